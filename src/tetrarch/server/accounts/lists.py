"""Lists of tables: open ones, one's own, finished ones. Private tables are in nobody else's list."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import ColumnElement, Select, and_, exists, or_, select, tuple_
from sqlalchemy.ext.asyncio import AsyncSession

from tetrarch.server.accounts.ids import read_code
from tetrarch.server.http.errors import ApiError, say
from tetrarch.server.http.pagination import read_cursor, write_cursor
from tetrarch.server.http.schemas.people import SeatForm, TableForm, TablesForm
from tetrarch.server.storage.database import Database
from tetrarch.server.storage.models import MatchRow, SeatRow
from tetrarch.server.storage.summary import seats_of
from tetrarch.server.storage.table_summary import agreed_form, read_agreed, seat_identities

MOST_OWN = 200
"""So many tables of one person are listed at most."""

_COLUMNS = (
    *("id", "game", "players", "name", "status", "private", "rated", "host", "created", "updated", "started"),
    *("ended", "reason", "open_seats"),
)
_SEAT_COLUMNS = ("kind", "person", "bot", "place", "points", "won")


class Listings:
    """The lists of one database, as one person may see them, in a language."""

    def __init__(self, database: Database, viewer: str | None, language: str) -> None:
        self._database = database
        self._viewer = viewer
        self._language = language

    async def open_tables(self, game: str | None, cursor: str | None, limit: int) -> TablesForm:
        """Tables with a free seat that anybody may take, newest first."""
        query = select(MatchRow).where(
            MatchRow.status == "waiting", MatchRow.private.is_(False), MatchRow.open_seats > 0
        )
        if game:
            query = query.where(MatchRow.game == game)
        after = read_cursor(cursor)
        if after:
            query = query.where(tuple_(MatchRow.created, MatchRow.id) < after)
        query = query.order_by(MatchRow.created.desc(), MatchRow.id.desc())
        async with self._database.read() as session:
            rows = await self._rows(session, query, limit)
            tables = await self._tables(session, rows[:limit])
        last = rows[limit - 1] if len(rows) > limit else None
        return TablesForm(tables=tables, next=write_cursor(last.created, last.id) if last else None)

    async def own_tables(self, person: str) -> TablesForm:
        """Where somebody sits or is host, of matches that wait or run; first those where it is their turn."""
        sits = select(SeatRow.match).where(SeatRow.person == person)
        query = (
            select(MatchRow)
            .where(
                MatchRow.status.in_(["waiting", "running"]),
                or_(MatchRow.id.in_(sits), and_(MatchRow.host == person, MatchRow.status == "waiting")),
            )
            .order_by(MatchRow.updated.desc(), MatchRow.id.desc())
        )
        async with self._database.read() as session:
            tables = await self._tables(session, await self._rows(session, query, MOST_OWN))
        return TablesForm(tables=sorted(tables, key=lambda table: not table.your_turn), next=None)

    async def finished(self, game: str | None, person: str | None, cursor: str | None, limit: int) -> TablesForm:
        """Matches that are over, newest first."""
        query = select(MatchRow).where(MatchRow.ended.is_not(None), self._may_see())
        if game:
            query = query.where(MatchRow.game == game)
        if person:
            query = query.where(self._sits(person))
        after = read_cursor(cursor)
        if after:
            query = query.where(tuple_(MatchRow.ended, MatchRow.id) < after)
        query = query.order_by(MatchRow.ended.desc(), MatchRow.id.desc())
        async with self._database.read() as session:
            rows = await self._rows(session, query, limit)
            tables = await self._tables(session, rows[:limit])
        last = rows[limit - 1] if len(rows) > limit else None
        return TablesForm(tables=tables, next=write_cursor(last.ended or 0, last.id) if last else None)

    async def by_code(self, code: str) -> TableForm:
        """The table that an invitation leads to."""
        async with self._database.read() as session:
            query = select(MatchRow).where(MatchRow.code == read_code(code), MatchRow.status != "closed")
            tables = await self._tables(session, await self._rows(session, query, 1))
        if not tables:
            raise ApiError("no-such-table")
        return tables[0].model_copy(update={"code": read_code(code)})

    def _may_see(self) -> ColumnElement[bool]:
        public = MatchRow.private.is_(False)
        return or_(public, self._sits(self._viewer)) if self._viewer else public

    @staticmethod
    def _sits(person: str) -> ColumnElement[bool]:
        return exists().where(SeatRow.match == MatchRow.id, SeatRow.person == person)

    @staticmethod
    async def _rows(session: AsyncSession, query: Select[MatchRow], limit: int) -> Sequence[MatchRow]:
        return (await session.scalars(query.limit(limit + 1))).all()

    async def _tables(self, session: AsyncSession, rows: Sequence[MatchRow]) -> list[TableForm]:
        if not rows:
            return []
        query = select(SeatRow).where(SeatRow.match.in_([row.id for row in rows])).order_by(SeatRow.match, SeatRow.seat)
        seats: dict[str, list[SeatRow]] = {row.id: [] for row in rows}
        for seat in await session.scalars(query):
            seats[seat.match].append(seat)
        return [self._table(row, seats[row.id]) for row in rows]

    def _table(self, row: MatchRow, seats: Sequence[SeatRow]) -> TableForm:
        held = [seat.seat for seat in seats if seat.person == self._viewer and self._viewer]
        own = held[0] if held else None
        to_decide = list(seats_of(row.to_decide)) if row.status == "running" else []
        is_inside = own is not None or (row.host is not None and row.host == self._viewer)
        plain = {column: getattr(row, column) for column in _COLUMNS}
        is_turn = any(seat in to_decide for seat in held)
        agreed = read_agreed(row.settings)
        identities = seat_identities(agreed, row.players, row.identities)
        mine = {"your_seat": own, "your_turn": is_turn, "code": row.code if is_inside else None}
        return TableForm.model_validate(
            {
                **{**plain, **mine, **agreed_form(agreed)},
                "to_decide": to_decide,
                "seats": [self._seat(seat, identities[seat.seat]) for seat in seats],
            }
        )

    def _seat(self, seat: SeatRow, identity: str | None) -> SeatForm:
        plain = {column: getattr(seat, column) for column in _SEAT_COLUMNS}
        name = say(self._language, "deleted-player") if seat.kind == "deleted" else seat.name
        return SeatForm.model_validate({**plain, "name": name, "identity": identity})
