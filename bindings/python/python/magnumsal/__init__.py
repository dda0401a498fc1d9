"""Magnum Sal, the board game of the Wieliczka salt mine, for researchers.

>>> import magnumsal
>>> game = magnumsal.Game(players=3, seed=1368)
>>> bot = magnumsal.Bot("apprentice", seed=7)
>>> while not game.is_over:
...     game.play(bot.choose(game))
>>> len(game.worth)
3
"""

from __future__ import annotations

import importlib
from typing import TYPE_CHECKING, Any

from magnumsal import data, lab
from magnumsal._magnumsal import (
    ACTIONS_VERSION,
    CHANCE_IDS,
    MICRO_ACTIONS,
    OBSERVATION_LENGTH,
    OBSERVATION_VERSION,
    ActionSpace,
    Beginning,
    Bot,
    BotError,
    Candidate,
    ChanceError,
    Edition,
    EditionError,
    Game,
    IdError,
    Illegal,
    MagnumSalError,
    Match,
    MicroMove,
    MisfitError,
    Move,
    NotationError,
    Part,
    PlayedGame,
    Position,
    PositionError,
    Record,
    RecordError,
    Reveal,
    RuleSet,
    SetupError,
    Tally,
    VectorGames,
    View,
    __version__,
    hint,
    layout,
    review,
    review_of_parts,
    review_part,
)
from magnumsal.data import dataset
from magnumsal.lab import Report, selfplay, simulate

if TYPE_CHECKING:
    from magnumsal import aec as aec
    from magnumsal import cluster as cluster
    from magnumsal import gym as gym
    from magnumsal import openspiel as openspiel
    from magnumsal import rllib as rllib
    from magnumsal import vector as vector

#: Modules that need libraries which not everybody has; they are loaded when they are first asked for.
_ON_DEMAND = ("aec", "cluster", "gym", "openspiel", "rllib", "vector")


def env(players: int = 2, **options: Any) -> aec.MagnumSal:
    """An environment of PettingZoo, as `magnumsal.aec.env` makes it: `magnumsal.env(players=4, expansion="muria")`."""
    from magnumsal import aec

    return aec.env(players, **options)


if not TYPE_CHECKING:

    def __getattr__(name: str) -> Any:
        if name in _ON_DEMAND:
            return importlib.import_module(f"magnumsal.{name}")
        raise AttributeError(f"module 'magnumsal' has no attribute {name!r}")

__all__ = [
    "ACTIONS_VERSION",
    "CHANCE_IDS",
    "MICRO_ACTIONS",
    "OBSERVATION_LENGTH",
    "OBSERVATION_VERSION",
    "ActionSpace",
    "Beginning",
    "Bot",
    "BotError",
    "Candidate",
    "ChanceError",
    "Edition",
    "EditionError",
    "Game",
    "IdError",
    "Illegal",
    "MagnumSalError",
    "Match",
    "MicroMove",
    "MisfitError",
    "Move",
    "NotationError",
    "Part",
    "PlayedGame",
    "Position",
    "PositionError",
    "Record",
    "RecordError",
    "Report",
    "Reveal",
    "RuleSet",
    "SetupError",
    "Tally",
    "VectorGames",
    "View",
    "__version__",
    "data",
    "dataset",
    "env",
    "hint",
    "lab",
    "layout",
    "review",
    "review_of_parts",
    "review_part",
    "selfplay",
    "simulate",
]
