"""Gymnasium's vector environment over the native one."""

import magnumsal
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode
from magnumsal.vector import MagnumSalVectorEnv


def games(envs, steps, seed=0):
    """Plays at random; what every step brought, and which games ended."""
    envs.reset(seed=seed)
    for _ in range(steps):
        actions = envs.sample()
        yield actions, *envs.step(actions)


@pytest.mark.parametrize("autoreset", ["next_step", "same_step"])
def test_the_mode_of_autoreset_is_named_and_kept(autoreset):
    envs = MagnumSalVectorEnv(4, autoreset=autoreset, max_moves=9)
    assert envs.metadata["autoreset_mode"] is AutoresetMode[autoreset.upper()]
    period = 10 if autoreset == "next_step" else 9
    for step, (_, _, _, terminated, truncated, infos) in enumerate(games(envs, 40), start=1):
        ended = step % period == 9 % period
        assert not terminated.any()
        assert truncated.all() == ended and truncated.any() == ended
        if autoreset == "same_step":
            assert ("final_obs" in infos) == ended
        if ended and autoreset == "same_step":
            last = infos["final_obs"][0]
            assert last["observation"].any() and not last["action_mask"].any()
            assert infos["_final_obs"].all()


def test_observations_and_masks_lie_in_their_spaces():
    envs = MagnumSalVectorEnv(3, players=3, expansion="muria")
    observations, infos = envs.reset(seed=1)
    assert envs.observation_space.contains(observations)
    assert envs.action_space.contains(envs.sample())
    assert np.array_equal(observations["action_mask"], infos["action_mask"])
    assert np.array_equal(envs.action_masks(), infos["action_mask"])


@pytest.mark.parametrize("rewards", ["money", "win", "shaped"])
def test_rewards_are_those_of_the_other_environments(rewards):
    players = 3
    envs = MagnumSalVectorEnv(2, players, rewards=rewards)
    envs.reset(seed=7)
    copies = [magnumsal.env(players, rewards=rewards) for _ in range(2)]
    for index, env in enumerate(copies):
        env.reset(options={"game": envs.games.game(index, cheat=True)})
    done = 0
    while done < 2:
        for index, env in enumerate(copies):
            if not env.game.is_over:
                assert envs.games.seats[index] == env.game.to_move
        actions = envs.sample()
        _, mine, terminated, _, infos = envs.step(actions)
        for index, env in enumerate(copies):
            if not any(env.terminations.values()):
                actor = env.game.to_move
                env.step(int(actions[index]))
                assert infos["rewards"][index] == pytest.approx(list(env.rewards.values()), abs=1e-3)
                assert mine[index] == pytest.approx(env.rewards[f"player_{actor}"], abs=1e-3)
                assert terminated[index] == any(env.terminations.values())
                done += int(terminated[index])


def test_arrays_are_copies_unless_they_are_not_wanted():
    kept = MagnumSalVectorEnv(2)
    first, _ = kept.reset(seed=1)
    before = first["observation"].copy()
    kept.step(kept.sample())
    assert np.array_equal(first["observation"], before)
    shared = MagnumSalVectorEnv(2, copy=False)
    first, _ = shared.reset(seed=1)
    second, *_ = shared.step(shared.sample())
    assert first["observation"] is second["observation"]


def test_the_same_seed_plays_the_same_on_any_number_of_threads():
    def run(threads):
        envs = MagnumSalVectorEnv(8, threads=threads)
        return [(actions, observations["observation"]) for actions, observations, *_ in games(envs, 50, seed=3)]

    for (one, seen), (other, also_seen) in zip(run(1), run(2)):
        assert np.array_equal(one, other)
        assert np.array_equal(seen, also_seen)


def test_an_illegal_action_raises_and_nothing_is_played():
    envs = MagnumSalVectorEnv(2)
    observations, infos = envs.reset(seed=1)
    illegal = np.array([int(mask.argmin()) for mask in infos["action_mask"]])
    with pytest.raises(magnumsal.MagnumSalError):
        envs.step(illegal)
    assert np.array_equal(observations["observation"], envs.games.observations)
