"""The requests that clients send: commands, which change a table, and queries. REST and WebSocket share them."""

from __future__ import annotations

import re
from typing import Annotated, Literal

import msgspec

from tetrarch.table.people import MOST_CHAT

MAX_LENGTH = 64 * 1024
"""The longest message over the WebSocket, in bytes."""

MatchId = Annotated[str, msgspec.Meta(min_length=1, max_length=32, pattern="^[a-z0-9-]+$")]
RequestId = Annotated[int, msgspec.Meta(ge=-(2**53), le=2**53)] | Annotated[str, msgspec.Meta(max_length=64)]
Code = Annotated[str, msgspec.Meta(min_length=4, max_length=20)]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=3)]
Number = Annotated[int, msgspec.Meta(ge=0, le=2**31)]
Notation = Annotated[str, msgspec.Meta(min_length=1, max_length=200)]
DecisionId = Annotated[int, msgspec.Meta(ge=0, le=2**62)]
View = Literal["own", "public", "seat", "all"]


def kebab(name: str) -> str:
    """Return the tag of a class, such as ``come-back`` for ``ComeBack``."""
    return re.sub(r"(?<!^)(?=[A-Z])", "-", name).lower()


class Request(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="type", tag=kebab):
    """Any request."""

    id: RequestId | None = None
    """Repeated in the reply."""


class TableRequest(Request, frozen=True, kw_only=True):
    """A request about one table."""

    match: MatchId


# Commands


class Command(TableRequest, frozen=True, kw_only=True):
    """An action at a table."""


class SeatCommand(Command, frozen=True, kw_only=True):
    """An action of a seated player."""

    seat: SeatNumber | None = None
    """Which of the player's seats; each command says what it means to leave it out."""


class Join(Command, frozen=True):
    """Take a seat, or the first free one."""

    seat: SeatNumber | None = None
    name: Annotated[str, msgspec.Meta(min_length=1, max_length=64)] | None = None
    """The name of a player who shares the device; takes one more seat under that name."""
    code: Code | None = None
    """The invitation code, for private tables."""


class Leave(SeatCommand, frozen=True):
    """Leave before the match, or be away during it; applies to all own seats by default."""


class Plan(Command, frozen=True):
    """As the host, decide who is to take a seat."""

    seat: SeatNumber
    plan: Annotated[str, msgspec.Meta(max_length=200)]
    """``open``, ``person:ID``, ``bot:TEXT``, or ``mine:NAME`` for a player at the host's device."""


class Ready(SeatCommand, frozen=True):
    """Agree to start, for all own seats by default; the match starts when all have agreed."""

    ready: bool = True


class Salt(SeatCommand, frozen=True):
    """Add a text to the random seed."""

    salt: Annotated[str, msgspec.Meta(max_length=200)]


class Start(Command, frozen=True):
    """As the host, start a match between bots."""


class Close(Command, frozen=True):
    """As the host, close the table before the match."""


class Decide(SeatCommand, frozen=True):
    """Decide for the own seat. Sending the same decision again with the same number acknowledges it again."""

    play: Notation | DecisionId
    """The decision, in notation or by id."""
    number: Number
    """The state number that the player has seen."""


class Undo(SeatCommand, frozen=True):
    """Take back the last decision, or return to an earlier event; asks the others unless undo is free."""

    events: Number | None = None
    number: Number | None = None
    """The state number that the player has seen; a later decision makes the request stale."""


class AnswerUndo(SeatCommand, frozen=True):
    """Answer a request to undo."""

    agrees: bool


class Resign(SeatCommand, frozen=True):
    """Resign; by default from the first own seat that has not resigned."""


class StandIn(SeatCommand, frozen=True):
    """Let a bot play the own seat until the player returns."""


class VoteStandIn(SeatCommand, frozen=True):
    """Vote on a bot for a player who is away; all present players must agree."""

    away: SeatNumber
    """The seat of the absent player."""
    agrees: bool = True


class ComeBack(SeatCommand, frozen=True):
    """Take the own seats back from the bots that play them, or one of them."""


class Say(SeatCommand, frozen=True):
    """Send a chat message to the table or to the watchers."""

    text: Annotated[str, msgspec.Meta(max_length=2 * MOST_CHAT)]
    to: Literal["table", "watchers"] | None = None
    code: Code | None = None


class Rematch(Command, frozen=True):
    """Request a rematch; the acknowledgement names the new table, where the player is seated."""


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


# Queries


class Query(TableRequest, frozen=True, kw_only=True):
    """A question about a table."""

    seat: SeatNumber | None = None
    """Which of the own seats; the first by default."""


class Watch(Query, frozen=True):
    """Return a table with everything since a number, then send updates."""

    since: Number = 0
    """The number of the last known entry; 0 for none."""
    ground: bool = True
    """Whether to include the ground."""
    code: Code | None = None
    """The invitation code, for private tables."""


class Decisions(Query, frozen=True):
    """Return the legal decisions of the own seat."""

    preview: bool = False
    """Whether to include the points after each decision."""


class WhyNot(Query, frozen=True):
    """Explain why a decision is illegal now."""

    play: Notation


class Preview(Query, frozen=True):
    """Return the full effect of one decision."""

    play: Notation | DecisionId


class Scores(Query, frozen=True):
    """Return the points of each seat by source, as if the game ended now."""

    code: Code | None = None


class Moments(Query, frozen=True):
    """Return moments of the past, from ``first`` to ``last`` events."""

    first: Number = 0
    last: Number | None = None
    """At most 200 moments; 50 by default."""
    view: View = "own"
    """The own view, that of a watcher, that of ``seat``, or, after the match, that of all seats."""
    brief: bool = False
    """Whether to leave out positions and scores."""
    code: Code | None = None


AnyQuery = Watch | Decisions | WhyNot | Preview | Scores | Moments
"""All queries."""


# Requests about the connection


class Unwatch(TableRequest, frozen=True):
    """Stop the updates of a table."""


class Lobby(Request, frozen=True):
    """Start or stop sending open tables."""

    on: bool = True


class Open(Request, frozen=True):
    """Open a table."""

    settings: dict[str, object]
    sit: bool = True
    """Whether to take a seat."""


class Ping(Request, frozen=True):
    """Return the server's time."""


AnyRequest = AnyQuery | Unwatch | Lobby | Open | Ping | AnyCommand
"""All requests over the WebSocket."""

decoder: msgspec.json.Decoder[AnyRequest] = msgspec.json.Decoder(AnyRequest)


class _Head(msgspec.Struct):
    id: RequestId | None = None


_head_decoder = msgspec.json.Decoder(_Head)


def id_of(data: str) -> RequestId | None:
    """Return the id of an invalid message, if it is readable."""
    try:
        return _head_decoder.decode(data).id
    except (msgspec.MsgspecError, RecursionError, ValueError):
        return None
