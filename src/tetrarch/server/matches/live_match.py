"""One match that is being played or watched: its table in memory, its lock, and who watches."""

from __future__ import annotations

import asyncio
from typing import NamedTuple, Protocol

import msgspec

from tetrarch.table.entries import Started
from tetrarch.table.refusal import Refusal
from tetrarch.table.table import Table
from tetrarch.table.view.updates import Update


class Listener(Protocol):
    """Somebody's connection, to which messages go."""

    @property
    def person(self) -> str | None:
        """Whose it is; None for a stranger."""

    @property
    def language(self) -> str:
        """In which language."""

    def send(self, text: str) -> None:
        """Send a message, some time soon; never waits."""


class UpdateMessage(msgspec.Struct, frozen=True, tag_field="type", tag="update"):
    """What happened at a table that one watches."""

    match: str
    now: int
    """The time at the server, which the clocks count in."""
    update: Update
    watchers: int = 0
    """How many connections watch that have no seat."""


class GroundMessage(msgspec.Struct, frozen=True, tag_field="type", tag="ground"):
    """What never changes during a match; it comes anew when the match begins, and when one sits down or gets up."""

    match: str
    ground: dict[str, object]


class UnwatchedMessage(msgspec.Struct, frozen=True, tag_field="type", tag="unwatched"):
    """One may watch no more."""

    match: str
    error: dict[str, object]


class Watch:
    """What one connection knows of a match."""

    __slots__ = ("seat", "sent", "viewer")

    def __init__(self, sent: int, viewer: int | None, seat: int | None = None) -> None:
        self.sent = sent
        """The number of the last entry that it was told."""
        self.viewer = viewer
        """The seat that it sees the match from; None for somebody who only watches."""
        self.seat = seat
        """The seat that it asked to see the match from, of several; None for the first."""


class Question(NamedTuple):
    """What a bot is asked: a seat, since which entry it has been asked, and which bot."""

    seat: int
    asked: int
    bot: str


class LiveMatch:
    """A match in memory. Its table is read and changed under the lock alone."""

    __slots__ = (
        *("code", "deciding", "id", "is_private", "lock", "snapshot_number", "table", "thinking", "used", "watches"),
    )

    def __init__(self, id: str) -> None:
        self.id = id
        self.code = ""
        self.is_private = False
        self.lock = asyncio.Lock()
        self.table: Table | None = None
        """None while it is not known what the database holds."""
        self.watches: dict[Listener, Watch] = {}
        self.thinking: dict[Question, asyncio.Task[None]] = {}
        self.used = 0.0
        self.snapshot_number = 0
        """The last entry that a snapshot in the database includes."""
        self.deciding: frozenset[int] | None = None
        """The seats of people who were last told that it is their turn; None where it is not known."""

    @property
    def watchers(self) -> int:
        """How many connections watch that have no seat."""
        return sum(watch.viewer is None for watch in self.watches.values())

    def is_idle(self, now: float, seconds: float) -> bool:
        """Whether nobody needs it in memory."""
        return not self.watches and not self.thinking and not self.lock.locked() and now - self.used > seconds


_encoder = msgspec.json.Encoder()


def encode(message: object) -> str:
    """A message as it goes out."""
    return _encoder.encode(message).decode()


def tell_watchers(live: LiveMatch, table: Table, now: int) -> None:
    """Tell all who watch what happened since they were last told; each message is made once for all who get it."""
    number = table.number
    made: dict[tuple[int | None, str, int], str] = {}
    grounds: dict[tuple[int | None, str], str] = {}
    oldest = min((watch.sent for watch in live.watches.values()), default=number)
    begun = next((entry.number for entry in table.entries[oldest:] if isinstance(entry, Started)), 0)
    for listener, watch in list(live.watches.items()):
        viewer = table.seat_of(listener.person) if listener.person else None
        if watch.seat is not None and viewer is not None and watch.seat in table.seats_of(listener.person or ""):
            viewer = watch.seat
        if watch.sent == number and watch.viewer == viewer:
            continue
        language = listener.language
        try:
            if begun > watch.sent or viewer != watch.viewer:
                if (viewer, language) not in grounds:
                    grounds[viewer, language] = encode(GroundMessage(live.id, table.ground(viewer, language)))
                listener.send(grounds[viewer, language])
            key = (viewer, language, watch.sent)
            if key not in made:
                made[key] = encode(
                    UpdateMessage(live.id, now, table.update(viewer, watch.sent, language), live.watchers)
                )
            listener.send(made[key])
        except Refusal as refusal:
            del live.watches[listener]
            error: dict[str, object] = {"code": refusal.code, "message": refusal.text(language)}
            listener.send(encode(UnwatchedMessage(live.id, error)))
        watch.sent, watch.viewer = number, viewer
