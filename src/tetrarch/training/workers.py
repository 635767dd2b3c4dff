"""The workers that play: games of rounds in the background, and matches that the caller waits for."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, wait

from tetrarch.arena.jobs import open_runner
from tetrarch.training.device import DevicePlayer
from tetrarch.training.selfplay import Chunk, ChunkResult, Duel, play_chunk, play_duel

AHEAD = 4
"""The number of chunks for each worker that are running or queued, while the caller is busy."""
SELF_PLAY = ("cpu", "gpu", "both")
"""Where the games of rounds are played; matches are always played on processors."""
CORES_FOR_DEVICE = 4
"""One process in so many plays on the GPU, if any does: it deals games and writes samples while the GPU searches."""


def open_devices(game: str, processes: int) -> list[DevicePlayer]:
    """Start the processes that play on the GPU; the first compiles the programs, and the others load them."""
    devices = [DevicePlayer(game)]
    devices[0].wait_until_ready()
    return devices + [DevicePlayer(game) for _ in range(processes // CORES_FOR_DEVICE - 1)]


class Workers:
    """Plays chunks in the background whenever ``pump`` is called, and duels at once.

    They play in processes of this machine, or on the Ray cluster at an address; with no processes, in this one. Beside
    them, or in their place unless ``on_processor``, ``devices`` play chunks.
    """

    def __init__(
        self,
        processes: int | None,
        ray: str | None = None,
        devices: Sequence[DevicePlayer] = (),
        on_processor: bool = True,
    ) -> None:
        self._waiting: list[Chunk] = []
        self._running: set[Future[ChunkResult | None]] = set()
        self._on_devices: set[Future[ChunkResult | None]] = set()
        self._results: list[ChunkResult] = []
        self._runner = None if processes == 0 else open_runner(processes, ray)
        self._devices = devices
        self._on_processor = on_processor

    @property
    def slots(self) -> int:
        """The number of chunks that are played at the same time on processors; 0 for none in the background."""
        return 0 if self._runner is None else self._runner.slots

    def start(self, chunks: Iterable[Chunk]) -> None:
        """Take on chunks; they are played in their order, as ``pump`` is called."""
        self._waiting += chunks

    @property
    def is_idle(self) -> bool:
        """Whether all chunks are played."""
        return not self._waiting and not self._running and not self._on_devices

    def pump(self, seconds: float = 0.0) -> list[ChunkResult]:
        """Start what can be started, and return what is done; wait so long for a result if there is none."""
        if self._on_processor and self._runner is None and self._waiting:
            self._keep(play_chunk(self._waiting.pop(0)))
        self._submit()
        if self._running or self._on_devices:
            done, _ = wait(self._running | self._on_devices, seconds, FIRST_COMPLETED)
            for future in done:
                is_here = self._runner is None or future in self._on_devices
                self._keep(future.result() if is_here else self._runner.result(future))
            self._running -= done
            self._on_devices -= done
        found, self._results = self._results, []
        return found

    def _submit(self) -> None:
        """Queue chunks where there is room for them."""
        while self._waiting and self._devices:
            device = min(self._devices, key=lambda one: one.load)
            if not device.has_room:
                break
            self._on_devices.add(device.submit(self._waiting.pop(0)))
        while self._waiting and self._runner and self._on_processor and len(self._running) < AHEAD * self._runner.slots:
            self._running.add(self._runner.submit(play_chunk, self._waiting.pop(0)))

    def _keep(self, result: ChunkResult | None) -> None:
        if result is not None:
            self._results.append(result)

    def drop(self) -> None:
        """Forget the chunks that no process has begun; on a GPU or a Ray cluster, also those that are being played."""
        self._waiting.clear()
        if self._runner is not None:
            self._running = {future for future in self._running if not self._runner.cancel(future)}
        for device in self._devices:
            device.drop()
        self._on_devices = {future for future in self._on_devices if not future.cancelled()}

    def duels(self, duels: Sequence[Duel]) -> list[float]:
        """Play games of a match, and return the share of the win of the first bot in each."""
        if self._runner is None:
            return [play_duel(duel) for duel in duels]
        runner = self._runner
        return [runner.result(future) for future in [runner.submit(play_duel, duel) for duel in duels]]

    def close(self) -> None:
        """End the workers; running chunks are abandoned."""
        for device in self._devices:
            device.close()
        if self._runner is not None:
            self._runner.close()
