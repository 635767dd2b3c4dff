"""Administration of a server's database, whether or not the server runs."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator
from typing import Literal

import msgspec
from sqlalchemy import ColumnElement, and_, exists, func, or_, select

from tetrarch.core.record import Record
from tetrarch.core.text.messages import Message
from tetrarch.server.accounts.ids import now_ms
from tetrarch.server.accounts.moderation import Action, Moderation, Report
from tetrarch.server.accounts.people import User
from tetrarch.server.accounts.personal_data import BANNED, PEOPLE_GONE, erase_person
from tetrarch.server.http.errors import ApiError, OperatorFault
from tetrarch.server.settings import ServerSettings
from tetrarch.server.storage.database import Database, DatabaseFault
from tetrarch.server.storage.match_store import Store
from tetrarch.server.storage.migrations import NEWEST, version_of
from tetrarch.server.storage.models import Base, EntryRow, MatchRow, PersonRow, PushRow, RatingRow, SeatRow, SessionRow
from tetrarch.server.tournaments.personal_data import takes_part
from tetrarch.table.refusal import Refusal
from tetrarch.table.table import Table

DAY = 86_400_000


@contextlib.asynccontextmanager
async def open_database(settings: ServerSettings) -> AsyncIterator[Database]:
    """Open the database of a server; a missing one or one of another version is rejected."""
    database = Database(settings.database_url, is_patient=True)
    try:
        if database.file and not database.file.is_file():
            raise DatabaseFault("no-database-there", file=str(database.file))
        if not await database.is_reachable():
            raise DatabaseFault("silent", name=database.url.render_as_string())
        version = await version_of(database)
        if version != NEWEST:
            raise DatabaseFault("other-version", version=version or "-", newest=NEWEST)
        yield database
    finally:
        await database.close()


class Office:
    """What an administrator does to users and reports; a running server learns of it through the database."""

    def __init__(self, database: Database) -> None:
        self.moderation = Moderation(database)
        self._store = Store(database)

    async def ban(self, person: str, days: int | None, reason: str) -> User:
        """Ban a user by id or name; a running server removes them from tables and closes their connections."""
        user = await self.moderation.ban((await self.moderation.find(person)).id, days, reason)
        await self._store.ask(BANNED, user.id, now_ms())
        return user

    async def reports(self, *, include_resolved: bool) -> AsyncIterator[Report]:
        """Yield the open reports, oldest first, or all of them, newest first."""
        cursor: str | None = ""
        while cursor is not None:
            page = await self.moderation.reports(cursor, include_resolved=include_resolved)
            cursor = page.next
            for report in page.reports:
                yield report


@contextlib.asynccontextmanager
async def open_office(settings: ServerSettings) -> AsyncIterator[Office]:
    """Open the database of a server for moderation."""
    async with open_database(settings) as database:
        yield Office(database)


async def note_action(settings: ServerSettings, action: Action, text: str) -> None:
    """Add an action of the command line to the audit log; a database of another version keeps its log as it is."""
    with contextlib.suppress(DatabaseFault):
        async with open_database(settings) as database:
            await Moderation(database).note(action, None, text=text)


async def prune_guests(settings: ServerSettings, days: int, *, only_count: bool = False) -> int:
    """Delete guests who have not visited for some days and play nowhere; return their number.

    A running server forgets them as well.
    """
    sits = and_(SeatRow.person == PersonRow.id, SeatRow.match == MatchRow.id)
    is_open = MatchRow.status.in_(["waiting", "running"])
    playing = or_(
        exists().where(sits, is_open), exists().where(MatchRow.host == PersonRow.id, is_open), takes_part(PersonRow.id)
    )
    query = select(PersonRow.id).where(PersonRow.kind == "guest", PersonRow.seen < now_ms() - days * DAY, ~playing)
    async with open_database(settings) as database:
        async with database.read() as session:
            guests = (await session.scalars(query)).all()
        pruned = 0
        for guest in guests if not only_count else ():
            async with database.write() as session:  # one by one, so that a running server hardly waits
                if await session.scalar(query.where(PersonRow.id == guest)):  # unless the guest has come back meanwhile
                    await erase_person(session, guest)
                    pruned += 1
        if pruned:
            await Moderation(database).note("prune-guests", None, text=str(pruned))
            await Store(database).ask(PEOPLE_GONE, "", now_ms())
        return len(guests) if only_count else pruned


async def close_table(settings: ServerSettings, match: str, seconds: float) -> str | None:
    """Ask the running server to close a table and wait for the answer; None if none comes in time.

    The request goes through the database, so the server needs no other interface.
    """
    async with open_database(settings) as database:
        store = Store(database)
        async with database.connect() as connection:
            status = await connection.scalar(select(MatchRow.status).where(MatchRow.id == match))
        if status is None:
            raise DatabaseFault("no-table", table=repr(match))
        if status in ("over", "closed"):
            raise DatabaseFault("table-over" if status == "over" else "table-closed", table=repr(match))
        request = await store.ask("close-table", match, now_ms())
        for _ in range(max(1, round(seconds / 0.2))):
            answer = await store.answer_to(request)
            if answer is not None:
                return answer
            await asyncio.sleep(0.2)
        return None


async def finished_records(settings: ServerSettings, game: str) -> AsyncIterator[Record]:
    """Yield the records of all finished matches of a game, the oldest first, without the names of the players."""
    is_finished = and_(MatchRow.game == game, MatchRow.status == "over")
    query = select(MatchRow.id).where(is_finished).order_by(MatchRow.created, MatchRow.id)
    async with open_database(settings) as database:
        async with database.connect() as connection:
            matches = (await connection.scalars(query)).all()
        for match in matches:
            stored = await Store(database).load(match, whole=True)
            if stored is None:  # deleted meanwhile
                continue
            table = Table(stored.id, stored.seed)
            table.apply_all(stored.entries)
            yield msgspec.structs.replace(table.record(None), names=[])


async def statistics(settings: ServerSettings) -> dict[str, int | str | None]:
    """Return counts of everything; ``beat`` is the age of the last heartbeat in seconds, None if there was none."""
    async with open_database(settings) as database:
        found: dict[str, int | str | None] = {
            "database": "sqlite" if database.is_sqlite else "postgresql",
            "version": NEWEST,
        }
        async with database.connect() as connection:

            async def count(model: type[Base], *conditions: ColumnElement[bool]) -> int:
                query = select(func.count()).select_from(model).where(*conditions)
                return await connection.scalar(query) or 0

            for kind in ("guest", "account", "bot-account"):
                found[f"people-{kind}"] = await count(PersonRow, PersonRow.kind == kind)
            for status in ("waiting", "running", "over", "closed"):
                found[f"matches-{status}"] = await count(MatchRow, MatchRow.status == status)
            models = {"entries": EntryRow, "sessions": SessionRow, "ratings": RatingRow, "push": PushRow}
            for name, model in models.items():
                found[name] = await count(model)
        if database.file:
            found["bytes"] = database.file.stat().st_size
        beat = await Store(database).last_beat()
        found["beat"] = None if beat is None else max(0, now_ms() - beat) // 1000
        return found


DONE = "done"


class _Kept(msgspec.Struct, frozen=True):
    """A message, independent of a language."""

    package: Literal["tetrarch.table", "tetrarch.server"]
    id: str
    values: dict[str, str | int]


def rejection(error: Refusal | ApiError | OperatorFault) -> str:
    """Return the stored form of a rejection."""
    said = error.reason if isinstance(error, OperatorFault) else error.message()
    values = {name: value if isinstance(value, str | int) else value.text() for name, value in said.values}
    return msgspec.json.encode({"package": said.package, "id": said.id, "values": values}).decode()


def answer_text(answer: str, language: str) -> str:
    """Return an answer in a language; the answer of another version stays as it is."""
    try:
        kept = msgspec.json.decode(answer, type=_Kept)
        return Message(kept.package, kept.id, tuple(kept.values.items())).text(language)
    except (msgspec.MsgspecError, LookupError):
        return answer
