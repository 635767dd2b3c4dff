"""Timers for all matches, in memory or not, and downtimes that clocks are not charged for.

A match is loaded when it is needed, maybe several restarts later. So the database keeps all intervals between the last
heartbeat of one server and the start of the next.
"""

from __future__ import annotations

import asyncio
import heapq
from collections.abc import Awaitable, Callable, Sequence

import msgspec
import structlog
from sqlalchemy import select

from tetrarch.server.accounts.ids import now_ms
from tetrarch.server.storage.match_store import Store
from tetrarch.server.storage.models import MetaRow
from tetrarch.table.entries import Entry
from tetrarch.table.table import Table

LONGEST_SLEEP = 3600.0
"""In seconds; the system clock may be adjusted meanwhile."""


class Timers:
    """Wakes matches when their clocks run out."""

    def __init__(self, wake: Callable[[str], Awaitable[None]]) -> None:
        self._wake = wake
        self._due: dict[str, int] = {}
        self._heap: list[tuple[int, str]] = []
        self._changed = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._woken: set[asyncio.Task[None]] = set()

    def __len__(self) -> int:
        return len(self._due)

    @property
    def matches(self) -> list[str]:
        """The matches that will be woken."""
        return list(self._due)

    def start(self) -> None:
        """Start waking matches."""
        self._task = asyncio.create_task(self._run(), name="timers")

    async def close(self) -> None:
        """Stop waking matches."""
        tasks = [*self._woken, *([self._task] if self._task else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def set(self, match: str, due: int | None) -> None:
        """Set the time, in milliseconds since the epoch, at which to wake a match; None for never."""
        if due is None:
            self._due.pop(match, None)
        elif self._due.get(match) != due:
            self._due[match] = due
            heapq.heappush(self._heap, (due, match))
            if self._heap[0] == (due, match):
                self._changed.set()
            if len(self._heap) > 64 + 4 * len(self._due):  # mostly outdated items
                self._heap = [(due, match) for match, due in self._due.items()]
                heapq.heapify(self._heap)

    async def _run(self) -> None:
        while True:
            self._changed.clear()
            wait = self._wake_due()
            try:
                async with asyncio.timeout(wait):
                    await self._changed.wait()
            except TimeoutError:
                pass

    def _wake_due(self) -> float:
        """Wake all matches that are due and return the seconds until the next."""
        now = now_ms()
        while self._heap:
            due, match = self._heap[0]
            if self._due.get(match) != due:
                heapq.heappop(self._heap)
            elif due > now:
                return min((due - now) / 1000, LONGEST_SLEEP)
            else:
                heapq.heappop(self._heap)
                del self._due[match]
                task = asyncio.create_task(self._wake_one(match))
                self._woken.add(task)
                task.add_done_callback(self._woken.discard)
        return LONGEST_SLEEP

    async def _wake_one(self, match: str) -> None:
        try:
            await self._wake(match)
        except Exception as error:
            structlog.get_logger().error("wake-failed", match=match, exc_info=error)
            self.set(match, now_ms() + 5000)


KEY = "downtimes"
MOST_KEPT = 1000


class Downtime(msgspec.Struct, frozen=True, array_like=True):
    """The interval between the last heartbeat of one server and the start of the next, in milliseconds."""

    since: int
    until: int


_DECODER = msgspec.json.Decoder(list[Downtime])


async def note_downtime(store: Store, now: int) -> list[Downtime]:
    """Record that a server starts now, and return all downtimes including the one that ends now."""
    last = await store.last_beat()
    async with store.database.write() as session:
        row = await session.get(MetaRow, KEY)
        known = _DECODER.decode(row.value) if row else []
        if last is not None and last < now:
            known = [*known, Downtime(last, now)][-MOST_KEPT:]
            await session.merge(MetaRow(key=KEY, value=msgspec.json.encode(known).decode()))
    await store.beat(now)
    return known


async def load_downtimes(store: Store) -> list[Downtime]:
    """Return all recorded downtimes."""
    async with store.database.connect() as connection:
        value = await connection.scalar(select(MetaRow.value).where(MetaRow.key == KEY))
    return _DECODER.decode(value) if value else []


def resume(table: Table, downtimes: Sequence[Downtime]) -> list[Entry]:
    """Stop the clocks of a table for all downtimes since its last entry; the entries are applied."""
    entries: list[Entry] = []
    for downtime in downtimes:
        if downtime.until > table.state.at:
            found = table.resume(downtime.until, downtime.since)
            table.apply_all(found)
            entries += found
    return entries
