"""Ratings: openskill, once for each match, and only between accounts that agreed."""

from __future__ import annotations

import asyncio

import pytest
from sqlalchemy import select

from tests.server.matches import NOW, account, finish, open_match
from tetrarch.server.accounts.lists import Players
from tetrarch.server.accounts.people import User
from tetrarch.server.accounts.ratings import Strength, first_strength, rate, rate_match, shown
from tetrarch.server.services import Services
from tetrarch.server.storage.models import RatingChangeRow, RatingRow

pytestmark = pytest.mark.anyio


async def ratings(services: Services) -> dict[str, tuple[float, float, int]]:
    async with services.database.read() as session:
        return {row.person: (row.mu, row.sigma, row.matches) for row in await session.scalars(select(RatingRow))}


async def test_the_numbers_are_openskills() -> None:
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    teams = [[model.rating(mu=mu, sigma=sigma)] for mu, sigma in [(25, 8), (30, 2), (20, 5)]]
    expected = [team[0] for team in model.rate(teams, ranks=[0, 1, 1])]
    found = rate([[Strength(25, 8)], [Strength(30, 2), Strength(20, 5)]])
    assert [(one.mu, one.sigma) for tied in found for one in tied] == [(one.mu, one.sigma) for one in expected]


async def test_beginners_stand_at_1000() -> None:
    assert shown(first_strength().mu) == 1000


async def test_winners_rise_and_losers_fall(both_services: Services) -> None:
    ann, bob = await account(both_services, "Ann"), await account(both_services, "Bob")
    match = await open_match(both_services, ann, bob, rated=True)
    await finish(both_services, match, [[1], [0]], rated=True)
    found = await ratings(both_services)
    start = first_strength()
    assert found[bob.id][0] > start.mu > found[ann.id][0]
    assert found[bob.id][1] < start.sigma
    assert [count for _, _, count in found.values()] == [1, 1]


async def test_a_match_is_rated_once(both_services: Services) -> None:
    ann, bob = await account(both_services, "Ann"), await account(both_services, "Bob")
    match = await open_match(both_services, ann, bob, rated=True)
    await finish(both_services, match, [[1], [0]], rated=True)
    before = await ratings(both_services)
    async with both_services.database.connect_to_write() as connection:
        assert not await connection.run_sync(rate_match, match, NOW)
    assert await ratings(both_services) == before


@pytest.mark.parametrize("why", ["not agreed", "a guest", "a bot", "a bot account", "not ended as rated"])
async def test_only_matches_between_accounts_that_agreed_count(why: str, services: Services) -> None:
    ann, bob = await account(services, "Ann"), await account(services, "Bob")
    guest = await services.people.create_guest("Gus", None)
    bot = await services.people.create_bot(ann.id, "Botty")
    others: dict[str, User | str] = {"a guest": guest, "a bot": "level2", "a bot account": bot}
    match = await open_match(services, ann, others.get(why, bob), rated=why != "not agreed")
    await finish(services, match, [[0], [1]], rated=why != "not ended as rated")
    assert await ratings(services) == {}


async def test_games_have_ratings_of_their_own(services: Services) -> None:
    ann, bob = await account(services, "Ann"), await account(services, "Bob")
    for game in ("eko", "legends"):
        match = await open_match(services, ann, bob, rated=True, game=game)
        await finish(services, match, [[0], [1]], rated=True)
    async with services.database.read() as session:
        rows = (await session.scalars(select(RatingRow).where(RatingRow.person == ann.id))).all()
    assert {(row.game, row.matches) for row in rows} == {("eko", 1), ("legends", 1)}
    assert len({row.mu for row in rows}) == 1


async def test_many_matches_that_end_at_once_all_count(both_services: Services) -> None:
    people = [await account(both_services, name) for name in ("Ann", "Bob", "Cid")]
    pairs = [(one, other) for one in people for other in people if one != other] * 3
    matches = [await open_match(both_services, *pair, rated=True) for pair in pairs]
    await asyncio.gather(*(finish(both_services, match, [[0], [1]], rated=True) for match in matches))
    assert {count for _, _, count in (await ratings(both_services)).values()} == {12}
    async with both_services.database.read() as session:
        assert len((await session.scalars(select(RatingChangeRow))).all()) == 36


async def test_the_history_of_a_rating_is_kept(both_services: Services) -> None:
    ann, bob = await account(both_services, "Ann"), await account(both_services, "Bob")
    for number in range(5):
        match = await open_match(both_services, ann, bob, rated=True)
        await finish(both_services, match, [[0], [1]], rated=True, at=NOW + number)
    players = Players(both_services.database)
    first = await players.history(ann.id, "eko", None, 3)
    second = await players.history(ann.id, "eko", first.next, 3)
    points = [*first.points, *second.points]
    assert [point.at for point in points] == [NOW + number for number in (4, 3, 2, 1, 0)]
    assert [point.rating for point in points] == sorted((point.rating for point in points), reverse=True)
    page = await players.page(ann.id)
    assert page.ratings[0].rating == points[0].rating
