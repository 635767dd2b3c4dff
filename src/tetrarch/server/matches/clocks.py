"""When clocks run out: one heap for all matches, whether they are in memory or not."""

from __future__ import annotations

import asyncio
import heapq
from collections.abc import Awaitable, Callable

import structlog

from tetrarch.server.accounts.ids import now_ms

LONGEST_SLEEP = 3600.0
"""The clock of the machine may be set anew meanwhile."""


class Timers:
    """Wakes matches when something is due there."""

    def __init__(self, wake: Callable[[str], Awaitable[None]]) -> None:
        self._wake = wake
        self._due: dict[str, int] = {}
        self._heap: list[tuple[int, str]] = []
        self._changed = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._woken: set[asyncio.Task[None]] = set()

    def __len__(self) -> int:
        return len(self._due)

    def start(self) -> None:
        """Begin to wake."""
        self._task = asyncio.create_task(self._run(), name="timers")

    async def close(self) -> None:
        """Wake nobody any more."""
        tasks = [*self._woken, *([self._task] if self._task else [])]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    def set(self, match: str, due: int | None) -> None:
        """Wake a match at a time, in milliseconds since the epoch, and at no other; None: not at all."""
        if due is None:
            self._due.pop(match, None)
        elif self._due.get(match) != due:
            self._due[match] = due
            heapq.heappush(self._heap, (due, match))
            if self._heap[0] == (due, match):
                self._changed.set()
            if len(self._heap) > 64 + 4 * len(self._due):  # mostly what holds no more
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
        """Wake all that is due now; return how many seconds there are until the next."""
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
