"""What positions of both games have in common: a flat state, kernels that know the rules, and two doors to them."""

from __future__ import annotations

import operator
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator
from typing import ClassVar, Self

import numpy as np
import numpy.typing as npt

from tetrarch.core.errors import IllegalMove, NoSuchSeat, NotationError
from tetrarch.core.game import Decision
from tetrarch.core.randomness import Generator
from tetrarch.core.text.messages import CORE, Message, message, series

Array = npt.NDArray[np.int64]

WINDOW = 1024
"""How many decisions a position's own buffer holds; a longer list gets a buffer of its own."""


STEP = 0
SEAT = 1
DECIDER = 2
"""The three entries that every flat state begins with: what is asked, whose turn it is, who must decide."""


class Workspace:
    """What all positions of one game share: the flat board, and working space for the rules."""

    def __init__(self, ground: Array, scratch: Array) -> None:
        self.ground = ground
        self.scratch = scratch
        self.buffer: Array = np.zeros(WINDOW, dtype=np.int64)


class LegalDecisions:
    """The legal decisions of a position: a lazy collection with ``in``, ``len`` and iteration."""

    def __init__(self, position: FlatPosition, *, none: bool = False) -> None:
        self._position = position
        self._none = none

    def ids(self) -> Array:
        """The numbers of all legal decisions, in a fixed order."""
        return np.zeros(0, dtype=np.int64) if self._none else self._position.legal_ids()

    def __len__(self) -> int:
        return len(self.ids())

    def __iter__(self) -> Iterator[Decision]:
        for decision in self.ids():
            yield self._position.describe(int(decision))

    def __contains__(self, decision: object) -> bool:
        if isinstance(decision, Decision):
            decision = decision.id
        if isinstance(decision, str):
            return any(str(known) == decision for known in self)
        return isinstance(decision, (int, np.integer)) and bool((self.ids() == decision).any())

    def __repr__(self) -> str:
        return f"<LegalDecisions: {', '.join(map(str, self))}>"


class FlatPosition(ABC):
    """A moment of a game over a flat state.

    There are two doors. ``play`` checks and explains. ``legal_into`` and ``push`` are the fast door: they deal in
    numbers, check nothing, and belong to programs that play only what ``legal_into`` wrote.
    """

    __slots__ = ("_workspace", "identities", "state")

    game: ClassVar[str]
    step_names: ClassVar[tuple[str, ...]]
    """The names of the steps; in the last one the game is over."""
    legal_kernel: ClassVar[Callable[..., int]]
    play_kernel: ClassVar[Callable[..., None]]
    playout_kernel: ClassVar[Callable[..., int]]

    identities: str
    """The identity letter of each seat, such as ``TE``."""
    state: Array
    """The flat state, laid out as the game's ``layout`` says."""
    _workspace: Workspace

    # What a game adds

    @property
    @abstractmethod
    def players(self) -> int:
        """How many seats there are."""

    @property
    @abstractmethod
    def turn_rule(self) -> str:
        """The rule that says who decides now, cited when a decision comes from the wrong seat."""

    @property
    @abstractmethod
    def to_decide(self) -> tuple[int, ...]:
        """The seats that must decide now: several when they decide in secret together, none at chance or end."""

    @abstractmethod
    def describe(self, decision: int, language: str = "en") -> Decision:
        """A legal decision with its notation, its sentence in a language, and its rules."""

    @abstractmethod
    def parse(self, text: str) -> Decision:
        """The legal decision that a text means; ``NotationError`` or ``IllegalMove`` otherwise."""

    @abstractmethod
    def make_room(self) -> None:
        """Let the state grow where the next decision may need it."""

    @abstractmethod
    def copy(self) -> Self:
        """An equal position that shares nothing changeable with this one."""

    def copy_for_thread(self) -> Self:
        """A copy with working space of its own: another thread may use it at the same time as this one."""
        twin = self.copy()
        twin._workspace = Workspace(self.ground, self.scratch.copy())
        return twin

    # What is asked

    @property
    def step(self) -> str:
        """What is asked now: one of ``step_names``."""
        return self.step_names[int(self.state[STEP])]

    @property
    def seat(self) -> int:
        """Whose turn it is."""
        return int(self.state[SEAT])

    @property
    def decider(self) -> int:
        """Who must decide now: another than ``seat`` where the rules ask out of turn; the first of several."""
        return int(self.state[DECIDER])

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return bool(self.state[STEP] == len(self.step_names) - 1)

    # The fast door

    @property
    def ground(self) -> Array:
        """The flat board that the kernels read; never to be changed."""
        return self._workspace.ground

    @property
    def scratch(self) -> Array:
        """Working space for the kernels, shared by all copies of this position."""
        return self._workspace.scratch

    def legal_into(self, buffer: Array) -> int:
        """Write the numbers of the legal decisions into a buffer; returns how many there are, also if not all fit."""
        workspace = self._workspace
        return int(self.legal_kernel(workspace.ground, self.state, workspace.scratch, buffer))

    def push(self, decision: int) -> None:
        """Carry out a decision without checking that it is legal."""
        workspace = self._workspace
        self.play_kernel(workspace.ground, self.state, workspace.scratch, decision)

    def legal_ids(self) -> Array:
        """The numbers of all legal decisions, in a fixed order."""
        buffer = self._workspace.buffer
        found = self.legal_into(buffer)
        if found > len(buffer):
            buffer = np.zeros(found, dtype=np.int64)
            self.legal_into(buffer)
        return buffer[:found].copy()

    def playout(self, generator: Generator, limit: int = 1_000_000) -> int:
        """Play on at random until the game is over or ``limit`` decisions are made; returns how many were made."""
        workspace = self._workspace
        made = 0
        while made < limit and not self.is_over:
            self.make_room()
            made += int(
                self.playout_kernel(workspace.ground, self.state, workspace.scratch, generator.words, limit - made)
            )
        return made

    # The checked door

    def legal_decisions(self, seat: int | None = None) -> LegalDecisions:
        """What may be decided now; a seat that is not to decide has nothing."""
        if seat is None:
            return LegalDecisions(self)
        self.check_seat(seat)
        return LegalDecisions(self._asked(seat), none=seat not in self.to_decide)

    def play(self, decision: Decision | str | int, seat: int | None = None) -> Decision:
        """Carry out a legal decision and return it; anything else is refused and changes nothing."""
        if seat is not None:
            self.check_seat(seat)
            if seat not in self.to_decide:
                raise IllegalMove(str(decision), self._wrong_seat(seat), self.turn_rule)
        asked = self if seat is None else self._asked(seat)
        if isinstance(decision, str):
            chosen = asked.parse(decision)
        else:
            number = decision.id if isinstance(decision, Decision) else operator.index(decision)
            if not asked.is_legal(number):
                raise asked._refusal_of(decision, number)
            chosen = asked.describe(number)
            if isinstance(decision, Decision) and chosen.notation != decision.notation:
                raise IllegalMove(str(decision), message(CORE, "other-board"), self.turn_rule)
        self.state = asked.state
        self.push(chosen.id)
        return chosen

    def _wrong_seat(self, seat: int) -> Message:
        """Why a seat that is not to decide may not, and who may."""
        deciders = self.to_decide
        if not deciders:
            return message(CORE, "nobody-decides", seat=seat)
        who = series((message(CORE, "seat", seat=other) for other in deciders), "or")
        return message(CORE, "not-to-decide", seat=seat, who=who)

    def _refusal_of(self, decision: Decision | int, number: int) -> IllegalMove:
        """Why a decision that came as a number is not legal: what its notation would be answered, if it has one."""
        try:
            self.parse(self.describe(number).notation)
        except IllegalMove as error:
            return IllegalMove(str(decision), error.reason, error.rule, error.legal)
        except (LookupError, NotationError):
            pass  # a number that stands for nothing on this board
        legal = [str(known) for known in self.legal_decisions()]
        return IllegalMove(str(decision), message(CORE, "illegal-move"), self.turn_rule, legal)

    def is_legal(self, decision: int) -> bool:
        """Whether a decision, by its number, is legal now."""
        return bool((self.legal_ids() == decision).any())

    def _asked(self, seat: int) -> Self:
        """The position with this seat's decision up, where several decide at the same time."""
        return self

    def check_seat(self, seat: int) -> None:
        """Refuse a seat that is not at the table."""
        if not 0 <= seat < self.players:
            raise NoSuchSeat(seat, self.players)
