"""Backups of an SQLite database, made while a server writes to it and restored while none runs."""

from __future__ import annotations

import contextlib
import os
import sqlite3
import time
from collections.abc import Iterator
from pathlib import Path

from tetrarch.server.storage.database import DatabaseFault, DataLock
from tetrarch.server.storage.migrations import STEPS


def back_up(database: Path, target: Path, *, replace: bool = False) -> int:
    """Copy a consistent state of a database into one file and return its size; a server may go on writing."""
    if not database.is_file():
        raise DatabaseFault("no-database", file=str(database))
    if target.exists() and not replace:
        raise DatabaseFault("there-already", file=str(target))
    if target.exists() and target.samefile(database):
        raise DatabaseFault("itself", file=str(target))
    beside = target.with_name(f".{target.name}.{os.getpid()}.part")
    try:
        copy(database, beside)
        os.replace(beside, target)
        _make_durable(target.parent)
    finally:
        beside.unlink(missing_ok=True)
    return target.stat().st_size


def restore(source: Path, database: Path) -> Path | None:
    """Replace a database by a backup; keep the old database beside it and return its path."""
    if not source.is_file():
        raise DatabaseFault("no-file", file=str(source))
    if database.exists() and source.samefile(database):
        raise DatabaseFault("itself", file=str(source))
    check_backup(source)
    lock = DataLock(database)
    lock.take()
    beside = database.with_name(f".{database.name}.{os.getpid()}.part")
    try:
        copy(source, beside)
        kept = None
        if database.exists():
            kept = database.with_name(f"{database.name}.before-{time.strftime('%Y%m%d-%H%M%S')}")
            copy(database, kept)  # includes what was only in its journal
        for leftover in ("-wal", "-shm"):
            database.with_name(database.name + leftover).unlink(missing_ok=True)
        os.replace(beside, database)
        _make_durable(database.parent)
    finally:
        beside.unlink(missing_ok=True)
        lock.release()
    return kept


def check_backup(source: Path) -> None:
    """Reject a file that is not an intact database of a known version."""
    try:
        with _open(source, read_only=True) as connection:
            (found,) = connection.execute("PRAGMA quick_check(1)").fetchone()
            row = connection.execute("SELECT version_num FROM alembic_version").fetchone()
    except sqlite3.Error as error:
        raise DatabaseFault("no-backup", file=str(source), reason=str(error)) from None
    if found != "ok":
        raise DatabaseFault("damaged", file=str(source), reason=str(found))
    if row is None or row[0] not in STEPS:
        raise DatabaseFault("newer-backup", file=str(source))


def copy(source: Path, target: Path) -> None:
    """Copy a consistent state of a database into a file that only its owner may read, because it contains secrets."""
    target.unlink(missing_ok=True)
    os.close(os.open(target, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
    try:
        with _open(source, read_only=True) as old, _open(target) as new:
            old.backup(new)
            new.execute("PRAGMA journal_mode=DELETE")  # one file without a journal
    except sqlite3.Error as error:
        target.unlink(missing_ok=True)
        raise DatabaseFault("not-copied", file=str(source), reason=str(error)) from None
    with target.open("rb") as file:
        os.fsync(file.fileno())


@contextlib.contextmanager
def _open(path: Path, *, read_only: bool = False) -> Iterator[sqlite3.Connection]:
    connection = sqlite3.connect(f"{path.absolute().as_uri()}?mode={'ro' if read_only else 'rw'}", uri=True, timeout=30)
    try:
        yield connection
    finally:
        connection.close()


def _make_durable(folder: Path) -> None:
    with contextlib.suppress(OSError):  # not every system can sync a folder
        number = os.open(folder, os.O_RDONLY)
        try:
            os.fsync(number)
        finally:
            os.close(number)
