"""Matches in parts: the table, the files, and going on after an end in the middle."""

import json

import magnumsal
import numpy as np
import polars
import pyarrow.compute as pc
import pyarrow.dataset
import pytest
from magnumsal import data, lab
from magnumsal._parts import Store, missing

SHORT = magnumsal.RuleSet(round_limit=4)
MATCH = {"seats": ["apprentice", "random"], "games": 12, "seed": 7, "rules": SHORT}


@pytest.fixture(scope="module")
def written(tmp_path_factory):
    folder = tmp_path_factory.mktemp("match")
    return folder, magnumsal.simulate(**MATCH, out=folder, values="apprentice")


def test_the_table_is_that_of_the_laboratory(written):
    table = written[1]
    assert table == magnumsal.simulate(**MATCH)
    assert table == magnumsal._magnumsal.simulate(**MATCH)
    assert json.loads((written[0] / "report.json").read_text()) == table


def test_frames_have_a_row_for_each_player(written):
    table = written[1]
    for library, rows in [("polars", lambda f: f.to_dicts()), ("pyarrow", lambda f: f.to_pylist())]:
        players = rows(table.frame("players", library))
        assert [row["name"] for row in players] == ["apprentice 1", "random 2"]
        assert players[0]["wins"] == table["players"][0]["wins"]["mean"]
        assert players[0]["wins_low"] == table["players"][0]["wins"]["low"]
    assert list(table.frame("players", "pandas")["name"]) == ["apprentice 1", "random 2"]
    for what in table.FRAMES:
        assert table.frame(what).height > 0
    assert "apprentice 1" in table._repr_html_()
    with pytest.raises(magnumsal.MagnumSalError, match="none of 'gold'"):
        table.frame("gold")


def test_games_are_there_as_rows_and_as_records(written):
    folder, table = written
    games = magnumsal.dataset(folder, "games").collect().sort("deal", "rotation")
    assert games.height == 12
    assert games["seed"].to_list() == [7 + deal for deal in range(6) for _ in range(2)]
    lines = [line for part in sorted((folder / "records").iterdir()) for line in part.read_text().splitlines()]
    records = [magnumsal.Record.from_json(line) for line in lines]
    assert len(records) == 12
    for row, record in zip(games.to_dicts(), records):
        assert record.game().worth == row["worth"]
        assert record.moves == row["moves"]
    wins = sum(row["shares"][row["bots"].index("apprentice")] for row in games.to_dicts())
    assert wins / 12 == pytest.approx(table["players"][0]["wins"]["mean"])


def test_decisions_are_what_players_saw_and_did(written):
    folder, _ = written
    rows = magnumsal.dataset(folder).sort("deal", "rotation", "ply").collect()
    games = {(row["deal"], row["rotation"]): row for row in magnumsal.dataset(folder, "games").collect().to_dicts()}
    assert rows.height == sum(row["decisions"] for row in games.values())
    for row in rows.sample(50, seed=1).to_dicts():
        played = games[row["deal"], row["rotation"]]
        game = magnumsal.Game(2, seed=played["seed"], rules=SHORT)
        for move in played["moves"][: row["ply"]]:
            game.play(move)
        assert game.to_move == row["seat"]
        assert game.observe().tobytes() == row["observation"]
        assert game.legal_ids().tolist() == row["legal_ids"]
        assert game.id_of(played["moves"][row["ply"]]) == row["action"]
        assert row["action"] in row["legal_ids"] and len(row["legal_ids"]) > 1
        turned = lambda values: values[row["seat"] :] + values[: row["seat"]]
        assert row["worth"] == turned(game.worth)
        assert row["money"] == turned(played["worth"])
        assert len(row["values"]) == 2


def test_both_libraries_read_the_same(written):
    folder, _ = written
    dataset = magnumsal.dataset(folder, library="pyarrow")
    assert isinstance(dataset, pyarrow.dataset.Dataset)
    assert isinstance(magnumsal.dataset(folder), polars.LazyFrame)
    assert dataset.count_rows() == magnumsal.dataset(folder).collect().height


@pytest.mark.parametrize("seed", [None, 1])
def test_batches_are_arrays_to_learn_from(written, seed):
    folder, _ = written
    rows = magnumsal.dataset(folder).collect()
    batches = list(data.batches(folder, 100, seed=seed))
    assert sum(len(batch["action"]) for batch in batches) == rows.height
    batch = batches[0]
    assert batch["observation"].shape == (100, magnumsal.OBSERVATION_LENGTH)
    assert batch["action_mask"].shape == (100, 3184)
    assert batch["action_mask"][np.arange(100), batch["action"]].all()
    assert batch["shares"].sum(axis=1) == pytest.approx(1)
    if seed is None:
        assert batch["action"].tolist() == rows["action"].to_list()[:100]
        assert batch["action_mask"].sum(axis=1).tolist() == [len(ids) for ids in rows["legal_ids"].to_list()[:100]]


def test_batches_can_be_chosen_from(written):
    folder, _ = written
    (batch,) = data.batches(folder, 10**6, where=pc.field("seat") == 1)
    assert set(batch["seat"]) == {1}
    assert len(batch["seat"]) == magnumsal.dataset(folder).collect()["seat"].to_list().count(1)


def test_a_match_goes_on_where_it_was_ended(tmp_path, monkeypatch, written):
    monkeypatch.setattr(lab, "GAMES_A_THREAD", 2)
    plan = {**MATCH, "threads": 1, "out": tmp_path, "values": "apprentice"}

    def stop(done, _):
        if done >= 7:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        magnumsal.simulate(**plan, progress=stop)
    assert Store(tmp_path).ranges() == [(0, 1), (1, 2), (2, 3)]
    with pytest.raises(magnumsal.MagnumSalError, match="resume=True"):
        magnumsal.simulate(**plan)
    # A part that was being written when the power went.
    (tmp_path / "games" / "0000000003-0000000004.parquet.draft").write_bytes(b"PAR1")
    seen = []
    table = magnumsal.simulate(**plan, resume=True, progress=lambda done, _: seen.append(done))
    assert seen[0] >= 6, "the first three deals are not played again"
    assert table == written[1]
    assert magnumsal.simulate(**plan, resume=True) == table
    with pytest.raises(magnumsal.MagnumSalError, match="its seed is 7, and 8 is asked for|its fingerprint"):
        magnumsal.simulate(**{**plan, "seed": 8}, resume=True)
    longer = magnumsal.simulate(**{**plan, "games": 16}, resume=True)
    assert longer == magnumsal.simulate(**{**MATCH, "games": 16})
    # Fewer games than are there: a table of fewer.
    assert magnumsal.simulate(**{**plan, "games": 4}, resume=True) == magnumsal.simulate(**{**MATCH, "games": 4})


def test_missing_deals_are_found():
    assert missing([], 5) == [(0, 5)]
    assert missing([(1, 2), (3, 4)], 5) == [(0, 1), (2, 3), (4, 5)]
    assert missing([(0, 5)], 5) == []
    assert missing([(0, 9)], 5) == []


def test_two_variants_are_compared(tmp_path):
    plan = {**MATCH, "games": 4, "compare_rules": magnumsal.RuleSet(round_limit=6)}
    table = magnumsal.simulate(**plan, out=tmp_path)
    assert table == magnumsal.simulate(**plan)
    assert table["comparison"]["differences"]
    assert magnumsal.dataset(tmp_path, "games").collect()["variant"].to_list().count(1) == 4


def test_selfplay_is_a_match_of_one_bot(tmp_path):
    table = magnumsal.selfplay("apprentice", 4, out=tmp_path, players=2, seed=1, rules=SHORT)
    assert table["games"] == 4
    assert magnumsal.dataset(tmp_path).collect().height > 0


def test_what_is_wrong_is_said(tmp_path):
    for wrong, message in [
        ({"seats": "apprentice"}, "seats must be a list"),
        ({"resume": True}, "need out"),
        ({"seats": ["king", "random"]}, "no bot is called king"),
    ]:
        with pytest.raises(magnumsal.MagnumSalError, match=message):
            magnumsal.simulate(**{**MATCH, **wrong})
    for call in [
        lambda: magnumsal.dataset(tmp_path, "gold"),
        lambda: magnumsal.dataset(tmp_path, library="gold"),
        lambda: list(data.batches(tmp_path, 0)),
    ]:
        with pytest.raises(magnumsal.MagnumSalError):
            call()
