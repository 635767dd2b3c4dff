"""What happens at a table: its entries, numbered from 1 without gaps, of which its whole state is the fold."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import Literal

import msgspec

from tetrarch.table.people import Person
from tetrarch.table.settings import Settings


def kebab(name: str) -> str:
    """The tag of a class, such as ``undo-asked`` for ``UndoAsked``."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


class AnEntry(
    msgspec.Struct,
    frozen=True,
    kw_only=True,
    forbid_unknown_fields=True,
    tag_field="kind",
    tag=kebab,
):
    """One thing that event."""

    number: int
    """Its place among the entries of the table, from 1."""
    at: int
    """When, in milliseconds since 1970; never earlier than the entry before."""


# Before the match


class Opened(AnEntry, frozen=True):
    """Somebody opened the table."""

    settings: Settings
    host: Person
    commitment: str | None
    """To the seed of all chance; None only for a game that goes on from a record without one."""


class Hosted(AnEntry, frozen=True):
    """The table has another host, because the old one went."""

    person: Person


class Seated(AnEntry, frozen=True):
    """Somebody sat down."""

    seat: int
    person: Person


class Unseated(AnEntry, frozen=True):
    """Somebody got up before the match, or was asked to."""

    seat: int
    by: str
    """The id of who did it: the person itself, or the host."""


class SeatPlanned(AnEntry, frozen=True):
    """The host decided who is to sit somewhere."""

    seat: int
    plan: str


class Readied(AnEntry, frozen=True):
    """Somebody agreed to play, or not yet after all."""

    seat: int
    ready: bool


class Salted(AnEntry, frozen=True):
    """Somebody added a salt to the seed."""

    seat: int
    salt: str


class Started(AnEntry, frozen=True):
    """The match began: all that chance settled before the first decision, in the form of the record."""

    options: dict[str, object]
    start: dict[str, object]
    identities: str
    names: list[str]
    salts: list[str]


# The match


class Decided(AnEntry, frozen=True):
    """A seat decided."""

    seat: int
    play: str
    """The decision, in notation."""
    decision: int
    """Its number."""
    by: str
    """Who decided for the seat: the id of a person, ``bot:`` and the text of a bot, or ``clock``."""


class Answered(AnEntry, frozen=True):
    """Chance answered, from the seed."""

    chance: str


class UndoAsked(AnEntry, frozen=True):
    """A seat asked the others to take back what event since so many events."""

    seat: int
    events: int
    """How many events of the record would remain."""


class UndoAnswered(AnEntry, frozen=True):
    """A seat answered; the one that asked takes the question back by saying no."""

    seat: int
    agrees: bool


class Undone(AnEntry, frozen=True):
    """Something was taken back."""

    seat: int
    events: int
    """How many events of the record remain."""


class Resigned(AnEntry, frozen=True):
    """A seat gave up."""

    seat: int


class TimedOut(AnEntry, frozen=True):
    """The clock of a seat ran out."""

    seat: int
    did: Literal["bot", "pass", "resign"]


class Left(AnEntry, frozen=True):
    """The person of a seat went away during the match."""

    seat: int


class Returned(AnEntry, frozen=True):
    """The person of a seat came back to it."""

    seat: int


class StandIn(AnEntry, frozen=True):
    """A bot plays for the person of a seat from now on."""

    seat: int
    bot: str


class StandInVoted(AnEntry, frozen=True):
    """A seat said whether a bot shall play for somebody who is away; with the last to agree it does."""

    seat: int
    away: int
    """The seat of who is away."""
    agrees: bool


class Resumed(AnEntry, frozen=True):
    """The server was down: clocks stood still from ``since`` until now."""

    since: int


class Ended(AnEntry, frozen=True):
    """The match is over, and the seed revealed."""

    reason: str
    """The reason in the game's outcome, or ``resigned`` or ``timed-out`` where the match was cut short."""
    rule: str
    """The rule that ended it, where one did."""
    winners: list[int]
    standings: list[list[int]]
    points: list[int]
    seed: str | None
    rated: bool
    """Whether it counts for ratings."""


# At any time


class Said(AnEntry, frozen=True):
    """Somebody said something."""

    person: Person
    seat: int | None
    """Where the person sits; None for somebody who watches."""
    text: str
    to: Literal["table", "watchers"]


class RematchOffered(AnEntry, frozen=True):
    """A seat wants to play again, at a table that is prepared for it."""

    seat: int
    match: str


class RematchAccepted(AnEntry, frozen=True):
    """Another seat wants to as well."""

    seat: int
    match: str


class Closed(AnEntry, frozen=True):
    """The table is closed, and the match with it if it was not over."""

    by: str
    """The id of the host, or ``server``."""
    reason: str
    seed: str | None


Entry = (
    Opened
    | Hosted
    | Seated
    | Unseated
    | SeatPlanned
    | Readied
    | Salted
    | Started
    | Decided
    | Answered
    | UndoAsked
    | UndoAnswered
    | Undone
    | Resigned
    | TimedOut
    | Left
    | Returned
    | StandIn
    | StandInVoted
    | Resumed
    | Ended
    | Said
    | RematchOffered
    | RematchAccepted
    | Closed
)
"""Anything that happens at a table."""

_ENCODER = msgspec.json.Encoder()
_DECODER: msgspec.json.Decoder[Entry] = msgspec.json.Decoder(Entry)
_LIST_DECODER: msgspec.json.Decoder[list[Entry]] = msgspec.json.Decoder(list[Entry])


def encode_entry(entry: Entry) -> bytes:
    """An entry as JSON, as it is stored."""
    return _ENCODER.encode(entry)


def decode_entry(data: bytes | str) -> Entry:
    """An entry from what was stored."""
    return _DECODER.decode(data)


def encode_entries(entries: Iterable[Entry]) -> bytes:
    """Entries as one JSON list."""
    return _ENCODER.encode(list(entries))


def decode_entries(data: bytes | str | msgspec.Raw) -> list[Entry]:
    """The entries of a JSON list."""
    return _LIST_DECODER.decode(data)
