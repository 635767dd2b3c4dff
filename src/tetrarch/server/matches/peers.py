"""The other servers of the same database: which of them drives a match, and what they have appended.

One server at a time drives the clocks, bots and notices of a match. It has a lease in the database, which the others
take over when it ends. Entries of others are read when the bus announces them, and regularly in any case.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import Awaitable, Callable, Coroutine, Iterable
from typing import Any, Protocol, TypeVar

import msgspec
import structlog

from tetrarch.server.accounts.ids import now_ms
from tetrarch.server.live.presence import PresenceFeed
from tetrarch.server.matches.clocks import Downtime, Timers
from tetrarch.server.matches.live_match import LiveMatch
from tetrarch.server.services import Services
from tetrarch.server.storage.leases import LEASE_MS, adopt, release, renew
from tetrarch.server.storage.migrations import is_current

Item = TypeVar("Item")

RENEW_SECONDS = 0.5
"""Interval at which the lease is renewed and those of others are checked."""
RENEWAL_SECONDS = 5.0
"""Time limit of a renewal."""
CUT_OFF_SECONDS = 10.0
"""A server that could not renew its lease for so long sends its connections to the others."""
FOLLOW_SECONDS = 2.0
"""Interval at which entries of other servers are looked for, because messages of the bus can be lost.

They are looked for with each renewal of the lease if a server is not connected to the bus.
"""
UNHEARD_SECONDS = 2.0
"""A server that has not announced itself for so long is not connected to the bus."""
STALLED_SECONDS = 2.0
"""Interval at which matches whose clock or bot was missed are looked for."""
LATE_MS = 1500
"""After this time, a clock or a bot was missed."""
ADOPT_SECONDS = 5.0
"""Interval at which matches without a driver are looked for, if no server has stopped."""
ADOPTED_AT_ONCE = 100
AT_ONCE = 16
"""Matches that are loaded at the same time."""


class MatchChanged(msgspec.Struct, frozen=True, array_like=True):
    """A match has a new entry, or another driver."""

    match: str
    number: int
    driver: str | None


_changed = msgspec.msgpack.Decoder(MatchChanged)


class Matches(Protocol):
    """The matches in memory, which the hub keeps."""

    services: Services
    presence: PresenceFeed
    unreadable: set[str]
    """Matches that only newer servers can read."""

    @property
    def is_closing(self) -> bool:
        """Whether the server is stopping."""

    @property
    def matches(self) -> list[str]:
        """The ids of all matches in memory."""

    def live(self, match: str) -> LiveMatch | None:
        """Return a match if it is in memory."""

    def is_thinking(self, match: str) -> bool:
        """Return whether a bot thinks about a match."""

    async def wake(self, match: str) -> None:
        """Read the entries of others; check when a clock runs out and which bots must decide."""

    def note_undriven(self, match: str, since: int | None) -> None:
        """Note that this server drives a match which nobody has driven since some time."""

    async def take_over(self, match: str) -> None:
        """Drive a match whose server has stopped."""

    @property
    def timers(self) -> Timers:
        """The clocks of the matches that this server drives."""

    def note_outage(self, outage: Downtime) -> None:
        """Note that the database was away for all servers: no clock is charged for that."""

    async def stop_clock(self, match: str) -> None:
        """Give the players of a match the time back in which nobody could play."""

    def send_away(self) -> None:
        """Close all connections, so that they connect to another server."""


class Peers:
    """What a server knows of the others; with SQLite there are none."""

    def __init__(self, hub: Matches) -> None:
        self._hub = hub
        self._bus = hub.services.bus
        self.id = self._bus.id
        self.is_shared = not hub.services.database.is_sqlite
        """Whether other servers may use the same database."""
        self.alive: tuple[str, ...] = ()
        """The servers with a lease, oldest first."""
        self._renewed = 0.0
        """The monotonic time of the last renewal."""
        self._renewed_ms = 0
        self._is_away = False
        """Whether the last renewal failed."""
        self._renewal: asyncio.Task[None] | None = None
        self._is_closed = False
        self.is_outdated = False
        """Whether a newer program has changed the database so that this one has to stop."""
        self._look = asyncio.Event()
        """Set to check the leases of others now."""
        self._ended = asyncio.Event()
        """Set when another server has stopped."""
        self._follow_now = asyncio.Event()
        self._stalled_now = asyncio.Event()
        self._reading: dict[str, MatchChanged] = {}
        """The last change that was announced of each match that is being read."""
        self._tasks: set[asyncio.Task[None]] = set()
        self._heard: dict[str, float] = {}
        """When other servers last announced themselves through the bus."""
        self._bus.subscribe("server-here", lambda data, sender: self._heard.update({sender: time.monotonic()}))
        self._bus.subscribe(f"server:{self.id}", self._hear)
        self._bus.subscribe("stopping", lambda data, sender: self._look.set())
        self._bus.connected.append(self._follow_now.set)

    @property
    def count(self) -> int:
        """The number of servers with a lease; a database of one server needs none."""
        return len(self.alive) if self.is_shared else 1

    @property
    def is_first(self) -> bool:
        """Whether this is the oldest server, which does what only one of them has to do."""
        return not self.alive or self.alive[0] == self.id

    @property
    def has_lease(self) -> bool:
        """Whether this server may drive its matches."""
        return not self.is_shared or time.monotonic() - self._renewed < LEASE_MS / 1000

    def drives(self, live: LiveMatch) -> bool:
        """Return whether this server drives a match."""
        return not self.is_shared or live.driver == self.id

    def new_driver(self, live: LiveMatch) -> str | None:
        """Return the id of this server if it takes a match with the entries that it appends; else None.

        It does so if the driver has stopped, or cannot be notified of them.
        """
        if self._is_closed or self.drives(live) or (live.driver in self.alive and self._reaches(live.driver)):
            return None
        return self.id

    def _reaches(self, server: str | None) -> bool:
        """Return whether a server hears messages of this one, and this one those of the server."""
        return self._bus.is_connected and time.monotonic() - self._heard.get(server or "", 0.0) < UNHEARD_SECONDS

    @property
    def is_late(self) -> bool:
        """Whether the last renewal of the lease failed or is late: the database may have been away since."""
        return self._renewed > 0 and not self._is_closed and (self._is_away or not self.has_lease)

    @property
    def is_cut_off(self) -> bool:
        """Whether this server has lost the database, and another one may still have it."""
        if not self._is_away or time.monotonic() - self._renewed < CUT_OFF_SECONDS:
            return False
        others = set(self.alive) - {self.id}
        return bool(others) and (not self._bus.is_connected or any(map(self._reaches, others)))

    # Lifetime

    async def start(self) -> bool:
        """Take the lease; return whether no other server is running."""
        if not self.is_shared:
            return True
        await self._renew()
        return self.alive == (self.id,)

    def tasks(self) -> list[asyncio.Task[None]]:
        """Start the background tasks."""
        if not self.is_shared:
            return []
        return [
            asyncio.create_task(self._keep_lease(), name="lease"),
            asyncio.create_task(self._take_over(), name="take over matches"),
            asyncio.create_task(self._follow(), name="follow other servers"),
            asyncio.create_task(self._find_stalled(), name="stalled matches"),
        ]

    def wake(self) -> None:
        """Let all tasks notice that the server stops."""
        for event in (self._look, self._ended, self._follow_now, self._stalled_now):
            event.set()

    async def close(self) -> None:
        """End the lease, so that others take the matches over at once."""
        if self.is_shared and not self._is_closed:
            self._is_closed = True
            if self._renewal is not None:
                await asyncio.wait([self._renewal])
            await asyncio.gather(*self._tasks, return_exceptions=True)
            with contextlib.suppress(Exception):
                async with asyncio.timeout(2):
                    await release(self._hub.services.database, self.id)
            self._renewed = 0.0
            self._bus.publish("stopping", None)

    # Leases

    async def renew(self) -> None:
        """Renew the lease; all who ask for it at the same time share one attempt."""
        if self._renewal is None or self._renewal.done():
            self._renewal = asyncio.create_task(self._renew(), name="renewal")
        await asyncio.shield(self._renewal)

    async def _keep_lease(self) -> None:
        while await self._goes_on(self._look, RENEW_SECONDS):
            if self._is_closed:
                return
            try:
                await self.renew()
            except Exception as error:
                self._is_away = True
                structlog.get_logger().error("lease-failed", exc_info=error)
                if self.is_cut_off:
                    self._hub.send_away()

    async def _take_over(self) -> None:
        """Take over matches whose server has stopped, beside the renewals of the lease, since it may take longer."""
        seconds = 0.0
        while await self._goes_on(self._ended, seconds):
            if self._is_closed:
                return
            try:
                # If there were any, others may have been left out because a command was writing them.
                seconds = RENEW_SECONDS if await self._adopt() else ADOPT_SECONDS
            except Exception as error:
                structlog.get_logger().error("adopt-failed", exc_info=error)
                seconds = RENEW_SECONDS

    async def _renew(self) -> None:
        asked, asked_ms = time.monotonic(), now_ms()
        async with asyncio.timeout(RENEWAL_SECONDS):
            standing = await renew(self._hub.services.database, self.id)
        away = asked - self._renewed
        if self._renewed and (self._is_away or away > LEASE_MS / 1000):
            structlog.get_logger().warning("lease-late", seconds=round(away, 1))
            own = self._hub.timers.matches
            # A shorter outage of one server looks like that of all, because all leases outlast it.
            if away <= LEASE_MS / 1000 or standing.steady_ms < away * 1000:
                self._hub.note_outage(Downtime(self._renewed_ms, asked_ms))
            else:
                for match in own:
                    self._hub.note_undriven(match, self._renewed_ms)
            self._start_task(self._each(own, self._hub.stop_clock))
            self._follow_now.set()
        self._renewed, self._renewed_ms, self._is_away = asked, asked_ms, False
        before, self.alive = set(self.alive), standing.alive
        if before - set(self.alive):
            self._ended.set()
            self._hub.presence.forget_servers(self.alive)
        for server in set(self.alive) - before - {self.id}:
            self._heard.setdefault(server, asked)
            self._hub.presence.greet(server)
        self._bus.publish("server-here", None)
        if not all(self._reaches(server) for server in self.alive if server != self.id):
            self._follow_now.set()

    async def _adopt(self) -> int:
        """Drive matches whose server has stopped; return how many there were."""
        count = 0
        if not self.is_outdated and not await is_current(self._hub.services.database):
            self.is_outdated = True
            structlog.get_logger().error("newer-database")
        while not self._hub.is_closing and not self._is_closed:
            found = await adopt(self._hub.services.database, self.id, ADOPTED_AT_ONCE, self._hub.unreadable)
            self._hub.services.metrics.leases.inc(len(found))
            for one in found:
                self._hub.note_undriven(one.id, one.since)
            await self._each([one.id for one in found], self._hub.take_over)
            count += len(found)
            if len(found) < ADOPTED_AT_ONCE:
                break
        return count

    async def _find_stalled(self) -> None:
        """Look for own matches whose clock or bot was missed, because a notification was lost."""
        while await self._goes_on(self._stalled_now, STALLED_SECONDS):
            late = now_ms() - LATE_MS
            try:
                stalled = await self._hub.services.store.load_stalled(self.id, late, late)
            except Exception as error:
                structlog.get_logger().error("stalled-failed", exc_info=error)
                continue
            await self._each([one for one in stalled if not self._hub.is_thinking(one)], self._hub.wake)

    # Entries of other servers

    def join(self, live: LiveMatch) -> None:
        """Receive what others append to a match."""
        self._bus.subscribe(f"match:{live.id}", self._hear)

    def leave(self, live: LiveMatch) -> None:
        """Stop receiving what others append to a match."""
        self._bus.unsubscribe(f"match:{live.id}")

    def tell(self, live: LiveMatch, number: int) -> None:
        """Tell others that this server has appended to a match."""
        if self.is_shared and self._bus.is_connected:
            changed = MatchChanged(live.id, number, live.driver)
            self._bus.publish(f"match:{live.id}", changed)
            if live.driver is not None and live.driver != self.id:  # it may not have the match in memory
                self._bus.publish(f"server:{live.driver}", changed)

    def _hear(self, data: bytes, _sender: str) -> None:
        changed = _changed.decode(data)
        if not self._is_news(changed):
            return
        is_reading = changed.match in self._reading
        self._reading[changed.match] = changed
        if not is_reading:
            self._start_task(self._read(changed.match))

    def _is_news(self, changed: MatchChanged) -> bool:
        """Return whether a message says what the match in memory does not, or a match is to be driven."""
        live = self._hub.live(changed.match)
        if live is None:
            return changed.driver == self.id
        return live.driver != changed.driver or live.table is None or live.table.number < changed.number

    async def _read(self, match: str) -> None:
        """Read a match until nothing newer is announced."""
        try:
            await asyncio.sleep(0)  # more messages may be waiting
            while self._is_news(changed := self._reading[match]):
                await self._hub.wake(match)
                if self._reading[match] is changed:
                    break
        except Exception as error:
            structlog.get_logger().error("read-failed", match=match, exc_info=error)
        finally:
            del self._reading[match]

    async def _follow(self) -> None:
        """Read the entries of other servers regularly, for all matches in memory."""
        while await self._goes_on(self._follow_now, FOLLOW_SECONDS):
            try:
                current = await self._hub.services.store.current(self._hub.matches)
            except Exception as error:
                structlog.get_logger().error("follow-failed", exc_info=error)
                continue
            behind = []
            for match, now in current.items():
                live = self._hub.live(match)
                # Entries that this server is storing are already counted in the table.
                if live is None or live.table is None or live.lock.locked():
                    continue
                if live.table.number < now.number or live.driver != now.driver:
                    behind.append(match)
            await self._each(behind, self._hub.wake)

    # Helpers

    def _start_task(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _each(self, items: Iterable[Item], work: Callable[[Item], Awaitable[object]]) -> None:
        """Do something with each of some items, several at a time."""
        waiting = list(items)

        async def run() -> None:
            while waiting and not self._hub.is_closing:
                try:
                    await work(waiting.pop(0))
                except Exception as error:
                    structlog.get_logger().error("peer-work-failed", exc_info=error)

        await asyncio.gather(*(run() for _ in range(min(AT_ONCE, len(waiting)))))

    async def _goes_on(self, event: asyncio.Event, seconds: float) -> bool:
        """Wait for an event or until the time is over; return whether the server goes on."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await event.wait()
        event.clear()
        return not self._hub.is_closing
