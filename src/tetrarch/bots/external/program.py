"""A program that communicates in lines: it is started, written to, read from, and ended with all its children.

Nothing here waits longer than requested: separate threads write to the program and read from it, and only a bounded
part of its output is kept.
"""

from __future__ import annotations

import contextlib
import os
import queue
import signal
import subprocess
import threading
import weakref
from collections.abc import Sequence
from typing import IO

from tetrarch.bots.external.protocol import MAX_LINE

WAITING_LINES = 64
"""The number of lines that are read ahead; after that the program waits."""
KEPT_OF_STDERR = 4096
"""The number of bytes that are kept of the end of its standard error."""
PATIENCE_AFTER_KILLING = 5.0


class Alarm(threading.Timer):
    """A timer that starts at once: a bot reads no clock, and this tells it that its time is over."""

    def __init__(self, seconds: float) -> None:
        super().__init__(seconds, lambda: None)
        self.daemon = True
        self.start()

    @property
    def has_rung(self) -> bool:
        """Whether the time is over, or the timer was cancelled."""
        return self.finished.is_set()


class Program:
    """A running program in its own process group; it is killed when this process ends or drops the object."""

    def __init__(self, words: Sequence[str]) -> None:
        """Start the program; raises ``OSError`` or ``ValueError`` on failure."""
        self._process = subprocess.Popen(
            words, stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, start_new_session=True
        )
        self._lines: queue.Queue[bytes] = queue.Queue(WAITING_LINES)
        self._outbox: queue.SimpleQueue[bytes | None] = queue.SimpleQueue()
        self._is_left = threading.Event()
        self._stderr = bytearray()
        # The threads know nothing of this object, so that it can be forgotten.
        self._reader = started(read_lines, self._process.stdout, self._lines, self._is_left)
        self._listener = started(keep_last, self._process.stderr, self._stderr)
        started(write_all, self._process.stdin, self._outbox)
        self._leave = weakref.finalize(self, leave, self._process, self._outbox, self._is_left)

    def send(self, line: bytes) -> None:
        """Send a line."""
        self._outbox.put(line)

    def receive(self, seconds: float) -> bytes | None:
        """The next line of its output; None on a timeout, an empty line after the last one."""
        try:
            return self._lines.get(timeout=seconds)
        except queue.Empty:
            return None

    def end(self, patience: float = 0.0) -> None:
        """Close its standard input, wait for it to end by itself, and kill what remains."""
        self._is_left.set()
        self._outbox.put(None)
        self._reader.join(patience)
        self._leave()
        self._listener.join(1.0)  # to get the end of its standard error

    @property
    def exit_words(self) -> str:
        """How it ended, after ``end``."""
        code = self._process.returncode
        return f"was ended by signal {-code}" if code is not None and code < 0 else f"ended with status {code}"

    @property
    def stderr(self) -> str:
        """The end of its standard error."""
        return bytes(self._stderr).decode("utf-8", "replace").strip()


def started(target: object, *arguments: object) -> threading.Thread:
    """A started daemon thread."""
    thread = threading.Thread(target=target, args=arguments, daemon=True)  # type: ignore[arg-type]
    thread.start()
    return thread


def read_lines(stream: IO[bytes], lines: queue.Queue[bytes], is_left: threading.Event) -> None:
    """Queue every line up to the end, or up to a line that is too long; stop when the program is left."""
    with stream, contextlib.suppress(OSError, ValueError):
        line = b"\n"
        while line and len(line) <= MAX_LINE:
            line = stream.readline(MAX_LINE + 1)
            put_unless_left(line, lines, is_left)


def put_unless_left(line: bytes, lines: queue.Queue[bytes], is_left: threading.Event) -> None:
    """Wait for room in the queue, until the program is left."""
    while not is_left.is_set():
        with contextlib.suppress(queue.Full):
            lines.put(line, timeout=0.1)
            return


def keep_last(stream: IO[bytes], kept: bytearray) -> None:
    """Read everything, and keep the end."""
    with stream, contextlib.suppress(OSError, ValueError):
        while chunk := stream.read1(KEPT_OF_STDERR):  # type: ignore[attr-defined]
            kept += chunk
            del kept[:-KEPT_OF_STDERR]


def write_all(stream: IO[bytes], outbox: queue.SimpleQueue[bytes | None]) -> None:
    """Write every line, until None comes or the program stops reading."""
    with contextlib.suppress(OSError, ValueError), stream:
        while (line := outbox.get()) is not None:
            stream.write(line)
            stream.flush()


def leave(process: subprocess.Popen[bytes], outbox: queue.SimpleQueue[bytes | None], is_left: threading.Event) -> None:
    """Stop the threads, and kill the process group of the program.

    Nobody else waits for the process, so that its number, which is also that of the group, still belongs to it.
    """
    is_left.set()
    outbox.put(None)
    with contextlib.suppress(OSError):
        if hasattr(os, "killpg"):
            os.killpg(process.pid, signal.SIGKILL)
        else:
            process.kill()
    with contextlib.suppress(subprocess.TimeoutExpired):
        process.wait(PATIENCE_AFTER_KILLING)
