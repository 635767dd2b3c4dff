"""The services that routes use: database, stores, sessions, limits, metrics and push."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import NamedTuple, Protocol

import structlog
from starlette.requests import HTTPConnection

from tetrarch.server.accounts.chat_filter import ChatFilter, load_filter
from tetrarch.server.accounts.devices import Devices
from tetrarch.server.accounts.friends import Friends
from tetrarch.server.accounts.moderation import Moderation
from tetrarch.server.accounts.people import People
from tetrarch.server.accounts.puzzles import PuzzleResults
from tetrarch.server.accounts.sessions import Sessions, SignedOut
from tetrarch.server.accounts.two_factor import TwoFactor
from tetrarch.server.http.rate_limits import Limiter, UserAddresses
from tetrarch.server.live.bus import Bus
from tetrarch.server.notify import Push
from tetrarch.server.ops.monitoring import Metrics
from tetrarch.server.settings import ServerSettings
from tetrarch.server.storage.database import FAILURES, Database, DataLock
from tetrarch.server.storage.match_store import Store
from tetrarch.server.storage.migrations import migrate

SECONDS_BETWEEN_UPKEEPS = 3600
PUSH_SECONDS = 1.0
"""How long queued push notices are sent when the server stops."""


class LiveTables(Protocol):
    """The operations on running tables and live connections that changes of a user need."""

    async def leave_all(self, *people: str) -> None:
        """Remove a user from all tables: unseat before a match, resign during one."""

    def change_tournaments(self, tournaments: Sequence[str]) -> None:
        """Take the steps that are due in tournaments whose players have changed, and tell their followers."""

    async def forget(self, matches: Sequence[str]) -> None:
        """Drop matches from memory after their entries were rewritten; they are loaded again when needed."""

    async def sign_out(self, signed_out: SignedOut) -> None:
        """Close the live connections whose sessions have ended."""

    def hide(self, person: str, hidden: bool) -> None:
        """Hide the presence of a user from friends, or show it."""

    async def change_unheard(self, person: str) -> None:
        """Apply to live connections whose chat a user does not see any longer, or sees again."""

    async def close_table(self, match: str) -> None:
        """Close a table in the name of the server."""


class Warming(NamedTuple):
    """How far the kernels that players need of a game are compiled."""

    done: int = 0
    total: int = 0
    """0 while it is not known."""


class NoTables(LiveTables):
    """Stands in for running tables in tools and tests, where there is nothing to do."""


@dataclass
class Services:
    """All parts of a server except its running tables."""

    settings: ServerSettings
    database: Database
    store: Store
    people: People
    sessions: Sessions
    devices: Devices
    friends: Friends
    moderation: Moderation
    two_factor: TwoFactor
    chat_filter: ChatFilter
    puzzles: PuzzleResults
    limiter: Limiter
    metrics: Metrics
    push: Push
    bus: Bus
    lock: DataLock | None
    """Locks an SQLite database; PostgreSQL allows several servers."""
    addresses: UserAddresses = field(default_factory=UserAddresses)
    tables: LiveTables = field(default_factory=NoTables)
    """Set by the application once tables run."""
    warming: dict[str, Warming] = field(default_factory=dict)
    """The games whose kernels for players are being compiled; until then, their bots are weaker."""
    _upkeep: asyncio.Task[None] | None = None

    async def start(self) -> None:
        """Lock the data folder, migrate the database and start background tasks."""
        if self.lock:
            self.lock.take()
        await migrate(self.database)
        await self.store.start()
        self.push.start()
        self._upkeep = asyncio.create_task(self._run_upkeep(), name="upkeep")

    async def close(self) -> None:
        """Finish pending work, then close the database."""
        if self._upkeep:
            self._upkeep.cancel()
            await asyncio.gather(self._upkeep, return_exceptions=True)
        await self.push.close(PUSH_SECONDS)
        await self.bus.close()
        await self.store.close()
        await self.database.close()
        if self.lock:
            self.lock.release()

    async def _run_upkeep(self) -> None:
        """Remove expired sessions, devices and bans regularly."""
        while True:
            try:
                await self.sessions.remove_expired()
                await self.devices.remove_expired()
                await self.moderation.remove_expired()
            except FAILURES as error:
                structlog.get_logger().warning("upkeep-failed", exc_info=error)
            await asyncio.sleep(SECONDS_BETWEEN_UPKEEPS)


def make_services(settings: ServerSettings) -> Services:
    """Build the services for some settings without starting them."""
    chat_filter = load_filter(settings.chat_filter, settings.folder, settings.chat_filter_action)
    database = Database(settings.database_url)
    store = Store(database)
    people = People(database, chat_filter)
    metrics = Metrics()
    store.writer.committed = metrics.committed
    bus = Bus(settings.bus)
    bus.count_published, bus.count_received = metrics.published.inc, metrics.received.inc
    return Services(
        settings=settings,
        database=database,
        store=store,
        people=people,
        sessions=Sessions(database, settings.session_days),
        devices=Devices(database),
        friends=Friends(database),
        moderation=Moderation(database),
        two_factor=TwoFactor(people),
        chat_filter=chat_filter,
        puzzles=PuzzleResults(database),
        limiter=Limiter(is_on=settings.rate_limits),
        metrics=metrics,
        push=Push(database, settings, metrics),
        bus=bus,
        lock=DataLock(database.file) if database.file else None,
    )


def services_of(connection: HTTPConnection) -> Services:
    """Return the services of the application that serves a connection."""
    services = connection.app.state.services
    assert isinstance(services, Services)
    return services
