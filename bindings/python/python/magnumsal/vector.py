"""Gymnasium's vector environment over games that Rust steps side by side.

>>> from magnumsal.vector import MagnumSalVectorEnv
>>> envs = MagnumSalVectorEnv(num_envs=8, players=3)
>>> observations, infos = envs.reset(seed=1368)
>>> for _ in range(10):
...     actions = envs.sample()
...     observations, rewards, terminations, truncations, infos = envs.step(actions)
>>> observations["action_mask"].shape == (8, envs.single_action_space.n)
True

All seats of a game are played through it: an observation is that of the player who moves, whose seat is
`infos["seat"]`. `rewards` is what the step brought to the seat that made it, and `infos["rewards"]` what it brought to
every seat, which matters when the game ends.
"""

from __future__ import annotations

from typing import Any, Literal

import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from magnumsal._magnumsal import Edition, RuleSet, VectorGames
from magnumsal._table import Expansion, Mask, Observation, Rewards, Seeds, observation_space

#: Gymnasium's names for the modes.
AUTORESET = {"next_step": AutoresetMode.NEXT_STEP, "same_step": AutoresetMode.SAME_STEP}


class MagnumSalVectorEnv(VectorEnv[Observation, npt.NDArray[np.int64], npt.NDArray[Any]]):
    """Many games of Magnum Sal at once.

    With `autoreset="next_step"` the step after a game's end deals a new one and ignores the action; with `same_step`
    the step that ends a game deals a new one at once, and its last observation is in `infos["final_obs"]`. The mode is
    named in `metadata["autoreset_mode"]`.

    Without `copy` the arrays of the games themselves are handed out, and every step overwrites them.
    """

    def __init__(
        self,
        num_envs: int,
        players: int = 2,
        *,
        expansion: Expansion | None = None,
        rules: RuleSet | None = None,
        edition: Edition | None = None,
        rewards: Rewards = "money",
        autoreset: Literal["next_step", "same_step"] = "next_step",
        max_moves: int | None = None,
        threads: int | None = None,
        copy: bool = True,
    ) -> None:
        self.games = VectorGames(
            num_envs,
            players,
            expansion=expansion,
            rules=rules,
            edition=edition,
            rewards=rewards,
            autoreset=autoreset,
            max_moves=max_moves,
            threads=threads,
        )
        self.num_envs = num_envs
        self.metadata = {"autoreset_mode": AUTORESET[autoreset]}
        actions = len(self.games.actions)
        self.single_observation_space = observation_space(actions)
        self.single_action_space = spaces.Discrete(actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self._copy = copy
        self._rows = np.arange(num_envs)
        self._every = np.ones(num_envs, np.bool_)
        self._seeds = Seeds()

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deals all games again."""
        super().reset(seed=seed)
        self.games.reset(self._seeds.next(seed))
        return self._observations(), self._infos()

    def step(
        self, actions: npt.NDArray[np.int64]
    ) -> tuple[Observation, npt.NDArray[Any], npt.NDArray[Any], npt.NDArray[Any], dict[str, Any]]:
        """Takes one action in each game. One that is not allowed raises an error, and nothing is played."""
        games = self.games
        # Who acts: the seats are overwritten by the step.
        actors = games.seats.copy()
        games.step(actions)
        infos = self._infos()
        if games.autoreset == "same_step":
            done = games.terminated | games.truncated
            if done.any():
                infos |= self._final(done)
        rewards = games.rewards[self._rows, actors]
        return self._observations(), rewards, self._kept(games.terminated), self._kept(games.truncated), infos

    def sample(self) -> npt.NDArray[np.int64]:
        """A random action for each game that is allowed there."""
        return self._kept(self.games.sample())

    def action_masks(self) -> Mask:
        """What can be chosen, one row a game."""
        return self._kept(self.games.masks)

    def _kept(self, array: npt.NDArray[Any]) -> npt.NDArray[Any]:
        return array.copy() if self._copy else array

    def _observations(self) -> Observation:
        games = self.games
        return {"observation": self._kept(games.observations), "action_mask": self._kept(games.masks)}

    def _infos(self) -> dict[str, Any]:
        games, every = self.games, self._every
        values: dict[str, npt.NDArray[Any]] = {"action_mask": games.masks, "seat": games.seats, "rewards": games.rewards}
        infos: dict[str, Any] = {name: self._kept(value) for name, value in values.items()}
        # Gymnasium marks which games have a value.
        infos.update({f"_{name}": every for name in values})
        return infos

    def _final(self, done: npt.NDArray[np.bool_]) -> dict[str, Any]:
        last = np.full(self.num_envs, None, dtype=object)
        nothing = np.zeros(len(self.games.actions), np.int8)
        for index in np.flatnonzero(done):
            last[index] = {"observation": self.games.final_observations[index].copy(), "action_mask": nothing}
        rewards = {"rewards": self.games.rewards.copy(), "_rewards": done}
        return {"final_obs": last, "_final_obs": done, "final_info": rewards, "_final_info": done}
