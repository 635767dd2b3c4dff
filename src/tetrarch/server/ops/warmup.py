"""KernelCompiler the kernels in the background, one game after the other, in processes of their own.

Until a game's kernels are compiled its rules run uncompiled, here and where bots think. Then the bots get new
processes, which find the compiled kernels. This process itself goes on as it began: a move costs it about the same
either way, as most of that is words and messages, and it is compiled from its next start on.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys
import threading
from collections.abc import Callable, Iterator
from functools import partial

import structlog

from tetrarch.core import kernel
from tetrarch.core.text.messages import LANGUAGES, texts_of
from tetrarch.server.workers.pool import WorkerPool
from tetrarch.table.games import GAMES
from tetrarch.table.people import Person
from tetrarch.table.settings import Settings
from tetrarch.table.table import Table

NICENESS = 10


def is_wanted() -> bool:
    """Whether to compile: not where somebody chose plain kernels, or compiles whatever is called."""
    return os.environ.get("TETRARCH_JIT", "auto") == "auto"


class KernelCompiler:
    """The background work of one server."""

    def __init__(self, thinkers: WorkerPool) -> None:
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
        for game in GAMES:
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


PACKAGES = ("tetrarch.core", "tetrarch.table", "tetrarch.server", *(f"tetrarch.{game}" for game in GAMES))
"""Whose texts people read at a table."""


def steps() -> Iterator[Callable[[], object]]:
    """All that is to be done, in small pieces and what is most likely needed first."""
    for game in GAMES:
        yield partial(look_at, game)
    for language in LANGUAGES:
        for package in PACKAGES:
            yield partial(texts_of, package, language)


def look_at(game: str) -> None:
    """Look at a table that nobody plays at, as a player and as a watcher."""
    table = Table("first look", "first look")
    host = Person("nobody", "Nobody")
    table.apply_all(table.open(Settings(game=game, players=2, seats=["open", "mine:Nobody too"]), host, 0))
    table.apply_all(table.ready(host.id, True, 0))
    for _ in range(2):
        seat = table.to_decide[0]
        decision = table.decisions(seat, "en", preview=True)[0]
        table.apply_all(table.decide(host.id, seat, decision.id, 0))
    for viewer in (None, 0):
        table.update(viewer, 0, "en")
        table.ground(viewer, "en")


class CacheWarmer:
    """The work of one server's start."""

    def __init__(self) -> None:
        self._task: asyncio.Task[None] | None = None
        self._is_stopped = threading.Event()

    def start(self) -> None:
        """Begin, in the background."""
        self._task = asyncio.create_task(asyncio.to_thread(self._do_all), name="readying")

    async def close(self) -> None:
        """Stop after the piece at hand."""
        self._is_stopped.set()
        if self._task:
            await asyncio.gather(self._task, return_exceptions=True)

    async def wait(self) -> None:
        """Wait until all is done."""
        if self._task:
            await self._task

    def _do_all(self) -> None:
        try:
            for step in steps():
                if self._is_stopped.is_set():
                    return
                step()
        except Exception as error:  # whoever looks first finds out what is wrong, and waits
            structlog.get_logger().error("not-readied", exc_info=error)
