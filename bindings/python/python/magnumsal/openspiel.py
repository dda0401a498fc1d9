"""Magnum Sal as a game of OpenSpiel, with explicit chance nodes.

>>> import pyspiel
>>> import magnumsal.openspiel
>>> game = pyspiel.load_game("magnum_sal(players=3)")
>>> state = game.new_initial_state()
>>> state.is_chance_node()
True

Nothing is private in Magnum Sal, only the order of the stacks is unknown to all. So it is a game of perfect
information whose chance nodes turn tiles, orders and tools up when they come to light. Parameters: `players`,
`expansion` (`none` or `muria`), `rewards` (`win`: the share of the victory, which adds up to 1; or `money`), and
`round_limit` (after how many rounds a phase ends in any case, 60 in the rules).
"""

from __future__ import annotations

import copy
from functools import lru_cache
from typing import Any

import numpy as np
import pyspiel

from magnumsal import _text
from magnumsal._magnumsal import (
    CHANCE_IDS,
    OBSERVATION_LENGTH,
    ActionSpace,
    Beginning,
    Game,
    MagnumSalError,
    Reveal,
    RuleSet,
    layout,
)

#: The most moves of a player's turn: far more than can be used.
MOVES_OF_A_TURN = 64
#: More money than anybody can earn.
MOST_MONEY = 65535.0


def _game_type(rewards: str) -> Any:
    utility = pyspiel.GameType.Utility
    return pyspiel.GameType(
        short_name="magnum_sal",
        long_name="Magnum Sal",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.PERFECT_INFORMATION,
        utility=utility.CONSTANT_SUM if rewards == "win" else utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=5,
        min_num_players=2,
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={
            "players": 2,
            "expansion": "none",
            "rewards": "win",
            "round_limit": 60,
        },
    )


@lru_cache(maxsize=None)
def _beginning(players: int, expansion: str, round_limit: int) -> Beginning:
    """The beginning of such games, which nobody may change."""
    if expansion not in ("none", "muria"):
        raise MagnumSalError(f"expansion can be none or muria, not {expansion!r}")
    rules = RuleSet("muria" if expansion == "muria" else "none", round_limit=round_limit)
    return Beginning(players, rules=rules)


@lru_cache(maxsize=None)
def _actions(expansion: str) -> ActionSpace:
    return ActionSpace(expansion)


class MagnumSalGame(pyspiel.Game):
    """The game, as `pyspiel.load_game("magnum_sal")` makes it."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = params or {}
        players = int(given.get("players", 2))
        rewards = str(given.get("rewards", "win"))
        limit = int(given.get("round_limit", 60))
        if rewards not in ("win", "money"):
            raise MagnumSalError(f"rewards can be win or money, not {rewards!r}")
        self.expansion = str(given.get("expansion", "none"))
        self.pays_money = rewards == "money"
        self.beginning = _beginning(players, self.expansion, limit)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(_actions(self.expansion)),
            max_chance_outcomes=CHANCE_IDS,
            num_players=players,
            min_utility=0.0,
            max_utility=MOST_MONEY if self.pays_money else 1.0,
            utility_sum=None if self.pays_money else 1.0,
            max_game_length=3 * limit * players * MOVES_OF_A_TURN,
        )
        super().__init__(_game_type(rewards), info, given)

    def new_initial_state(self) -> MagnumSalState:
        """The state before anything is dealt."""
        return MagnumSalState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> MagnumSalObserver:
        """What writes observations."""
        return MagnumSalObserver(params)


class MagnumSalState(pyspiel.State):
    """A position, or what waits for chance: the beginning, or a move that turns something up.

    OpenSpiel clones a state by copies of all its attributes, so there are few, and the native ones copy themselves.
    """

    def __init__(self, game: MagnumSalGame) -> None:
        super().__init__(game)
        self._expansion = game.expansion
        self._pays_money = game.pays_money
        self._stage: Beginning | Game | Reveal = game.beginning

    @property
    def game(self) -> Game | None:
        """The game as it stands, before a move that waits for chance; nothing while it is being dealt."""
        if isinstance(self._stage, Reveal):
            return self._stage.before
        return self._stage if isinstance(self._stage, Game) else None

    def current_player(self) -> int:
        """Who decides: a player, chance, or nobody any more."""
        if not isinstance(self._stage, Game):
            return int(pyspiel.PlayerId.CHANCE)
        seat = self._stage.to_move
        return int(pyspiel.PlayerId.TERMINAL) if seat is None else seat

    def _legal_actions(self, player: int) -> list[int]:
        if isinstance(self._stage, Game) and self._stage.to_move == player:
            ids: list[int] = self._stage.legal_ids().tolist()
            return ids
        return []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What can come up, and how likely it is."""
        return [] if isinstance(self._stage, Game) else self._stage.chances()

    def _apply_action(self, action: int) -> None:
        stage = self._stage
        if isinstance(stage, Game):
            reveal = stage.reveal(action)
            if reveal is None:
                stage.play(action)
            else:
                self._stage = reveal
            return
        # The beginning is the same object for all games.
        drawn = copy.copy(stage)
        self._stage = drawn.draw(action) or drawn

    def _action_to_string(self, player: int, action: int) -> str:
        if player == pyspiel.PlayerId.CHANCE and not isinstance(self._stage, Game):
            return self._stage.describe(action)
        return _actions(self._expansion).text(action)

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return isinstance(self._stage, Game) and self._stage.is_over

    def returns(self) -> list[float]:
        """What everybody gets; nothing before the end."""
        stage = self._stage
        if not isinstance(stage, Game) or not stage.is_over:
            return [0.0] * self.num_players()
        return [float(money) for money in stage.worth] if self._pays_money else list(stage.shares or [])

    def __str__(self) -> str:
        game, stage = self.game, self._stage
        if game is None:
            return f"Magnum Sal, being dealt: {stage.drawn}" if isinstance(stage, Beginning) else ""
        waiting = f"\n{stage.move}, which has turned up: {stage.drawn}" if isinstance(stage, Reveal) else ""
        return _text.board(game) + waiting


class MagnumSalObserver:
    """Writes what a player sees: the bytes of `docs/observations.md`, part by part in `dict`."""

    def __init__(self, params: Any) -> None:
        if params:
            raise MagnumSalError(f"observers have no parameters, and {params} are given")
        self._bytes = np.zeros(OBSERVATION_LENGTH, np.uint8)
        self.tensor = np.zeros(OBSERVATION_LENGTH, np.float32)
        self.dict = {name: part.of(self.tensor) for name, part in layout().items()}

    def set_from(self, state: MagnumSalState, player: int) -> None:
        """Writes the observation into `tensor`, and so into the parts."""
        game = state.game
        if game is None:
            self.tensor.fill(0)
        else:
            self.tensor[:] = game.observe(player, out=self._bytes)

    def string_from(self, state: MagnumSalState, player: int) -> str:
        """The observation as JSON."""
        game = state.game
        return str(state) if game is None else game.view(player).json()


pyspiel.register_game(_game_type("win"), MagnumSalGame)
