"""Both games for Gymnasium: one seat against bots. ``gymnasium.make("tetrarch/Eko-v0", opponents="greedy")``.

Importing this module registers the environments; ``gymnasium.make("tetrarch.envs.gym:tetrarch/Eko-v0")`` imports it.
``gymnasium.make_vec`` gives many games at once, see ``envs.vector``.
"""

from __future__ import annotations

import operator
import time
from collections.abc import Iterable, Sequence
from functools import cache
from typing import Any, ClassVar, SupportsIndex

import numpy as np
import numpy.typing as npt

from tetrarch.envs.setup import missing_library

try:
    import gymnasium
except ModuleNotFoundError as error:
    raise missing_library(error, "gymnasium", "Gymnasium", "gym") from None

from tetrarch.bots import Bot, Control, make_bot
from tetrarch.core import registry
from tetrarch.core.encoding import Bytes
from tetrarch.core.errors import Fault, IllegalMove, SetupError
from tetrarch.envs.rendering import RENDER_MODES, GameEnvironment

ILLEGAL_REWARD = -1.0
"""The reward of an illegal action that ends the game."""
ILLEGAL = ("lose", "raise")

Info = dict[str, object]


class TetrarchEnv(GameEnvironment, gymnasium.Env[Bytes, np.int64]):
    """One seat of a game; bots take the others and decide as soon as it is their turn.

    ``info["action_mask"]`` and ``action_masks()`` hold the legal actions, ``info["seat"]`` the seat. The reward comes
    with the last step, for the own seat only.

    Args:
        players: How many seats there are.
        variants: The variants that are played.
        opponents: The bots, as ``make_bot`` names them: one text for all, or one for each, the next seat first.
        seat: The own seat; None to draw it anew for each game.
        illegal: What an action does that is not legal: ``lose`` ends the game with a reward of -1, ``raise`` raises
            ``IllegalMove`` and changes nothing.
        max_cycles: After how many own actions the game is truncated; None for no limit.
        render_mode: ``human`` (printed after each step), ``ansi``, ``svg`` or ``rgb_array``.
        options: The options of the game, as ``Play`` takes them.
    """

    game: ClassVar[str]
    metadata: ClassVar[dict[str, object]] = {"render_modes": RENDER_MODES, "render_fps": 2}  # type: ignore[misc]

    def __init__(
        self,
        *,
        players: int = 2,
        variants: Iterable[str] = (),
        opponents: str | Sequence[str] = "random",
        seat: int | None = None,
        illegal: str = "lose",
        max_cycles: int | None = None,
        render_mode: str | None = None,
        **options: Any,
    ) -> None:
        variants = variants if isinstance(variants, str) else tuple(variants)
        self._configure(players, variants, max_cycles, render_mode, options)
        self._opponents = opponents_of(self.game, players, opponents)
        check_agent(players, seat, illegal)
        self._players, self._fixed_seat, self._illegal = players, seat, illegal
        self.seat = seat or 0
        self._bots: dict[int, Bot[Any]] = {}
        self._cycles = 0
        self._is_over = True
        encoding = registry.game(self.game).encoding
        self.observation_space = gymnasium.spaces.Box(0, encoding.highest_observation(), dtype=np.uint8)
        self.action_space = gymnasium.spaces.Discrete(encoding.table_size)

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Bytes, Info]:
        """Deal a new game, the same for the same seed, and let the bots decide until it is the agent's turn."""
        super().reset(seed=seed)
        self.close()
        deal, drawn, chance = (int(self.np_random.integers(most)) for most in (2**63, self._players, 2**63))
        self.seat = drawn if self._fixed_seat is None else self._fixed_seat
        self._deal(deal)
        others = [(self.seat + 1 + number) % self._players for number in range(self._players - 1)]
        for other, text in zip(others, self._opponents, strict=True):
            self._bots[other] = make_bot(self.game, text, chance, other)
        self._cycles = 0
        self._is_over = False
        self._let_others_play()
        self._show()
        return self._play.flat_observation(self.seat), self._info()

    def step(self, action: SupportsIndex) -> tuple[Bytes, float, bool, bool, Info]:
        """Take an action, and let the bots decide until it is the agent's turn again or the game is over."""
        if self._is_over:
            raise gymnasium.error.ResetNeeded("the game is over: reset deals the next one")
        try:
            self._play.apply(operator.index(action))
        except IllegalMove as error:
            if self._illegal == "raise":
                raise
            self._is_over = True
            info = {**self._info(), "illegal": str(error)}
            return self._play.flat_observation(self.seat), ILLEGAL_REWARD, True, False, info
        self._cycles += 1
        self._let_others_play()
        truncated = not self._play.is_over and self._cycles == self.max_cycles
        self._is_over = self._play.is_over or truncated
        self._show()
        reward = self._play.rewards()[self.seat]
        return self._play.flat_observation(self.seat), reward, self._play.is_over, truncated, self._info()

    def _let_others_play(self) -> None:
        play = self._play
        while not play.is_over and play.current_player != self.seat:
            other = play.current_player
            view = play.position.view(other)
            decision = self._bots[other].decide(view, other, control=Control(time.monotonic))
            for action in play.actions_for(decision):
                play.apply(action)
        if play.is_over and play.position.outcome is not None:
            for bot in self._bots.values():
                bot.end(play.position.outcome)

    def action_masks(self) -> npt.NDArray[np.bool_]:
        """Which actions are legal now, in the form that learners with masks use."""
        if self._is_over:
            return np.zeros(self._play.table_size, dtype=np.bool_)
        return self._play.legal_mask().astype(np.bool_)

    def _info(self) -> Info:
        return {"action_mask": self.action_masks().astype(np.int8), "seat": self.seat}

    def close(self) -> None:
        """Close the bots, some of which may be external programs."""
        for bot in self._bots.values():
            bot.close()
        self._bots = {}


@cache
def environment_class(game: str) -> type[TetrarchEnv]:
    """The environment of a game, such as ``EkoEnv`` for ``eko``."""
    name = f"{game.capitalize()}Env"
    text = f"One seat of {registry.game(game).title} against bots."
    return type(name, (TetrarchEnv,), {"game": game, "__doc__": text, "__module__": __name__, "__qualname__": name})


def __getattr__(name: str) -> type[TetrarchEnv]:
    game = name.removesuffix("Env").lower()
    if name.endswith("Env") and game in registry.names():
        return environment_class(game)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def check_agent(players: int, seat: int | None, illegal: str) -> None:
    """Reject a seat that does not exist, and an unknown effect of illegal actions."""
    if seat is not None and not 0 <= seat < players:
        raise SetupError("environment", [Fault("seat", f"there is no seat {seat}: seats are 0 to {players - 1}")])
    if illegal not in ILLEGAL:
        raise ValueError(f"illegal must be one of {', '.join(ILLEGAL)}, not {illegal!r}")


def opponents_of(game: str, players: int, opponents: str | Sequence[str]) -> tuple[str, ...]:
    """The bots of the other seats; a wrong number of them, or an unknown one, is rejected."""
    texts = (opponents,) * (players - 1) if isinstance(opponents, str) else tuple(opponents)
    if len(texts) != players - 1:
        wanted = f"must be one bot, or {players - 1} of them for {players} players, not {len(texts)}"
        raise SetupError("environment", [Fault("opponents", wanted)])
    for seat, text in enumerate(texts):
        make_bot(game, text, 0, seat).close()
    return texts


for _game in registry.names():
    _id = f"tetrarch/{_game.capitalize()}-v0"
    if _id not in gymnasium.registry:
        gymnasium.register(
            _id,
            entry_point=f"{__name__}:{_game.capitalize()}Env",
            vector_entry_point=f"tetrarch.envs.vector:{_game.capitalize()}VectorEnv",
        )
