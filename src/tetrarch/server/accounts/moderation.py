"""Moderation: mutes, reports, bans, roles, and the log of administrative actions."""

from __future__ import annotations

import json
from datetime import UTC, datetime
from typing import Literal, NamedTuple

import msgspec
from sqlalchemy import ColumnElement, and_, delete, func, or_, select, tuple_
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncSession
from sqlalchemy.orm import aliased

from tetrarch.server.accounts.credentials import compared
from tetrarch.server.accounts.ids import new_id, now_ms
from tetrarch.server.accounts.lists import read_cursor, write_cursor
from tetrarch.server.accounts.people import User, check_room
from tetrarch.server.http.errors import ApiError
from tetrarch.server.storage.database import Database
from tetrarch.server.storage.models import AuditRow, BanRow, BlockRow, EntryRow, MatchRow, MuteRow, PersonRow, ReportRow

MAX_MUTED = 500
MAX_OPEN_REPORTS = 20
"""Unresolved reports of one user."""
MAX_LISTED = 100
"""Reports, bans and actions in a list."""
LINES_BEFORE = 10
LINES_AFTER = 5
"""Chat messages around the reported one that moderators see."""
DAY = 86_400_000

Reason = Literal["chat", "name", "cheating", "leaving", "other"]
Outcome = Literal["acted", "dismissed"]
Role = Literal["moderator"]
Moderating = Literal["ban", "unban", "resolve", "close-table", "grant", "revoke"]
Action = Moderating | Literal["prune-guests", "backup", "restore", "records"]

MODERATOR: Role = "moderator"


class Ban(msgspec.Struct, frozen=True):
    """A ban."""

    person: str
    since: int
    until: int | None
    reason: str
    by: str | None

    @classmethod
    def of(cls, row: BanRow) -> Ban:
        """Return the ban of a row."""
        return cls(row.person, row.since, row.until, row.reason, row.by)

    def error(self) -> ApiError:
        """Return the error that a banned user gets."""
        end = "" if self.until is None else f"{datetime.fromtimestamp(self.until / 1000, UTC):%Y-%m-%d %H:%M} UTC"
        return ApiError("banned", ends="no" if self.until is None else "yes", until=end, reason=self.reason)


class ChatLine(NamedTuple):
    """A chat message, for moderators."""

    number: int
    at: int
    person: str
    name: str
    text: str


class Report(NamedTuple):
    """A report with what it is about."""

    id: str
    reporter: User
    person: User
    match: str | None
    entry: int | None
    reason: Reason
    note: str
    created: int
    resolved: int | None
    outcome: Outcome | None
    chat: list[ChatLine]


class Reports(NamedTuple):
    """A page of reports."""

    reports: list[Report]
    open: int
    """The number of all open reports."""
    next: str | None
    """The cursor of the next page."""


class BannedUser(NamedTuple):
    """A banned user."""

    user: User
    ban: Ban
    by: User | None


class AuditEntry(NamedTuple):
    """An administrative action; without a user it came from the command line, or the user is deleted."""

    id: str
    at: int
    by: User | None
    action: str
    person: User | None
    match: str | None
    note: str


class Moderation:
    """The moderation of a database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    # Mutes

    async def mute(self, person: str, other: str) -> None:
        """Hide the chat messages of a user from another one."""
        if person == other:
            raise ApiError("own-mute")
        try:
            async with self._database.write() as session:
                await _get(session, other)
                if await session.get(MuteRow, (person, other)) is None:
                    await check_room(session, MuteRow.person == person, MAX_MUTED, "too-many-muted")
                    session.add(MuteRow(person=person, muted=other, since=now_ms()))
        except IntegrityError:
            raise ApiError("conflict") from None

    async def unmute(self, person: str, other: str) -> None:
        """Show the chat messages of a user again; nothing happens if they are not hidden."""
        async with self._database.write() as session:
            await session.execute(delete(MuteRow).where(MuteRow.person == person, MuteRow.muted == other))

    async def muted_by(self, person: str) -> list[User]:
        """Return the users whom a user has muted, by name."""
        query = select(PersonRow).join(MuteRow, MuteRow.muted == PersonRow.id).where(MuteRow.person == person)
        async with self._database.read() as session:
            found = [User.of(row) for row in await session.scalars(query)]
        return sorted(found, key=lambda user: (user.name.casefold(), user.id))

    async def unheard_by(self, person: str | None) -> frozenset[str]:
        """Return the users whose chat messages a user does not see: those muted or blocked."""
        if person is None:
            return frozenset()
        muted = select(MuteRow.muted).where(MuteRow.person == person)
        async with self._database.connect() as connection:
            query = muted.union(select(BlockRow.blocked).where(BlockRow.person == person))
            return frozenset((await connection.scalars(query)).all())

    # Reports

    async def report(
        self, reporter: str, person: str, reason: Reason, note: str, match: str | None, entry: int | None
    ) -> None:
        """Report a user to the moderators, with a match or one of the user's chat messages there."""
        if reporter == person:
            raise ApiError("own-report")
        async with self._database.write() as session:
            await _get(session, person)
            if match is not None and await session.get(MatchRow, match) is None:
                raise ApiError("no-such-table")
            if entry is not None:
                said = await session.get(EntryRow, (match, entry)) if match is not None else None
                if said is None or not _is_said_by(said, person):
                    raise ApiError("no-such-message")
            is_open = and_(ReportRow.reporter == reporter, ReportRow.resolved.is_(None))
            await check_room(session, is_open, MAX_OPEN_REPORTS, "too-many-reports")
            values = {"reporter": reporter, "person": person, "match": match, "entry": entry}
            session.add(ReportRow(id=new_id(), **values, reason=reason, note=note, created=now_ms()))

    async def reports(
        self, cursor: str | None = None, limit: int = MAX_LISTED, *, include_resolved: bool = False
    ) -> Reports:
        """Return a page of the open reports, oldest first, or of all of them, newest first."""
        reporter, person = aliased(PersonRow), aliased(PersonRow)
        query = (
            select(ReportRow, reporter, person)
            .join(reporter, reporter.id == ReportRow.reporter)
            .join(person, person.id == ReportRow.person)
            .limit(limit + 1)
        )
        is_open, place = ReportRow.resolved.is_(None), tuple_(ReportRow.created, ReportRow.id)
        after = read_cursor(cursor)
        if include_resolved:
            query = query.order_by(ReportRow.created.desc(), ReportRow.id.desc())
            query = query.where(place < after) if after else query
        else:
            query = query.where(is_open).order_by(ReportRow.created, ReportRow.id)
            query = query.where(place > after) if after else query
        async with self._database.read() as session:
            rows = (await session.execute(query)).all()
            last = rows[limit - 1].ReportRow if len(rows) > limit else None
            reports = [
                Report(
                    *(row.id, User.of(sender), User.of(about), row.match, row.entry),
                    *(msgspec.convert(row.reason, Reason), row.note, row.created, row.resolved),
                    msgspec.convert(row.outcome, Outcome | None),
                    await _chat_around(session, row),
                )
                for row, sender, about in rows[:limit]
            ]
            count = await session.scalar(select(func.count()).select_from(ReportRow).where(is_open))
        return Reports(reports, count or 0, write_cursor(last.created, last.id) if last else None)

    async def resolve(self, report: str, outcome: Outcome, by: str | None = None) -> None:
        """Close a report."""
        async with self._database.write() as session:
            row = await session.get(ReportRow, report)
            if row is None or row.resolved is not None:
                raise ApiError("no-such-report")
            row.resolved, row.resolver, row.outcome = now_ms(), by, outcome
            note(session, "resolve", by, person=row.person, match=row.match, text=outcome)

    # Bans

    async def ban(self, person: str, days: float | None, reason: str, by: str | None = None) -> User:
        """Ban a user for some days, or without an end; an earlier ban is replaced. Moderators cannot be banned."""
        now = now_ms()
        until = None if days is None else now + round(days * DAY)
        async with self._database.write() as session:
            row = await _get(session, person)
            if row.role is not None:
                raise ApiError("moderator-stays")
            await session.merge(BanRow(person=person, since=now, until=until, reason=reason, by=by))
            length = "" if days is None else f"{days:g} d: "
            note(session, "ban", by, person=person, text=f"{length}{reason}")
        return User.of(row)

    async def unban(self, person: str, by: str | None = None) -> User:
        """End a ban."""
        async with self._database.write() as session:
            row = await session.get(BanRow, person)
            if row is None:
                raise ApiError("not-banned")
            await session.delete(row)
            note(session, "unban", by, person=person)
            return User.of(await _get(session, person))

    async def bans(self) -> list[BannedUser]:
        """Return the current bans, newest first."""
        moderator = aliased(PersonRow)
        query = (
            select(BanRow, PersonRow, moderator)
            .join(PersonRow, PersonRow.id == BanRow.person)
            .outerjoin(moderator, moderator.id == BanRow.by)
            .where(is_active(now_ms()))
            .order_by(BanRow.since.desc(), BanRow.person)
            .limit(MAX_LISTED)
        )
        async with self._database.read() as session:
            rows = (await session.execute(query)).all()
        return [BannedUser(User.of(user), Ban.of(ban), _user(by)) for ban, user, by in rows]

    async def ban_of(self, person: str) -> Ban | None:
        """Return the current ban of a user."""
        async with self._database.read() as session:
            row = (await session.scalars(select(BanRow).where(BanRow.person == person, is_active(now_ms())))).first()
        return Ban.of(row) if row else None

    async def remove_expired(self) -> None:
        """Remove bans that are over."""
        async with self._database.write() as session:
            await session.execute(delete(BanRow).where(BanRow.until <= now_ms()))

    # Roles and the log

    async def set_role(self, person: str, role: Role | None, by: str | None = None) -> User:
        """Give an account a role, or take it away."""
        async with self._database.write() as session:
            row = await _get(session, person)
            if row.kind != "account":
                raise ApiError("account-needed")
            row.role = role
            note(session, "grant" if role else "revoke", by, person=person, text=role or "")
        return User.of(row)

    async def note(self, action: Action, by: str | None, *, match: str | None = None, text: str = "") -> None:
        """Log an action that something else has carried out."""
        async with self._database.write() as session:
            note(session, action, by, match=match, text=text)

    async def audit(self, most: int = MAX_LISTED) -> list[AuditEntry]:
        """Return the latest actions, newest first."""
        moderator, about = aliased(PersonRow), aliased(PersonRow)
        query = (
            select(AuditRow, moderator, about)
            .outerjoin(moderator, moderator.id == AuditRow.by)
            .outerjoin(about, about.id == AuditRow.person)
            .order_by(AuditRow.at.desc(), AuditRow.id)
            .limit(most)
        )
        async with self._database.read() as session:
            rows = (await session.execute(query)).all()
        return [
            AuditEntry(
                *(row.id, row.at, _user(by), row.action),
                *(_user(person), row.match, row.note),
            )
            for row, by, person in rows
        ]

    async def find(self, text: str) -> User:
        """Return a user by id, or an account by name."""
        query = select(PersonRow).where(or_(PersonRow.id == text, PersonRow.claimed == compared(text)))
        async with self._database.read() as session:
            rows = (await session.scalars(query)).all()
        if not rows:
            raise ApiError("no-such-person")
        return User.of(min(rows, key=lambda row: row.id != text))


def is_active(now: int) -> ColumnElement[bool]:
    """Match bans that are not over."""
    return or_(BanRow.until.is_(None), BanRow.until > now)


def note(
    session: AsyncSession,
    action: Action,
    by: str | None,
    *,
    person: str | None = None,
    match: str | None = None,
    text: str = "",
) -> None:
    """Add an action to the log."""
    session.add(AuditRow(id=new_id(), at=now_ms(), by=by, action=action, person=person, match=match, note=text))


async def _get(session: AsyncSession, person: str) -> PersonRow:
    row = await session.get(PersonRow, person)
    if row is None:
        raise ApiError("no-such-person")
    return row


def _user(row: PersonRow | None) -> User | None:
    return None if row is None else User.of(row)


def _is_said_by(entry: EntryRow, person: str) -> bool:
    body = json.loads(entry.body)
    return bool(body.get("kind") == "said" and body["person"]["id"] == person)


async def _chat_around(session: AsyncSession, report: ReportRow) -> list[ChatLine]:
    """Return the chat messages around a reported one, or the last ones of its match."""
    if report.match is None:
        return []
    is_chat = EntryRow.body.contains('"said"', autoescape=True)
    query = select(EntryRow).where(EntryRow.match == report.match, is_chat).order_by(EntryRow.number)
    lines = []
    for row in await session.scalars(query):
        body = json.loads(row.body)
        if body.get("kind") == "said":
            who = body["person"]
            lines.append(ChatLine(row.number, row.at, who["id"], who["name"], body["text"]))
    last = len(lines) - 1
    place = next((index for index, line in enumerate(lines) if line.number == report.entry), last)
    return lines[max(0, place - LINES_BEFORE) : place + LINES_AFTER + 1]
