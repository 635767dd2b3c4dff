"""Moments of the past of a match, asked for in one piece and made in many, so that nobody else waits for them."""

from __future__ import annotations

import asyncio
from functools import partial
from typing import Literal, NamedTuple

import msgspec

from tetrarch.core.table_adapter import Form
from tetrarch.server.matches.access import must_come
from tetrarch.server.matches.hub import Hub
from tetrarch.server.matches.live_match import LiveMatch
from tetrarch.table.entries import Undone
from tetrarch.table.refusal import Refusal
from tetrarch.table.table import Table
from tetrarch.table.view.replay import MOST_MOMENTS, Eyes, past_moments

USUAL = 50
"""So many moments come where nobody says how many."""
AT_ONCE = 10
"""So many are made before others have their turn."""
WALK = 64
"""So many events are played again before others have their turn, on the way to the first moment."""

View = Literal["own", "public", "seat", "all"]


class Asked(NamedTuple):
    """What somebody wants to see."""

    first: int = 0
    last: int | None = None
    view: View = "own"
    seat: int | None = None
    brief: bool = False


class MomentsFound(msgspec.Struct, frozen=True):
    """Moments of the past."""

    match: str
    number: int
    """The state number when they were made."""
    events: int
    """How many events stand by now; there is one moment more."""
    moments: list[Form]


async def find_moments(
    hub: Hub, person: str | None, match: str, asked: Asked, language: str, code: str | None
) -> MomentsFound:
    """What somebody may see of the past of a match.

    If something is taken back in the middle of it, it is refused as stale: half of it would tell of another game.
    """
    last = asked.first + USUAL - 1 if asked.last is None else asked.last
    if last < asked.first or last - asked.first >= MOST_MOMENTS:
        raise Refusal("too-many-moments", most=MOST_MOMENTS)

    def check(live: LiveMatch, table: Table) -> tuple[Eyes, int, int]:
        must_come(live, table, person, code)
        if table.state.history is None:
            raise Refusal("not-started")
        return eyes_of(table, person, asked), table.number, len(table.state.history.events)

    eyes, number, events = await hub.read(match, check)
    for mark in range(WALK, min(asked.first, events), WALK):
        await hub.read(match, partial(_walk, number=number, events=mark))
        await asyncio.sleep(0)
    found: list[Form] = []
    for first in range(asked.first, last + 1, AT_ONCE):
        if first > events and found:
            break
        until = min(first + AT_ONCE - 1, last, max(events, first))
        part = partial(_part, number=number, eyes=eyes, language=language, brief=asked.brief)
        found += await hub.read(match, partial(part, first=first, last=until))
        await asyncio.sleep(0)
    return MomentsFound(match, number, events, found)


def eyes_of(table: Table, person: str | None, asked: Asked) -> Eyes:
    """From where somebody may look: own seats and beside the board at any time, all else when it is over."""
    held = table.seats_of(person) if person else []
    is_over = table.status in ("over", "closed")
    if asked.view == "all":
        if not is_over:
            raise Refusal("not-over")
        return Eyes(None, everything=True)
    viewer = asked.seat if asked.view in ("own", "seat") else None
    if viewer is None and asked.view == "own" and held:
        viewer = held[0]
    if viewer is not None and viewer >= table.state.players:
        raise Refusal("no-such-seat", seat=viewer, most=table.state.players - 1)
    if viewer is not None and viewer not in held and not is_over:
        raise Refusal("not-over")
    if viewer is None and not held and not is_over and not table.settings.watchers:
        raise Refusal("no-watchers")
    return Eyes(viewer)


def _check_same(table: Table, number: int) -> None:
    if any(isinstance(entry, Undone) for entry in table.entries[number:]):
        raise Refusal("stale", number=number, now=table.number)


def _walk(live: LiveMatch, table: Table, *, number: int, events: int) -> None:
    """Let the table keep positions on the way, so that none of the parts has a long way to go."""
    _check_same(table, number)
    table.state.game.position_after(events)


def _part(
    live: LiveMatch,
    table: Table,
    *,
    number: int,
    eyes: Eyes,
    language: str,
    first: int,
    last: int,
    brief: bool,
) -> list[Form]:
    _check_same(table, number)
    return past_moments(table, eyes, language, first, last, brief=brief)
