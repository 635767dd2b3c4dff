"""The environments of PettingZoo: a game, its agents, and when they are done."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any, ClassVar, NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt
from gymnasium import spaces
from gymnasium.utils import EzPickle
from pettingzoo import AECEnv  # type: ignore[import-untyped]
from pettingzoo.utils import wrappers  # type: ignore[import-untyped]

from tetrarch.core import registry
from tetrarch.envs.rendering import RENDER_MODES, Pixels, check_render_mode, render
from tetrarch.envs.single import Play
from tetrarch.envs.spaces import action_space, masked_observation

Observation: TypeAlias = dict[str, npt.NDArray[np.generic]]

ILLEGAL_REWARD = -1.0
"""The reward of an agent that takes an illegal action; the game ends with 0 for the others."""


class TetrarchEnv(AECEnv, EzPickle):  # type: ignore[misc]
    """A game by agents ``player_0``, ``player_1`` and so on, one for each seat.

    An observation is a dictionary: ``observation`` holds the bytes that the documentation of the game lists, as the
    agent sees them, ``action_mask`` a 1 for every action that is legal for it now. Rewards come at the end alone. An
    action that is not legal raises ``IllegalMove`` here and changes nothing; ``env`` ends the game instead.

    Args:
        players: How many agents there are.
        variants: The variants that are played.
        render_mode: ``human`` (printed after each step), ``ansi``, ``svg`` or ``rgb_array``.
        max_cycles: How often an agent may act; when one has acted so often, all are truncated. None for no limit.
        options: The options of the game, as ``Play`` takes them.
    """

    game: ClassVar[str]
    metadata: ClassVar[dict[str, object]]

    def __init__(
        self,
        *,
        players: int = 2,
        variants: Iterable[str] = (),
        render_mode: str | None = None,
        max_cycles: int | None = None,
        **options: Any,
    ) -> None:
        variants = variants if isinstance(variants, str) else tuple(variants)
        EzPickle.__init__(
            self, players=players, variants=variants, render_mode=render_mode, max_cycles=max_cycles, **options
        )
        super().__init__()
        if max_cycles is not None and max_cycles < 1:
            raise ValueError(f"max_cycles must be at least 1, not {max_cycles}")
        self.render_mode = check_render_mode(render_mode)
        self.max_cycles = max_cycles
        self._players, self._variants, self._options = players, variants, options
        self._play = Play(self.game, players=players, variants=variants, **options)  # refuses what cannot be played
        self._generator = np.random.default_rng()
        environment = registry.game(self.game).encoding
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        self.observation_spaces = {agent: masked_observation(environment) for agent in self.possible_agents}
        self.action_spaces = {agent: action_space(environment) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Dict:
        """The observation with its mask."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete[np.int64]:
        """The rows of the decision table."""
        return self.action_spaces[agent]

    @property
    def play(self) -> Play:
        """The game that is played, to be asked and copied; not to be changed."""
        return self._play

    def reset(self, seed: int | None = None, options: dict[str, object] | None = None) -> None:
        """Deal a new game: with a seed always the same one, else the next of an endless row."""
        if seed is not None:
            self._generator = np.random.default_rng(seed)
        deal = int(self._generator.integers(2**63))
        self._play = Play(self.game, seed=deal, players=self._players, variants=self._variants, **self._options)
        self.agents = self.possible_agents.copy()
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, object]] = {agent: {} for agent in self.agents}
        self._cycles = dict.fromkeys(self.agents, 0)
        self.agent_selection = self.agents[self._play.current_player]
        self._show()

    def observe(self, agent: str) -> Observation:
        """What an agent may know now; the mask of one that is not to act is empty."""
        seat = self.possible_agents.index(agent)
        mask = np.zeros(self._play.table_size, dtype=np.int8)
        if seat == self._play.current_player and not self.truncations.get(agent, False):
            mask[:] = self._play.legal_mask()
        return {"observation": self._play.flat_observation(seat), "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Take an action for the agent that is selected; None for one that is done."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._play.apply(_number(action))
        self._cycles[agent] += 1
        self._cumulative_rewards[agent] = 0.0
        self.rewards = dict(zip(self.possible_agents, self._play.rewards(), strict=True))
        if self._play.is_over:
            self.terminations = dict.fromkeys(self.agents, True)
        else:
            if self._cycles[agent] == self.max_cycles:
                self.truncations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.possible_agents[self._play.current_player]
        self._accumulate_rewards()
        if self._play.is_over or self.truncations[agent]:
            self._deads_step_first()
        self._show()

    def _show(self) -> None:
        if self.render_mode == "human":
            self.render()

    def render(self) -> str | Pixels | None:
        """The game in the render mode; it shows only public information."""
        return render(self._play.position, self.render_mode)

    def close(self) -> None:
        """Nothing to release."""

    def __str__(self) -> str:
        return str(self.metadata["name"])


def _number(action: int | None) -> int:
    if action is None:
        raise ValueError("an agent that is not done must act: None is no action")
    return action


def metadata_of(name: str) -> dict[str, object]:
    """The metadata of an environment."""
    return {"name": name, "render_modes": RENDER_MODES.copy(), "is_parallelizable": False, "render_fps": 2}


def wrapped(raw: TetrarchEnv) -> AECEnv:
    """The environment with the wrappers that PettingZoo's games have.

    An action that is not legal ends the game, one that is no row of the table is refused, and so is a step before the
    first reset.
    """
    ended = wrappers.TerminateIllegalWrapper(raw, illegal_reward=ILLEGAL_REWARD)
    return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(ended))


class Environment(NamedTuple):
    """What a module of PettingZoo holds for a game."""

    raw_env: type[TetrarchEnv]
    """Without wrappers: an action that is not legal raises ``IllegalMove``."""
    env: Callable[..., AECEnv]
    """With wrappers: an action that is not legal ends the game, with -1 for the agent that took it."""


def environment(game: str, module: str = __name__) -> Environment:
    """The environment of a game; ``module`` is where ``raw_env`` can be imported from, for pickling."""
    title = registry.game(game).title
    fields = {
        "game": game,
        "metadata": metadata_of(f"tetrarch_{game}_v0"),
        "__module__": module,
        "__doc__": f"{title}, without wrappers: an action that is not legal raises ``IllegalMove``.",
    }
    raw_env: type[TetrarchEnv] = type("raw_env", (TetrarchEnv,), fields)

    def env(
        *,
        players: int = 2,
        variants: Iterable[str] = (),
        render_mode: str | None = None,
        max_cycles: int | None = None,
        **options: Any,
    ) -> AECEnv:
        """The environment with PettingZoo's wrappers."""
        raw = raw_env(players=players, variants=variants, render_mode=render_mode, max_cycles=max_cycles, **options)
        return wrapped(raw)

    return Environment(raw_env, env)
