"""Matches in the database: append-only entries, snapshots, and administrators' requests."""

from __future__ import annotations

import contextlib
import secrets
from collections.abc import Sequence
from typing import TypeVar

import msgspec
from sqlalchemy import Select, and_, delete, func, or_, select, update
from sqlalchemy.exc import IntegrityError

from tetrarch.server.accounts.ids import new_code, new_id
from tetrarch.server.storage.append import Append, Conflict, Writer
from tetrarch.server.storage.database import Database, retried
from tetrarch.server.storage.models import EntryRow, MatchRow, MetaRow, RequestRow, SnapshotRow
from tetrarch.server.storage.reader import Reader, UnreadableMatch, decoded_entries
from tetrarch.server.storage.summary import NewMatch, Status, Summary
from tetrarch.table.entries import Entry

__all__ = ["AdminRequest", "Conflict", "DamagedMatch", "Pending", "Store", "StoredMatch", "UnreadableMatch"]

HEARTBEAT = "heartbeat"
LARGEST_QUERY = 1000
"""Matches in one query."""
Value = TypeVar("Value")


class DamagedMatch(Exception):
    """A match with gaps between its entries, after manual changes to the database."""


class StoredMatch(msgspec.Struct, frozen=True):
    """A match as stored."""

    id: str
    seed: str
    code: str
    status: Status
    private: bool
    number: int
    """The number of the last entry."""
    snapshot: tuple[int, bytes] | None
    """The number of an entry and the state after it, if there is a snapshot."""
    entries: list[Entry]
    """The entries after the snapshot, or all entries without one."""
    driver: str | None = None
    """The server that drives it."""


class Current(msgspec.Struct, frozen=True):
    """The last entry of a match, and the server that drives it."""

    number: int
    driver: str | None


class Pending(msgspec.Struct, frozen=True):
    """A match that waits for a clock or a bot."""

    id: str
    next_due: int | None
    bots_waiting: bool


class AdminRequest(msgspec.Struct, frozen=True):
    """An administrator's request to the running server."""

    id: str
    kind: str
    match: str


class Store:
    """The matches of one database."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.writer = Writer(database)
        self.reader = Reader(database)

    async def start(self) -> None:
        """Start accepting appends."""
        self.writer.start()

    async def close(self) -> None:
        """Finish pending writes and accept no more."""
        await self.writer.close()
        await self.reader.close()

    async def create(self, new: NewMatch, entries: Sequence[Entry], summary: Summary, driver: str | None = None) -> str:
        """Add a match with its first entries; return its invitation code once durable."""
        while True:
            with_code = new if new.code else msgspec.structs.replace(new, code=new_code())
            try:
                await self.writer.write(Append(new.id, tuple(entries), summary, with_code, driver=driver))
            except Conflict:
                is_taken = select(MatchRow.id).where(MatchRow.code == with_code.code)
                if new.code or await self._scalar(is_taken) is None:
                    raise
            else:
                return with_code.code

    async def append(
        self,
        match: str,
        entries: Sequence[Entry],
        summary: Summary,
        snapshot: bytes | None = None,
        driver: str | None = None,
    ) -> None:
        """Append entries with the match's summary after them, and the server that drives it now, if that changes.

        Returns once durable.

        Raises :class:`Conflict` if entries with these numbers exist: another writer was first, nothing was written, and
        the match must be loaded again. The snapshot, if any, is the state after the last entry.
        """
        if not entries:
            return
        state = None if snapshot is None else (entries[-1].number, snapshot)
        await self.writer.write(Append(match, tuple(entries), summary, snapshot=state, driver=driver))

    async def save_snapshot(self, match: str, number: int, snapshot: bytes) -> None:
        """Store the state after an entry, unless a later one is stored."""
        await self.writer.write(Append(match, (), snapshot=(number, snapshot)))

    async def load(self, match: str, *, whole: bool = False) -> StoredMatch | None:
        """Load a match: its last snapshot and the entries since, or all entries; None if it does not exist."""
        return await retried(lambda: self._load(match, whole=whole))

    async def _load(self, match: str, *, whole: bool) -> StoredMatch | None:
        async with self.database.connect() as connection:
            row = (await connection.execute(select(MatchRow).where(MatchRow.id == match))).one_or_none()
            if row is None:
                return None
            state = None
            if not whole:
                query = select(SnapshotRow.number, SnapshotRow.body).where(SnapshotRow.match == match)
                state = (await connection.execute(query)).one_or_none()
            after = state.number if state else 0
            bodies = await connection.execute(
                select(EntryRow.number, EntryRow.body)
                .where(EntryRow.match == match, EntryRow.number > after)
                .order_by(EntryRow.number)
            )
            numbered = bodies.all()
        if [entry.number for entry in numbered] != list(range(after + 1, row.number + 1)):
            raise DamagedMatch(f"match {match}: entries are missing between {after + 1} and {row.number}")
        return StoredMatch(
            id=row.id,
            seed=row.seed,
            code=row.code,
            status=msgspec.convert(row.status, Status),
            private=row.private,
            number=row.number,
            snapshot=(state.number, bytes(state.body)) if state else None,
            entries=decoded_entries(match, (entry.body for entry in numbered)),
            driver=row.driver,
        )

    async def release(self, match: str, driver: str) -> None:
        """Let another server drive a match that a server drives but cannot read."""
        async with self.database.connect_to_write() as connection:
            is_own = and_(MatchRow.id == match, MatchRow.driver == driver)
            await connection.execute(update(MatchRow).where(is_own).values(driver=None))

    async def current(self, matches: Sequence[str]) -> dict[str, Current]:
        """Return the number of the last entry of each match, and its driver."""
        found: dict[str, Current] = {}
        async with self.database.connect() as connection:
            for first in range(0, len(matches), LARGEST_QUERY):
                part = matches[first : first + LARGEST_QUERY]
                query = select(MatchRow.id, MatchRow.number, MatchRow.driver).where(MatchRow.id.in_(part))
                found.update((row.id, Current(row.number, row.driver)) for row in await connection.execute(query))
        return found

    async def load_pending(self) -> list[Pending]:
        """Return the matches that wait for a clock or a bot, soonest first."""
        query = (
            select(MatchRow.id, MatchRow.next_due, MatchRow.bots_waiting)
            .where(
                MatchRow.status.in_(["waiting", "running"]),
                or_(MatchRow.next_due.is_not(None), MatchRow.bots_waiting),
            )
            .order_by(MatchRow.next_due.asc().nulls_first())
        )
        async with self.database.connect() as connection:
            return [Pending(*row) for row in await connection.execute(query)]

    async def load_stalled(self, driver: str, due_before: int, updated_before: int) -> list[str]:
        """Return the matches of a server whose clock ran out, or whose bots were asked, before some time."""
        query = select(MatchRow.id).where(
            MatchRow.driver == driver,
            MatchRow.status.in_(["waiting", "running"]),
            or_(MatchRow.next_due < due_before, and_(MatchRow.bots_waiting, MatchRow.updated < updated_before)),
        )
        async with self.database.connect() as connection:
            return list(await connection.scalars(query))

    async def load_current(self, most: int) -> list[str]:
        """Return the open and running matches that changed last."""
        is_open = MatchRow.status.in_(["waiting", "running"])
        query = select(MatchRow.id).where(is_open).order_by(MatchRow.updated.desc(), MatchRow.id).limit(most)
        async with self.database.connect() as connection:
            return list(await connection.scalars(query))

    async def seed_of(self, match: str) -> str | None:
        """Return the secret seed of a match."""
        return await self._scalar(select(MatchRow.seed).where(MatchRow.id == match))

    async def count_by_status(self) -> dict[str, int]:
        """Return the number of matches by status."""
        query = select(MatchRow.status, func.count().label("matches")).group_by(MatchRow.status)
        async with self.database.connect() as connection:
            return {row.status: row.matches for row in await connection.execute(query)}

    # Lifetime of the server

    async def beat(self, now: int) -> None:
        """Store a heartbeat, from which the next start learns how long the server was down."""
        async with self.database.write() as session:
            await session.merge(MetaRow(key=HEARTBEAT, value=str(now)))

    async def last_beat(self) -> int | None:
        """Return the time of the last heartbeat."""
        value = await self._scalar(select(MetaRow.value).where(MetaRow.key == HEARTBEAT))
        return None if value is None else int(value)

    async def secret(self, name: str) -> str:
        """Return a secret of this server; the first call creates it."""
        query = select(MetaRow.value).where(MetaRow.key == name)
        found = await self._scalar(query)
        if found is None:
            with contextlib.suppress(IntegrityError):  # another server was first
                async with self.database.write() as session:
                    session.add(MetaRow(key=name, value=secrets.token_hex()))
            found = await self._scalar(query)
        assert found is not None
        return found

    # Administrators' requests

    async def ask(self, kind: str, match: str, now: int) -> str:
        """Store a request for the running server and return its id."""
        request = new_id()
        async with self.database.write() as session:
            session.add(RequestRow(id=request, kind=kind, match=match, created=now, answered=None, answer=None))
        return request

    async def open_requests(self) -> list[AdminRequest]:
        """Return the open requests, oldest first."""
        query = (
            select(RequestRow.id, RequestRow.kind, RequestRow.match)
            .where(RequestRow.answered.is_(None))
            .order_by(RequestRow.created, RequestRow.id)
        )
        async with self.database.connect() as connection:
            return [AdminRequest(*row) for row in await connection.execute(query)]

    async def answer(self, request: str, answer: str, now: int) -> None:
        """Answer a request: ``done``, or a rejection. Answers are kept for a day."""
        async with self.database.write() as session:
            await session.execute(
                update(RequestRow).where(RequestRow.id == request).values(answered=now, answer=answer)
            )
            await session.execute(delete(RequestRow).where(RequestRow.answered < now - 86_400_000))

    async def answer_to(self, request: str) -> str | None:
        """Return the answer to a request; None while it is open."""
        return await self._scalar(select(RequestRow.answer).where(RequestRow.id == request))

    async def _scalar(self, query: Select[Value]) -> Value | None:
        async with self.database.connect() as connection:
            return await connection.scalar(query)
