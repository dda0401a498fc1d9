"""A match in parts: Parquet files that are written as games end, and read again to go on.

A folder, or any place that pyarrow can write to, has `match.json`, which says what was played, and for each part, which
is a range of deals, `games/RANGE.parquet`, `records/RANGE.jsonl` and `decisions/RANGE.parquet`. The file of `games` is
the last to be written and appears at once, so what is there is whole.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from io import BytesIO
from pathlib import Path
from typing import Any

import numpy as np
import pyarrow as pa
import pyarrow.parquet as pq
from pyarrow import fs

from magnumsal._magnumsal import (
    ACTIONS_VERSION,
    OBSERVATION_LENGTH,
    OBSERVATION_VERSION,
    Bot,
    MagnumSalError,
    Match,
    PlayedGame,
    __version__,
)

#: The file that says what was played.
MATCH = "match.json"

GAMES = pa.schema(
    [
        ("deal", pa.uint64()),
        ("variant", pa.uint8()),
        ("rotation", pa.uint8()),
        ("seed", pa.uint64()),
        ("bots", pa.list_(pa.string())),
        ("worth", pa.list_(pa.uint16())),
        ("shares", pa.list_(pa.float64())),
        ("orders", pa.list_(pa.uint8())),
        ("rounds", pa.list_(pa.uint8())),
        ("decisions", pa.uint32()),
        ("moves", pa.list_(pa.string())),
    ]
)

DECISIONS = pa.schema(
    [
        ("deal", pa.uint64()),
        ("variant", pa.uint8()),
        ("rotation", pa.uint8()),
        ("ply", pa.uint16()),
        ("seat", pa.uint8()),
        ("observation", pa.binary(OBSERVATION_LENGTH)),
        ("legal_ids", pa.list_(pa.uint16())),
        ("action", pa.uint16()),
        # From here on, who decides comes first, as in the observation.
        ("worth", pa.list_(pa.uint16())),
        ("values", pa.list_(pa.float32())),
        ("money", pa.list_(pa.uint16())),
        ("shares", pa.list_(pa.float32())),
    ]
)


@dataclass(frozen=True)
class What:
    """What is written beside the games."""

    #: Whether every decision is written.
    decisions: bool = True
    #: The bot that says what money it expects everybody to end with, at every decision.
    values: str | None = None


class Store:
    """Where a match is kept."""

    def __init__(self, place: str | Path) -> None:
        self._place = str(place)
        if "://" in self._place:
            self._files, self._root = fs.FileSystem.from_uri(self._place)
        else:
            self._files, self._root = fs.LocalFileSystem(), str(Path(place).absolute())

    def prepare(self, plan: Match, what: What, *, resume: bool) -> None:
        """Makes the folder; one that is there must be of the same match."""
        wanted = {
            "fingerprint": plan.fingerprint,
            "version": __version__,
            "actions_version": ACTIONS_VERSION,
            "observation_version": OBSERVATION_VERSION,
            "seats": plan.seats,
            "seed": plan.seed,
            "budget": plan.budget,
            "rules": plan.rules.to_dict(),
            "decisions": what.decisions,
            "values": what.values,
        }
        found = self._match()
        if found is None:
            self._write(MATCH, json.dumps(wanted, indent=2).encode())
            return
        if not resume:
            raise MagnumSalError(f"{self._place} has games already: choose another folder, or go on with resume=True")
        for key, value in wanted.items():
            if found.get(key) != value:
                there = json.dumps(found.get(key))
                raise MagnumSalError(
                    f"{self._place} cannot be resumed: its {key} is {there}, and {json.dumps(value)} is asked for"
                )

    def _match(self) -> dict[str, Any] | None:
        try:
            with self._files.open_input_stream(self._path(MATCH)) as file:
                found: dict[str, Any] = json.loads(file.read())
                return found
        except FileNotFoundError:
            return None

    def _path(self, name: str) -> str:
        return f"{self._root}/{name}"

    def _write(self, name: str, content: bytes) -> None:
        """Writes a file that is there as a whole or not at all."""
        path = self._path(name)
        self._files.create_dir(path.rpartition("/")[0], recursive=True)
        draft = f"{path}.draft"
        with self._files.open_output_stream(draft) as file:
            file.write(content)
        self._files.move(draft, path)

    def write(self, files: Sequence[tuple[str, bytes]]) -> None:
        """Writes the files of a part."""
        for name, content in files:
            self._write(name, content)

    def ranges(self) -> list[tuple[int, int]]:
        """Which deals are there: the first and the one after the last of each part."""
        selector = fs.FileSelector(self._path("games"), allow_not_found=True)
        names = (re.fullmatch(r"(\d+)-(\d+)\.parquet", file.base_name) for file in self._files.get_file_info(selector))
        return sorted((int(name[1]), int(name[2])) for name in names if name)

    def read(self, plan: Match, first: int, stop: int) -> list[PlayedGame]:
        """The games of a part, played again from their moves."""
        table = pq.read_table(self._path(f"games/{_range(first, stop)}.parquet"), filesystem=self._files)
        return [
            plan.replay(row["deal"], row["variant"], row["rotation"], row["moves"])
            for row in table.select(["deal", "variant", "rotation", "moves"]).to_pylist()
        ]


def missing(ranges: Sequence[tuple[int, int]], deals: int) -> list[tuple[int, int]]:
    """The deals that are in none of the ranges, as ranges."""
    gaps, position = [], 0
    for first, stop in [*ranges, (deals, deals)]:
        if position < first:
            gaps.append((position, first))
        position = max(position, stop)
    return gaps


def _range(first: int, stop: int) -> str:
    return f"{first:010}-{stop:010}"


def files_of(
    plan: Match, first: int, stop: int, games: Sequence[PlayedGame], what: What
) -> Iterator[tuple[str, bytes]]:
    """The files of a part: names and contents, in the order in which they are to be written."""
    name = _range(first, stop)
    records = (json.loads(plan.record(game).json()) for game in games)
    lines = "".join(json.dumps(record, ensure_ascii=False, separators=(",", ":")) + "\n" for record in records)
    yield f"records/{name}.jsonl", lines.encode()
    if what.decisions:
        yield f"decisions/{name}.parquet", _parquet(decisions(plan, games, what.values))
    yield f"games/{name}.parquet", _parquet(_games(plan, games))


def _parquet(table: pa.Table) -> bytes:
    file = BytesIO()
    pq.write_table(table, file, compression="zstd")
    return file.getvalue()


def _games(plan: Match, games: Sequence[PlayedGame]) -> pa.Table:
    bots = plan.seats
    rows = [
        {
            "deal": game.deal,
            "variant": game.variant,
            "rotation": game.rotation,
            "seed": (plan.seed + game.deal) % 2**64,
            "bots": [bots[entrant] for entrant in game.entrants],
            "worth": game.worth,
            "shares": game.shares,
            "orders": game.orders,
            "rounds": game.rounds,
            "decisions": game.decisions,
            "moves": [str(move) for move in game.moves],
        }
        for game in games
    ]
    return pa.Table.from_pylist(rows, schema=GAMES)


def decisions(plan: Match, games: Sequence[PlayedGame], values: str | None = None) -> pa.Table:
    """Every decision of the games: every move that had an alternative."""
    count = sum(game.decisions for game in games)
    observations = np.empty((count, OBSERVATION_LENGTH), np.uint8)
    columns: dict[str, list[Any]] = {name: [] for name in DECISIONS.names if name not in ("observation", "legal_ids")}
    ids: list[Any] = []
    for played in games:
        game = plan.record(played).start()
        bot = None if values is None else Bot(values, played.deal)
        for ply, move in enumerate(played.moves):
            legal = game.legal_ids()
            if len(legal) > 1:
                seat = game.to_move or 0

                def turned(by_seat: Sequence[Any], seat: int = seat) -> list[Any]:
                    return [*by_seat[seat:], *by_seat[:seat]]

                game.observe(seat, out=observations[len(ids)])
                ids.append(legal)
                row = {
                    "deal": played.deal,
                    "variant": played.variant,
                    "rotation": played.rotation,
                    "ply": ply,
                    "seat": seat,
                    "action": game.id_of(move),
                    "worth": turned(game.worth),
                    "values": None if bot is None else turned(bot.candidates(game)[0].money),
                    "money": turned(played.worth),
                    "shares": turned(played.shares),
                }
                for name, value in row.items():
                    columns[name].append(value)
            game.play(move)
    offsets = np.concatenate([[0], np.cumsum([len(legal) for legal in ids])]).astype(np.int32)
    flat = np.concatenate(ids) if ids else np.empty(0, np.int64)
    binary = pa.FixedSizeBinaryArray.from_buffers(
        pa.binary(OBSERVATION_LENGTH), count, [None, pa.py_buffer(observations)]
    )
    arrays = {
        "observation": binary,
        "legal_ids": pa.ListArray.from_arrays(pa.array(offsets), pa.array(flat.astype(np.uint16))),
        **{name: pa.array(column, DECISIONS.field(name).type) for name, column in columns.items()},
    }
    return pa.Table.from_arrays([arrays[name] for name in DECISIONS.names], schema=DECISIONS)
