"""When the memory is searched for garbage: all of it only when nobody plays, or seldom.

Python searches all objects whenever their number has grown by a quarter, and with a thousand tables in memory that
stops everything for about half a second. Here what is young is searched as ever, as it is little, and everything when
no table has had a command for a moment.
"""

from __future__ import annotations

import asyncio
import gc
import time
from collections.abc import Callable

PYTHONS_OWN = gc.get_threshold()

YOUNG = (20_000, 10)
"""After so many new objects the youngest are searched, and after so many such searches the next older ones."""
NEVER = 1_000_000_000

LOOK_SECONDS = 5.0
QUIET_SECONDS = 2.0
"""So long nobody plays before all is searched."""
SOON_SECONDS = 60.0
"""All is not searched again before so long."""
LATE_SECONDS = 600.0
"""After so long all is searched even while people play."""


class GcPolicy:
    """The searches of one server, told when the last command came."""

    def __init__(self, last_command: Callable[[], float]) -> None:
        self._last_command = last_command
        self._collected = 0.0
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Search in our way from now on."""
        gc.collect()
        self._collected = time.monotonic()
        gc.set_threshold(*YOUNG, NEVER)
        self._task = asyncio.create_task(self._run(), name="collecting")

    async def close(self) -> None:
        """Leave it to Python again."""
        if self._task:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
            self._task = None
            gc.set_threshold(*PYTHONS_OWN)

    def is_due(self, now: float) -> bool:
        """Whether to search everything now."""
        last, since = self._last_command(), now - self._collected
        is_worth = last > self._collected
        return is_worth and since >= (SOON_SECONDS if now - last >= QUIET_SECONDS else LATE_SECONDS)

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            if self.is_due(time.monotonic()):
                gc.collect()
                self._collected = time.monotonic()
