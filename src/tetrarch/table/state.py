"""The state of a table: seats, clocks, the game and open requests; and snapshots of a whole table as JSON."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal

import msgspec

from tetrarch.core import registry
from tetrarch.table.clocks import SeatClock
from tetrarch.table.entries import Entry, Started, decode_entries, encode_entries
from tetrarch.table.history import GameEvent, GameHistory
from tetrarch.table.people import BOT, Person
from tetrarch.table.settings import MINE, OPEN, PERSON, Settings

Status = Literal["new", "waiting", "running", "over", "closed"]
"""Not opened yet; before the match; during it; after it; closed before the match was over."""


class Seat(msgspec.Struct, kw_only=True):
    """One seat of the table."""

    plan: str = OPEN
    person: Person | None = None
    ready: bool = False
    salt: str | None = None
    salt_commitment: str | None = None
    """The commitment to the salt, which the player reveals once everybody has agreed to start."""
    is_away: bool = False
    """Whether the player has left during the match."""
    stand_in: str | None = None
    """The bot that plays for the player at the moment."""
    gave_up: bool = False
    """Whether the seat has resigned or lost on time."""
    bot_decisions: int = 0
    """How many decisions a bot made for a player who had not given up."""
    hints: int = 0
    """The number of decisions for which the seat received a hint."""
    hinted: int = 0
    """The value of ``asked`` at the last of them."""
    asked: int = 0
    """The entry since which the seat has its current decision; an answer to an earlier state is stale."""
    asked_at: int = 0
    """The time of that entry."""

    @property
    def bot(self) -> str | None:
        """The text of the bot that decides for the seat now; None for a person or an empty seat."""
        return self.plan.removeprefix(BOT) if self.plan.startswith(BOT) else self.stand_in

    @property
    def owes_salt(self) -> bool:
        """Whether the player has committed to a salt and not revealed it."""
        return self.salt_commitment is not None and self.salt is None and not self.gave_up

    @property
    def has_revealed_salt(self) -> bool:
        """Whether the player has revealed the salt of the commitment."""
        return self.salt_commitment is not None and self.salt is not None

    @property
    def has_agreed(self) -> bool:
        """Whether a bot has the seat, or a person who agrees to start, or has resigned before it."""
        return self.is_taken and (self.ready or self.person is None or self.gave_up)

    @property
    def is_taken(self) -> bool:
        """Whether a person or a bot has the seat."""
        return self.person is not None or self.plan.startswith(BOT)

    @property
    def is_person_playing(self) -> bool:
        """Whether a person decides for the seat."""
        return self.person is not None and self.bot is None

    def is_open_to(self, person: str) -> bool:
        """Whether this person may take the seat."""
        is_left = self.plan.startswith(MINE)  # meant for a player at the device of a host who has left
        return not self.is_taken and (is_left or self.plan in (OPEN, f"{PERSON}{person}"))


class UndoRequest(msgspec.Struct, frozen=True):
    """A request to undo that not all players have answered."""

    seat: int
    events: int
    """How many events would remain."""
    agreed: tuple[int, ...] = ()


class StandInVote(msgspec.Struct, frozen=True):
    """A vote on a bot for an absent player that not all players have agreed to."""

    seat: int
    """The seat of the absent player."""
    agreed: tuple[int, ...] = ()


class Restart(msgspec.Struct, frozen=True):
    """A withdrawal after a salt was revealed: all salts were dropped, and the deal starts again."""

    entry: int
    """The number of the entry by which the player withdrew."""
    person: Person
    """Who withdrew, or removed a player."""


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
        """The time of the last entry."""
        self.status: Status = "new"
        self.settings = Settings(game="")
        self.host: Person | None = None
        self.commitment: str | None = None
        self.seats: list[Seat] = []
        self.clocks: list[SeatClock] = []
        self.history: GameHistory | None = None
        self.names: list[str] = []
        self.salts: list[str] = []
        self.start_by: int | None = None
        """The time at which a match of a tournament starts without those who have not done their part."""
        self.restarts: list[Restart] = []
        """In chronological order."""
        self.to_decide: tuple[int, ...] = ()
        """The seats that must decide now; empty unless the match is running."""
        self.secrets: list[int] = []
        """The numbers of the entries with secret decisions, ascending."""
        self.asides: list[int] = []
        """The numbers of the entries with chat among spectators during the match, ascending."""
        self.undo: UndoRequest | None = None
        self.votes: list[StandInVote] = []
        self.gave_up: list[GaveUp] = []
        """In chronological order."""
        self.result: Result | None = None
        self.closed_because = ""
        self.closing_seed: str | None = None
        """The seed, if closing the table revealed it."""
        self.rematch: str | None = None
        """The match that was offered as a rematch."""
        self.rematch_seats: list[int] = []
        """The seats that want a rematch."""

    @property
    def players(self) -> int:
        """The number of seats."""
        return len(self.seats)

    def seat_of(self, person: str) -> int | None:
        """The first seat of a person by id; None for a person without a seat."""
        return next(iter(self.seats_of(person)), None)

    def seats_of(self, person: str) -> list[int]:
        """All seats of a person: several where players share one device."""
        return [number for number, seat in enumerate(self.seats) if seat.person and seat.person.id == person]

    def running_seats(self) -> list[int]:
        """The seats whose clocks run."""
        return [seat for seat in self.to_decide if self.seats[seat].is_person_playing]

    @property
    def are_salts_due(self) -> bool:
        """Whether everybody has agreed to start, and players with a commitment have to reveal their salts."""
        return self.status == "waiting" and all(seat.has_agreed for seat in self.seats)

    @property
    def is_salt_revealed(self) -> bool:
        """Whether a salt that was committed to is known before the match, so that no other may be chosen any more."""
        return self.status == "waiting" and any(seat.has_revealed_salt for seat in self.seats)

    def awaited_seats(self) -> list[int]:
        """The seats whose player the match waits for: to decide, to reveal a salt, or to agree in a tournament."""
        if self.status != "waiting":
            return self.running_seats()
        is_due, is_planned = self.are_salts_due, bool(self.settings.tournament)
        return [
            number
            for number, seat in enumerate(self.seats)
            if seat.person is not None and ((is_due and seat.owes_salt) or (is_planned and not seat.has_agreed))
        ]

    @property
    def game(self) -> GameHistory:
        """The game, once the match has started."""
        assert self.history is not None
        return self.history


# Snapshots

VERSION = 1


class Snapshot(msgspec.Struct, kw_only=True):
    """The stored form of a table."""

    version: int = VERSION
    number: int
    at: int
    status: Status
    settings: Settings
    host: Person | None
    commitment: str | None
    seats: list[Seat]
    clocks: list[SeatClock]
    names: list[str]
    salts: list[str]
    start_by: int | None = None
    restarts: list[Restart] = []
    to_decide: tuple[int, ...]
    secrets: list[int]
    asides: list[int]
    undo: UndoRequest | None
    votes: list[StandInVote] = []
    gave_up: list[GaveUp]
    result: Result | None
    closed_because: str
    closing_seed: str | None
    rematch: str | None
    rematch_seats: list[int]
    events: list[GameEvent] | None
    position: list[int] | None
    entries: msgspec.Raw


PLAIN = (
    *("number", "at", "status", "settings", "host", "commitment", "seats", "clocks", "names", "salts", "start_by"),
    *("to_decide", "secrets", "asides", "undo", "votes", "gave_up", "result", "closed_because", "closing_seed"),
    *("rematch", "rematch_seats", "restarts"),
)
"""The fields that a snapshot and a state share."""

_DECODER = msgspec.json.Decoder(Snapshot)


def write_snapshot(state: TableState, entries: list[Entry]) -> bytes:
    """Write a table, so that a restart need not fold all entries again."""
    history = state.history
    return msgspec.json.encode(
        Snapshot(
            **{name: getattr(state, name) for name in PLAIN},
            events=history.events if history else None,
            position=history.numbers() if history else None,
            entries=msgspec.Raw(encode_entries(entries)),
        )
    )


def read_snapshot(data: bytes, chance_of: Callable[[int], str]) -> tuple[TableState, list[Entry]]:
    """Read a table; a snapshot of another version is a ``ValueError``, and the entries must be folded instead."""
    try:
        kept = _DECODER.decode(data)
    except msgspec.DecodeError as error:
        raise ValueError(f"not a snapshot of a table: {error}") from None
    if kept.version != VERSION:
        raise ValueError(f"the snapshot has version {kept.version}, not {VERSION}")
    entries = decode_entries(kept.entries)
    state = TableState()
    for name in PLAIN:
        setattr(state, name, getattr(kept, name))
    if kept.events is not None and kept.position is not None:
        started = next(entry for entry in entries if isinstance(entry, Started))
        definition = registry.game(state.settings.game)
        state.history = GameHistory(
            definition,
            lambda: definition.start_from_json(started.options, started.start, "match"),
            chance_of,
        )
        state.history.restore(kept.events, kept.position)
    return state, entries
