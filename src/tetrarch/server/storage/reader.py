"""Reads what other servers have appended to matches, for many matches in one query.

A query costs far more than the rows of one more match. So reads that are asked for during a query, or shortly after it,
share the next one.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterable, Sequence
from functools import partial
from typing import NamedTuple

import msgspec
from sqlalchemy import Integer, String, and_, bindparam, func, select
from sqlalchemy.dialects.postgresql import ARRAY

from tetrarch.server.storage.database import Database, retried
from tetrarch.server.storage.models import EntryRow, MatchRow
from tetrarch.table.entries import Entry, decode_entry

LARGEST_GROUP = 500
"""Matches per query."""
GATHER_SECONDS = 0.005
"""Time to gather more reads after a query: a busy server asks less often, an idle one at once."""


class UnreadableMatch(Exception):
    """A match with entries that this program does not know: a newer one has appended them."""


class Later(NamedTuple):
    """The entries of a match after a number, and the server that drives the match."""

    entries: list[Entry]
    driver: str | None


Read = tuple[str, int, asyncio.Future[Later]]
"""A match, the number of the last entry that is known, and the result."""

_asked = (
    func.unnest(bindparam("matches", type_=ARRAY(String)), bindparam("numbers", type_=ARRAY(Integer)))
    .table_valued("match", "number", with_ordinality="place")
    .render_derived(name="asked")
)
_later = (
    select(_asked.c.place, MatchRow.driver, EntryRow.body)
    .join_from(_asked, MatchRow, MatchRow.id == _asked.c.match)
    .outerjoin(EntryRow, and_(EntryRow.match == MatchRow.id, EntryRow.number > _asked.c.number))
    .order_by(_asked.c.place, EntryRow.number)
)


class Reader:
    """Reads new entries from PostgreSQL; servers never share an SQLite database."""

    def __init__(self, database: Database) -> None:
        self._kept = database.keep("AUTOCOMMIT")
        self._waiting: list[Read] = []
        self._task: asyncio.Task[None] | None = None

    async def read(self, match: str, number: int) -> Later:
        """Return the entries of a match after a number, by a query that begins after this call."""
        done: asyncio.Future[Later] = asyncio.get_running_loop().create_future()
        self._waiting.append((match, number, done))
        if self._task is None:
            self._task = asyncio.create_task(self._run(), name="store reader")
        return await done

    async def _run(self) -> None:
        try:
            while self._waiting:
                group, self._waiting = self._waiting[:LARGEST_GROUP], self._waiting[LARGEST_GROUP:]
                await self._read(group)
                await asyncio.sleep(GATHER_SECONDS)
        finally:
            self._task = None

    async def _read(self, group: Sequence[Read]) -> None:
        try:
            found = await retried(partial(self._query, group))
        except Exception as error:
            for _, _, done in group:
                _fail(done, error)
            return
        for (driver, bodies), (match, _, done) in zip(found, group, strict=True):
            try:
                later = Later(decoded_entries(match, bodies), driver)
            except UnreadableMatch as error:
                _fail(done, error)
            else:
                if not done.done():
                    done.set_result(later)

    async def close(self) -> None:
        """Give the connection back."""
        await self._kept.close()

    async def _query(self, group: Sequence[Read]) -> list[tuple[str | None, list[str]]]:
        """Return the driver of each match and the bodies of its entries."""
        asked = {"matches": [match for match, _, _ in group], "numbers": [number for _, number, _ in group]}
        async with self._kept.use() as connection:
            rows = (await connection.execute(_later, asked)).all()
        drivers: list[str | None] = [None] * len(group)
        bodies: list[list[str]] = [[] for _ in group]
        for place, driver, body in rows:
            drivers[place - 1] = driver
            if body is not None:
                bodies[place - 1].append(body)
        return list(zip(drivers, bodies, strict=True))


def decoded_entries(match: str, bodies: Iterable[str]) -> list[Entry]:
    """Return the entries of a match from their JSON."""
    try:
        return [decode_entry(body) for body in bodies]
    except msgspec.ValidationError as error:
        raise UnreadableMatch(f"match {match}: {error}") from error


def _fail(done: asyncio.Future[Later], error: Exception) -> None:
    if not done.done():
        done.set_exception(error)
