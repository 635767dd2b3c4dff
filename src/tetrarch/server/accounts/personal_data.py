"""A user's data: export and deletion.

A match belongs to all its players, so deleting one of them keeps its entries but rewrites them: no name, id or chat
message of the deleted user remains. Salts stay, because nobody could verify the deals without them.
"""

from __future__ import annotations

import json
import secrets
from collections.abc import Collection, Iterable, Sequence

from sqlalchemy import delete, func, or_, select, update
from sqlalchemy.ext.asyncio import AsyncSession

from tetrarch.server.accounts.ids import LETTERS, now_ms
from tetrarch.server.accounts.sessions import SignedOut
from tetrarch.server.accounts.statistics import finished_games, statistics
from tetrarch.server.services import LiveTables
from tetrarch.server.storage import models as db
from tetrarch.server.storage.database import Database
from tetrarch.server.storage.summary import GONE
from tetrarch.server.tournaments.personal_data import export_player, forget_player, withdraw_player
from tetrarch.table.people import GONE_NAME, Person
from tetrarch.table.table import Table

GONE_TEXT = "…"
"""Replaces the chat messages of a deleted user."""

PEOPLE_GONE = "people-gone"
"""The administrator's request after users were deleted from the database of a running server."""

BANNED = "ban"
"""The administrator's request after a user was banned in the database of a running server."""

BATCH = 500
"""Users per database query."""

SECRETS = {"password", "token", "p256dh", "auth", "claimed", "secret", "step", "session"}
"""Columns left out of exports: digests, keys and duplicates."""


# Deletion


async def delete_person(database: Database, tables: LiveTables, person: str) -> None:
    """Delete a user with their bot accounts and all their data."""
    async with database.read() as session:
        bots = (await session.scalars(select(db.PersonRow.id).where(db.PersonRow.owner == person))).all()
    for one in (*bots, person):
        await tables.leave_all(one)
        await tables.sign_out(SignedOut(person=one))
        async with database.write() as session:
            matches = await erase_person(session, one)
        await tables.sign_out(SignedOut(person=one))  # connections made while the sessions still existed
        await tables.forget(matches)
        async with database.write() as session:  # snapshots written between rewriting and forgetting
            await session.execute(delete(db.SnapshotRow).where(db.SnapshotRow.match.in_(matches)))


async def remove_banned(database: Database, tables: LiveTables, person: str) -> None:
    """Remove a banned user and their bot accounts from all tournaments and tables, and close their connections."""
    async with database.read() as session:
        bots = (await session.scalars(select(db.PersonRow.id).where(db.PersonRow.owner == person))).all()
    tournaments: list[str] = []
    for one in (*bots, person):
        await tables.sign_out(SignedOut(person=one))
        async with database.write() as session:
            tournaments += await withdraw_player(session, one)  # first, so that no new round is paired with the user
    try:
        await tables.leave_all(*bots, person)
    finally:
        tables.change_tournaments(tournaments)


async def erase_person(session: AsyncSession, person: str) -> Sequence[str]:
    """Erase a user from all matches and from the database; return the matches whose entries changed."""
    query = select(db.ParticipantRow.match).where(db.ParticipantRow.person == person)
    matches = (await session.scalars(query)).all()
    pseudonym = GONE + "".join(secrets.choice(LETTERS) for _ in range(16))
    for match in matches:
        await _rewrite(session, match, person, pseudonym)
    await session.execute(delete(db.SnapshotRow).where(db.SnapshotRow.match.in_(matches)))
    await session.execute(
        update(db.SeatRow).where(db.SeatRow.person == person).values(kind="deleted", name="", person=None)
    )
    await forget_player(session, person)
    await session.execute(delete(db.PersonRow).where(db.PersonRow.id == person))
    return matches


async def _rewrite(session: AsyncSession, match: str, person: str, pseudonym: str) -> None:
    seats: set[int] = set()
    row = await session.get_one(db.MatchRow, match)
    row.settings = json.dumps(_without(json.loads(row.settings), person, pseudonym), ensure_ascii=False)
    query = select(db.EntryRow).where(db.EntryRow.match == match).order_by(db.EntryRow.number)
    for entry in await session.scalars(query):
        body = json.loads(entry.body)
        _track_seats(body, person, seats)
        changed = _without(body, person, pseudonym)
        if changed.get("kind") == "started" and seats:
            names = changed["names"]
            changed["names"] = [GONE_NAME if seat in seats else name for seat, name in enumerate(names)]
        if changed != body:
            entry.body = json.dumps(changed, ensure_ascii=False, separators=(",", ":"))
    await session.flush()


def _track_seats(body: dict[str, object], person: str, seats: set[int]) -> None:
    """Update the set of seats that a user holds after an entry."""
    kind, seat = body.get("kind"), body.get("seat")
    if kind not in ("seated", "unseated") or not isinstance(seat, int):
        return
    sitting = body.get("person")
    if kind == "seated" and isinstance(sitting, dict) and sitting.get("id") == person:
        seats.add(seat)
    else:
        seats.discard(seat)


def _without(value, person: str, pseudonym: str):  # type: ignore[no-untyped-def]  # any JSON to JSON of the same shape
    """Replace a user's id, name and chat messages in JSON."""
    if isinstance(value, list):
        return [_without(part, person, pseudonym) for part in value]
    if isinstance(value, dict):
        changed = {name: _without(part, person, pseudonym) for name, part in value.items()}
        if value.get("id") == person and "name" in value:
            changed["name"] = GONE_NAME
        said = value.get("person")
        if value.get("kind") == "said" and isinstance(said, dict) and said.get("id") == person:
            changed["text"] = GONE_TEXT
        return changed
    if value == person:
        return pseudonym
    if value == f"person:{person}":
        return f"person:{pseudonym}"
    if isinstance(value, str) and value.startswith("mine:"):  # the name of a player who shared a device
        return f"mine:{GONE_NAME}"
    return value


async def forget_deleted(
    database: Database, live: LiveTables, connected: Collection[str], tables: Iterable[Table]
) -> None:
    """Sign out users who are no longer in the database, and reload the tables that name them.

    The administrator's command rewrote their entries. A snapshot made from memory meanwhile is removed.
    """
    present = {table.match_id: people_at(table) for table in tables}
    gone = await missing_people(database, set().union(connected, *present.values()))
    for person in gone:
        await live.sign_out(SignedOut(person=person))
    matches = [match for match, people in present.items() if people & gone]
    await live.forget(matches)
    async with database.write() as session:
        await session.execute(delete(db.SnapshotRow).where(db.SnapshotRow.match.in_(matches)))


def people_at(table: Table) -> set[str]:
    """Return the ids of all users that a table's entries name."""
    named = (getattr(entry, name, None) for entry in table.entries for name in ("person", "host"))
    return {person.id for person in named if isinstance(person, Person)}


async def missing_people(database: Database, people: Collection[str]) -> set[str]:
    """Return the users who are not in the database."""
    asked = sorted(people)
    known: set[str] = set()
    async with database.connect() as connection:
        for first in range(0, len(asked), BATCH):
            query = select(db.PersonRow.id).where(db.PersonRow.id.in_(asked[first : first + BATCH]))
            known.update((await connection.scalars(query)).all())
    return set(people) - known


# Export


async def export_person(database: Database, person: str, language: str) -> dict[str, object]:
    """Return all data of a user: profile, sessions, tokens, bots, friends, matches, ratings, statistics and chat."""
    games = statistics(await finished_games(database, person), language)
    async with database.read() as session:
        owned: dict[str, type[db.Base]] = {
            **{"sessions": db.SessionRow, "devices": db.DeviceRow, "tokens": db.TokenRow, "ratings": db.RatingRow},
            **{"rating_changes": db.RatingChangeRow, "push_subscriptions": db.PushRow},
            **{"friends": db.FriendRow, "friend_links": db.FriendLinkRow, "blocks": db.BlockRow},
            **{"mutes": db.MuteRow, "bans": db.BanRow, "two_factor": db.TwoFactorRow},
            **{"puzzle_results": db.PuzzleSolverRow, "puzzle_attempts": db.PuzzleAttemptRow},
        }
        found: dict[str, object] = {"exported": now_ms()}
        found["person"] = _plain(await session.get_one(db.PersonRow, person))
        bots = await session.scalars(select(db.PersonRow).where(db.PersonRow.owner == person))
        found["bot_accounts"] = [_plain(bot) for bot in bots]
        for name, model in owned.items():
            rows = await session.scalars(select(model).where(model.__table__.c.person == person))
            found[name] = [_plain(row) for row in rows]
        codes = select(func.count()).where(db.RecoveryCodeRow.person == person)
        found["recovery_codes"] = await session.scalar(codes)
        reports = await session.scalars(select(db.ReportRow).where(db.ReportRow.reporter == person))
        found["reports"] = [_plain(row) for row in reports]
        about = await session.scalars(select(db.ReportRow).where(db.ReportRow.person == person))
        found["reports_about"] = [  # who reported, and in which words, stays secret
            {name: getattr(row, name) for name in ("match", "entry", "reason", "created", "outcome")} for row in about
        ]
        is_named = or_(db.AuditRow.by == person, db.AuditRow.person == person)
        actions = await session.scalars(select(db.AuditRow).where(is_named))
        found["administration"] = [
            {name: getattr(row, name) for name in ("at", "action", "match", "note")} for row in actions
        ]
        challenges = select(db.ChallengeRow).where(
            or_(db.ChallengeRow.challenger == person, db.ChallengeRow.challenged == person)
        )
        found["challenges"] = [_plain(row) for row in await session.scalars(challenges)]
        seats = await session.execute(
            select(db.SeatRow, db.MatchRow)
            .join(db.MatchRow, db.MatchRow.id == db.SeatRow.match)
            .where(db.SeatRow.person == person)
            .order_by(db.MatchRow.created)
        )
        found["matches"] = [
            {**_plain(seat), "game": match.game, "table": match.name, "status": match.status} for seat, match in seats
        ]
        found["tournaments"] = await export_player(session, person)
        said = await session.execute(
            select(db.EntryRow.match, db.EntryRow.at, db.EntryRow.body)
            .join(db.ParticipantRow, db.ParticipantRow.match == db.EntryRow.match)
            .where(db.ParticipantRow.person == person, db.EntryRow.body.contains('"said"', autoescape=True))
            .order_by(db.EntryRow.at)
        )
        bodies = [(match, at, json.loads(body)) for match, at, body in said]
        found["statistics"] = games.model_dump()
        found["said"] = [
            {"match": match, "at": at, "text": body["text"], "to": body["to"]}
            for match, at, body in bodies
            if body.get("kind") == "said" and body["person"]["id"] == person
        ]
    return found


def _plain(row: db.Base) -> dict[str, object]:
    return {name: getattr(row, name) for name in row.__table__.c.keys() if name not in SECRETS}  # noqa: SIM118
