"""Players' pages and leaderboards."""

from __future__ import annotations

from sqlalchemy import ColumnElement, exists, func, select, tuple_
from sqlalchemy.orm import aliased

from tetrarch.server.accounts.ratings import MOST_UNCERTAIN, shown, shown_uncertainty
from tetrarch.server.http.errors import ApiError
from tetrarch.server.http.pagination import read_cursor, write_cursor
from tetrarch.server.http.schemas.people import (
    LeaderboardForm,
    PersonForm,
    PlayerForm,
    RankForm,
    RatingForm,
    RatingHistoryForm,
    RatingPointForm,
    ResultsForm,
)
from tetrarch.server.storage.database import Database
from tetrarch.server.storage.models import MatchRow, PersonRow, RatingChangeRow, RatingRow, SeatRow


def person_form(row: PersonRow) -> PersonForm:
    """Somebody, as everybody may know them."""
    return PersonForm.model_validate(row)


class Players:
    """What everybody may know of players."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def page(self, person: str) -> PlayerForm:
        """Who somebody is, what they played and how strong they are; private matches count without being named."""
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
        """How the rating of somebody at a game went, newest first."""
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
        """The players of a game, the strongest first, by the strength that they almost surely have."""
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
                provisional=row.RatingRow.sigma > MOST_UNCERTAIN,
                matches=row.RatingRow.matches,
            )
            for rank, row in enumerate(rows[:limit], before + 1)
        ]
        last = rows[limit - 1].RatingRow if len(rows) > limit else None
        return LeaderboardForm(game=game, ranks=ranks, next=write_cursor(last.ordinal, last.person) if last else None)


def _is_only_seat() -> ColumnElement[bool]:
    """Whether somebody holds one seat of a match alone: of people who share a device, nobody knows who is who."""
    other = aliased(SeatRow)
    return ~exists().where(other.match == SeatRow.match, other.person == SeatRow.person, other.seat != SeatRow.seat)


def _rating(row: RatingRow) -> RatingForm:
    return RatingForm(
        game=row.game,
        rating=shown(row.mu),
        uncertainty=shown_uncertainty(row.sigma),
        provisional=row.sigma > MOST_UNCERTAIN,
        matches=row.matches,
        updated=row.updated,
    )
