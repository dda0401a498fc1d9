"""Two workers of Ray on two cores against two threads in one process, in one run.

    python benches/workers.py
"""

from __future__ import annotations

import argparse
import time

import magnumsal
import magnumsal.cluster
import ray


def main() -> None:
    """Prints games a second of both, and the ratio."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=24)
    parser.add_argument("--seats", default="master:400,master:400")
    parser.add_argument("--rounds", type=int, default=3, help="how often both are measured")
    given = parser.parse_args()
    ray.init(num_cpus=2, include_dashboard=False, log_to_driver=False)
    plan = {"seats": given.seats.split(","), "games": given.games, "seed": 1}
    # Processes are started before anything is measured.
    magnumsal.cluster.simulate(["apprentice", "apprentice"], 400, seed=1)
    threads, workers = [], []
    for _ in range(given.rounds):
        start = time.monotonic()
        here = magnumsal.simulate(**plan, threads=2)
        threads.append(time.monotonic() - start)
        start = time.monotonic()
        there = magnumsal.cluster.simulate(**plan)
        workers.append(time.monotonic() - start)
        assert here == there
    ray.shutdown()
    one, other = min(threads), min(workers)
    print(f"{given.games} games of {given.seats}, {2 * one / given.games:.2f} s each on a core")
    print(f"two threads {one:.1f} s, two workers {other:.1f} s: {one / other:.2f} of the speed (promised: 0.9)")


if __name__ == "__main__":
    main()
