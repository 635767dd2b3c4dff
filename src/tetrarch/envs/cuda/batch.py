"""A batch whose games live in the memory of a GPU."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Self

import numpy as np
import numpy.typing as npt
from numba import cuda
from numba.cuda.cudadrv.driver import device_memset

from tetrarch.core import spaces
from tetrarch.core.encoding import Bytes
from tetrarch.core.errors import IllegalMove
from tetrarch.core.game import GamePosition
from tetrarch.core.randomness import draw_below
from tetrarch.envs.batch import Batch, refusal, seed_games
from tetrarch.envs.cuda.arrays import DeviceArray, field_of
from tetrarch.envs.cuda.compiler import launcher, require_gpu
from tetrarch.envs.cuda.programs import RESET, STEP, STEP_AND_RESET, WARP, programs_for
from tetrarch.envs.single import reward_table

BLOCK = 128
"""The number of threads in a block."""
THREADS_PER_PROCESSOR = 512
"""The number of threads for each multiprocessor that play games at the same time, each with its own working space."""
WORKING_SHARE = 8
"""The working spaces take at most this part of the free memory."""


class DeviceBatch(Batch):
    """A batch of games on a GPU; its arrays are ``DeviceArray``."""

    mask: Any
    observation: Any
    player: Any
    reward: Any
    done: Any
    refused: Any

    def _allocate(self, boards: int) -> None:
        require_gpu()
        self._pool = self._new_pool(1, boards)
        size, players = self.size, self.players
        encoding = self._environment
        self._arrays = {
            "states": _zeros(size * self._pool.state_size),
            "pendings": _zeros(size * encoding.pending_size),
            "words": _zeros(4 * size),
            "reports": _zeros(size * self._pool.reports.shape[1]),
            "masks": _zeros((size, encoding.table_size), np.uint8),
            "observations": _zeros((size, encoding.observation_size), np.uint8),
            "actions": _zeros(size),
            "player": _zeros(size),
            "reward": _zeros((size, players), np.float32),
            "done": _zeros(size, np.bool_),
            "refused": _zeros(size, np.bool_),
        }

    def _attach(self) -> None:
        """Compile or load the programs, and allocate what copies do not share."""
        arrays = self._arrays
        self.mask, self.observation = DeviceArray(arrays["masks"]), DeviceArray(arrays["observations"])
        self.player, self.reward = DeviceArray(arrays["player"]), DeviceArray(arrays["reward"])
        self.done, self.refused = DeviceArray(arrays["done"]), DeviceArray(arrays["refused"])
        self._games = tuple(arrays[name] for name in ("states", "pendings", "words", "reports"))
        self._shown = arrays["masks"].ravel(), arrays["observations"].ravel()
        self._news = _zeros(self.size, np.uint8)
        self._wanted = _zeros(self.size, np.uint8)
        self._all = cuda.to_device(np.ones(self.size, dtype=np.uint8))
        self._counts = _zeros(1, np.int32)
        self._rewards = cuda.to_device(reward_table(self.players))
        self._board = _on_device(self._pool.board)
        blank = self._pool.scratches(1)[0]
        self._scratch_size = len(blank)
        room = cuda.current_context().get_memory_info().free // WORKING_SHARE // blank.nbytes
        most = THREADS_PER_PROCESSOR * cuda.get_current_device().MULTIPROCESSOR_COUNT
        blocks = max(1, min(most, room, self.size + BLOCK - 1) // BLOCK)
        self._scratches = cuda.device_array(blocks * BLOCK * len(blank), dtype=np.int64)
        programs = programs_for(self.game, self._pool.kernels)
        single, wide = _blocks(self.size), _blocks(self.size * WARP)
        self._play, self._report = launcher(programs.play, blocks, BLOCK), launcher(programs.report, single, BLOCK)
        self._refresh, self._draw = launcher(programs.refresh, wide, BLOCK), launcher(programs.draw, single, BLOCK)
        self._take = launcher(programs.take, single, BLOCK)
        launcher(programs.fill, blocks, BLOCK)(cuda.to_device(blank), self._scratches)

    # Copies

    def copy(self) -> Self:
        """An equal batch that shares no mutable state with this one."""
        twin = type(self).__new__(type(self))
        vars(twin).update({**self._kept(), "_pool": self._pool.copy()})
        twin._arrays = {name: _copied(array) for name, array in self._arrays.items()}
        twin._attach()
        return twin

    __copy__ = copy

    def __getstate__(self) -> dict[str, Any]:
        """The arrays in the memory of the processor, and what else the programs do not hold."""
        return {**self._kept(), "_arrays": {name: array.copy_to_host() for name, array in self._arrays.items()}}

    def __setstate__(self, state: dict[str, Any]) -> None:
        require_gpu()
        vars(self).update(state)
        self._arrays = {name: cuda.to_device(array) for name, array in state["_arrays"].items()}
        self._attach()

    def _kept(self) -> dict[str, Any]:
        names = ("setup", "size", "players", "auto_reset", "seed", "_environment", "_pool", "_threads")
        return {name: vars(self)[name] for name in names}

    # Steps

    def reset(
        self,
        seed: int | str | Sequence[int | str | None] | None = None,
        *,
        games: npt.NDArray[np.bool_] | None = None,
    ) -> None:
        """Deal games again: all, or those that are true in ``games``; see ``Batch.reset``."""
        wanted = np.ones(self.size, dtype=np.bool_) if games is None else np.asarray(games)
        if seed is not None:
            words = self._arrays["words"].copy_to_host()
            seed_games(words, seed, wanted)
            self._arrays["words"].copy_to_device(words)
        self._wanted.copy_to_device(wanted.astype(np.uint8))
        self._run(self._wanted, RESET)

    def step(self, actions: Any, *, check: bool = True) -> None:
        """Take one action in each game; see ``Batch.step``.

        The actions may be on the GPU or not. Without ``check``, the call does not wait for the GPU.
        """
        given = actions if hasattr(actions, "__cuda_array_interface__") else np.asarray(actions)
        self._check_actions(tuple(given.shape), np.dtype(_type_of(given)))
        if isinstance(given, np.ndarray):
            self._arrays["actions"].copy_to_device(given.astype(np.int64))
        else:
            self._take(cuda.as_cuda_array(given), self._arrays["actions"])
        self._make_room()
        self._run(self._all, STEP_AND_RESET if self.auto_reset else STEP)
        if check and self._counts.copy_to_host()[0]:
            raise self._refusal()

    def random_actions(self, games: npt.NDArray[np.bool_] | None = None) -> Any:
        """A legal action for each game, drawn on the GPU; see ``Batch.random_actions``."""
        wanted = self._all
        if games is not None:
            wanted = self._wanted
            wanted.copy_to_device(np.asarray(games).astype(np.uint8))
        arrays, encoding = self._arrays, self._environment
        self._draw(
            *(arrays["pendings"], arrays["words"], arrays["actions"], wanted),
            *(encoding.pending_size, spaces.words_for(encoding.table_size), self.size),
        )
        return DeviceArray(arrays["actions"])

    def draw_below(self, game: int, bound: int) -> int:
        """Draw uniformly from 0 to bound - 1 with the generator of one game."""
        place = self._arrays["words"][4 * game : 4 * game + 4]
        words = place.copy_to_host()
        drawn = int(draw_below(words, bound))
        place.copy_to_device(words)
        return drawn

    def _run(self, wanted: Any, mode: int) -> None:
        """Run the programs of one step, or deal games."""
        arrays, encoding = self._arrays, self._environment
        self._play(
            *(self._board, *self._games, *self._shown, self._scratches, arrays["actions"], wanted, self._news),
            *(self._scratch_size, self.size, mode),
        )
        self._refresh(
            *(arrays["pendings"], *self._shown, self._news, self._counts),
            *(encoding.pending_size, spaces.words_for(encoding.table_size)),
            *(encoding.table_size, encoding.observation_size, self._pool.kernels.CLEARED_BY, self.size),
        )
        told = (arrays[name] for name in ("player", "reward", "done", "refused"))
        self._report(
            *(self._board, *self._games, *self._shown, self._news, self._rewards, *told, self._counts),
            *(self._pool.reports.shape[1], self.size),
        )

    def _make_room(self) -> None:
        """Extend the states if the next step may need more space."""
        if not self._pool.can_grow:
            return
        before = self._pool.state_size
        reports = self._arrays["reports"].copy_to_host().reshape(self.size, -1)
        self._pool.reports[:] = reports.max(axis=0)
        self._pool.make_room()
        if self._pool.state_size > before:
            states = self._arrays["states"].copy_to_host().reshape(self.size, before)
            more = np.pad(states, ((0, 0), (0, self._pool.state_size - before)))
            self._arrays["states"] = cuda.to_device(more.reshape(-1))
            self._games = (self._arrays["states"], *self._games[1:])
            self._board = _on_device(self._pool.board)

    def _refusal(self) -> IllegalMove:
        """The error for actions that were not legal."""
        games = np.flatnonzero(self.refused)
        game = int(games[0])
        row = self._environment.table_size
        legal = np.flatnonzero(self._arrays["masks"].ravel()[row * game : row * (game + 1)].copy_to_host())
        return refusal(game, int(self._arrays["actions"][game]), len(games), legal)

    # Queries

    def fields(self) -> dict[str, Any]:
        """The observations by the names of their fields, each of shape (size, ...); they share the batch's memory."""
        return {field.name: field_of(self.observation, field) for field in self._environment.fields}

    def position(self, game: int) -> GamePosition:
        """A copy of one game's position, to be shown, saved or played on; a pending decision is not part of it."""
        self._check_game(game)
        for name, row in (("states", self._pool.states), ("reports", self._pool.reports.reshape(-1))):
            row[:] = self._arrays[name][len(row) * game : len(row) * (game + 1)].copy_to_host()
        return self._pool.position(0)

    def observe(self, game: int, seat: int) -> Bytes:
        """The observation of any seat of one game."""
        size = self._environment.pending_size
        self._pool.pendings[:] = self._arrays["pendings"][size * game : size * (game + 1)].copy_to_host()
        out = np.zeros(self._environment.observation_size, dtype=np.uint8)
        self._environment.observe(self.position(game), self._pool.pendings, seat, out)
        return out

    def close(self) -> None:
        """Wait until all steps are done."""
        cuda.synchronize()

    def __repr__(self) -> str:
        return f"<Batch: {self.size} games of {self.game}, {self.players} players, on a GPU>"


def _blocks(threads: int) -> int:
    """The number of blocks for some threads; threads of very large batches work on several games."""
    return min(-(-threads // BLOCK), 1 << 16)


def _zeros(shape: int | tuple[int, ...], kind: npt.DTypeLike = np.int64) -> Any:
    """An array of zeros in the memory of the GPU."""
    found = cuda.device_array(shape, dtype=kind)
    device_memset(found, 0, found.alloc_size)
    return found


def _copied(array: Any) -> Any:
    """A copy in the memory of the GPU."""
    twin = cuda.device_array_like(array)
    twin.copy_to_device(array)
    return twin


def _on_device(board: Any) -> Any:
    """A board, or a tuple of boards and numbers, with its arrays in the memory of the GPU."""
    if isinstance(board, tuple):
        return tuple(map(_on_device, board))
    return cuda.to_device(board) if isinstance(board, np.ndarray) else board


def _type_of(given: Any) -> Any:
    """The type of the entries of an array, on the GPU or not."""
    if isinstance(given, np.ndarray):
        return given.dtype
    return given.__cuda_array_interface__["typestr"]
