"""What somebody sees of a table, for the WebSocket and for REST alike."""

from __future__ import annotations

import contextlib
from collections.abc import Callable
from typing import TypeVar

import msgspec

from tetrarch.core.table_adapter import DecisionForm, ScoreForm
from tetrarch.server.accounts.ids import now_ms
from tetrarch.server.http.error_responses import refusal_content
from tetrarch.server.matches.access import must_come
from tetrarch.server.matches.hub import Hub
from tetrarch.server.matches.live_match import LiveMatch
from tetrarch.table.commands import seating as joining
from tetrarch.table.messages import Update
from tetrarch.table.refusal import Refusal
from tetrarch.table.table import Table
from tetrarch.table.view.preview import PreviewForm

Told = TypeVar("Told")


class Watched(msgspec.Struct, frozen=True):
    """What one sees of a table, at the moment one begins to watch it."""

    match: str
    viewer: int | None
    """The seat that one sees it from; None where one only watches."""
    viewers: list[int]
    """All seats that one holds: several where people share one's device."""
    code: str | None
    """Of the invitation, for those who sit there."""
    now: int
    """The time at the server, which the clocks count in."""
    ground: dict[str, object] | None
    update: Update
    watchers: int = 0
    """How many connections watched before this one that have no seat."""


class DecisionsFound(msgspec.Struct, frozen=True):
    """What one's seat may decide now."""

    match: str
    number: int
    seat: int
    decisions: list[DecisionForm]


class ScoresFound(msgspec.Struct, frozen=True):
    """Where the points of each seat come from, if the game ended now, as far as one may know."""

    match: str
    number: int
    points: list[int]
    scores: list[list[ScoreForm]]


class PreviewFound(msgspec.Struct, frozen=True):
    """What a decision would bring, as far as one can know."""

    match: str
    number: int
    seat: int
    preview: PreviewForm


class WhyNotFound(msgspec.Struct, frozen=True):
    """Whether a decision is legal now, and why not."""

    match: str
    number: int
    legal: bool
    why_not: dict[str, object] | None


SHORT = 64
"""So many entries are told at once; what is longer is told in a thread first."""


async def watch_table(
    hub: Hub,
    match: str,
    person: str | None,
    language: str,
    ask: Callable[[LiveMatch, Table], Told],
    since: int,
    seat: int | None = None,
) -> Told:
    """Ask a table something for which all that happened since a number is told, without making others wait."""

    def tell(live: LiveMatch, table: Table) -> None:
        with contextlib.suppress(Refusal):  # it is refused once more, where somebody hears it
            held = table.seats_of(person) if person else []
            table.update(seat if seat in held else held[0] if held else None, since, language)

    live = await hub.get(match)
    is_long = live.table is None or live.table.number - since > SHORT
    return await hub.read(match, ask, tell if is_long else None)


def look(
    live: LiveMatch,
    table: Table,
    person: str | None,
    language: str,
    *,
    since: int = 0,
    ground: bool = True,
    code: str | None = None,
    seat: int | None = None,
) -> Watched:
    """A table as somebody may know it, from the seat that is named of those that they hold."""
    must_come(live, table, person, code)
    viewers = table.seats_of(person) if person else []
    if seat is not None and seat not in viewers:
        raise Refusal("not-your-seat" if viewers else "not-seated", seat=seat)
    viewer = seat if seat is not None else viewers[0] if viewers else None
    update = table.update(viewer, since, language)
    laid = table.ground(viewer, language) if ground else None
    is_inside = viewer is not None or _is_host(table, person)
    return Watched(live.id, viewer, viewers, live.code if is_inside else None, now_ms(), laid, update, live.watchers)


def find_decisions(
    live: LiveMatch, table: Table, person: str, language: str, *, preview: bool, seat: int | None = None
) -> DecisionsFound:
    """What somebody's seat may decide now."""
    seat = own_seat(live, table, person, seat)
    return DecisionsFound(live.id, table.number, seat, table.decisions(seat, language, preview=preview))


def find_why_not(
    live: LiveMatch, table: Table, person: str, language: str, play: str, *, seat: int | None = None
) -> WhyNotFound:
    """Why somebody may not decide something now."""
    refusal = table.why_not(own_seat(live, table, person, seat), play)
    why: dict[str, object] | None = {**refusal_content(refusal, language)[0]} if refusal else None
    return WhyNotFound(live.id, table.number, refusal is None, why)


def find_preview(
    live: LiveMatch, table: Table, person: str, language: str, play: str | int, *, seat: int | None = None
) -> PreviewFound:
    """What a decision of somebody's seat would bring."""
    seat = own_seat(live, table, person, seat)
    return PreviewFound(live.id, table.number, seat, table.preview(seat, play, language))


def find_scores(
    live: LiveMatch,
    table: Table,
    person: str | None,
    language: str,
    *,
    seat: int | None = None,
    code: str | None = None,
) -> ScoresFound:
    """Where the points of each seat come from, as far as somebody may know."""
    must_come(live, table, person, code)
    held = table.seats_of(person) if person else []
    if seat is not None and seat not in held:
        raise Refusal("not-your-seat" if held else "not-seated", seat=seat)
    viewer = seat if seat is not None else held[0] if held else None
    scores = table.scores(viewer, language)
    return ScoresFound(live.id, table.number, [sum(line.points for line in lines) for lines in scores], scores)


def own_seat(live: LiveMatch, table: Table, person: str, seat: int | None = None) -> int:
    """The seat of somebody, who must have one: the one that is named, or else the first."""
    must_come(live, table, person, None)
    return joining.own_seat(table.state, person, seat)


def _is_host(table: Table, person: str | None) -> bool:
    return person is not None and table.state.host is not None and table.state.host.id == person
