"""What the database's lists know of a match without reading its entries."""

from __future__ import annotations

from typing import Literal

import msgspec

Status = Literal["waiting", "running", "over", "closed"]
SeatKind = Literal["open", "person", "bot", "deleted"]


class SeatSummary(msgspec.Struct, frozen=True):
    """Who has a seat."""

    kind: SeatKind
    name: str = ""
    """The name of the person; empty for a bot, which is known by its own text, and for an open seat."""
    person: str | None = None
    bot: str | None = None
    """The bot that plays the seat, or that stands in for its person."""


class Summary(msgspec.Struct, frozen=True):
    """How a match stands after the entries that are appended with it."""

    status: Status
    to_decide: tuple[int, ...] = ()
    """The seats that must decide now."""
    next_due: int | None = None
    """When a clock runs out."""
    bots_waiting: bool = False
    """Whether a bot must decide now."""
    seats: tuple[SeatSummary, ...] | None = None
    """All seats in order, where anything about them changed; None leaves them as they are."""


class NewMatch(msgspec.Struct, frozen=True):
    """A match that opens; all that never changes about it."""

    id: str
    seed: str
    commitment: str
    game: str
    players: int
    name: str
    settings: bytes
    """JSON."""
    private: bool
    rated: bool
    host: str
    code: str = ""
    """What invitations quote; empty: the store makes one."""


GONE = "gone-"
"""How the ids of deleted people begin in entries; the database knows nobody of that name."""


def seat_bits(seats: tuple[int, ...]) -> int:
    """Seats as a number with one bit for each."""
    return sum(1 << seat for seat in set(seats))


def seats_of(bits: int) -> tuple[int, ...]:
    """The seats of such a number."""
    return tuple(seat for seat in range(bits.bit_length()) if bits >> seat & 1)
