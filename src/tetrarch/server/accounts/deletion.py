"""Deleting people: what is theirs goes, and in matches that others played too they become nobody.

A match belongs to all who played it, so its entries stay; but they are rewritten so that no name, no id and no word of
the person is left in them. Salts stay, for without them nobody could verify the deals.
"""

from __future__ import annotations

import json
import secrets
from collections.abc import Sequence

from sqlalchemy import delete, select, update
from sqlalchemy.ext.asyncio import AsyncSession

from tetrarch.server.accounts.ids import LETTERS
from tetrarch.server.accounts.sessions import SignedOut
from tetrarch.server.services import LiveTables
from tetrarch.server.storage.database import Database
from tetrarch.server.storage.models import EntryRow, MatchRow, ParticipantRow, PersonRow, SeatRow, SnapshotRow
from tetrarch.server.storage.summary import GONE
from tetrarch.table.people import GONE_NAME

GONE_TEXT = "…"
"""What is left of what they said."""


async def delete_person(database: Database, tables: LiveTables, person: str) -> None:
    """Delete somebody, their bot accounts and all data of theirs."""
    async with database.read() as session:
        bots = (await session.scalars(select(PersonRow.id).where(PersonRow.owner == person))).all()
    for one in (*bots, person):
        await tables.leave_all(one)
        await tables.sign_out(SignedOut(person=one))
        async with database.write() as session:
            matches = await make_nobody(session, one)
        await tables.sign_out(SignedOut(person=one))  # who connected again while the sessions were still there
        await tables.forget(matches)
        async with database.write() as session:  # what was kept between the rewriting and the forgetting
            await session.execute(delete(SnapshotRow).where(SnapshotRow.match.in_(matches)))


async def make_nobody(session: AsyncSession, person: str) -> Sequence[str]:
    """Remove somebody from all matches and from the database; return the matches whose entries changed."""
    query = select(ParticipantRow.match).where(ParticipantRow.person == person)
    matches = (await session.scalars(query)).all()
    nobody = GONE + "".join(secrets.choice(LETTERS) for _ in range(16))
    for match in matches:
        await _rewrite(session, match, person, nobody)
    await session.execute(delete(SnapshotRow).where(SnapshotRow.match.in_(matches)))
    await session.execute(update(SeatRow).where(SeatRow.person == person).values(kind="deleted", name="", person=None))
    await session.execute(delete(PersonRow).where(PersonRow.id == person))
    return matches


async def _rewrite(session: AsyncSession, match: str, person: str, nobody: str) -> None:
    seats: set[int] = set()
    row = await session.get_one(MatchRow, match)
    row.settings = json.dumps(_without(json.loads(row.settings), person, nobody), ensure_ascii=False)
    query = select(EntryRow).where(EntryRow.match == match).order_by(EntryRow.number)
    for entry in await session.scalars(query):
        body = json.loads(entry.body)
        _follow_seats(body, person, seats)
        changed = _without(body, person, nobody)
        if changed.get("kind") == "started" and seats:
            names = changed["names"]
            changed["names"] = [GONE_NAME if seat in seats else name for seat, name in enumerate(names)]
        if changed != body:
            entry.body = json.dumps(changed, ensure_ascii=False, separators=(",", ":"))
    await session.flush()


def _follow_seats(body: dict[str, object], person: str, seats: set[int]) -> None:
    """Keep count of the seats that somebody has."""
    kind, seat = body.get("kind"), body.get("seat")
    if kind not in ("seated", "unseated") or not isinstance(seat, int):
        return
    sitting = body.get("person")
    if kind == "seated" and isinstance(sitting, dict) and sitting.get("id") == person:
        seats.add(seat)
    else:
        seats.discard(seat)


def _without(value, person: str, nobody: str):  # type: ignore[no-untyped-def]  # any JSON to JSON of the same shape
    """JSON in which somebody is nobody, and has said nothing."""
    if isinstance(value, list):
        return [_without(part, person, nobody) for part in value]
    if isinstance(value, dict):
        changed = {name: _without(part, person, nobody) for name, part in value.items()}
        if value.get("id") == person and "name" in value:
            changed["name"] = GONE_NAME
        said = value.get("person")
        if value.get("kind") == "said" and isinstance(said, dict) and said.get("id") == person:
            changed["text"] = GONE_TEXT
        return changed
    if value == person:
        return nobody
    if value == f"person:{person}":
        return f"person:{nobody}"
    if isinstance(value, str) and value.startswith("mine:"):  # a name of somebody who shared a device
        return f"mine:{GONE_NAME}"
    return value
