"""The vocabulary that all games share: decisions, chance, outcomes and positions."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Protocol, Self

import numpy as np
import numpy.typing as npt

Array = npt.NDArray[np.int64]


@dataclass(frozen=True)
class Decision:
    """One legal answer to what a position asks."""

    id: int
    """A stable number: the same decision on the same board has the same number in every version of the rules."""

    notation: str
    """Short enough to type and to say aloud; parsing it gives the decision back."""

    sentence: str
    """What it does, in plain words."""

    rules: tuple[str, ...]
    """The numbers of the rules that allow it."""

    def __str__(self) -> str:
        return self.notation


@dataclass(frozen=True)
class ChanceOutcome:
    """One thing that chance may answer, and how likely it is."""

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
    """The winning seats; several when they share, none when everybody lost."""

    standings: tuple[tuple[int, ...], ...]
    """All seats by place; seats in one place are tied."""

    points: tuple[int, ...]
    """The points of each seat at the end."""


class Position(Protocol):
    """A moment of a game, as the record, the tables and the bots see it, whichever the game."""

    @property
    def game(self) -> str:
        """The game's short name."""

    @property
    def players(self) -> int:
        """How many seats there are."""

    @property
    def to_decide(self) -> tuple[int, ...]:
        """The seats that must decide now: several when they decide in secret together, none at chance or end."""

    @property
    def awaits_chance(self) -> bool:
        """Whether chance must answer before anyone decides."""

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended, or None while it goes on."""

    def chance_outcomes(self) -> Sequence[ChanceOutcome]:
        """What chance may answer now."""

    def play_chance(self, outcome: str) -> None:
        """Let chance answer; an answer that is not among the outcomes is refused."""

    def legal_decisions(self, seat: int | None = None) -> LegalDecisions:
        """What a seat may decide now; without a seat, the one seat that must."""

    def play(self, decision: Decision | str | int, seat: int | None = None) -> Decision:
        """Carry out a legal decision; anything else is refused and changes nothing."""

    def copy(self) -> Self:
        """An equal position that shares nothing changeable with this one."""

    def view(self, seat: int) -> Self:
        """What one seat may know."""

    def to_json(self) -> dict[str, object]:
        """The complete position in its documented form."""


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

    def describe(self, decision: int, language: str = "en") -> Decision:
        """A legal decision with its notation, its sentence and its rules."""

    def parse(self, text: str) -> Decision:
        """The legal decision that a text means; ``NotationError`` or ``IllegalMove`` otherwise."""


class LegalDecisions(Collection[Decision], Protocol):
    """The legal decisions of one moment: a lazy collection that can be asked, counted and walked through."""

    def __iter__(self) -> Iterator[Decision]: ...
    def __len__(self) -> int: ...
    def __contains__(self, decision: object) -> bool: ...
