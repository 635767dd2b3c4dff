"""What research environments need from a game: decisions and observations by number, batches, and explicit chance."""

from __future__ import annotations

from abc import ABC, abstractmethod
from copy import copy
from typing import Any, ClassVar, Generic, Protocol, Self, TypeAlias, TypeVar

import numpy as np
import numpy.typing as npt

from tetrarch.core import spaces
from tetrarch.core.game import Array, GamePosition
from tetrarch.core.options import GameOptions
from tetrarch.core.spaces import Entry, Field

Bytes: TypeAlias = npt.NDArray[np.uint8]
AnyPosition = TypeVar("AnyPosition", bound=GamePosition)


MOST_OUTCOMES = 48
"""No draw has more outcomes than this."""


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


class BatchKernels(Protocol):
    """The kernels of a game that play batches: a module with these functions.

    A GPU has a thread for each game and calls the kernels for one game, a processor calls those for many.
    """

    CLEARED_BY: int
    """The least news after which ``report_game`` writes the whole observation anew."""

    def restart_game(self, board: Any, games: Any, game: int, /) -> None:
        """Deal a new game."""

    def advance_game(self, board: Any, games: Any, game: int, action: int, reset: bool, /) -> int:
        """Take one action in a game and return the news: what it changed."""

    def report_game(self, board: Any, games: Any, game: int, news: int, /) -> None:
        """Write the mask and the observation of a game, as far as the news change them."""

    def reset_games(self, board: Any, games: Any, first: int, last: int, only_done: bool, /) -> None:
        """Deal new games in a part of the batch."""

    def step_games(self, board: Any, games: Any, actions: Any, first: int, last: int, reset: bool, /) -> None:
        """Take one action in each game of a part."""


class Pool(ABC):
    """The memory of a batch: the flat arrays of all its games, and the calls of the kernels on parts of them."""

    kernels: ClassVar[BatchKernels]
    board: object
    """The board or boards, as the kernels take them; copies share them."""
    can_grow: bool = False
    """Whether ``make_room`` may extend the states."""

    def __init__(
        self, encoding: Encoding[Any], size: int, state_size: int, report_size: int = spaces.REPORT_SIZE
    ) -> None:
        self.encoding, self.size, self.state_size = encoding, size, state_size
        self.states: Array = np.zeros(size * state_size, dtype=np.int64)
        self.pendings: Array = np.zeros(size * encoding.pending_size, dtype=np.int64)
        self.reports: Array = np.zeros((size, report_size), dtype=np.int64)
        """The report on each game, one row per game, with the columns of ``spaces``."""
        self.masks: Bytes = np.zeros(size * encoding.table_size, dtype=np.uint8)
        self.observations: Bytes = np.zeros(size * encoding.observation_size, dtype=np.uint8)

    @abstractmethod
    def scratches(self, threads: int) -> list[Array]:
        """Working space for each thread."""

    @abstractmethod
    def position(self, game: int) -> GamePosition:
        """A copy of the position of one game."""

    @abstractmethod
    def make_room(self) -> None:
        """Extend the states if the next step may need more space."""

    def copy(self) -> Self:
        """An equal pool that shares no mutable state with this one."""
        twin = copy(self)
        twin.states, twin.pendings, twin.reports = self.states.copy(), self.pendings.copy(), self.reports.copy()
        twin.masks, twin.observations = self.masks.copy(), self.observations.copy()
        return twin

    def reset(self, words: Array, scratch: Array, first: int, last: int, only_done: bool) -> None:
        """Deal new games in a part of the batch."""
        self.kernels.reset_games(self.board, self._games(words, scratch), first, last, only_done)

    def step(self, words: Array, scratch: Array, actions: Array, first: int, last: int, reset: bool) -> None:
        """Take one action in each game of a part."""
        self.kernels.step_games(self.board, self._games(words, scratch), actions, first, last, reset)

    def draw(self, words: Array, actions: Array, first: int, last: int) -> None:
        """Draw a legal action for each game of a part."""
        size, entries = self.encoding.pending_size, spaces.words_for(self.encoding.table_size)
        spaces.draw_actions(self.pendings, size, entries, words, actions, first, last)

    def _games(self, words: Array, scratch: Array) -> tuple[Array | Bytes, ...]:
        reports = self.reports.reshape(-1)
        return self.states, self.pendings, words, reports, self.masks, self.observations, scratch


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

    def highest_observation(self) -> Bytes:
        """The highest value of each byte of an observation."""
        highest = np.zeros(self.observation_size, dtype=np.uint8)
        for field in self.fields:
            field.view(highest)[...] = field.most
        return highest

    def secret_key(self, position: AnyPosition) -> int:
        """0 if others see what is decided now; else a number that stays until the secret decisions are revealed."""
        return 0

    @property
    def has_batches(self) -> bool:
        """Whether the game has kernels for batches."""
        return type(self).new_pool is not Encoding.new_pool

    def new_pool(self, players: int, options: GameOptions, seed: int | str, size: int, boards: int) -> Pool:
        """The memory for a batch of games, on a number of boards if boards are dealt."""
        raise ValueError(f"{self.name} has no batches")

    def new_dealing(self, players: int, options: GameOptions, seed: int | str) -> Dealing:
        """The deal of a new game, with nothing drawn yet."""
        raise ValueError(f"{self.name} has no explicit chance")

    def next_dealing(self, position: AnyPosition) -> Dealing:
        """The deal that a position awaits."""
        raise ValueError(f"{self.name} has no explicit chance")
