"""Group commit: appends that come while a transaction is under way share the next one.

Making a commit durable costs one wait for the disk however much is in it, so many moves a second need few waits. Each
caller waits until its own append is durable. Where one append of a group cannot be made, the group is undone and each
is tried alone, so that a fault hurts nobody else.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence

import structlog
from sqlalchemy.exc import IntegrityError

from tetrarch.server.storage.append import Append, write_group
from tetrarch.server.storage.database import Database

LARGEST_GROUP = 500
"""How many appends one transaction takes at most."""


class Conflict(Exception):
    """Entries that cannot be appended, because entries of these numbers exist already or the match does not."""


class Writer:
    """The one task that appends to the database."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._queue: asyncio.Queue[tuple[Append, asyncio.Future[None]] | None] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None
        self._closing = False
        self.committed: Callable[[int, int], None] = lambda appends, entries: None
        """Told of each transaction: how many appends and how many entries it held."""

    def start(self) -> None:
        """Begin to write."""
        self._task = asyncio.create_task(self._run(), name="store writer")

    async def close(self) -> None:
        """Write all that waits, then stop."""
        self._closing = True
        if self._task:
            self._queue.put_nowait(None)
            await self._task
            self._task = None

    async def write(self, append: Append) -> None:
        """Append, and return when that is durable; :class:`Conflict` if it cannot be.

        A caller that is cancelled while it waits takes nothing back: the entries are written all the same.
        """
        if self._closing or self._task is None:
            raise RuntimeError("the store is closed")
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._queue.put_nowait((append, done))
        await asyncio.shield(done)

    async def _run(self) -> None:
        closing = False
        while not closing:
            following = await self._queue.get()
            group: list[tuple[Append, asyncio.Future[None]]] = []
            while following is not None:
                group.append(following)
                if len(group) == LARGEST_GROUP or self._queue.empty():
                    break
                following = self._queue.get_nowait()
            closing = following is None
            if group:
                await self._write(group)

    async def _write(self, group: Sequence[tuple[Append, asyncio.Future[None]]]) -> None:
        appends = [append for append, _ in group]
        try:
            await self._database.write_at_once(lambda connection: write_group(connection, appends))
        except Exception as error:
            if len(group) == 1:
                self._fail(*group[0], error)
            else:
                for alone in group:
                    await self._write([alone])
            return
        self.committed(len(group), sum(len(append.entries) for append in appends))
        for _, done in group:
            done.set_result(None)

    @staticmethod
    def _fail(append: Append, done: asyncio.Future[None], error: Exception) -> None:
        if isinstance(error, IntegrityError):
            error = Conflict(f"match {append.match}: entry {append.first} or its match stands otherwise")
        else:
            structlog.get_logger().error("append-failed", match=append.match, exc_info=error)
        done.set_exception(error)
        done.exception()  # seen, should the caller have gone
