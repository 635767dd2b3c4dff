"""Lists of tables, players' pages and leaderboards. Private tables are listed only for their players."""

from __future__ import annotations

import base64
import json
from collections.abc import Collection, Sequence
from typing import Any, Literal, TypeVar

import msgspec
from pydantic import Field
from sqlalchemy import ColumnElement, Select, and_, exists, func, or_, select, tuple_
from sqlalchemy.ext.asyncio import AsyncSession
from sqlalchemy.orm import QueryableAttribute, aliased

from tetrarch.server.accounts.ids import read_code
from tetrarch.server.accounts.ratings import MAX_UNCERTAIN, shown, shown_uncertainty
from tetrarch.server.http.errors import ApiError, say
from tetrarch.server.http.schemas import PersonForm, ResponseModel
from tetrarch.server.storage.database import Database
from tetrarch.server.storage.models import Base, ChallengeRow, MatchRow, PersonRow, RatingChangeRow, RatingRow, SeatRow
from tetrarch.server.storage.summary import Agreed, agreed_form, seat_identities, seats_of

Row = TypeVar("Row", bound=Base)

MAX_OWN = 200
"""Own tables in a list."""
WITHOUT_WATCHERS = '"watchers":false'
"""The part of the stored settings that excludes spectators."""


class SeatForm(ResponseModel):
    """A seat and its result."""

    kind: Literal["open", "person", "bot", "deleted"]
    name: str
    person: str | None
    bot: str | None
    identity: str | None = Field(description="The letter of its colour and symbol; null until the match starts.")
    place: int | None
    points: int | None
    won: bool
    hints: int = Field(description="The number of decisions for which it received a hint.")


class TableForm(ResponseModel):
    """A table in a list."""

    id: str
    game: str
    players: int
    name: str
    status: Literal["waiting", "running", "over", "closed"]
    private: bool
    rated: bool
    host: str | None
    created: int
    updated: int
    started: int | None
    ended: int | None
    reason: str | None
    open_seats: int
    to_decide: list[int]
    clock: dict[str, str | int] = Field(description="The time control, as in the settings.")
    variants: list[str]
    seats: list[SeatForm]
    code: str | None = Field(default=None, description="The invitation code, for seated players.")
    your_seat: int | None = None
    your_turn: bool = False
    due: int | None = Field(default=None, description="When the time of the player to move runs out; null if never.")


class TablesForm(ResponseModel):
    """A page of a list of tables."""

    tables: list[TableForm]
    next: str | None = Field(description="The cursor of the next page; null on the last.")


class RatingForm(ResponseModel):
    """A player's rating at a game."""

    game: str
    rating: int
    uncertainty: int
    provisional: bool
    matches: int
    updated: int


class RatingPointForm(ResponseModel):
    """A rating after a match."""

    match: str
    at: int
    rating: int
    uncertainty: int


class RatingHistoryForm(ResponseModel):
    """A player's ratings over time, newest first."""

    points: list[RatingPointForm]
    next: str | None


class ResultsForm(ResponseModel):
    """A player's results at a game."""

    game: str
    played: int
    won: int


class PlayerForm(ResponseModel):
    """The page of a player."""

    person: PersonForm
    owner: PersonForm | None = Field(description="The owner of a bot account.")
    created: int
    results: list[ResultsForm]
    ratings: list[RatingForm]


class RankForm(ResponseModel):
    """A line of a leaderboard."""

    rank: int
    person: PersonForm
    rating: int
    uncertainty: int
    provisional: bool
    matches: int


class LeaderboardForm(ResponseModel):
    """A page of a leaderboard."""

    game: str
    ranks: list[RankForm]
    next: str | None


class Listings:
    """Lists of tables as a user may see them, in a language."""

    def __init__(self, database: Database, viewer: str | None, language: str) -> None:
        self._database = database
        self._viewer = viewer
        self._language = language

    async def open_tables(self, game: str | None, cursor: str | None, limit: int) -> TablesForm:
        """Return public tables with a free seat that no challenge reserves, newest first."""
        reserved = select(func.count()).where(ChallengeRow.match == MatchRow.id).scalar_subquery()
        query = select(MatchRow).where(
            MatchRow.status == "waiting", MatchRow.private.is_(False), MatchRow.open_seats > reserved
        )
        if game:
            query = query.where(MatchRow.game == game)
        return await self._page(query, MatchRow.created, cursor, limit)

    async def running_tables(self, game: str | None, cursor: str | None, limit: int) -> TablesForm:
        """Return public running matches that spectators may watch, newest first."""
        query = select(MatchRow).where(
            MatchRow.status == "running",
            MatchRow.private.is_(False),
            MatchRow.settings.not_like(f"%{WITHOUT_WATCHERS}%"),
        )
        if game:
            query = query.where(MatchRow.game == game)
        return await self._page(query, MatchRow.created, cursor, limit)

    async def own_tables(self, person: str) -> TablesForm:
        """Return a user's waiting and running tables: first their turns, those with the least time left before."""
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
            tables = await self._tables(session, (await session.scalars(query.limit(MAX_OWN))).all())
        never = 2**62
        tables.sort(key=lambda table: (not table.your_turn, (table.due or never) if table.your_turn else 0))
        return TablesForm(tables=tables, next=None)

    async def finished(self, game: str | None, person: str | None, cursor: str | None, limit: int) -> TablesForm:
        """Return finished matches, newest first."""
        query = select(MatchRow).where(MatchRow.ended.is_not(None), self._may_see())
        if game:
            query = query.where(MatchRow.game == game)
        if person:
            query = query.where(self._sits(person))
        return await self._page(query, MatchRow.ended, cursor, limit)

    async def _page(
        self, query: Select[MatchRow], column: QueryableAttribute[Any], cursor: str | None, limit: int
    ) -> TablesForm:
        """Return the tables after a cursor, the latest in a column first."""
        async with self._database.read() as session:
            rows, following = await _page(session, query, column, MatchRow.id, read_cursor(cursor), limit)
            return TablesForm(tables=await self._tables(session, rows), next=following)

    async def by_code(self, code: str) -> TableForm:
        """Return the table of an invitation code."""
        async with self._database.read() as session:
            query = select(MatchRow).where(MatchRow.code == read_code(code), MatchRow.status != "closed")
            tables = await self._tables(session, (await session.scalars(query)).all())
        if not tables:
            raise ApiError("no-such-table")
        return tables[0].model_copy(update={"code": read_code(code)})

    async def by_ids(self, matches: Collection[str]) -> list[TableForm]:
        """Return some tables by their ids; the caller checks that the user may see them."""
        async with self._database.read() as session:
            query = select(MatchRow).where(MatchRow.id.in_(matches))
            return await self._tables(session, (await session.scalars(query)).all())

    def _may_see(self) -> ColumnElement[bool]:
        public = MatchRow.private.is_(False)
        return or_(public, self._sits(self._viewer)) if self._viewer else public

    @staticmethod
    def _sits(person: str) -> ColumnElement[bool]:
        return exists().where(SeatRow.match == MatchRow.id, SeatRow.person == person)

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
        is_turn = any(seat in to_decide for seat in held)
        agreed = msgspec.json.decode(row.settings, type=Agreed)
        identities = seat_identities(agreed, row.players, row.identities)
        mine = {"your_seat": own, "your_turn": is_turn, "code": row.code if is_inside else None}
        return TableForm.model_validate(
            {
                **_columns(row, TableForm),
                **mine,
                **agreed_form(agreed),
                "to_decide": to_decide,
                "due": row.next_due if row.status == "running" else None,
                "seats": [self._seat(seat, identities[seat.seat]) for seat in seats],
            }
        )

    def _seat(self, seat: SeatRow, identity: str | None) -> SeatForm:
        name = say(self._language, "deleted-player") if seat.kind == "deleted" else seat.name
        return SeatForm.model_validate({**_columns(seat, SeatForm), "name": name, "identity": identity})


class Players:
    """Players' pages and leaderboards."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def page(self, person: str) -> PlayerForm:
        """Return a player's profile, results and ratings; private matches count without being named."""
        async with self._database.read() as session:
            row = await session.get(PersonRow, person)
            if row is None:
                raise ApiError("no-such-person")
            owner = await session.get(PersonRow, row.owner) if row.owner else None
            results = await session.execute(
                select(MatchRow.game, func.count(), func.sum(SeatRow.won.cast(MatchRow.players.type)))
                .join(SeatRow, SeatRow.match == MatchRow.id)
                .where(SeatRow.person == person, MatchRow.ended.is_not(None), _is_only_seat())
                .group_by(MatchRow.game)
                .order_by(MatchRow.game)
            )
            ratings = await session.scalars(
                select(RatingRow).where(RatingRow.person == person).order_by(RatingRow.game)
            )
            return PlayerForm(
                person=PersonForm.model_validate(row),
                owner=PersonForm.model_validate(owner) if owner else None,
                created=row.created,
                results=[ResultsForm(game=game, played=played, won=int(won)) for game, played, won in results],
                ratings=[RatingForm(game=row.game, updated=row.updated, **_strength(row)) for row in ratings],
            )

    async def history(self, person: str, game: str, cursor: str | None, limit: int) -> RatingHistoryForm:
        """Return a player's ratings at a game over time, newest first."""
        query = select(RatingChangeRow).where(RatingChangeRow.person == person, RatingChangeRow.game == game)
        after = read_cursor(cursor)
        async with self._database.read() as session:
            if await session.get(PersonRow, person) is None:
                raise ApiError("no-such-person")
            rows, following = await _page(session, query, RatingChangeRow.at, RatingChangeRow.match, after, limit)
        points = [
            RatingPointForm(match=row.match, at=row.at, rating=shown(row.mu), uncertainty=shown_uncertainty(row.sigma))
            for row in rows
        ]
        return RatingHistoryForm(points=points, next=following)

    async def leaderboard(self, game: str, cursor: str | None, limit: int) -> LeaderboardForm:
        """Return the players of a game, strongest first, by the lower bound of their rating."""
        query = select(RatingRow).where(RatingRow.game == game)
        after = read_cursor(cursor, float)
        async with self._database.read() as session:
            rows, following = await _page(session, query, RatingRow.ordinal, RatingRow.person, after, limit)
            people = await session.scalars(select(PersonRow).where(PersonRow.id.in_([row.person for row in rows])))
            profiles = {row.id: PersonForm.model_validate(row) for row in people}
            before = 0
            if after:
                is_better = tuple_(RatingRow.ordinal, RatingRow.person) >= after
                before = await session.scalar(select(func.count()).where(RatingRow.game == game, is_better)) or 0
        ranks = [
            RankForm(rank=rank, person=profiles[row.person], **_strength(row))
            for rank, row in enumerate(rows, before + 1)
        ]
        return LeaderboardForm(game=game, ranks=ranks, next=following)


async def _page(
    session: AsyncSession,
    query: Select[Row],
    column: QueryableAttribute[Any],
    key: QueryableAttribute[str],
    after: tuple[int | float, str] | None,
    limit: int,
) -> tuple[Sequence[Row], str | None]:
    """Return the rows after a cursor, the highest in a column first, and the cursor of the next page."""
    if after:
        query = query.where(tuple_(column, key) < after)
    rows = (await session.scalars(query.order_by(column.desc(), key.desc()).limit(limit + 1))).all()
    last = rows[limit - 1] if len(rows) > limit else None
    return rows[:limit], write_cursor(getattr(last, column.key), getattr(last, key.key)) if last else None


def _columns(row: Base, form: type[ResponseModel]) -> dict[str, object]:
    """Return the columns of a row that a form has as well."""
    return {name: getattr(row, name) for name in form.model_fields if hasattr(row, name)}


def _is_only_seat() -> ColumnElement[bool]:
    """Match seats whose user holds no other seat: results of players who share a device count for nobody."""
    other = aliased(SeatRow)
    return ~exists().where(other.match == SeatRow.match, other.person == SeatRow.person, other.seat != SeatRow.seat)


def _strength(row: RatingRow) -> dict[str, Any]:
    """Return a rating as displayed."""
    return {
        "rating": shown(row.mu),
        "uncertainty": shown_uncertainty(row.sigma),
        "provisional": row.sigma > MAX_UNCERTAIN,
        "matches": row.matches,
    }


def write_cursor(value: int | float, id: str) -> str:
    """Return the cursor after a line."""
    return base64.urlsafe_b64encode(json.dumps([value, id]).encode()).decode().rstrip("=")


def read_cursor(cursor: str | None, kind: type[int] | type[float] = int) -> tuple[int | float, str] | None:
    """Return the line before a cursor; invalid cursors are rejected."""
    if not cursor:
        return None
    try:
        value, id = json.loads(base64.urlsafe_b64decode(cursor + "=" * (-len(cursor) % 4)))
    except (ValueError, TypeError, RecursionError):
        raise ApiError("bad-cursor") from None
    is_number = isinstance(value, int if kind is int else (int, float)) and not isinstance(value, bool)
    if not is_number or abs(value) >= 2**62 or not isinstance(id, str) or not id.isalnum() or len(id) > 32:
        raise ApiError("bad-cursor")
    return value, id
