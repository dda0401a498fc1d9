"""A multi-agent environment with the keys that RLlib's own action masking wants.

`observations` (with an s, as floats from 0 to 1) and `action_mask` (floats, 0 or 1) are what
`ActionMaskingTorchRLModule` of `ray.rllib.examples.rl_modules.classes.action_masking_rlm` reads. Only who is to move
gets an observation, and rewards come with the end of the game unless they are shaped.

>>> from magnumsal.rllib import MagnumSalMultiAgentEnv
>>> env = MagnumSalMultiAgentEnv({"players": 3, "rewards": "win"})
>>> observations, infos = env.reset(seed=1368)
>>> list(observations)
['player_0']

`examples/rllib_ppo.py` trains with it.
"""

from __future__ import annotations

from collections.abc import Hashable
from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from ray.rllib.env.multi_agent_env import MultiAgentEnv

from magnumsal._magnumsal import OBSERVATION_LENGTH, Game, MagnumSalError
from magnumsal._table import Seeds, Table

#: Bytes as floats: most counts are small, and the differences of small ones matter most.
_SCALE = (np.log1p(np.arange(256)) / np.log(256)).astype(np.float32)

#: What RLlib calls a `MultiAgentDict`.
ByAgent = dict[Hashable, Any]


def scaled(observation: npt.NDArray[np.uint8]) -> npt.NDArray[np.float32]:
    """An observation as floats from 0 to 1, by the logarithm of each byte."""
    values: npt.NDArray[np.float32] = _SCALE[observation]
    return values


class MagnumSalMultiAgentEnv(MultiAgentEnv):
    """All seats of a game are agents, called `player_0` and up.

    The configuration has the options of `magnumsal.aec.env`: `players`, `expansion`, `rules`, `edition`, `rewards`,
    `max_moves` and `micro`.
    """

    def __init__(self, config: Any = None) -> None:
        super().__init__()
        options = dict(config or {})
        self._table = Table(options.pop("players", 2), **options)
        self._names = [f"player_{seat}" for seat in range(self._table.players)]
        self.possible_agents = list(self._names)
        self.agents = list(self._names)
        self.observation_spaces = {agent: self._space() for agent in self._names}
        self.action_spaces = {agent: spaces.Discrete(self._table.size) for agent in self._names}
        self._seeds = Seeds()

    def _space(self) -> spaces.Dict:
        return spaces.Dict(
            {
                "observations": spaces.Box(0.0, 1.0, (self._width,), np.float32),
                "action_mask": spaces.Box(0.0, 1.0, (self._table.size,), np.float32),
            }
        )

    @property
    def _width(self) -> int:
        # What was chosen of a move is a part of the observation.
        return OBSERVATION_LENGTH + (self._table.size if self._table.micro else 0)

    @property
    def game(self) -> Game:
        """The game itself, with everything that is hidden: for analysis, and not for agents."""
        return self._table.game

    def reset(  # type: ignore[override]
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[ByAgent, ByAgent]:
        """Deals a new game, or begins with a copy of `options["game"]`; answers with the observation of who begins."""
        super().reset(seed=seed, options=options)
        self._table.reset(self._seeds.next(seed), options)
        self.agents = list(self._names)
        return self._asked()

    def step(  # type: ignore[override]
        self, action_dict: ByAgent
    ) -> tuple[ByAgent, ByAgent, ByAgent, ByAgent, ByAgent]:
        """Takes the action of who is to move; answers with the observation of who is next."""
        table = self._table
        seat = table.game.to_move
        if seat is None:
            raise MagnumSalError("the game is over: call reset")
        agent = self._names[seat]
        if list(action_dict) != [agent]:
            raise MagnumSalError(f"it is the turn of {agent} alone, and there are actions of {list(action_dict)}")
        brought = table.choose(int(action_dict[agent])) or [0.0] * table.players
        rewards: ByAgent = dict(zip(self.possible_agents, brought))
        is_over, is_truncated = table.game.is_over, table.is_truncated
        terminateds: ByAgent = {"__all__": is_over}
        truncateds: ByAgent = {"__all__": is_truncated}
        if not is_over and not is_truncated:
            seen, asked = self._asked()
            return seen, rewards, terminateds, truncateds, asked
        # An episode of RLlib wants a last observation of every agent.
        observations: ByAgent = {one: self._seen(seat, table.no_mask()) for seat, one in enumerate(self._names)}
        terminateds |= dict.fromkeys(self.possible_agents, is_over)
        truncateds |= dict.fromkeys(self.possible_agents, is_truncated)
        infos: ByAgent = {one: table.result() for one in self._names}
        self.agents = []
        return observations, rewards, terminateds, truncateds, infos

    def _asked(self) -> tuple[ByAgent, ByAgent]:
        seat = self._table.game.to_move or 0
        mask = self._table.mask()
        agent = self._names[seat]
        return {agent: self._seen(seat, mask)}, {agent: {"action_mask": mask}}

    def _seen(self, seat: int, mask: npt.NDArray[np.int8]) -> dict[str, npt.NDArray[np.float32]]:
        seen = self._table.observe(seat, mask)
        observation = scaled(seen["observation"])
        if self._table.micro:
            chosen = np.zeros(self._table.size, np.float32)
            chosen[seen["chosen"][seen["chosen"] > 0] - 1] = 1.0
            observation = np.concatenate([observation, chosen])
        return {"observations": observation, "action_mask": mask.astype(np.float32)}
