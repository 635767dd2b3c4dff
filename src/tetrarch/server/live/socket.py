"""The WebSocket: one for each browser or program, for all tables that it plays at or watches.

Every message is a JSON object with a ``type``. Each request gets exactly one reply, ``done`` or ``error``, which quotes
its ``id``; all else comes when it happens. See docs/api.md.
"""

from __future__ import annotations

import time
from functools import singledispatchmethod

import msgspec
import structlog
from starlette.websockets import WebSocket, WebSocketDisconnect

from tetrarch import __version__
from tetrarch.server.accounts.ids import new_id, now_ms
from tetrarch.server.accounts.lists import Listings
from tetrarch.server.accounts.people import Someone
from tetrarch.server.accounts.sessions import COOKIE, Caller
from tetrarch.server.http.error_responses import refusal_content
from tetrarch.server.http.errors import ApiError, ErrorContent
from tetrarch.server.http.request import identify, language_of, limited_caller
from tetrarch.server.http.validation import bad_message
from tetrarch.server.live.commands import Ack, Command, RequestId, perform
from tetrarch.server.live.connection import Connection
from tetrarch.server.live.messages import (
    LONGEST,
    AnyRequest,
    Decisions,
    Lobby,
    Moments,
    Open,
    Ping,
    Preview,
    Scores,
    Unwatch,
    Watch,
    WhyNot,
    decoder,
    id_of,
)
from tetrarch.server.live.queries import (
    DecisionsFound,
    PreviewFound,
    ScoresFound,
    WhyNotFound,
    find_decisions,
    find_preview,
    find_scores,
    find_why_not,
    look,
    watch_table,
)
from tetrarch.server.matches.create import open_table
from tetrarch.server.matches.hub import Hub
from tetrarch.server.matches.live_match import LiveMatch, encode
from tetrarch.server.matches.live_match import Watch as Watching
from tetrarch.server.matches.replay import Asked, MomentsFound, find_moments
from tetrarch.table.refusal import Refusal
from tetrarch.table.table import Table

BAD_TOKEN = 4003
TOO_MANY = 4029
MOST_CONNECTIONS = 50
"""Of one person."""
MOST_WATCHED = 200
"""Tables that one connection watches."""
MOST_REFUSED = 200
"""So often a connection may ask too often before it is closed."""
CHECK_SECONDS = 60.0
"""How often it is looked up whether somebody is still signed in."""


class Hello(msgspec.Struct, frozen=True, tag_field="type", tag="hello"):
    """The first message."""

    person: dict[str, object] | None
    """Who one is; None for a stranger, who may watch."""
    language: str
    now: int
    version: str


class DoneMessage(msgspec.Struct, frozen=True, tag_field="type", tag="done"):
    """The reply to a request that was granted."""

    id: RequestId | None
    result: object


class ErrorMessage(msgspec.Struct, frozen=True, tag_field="type", tag="error"):
    """The reply to a request that was refused, and has changed nothing."""

    id: RequestId | None
    error: ErrorContent


async def serve_socket(socket: WebSocket) -> None:
    """Serve one WebSocket from its first message to its last."""
    hub: Hub = socket.app.state.hub
    try:
        hub.services.limiter.take("sockets", limited_caller(socket))
        caller = await _identify(socket)
    except ApiError as error:
        await socket.accept()
        await socket.send_text(encode(ErrorMessage(None, error.content(language_of(socket)))))
        await socket.close(BAD_TOKEN if error.code == "bad-token" else TOO_MANY, error.code)
        return
    await socket.accept()
    connection = Connection(socket, caller, language_of(socket))
    await LiveSocket(hub, connection).serve()


async def _identify(socket: WebSocket) -> Caller | None:
    token = socket.query_params.get("token")
    if token is None:
        return await identify(socket)
    caller = await socket.app.state.services.sessions.by_token(token)
    if caller is None:
        raise ApiError("bad-token")
    socket.scope["tetrarch.caller"] = caller
    return caller  # type: ignore[no-any-return]


class LiveSocket:
    """What one connection asks, one thing after the other."""

    def __init__(self, hub: Hub, connection: Connection) -> None:
        self._hub = hub
        self._connection = connection
        self._limited = f"socket {new_id()}"
        self._refused = 0
        self._checked = time.monotonic()

    async def serve(self) -> None:
        """Answer until the connection is closed."""
        connection, hub = self._connection, self._hub
        connection.start()
        if hub.notices.add(connection) > MOST_CONNECTIONS:
            connection.end(TOO_MANY, "too-many-connections")
        someone = connection.someone
        person: dict[str, object] | None = (
            {"id": someone.id, "name": someone.name, "kind": someone.kind} if someone else None
        )
        connection.send(encode(Hello(person, connection.language, now_ms(), __version__)))
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
            for live in connection.watched.values():
                live.watches.pop(connection, None)
            await connection.wait_closed()

    async def _take(self, text: str) -> None:
        """Answer one message."""
        id: RequestId | None = None
        try:
            request = self._read(text)
            id = request.id
            if time.monotonic() - self._checked > CHECK_SECONDS:
                await self._check_caller()
            result = await self._answer(request)
            if result is not None:
                self._connection.send(encode(DoneMessage(id, result)))
        except msgspec.MsgspecError as error:
            self._refuse(id_of(text), bad_message(error).content(self._connection.language))
        except Refusal as refusal:
            self._refuse(id, refusal_content(refusal, self._connection.language)[0])
        except ApiError as error:
            self._refuse(id_of(text) if id is None else id, error.content(self._connection.language))
        except WebSocketDisconnect:
            raise
        except Exception as error:
            reference = new_id()
            structlog.get_logger().error("our-fault", reference=reference, exc_info=error)
            self._hub.services.metrics.faults.inc()
            content = ApiError("our-fault", reference=reference).content(self._connection.language)
            self._refuse(id, {**content, "reference": reference})

    def _read(self, text: str) -> AnyRequest:
        wait = self._hub.services.limiter.wait_for("requests", self._limited)
        if wait > 0:
            self._refused += 1
            if self._refused > MOST_REFUSED:
                self._connection.end(TOO_MANY, "too-often")
            raise ApiError("too-often", seconds=int(wait) + 1)
        if len(text) > LONGEST:
            raise ApiError("too-large", most=LONGEST // 1024)
        try:
            return decoder.decode(text)
        except (RecursionError, UnicodeError):
            raise msgspec.DecodeError("JSON is malformed") from None

    def _refuse(self, id: RequestId | None, content: ErrorContent) -> None:
        self._hub.services.metrics.refused.labels(content["code"]).inc()
        self._connection.send(encode(ErrorMessage(id, content)))

    async def _check_caller(self) -> None:
        """See whether somebody is still signed in, and still called the same."""
        self._checked = time.monotonic()
        if self._connection.caller is None:
            return
        sessions, socket = self._hub.services.sessions, self._connection.socket
        if self._connection.caller.by == "cookie":
            known = await sessions.by_cookie(socket.cookies.get(COOKIE, ""))
        else:
            header = socket.headers.get("authorization", "").partition(" ")[2].strip()
            known = await sessions.by_token(socket.query_params.get("token") or header)
        if known is None:
            self._connection.end(4001, "signed-out")
            raise ApiError("not-signed-in")
        self._connection.someone = known.someone

    # What is asked

    @property
    def _someone(self) -> Someone:
        if self._connection.someone is None:
            raise ApiError("not-signed-in")
        return self._connection.someone

    @singledispatchmethod
    async def _answer(self, request: AnyRequest) -> object:
        raise NotImplementedError(type(request).__name__)

    @_answer.register
    async def _(self, request: Command) -> Ack:
        return await perform(self._hub, self._connection.someone, request)  # type: ignore[arg-type]

    @_answer.register
    async def _(self, request: Ping) -> dict[str, object]:
        return {"now": now_ms()}

    @_answer.register
    async def _(self, request: Watch) -> None:
        connection = self._connection
        if len(connection.watched) >= MOST_WATCHED and request.match not in connection.watched:
            raise ApiError("too-many-watched", most=MOST_WATCHED)

        def watch(live: LiveMatch, table: Table) -> None:
            seen = look(
                *(live, table, connection.person, connection.language),
                since=request.since,
                ground=request.ground,
                code=request.code,
                seat=request.seat,
            )
            # The reply and all later updates go through one queue, so nothing comes between and nothing is missed.
            connection.send(encode(DoneMessage(request.id, seen)))
            live.watches[connection] = Watching(table.number, seen.viewer, request.seat)
            connection.watched[live.id] = live

        about = (connection.person, connection.language, watch, request.since, request.seat)
        await watch_table(self._hub, request.match, *about)

    @_answer.register
    async def _(self, request: Unwatch) -> dict[str, object]:
        live = self._connection.watched.pop(request.match, None)
        if live is not None:
            live.watches.pop(self._connection, None)
        return {"match": request.match}

    @_answer.register
    async def _(self, request: Lobby) -> dict[str, object]:
        if not request.on:
            self._hub.lobby.remove(self._connection)
            return {"tables": []}
        self._hub.lobby.add(self._connection)
        listings = Listings(self._hub.services.database, self._connection.person, self._connection.language)
        return (await listings.open_tables(None, None, 100)).model_dump()

    @_answer.register
    async def _(self, request: Decisions) -> DecisionsFound:
        someone, language = self._someone, self._connection.language
        return await self._hub.read(
            request.match,
            lambda live, table: find_decisions(
                live, table, someone.id, language, preview=request.preview, seat=request.seat
            ),
        )

    @_answer.register
    async def _(self, request: WhyNot) -> WhyNotFound:
        someone, language = self._someone, self._connection.language
        return await self._hub.read(
            request.match,
            lambda live, table: find_why_not(live, table, someone.id, language, request.play, seat=request.seat),
        )

    @_answer.register
    async def _(self, request: Preview) -> PreviewFound:
        someone, language = self._someone, self._connection.language
        return await self._hub.read(
            request.match,
            lambda live, table: find_preview(live, table, someone.id, language, request.play, seat=request.seat),
        )

    @_answer.register
    async def _(self, request: Scores) -> ScoresFound:
        person, language = self._connection.person, self._connection.language
        return await self._hub.read(
            request.match,
            lambda live, table: find_scores(live, table, person, language, seat=request.seat, code=request.code),
        )

    @_answer.register
    async def _(self, request: Moments) -> MomentsFound:
        connection = self._connection
        self._hub.services.limiter.take("moments", connection.person or self._limited)
        asked = Asked(request.first, request.last, request.view, request.seat, request.brief)
        return await find_moments(self._hub, connection.person, request.match, asked, connection.language, request.code)

    @_answer.register
    async def _(self, request: Open) -> dict[str, object]:
        opened = await open_table(self._hub, self._someone, request.settings, sit=request.sit)
        return {"match": opened.match, "code": opened.code, "number": opened.number}
