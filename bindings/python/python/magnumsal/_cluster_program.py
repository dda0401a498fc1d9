"""`python -m magnumsal.cluster`: the laboratory on a cluster, from a shell."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Sequence

from magnumsal import cluster
from magnumsal._magnumsal import MagnumSalError, Record, RuleSet


def main(arguments: Sequence[str] | None = None) -> None:
    """Does what the arguments say."""
    given = _parser().parse_args(arguments)
    try:
        if given.command == "review":
            _review(given)
        else:
            _play(given)
    except MagnumSalError as error:
        sys.exit(f"error: {error}")


def _parser() -> argparse.ArgumentParser:
    parser = argparse.ArgumentParser(prog="python -m magnumsal.cluster", description=__doc__)
    commands = parser.add_subparsers(dest="command", required=True)
    simulate = commands.add_parser("simulate", help="bots play against each other; prints the table as JSON")
    simulate.add_argument("--seats", required=True, help="bots with commas, as in master,apprentice")
    simulate.add_argument("--out", help="write games and decisions to this folder or address")
    simulate.add_argument("--no-decisions", action="store_true", help="write games alone")
    selfplay = commands.add_parser("selfplay", help="a bot plays with itself; writes every decision")
    selfplay.add_argument("--bot", required=True, help="the bot, as in master:60")
    selfplay.add_argument("--players", type=int, default=2)
    selfplay.add_argument("--out", required=True, help="write games and decisions to this folder or address")
    for command in (simulate, selfplay):
        command.add_argument("--games", type=int, default=120, help="how many; rounded up to whole rotations")
        command.add_argument("--seed", type=int, help="the first deal's seed; drawn if left out")
        command.add_argument("--budget", default="400", help="of bots that search: iterations, or a time as in 2s")
        command.add_argument("--expansion", choices=["none", "muria"], default="none")
        command.add_argument("--resume", action="store_true", help="go on with what is in --out")
        command.add_argument("--values", help="a bot that says at every decision what it expects")
    review = commands.add_parser("review", help="reviews records; prints one review a line")
    review.add_argument("records", nargs="+", help="files with a record a line")
    review.add_argument("--bot", default="grandmaster")
    review.add_argument("--budget", default="200")
    for command in (simulate, selfplay, review):
        command.add_argument("--address", help="the cluster's address; this machine if left out")
    return parser


def _play(given: argparse.Namespace) -> None:
    seats = [given.bot] * given.players if given.command == "selfplay" else given.seats.split(",")
    report = cluster.simulate(
        seats,
        given.games,
        seed=given.seed,
        budget=given.budget,
        rules=RuleSet(given.expansion),
        progress=True,
        out=given.out,
        resume=given.resume,
        decisions=not getattr(given, "no_decisions", False),
        values=given.values,
        address=given.address,
    )
    print(json.dumps(report))


def _review(given: argparse.Namespace) -> None:
    def records() -> Iterator[Record]:
        for path in given.records:
            with open(path, encoding="utf-8") as file:
                yield from (Record.from_json(line) for line in file if line.strip())

    for review in cluster.review(records(), bot=given.bot, budget=given.budget, address=given.address):
        print(json.dumps(review), flush=True)
