"""Games: the rules, records and golden games, through Python."""

import copy
import json
from pathlib import Path
from xml.etree import ElementTree

import magnumsal
import pytest
from magnumsal import Game, Illegal, Move, Position, Record, RuleSet, View

GOLDEN = sorted((Path(__file__).parents[3] / "crates/rules/tests/games").glob("*.json"))
TABLES = [("none", 2), ("none", 4), ("muria", 2), ("muria", 5)]


def finished(expansion="none", players=2, seed=1):
    game = Game(players, seed=seed, rules=RuleSet(expansion, round_limit=6))
    game.play_out(seed=seed)
    return game


def trace_line(game):
    """A position as `magnumsal trace` prints it."""
    position = game.position().to_dict()
    line = {key: position[key] for key in ("seat", "phase", "round", "actions", "state")}
    line |= {"ply": game.ply, "legal": sorted(str(move) for move in game.moves())}
    return json.dumps(line, sort_keys=True, separators=(",", ":"), ensure_ascii=False) + "\n"


def fnv_1a(data):
    digest = 0xCBF29CE484222325
    for byte in data:
        digest = (digest ^ byte) * 0x100000001B3 % 2**64
    return f"{digest:016x}"


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_golden_games_are_played_as_they_should(path):
    """Every position and all its legal moves, by a digest of all of them."""
    expected = json.loads(path.with_suffix(".expected").read_text())
    record = Record.from_json(path.read_text())
    game = record.start()
    lines = []
    for text in record.moves:
        lines.append(trace_line(game))
        game.play(text if game.ply % 2 else game.id_of(text))
    lines.append(trace_line(game))
    assert game.ply == expected["plies"] and game.is_over
    assert fnv_1a("".join(lines).encode()) == expected["format_2"]
    assert game == record.game() == Game.from_record(path.read_text()) and game.record == record


@pytest.mark.parametrize(("expansion", "players"), TABLES)
def test_a_record_leads_to_the_same_game(expansion, players):
    game = finished(expansion, players)
    assert len(game.record) == game.ply == len(game.history)
    for ply in (0, 1, game.ply // 2, game.ply):
        part = game.record.game(ply)
        assert part.ply == ply
        assert part.history == game.history[:ply]
        assert Record.from_json(part.record.json()).game() == part
    unknown = game.record.with_unknown_stacks()
    assert not unknown.knows_stacks
    assert unknown.game().position() == game.position()
    assert unknown.game().record == unknown
    assert Record.from_json(unknown.json()) == unknown


def test_a_game_tells_how_it_stands():
    game = Game(players=3, seed=1368, names=["Ada", "Bruno", "Cleo"])
    assert (game.players, game.names, game.to_move) == (3, ["Ada", "Bruno", "Cleo"], 0)
    assert (game.phase, game.round, game.actions_left, game.ply) == (1, 1, 1, 0)
    assert (game.coins, game.orders_done) == ([10, 12, 14], [0, 0, 0])
    assert (game.winners, game.shares, game.is_over) == (None, None, False)
    assert repr(game) == "<Game base game, 3 players: phase I round 1, seat 0 to move>"
    game.play_out(seed=3)
    assert game.is_over and game.to_move is None and game.moves() == []
    assert sum(game.shares) == pytest.approx(1.0)
    best = game.ranking()[0]
    assert best["total"] == max(game.worth) and best["seat"] in game.winners


def test_events_tell_what_happened():
    game = Game(players=2, seed=1)
    events = game.play_with_events("hire")
    assert [event["event"] for event in events] == ["paid", "piece-moved"]
    assert game.coins == [10 - events[0]["amount"], 12]


def test_a_refused_move_changes_nothing():
    game = Game(players=2, seed=1)
    before = copy.copy(game)
    for move in ["place supply 4C", "end", "boil supply", "deliver 1", "place supply 1C -> bb/1"]:
        with pytest.raises(magnumsal.MagnumSalError):
            game.play(move)
        with pytest.raises(magnumsal.MagnumSalError):
            game.play_with_events(move)
        assert game == before and game.ply == 0
    assert game.check("place supply 1C") is None
    refusal = game.check("place supply 4C")
    assert isinstance(refusal, Illegal)
    assert (refusal.code, refusal.rule, refusal.facts) == ("out-of-reach", "C1", {"space": "4C"})


def test_a_clone_keeps_what_lies_open_and_deals_the_rest_anew():
    for expansion, players in TABLES:
        game = Game(players, seed=7, expansion=expansion)
        for move in ["place supply 1C", "end"]:
            game.play(move)
        clones = [game.clone(seed=seed) for seed in range(20)]
        assert all(clone.view() == game.view() and clone.position() == game.position() for clone in clones)
        assert sum(clone != game for clone in clones) > 15
        assert len({hash(clone) for clone in clones}) == 1, "a hash is of what lies open"
        assert game.clone(seed=3) == clones[3]
        assert game.clone(cheat=True) == game
        for clone in clones[:5]:
            clone.play_out(seed=1)
            assert clone.record.game() == clone, "the deal that would have led there"
        assert game.ply == 2


def test_copies_are_exact_and_go_on_by_themselves():
    game = Game(players=2, seed=1)
    for other in (copy.copy(game), copy.deepcopy(game)):
        assert other == game and hash(other) == hash(game)
        other.play("hire")
        assert other != game and game.ply == 0


def test_games_are_equal_if_nobody_could_tell():
    assert Game(2, seed=1) == Game(2, seed=1) != Game(2, seed=2)
    assert Game(2, seed=1) != Game(2, seed=1, expansion="muria")
    assert Game(2, seed=1) != 3
    one, other = Game(2, seed=1), Game(2, seed=1)
    for moves in (("place supply 1C", "end", "hire"),):
        for move in moves:
            one.play(move)
            other.play(move)
    assert one == other


def test_a_position_is_data():
    game = Game(players=3, seed=5)
    game.play("place supply 1C")
    position = game.position(stacks=True)
    assert position.knows_stacks and not position.without_stacks().knows_stacks
    assert Position.from_json(position.json()) == position != position.without_stacks()
    assert hash(Position.from_json(position.json())) == hash(position)
    again = position.game(game.rules, names=game.names)
    assert again.position(stacks=True) == position
    assert position.to_dict()["seat"] == 0
    unknown = position.without_stacks().game()
    assert not unknown.knows_stacks
    game.play("end")
    with pytest.raises(magnumsal.MagnumSalError, match="no player|names"):
        position.game(names=["Ada"])


def test_unknown_stacks_have_to_be_told():
    game = Game(players=2, seed=1)
    for move in ["place supply 1C", "end", "place supply 2C", "end"]:
        game.play(move)
    unknown = game.position().game(names=game.names)
    assert not unknown.knows_stacks
    with pytest.raises(magnumsal.ChanceError):
        unknown.play("place supply 2L1")
    with pytest.raises(magnumsal.ChanceError, match="nobody knows"):
        unknown.play_out()
    unknown.play("place supply 2L1 -> bbg/1")
    assert unknown.record.moves == ["place supply 2L1 -> bbg/1"]
    assert unknown.record.game() == unknown
    dealt = unknown.clone(seed=4)
    assert dealt.knows_stacks and dealt.view() == unknown.view()
    dealt.play_out(seed=2)
    assert dealt.record.game().position() == dealt.position()


def test_a_view_holds_what_a_player_sees():
    game = Game(players=3, seed=1368)
    view = game.view(seat=2)
    assert (view.seat, view.to_move, view.players, view.is_over) == (2, 0, 3, False)
    assert view.moves() == game.moves()
    assert not view.position.knows_stacks
    again = View.from_json(view.json())
    assert again == view and hash(again) == hash(view) and again.to_dict() == view.to_dict()
    assert view.unseen["orders"]["left"] == len(view.unseen["orders"]["candidates"])
    dealt = view.deal(seed=1)
    assert dealt.view(seat=2) == view
    assert dealt.record.game() == dealt
    game.play("place supply 1C")
    dealt = game.view().deal(seed=1)
    with pytest.raises(magnumsal.RecordError, match="in the middle of a turn"):
        dealt.record  # noqa: B018
    dealt.play("end")


def test_random_games_go_on_from_a_position():
    game = Game(players=3, seed=1)
    before = copy.copy(game)
    worth = game.rollouts(50, seed=3)
    assert worth.shape == (50, 3) and worth.min() >= 0 and len({tuple(row) for row in worth}) > 40
    assert (worth == game.rollouts(50, seed=3)).all()
    assert (worth != game.rollouts(50, seed=3, cheat=True)).any()
    assert game == before


def test_a_move_is_a_value():
    move = Move("extract 2R1 bb crew 2")
    assert (move.verb, move.role, str(move)) == ("extract", "action", "extract 2R1 bb crew 2")
    assert move == Move(str(move)) != Move("end") and len({move, Move(str(move))}) == 1
    assert move.to_dict()["text"] == str(move)
    assert eval(repr(move), {"Move": Move}) == move


def test_rules_are_a_value():
    rules = RuleSet("muria", mapped=True, round_limit=9)
    assert rules == RuleSet.from_dict(rules.to_dict()) != RuleSet("muria")
    assert eval(repr(rules), {"RuleSet": RuleSet}) == rules
    assert rules.replace(mapped=False).mapped is False
    assert {setting["key"] for setting in RuleSet.settings()} == set(rules.to_dict())
    assert (RuleSet().max_players, rules.max_players) == (4, 5)


def test_editions_with_other_numbers_are_played():
    lists = magnumsal.Edition.standard().lists()
    assert lists["base"]["orders"][0]
    path = Path(__file__).parents[3] / "crates/rules/data/base.toml"
    text = path.read_text().replace("[3, 4, 5]", "[4, 5, 6]")
    edition = magnumsal.Edition.from_texts({"other.toml": text})
    assert not edition.is_standard and edition != magnumsal.Edition.standard()
    assert edition.fingerprint() and edition.fingerprint("muria")
    game = Game(players=2, seed=1, edition=edition)
    assert game.edition == edition
    with pytest.raises(magnumsal.RecordError):
        Record.from_json(game.record.json())
    assert Record.from_json(game.record.json(), edition=edition).game() == game


@pytest.mark.parametrize(("expansion", "players"), TABLES)
def test_the_picture_is_svg_and_shows_nothing_hidden(expansion, players):
    names = [f"<{seat}> & \"x\"" for seat in range(players)]
    game = Game(players, seed=1, names=names, rules=RuleSet(expansion, round_limit=6, mapped=players == 2))
    pictures = set()
    while not game.is_over:
        picture = game._repr_svg_()
        pictures.add(picture)
        assert ElementTree.fromstring(picture).tag == "{http://www.w3.org/2000/svg}svg"
        assert game.clone(seed=1).svg() == picture
        for _ in range(20):
            moves = game.moves()
            if moves:
                game.play(moves[len(moves) // 2])
    assert len(pictures) > 5
    assert game.view()._repr_svg_().startswith("<svg")
