"""Many games in one set of arrays: stepped, masked, observed and dealt inside the kernels.

``Batch`` plays ``size`` games at the same time by the actions of the decision table. Its arrays are allocated once, and
every step overwrites them. They are NumPy arrays, or arrays of a GPU; ``jax.dlpack``, ``torch.from_dlpack`` and others
take both without copying.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from importlib import import_module
from types import TracebackType
from typing import Any, Self

import numpy as np
import numpy.typing as npt

from tetrarch.core import spaces
from tetrarch.core.encoding import Bytes, Pool
from tetrarch.core.errors import IllegalMove
from tetrarch.core.game import GamePosition
from tetrarch.core.kernel import warn_if_plain
from tetrarch.core.position import Array
from tetrarch.core.randomness import draw_below, seed_text, seed_words
from tetrarch.envs.setup import make_setup
from tetrarch.envs.single import reward_table
from tetrarch.envs.workers import Workers

DEVICES = {"cpu": __name__, "cuda": "tetrarch.envs.cuda.batch"}
"""The module with the batches of each device. Those of other devices than the processor are imported when needed."""
MOST_GAMES = 1 << 20
BOARDS = 64
"""The default number of boards of a batch, for games whose boards are dealt."""
ATTACHED = frozenset({"_workers", "mask", "observation"})
"""The attributes of a batch that each copy makes anew."""
SHARED_DRAWS = 4096
"""From how many games on threads share the drawing of actions, which takes about as long as waking a thread."""


class Batch:
    """A batch of games.

    ``Batch("eko", 1024, players=2, seed=7)`` deals them. ``step`` takes one action for each game. With ``auto_reset``,
    the default, a game that ends is replaced by a new deal within the same step: ``done`` is set and ``reward`` holds
    what the game that ended was worth, while ``mask``, ``observation`` and ``player`` belong to the new game. Without
    it the game stays over, with an empty mask, until ``reset_done``; actions for it are ignored.

    The games depend on the seed only, neither on ``threads`` nor on the steps of other games: every game has its own
    generator. The seed None takes fresh entropy, and ``seed`` tells the seed in use. ``boards`` boards of Ekö are laid
    in advance, and each deal draws one. The kernel deals the rest. Copied and unpickled batches are independent of the
    original, and play on as it would.

    With ``device="cuda"`` the games and all arrays are in the memory of a GPU, and the same kernels play the same games
    there; ``threads`` has no effect. This needs the extra ``cuda``.
    """

    seed: str
    """The seed that laid the boards and dealt the first games."""

    mask: Bytes
    """(size, table) bytes: 1 where an action is legal."""
    observation: Bytes
    """(size, fields) bytes: what the seat that must act may know; ``fields`` has it by names."""
    player: Array
    """(size,): the seat that must act."""
    reward: npt.NDArray[np.float32]
    """(size, players): the reward of each seat for the latest step."""
    done: npt.NDArray[np.bool_]
    """(size,): whether the latest step ended the game, or, without ``auto_reset``, an earlier one."""
    refused: npt.NDArray[np.bool_]
    """(size,): whether the latest action was not legal, and so not taken."""

    def __new__(cls, *_: object, device: str = "cpu", **options: object) -> Self:
        """Choose the class for the device."""
        if device not in DEVICES:
            raise ValueError(f"device must be {' or '.join(DEVICES)}, not {device!r}")
        made: Self = super().__new__(cls if device == "cpu" else import_module(DEVICES[device]).DeviceBatch)
        return made

    def __init__(
        self,
        game: str,
        size: int,
        *,
        players: int = 2,
        variants: Iterable[str] = (),
        seed: int | str | None = 0,
        threads: int = 1,
        auto_reset: bool = True,
        boards: int = BOARDS,
        device: str = "cpu",
        **options: object,
    ) -> None:
        for name, value, most in (("size", size, MOST_GAMES), ("threads", threads, 1024), ("boards", boards, 65536)):
            if not 1 <= value <= most:
                raise ValueError(f"{name} must be from 1 to {most}, not {value}")
        self.setup = make_setup(game, players, variants, options)
        self.size = size
        self.players = players
        self.auto_reset = auto_reset
        self.seed = seed_text(seed)
        self._environment = self.setup.definition.encoding
        self._threads = min(threads, size)
        self._allocate(boards)
        self._attach()
        self.reset(self.seed)

    def _allocate(self, boards: int) -> None:
        """Make the arrays of the games."""
        warn_if_plain(type(self.setup.definition).__module__, stacklevel=4)
        self._pool = self._new_pool(self.size, boards)
        self._actions: Array = np.zeros(self.size, dtype=np.int64)
        self._rewards = reward_table(self.players)
        self._words: Array = np.zeros(4 * self.size, dtype=np.int64)
        self.player = np.zeros(self.size, dtype=np.int64)
        self.reward = np.zeros((self.size, self.players), dtype=np.float32)
        self.done = np.zeros(self.size, dtype=np.bool_)
        self.refused = np.zeros(self.size, dtype=np.bool_)

    def _new_pool(self, size: int, boards: int) -> Pool:
        """The memory for a number of games."""
        return self._environment.new_pool(self.players, self.setup.game_options, self.seed, size, boards)

    def _attach(self) -> None:
        """Start the threads, and show the arrays of the pool."""
        self._workers = Workers(self.size, self._pool.scratches(self._threads))
        self.mask = self._pool.masks.reshape(self.size, -1)
        self.observation = self._pool.observations.reshape(self.size, -1)

    # Copies

    def copy(self) -> Self:
        """An equal batch that shares no mutable state with this one, and has threads of its own."""
        twin = type(self).__new__(type(self))
        arrays = ("_actions", "_words", "player", "reward", "done", "refused")
        twin.__setstate__(
            {**self.__getstate__(), "_pool": self._pool.copy(), **{name: vars(self)[name].copy() for name in arrays}}
        )
        return twin

    __copy__ = copy

    def __deepcopy__(self, memo: dict[int, object]) -> Self:
        return self.copy()

    def __getstate__(self) -> dict[str, Any]:
        """All but the threads and the views of the pool's arrays."""
        return {name: value for name, value in vars(self).items() if name not in ATTACHED}

    def __setstate__(self, state: dict[str, Any]) -> None:
        vars(self).update(state)
        self._attach()

    # Steps

    def reset(
        self,
        seed: int | str | Sequence[int | str | None] | None = None,
        *,
        games: npt.NDArray[np.bool_] | None = None,
    ) -> None:
        """Deal games again: all, or those that are true in ``games``.

        With a seed the generators start again, else they go on. A sequence has a seed for each game, which is then
        dealt like the first game of a batch with this seed; None in it stands for a fresh seed.
        """
        wanted = np.ones(self.size, dtype=np.bool_) if games is None else games
        if seed is not None:
            seed_games(self._words, seed, wanted)
        done = self._pool.reports[:, spaces.DONE]
        others = np.where(wanted, 0, done)
        done[:] = wanted
        self._workers.each(lambda first, last, scratch: self._pool.reset(self._words, scratch, first, last, True))
        done[:] = others
        self._tell()

    def reset_done(self) -> None:
        """Deal the finished games again; for batches without ``auto_reset``."""
        self.reset(games=self.done)

    def step(self, actions: npt.ArrayLike, *, check: bool = True) -> None:
        """Take one action in each game.

        An illegal action changes nothing in its game and sets ``refused``; the other games are stepped.
        With ``check`` an ``IllegalMove`` then names the first such game and how many there are.
        """
        given = np.asarray(actions)
        self._check_actions(given.shape, given.dtype)
        self._actions[:] = given
        self._pool.make_room()
        self._workers.each(
            lambda first, last, scratch: self._pool.step(
                self._words, scratch, self._actions, first, last, self.auto_reset
            )
        )
        self._tell()
        if check and self.refused.any():
            raise self._refusal()

    def random_actions(self, games: npt.NDArray[np.bool_] | None = None) -> Array:
        """A legal action for each game, drawn uniformly by the game's own generator; -1 if the game is over.

        Games that are false in ``games`` get -1, and their generators stay as they are. The next call overwrites the
        array.
        """
        words = None if games is None else self._words.copy()
        if self.size < SHARED_DRAWS:
            self._pool.draw(self._words, self._actions, 0, self.size)
        else:
            self._workers.each(lambda first, last, _: self._pool.draw(self._words, self._actions, first, last))
        if games is not None and words is not None:
            kept = np.repeat(~games, 4)
            self._words[kept] = words[kept]
            self._actions[~games] = -1
        return self._actions

    def draw_below(self, game: int, bound: int) -> int:
        """Draw uniformly from 0 to bound - 1 with the generator of one game."""
        return int(draw_below(self._words[4 * game : 4 * game + 4], bound))

    def _check_actions(self, shape: tuple[int, ...], kind: np.dtype[Any]) -> None:
        if shape != (self.size,):
            raise ValueError(f"actions must be one number for each of {self.size} games, not of shape {shape}")
        if kind.kind not in "iu":
            raise TypeError(f"actions must be integers, not {kind}")

    def _tell(self) -> None:
        reports = self._pool.reports
        self.player[:] = reports[:, spaces.PLAYER]
        self.done[:] = reports[:, spaces.DONE]
        self.refused[:] = reports[:, spaces.REFUSED]
        np.take(self._rewards, reports[:, spaces.WON], axis=0, out=self.reward)

    def _refusal(self) -> IllegalMove:
        """The error for actions that were not legal."""
        games = np.flatnonzero(self.refused)
        game = int(games[0])
        return refusal(game, int(self._actions[game]), len(games), np.flatnonzero(self.mask[game]))

    # Queries

    @property
    def game(self) -> str:
        """The game's short name."""
        return self._environment.name

    @property
    def threads(self) -> int:
        """The number of threads."""
        return self._threads

    @property
    def table_size(self) -> int:
        """The number of rows of the decision table."""
        return self._environment.table_size

    def fields(self) -> dict[str, Bytes]:
        """The observations by the names of their fields, each of shape (size, ...); they share the batch's memory."""
        return {field.name: field.view(self.observation) for field in self._environment.fields}

    def position(self, game: int) -> GamePosition:
        """A copy of one game's position, to be shown, saved or played on; a pending decision is not part of it."""
        self._check_game(game)
        return self._pool.position(game)

    def _check_game(self, game: int) -> None:
        if not 0 <= game < self.size:
            raise ValueError(f"there is no game {game}: games are 0 to {self.size - 1}")

    def observe(self, game: int, seat: int) -> Bytes:
        """The observation of any seat of one game."""
        out = np.zeros(self._environment.observation_size, dtype=np.uint8)
        position, size = self.position(game), self._environment.pending_size
        self._environment.observe(position, self._pool.pendings[game * size : (game + 1) * size], seat, out)
        return out

    def close(self) -> None:
        """Stop the threads; the arrays remain valid."""
        self._workers.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def __repr__(self) -> str:
        return f"<Batch: {self.size} games of {self.game}, {self.players} players, {self._threads} threads>"


def seed_games(words: Array, seed: int | str | Sequence[int | str | None], wanted: npt.NDArray[np.bool_]) -> None:
    """Seed the generators of the wanted games: with streams of one seed, or each with a seed of its own."""
    streams: list[tuple[int | str | None, str]]
    if isinstance(seed, int | str):
        streams = [(seed, f"batch game {game}") for game in range(len(wanted))]
    else:
        streams = [(own, "batch game 0") for own in seed]
    if len(streams) != len(wanted):
        raise ValueError(f"there must be a seed for each of {len(wanted)} games, not {len(streams)}")
    for game in np.flatnonzero(wanted):
        words[4 * game : 4 * game + 4] = seed_words(*streams[game])


def refusal(game: int, action: int, games: int, legal: npt.NDArray[np.intp]) -> IllegalMove:
    """The error for an action that was not legal, the first of those in some games."""
    others = f", and so in {games - 1} other games" if games > 1 else ""
    text = f"is not offered in game {game}{others}; the games where it was have been stepped"
    return IllegalMove(f"action {action}", text, legal=[str(row) for row in legal])
