"""The tables that are being played: commands in, entries to the database, and word of them to all who watch.

A command is checked by the table and becomes entries. Only when these are durable is anybody told of them, the one who
commanded included. While they are on their way, the match's lock is held, so everything at one table happens in order.
Where another server was first, or the database failed, the table is read again from what is stored.
"""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator, Callable, Iterable, Sequence
from typing import NamedTuple, TypeVar

import msgspec
import structlog
from sqlalchemy import or_, select

from tetrarch.core.randomness import commitment
from tetrarch.server.accounts.ids import new_id, new_seed, now_ms
from tetrarch.server.accounts.people import Someone
from tetrarch.server.accounts.prune import PEOPLE_GONE, forget_gone
from tetrarch.server.accounts.sessions import SignedOut
from tetrarch.server.http.errors import ApiError
from tetrarch.server.live.lobby_feed import Lobby
from tetrarch.server.matches.clock_pauses import Downtime, load_downtimes, note_downtime, resume
from tetrarch.server.matches.clocks import Timers
from tetrarch.server.matches.live_match import LiveMatch, tell_watchers
from tetrarch.server.notify.notices import Notices
from tetrarch.server.ops.admin_answers import DONE, refused
from tetrarch.server.services import Services
from tetrarch.server.setup_errors import OperatorFault
from tetrarch.server.storage.match_store import StoredMatch
from tetrarch.server.storage.models import MatchRow, SeatRow
from tetrarch.server.storage.summary import NewMatch
from tetrarch.server.storage.table_summary import summary_of
from tetrarch.server.storage.writer import Conflict
from tetrarch.server.workers.bots import BotKeeper
from tetrarch.server.workers.pool import Thinkers
from tetrarch.table.entries import Entry
from tetrarch.table.people import SERVER
from tetrarch.table.refusal import Refusal
from tetrarch.table.settings import Settings
from tetrarch.table.table import Table

Told = TypeVar("Told")

Action = Callable[[Table, int], list[Entry]]
"""A command: given the table and the time, the entries that would follow; or it raises a ``Refusal``."""

MOST_TRIES = 5
"""So often a command is tried where another server keeps being first."""

SNAPSHOT_EVERY = 64
"""So many entries after the last snapshot there is another."""

IDLE_SECONDS = 120.0
SWEEP_SECONDS = 15.0
BEAT_SECONDS = 1.0
"""How often the server notes that it lives, while any clock runs."""
QUIET_BEAT_SECONDS = 60.0
REQUESTS_SECONDS = 1.0
"""How often it looks for what an administrator asks."""


class Done(NamedTuple):
    """What a command led to."""

    number: int
    """The state number after it."""
    entries: Sequence[Entry]
    """What was appended; nothing where nothing had to change."""


class Opened(NamedTuple):
    """A table that was opened."""

    match: str
    code: str
    number: int


class Hub:
    """All matches that are in memory, and what makes them go on by themselves."""

    def __init__(self, services: Services, thinkers: Thinkers) -> None:
        self.services = services
        self.thinkers = thinkers
        self.notices = Notices(services)
        self.lobby = Lobby()
        self.timers = Timers(self._tick)
        self._bots = BotKeeper(self, thinkers)
        self._live: dict[str, LiveMatch] = {}
        self._loading: dict[str, asyncio.Future[LiveMatch]] = {}
        self._downtimes: list[Downtime] = []
        self._tasks: list[asyncio.Task[None]] = []
        self._closing = asyncio.Event()
        self.last_command = 0.0
        """When something was last to happen at any table."""

    def __len__(self) -> int:
        return len(self._live)

    @property
    def is_closing(self) -> bool:
        """Whether the server is stopping."""
        return self._closing.is_set()

    # The server's life

    async def start(self) -> None:
        """Go on with all matches: those that a clock or a bot moves, when it is their time."""
        now = now_ms()
        before = len(await load_downtimes(self.services.store))
        self._downtimes = await note_downtime(self.services.store, now)
        last = self._downtimes[-1] if len(self._downtimes) > before else None
        stood_still = last.until - last.since if last else 0
        waiting = []
        for pending in await self.services.store.load_pending():
            if pending.next_due is not None:
                self.timers.set(pending.id, pending.next_due + stood_still)
            if pending.bots_waiting:
                waiting.append(pending.id)
        self.timers.start()
        self._tasks = [
            asyncio.create_task(self._wake_bots(waiting), name="bots wake"),
            asyncio.create_task(self._beat(), name="heartbeat"),
            asyncio.create_task(self._sweep(), name="sweep"),
            asyncio.create_task(self._answer_requests(), name="requests"),
        ]

    async def close(self) -> None:
        """Stop: what is under way is finished and written, and nothing more begins."""
        self._closing.set()
        await self.timers.close()
        await asyncio.gather(*self._tasks, return_exceptions=True)  # not cancelled: they may be at the database
        await self._bots.close(self._live.values())
        for live in list(self._live.values()):
            async with live.lock:
                pass
        with contextlib.suppress(Exception):
            await self.services.store.beat(now_ms())

    # Matches in memory

    async def get(self, match: str) -> LiveMatch:
        """A match in memory; it is loaded if it has to be, and refused if there is none."""
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
            loading.set_result(live)
            return live
        except BaseException as error:
            loading.set_exception(error if isinstance(error, Exception) else ApiError("stopping"))
            loading.exception()  # seen, should nobody wait
            raise
        finally:
            del self._loading[match]

    @contextlib.asynccontextmanager
    async def _locked(self, match: str) -> AsyncIterator[tuple[LiveMatch, Table]]:
        live = await self.get(match)
        async with live.lock:
            yield live, live.table if live.table is not None else await self._load(live)

    async def read(
        self,
        match: str,
        ask: Callable[[LiveMatch, Table], Told],
        before: Callable[[LiveMatch, Table], None] | None = None,
    ) -> Told:
        """Ask a table something, while nothing happens there.

        What takes long, such as telling a whole match, is done ``before``, in a thread: the table keeps what was told,
        and other tables do not wait.
        """
        async with self._locked(match) as (live, table):
            if before is not None:
                await asyncio.to_thread(before, live, table)
            return ask(live, table)

    async def _load(self, live: LiveMatch) -> Table:
        """Read a match from the database, let its clocks go on, and tell those who watch what they have missed."""
        stored = await self.services.store.load(live.id)
        if stored is None:
            raise ApiError("no-such-table")
        table = (
            await asyncio.to_thread(_restored, stored) if len(stored.entries) > SNAPSHOT_EVERY else _restored(stored)
        )
        live.code, live.is_private = stored.code, stored.private
        live.snapshot_number = stored.snapshot[0] if stored.snapshot else 0
        live.table = table
        resumed = resume(table, self._downtimes)
        if resumed:
            try:
                await self._write(live, table, resumed)
            except Conflict:
                live.table = None
                return await self._load(live)
        self._after(live, table, [])
        return table

    async def _sweep(self) -> None:
        """Let go of matches that nobody needs in memory."""
        while await self._goes_on(SWEEP_SECONDS):
            now = time.monotonic()
            idle = [live for live in self._live.values() if live.is_idle(now, IDLE_SECONDS)]
            for count, live in enumerate(idle):
                if count % 20 == 0:
                    await asyncio.sleep(0)
                if live.is_idle(now, IDLE_SECONDS):
                    await self.evict(live)

    async def evict(self, live: LiveMatch) -> None:
        """Let go of a match, with a snapshot if much has happened since the last."""
        async with live.lock:
            table = live.table
            # Of what is over there are no late snapshots: they could hold somebody who was deleted meanwhile.
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
                self._bots.let_go(live)

    # Commands

    async def open(self, host: Someone, settings: Settings, *, sit: bool = True) -> Opened:
        """Open a table."""
        self._must_run()
        match, seed, now = new_id(), new_seed(), now_ms()
        table = Table(match, seed)
        allow = self.services.settings.external_bots
        entries = table.open(settings, host.person, now, sit=sit, allow_external=allow)
        return await self.keep_new(host, seed, table, entries)

    async def keep_new(self, host: Someone, seed: str, table: Table, entries: list[Entry]) -> Opened:
        """Keep a table that is opened with some entries."""
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
        code = await self.services.store.create(new, entries, summary_of(table, entries))
        live = LiveMatch(match)
        live.used = time.monotonic()
        live.table, live.code, live.is_private = table, code, agreed.private
        self._live[match] = live
        live.deciding = frozenset()
        self.lobby.tell(match, table, entries)
        return Opened(match, code, table.number)

    async def act(self, match: str, action: Action) -> Done:
        """Let something happen at a table; when this returns it is durable, and all who watch have been told."""
        self._must_run()
        self.last_command = time.monotonic()
        async with self._locked(match) as (live, table):
            for _ in range(MOST_TRIES):
                entries = action(table, now_ms())
                if not entries:
                    return Done(table.number, ())
                table.apply_all(entries)
                try:
                    await self._write(live, table, entries)
                except Conflict:
                    live.table = None
                    table = await self._load(live)
                    continue
                self._after(live, table, entries)
                return Done(table.number, entries)
        raise ApiError("conflict")

    async def _write(self, live: LiveMatch, table: Table, entries: list[Entry]) -> None:
        """Make entries durable that the table has applied; if that fails the table is not to be believed."""
        snapshot = None
        if table.number >= live.snapshot_number + SNAPSHOT_EVERY:
            snapshot = table.snapshot()
        try:
            await self.services.store.append(live.id, entries, summary_of(table, entries), snapshot)
        except BaseException:
            live.table = None
            raise
        if snapshot is not None:
            live.snapshot_number = table.number

    def _after(self, live: LiveMatch, table: Table, entries: list[Entry]) -> None:
        """Entries are durable: tell everybody, and see what goes on by itself."""
        tell_watchers(live, table, now_ms())
        self.timers.set(live.id, table.next_due())
        self._bots.mind(live, table)
        self.lobby.tell(live.id, table, entries)
        self.notices.tell_turns(live, table)

    def _must_run(self) -> None:
        if self.is_closing:
            raise ApiError("stopping")

    # What goes on by itself

    async def _tick(self, match: str) -> None:
        """Let the clock do what it has to."""
        while (await self.act(match, lambda table, now: table.tick(now))).entries:
            pass
        await self.read(match, lambda live, table: self.timers.set(match, table.next_due()))

    async def rouse(self, match: str) -> None:
        """Look again at what goes on by itself at a table."""
        await self.read(match, self._after_nothing)

    def _after_nothing(self, live: LiveMatch, table: Table) -> None:
        self._after(live, table, [])

    async def _wake_bots(self, matches: Iterable[str]) -> None:
        for match in matches:
            if self.is_closing:
                return
            with contextlib.suppress(ApiError):
                await self.get(match)

    async def _goes_on(self, seconds: float) -> bool:
        """Wait so long, or until the server stops; whether it goes on."""
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(seconds):
                await self._closing.wait()
        return not self.is_closing

    async def _beat(self) -> None:
        last = time.monotonic()
        while await self._goes_on(BEAT_SECONDS):
            if len(self.timers) or time.monotonic() - last >= QUIET_BEAT_SECONDS:
                try:
                    await self.services.store.beat(now_ms())
                    last = time.monotonic()
                except Exception as error:
                    structlog.get_logger().error("no-heartbeat", exc_info=error)

    async def _answer_requests(self) -> None:
        """Do what an administrator asks through the database."""
        while await self._goes_on(REQUESTS_SECONDS):
            try:
                for request in await self.services.store.open_requests():
                    answer = await self._do_request(request.kind, request.match)
                    await self.services.store.answer(request.id, answer, now_ms())
            except Exception as error:
                structlog.get_logger().error("requests-failed", exc_info=error)

    async def _do_request(self, kind: str, match: str) -> str:
        if kind == PEOPLE_GONE:
            await forget_gone(self, [live.table for live in self._live.values() if live.table is not None])
            return DONE
        if kind != "close-table":
            return refused(OperatorFault("unknown-request", kind=repr(kind)))
        try:
            await self.act(match, lambda table, now: table.close(SERVER, "administrator", now))
        except (Refusal, ApiError) as error:
            return refused(error)
        return DONE

    # What deleting somebody needs

    async def leave_all(self, person: str) -> None:
        """Take somebody who is being deleted away from all tables: before a match unseated, in a match resigned."""
        sits = select(SeatRow.match).where(SeatRow.person == person)
        query = select(MatchRow.id).where(
            MatchRow.status.in_(["waiting", "running"]), or_(MatchRow.id.in_(sits), MatchRow.host == person)
        )
        async with self.services.database.connect() as connection:
            matches = (await connection.scalars(query)).all()

        def go(table: Table, now: int) -> list[Entry]:
            return table.leave(person, now) if table.status == "waiting" else table.resign(person, now)

        for match in matches:
            with contextlib.suppress(Refusal):
                while (await self.act(match, go)).entries:  # somebody who holds several seats resigns from each
                    pass

    async def forget(self, matches: Sequence[str]) -> None:
        """Let go of tables whose entries were rewritten; they are read again when needed."""
        for match in matches:
            live = self._live.get(match)
            if live is not None:
                async with live.lock:
                    live.table = None
                    live.snapshot_number = 0

    async def sign_out(self, signed_out: SignedOut) -> None:
        """Close the live connections of somebody whose sessions have ended."""
        self.notices.sign_out(signed_out)


def _restored(stored: StoredMatch) -> Table:
    """The table that the database tells of."""
    table = Table(stored.id, stored.seed)
    entries = stored.entries
    if stored.snapshot:
        table = Table.restore(stored.id, stored.seed, stored.snapshot[1])
    table.apply_all(entries)
    return table
