"""A PettingZoo environment: agents are asked one after another (AEC).

>>> from magnumsal import aec
>>> env = aec.env(players=3)
>>> env.reset(seed=1368)
>>> for agent in env.agent_iter():
...     observation, reward, termination, truncation, info = env.last()
...     if termination or truncation:
...         action = None
...     else:
...         action = int(observation["action_mask"].argmax())
...     env.step(action)
>>> env.agents
[]

The same agent is often asked several times in a row: a turn has two actions, and an action is one or more
moves. Rewards come with the end of the game unless they are shaped; `docs/python.md` has a whole game's.
"""

from __future__ import annotations

import sys
from typing import Any, Literal

from pettingzoo import AECEnv

from magnumsal import _text
from magnumsal._magnumsal import Edition, Game, IdError, Illegal, MagnumSalError, RuleSet
from magnumsal._table import Expansion, Observation, Rewards, Seeds, Table

#: What happens to a player who takes an action that is not allowed.
OnIllegal = Literal["raise", "lose"]

RENDER_MODES = ["human", "ansi", "svg"]


class MagnumSal(AECEnv[str, Observation, "int | None"]):
    """Magnum Sal as PettingZoo's environments are. Agents are called `player_0` and up; `player_0` starts.

    An observation has the parts `observation` (bytes, from the agent's own seat: `docs/observations.md`) and
    `action_mask`, which `infos[agent]` and `action_masks()` have too.
    """

    metadata = {
        "name": "magnum_sal_v1",
        "render_modes": RENDER_MODES,
        "is_parallelizable": False,
        "render_fps": 2,
    }

    def __init__(
        self,
        players: int = 2,
        *,
        expansion: Expansion | None = None,
        rules: RuleSet | None = None,
        edition: Edition | None = None,
        rewards: Rewards = "money",
        max_cycles: int | None = None,
        micro: bool = False,
        illegal: OnIllegal = "raise",
        illegal_reward: float = -1.0,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        if illegal not in ("raise", "lose"):
            raise MagnumSalError(f"illegal can be raise or lose, not {illegal!r}")
        check_render_mode(render_mode)
        self._table = Table(
            players,
            expansion=expansion,
            rules=rules,
            edition=edition,
            rewards=rewards,
            max_moves=max_cycles,
            micro=micro,
        )
        self._illegal = illegal
        self._illegal_reward = illegal_reward
        self.render_mode = render_mode
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self._seat = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        both = {agent: self._table.spaces() for agent in self.possible_agents}
        self.observation_spaces = {agent: seen for agent, (seen, _) in both.items()}
        self.action_spaces: dict[str, Any] = {agent: actions for agent, (_, actions) in both.items()}
        self.agents: list[str] = []
        self._seeds = Seeds()

    def observation_space(self, agent: str) -> Any:
        """The space of an agent's observations, always the same object."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """The space of an agent's actions, always the same object."""
        return self.action_spaces[agent]

    @property
    def game(self) -> Game:
        """The game itself, with everything that is hidden: for analysis, and not for agents."""
        return self._table.game

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deals a new game: with a seed the one of `Game(seed=seed)`, and then always the same ones after it.

        `options={"game": game}` begins with a copy of a game that is there.
        """
        self._table.reset(self._seeds.next(seed), options)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._is_rewarded = False
        self._is_done = False
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        # PettingZoo keeps here whom it asks once those who are out have been asked.
        self._skip_agent_selection = None
        self._ask()

    def _ask(self) -> None:
        """Turns to who decides next, with what they can choose."""
        seat = self._table.game.to_move
        if seat is not None:
            self.agent_selection = self.possible_agents[seat]
            self._mask = self._table.mask()
            self.infos[self.agent_selection] = {"action_mask": self._mask}

    def action_masks(self) -> Any:
        """What the selected agent can choose."""
        return self._table.mask()

    def observe(self, agent: str) -> Observation:
        """What an agent sees. Its mask is empty if it is not its turn."""
        table = self._table
        asked = agent == self.agent_selection and not self._is_done
        return table.observe(self._seat[agent], self._mask if asked else table.no_mask())

    def step(self, action: int | None) -> None:
        """Takes the selected agent's action; `None` from one for whom the game is over."""
        agent = self.agent_selection
        if self._is_done:
            self._was_dead_step(action)
            return
        if action is None:
            raise MagnumSalError(f"{agent} must choose an action: the game is not over")
        try:
            rewards = self._table.choose(action)
        except (Illegal, IdError):
            if self._illegal == "raise":
                raise
            self._lose(agent)
            return
        self._cumulative_rewards[agent] = 0.0
        if rewards is None:
            if self._is_rewarded:
                self._clear_rewards()
        else:
            for one, reward in zip(self.possible_agents, rewards):
                self.rewards[one] = reward
                self._cumulative_rewards[one] += reward
        self._is_rewarded = rewards is not None
        self.infos[agent] = {}
        if self._table.game.to_move is None:
            self._finish(self.terminations)
        elif self._table.is_truncated:
            self._finish(self.truncations)
        else:
            self._ask()
        if self.render_mode == "human":
            self.render()

    def _lose(self, agent: str) -> None:
        """Ends the game for all because of an action that is not allowed."""
        self._cumulative_rewards[agent] = 0.0
        self.rewards = {one: self._illegal_reward if one == agent else 0.0 for one in self.agents}
        self._accumulate_rewards()
        self._finish(self.terminations)

    def _finish(self, how: dict[str, bool]) -> None:
        self._is_done = True
        result = self._table.result()
        for agent in self.agents:
            how[agent] = True
            self.infos[agent] = {"action_mask": self._table.no_mask(), **result}
        self.agent_selection = self.agents[0]

    def state(self) -> Any:
        """The whole table, as `player_0` sees it: nobody sees less, but for the order of the parts."""
        return self._table.game.observe(0)

    def render(self) -> Any:
        """The board: printed, as a text, or as SVG."""
        return render(self.render_mode, self._table.game)

    def close(self) -> None:
        """Nothing is to be released."""

    def __str__(self) -> str:
        return str(self.metadata["name"])


def check_render_mode(mode: str | None) -> None:
    """Refuses what nothing can be drawn as."""
    if mode is not None and mode not in RENDER_MODES:
        raise MagnumSalError(f"render_mode can be {', '.join(RENDER_MODES)}, not {mode!r}")


def render(mode: str | None, game: Game) -> str | None:
    """A game in a render mode."""
    if mode == "ansi":
        return _text.board(game)
    if mode == "svg":
        return game.svg()
    if mode == "human":
        print(_text.board(game), file=sys.stdout)
    return None


def env(players: int = 2, **options: Any) -> MagnumSal:
    """An environment for this number of players.

    Options, beside `expansion`, `rules` and `edition`: `rewards` (`money`, `win` or `shaped`), `max_cycles` (after
    how many moves of all together a game is given up), `micro` (175 small actions instead of ids of moves),
    `illegal` (`raise` an error, or `lose` the game with `illegal_reward`, which is -1), and `render_mode` (`human`,
    `ansi` or `svg`).
    """
    return MagnumSal(players, **options)


#: PettingZoo's name for an environment without its checking wrappers. This one checks by itself and has none.
raw_env = env
