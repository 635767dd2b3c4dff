"""A real Redis or Valkey for tests: on a port of its own, with nothing kept on disk."""

from __future__ import annotations

import contextlib
import shutil
import signal
import socket
import subprocess
import tempfile
import threading
import time
from pathlib import Path
from types import TracebackType
from typing import Self


def free_port() -> int:
    """A port that nobody listens at."""
    with contextlib.closing(socket.socket()) as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


class RedisServer:
    """A server that runs until it is left."""

    def __init__(self) -> None:
        program = shutil.which("redis-server") or shutil.which("valkey-server")
        assert program, "these tests start a Redis of their own; on Debian: apt-get install redis-server"
        self._program = program
        self.port = free_port()
        self.url = f"redis://127.0.0.1:{self.port}"
        self._folder = tempfile.mkdtemp(prefix="redis-")
        self._process: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.kill()
        shutil.rmtree(self._folder, ignore_errors=True)

    def start(self) -> None:
        """Start the server and wait until it answers."""
        options = ["--port", str(self.port), "--bind", "127.0.0.1", "--save", "", "--appendonly", "no"]
        self._process = subprocess.Popen(
            [self._program, *options, "--dir", self._folder], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL
        )
        for _ in range(600):
            with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", self.port), 1) as found:
                found.sendall(b"PING\r\n")
                if found.recv(5) == b"+PONG":
                    return
            assert self._process.poll() is None, "Redis did not start"
            time.sleep(0.05)
        raise AssertionError("Redis does not answer")

    @property
    def process_id(self) -> int:
        assert self._process
        return self._process.pid

    def kill(self) -> None:
        """End it at once."""
        if self._process:
            self._process.kill()
            self._process.wait(30)
            self._process = None

    def pause(self) -> None:
        """Let it answer nobody, as behind a broken network, until it is resumed."""
        assert self._process
        self._process.send_signal(signal.SIGSTOP)

    def resume(self) -> None:
        """Let it answer again."""
        assert self._process
        self._process.send_signal(signal.SIGCONT)


class Forwarder:
    """The way of one server to a port or a Unix socket, which can be cut: nothing arrives, and neither side notices."""

    def __init__(self, target: int | Path) -> None:
        self._target = target
        self._listening = socket.create_server(("127.0.0.1", 0))
        self.port = self._listening.getsockname()[1]
        self.url = f"redis://127.0.0.1:{self.port}"
        self._open: list[socket.socket] = []
        self._is_cut = False
        threading.Thread(target=self._accept, daemon=True).start()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._listening.close()
        self.restore()

    def cut(self) -> None:
        """Let nothing through from now on."""
        self._is_cut = True

    def restore(self) -> None:
        """Let new connections through; those from before are lost."""
        self._is_cut = False
        while self._open:
            with contextlib.suppress(OSError):
                self._open.pop().shutdown(socket.SHUT_RDWR)

    def _accept(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                near, _ = self._listening.accept()
                far = self._connect()
                self._open += [near, far]
                for ends in ((near, far), (far, near)):
                    threading.Thread(target=self._pass_on, args=ends, daemon=True).start()

    def _connect(self) -> socket.socket:
        if isinstance(self._target, int):
            return socket.create_connection(("127.0.0.1", self._target))
        far = socket.socket(socket.AF_UNIX)
        far.connect(str(self._target))
        return far

    def _pass_on(self, source: socket.socket, target: socket.socket) -> None:
        with contextlib.suppress(OSError), source:
            while data := source.recv(65536):
                if not self._is_cut:
                    target.sendall(data)
        if not self._is_cut:
            with contextlib.suppress(OSError):
                target.shutdown(socket.SHUT_RDWR)
