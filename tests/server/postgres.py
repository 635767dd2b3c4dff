"""A real PostgreSQL server for tests: in its own folder, reached through a socket, with fresh databases."""

from __future__ import annotations

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from itertools import count
from pathlib import Path
from types import TracebackType


def find_programs() -> Path:
    """The folder of ``initdb`` and ``postgres``: Debian keeps it off the path, by version."""
    on_path = shutil.which("initdb")
    folders = sorted(Path("/usr/lib/postgresql").glob("*/bin"), key=lambda folder: int(folder.parent.name))
    if on_path:
        folders.append(Path(os.path.realpath(on_path)).parent)
    for folder in reversed(folders):
        if (folder / "initdb").exists() and (folder / "postgres").exists():
            return folder
    raise RuntimeError("these tests start a PostgreSQL of their own; on Debian: apt-get install postgresql")


class PostgresServer:
    """A server that runs until it is left; PostgreSQL refuses to run as root, so root lends it another user."""

    def __init__(self, *, durable: bool = False) -> None:
        self.programs = find_programs()
        self._fsync = "on" if durable else "off"
        self.folder = Path(tempfile.mkdtemp(prefix="pg-"))  # the path of a socket must be short
        self._user: list[str] = []
        if os.geteuid() == 0:
            known = {entry.pw_name: entry for entry in pwd.getpwall()}
            entry = known.get("postgres") or known["nobody"]
            os.chown(self.folder, entry.pw_uid, entry.pw_gid)
            self._user = ["setpriv", f"--reuid={entry.pw_uid}", f"--regid={entry.pw_gid}", "--clear-groups"]
        self._names = count(1)
        self._process: subprocess.Popen[bytes] | None = None

    def __enter__(self) -> PostgresServer:
        data = self.folder / "data"
        self._run("initdb", "-D", str(data), "-U", "tetrarch", "-A", "trust", "-E", "UTF8", "--no-locale", "-N")
        self.start()
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.stop()
        shutil.rmtree(self.folder, ignore_errors=True)

    def start(self) -> None:
        """Start the server and wait until it answers."""
        arguments = [
            *("-D", self.folder / "data", "-k", self.folder, "-c", "listen_addresses="),
            *("-c", f"fsync={self._fsync}", "-c", "max_connections=200", "-c", "unix_socket_permissions=0777"),
        ]
        with (self.folder / "log").open("wb") as log:
            command = [*self._user, str(self.programs / "postgres"), *map(str, arguments)]
            self._process = subprocess.Popen(command, stdout=log, stderr=log)
        wait = [str(self.programs / "pg_isready"), "-q", "-h", str(self.folder), "-U", "tetrarch"]
        for _ in range(300):
            if subprocess.run(wait, timeout=30).returncode == 0:
                return
            assert self._process.poll() is None, (self.folder / "log").read_text()
            time.sleep(0.05)
        raise AssertionError((self.folder / "log").read_text())

    @property
    def process_id(self) -> int:
        assert self._process
        return self._process.pid

    def stop(self) -> None:
        """Stop the server at once."""
        if self._process:
            self._process.send_signal(signal.SIGQUIT)
            self._process.wait(30)
            self._process = None

    def kill(self) -> None:
        """End the server as a power cut would; its processes notice that the first one is gone."""
        assert self._process
        self._process.kill()
        self._process.wait(30)
        self._process = None
        segment = (self.folder / "data" / "postmaster.pid").read_text().splitlines()[6].split()[-1]
        for _ in range(300):  # the next start needs the shared memory
            users = subprocess.run(["ipcs", "-m", "-i", segment], capture_output=True, text=True, timeout=30).stdout
            if "nattch=0" in users.replace("\t", "") or "nattch" not in users:
                return
            time.sleep(0.05)

    def fresh_database(self) -> str:
        """The address of a new, empty database."""
        name = f"tables_{next(self._names)}"
        self._run("createdb", "-h", str(self.folder), "-U", "tetrarch", name)
        return f"postgresql://tetrarch@/{name}?host={self.folder}"

    def query(self, address: str, statement: str) -> list[str]:
        """The lines that a query of a database returns."""
        return self._run("psql", address, "-tA", "-c", statement).split()

    def _run(self, program: str, *arguments: str) -> str:
        command = [*self._user, str(self.programs / program), *arguments]
        ran = subprocess.run(command, capture_output=True, text=True, timeout=120, cwd="/")
        assert ran.returncode == 0, ran.stdout + ran.stderr
        return ran.stdout
