"""What a table is at one moment: seats, clocks, the game, and what is being asked of whom."""

from __future__ import annotations

from typing import Literal

import msgspec

from tetrarch.table.clocks import SeatClock
from tetrarch.table.history import GameHistory
from tetrarch.table.people import BOT, Person
from tetrarch.table.settings import MINE, OPEN, PERSON, Settings

Status = Literal["new", "waiting", "running", "over", "closed"]
"""Not opened yet; before the match; during it; after it; given up before it was over."""


class Seat(msgspec.Struct, kw_only=True):
    """One seat of the table."""

    plan: str = OPEN
    person: Person | None = None
    ready: bool = False
    salt: str | None = None
    is_away: bool = False
    """Whether the person has left during the match."""
    stand_in: str | None = None
    """The bot that plays for the person, while one does."""
    gave_up: bool = False
    """Whether the seat has resigned, by itself or by the clock."""
    bot_decisions: int = 0
    """How often a bot decided for a person who had not given up."""
    asked: int = 0
    """The entry since which the seat has been asked what it is asked now; a decision from before it is stale."""
    asked_at: int = 0
    """When that was."""

    @property
    def bot(self) -> str | None:
        """The text of the bot that decides for the seat now; None where a person does, or nobody sits."""
        return self.plan.removeprefix(BOT) if self.plan.startswith(BOT) else self.stand_in

    @property
    def is_taken(self) -> bool:
        """Whether somebody sits there, or a bot does."""
        return self.person is not None or self.plan.startswith(BOT)

    @property
    def is_person_playing(self) -> bool:
        """Whether a person decides for the seat."""
        return self.person is not None and self.bot is None

    def is_open_to(self, person: str) -> bool:
        """Whether somebody may sit down here."""
        is_left = self.plan.startswith(MINE)  # meant for somebody beside a host who has got up
        return not self.is_taken and (is_left or self.plan in (OPEN, f"{PERSON}{person}"))


class UndoRequest(msgspec.Struct, frozen=True):
    """A wish to take back, as long as not all have answered."""

    seat: int
    events: int
    """How many events would remain."""
    agreed: tuple[int, ...] = ()


class StandInVote(msgspec.Struct, frozen=True):
    """A wish to let a bot play for somebody who is away, as long as not all have agreed."""

    seat: int
    """Of who is away."""
    agreed: tuple[int, ...] = ()


class GaveUp(msgspec.Struct, frozen=True):
    """A seat that gave up, and how."""

    seat: int
    how: Literal["resigned", "timed-out"]


class Result(msgspec.Struct, frozen=True):
    """How the match ended."""

    reason: str
    rule: str
    winners: list[int]
    standings: list[list[int]]
    points: list[int]
    seed: str | None
    rated: bool


class TableState:
    """The state of one table; only ``fold`` changes it."""

    def __init__(self) -> None:
        self.number = 0
        """The number of the last entry."""
        self.at = 0
        """When that was."""
        self.status: Status = "new"
        self.settings = Settings(game="")
        self.host: Person | None = None
        self.commitment: str | None = None
        self.seats: list[Seat] = []
        self.clocks: list[SeatClock] = []
        self.history: GameHistory | None = None
        self.names: list[str] = []
        self.salts: list[str] = []
        self.to_decide: tuple[int, ...] = ()
        """The seats that must decide now; none where the match does not run."""
        self.secrets: list[int] = []
        """The numbers of the entries that tell of decisions made in secret, ascending."""
        self.asides: list[int] = []
        """The numbers of the entries that tell what watchers said during the match, ascending."""
        self.undo: UndoRequest | None = None
        self.votes: list[StandInVote] = []
        self.gave_up: list[GaveUp] = []
        """In the order in which they did."""
        self.result: Result | None = None
        self.closed_because = ""
        self.closing_seed: str | None = None
        """The seed, where closing the table revealed it."""
        self.rematch: str | None = None
        """The match that was offered for playing again."""
        self.rematch_seats: list[int] = []
        """Who wants to."""

    @property
    def players(self) -> int:
        """How many seats there are."""
        return len(self.seats)

    def seat_of(self, person: str) -> int | None:
        """Where somebody sits, by the person's id, or the first of several seats; None for somebody who does not."""
        return next(
            (number for number, seat in enumerate(self.seats) if seat.person and seat.person.id == person), None
        )

    def seats_of(self, person: str) -> list[int]:
        """All seats that somebody holds: several where people share one device."""
        return [number for number, seat in enumerate(self.seats) if seat.person and seat.person.id == person]

    def running_seats(self) -> list[int]:
        """The seats whose clocks run."""
        return [seat for seat in self.to_decide if self.seats[seat].is_person_playing]

    @property
    def game(self) -> GameHistory:
        """The game, once the match has begun."""
        assert self.history is not None
        return self.history
