"""The environment of Gymnasium: one learner against bots."""

import warnings

import gymnasium
import magnumsal
import magnumsal.gym
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

OPTIONS = [
    {},
    {"opponents": ["apprentice", "random", "random"], "rewards": "win", "seat": 2},
    {"opponents": ["random"] * 4, "expansion": "muria", "rewards": "shaped", "micro": True},
]


def play(env, seed):
    observation, info = env.reset(seed=seed)
    generator = np.random.default_rng(seed)
    total, done = 0.0, False
    while not done:
        assert np.array_equal(observation["action_mask"], info["action_mask"])
        assert np.array_equal(env.unwrapped.action_masks(), info["action_mask"])
        action = generator.choice(np.flatnonzero(info["action_mask"]))
        observation, reward, terminated, truncated, info = env.step(action)
        total += reward
        done = terminated or truncated
    return total, info


@pytest.mark.parametrize("options", OPTIONS)
def test_gymnasiums_own_check_passes(options):
    env = gymnasium.make("magnumsal.gym:MagnumSal-v1", **options)
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        check_env(env.unwrapped, skip_render_check=True)


@pytest.mark.parametrize("options", OPTIONS)
def test_the_learner_gets_what_the_game_comes_to_for_its_seat(options):
    env = magnumsal.gym.MagnumSalEnv(**options)
    for seed in range(3):
        total, info = play(env, seed)
        worth, seat = info["worth"], info["seat"]
        others = len(worth) - 1
        difference = worth[seat] - (sum(worth) - worth[seat]) / others
        if env.unwrapped._table._rewards == "win":
            assert total == pytest.approx(info["shares"][seat])
        elif env.unwrapped._table._rewards == "money":
            assert total == pytest.approx(difference)
        with pytest.raises(magnumsal.MagnumSalError, match="call reset"):
            env.step(0)


def test_the_learner_sits_where_it_is_told_or_everywhere():
    env = magnumsal.gym.MagnumSalEnv(["random", "random"], seat=1)
    assert {env.reset(seed=seed)[1]["seat"] for seed in range(6)} == {1}
    env = magnumsal.gym.MagnumSalEnv(["random", "random"])
    assert {env.reset(seed=seed)[1]["seat"] for seed in range(6)} == {0, 1, 2}


def test_an_illegal_action_loses_or_raises():
    env = magnumsal.gym.MagnumSalEnv("random")
    env.reset(seed=1)
    illegal = int(np.flatnonzero(env.action_masks() == 0)[0])
    _, reward, terminated, _, info = env.step(illegal)
    assert (reward, terminated) == (-255.0, True)
    assert info["illegal"]
    env = magnumsal.gym.MagnumSalEnv("random", illegal="raise")
    env.reset(seed=1)
    with pytest.raises((magnumsal.Illegal, magnumsal.IdError)):
        env.step(illegal)


def test_a_game_is_truncated_after_max_moves():
    env = magnumsal.gym.MagnumSalEnv("random", max_moves=10)
    _, info = play(env, 4)
    assert info["moves"] == 10


def test_what_is_wrong_is_said_at_once():
    for options, message in [
        ({"opponents": ["king"]}, "no bot is called king"),
        ({"opponents": []}, "1 player is not possible"),
        ({"seat": 2}, "seat must be one of 0 to 1"),
    ]:
        with pytest.raises(magnumsal.MagnumSalError, match=message):
            magnumsal.gym.MagnumSalEnv(**options)
