"""Who may come near a table: everybody, or where it is private those who belong there or know its code."""

from __future__ import annotations

import hmac

from tetrarch.server.accounts.ids import read_code
from tetrarch.server.http.errors import ApiError
from tetrarch.server.matches.hub import Hub
from tetrarch.server.matches.live_match import LiveMatch
from tetrarch.table.settings import PERSON
from tetrarch.table.table import Table


def may_come(live: LiveMatch, table: Table, person: str | None, code: str | None) -> bool:
    """Whether somebody may know of a table at all."""
    if not live.is_private:
        return True
    if code is not None and hmac.compare_digest(read_code(code).encode(), live.code.encode()):
        return True
    return person is not None and belongs(table, person)


def belongs(table: Table, person: str) -> bool:
    """Whether somebody sits at a table, is its host, or has a seat kept for them."""
    state = table.state
    if state.host is not None and state.host.id == person:
        return True
    return any(
        seat.plan == f"{PERSON}{person}" or (seat.person is not None and seat.person.id == person)
        for seat in state.seats
    )


def must_come(live: LiveMatch, table: Table, person: str | None, code: str | None) -> None:
    """Refuse whoever may not know of a table, as if it were not there."""
    if not may_come(live, table, person, code):
        raise ApiError("no-such-table")


async def check_access(hub: Hub, person: str | None, match: str, code: str | None) -> None:
    """The same, for a match by its id."""
    await hub.read(match, lambda live, table: must_come(live, table, person, code))
