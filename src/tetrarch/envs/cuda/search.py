"""Searches of many positions on a GPU, with a warp for each."""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np
from numba import cuda, types

from tetrarch.bots.batch import BOARDS, FLOATS, PARTS, Calls, SlotSpaces, batch_search
from tetrarch.bots.network import Network
from tetrarch.core.kernel import Flat, Floats
from tetrarch.core.position import Array
from tetrarch.envs.cuda.compiler import Program, launcher, require_gpu
from tetrarch.envs.cuda.warps import STAND_INS, WARP

BLOCK = 64
"""The number of threads in a block: two warps, so that a block of short searches soon makes room."""
REGISTERS = 128
"""The most registers of a thread, so that 16 warps of each multiprocessor run at the same time."""


def run_task(*_: Any) -> Any:
    """Stand in for the kernel of the game."""


def run_tasks(
    tasks: Flat,
    roots: Flat,
    decisions: Flat,
    words: Flat,
    boards: Flat,
    states: Flat,
    scratches: Flat,
    trees: Flat,
    works: Flat,
    floats: Floats,
    sizes: Flat,
    weights: Floats,
    visits: Flat,
    values: Flat,
    count: int,
    most: int,
) -> None:
    """Run up to so many simulations of each task."""
    spaces = (boards, states, scratches, trees, works, floats)
    for number in range(cuda.grid(1) // WARP, count, cuda.gridsize(1) // WARP):
        run_task(tasks, roots, decisions, words, spaces, sizes, weights, visits, values, number, most)


FLAT, FLOAT, NUMBER = types.int64[::1], types.float32[::1], types.int64
SIGNATURE = (*(FLAT,) * 9, FLOAT, FLAT, FLOAT, FLAT, FLAT, NUMBER, NUMBER)


@cache
def search_program(game: str) -> Any:
    """The compiled program that searches in a game."""
    program = Program(STAND_INS)
    kernel = batch_search(game).run_task
    return program.compile(run_tasks, f"{game}_search", SIGNATURE, REGISTERS, run_task=kernel)


class DeviceSpaces(SlotSpaces):
    """The memory of all slots on a GPU."""

    def __init__(self, game: str, count: int, network: Network | None) -> None:
        require_gpu()
        super().__init__(count, cuda.to_device(network.flat if network else np.zeros(0, dtype=np.float32)))
        self._program = search_program(game)
        self._spaces: list[Any] = [cuda.device_array(0, dtype=_type_of(part)) for part in range(PARTS)]

    def _allocate(self, part: int, length: int) -> None:
        self._spaces[part] = None  # the old space is free before the new one is taken
        self._spaces[part] = cuda.device_array(length, dtype=_type_of(part))

    def _copy_board(self, slot: int, board: Array) -> None:
        begin = slot * int(self.sizes[BOARDS])
        self._spaces[BOARDS][begin : begin + len(board)].copy_to_device(board)

    def run(self, calls: Calls, most: int) -> None:
        """Run all tasks at the same time, as far as there is room for them."""
        tasks, words = cuda.to_device(calls.tasks.reshape(-1)), cuda.to_device(calls.words.reshape(-1))
        visits, values = cuda.to_device(calls.visits), cuda.to_device(calls.values.reshape(-1))
        count = len(calls.tasks)
        launcher(self._program, -(-count * WARP // BLOCK), BLOCK)(
            *(tasks, cuda.to_device(calls.roots), cuda.to_device(calls.decisions), words),
            *(*self._spaces, cuda.to_device(self.sizes), self.weights, visits, values, count, most),
        )
        tasks.copy_to_host(calls.tasks.reshape(-1))
        words.copy_to_host(calls.words.reshape(-1))
        visits.copy_to_host(calls.visits)
        values.copy_to_host(calls.values.reshape(-1))


def _type_of(part: int) -> Any:
    """The type of the entries of a part."""
    return np.float32 if part == FLOATS else np.int64
