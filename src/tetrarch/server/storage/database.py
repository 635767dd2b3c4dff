"""The database: SQLite in a folder, or PostgreSQL by its address; one code for both.

SQLite runs in WAL mode, so that readers never wait for writers, with ``synchronous=FULL``: a commit that was
acknowledged survives even a power cut. What that costs is shared, for the store commits many appends at once. SQLite
lets one write at a time, so writers of this process queue at a lock of ours, which is fair and wakes at once, instead
of at SQLite's, which sleeps and tries again.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import sys
from collections.abc import AsyncIterator, Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import IO

from sqlalchemy import URL, Connection, Engine, create_engine, event, make_url, text
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import ArgumentError, NoSuchModuleError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, AsyncSession, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry, StaticPool

from tetrarch.server.http.errors import OperatorFault

FILE = "tetrarch.sqlite3"
"""What the database is called in a data folder."""

SECONDS_TO_WAIT = 15
"""How long one waits for another process that writes to the same SQLite file, such as a backup's checkpoint."""

WRITES = "tetrarch_writes"
"""The option of a connection whose transaction writes."""

READERS = 8
"""How many connections read at once; each to SQLite is a thread."""


class DatabaseFault(OperatorFault):
    """A database that cannot be used."""


def sqlite_url(data: Path) -> str:
    """The address of the SQLite database in a data folder."""
    return URL.create("sqlite+aiosqlite", database=str(data / FILE)).render_as_string(hide_password=False)


def read_url(address: str) -> URL:
    """The address of a database with the driver that we use for it; what we cannot use is refused."""
    try:
        url = make_url(address)
    except ArgumentError:
        raise DatabaseFault("address") from None
    backend = url.get_backend_name()
    if backend in ("postgresql", "postgres"):
        return url.set(drivername="postgresql+asyncpg")
    if backend == "sqlite":
        if not url.database or url.database == ":memory:" or url.database.startswith("file:"):
            raise DatabaseFault("sqlite-file")
        return url.set(drivername="sqlite+aiosqlite")
    raise DatabaseFault("backend", name=repr(backend))


class Database:
    """The connections to one database."""

    def __init__(self, address: str) -> None:
        self.url = read_url(address)
        self.is_sqlite = self.url.get_backend_name() == "sqlite"
        self.engine = _make_engine(self.url, self.is_sqlite)
        self._writing = asyncio.Lock()
        self._plain = _make_plain_engine(self.url) if self.is_sqlite else None
        self._writer: Connection | None = None
        """The one connection of the thread that writes, from the first time on."""
        self._thread = ThreadPoolExecutor(1, "database writer")

    @property
    def file(self) -> Path | None:
        """The file of an SQLite database."""
        return Path(str(self.url.database)) if self.is_sqlite else None

    @contextlib.asynccontextmanager
    async def connect(self) -> AsyncIterator[AsyncConnection]:
        """A connection to read with; it sees one moment of the database."""
        async with self.engine.connect() as connection:
            yield connection

    @contextlib.asynccontextmanager
    async def connect_to_write(self) -> AsyncIterator[AsyncConnection]:
        """A connection in a transaction that is committed at the end, or undone at an exception."""
        async with self._turn_to_write(), self.engine.connect() as plain:
            options: dict[str, object] = {WRITES: True}
            if not self.is_sqlite:
                options["isolation_level"] = "READ COMMITTED"  # a row that is locked is read as it is now
            connection = await plain.execution_options(**options)
            async with connection.begin():
                yield connection

    @contextlib.asynccontextmanager
    async def read(self) -> AsyncIterator[AsyncSession]:
        """A session to read with; it sees one moment of the database."""
        async with AsyncSession(self.engine, expire_on_commit=False, autoflush=False) as session:
            yield session

    @contextlib.asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncSession]:
        """A session in a transaction that is committed at the end, or undone at an exception."""
        async with (
            self.connect_to_write() as connection,
            AsyncSession(connection, expire_on_commit=False) as session,
        ):
            yield session
            await session.flush()

    async def write_at_once(self, work: Callable[[Connection], None]) -> None:
        """Do some work in a transaction of its own, which is committed at the end, or undone at an exception.

        On SQLite all of it, the commit included, is one visit to the thread that writes: each way there and back may
        have to wait for the interpreter's lock.
        """
        if self._plain is None:
            async with self.connect_to_write() as connection:
                await connection.run_sync(work)
            return
        async with self._writing:
            await asyncio.get_running_loop().run_in_executor(self._thread, self._write, self._plain, work)

    def _write(self, engine: Engine, work: Callable[[Connection], None]) -> None:
        if self._writer is None:
            self._writer = engine.connect().execution_options(**{WRITES: True})
        try:
            with self._writer.begin():
                work(self._writer)
        except BaseException:
            writer, self._writer = self._writer, None
            writer.close()  # whatever state it is in
            raise

    async def is_reachable(self) -> bool:
        """Whether the database answers."""
        try:
            async with asyncio.timeout(5), self.connect() as connection:
                await connection.execute(text("SELECT 1"))
        except (SQLAlchemyError, OSError, TimeoutError):
            return False
        return True

    async def close(self) -> None:
        """Close all connections."""
        self._thread.shutdown()
        if self._writer is not None:
            self._writer.close()
        if self._plain is not None:
            self._plain.dispose()
        await self.engine.dispose()

    @contextlib.asynccontextmanager
    async def _turn_to_write(self) -> AsyncIterator[None]:
        if self.is_sqlite:
            async with self._writing:
                yield
        else:
            yield


def _make_engine(url: URL, is_sqlite: bool) -> AsyncEngine:
    try:
        if not is_sqlite:
            return create_async_engine(
                url,
                pool_size=READERS,
                max_overflow=READERS,
                pool_pre_ping=True,
                isolation_level="REPEATABLE READ",  # who reads sees one moment, as in SQLite
            )
        engine = create_async_engine(
            url, pool_size=READERS, max_overflow=READERS, connect_args={"timeout": SECONDS_TO_WAIT}
        )
    except (ModuleNotFoundError, NoSuchModuleError) as error:
        raise DatabaseFault("postgres-extra", reason=str(error)) from None
    event.listen(engine.sync_engine, "connect", _set_up_sqlite)
    event.listen(engine.sync_engine, "begin", _begin_sqlite)
    return engine


def _make_plain_engine(url: URL) -> Engine:
    """The connection of the thread that writes to SQLite."""
    engine = create_engine(
        url.set(drivername="sqlite"),
        poolclass=StaticPool,
        connect_args={"timeout": SECONDS_TO_WAIT, "check_same_thread": False},
    )
    event.listen(engine, "connect", _set_up_sqlite)
    event.listen(engine, "begin", _begin_sqlite)
    return engine


def _set_up_sqlite(connection: DBAPIConnection, _entry: ConnectionPoolEntry) -> None:
    connection.isolation_level = None  # begin and commit are ours, of schema changes too
    cursor = connection.cursor()
    for setting in (
        "journal_mode=WAL",
        "synchronous=FULL",
        "foreign_keys=ON",
        "secure_delete=ON",  # what people delete is not left in the file
        f"busy_timeout={SECONDS_TO_WAIT * 1000}",
        "journal_size_limit=67108864",
    ):
        cursor.execute(f"PRAGMA {setting}")
    cursor.close()


def _begin_sqlite(connection: Connection) -> None:
    # A transaction that reads first and writes later could find that another has written meanwhile, and fail.
    writes = connection.get_execution_options().get(WRITES, False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


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
