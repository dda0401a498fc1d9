"""The laboratory on a cluster: the same functions and arguments as on one machine, on Ray.

>>> import magnumsal.cluster
>>> table = magnumsal.cluster.simulate(["apprentice", "random"], games=4, seed=1)  # doctest: +SKIP

Deals are numbered and every game has seeds of its own, so it does not matter where a game is played, or in which order:
with budgets of iterations the table is the same, digit for digit, as on one machine. Work of a node that is lost is done
again by others. The driver holds no more than a window of parts that wait for earlier ones.

`python -m magnumsal.cluster simulate --help` is the same for a shell. `docs/cluster.md` goes from a laptop to Kubernetes.
"""

from __future__ import annotations

import time
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import Any

import ray

from magnumsal._magnumsal import (
    Edition,
    Match,
    PlayedGame,
    Record,
    RuleSet,
    review_of_parts,
    review_part,
)
from magnumsal.lab import Part, Progress, Report, Shown, make_match, open_store, pieces, run

#: How long a task should take: long against the millisecond that Ray needs for one, short against losing one.
SECONDS_A_TASK = 5.0
#: Tasks for each core that are under way or wait for an earlier one.
TASKS_A_CORE = 4
#: Moves of a game that a task reviews.
MOVES_A_TASK = 25


def connect(address: str | None = None) -> None:
    """Connects to a cluster, unless the program is connected already; without an address, and without `RAY_ADDRESS`,
    Ray starts on this machine."""
    if not ray.is_initialized():
        ray.init(address=address, log_to_driver=False)


def simulate(
    seats: Sequence[str],
    games: int = 120,
    *,
    seed: int | None = None,
    budget: str | int = 400,
    rules: RuleSet | None = None,
    edition: Edition | None = None,
    compare_rules: RuleSet | None = None,
    compare_edition: Edition | None = None,
    networks: Mapping[str, bytes] | None = None,
    progress: bool | Progress = False,
    out: str | Path | None = None,
    resume: bool = False,
    decisions: bool = True,
    values: str | None = None,
    address: str | None = None,
) -> Report:
    """`magnumsal.simulate` on a cluster.

    Where `out` is an address such as `s3://bucket/folder`, the nodes write the parts themselves; parts for a folder
    are sent to the driver, which writes them.
    """
    plan = make_match(
        seats,
        games,
        seed=seed,
        budget=budget,
        rules=rules,
        edition=edition,
        compare_rules=compare_rules,
        compare_edition=compare_edition,
        networks=networks,
    )
    connect(address)
    shown = Shown(plan, progress)
    store, what = open_store(plan, out, resume=resume, decisions=decisions, values=values)
    remote = str(out) if out is not None and "://" in str(out) else None

    def play(ranges: Sequence[tuple[int, int]]) -> Iterator[Part]:
        pace = Pace()
        shared = ray.put(plan)
        tasks = (
            (first, stop, _play.remote(shared, first, stop, what, remote))
            for first, stop in pieces(ranges, lambda: pace.deals)
        )

        def arrived(first: int, stop: int) -> None:
            shown.show(shown.done + (stop - first) * plan.rotations * plan.variants, _where())

        for first, stop, played in _in_order(tasks, arrived):
            pace.learn(stop - first, played.seconds)
            if store:
                store.write(played.files)
            yield first, stop, played.games

    return run(plan, store, play, shown)


def selfplay(
    bot: str,
    games: int,
    *,
    out: str | Path,
    players: int = 2,
    seed: int | None = None,
    budget: str | int = 400,
    rules: RuleSet | None = None,
    edition: Edition | None = None,
    networks: Mapping[str, bytes] | None = None,
    progress: bool | Progress = False,
    resume: bool = False,
    values: str | None = None,
    address: str | None = None,
) -> Report:
    """`magnumsal.selfplay` on a cluster: data to learn from."""
    return simulate(
        [bot] * players,
        games,
        seed=seed,
        budget=budget,
        rules=rules,
        edition=edition,
        networks=networks,
        progress=progress,
        out=out,
        resume=resume,
        values=values,
        address=address,
    )


def review(
    records: Iterable[Record],
    *,
    bot: str = "grandmaster",
    budget: str | int = 200,
    seed: int = 0,
    seats: Sequence[int] | None = None,
    language: str = "en",
    address: str | None = None,
) -> Iterator[dict[str, Any]]:
    """`magnumsal.review` of many records, in their order. Records are asked for as they are needed.

    A game is reviewed in parts, so that a long one does not keep a core busy while others have nothing to do.
    """
    connect(address)

    def tasks() -> Iterator[tuple[Record, bool, ray.ObjectRef[str]]]:
        for record in records:
            # A game without moves has a review too.
            firsts = range(0, max(1, len(record)), MOVES_A_TASK)
            for first in firsts:
                stop = min(first + MOVES_A_TASK, len(record))
                options = {"bot": bot, "budget": budget, "seed": seed, "seats": seats, "language": language}
                yield record, first == firsts[-1], _review.remote(record, first, stop, options)

    parts: list[str] = []
    for record, is_last, part in _in_order(tasks()):
        parts.append(part)
        if is_last:
            yield review_of_parts(record, parts, bot=bot, budget=budget, seed=seed, seats=seats)
            parts = []


class Played:
    """What comes back from a node."""

    def __init__(self, games: list[PlayedGame], files: list[tuple[str, bytes]], seconds: float) -> None:
        self.games = games
        self.files = files
        self.seconds = seconds


# Ray does the work of a lost node again, as often as it takes; errors of our own are none that another try would help.
@ray.remote(num_cpus=1, max_retries=-1, retry_exceptions=False)
def _play(plan: Match, first: int, stop: int, what: Any, remote: str | None) -> Played:
    start = time.monotonic()
    games = plan.play(first, stop, threads=1)
    files: list[tuple[str, bytes]] = []
    if what is not None:
        from magnumsal._parts import Store, files_of

        files = list(files_of(plan, first, stop, games, what))
        if remote is not None:
            Store(remote).write(files)
            files = []
    return Played(games, files, time.monotonic() - start)


@ray.remote(num_cpus=1, max_retries=-1, retry_exceptions=False)
def _review(record: Record, first: int, stop: int, options: dict[str, Any]) -> str:
    return review_part(record, first, stop, threads=1, **options)


class Pace:
    """How many deals a task should have: one at first, and then as many as take some seconds."""

    def __init__(self) -> None:
        self.deals = 1

    def learn(self, deals: int, seconds: float) -> None:
        """So many deals have taken so long. It grows in steps, since the first tasks also start processes."""
        fitting = SECONDS_A_TASK * deals / max(seconds, 1e-6)
        self.deals = max(1, min(int(fitting), 4 * self.deals))


def _cores() -> int:
    return max(1, int(ray.cluster_resources().get("CPU", 1)))


def _where() -> str:
    nodes = len([node for node in ray.nodes() if node["Alive"]])
    return f", {_cores()} cores on {nodes} nodes"


#: A task: two things that say what it is, and what Ray knows it by.
Task = tuple[Any, Any, Any]


def _in_order(
    tasks: Iterator[Task], arrived: Callable[[Any, Any], object] | None = None
) -> Iterator[Task]:
    """Tasks with their results in their places, in their order.

    Only a window of tasks is handed out, as wide as the cluster is at that time. `arrived` hears of every result at once.
    """
    window: deque[Task] = deque()
    running: dict[Any, tuple[Any, Any]] = {}
    is_open = True
    while True:
        while is_open and len(window) < TASKS_A_CORE * _cores():
            task = next(tasks, None)
            is_open = task is not None
            if task is not None:
                window.append(task)
                running[task[2]] = task[:2]
        if not window:
            return
        done, _ = ray.wait(list(running), num_returns=1) if window[0][2] in running else ([], [])
        for ref in done:
            one, other = running.pop(ref)
            if arrived:
                arrived(one, other)
        while window and window[0][2] not in running:
            one, other, ref = window.popleft()
            yield one, other, ray.get(ref)


if __name__ == "__main__":
    # Under its own name, so that nodes find what the tasks are made of.
    from magnumsal._cluster_program import main

    main()
