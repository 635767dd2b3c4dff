"""The vocabulary that all games share: decisions, chance, outcomes and positions."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Protocol, Self

import numpy as np
import numpy.typing as npt

Array = npt.NDArray[np.int64]


@dataclass(frozen=True)
class Decision:
    """One legal decision in a position."""

    id: int
    """A stable number: the same decision on the same board has the same number in every version of the rules."""

    notation: str
    """A short text that can be typed and read aloud; parsing it returns the decision."""

    sentence: str
    """What it does, as a sentence."""

    rules: tuple[str, ...]
    """The numbers of the rules that allow it."""

    def __str__(self) -> str:
        return self.notation


@dataclass(frozen=True)
class ChanceOutcome:
    """One outcome of chance, and its probability."""

    id: int
    notation: str
    probability: Fraction


@dataclass(frozen=True)
class Outcome:
    """How a game ended."""

    reason: str
    """A stable name, such as ``points`` or ``round-limit``."""

    rule: str
    """The rule that ended it."""

    winners: tuple[int, ...]
    """The winning seats; several if they share the win, none if all lost."""

    standings: tuple[tuple[int, ...], ...]
    """All seats by place; seats in one place are tied."""

    points: tuple[int, ...]
    """The points of each seat at the end."""


class Position(Protocol):
    """A position in a game, as records, tables and bots use it for every game."""

    @property
    def game(self) -> str:
        """The game's short name."""

    @property
    def players(self) -> int:
        """The number of seats."""

    @property
    def to_decide(self) -> tuple[int, ...]:
        """The seats that must decide now: several for simultaneous decisions, none at chance or end."""

    @property
    def awaits_chance(self) -> bool:
        """Whether chance must answer before anyone decides."""

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, or None while it continues."""

    def chance_outcomes(self) -> Sequence[ChanceOutcome]:
        """The outcomes of chance, where they are few enough to list."""

    def play_chance(self, outcome: str) -> None:
        """Apply an outcome of chance; raise an error for an impossible one."""

    def legal_decisions(self, seat: int | None = None) -> Collection[Decision]:
        """The legal decisions of a seat; without a seat, of the one seat that must decide."""

    def play(self, decision: Decision | str | int, seat: int | None = None) -> Decision:
        """Apply a legal decision; raise an error for anything else and change nothing."""

    def copy(self) -> Self:
        """Return an equal position that shares no mutable data with this one."""

    def view(self, seat: int) -> Self:
        """Return what one seat may know."""

    def to_json(self) -> dict[str, object]:
        """Return the complete position in its documented form."""


class GamePosition(Position, Protocol):
    """A position over a flat state, as bots, environments, tables and the command line use it."""

    identities: str
    """The identity letter of each seat."""
    state: Array
    """The flat state that the kernels read and write."""

    @property
    def step(self) -> str:
        """The name of the step: what the game asks for now."""

    @property
    def seat(self) -> int:
        """The seat whose turn it is."""

    @property
    def decider(self) -> int:
        """The seat that decides now; the first one where several decide at the same time."""

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""

    @property
    def static(self) -> Array:
        """The flat board that the kernels read."""

    @property
    def scratch(self) -> Array:
        """Working space of the kernels."""

    def points(self, seat: int) -> int:
        """The points of a seat, if the game ended now."""

    def legal_ids(self) -> Array:
        """The numbers of all legal decisions, in a fixed order."""

    def legal_into(self, buffer: Array) -> int:
        """Write the numbers of the legal decisions into a buffer; returns how many there are."""

    def is_legal(self, decision: int) -> bool:
        """Whether the decision with this number is legal now."""

    def push(self, decision: int) -> None:
        """Play a decision without checking that it is legal."""

    def make_room(self) -> None:
        """Extend the state if the next decision may need more space."""

    def perft(self, depth: int) -> int:
        """The number of sequences of ``depth`` decisions from here."""

    def key(self) -> str:
        """A text that positions with the same future share, in every process."""

    def describe(self, decision: int, language: str = "en") -> Decision:
        """A legal decision with its notation, its sentence and its rules."""

    def parse(self, text: str) -> Decision:
        """The legal decision that a text means; ``NotationError`` or ``IllegalMove`` otherwise."""
