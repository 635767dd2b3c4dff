"""The workers that play: games of rounds in the background, and matches that the caller waits for."""

from __future__ import annotations

import math
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


def open_workers(game: str, processes: int | None, ray: str | None, self_play: str) -> Workers:
    """Start the workers of a run; those on a GPU take the place of some processes of this machine."""
    if self_play == "cpu":
        return Workers(processes, ray)
    devices = open_devices(game, max(1, (processes or 1) // CORES_FOR_DEVICE))
    if self_play == "both" and processes and ray is None:
        processes = max(1, processes - len(devices))
    return Workers(processes, ray, devices, on_processor=self_play == "both")


def open_devices(game: str, count: int) -> list[DevicePlayer]:
    """Start so many processes that play on the GPU; the first compiles the programs, and the others load them."""
    devices = [DevicePlayer(game)]
    devices[0].wait_until_ready()
    return devices + [DevicePlayer(game) for _ in range(count - 1)]


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
                self._keep(self._result_of(future))
            self._running -= done
            self._on_devices -= done
        found, self._results = self._results, []
        return found

    def _result_of(self, future: Future[ChunkResult | None]) -> ChunkResult | None:
        """The result of a chunk; raises what went wrong."""
        if self._runner is None or future in self._on_devices:
            return future.result()
        return self._runner.result(future)

    def _submit(self) -> None:
        """Queue chunks where there is room for them, each where the least is queued for what can be played there."""
        while self._waiting:
            device = min(self._devices, key=lambda one: one.load, default=None)
            if device is not None and (not device.has_room or device.load > self._load):
                device = None
            if device is not None:
                self._on_devices.add(device.submit(self._waiting.pop(0)))
            elif self._runner is not None and self._load < 1:
                self._running.add(self._runner.submit(play_chunk, self._waiting.pop(0)))
            else:
                break

    @property
    def _load(self) -> float:
        """The number of chunks that are played or queued on processors, relative to how many there may be."""
        if self._runner is None or not self._on_processor:
            return math.inf
        return len(self._running) / (AHEAD * self._runner.slots)

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
