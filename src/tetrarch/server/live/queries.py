"""Answers queries about tables, for REST and WebSocket."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable, Sequence
from functools import partial
from typing import NamedTuple, TypeVar

import msgspec

from tetrarch.core.table_adapter import DecisionForm, ScoreForm
from tetrarch.server.accounts.ids import now_ms
from tetrarch.server.http.errors import ApiError, ErrorContent, refusal_content
from tetrarch.server.live import messages as sent
from tetrarch.server.live.messages import AnyQuery, Moments, Query
from tetrarch.server.matches.hub import Hub
from tetrarch.server.matches.live_match import LiveMatch, require_access, without_chat
from tetrarch.table.commands import seating
from tetrarch.table.entries import Undone
from tetrarch.table.refusal import Refusal
from tetrarch.table.table import Table
from tetrarch.table.view.decisions import PreviewForm
from tetrarch.table.view.forms import PastMoment, TableStatic
from tetrarch.table.view.replay import MOST_MOMENTS, Perspective, line_moments, past_moments
from tetrarch.table.view.updates import Update

Result = TypeVar("Result")


class Viewer(NamedTuple):
    """The user's id, None if anonymous, the language of the response, and whose chat messages are hidden."""

    person: str | None
    language: str
    unheard: frozenset[str] = frozenset()


class Watched(msgspec.Struct, frozen=True):
    """A table as a viewer sees it when watching begins."""

    match: str
    viewer: int | None
    """The seat whose view this is; null for a watcher."""
    viewers: list[int]
    """All seats of the user: several if players share a device."""
    code: str | None
    """The invitation code, for seated players and the host."""
    now: int
    """The server's time, which clocks refer to."""
    ground: TableStatic | None
    update: Update
    watchers: int = 0
    """The number of other connections that watch without a seat."""


class DecisionsFound(msgspec.Struct, frozen=True):
    """The legal decisions of a seat."""

    match: str
    number: int
    seat: int
    decisions: list[DecisionForm]


class ScoresFound(msgspec.Struct, frozen=True):
    """The points of each seat by source, as if the game ended now, as far as the viewer may know."""

    match: str
    number: int
    points: list[int]
    scores: list[list[ScoreForm]]


class PreviewFound(msgspec.Struct, frozen=True):
    """The effect of a decision, as far as the viewer may know."""

    match: str
    number: int
    seat: int
    preview: PreviewForm


class WhyNotFound(msgspec.Struct, frozen=True):
    """Whether a decision is legal now, and why not."""

    match: str
    number: int
    legal: bool
    why_not: ErrorContent | None
    """None if it is legal, or if chosen places or cards are not on the board."""


LONG = 64
"""Updates with more entries are built in a thread."""


async def answer(hub: Hub, viewer: Viewer, query: AnyQuery) -> object:
    """Answer a query."""
    if isinstance(query, sent.Moments):
        return await find_moments(hub, viewer.person, query, viewer.language)
    if isinstance(query, sent.Watch):
        return await watch(hub, viewer, query, lambda live, table, seen: seen)
    if viewer.person is None and not isinstance(query, sent.Scores):
        raise ApiError("not-signed-in")
    return await hub.read(query.match, lambda live, table: _answer(live, table, viewer, query))


async def watch(
    hub: Hub, viewer: Viewer, query: sent.Watch, receive: Callable[[LiveMatch, Table, Watched], Result]
) -> Result:
    """Pass a viewer's view of a table to a function while nothing changes there."""

    def prepare(live: LiveMatch, table: Table) -> None:
        with contextlib.suppress(Refusal):  # the view itself raises it again
            held = table.seats_of(viewer.person) if viewer.person else []
            seat = query.seat if query.seat in held else held[0] if held else None
            table.update(seat, query.since, viewer.language, encoded=True)

    live = await hub.get(query.match)
    is_long = live.table is None or live.table.number - query.since > LONG
    return await hub.read(
        query.match,
        lambda live, table: receive(live, table, view(live, table, viewer, query)),
        prepare if is_long else None,
    )


def view(live: LiveMatch, table: Table, viewer: Viewer, query: sent.Watch) -> Watched:
    """Return a table as a viewer may see it."""
    person, language, unheard = viewer
    seat = _seen_from(live, table, viewer, query, query.code)
    is_host = person is not None and table.state.host is not None and table.state.host.id == person
    return Watched(
        match=live.id,
        viewer=seat,
        viewers=table.seats_of(person) if person else [],
        code=live.code if seat is not None or is_host else None,
        now=now_ms(),
        ground=table.ground(seat, language) if query.ground else None,
        update=without_chat(table.update(seat, query.since, language, encoded=True), unheard),
        watchers=live.watchers,
    )


def _answer(live: LiveMatch, table: Table, viewer: Viewer, query: AnyQuery) -> object:
    person, language, _ = viewer
    if isinstance(query, sent.Scores):
        scores = table.scores(_seen_from(live, table, viewer, query, query.code), language)
        return ScoresFound(live.id, table.number, [sum(line.points for line in lines) for lines in scores], scores)
    assert person is not None
    require_access(live, table, person, None)
    seat = seating.own_seat(table.state, person, query.seat)
    match query:
        case sent.Decisions(preview=preview):
            return DecisionsFound(live.id, table.number, seat, table.decisions(seat, language, preview=preview))
        case sent.Preview(play=play, times=times):
            return find_preview(table, seat, play, language, times)
        case sent.WhyNot(play=play):
            return find_why_not(table, seat, play, language)
        case _:
            raise NotImplementedError(type(query).__name__)


def find_preview(table: Table, seat: int, play: str | int, language: str, times: int = 1) -> PreviewFound:
    """Return the effect of a decision of a seat that is made so often in a row."""
    return PreviewFound(table.match_id, table.number, seat, table.preview(seat, play, language, times))


def find_why_not(table: Table, seat: int, play: str | Sequence[str], language: str) -> WhyNotFound:
    """Return whether a decision of a seat is legal, and why not; ``play`` can also be the places or cards it chose."""
    if isinstance(play, str):
        refusal, is_known = table.why_not(seat, play), True
    else:
        refusal, is_known = table.why_not_chosen(seat, play), table.attempt(seat, play) is not None
    why = refusal_content(refusal, language)[0] if refusal else None
    return WhyNotFound(table.match_id, table.number, refusal is None and is_known, why)


def _seen_from(live: LiveMatch, table: Table, viewer: Viewer, query: Query, code: str | None) -> int | None:
    """Return the seat whose view a user gets; None for a watcher."""
    require_access(live, table, viewer.person, code)
    held = table.seats_of(viewer.person) if viewer.person else []
    if query.seat is not None and query.seat not in held:
        raise Refusal("not-your-seat" if held else "not-seated", seat=query.seat)
    return query.seat if query.seat is not None else held[0] if held else None


# Moments of the past, built in small batches so that other tables do not wait

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


async def find_line(
    hub: Hub, person: str | None, query: Moments, line: Sequence[tuple[int, int]], language: str
) -> MomentsFound:
    """Return the moments of a line that starts at the first moment of a query, in its view."""

    def find(live: LiveMatch, table: Table) -> MomentsFound:
        require_access(live, table, person, query.code)
        found = line_moments(table, eyes_of(table, person, query), language, query.first, line)
        return MomentsFound(query.match, table.number, len(table.state.game.events), found)

    return await hub.read(query.match, find)


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
