"""The workers that play: games of rounds in the background, and matches that the caller waits for."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, wait

from tetrarch.arena.jobs import open_runner
from tetrarch.training.selfplay import Chunk, ChunkResult, Duel, play_chunk, play_duel

AHEAD = 4
"""The number of chunks for each worker that are running or queued, while the caller is busy."""


class Workers:
    """Plays chunks in the background whenever ``pump`` is called, and duels at once.

    They play in processes of this machine, or on the Ray cluster at an address; with no processes, in this one.
    """

    def __init__(self, processes: int | None, ray: str | None = None) -> None:
        self._waiting: list[Chunk] = []
        self._running: set[Future[ChunkResult | None]] = set()
        self._results: list[ChunkResult] = []
        self._runner = None if processes == 0 else open_runner(processes, ray)

    @property
    def slots(self) -> int:
        """The number of chunks that are played at the same time; 0 for none in the background."""
        return 0 if self._runner is None else self._runner.slots

    def start(self, chunks: Iterable[Chunk]) -> None:
        """Take on chunks; they are played in their order, as ``pump`` is called."""
        self._waiting += chunks

    @property
    def is_idle(self) -> bool:
        """Whether all chunks are played."""
        return not self._waiting and not self._running

    def pump(self, seconds: float = 0.0) -> list[ChunkResult]:
        """Start what can be started, and return what is done; wait so long for a result if there is none."""
        if self._runner is None:
            if self._waiting:
                self._keep(play_chunk(self._waiting.pop(0)))
        else:
            while self._waiting and len(self._running) < AHEAD * self._runner.slots:
                self._running.add(self._runner.submit(play_chunk, self._waiting.pop(0)))
            if self._running:
                done, self._running = wait(self._running, seconds, FIRST_COMPLETED)
                for future in done:
                    self._keep(self._runner.result(future))
        found, self._results = self._results, []
        return found

    def _keep(self, result: ChunkResult | None) -> None:
        if result is not None:
            self._results.append(result)

    def drop(self) -> None:
        """Forget the chunks that no process has begun; on a Ray cluster, also those that are being played."""
        self._waiting.clear()
        if self._runner is not None:
            self._running = {future for future in self._running if not self._runner.cancel(future)}

    def duels(self, duels: Sequence[Duel]) -> list[float]:
        """Play games of a match, and return the share of the win of the first bot in each."""
        if self._runner is None:
            return [play_duel(duel) for duel in duels]
        runner = self._runner
        return [runner.result(future) for future in [runner.submit(play_duel, duel) for duel in duels]]

    def close(self) -> None:
        """End the workers; running chunks are abandoned."""
        if self._runner is not None:
            self._runner.close()
