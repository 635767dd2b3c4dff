"""Background work of the server: filling caches, compiling kernels, and collecting garbage while the server is idle."""

from __future__ import annotations

import asyncio
import contextlib
import ctypes
import gc
import os
import sys
import threading
import time
from collections.abc import AsyncGenerator, Callable, Iterator
from functools import partial

import structlog

from tetrarch.core import kernel, registry
from tetrarch.core.text.messages import LANGUAGES, texts_of
from tetrarch.core.warmup import Compiled
from tetrarch.server.services import Warming
from tetrarch.server.workers.pool import WorkerPool
from tetrarch.table.people import Person
from tetrarch.table.settings import Settings
from tetrarch.table.table import Table

NICENESS = 5
"""As that of bots, which are weaker until the kernels are compiled."""


# Caches


def steps() -> Iterator[Callable[[], object]]:
    """Return the work in small pieces, the most likely needed first."""
    for game in registry.names():
        yield partial(visit_table, game)
    packages = ("tetrarch.core", "tetrarch.table", "tetrarch.server", *(game.package for game in registry.games()))
    for language in LANGUAGES:
        for package in packages:
            yield partial(texts_of, package, language)


def visit_table(game: str) -> None:
    """Play and view a table, as a player and as a watcher, so that all modules are imported."""
    table = Table("warm-up", "warm-up")
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
    """Imports modules and reads texts in a thread; together they take longer than anything else in a first view."""

    def __init__(self) -> None:
        self._task: asyncio.Task[None] | None = None
        self._is_stopped = threading.Event()

    def start(self) -> None:
        """Start in the background."""
        self._task = asyncio.create_task(asyncio.to_thread(self._run), name="cache warmer")

    async def close(self) -> None:
        """Stop after the current piece."""
        self._is_stopped.set()
        if self._task:
            await asyncio.gather(self._task, return_exceptions=True)

    async def wait(self) -> None:
        """Wait until all is done."""
        if self._task:
            await self._task

    def _run(self) -> None:
        try:
            for step in steps():
                if self._is_stopped.is_set():
                    return
                step()
        except Exception as error:  # the first viewer gets the error, too
            structlog.get_logger().error("not-readied", exc_info=error)


# Kernels


def is_wanted() -> bool:
    """Return whether to compile: not if the environment asks for plain kernels or compiles on each call."""
    return os.environ.get("TETRARCH_JIT", "auto") == "auto"


class KernelCompiler:
    """Compiles the kernels of each game in a process of its own, those for players first.

    Until then the rules run as plain Python. Once the kernels for players are compiled, the bots get new processes,
    which load them. The server process itself uses them from its next start on; most of its time goes into texts and
    messages.
    """

    def __init__(self, pool: WorkerPool, warming: dict[str, Warming]) -> None:
        self._pool = pool
        self._warming = warming
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Start the first process of the bots, and compile what is not compiled yet."""
        if is_wanted():
            part = kernel.needed_part()
            self._warming.update({game: Warming() for game in registry.names() if not kernel.is_warm(game, part)})
            self._task = asyncio.create_task(self._compile_all(), name="kernel compiler")

    async def close(self) -> None:
        """Stop; compiled kernels remain."""
        if self._task:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
            self._task = None

    async def _compile_all(self) -> None:
        await self._pool.renew()
        await asyncio.gather(*(self._compile(game) for game in registry.names() if not kernel.is_warm(game)))

    async def _compile(self, game: str) -> None:
        """Compile the kernels of a game and mark them as compiled."""
        structlog.get_logger().info("compiling", game=game)
        try:
            kernel.cache_folder().mkdir(parents=True, exist_ok=True)
            async with contextlib.aclosing(self._compiled(game)) as progress:
                async for compiled in progress:
                    if game in self._warming and compiled.done <= compiled.playing:
                        self._warming[game] = Warming(compiled.done, compiled.playing)
                    if compiled.done == compiled.playing:
                        kernel.mark_warm(game, "play")
                        await self._load(game)
            kernel.mark_warm(game)
            await self._load(game)
            structlog.get_logger().info("compiled", game=game)
        except ChildProcessError:
            structlog.get_logger().info("compiling-failed", game=game)
        except OSError as error:
            structlog.get_logger().warning("kernels-not-kept", exc_info=error)
        finally:
            self._warming.pop(game, None)

    async def _load(self, game: str) -> None:
        """Let the bots load the kernels of a game, if they can use what is compiled."""
        if game in self._warming and kernel.is_warm(game, kernel.needed_part()):
            del self._warming[game]
            await self._pool.renew()

    async def _compiled(self, game: str) -> AsyncGenerator[Compiled]:
        """Yield each kernel that a process has compiled; raise ``ChildProcessError`` if the process fails."""
        process = await asyncio.create_subprocess_exec(
            *(sys.executable, "-m", "tetrarch.core.warmup", game),
            env={**os.environ, "TETRARCH_JIT": "on"},
            stdin=asyncio.subprocess.DEVNULL,
            stdout=asyncio.subprocess.PIPE,
            stderr=asyncio.subprocess.DEVNULL,
        )
        assert process.stdout
        with contextlib.suppress(OSError, AttributeError):
            os.setpriority(os.PRIO_PROCESS, process.pid, NICENESS)
        try:
            async for line in process.stdout:
                yield Compiled.from_line(line.decode())
            if await process.wait():
                raise ChildProcessError
        finally:
            with contextlib.suppress(ProcessLookupError):
                process.kill()
            await process.wait()


# Event loop

MONITOR_SECONDS = 0.5


class LoopMonitor:
    """Measures how late the event loop is: how long a request waits before anything is done for it."""

    def __init__(self, observe: Callable[[float], None]) -> None:
        self._observe = observe
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Start measuring."""
        self._task = asyncio.create_task(self._run(), name="loop monitor")

    async def close(self) -> None:
        """Stop measuring."""
        if self._task:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
            self._task = None

    async def _run(self) -> None:
        loop = asyncio.get_running_loop()
        while True:
            planned = loop.time() + MONITOR_SECONDS
            await asyncio.sleep(MONITOR_SECONDS)
            self._observe(max(0.0, loop.time() - planned))


# Garbage collection

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


def release_memory() -> None:
    """Return free memory to the system, where the C library keeps it otherwise."""
    with contextlib.suppress(AttributeError, OSError, TypeError):
        ctypes.CDLL(None).malloc_trim(0)


class GcPolicy:
    """Garbage collection policy: run full collections only when the server is idle.

    By default Python runs a full collection when the number of objects has grown by a quarter. With a thousand tables
    in memory that stops the server for about half a second. This policy collects young objects as usual and all objects
    when no table has had a command for a moment.
    """

    def __init__(self, last_used: Callable[[], float]) -> None:
        self._last_used = last_used
        """Returns when a table had its last command, or a connection was closed."""
        self._collected = 0.0
        self._task: asyncio.Task[None] | None = None

    def start(self) -> None:
        """Apply the policy."""
        gc.collect()
        gc.freeze()  # modules and texts live as long as the server
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
            gc.unfreeze()

    def is_due(self, now: float) -> bool:
        """Return whether a full collection is due."""
        last, since = self._last_used(), now - self._collected
        is_worth = last > self._collected
        return is_worth and since >= (SOON_SECONDS if now - last >= QUIET_SECONDS else LATE_SECONDS)

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(LOOK_SECONDS)
            if self.is_due(time.monotonic()):
                gc.collect()
                release_memory()
                self._collected = time.monotonic()
