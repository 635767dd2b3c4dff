"""Guards connections: time limits for requests, and caps for connections, per address and in total.

uvicorn has no time limit for the headers and the body of a request, nor for the output that a client does not read, so
half a request or an unread answer would keep its connection open for ever. Its protocols are subclassed here to add
them. At the total cap, a new connection replaces the oldest one that has not sent a whole request, so half-open
connections keep nobody out.

Proxies connect for many users. Behind them, the requests in progress and the WebSockets of each forwarded address are
counted instead of its connections.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys
from collections import Counter
from collections.abc import Iterator
from typing import Any, cast

import structlog
import uvicorn
from fastapi import FastAPI
from starlette.requests import HTTPConnection
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol, RequestResponseCycle
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from tetrarch.server.http.rate_limits import limited_address
from tetrarch.server.http.request import address_of, is_trusted
from tetrarch.server.live.messages import MAX_LENGTH
from tetrarch.server.ops.monitoring import Metrics
from tetrarch.server.settings import ServerSettings

READ_SECONDS = 10.0
"""How long the headers of a request may take, and then its body."""
WRITE_SECONDS = 60.0
"""How long a client may leave a response unread."""
RESERVED = 128
"""Descriptors for everything but connections: database, worker processes, files."""
WANTED_DESCRIPTORS = 65_536
LOG_SECONDS = 10.0
"""Minimum time between two log lines about rejected connections."""

TIMED_OUT = b"HTTP/1.1 408 Request Timeout\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
BAD_HANDSHAKE = b"HTTP/1.1 400 Bad Request\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"
UNAVAILABLE = b"HTTP/1.1 503 Service Unavailable\r\nretry-after: 5\r\nconnection: close\r\ncontent-length: 0\r\n\r\n"


# Descriptors


def descriptor_limit() -> int | None:
    """Return how many files and connections this process may have open; None if the system does not say."""
    if sys.platform == "win32":
        return None
    import resource

    limit = resource.getrlimit(resource.RLIMIT_NOFILE)[0]
    return None if limit == resource.RLIM_INFINITY else limit


def open_descriptors() -> int | None:
    """Return how many files and connections this process has open; None if the system does not say."""
    for folder in ("/proc/self/fd", "/dev/fd"):
        with contextlib.suppress(OSError):
            return len(os.listdir(folder)) - 1  # without the one that lists them
    return None


def raise_descriptor_limit() -> None:
    """Raise the limit as far as the system allows, up to what a busy server needs."""
    if sys.platform == "win32":
        return
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = WANTED_DESCRIPTORS if hard == resource.RLIM_INFINITY else min(hard, WANTED_DESCRIPTORS)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        with contextlib.suppress(OSError, ValueError):  # some systems have another limit below the stated one
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))


# Connections


class ConnectionGuard:
    """Counts the connections of a server and closes those that take too long or are too many."""

    def __init__(self, settings: ServerSettings, metrics: Metrics) -> None:
        self._settings = settings
        self._metrics = metrics
        self._addresses: Counter[str] = Counter()
        """Connections by address, without those of proxies."""
        self._requests: Counter[str] = Counter()
        """Requests in progress and WebSockets, by the address that a proxy forwards."""
        self._reading: dict[GuardedHttp, None] = {}
        """Connections that have not sent a whole request, the oldest first."""
        self._open: set[asyncio.Transport] = set()
        self._closing: dict[asyncio.Transport, float] = {}
        """Connections that end when the client has read the rest, and since when."""
        self._sweeping: asyncio.TimerHandle | None = None
        self._logged = 0.0
        self.read_seconds = READ_SECONDS
        self.write_seconds = WRITE_SECONDS

    @property
    def count(self) -> int:
        """The number of open connections."""
        return len(self._open)

    @property
    def most(self) -> int:
        """The cap for all connections: that of the settings, or what the descriptor limit allows."""
        if self._settings.connections:
            return self._settings.connections
        limit = descriptor_limit()
        return WANTED_DESCRIPTORS if limit is None else max(limit - RESERVED, limit // 2)

    def add(self, protocol: GuardedHttp, address: str) -> str:
        """Count a new connection; return why it is rejected, or an empty text."""
        self._open.add(protocol.transport)
        if self._sweeping is None:
            self._sweeping = asyncio.get_running_loop().call_later(self.write_seconds / 4, self._sweep)
        self._addresses[address] += 1
        reason = ""
        if address and self._addresses[address] > self._settings.connections_per_address:
            reason = "address"
        elif self.count > self.most:
            oldest = next(iter(self._reading), None)
            if oldest is None:
                reason = "total"
            else:
                self.reject("half-open")
                oldest.abort()
        if reason:
            self.reject(reason)
        else:
            self._reading[protocol] = None
        return reason

    def remove(self, transport: asyncio.Transport, address: str) -> None:
        """Count a connection that was closed."""
        self._open.remove(transport)
        _take_one(self._addresses, address)

    def _sweep(self) -> None:
        """End connections whose clients have not read the rest for too long; closing waits for them without limit."""
        loop = asyncio.get_running_loop()
        now = loop.time()
        self._closing = {one: self._closing.get(one, now) for one in self._open if one.is_closing()}
        for transport, since in self._closing.items():
            if now - since >= self.write_seconds:
                self.reject("slow-reader")
                transport.abort()
        self._sweeping = loop.call_later(self.write_seconds / 4, self._sweep) if self._open else None

    @contextlib.contextmanager
    def request(self, connection: HTTPConnection) -> Iterator[bool]:
        """Count a request or WebSocket while it lasts; yield whether its address may have another one."""
        address = self.counted_address(address_of(connection, self._settings))
        self._requests[address] += 1
        is_allowed = not address or self._requests[address] <= self._settings.connections_per_address
        if not is_allowed:
            self.reject("forwarded-address")
        try:
            yield is_allowed
        finally:
            _take_one(self._requests, address)

    def set_reading(self, protocol: GuardedHttp, is_reading: bool) -> None:
        """Note whether a connection still has to send its request."""
        if is_reading:
            self._reading.setdefault(protocol)
        else:
            self._reading.pop(protocol, None)

    def counted_address(self, address: str) -> str:
        """Return the address that the cap counts; empty for proxies, which connect for many users."""
        return "" if is_trusted(address, self._settings) else limited_address(address)

    def reject(self, reason: str) -> None:
        """Count a rejected or ended connection, and log it unless that happened just before."""
        self._metrics.connections_rejected.labels(reason).inc()
        now = asyncio.get_running_loop().time()
        if now - self._logged >= LOG_SECONDS:
            self._logged = now
            structlog.get_logger().warning("connection-rejected", reason=reason, open=self.count, most=self.most)


def _take_one(counts: Counter[str], key: str) -> None:
    counts[key] -= 1
    if not counts[key]:
        del counts[key]


class GuardedHttp(HttpToolsProtocol):
    """An HTTP connection with time limits."""

    guard: ConnectionGuard

    def __init__(self, *arguments: Any, **options: Any) -> None:
        super().__init__(*arguments, **options)
        self._address = ""
        self._is_upgraded = False
        self._read_timer: asyncio.TimerHandle | None = None
        self._write_timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        """Count the connection and start its time."""
        super().connection_made(cast(asyncio.Transport, transport))
        self._address = self.guard.counted_address(self.client[0] if self.client else "")
        if self.guard.add(self, self._address):
            self.transport.write(UNAVAILABLE)
            self.transport.close()
        else:
            self._read_timer = self.loop.call_later(self.guard.read_seconds, self._end_reading)

    def connection_lost(self, exc: Exception | None) -> None:
        """Stop all timers."""
        self._stop_timers()
        self.guard.remove(self.transport, self._address)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Stop the time once the request is whole; start it again with the next one."""
        if self.transport.is_closing():
            return
        before = self.cycle
        super().data_received(data)
        if self._is_upgraded:
            return
        cycle = cast(RequestResponseCycle | None, self.cycle)
        is_reading = cycle is None or cycle.response_complete or cycle.more_body
        if self._read_timer is not None and (not is_reading or self.cycle is not before):
            self._read_timer.cancel()  # the headers are complete
            self._read_timer = None
        if is_reading and self._read_timer is None:
            self._read_timer = self.loop.call_later(self.guard.read_seconds, self._end_reading)
        self.guard.set_reading(self, is_reading)

    def handle_websocket_upgrade(self) -> None:
        """Hand the connection over; the protocol of the WebSocket counts its end.

        That protocol gets the whole request at once. If it does not accept the form of the request, such as more than
        128 headers, it neither sends its answer nor closes the connection.
        """
        self._is_upgraded = True
        self._stop_timers()
        super().handle_websocket_upgrade()
        protocol = cast(WebSocketsSansIOProtocol, self.transport.get_protocol())
        if not protocol.handshake_initiated:
            self.guard.reject("bad-handshake")
            self.transport.write(b"".join(protocol.conn.data_to_send()) or BAD_HANDSHAKE)
            self.transport.close()

    def pause_writing(self) -> None:
        """Start the time in which the client must read."""
        super().pause_writing()
        self._write_timer = self.loop.call_later(self.guard.write_seconds, self._end_writing)

    def resume_writing(self) -> None:
        """Stop that time."""
        super().resume_writing()
        if self._write_timer is not None:
            self._write_timer.cancel()
            self._write_timer = None

    def abort(self) -> None:
        """Close the connection at once, to make room for another."""
        self._stop_timers()
        self.transport.abort()

    def _stop_timers(self) -> None:
        self.guard.set_reading(self, False)
        for timer in (self._read_timer, self._write_timer):
            if timer is not None:
                timer.cancel()
        self._read_timer = self._write_timer = None

    def _end_reading(self) -> None:
        self._read_timer = None
        if self.transport.is_closing():
            return
        self.guard.reject("slow-request")
        cycle = cast(RequestResponseCycle | None, self.cycle)
        if cycle is None or cycle.response_complete or not cycle.response_started:
            self.transport.write(TIMED_OUT)
        self.transport.close()

    def _end_writing(self) -> None:
        self.guard.reject("slow-reader")
        self.abort()


class GuardedWebSocket(WebSocketsSansIOProtocol):
    """A WebSocket whose end is counted; pings end those of clients that are gone."""

    guard: ConnectionGuard

    def connection_lost(self, exc: Exception | None) -> None:
        """Count the end."""
        address = self.guard.counted_address(self.client[0] if self.client else "")
        self.guard.remove(self.transport, address)
        super().connection_lost(exc)

    async def send(self, message: Any) -> None:
        """Send a message of the application; uvicorn takes a rejection for a fault, and would log each one."""
        await super().send(message)
        if self.close_sent and self.initial_response is not None:
            self.handshake_complete = True


def server_config(app: FastAPI, **options: Any) -> uvicorn.Config:
    """Return uvicorn's configuration for an application, with guarded connections."""
    guard = app.state.connections
    return uvicorn.Config(
        app,
        http=type("Http", (GuardedHttp,), {"guard": guard}),
        ws=type("WebSocket", (GuardedWebSocket,), {"guard": guard}),
        log_config=None,
        access_log=False,
        server_header=False,
        proxy_headers=False,  # the middleware reads them, and only from proxies that the settings name
        lifespan="on",
        ws_max_size=MAX_LENGTH,
        ws_per_message_deflate=False,  # not worth its time for short messages
        **options,
    )
