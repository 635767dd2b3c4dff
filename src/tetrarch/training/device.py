"""The processes that play on a GPU, each with many games in lockstep."""

from __future__ import annotations

import signal
import threading
from concurrent.futures import Future
from multiprocessing import get_context
from multiprocessing.connection import Connection

from tetrarch.arena.jobs import end_with_parent, interrupts_held
from tetrarch.arena.schedule import ArenaError
from tetrarch.bots.batch import SlotSpaces
from tetrarch.bots.network import Network
from tetrarch.training.lockstep import Lockstep, MakeSpaces
from tetrarch.training.selfplay import Chunk, ChunkResult

GAMES = 1024
"""The number of games that a process plays at the same time."""
QUEUED = 0.25
"""How many more games are queued, as a part of this number, so that new ones begin as others end."""
LOST = "a process that plays on the GPU ended unexpectedly; run the same command again to continue"


def require_device() -> None:
    """Raise an error unless this machine can play on a GPU: it needs the extra ``cuda`` and an NVIDIA GPU."""
    from tetrarch.envs.cuda.compiler import require_gpu

    require_gpu("self-play on a GPU")


def gpu_spaces(game: str, slots: int, network: Network | None) -> SlotSpaces:
    """The memory on the GPU for searches of a game."""
    from tetrarch.envs.cuda.search import DeviceSpaces

    return DeviceSpaces(game, slots, network)


class DevicePlayer:
    """A process that plays chunks on a GPU. It ignores interrupts, and ends with this process."""

    def __init__(self, game: str, games: int = GAMES, make_spaces: MakeSpaces = gpu_spaces) -> None:
        context = get_context("spawn")
        self._connection, theirs = context.Pipe()
        self._games = games
        self._futures: dict[tuple[int, int], Future[ChunkResult | None]] = {}
        self._queued = 0
        """The number of games of all chunks that are not over."""
        self._ready: Future[None] = Future()
        self._lock = threading.Lock()
        self._process = context.Process(target=play_on_device, args=(theirs, game, games, make_spaces), daemon=True)
        with interrupts_held():
            self._process.start()
        theirs.close()
        threading.Thread(target=self._receive, daemon=True).start()

    def wait_until_ready(self) -> None:
        """Wait until the programs are compiled; raises what went wrong."""
        self._ready.result()

    @property
    def load(self) -> float:
        """The number of games that are played or queued, for each one that can be played at the same time."""
        return self._queued / self._games

    @property
    def has_room(self) -> bool:
        """Whether one more chunk should be queued."""
        return self.load < 1 + QUEUED

    def submit(self, chunk: Chunk) -> Future[ChunkResult | None]:
        """Queue a chunk."""
        future: Future[ChunkResult | None] = Future()
        with self._lock:
            self._futures[chunk.round, chunk.number] = future
            self._queued += chunk.settings.chunk
        future.add_done_callback(lambda _: self._forget(chunk.settings.chunk))
        try:
            self._connection.send(chunk)
        except OSError:
            self._fail(ArenaError(LOST))
        return future

    def _forget(self, games: int) -> None:
        with self._lock:
            self._queued -= games

    def drop(self) -> None:
        """Abandon all chunks, also those that are being played."""
        self._connection.send(None)
        for future in self._taken():
            future.cancel()

    def close(self) -> None:
        """End the process."""
        self._process.terminate()
        self._process.join()
        self._connection.close()

    def _receive(self) -> None:
        """Pass on what the process sends, until it ends."""
        try:
            while True:
                message = self._connection.recv()
                if isinstance(message, ChunkResult):
                    with self._lock:
                        future = self._futures.pop((message.round, message.number), None)
                    if future is not None:  # else it is abandoned
                        future.set_result(message)
                elif isinstance(message, Exception):
                    self._fail(message)
                else:
                    self._ready.set_result(None)
        except (EOFError, OSError):
            self._fail(ArenaError(LOST))

    def _fail(self, error: Exception) -> None:
        """Let all that waits for the process fail."""
        if not self._ready.done():
            self._ready.set_exception(error)
        for future in self._taken():
            future.set_exception(error)

    def _taken(self) -> list[Future[ChunkResult | None]]:
        """All chunks that are not over; they are forgotten."""
        with self._lock:
            found = list(self._futures.values())
            self._futures.clear()
        return found


def play_on_device(connection: Connection, game: str, games: int, make_spaces: MakeSpaces) -> None:
    """Play the chunks that come over a connection, and send their results."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=end_with_parent, daemon=True).start()
    try:
        make_spaces(game, 1, None)  # compiles the programs
        connection.send("ready")
        lockstep = Lockstep(make_spaces, games)
        while True:
            while lockstep.is_idle or connection.poll():
                chunk = connection.recv()
                if chunk is None:
                    lockstep.drop()
                else:
                    lockstep.add(chunk)
            for result in lockstep.step():
                connection.send(result)
    except EOFError:
        return
    except Exception as error:
        connection.send(ArenaError(f"the process that plays on the GPU failed: {type(error).__name__}: {error}"))
        raise
