"""What people do at tables, whichever way they ask: one form for each command, and what it does."""

from __future__ import annotations

import re
from functools import singledispatch
from typing import Annotated, Literal

import msgspec

from tetrarch.server.accounts.people import Someone
from tetrarch.server.http.errors import ApiError
from tetrarch.server.matches.access import check_access
from tetrarch.server.matches.create import check_bot
from tetrarch.server.matches.hub import Done, Hub
from tetrarch.server.matches.rematch import play_again
from tetrarch.table.entries import Decided, Entry
from tetrarch.table.people import MOST_CHAT
from tetrarch.table.refusal import Refusal
from tetrarch.table.table import Table

MatchId = Annotated[str, msgspec.Meta(min_length=1, max_length=32, pattern="^[a-z0-9-]+$")]
RequestId = Annotated[int, msgspec.Meta(ge=-(2**53), le=2**53)] | Annotated[str, msgspec.Meta(max_length=64)]
Code = Annotated[str, msgspec.Meta(min_length=4, max_length=20)]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=3)]
Number = Annotated[int, msgspec.Meta(ge=0, le=2**31)]
Notation = Annotated[str, msgspec.Meta(min_length=1, max_length=200)]
DecisionId = Annotated[int, msgspec.Meta(ge=0, le=2**62)]


def kebab(name: str) -> str:
    """The name of a class as messages quote it, such as ``come-back``."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


class Command(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="type", tag=kebab):
    """Something that somebody does at a table."""

    id: RequestId | None = None
    """What the reply quotes, over a WebSocket."""
    match: MatchId


class SeatCommand(Command, frozen=True, kw_only=True):
    """Something that somebody does who sits there."""

    seat: SeatNumber | None = None
    """Which of several seats that one holds is meant; see each command for what holds where none is named."""


class Join(Command, frozen=True):
    """Sit down, on a seat or on any that is free."""

    seat: SeatNumber | None = None
    name: Annotated[str, msgspec.Meta(min_length=1, max_length=64)] | None = None
    """Of somebody who shares one's device: one more seat, under that name."""
    code: Code | None = None
    """Of the invitation; private tables ask for it."""


class Leave(SeatCommand, frozen=True):
    """Get up before the match, or go away for a while during it; from all own seats where none is named."""


class Plan(Command, frozen=True):
    """As the host: who is to sit on a seat."""

    seat: SeatNumber
    plan: Annotated[str, msgspec.Meta(max_length=200)]
    """``open``, ``person:ID``, ``bot:TEXT``, or ``mine:NAME`` for somebody at one's own device."""


class Ready(SeatCommand, frozen=True):
    """Agree to play, for all own seats where none is named; with the last to agree the match begins."""

    ready: bool = True


class Salt(SeatCommand, frozen=True):
    """Add a text of one's own to the seed of all chance."""

    salt: Annotated[str, msgspec.Meta(max_length=200)]


class Start(Command, frozen=True):
    """As the host: begin the match of a table of bots."""


class Close(Command, frozen=True):
    """As the host: close the table before the match."""


class Decide(SeatCommand, frozen=True):
    """Decide for one's seat. The same decision sent again with the same number is acknowledged again, not repeated."""

    play: Notation | DecisionId
    """The decision, in notation or by its number."""
    number: Number
    """The state number that one has seen."""


class Undo(SeatCommand, frozen=True):
    """Take back one's last decision, or down to so many events; where that is not free the others are asked."""

    events: Number | None = None
    number: Number | None = None
    """The state number that one has seen; if anything was decided since, nothing is taken back."""


class AnswerUndo(SeatCommand, frozen=True):
    """Say whether something may be taken back."""

    agrees: bool


class Resign(SeatCommand, frozen=True):
    """Give up the match; where no seat is named, the first own one that has not given up."""


class StandIn(SeatCommand, frozen=True):
    """Let a bot play one's seat until one comes back."""


class VoteStandIn(SeatCommand, frozen=True):
    """Say whether a bot shall play for somebody who is away; it does when all who are there agree."""

    away: SeatNumber
    """The seat of who is away."""
    agrees: bool = True


class ComeBack(SeatCommand, frozen=True):
    """Take one's seat again, or all of them where none is named."""


class Say(SeatCommand, frozen=True):
    """Say something to the table, or to those who watch."""

    text: Annotated[str, msgspec.Meta(max_length=2 * MOST_CHAT)]
    to: Literal["table", "watchers"] | None = None
    code: Code | None = None


class Rematch(Command, frozen=True):
    """Want to play again; the answer names the new table, at which one then sits."""


AnyCommand = (
    Join
    | Leave
    | Plan
    | Ready
    | Salt
    | Start
    | Close
    | Decide
    | Undo
    | AnswerUndo
    | Resign
    | StandIn
    | VoteStandIn
    | ComeBack
    | Say
    | Rematch
)
"""All commands."""


WISHES = (Leave, Plan, Ready, Salt, Undo, AnswerUndo, StandIn, VoteStandIn, ComeBack)
"""What can be done again and again without the match going on: each is an entry, and few of them are enough."""

MOST_ENTRIES = 20_000
"""A table that has so many takes only decisions, and what ends it; no match comes near that without being filled."""

ALWAYS = (Decide, Resign, Close, Leave)


class Ack(msgspec.Struct, frozen=True, omit_defaults=True):
    """What somebody is told who has commanded something: it is durable, and everybody who watches has been told."""

    match: str
    number: int
    """The state number after it."""
    repeated: bool = False
    """Whether it had been done before, by the very same command."""
    rematch: str | None = None
    """Of ``rematch``: the match that is prepared."""


async def perform(hub: Hub, someone: Someone | None, command: AnyCommand) -> Ack:
    """Do what somebody commands."""
    if someone is None:
        raise ApiError("not-signed-in")
    limiter = hub.services.limiter
    limiter.take("chat" if isinstance(command, Say) else "joins" if isinstance(command, Join) else "moves", someone.id)
    if isinstance(command, WISHES):
        limiter.take("wishes", f"{someone.id} {command.match}")
    if isinstance(command, Rematch):
        match, number = await play_again(hub, someone, command.match)
        return Ack(command.match, number, rematch=match)
    if (await hub.get(command.match)).is_private:
        await check_access(hub, someone.id, command.match, getattr(command, "code", None))
    if isinstance(command, Decide):
        return await _decide(hub, someone, command)
    external = hub.services.settings.external_bots
    if isinstance(command, Plan):
        plan = command
        game = await hub.read(command.match, lambda live, table: table.settings.game)
        check_bot(game, plan.plan, f"seats[{plan.seat}]")
        done = await hub.act(
            command.match,
            lambda table, now: table.plan_seat(someone.id, plan.seat, plan.plan, now, allow_external=external),
        )
    else:
        done = await hub.act(command.match, lambda table, now: _entries(command, table, someone, now))
    return _ack(command.match, done)


def _entries(command: AnyCommand, table: Table, someone: Someone, now: int) -> list[Entry]:
    if table.number >= MOST_ENTRIES and not isinstance(command, ALWAYS):
        raise ApiError("table-full", most=MOST_ENTRIES)
    return entries_of(command, table, someone, now)


def _ack(match: str, done: Done) -> Ack:
    return Ack(match, done.number)


async def _decide(hub: Hub, someone: Someone, command: Decide) -> Ack:
    repeated: list[int] = []

    def decide(table: Table, now: int) -> list[Entry]:
        seat = table.seat_of(someone.id) if command.seat is None else command.seat
        if seat is None or not table.seats_of(someone.id):
            raise Refusal("not-seated")
        again = done_before(table, someone.id, seat, command)
        if again is not None:
            repeated.append(again)
            return []
        return table.decide(someone.id, seat, command.play, now, command.number)

    done = await hub.act(command.match, decide)
    return Ack(command.match, repeated[0], repeated=True) if repeated else _ack(command.match, done)


def done_before(table: Table, person: str, seat: int, command: Decide) -> int | None:
    """The entry by which a seat decided exactly this in answer to that number; None where it did not.

    After a decision the seat is asked something new, so a decision that quotes the number from before can only be the
    same one again: a double click, or a retry after the acknowledgement was lost.
    """
    for entry in table.entries[command.number :]:
        if isinstance(entry, Decided) and entry.seat == seat:
            is_same = command.play == (entry.decision if isinstance(command.play, int) else entry.play)
            return entry.number if entry.by == person and is_same else None
    return None


@singledispatch
def entries_of(command: Command, table: Table, someone: Someone, now: int) -> list[Entry]:
    """The entries that would follow from a command."""
    raise NotImplementedError(type(command).__name__)


@entries_of.register
def _(command: Join, table: Table, someone: Someone, now: int) -> list[Entry]:
    return table.join(someone.person, command.seat, now, name=command.name)


@entries_of.register
def _(command: Leave, table: Table, someone: Someone, now: int) -> list[Entry]:
    return table.leave(someone.id, now, seat=command.seat)


@entries_of.register
def _(command: Ready, table: Table, someone: Someone, now: int) -> list[Entry]:
    return table.ready(someone.id, command.ready, now, seat=command.seat)


@entries_of.register
def _(command: Salt, table: Table, someone: Someone, now: int) -> list[Entry]:
    return table.salt(someone.id, command.salt, now, seat=command.seat)


@entries_of.register
def _(command: Start, table: Table, someone: Someone, now: int) -> list[Entry]:
    return table.start(someone.id, now)


@entries_of.register
def _(command: Close, table: Table, someone: Someone, now: int) -> list[Entry]:
    return table.close(someone.id, "host", now)


@entries_of.register
def _(command: Undo, table: Table, someone: Someone, now: int) -> list[Entry]:
    if command.number is not None:
        later = table.entries[command.number :]
        if command.number > table.number or any(isinstance(entry, Decided) for entry in later):
            raise Refusal("stale", number=command.number, now=table.number)
    return table.ask_undo(someone.id, now, command.events, seat=command.seat)


@entries_of.register
def _(command: AnswerUndo, table: Table, someone: Someone, now: int) -> list[Entry]:
    return table.answer_undo(someone.id, command.agrees, now, seat=command.seat)


@entries_of.register
def _(command: Resign, table: Table, someone: Someone, now: int) -> list[Entry]:
    return table.resign(someone.id, now, seat=command.seat)


@entries_of.register
def _(command: StandIn, table: Table, someone: Someone, now: int) -> list[Entry]:
    return table.stand_in(someone.id, now, seat=command.seat)


@entries_of.register
def _(command: VoteStandIn, table: Table, someone: Someone, now: int) -> list[Entry]:
    return table.vote_stand_in(someone.id, command.away, command.agrees, now, seat=command.seat)


@entries_of.register
def _(command: ComeBack, table: Table, someone: Someone, now: int) -> list[Entry]:
    return table.come_back(someone.id, now, seat=command.seat)


@entries_of.register
def _(command: Say, table: Table, someone: Someone, now: int) -> list[Entry]:
    return table.say(someone.person, command.text, now, command.to, seat=command.seat)
