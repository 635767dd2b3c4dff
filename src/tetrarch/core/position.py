"""The base class of positions: a flat state, kernels for the rules, a checked and a fast interface."""

from __future__ import annotations

import hashlib
import operator
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, ClassVar, Generic, Self, TypeVar

import numpy as np
import numpy.typing as npt

from tetrarch.core.errors import IllegalMove, NoSuchSeat, NotationError
from tetrarch.core.game import ChanceOutcome, Decision
from tetrarch.core.randomness import Generator
from tetrarch.core.text.messages import CORE, Message, message, series

Array = npt.NDArray[np.int64]

WINDOW = 1024
"""The number of decisions that the shared buffer holds; a longer list gets its own buffer."""

KEY_VERSION = 1
"""The version of ``FlatPosition.key``: a change of the layout of any state increases it."""

STEP = 0
SEAT = 1
DECIDER = 2
"""The first three entries of every flat state: the current step, the seat whose turn it is, the seat that decides."""


class Workspace:
    """What all positions of one game share: the static array, and working space for the kernels."""

    def __init__(self, static: Array, scratch: Array) -> None:
        self.static = static
        self.scratch = scratch
        self.buffer: Array = np.zeros(WINDOW, dtype=np.int64)


AnyPosition = TypeVar("AnyPosition", bound="FlatPosition")


@dataclass(frozen=True)
class PositionServices(Generic[AnyPosition]):
    """The operations on positions that are defined in modules above the position.

    Notation, sentences, formats and drawings import the game's ``Position``. The position reaches them through its
    class attribute ``services``, which the game's package sets when it is imported.
    """

    format_decision: Callable[[AnyPosition, int], str]
    parse_decision: Callable[[AnyPosition, str], int]
    decision_message: Callable[[AnyPosition, int], Message]
    decision_rules: Callable[[AnyPosition, int], tuple[str, ...]]
    play_chance: Callable[[AnyPosition, str], None]
    position_to_json: Callable[[AnyPosition], dict[str, object]]
    position_to_line: Callable[[AnyPosition], str]
    draw_svg: Callable[..., str]


class StateNumber:
    """An attribute of positions: the number at a place of the state."""

    def __init__(self, place: int) -> None:
        self.place = place

    def __get__(self, position: FlatPosition, owner: type[FlatPosition]) -> int:
        return int(position.state[self.place])


def number_of_seat(place: int) -> Callable[[FlatPosition, int], int]:
    """A method of positions that returns the number of a seat at a place of the state."""

    def read(position: FlatPosition, seat: int) -> int:
        position.check_seat(seat)
        return int(position.state[place + seat])

    return read


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
    """A position over a flat state.

    ``play`` checks every decision and explains what is wrong with it. ``legal_into`` and ``push`` are the fast
    interface: they take and return numbers, check nothing, and are for programs that play only what ``legal_into``
    wrote.
    """

    __slots__ = ("_workspace", "identities", "state")

    game: ClassVar[str]
    services: ClassVar[PositionServices[Any]]
    step_names: ClassVar[tuple[str, ...]]
    """The names of the steps; in the last one the game is over."""
    shared: ClassVar[tuple[str, ...]]
    """The attributes beside the state that equal positions have in common."""
    legal_kernel: ClassVar[Callable[..., int]]
    play_kernel: ClassVar[Callable[..., None]]
    playout_kernel: ClassVar[Callable[..., int]]
    perft_kernel: ClassVar[Callable[..., int]]

    identities: str
    """The identity letter of each seat, such as ``TE``."""
    state: Array
    """The flat state, as defined by the game's ``layout``."""
    _workspace: Workspace

    # What a game adds

    @property
    @abstractmethod
    def players(self) -> int:
        """The number of seats."""

    @property
    @abstractmethod
    def turn_rule(self) -> str:
        """The rule that says who decides now, cited when a decision comes from the wrong seat."""

    @property
    @abstractmethod
    def to_decide(self) -> tuple[int, ...]:
        """The seats that must decide now: several for simultaneous decisions, none at chance or end."""

    @abstractmethod
    def make_room(self) -> None:
        """Enlarge the state where the next decision may need it."""

    @abstractmethod
    def copy(self) -> Self:
        """Return an equal position that shares no mutable data with this one."""

    def used_state(self) -> Array:
        """The part of the state that has a meaning now."""
        return self.state

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, type(self)):
            return NotImplemented
        same = all(getattr(self, name) == getattr(other, name) for name in self.shared)
        return same and np.array_equal(self.used_state(), other.used_state())

    __hash__ = None  # type: ignore[assignment]

    def key(self) -> str:
        """A text that positions with the same future share, such as ``eko-1-`` and 32 hexadecimal digits.

        It is the same in every process and version of Python, so it can name files and rows of a database. It covers
        the board, the options, the seats, who is looking, and all of the state that the rules still refer to. Numbers
        that only count what has happened are left out, unless a limit of rounds or repetition depends on them. The
        number after the game's name changes with the layout of the state.
        """
        digest = hashlib.blake2b(digest_size=16)
        for name in (self.identities, repr(getattr(self, "viewer", None))):
            digest.update(name.encode() + b"\0")
        for numbers in (self.static, self.future_state()):
            digest.update(len(numbers).to_bytes(8, "little") + numbers.astype("<i8").tobytes())
        return f"{self.game}-{KEY_VERSION}-{digest.hexdigest()}"

    def future_state(self) -> Array:
        """A copy of the part of the state that can still matter, in a form that equal futures share."""
        return self.used_state().copy()

    def copy_for_thread(self) -> Self:
        """Return a copy with its own working space, which another thread may use at the same time."""
        twin = self.copy()
        twin._workspace = Workspace(self.static, self.scratch.copy())
        return twin

    # Notation, formats and drawing

    def describe(self, decision: int, language: str = "en") -> Decision:
        """Return a legal decision with its notation, its sentence in a language, and its rules."""
        services = self.services
        return Decision(
            decision,
            services.format_decision(self, decision),
            services.decision_message(self, decision).text(language),
            services.decision_rules(self, decision),
        )

    def parse(self, text: str) -> Decision:
        """Return the legal decision that a text means; raise ``NotationError`` or ``IllegalMove`` otherwise."""
        return self.describe(self.services.parse_decision(self, text))

    def to_json(self) -> dict[str, object]:
        """Return the complete position in its documented form."""
        return self.services.position_to_json(self)

    def __repr__(self) -> str:
        return f"parse_position({self.services.position_to_line(self)!r})"

    def _repr_svg_(self) -> str:
        """Return the drawing that notebooks show."""
        return self.services.draw_svg(self, theme="auto")

    # Chance

    @property
    def awaits_chance(self) -> bool:
        """Whether chance must answer before anyone decides."""
        return False

    def chance_outcomes(self) -> Sequence[ChanceOutcome]:
        """The outcomes of chance, where they are few enough to list."""
        return ()

    def play_chance(self, outcome: str) -> None:
        """Apply an outcome of chance; raise an error where the position awaits none or the outcome is impossible."""
        self.services.play_chance(self, outcome)

    # Step and turn

    @property
    def step(self) -> str:
        """The current step: one of ``step_names``."""
        return self.step_names[int(self.state[STEP])]

    @property
    def seat(self) -> int:
        """The seat whose turn it is."""
        return int(self.state[SEAT])

    @property
    def decider(self) -> int:
        """The seat that decides now, or the first of several; it differs from ``seat`` for decisions out of turn."""
        return int(self.state[DECIDER])

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return bool(self.state[STEP] == len(self.step_names) - 1)

    # The fast interface, without checks

    @property
    def static(self) -> Array:
        """The static array that the kernels read: options and geometry. It must not be changed."""
        return self._workspace.static

    @property
    def ground(self) -> Array:
        """The former name of ``static``, kept for programs that use it."""
        return self.static

    @property
    def scratch(self) -> Array:
        """Working space for the kernels, shared by all copies of this position."""
        return self._workspace.scratch

    def legal_into(self, buffer: Array) -> int:
        """Write the numbers of the legal decisions into a buffer; return how many there are, even if not all fit."""
        workspace = self._workspace
        return int(self.legal_kernel(workspace.static, self.state, workspace.scratch, buffer))

    def push(self, decision: int) -> None:
        """Apply a decision without checking that it is legal."""
        workspace = self._workspace
        self.play_kernel(workspace.static, self.state, workspace.scratch, decision)

    def legal_ids(self) -> Array:
        """The numbers of all legal decisions, in a fixed order."""
        buffer = self._workspace.buffer
        found = self.legal_into(buffer)
        if found > len(buffer):
            buffer = np.zeros(found, dtype=np.int64)
            self.legal_into(buffer)
        return buffer[:found].copy()

    def playout(self, generator: Generator, limit: int = 1_000_000) -> int:
        """Play at random until the game is over or ``limit`` decisions are made; return the number of decisions."""
        workspace = self._workspace
        made = 0
        while made < limit and not self.is_over:
            self.make_room()
            made += int(
                self.playout_kernel(workspace.static, self.state, workspace.scratch, generator.words, limit - made)
            )
        return made

    def perft(self, depth: int) -> int:
        """The number of sequences of ``depth`` decisions from here; a game that ends earlier counts for none.

        A view has no such number, because what is hidden decides what is legal.
        """
        if depth < 0:
            raise ValueError(f"a depth of {depth}: at least 0 is needed")
        if getattr(self, "viewer", None) is not None:
            raise ValueError("a view cannot be counted: what is hidden decides what is legal")
        length = len(self.state) + depth  # a history of positions may grow by one with each decision
        states: Array = np.zeros(length * (depth + 1), dtype=np.int64)
        states[: len(self.state)] = self.state
        out: Array = np.zeros(max(depth, 1) * (WINDOW + 2), dtype=np.int64)
        return int(self.perft_kernel(self.static, states, length, self.scratch, out, depth))

    # The checked interface

    def legal_decisions(self, seat: int | None = None) -> LegalDecisions:
        """The legal decisions, of one seat if given; a seat that is not to decide has none."""
        if seat is None:
            return LegalDecisions(self)
        self.check_seat(seat)
        return LegalDecisions(self._for_decider(seat), none=seat not in self.to_decide)

    def play(self, decision: Decision | str | int, seat: int | None = None) -> Decision:
        """Apply a legal decision and return it; raise an error for anything else and change nothing."""
        if seat is not None:
            self.check_seat(seat)
            if seat not in self.to_decide:
                raise IllegalMove(str(decision), self._wrong_seat(seat), self.turn_rule)
        deciding = self if seat is None else self._for_decider(seat)
        if isinstance(decision, str):
            chosen = deciding.parse(decision)
        else:
            number = decision.id if isinstance(decision, Decision) else operator.index(decision)
            if not deciding.is_legal(number):
                raise deciding._refusal_of(decision, number)
            chosen = deciding.describe(number)
            if isinstance(decision, Decision) and chosen.notation != decision.notation:
                raise IllegalMove(str(decision), message(CORE, "other-board"), self.turn_rule)
        self.state = deciding.state
        self.push(chosen.id)
        return chosen

    def _wrong_seat(self, seat: int) -> Message:
        """Explain that a seat may not decide now, and which seats may."""
        deciders = self.to_decide
        if not deciders:
            return message(CORE, "nobody-decides", seat=seat)
        who = series((message(CORE, "seat", seat=other) for other in deciders), "or")
        return message(CORE, "not-to-decide", seat=seat, who=who)

    def _refusal_of(self, decision: Decision | int, number: int) -> IllegalMove:
        """Explain why a decision given as a number is illegal: as for its notation, if it has one."""
        try:
            self.parse(self.describe(number).notation)
        except IllegalMove as error:
            return IllegalMove(str(decision), error.reason, error.rule, error.legal)
        except (LookupError, NotationError):
            pass  # the number means nothing on this board
        legal = [str(known) for known in self.legal_decisions()]
        return IllegalMove(str(decision), message(CORE, "illegal-move"), self.turn_rule, legal)

    def is_legal(self, decision: int) -> bool:
        """Whether the decision with this number is legal now."""
        return bool((self.legal_ids() == decision).any())

    def _for_decider(self, seat: int) -> Self:
        """The position as this seat decides in it, where several seats decide at the same time."""
        return self

    def check_seat(self, seat: int) -> None:
        """Raise ``NoSuchSeat`` for a seat that the game does not have."""
        if not 0 <= seat < self.players:
            raise NoSuchSeat(seat, self.players)
