"""Compiling the kernels in the background, one game after the other, in processes of their own.

Until a game's kernels are compiled its rules run uncompiled, here and where bots think. Then the bots get new
processes, which find the compiled kernels. This process itself goes on as it began: a move costs it about the same
either way, as most of that is words and messages, and it is compiled from its next start on.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys

import structlog

from tetrarch.core import kernel, registry
from tetrarch.server.workers.pool import Thinkers

NICENESS = 10


def is_wanted() -> bool:
    """Whether to compile: not where somebody chose plain kernels, or compiles whatever is called."""
    return os.environ.get("TETRARCH_JIT", "auto") == "auto"


class Compiling:
    """The background work of one server."""

    def __init__(self, thinkers: Thinkers) -> None:
        self._thinkers = thinkers
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Compile what is not compiled yet."""
        if is_wanted():
            self._task = asyncio.create_task(self._compile_all(), name="compiling")

    async def close(self) -> None:
        """Stop, however far it got; what is compiled stays so."""
        if self._task:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
            self._task = None

    async def _compile_all(self) -> None:
        for game in registry.names():
            if kernel.is_warm(game):
                continue
            try:
                kernel.cache_folder().mkdir(parents=True, exist_ok=True)
                if await self._compile(game):
                    kernel.mark_warm(game)
                    self._thinkers.renew()
            except OSError as error:
                structlog.get_logger().warning("kernels-not-kept", exc_info=error)
                return

    async def _compile(self, game: str) -> bool:
        structlog.get_logger().info("compiling", game=game)
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "tetrarch.cli.compile_kernels", game),
            env={**os.environ, "TETRARCH_JIT": "on"},
            stdin=asyncio.subprocess.DEVNULL,
            stdout=asyncio.subprocess.DEVNULL,
            stderr=asyncio.subprocess.DEVNULL,
        )
        with contextlib.suppress(OSError, AttributeError):
            os.setpriority(os.PRIO_PROCESS, process.pid, NICENESS)
        try:
            is_done = await process.wait() == 0
        except asyncio.CancelledError:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()
            raise
        structlog.get_logger().info("compiled" if is_done else "compiling-failed", game=game)
        return is_done
