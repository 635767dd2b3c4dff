"""Analysis on request, of own positions and finished games, and hints for players against bots.

A player of a running match with other people gets no analysis of any position on its board. Against bots alone players
may ask for analysis of what their seat knows; that counts as a hint.
"""

from __future__ import annotations

from itertools import pairwise
from typing import NamedTuple

import msgspec
from sqlalchemy import select

from tetrarch.analysis.forms import Reason
from tetrarch.analysis.hints import Hint
from tetrarch.bots.roster import ANALYST, known_bot, read_options, roster, unknown_bot
from tetrarch.core import registry
from tetrarch.core.errors import NoSuchSeat, SetupError
from tetrarch.core.game import GamePosition
from tetrarch.core.position import FlatPosition
from tetrarch.core.table_adapter import DecisionForm, TableAdapter
from tetrarch.core.text.messages import message, series
from tetrarch.server.accounts.people import User
from tetrarch.server.http.errors import PACKAGE, ApiError
from tetrarch.server.matches.bot_limits import excesses
from tetrarch.server.matches.hub import Hub
from tetrarch.server.matches.live_match import LiveMatch, require_access
from tetrarch.server.storage.models import MatchRow, SeatRow
from tetrarch.server.workers.jobs import AdviseJob, HintJob, Job
from tetrarch.server.workers.pool import JobFailed, PoolBusy
from tetrarch.table.commands.deciding import hinted_seat
from tetrarch.table.refusal import Refusal
from tetrarch.table.table import Table

SECONDS_BEYOND = 1.0
HINT_SECONDS = 1.5
"""How long a bot thinks about a hint."""
HINT_MOVES = 2
"""The moves that a hint compares: the best and the second best."""


class AnalysedMoment(NamedTuple):
    """A moment of a match that a user may analyse."""

    position: GamePosition
    seat: int | None
    """The seat that the analysis is for."""
    number: int | None = None
    """The state number of a running match; None if the match is over."""


async def moment_of_match(
    hub: Hub, user: User, match: str, events: int | None, seat: int | None, code: str | None = None
) -> AnalysedMoment:
    """Return a moment of a match that a user may analyse."""

    def find(live: LiveMatch, table: Table) -> AnalysedMoment:
        require_access(live, table, user.id, code)
        if table.state.history is None:
            raise Refusal("not-started")
        own = table.seat_of(user.id)
        if table.status == "running":
            if own is None or others_play(table, user.id):
                raise ApiError("engine-locked")
            if events is not None or seat not in (None, own):
                raise Refusal("not-over")
            return AnalysedMoment(table.view(own), own, table.number)
        history = table.state.game
        if events is not None and events > len(history.events):
            raise Refusal("no-such-event", most=len(history.events))
        position = history.position_after(len(history.events) if events is None else events)
        return AnalysedMoment(position.copy(), seat)

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
    user: str = "",
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
    return await ask_worker(hub, job, user)


async def ask_worker(hub: Hub, job: Job, user: str) -> bytes:
    """Return the JSON that a worker answers with."""
    try:
        return await hub.pool.advise(job, user)
    except PoolBusy as busy:
        raise ApiError(busy.code, headers={"Retry-After": "5"}) from None
    except JobFailed as error:
        if error.kind in ("NoAdvice", "NoReview", "SetupError"):
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
    if excess := excesses(game, text):
        raise ApiError("no-advice", reason=series([message(PACKAGE, "bot-budget", **one) for one in excess], ""))


# Hints


class HintFound(msgspec.Struct, frozen=True):
    """The recommended decision of a seat and why, from what the seat may know."""

    match: str
    number: int
    seat: int
    hints: int
    """The number of decisions for which the seat has received a hint, with this one."""
    decision: DecisionForm
    area: list[str]
    """The places to look at first; empty for a decision without places."""
    look: str
    """What is at stake, in a sentence that does not reveal the decision."""
    reasons: list[Reason]
    """The reasons for and against it, compared with the second best decision; the weightiest first."""
    chance: float | None
    """The estimated chance to win after it; null if unknown."""
    other_chance: float | None
    """And after the second best decision; null if there is no other."""
    then: list[str]
    """What the seat is likely to decide next in the same turn."""
    simulations: int
    """The number of simulations; few while the bots are being compiled."""
    proven: bool
    """Whether the chance is certain."""
    legal: int
    """The number of legal decisions."""


async def find_hint(hub: Hub, user: User, match: str, seat: int | None, language: str) -> HintFound:
    """Return a hint for the current decision of a user's seat, and count it in the match.

    The bot sees only what the seat may know. If the decision has changed meanwhile, the request is stale.
    """

    def find(live: LiveMatch, table: Table) -> tuple[GamePosition, int, int]:
        require_access(live, table, user.id, None)
        asked = hinted_seat(table.state, user.id, seat)
        return table.view(asked), asked, table.number

    view, asked, number = await hub.read(match, find)
    assert isinstance(view, FlatPosition)  # bots take no other positions
    bot = known_bot(view.game, ANALYST)
    job = HintJob(bot, view, asked, "hint", HINT_SECONDS, None, HINT_MOVES, language)
    hint = msgspec.json.decode(await ask_worker(hub, job, user.id), type=Hint)
    await count_hint(hub, user, match, asked, number)

    def describe(live: LiveMatch, table: Table) -> HintFound:
        adapter = registry.game(view.game).table
        own = adapter.for_seat(view, asked)
        (decision,) = adapter.describe(own, (hint.decision,), language, asked)
        return HintFound(
            match=match,
            number=table.number,
            seat=asked,
            hints=table.state.seats[asked].hints,
            decision=decision,
            area=adapter.surroundings(own, hint.decision),
            look=hint.look,
            reasons=list(hint.reasons),
            chance=hint.chance,
            other_chance=hint.other_chance,
            then=_following(adapter, own, hint, language),
            simulations=hint.simulations,
            proven=hint.proven,
            legal=hint.legal,
        )

    return await hub.read(match, describe)


def _following(adapter: TableAdapter[GamePosition], start: GamePosition, hint: Hint, language: str) -> list[str]:
    """Return what the seat is likely to decide next, as far as it can know; addressed to the seat."""
    found: list[str] = []
    position, seat = start, hint.seat
    for earlier, decision in pairwise((hint.decision, *hint.then)):
        after = adapter.position_after(position, earlier, seat)
        if after is None or seat not in after.to_decide or not after.is_legal(decision):
            break
        position = adapter.for_seat(after, seat)
        found.append(adapter.sentence(position, decision, language, seat))
    return found


async def count_hint(hub: Hub, user: User, match: str, seat: int, number: int) -> None:
    """Note in a match that a seat received help for the decision that it has had since state ``number``."""
    await hub.act(match, lambda table, now: table.hint(user.id, seat, now, number))
