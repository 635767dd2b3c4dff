"""Access to private tables: members, and users who know the invitation code."""

from __future__ import annotations

import hmac

from tetrarch.server.accounts.ids import read_code
from tetrarch.server.http.errors import ApiError
from tetrarch.server.matches.live_match import LiveMatch
from tetrarch.table.settings import PERSON
from tetrarch.table.table import Table


def can_access(live: LiveMatch, table: Table, person: str | None, code: str | None) -> bool:
    """Return whether a user may know that a table exists."""
    if not live.is_private:
        return True
    if code is not None and hmac.compare_digest(read_code(code).encode(), live.code.encode()):
        return True
    return person is not None and is_member(table, person)


def is_member(table: Table, person: str) -> bool:
    """Return whether a user is the host, is seated, or has a reserved seat."""
    state = table.state
    if state.host is not None and state.host.id == person:
        return True
    return any(
        seat.plan == f"{PERSON}{person}" or (seat.person is not None and seat.person.id == person)
        for seat in state.seats
    )


def require_access(live: LiveMatch, table: Table, person: str | None, code: str | None) -> None:
    """Reject a user without access as if the table did not exist."""
    if not can_access(live, table, person, code):
        raise ApiError("no-such-table")
