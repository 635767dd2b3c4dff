"""How far a match is: what lists of matches to watch show, besides its players."""

from __future__ import annotations

from typing import Literal

import msgspec
from pydantic import Field

from tetrarch.server.http.schemas import ResponseModel
from tetrarch.server.matches.hub import Hub
from tetrarch.server.matches.live_match import LiveMatch, require_access
from tetrarch.table.refusal import Refusal
from tetrarch.table.table import Table


class ProgressForm(ResponseModel):
    """How far a match is that has started, as every watcher may know."""

    status: Literal["running", "over", "closed"]
    number: int = Field(description="The number of its last entry.")
    turn: int
    points: list[int] = Field(description="Of each seat, if the game ended now.")
    to_decide: list[int] = Field(description="The seats that must decide now.")
    watchers: int = Field(description="The number of connections that watch without a seat.")


async def find_progress(hub: Hub, match: str, person: str | None, code: str | None) -> ProgressForm:
    """Return how far a match is, for a user who may watch it."""

    def read(live: LiveMatch, table: Table) -> ProgressForm:
        require_watching(live, table, person, code)
        history = table.state.game
        return ProgressForm(
            status=msgspec.convert(table.status, Literal["running", "over", "closed"]),
            number=table.number,
            turn=history.turn_after(len(history.events)),
            points=history.points(),
            to_decide=list(table.to_decide),
            watchers=live.watchers,
        )

    return await hub.read(match, read)


def require_watching(live: LiveMatch, table: Table, person: str | None, code: str | None) -> None:
    """Reject a user who may not watch a match, and every user before its start."""
    require_access(live, table, person, code)
    if table.state.history is None:
        raise Refusal("not-started")
    if not table.settings.watchers and not (person and table.seats_of(person)):
        raise Refusal("no-watchers")
