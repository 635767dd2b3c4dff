"""Games as environments of PettingZoo (AEC): ``eko_v0.env()``, ``legends_v0.env()``, or ``environment(game).env()``.

The games are played in turns, and the next agent depends on the actions, so there is no parallel form.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache
from typing import Any, ClassVar, NamedTuple, TypeAlias

import numpy as np
import numpy.typing as npt

from tetrarch.envs.setup import missing_library

try:
    import pettingzoo  # type: ignore[import-untyped]
except ModuleNotFoundError as error:
    raise missing_library(error, "pettingzoo", "PettingZoo", "pettingzoo") from None

from gymnasium import spaces
from gymnasium.utils import EzPickle
from pettingzoo.utils import wrappers  # type: ignore[import-untyped]

from tetrarch.core import registry
from tetrarch.envs.rendering import RENDER_MODES, GameEnvironment

Observation: TypeAlias = dict[str, npt.NDArray[np.generic]]

ILLEGAL_REWARD = -1.0
"""The reward of an agent that takes an illegal action; the game ends with 0 for the others."""


class TetrarchEnv(GameEnvironment, pettingzoo.AECEnv, EzPickle):  # type: ignore[misc]
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
        self._configure(players, variants, max_cycles, render_mode, options)
        self._generator = np.random.default_rng()
        encoding = registry.game(self.game).encoding
        self.possible_agents = [f"player_{seat}" for seat in range(players)]
        self.agents: list[str] = []
        highest = encoding.highest_observation()
        self.observation_spaces = {
            agent: spaces.Dict(
                {
                    "observation": spaces.Box(0, highest, dtype=np.uint8),
                    "action_mask": spaces.Box(0, 1, (encoding.table_size,), dtype=np.int8),
                }
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: spaces.Discrete(encoding.table_size) for agent in self.possible_agents}

    def observation_space(self, agent: str) -> spaces.Dict:
        """The observation with its mask."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Discrete[np.int64]:
        """The rows of the decision table."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, object] | None = None) -> None:
        """Deal a new game: with a seed always the same one, else the next of an endless row."""
        if seed is not None:
            self._generator = np.random.default_rng(seed)
        self._deal(int(self._generator.integers(2**63)))
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
        if action is None:
            raise ValueError("an agent that is not done must act: None is no action")
        self._play.apply(action)
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

    def close(self) -> None:
        """Nothing to release."""

    def __str__(self) -> str:
        return str(self.metadata["name"])


class Environment(NamedTuple):
    """The environment of a game, such as ``eko_v0``."""

    raw_env: type[TetrarchEnv]
    """Without wrappers: an illegal action raises ``IllegalMove``."""
    env: Callable[..., pettingzoo.AECEnv]
    """With wrappers: an illegal action ends the game, with -1 for the agent that took it."""


@cache
def environment(game: str) -> Environment:
    """The environment of a game."""
    metadata = {"render_modes": RENDER_MODES.copy(), "is_parallelizable": False, "render_fps": 2}
    fields = {
        "game": game,
        "metadata": {"name": f"tetrarch_{game}_v0", **metadata},
        "__module__": __name__,
        "__qualname__": f"{game}_v0.raw_env",
        "__doc__": f"{registry.game(game).title}, without wrappers: an illegal action raises ``IllegalMove``.",
    }
    raw_env: type[TetrarchEnv] = type("raw_env", (TetrarchEnv,), fields)

    def env(**settings: Any) -> pettingzoo.AECEnv:
        """The environment with the wrappers that PettingZoo's own games have; it takes the settings of ``raw_env``.

        An illegal action ends the game. An action that is no row of the table and a step before the first reset are
        rejected.
        """
        ended = wrappers.TerminateIllegalWrapper(raw_env(**settings), illegal_reward=ILLEGAL_REWARD)
        return wrappers.OrderEnforcingWrapper(wrappers.AssertOutOfBoundsWrapper(ended))

    return Environment(raw_env, env)


def __getattr__(name: str) -> Environment:
    game = name.removesuffix("_v0")
    if name.endswith("_v0") and game in registry.names():
        return environment(game)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
