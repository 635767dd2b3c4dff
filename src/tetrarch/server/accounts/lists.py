"""Lists of tables, players' pages and leaderboards. Private tables are listed only for their players."""

from __future__ import annotations

import base64
import json
from collections.abc import Sequence
from typing import Any, Literal

from pydantic import Field
from sqlalchemy import ColumnElement, Select, and_, exists, func, or_, select, tuple_
from sqlalchemy.ext.asyncio import AsyncSession
from sqlalchemy.orm import QueryableAttribute, aliased

from tetrarch.server.accounts.ids import read_code
from tetrarch.server.accounts.ratings import MAX_UNCERTAIN, shown, shown_uncertainty
from tetrarch.server.http.errors import ApiError, say
from tetrarch.server.http.schemas import PersonForm, ResponseModel
from tetrarch.server.storage.database import Database
from tetrarch.server.storage.models import MatchRow, PersonRow, RatingChangeRow, RatingRow, SeatRow
from tetrarch.server.storage.summary import agreed_form, read_agreed, seat_identities, seats_of

MAX_OWN = 200
"""Own tables in a list."""

_COLUMNS = (
    *("id", "game", "players", "name", "status", "private", "rated", "host", "created", "updated", "started"),
    *("ended", "reason", "open_seats"),
)
_SEAT_COLUMNS = ("kind", "person", "bot", "place", "points", "won")


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
        """Return public tables with a free seat, newest first."""
        query = select(MatchRow).where(
            MatchRow.status == "waiting", MatchRow.private.is_(False), MatchRow.open_seats > 0
        )
        if game:
            query = query.where(MatchRow.game == game)
        return await self._page(query, MatchRow.created, cursor, limit)

    async def own_tables(self, person: str) -> TablesForm:
        """Return a user's waiting and running tables, those where it is their turn first."""
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
            tables = await self._tables(session, await self._rows(session, query, MAX_OWN))
        return TablesForm(tables=sorted(tables, key=lambda table: not table.your_turn), next=None)

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
        after = read_cursor(cursor)
        if after:
            query = query.where(tuple_(column, MatchRow.id) < after)
        query = query.order_by(column.desc(), MatchRow.id.desc())
        async with self._database.read() as session:
            rows = await self._rows(session, query, limit)
            tables = await self._tables(session, rows[:limit])
        last = rows[limit - 1] if len(rows) > limit else None
        return TablesForm(tables=tables, next=write_cursor(getattr(last, column.key), last.id) if last else None)

    async def by_code(self, code: str) -> TableForm:
        """Return the table of an invitation code."""
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


def person_form(row: PersonRow) -> PersonForm:
    """Return a user's public profile."""
    return PersonForm.model_validate(row)


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
                person=person_form(row),
                owner=person_form(owner) if owner else None,
                created=row.created,
                results=[ResultsForm(game=game, played=played, won=int(won)) for game, played, won in results],
                ratings=[_rating(rating) for rating in ratings],
            )

    async def history(self, person: str, game: str, cursor: str | None, limit: int) -> RatingHistoryForm:
        """Return a player's ratings at a game over time, newest first."""
        query = select(RatingChangeRow).where(RatingChangeRow.person == person, RatingChangeRow.game == game)
        after = read_cursor(cursor)
        if after:
            query = query.where(tuple_(RatingChangeRow.at, RatingChangeRow.match) < after)
        query = query.order_by(RatingChangeRow.at.desc(), RatingChangeRow.match.desc()).limit(limit + 1)
        async with self._database.read() as session:
            if await session.get(PersonRow, person) is None:
                raise ApiError("no-such-person")
            rows = (await session.scalars(query)).all()
        points = [
            RatingPointForm(match=row.match, at=row.at, rating=shown(row.mu), uncertainty=shown_uncertainty(row.sigma))
            for row in rows[:limit]
        ]
        last = rows[limit - 1] if len(rows) > limit else None
        return RatingHistoryForm(points=points, next=write_cursor(last.at, last.match) if last else None)

    async def leaderboard(self, game: str, cursor: str | None, limit: int) -> LeaderboardForm:
        """Return the players of a game, strongest first, by the lower bound of their rating."""
        query = (
            select(RatingRow, PersonRow)
            .join(PersonRow, PersonRow.id == RatingRow.person)
            .where(RatingRow.game == game)
            .order_by(RatingRow.ordinal.desc(), RatingRow.person.desc())
            .limit(limit + 1)
        )
        after = read_cursor(cursor, float)
        before = 0
        async with self._database.read() as session:
            if after:
                place = tuple_(RatingRow.ordinal, RatingRow.person)
                query = query.where(place < after)
                before = (
                    await session.scalar(
                        select(func.count()).select_from(RatingRow).where(RatingRow.game == game, place >= after)
                    )
                    or 0
                )
            rows = (await session.execute(query)).all()
        ranks = [
            RankForm(
                rank=rank,
                person=person_form(row.PersonRow),
                rating=shown(row.RatingRow.mu),
                uncertainty=shown_uncertainty(row.RatingRow.sigma),
                provisional=row.RatingRow.sigma > MAX_UNCERTAIN,
                matches=row.RatingRow.matches,
            )
            for rank, row in enumerate(rows[:limit], before + 1)
        ]
        last = rows[limit - 1].RatingRow if len(rows) > limit else None
        return LeaderboardForm(game=game, ranks=ranks, next=write_cursor(last.ordinal, last.person) if last else None)


def _is_only_seat() -> ColumnElement[bool]:
    """Match seats whose user holds no other seat: results of players who share a device count for nobody."""
    other = aliased(SeatRow)
    return ~exists().where(other.match == SeatRow.match, other.person == SeatRow.person, other.seat != SeatRow.seat)


def _rating(row: RatingRow) -> RatingForm:
    return RatingForm(
        game=row.game,
        rating=shown(row.mu),
        uncertainty=shown_uncertainty(row.sigma),
        provisional=row.sigma > MAX_UNCERTAIN,
        matches=row.matches,
        updated=row.updated,
    )


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
