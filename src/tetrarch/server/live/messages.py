"""What comes in over a WebSocket: the commands of tables, and what else a page asks."""

from __future__ import annotations

from typing import Literal

import msgspec

from tetrarch.server.live.commands import (
    AnyCommand,
    Code,
    DecisionId,
    MatchId,
    Notation,
    Number,
    RequestId,
    SeatNumber,
    kebab,
)

View = Literal["own", "public", "seat", "all"]

LONGEST = 64 * 1024
"""The longest message, in bytes."""


class Request(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="type", tag=kebab):
    """Something that is asked."""

    id: RequestId | None = None
    """What the reply quotes."""


class Watch(Request, frozen=True):
    """See a table: its ground, what happened since a number, and from then on everything that happens."""

    match: MatchId
    since: Number = 0
    """The number of the last entry that one knows; 0: none."""
    ground: bool = True
    """Whether the ground is wanted, too."""
    code: Code | None = None
    """Of the invitation; private tables ask it of those who do not sit there."""
    seat: SeatNumber | None = None
    """Which of several seats that one holds to see it from; the first where none is named."""


class Unwatch(Request, frozen=True):
    """See a table no more."""

    match: MatchId


class Lobby(Request, frozen=True):
    """Be told of open tables, from now on or no more."""

    on: bool = True


class Decisions(Request, frozen=True):
    """What one's own seat may decide now."""

    match: MatchId
    preview: bool = False
    """With what each would bring, as far as one can know."""
    seat: SeatNumber | None = None
    """Which of several seats that one holds."""


class WhyNot(Request, frozen=True):
    """Why one may not decide something now."""

    match: MatchId
    play: Notation
    seat: SeatNumber | None = None
    """Which of several seats that one holds."""


class Preview(Request, frozen=True):
    """What one decision would bring, in full."""

    match: MatchId
    play: Notation | DecisionId
    seat: SeatNumber | None = None
    """Which of several seats that one holds."""


class Scores(Request, frozen=True):
    """Where the points of each seat come from, if the game ended now."""

    match: MatchId
    seat: SeatNumber | None = None
    """Which of several seats that one holds to see it from."""
    code: Code | None = None


class Moments(Request, frozen=True):
    """Moments of the past: after ``first`` to ``last`` events."""

    match: MatchId
    first: Number = 0
    last: Number | None = None
    """200 moments at most; 50 where nothing is said."""
    view: View = "own"
    """From whose eyes: one's own, those of somebody who watches, of a seat, or of all of them once it is over."""
    seat: SeatNumber | None = None
    """Of the view ``seat``, or which of several of one's own."""
    brief: bool = False
    """Leave out positions and scores."""
    code: Code | None = None


class Open(Request, frozen=True):
    """Open a table."""

    settings: dict[str, object]
    sit: bool = True
    """Whether one sits down at it."""


class Ping(Request, frozen=True):
    """Ask whether the server is there, and what time it has."""


AnyRequest = Watch | Unwatch | Lobby | Decisions | WhyNot | Preview | Scores | Moments | Open | Ping | AnyCommand
"""All that may come in."""

decoder: msgspec.json.Decoder[AnyRequest] = msgspec.json.Decoder(AnyRequest)


class _Head(msgspec.Struct):
    id: RequestId | None = None


_head_decoder = msgspec.json.Decoder(_Head)


def id_of(data: str) -> RequestId | None:
    """The id of a message that is not in order, if that much can be read of it."""
    try:
        return _head_decoder.decode(data).id
    except (msgspec.MsgspecError, RecursionError, ValueError):
        return None
