"""What a running server does when somebody was deleted from the database beside it."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from typing import TYPE_CHECKING

from sqlalchemy import delete, select

from tetrarch.server.accounts.sessions import SignedOut
from tetrarch.server.storage.database import Database
from tetrarch.server.storage.models import PersonRow, SnapshotRow
from tetrarch.table.people import Person
from tetrarch.table.table import Table

if TYPE_CHECKING:
    from tetrarch.server.matches.hub import Hub

PEOPLE_GONE = "people-gone"
"""The request by which an administrator's command says so."""

AT_ONCE = 500
"""So many people are looked up in one question to the database."""


async def forget_gone(hub: Hub, tables: Iterable[Table]) -> None:
    """Sign out who is not in the database any more, and read all of these tables again where they were.

    Their entries were rewritten there. A snapshot that was made of the table in memory meanwhile is removed.
    """
    present = {table.match_id: people_at(table) for table in tables}
    gone = await gone_people(hub.services.database, set().union(hub.notices.people, *present.values()))
    for person in gone:
        await hub.sign_out(SignedOut(person=person))
    matches = [match for match, people in present.items() if people & gone]
    await hub.forget(matches)
    async with hub.services.database.write() as session:
        await session.execute(delete(SnapshotRow).where(SnapshotRow.match.in_(matches)))


def people_at(table: Table) -> set[str]:
    """The ids of all whom a table in memory knows: who sat there, was its host, or said something."""
    named = (getattr(entry, name, None) for entry in table.entries for name in ("person", "host"))
    return {person.id for person in named if isinstance(person, Person)}


async def gone_people(database: Database, people: Collection[str]) -> set[str]:
    """Those of some people who are not in the database any more."""
    asked = sorted(people)
    known: set[str] = set()
    async with database.connect() as connection:
        for first in range(0, len(asked), AT_ONCE):
            query = select(PersonRow.id).where(PersonRow.id.in_(asked[first : first + AT_ONCE]))
            known.update((await connection.scalars(query)).all())
    return set(people) - known
