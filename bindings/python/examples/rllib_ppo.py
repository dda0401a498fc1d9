"""Trains a policy with RLlib's PPO and action masks, by play with itself, and measures it against random moves.

    pip install "magnumsal[rllib]"
    python rllib_ppo.py --seconds 60

All seats are played by one policy. Games are short (a few rounds a phase), moves are chosen in small steps, and rewards
are shaped, so that a minute is enough to see it learn.
"""

import argparse
import time

import magnumsal
import numpy as np
import ray
import torch
from magnumsal.rllib import MagnumSalMultiAgentEnv
from ray.rllib.algorithms.algorithm import Algorithm
from ray.rllib.algorithms.ppo import PPOConfig
from ray.rllib.core.columns import Columns
from ray.rllib.core.rl_module.default_model_config import DefaultModelConfig
from ray.rllib.core.rl_module.rl_module import RLModuleSpec
from ray.rllib.examples.rl_modules.classes.action_masking_rlm import ActionMaskingTorchRLModule

GAME = {"players": 2, "rules": magnumsal.RuleSet(round_limit=8), "rewards": "shaped", "micro": True}


def configure(runners: int) -> PPOConfig:
    """PPO with one policy for all seats."""
    model = DefaultModelConfig(fcnet_hiddens=[128, 128], vf_share_layers=False)
    spec = RLModuleSpec(module_class=ActionMaskingTorchRLModule, model_config=model)
    return (
        PPOConfig()
        # RLlib's check of environments takes actions without masks, which are refused.
        .environment(MagnumSalMultiAgentEnv, env_config=GAME, disable_env_checking=True)
        .multi_agent(policies={"shared"}, policy_mapping_fn=lambda agent, episode, **_: "shared")
        .rl_module(rl_module_spec=spec)
        .env_runners(num_env_runners=runners)
        .training(train_batch_size_per_learner=2048, minibatch_size=256, num_epochs=4, lr=3e-4, entropy_coeff=0.01)
        .debugging(seed=1)
    )


def against_random(algorithm: Algorithm, games: int = 40) -> float:
    """How many groszy more than a player with random moves the policy ends with, on average over both seats."""
    module = algorithm.get_module("shared")
    env = MagnumSalMultiAgentEnv({**GAME, "rewards": "money"})
    generator = np.random.default_rng(1)
    won = 0.0
    for number in range(games):
        mine = f"player_{number % 2}"
        observations, _ = env.reset(seed=number)
        rewards = {}
        while env.agents:
            ((agent, seen),) = observations.items()
            if agent == mine:
                batch = {name: torch.from_numpy(part[None]) for name, part in seen.items()}
                with torch.no_grad():
                    logits = module.forward_inference({Columns.OBS: batch})[Columns.ACTION_DIST_INPUTS][0]
                action = int(torch.distributions.Categorical(logits=logits).sample())
            else:
                action = int(generator.choice(np.flatnonzero(seen["action_mask"])))
            observations, rewards, *_ = env.step({agent: action})
        won += rewards[mine] / games
    return won


def main() -> None:
    """Trains as long as is asked for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=60)
    parser.add_argument("--runners", type=int, default=1, help="processes that play; 0 to play in this one")
    given = parser.parse_args()
    ray.init(include_dashboard=False)
    torch.manual_seed(1)
    algorithm = configure(given.runners).build_algo()
    before = against_random(algorithm)
    print(f"before: {before:+.1f} groszy against random moves")
    start, iteration = time.monotonic(), 0
    while time.monotonic() - start < given.seconds:
        algorithm.train()
        iteration += 1
    after = against_random(algorithm)
    print(f"after {iteration} iterations: {after:+.1f} groszy against random moves")
    ray.shutdown()
    if after <= before:
        raise SystemExit("it has not improved")


if __name__ == "__main__":
    main()
