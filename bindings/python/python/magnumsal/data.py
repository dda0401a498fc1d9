"""Reading what `simulate` has written.

>>> import magnumsal, tempfile
>>> folder = tempfile.mkdtemp()
>>> table = magnumsal.simulate(["apprentice", "apprentice"], games=2, seed=1, out=folder)
>>> games = magnumsal.dataset(folder, "games").collect()
>>> games.height
2
>>> batch = next(magnumsal.data.batches(folder, size=64))
>>> batch["observation"].shape, batch["action_mask"].shape
((64, 1556), (64, 3184))
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any, Literal

import numpy as np
import numpy.typing as npt

from magnumsal._magnumsal import OBSERVATION_LENGTH, ActionSpace, MagnumSalError

#: Arrays by name, with a row a decision.
Batch = dict[str, npt.NDArray[Any]]


def dataset(
    place: str | Path,
    table: Literal["decisions", "games"] = "decisions",
    library: Literal["polars", "pyarrow"] = "polars",
) -> Any:
    """All parts of a match: a `LazyFrame` of polars, or a `Dataset` of pyarrow. Nothing is read before it is needed."""
    if table not in ("decisions", "games"):
        raise MagnumSalError(f"table can be decisions or games, not {table!r}")
    if library == "polars":
        import polars

        return polars.scan_parquet(f"{place}/{table}/*.parquet")
    if library == "pyarrow":
        import pyarrow.dataset

        return pyarrow.dataset.dataset(f"{place}/{table}", format="parquet")
    raise MagnumSalError(f"library can be polars or pyarrow, not {library!r}")


def batches(
    place: str | Path,
    size: int = 4096,
    *,
    expansion: Literal["none", "muria"] = "none",
    seed: int | None = None,
    where: Any = None,
) -> Iterator[Batch]:
    """Decisions as arrays, at most `size` at a time: `observation`, `action_mask`, `action`, `seat`, and by seat, from the
    one who decides on, `money` and `shares` at the end.

    With a seed the rows of each part are shuffled. `where` is an expression of pyarrow: `pc.field("seat") == 0` for the
    decisions of the first seat alone. Only one part is in memory at a time.
    """
    if size < 1:
        raise MagnumSalError(f"size must be at least 1, not {size}")
    actions = len(ActionSpace(expansion))
    generator = None if seed is None else np.random.default_rng(seed)
    fragments = list(dataset(place, library="pyarrow").get_fragments())
    if generator is not None:
        generator.shuffle(fragments)
    for fragment in fragments:
        rows = fragment.to_table(filter=where).combine_chunks()
        if generator is not None:
            rows = rows.take(generator.permutation(len(rows)))
        for first in range(0, len(rows), size):
            yield arrays(rows.slice(first, size), actions)


def arrays(rows: Any, actions: int) -> Batch:
    """Rows of decisions, as a table of pyarrow, as arrays. `actions` is how many ids there are."""
    rows = rows.combine_chunks()
    count = len(rows)
    observations = np.frombuffer(b"".join(rows["observation"].to_pylist()), np.uint8)
    legal = rows["legal_ids"].to_pylist()
    mask = np.zeros((count, actions), np.bool_)
    mask[np.repeat(np.arange(count), [len(ids) for ids in legal]), np.concatenate(legal or [[]]).astype(np.int64)] = True
    return {
        "observation": observations.reshape(count, OBSERVATION_LENGTH),
        "action_mask": mask,
        "action": rows["action"].to_numpy().astype(np.int64),
        "seat": rows["seat"].to_numpy(),
        "money": np.array(rows["money"].to_pylist(), np.float32),
        "shares": np.array(rows["shares"].to_pylist(), np.float32),
    }
