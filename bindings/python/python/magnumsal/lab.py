"""Many games between bots, and the table of what they come to.

>>> import magnumsal
>>> table = magnumsal.simulate(["apprentice", "random"], games=4, seed=1)
>>> table["games"]
4
>>> [player["name"] for player in table["players"]]
['apprentice 1', 'random 2']
"""

from __future__ import annotations

import heapq
import os
import secrets
import sys
import time
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Literal

from magnumsal._magnumsal import Edition, MagnumSalError, Match, PlayedGame, RuleSet, Tally

if TYPE_CHECKING:
    from magnumsal._parts import Store, What

#: Called with the games that are done and all that there are to be.
Progress = Callable[[int, int], object]
#: A range of deals, and their games in order.
Part = tuple[int, int, list[PlayedGame]]
#: Plays ranges of deals, in parts that come in order.
Play = Callable[[Sequence[tuple[int, int]]], Iterator[Part]]

#: Games that each thread plays before the table is added to: at the end of a part, threads wait for each other.
GAMES_A_THREAD = 64


class Report(dict[str, Any]):
    """The table of a match: what `magnumsal simulate --json` prints, and data frames of it."""

    #: What there are data frames of.
    FRAMES = ("players", "levels", "seats", "orders", "tools", "buildings", "posts")

    def frame(self, what: str = "players", library: Literal["polars", "pandas", "pyarrow"] = "polars") -> Any:
        """A data frame of one part of the table. An estimate has three columns: the mean, `_low` and `_high`."""
        if what not in self.FRAMES:
            raise MagnumSalError(f"there are frames of {', '.join(self.FRAMES)}, and none of {what!r}")
        rows = [_flat(row) for row in self[what]]
        if library == "polars":
            import polars

            return polars.DataFrame(rows, infer_schema_length=None)
        if library == "pandas":
            import pandas

            return pandas.DataFrame(rows)
        import pyarrow

        return pyarrow.Table.from_pylist(rows)

    def _repr_html_(self) -> str:
        columns = ("player", "wins", "money", "orders")
        head = "".join(f"<th>{column}</th>" for column in columns)
        lines = []
        for row in self["players"]:
            wins = {key: None if value is None else 100 * value for key, value in row["wins"].items()}
            cells = [row["name"], _estimate(wins, " %"), _estimate(row["money"]), _estimate(row["orders"])]
            lines.append("<tr>" + "".join(f"<td>{cell}</td>" for cell in cells) + "</tr>")
        return f"<table><thead><tr>{head}</tr></thead><tbody>{''.join(lines)}</tbody></table>"


def _flat(row: Mapping[str, Any]) -> dict[str, Any]:
    """A row without estimates and without what has an inside of its own."""
    flat: dict[str, Any] = {}
    for key, value in row.items():
        if isinstance(value, dict):
            inside: dict[str, Any] = value
            # An estimate is its mean, with the ends of its interval beside it.
            names = {name: key if name == "mean" else f"{key}_{name}" for name in inside}
            flat |= {names[name]: number for name, number in inside.items() if not isinstance(number, list)}
        elif not isinstance(value, list):
            flat[key] = value
    return flat


def _estimate(estimate: Mapping[str, float | None], unit: str = "") -> str:
    mean, low, high = (estimate[key] for key in ("mean", "low", "high"))
    interval = "" if low is None or high is None else f" ({low:.1f} to {high:.1f})"
    return f"{mean:.1f}{unit}{interval}"


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
    threads: int | None = None,
    progress: bool | Progress = False,
    out: str | Path | None = None,
    resume: bool = False,
    decisions: bool = True,
    values: str | None = None,
) -> Report:
    """Lets bots play games against each other, and answers with the table.

    Every deal is played once for each rotation of the players around the seats, so `games` is rounded up to whole
    rotations. With a budget of iterations the same seed gives the same table, on any number of threads. Ctrl-C ends
    it with `KeyboardInterrupt`.

    With `out`, games are written there in parts as they end: records as JSON lines, and Parquet with a row a game
    and, with `decisions`, a row a decision. `resume` goes on with what is there. `values` names a bot that says at every
    decision what money it expects everybody to end with. `dataset` reads all of it.
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
    shown = Shown(plan, progress)
    store, what = open_store(plan, out, resume=resume, decisions=decisions, values=values)

    def play(ranges: Sequence[tuple[int, int]]) -> Iterator[Part]:
        cores = threads or os.cpu_count() or 1
        size = -(-cores * GAMES_A_THREAD // (plan.rotations * plan.variants))
        for first, stop in pieces(ranges, lambda: size):
            before = shown.done

            def after_game(done: int, _: int, before: int = before) -> None:
                shown.show(before + done)

            played = plan.play(first, stop, threads=threads, progress=after_game)
            if store and what:
                from magnumsal._parts import files_of

                store.write(list(files_of(plan, first, stop, played, what)))
            yield first, stop, played

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
    threads: int | None = None,
    progress: bool | Progress = False,
    resume: bool = False,
    values: str | None = None,
) -> Report:
    """Lets a bot play with itself, and writes every decision to `out`: data to learn from."""
    return simulate(
        [bot] * players,
        games,
        seed=seed,
        budget=budget,
        rules=rules,
        edition=edition,
        networks=networks,
        threads=threads,
        progress=progress,
        out=out,
        resume=resume,
        values=values,
    )


def make_match(seats: Sequence[str], games: int, *, seed: int | None, **options: Any) -> Match:
    """The plan of a match. A seed that was not given is drawn."""
    if isinstance(seats, str):
        raise MagnumSalError(f'seats must be a list of bots, as in ["{seats}", "{seats}"]')
    return Match(seats, games, seed=secrets.randbelow(2**63) if seed is None else seed, **options)


def open_store(
    plan: Match, out: str | Path | None, *, resume: bool, decisions: bool, values: str | None
) -> tuple[Store | None, What | None]:
    """Where a match is to be written, if it is."""
    if out is None:
        if resume or values is not None:
            raise MagnumSalError("resume and values need out, the folder that games are written to")
        return None, None
    from magnumsal._parts import Store, What

    store, what = Store(out), What(decisions, values)
    store.prepare(plan, what, resume=resume)
    return store, what


def pieces(ranges: Iterable[tuple[int, int]], size: Callable[[], int]) -> Iterator[tuple[int, int]]:
    """Ranges cut into pieces; how large the next one is, is asked each time."""
    for first, stop in ranges:
        while first < stop:
            end = min(stop, first + max(1, size()))
            yield first, end
            first = end


def run(plan: Match, store: Store | None, play: Play, shown: Shown) -> Report:
    """Has played what is not there yet, and adds everything up in the order of the deals."""
    ranges: list[tuple[int, int]] = []
    gaps = [(0, plan.deals)]
    if store:
        from magnumsal._parts import missing

        ranges = store.ranges()
        gaps = missing(ranges, plan.deals)

    def known() -> Iterator[Part]:
        for first, stop in ranges:
            if store and first < plan.deals:
                games = store.read(plan, first, stop)
                yield first, stop, [game for game in games if game.deal < plan.deals]

    tally = Tally(plan)
    shown.known(sum(min(stop, plan.deals) - first for first, stop in ranges if first < plan.deals))
    for _, _, games in heapq.merge(known(), play(gaps), key=lambda part: part[0]):
        tally.add(games)
    shown.finish()
    report = tally.report()
    if store:
        import json

        store.write([("report.json", json.dumps(report).encode())])
    return Report(report)


class Shown:
    """Progress as it is shown: as a line on standard error, or by a function."""

    def __init__(self, plan: Match, progress: bool | Progress) -> None:
        self._games_a_deal = plan.rotations * plan.variants
        self._all = plan.deals * self._games_a_deal
        self._progress = progress
        self._start = time.monotonic()
        self._last = 0.0
        self._skipped = 0
        #: How many games are done.
        self.done = 0

    def known(self, deals: int) -> None:
        """So many deals were there already."""
        self._skipped = self.done = deals * self._games_a_deal

    def show(self, done: int, where: str = "") -> None:
        """So many games are done."""
        self.done = done
        if callable(self._progress):
            self._progress(done, self._all)
        elif self._progress and time.monotonic() - self._last > 1:
            self._last = time.monotonic()
            rate = (done - self._skipped) / (self._last - self._start)
            left = f", {(self._all - done) / rate:,.0f} s left" if rate > 0 else ""
            self._line(f"{done:,} of {self._all:,} games, {rate:,.1f} a second{left}{where}")

    def finish(self) -> None:
        """Everything is done."""
        if self._progress is True:
            seconds = time.monotonic() - self._start
            self._line(f"{self._all:,} games, {self._all - self._skipped:,} of them now, in {seconds:,.1f} s")
            sys.stderr.write("\n")

    @staticmethod
    def _line(text: str) -> None:
        sys.stderr.write(f"\r\033[K{text}")
        sys.stderr.flush()
