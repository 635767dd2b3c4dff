"""Ratings by openskill's Plackett-Luce model, one per user and game.

Only rated matches between accounts count. A match is rated once, in the transaction that ends it: its changes are
stored, and a match with changes is not rated again.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING

import msgspec
from sqlalchemy import Connection, func, insert, select
from sqlalchemy.dialects import postgresql, sqlite

from tetrarch.server.storage.models import MatchRow, PersonRow, RatingChangeRow, RatingRow, SeatRow

if TYPE_CHECKING:
    from openskill.models import PlackettLuce

SCALE = 40.0
"""Rating points per unit of openskill; with START, beginners have 1000."""
START = 1000.0

MAX_UNCERTAIN = 4.5
"""A rating is provisional while its sigma exceeds this; openskill starts at 8.33."""


class Strength(msgspec.Struct, frozen=True):
    """A player's strength at a game."""

    mu: float
    sigma: float

    @property
    def ordinal(self) -> float:
        """The lower bound of the strength."""
        return self.mu - 3 * self.sigma


@cache
def _model() -> PlackettLuce:
    from openskill.models import PlackettLuce  # slow import

    return PlackettLuce()


def first_strength() -> Strength:
    """Return the strength of a new player."""
    rating = _model().rating()
    return Strength(rating.mu, rating.sigma)


def shown(mu: float) -> int:
    """Return a strength as a displayed rating."""
    return round(START + SCALE * (mu - first_strength().mu))


def shown_uncertainty(sigma: float) -> int:
    """Return an uncertainty as displayed."""
    return round(SCALE * sigma)


def rate(standings: Sequence[Sequence[Strength]]) -> list[list[Strength]]:
    """Return the strengths after a match, grouped by place as the input is."""
    model = _model()
    order = [(place, strength) for place, tied in enumerate(standings) for strength in tied]
    teams = [[model.rating(mu=strength.mu, sigma=strength.sigma)] for _, strength in order]
    rated = model.rate(teams, ranks=[float(place) for place, _ in order])
    found: list[list[Strength]] = [[] for _ in standings]
    for (place, _), (rating,) in zip(order, rated, strict=True):
        found[place].append(Strength(rating.mu, rating.sigma))
    return found


def rate_match(connection: Connection, match: str, at: int) -> bool:
    """Rate a finished match unless it does not count or was rated before; return whether it was rated now.

    It counts if it was played as rated and all seats belong to different accounts.
    """
    done = connection.scalar(select(func.count()).select_from(RatingChangeRow).where(RatingChangeRow.match == match))
    query = (
        select(SeatRow.person, SeatRow.place, PersonRow.kind, MatchRow.game)
        .join(MatchRow, MatchRow.id == SeatRow.match)
        .outerjoin(PersonRow, PersonRow.id == SeatRow.person)
        .where(SeatRow.match == match, MatchRow.rated)
        .order_by(SeatRow.person)  # matches that end at the same time lock ratings in the same order
    )
    seats = connection.execute(query).all()
    people = [seat.person for seat in seats]
    counts = len(set(people)) == len(people) >= 2 and all(
        seat.kind == "account" and seat.place is not None for seat in seats
    )
    if done or not counts:
        return False
    game = seats[0].game
    known = _strengths(connection, people, game)
    places = sorted({seat.place for seat in seats})
    groups = [[seat.person for seat in seats if seat.place == place] for place in places]
    rated = rate([[known[person] for person in group] for group in groups])
    after = {
        person: strength
        for group, strengths in zip(groups, rated, strict=True)
        for person, strength in zip(group, strengths, strict=True)
    }
    _save(connection, match, game, at, dict(sorted(after.items())))
    return True


def _strengths(connection: Connection, people: Sequence[str], game: str) -> dict[str, Strength]:
    query = (
        select(RatingRow.person, RatingRow.mu, RatingRow.sigma)
        .where(RatingRow.person.in_(people), RatingRow.game == game)
        .order_by(RatingRow.person)
        .with_for_update()  # PostgreSQL: another server may rate another match of the same players
    )
    known = {row.person: Strength(row.mu, row.sigma) for row in connection.execute(query)}
    return {person: known.get(person, first_strength()) for person in people}


def _save(connection: Connection, match: str, game: str, at: int, after: dict[str, Strength]) -> None:
    rated = [
        {"person": person, "game": game, "mu": strength.mu, "sigma": strength.sigma, "ordinal": strength.ordinal}
        for person, strength in after.items()
    ]
    connection.execute(insert(RatingChangeRow), [{**change, "match": match, "at": at} for change in rated])
    ratings = [{**change, "matches": 1, "updated": at} for change in rated]
    dialect = sqlite if connection.dialect.name == "sqlite" else postgresql
    statement = dialect.insert(RatingRow)
    new = statement.excluded
    changed = {"mu": new.mu, "sigma": new.sigma, "ordinal": new.ordinal, "updated": new.updated}
    changed["matches"] = RatingRow.matches + 1
    connection.execute(statement.on_conflict_do_update(index_elements=["person", "game"], set_=changed), ratings)
