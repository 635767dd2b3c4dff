"""Several servers on one PostgreSQL database: whole games across them, reads and commands at any of them."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from pathlib import Path

import httpx
import msgspec
import pytest
from sqlalchemy import text

from tests.server.live_server import ProcessServer, ThreadServer
from tests.server.matches import append_as_newer
from tests.server.players import Player, Refused, come, play_out
from tests.server.postgres import PostgresServer
from tetrarch.server.matches.peers import ADOPT_SECONDS
from tetrarch.server.settings import ServerSettings
from tetrarch.server.storage.database import Database
from tetrarch.server.storage.migrations import NEWEST


@pytest.fixture
def pair(tmp_path: Path, postgres: PostgresServer) -> Iterator[tuple[ThreadServer, ThreadServer]]:
    """Two servers on one database."""
    database = postgres.fresh_database()
    first, second = (
        ServerSettings(data=str(tmp_path / name), database=database, rate_limits=False, thinkers=1) for name in "ab"
    )
    with ThreadServer(first) as one, ThreadServer(second) as two:
        yield one, two


async def sit_down(ann: Player, bob: Player, **settings: object) -> str:
    """Two players at different servers start a match."""
    opened = await ann.ask("open", settings={"players": 2, **settings})
    match = str(opened["match"])
    await ann.ask("watch", match=match)
    await bob.ask("join", match=match, code=opened["code"])
    await bob.ask("watch", match=match)
    for player in (ann, bob):
        await player.ask("ready", match=match)
    return match


@pytest.mark.parametrize("game", ["eko", "legends"])
def test_a_game_with_one_player_at_each_server(pair: tuple[ThreadServer, ThreadServer], game: str) -> None:
    async def play() -> None:
        ann, bob = [await come(server.address, name) for server, name in zip(pair, ("Ann", "Bob"), strict=True)]
        match = await sit_down(ann, bob, game=game, options={"round_limit": 3} if game == "eko" else {})
        await play_out(match, [ann, bob], random.Random(5))
        number = max(ann.numbers[match], bob.numbers[match])
        for player in (ann, bob):
            await player.reach(match, number)
            assert player.moments[match]["status"] == "over"
        assert ann.numbers == bob.numbers
        for player in (ann, bob):
            await player.close()

    asyncio.run(play())


def test_another_server_answers_with_the_latest_state_at_once(pair: tuple[ThreadServer, ThreadServer]) -> None:
    """A player whose connection moves to another server is never behind, and plays on there."""

    async def play() -> None:
        ann, bob = [await come(server.address, name) for server, name in zip(pair, ("Ann", "Bob"), strict=True)]
        moved = await Player(pair[1].address, ann.id, ann.cookie).connect()
        match = await sit_down(ann, bob, game="legends")
        await moved.ask("watch", match=match)
        generator = random.Random(7)
        for turn in range(20):
            for one in ((ann, moved)[turn % 2], bob):
                found = await one.ask("decisions", match=match)
                assert found["number"] == max(ann.numbers[match], moved.numbers[match], bob.numbers[match])
                if found["decisions"]:
                    choice = generator.choice(found["decisions"])
                    await one.ask("decide", match=match, play=choice["id"], number=found["number"])
                    await one.reach(match, found["number"] + 1)
        for player in (ann, bob, moved):
            await player.close()

    asyncio.run(play())


def test_a_newer_version_migrates_while_servers_play(pair: tuple[ThreadServer, ThreadServer], tmp_path: Path) -> None:
    """A step that only adds: the servers go on, are healthy, and another one of their version can start."""

    async def play() -> None:
        ann, bob = [await come(server.address, name) for server, name in zip(pair, ("Ann", "Bob"), strict=True)]
        match = await sit_down(ann, bob, game="legends")
        playing = asyncio.create_task(play_out(match, [ann, bob], random.Random(4), most=40))
        settings = pair[0].app.state.services.settings
        database = Database(settings.database_url)
        async with database.connect_to_write() as connection:
            for statement in (
                "ALTER TABLE matches ADD COLUMN colour VARCHAR(8)",
                "ALTER TABLE entries ADD COLUMN colour VARCHAR(8)",
                "CREATE TABLE colours (id INTEGER)",
                "UPDATE alembic_version SET version_num = '9999'",
                f"UPDATE meta SET value = '{NEWEST}' WHERE key = 'oldest-version'",
            ):
                await connection.execute(text(statement))
        await database.close()
        assert await playing == 40
        for server in pair:
            async with httpx.AsyncClient(base_url=server.address) as client:
                assert (await client.get("/healthz")).status_code == 200
        with ThreadServer(msgspec.structs.replace(settings, data=str(tmp_path / "c"))) as third:
            moved = await Player(third.address, ann.id, ann.cookie).connect()
            await moved.ask("watch", match=match)
            assert await play_out(match, [moved, bob], random.Random(6), most=4) == 4
            await moved.close()
        for player in (ann, bob):
            await player.close()

    asyncio.run(play())


async def driver_of(database_url: str, match: str) -> str | None:
    database = Database(database_url)
    async with database.connect() as connection:
        driver = await connection.scalar(text("SELECT driver FROM matches WHERE id = :match"), {"match": match})
    await database.close()
    return None if driver is None else str(driver)


def test_a_match_that_a_newer_server_continues_is_left_to_it(pair: tuple[ThreadServer, ThreadServer]) -> None:
    """Servers that do not know its entries refuse it, stop driving it, and go on with all others."""

    async def play() -> None:
        url = pair[0].app.state.services.settings.database_url
        ann, bob = [await come(server.address, name) for server, name in zip(pair, ("Ann", "Bob"), strict=True)]
        match = await sit_down(ann, bob, game="legends")
        other = await sit_down(bob, ann, game="legends")
        await append_as_newer(url, match)
        for player in (ann, bob):
            assert await player.see_closed() == 1012, "its watchers look for a newer server"
            player.close_code = None
            await player.connect()
            with pytest.raises(Refused, match="newer-table"):
                await player.ask("watch", match=match)
            with pytest.raises(Refused, match="newer-table"):
                await player.ask("resign", match=match)
            await player.ask("watch", match=other)
        assert await driver_of(url, match) is None
        assert await play_out(other, [ann, bob], random.Random(4), most=10) == 10
        await asyncio.sleep(ADOPT_SECONDS + 1)
        assert await driver_of(url, match) is None, "neither takes it again"
        for server in pair:
            assert (await asyncio.to_thread(httpx.get, f"{server.address}/healthz")).status_code == 200
        for player in (ann, bob):
            await player.close()

    asyncio.run(play())


def test_an_older_server_stops_when_a_newer_program_makes_it_outdated(tmp_path: Path, postgres: PostgresServer) -> None:
    url = postgres.fresh_database()

    async def play(server: ProcessServer) -> None:
        ann = await come(server.address, "Ann")
        database = Database(url)
        async with database.connect_to_write() as connection:
            await connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
            await connection.execute(text("UPDATE meta SET value = '9999' WHERE key = 'oldest-version'"))
        await database.close()
        assert await ann.see_closed() == 1012
        assert await asyncio.to_thread(server.wait) == 0
        await ann.close()

    with ProcessServer(tmp_path / "a", "--database", url) as server:
        asyncio.run(play(server))
        assert "newer-database" in server.log.read_text()
        with pytest.raises(AssertionError, match="supports versions up to"):
            server.start()


def test_players_of_a_killed_server_play_on_at_another(tmp_path: Path, postgres: PostgresServer) -> None:
    """Nothing acknowledged is lost, and the decisions of both servers are one game."""

    async def play(first: ProcessServer, second: ProcessServer) -> None:
        ann, bob = [await come(server.address, name) for server, name in ((first, "Ann"), (second, "Bob"))]
        match = await sit_down(ann, bob, game="legends")
        generator = random.Random(11)
        assert await play_out(match, [ann, bob], generator, most=15) == 15
        acknowledged = ann.numbers[match]
        first.kill()
        await ann.close()
        ann = await Player(second.address, ann.id, ann.cookie).connect()
        await ann.ask("watch", match=match)
        assert ann.numbers[match] >= acknowledged
        assert await play_out(match, [ann, bob], generator, most=15) == 15
        whole = await ann.ask("watch", match=match, since=0)
        numbers = [entry["number"] for entry in whole["update"]["entries"]]
        assert numbers == list(range(1, len(numbers) + 1))
        for player in (ann, bob):
            await player.close()

    options = ("--database", postgres.fresh_database())
    with ProcessServer(tmp_path / "a", *options) as first, ProcessServer(tmp_path / "b", *options) as second:
        asyncio.run(play(first, second))
