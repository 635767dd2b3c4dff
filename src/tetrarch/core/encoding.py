"""What research environments need from a game: decisions and observations by number, batches, and explicit chance."""

from __future__ import annotations

import math
from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import ClassVar, Generic, NamedTuple, Protocol, TypeAlias, TypeVar

import numpy as np
import numpy.typing as npt

from tetrarch.core.game import Array, GamePosition
from tetrarch.core.options import GameOptions

Bytes: TypeAlias = npt.NDArray[np.uint8]
AnyPosition = TypeVar("AnyPosition", bound=GamePosition)


MOST_OUTCOMES = 48
"""No draw has more outcomes than this."""


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


class Dealing(Protocol):
    """A deal as a sequence of draws, each with a few outcomes."""

    @property
    def position(self) -> GamePosition:
        """The position as far as it is dealt; complete when no draw is left."""

    def outcomes(self) -> list[tuple[int, float]]:
        """The outcomes of the next draw with their probabilities; empty when the deal is complete."""

    def draw(self, outcome: int) -> None:
        """Apply one of the outcomes."""

    def describe(self, outcome: int) -> str:
        """An outcome in a word or two."""

    def is_secret(self) -> bool:
        """Whether no seat sees the next draw."""

    def copy(self) -> Dealing:
        """An equal deal that shares no mutable state with this one."""


def even(outcomes: list[int]) -> list[tuple[int, float]]:
    """The outcomes, all equally likely."""
    return [(outcome, 1 / len(outcomes)) for outcome in outcomes]


class Pool(ABC):
    """The memory of a batch: the flat arrays of all its games, and the calls of the kernels on parts of them."""

    player: ClassVar[int]
    done: ClassVar[int]
    won: ClassVar[int]
    refused: ClassVar[int]
    """The columns of ``reports``."""

    reports: Array
    """The report on each game, one row per game."""
    masks: Bytes
    observations: Bytes

    @abstractmethod
    def scratches(self, threads: int) -> list[Array]:
        """Working space for each thread."""

    @abstractmethod
    def reset(self, words: Array, scratch: Array, first: int, last: int, only_done: bool) -> None:
        """Deal new games in a part of the batch."""

    @abstractmethod
    def step(self, words: Array, scratch: Array, actions: Array, first: int, last: int, reset: bool) -> None:
        """Take one action in each game of a part."""

    @abstractmethod
    def draw(self, words: Array, actions: Array, first: int, last: int) -> None:
        """Draw a legal action for each game of a part."""

    @abstractmethod
    def make_room(self) -> None:
        """Extend the states if the next step may need more space."""

    @abstractmethod
    def position(self, game: int) -> GamePosition:
        """A copy of the position of one game."""


class Encoding(ABC, Generic[AnyPosition]):
    """The decision table and the observation of a game."""

    name: ClassVar[str]
    table_version: ClassVar[int]
    table: ClassVar[tuple[Entry, ...]]
    table_size: ClassVar[int]
    observation_version: ClassVar[int]
    fields: ClassVar[tuple[Field, ...]]
    observation_size: ClassVar[int]
    pending_size: ClassVar[int]
    decided: ClassVar[int]
    """The place in ``pending`` of the decision that the latest choice completed."""

    @abstractmethod
    def begin(self, position: AnyPosition, pending: Array) -> None:
        """Start a new decision."""

    @abstractmethod
    def choose(self, position: AnyPosition, pending: Array, choice: int) -> int:
        """Make a choice: 1 when a decision was played, 0 when more is asked, -1 when it is not offered."""

    @abstractmethod
    def next_choice(self, position: AnyPosition, pending: Array, decision: int) -> int:
        """The next choice towards a legal decision."""

    @abstractmethod
    def write_mask(self, pending: Array, mask: Bytes) -> None:
        """Write 1 for every choice that is offered."""

    @abstractmethod
    def observe(self, position: AnyPosition, pending: Array, seat: int, out: Bytes) -> None:
        """Write the observation of a seat."""

    @abstractmethod
    def describe(self, position: AnyPosition, choice: int) -> str:
        """A choice in a word or two, as notation would say it."""

    def secret_key(self, position: AnyPosition) -> int:
        """0 if others see what is decided now; else a number that stays until the secret decisions are revealed."""
        return 0

    def new_pool(self, players: int, options: GameOptions, seed: int | str, size: int, boards: int) -> Pool:
        """The memory for a batch of so many games, on so many boards if boards are dealt."""
        raise ValueError(f"{self.name} has no batches")

    def new_dealing(self, players: int, options: GameOptions, seed: int | str) -> Dealing:
        """The deal of a new game, with nothing drawn yet."""
        raise ValueError(f"{self.name} has no explicit chance")

    def next_dealing(self, position: AnyPosition) -> Dealing:
        """The deal that a position awaits."""
        raise ValueError(f"{self.name} has no explicit chance")


def entry_of(table: tuple[Entry, ...], choice: int) -> tuple[str, int]:
    """The name of the entry that contains a row of a decision table, and the offset of the row in it."""
    for entry in table:
        if entry.first <= choice < entry.first + entry.rows:
            return entry.name, choice - entry.first
    last = table[-1].first + table[-1].rows - 1
    raise ValueError(f"the decision table has no row {choice}: rows are 0 to {last}")
