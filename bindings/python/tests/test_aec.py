"""The environment for PettingZoo: its own tests, and what they do not look at."""

import io
from contextlib import redirect_stdout

import magnumsal
import numpy as np
import pytest
from magnumsal import aec
from pettingzoo.test import api_test, render_test, seed_test

OPTIONS = [
    {},
    {"players": 3, "rewards": "win", "micro": True},
    {"players": 4, "rewards": "shaped", "max_cycles": 60},
    {"players": 5, "expansion": "muria", "rewards": "shaped", "micro": True},
]


def play(env, choose=lambda mask: int(mask.argmax())):
    """Plays to the end; how often each agent was asked, and what it got in all."""
    asked, rewards = dict.fromkeys(env.possible_agents, 0), dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, reward, termination, truncation, info = env.last()
        rewards[agent] += reward
        if termination or truncation:
            env.step(None)
            continue
        assert observation["action_mask"] is info["action_mask"]
        assert np.array_equal(env.action_masks(), info["action_mask"])
        asked[agent] += 1
        env.step(choose(observation["action_mask"]))
    return asked, rewards


@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array", "ignore:Observation space for each agent")
@pytest.mark.filterwarnings("ignore:Action mask numpy array is all zeros")
@pytest.mark.parametrize("options", OPTIONS)
def test_pettingzoos_own_tests_pass(options):
    with redirect_stdout(io.StringIO()):
        api_test(magnumsal.env(**options), num_cycles=200)
        seed_test(lambda: magnumsal.env(**options), num_cycles=100)
        render_test(lambda **mode: magnumsal.env(**options, **mode), {"svg": lambda svg: svg.startswith("<svg")})


def test_the_state_is_the_table_as_the_first_seat_sees_it():
    env = magnumsal.env()
    env.reset(seed=1)
    assert np.array_equal(env.state(), env.observe("player_0")["observation"])


def test_a_seed_deals_the_game_of_that_seed_and_then_the_same_ones():
    one, other = magnumsal.env(players=3), magnumsal.env(players=3)
    one.reset(seed=1368)
    other.reset(seed=1368)
    assert one.game == magnumsal.Game(3, seed=1368)
    one.reset()
    other.reset()
    assert one.game == other.game
    assert one.game != magnumsal.Game(3, seed=1368)


def test_a_game_that_is_there_can_be_gone_on_with():
    game = magnumsal.Game(2, seed=3)
    game.play("place supply 1C")
    env = magnumsal.env()
    env.reset(options={"game": game})
    assert env.game == game
    env.step(int(env.action_masks().argmax()))
    assert (env.game.ply, game.ply) == (2, 1)
    with pytest.raises(magnumsal.MagnumSalError, match="must be a Game of 3"):
        magnumsal.env(players=3).reset(options={"game": game})


@pytest.mark.parametrize("cycles", [1, 7, 40])
@pytest.mark.parametrize("players", [2, 4])
def test_a_game_is_truncated_after_max_cycles(players, cycles):
    # PettingZoo's own `max_cycles_test` takes actions without masks and asks everybody equally often: it is made for games
    # without either. This says the same of ours: so many moves, then everybody is truncated and asked once more.
    env = magnumsal.env(players=players, max_cycles=cycles)
    env.reset(seed=3)
    asked, _ = play(env)
    assert sum(asked.values()) == cycles
    env.reset(seed=3)
    steps = 0
    while not any(env.truncations.values()):
        env.step(int(env.action_masks().argmax()))
        steps += 1
    assert steps == cycles
    assert all(env.truncations.values()) and not any(env.terminations.values())
    dead = 0
    for _ in env.agent_iter():
        env.step(None)
        dead += 1
    assert dead == players


@pytest.mark.parametrize("rewards", ["money", "win", "shaped"])
def test_rewards_are_what_the_game_came_to(rewards):
    env = magnumsal.env(players=3, rewards=rewards)
    env.reset(seed=5)
    start = env.game.worth
    generator = np.random.default_rng(5)
    _, total = play(env, lambda mask: int(generator.choice(np.flatnonzero(mask))))
    worth = env.game.worth

    def advantage(money):
        return [one - (sum(money) - one) / 2 for one in money]

    expected = {
        "money": advantage(worth),
        "win": env.game.shares,
        "shaped": [end - begin for end, begin in zip(advantage(worth), advantage(start))],
    }
    assert list(total.values()) == pytest.approx(expected[rewards])
    assert sum(total.values()) == pytest.approx(1 if rewards == "win" else 0)


@pytest.mark.parametrize("micro", [False, True])
def test_rewards_and_observations_do_not_depend_on_how_moves_are_chosen(micro):
    env = magnumsal.env(players=2, micro=micro)
    env.reset(seed=9)
    bot = magnumsal.Bot("apprentice", 9)
    while not env.game.is_over:
        move = env.game.id_of(bot.choose(env.game))
        if not micro:
            env.step(move)
            continue
        # Every choice narrows the moves down; the one that is wanted is found by trying.
        ply = env.game.ply
        for choice in path_to(env.game, move):
            env.step(choice)
        assert env.game.ply == ply + 1
    other = magnumsal.Game(2, seed=9)
    bot = magnumsal.Bot("apprentice", 9)
    while not other.is_over:
        other.play(bot.choose(other))
    assert env.game.worth == other.worth


def path_to(game, move):
    """The micro-actions that choose a move."""

    def search(choice, path):
        for id in choice.legal_ids():
            tried = choice.__copy__()
            chosen = tried.choose(id)
            if chosen == move:
                return [*path, int(id)]
            if chosen is None and (found := search(tried, [*path, int(id)])):
                return found
        return None

    return search(game.micro(), [])


def test_an_illegal_action_raises_and_changes_nothing():
    env = magnumsal.env()
    env.reset(seed=1)
    before = env.game.clone(cheat=True)
    illegal = int(np.flatnonzero(env.action_masks() == 0)[0])
    with pytest.raises((magnumsal.Illegal, magnumsal.IdError)):
        env.step(illegal)
    with pytest.raises(magnumsal.MagnumSalError, match="must choose an action"):
        env.step(None)
    assert env.game == before
    env.step(int(env.action_masks().argmax()))
    assert env.game.ply == 1


def test_an_illegal_action_loses_where_that_is_asked_for():
    env = magnumsal.env(players=3, illegal="lose", illegal_reward=-5)
    env.reset(seed=1)
    env.step(int(np.flatnonzero(env.action_masks() == 0)[0]))
    assert env.rewards == {"player_0": -5, "player_1": 0, "player_2": 0}
    assert all(env.terminations.values())
    assert play(env)[1] == {"player_0": -5, "player_1": 0, "player_2": 0}


def test_what_is_wrong_is_said_at_once():
    for options, message in [
        ({"rewards": "gold"}, "rewards can be"),
        ({"max_cycles": 0}, "max_moves must be at least 1"),
        ({"illegal": "ignore"}, "illegal can be"),
        ({"render_mode": "rgb_array"}, "render_mode can be"),
        ({"players": 6}, "players"),
        ({"players": 5}, "players"),
    ]:
        with pytest.raises(magnumsal.MagnumSalError, match=message):
            magnumsal.env(**options)


def test_only_who_is_asked_has_a_mask():
    env = aec.raw_env(players=3)
    env.reset(seed=1)
    assert env.observe("player_0")["action_mask"].any()
    assert not env.observe("player_1")["action_mask"].any()
