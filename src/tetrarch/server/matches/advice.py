"""Analysis on request: of own positions and finished games.

A player of a running match with other people gets no analysis of any position on its board. Against bots alone players
may ask for analysis of what their seat knows.
"""

from __future__ import annotations

from sqlalchemy import select

from tetrarch.bots.roster import read_options, roster, unknown_bot
from tetrarch.core import registry
from tetrarch.core.errors import NoSuchSeat, SetupError
from tetrarch.core.game import GamePosition
from tetrarch.core.position import FlatPosition
from tetrarch.core.text.messages import series
from tetrarch.server.accounts.people import User
from tetrarch.server.http.errors import ApiError
from tetrarch.server.matches.hub import Hub
from tetrarch.server.matches.live_match import LiveMatch, require_access
from tetrarch.server.storage.models import MatchRow, SeatRow
from tetrarch.server.workers.jobs import AdviseJob
from tetrarch.server.workers.pool import JobFailed, PoolBusy
from tetrarch.table.refusal import Refusal
from tetrarch.table.table import Table

SECONDS_BEYOND = 1.0


async def moment_of_match(
    hub: Hub, user: User, match: str, events: int | None, seat: int | None
) -> tuple[GamePosition, int | None]:
    """Return a moment of a match that a user may analyse, and the seat that the analysis is for."""

    def find(live: LiveMatch, table: Table) -> tuple[GamePosition, int | None]:
        require_access(live, table, user.id, None)
        if table.state.history is None:
            raise Refusal("not-started")
        own = table.seat_of(user.id)
        if table.status == "running":
            if own is None or others_play(table, user.id):
                raise ApiError("engine-locked")
            if events is not None or seat not in (None, own):
                raise Refusal("not-over")
            return table.view(own), own
        history = table.state.game
        if events is not None and events > len(history.events):
            raise Refusal("no-such-event", most=len(history.events))
        return history.position_after(len(history.events) if events is None else events).copy(), seat

    return await hub.read(match, find)


def others_play(table: Table, person: str) -> bool:
    """Return whether another person plays at a table or in its tournament.

    A player who shares the device counts as another person.
    """
    first = table.seat_of(person)
    return bool(table.settings.tournament) or any(
        seat.person is not None and number != first and not seat.gave_up
        for number, seat in enumerate(table.state.seats)
    )


async def check_not_playing(hub: Hub, user: User, position: GamePosition) -> None:
    """Reject a position on the board of a running match that a user plays with other people."""
    query = (
        select(MatchRow.id)
        .join(SeatRow, SeatRow.match == MatchRow.id)
        .where(SeatRow.person == user.id, MatchRow.status == "running", MatchRow.game == position.game)
    )
    async with hub.services.database.connect() as connection:
        matches = (await connection.scalars(query)).all()
    for match in matches:
        if await hub.read(match, lambda live, table: is_locked(table, user.id, position)):
            raise ApiError("engine-locked")


def is_locked(table: Table, person: str, position: GamePosition) -> bool:
    """Return whether a position is on the board of a running match that a user plays with other people."""
    if table.status != "running" or not others_play(table, person):
        return False
    playing = table.state.game.position
    if playing.players != position.players:
        return False
    return registry.game(position.game).table.shares_board(playing, position)


async def advise(
    hub: Hub,
    position: GamePosition,
    seat: int | None,
    *,
    bot: str,
    seconds: float,
    simulations: int | None,
    moves: int,
    language: str,
) -> bytes:
    """Return a bot's analysis of a position as JSON, with texts in a language."""
    _check_bot(position.game, bot)
    assert isinstance(position, FlatPosition)  # bots take no other positions
    from tetrarch.analysis import NoAdvice, advised_seat

    try:
        asked = advised_seat(position, seat)
    except (NoAdvice, NoSuchSeat) as error:
        raise ApiError("no-advice", reason=error.reason) from None
    view = position.view(asked) if getattr(position, "viewer", None) is None else position
    job = AdviseJob(bot, view, asked, "advice", seconds + SECONDS_BEYOND, simulations, moves, language)
    try:
        return await hub.pool.advise(job)
    except PoolBusy:
        raise ApiError("too-many-advised", headers={"Retry-After": "5"}) from None
    except JobFailed as error:
        if error.kind in ("NoAdvice", "SetupError"):
            raise ApiError("no-advice", reason=error.reason) from None
        raise


def _check_bot(game: str, text: str) -> None:
    name, _, rest = text.partition(":")
    known = roster(game)
    if name not in known:
        raise ApiError("no-advice", reason=unknown_bot(name[:40], known))
    try:
        read_options(name, rest, known[name].options)
    except SetupError as error:
        raise ApiError(
            "no-advice", reason=series([fault.message or fault.text for fault in error.faults], "")
        ) from None
