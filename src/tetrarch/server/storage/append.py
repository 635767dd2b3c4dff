"""Appends entries to matches, many appends in one transaction (group commit).

A durable commit waits once for the disk, however much it contains. So appends that arrive during a transaction, or
shortly after it, share the next one. If one append of a group fails, the group is rolled back and each
append is tried alone, unless the database is away.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Mapping, Sequence
from types import ModuleType

import msgspec
import structlog
from sqlalchemy import BindParameter, Connection, Executable, bindparam, delete, insert, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import DBAPIError, IntegrityError, OperationalError
from sqlalchemy.exc import TimeoutError as PoolTimeout

from tetrarch.server.accounts.ratings import rate_match
from tetrarch.server.storage.database import Database, retried
from tetrarch.server.storage.models import EntryRow, MatchRow, ParticipantRow, SeatRow, SnapshotRow
from tetrarch.server.storage.summary import GONE, NewMatch, SeatSummary, Summary, seat_bits
from tetrarch.table.entries import Ended, Entry, Hosted, Opened, Said, Seated, Started, encode_entry

Row = Mapping[str, object]


class Append(msgspec.Struct, frozen=True):
    """New entries of one match, and its summary after them."""

    match: str
    entries: Sequence[Entry]
    summary: Summary | None = None
    new: NewMatch | None = None
    """The match itself, if it is new."""
    snapshot: tuple[int, bytes] | None = None
    """The number of an entry, and the state after it."""
    driver: str | None = None
    """The server that drives the match from now on; None to leave that as it is."""

    @property
    def first(self) -> int:
        """The number of the first entry."""
        return self.entries[0].number if self.entries else 0

    @property
    def last(self) -> int:
        """The number of the last entry."""
        return self.entries[-1].number if self.entries else 0


_of_match: BindParameter[str] = bindparam("of_match")
_insert_match = insert(MatchRow)
_insert_entries = insert(EntryRow)
_insert_seats = insert(SeatRow)
_delete_seats = delete(SeatRow).where(SeatRow.match == _of_match)
_update_match = (
    update(MatchRow)
    .where(MatchRow.id == _of_match)
    .values(
        status=bindparam("now_status"),
        number=bindparam("now_number"),
        to_decide=bindparam("now_to_decide"),
        next_due=bindparam("now_next_due"),
        bots_waiting=bindparam("now_bots_waiting"),
        updated=bindparam("now_updated"),
    )
)
_update_open_seats = update(MatchRow).where(MatchRow.id == _of_match).values(open_seats=bindparam("now_open"))
_update_driver = update(MatchRow).where(MatchRow.id == _of_match).values(driver=bindparam("now_driver"))
_update_host = update(MatchRow).where(MatchRow.id == _of_match).values(host=bindparam("now_host"))
_update_started = (
    update(MatchRow)
    .where(MatchRow.id == _of_match)
    .values(started=bindparam("now_started"), identities=bindparam("now_identities"))
)
_update_ended = (
    update(MatchRow)
    .where(MatchRow.id == _of_match)
    .values(ended=bindparam("now_ended"), reason=bindparam("now_reason"))
)
_update_result = (
    update(SeatRow)
    .where(SeatRow.match == _of_match, SeatRow.seat == bindparam("of_seat"))
    .values(place=bindparam("now_place"), points=bindparam("now_points"), won=bindparam("now_won"))
)


def _upserts(dialect: ModuleType) -> tuple[Executable, Executable]:
    """Return the statements that insert participants and snapshots or update them, for a dialect of SQL."""
    snapshot = dialect.insert(SnapshotRow)
    return dialect.insert(ParticipantRow).on_conflict_do_nothing(), snapshot.on_conflict_do_update(
        index_elements=["match"],
        set_={"number": snapshot.excluded.number, "body": snapshot.excluded.body},
        where=SnapshotRow.number < snapshot.excluded.number,
    )


_UPSERTS = {"sqlite": _upserts(sqlite), "postgresql": _upserts(postgresql)}


def write_group(connection: Connection, group: Sequence[Append]) -> None:
    """Write a group of appends; an existing entry number raises an ``IntegrityError``.

    Rows are written in the order of their matches, so that servers do not wait for each other in a circle.
    """
    group = sorted(group, key=lambda append: append.match)
    insert_participant, insert_snapshot = _UPSERTS[connection.dialect.name]
    standing = [(append, append.summary) for append in group if append.summary and append.entries]
    seated = {
        append.match: [known_seat(seat) for seat in summary.seats]
        for append, summary in standing
        if summary.seats is not None
    }
    each = [(append.match, entry) for append in group for entry in append.entries]
    ended = [(match, entry) for match, entry in each if isinstance(entry, Ended)]

    _all(connection, _insert_match, [_new_row(append) for append in group if append.new])
    _all(connection, _insert_entries, [_entry_row(match, entry) for match, entry in each])
    _all(connection, _update_match, [_standing(append, summary) for append, summary in standing])
    taken = [append for append in group if append.driver is not None and not append.new]
    _all(connection, _update_driver, [{"of_match": append.match, "now_driver": append.driver} for append in taken])
    _all(connection, _delete_seats, [{"of_match": match} for match in seated])
    _all(
        connection,
        _insert_seats,
        [
            {
                **{"match": match, "seat": number, "kind": seat.kind, "person": seat.person},
                **{
                    "name": seat.name,
                    "bot": seat.bot,
                    "place": None,
                    "points": None,
                    "won": False,
                    "hints": seat.hints,
                },
            }
            for match, seats in seated.items()
            for number, seat in enumerate(seats)
        ],
    )
    open_seats = {match: sum(seat.kind == "open" for seat in seats) for match, seats in seated.items()}
    _all(
        connection, _update_open_seats, [{"of_match": match, "now_open": count} for match, count in open_seats.items()]
    )
    _all(
        connection,
        _update_host,
        [
            {"of_match": match, "now_host": entry.person.id}
            for match, entry in each
            if isinstance(entry, Hosted) and people_named(entry)
        ],
    )
    _all(
        connection,
        _update_started,
        [
            {"of_match": match, "now_started": entry.at, "now_identities": entry.identities}
            for match, entry in each
            if isinstance(entry, Started)
        ],
    )
    named = dict.fromkeys((match, person) for match, entry in each for person in people_named(entry))
    _all(connection, insert_participant, [{"match": match, "person": person} for match, person in named])
    _all(
        connection,
        insert_snapshot,
        [
            {"match": append.match, "number": append.snapshot[0], "body": append.snapshot[1]}
            for append in group
            if append.snapshot
        ],
    )
    for match, entry in ended:
        _write_result(connection, match, entry)


def people_named(entry: Entry) -> tuple[str, ...]:
    """Return the ids of the users that an entry describes; deleted users do not count."""
    match entry:
        case Opened(host=person) | Hosted(person=person) | Seated(person=person) | Said(person=person):
            return () if person.id.startswith(GONE) else (person.id,)
    return ()


def known_seat(seat: SeatSummary) -> SeatSummary:
    """Return a seat as the database stores it: a deleted user has no id and no name."""
    is_gone = seat.person is not None and seat.person.startswith(GONE)
    return SeatSummary("deleted", bot=seat.bot, hints=seat.hints) if is_gone else seat


def _all(connection: Connection, statement: Executable, rows: list[Row]) -> None:
    if rows:
        connection.execute(statement, rows)


def _write_result(connection: Connection, match: str, ended: Ended) -> None:
    row: Row = {"of_match": match, "now_ended": ended.at, "now_reason": ended.reason}
    connection.execute(_update_ended, [row])
    places = {
        seat: 1 + sum(map(len, ended.standings[:index])) for index, tied in enumerate(ended.standings) for seat in tied
    }
    _all(
        connection,
        _update_result,
        [
            {
                **{"of_match": match, "of_seat": seat, "now_place": places.get(seat)},
                **{"now_points": points, "now_won": seat in ended.winners},
            }
            for seat, points in enumerate(ended.points)
        ],
    )
    if ended.rated:
        rate_match(connection, match, ended.at)


def _new_row(append: Append) -> Row:
    new, opened = append.new, append.entries[0]
    assert new is not None
    return {
        **{"id": new.id, "seed": new.seed, "commitment": new.commitment, "game": new.game, "players": new.players},
        **{"name": new.name, "settings": new.settings.decode(), "private": new.private, "rated": new.rated},
        **{"code": new.code, "host": new.host, "status": "waiting", "reason": None, "number": 0, "to_decide": 0},
        **{"open_seats": new.players, "next_due": None, "bots_waiting": False, "created": opened.at},
        **{"updated": opened.at, "started": None, "ended": None, "identities": "", "driver": append.driver},
    }


def _entry_row(match: str, entry: Entry) -> Row:
    return {"match": match, "number": entry.number, "at": entry.at, "body": encode_entry(entry).decode()}


def _standing(append: Append, summary: Summary) -> Row:
    return {
        "of_match": append.match,
        "now_status": summary.status,
        "now_number": append.last,
        "now_to_decide": seat_bits(summary.to_decide),
        "now_next_due": summary.next_due,
        "now_bots_waiting": summary.bots_waiting,
        "now_updated": append.entries[-1].at,
    }


LARGEST_GROUP = 500
"""Appends per transaction."""
GATHER_SECONDS = 0.005
"""Time to gather more appends after a transaction: a busy server commits less often, an idle one at once."""


class Conflict(Exception):
    """The entries cannot be appended: their numbers exist already, or the match does not exist."""


class Writer:
    """The only task that appends to the database."""

    def __init__(self, database: Database) -> None:
        self._database = database
        self._waiting: list[tuple[Append, asyncio.Future[None]]] = []
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self._closing = False
        self.committed: Callable[[int, int], None] = lambda appends, entries: None
        """Called after each transaction with its numbers of appends and entries."""
        self.is_failing = False
        """Whether the last append failed because of the database."""

    def start(self) -> None:
        """Start writing."""
        self._task = asyncio.create_task(self._run(), name="store writer")

    async def close(self) -> None:
        """Write everything that waits, then stop."""
        self._closing = True
        if self._task:
            self._wake.set()
            await self._task
            self._task = None

    async def write(self, append: Append) -> None:
        """Append and return once durable; raise :class:`Conflict` if that is impossible.

        A caller that is cancelled while it waits does not undo the append.
        """
        if self._closing or self._task is None:
            raise RuntimeError("the store is closed")
        done: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append((append, done))
        self._wake.set()
        await done

    async def _run(self) -> None:
        while self._waiting or not self._closing:
            await self._wake.wait()
            self._wake.clear()
            while self._waiting:
                group, self._waiting = self._waiting[:LARGEST_GROUP], self._waiting[LARGEST_GROUP:]
                await self._write(group)
                await asyncio.sleep(GATHER_SECONDS)

    async def _write(self, group: Sequence[tuple[Append, asyncio.Future[None]]]) -> None:
        appends = [append for append, _ in group]
        try:
            await retried(lambda: self._database.write_at_once(lambda connection: write_group(connection, appends)))
        except Exception as error:
            if len(group) > 1 and not _concerns_all(error):
                for alone in group:
                    await self._write([alone])
                return
            for append, done in group:
                self._fail(append, done, error)
            return
        self.is_failing = False
        self.committed(len(group), sum(len(append.entries) for append in appends))
        for _, done in group:
            if not done.cancelled():
                done.set_result(None)

    def _fail(self, append: Append, done: asyncio.Future[None], error: Exception) -> None:
        if isinstance(error, IntegrityError):
            error = Conflict(f"match {append.match}: entry {append.first} or its match stands otherwise")
        else:
            self.is_failing = True
            structlog.get_logger().error("append-failed", match=append.match, exc_info=error)
        if not done.cancelled():
            done.set_exception(error)
            done.exception()  # mark as retrieved in case the caller is gone


def _concerns_all(error: Exception) -> bool:
    """Return whether the database is away or cannot write, so that no append of a group would succeed alone."""
    is_lost = isinstance(error, DBAPIError) and error.connection_invalidated
    return is_lost or isinstance(error, OperationalError | PoolTimeout | OSError)
