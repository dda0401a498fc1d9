"""The game of OpenSpiel: its own tests, and play with its search."""

import copy

import magnumsal
import magnumsal.openspiel
import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import mcts
from open_spiel.python.observation import make_observation

GAMES = [
    "magnum_sal(round_limit=4)",
    "magnum_sal(players=4,rewards=money,round_limit=3)",
    "magnum_sal(players=5,expansion=muria,round_limit=3)",
]


@pytest.mark.parametrize("text", GAMES)
def test_openspiels_own_test_passes(text):
    game = pyspiel.load_game(text)
    pyspiel.random_sim_test(game, num_sims=2, serialize=True, verbose=False)


def play(state, generator):
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes())
            assert sum(chances) == pytest.approx(1)
            state.apply_action(int(generator.choice(outcomes, p=chances)))
        else:
            state.apply_action(int(generator.choice(state.legal_actions())))
        yield state


def test_games_are_those_of_the_rules():
    game = pyspiel.load_game("magnum_sal(players=3,round_limit=5)")
    state = game.new_initial_state()
    for _ in play(state, np.random.default_rng(1)):
        pass
    assert state.game.is_over
    assert state.returns() == state.game.shares
    assert sum(state.returns()) == pytest.approx(1)
    # The record of it can be played again.
    assert state.game.record.game().worth == state.game.worth


def test_chance_turns_things_up_one_after_another():
    state = pyspiel.load_game("magnum_sal").new_initial_state()
    texts = []
    while state.is_chance_node():
        outcome, _ = state.chance_outcomes()[0]
        texts.append(state.action_to_string(outcome))
        state.apply_action(outcome)
    assert any(text.startswith("order") for text in texts)
    assert any(text.startswith("tool") for text in texts)
    assert state.current_player() == 0


def test_observations_are_those_of_the_package():
    game = pyspiel.load_game("magnum_sal(round_limit=3)")
    observation = make_observation(game)
    state = game.new_initial_state()
    observation.set_from(state, 0)
    assert not observation.tensor.any()
    for state in play(state, np.random.default_rng(2)):
        if state.game is not None:
            observation.set_from(state, 1)
            assert np.array_equal(observation.tensor, state.game.observe(1))
            assert observation.dict["coins"][0] == state.game.coins[1]
    assert observation.string_from(state, 0) == state.game.view(0).json()


def test_a_clone_goes_its_own_way():
    state = pyspiel.load_game("magnum_sal(round_limit=3)").new_initial_state()
    for count, state in enumerate(play(state, np.random.default_rng(3))):
        clone = state.clone()
        assert str(clone) == str(state)
        if count > 60:
            break
    before = str(state)
    for _ in play(clone, np.random.default_rng(4)):
        pass
    assert clone.is_terminal()
    assert str(state) == before
    assert copy.deepcopy(state.game) == state.game


@pytest.mark.parametrize("text", GAMES[:2])
def test_its_search_plays(text):
    game = pyspiel.load_game(text)
    evaluator = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=np.random.RandomState(1))
    bot = mcts.MCTSBot(game, 2.0, 4, evaluator, random_state=np.random.RandomState(1))
    state = game.new_initial_state()
    generator = np.random.default_rng(5)
    moves = 0
    while moves < 3:
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes())
            state.apply_action(int(generator.choice(outcomes, p=chances)))
        else:
            state.apply_action(bot.step(state))
            moves += 1
    assert state.game.ply == 3


def test_what_is_wrong_is_said():
    for text in ["magnum_sal(expansion=gold)", "magnum_sal(rewards=gold)", "magnum_sal(players=5)"]:
        with pytest.raises((magnumsal.MagnumSalError, pyspiel.SpielError)):
            pyspiel.load_game(text)
