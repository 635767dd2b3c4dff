"""Moments of a match's past, built in small batches so that other tables do not wait."""

from __future__ import annotations

import asyncio
from functools import partial

import msgspec

from tetrarch.server.live.messages import Moments
from tetrarch.server.matches.access import require_access
from tetrarch.server.matches.hub import Hub
from tetrarch.server.matches.live_match import LiveMatch
from tetrarch.table.entries import Undone
from tetrarch.table.refusal import Refusal
from tetrarch.table.table import Table
from tetrarch.table.view.forms import PastMoment
from tetrarch.table.view.replay import MOST_MOMENTS, Perspective, past_moments

USUAL = 50
"""Moments returned by default."""
AT_ONCE = 10
"""Moments built before other tables get their turn."""
WALK = 64
"""Events replayed before other tables get their turn, on the way to the first moment."""


class MomentsFound(msgspec.Struct, frozen=True):
    """Moments of the past."""

    match: str
    number: int
    """The state number when they were built."""
    events: int
    """The number of events; there is one more moment."""
    moments: list[PastMoment]


async def find_moments(hub: Hub, person: str | None, query: Moments, language: str) -> MomentsFound:
    """Return what a user may see of a match's past.

    An undo meanwhile makes the query stale, because the two parts would belong to different games.
    """
    match = query.match
    last = query.first + USUAL - 1 if query.last is None else query.last
    if last < query.first or last - query.first >= MOST_MOMENTS:
        raise Refusal("too-many-moments", most=MOST_MOMENTS)

    def check(live: LiveMatch, table: Table) -> tuple[Perspective, int, int]:
        require_access(live, table, person, query.code)
        if table.state.history is None:
            raise Refusal("not-started")
        return eyes_of(table, person, query), table.number, len(table.state.history.events)

    eyes, number, events = await hub.read(match, check)
    for mark in range(WALK, min(query.first, events), WALK):
        await hub.read(match, partial(_walk, number=number, events=mark))
        await asyncio.sleep(0)
    found: list[PastMoment] = []
    for first in range(query.first, last + 1, AT_ONCE):
        if first > events and found:
            break
        until = min(first + AT_ONCE - 1, last, max(events, first))
        part = partial(_part, number=number, eyes=eyes, language=language, brief=query.brief)
        found += await hub.read(match, partial(part, first=first, last=until))
        await asyncio.sleep(0)
    return MomentsFound(match, number, events, found)


def eyes_of(table: Table, person: str | None, query: Moments) -> Perspective:
    """Return the view that a user may have: own seats and the public view always, others after the match."""
    held = table.seats_of(person) if person else []
    is_over = table.status in ("over", "closed")
    if query.view == "all":
        if not is_over:
            raise Refusal("not-over")
        return Perspective(None, everything=True)
    viewer = query.seat if query.view in ("own", "seat") else None
    if viewer is None and query.view == "own" and held:
        viewer = held[0]
    if viewer is not None and viewer >= table.state.players:
        raise Refusal("no-such-seat", seat=viewer, most=table.state.players - 1)
    if viewer is not None and viewer not in held and not is_over:
        raise Refusal("not-over")
    if viewer is None and not held and not is_over and not table.settings.watchers:
        raise Refusal("no-watchers")
    return Perspective(viewer)


def _check_same(table: Table, number: int) -> None:
    if any(isinstance(entry, Undone) for entry in table.entries[number:]):
        raise Refusal("stale", number=number, now=table.number)


def _walk(live: LiveMatch, table: Table, *, number: int, events: int) -> None:
    """Let the table cache positions on the way, so that no batch replays many events."""
    _check_same(table, number)
    table.state.game.position_after(events)


def _part(
    live: LiveMatch,
    table: Table,
    *,
    number: int,
    eyes: Perspective,
    language: str,
    first: int,
    last: int,
    brief: bool,
) -> list[PastMoment]:
    _check_same(table, number)
    return past_moments(table, eyes, language, first, last, brief=brief)
