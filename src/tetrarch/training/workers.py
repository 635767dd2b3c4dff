"""The processes that play: games of rounds in the background, and matches that the caller waits for."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager
from multiprocessing import get_context
from typing import TypeVar

from tetrarch.arena.run import interrupts_held, start_worker, work_in_process
from tetrarch.arena.schedule import ArenaError
from tetrarch.training.selfplay import Chunk, ChunkResult, Duel, play_chunk, play_duel

Result = TypeVar("Result")
Item = TypeVar("Item")

AHEAD = 4
"""The number of chunks for each process that are running or queued, while the caller is busy."""


class Workers:
    """Plays chunks in the background whenever ``pump`` is called, and duels at once.

    Without processes everything is played in this one.
    """

    def __init__(self, processes: int) -> None:
        self.processes = processes
        self._waiting: list[Chunk] = []
        self._running: set[Future[ChunkResult | None]] = set()
        self._results: list[ChunkResult] = []
        context = get_context("spawn")
        self._stop = context.Event()
        self._pool = ProcessPoolExecutor(processes, context, start_worker, (self._stop,)) if processes else None

    def start(self, chunks: Iterable[Chunk]) -> None:
        """Take on chunks; they are played in their order."""
        self._waiting += chunks
        self.pump()

    @property
    def is_idle(self) -> bool:
        """Whether all chunks are played."""
        return not self._waiting and not self._running

    def pump(self, seconds: float = 0.0) -> list[ChunkResult]:
        """Start what can be started, and return what is done; wait so long for a result if there is none."""
        if self._pool is None:
            if self._waiting:
                self._keep(play_chunk(self._waiting.pop(0)))
        else:
            with broken_pool_named():
                while self._waiting and len(self._running) < AHEAD * self.processes:
                    self._running.add(self._submit(play_chunk, self._waiting.pop(0)))
                if self._running:
                    done, self._running = wait(self._running, seconds, FIRST_COMPLETED)
                    for future in done:
                        self._keep(future.result())
        found, self._results = self._results, []
        return found

    def _keep(self, result: ChunkResult | None) -> None:
        if result is not None:
            self._results.append(result)

    def drop(self) -> None:
        """Forget the chunks that no process has begun."""
        self._waiting.clear()
        self._running = {future for future in self._running if not future.cancel()}

    def duels(self, duels: Sequence[Duel]) -> list[float]:
        """Play games of a match, and return the share of the win of the first bot in each."""
        if self._pool is None:
            return [play_duel(duel) for duel in duels]
        with broken_pool_named():
            return [future.result() for future in [self._submit(play_duel, duel) for duel in duels]]

    def _submit(self, work: Callable[[Item, Callable[[], bool]], Result], item: Item) -> Future[Result]:
        assert self._pool is not None
        with interrupts_held():  # the pool starts its processes when it is given something to do
            return self._pool.submit(work_in_process, work, item)

    def close(self) -> None:
        """End the processes; running chunks are abandoned."""
        self._stop.set()
        if self._pool is not None:
            self._pool.shutdown(wait=True, cancel_futures=True)


@contextmanager
def broken_pool_named() -> Iterator[None]:
    """Report that a process has ended by itself."""
    try:
        yield
    except BrokenProcessPool:
        raise ArenaError("a process that plays has ended by itself; run the training again to go on") from None
