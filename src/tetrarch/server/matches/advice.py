"""Advice on request: for positions of one's own and for games that are over, never for a match that one plays.

Who plays a running match with other people gets no advice on any position on its board. Against bots alone anybody may
ask for advice from what the own seat knows.
"""

from __future__ import annotations

from typing import cast

import numpy as np
from sqlalchemy import select

from tetrarch.bots.roster import read_options, roster, unknown_bot
from tetrarch.core.errors import NoSuchSeat, SetupError
from tetrarch.core.game import GamePosition
from tetrarch.core.position import FlatPosition
from tetrarch.core.text.messages import series
from tetrarch.server.accounts.people import Someone
from tetrarch.server.http.errors import ApiError
from tetrarch.server.matches.access import must_come
from tetrarch.server.matches.hub import Hub
from tetrarch.server.matches.live_match import LiveMatch
from tetrarch.server.matches.positions import as_flat
from tetrarch.server.storage.models import MatchRow, SeatRow
from tetrarch.server.workers.jobs import AdviseJob
from tetrarch.server.workers.pool import Busy, ThinkingFailed
from tetrarch.table.refusal import Refusal
from tetrarch.table.table import Table

SECONDS_BEYOND = 1.0


async def moment_of_match(
    hub: Hub, someone: Someone, match: str, events: int | None, seat: int | None
) -> tuple[GamePosition, int | None]:
    """A moment of a match that somebody may have advice on, and the seat that it is for."""

    def find(live: LiveMatch, table: Table) -> tuple[GamePosition, int | None]:
        must_come(live, table, someone.id, None)
        if table.state.history is None:
            raise Refusal("not-started")
        own = table.seat_of(someone.id)
        if table.status == "running":
            if own is None or others_play(table, someone.id):
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
    """Whether another person plays at a table; whoever shares somebody's device is another person."""
    first = table.seat_of(person)
    return any(
        seat.person is not None and number != first and not seat.gave_up
        for number, seat in enumerate(table.state.seats)
    )


async def check_not_playing(hub: Hub, someone: Someone, position: GamePosition) -> None:
    """Refuse advice on the board of a match that somebody plays with others."""
    query = (
        select(MatchRow.id)
        .join(SeatRow, SeatRow.match == MatchRow.id)
        .where(SeatRow.person == someone.id, MatchRow.status == "running", MatchRow.game == position.game)
    )
    async with hub.services.database.connect() as connection:
        matches = (await connection.scalars(query)).all()
    for match in matches:
        if await hub.read(match, lambda live, table: is_locked(table, someone.id, position)):
            raise ApiError("engine-locked")


def is_locked(table: Table, person: str, position: GamePosition) -> bool:
    """Whether a position is on the board of a match that somebody plays with others."""
    if table.status != "running" or not others_play(table, person):
        return False
    playing = table.state.game.position
    if playing.players != position.players:
        return False
    ours, theirs = cast(FlatPosition, playing), cast(FlatPosition, position)
    if not np.array_equal(ours.static, theirs.static):
        return False
    if position.game != "legends":
        return True
    # All tables of Legends share their printed ground; how the boards lie is what a match has of its own.
    from tetrarch.legends.rules import layout

    slots = slice(layout.SLOT_SIDE, layout.SLOT_SIDE + 4)
    return bool(np.array_equal(ours.state[slots], theirs.state[slots]))


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
    """What a bot thinks of a position, as JSON, its words in a language."""
    _check_bot(position.game, bot)
    flat = as_flat(position)
    from tetrarch.analysis import NoAdvice, advised_seat

    try:
        asked = advised_seat(flat, seat)
    except (NoAdvice, NoSuchSeat) as error:
        raise ApiError("no-advice", reason=error.reason) from None
    view = cast(FlatPosition, position.view(asked)) if getattr(flat, "viewer", None) is None else flat
    job = AdviseJob(bot, view, asked, "advice", seconds + SECONDS_BEYOND, simulations, moves, language)
    try:
        return await hub.thinkers.advise(job)
    except Busy:
        raise ApiError("too-many-advised", headers={"Retry-After": "5"}) from None
    except ThinkingFailed as error:
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
