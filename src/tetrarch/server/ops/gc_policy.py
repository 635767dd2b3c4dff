"""Garbage collection policy: run full collections only when the server is idle.

By default Python runs a full collection when the number of objects has grown by a quarter. With a thousand tables in
memory that stops the server for about half a second. This policy collects young objects as usual and all objects when
no table has had a command for a moment.
"""

from __future__ import annotations

import asyncio
import gc
import time
from collections.abc import Callable

PYTHONS_OWN = gc.get_threshold()

YOUNG = (20_000, 10)
"""The thresholds of the two young generations."""
NEVER = 1_000_000_000

LOOK_SECONDS = 5.0
QUIET_SECONDS = 2.0
"""Idle time before a full collection."""
SOON_SECONDS = 60.0
"""Minimum time between two full collections."""
LATE_SECONDS = 600.0
"""Maximum time without a full collection while commands arrive."""


class GcPolicy:
    """Decides when to collect, given the time of the last command."""

    def __init__(self, last_command: Callable[[], float]) -> None:
        self._last_command = last_command
        self._collected = 0.0
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Apply the policy."""
        gc.collect()
        self._collected = time.monotonic()
        gc.set_threshold(*YOUNG, NEVER)
        self._task = asyncio.create_task(self._run(), name="collecting")

    async def close(self) -> None:
        """Restore Python's defaults."""
        if self._task:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
            self._task = None
            gc.set_threshold(*PYTHONS_OWN)

    def is_due(self, now: float) -> bool:
        """Return whether a full collection is due."""
        last, since = self._last_command(), now - self._collected
        is_worth = last > self._collected
        return is_worth and since >= (SOON_SECONDS if now - last >= QUIET_SECONDS else LATE_SECONDS)

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            if self.is_due(time.monotonic()):
                gc.collect()
                self._collected = time.monotonic()
