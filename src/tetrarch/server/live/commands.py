"""Executes commands, for REST and WebSocket."""

from __future__ import annotations

import msgspec

from tetrarch.server.accounts.people import User
from tetrarch.server.http.errors import ApiError
from tetrarch.server.live import messages as sent
from tetrarch.server.live.messages import AnyCommand
from tetrarch.server.matches.access import require_access
from tetrarch.server.matches.create import check_bot, request_rematch
from tetrarch.server.matches.hub import Hub
from tetrarch.server.matches.live_match import LiveMatch
from tetrarch.table.entries import Decided, Entry
from tetrarch.table.refusal import Refusal
from tetrarch.table.table import Table

LIMITS: dict[type, str] = {sent.Say: "chat", sent.Join: "joins"}
"""The rate limits of commands; all others count as moves."""

REPEATABLE = (
    *(sent.Leave, sent.Plan, sent.Ready, sent.Salt, sent.Undo, sent.AnswerUndo),
    *(sent.StandIn, sent.VoteStandIn, sent.ComeBack),
)
"""Commands that add entries without advancing the match; these have a stricter rate limit."""

MAX_ENTRIES = 20_000
"""From this number of entries on, a table accepts only decisions and commands that end the match."""

ALWAYS = (sent.Decide, sent.Resign, sent.Close, sent.Leave)


class Ack(msgspec.Struct, frozen=True, omit_defaults=True):
    """The result of a command: it is durable, and all watchers have their updates."""

    match: str
    number: int
    """The state number after it."""
    repeated: bool = False
    """Whether the same decision had been acknowledged before."""
    rematch: str | None = None
    """The new match, for ``rematch``."""


class Repeated(Exception):
    """A decision that was already made by the same command."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.number = number


async def execute(hub: Hub, user: User | None, command: AnyCommand) -> Ack:
    """Execute a user's command."""
    if user is None:
        raise ApiError("not-signed-in")
    limiter = hub.services.limiter
    limiter.take(LIMITS.get(type(command), "moves"), user.id)
    if isinstance(command, REPEATABLE):
        limiter.take("wishes", f"{user.id} {command.match}")
    if isinstance(command, sent.Rematch):
        match, number = await request_rematch(hub, user, command.match)
        return Ack(command.match, number, rematch=match)
    code = getattr(command, "code", None)
    allow_external = hub.services.settings.external_bots

    def check(live: LiveMatch, table: Table) -> None:
        require_access(live, table, user.id, code)
        if table.number >= MAX_ENTRIES and not isinstance(command, ALWAYS):
            raise ApiError("table-full", most=MAX_ENTRIES)

    def act(table: Table, now: int) -> list[Entry]:
        return entries_of(command, table, user, now, allow_external=allow_external)

    try:
        done = await hub.act(command.match, act, check)
    except Repeated as repeated:
        return Ack(command.match, repeated.number, repeated=True)
    return Ack(command.match, done.number)


def entries_of(command: AnyCommand, table: Table, user: User, now: int, *, allow_external: bool = False) -> list[Entry]:
    """Return the entries that follow from a command."""
    match command:
        case sent.Decide(seat=seat):
            return _decide(command, table, user.id, now)
        case sent.Join(seat=seat, name=name):
            return table.join(user.person, seat, now, name=name)
        case sent.Leave(seat=seat):
            return table.leave(user.id, now, seat=seat)
        case sent.Plan(seat=seat, plan=plan):
            check_bot(table.settings.game, plan, f"seats[{seat}]")
            return table.plan_seat(user.id, seat, plan, now, allow_external=allow_external)
        case sent.Ready(seat=seat, ready=ready):
            return table.ready(user.id, ready, now, seat=seat)
        case sent.Salt(seat=seat, salt=salt):
            return table.salt(user.id, salt, now, seat=seat)
        case sent.Start():
            return table.start(user.id, now)
        case sent.Close():
            return table.close(user.id, "host", now)
        case sent.Undo(seat=seat, events=events, number=number):
            if number is not None and (number > table.number or _has_decided(table, number)):
                raise Refusal("stale", number=number, now=table.number)
            return table.ask_undo(user.id, now, events, seat=seat)
        case sent.AnswerUndo(seat=seat, agrees=agrees):
            return table.answer_undo(user.id, agrees, now, seat=seat)
        case sent.Resign(seat=seat):
            return table.resign(user.id, now, seat=seat)
        case sent.StandIn(seat=seat):
            return table.stand_in(user.id, now, seat=seat)
        case sent.VoteStandIn(seat=seat, away=away, agrees=agrees):
            return table.vote_stand_in(user.id, away, agrees, now, seat=seat)
        case sent.ComeBack(seat=seat):
            return table.come_back(user.id, now, seat=seat)
        case sent.Say(seat=seat, text=text, to=to):
            return table.say(user.person, text, now, to, seat=seat)
        case _:
            raise NotImplementedError(type(command).__name__)


def _decide(command: sent.Decide, table: Table, person: str, now: int) -> list[Entry]:
    seat = table.seat_of(person) if command.seat is None else command.seat
    if seat is None or not table.seats_of(person):
        raise Refusal("not-seated")
    again = repeated_entry(table, person, seat, command)
    if again is not None:
        raise Repeated(again)
    return table.decide(person, seat, command.play, now, command.number)


def repeated_entry(table: Table, person: str, seat: int, command: sent.Decide) -> int | None:
    """Return the entry by which a seat already made this decision; None if it did not.

    After a decision the seat is asked something new. So a decision with the number from before can only be the same
    one again: a double click, or a retry after a lost acknowledgement.
    """
    for entry in table.entries[command.number :]:
        if isinstance(entry, Decided) and entry.seat == seat:
            is_same = command.play == (entry.decision if isinstance(command.play, int) else entry.play)
            return entry.number if entry.by == person and is_same else None
    return None


def _has_decided(table: Table, number: int) -> bool:
    return any(isinstance(entry, Decided) for entry in table.entries[number:])
