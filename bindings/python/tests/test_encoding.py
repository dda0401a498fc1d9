"""Ids, masks, observations, micro-actions and chance: the same as in Rust, over whole games."""

import copy
import pickle
import random
from pathlib import Path

import magnumsal
import numpy as np
import pytest
from magnumsal import (
    ACTIONS_VERSION,
    MICRO_ACTIONS,
    OBSERVATION_LENGTH,
    OBSERVATION_VERSION,
    ActionSpace,
    Beginning,
    Game,
    RuleSet,
    layout,
)

DOCS = Path(__file__).parents[3] / "docs"
TABLES = [("none", 2), ("none", 3), ("none", 4), ("muria", 2), ("muria", 5)]


def positions(seed=1, every=4):
    """Positions of random games at each table."""
    for expansion, players in TABLES:
        rng = random.Random(seed)
        game = Game(players, seed=seed, rules=RuleSet(expansion, round_limit=2))
        while not game.is_over:
            if game.ply % every == 0:
                yield game
            game.play(rng.choice(game.moves()))
        yield game


def test_every_legal_move_has_an_id_and_every_id_one_move():
    for game in positions():
        moves, ids = game.moves(), game.legal_ids()
        assert ids.dtype == np.int64 and list(ids) == sorted(set(ids.tolist()))
        assert sorted(game.id_of(move) for move in moves) == list(ids)
        assert {game.move_of(id) for id in ids} == set(moves)


def test_masks_and_lists_say_the_same():
    for game in positions():
        mask = game.legal_mask()
        assert mask.dtype == np.int8 and mask.shape == (len(game.actions),)
        assert np.flatnonzero(mask).tolist() == game.legal_ids().tolist()


def test_the_tables_of_ids_are_those_of_the_document():
    text = (DOCS / "actions.md").read_text()
    for expansion in ("none", "muria"):
        actions = ActionSpace(expansion)
        assert actions.version == ACTIONS_VERSION
        assert f"Version {ACTIONS_VERSION}: **{len(actions)} ids**, hash `{actions.hash}`" in text.replace(",", "", 0)
        assert pickle.loads(pickle.dumps(actions)) == actions and hash(actions) == hash(ActionSpace(expansion))
        ends = sorted(actions.families.values())
        assert ends[0][0] == 0 and ends[-1][1] == len(actions)
        assert all(one[1] == other[0] for one, other in zip(ends, ends[1:], strict=False))
        texts = [actions.text(id) for id in range(len(actions))]
        assert len(set(texts)) == len(texts)
        assert actions.describe(len(actions) - 1)
    assert ActionSpace("muria") != ActionSpace()


def test_observations_are_those_of_the_layout():
    parts = layout()
    assert OBSERVATION_VERSION == 1
    assert sum(len(part) for part in parts.values()) == OBSERVATION_LENGTH
    assert [part.offset for part in parts.values()] == np.cumsum([0] + [len(p) for p in parts.values()])[:-1].tolist()
    assert all(f"`{name}`" in (DOCS / "observations.md").read_text() for name in parts)
    for game in positions(every=12):
        for seat in range(game.players):
            seen = game.observe(seat=seat)
            assert seen.dtype == np.uint8 and seen.shape == (OBSERVATION_LENGTH,)
            clockwise = [(seat + place) % game.players for place in range(game.players)]
            coins = parts["coins"].of(seen)[: game.players]
            assert coins.tolist() == [min(game.coins[other], 255) for other in clockwise]
            assert parts["salt"].of(seen).shape == parts["salt"].shape == (32, 3)
        if game.to_move is not None:
            assert (game.observe() == game.observe(seat=game.to_move)).all()
            assert (game.view().observe() == game.observe()).all()
            assert (game.view().legal_mask() == game.legal_mask()).all()
            assert (game.view().legal_ids() == game.legal_ids()).all()


def test_nothing_hidden_is_in_an_observation():
    different = 0
    for game in positions(every=20):
        for seed in range(3):
            clone = game.clone(seed=seed)
            different += clone != game
            assert (clone.observe() == game.observe()).all()
            assert (clone.legal_ids() == game.legal_ids()).all()
    assert different > 50


def test_buffers_are_written_where_they_are():
    game = Game(players=2, seed=1)
    observations = np.full((4, OBSERVATION_LENGTH), 9, np.uint8)
    masks = np.full((4, len(game.actions)), 9, np.int8)
    assert game.observe(out=observations[2]) is not None
    game.legal_mask(out=masks[2])
    assert (observations[2] == game.observe()).all() and (masks[2] == game.legal_mask()).all()
    assert (observations[[0, 1, 3]] == 9).all() and (masks[[0, 1, 3]] == 9).all()
    many = layout()["coins"].of(observations)
    assert many.shape == (4, 5) and many.base is not None


def test_small_choices_lead_to_every_move():
    for game in positions(every=20):
        reached = []

        def follow(micro, reached=reached):
            mask = micro.legal_mask()
            assert mask.shape == (MICRO_ACTIONS,) and np.flatnonzero(mask).tolist() == micro.legal_ids().tolist()
            for id in micro.legal_ids():
                assert micro.describe(id)
                further = copy.copy(micro)
                chosen = further.choose(id)
                assert further.is_chosen == (chosen is not None)
                assert further.taken[-1] == id
                if chosen is None:
                    follow(further)
                else:
                    reached.append(chosen)

        follow(game.micro())
        assert sorted(reached) == game.legal_ids().tolist()


def draw(node, rng):
    """Draws all that comes up, each by its chance; the game then."""
    while True:
        chances = node.chances()
        assert sum(chance for _, chance in chances) == pytest.approx(1.0)
        assert [id for id, _ in chances] == sorted(id for id, _ in chances)
        ids, weights = zip(*chances, strict=True)
        chosen = rng.choices(ids, weights)[0]
        assert node.describe(chosen)
        # A node in the middle travels as it is.
        assert pickle.loads(pickle.dumps(node)).chances() == chances
        game = node.draw(chosen)
        if game is not None:
            return game


@pytest.mark.parametrize(("expansion", "players"), TABLES)
def test_whole_games_are_played_with_explicit_chance(expansion, players):
    rng = random.Random(players)
    beginning = Beginning(players, rules=RuleSet(expansion, round_limit=3))
    game = draw(beginning, rng)
    assert not game.knows_stacks and copy.deepcopy(beginning).drawn == beginning.drawn
    revealed = 0
    while not game.is_over:
        id = rng.choice(game.legal_ids())
        reveal = game.reveal(id)
        if reveal is None:
            game.play(id)
            continue
        revealed += 1
        with pytest.raises(magnumsal.ChanceError):
            game.play(id)
        ply = game.ply
        assert reveal.before == game and reveal.move == game.move_of(id)
        game = draw(reveal, rng)
        assert game.ply == ply + 1 and len(reveal.drawn) >= 1
        again = pickle.loads(pickle.dumps(game))
        assert again == game and again.history == game.history and not again.knows_stacks
        assert again.observe().tobytes() == game.observe().tobytes()
    assert revealed > 3
    assert game.record.game().position() == game.position()
