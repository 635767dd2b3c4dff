"""Leases of servers on one PostgreSQL database: renewal, outdated messages, outages that no clock is charged for."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import cast

import msgspec
import pytest
from sqlalchemy import Connection, text, update

from tests.server.postgres import PostgresServer
from tests.server.test_hub import decide, number_of, run, running, start, two_guests
from tetrarch.server.accounts.ids import now_ms
from tetrarch.server.matches import hub as hub_module
from tetrarch.server.matches import peers as peers_module
from tetrarch.server.matches.clocks import Downtime, note_downtime
from tetrarch.server.matches.hub import Hub
from tetrarch.server.matches.peers import MatchChanged
from tetrarch.server.storage.append import Append, write_group
from tetrarch.server.storage.database import Database
from tetrarch.server.storage.leases import LEASE_MS, Standing, renew
from tetrarch.server.storage.match_store import Store
from tetrarch.server.storage.migrations import migrate
from tetrarch.server.storage.models import ServerRow
from tetrarch.table.entries import Entry, Resumed, Said
from tetrarch.table.people import Person
from tetrarch.table.settings import Clock

SUPPLY = Clock(kind="fischer", seconds=100)
AWAY_MS = 60_000


async def until(condition: Callable[[], bool]) -> None:
    async with asyncio.timeout(60):
        while not condition():
            await asyncio.sleep(0.02)


def test_a_late_server_waits_for_no_other_late_server(postgres: PostgresServer) -> None:
    """Two late servers that renew at the same moment must not wait for each other's row."""

    async def play() -> None:
        database = Database(postgres.fresh_database())
        await migrate(database)
        for server in ("one", "two"):
            await renew(database, server)
        async with database.connect_to_write() as connection:
            await connection.execute(update(ServerRow).values(until=0))
        async with database.connect_to_write() as renewing:
            await renewing.execute(update(ServerRow).where(ServerRow.id == "two").values(until=now_ms() + 9999))
            async with asyncio.timeout(30):
                standing = await renew(database, "one")
        assert (sorted(standing.alive), standing.ended) == (["one", "two"], ()), (
            "a server that renews its lease is not given up"
        )
        await database.close()

    run(play)


def test_an_outdated_message_does_not_change_who_drives_a_match(tmp_path: Path, postgres: PostgresServer) -> None:
    database = postgres.fresh_database()

    async def play() -> None:
        async with running(tmp_path, database) as hub:
            match = await start(hub, *await two_guests(hub.services), clock=SUPPLY)
            live = hub.live(match)
            assert live
            for driver in ("another", None):
                changed = MatchChanged(match, 1, driver)
                hub.peers._hear(msgspec.msgpack.encode(changed), "another")
                assert live.driver == hub.peers.id
                await until(lambda: not hub.peers._tasks)
                assert live.driver == hub.peers.id
                assert match in hub.timers.matches

    run(play)


def test_other_servers_hear_who_has_taken_a_match_over(
    tmp_path: Path, postgres: PostgresServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = postgres.fresh_database()

    async def play() -> None:
        async with running(tmp_path, database) as hub:
            match = await start(hub, *await two_guests(hub.services))
            told: list[tuple[str, object]] = []
            monkeypatch.setattr(hub.services.bus, "is_connected", True)
            monkeypatch.setattr(hub.services.bus, "publish", lambda topic, message: told.append((topic, message)))
            await hub.take_over(match)
            assert (f"match:{match}", MatchChanged(match, await number_of(hub, match), hub.peers.id)) in told

    run(play)


def test_a_server_that_returns_is_asked_who_is_there(
    tmp_path: Path, postgres: PostgresServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = postgres.fresh_database()

    async def play() -> None:
        async with running(tmp_path, database) as hub:
            for task in hub._tasks:
                task.cancel()
            asked: list[str] = []
            forgotten: list[tuple[str, ...]] = []
            monkeypatch.setattr(hub.presence, "greet", asked.append)
            monkeypatch.setattr(hub.presence, "forget_servers", forgotten.append)
            me = hub.peers.id
            for alive in ((me, "other"), (me, "other"), (me,), (me,), (me, "other")):

                async def standing(*_: object, alive: tuple[str, ...] = alive) -> Standing:
                    return Standing(alive, (), 0)

                monkeypatch.setattr(peers_module, "renew", standing)
                await hub.peers._renew()
            assert asked == ["other", "other"]
            assert forgotten == [(me,)], "only when a server has gone"

    run(play)


def go_away(hub: Hub, monkeypatch: pytest.MonkeyPatch) -> None:
    """Let a minute pass in which the lease could not be renewed."""
    for module in (hub_module, peers_module):
        monkeypatch.setattr(module, "now_ms", lambda: now_ms() + AWAY_MS)
    hub.peers._renewed = time.monotonic() - AWAY_MS / 1000


async def seconds_left(hub: Hub, match: str) -> list[float]:
    return await hub.read(match, lambda live, table: [clock.left / 1000 for clock in table.state.clocks])


def test_the_first_command_after_an_outage_is_not_charged_for_it(
    tmp_path: Path, postgres: PostgresServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = postgres.fresh_database()

    async def play() -> None:
        async with running(tmp_path, database) as hub:
            people = await two_guests(hub.services)
            match = await start(hub, *people, clock=SUPPLY)
            for task in hub._tasks:  # the lease is not renewed before the command
                task.cancel()
            go_away(hub, monkeypatch)
            await decide(hub, people, match)
            assert min(await seconds_left(hub, match)) > 100 - AWAY_MS / 2000

    run(play)


def test_clocks_get_their_time_back_while_the_lease_is_renewed(
    tmp_path: Path, postgres: PostgresServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Thousands of matches take longer than a lease: they must not delay it, and no failure of one stops the others."""
    database = postgres.fresh_database()

    async def play() -> None:
        async with running(tmp_path, database) as hub:
            people = await two_guests(hub.services)
            matches = [await start(hub, *people, clock=SUPPLY) for _ in range(3)]
            may_begin = asyncio.Event()
            real = hub.stop_clock

            async def stop_clock(match: str) -> None:
                await may_begin.wait()
                if match == matches[0]:
                    raise OSError
                await real(match)

            monkeypatch.setattr(hub, "stop_clock", stop_clock)
            go_away(hub, monkeypatch)
            await until(lambda: hub.peers.has_lease)
            may_begin.set()
            await until(lambda: not hub.peers._tasks)
            for match in matches[1:]:
                assert await hub.read(match, lambda live, table: isinstance(table.entries[-1], Resumed))
                assert min(await seconds_left(hub, match)) > 100 - AWAY_MS / 2000

    run(play)


def test_the_lease_is_renewed_while_matches_are_taken_over(
    tmp_path: Path, postgres: PostgresServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Hundreds of matches may take longer than a lease, and another server may stop meanwhile."""
    database = postgres.fresh_database()

    async def play() -> None:
        async with running(tmp_path, database) as hub:
            may_begin = asyncio.Event()
            taken: list[str] = []

            async def take_over(match: str) -> None:
                taken.append(match)
                await may_begin.wait()

            async def match_of_a_stopped_server() -> str:
                async with running(tmp_path, database) as other:
                    return await start(other, *await two_guests(other.services), clock=SUPPLY)

            monkeypatch.setattr(hub, "take_over", take_over)
            first = await match_of_a_stopped_server()
            await until(lambda: taken == [first])
            second = await match_of_a_stopped_server()
            renewed = hub.peers._renewed
            await until(lambda: hub.peers._renewed > renewed + LEASE_MS / 1000)
            assert hub.peers.has_lease
            may_begin.set()
            await until(lambda: taken == [first, second])

    run(play)


def test_the_oldest_server_beats_for_the_matches_of_all(
    tmp_path: Path, postgres: PostgresServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hub_module, "BEAT_SECONDS", 0.05)
    database = postgres.fresh_database()

    async def play() -> None:
        async with running(tmp_path, database) as hub:
            assert not len(hub.timers)
            before = await hub.services.store.last_beat()
            async with asyncio.timeout(60):
                while await hub.services.store.last_beat() == before:
                    await asyncio.sleep(0.02)

    run(play)


def test_servers_that_start_at_the_same_moment_know_the_same_downtime(
    tmp_path: Path, postgres: PostgresServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = postgres.fresh_database()

    async def slowly(store: Store, now: int) -> list[Downtime]:
        await asyncio.sleep(0.5)
        return await note_downtime(store, now)

    async def play() -> None:
        async with running(tmp_path, database) as hub:
            await hub.services.store.beat(1000)
            hub._are_clocks_stopped = True
        monkeypatch.setattr(hub_module, "note_downtime", slowly)

        async def begin(name: str) -> list[Downtime]:
            async with running(tmp_path / name, database) as hub:
                await asyncio.sleep(1)
                return hub._downtimes

        found = await asyncio.gather(begin("a"), begin("b"))
        assert [[downtime.since for downtime in known] for known in found] == [[1000], [1000]]

    run(play)


def said(number: int) -> list[Entry]:
    return [Said(number=number, at=now_ms(), person=Person("ann", "Ann"), seat=None, text="hello", to="table")]


def test_matches_are_written_in_the_same_order_by_all_servers() -> None:
    written: list[list[str]] = []

    def execute(_statement: object, rows: list[dict[str, str]]) -> None:
        written.append([row.get("match") or row["of_match"] for row in rows])

    connection = cast(Connection, SimpleNamespace(dialect=SimpleNamespace(name="postgresql"), execute=execute))
    write_group(connection, [Append(match, said(1), snapshot=(1, b""), driver="a") for match in "cab"])
    assert len(written) > 2
    assert all(matches == ["a", "b", "c"] for matches in written)


def test_a_deadlock_with_a_migration_is_not_shown_to_players(tmp_path: Path, postgres: PostgresServer) -> None:
    database = postgres.fresh_database()

    async def play() -> None:
        async with running(tmp_path, database) as hub:
            people = await two_guests(hub.services)
            match = await start(hub, *people)
            before = await number_of(hub, match)
            async with hub.services.database.connect_to_write() as migration:
                await migration.execute(text("LOCK TABLE matches IN EXCLUSIVE MODE"))
                writing = asyncio.create_task(decide(hub, people, match))
                await asyncio.sleep(0.5)  # it has written the entry, and waits for the match
                await migration.execute(text("LOCK TABLE entries IN ACCESS EXCLUSIVE MODE"))
            await writing
            assert await number_of(hub, match) > before

    run(play)
