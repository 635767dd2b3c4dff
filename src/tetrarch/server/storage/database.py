"""The database: SQLite in a folder, or PostgreSQL by its URL.

SQLite runs in WAL mode, so readers never wait for writers, and with ``synchronous=FULL``, so an acknowledged commit
survives a power cut. The store shares the cost of a commit between many appends. SQLite allows one writer at a time.
Writers of this process queue at a lock of their own, which is fair and wakes at once; SQLite's lock sleeps and retries.
"""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import sqlite3
import sys
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import IO, Any, TypeVar

import structlog
from sqlalchemy import URL, Connection, Engine, ExceptionContext, create_engine, event, make_url, text
from sqlalchemy.engine.interfaces import DBAPIConnection, DBAPICursor
from sqlalchemy.exc import ArgumentError, DBAPIError, NoSuchModuleError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, AsyncSession, create_async_engine
from sqlalchemy.pool import ConnectionPoolEntry, StaticPool

from tetrarch.server.http.errors import OperatorFault

Result = TypeVar("Result")

FILE = "tetrarch.sqlite3"
"""The name of the database file in a data folder."""

SECONDS_TO_WAIT = 15
"""How long to wait for another process that writes to the same SQLite file, such as a backup."""
ATTEMPTS = 100
"""How often a new SQLite file is switched to its write-ahead log in that time."""

WRITES = "tetrarch_writes"
"""The execution option of connections whose transactions write."""

KEPT_SECONDS = 1.0
"""An unused connection is kept for so long; the next one is checked first."""

READERS = 8
"""Concurrent read connections; each one to SQLite is a thread."""

CONNECTING_SECONDS = 5.0
COMMAND_SECONDS = 10.0
"""Time limits for connecting to PostgreSQL and for a command: if its packets are lost, nothing reports an error."""

TRIES = 5
TRANSIENT = ("40001", "40P01", "0A000")
"""States of PostgreSQL after which a transaction is tried again: a serialization failure, a deadlock, and a prepared
statement that a migration has made invalid."""


FAILURES = (SQLAlchemyError, OSError)
"""What a database that is away, or rejects a command, raises; drivers report some lost connections as ``OSError``."""


class DatabaseFault(OperatorFault):
    """The database cannot be used."""


def sqlite_url(data: Path) -> str:
    """Return the URL of the SQLite database in a data folder."""
    return URL.create("sqlite+aiosqlite", database=str(data / FILE)).render_as_string(hide_password=False)


def read_url(address: str) -> URL:
    """Return the URL of a database with its driver; unsupported ones are rejected."""
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


async def retried(work: Callable[[], Awaitable[Result]]) -> Result:
    """Do some work in a transaction of its own, again after an error that passes."""
    for left in reversed(range(TRIES)):
        try:
            return await work()
        except DBAPIError as error:
            if not left or getattr(error.orig, "sqlstate", None) not in TRANSIENT:
                raise
            structlog.get_logger().info("transaction-again", exc_info=error)
        await asyncio.sleep(random.uniform(0.01, 0.1))
    raise AssertionError


class Database:
    """The connections to one database."""

    def __init__(self, address: str, *, is_patient: bool = False) -> None:
        """Prepare the connections; ``is_patient`` is for tools whose commands to PostgreSQL may take long."""
        self.url = read_url(address)
        self.is_sqlite = self.url.get_backend_name() == "sqlite"
        self.engine = _make_engine(self.url, self.is_sqlite, is_patient=is_patient)
        self._writing = asyncio.Lock()
        self._kept = self.keep("READ COMMITTED")
        self._plain = _make_plain_engine(self.url) if self.is_sqlite else None
        self._writer: Connection | None = None
        """The connection of the writer thread, opened on first use."""
        self._thread = ThreadPoolExecutor(1, "database writer")

    @property
    def file(self) -> Path | None:
        """The file of an SQLite database."""
        return Path(str(self.url.database)) if self.is_sqlite else None

    @contextlib.asynccontextmanager
    async def patiently(self) -> AsyncIterator[Database]:
        """Give the database without time limits for commands; on SQLite, writers wait for each other as usual."""
        if self.is_sqlite:
            yield self
            return
        patient = Database(self.url.render_as_string(hide_password=False), is_patient=True)
        try:
            yield patient
        finally:
            await patient.close()

    def connect(self) -> AsyncConnection:
        """Open a connection for reading; it sees a consistent snapshot."""
        return self.engine.connect()

    @contextlib.asynccontextmanager
    async def connect_to_write(self) -> AsyncIterator[AsyncConnection]:
        """Open a connection in a transaction, which is committed at the end or rolled back on an exception."""
        turn = self._writing if self.is_sqlite else contextlib.nullcontext()
        async with turn, self.engine.connect() as plain:
            options: dict[str, object] = {WRITES: True}
            if not self.is_sqlite:
                options["isolation_level"] = "READ COMMITTED"  # read the current version of locked rows
            connection = await plain.execution_options(**options)
            async with connection.begin():
                yield connection

    def read(self) -> AsyncSession:
        """Open a session for reading; it sees a consistent snapshot."""
        return AsyncSession(self.engine, expire_on_commit=False, autoflush=False)

    @contextlib.asynccontextmanager
    async def write(self) -> AsyncIterator[AsyncSession]:
        """Open a session in a transaction, which is committed at the end or rolled back on an exception."""
        async with (
            self.connect_to_write() as connection,
            AsyncSession(connection, expire_on_commit=False) as session,
        ):
            yield session
            await session.flush()

    def keep(self, level: str) -> KeptConnection:
        """Return a connection to PostgreSQL with an isolation level, for one task that uses it all the time."""
        return KeptConnection(self.engine, level)

    async def write_at_once(self, work: Callable[[Connection], None]) -> None:
        """Do some work in a transaction of its own; only one task at a time may do so.

        On SQLite all of it, including the commit, is one job of the writer thread: each switch of threads may wait for
        the interpreter lock.
        """
        if self._plain is None:
            async with self._kept.use() as connection, connection.begin():
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
            writer.close()  # in whatever state
            raise

    async def is_reachable(self) -> bool:
        """Return whether the database responds."""
        try:
            async with asyncio.timeout(5), self.connect() as connection:
                await connection.execute(text("SELECT 1"))
        except FAILURES:
            return False
        return True

    async def close(self) -> None:
        """Close all connections."""
        self._thread.shutdown()
        if self._writer is not None:
            self._writer.close()
        if self._plain is not None:
            self._plain.dispose()
        await self._kept.close()
        await self.engine.dispose()


class KeptConnection:
    """A connection that one task uses again and again.

    Taking one from the pool costs more than a small transaction: the pool checks first whether it works.
    """

    def __init__(self, engine: AsyncEngine, level: str) -> None:
        self._engine = engine
        self._level = level
        self._connection: AsyncConnection | None = None
        self._used = 0.0
        """The monotonic time of its last use."""

    @contextlib.asynccontextmanager
    async def use(self) -> AsyncIterator[AsyncConnection]:
        """Give the connection to the task; after a pause or an exception, it is another one."""
        if time.monotonic() - self._used > KEPT_SECONDS:
            await self.close()
        if self._connection is None:
            connection = await self._engine.connect()
            self._connection = await connection.execution_options(isolation_level=self._level)
        try:
            yield self._connection
        except BaseException:
            await self.close()
            raise
        self._used = time.monotonic()

    async def close(self) -> None:
        """Give the connection back."""
        connection, self._connection = self._connection, None
        if connection is not None:
            await connection.close()


def _make_engine(url: URL, is_sqlite: bool, *, is_patient: bool) -> AsyncEngine:
    options: dict[str, Any] = {"pool_size": READERS, "max_overflow": READERS}
    if is_sqlite:
        engine = create_async_engine(url, connect_args={"timeout": SECONDS_TO_WAIT}, **options)
        _listen_to_sqlite(engine.sync_engine)
        return engine
    options["isolation_level"] = "REPEATABLE READ"  # readers see a consistent snapshot, as in SQLite
    options["connect_args"] = {"timeout": CONNECTING_SECONDS}
    if not is_patient:
        options["connect_args"]["command_timeout"] = options["pool_timeout"] = COMMAND_SECONDS
    try:
        engine = create_async_engine(url, pool_pre_ping=True, **options)
    except (ModuleNotFoundError, NoSuchModuleError) as error:
        raise DatabaseFault("postgres-extra", reason=str(error)) from None
    event.listen(engine.sync_engine, "handle_error", _give_up)
    return engine


def _give_up(context: ExceptionContext) -> None:
    """Close a connection after a timeout: the server may never confirm that the command was cancelled."""
    if isinstance(context.original_exception, TimeoutError):
        context.is_disconnect = True


def _make_plain_engine(url: URL) -> Engine:
    """Return the engine of the thread that writes to SQLite."""
    options = {"timeout": SECONDS_TO_WAIT, "check_same_thread": False}
    engine = create_engine(url.set(drivername="sqlite"), poolclass=StaticPool, connect_args=options)
    _listen_to_sqlite(engine)
    return engine


def _listen_to_sqlite(engine: Engine) -> None:
    event.listen(engine, "connect", _set_up_sqlite)
    event.listen(engine, "begin", _begin_sqlite)


def _set_up_sqlite(connection: DBAPIConnection, _entry: ConnectionPoolEntry) -> None:
    connection.isolation_level = None  # transactions are explicit, including those of schema changes
    cursor = connection.cursor()
    _use_write_ahead_log(cursor)
    for setting in (
        "synchronous=FULL",
        "foreign_keys=ON",
        "secure_delete=ON",  # deleted data does not stay in the file
        f"busy_timeout={SECONDS_TO_WAIT * 1000}",
        "journal_size_limit=67108864",
    ):
        cursor.execute(f"PRAGMA {setting}")
    cursor.close()


def _use_write_ahead_log(cursor: DBAPICursor) -> None:
    """Switch a file to its write-ahead log; connections that do so at the same time would wait for each other."""
    cursor.execute(f"PRAGMA busy_timeout={SECONDS_TO_WAIT * 1000 // ATTEMPTS}")
    for left in reversed(range(ATTEMPTS)):
        try:
            cursor.execute("PRAGMA journal_mode=WAL")
            return
        except sqlite3.OperationalError:
            if not left:
                raise


def _begin_sqlite(connection: Connection) -> None:
    # A transaction that reads first and writes later fails if another one has written meanwhile.
    writes = connection.get_execution_options().get(WRITES, False)
    connection.exec_driver_sql("BEGIN IMMEDIATE" if writes else "BEGIN")


class DataLock:
    """A lock file beside a database; the system releases it when the process ends.

    It contains the process id of its holder, which the error message names. Lock libraries truncate or hide the file.
    """

    def __init__(self, database: Path) -> None:
        self.path = database.with_name(f"{database.name}.lock")
        self._file: IO[str] | None = None

    def take(self) -> None:
        """Take the lock; a :class:`DatabaseFault` names the process that holds it."""
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
        """Release the lock; the file stays, so that no process locks a file that is being removed."""
        if self._file:
            self._file.close()
            self._file = None


if sys.platform == "win32":
    import msvcrt

    def _lock(file: IO[str]) -> None:
        file.seek(1_000_000)  # a byte outside the text
        msvcrt.locking(file.fileno(), msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(file: IO[str]) -> None:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
