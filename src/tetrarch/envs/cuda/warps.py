"""Kernels of networks and searches for a warp: its lanes run the same program in step, and divide long loops.

All lanes have the same values, and write the same values to the same places. In the functions of this module each lane
works on its own part of a row. They stand in for kernels of the same parameters, and round as those do.
"""

from __future__ import annotations

from numba import cuda

from tetrarch.bots import batch, forward, tree
from tetrarch.bots.forward import EMBED, HIDDEN1
from tetrarch.core.kernel import Flat, Floats
from tetrarch.envs.cuda.compiler import Function

WARP = 32


def add_rows(weights: Floats, features: Flat, begin: int, end: int, layer: Floats) -> None:
    """Add the rows of some features to the first layer."""
    cuda.syncwarp()
    for unit in range(cuda.laneid, HIDDEN1, WARP):
        total = layer[unit]
        for place in range(begin, end):
            total = total + weights[EMBED + features[place] * HIDDEN1 + unit]
        layer[unit] = total
    cuda.syncwarp()


def add_multiple(row: Floats, factor: float, target: Floats, width: int) -> None:
    """Add a row times a factor to a vector."""
    cuda.syncwarp()
    for unit in range(cuda.laneid, width, WARP):
        target[unit] = target[unit] + factor * row[unit]
    cuda.syncwarp()


def copy_row(row: Floats, target: Floats, width: int) -> None:
    """Copy a row of weights."""
    cuda.syncwarp()
    for unit in range(cuda.laneid, width, WARP):
        target[unit] = row[unit]
    cuda.syncwarp()


def clip(layer: Floats, width: int) -> None:
    """Limit the units of a layer to 0 and 1."""
    cuda.syncwarp()
    for unit in range(cuda.laneid, width, WARP):
        if layer[unit] < 0:
            layer[unit] = 0
        elif layer[unit] > 1:
            layer[unit] = 1
    cuda.syncwarp()


def copy_state(source: Flat, target: Flat, size: int) -> None:
    """Copy the first entries of a state."""
    cuda.syncwarp()
    for place in range(cuda.laneid, size, WARP):
        target[place] = source[place]
    cuda.syncwarp()


def clear(space: Flat, size: int) -> None:
    """Fill the first entries of a space with 0."""
    cuda.syncwarp()
    for place in range(cuda.laneid, size, WARP):
        space[place] = 0
    cuda.syncwarp()


STAND_INS: dict[Function, Function] = {
    forward.add_rows: add_rows,
    forward.add_multiple: add_multiple,
    forward.copy_row: copy_row,
    forward.clip: clip,
    tree.copy_state: copy_state,
    batch.clear: clear,
}
"""The kernels, and what stands in for them."""
