"""The WebSocket: one per browser or program, for all tables that it plays at or watches.

Every message is a JSON object with a ``type``. Each request gets one reply, ``done`` or ``error``, which repeats its
``id``. All other messages are sent when something happens. See docs/api.md. Each connection has a bounded queue, so
that a slow reader does not affect others.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import deque

import msgspec
import structlog
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from tetrarch import __version__
from tetrarch.server.accounts.ids import new_id, now_ms
from tetrarch.server.accounts.lists import Listings
from tetrarch.server.accounts.people import User
from tetrarch.server.accounts.sessions import COOKIE, Caller
from tetrarch.server.http.errors import (
    ApiError,
    ErrorContent,
    bad_message,
    database_away,
    refusal_content,
    unavailable_error,
)
from tetrarch.server.http.middleware import error_answer
from tetrarch.server.http.request import identify, language_of, limited_caller, note_caller
from tetrarch.server.http.responses import encode
from tetrarch.server.live import messages as sent
from tetrarch.server.live.commands import execute
from tetrarch.server.live.messages import AnyRequest
from tetrarch.server.live.presence import FriendsFound, follow_friends
from tetrarch.server.live.queries import Viewer, Watched, answer, watch
from tetrarch.server.matches.create import open_table
from tetrarch.server.matches.hub import Hub
from tetrarch.server.matches.live_match import LiveMatch, Watch, set_unheard
from tetrarch.table.commands.messages import Command, RequestId
from tetrarch.table.refusal import Refusal
from tetrarch.table.table import Table
from tetrarch.table.view.forms import TablePerson

MAX_MESSAGES = 512
MAX_CHARACTERS = 4 * 1024 * 1024
"""Limits of the queue."""

TOO_SLOW = 4008
CLOSING_SECONDS = 30.0
"""Time to close a connection that was too slow; the protocol closes those that do not answer pings."""


class Connection:
    """A WebSocket and its user."""

    def __init__(self, socket: WebSocket, caller: Caller | None, language: str) -> None:
        self.socket = socket
        self.caller = caller
        """The user and how they signed in; None if anonymous."""
        self.user: User | None = caller.user if caller else None
        """The user with their current name."""
        self.language = language
        self.watched: dict[str, LiveMatch] = {}
        """The watched matches, by id."""
        self.unheard: frozenset[str] = frozenset()
        """The users whose chat messages are hidden."""
        self._waiting: deque[str] = deque()
        self._characters = 0
        self._wake = asyncio.Event()
        self._ending: tuple[int, str] | None = None
        self._sender: asyncio.Task[None] | None = None

    @property
    def person(self) -> str | None:
        """The user's id."""
        return self.user.id if self.user else None

    @property
    def is_ending(self) -> bool:
        """Whether the connection is being closed."""
        return self._ending is not None

    def start(self) -> None:
        """Start sending."""
        self._sender = asyncio.create_task(self._send_all(), name="socket sender")

    def send(self, text: str) -> None:
        """Queue a message; a reader that is too far behind is disconnected."""
        if self._ending is not None:
            return
        self._waiting.append(text)
        self._characters += len(text)
        if len(self._waiting) > MAX_MESSAGES or self._characters > MAX_CHARACTERS:
            self._waiting.clear()
            self.end(TOO_SLOW, "too-slow")
            if self._sender:
                self._sender.cancel()  # it may be waiting for the reader
        else:
            self._wake.set()

    def end(self, code: int, reason: str) -> None:
        """Close the connection once queued messages are sent."""
        if self._ending is None:
            self._ending = (code, reason)
            self._wake.set()

    async def wait_closed(self) -> None:
        """Send queued messages, then close."""
        self.end(1000, "")
        if self._sender:
            with contextlib.suppress(asyncio.CancelledError):
                await self._sender
            self._sender = None

    async def _send_all(self) -> None:
        try:
            while self._waiting or self._ending is None:
                self._wake.clear()
                while self._waiting:
                    text = self._waiting.popleft()
                    self._characters -= len(text)
                    await self.socket.send_text(text)
                if self._ending is None:
                    await self._wake.wait()
        except asyncio.CancelledError:
            if self._ending is None:
                raise
        except Exception:  # the peer is gone
            self._ending = self._ending or (1006, "")
        await self._close()

    async def _close(self) -> None:
        code, reason = self._ending or (1000, "")
        if self.socket.application_state == WebSocketState.CONNECTED:
            with contextlib.suppress(Exception):
                async with asyncio.timeout(CLOSING_SECONDS):
                    await self.socket.close(code, reason)


BAD_TOKEN = 4003
TOO_MANY = 4029
MAX_CONNECTIONS = 50
"""Connections per user."""
MAX_WATCHED = 200
"""Watched tables per connection."""
MAX_REJECTED = 200
"""Rate-limited messages before a connection is closed."""
CHECK_SECONDS = 60.0
"""Interval at which the session is checked again."""


class Hello(msgspec.Struct, frozen=True, tag_field="type", tag="hello"):
    """The first message."""

    person: TablePerson | None
    """The user; null for an anonymous viewer."""
    language: str
    now: int
    version: str
    banned: ErrorContent | None = None
    """Why a banned user is anonymous."""
    banned_person: TablePerson | None = None
    """The banned user, who can still sign out and export or delete the data."""


class DoneMessage(msgspec.Struct, frozen=True, tag_field="type", tag="done"):
    """The reply to a successful request."""

    id: RequestId | None
    result: object


class ErrorMessage(msgspec.Struct, frozen=True, tag_field="type", tag="error"):
    """The reply to a rejected request, which has changed nothing."""

    id: RequestId | None
    error: ErrorContent


async def serve_socket(socket: WebSocket) -> None:
    """Serve a WebSocket until it is closed."""
    hub: Hub = socket.app.state.hub
    try:
        if hub.peers.is_cut_off:
            raise database_away()
        hub.services.limiter.take("sockets", limited_caller(socket))
        caller = await _identify(socket)
        unheard = await hub.services.moderation.unheard_by(caller.user.id if caller and not caller.ban else None)
    except Exception as error:
        if isinstance(error, ApiError) and error.code != "database-away":
            await socket.accept()
            await socket.send_text(encode(ErrorMessage(None, error.content(language_of(socket)))))
            await socket.close(BAD_TOKEN if error.code == "bad-token" else TOO_MANY, error.code)
        else:  # a proxy asks another server
            await socket.receive()
            await socket.send_denial_response(error_answer(socket, error))
        return
    await socket.accept()
    language, banned = language_of(socket), None
    if caller and caller.ban:
        banned, caller = (caller.ban.error().content(language), caller.user.form), None
    connection = Connection(socket, caller, language)
    connection.unheard = unheard
    await LiveSocket(hub, connection).serve(banned)


async def _identify(socket: WebSocket) -> Caller | None:
    token = socket.query_params.get("token")
    if token is None:
        return await identify(socket)
    caller = await socket.app.state.services.sessions.by_token(token)
    if caller is None:
        raise ApiError("bad-token")
    note_caller(socket, caller)
    return caller  # type: ignore[no-any-return]


class LiveSocket:
    """Answers the requests of one connection, in order."""

    def __init__(self, hub: Hub, connection: Connection) -> None:
        self._hub = hub
        self._connection = connection
        self._id = f"socket {new_id()}"
        self._address = limited_caller(connection.socket)
        self._rejected = 0
        self._checked = time.monotonic()

    async def serve(self, banned: tuple[ErrorContent, TablePerson] | None = None) -> None:
        """Answer requests until the connection is closed; a banned user is anonymous, and gets the reason."""
        connection, hub = self._connection, self._hub
        connection.start()
        if hub.notices.add(connection) > MAX_CONNECTIONS:
            connection.end(TOO_MANY, "too-many-connections")
        hub.presence.connect(connection)
        user = connection.user
        person = user.form if user else None
        connection.send(encode(Hello(person, connection.language, now_ms(), __version__, *(banned or ()))))
        try:
            while not connection.is_ending:
                message = await connection.socket.receive()
                if message["type"] == "websocket.disconnect" or connection.is_ending:
                    break
                text = message.get("text")
                await self._take(text if text is not None else (message.get("bytes") or b"").decode("utf-8", "replace"))
        except WebSocketDisconnect:
            pass
        finally:
            hub.notices.remove(connection)
            hub.lobby.remove(connection)
            hub.tournaments.remove(connection)
            for live in connection.watched.values():
                live.watches.pop(connection, None)
            connection.watched.clear()
            hub.presence.disconnect(connection)
            await connection.wait_closed()
            hub.last_closed = time.monotonic()

    async def _take(self, text: str) -> None:
        """Answer one message."""
        id: RequestId | None = None
        connection = self._connection
        try:
            request = self._read(text)
            id = request.id
            if time.monotonic() - self._checked > CHECK_SECONDS:
                await self._check_caller()
            if isinstance(request, Command):
                result: object = await execute(self._hub, connection.user, request)
            else:
                result = await self._answer(request)
            if result is not None:
                connection.send(encode(DoneMessage(id, result)))
        except msgspec.MsgspecError as error:
            self._reject(sent.id_of(text), bad_message(error).content(connection.language))
        except Refusal as refusal:
            self._reject(id, refusal_content(refusal, connection.language)[0])
        except ApiError as error:
            self._reject(sent.id_of(text) if id is None else id, error.content(connection.language))
        except WebSocketDisconnect:
            raise
        except Exception as error:
            if unavailable := unavailable_error(error):
                self._reject(id, unavailable.content(connection.language))
                return
            reference = new_id()
            structlog.get_logger().error("our-fault", reference=reference, exc_info=error)
            self._hub.services.metrics.faults.inc()
            content = ApiError("our-fault", reference=reference).content(connection.language)
            self._reject(id, {**content, "reference": reference})

    def _read(self, text: str) -> AnyRequest:
        limiter = self._hub.services.limiter
        own = limiter.wait_for("requests", self._id)
        self._rejected += own > 0
        if self._rejected > MAX_REJECTED:
            self._connection.end(TOO_MANY, "too-often")
        if wait := own or limiter.wait_for("messages", self._address):
            raise ApiError("too-often", seconds=int(wait) + 1)
        if len(text) > sent.MAX_LENGTH:
            raise ApiError("too-large", most=sent.MAX_LENGTH // 1024)
        try:
            return sent.decoder.decode(text)
        except (RecursionError, UnicodeError):
            raise msgspec.DecodeError("JSON is malformed") from None

    def _reject(self, id: RequestId | None, content: ErrorContent) -> None:
        self._hub.services.metrics.refused.labels(content["code"]).inc()
        self._connection.send(encode(ErrorMessage(id, content)))

    async def _check_caller(self) -> None:
        """Check that the user is still signed in, and read their current name."""
        self._checked = time.monotonic()
        if self._connection.caller is None:
            return
        sessions, socket = self._hub.services.sessions, self._connection.socket
        if self._connection.caller.by == "cookie":
            known = await sessions.by_cookie(socket.cookies.get(COOKIE, ""))
        else:
            header = socket.headers.get("authorization", "").partition(" ")[2].strip()
            known = await sessions.by_token(socket.query_params.get("token") or header)
        if known is None or known.ban:
            self._connection.end(4001, "signed-out")
            raise known.ban.error() if known and known.ban else ApiError("not-signed-in")
        self._connection.user = known.user
        set_unheard([self._connection], await self._hub.services.moderation.unheard_by(known.user.id))

    @property
    def _user(self) -> User:
        if self._connection.user is None:
            raise ApiError("not-signed-in")
        return self._connection.user

    async def _answer(self, request: AnyRequest) -> object:
        """Answer a request that is not a command."""
        connection, hub = self._connection, self._hub
        match request:
            case sent.Watch():
                await self._watch(request)
                return None
            case sent.Unwatch(match=match):
                live = connection.watched.pop(match, None)
                if live is not None:
                    live.watches.pop(connection, None)
                    self._update_presence()
                return {"match": match}
            case sent.Lobby(on=True):
                hub.lobby.add(connection)
                listings = Listings(hub.services.database, connection.person, connection.language)
                return (await listings.open_tables(None, None, 100)).model_dump()
            case sent.Lobby():
                hub.lobby.remove(connection)
                return {"tables": []}
            case sent.Tournament(tournament=tournament, on=True):
                hub.tournaments.add(connection, tournament)
                return {"tournament": tournament}
            case sent.Tournament(tournament=tournament):
                hub.tournaments.remove(connection)
                return {"tournament": tournament}
            case sent.Friends(on=True):
                hub.services.limiter.take("friends", self._user.id)
                return await follow_friends(hub.services, hub.presence, connection, self._user.id)
            case sent.Friends():
                hub.presence.unfollow(connection)
                return FriendsFound([])
            case sent.Open(settings=settings, sit=sit):
                opened = await open_table(hub, self._user, settings, sit=sit)
                return {"match": opened.match, "code": opened.code, "number": opened.number}
            case sent.Ping():
                return {"now": now_ms()}
            case sent.Moments():
                hub.services.limiter.take("moments", connection.person or self._address)
        return await answer(hub, Viewer(connection.person, connection.language), request)  # type: ignore[arg-type]

    async def _watch(self, request: sent.Watch) -> None:
        connection = self._connection
        if len(connection.watched) >= MAX_WATCHED and request.match not in connection.watched:
            raise ApiError("too-many-watched", most=MAX_WATCHED)

        def receive(live: LiveMatch, table: Table, seen: Watched) -> None:
            # The reply and all later updates share one queue, so their order has no gaps.
            connection.send(encode(DoneMessage(request.id, seen)))
            live.watches[connection] = Watch(table.number, seen.viewer, request.seat, connection.unheard)
            connection.watched[live.id] = live
            if seen.viewer is not None:
                self._update_presence()

        viewer = Viewer(connection.person, connection.language, connection.unheard)
        await watch(self._hub, viewer, request, receive)

    def _update_presence(self) -> None:
        if self._connection.person is not None:
            self._hub.presence.update(self._connection.person)
