"""The hub: loading and letting go, two servers on one database, clocks over several downtimes, and deleted people."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from pathlib import Path
from typing import Any
from unittest.mock import ANY

import msgspec
import pytest
from sqlalchemy import BigInteger, literal

from tests.server.matches import append_as_newer
from tests.server.postgres import PostgresServer
from tetrarch.server.accounts.ids import now_ms
from tetrarch.server.accounts.people import User
from tetrarch.server.accounts.personal_data import BANNED, delete_person, missing_people
from tetrarch.server.http.errors import ApiError
from tetrarch.server.live.commands import execute
from tetrarch.server.live.messages import Watch
from tetrarch.server.live.queries import Viewer, Watched, watch
from tetrarch.server.matches import clocks as timers_module
from tetrarch.server.matches import hub as hub_module
from tetrarch.server.matches import peers as peers_module
from tetrarch.server.matches.clocks import Downtime, Timers, load_downtimes, note_downtime
from tetrarch.server.matches.hub import Hub
from tetrarch.server.matches.live_match import LiveMatch
from tetrarch.server.matches.live_match import Watch as Following
from tetrarch.server.ops.admin import DONE
from tetrarch.server.services import Services, make_services
from tetrarch.server.settings import ServerSettings
from tetrarch.server.storage import leases
from tetrarch.server.storage.leases import LEASE_MS
from tetrarch.server.workers.fair_queue import Claim
from tetrarch.server.workers.jobs import BalanceJob, Failed
from tetrarch.server.workers.pool import JobFailed, WorkerPool
from tetrarch.server.workers.worker import answer
from tetrarch.table.commands.messages import Decide, Join, Leave, Plan, Ready, Rematch, Resign, Say, Start
from tetrarch.table.entries import Decided, Resumed
from tetrarch.table.refusal import Refusal
from tetrarch.table.settings import Clock, Settings
from tetrarch.table.table import Table


def run(play: Callable[[], Awaitable[None]]) -> None:
    asyncio.run(play())  # type: ignore[arg-type]


class Ear:
    """A connection that records its messages."""

    def __init__(self, person: str | None = None) -> None:
        self.person = person
        self.language = "en"
        self.heard: list[str] = []

    def send(self, text: str) -> None:
        self.heard.append(text)

    def end(self, code: int, reason: str) -> None:
        self.heard.append(f"{code} {reason}")


@contextlib.asynccontextmanager
async def running(data: Path, database: str = "") -> AsyncIterator[Hub]:
    """A hub on a database in a folder, or on PostgreSQL, which several can share."""
    services = make_services(ServerSettings(data=str(data), database=database, rate_limits=False))
    await services.start()
    thinkers = WorkerPool(1)
    hub = Hub(services, thinkers)
    services.tables = hub
    await hub.start()
    try:
        yield hub
    finally:
        await hub.close()
        await thinkers.close()
        await services.close()


async def two_guests(services: Services) -> tuple[User, User]:
    return await services.people.create_guest("Ann", "en"), await services.people.create_guest("Bob", "en")


async def start(hub: Hub, ann: User, bob: User, **settings: object) -> str:
    agreed = Settings(game="eko", **settings)  # type: ignore[arg-type]
    match, code, _ = await hub.open(ann, agreed)
    await execute(hub, bob, Join(match=match, code=code))
    for one in (ann, bob):
        await execute(hub, one, Ready(match=match))
    return match


async def decide(hub: Hub, people: tuple[User, User], match: str, place: int = 0) -> Decide:
    """Let the player to move decide."""

    def find(live: LiveMatch, table: Table) -> tuple[int, int, int]:
        seat = table.to_decide[0]
        legal = table.decisions(seat)
        return seat, legal[place % len(legal)].id, table.number

    seat, play, number = await hub.read(match, find)
    command = Decide(match=match, play=play, number=number)
    await execute(hub, people[seat], command)
    return command


def listening(ear: Ear) -> Callable[[LiveMatch, Table, Watched], None]:
    """What adds a connection to the watchers of a match, as the WebSocket does."""

    def receive(live: LiveMatch, table: Table, seen: Watched) -> None:
        live.watches[ear] = Following(table.number, seen.viewer)

    return receive


async def number_of(hub: Hub, match: str) -> int:
    return await hub.read(match, lambda live, table: table.number)


def test_a_match_is_unloaded_and_loaded_again_unchanged(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(tmp_path) as hub:
            people = await two_guests(hub.services)
            match = await start(hub, *people)
            for turn in range(30):
                await decide(hub, people, match, turn)
            before = await hub.read(match, lambda live, table: table.snapshot())
            await hub.evict(await hub.get(match))
            assert len(hub) == 0
            assert await hub.read(match, lambda live, table: table.snapshot()) == before
            stored = await hub.services.store.load(match)
            assert stored
            assert stored.snapshot, "letting go keeps a snapshot"
            await decide(hub, people, match)

    run(play)


def test_a_restart_keeps_the_seeds_of_bots_and_another_database_has_others(tmp_path: Path) -> None:
    """So a restart does not give a bot another chance to decide, and nobody can compute its decision."""

    async def seed(data: str) -> str:
        async with running(tmp_path / data) as hub:
            return hub._bots._seed("match", 1, 12)

    async def play() -> None:
        first, again, other = [await seed(data) for data in ("one", "one", "other")]
        assert first == again
        assert first != other

    run(play)


def test_a_match_that_is_watched_stays_in_memory(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(tmp_path) as hub:
            people = await two_guests(hub.services)
            match = await start(hub, *people)
            live = await hub.get(match)
            live.watches[Ear()] = Following(0, None)
            assert not live.is_idle(1e12, 1)
            await hub.evict(live)
            assert len(hub) == 1

    run(play)


def test_who_comes_while_a_match_is_dropped_from_memory_misses_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with running(tmp_path) as hub:
            people = await two_guests(hub.services)
            match = await start(hub, *people)
            for turn in range(30):
                await decide(hub, people, match, turn)
            is_saving, may_save = asyncio.Event(), asyncio.Event()
            save = hub.services.store.save_snapshot

            async def save_slowly(*snapshot: Any) -> None:
                is_saving.set()
                await may_save.wait()
                await save(*snapshot)

            monkeypatch.setattr(hub.services.store, "save_snapshot", save_slowly)
            dropping = asyncio.create_task(hub.evict(await hub.get(match)))
            await is_saving.wait()
            ear = Ear()
            query = Watch(match=match, since=0)
            live = await hub.get(match)
            watching = asyncio.create_task(watch(hub, Viewer(None, "en"), query, listening(ear)))
            saying = asyncio.create_task(execute(hub, people[0], Say(match=match, text="hello")))
            async with asyncio.timeout(20):
                while len(live.lock._waiters or ()) < 2:
                    await asyncio.sleep(0.01)
            may_save.set()
            await asyncio.gather(dropping, watching, saying)
            assert '"hello"' in ear.heard[0]
            await decide(hub, people, match)
            assert '"decided"' in ear.heard[1]

    run(play)


def test_two_servers_on_one_database_never_both_win(tmp_path: Path, postgres: PostgresServer) -> None:
    database = postgres.fresh_database()

    async def play() -> None:
        async with running(tmp_path, database) as one, running(tmp_path, database) as two:
            people = await two_guests(one.services)
            match = await start(one, *people)
            for turn in range(20):
                hubs = (one, two) if turn % 2 else (two, one)
                await decide(hubs[0], people, match, turn)
                await execute(hubs[1], people[0], Say(match=match, text="me too"))  # its memory is behind: read again
                await decide(hubs[1], people, match, turn)
            stored = await one.services.store.load(match, whole=True)
            assert stored
            assert sum(isinstance(entry, Decided) for entry in stored.entries) == 40
            assert await number_of(two, match) == stored.number

    run(play)


def test_watchers_receive_changes_of_another_server(tmp_path: Path, postgres: PostgresServer) -> None:
    database = postgres.fresh_database()

    async def play() -> None:
        async with running(tmp_path, database) as one, running(tmp_path, database) as two:
            people = await two_guests(one.services)
            match = await start(one, *people)
            ear = Ear()
            live = await two.get(match)
            async with live.lock:
                assert live.table
                live.watches[ear] = Following(live.table.number, None)
            await decide(one, people, match)
            await execute(two, people[0], Say(match=match, text="hello"))
            assert len(ear.heard) == 2
            assert '"decided"' in ear.heard[0]
            assert '"hello"' in ear.heard[1]

    run(play)


def set_clock(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Let servers read the time, in milliseconds, from the list that is returned."""
    now = [1_800_000_000_000]
    for module in (hub_module, timers_module, peers_module):
        monkeypatch.setattr(module, "now_ms", lambda: now[0])
    return now


def test_another_server_takes_over_clocks_and_bots(
    tmp_path: Path, postgres: PostgresServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The time since the former server was last alive is given back, to the millisecond."""
    database = postgres.fresh_database()
    now = set_clock(monkeypatch)
    monkeypatch.setattr(leases, "database_now", lambda: literal(now[0], BigInteger))

    async def play() -> None:
        async with running(tmp_path, database) as one, running(tmp_path, database) as two, asyncio.timeout(60):
            ann, bob = await two_guests(one.services)
            monkeypatch.setattr(one._bots, "_is_closing", True)
            timed = await start(one, ann, bob, clock=Clock(kind="move", seconds=5), when_time_runs_out="resign")
            thinking = (await one.open(ann, Settings(game="eko", seats=["bot:random", "bot:random"]), sit=False)).match
            await execute(one, ann, Start(match=thinking))
            before = await number_of(one, thinking)
            current = one.services.store.current
            assert {found.driver for found in (await current([timed, thinking])).values()} == {one.peers.id}
            now[0] += 2000  # a player thinks
            while one.peers._renewed_ms != now[0]:
                await asyncio.sleep(0.02)
            for task in one._tasks:  # from here on, it continues nothing by itself
                task.cancel()
            await one.timers.close()
            alive = now[0]
            now[0] += 60_000
            while {found.driver for found in (await current([timed, thinking])).values()} != {two.peers.id}:
                await asyncio.sleep(0.02)
            while (await current([thinking]))[thinking].number == before:
                await asyncio.sleep(0.02)

            def given_back(live: LiveMatch, table: Table) -> tuple[list[tuple[int, int]], int]:
                resumed = [(entry.since, entry.at) for entry in table.entries if isinstance(entry, Resumed)]
                return resumed, min(clock.left_at(now[0]) for clock in table.state.clocks)

            assert await two.read(timed, given_back) == ([(alive, now[0])], 3000)
            now[0] += 3000
            two.timers._changed.set()
            while await two.read(timed, lambda live, table: table.status) != "over":
                await asyncio.sleep(0.02)

    run(play)


def test_no_time_is_given_back_to_who_has_acted_since_the_former_server_was_alive(
    tmp_path: Path, postgres: PostgresServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = postgres.fresh_database()
    now = set_clock(monkeypatch)

    async def play() -> None:
        async with running(tmp_path, database) as hub:
            people = await two_guests(hub.services)
            match = await start(hub, *people, clock=Clock(kind="fischer", seconds=1000))
            alive = now[0]
            now[0] += LEASE_MS + 1
            await execute(hub, people[0], Say(match=match, text="hello"))
            now[0] += 5000
            hub.note_undriven(match, alive)
            await hub.take_over(match)
            left = await hub.read(match, lambda live, table: [clock.left_at(now[0]) for clock in table.state.clocks])
            assert sorted(left) == [1_000_000 - LEASE_MS - 5001, 1_000_000]

    run(play)


def test_time_is_given_back_again_if_nobody_has_acted_between_two_takeovers(
    tmp_path: Path, postgres: PostgresServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    database = postgres.fresh_database()
    now = set_clock(monkeypatch)

    async def play() -> None:
        async with running(tmp_path, database) as hub:
            people = await two_guests(hub.services)
            match = await start(hub, *people, clock=Clock(kind="fischer", seconds=1000))
            for _ in range(2):
                now[0] += 10_000
                hub.note_undriven(match, now[0])
                now[0] += LEASE_MS + 500
                await hub.take_over(match)
            left = await hub.read(match, lambda live, table: [clock.left_at(now[0]) for clock in table.state.clocks])
            assert sorted(left) == [980_000, 1_000_000]

    run(play)


def test_a_server_that_stops_hands_its_matches_over_at_once(tmp_path: Path, postgres: PostgresServer) -> None:
    database = postgres.fresh_database()

    async def play() -> None:
        async with running(tmp_path, database) as two:
            async with running(tmp_path, database) as one:
                people = await two_guests(one.services)
                match = await start(one, *people, clock=Clock(kind="fischer", seconds=1000))
                assert two.peers.is_first
                assert not one.peers.is_first
            begun = time.monotonic()
            async with asyncio.timeout(30):
                while match not in two.timers.matches:
                    await asyncio.sleep(0.02)
            assert (await two.services.store.current([match]))[match].driver == two.peers.id
            assert two.services.metrics.leases._value.get() == 1
            assert time.monotonic() - begun < 20

    run(play)


def test_a_server_takes_the_lease_of_a_match_whose_driver_it_cannot_notify(
    tmp_path: Path, postgres: PostgresServer
) -> None:
    database = postgres.fresh_database()

    async def play() -> None:
        async with running(tmp_path, database) as one, running(tmp_path, database) as two:
            people = await two_guests(one.services)
            match = await start(one, *people, clock=Clock(kind="fischer", seconds=1000))
            assert match in one.timers.matches
            await decide(two, people, match)
            assert match in two.timers.matches
            async with asyncio.timeout(30):
                while match in one.timers.matches:
                    await asyncio.sleep(0.02)
            await decide(one, people, match)
            assert match in one.timers.matches

    run(play)


def test_entries_that_cannot_be_written_are_neither_sent_nor_kept(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        async with running(tmp_path) as hub:
            people = await two_guests(hub.services)
            match = await start(hub, *people)
            number = await number_of(hub, match)

            async def broken(*_: object) -> None:
                raise OSError("the disk is full")

            with monkeypatch.context() as patched:
                patched.setattr(hub.services.store, "append", broken)
                with pytest.raises(OSError, match="full"):
                    await execute(hub, people[0], Say(match=match, text="lost"))
            assert await number_of(hub, match) == number
            await execute(hub, people[0], Say(match=match, text="kept"))
            assert await number_of(hub, match) == number + 1

    run(play)


def test_a_decision_sent_again_is_acknowledged_again_after_a_restart_too(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(tmp_path) as hub:
            people = await two_guests(hub.services)
            match = await start(hub, *people)
            seat = await hub.read(match, lambda live, table: table.to_decide[0])
            command = await decide(hub, people, match)
        async with running(tmp_path) as hub:
            ack = await execute(hub, people[seat], command)
            assert ack.repeated
            assert ack.number == command.number + 1

    run(play)


# Clocks


def test_several_downtimes_cost_no_player_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Three servers in a row; the match is not loaded by the second, and no downtime is charged."""
    now = set_clock(monkeypatch)

    async def play() -> None:
        async with running(tmp_path) as hub:
            people = await two_guests(hub.services)
            match = await start(hub, *people, clock=Clock(kind="fischer", seconds=1000))
            now[0] += 10_000  # thinks for ten seconds
        now[0] += 3_600_000  # down for an hour
        async with running(tmp_path):
            now[0] += 20_000  # up for twenty seconds, and nobody comes
        now[0] += 7_200_000  # down for two hours
        async with running(tmp_path) as hub:
            now[0] += 5_000
            left = await hub.read(match, lambda live, table: [clock.left_at(now[0]) for clock in table.state.clocks])
            assert sorted(left) == [1_000_000 - 35_000, 1_000_000]
            resumed = await hub.read(match, lambda live, table: [type(entry) for entry in table.entries[-2:]])
            assert resumed == [Resumed, Resumed]
            number = await number_of(hub, match)
            await hub.evict(await hub.get(match))
            assert await number_of(hub, match) == number, "loading again resumes nothing again"

    run(play)


def test_only_the_first_start_after_a_stop_is_a_downtime(tmp_path: Path) -> None:
    async def play() -> None:
        services = make_services(ServerSettings(data=str(tmp_path)))
        await services.start()
        assert await note_downtime(services.store, 1000) == []
        await services.store.beat(5000)
        assert await note_downtime(services.store, 9000) == [Downtime(5000, 9000)]
        assert await load_downtimes(services.store) == [Downtime(5000, 9000)]
        await services.close()

    run(play)


def test_a_clock_runs_out_by_itself(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    ahead = [0]
    for module in (hub_module, timers_module):
        monkeypatch.setattr(module, "now_ms", lambda: now_ms() + ahead[0])

    async def play() -> None:
        async with running(tmp_path) as hub:
            people = await two_guests(hub.services)
            clock = Clock(kind="move", seconds=60)
            match = await start(hub, *people, clock=clock, when_time_runs_out="resign")
            assert len(hub.timers) == 1
            ahead[0] = 61_000
            await execute(hub, people[0], Say(match=match, text="tick"))  # the heap looks at the time again
            hub.timers._changed.set()
            async with asyncio.timeout(20):
                while await hub.read(match, lambda live, table: table.status) != "over":
                    await asyncio.sleep(0.02)
            assert len(hub.timers) == 0

    run(play)


def test_timers_wake_in_order_once_and_not_what_was_put_off() -> None:
    async def play() -> None:
        woken: list[str] = []

        async def wake(match: str) -> None:
            woken.append(match)

        timers = Timers(wake)
        now = now_ms()
        timers.set("late", now + 60_000)
        timers.set("second", now - 1)
        timers.set("first", now - 2)
        timers.set("off", now - 3)
        timers.set("off", None)
        timers.set("moved", now - 4)
        timers.set("moved", now + 60_000)
        for turn in range(1000):  # old wishes are forgotten, not kept for ever
            timers.set("late", now + 60_000 + turn)
        timers.start()
        async with asyncio.timeout(10):
            while len(woken) < 2:
                await asyncio.sleep(0.01)
        await timers.close()
        assert woken == ["first", "second"]
        assert len(timers) == 2
        assert len(timers._heap) < 200

    run(play)


# People


def test_a_deleted_user_leaves_all_tables_and_no_name(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(tmp_path) as hub:
            people = await two_guests(hub.services)
            ann, bob = people
            match = await start(hub, ann, bob)
            await execute(hub, ann, Say(match=match, text="my secret words"))
            waiting = (await hub.open(ann, Settings(game="eko"))).match
            await delete_person(hub.services.database, hub, ann.id)
            whole = await hub.read(match, lambda live, table: table.snapshot())
            assert b"my secret words" not in whole
            assert ann.id.encode() not in whole
            assert await hub.read(match, lambda live, table: table.status) == "over"
            assert await hub.read(waiting, lambda live, table: table.status) == "closed"
            rematch = await execute(hub, bob, Rematch(match=match))
            assert rematch.rematch
            plans = await hub.read(rematch.rematch, lambda live, table: [seat.plan for seat in table.state.seats])
            assert plans[1] == "open"

    run(play)


def test_a_rematch_swaps_the_seats_and_starts_when_all_agree(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(tmp_path) as hub:
            people = await two_guests(hub.services)
            ann, bob = people
            match = await start(hub, ann, bob, private=True)
            with pytest.raises(Refusal, match="not over"):
                await execute(hub, ann, Rematch(match=match))
            await execute(hub, ann, Resign(match=match))
            first, second = await asyncio.gather(*(execute(hub, one, Rematch(match=match)) for one in people))
            assert first.rematch == second.rematch
            assert first.rematch
            seats = await hub.read(first.rematch, lambda live, table: [table.seat_of(one.id) for one in people])
            assert seats == [1, 0]
            assert await hub.read(first.rematch, lambda live, table: table.status) == "running"

    run(play)


def test_a_rematch_rotates_people_and_bots(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(tmp_path) as hub:
            ann, bob = people = await two_guests(hub.services)
            match = (await hub.open(ann, Settings(game="eko", players=3, seats=["open", "bot:random", "open"]))).match
            await execute(hub, bob, Join(match=match))
            for one in people:
                await execute(hub, one, Ready(match=match))
            for one in people:
                await execute(hub, one, Resign(match=match))
            again = (await execute(hub, bob, Rematch(match=match))).rematch
            assert again
            assert await hub.read(again, lambda live, table: table.status) == "waiting"
            await execute(hub, ann, Rematch(match=match))
            seats = await hub.read(again, lambda live, table: [table.seat_of(one.id) for one in people])
            plans = await hub.read(again, lambda live, table: [seat.plan for seat in table.state.seats])
            assert (seats, plans[2]) == ([1, 0], "bot:random")
            assert await hub.read(again, lambda live, table: table.status) == "running"

    run(play)


def test_a_rematch_with_a_fast_clock_waits_for_players_who_are_away(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(tmp_path) as hub:
            people = await two_guests(hub.services)
            match = await start(hub, *people, clock=Clock(kind="fischer", seconds=600))
            await execute(hub, people[0], Resign(match=match))
            for one in people:
                again = (await execute(hub, one, Rematch(match=match))).rematch
            assert again
            assert await hub.read(again, lambda live, table: table.status) == "waiting"

    run(play)


def test_external_bots_need_the_setting_of_the_server(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(tmp_path) as hub:
            ann, _ = await two_guests(hub.services)
            match = (await hub.open(ann, Settings(game="eko"))).match
            with pytest.raises(Refusal, match="not allowed"):
                await execute(hub, ann, Plan(match=match, seat=1, plan="bot:exec:touch x"))

    run(play)


def test_a_hub_that_stops_takes_no_more(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(tmp_path) as hub:
            people = await two_guests(hub.services)
            match = await start(hub, *people)
            await hub.close()
            with pytest.raises(ApiError, match="stopping"):
                await execute(hub, people[0], Leave(match=match))

    run(play)


def test_the_administrator_closes_a_table(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(tmp_path) as hub:
            people = await two_guests(hub.services)
            match = await start(hub, *people)
            request = await hub.services.store.ask("close-table", match, now_ms())
            assert await answer_of(hub, request) == DONE
            assert await hub.read(match, lambda live, table: table.status) == "closed"

    run(play)


async def answer_of(hub: Hub, request: str) -> str:
    async with asyncio.timeout(20):
        while (answer := await hub.services.store.answer_to(request)) is None:
            await asyncio.sleep(0.05)
    return answer


def test_a_ban_and_a_deletion_wait_for_a_match_that_only_newer_servers_can_read(tmp_path: Path) -> None:
    async def play() -> None:
        async with running(tmp_path) as hub:
            ann, bob = await two_guests(hub.services)
            newer, *others = [await start(hub, *pair) for pair in ((ann, bob), (ann, bob), (bob, ann))]
            await append_as_newer(hub.services.database.url.render_as_string(), newer)
            await hub.evict(await hub.get(newer))
            asked = await hub.services.store.ask(BANNED, ann.id, now_ms())
            async with asyncio.timeout(20):
                while [await hub.read(match, lambda live, table: table.status) for match in others] != ["over", "over"]:
                    await asyncio.sleep(0.05)
            with pytest.raises(ApiError, match="newer-table"):
                await delete_person(hub.services.database, hub, bob.id)
            assert await missing_people(hub.services.database, {ann.id, bob.id}) == set()
            assert [one.id for one in await hub.services.store.open_requests()] == [asked]

    run(play)


def test_a_request_that_fails_delays_no_other(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def fail(*_: object) -> None:
        raise OSError

    monkeypatch.setattr(hub_module, "remove_banned", fail)

    async def play() -> None:
        async with running(tmp_path) as hub:
            people = await two_guests(hub.services)
            match = await start(hub, *people)
            store = hub.services.store
            failing = await store.ask(BANNED, people[0].id, now_ms())
            assert await answer_of(hub, await store.ask("close-table", match, now_ms() + 1)) == DONE
            assert await store.answer_to(failing) is None, "it is tried again"

    run(play)


@pytest.mark.parametrize("fails", [False, True])
def test_the_deal_of_a_balanced_match_is_chosen_in_a_worker(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, fails: bool
) -> None:
    jobs: list[BalanceJob] = []

    async def choose(job: BalanceJob, claim: Claim) -> int:
        jobs.append(job)
        if fails:
            raise JobFailed("Crash", "test")
        return 5

    monkeypatch.setattr(hub_module, "choose_deal", lambda *question: 6)

    async def play() -> None:
        async with running(tmp_path) as hub:
            monkeypatch.setattr(hub.pool, "balance", choose)
            ann, bob = await two_guests(hub.services)
            match = await start(hub, ann, bob, balanced=True)
            salts = await hub.read(match, lambda live, table: table.state.salts)
            assert salts == [f"balanced/1 deal {6 if fails else 5} of 8"]
            assert len(jobs) == 1  # chosen once, however many commands came before the start
            assert answer(msgspec.structs.replace(jobs[0], options={"position": {}})) == Failed("FormatError", ANY)

    run(play)
