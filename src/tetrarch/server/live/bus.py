"""The bus: notifications between the servers and workers of one database, through Redis or Valkey.

It carries nothing that cannot be lost. Messages to a server that is not connected are gone, and each part of the server
reads the database instead, later. A server without an address for the bus is never connected, and publishes nothing.
"""

from __future__ import annotations

import asyncio
import contextlib
import random
import time
from collections.abc import Callable
from typing import TYPE_CHECKING, Any

import msgspec
import structlog

from tetrarch.server.accounts.ids import ID_LENGTH, new_id
from tetrarch.server.http.errors import OperatorFault

if TYPE_CHECKING:
    from redis.asyncio import Redis
    from redis.asyncio.client import PubSub

Handler = Callable[[bytes, str], None]
"""Takes a message and the id of its sender."""

TICK_SECONDS = 1.0
"""Interval at which a connection sends itself a message."""
SILENT_SECONDS = 3.0
"""A connection that has received nothing for so long is replaced."""
REPLY_SECONDS = 2.0
"""Time limit of a command."""
RETRY_SECONDS = 0.5
MAX_QUEUED = 10_000
"""Messages that wait to be sent; further ones are dropped."""
MAX_ENTRIES = 100_000
"""Entries of a stream; older ones are dropped."""
MESSAGE = b"message"
"""The field of a stream's entries."""
PUBLISH, APPEND = "publish", "append"


class BusFault(OperatorFault):
    """The bus cannot be used."""


class Bus:
    """A connection to the bus, which is restored when it is lost."""

    def __init__(self, url: str = "") -> None:
        self.id = new_id()
        """The id of this server or worker, which no other has."""
        self.redis: Redis | None = _make_client(url) if url else None
        self.number = self.redis.connection_pool.connection_kwargs.get("db") or 0 if self.redis else 0
        """The number of the database in Redis: servers with different ones do not hear of each other."""
        self.is_connected = False
        self.connected: list[Callable[[], None]] = []
        """Called whenever the connection is made."""
        self.lost: list[Callable[[], None]] = []
        """Called whenever the connection is lost."""
        self.count_published: Callable[[int], None] = lambda messages: None
        """Called with the number of messages that were sent."""
        self.count_received: Callable[[int], None] = lambda messages: None
        self._handlers: dict[str, Handler] = {}
        self._changed: set[str] = set()
        """Topics to subscribe to or to leave."""
        self._queued: list[tuple[str, str, bytes]] = []
        """Commands with their topics or streams."""
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._is_closed = False

    def start(self) -> None:
        """Connect in the background."""
        if self.redis is not None:
            self._task = asyncio.create_task(self._run(), name="bus")

    async def close(self) -> None:
        """Send what is queued, and disconnect."""
        if self.redis is None:
            return
        if self._queued and self.is_connected:
            with contextlib.suppress(Exception):
                async with asyncio.timeout(REPLY_SECONDS):
                    await self._send(self.redis)
        self._is_closed = True
        if self._task:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
            self._task = None
        with contextlib.suppress(Exception):
            await self.redis.aclose()

    def key(self, topic: str) -> str:
        """Return the name of a topic or a stream in Redis."""
        return f"tetrarch:{self.number}:{topic}"

    def publish(self, topic: str, message: object) -> None:
        """Send a message to all others that subscribe to a topic; without a connection it is dropped."""
        self._queue(PUBLISH, topic, message)

    def append(self, stream: str, message: object) -> None:
        """Append a message to a stream; without a connection it is dropped."""
        self._queue(APPEND, stream, message)

    def _queue(self, command: str, topic: str, message: object) -> None:
        if self.is_connected and len(self._queued) < MAX_QUEUED:
            self._queued.append((command, topic, msgspec.msgpack.encode(message)))
            self._wake.set()

    def subscribe(self, topic: str, handler: Handler) -> None:
        """Receive the messages of a topic that others send."""
        if self.redis is not None:
            self._handlers[topic] = handler
            self._changed.add(topic)
            self._wake.set()

    def unsubscribe(self, topic: str) -> None:
        """Stop receiving a topic."""
        if self._handlers.pop(topic, None) is not None:
            self._changed.add(topic)
            self._wake.set()

    async def _run(self) -> None:
        assert self.redis is not None
        while not self._is_closed:
            try:
                await self._serve(self.redis)
            except Exception as error:
                if self.is_connected:
                    structlog.get_logger().warning("bus-lost", exc_info=error)
            finally:
                was, self.is_connected = self.is_connected, False
                self._queued.clear()
                if was:
                    for call in self.lost:
                        call()
            await asyncio.sleep(RETRY_SECONDS * (0.5 + random.random()))

    async def _serve(self, client: Redis) -> None:
        """Receive messages until the connection fails."""
        own = f"tick:{self.id}"
        async with client.pubsub() as pubsub:
            self._changed.clear()
            async with asyncio.timeout(REPLY_SECONDS):
                await pubsub.subscribe(*map(self.key, (own, *self._handlers)))
            self.is_connected = True
            structlog.get_logger().info("bus-connected")
            for call in self.connected:
                call()
            writer = asyncio.create_task(self._write(client, pubsub, own), name="bus writer")
            start, heard = len(self.key("")), time.monotonic()
            try:
                while not writer.done() and not self._is_closed:
                    message = await pubsub.get_message(ignore_subscribe_messages=True, timeout=TICK_SECONDS)
                    if message is not None:
                        heard = time.monotonic()
                        self._take(message["channel"][start:], message["data"])
                    elif time.monotonic() - heard > SILENT_SECONDS:
                        raise TimeoutError
                if writer.done():
                    writer.result()
            finally:
                while not writer.done():  # a command of the client that just ends can swallow the cancellation
                    writer.cancel()
                    await asyncio.wait([writer], timeout=0.2)
                if not writer.cancelled():
                    writer.exception()  # if both have failed, only the error of the reader is logged

    def _take(self, channel: bytes, data: bytes) -> None:
        """Pass a message on; one that cannot be read changes nothing."""
        try:
            topic, sender = channel.decode(), data[:ID_LENGTH].decode("ascii")
            handler = self._handlers.get(topic)
            if handler is not None and sender != self.id:
                self.count_received(1)
                handler(data[ID_LENGTH:], sender)
        except Exception as error:
            structlog.get_logger().error("bus-message-failed", topic=repr(channel.partition(b":")[0]), exc_info=error)

    async def _write(self, client: Redis, pubsub: PubSub, own: str) -> None:
        """Send queued messages, several at a time, and change subscriptions."""
        ticked = 0.0
        while True:
            with contextlib.suppress(TimeoutError):
                async with asyncio.timeout(TICK_SECONDS):
                    await self._wake.wait()
            self._wake.clear()
            changed, self._changed = self._changed, set()
            async with asyncio.timeout(REPLY_SECONDS):
                if joined := [self.key(topic) for topic in changed if topic in self._handlers]:
                    await pubsub.subscribe(*joined)
                if left := [self.key(topic) for topic in changed if topic not in self._handlers]:
                    await pubsub.unsubscribe(*left)
                if time.monotonic() - ticked >= TICK_SECONDS:
                    ticked = time.monotonic()
                    self._queued.append((PUBLISH, own, b""))
                if self._queued:
                    await self._send(client)

    async def _send(self, client: Redis) -> None:
        queued, self._queued = self._queued, []
        pipeline: Any = client.pipeline(transaction=False)
        for command, topic, data in queued:
            if command == PUBLISH:
                pipeline.publish(self.key(topic), self.id.encode() + data)
            else:
                pipeline.xadd(self.key(topic), {MESSAGE: data}, maxlen=MAX_ENTRIES)
        await pipeline.execute()
        self.count_published(len(queued))


def _make_client(url: str) -> Redis:
    try:
        from redis.asyncio import Redis
        from redis.asyncio.retry import Retry
        from redis.backoff import NoBackoff
    except ModuleNotFoundError:
        raise BusFault("redis-extra") from None
    try:
        return Redis.from_url(
            url,
            protocol=2,
            retry=Retry(NoBackoff(), 0),  # the bus connects again itself
            socket_connect_timeout=REPLY_SECONDS,
            socket_timeout=REPLY_SECONDS,
            client_name="tetrarch",
        )
    except ValueError as error:
        raise BusFault("bus-address", reason=str(error)) from None
