"""How fast the environments are, beside those of PettingZoo and OpenSpiel, in one run.

    python benches/environments.py

All rates are of one core, but for those of the vector environment on two. Raw numbers depend on the machine; the
ratios are what is promised (`docs/python.md`).
"""

from __future__ import annotations

import argparse
import time
from collections.abc import Callable

import magnumsal
import numpy as np
import pyspiel
from magnumsal.vector import MagnumSalVectorEnv
from pettingzoo.classic import connect_four_v3, tictactoe_v3


def rate(steps: Callable[[], int], seconds: float) -> float:
    """Steps a second: the best of three runs."""
    best = 0.0
    for _ in range(3):
        done, start = 0, time.perf_counter()
        while (spent := time.perf_counter() - start) < seconds / 3:
            done += steps()
        best = max(best, done / spent)
    return best


def zoo(env) -> Callable[[], int]:
    """A game of PettingZoo with the first legal action, with what an agent looks at."""

    def play() -> int:
        env.reset(seed=1)
        steps = 0
        for _ in env.agent_iter():
            observation, _, termination, truncation, _ = env.last()
            done = termination or truncation
            env.step(None if done else int(observation["action_mask"].argmax()))
            steps += not done
        return steps

    return play


def engine(observe: bool) -> Callable[[], int]:
    """The same game without an environment: chosen by mask, with or without an observation."""

    def play() -> int:
        game = magnumsal.Game(2, seed=1)
        while not game.is_over:
            if observe:
                game.observe()
            game.play(int(game.legal_mask().argmax()))
        return game.ply

    return play


def openspiel(name: str) -> Callable[[], int]:
    """A game of OpenSpiel from Python, at random, with what an agent looks at."""
    game = pyspiel.load_game(name)
    generator = np.random.default_rng(1)

    def play() -> int:
        state, steps = game.new_initial_state(), 0
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes())
                state.apply_action(int(generator.choice(outcomes, p=chances)))
                continue
            player = state.current_player()
            state.observation_tensor(player)
            state.legal_actions_mask(player)
            legal = state.legal_actions()
            state.apply_action(legal[int(generator.integers(len(legal)))])
            steps += 1
        return steps

    return play


def vector(threads: int, count: int = 256) -> Callable[[], int]:
    """Games at random, with observations and masks, in the arrays of the games themselves."""
    envs = MagnumSalVectorEnv(count, 2, threads=threads, copy=False)
    envs.reset(seed=1)

    def play() -> int:
        for _ in range(16):
            envs.step(envs.sample())
        return 16 * count

    return play


def main() -> None:
    """Prints the table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=3.0, help="for each row")
    seconds = parser.parse_args().seconds
    rows = {
        "vector environment, 1 thread": vector(1),
        "vector environment, 2 threads": vector(2),
        "OpenSpiel's backgammon from Python": openspiel("backgammon"),
        "PettingZoo's connect four": zoo(connect_four_v3.env()),
        "PettingZoo's tic-tac-toe": zoo(tictactoe_v3.env()),
        "our AEC environment": zoo(magnumsal.env()),
        "the engine, mask and move": engine(observe=False),
        "the engine, observation, mask and move": engine(observe=True),
    }
    rates = {}
    for name, play in rows.items():
        rates[name] = rate(play, seconds)
        print(f"{name:45} {rates[name]:12,.0f} steps/s {1e6 / rates[name]:9.2f} µs")
    ours = rates["vector environment, 1 thread"]
    for name in list(rows)[2:5]:
        print(f"vector environment, 1 thread, against {name}: {ours / rates[name]:.1f} times (promised: 10)")
    above = 1e6 / rates["our AEC environment"] - 1e6 / rates["the engine, observation, mask and move"]
    print(f"a step of the AEC environment above the engine: {above:.1f} µs (promised: at most 15)")


if __name__ == "__main__":
    main()
