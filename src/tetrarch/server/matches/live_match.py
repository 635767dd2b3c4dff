"""A match in memory: its table, lock and watchers, their updates, who may see it, and changes of the lobby."""

from __future__ import annotations

import asyncio
import hmac
from collections.abc import Collection, Iterable, Sequence
from typing import NamedTuple, Protocol, runtime_checkable

import msgspec

from tetrarch.server.accounts.ids import read_code
from tetrarch.server.http.errors import ApiError, ErrorContent
from tetrarch.server.http.responses import encode
from tetrarch.server.live.bus import Bus
from tetrarch.server.storage.summary import LISTED_CHANGE, lobby_form
from tetrarch.table.entries import Closed, Entry, Hosted, Said, Started
from tetrarch.table.refusal import Refusal
from tetrarch.table.settings import PERSON
from tetrarch.table.table import Table
from tetrarch.table.view.forms import EntryForm, TableStatic
from tetrarch.table.view.updates import Update


class Listener(Protocol):
    """A connection that receives messages."""

    @property
    def person(self) -> str | None:
        """The user's id; None for an anonymous viewer."""

    @property
    def language(self) -> str:
        """The language of the messages."""

    def send(self, text: str) -> None:
        """Queue a message; never waits."""

    def end(self, code: int, reason: str) -> None:
        """Close the connection soon."""


class UpdateMessage(msgspec.Struct, frozen=True, tag_field="type", tag="update"):
    """What happened at a watched table."""

    match: str
    now: int
    """The server's time, which clocks refer to."""
    update: Update
    watchers: int = 0
    """The number of connections that watch without a seat."""


class GroundMessage(msgspec.Struct, frozen=True, tag_field="type", tag="ground"):
    """What stays constant during a match; sent again when the match begins and when the viewer's seat changes."""

    match: str
    ground: TableStatic


class UnwatchedMessage(msgspec.Struct, frozen=True, tag_field="type", tag="unwatched"):
    """The connection may not watch this table any longer."""

    match: str
    error: ErrorContent


class Watch:
    """How far one connection has followed a match."""

    __slots__ = ("seat", "sent", "unheard", "viewer")

    def __init__(
        self, sent: int, viewer: int | None, seat: int | None = None, unheard: frozenset[str] = frozenset()
    ) -> None:
        self.sent = sent
        """The number of the last entry sent."""
        self.viewer = viewer
        """The seat whose view is sent; None for a watcher."""
        self.seat = seat
        """The seat that the connection asked for, if it holds several; None for the first."""
        self.unheard = unheard
        """The users whose chat messages are hidden from the connection."""


class Question(NamedTuple):
    """A decision that a bot must make: the seat, the entry since which it is asked, and the bot."""

    seat: int
    asked: int
    bot: str


class LiveMatch:
    """A match in memory. Read and change its table only while holding the lock."""

    __slots__ = (
        *("code", "awaited", "driver", "id", "is_private", "listed", "lock"),
        *("snapshot_number", "table", "thinking", "used", "watches"),
    )

    def __init__(self, id: str) -> None:
        self.id = id
        self.code = ""
        self.is_private = False
        self.driver: str | None = None
        """The server that drives the clocks, bots and notices; None with SQLite, or if no server does."""
        self.lock = asyncio.Lock()
        self.table: Table | None = None
        """None while the stored state is unknown."""
        self.watches: dict[Listener, Watch] = {}
        self.thinking: dict[Question, asyncio.Task[None]] = {}
        self.used = 0.0
        self.snapshot_number = 0
        """The last entry that the stored snapshot includes."""
        self.awaited: frozenset[tuple[str, int]] | None = None
        """The status of the match and the seats whose players were last notified; None if unknown."""
        self.listed: tuple[object, ...] | None = None
        """What the players' lists of tables last showed; None if unknown."""

    @property
    def watchers(self) -> int:
        """The number of connections that watch without a seat."""
        return sum(watch.viewer is None for watch in self.watches.values())

    def is_idle(self, now: float, seconds: float) -> bool:
        """Return whether the match can leave memory."""
        return not self.watches and not self.thinking and not self.lock.locked() and now - self.used > seconds


def send_updates(live: LiveMatch, table: Table, now: int) -> None:
    """Send each watcher what happened since its last update; equal messages are encoded once."""
    number = table.number
    updates: dict[tuple[int | None, str, int, frozenset[str]], str] = {}
    grounds: dict[tuple[int | None, str], str] = {}
    oldest = min((watch.sent for watch in live.watches.values()), default=number)
    begun = next((entry.number for entry in table.entries[oldest:] if isinstance(entry, Started)), 0)
    speakers = {entry.person.id for entry in table.entries[oldest:] if isinstance(entry, Said)}
    watchers = live.watchers
    for listener, watch in list(live.watches.items()):
        held = table.seats_of(listener.person) if listener.person else ()
        viewer = watch.seat if watch.seat in held else held[0] if held else None
        if watch.sent == number and watch.viewer == viewer:
            continue
        language = listener.language
        try:
            if begun > watch.sent or viewer != watch.viewer:
                if (viewer, language) not in grounds:
                    grounds[viewer, language] = encode(GroundMessage(live.id, table.ground(viewer, language)))
                listener.send(grounds[viewer, language])
            unheard = watch.unheard & speakers
            key = (viewer, language, watch.sent, unheard)
            if key not in updates:
                update = without_chat(table.update(viewer, watch.sent, language, encoded=True), unheard)
                updates[key] = encode(UpdateMessage(live.id, now, update, watchers))
            listener.send(updates[key])
        except Refusal as refusal:
            del live.watches[listener]
            error = ErrorContent(code=refusal.code, message=refusal.text(language))
            listener.send(encode(UnwatchedMessage(live.id, error)))
        watch.sent, watch.viewer = number, viewer
    table.release_updates()


def without_chat(update: Update, unheard: Collection[str]) -> Update:
    """Return an update in which the chat messages of some users are hidden; all entries keep their numbers."""
    if not unheard:
        return update
    return msgspec.structs.replace(update, entries=[_without_chat(entry, unheard) for entry in update.entries])


def _without_chat(entry: EntryForm, unheard: Collection[str]) -> EntryForm:
    if entry["kind"] != "said" or entry["person"]["id"] not in unheard:
        return entry
    return {"kind": "hidden", "number": entry["number"], "at": entry["at"]}


@runtime_checkable
class Watching(Listener, Protocol):
    """A connection that watches matches."""

    unheard: frozenset[str]
    """The users whose chat messages are hidden from it."""
    watched: dict[str, LiveMatch]


def set_unheard(connections: Iterable[Listener], unheard: frozenset[str]) -> None:
    """Hide the chat messages of some users from connections, from now on."""
    for connection in connections:
        if isinstance(connection, Watching):
            connection.unheard = unheard
            for live in connection.watched.values():
                if connection in live.watches:
                    live.watches[connection].unheard = unheard


# Access to private tables: members, and users who know the invitation code


def can_access(live: LiveMatch, table: Table, person: str | None, code: str | None) -> bool:
    """Return whether a user may know that a table exists."""
    if not live.is_private:
        return True
    if code is not None and hmac.compare_digest(read_code(code).encode(), live.code.encode()):
        return True
    return person is not None and is_member(table, person)


def is_member(table: Table, person: str) -> bool:
    """Return whether a user is the host, is seated, or has a reserved seat."""
    state = table.state
    if state.host is not None and state.host.id == person:
        return True
    return any(
        seat.plan == f"{PERSON}{person}" or (seat.person is not None and seat.person.id == person)
        for seat in state.seats
    )


def require_access(live: LiveMatch, table: Table, person: str | None, code: str | None) -> None:
    """Reject a user without access as if the table did not exist."""
    if not can_access(live, table, person, code):
        raise ApiError("no-such-table")


# The lobby


class LobbyMessage(msgspec.Struct, frozen=True, tag_field="type", tag="lobby"):
    """An open table that appeared or changed, or that is no longer open."""

    match: str
    table: dict[str, object] | None
    """None if the table is no longer open."""


class LobbyFeed:
    """The connections that watch the lobby."""

    def __init__(self, bus: Bus) -> None:
        self._bus = bus
        self._listeners: set[Listener] = set()
        bus.subscribe("lobby", lambda data, _: self._send(msgspec.msgpack.decode(data, type=str)))

    def add(self, listener: Listener) -> None:
        """Send changes to a connection."""
        self._listeners.add(listener)

    def remove(self, listener: Listener) -> None:
        """Stop sending changes to a connection."""
        self._listeners.discard(listener)

    def send(self, match: str, table: Table, entries: Sequence[Entry], *, is_own: bool = True) -> None:
        """Send a change of a table that is or was listed; other servers get it too if the change is our own."""
        is_public = is_own and self._bus.is_connected
        if not (self._listeners or is_public) or table.settings.private:
            return
        if not any(isinstance(entry, (*LISTED_CHANGE, Started, Closed, Hosted)) for entry in entries):
            return
        is_free = any(not seat.is_taken and not seat.plan.startswith(PERSON) for seat in table.state.seats)
        is_listed = table.status == "waiting" and is_free
        if not is_listed and table.status == "running" and not any(isinstance(entry, Started) for entry in entries):
            return  # it left the list when the match began
        text = encode(LobbyMessage(match, lobby_form(match, table) if is_listed else None))
        self._send(text)
        if is_public:
            self._bus.publish("lobby", text)

    def _send(self, text: str) -> None:
        for listener in self._listeners:
            listener.send(text)
