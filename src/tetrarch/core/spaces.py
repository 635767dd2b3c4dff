"""Action and observation spaces: decision tables by row number, observations by field."""

from __future__ import annotations

import math
from collections.abc import Sequence
from typing import NamedTuple

import numpy as np
import numpy.typing as npt


class Entry(NamedTuple):
    """A row, or a run of similar rows, of a decision table."""

    name: str
    first: int
    """The number of the first row."""
    rows: int
    """The number of rows."""
    meaning: str


class Field(NamedTuple):
    """A field of an observation: a stack of planes, or a few scalars."""

    name: str
    first: int
    """The offset in the flat observation."""
    shape: tuple[int, ...]
    most: int
    """The highest possible value; the lowest is 0."""
    meaning: str
    strides: tuple[int, ...] = ()
    """The distance between neighbours in each dimension; empty if the field is contiguous in C order."""

    @property
    def size(self) -> int:
        """The number of values."""
        return math.prod(self.shape)

    def view(self, observations: npt.NDArray[np.uint8]) -> npt.NDArray[np.uint8]:
        """Return a view of this field in its own shape, for one flat observation or an array of them."""
        outer = observations.shape[:-1]
        strides = self.strides or tuple(math.prod(self.shape[place + 1 :]) for place in range(len(self.shape)))
        step = observations.strides[-1]
        return np.lib.stride_tricks.as_strided(
            observations[..., self.first :],
            (*outer, *self.shape),
            (*observations.strides[:-1], *(step * stride for stride in strides)),
        )


def lay_out(fields: Sequence[tuple[str, tuple[int, ...], int, str]]) -> tuple[Field, ...]:
    """Place the fields one after the other and return them with their offsets."""
    found: list[Field] = []
    first = 0
    for name, shape, most, meaning in fields:
        found.append(Field(name, first, shape, most, meaning))
        first += found[-1].size
    return tuple(found)


def number_rows(entries: Sequence[tuple[str, int, str]]) -> tuple[Entry, ...]:
    """Place the entries of a decision table one after the other and return them with their first rows."""
    found: list[Entry] = []
    first = 0
    for name, rows, meaning in entries:
        found.append(Entry(name, first, rows, meaning))
        first += rows
    return tuple(found)
