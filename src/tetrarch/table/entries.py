"""The entries of a table, numbered from 1 without gaps; the state of the table is the fold over them."""

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
    gc=False,
):
    """Anything that happens at a table."""

    number: int
    """Its position among the entries of the table, from 1."""
    at: int
    """The time in milliseconds since 1970; never earlier than that of the entry before."""


# Before the match


class Opened(AnEntry, frozen=True):
    """The table was opened."""

    settings: Settings
    host: Person
    commitment: str | None
    """The commitment to the seed; None only for a game adopted from a record without one."""


class Hosted(AnEntry, frozen=True):
    """The table has a new host, because the old one left."""

    person: Person


class Seated(AnEntry, frozen=True):
    """A person took a seat."""

    seat: int
    person: Person


class Unseated(AnEntry, frozen=True):
    """A person left a seat before the match, or was removed."""

    seat: int
    by: str
    """The id of the person or the host."""


class SeatPlanned(AnEntry, frozen=True):
    """The host planned a seat."""

    seat: int
    plan: str


class Readied(AnEntry, frozen=True):
    """A player agreed to start the match, or withdrew."""

    seat: int
    ready: bool


class SaltCommitted(AnEntry, frozen=True):
    """A player committed to a salt, and reveals it once everybody has agreed to start."""

    seat: int
    commitment: str
    """See :func:`tetrarch.core.randomness.salt_commitment`."""


class Salted(AnEntry, frozen=True):
    """A player added a salt to the seed, or revealed the one committed to."""

    seat: int
    salt: str


class Started(AnEntry, frozen=True):
    """The match started, with everything that was dealt before the first decision, in the form of the record."""

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
    """The id of the player, ``bot:TEXT``, or ``clock``."""


class Answered(AnEntry, frozen=True):
    """A chance event, from the seed."""

    chance: str


class Hinted(AnEntry, frozen=True):
    """A seat received a hint for its decision."""

    seat: int


class UndoAsked(AnEntry, frozen=True):
    """A seat asked the others to undo."""

    seat: int
    events: int
    """How many events of the record would remain."""


class UndoAnswered(AnEntry, frozen=True):
    """A seat answered a request to undo; the seat that asked withdraws it by disagreeing."""

    seat: int
    agrees: bool


class Undone(AnEntry, frozen=True):
    """Events were undone."""

    seat: int
    events: int
    """How many events of the record remain."""


class Resigned(AnEntry, frozen=True):
    """A seat resigned."""

    seat: int


class TimedOut(AnEntry, frozen=True):
    """The clock of a seat ran out."""

    seat: int
    did: Literal["bot", "pass", "resign"]


class Left(AnEntry, frozen=True):
    """A player left during the match."""

    seat: int


class Returned(AnEntry, frozen=True):
    """A player came back."""

    seat: int


class StandIn(AnEntry, frozen=True):
    """A bot plays for a player from now on."""

    seat: int
    bot: str


class StandInVoted(AnEntry, frozen=True):
    """A seat voted on a bot for an absent player."""

    seat: int
    away: int
    """The seat of the absent player."""
    agrees: bool


class Resumed(AnEntry, frozen=True):
    """The server was down: no clock ran from ``since`` until now."""

    since: int


class Ended(AnEntry, frozen=True):
    """The match is over; reveals the seed."""

    reason: str
    """The reason of the game's outcome, or ``resigned`` or ``timed-out`` if the match ended early."""
    rule: str
    """The rule that ended it, if one did."""
    winners: list[int]
    standings: list[list[int]]
    points: list[int]
    seed: str | None
    rated: bool
    """Whether it counts for ratings."""


# At any time


class Said(AnEntry, frozen=True):
    """A chat message."""

    person: Person
    seat: int | None
    """The seat of the person; None for a spectator."""
    text: str
    to: Literal["table", "watchers"]


class RematchOffered(AnEntry, frozen=True):
    """A seat requested a rematch in a new match."""

    seat: int
    match: str


class RematchAccepted(AnEntry, frozen=True):
    """Another seat accepted the rematch."""

    seat: int
    match: str


class Closed(AnEntry, frozen=True):
    """The table was closed, and with it a match that was not over."""

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
    | SaltCommitted
    | Salted
    | Started
    | Decided
    | Answered
    | Hinted
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
"""Any entry."""

_ENCODER = msgspec.json.Encoder()
_DECODER: msgspec.json.Decoder[Entry] = msgspec.json.Decoder(Entry)
_LIST_DECODER: msgspec.json.Decoder[list[Entry]] = msgspec.json.Decoder(list[Entry])


def encode_entry(entry: Entry) -> bytes:
    """Encode an entry as JSON, as it is stored."""
    return _ENCODER.encode(entry)


def decode_entry(data: bytes | str) -> Entry:
    """Decode a stored entry."""
    return _DECODER.decode(data)


def encode_entries(entries: Iterable[Entry]) -> bytes:
    """Encode entries as a JSON list."""
    return _ENCODER.encode(list(entries))


def decode_entries(data: bytes | str | msgspec.Raw) -> list[Entry]:
    """Decode a JSON list of entries."""
    return _LIST_DECODER.decode(data)
