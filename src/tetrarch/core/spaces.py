"""The two tables by which programs that learn meet a game: decisions by number, observations by field."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
import numpy.typing as npt


class Entry(NamedTuple):
    """One row, or a run of like rows, of a decision table."""

    name: str
    first: int
    """The number of its first row."""
    rows: int
    """How many rows it has."""
    meaning: str


class Field(NamedTuple):
    """One field of an observation: a stack of planes, or a few scalars."""

    name: str
    first: int
    """Where it begins in the flat observation."""
    shape: tuple[int, ...]
    most: int
    """The greatest value that can stand there; the least is 0."""
    meaning: str
    strides: tuple[int, ...] = ()
    """How far apart neighbours of each dimension are; nothing where all of it stands together, the last one fastest."""

    @property
    def size(self) -> int:
        """How many numbers it holds."""
        return math.prod(self.shape)

    def view(self, observations: npt.NDArray[np.uint8]) -> npt.NDArray[np.uint8]:
        """This field of flat observations, which may be rows of a larger array: the same memory in its own shape."""
        outer = observations.shape[:-1]
        strides = self.strides or tuple(math.prod(self.shape[place + 1 :]) for place in range(len(self.shape)))
        step = observations.strides[-1]
        return np.lib.stride_tricks.as_strided(
            observations[..., self.first :],
            (*outer, *self.shape),
            (*observations.strides[:-1], *(step * stride for stride in strides)),
        )


def lay_out(fields: Sequence[tuple[str, tuple[int, ...], int, str]]) -> tuple[Field, ...]:
    """The fields behind each other, each with the place where it begins."""
    found: list[Field] = []
    first = 0
    for name, shape, most, meaning in fields:
        found.append(Field(name, first, shape, most, meaning))
        first += found[-1].size
    return tuple(found)


def number_rows(entries: Sequence[tuple[str, int, str]]) -> tuple[Entry, ...]:
    """The entries of a decision table behind each other, each with the number of its first row."""
    found: list[Entry] = []
    first = 0
    for name, rows, meaning in entries:
        found.append(Entry(name, first, rows, meaning))
        first += rows
    return tuple(found)
