"""Decision tables and observations: their rows and fields, and the kernels that all games share.

``pending`` is the array of a decision that is not complete. Its first entries are a set of rows of the decision table:
the rows that are offered now, ``WORD`` of them in each entry. The kernels take the number of these entries.
"""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import accumulate
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from tetrarch.core.kernel import Bytes, Flat, count_bits, kernel, lowest_bit, mass_kernel
from tetrarch.core.randomness import draw_below

WORD = 63
"""The number of rows in one entry; the sign bit stays free."""

# The report on each game of a batch; games may add columns
PLAYER = 0
"""The seat that must act."""
DONE = 1
"""1 if the last step ended the game."""
WON = 2
"""Mask of the winning seats of the game that ended, or -1."""
REFUSED = 3
"""1 if the last action was not offered and therefore ignored."""
REPORT_SIZE = 4

# What an action changed in a game of a batch
NOTHING_NEW, NEW_CHOICE, NEW_DECISION, NEW_GAME = range(4)


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
    firsts = accumulate((math.prod(shape) for _, shape, _, _ in fields), initial=0)
    return tuple(
        Field(name, first, shape, most, meaning)
        for (name, shape, most, meaning), first in zip(fields, firsts, strict=False)
    )


def number_rows(entries: Sequence[tuple[str, int, str]]) -> tuple[Entry, ...]:
    """Place the entries of a decision table one after the other and return them with their first rows."""
    firsts = accumulate((rows for _, rows, _ in entries), initial=0)
    return tuple(
        Entry(name, first, rows, meaning) for (name, rows, meaning), first in zip(entries, firsts, strict=False)
    )


def entry_of(table: tuple[Entry, ...], choice: int) -> tuple[str, int]:
    """The name of the entry that contains a row of a decision table, and the offset of the row in it."""
    for entry in table:
        if entry.first <= choice < entry.first + entry.rows:
            return entry.name, choice - entry.first
    last = table[-1].first + table[-1].rows - 1
    raise ValueError(f"the decision table has no row {choice}: rows are 0 to {last}")


def words_for(rows: int) -> int:
    """The number of entries that hold a set of rows."""
    return -(-rows // WORD)


@kernel
def clear_offers(pending: Flat, words: int) -> None:
    """Offer nothing."""
    for word in range(words):
        pending[word] = 0


@kernel
def add_offer(pending: Flat, choice: int) -> int:
    """Offer a row of the table; returns 1 if it was not offered before."""
    word = choice // WORD
    bit = 1 << (choice % WORD)
    if pending[word] & bit:
        return 0
    pending[word] |= bit
    return 1


@kernel
def is_offered(pending: Flat, words: int, choice: int) -> bool:
    """Whether a row of the table can be chosen now."""
    return 0 <= choice < words * WORD and (pending[choice // WORD] >> (choice % WORD)) & 1 == 1


@kernel
def first_offered(pending: Flat, words: int) -> int:
    """The lowest row of the table that is offered, or -1."""
    for word in range(words):
        if pending[word]:
            return word * WORD + lowest_bit(pending[word])
    return -1


@kernel
def clear_bytes(out: Bytes, size: int) -> None:
    """Set the first bytes to 0."""
    for place in range(size):
        out[place] = 0


@mass_kernel
def write_mask(pending: Flat, words: int, mask: Bytes) -> None:
    """Write 1 for every row of the table that is offered, and 0 for the others."""
    clear_bytes(mask, len(mask))
    for word in range(words):
        offered = pending[word]
        while offered:
            mask[word * WORD + lowest_bit(offered)] = 1
            offered &= offered - 1


@kernel
def random_choice(pending: Flat, words: int, generator: Flat) -> int:
    """Draw uniformly among the offered rows of the table; -1 if there are none."""
    found = 0
    for word in range(words):
        found += count_bits(pending[word])
    if found == 0:
        return -1
    number = draw_below(generator, found)
    word = 0
    while number >= count_bits(pending[word]):
        number -= count_bits(pending[word])
        word += 1
    offered = pending[word]
    for _ in range(number):
        offered &= offered - 1
    return word * WORD + lowest_bit(offered)


@mass_kernel
def draw_actions(pendings: Flat, size: int, words: int, generators: Flat, actions: Flat, first: int, last: int) -> None:
    """Draw a legal action uniformly for each game of a part of a batch; -1 if there is none."""
    for game in range(first, last):
        pending = pendings[size * game : size * (game + 1)]
        actions[game] = random_choice(pending, words, generators[4 * game : 4 * game + 4])
