"""How fast Python has the engine: whole playouts, and games side by side, beside the program's own random play.

    python benches/speed.py

Everything takes turns, so that a busy machine slows all alike: the shares mean more than the rates. The aims are 0.95
for whole playouts, and 0.3 for games side by side with observations and masks on the same number of cores.
"""

from __future__ import annotations

import argparse
import copy
import json
import subprocess
import sys
import time
from collections.abc import Callable

import magnumsal

TABLES = [("none", 2), ("none", 4), ("muria", 4)]
SIDE_BY_SIDE = 256


def native(expansion: str, players: int, games: int, seed: int, processes: int) -> float:
    """Moves a second of the program's random play, in this number of processes at once."""
    options = ["--players", str(players), "--games", str(games), "--seed", str(seed), "--json"]
    command = [sys.executable, "-m", "magnumsal", "random", "--expansion", expansion, *options]
    running = [subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL) for _ in range(processes)]
    return sum(json.loads(process.communicate()[0])["moves_per_second"] for process in running)


def timed(work: Callable[[], int]) -> float:
    """How many moves a second some work makes."""
    start = time.perf_counter()
    moves = work()
    return moves / (time.perf_counter() - start)


def playouts(expansion: str, players: int, games: int, seed: int) -> int:
    """Whole games at random, each called from Python; how many moves they have."""
    moves = 0
    for number in range(games):
        moves += magnumsal.Game(players, seed=seed + number, expansion=expansion).play_out(seed=number)
    return moves


def side_by_side(games: magnumsal.VectorGames, steps: int) -> int:
    """Steps of many games at random, with observations and masks; how many moves they have."""
    for _ in range(steps):
        games.step(games.sample())
    return steps * games.count


def one_by_one(game: magnumsal.Game) -> int:
    """A game with observation and mask of every position, as an environment needs them; how many moves it has."""
    moves = 0
    while not game.is_over:
        game.observe()
        mask = game.legal_mask()
        game.play(mask.argmax())
        moves += 1
    return moves


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=5, help="how often everything takes its turn")
    parser.add_argument("--games", type=int, default=300, help="random games a turn")
    arguments = parser.parse_args()
    rounds, games = arguments.rounds, arguments.games
    print("game   players  what                     threads  moves/s   share of native")
    for expansion, players in TABLES:
        rates: dict[tuple[str, int], list[float]] = {}
        vectors = {
            threads: magnumsal.VectorGames(SIDE_BY_SIDE, players, expansion=expansion, seed=1, threads=threads)
            for threads in (1, 2)
        }
        for turn in range(rounds):
            seed = 1000 * turn
            for threads in (1, 2):
                rate = native(expansion, players, games, seed, threads)
                rates.setdefault(("native random play", threads), []).append(rate)
                rate = timed(lambda t=threads: side_by_side(vectors[t], 400))
                rates.setdefault(("side by side", threads), []).append(rate)
            rate = timed(lambda s=seed: playouts(expansion, players, games, s))
            rates.setdefault(("whole playouts", 1), []).append(rate)
            game = magnumsal.Game(players, seed=seed, expansion=expansion)
            rates.setdefault(("one by one", 1), []).append(timed(lambda g=game: one_by_one(g)))
        name = "Muria" if expansion == "muria" else "base "
        for (what, threads), found in rates.items():
            share = sum(found) / sum(rates["native random play", threads])
            mean = sum(found) / len(found)
            print(f"{name}  {players:7}  {what:23}  {threads:7}  {mean:8.0f}  {share:8.2f}")
    game = magnumsal.Game(4, seed=1)
    game.play_out()
    start = time.perf_counter()
    for _ in range(20000):
        copy.deepcopy(game)
    print(f"copy.deepcopy of a game: {(time.perf_counter() - start) / 20000 * 1e6:.2f} µs")


if __name__ == "__main__":
    main()
