"""Many games as one vector environment of Gymnasium: ``gymnasium.make_vec("tetrarch/Eko-v0", num_envs=1024)``.

Each game is one seat against random opponents, as in ``envs.gym``, but all games are one ``Batch``. ``make_vec`` gives
single environments that are stepped one after the other for what a batch cannot do: other bots, and rendering.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from functools import partial
from typing import Any, TypeAlias

import numpy as np
import numpy.typing as npt

from tetrarch.envs.setup import missing_library

try:
    import gymnasium
    from gymnasium.vector import AutoresetMode, SyncVectorEnv, VectorEnv
    from gymnasium.vector.utils import batch_space
except ModuleNotFoundError as error:
    raise missing_library(error, "gymnasium", "Gymnasium", "gym") from None

from tetrarch.core import registry
from tetrarch.core.encoding import Bytes
from tetrarch.core.errors import IllegalMove
from tetrarch.core.position import Array
from tetrarch.core.randomness import fresh_seed
from tetrarch.envs.batch import BOARDS, Batch
from tetrarch.envs.gym import ILLEGAL_REWARD, check_agent, environment_class, opponents_of
from tetrarch.envs.rendering import check_cycles

Flags: TypeAlias = npt.NDArray[np.bool_]
Infos: TypeAlias = dict[str, Any]
Returned: TypeAlias = tuple[Bytes, npt.NDArray[np.float64], Flags, Flags, Infos]


class TetrarchVectorEnv(VectorEnv[Bytes, npt.NDArray[np.int64], npt.NDArray[Any]]):
    """Many games, each with one seat for the agent and random opponents in the others.

    The spaces, rewards, ends and infos are those of ``TetrarchEnv``. Every game has its own generator, so its course
    depends on its seed and actions alone, not on the other games. A random opponent draws evenly among the legal
    actions.

    Args:
        game: The name of the game.
        num_envs: The number of games.
        players: The number of seats.
        variants: The variants that are played.
        seat: The agent's seat; None to draw it for each game.
        illegal: The effect of an illegal action: ``lose`` ends its game with a reward of -1, ``raise`` raises
            ``IllegalMove`` and changes nothing in any game.
        max_cycles: The number of own actions after which a game is truncated; None for no limit.
        autoreset_mode: When a game that ended is followed by the next: in the next step, in the same one, or when
            ``reset`` is called with ``options={"reset_mask": ...}``.
        copy: Whether observations are returned as copies; otherwise the next step overwrites them.
        threads: The number of threads.
        boards: The number of boards of Ekö that are laid in advance.
        board_seed: The seed of the boards.
        options: The options of the game, as ``Play`` takes them.
    """

    def __init__(
        self,
        game: str,
        num_envs: int = 1,
        *,
        players: int = 2,
        variants: Iterable[str] = (),
        seat: int | None = None,
        illegal: str = "lose",
        max_cycles: int | None = None,
        autoreset_mode: str | AutoresetMode = AutoresetMode.NEXT_STEP,
        copy: bool = True,
        threads: int = 1,
        boards: int = BOARDS,
        board_seed: int | str | None = 0,
        **options: Any,
    ) -> None:
        check_cycles(max_cycles)
        check_agent(players, seat, illegal)
        self.batch = Batch(
            game,
            num_envs,
            players=players,
            variants=variants,
            seed=board_seed,
            threads=threads,
            auto_reset=False,
            boards=boards,
            **options,
        )
        """The games; callers may query and copy them, but must not change them."""
        self.num_envs = num_envs
        self.autoreset_mode = AutoresetMode(autoreset_mode)
        self.metadata = {"autoreset_mode": self.autoreset_mode, "render_modes": []}
        self._players, self._fixed_seat, self._illegal = players, seat, illegal
        self._max_cycles, self._copy = max_cycles, copy
        encoding = registry.game(game).encoding
        self.single_observation_space = gymnasium.spaces.Box(0, encoding.highest_observation(), dtype=np.uint8)
        self.single_action_space = gymnasium.spaces.Discrete(encoding.table_size)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)
        self.seats: Array = np.zeros(num_envs, dtype=np.int64)
        """The agent's seat in each game."""
        self._rows = np.arange(num_envs)
        self._cycles: Array = np.zeros(num_envs, dtype=np.int64)
        self._over: Flags = np.zeros(num_envs, dtype=np.bool_)
        self._is_seeded = False

    # Steps

    def reset(
        self, *, seed: int | Sequence[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Bytes, Infos]:
        """Deal new games, in all places or in those of ``options["reset_mask"]``.

        With an integer the first game has this seed, the second the next number, and so on; a sequence has one seed for
        each game. Without a seed the generators go on, from fresh entropy at first.
        """
        super().reset(seed=int(seed) if isinstance(seed, int | np.integer) else None)
        mask = np.ones(self.num_envs, dtype=np.bool_)
        if options is not None and "reset_mask" in options:
            mask = np.asarray(options["reset_mask"])
            if mask.shape != (self.num_envs,) or mask.dtype != np.bool_ or not mask.any():
                raise ValueError(f"reset_mask must be {self.num_envs} Booleans, at least one of them true")
        if isinstance(seed, int | np.integer):
            seed = [int(seed) + number for number in range(self.num_envs)]
        if seed is None and not self._is_seeded:
            self.batch.reset(fresh_seed())
        self._is_seeded = True
        self._begin(mask, seed)
        self._let_others_play()
        return self._seen(), self._infos(self._over)

    def step(self, actions: npt.ArrayLike) -> Returned:
        """Take an action in each game, and let the opponents act until it is the agent's turn or the game is over.

        Actions for games that begin with this step are ignored.
        """
        given = np.asarray(actions)
        if given.shape != (self.num_envs,) or given.dtype.kind not in "iu":
            raise ValueError(f"actions must be {self.num_envs} integers, not {given.dtype} of shape {given.shape}")
        if not self._is_seeded:
            raise gymnasium.error.ResetNeeded("reset deals the first games")
        starting = self._over.copy()
        if self.autoreset_mode == AutoresetMode.DISABLED and starting.any():
            raise gymnasium.error.ResetNeeded("some games are over: reset deals the next ones, with reset_mask")
        table = self.batch.mask
        known = (given >= 0) & (given < table.shape[1])
        wrong = ~(known & (table[self._rows, np.where(known, given, 0)] == 1)) & ~starting
        errors = {int(game): self._error(int(game), int(given[game])) for game in np.flatnonzero(wrong)}
        if errors and self._illegal == "raise":
            raise next(iter(errors.values()))
        self._begin(starting)
        self.batch.step(np.where(starting | wrong, -1, given), check=False)
        self._cycles += ~(starting | wrong)
        rewards = self.batch.reward[self._rows, self.seats].astype(np.float64)
        self._let_others_play(rewards)
        rewards[wrong] = ILLEGAL_REWARD
        terminated = self.batch.done | wrong
        truncated = ~terminated & (self._cycles == (self._max_cycles or -1))
        self._over = terminated | truncated
        infos = self._infos(self._over, errors)
        if self.autoreset_mode == AutoresetMode.SAME_STEP and self._over.any():
            self._show_ends()
            ended = self._over
            final = np.full(self.num_envs, None, dtype=object)
            for game in np.flatnonzero(ended):
                final[game] = self.batch.observation[game].copy()
            self._begin(ended)
            self._let_others_play()
            last = {name: _only(value, ended) for name, value in infos.items()}
            infos = self._infos(self._over)
            infos |= {"final_obs": final, "_final_obs": ended, "final_info": last, "_final_info": ended.copy()}
        return self._seen(), rewards, terminated, truncated, infos

    def _begin(self, games: Flags, seeds: Sequence[int | None] | None = None) -> None:
        """Deal new games in some places, and draw the agent's seats."""
        if games.any():
            self.batch.reset(seeds, games=games)
            for game in np.flatnonzero(games):
                drawn = self.batch.draw_below(int(game), self._players)
                self.seats[game] = drawn if self._fixed_seat is None else self._fixed_seat
            self._cycles[games] = 0
            self._over = self._over & ~games

    def _let_others_play(self, rewards: npt.NDArray[np.float64] | None = None) -> None:
        """Let the opponents act until each game is over or awaits the agent; adds the agent's rewards."""
        while (others := ~self.batch.done & ~self._over & (self.batch.player != self.seats)).any():
            self.batch.step(self.batch.random_actions(others), check=False)
            if rewards is not None:
                rewards += self.batch.reward[self._rows, self.seats]

    # Observations and infos

    def _seen(self) -> Bytes:
        self._show_ends()
        return self.batch.observation.copy() if self._copy else self.batch.observation

    def _show_ends(self) -> None:
        """Show finished games from the agent's seat; the batch shows them from that of the last player."""
        for game in np.flatnonzero(self.batch.done & (self.batch.player != self.seats)):
            self.batch.observation[game] = self.batch.observe(int(game), int(self.seats[game]))

    def action_masks(self) -> Flags:
        """Which actions are legal now in each game; none in a game that is over."""
        masks: Flags = (self.batch.mask == 1) & ~self._over[:, None]
        return masks

    def _infos(self, over: Flags, errors: dict[int, IllegalMove] | None = None) -> Infos:
        masks = self.batch.mask.astype(np.int8)
        masks[over] = 0
        infos: Infos = {"action_mask": masks, "seat": self.seats.copy()}
        infos |= {f"_{name}": np.ones(self.num_envs, dtype=np.bool_) for name in ("action_mask", "seat")}
        if errors:
            texts, has_text = np.full(self.num_envs, None, dtype=object), np.zeros(self.num_envs, dtype=np.bool_)
            for game, error in errors.items():
                texts[game], has_text[game] = str(error), True
            infos |= {"illegal": texts, "_illegal": has_text}
        return infos

    def _error(self, game: int, action: int) -> IllegalMove:
        legal = [str(row) for row in np.flatnonzero(self.batch.mask[game])]
        return IllegalMove(f"action {action}", f"is not offered here, in game {game}", legal=legal)

    def close_extras(self, **_: Any) -> None:
        """Stop the threads of the batch."""
        self.batch.close()


def _only(values: npt.NDArray[Any], games: Flags) -> npt.NDArray[Any]:
    """The values of some games; 0, False or None for the others."""
    kept = values.copy()
    kept[~games] = None if values.dtype == object else 0
    return kept


def vector_env(game: str, num_envs: int = 1, **settings: Any) -> VectorEnv[Bytes, Any, Any]:
    """The vector environment of a game: a batch where one can play the settings, else single environments in a row."""
    opponents = opponents_of(game, settings.get("players", 2), settings.get("opponents", "random"))
    is_batched = set(opponents) == {"random"} and settings.get("render_mode") is None
    if is_batched and registry.game(game).encoding.has_batches:
        own = {name: value for name, value in settings.items() if name not in ("opponents", "render_mode")}
        return TetrarchVectorEnv(game, num_envs, **own)
    own = {name: settings.pop(name) for name in ("autoreset_mode", "copy") if name in settings}
    return SyncVectorEnv([partial(environment_class(game), **settings)] * num_envs, **own)


def __getattr__(name: str) -> Callable[..., VectorEnv[Bytes, Any, Any]]:
    game = name.removesuffix("VectorEnv").lower()
    if name.endswith("VectorEnv") and game in registry.names():
        return partial(vector_env, game)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
