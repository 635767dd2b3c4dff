"""What lists show of a match without reading its entries."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Literal

import msgspec

from tetrarch.table import entries as log
from tetrarch.table.settings import Clock
from tetrarch.table.state import Seat
from tetrarch.table.table import Table

Status = Literal["waiting", "running", "over", "closed"]
SeatKind = Literal["open", "person", "bot", "deleted"]


class SeatSummary(msgspec.Struct, frozen=True):
    """Who has a seat."""

    kind: SeatKind
    name: str = ""
    """The user's name; empty for bots and open seats."""
    person: str | None = None
    bot: str | None = None
    """The bot that plays the seat or stands in for its player."""
    hints: int = 0
    """The number of decisions for which it received a hint."""


class Summary(msgspec.Struct, frozen=True):
    """The state of a match after the entries that are appended with it."""

    status: Status
    to_decide: tuple[int, ...] = ()
    """The seats that must decide now."""
    next_due: int | None = None
    """The time at which a clock runs out."""
    bots_waiting: bool = False
    """Whether a bot must decide now."""
    seats: tuple[SeatSummary, ...] | None = None
    """All seats in order if any changed; None otherwise."""


class NewMatch(msgspec.Struct, frozen=True):
    """The constant columns of a new match."""

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
    """The invitation code; empty to let the store choose one."""


GONE = "gone-"
"""The prefix of the ids of deleted users in entries."""


def seat_bits(seats: tuple[int, ...]) -> int:
    """Encode seats as a number with one bit each."""
    return sum(1 << seat for seat in set(seats))


def seats_of(bits: int) -> tuple[int, ...]:
    """Decode seats from such a number."""
    return tuple(seat for seat in range(bits.bit_length()) if bits >> seat & 1)


SEATS_CHANGE = (
    *(log.Opened, log.Seated, log.Unseated, log.SeatPlanned),
    *(log.Hinted, log.StandIn, log.Returned, log.Resigned, log.TimedOut),
)
"""The entries that may change the summary of a seat."""

LISTED_CHANGE = (*SEATS_CHANGE, log.Ended)


def summary_of(table: Table, entries: Iterable[log.Entry]) -> Summary:
    """Return the summary of a table after some entries."""
    has_seats = any(isinstance(entry, SEATS_CHANGE) for entry in entries)
    return Summary(
        status=status_of(table),
        to_decide=table.to_decide,
        next_due=table.next_due(),
        bots_waiting=bool(table.waiting_bots()),
        seats=tuple(map(seat_summary, table.state.seats)) if has_seats else None,
    )


def status_of(table: Table) -> Status:
    """Return the status in lists; a listed table has been opened."""
    status = table.status
    assert status != "new"
    return status


def seat_summary(seat: Seat) -> SeatSummary:
    """Return who has a seat."""
    if seat.person is not None:
        return SeatSummary("person", seat.person.name, seat.person.id, seat.stand_in, seat.hints)
    return SeatSummary("bot", bot=seat.bot) if seat.bot is not None else SeatSummary("open")


def lobby_form(match: str, table: Table) -> dict[str, object]:
    """Return an open table as a line of the lobby, with the fields of the REST list."""
    state, settings = table.state, table.settings
    opened, agreed = table.entries[0], Agreed(settings.clock, settings.options)
    return {
        "id": match,
        **{name: getattr(settings, name) for name in ("game", "players", "name", "private", "rated")},
        "status": table.status,
        "host": state.host.id if state.host else None,
        "created": opened.at,
        "updated": state.at,
        **dict.fromkeys(("started", "ended", "reason")),
        "open_seats": open_seats(state.seats),
        "to_decide": list(table.to_decide),
        **agreed_form(agreed),
        "seats": [
            {**msgspec.structs.asdict(seat), "identity": identity, "place": None, "points": None, "won": False}
            for seat, identity in zip(
                map(seat_summary, state.seats), seat_identities(agreed, settings.players), strict=True
            )
        ],
    }


class Agreed(msgspec.Struct, frozen=True):
    """The part of a match's settings that lists show."""

    clock: Clock = Clock()
    options: dict[str, object] = {}


def agreed_form(agreed: Agreed) -> dict[str, object]:
    """Return the clock and the variants."""
    variants = agreed.options.get("variants")
    return {
        "clock": msgspec.to_builtins(agreed.clock) | {"kind": agreed.clock.kind},
        "variants": [str(variant) for variant in variants] if isinstance(variants, list | tuple) else [],
    }


def seat_identities(agreed: Agreed, players: int, drawn: str = "") -> list[str | None]:
    """Return the identity letter of each seat, as drawn or as a given position has them; None if unknown."""
    position = agreed.options.get("position")
    given = position.get("identities", ()) if isinstance(position, dict) else ()
    letters = drawn or "".join(given)
    return list(letters) if len(letters) == players else [None] * players


def open_seats(seats: Sequence[Seat]) -> int:
    """Return the number of free seats."""
    return sum(not seat.is_taken for seat in seats)
