"""A real server for tests, on its own port: in a thread of this process, or in a process that can be killed."""

from __future__ import annotations

import os
import re
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path
from types import TracebackType
from typing import Self

import uvicorn

from tetrarch.server.app import make_app
from tetrarch.server.http.connections import server_config
from tetrarch.server.settings import ServerSettings


class ThreadServer:
    """A server in a thread."""

    def __init__(self, settings: ServerSettings) -> None:
        self.app = make_app(settings)
        config = server_config(self.app, host="127.0.0.1", port=0, timeout_graceful_shutdown=5)
        self._server = uvicorn.Server(config)
        self._thread = threading.Thread(target=self._server.run, name="server")

    def __enter__(self) -> Self:
        self._thread.start()
        while not self._server.started:
            assert self._thread.is_alive(), "the server did not start"
            time.sleep(0.01)
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self._server.should_exit = True
        self._thread.join(30)
        assert not self._thread.is_alive(), "the server did not stop"

    @property
    def address(self) -> str:
        port = self._server.servers[0].sockets[0].getsockname()[1]
        return f"http://127.0.0.1:{port}"


class ProcessServer:
    """A server in a process, as ``tetrarch serve`` starts it."""

    def __init__(self, data: Path, *options: str, **environment: str) -> None:
        self.data = data
        self.log = data.with_suffix(".log")
        self._options = options
        self._environment = environment
        self._process: subprocess.Popen[str] | None = None
        self.address = ""

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.kill()

    def start(self) -> None:
        """Start it and wait until it answers; after the first time at the same port."""
        port = self.address.rpartition(":")[2] or "0"
        command = [sys.executable, "-m", "tetrarch", "serve", "--port", port, "--no-browser", "--data", str(self.data)]
        environment = {**os.environ, "TETRARCH_JIT": "off", "TETRARCH_SERVER_RATE_LIMITS": "false"}
        with self.log.open("a") as log:
            self._process = subprocess.Popen(
                [*command, *self._options],
                env={**environment, **self._environment},
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
            )
        assert self._process.stdout
        line = self._process.stdout.readline()
        found = re.search(r"http://localhost:(\d+)", line)
        assert found, f"the server did not start: {line}{self.log.read_text()}"
        self.address = f"http://127.0.0.1:{found[1]}"

    @property
    def process_id(self) -> int:
        assert self._process
        return self._process.pid

    def kill(self) -> None:
        """End it at once, as a power cut would."""
        if self._process:
            self._process.send_signal(signal.SIGKILL)
            self._process.wait(30)
            if self._process.stdout:
                self._process.stdout.close()
            self._process = None

    def stop(self, seconds: float = 30) -> int:
        """End it gracefully, within some seconds; the exit code."""
        assert self._process
        self._process.send_signal(signal.SIGTERM)
        return self.wait(seconds)

    def wait(self, seconds: float = 30) -> int:
        """Wait until it has ended; the exit code."""
        assert self._process
        code = self._process.wait(seconds)
        if self._process.stdout:
            self._process.stdout.close()
        self._process = None
        return code


class ProcessWorker:
    """A worker in a process, as ``tetrarch worker`` starts it."""

    def __init__(self, log: Path, bus: str, *options: str, **environment: str) -> None:
        self.log = log
        self._options = options
        self._bus = bus
        self._environment = environment
        self._process: subprocess.Popen[str] | None = None

    def __enter__(self) -> Self:
        self.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.kill()

    def start(self) -> None:
        """Start it and wait until it waits for jobs."""
        command = [sys.executable, "-m", "tetrarch", "worker", "--bus", self._bus, "--workers", "1"]
        with self.log.open("a") as log:
            self._process = subprocess.Popen(
                [*command, "--log-level", "info", *self._options],
                env={**os.environ, "TETRARCH_JIT": "off", **self._environment},
                stdout=subprocess.PIPE,
                stderr=log,
                text=True,
            )
        assert self._process.stdout
        line = self._process.stdout.readline()
        assert line, f"the worker did not start: {self.log.read_text()}"

    def kill(self) -> None:
        """End it at once."""
        self._end(signal.SIGKILL)

    def stop(self) -> int:
        """End it gracefully; the exit code."""
        return self._end(signal.SIGTERM)

    def _end(self, number: signal.Signals) -> int:
        if self._process is None:
            return 0
        self._process.send_signal(number)
        code = self._process.wait(30)
        if self._process.stdout:
            self._process.stdout.close()
        self._process = None
        return code
