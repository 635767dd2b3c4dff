"""What the routes of the server work with, all in one place."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Protocol

import structlog
from sqlalchemy.exc import SQLAlchemyError
from starlette.requests import HTTPConnection

from tetrarch.server.accounts.people import People
from tetrarch.server.accounts.sessions import Sessions, SignedOut
from tetrarch.server.http.rate_limits import Limiter
from tetrarch.server.notify.push import Push
from tetrarch.server.ops.metrics import Metrics
from tetrarch.server.settings import ServerSettings
from tetrarch.server.storage.database import Database
from tetrarch.server.storage.lock import DataLock
from tetrarch.server.storage.match_store import Store
from tetrarch.server.storage.migrate import migrate

if TYPE_CHECKING:
    from fastapi import FastAPI


SECONDS_BETWEEN_UPKEEPS = 3600


class LiveTables(Protocol):
    """What the store of people needs of the tables that are being played."""

    async def leave_all(self, person: str) -> None:
        """Take somebody who is being deleted away from all tables: before a match unseated, in a match resigned."""

    async def forget(self, matches: Sequence[str]) -> None:
        """Let go of matches in memory, for their entries were rewritten; they are loaded again when needed."""

    async def sign_out(self, signed_out: SignedOut) -> None:
        """Close the live connections of somebody whose sessions have ended."""


class NoTables:
    """No tables are being played: a tool runs, or a test."""

    async def leave_all(self, person: str) -> None:
        """There is nothing to leave."""

    async def forget(self, matches: Sequence[str]) -> None:
        """There is nothing to forget."""

    async def sign_out(self, signed_out: SignedOut) -> None:
        """There is nothing to close."""


@dataclass
class Services:
    """All parts of a server except the tables that are being played."""

    settings: ServerSettings
    database: Database
    store: Store
    people: People
    sessions: Sessions
    limiter: Limiter
    metrics: Metrics
    push: Push
    lock: DataLock | None
    """Of an SQLite database; PostgreSQL takes several servers at once."""
    tables: LiveTables = field(default_factory=NoTables)
    """Set by whoever runs the tables."""
    _upkeep: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Take the lock of the data, bring the database up to date and begin to take appends."""
        if self.lock:
            self.lock.take()
        await migrate(self.database)
        await self.store.start()
        self.push.start()
        self._upkeep = asyncio.create_task(self._keep_up(), name="upkeep")

    async def close(self) -> None:
        """Finish what is under way, then close the database."""
        if self._upkeep:
            self._upkeep.cancel()
            await asyncio.gather(self._upkeep, return_exceptions=True)
        await self.push.close()
        await self.store.close()
        await self.database.close()
        if self.lock:
            self.lock.release()

    async def _keep_up(self) -> None:
        """Remove what is over, now and then."""
        while True:
            try:
                await self.sessions.remove_expired()
            except SQLAlchemyError as error:
                structlog.get_logger().warning("upkeep-failed", exc_info=error)
            await asyncio.sleep(SECONDS_BETWEEN_UPKEEPS)


def make_services(settings: ServerSettings) -> Services:
    """The parts of a server with these settings; nothing is started yet."""
    database = Database(settings.database_url)
    store = Store(database)
    metrics = Metrics()
    store.writer.committed = metrics.committed
    return Services(
        settings=settings,
        database=database,
        store=store,
        people=People(database),
        sessions=Sessions(database, settings.session_days),
        limiter=Limiter(is_on=settings.rate_limits),
        metrics=metrics,
        push=Push(database, settings, metrics),
        lock=DataLock(database.file) if database.file else None,
    )


def give_services(app: FastAPI, services: Services) -> None:
    """Let the routes of an application find the services."""
    app.state.services = services


def services_of(connection: HTTPConnection) -> Services:
    """The services, for a request or a WebSocket."""
    services = connection.app.state.services
    assert isinstance(services, Services)
    return services
