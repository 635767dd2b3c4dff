"""The vocabulary that both games share: decisions, chance, outcomes, and what a position can be asked."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from dataclasses import dataclass
from fractions import Fraction
from typing import Protocol, Self


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


class LegalDecisions(Collection[Decision], Protocol):
    """The legal decisions of one moment: a lazy collection that can be asked, counted and walked through."""

    def __iter__(self) -> Iterator[Decision]: ...
    def __len__(self) -> int: ...
    def __contains__(self, decision: object) -> bool: ...
