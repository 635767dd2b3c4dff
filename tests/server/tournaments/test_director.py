"""Running tournaments: rounds follow each other, withdrawals forfeit, and a kill of the server loses nothing."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from functools import partial
from itertools import count
from typing import Any
from unittest import mock

import msgspec
import pytest
from sqlalchemy import func, select, update

from tetrarch.core.randomness import salt_commitment
from tetrarch.server.accounts.people import User
from tetrarch.server.accounts.personal_data import delete_person, export_person, remove_banned
from tetrarch.server.http.errors import ApiError
from tetrarch.server.matches.hub import Hub
from tetrarch.server.ops.admin import prune_guests
from tetrarch.server.services import make_services
from tetrarch.server.settings import ServerSettings
from tetrarch.server.storage.database import Database
from tetrarch.server.storage.models import EntryRow, MatchRow, PersonRow
from tetrarch.server.tournaments import director as director_module
from tetrarch.server.tournaments.director import Director
from tetrarch.server.tournaments.tournament import MatchSettings, Plan, Tournament
from tetrarch.server.workers.pool import WorkerPool
from tetrarch.table.entries import Entry
from tetrarch.table.settings import Clock
from tetrarch.table.table import Table

pytestmark = pytest.mark.anyio


@contextlib.asynccontextmanager
async def serving(settings: ServerSettings) -> AsyncIterator[Director]:
    """A hub and a director whose steps the test takes itself."""
    services = make_services(settings)
    services.lock = None
    await services.start()
    pool = WorkerPool(1)
    hub = Hub(services, pool)
    services.tables = hub
    await hub.start()
    director = Director(hub)
    hub.tournaments.wake = lambda tournament: None
    try:
        yield director
    finally:
        await hub.close()
        await pool.close()
        await services.close()


@pytest.fixture
async def director(settings: ServerSettings) -> AsyncIterator[Director]:
    async with serving(settings) as director:
        yield director


def plan(**changes: Any) -> Plan:
    usual: dict[str, Any] = {
        **{"name": "Cup", "game": "legends", "seats": 2, "format": "swiss", "rounds": 0, "meetings": 1},
        **{"settings": MatchSettings(clock=Clock(kind="days", days=2)), "rated": False, "private": False, "pause": 0},
    }
    return Plan(**{**usual, **changes})


async def guests(director: Director, number: int) -> list[User]:
    people = director._hub.services.people
    return [await people.create_guest(f"Guest {index}", "en") for index in range(1, number + 1)]


async def begin(director: Director, people: list[User], **changes: Any) -> str:
    """A tournament of some people, who have joined; the first one organises it and has started it."""
    tournament = await director.store.create(people[0], plan(**changes))
    for user in people:
        await director.store.join(tournament, user)
    await director.store.start(tournament, people[0])
    await director.advance(tournament)
    return tournament


async def resign(hub: Hub, match: str, person: str) -> None:
    def act(table: Table, now: int) -> list[Entry]:
        return table.resign(person, now)

    await hub.act(match, act)


async def play_round(director: Director, found: Tournament) -> None:
    """Let the player with the highest number resign at each table, until all are over."""
    people = {player.number: player.person for player in found.players}
    for game in found.current:
        if game.match and not game.is_over:
            for number in sorted(game.players, reverse=True)[:-1]:
                person = people[number]
                assert person
                await resign(director._hub, game.match, person)


async def play_all(director: Director, tournament: str) -> Tournament:
    """Play until the tournament is over."""
    for _ in range(50):
        found = await director.store.load(tournament)
        if found.status != "running":
            return found
        await play_round(director, found)
        await director.advance(tournament)
    raise AssertionError("it does not end")


def points(found: Tournament) -> dict[int, float]:
    return {line.player: line.points for line in found.standings}


async def test_a_swiss_tournament_is_played_to_its_end(director: Director) -> None:
    people = await guests(director, 5)
    found = await play_all(director, await begin(director, people))
    assert (found.status, found.row.rounds, found.round) == ("over", 4, 4)
    assert found.row.ended is not None
    assert [len([game for game in found.games if game.round == number]) for number in (1, 2, 3, 4)] == [3] * 4
    assert found.standings[0].player == 1, "the lowest number never resigns"
    assert found.standings[0].points == 4
    met = [frozenset(game.players) for game in found.games if len(game.players) == 2]
    assert len(set(met)) == len(met)
    byes = [game.players[0] for game in found.games if len(game.players) == 1]
    assert len(set(byes)) == 4


async def test_a_round_robin_is_played_to_its_end(director: Director) -> None:
    people = await guests(director, 4)
    found = await play_all(director, await begin(director, people, format="round-robin"))
    assert [(line.rank, line.player, line.points) for line in found.standings] == [
        (1, 1, 3),
        (2, 2, 2),
        (3, 3, 1),
        (4, 4, 0),
    ]


async def test_tables_of_three_count_places(director: Director) -> None:
    people = await guests(director, 4)
    found = await play_all(director, await begin(director, people, seats=3, format="round-robin", meetings=2))
    assert found.row.rounds == 4
    assert sorted(game.players[0] for game in found.games if len(game.players) == 1) == [1, 2, 3, 4]
    assert points(found) == {1: 6, 2: 4, 3: 2, 4: 0}


async def test_the_matches_have_the_settings_of_the_tournament(director: Director) -> None:
    people = await guests(director, 3)
    tournament = await begin(director, people, rated=True, private=True, name="The cup of the long names 12345")
    found = await director.store.load(tournament)
    (match,) = [game.match for game in found.current if game.match]
    settings = await director._hub.read(match, lambda live, table: table.settings)
    assert (settings.undo, settings.when_time_runs_out, settings.rated, settings.private) == (
        *("off", "resign"),
        *(True, True),
    )
    assert (settings.tournament, settings.name) == (tournament, "The cup of the long names · 1")
    assert await director._hub.read(match, lambda live, table: table.status) == "running"


async def test_bots_play_their_games(director: Director) -> None:
    (organiser,) = await guests(director, 1)
    tournament = await director.store.create(organiser, plan(format="round-robin"))
    for _ in range(3):
        await director.store.add_bot(tournament, organiser, "random")
    await director.store.start(tournament, organiser)
    await director.start()
    async with asyncio.timeout(120):
        while (await director.store.load(tournament)).status == "running":
            await asyncio.sleep(0.05)
    await director.close()
    found = await director.store.load(tournament)
    assert (found.status, found.round) == ("over", 3)
    assert all(game.status == "over" for game in found.games if game.match)
    assert sum(points(found).values()) == 3


async def test_the_next_round_waits_for_all_games_and_the_pause(
    director: Director, monkeypatch: pytest.MonkeyPatch
) -> None:
    people = await guests(director, 4)
    tournament = await begin(director, people, format="round-robin", pause=60)
    found = await director.store.load(tournament)
    first, second = found.current
    assert first.match
    assert second.match
    await resign(director._hub, first.match, people[first.players[0] - 1].id)
    await director.advance(tournament)
    assert (await director.store.load(tournament)).round == 1
    await resign(director._hub, second.match, people[second.players[0] - 1].id)
    await director.advance(tournament)
    found = await director.store.load(tournament)
    assert found.round == 1
    later = director_module.next_round_at(found)
    monkeypatch.setattr(director_module, "now_ms", lambda: later)
    await director.advance(tournament)
    assert (await director.store.load(tournament)).round == 2


async def test_who_withdraws_forfeits_the_game_and_all_later_ones(director: Director) -> None:
    people = await guests(director, 4)
    tournament = await begin(director, people, format="round-robin")
    await director.store.leave(tournament, people[0])
    await director.advance(tournament)
    found = await director.store.load(tournament)
    assert points(found)[1] == 0
    assert [game.is_over for game in found.current if 1 in game.players] == [True]
    found = await play_all(director, tournament)
    assert found.status == "over"
    assert points(found) == {1: 0, 2: 3, 3: 2, 4: 1}
    assert sum(game.status == "unplayed" for game in found.games) == 2
    swiss = await begin(director, people)
    await director.store.remove(swiss, people[0], 3)
    found = await play_all(director, swiss)
    assert all(3 not in game.players for game in found.games if game.round > 1)


async def test_a_banned_player_forfeits_the_game_and_all_later_ones_at_once(director: Director) -> None:
    people = await guests(director, 4)
    tournament = await begin(director, people, format="round-robin")
    open_cup = await director.store.create(people[1], plan())
    await director.store.join(open_cup, people[0])
    services, hub, heard = director._hub.services, director._hub, list[str]()
    hub.tournaments.wake = heard.append
    await services.moderation.ban(people[0].id, 7, "rude")
    await remove_banned(services.database, hub, people[0].id)
    assert set(heard) == {tournament, open_cup}
    found = await director.store.load(tournament)
    assert points(found)[1] == 0
    assert [game.is_over for game in found.current if 1 in game.players] == [True]
    assert (await director.store.load(open_cup)).players == []
    found = await play_all(director, tournament)
    assert (found.status, points(found)) == ("over", {1: 0, 2: 3, 3: 2, 4: 1})
    assert sum(game.status == "unplayed" for game in found.games) == 2, "later games need no clock"


# Salts


async def begin_salted(director: Director, people: list[User], **changes: Any) -> tuple[str, str]:
    """A tournament whose players add salts, and the match of the first two."""
    tournament = await director.store.create(people[0], plan(**changes))
    for user in people:
        await director.store.join(tournament, user, salts=True)
    await director.store.start(tournament, people[0])
    await director.advance(tournament)
    (match,) = [game.match for game in (await director.store.load(tournament)).current if game.match]
    return tournament, match


async def test_a_match_waits_for_the_salts_of_its_players(director: Director) -> None:
    tournament, match = await begin_salted(director, await guests(director, 3))
    hub = director._hub
    await director.advance(tournament)  # the next step does not open it again
    seats = await hub.read(match, lambda live, table: [seat.person for seat in table.state.seats])
    players = [person for person in seats if person is not None]
    for person in players:
        assert await hub.read(match, lambda live, table: table.status) == "waiting"
        await hub.act(match, partial(_commit, person=person.id))
        await hub.act(match, partial(_agree, person=person.id))
    for person in players:
        assert await hub.read(match, lambda live, table: table.state.salts) == []
        await hub.act(match, partial(_reveal, person=person.id))
    status, salts = await hub.read(match, lambda live, table: (table.status, table.state.salts))
    assert (status, salts) == ("running", [f"salt of {person.id}" for person in players])


def _commit(table: Table, now: int, *, person: str) -> list[Entry]:
    return table.commit_salt(person, salt_commitment(f"salt of {person}"), now)


def _agree(table: Table, now: int, *, person: str) -> list[Entry]:
    return table.ready(person, True, now)


def _reveal(table: Table, now: int, *, person: str) -> list[Entry]:
    return table.salt(person, f"salt of {person}", now)


async def test_who_withdraws_before_the_start_of_a_match_forfeits_it(director: Director) -> None:
    people = await guests(director, 3)
    tournament, match = await begin_salted(director, people, format="round-robin")
    game = next(game for game in (await director.store.load(tournament)).current if game.match)
    await director.store.leave(tournament, people[game.players[0] - 1])
    await director.advance(tournament)
    found = await director.store.load(tournament)
    assert [points(found)[number] for number in game.players] == [0, 1]
    assert await director._hub.read(match, lambda live, table: table.status) == "over"


async def test_a_deleted_player_forfeits_a_match_that_waits_for_salts(director: Director) -> None:
    people = await guests(director, 3)
    tournament, _ = await begin_salted(director, people, format="round-robin")
    game = next(game for game in (await director.store.load(tournament)).current if game.match)
    gone = people[game.players[1] - 1]
    await delete_person(director._hub.services.database, director._hub, gone.id)
    found = await director.store.load(tournament)
    assert [points(found)[number] for number in game.players] == [1, 0]


async def test_a_tournament_ends_when_too_few_are_left(director: Director) -> None:
    people = await guests(director, 3)
    tournament = await begin(director, people)
    for user in people[1:]:
        await director.store.leave(tournament, user)
        await director.advance(tournament)
    assert (await director.store.load(tournament)).status == "over"


async def test_aborting_closes_the_games(director: Director) -> None:
    people = await guests(director, 4)
    tournament = await begin(director, people)
    await director.store.abort(tournament, people[0])
    await director.advance(tournament)
    found = await director.store.load(tournament)
    assert (found.status, {game.status for game in found.current}) == ("aborted", {"closed"})
    assert await director.store.unfinished() == []
    with pytest.raises(ApiError, match="tournament-over"):
        await director.store.join(tournament, people[0])


async def test_a_match_that_an_administrator_closes_is_nobodys_win(director: Director) -> None:
    people = await guests(director, 4)
    tournament = await begin(director, people, format="round-robin")
    game = (await director.store.load(tournament)).current[0]
    assert game.match
    assert await director._hub.serve_request("close-table", game.match) == "done"
    found = await director.store.load(tournament)
    assert [points(found)[number] for number in game.players] == [0.5, 0.5]
    assert (await play_all(director, tournament)).status == "over"


async def test_a_deleted_player_withdraws_and_an_heir_organises(director: Director) -> None:
    people = await guests(director, 4)
    tournament = await begin(director, people, format="round-robin")
    services = director._hub.services
    told: Any = (await export_person(services.database, people[0].id, "en"))["tournaments"]
    assert told == [
        {
            **{"id": tournament, "name": "Cup", "game": "legends", "status": "running", "organiser": True, "player": 1},
            **{name: told[0][name] for name in ("created", "joined")},
        }
    ]
    await delete_person(services.database, director._hub, people[0].id)
    found = await director.store.load(tournament)
    assert found.row.organiser == people[1].id
    assert [(player.kind, player.name, player.withdrawn) for player in found.players[:2]] == [
        ("deleted", "", True),
        ("person", "Guest 2", False),
    ]
    found = await play_all(director, tournament)
    assert (found.status, points(found)) == ("over", {1: 0, 2: 3, 3: 2, 4: 1})
    await delete_person(services.database, director._hub, people[1].id)
    winner = (await director.store.load(tournament)).players[1]
    assert (winner.kind, winner.withdrawn) == ("deleted", False), "a finished tournament keeps its results"


async def test_a_tournament_without_people_ends_with_its_organiser(director: Director) -> None:
    organiser, guest = await guests(director, 2)
    empty = await director.store.create(organiser, plan())
    joined = await director.store.create(organiser, plan())
    await director.store.join(joined, guest)
    await delete_person(director._hub.services.database, director._hub, organiser.id)
    assert (await director.store.load(empty)).status == "aborted"
    assert (await director.store.load(joined)).row.organiser == guest.id


async def test_a_player_deleted_between_pairing_and_start_loses(director: Director) -> None:
    people = await guests(director, 3)
    tournament = await director.store.create(people[0], plan(format="round-robin"))
    for user in people:
        await director.store.join(tournament, user)
    await director.store.start(tournament, people[0])
    found = await director.store.load(tournament)
    games = director_module.next_round(found)
    assert await director.store.add_round(tournament, 1, games)
    gone = max(next(game.players for game in games if game.places is None))
    await delete_person(director._hub.services.database, director._hub, people[gone - 1].id)
    await director.advance(tournament)
    found = await director.store.load(tournament)
    assert points(found)[gone] == 0
    assert (await play_all(director, tournament)).status == "over"


# Kills


class Killed(Exception):
    """The server was killed."""


@contextlib.contextmanager
def killed_at(database: Database, step: int, *, is_after: bool) -> Iterator[list[int]]:
    """Kill the server at a write to the database, before or after its commit; count the writes."""
    counter, seen = count(), [0]
    write, write_at_once = database.write, database.write_at_once

    def check(is_committed: bool, number: int) -> None:
        seen[0] = number + 1
        if number == step and is_committed == is_after:
            raise Killed

    @contextlib.asynccontextmanager
    async def killing_write() -> AsyncIterator[object]:
        number = next(counter)
        check(False, number)
        async with write() as session:
            yield session
        check(True, number)

    async def killing_write_at_once(work: Callable[[Any], None]) -> None:
        number = next(counter)
        check(False, number)
        await write_at_once(work)
        check(True, number)

    with mock.patch.multiple(database, write=killing_write, write_at_once=killing_write_at_once):
        yield seen


@pytest.mark.parametrize("is_after", [False, True])
async def test_a_kill_at_any_write_starts_no_match_twice_and_loses_nothing(
    settings: ServerSettings, is_after: bool
) -> None:
    """Before each step the server is killed at a later write, and another one continues on its database."""
    tournament, step, kills = "", 0, 0
    async with serving(settings) as director:
        people = await guests(director, 5)
        tournament = await director.store.create(people[0], plan(rounds=3))
        for user in people:
            await director.store.join(tournament, user)
        await director.store.start(tournament, people[0])
    while True:
        async with serving(settings) as director:
            found = await director.store.load(tournament)
            if found.status == "over":
                break
            with killed_at(director._hub.services.database, step, is_after=is_after) as seen:
                try:
                    await director.advance(tournament)
                    await play_round(director, await director.store.load(tournament))
                except Killed:
                    kills += 1
            step = 0 if seen[0] <= step else step + 1
    assert kills > 5
    assert (found.round, len(found.games)) == (3, 9)
    async with serving(settings) as director, director._hub.services.database.connect() as connection:
        matches = [game.match for game in found.games if game.match]
        assert len(set(matches)) == 6
        assert sorted(await connection.scalars(select(MatchRow.id))) == sorted(matches)
        started = select(func.count()).where(EntryRow.body.contains('"kind":"started"', autoescape=True))
        assert await connection.scalar(started) == 6


async def test_two_servers_run_a_tournament_together(settings: ServerSettings, address: str) -> None:
    settings = msgspec.structs.replace(settings, database=address)
    async with serving(settings) as one, serving(settings) as other:
        people = await guests(one, 5)
        tournament = await one.store.create(people[0], plan())
        await asyncio.gather(*(one.store.join(tournament, user) for user in people[:2]))
        for user in people[2:]:
            await other.store.join(tournament, user)
        await one.store.start(tournament, people[0])
        for number in range(1, 5):
            await asyncio.gather(one.advance(tournament), other.advance(tournament))
            found = await one.store.load(tournament)
            assert (found.round, len(found.current)) == (number, 3)
            assert [game.status for game in found.current] == ["running", "running", "unplayed"]
            await play_round(one, found)
        await asyncio.gather(one.advance(tournament), other.advance(tournament))
        assert (await other.store.load(tournament)).status == "over"


async def test_a_guest_in_a_tournament_is_not_pruned(director: Director) -> None:
    services = director._hub.services
    organiser, player, _ = await guests(director, 3)
    tournament = await director.store.create(organiser, plan())
    await director.store.join(tournament, player)
    async with services.database.write() as session:
        await session.execute(update(PersonRow).values(seen=1))
    assert await prune_guests(services.settings, 1) == 1
    async with services.database.connect() as connection:
        assert set(await connection.scalars(select(PersonRow.id))) == {organiser.id, player.id}


async def test_a_restarted_director_continues_by_itself(settings: ServerSettings) -> None:
    async with serving(settings) as director:
        people = await guests(director, 3)
        tournament = await director.store.create(people[0], plan())
        for user in people:
            await director.store.join(tournament, user)
        await director.store.start(tournament, people[0])

    async def until(is_there: Callable[[], Awaitable[bool]]) -> None:
        async with asyncio.timeout(60):
            while not await is_there():
                await asyncio.sleep(0.02)

    for number in (1, 2):
        async with serving(settings) as director:
            store = director.store

            async def is_paired(store: Any = store, number: int = number) -> bool:
                found: Tournament = await store.load(tournament)
                return found.round == number and any(game.status == "running" for game in found.current)

            await director.start()
            await until(is_paired)
            await director.close()
            await play_round(director, await store.load(tournament))
