"""A Gymnasium environment: one learner, and bots on the other seats.

>>> import gymnasium
>>> env = gymnasium.make("magnumsal.gym:MagnumSal-v1", opponents=["apprentice", "random"])
>>> observation, info = env.reset(seed=1368)
>>> done = False
>>> while not done:
...     action = int(info["action_mask"].argmax())
...     observation, reward, terminated, truncated, info = env.step(action)
...     done = terminated or truncated
>>> len(info["worth"])
3
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np

from magnumsal._magnumsal import Bot, Edition, Game, IdError, Illegal, MagnumSalError, RuleSet
from magnumsal._table import Expansion, Mask, Observation, Rewards, Seeds, Table
from magnumsal.aec import RENDER_MODES, OnIllegal, check_render_mode, render

#: The most that an action can lose that is not allowed, so that nobody gains by one.
ILLEGAL_REWARDS: dict[Rewards, float] = {"win": -1.0, "money": -255.0, "shaped": -255.0}


class MagnumSalEnv(gymnasium.Env[Observation, np.int64]):
    """One learner against bots.

    An observation has the parts `observation` (bytes, from the learner's own seat: `docs/observations.md`) and
    `action_mask`; `info["action_mask"]` and `action_masks()` are the same mask. A step is the learner's action and
    everything that the bots do until the learner is asked again or the game is over.
    """

    metadata = {"render_modes": RENDER_MODES, "render_fps": 2}

    def __init__(
        self,
        opponents: str | Sequence[str] = "apprentice",
        *,
        seat: int | None = None,
        budget: str | int = 60,
        expansion: Expansion | None = None,
        rules: RuleSet | None = None,
        edition: Edition | None = None,
        rewards: Rewards = "money",
        max_moves: int | None = None,
        micro: bool = False,
        illegal: OnIllegal = "lose",
        illegal_reward: float | None = None,
        render_mode: str | None = None,
    ) -> None:
        self._specs = [opponents] if isinstance(opponents, str) else list(opponents)
        players = 1 + len(self._specs)
        if seat is not None and not 0 <= seat < players:
            raise MagnumSalError(f"seat must be one of 0 to {players - 1}, or None for another one each game")
        if illegal not in ("raise", "lose"):
            raise MagnumSalError(f"illegal can be raise or lose, not {illegal!r}")
        check_render_mode(render_mode)
        self._table = Table(
            players,
            expansion=expansion,
            rules=rules,
            edition=edition,
            rewards=rewards,
            max_moves=max_moves,
            micro=micro,
        )
        self._fixed_seat = seat
        self._budget = budget
        self._illegal = illegal
        self._illegal_reward = ILLEGAL_REWARDS[rewards] if illegal_reward is None else illegal_reward
        self.render_mode = render_mode
        self.observation_space, self.action_space = self._table.spaces()
        self._seeds = Seeds()
        # Bots that do not exist are refused here and not with the first reset.
        self._bots = self._opponents(0)
        self._is_done = True

    def _opponents(self, seed: int) -> list[Bot]:
        return [Bot(spec, (seed + number) % 2**64, budget=self._budget) for number, spec in enumerate(self._specs)]

    @property
    def game(self) -> Game:
        """The game itself, with everything that is hidden: for analysis, and not for the learner."""
        return self._table.game

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deals a new game: with a seed always the same one, with the same games after it.

        `options={"game": game}` begins with a copy of a game that is there.
        """
        super().reset(seed=seed)
        chosen = self._seeds.next(seed)
        self._table.reset(chosen, options)
        players = self._table.players
        self.seat = chosen % players if self._fixed_seat is None else self._fixed_seat
        self._at: list[Bot | None] = list(self._opponents(chosen))
        self._at.insert(self.seat, None)
        self._is_done = False
        self._play_bots()
        return self._seen()

    def step(self, action: np.int64 | int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Takes the learner's action, and lets the bots play until the learner is asked again."""
        if self._is_done:
            raise MagnumSalError("the game is over: call reset")
        try:
            rewards = self._table.choose(int(action))
        except (Illegal, IdError) as error:
            if self._illegal == "raise":
                raise
            self._is_done = True
            observation, info = self._seen()
            return observation, self._illegal_reward, True, False, {**info, "illegal": str(error)}
        reward = 0.0 if rewards is None else rewards[self.seat]
        reward += self._play_bots()
        is_over, is_truncated = self._table.game.is_over, self._table.is_truncated
        self._is_done = is_over or is_truncated
        observation, info = self._seen()
        if self._is_done:
            info |= self._table.result()
        if self.render_mode == "human":
            self.render()
        return observation, reward, is_over, is_truncated, info

    def _play_bots(self) -> float:
        """Lets bots play until the learner is asked or the game ends; what that brings the learner."""
        table, reward = self._table, 0.0
        while not table.is_truncated:
            to_move = table.game.to_move
            bot = None if to_move is None else self._at[to_move]
            if bot is None:
                break
            rewards = table.play(bot.choose(table.game))
            if rewards is not None:
                reward += rewards[self.seat]
        return reward

    def _seen(self) -> tuple[Observation, dict[str, Any]]:
        mask = self._table.no_mask() if self._is_done else self._table.mask()
        return self._table.observe(self.seat, mask), {"action_mask": mask.copy(), "seat": self.seat}

    def action_masks(self) -> Mask:
        """What the learner can choose."""
        return self._table.no_mask() if self._is_done else self._table.mask()

    def render(self) -> Any:
        """The board: printed, as a text, or as SVG."""
        return render(self.render_mode, self._table.game)


gymnasium.register(id="MagnumSal-v1", entry_point="magnumsal.gym:MagnumSalEnv")
