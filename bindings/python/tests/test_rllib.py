"""The environment with RLlib's keys. RLlib trains with PyTorch, which is not needed for any of this."""

import sys

import magnumsal
import magnumsal.rllib
import numpy as np
import pytest
from magnumsal.rllib import MagnumSalMultiAgentEnv, scaled

OPTIONS = [
    {},
    {"players": 3, "rewards": "win", "micro": True},
    {"players": 5, "expansion": "muria", "rewards": "shaped"},
]


@pytest.mark.parametrize("options", OPTIONS)
def test_observations_lie_in_their_spaces_to_the_end_of_a_game(options):
    env = MagnumSalMultiAgentEnv({**options, "max_moves": 150})
    observations, infos = env.reset(seed=1)
    total, generator = dict.fromkeys(env.possible_agents, 0.0), np.random.default_rng(1)
    done = {"__all__": False}
    while not done["__all__"]:
        (agent,) = observations
        seen = observations[agent]
        assert env.get_observation_space(agent).contains(seen)
        assert set(seen) == {"observations", "action_mask"}
        assert np.array_equal(seen["action_mask"], infos[agent]["action_mask"])
        action = int(generator.choice(np.flatnonzero(seen["action_mask"])))
        assert env.get_action_space(agent).contains(action)
        observations, rewards, terminated, truncated, infos = env.step({agent: action})
        for one, reward in rewards.items():
            total[one] += reward
        done = {"__all__": terminated["__all__"] or truncated["__all__"]}
    assert set(observations) == set(env.possible_agents)
    assert all(env.get_observation_space(agent).contains(seen) for agent, seen in observations.items())
    assert all(terminated[agent] or truncated[agent] for agent in env.possible_agents)
    assert sum(total.values()) == pytest.approx(0)


def test_whole_games_end_with_rewards_for_all():
    env = MagnumSalMultiAgentEnv({"players": 2, "rewards": "win", "rules": magnumsal.RuleSet(round_limit=4)})
    observations, _ = env.reset(seed=2)
    while env.agents:
        (agent,) = observations
        observations, rewards, terminated, _, infos = env.step({agent: int(observations[agent]["action_mask"].argmax())})
    assert terminated["__all__"]
    assert list(rewards.values()) == env.game.shares
    assert infos["player_0"]["worth"] == env.game.worth
    with pytest.raises(magnumsal.MagnumSalError, match="call reset"):
        env.step({"player_0": 0})


def test_only_the_agent_that_is_asked_may_act():
    env = MagnumSalMultiAgentEnv()
    env.reset(seed=1)
    for actions in [{"player_1": 0}, {}, {"player_0": 0, "player_1": 0}]:
        with pytest.raises(magnumsal.MagnumSalError, match="it is the turn of player_0 alone"):
            env.step(actions)


def test_scaled_bytes_grow_from_0_to_1():
    values = scaled(np.arange(256, dtype=np.uint8))
    assert (values[0], values[-1]) == (0, 1)
    assert (np.diff(values) > 0).all()


def test_pytorch_is_not_needed():
    assert "torch" not in sys.modules
