"""The leases of servers that share a PostgreSQL database.

Each server has one lease, which it renews, and each match names the server that drives it. So a lease costs a write of
one row, however many matches it covers. All times are those of the database's clock. If a server stops renewing,
others mark it as ended and share its matches among them. Nothing depends on a lease but who acts first: the numbers of
the entries decide what is stored.
"""

from __future__ import annotations

import contextlib
from collections.abc import AsyncIterator, Collection
from typing import NamedTuple

from sqlalchemy import BigInteger, ColumnElement, and_, case, cast, delete, func, or_, select, update
from sqlalchemy.dialects.postgresql import insert

from tetrarch.server.storage.database import Database
from tetrarch.server.storage.models import IS_OPEN, MatchRow, ServerRow

LEASE_MS = 2500
START_LOCK = 0x7E78A8C4
"""The key of the lock that a server has while it starts."""
KEPT_MS = 86_400_000
"""How long a server that has ended is remembered."""


class Standing(NamedTuple):
    """The servers at the last renewal."""

    alive: tuple[str, ...]
    """The servers with a lease, oldest first."""
    ended: tuple[str, ...]
    """The servers that were found to have stopped."""
    steady_ms: int
    """The longest time for which another server has had its lease without a break."""


class Adopted(NamedTuple):
    """A match that was taken over."""

    id: str
    next_due: int | None
    bots_waiting: bool
    since: int | None
    """The last time at which its former driver was alive, if known."""


def database_now() -> ColumnElement[int]:
    """Return the time of the database in milliseconds."""
    return cast(func.extract("epoch", func.clock_timestamp()) * 1000, BigInteger)


async def renew(database: Database, server: str) -> Standing:
    """Renew the lease of a server, or take one, and mark those that have run out."""
    now = database_now()
    row = insert(ServerRow).values(id=server, started=now, until=now + LEASE_MS, ended=False)
    started = case((ServerRow.until < now, now), else_=ServerRow.started)
    after = {"started": started, "until": now + LEASE_MS, "ended": False}
    renewed = row.on_conflict_do_update(index_elements=["id"], set_=after)
    is_late = and_(~ServerRow.ended, ServerRow.until < now)
    # A late server that renews its lease at this moment is skipped: nobody waits for another.
    free = select(ServerRow.id).where(is_late).with_for_update(skip_locked=True)
    late = update(ServerRow).where(ServerRow.id.in_(free)).values(ended=True).returning(ServerRow.id)
    query = select(ServerRow.id).where(~ServerRow.ended).order_by(ServerRow.started, ServerRow.id)
    oldest = select(now - func.min(ServerRow.started)).where(
        ~ServerRow.ended, ServerRow.until >= now, ServerRow.id != server
    )
    query_old = select(ServerRow.id).where(ServerRow.ended, ServerRow.until < now - KEPT_MS)
    async with database.connect_to_write() as connection:
        await connection.execute(renewed)
    async with database.connect_to_write() as connection:
        ended = tuple(await connection.scalars(late))
        if ended:
            old = tuple(await connection.scalars(query_old))
            await connection.execute(update(MatchRow).where(MatchRow.driver.in_(old), IS_OPEN).values(driver=None))
            await connection.execute(delete(ServerRow).where(ServerRow.id.in_(old)))
        return Standing(tuple(await connection.scalars(query)), ended, await connection.scalar(oldest) or 0)


@contextlib.asynccontextmanager
async def starting(database: Database) -> AsyncIterator[None]:
    """Let one server at a time start, so that each knows the downtime that another one has recorded."""
    if database.is_sqlite:
        yield
        return
    async with database.connect_to_write() as connection:
        await connection.execute(select(func.pg_advisory_xact_lock(START_LOCK)))
        yield


async def release(database: Database, server: str) -> None:
    """End the lease of a server that stops: others take its matches over at once."""
    now = database_now()
    async with database.connect_to_write() as connection:
        ended = update(ServerRow).where(ServerRow.id == server).values(ended=True, until=now + LEASE_MS)
        await connection.execute(ended)


async def adopt(database: Database, server: str, most: int, but: Collection[str] = ()) -> list[Adopted]:
    """Take over matches that wait for a clock or a bot and that no living server drives; bots first.

    The drivers are named in the query, so that PostgreSQL finds their matches by the index.
    """
    until = select(ServerRow.until).where(ServerRow.id == MatchRow.driver).scalar_subquery()
    query = (
        select(MatchRow.id, MatchRow.next_due, MatchRow.bots_waiting, until.label("until"))
        .where(
            IS_OPEN,
            or_(MatchRow.next_due.is_not(None), MatchRow.bots_waiting),
            MatchRow.id.not_in(but),
        )
        .order_by(MatchRow.bots_waiting.desc(), MatchRow.next_due)
        .limit(most)
        .with_for_update(of=MatchRow, skip_locked=True)
    )
    gone = select(ServerRow.id).where(ServerRow.ended, ServerRow.id != server)
    async with database.connect_to_write() as connection:
        ended = tuple(await connection.scalars(gone))
        undriven = or_(MatchRow.driver.is_(None), MatchRow.driver.in_(ended))
        found = (await connection.execute(query.where(undriven))).all()
        if found:
            taken = update(MatchRow).where(MatchRow.id.in_([row.id for row in found])).values(driver=server)
            await connection.execute(taken)
    return [
        Adopted(row.id, row.next_due, row.bots_waiting, None if row.until is None else row.until - LEASE_MS)
        for row in found
    ]
