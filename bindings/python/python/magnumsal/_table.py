"""A game as the environments play it: what is seen, what can be chosen, and what a step is worth."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from copy import copy
from typing import Any, Literal, cast, get_args

import numpy as np
import numpy.typing as npt
from gymnasium import spaces

from magnumsal._magnumsal import (
    MICRO_ACTIONS,
    OBSERVATION_LENGTH,
    ActionSpace,
    Edition,
    Game,
    MagnumSalError,
    RuleSet,
)

#: What a seat sees, by name: `observation`, `action_mask`, and with micro-actions `chosen`.
Observation = dict[str, npt.NDArray[Any]]
#: How steps are rewarded.
Rewards = Literal["money", "win", "shaped"]
#: Which boxes are on the table.
Expansion = Literal["none", "muria"]
#: An array of zeros and ones: what can be chosen.
Mask = npt.NDArray[np.int8]

#: The most micro-actions that are chosen one after another.
LONGEST_MOVE = 8


def observation_space(actions: int, *, micro: bool = False) -> spaces.Space[Observation]:
    """The space of what a seat sees, with a mask for this number of actions."""
    parts: dict[str, spaces.Space[Any]] = {
        "observation": spaces.Box(0, 255, (OBSERVATION_LENGTH,), np.uint8),
        "action_mask": spaces.Box(0, 1, (actions,), np.int8),
    }
    if micro:
        parts["chosen"] = spaces.Box(0, MICRO_ACTIONS, (LONGEST_MOVE,), np.uint8)
    # What is in it has the type that is said, which the library does not know.
    return cast("spaces.Space[Observation]", spaces.Dict(parts))


def advantage(worth: Sequence[int]) -> list[float]:
    """What everybody's money is above the mean of the others'. It adds up to 0."""
    total, others = sum(worth), len(worth) - 1
    return [money - (total - money) / others for money in worth]


class Table:
    """A game at which seats are asked one after another, for ids of moves or for micro-actions."""

    def __init__(
        self,
        players: int,
        *,
        expansion: Expansion | None = None,
        rules: RuleSet | None = None,
        edition: Edition | None = None,
        rewards: Rewards = "money",
        max_moves: int | None = None,
        micro: bool = False,
    ) -> None:
        if rewards not in get_args(Rewards):
            raise MagnumSalError(f"rewards can be {', '.join(get_args(Rewards))}, not {rewards!r}")
        if max_moves is not None and max_moves < 1:
            raise MagnumSalError(f"max_moves must be at least 1, not {max_moves}")
        self.players = players
        self.max_moves = max_moves
        self.micro = micro
        self._expansion: Expansion | None = expansion
        self._rules = rules
        self._edition = edition
        self._rewards = rewards
        # Wrong options are refused here and not with the first reset.
        self.reset(0)
        self.actions: ActionSpace = self.game.actions
        self.size = MICRO_ACTIONS if micro else len(self.actions)

    def reset(self, seed: int, options: Mapping[str, Any] | None = None) -> None:
        """Deals a game, or begins with a copy of `options["game"]`."""
        begun = (options or {}).get("game")
        if begun is None:
            self.game = Game(
                self.players,
                seed=seed,
                expansion=self._expansion,
                rules=self._rules,
                edition=self._edition,
            )
        elif isinstance(begun, Game) and begun.players == self.players and begun.actions == self.actions:
            self.game = copy(begun)
        else:
            raise MagnumSalError(f"options['game'] must be a Game of {self.players} with the same expansion")
        self._advantage = advantage(self.game.worth)
        self._ask()

    def spaces(self) -> tuple[spaces.Space[Observation], spaces.Discrete]:
        """New spaces of observations and actions: each agent has its own, with its own seed."""
        return observation_space(self.size, micro=self.micro), spaces.Discrete(self.size)

    def _ask(self) -> None:
        self._choice = self.game.micro() if self.micro and not self.game.is_over else None

    def mask(self) -> Mask:
        """What the seat that is asked can choose; nothing once the game is over."""
        if self._choice is not None:
            return self._choice.legal_mask()
        if self.game.is_over:
            return self.no_mask()
        return self.game.legal_mask()

    def no_mask(self) -> Mask:
        """The mask of a seat that is not asked."""
        return np.zeros(self.size, np.int8)

    def observe(self, seat: int, mask: Mask) -> Observation:
        """What a seat sees."""
        seen: Observation = {"observation": self.game.observe(seat), "action_mask": mask}
        if self.micro:
            chosen = np.zeros(LONGEST_MOVE, np.uint8)
            if self._choice is not None:
                taken = self._choice.taken
                # 0 is for nothing, so everything is one more.
                chosen[: len(taken)] = np.add(taken, 1)
            seen["chosen"] = chosen
        return seen

    def choose(self, action: int) -> list[float] | None:
        """Makes a choice. Answers with what it brought to each seat, and with nothing if that is nothing.

        An action that is not allowed raises an error and changes nothing.
        """
        if self._choice is None:
            self.game.play(action)
        else:
            move = self._choice.choose(action)
            if move is None:
                return None
            self.game.play(move)
            self._ask()
        return self._reward()

    def play(self, move: Any) -> list[float] | None:
        """Plays a whole move, as a bot does."""
        self.game.play(move)
        self._ask()
        return self._reward()

    def _reward(self) -> list[float] | None:
        game = self.game
        if self._rewards == "shaped":
            before, self._advantage = self._advantage, advantage(game.worth)
            return [after - old for after, old in zip(self._advantage, before)]
        if game.to_move is not None:
            return None
        if self._rewards == "money":
            return advantage(game.worth)
        return game.shares

    @property
    def is_truncated(self) -> bool:
        """Whether the game is given up because it has too many moves."""
        return self.max_moves is not None and not self.game.is_over and self.game.ply >= self.max_moves

    def result(self) -> dict[str, Any]:
        """What a game came to."""
        game = self.game
        return {"worth": game.worth, "shares": game.shares, "moves": game.ply}


class Seeds:
    """The seeds of one game after another: the first is the one that was given, the others come from it."""

    def __init__(self) -> None:
        self._generator = np.random.default_rng()

    def next(self, seed: int | None) -> int:
        """The seed of the next game; `seed` begins a new series."""
        if seed is None:
            return int(self._generator.integers(2**63))
        self._generator = np.random.default_rng(seed)
        return seed
