"""The matches in memory: executes commands, stores their entries and sends updates.

The table checks a command and returns entries. Nobody hears of these before they are durable, not even the caller. The
match's lock is held meanwhile, so everything at one table happens in order. If the database failed, the table is
loaded again.

Several servers can share a PostgreSQL database. The log arbitrates: if another server has appended first, the command
is tried again after its entries. Queries, and commands that the table refuses, first read the entries of other servers.
Each match is driven by one of the servers: its clocks, bots and notices.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator, Callable, Coroutine, Iterable, Sequence
from typing import Any, NamedTuple, TypeVar

import msgspec
import structlog
from sqlalchemy import or_, select

from tetrarch.analysis.balance import choose_deal
from tetrarch.core.randomness import commitment
from tetrarch.server.accounts.ids import new_id, new_seed, now_ms
from tetrarch.server.accounts.people import User
from tetrarch.server.accounts.personal_data import BANNED, PEOPLE_GONE, forget_deleted, remove_banned
from tetrarch.server.accounts.sessions import SignedOut
from tetrarch.server.http.errors import ApiError, OperatorFault
from tetrarch.server.live.presence import PresenceFeed
from tetrarch.server.matches.clocks import Downtime, Timers, load_downtimes, note_downtime, resume
from tetrarch.server.matches.live_match import LiveMatch, LobbyFeed, send_updates, set_unheard
from tetrarch.server.matches.peers import Peers
from tetrarch.server.notify import Notices
from tetrarch.server.ops.admin import DONE, rejection
from tetrarch.server.services import Services
from tetrarch.server.storage.append import Conflict
from tetrarch.server.storage.database import FAILURES
from tetrarch.server.storage.leases import LEASE_MS, starting
from tetrarch.server.storage.match_store import DamagedMatch, StoredMatch, UnreadableMatch
from tetrarch.server.storage.migrations import NEWEST, version_of
from tetrarch.server.storage.models import MatchRow, SeatRow
from tetrarch.server.storage.summary import NewMatch, summary_of
from tetrarch.server.tournaments.feed import TournamentFeed
from tetrarch.server.workers.bots import BotPlayers, claim_of
from tetrarch.server.workers.jobs import BalanceJob
from tetrarch.server.workers.pool import JobFailed, WorkerPool
from tetrarch.table.entries import Closed, Ended, Entry, Started
from tetrarch.table.people import SERVER
from tetrarch.table.refusal import Refusal
from tetrarch.table.settings import Settings
from tetrarch.table.table import Table

Result = TypeVar("Result")

Action = Callable[[Table, int], list[Entry]]
"""A command: returns the entries that follow at a table and a time, or raises a ``Refusal``."""

Check = Callable[[LiveMatch, Table], None]
"""A check that raises before a command is executed."""

MAX_TRIES = 5
"""Attempts at a command while another server keeps writing first."""

SNAPSHOT_EVERY = 64
"""Entries between two snapshots."""

IDLE_SECONDS = 120.0
SWEEP_SECONDS = 15.0
NO_LEASE_MS = 500
"""Pause before a clock is checked again while the server has no lease."""
BEAT_SECONDS = 1.0
"""Interval of the heartbeat while any clock runs."""
QUIET_BEAT_SECONDS = 60.0
RESTARTING = 1012
"""The close code of connections that should connect again at once."""
REQUESTS_SECONDS = 1.0
"""Interval at which administrators' requests are read."""


class Done(NamedTuple):
    """The result of a command."""

    number: int
    """The state number after it."""
    entries: Sequence[Entry]
    """The appended entries; empty if nothing had to change."""


class Opened(NamedTuple):
    """A new table."""

    match: str
    code: str
    number: int


class Hub:
    """All matches in memory, with their clocks, bots and watchers."""

    def __init__(self, services: Services, pool: WorkerPool) -> None:
        self.services = services
        self.pool = pool
        self.notices = Notices(services.push, services.bus)
        self.presence = PresenceFeed(self.notices, services.bus)
        self.lobby = LobbyFeed(services.bus)
        self.tournaments = TournamentFeed(services.bus)
        self.peers = Peers(self)
        self.timers = Timers(self._tick)
        self._bots = BotPlayers(self.act, self.wake, pool, services.settings.external_bots)
        self._live: dict[str, LiveMatch] = {}
        self._loading: dict[str, asyncio.Future[LiveMatch]] = {}
        self._downtimes: list[Downtime] = []
        self.unreadable: set[str] = set()
        """Matches with entries of a newer version, which this program cannot read."""
        self._undriven: dict[str, int] = {}
        """Matches that were just taken over, and when their former driver was last alive."""
        self._tasks: list[asyncio.Task[None]] = []
        self._started: set[asyncio.Task[None]] = set()
        self._closing = asyncio.Event()
        self._are_clocks_stopped = False
        self.last_command = 0.0
        """The monotonic time of the last command at any table."""
        self.last_closed = 0.0
        """The monotonic time at which the last connection was closed."""
        services.bus.subscribe("forget", lambda data, _: self._hear_forget(data))
        services.bus.subscribe("unheard", lambda data, _: self._start_task(self._load_unheard(data)))
        services.bus.subscribe("people-gone", lambda data, _: self._start_task(self._forget_people()))

    def __len__(self) -> int:
        return len(self._live)

    @property
    def matches(self) -> list[str]:
        """The ids of all matches in memory."""
        return list(self._live)

    def live(self, match: str) -> LiveMatch | None:
        """Return a match if it is in memory."""
        return self._live.get(match)

    def is_thinking(self, match: str) -> bool:
        """Return whether a bot thinks about a match."""
        live = self._live.get(match)
        return live is not None and bool(live.thinking)

    @property
    def is_closing(self) -> bool:
        """Whether the server is stopping."""
        return self._closing.is_set()

    # Lifetime

    async def start(self) -> None:
        """Resume all matches that wait for a clock or a bot."""
        now = now_ms()
        self._bots.secret = await self.services.store.secret("bot-secret")
        self.services.bus.start()
        waiting = []
        async with starting(self.services.database):
            is_alone = await self.peers.start()
            self._downtimes = known = await load_downtimes(self.services.store)
            if is_alone:
                self._downtimes = await note_downtime(self.services.store, now)
        if is_alone:
            before = len(known)
            last = self._downtimes[-1] if len(self._downtimes) > before else None
            stood_still = last.until - last.since if last else 0
            for pending in [] if self.peers.is_shared else await self.services.store.load_pending():
                if pending.next_due is not None:
                    self.timers.set(pending.id, pending.next_due + stood_still)
                if pending.bots_waiting:
                    waiting.append(pending.id)
        self.timers.start()
        self._tasks = [
            asyncio.create_task(self._load_all(waiting), name="load waiting bots"),
            asyncio.create_task(self._beat(), name="heartbeat"),
            asyncio.create_task(self._sweep(), name="sweep"),
            asyncio.create_task(self._serve_requests(), name="admin requests"),
            *self.peers.tasks(),
        ]

    async def close(self) -> None:
        """Stop: finish and store commands in progress, start nothing new."""
        self._closing.set()
        self.peers.wake()
        await self.timers.close()
        await asyncio.gather(*self._tasks, return_exceptions=True)  # not cancelled: they may be using the database
        await self._bots.close(self._live.values())
        for live in list(self._live.values()):
            async with live.lock:
                pass
        await self.stop_clocks()
        await self.peers.close()

    async def hand_over(self) -> None:
        """Let other servers drive the matches, while running requests finish; analyses end at once."""
        self.pool.end_advice()
        await self.stop_clocks()
        if self.peers.is_shared:
            await self.timers.close()
            await self._bots.close(self._live.values())
            await self.peers.close()

    async def stop_clocks(self) -> None:
        """Store the last heartbeat: from now until a server runs again, clocks are not charged."""
        if not self._are_clocks_stopped:
            self._are_clocks_stopped = True
            with contextlib.suppress(Exception):
                await self.services.store.beat(now_ms())

    # Matches in memory

    async def get(self, match: str) -> LiveMatch:
        """Return a match, loading it if necessary; an unknown match is rejected."""
        live = self._live.get(match)
        if live is not None:
            live.used = time.monotonic()
            return live
        if match in self._loading:
            return await asyncio.shield(self._loading[match])
        loading: asyncio.Future[LiveMatch] = asyncio.get_running_loop().create_future()
        self._loading[match] = loading
        try:
            live = LiveMatch(match)
            live.used = time.monotonic()
            async with live.lock:
                await self._load(live)
            self._live[match] = live
            self.peers.join(live)
            loading.set_result(live)
            return live
        except BaseException as error:
            loading.set_exception(error if isinstance(error, Exception) else ApiError("stopping"))
            loading.exception()  # mark as retrieved in case nobody waits
            raise
        finally:
            del self._loading[match]

    @contextlib.asynccontextmanager
    async def _locked(self, match: str) -> AsyncIterator[LiveMatch]:
        """Lock a match, loading it if necessary; one that was dropped from memory meanwhile is loaded again."""
        while True:
            live = await self.get(match)
            async with live.lock:
                if self._live.get(match) is live:
                    yield live
                    return

    async def read(
        self,
        match: str,
        ask: Callable[[LiveMatch, Table], Result],
        prepare: Callable[[LiveMatch, Table], None] | None = None,
    ) -> Result:
        """Query a table while nothing changes there.

        ``prepare`` runs first, in a thread. It fills the table's caches when the query would otherwise take so long
        that other tables wait.
        """
        async with self._locked(match) as live:
            table = live.table or await self._load(live)
            await self._read_on(live, table)
            if prepare is not None:
                await asyncio.to_thread(prepare, live, table)
            return ask(live, table)

    async def _load(self, live: LiveMatch) -> Table:
        """Load a match, resume its clocks, and send watchers what they missed."""
        async with self._reading(live):
            stored = await self.services.store.load(live.id)
            if stored is None:
                raise ApiError("no-such-table")
            live.driver = stored.driver
            is_long = len(stored.entries) > SNAPSHOT_EVERY
            table = await asyncio.to_thread(_restored, stored) if is_long else _restored(stored)
        live.code, live.is_private = stored.code, stored.private
        live.snapshot_number = stored.snapshot[0] if stored.snapshot else 0
        live.table = table
        resumed = resume(table, self._downtimes)
        if resumed:
            try:
                await self._store(live, table, resumed)
            except Conflict:
                live.table = None
                return await self._load(live)
        self._publish(live, table, [], is_own=False)
        return table

    async def _read_on(self, live: LiveMatch, table: Table) -> bool:
        """Apply and publish the entries that other servers have appended; return whether there were any.

        Only the database says who drives the match; messages and earlier queries may be outdated.
        """
        if not self.peers.is_shared:
            return False
        before = live.driver
        async with self._reading(live):
            entries, live.driver = await self.services.store.reader.read(live.id, table.number)
            table.apply_all(entries)
        if entries or live.driver != before:
            self._publish(live, table, entries, is_own=False)
        return bool(entries)

    @contextlib.asynccontextmanager
    async def _reading(self, live: LiveMatch) -> AsyncIterator[None]:
        """Leave a match to newer servers if one of them has appended what this program cannot read."""
        try:
            yield
        except (ApiError, DamagedMatch, *FAILURES):
            raise
        except Exception as error:
            # Entries in an unexpected place can make any step fail; without a newer program, it is a fault of this one.
            is_newer = isinstance(error, UnreadableMatch) or (await version_of(self.services.database) or "") > NEWEST
            if not is_newer:
                raise
            await self._leave_to_newer(live, error)
            raise ApiError("newer-table", headers={"Retry-After": "2"}) from error

    async def _leave_to_newer(self, live: LiveMatch, error: Exception) -> None:
        """Stop driving and showing a match that this program cannot read."""
        if live.id not in self.unreadable:
            self.unreadable.add(live.id)
            structlog.get_logger().error("match-of-newer-version", match=live.id, exc_info=error)
        live.table = None
        self.timers.set(live.id, None)
        self._bots.cancel(live)
        for watcher in list(live.watches):
            watcher.end(RESTARTING, "newer-version")  # it connects again, perhaps to a newer server
        if self.peers.is_shared and live.driver == self.peers.id:
            live.driver = None
            await self.services.store.release(live.id, self.peers.id)

    async def _sweep(self) -> None:
        """Drop idle matches from memory."""
        while await self._goes_on(SWEEP_SECONDS):
            now = time.monotonic()
            idle = [live for live in self._live.values() if live.is_idle(now, IDLE_SECONDS)]
            for count, live in enumerate(idle):
                if count % 20 == 0:
                    await asyncio.sleep(0)
                if live.is_idle(now, IDLE_SECONDS):
                    await self.evict(live)

    async def evict(self, live: LiveMatch) -> None:
        """Drop a match from memory; store a snapshot first if enough happened since the last one."""
        async with live.lock:
            table = live.table
            # Finished matches get no late snapshots: these could contain a user who was deleted meanwhile.
            is_worth = table is not None and table.number > live.snapshot_number + SNAPSHOT_EVERY // 4
            if table is not None and is_worth and table.status in ("waiting", "running"):
                try:
                    await self.services.store.save_snapshot(live.id, table.number, table.snapshot())
                    live.snapshot_number = table.number
                except Exception as error:
                    structlog.get_logger().warning("snapshot-failed", match=live.id, exc_info=error)
            if not live.watches and not live.thinking and self._live.get(live.id) is live:
                del self._live[live.id]
                live.table = None
                self.peers.leave(live)
                self._bots.release(live)

    # Commands

    async def open(self, host: User, settings: Settings, *, sit: bool = True) -> Opened:
        """Open a table."""
        self._require_running()
        match, seed, now = new_id(), new_seed(), now_ms()
        table = Table(match, seed)
        allow = bool(self.services.settings.external_bots)
        entries = table.open(settings, host.person, now, sit=sit, allow_external=allow)
        return await self.add(host, seed, table, entries)

    async def add(self, host: User, seed: str, table: Table, entries: list[Entry]) -> Opened:
        """Store a new table with its first entries."""
        table.apply_all(entries)
        match, agreed = table.match_id, table.settings
        new = NewMatch(
            id=match,
            seed=seed,
            commitment=commitment(seed),
            game=agreed.game,
            players=agreed.players,
            name=agreed.name,
            settings=msgspec.json.encode(agreed),
            private=agreed.private,
            rated=agreed.rated,
            host=host.id,
        )
        driver = self.peers.id if self.peers.is_shared else None
        code = await self.services.store.create(new, entries, summary_of(table, entries), driver)
        live = LiveMatch(match)
        live.used = time.monotonic()
        live.table, live.code, live.is_private, live.driver = table, code, agreed.private, driver
        self._live[match] = live
        self.peers.join(live)
        live.awaited, live.listed = frozenset(), ()
        self.lobby.send(match, table, entries)
        self.tournaments.follow_match(table, entries)
        return Opened(match, code, table.number)

    async def act(self, match: str, action: Action, check: Check | None = None) -> Done:
        """Execute a command; on return its entries are durable and all watchers have their updates."""
        self._require_running()
        self.last_command = time.monotonic()
        async with self._locked(match) as live:
            table = live.table or await self._load(live)
            for _ in range(MAX_TRIES):
                try:
                    await self._stop_clocks_of(live, table)
                except Conflict:
                    live.table = None
                    table = await self._load(live)
                    continue
                try:
                    if check is not None:
                        check(live, table)
                    await self._prepare_deal(table)
                    entries = action(table, now_ms())
                except (Refusal, ApiError):
                    if await self._read_on(live, table):
                        continue  # it may be allowed after entries of another server
                    raise
                if not entries:
                    return Done(table.number, ())
                table.apply_all(entries)
                try:
                    await self._store(live, table, entries)
                except Conflict:
                    live.table = None
                    table = await self._load(live)
                    continue
                self._publish(live, table, entries)
                return Done(table.number, entries)
        raise ApiError("conflict")

    async def _stop_clocks_of(self, live: LiveMatch, table: Table) -> None:
        """Give the players at a table back the time in which the database was away, or nobody drove the match."""
        if self.peers.is_late:
            await self.peers.renew()  # after that, it is known whether the database was away for all
        downtimes = self._downtimes
        since = self._undriven.get(live.id)
        # Nobody drove it since then, unless a player has acted after it.
        if since is not None and table.state.at <= since + LEASE_MS:
            downtimes = [*downtimes, Downtime(since, now_ms())]
        if downtimes and downtimes[-1].until > table.state.at:
            entries = resume(table, downtimes)
            if entries:
                await self._store(live, table, entries)
                self._publish(live, table, entries)
        self._undriven.pop(live.id, None)

    async def _prepare_deal(self, table: Table) -> None:
        """Choose the deal of a balanced match in a worker, if the next command may start the match."""
        question = table.deal_question()
        if question is None:
            return
        try:
            number = await self.pool.balance(BalanceJob(*question), claim_of(table, self.pool.address_of))
        except JobFailed as error:
            structlog.get_logger().error("balance-failed", match=table.match_id, why=error.kind)
            number = await asyncio.to_thread(choose_deal, *question)
        table.prepare_deal(question.salts, number)

    async def _store(self, live: LiveMatch, table: Table, entries: list[Entry]) -> None:
        """Make applied entries durable; after a failure the table must be loaded again."""
        snapshot = table.snapshot() if table.number >= live.snapshot_number + SNAPSHOT_EVERY else None
        driver = self.peers.new_driver(live)
        try:
            await self.services.store.append(live.id, entries, summary_of(table, entries), snapshot, driver)
        except BaseException:
            live.table = None
            raise
        if driver is not None:
            live.driver = driver
            self.services.metrics.leases.inc()
        if snapshot is not None:
            live.snapshot_number = table.number

    def _publish(self, live: LiveMatch, table: Table, entries: list[Entry], *, is_own: bool = True) -> None:
        """Send updates about durable entries, and set the clock and the bots if this server drives the match.

        Other servers hear of entries that are this server's own.
        """
        send_updates(live, table, now_ms())
        drives = self.peers.drives(live)
        if drives:
            self.timers.set(live.id, table.next_due())
            self._bots.update(live, table)
        else:
            self.timers.set(live.id, None)
            self._bots.cancel(live)
        if is_own and entries:
            self.peers.tell(live, table.number)
        self.lobby.send(live.id, table, entries, is_own=is_own)
        if is_own or not self.services.bus.is_connected:
            self.tournaments.follow_match(table, entries)
        self.notices.send_turns(live, table, drives=drives)
        if any(isinstance(entry, (Started, Ended, Closed)) for entry in entries):
            self.presence.update_all(table)

    def _require_running(self) -> None:
        if self.is_closing:
            raise ApiError("stopping")

    # Background work

    async def _tick(self, match: str) -> None:
        """Apply what the clock causes."""
        if not self.peers.has_lease:
            self.timers.set(match, now_ms() + NO_LEASE_MS)
            return
        while (await self.act(match, lambda table, now: table.tick(now))).entries:
            pass
        await self.wake(match)

    async def wake(self, match: str) -> None:
        """Check again when a clock runs out at a table, and which bots must decide."""
        await self.read(match, lambda live, table: self._publish(live, table, [], is_own=False))

    def note_undriven(self, match: str, since: int | None) -> None:
        """Note that this server drives a match which nobody has driven since some time."""
        if since is not None:
            self._undriven[match] = since

    async def take_over(self, match: str) -> None:
        """Drive a match whose server has stopped. Its clocks are not charged since that server was last alive."""
        live = self._live.get(match)
        if live is not None:
            async with live.lock:  # nobody is storing what they read before
                live.driver = self.peers.id
        await self.stop_clock(match)

        def publish(live: LiveMatch, table: Table) -> None:
            self._publish(live, table, [], is_own=False)
            self.peers.tell(live, table.number)

        await self.read(match, publish)

    def note_outage(self, outage: Downtime) -> None:
        """Note that the database was away for all servers: no clock is charged for that."""
        self._downtimes.append(outage)

    def send_away(self) -> None:
        """Close all connections, so that they connect to another server."""
        self.notices.end_all(RESTARTING, "database-away")

    async def stop_clock(self, match: str) -> None:
        """Give the players of a match the time back in which nobody could play."""
        await self.act(match, lambda table, now: [])

    async def _load_all(self, matches: Iterable[str]) -> None:
        for match in matches:
            if self.is_closing:
                return
            with contextlib.suppress(ApiError):
                await self.get(match)

    async def _goes_on(self, seconds: float) -> bool:
        """Wait until the time is over or the server stops; return whether it goes on."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self._closing.wait()
        return not self.is_closing

    async def _beat(self) -> None:
        last = time.monotonic()
        while await self._goes_on(BEAT_SECONDS):
            if self._are_clocks_stopped:
                return
            if not self.peers.is_first:
                continue
            if self.peers.is_shared or len(self.timers) or time.monotonic() - last >= QUIET_BEAT_SECONDS:
                try:
                    await self.services.store.beat(now_ms())
                    last = time.monotonic()
                except Exception as error:
                    structlog.get_logger().error("no-heartbeat", exc_info=error)

    async def _serve_requests(self) -> None:
        """Execute administrators' requests, which arrive through the database."""
        while await self._goes_on(REQUESTS_SECONDS):
            if not self.peers.is_first:
                continue
            try:
                requests = await self.services.store.open_requests()
            except Exception as error:
                structlog.get_logger().error("requests-failed", exc_info=error)
                continue
            for request in requests:
                try:
                    answer = await self.serve_request(request.kind, request.match)
                    await self.services.store.answer(request.id, answer, now_ms())
                except Exception as error:
                    structlog.get_logger().error("request-failed", kind=request.kind, exc_info=error)

    async def serve_request(self, kind: str, match: str) -> str:
        """Execute an administrator's request and return the answer."""
        if kind == PEOPLE_GONE:
            self.services.bus.publish("people-gone", None)
            await self._forget_people()
            return DONE
        if kind == BANNED:
            await remove_banned(self.services.database, self, match)
            return DONE
        if kind != "close-table":
            return rejection(OperatorFault("unknown-request", kind=repr(kind)))
        try:
            await self.close_table(match)
        except (Refusal, ApiError) as error:
            return rejection(error)
        await self.services.moderation.note("close-table", None, match=match)
        return DONE

    async def close_table(self, match: str) -> None:
        """Close a table in the name of the server."""
        await self.act(match, lambda table, now: table.close(SERVER, "administrator", now))

    # Deletion and signing out

    async def leave_all(self, *people: str) -> None:
        """Remove users from all tables: unseat before a match, resign during one.

        A table that only newer programs can read makes it fail, after all others were left.
        """
        unreadable: ApiError | None = None
        for person in people:
            sits = select(SeatRow.match).where(SeatRow.person == person)
            query = select(MatchRow.id).where(
                MatchRow.status.in_(["waiting", "running"]), or_(MatchRow.id.in_(sits), MatchRow.host == person)
            )
            async with self.services.database.connect() as connection:
                matches = (await connection.scalars(query)).all()
            for match in matches:
                try:
                    await self._leave(match, person)
                except ApiError as error:
                    if error.code != "newer-table":
                        raise
                    unreadable = error
        if unreadable is not None:
            raise unreadable

    async def _leave(self, match: str, person: str) -> None:
        """Remove a user from a table as far as its rules allow."""

        def go(table: Table, now: int) -> list[Entry]:
            is_leaving = table.status == "waiting" and not table.settings.tournament
            return table.leave(person, now) if is_leaving else table.resign(person, now)

        with contextlib.suppress(Refusal):
            while (await self.act(match, go)).entries:  # a user with several seats resigns from each
                pass

    def change_tournaments(self, tournaments: Sequence[str]) -> None:
        """Take the steps that are due in tournaments whose players have changed, and tell their followers."""
        for tournament in tournaments:
            self.tournaments.send(tournament)
            self.tournaments.wake(tournament)

    async def _forget_people(self) -> None:
        """Sign out deleted users, and drop the tables that name them."""
        tables = [live.table for live in self._live.values() if live.table is not None]
        await forget_deleted(self.services.database, self, self.notices.people, tables)

    async def forget(self, matches: Sequence[str]) -> None:
        """Drop tables whose entries were rewritten, at all servers; they are loaded again when needed."""
        self.services.bus.publish("forget", matches)
        await self._forget(matches)

    def _hear_forget(self, data: bytes) -> None:
        self._start_task(self._forget(msgspec.msgpack.decode(data, type=list[str])))

    def _start_task(self, work: Coroutine[Any, Any, None]) -> None:
        task = asyncio.create_task(work)
        self._started.add(task)
        task.add_done_callback(self._started.discard)

    async def _forget(self, matches: Sequence[str]) -> None:
        for match in matches:
            live = self._live.get(match)
            if live is not None:
                async with live.lock:
                    live.table = None
                    live.snapshot_number = 0

    async def sign_out(self, signed_out: SignedOut) -> None:
        """Close the live connections whose sessions have ended."""
        self.notices.sign_out(signed_out)

    async def change_unheard(self, person: str) -> None:
        """Apply at all servers whose chat a user does not see any longer, or sees again."""
        self.services.bus.publish("unheard", person)
        await self._load_unheard(msgspec.msgpack.encode(person))

    async def _load_unheard(self, data: bytes) -> None:
        person = msgspec.msgpack.decode(data, type=str)
        if self.notices.of(person):
            set_unheard(self.notices.of(person), await self.services.moderation.unheard_by(person))

    def hide(self, person: str, hidden: bool) -> None:
        """Hide the presence of a user from friends, or show it."""
        self.presence.hide(person, hidden)


def _restored(stored: StoredMatch) -> Table:
    """Rebuild a table from its snapshot and entries."""
    table = Table(stored.id, stored.seed)
    if stored.snapshot:
        table = Table.restore(stored.id, stored.seed, stored.snapshot[1])
    table.apply_all(stored.entries)
    return table
