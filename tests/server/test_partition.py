"""A server that PostgreSQL does not answer any longer, without an error: its players find another one."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable, Iterator
from pathlib import Path
from unittest.mock import MagicMock

import httpx
import msgspec
import pytest
from sqlalchemy import select, text
from websockets.exceptions import InvalidStatus

from tests.server.live_server import ThreadServer
from tests.server.players import Player, come, play_out
from tests.server.postgres import PostgresServer
from tests.server.redis_server import Forwarder
from tests.server.test_several_servers import sit_down
from tetrarch.server.matches import peers as peers_module
from tetrarch.server.settings import ServerSettings
from tetrarch.server.storage import append as append_module
from tetrarch.server.storage import database as database_module
from tetrarch.server.storage.append import Append, Writer
from tetrarch.server.storage.database import Database
from tetrarch.server.storage.match_store import Store
from tetrarch.server.storage.migrations import migrate
from tetrarch.table.entries import Resumed


@pytest.fixture
def way(postgres: PostgresServer) -> Iterator[Forwarder]:
    """A way to PostgreSQL that can be cut."""
    with Forwarder(postgres.folder / ".s.PGSQL.5432") as way:
        yield way


@pytest.fixture
def hasty(monkeypatch: pytest.MonkeyPatch) -> Callable[[], None]:
    """Shortens the limits for databases that are opened from then on."""

    def shorten() -> None:
        monkeypatch.setattr(database_module, "CONNECTING_SECONDS", 1.0)
        monkeypatch.setattr(database_module, "COMMAND_SECONDS", 1.0)
        monkeypatch.setattr(peers_module, "CUT_OFF_SECONDS", 3.0)

    return shorten


def through(way: Forwarder, url: str) -> str:
    """The address of a database over a way."""
    return f"postgresql://tetrarch@127.0.0.1:{way.port}/{url.partition('@/')[2].partition('?')[0]}"


async def times_given_back(url: str, match: str) -> int:
    """How often the players of a match got time back."""
    database = Database(url)
    stored = await Store(database).load(match, whole=True)
    await database.close()
    assert stored
    return sum(isinstance(entry, Resumed) for entry in stored.entries)


def test_players_of_a_server_that_is_cut_off_from_the_database_play_on_at_another(
    tmp_path: Path, postgres: PostgresServer, way: Forwarder, hasty: Callable[[], None]
) -> None:
    async def play(cut: ThreadServer, other: ThreadServer) -> None:
        ann, bob = await come(cut.address, "Ann"), await come(other.address, "Bob")
        viewer = await Player(cut.address).connect()
        clock = {"kind": "fischer", "seconds": 80_000}
        match = await sit_down(ann, bob, game="legends", clock=clock)
        # Without a bus, the server of the last act drives a match.
        adopted = await sit_down(bob, ann, game="legends", clock=clock)
        way.cut()
        for player in (ann, viewer):
            assert await player.see_closed() == 1012
            player.close_code = None
            with pytest.raises(InvalidStatus) as refused:
                await player.connect()
            assert refused.value.response.status_code == 503
        moved = await Player(other.address, ann.id, ann.cookie).connect()
        await moved.ask("watch", match=match)
        assert await play_out(match, [moved, bob], random.Random(4), most=6) == 6
        async with httpx.AsyncClient(base_url=cut.address, headers=ann.headers, timeout=60) as client:
            answer = await client.get("/api/v1/me")
            assert (answer.status_code, answer.json()["error"]["code"]) == (503, "database-away")
        way.restore()
        async with asyncio.timeout(60):
            while cut.app.state.hub.peers.is_cut_off:
                await asyncio.sleep(0.05)
        await ann.connect()
        for table in (adopted, match):
            await ann.ask("watch", match=table)
            await ann.ask("say", match=table, text="I am back")
        assert await play_out(match, [ann, bob], random.Random(5), most=6) == 6
        assert [await times_given_back(database, table) for table in (adopted, match)] == [1, 0], "by the new driver"
        for player in (ann, bob, moved):
            await player.close()

    database = postgres.fresh_database()
    settings = ServerSettings(data=str(tmp_path / "b"), database=database, rate_limits=False, thinkers=1)
    cut_off = msgspec.structs.replace(settings, data=str(tmp_path / "a"), database=through(way, database))
    with ThreadServer(settings) as other:
        hasty()
        with ThreadServer(cut_off) as cut:
            asyncio.run(play(cut, other))


def test_waiting_appends_fail_together_if_the_database_does_not_answer(
    postgres: PostgresServer, way: Forwarder, hasty: Callable[[], None], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Nobody waits for a failure of each of them in turn."""
    hasty()
    monkeypatch.setattr(append_module, "write_group", lambda connection, appends: connection.execute(text("SELECT 1")))

    async def work() -> None:
        database = Database(through(way, postgres.fresh_database()))
        tries = MagicMock(wraps=database.write_at_once)
        monkeypatch.setattr(database, "write_at_once", tries)
        writer = Writer(database)
        writer.start()

        def write_all() -> asyncio.Future[list[BaseException | None]]:
            writing = (writer.write(Append(str(number), ())) for number in range(20))
            return asyncio.gather(*writing, return_exceptions=True)

        async with asyncio.timeout(60):
            assert await write_all() == [None] * 20
            tries.reset_mock()
            way.cut()
            assert all(isinstance(error, OSError) for error in await write_all())
            assert tries.call_count == 1
            way.restore()
            assert await write_all() == [None] * 20
            await writer.close()
            await database.close()

    asyncio.run(work())


def test_only_migrations_and_tools_wait_for_a_long_command(
    postgres: PostgresServer, way: Forwarder, hasty: Callable[[], None]
) -> None:
    hasty()

    async def work() -> None:
        database = Database(through(way, postgres.fresh_database()))
        slow = select(text("pg_sleep(2)"))
        async with database.connect() as connection:
            with pytest.raises(TimeoutError):
                await connection.execute(slow)
        async with database.patiently() as patient, patient.connect() as connection:
            await connection.execute(slow)
        await migrate(database)
        await database.close()

    asyncio.run(work())
