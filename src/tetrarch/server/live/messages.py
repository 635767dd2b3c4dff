"""The requests that clients send over the WebSocket: the commands of tables, and queries."""

from __future__ import annotations

import json
from typing import Annotated, Literal

import msgspec

from tetrarch.table.commands.messages import (
    AnyCommand,
    Code,
    DecisionId,
    Notation,
    Number,
    Request,
    RequestId,
    SeatNumber,
    TableRequest,
)
from tetrarch.table.view.decisions import MOST_IN_A_ROW

MAX_LENGTH = 64 * 1024
"""The longest message over the WebSocket, in bytes."""

View = Literal["own", "public", "seat", "all"]
Chosen = Annotated[list[Annotated[str, msgspec.Meta(max_length=64)]], msgspec.Meta(min_length=1, max_length=4)]
"""The names of places or cards."""


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

    play: Notation | Chosen
    """The decision in notation, or the names of the places or cards that a player chose, in order."""


class Preview(Query, frozen=True):
    """Return the full effect of one decision."""

    play: Notation | DecisionId
    times: Annotated[int, msgspec.Meta(ge=1, le=MOST_IN_A_ROW)] = 1
    """How often the decision is made in a row."""


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


class Tournament(Request, frozen=True):
    """Start or stop sending that a tournament has changed; a connection follows one at a time."""

    tournament: Annotated[str, msgspec.Meta(min_length=1, max_length=32)]
    on: bool = True


class Friends(Request, frozen=True):
    """Return the friends with their presence, and start or stop sending changes."""

    on: bool = True


class Open(Request, frozen=True):
    """Open a table."""

    settings: dict[str, object]
    sit: bool = True
    """Whether to take a seat."""


class Ping(Request, frozen=True):
    """Return the server's time."""


AnyRequest = AnyQuery | Unwatch | Lobby | Tournament | Friends | Open | Ping | AnyCommand
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
        pass
    try:  # more tolerant, for example of lone surrogates in another field
        found = msgspec.convert(json.loads(data), _Head).id
        msgspec.json.encode(found)
    except (msgspec.MsgspecError, RecursionError, ValueError):
        return None
    return found
