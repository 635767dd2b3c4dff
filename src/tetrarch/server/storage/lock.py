"""The lock of a data folder: one server at a time, and nobody restores a backup under a running one."""

from __future__ import annotations

import os
import sys
from pathlib import Path
from typing import IO

from tetrarch.server.storage.database import DatabaseFault


class DataLock:
    """A lock beside a database file; the system lets go of it when its holder ends, however that happens."""

    def __init__(self, database: Path) -> None:
        self.path = database.with_name(f"{database.name}.lock")
        self._file: IO[str] | None = None

    def take(self) -> None:
        """Take the lock; a :class:`DatabaseFault` says who has it."""
        self.path.parent.mkdir(parents=True, exist_ok=True)
        file = self.path.open("a+", encoding="utf-8")
        try:
            _lock(file)
        except OSError:
            file.seek(0)
            holder = file.read(20).strip()
            file.close()
            raise DatabaseFault("server-runs", folder=str(self.path.parent), process=holder or "?") from None
        file.truncate(0)
        file.write(f"{os.getpid()}\n")
        file.flush()
        self._file = file

    def release(self) -> None:
        """Let go of the lock; the file stays, so that nobody locks one that is being removed."""
        if self._file:
            self._file.close()
            self._file = None


if sys.platform == "win32":
    import msvcrt

    def _lock(file: IO[str]) -> None:
        file.seek(1_000_000)  # a byte that nobody reads
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(file: IO[str]) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
