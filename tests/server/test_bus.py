"""Two servers on one PostgreSQL that notify each other through a real Redis: everything reaches all connections."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import httpx
import msgspec
import pytest

from tests.server.live_server import ThreadServer
from tests.server.players import Message, Player, come, play_out
from tests.server.postgres import PostgresServer
from tests.server.redis_server import Forwarder, RedisServer
from tests.server.test_several_servers import sit_down
from tetrarch.server.live.bus import Bus, BusFault
from tetrarch.server.matches import peers
from tetrarch.server.settings import ServerSettings, SettingsFault, load_settings

NEVER = 10_000.0


@pytest.fixture(scope="module")
def redis() -> Iterator[RedisServer]:
    with RedisServer() as server:
        yield server


@pytest.fixture(scope="module")
def pair(
    tmp_path_factory: pytest.TempPathFactory, postgres: PostgresServer, redis: RedisServer
) -> Iterator[tuple[ThreadServer, ThreadServer]]:
    """Two servers on one database and one bus."""
    folder, database = tmp_path_factory.mktemp("pair"), postgres.fresh_database()
    first, second = (
        ServerSettings(data=str(folder / name), database=database, bus=redis.url, rate_limits=False, thinkers=1)
        for name in "ab"
    )
    with ThreadServer(first) as one, ThreadServer(second) as two:
        yield one, two


@pytest.fixture
def never_polled(monkeypatch: pytest.MonkeyPatch) -> None:
    """The servers hear of each other by the bus alone."""
    for name in ("FOLLOW_SECONDS", "STALLED_SECONDS"):
        monkeypatch.setattr(peers, name, NEVER)


async def connected(*servers: ThreadServer, is_up: bool = True) -> None:
    """Wait until the servers are connected to the bus, or have noticed that they are not."""
    async with asyncio.timeout(60):
        while any(server.app.state.services.bus.is_connected != is_up for server in servers):
            await asyncio.sleep(0.02)


async def hear(player: Player, type: str, check: Callable[[Message], bool] = lambda message: True) -> Message:
    """Wait for a message of a type."""

    def found() -> list[Message]:
        return [message for message in player.messages if message["type"] == type and check(message)]

    await player.wait_for(lambda: bool(found()))
    return found()[-1]


async def post(player: Player, path: str, body: object = None) -> httpx.Response:
    async with httpx.AsyncClient(base_url=f"{player.address}/api/v1", headers=player.headers) as client:
        answer = await client.post(path, json=body or {})
        assert answer.status_code < 300, answer.text
        return answer


async def befriend(ann: Player, bob: Player) -> None:
    code = (await post(ann, "/me/friend-link")).json()["code"]
    await post(bob, f"/friend-links/{code}/accept")


def test_moves_turns_and_the_lobby_reach_players_at_another_server(
    pair: tuple[ThreadServer, ThreadServer], never_polled: None
) -> None:
    async def play() -> None:
        await connected(*pair)
        ann, bob = [await come(server.address, name) for server, name in zip(pair, ("Ann", "Bob"), strict=True)]
        await bob.ask("lobby")
        listed = str((await ann.ask("open", settings={"players": 2, "game": "eko"}))["match"])
        await hear(bob, "lobby", lambda message: message["match"] == listed)
        match = await sit_down(ann, bob, game="legends")
        assert await play_out(match, [ann, bob], random.Random(3), most=10) == 10
        away = await Player(pair[1].address, ann.id, ann.cookie).connect()  # watches nothing
        for _ in range(20):
            if ann.seat(match) in bob.moments[match]["to_decide"]:
                break
            await play_out(match, [ann, bob], random.Random(4), most=1)
        await ann.decide_at_random(match, random.Random(5))
        await play_out(match, [ann, bob], random.Random(6), most=6)
        await hear(away, "turn", lambda message: message["match"] == match)
        for player in (ann, bob, away):
            await player.close()

    asyncio.run(play())


def test_a_bot_of_a_table_driven_elsewhere_answers(pair: tuple[ThreadServer, ThreadServer], never_polled: None) -> None:
    """The table belongs to the first server, which hears of the decisions at the second."""

    async def play() -> None:
        await connected(*pair)
        ann = await come(pair[0].address, "Ann")
        settings = {"players": 2, "game": "legends", "seats": ["open", "bot:novice"]}
        match = str((await ann.ask("open", settings=settings))["match"])
        await ann.ask("watch", match=match)
        await ann.ask("ready", match=match)
        moved = await Player(pair[1].address, ann.id, ann.cookie).connect()
        await ann.close()
        await moved.ask("watch", match=match)
        assert await play_out(match, [moved], random.Random(9), most=12) == 12
        assert match not in pair[1].app.state.hub.timers.matches
        first = pair[0].app.state.hub
        assert first.live(match).driver == first.peers.id
        await moved.close()

    asyncio.run(play())


def test_challenges_presence_and_rematches_reach_friends_at_another_server(
    pair: tuple[ThreadServer, ThreadServer], never_polled: None
) -> None:
    async def play() -> None:
        await connected(*pair)
        ann, bob = [await come(server.address, name) for server, name in zip(pair, ("Ann", "Bob"), strict=True)]
        await befriend(ann, bob)
        await hear(ann, "friends-changed")
        friends = await ann.ask("friends")
        assert [friend["presence"]["state"] for friend in friends["friends"]] == ["online"]
        challenge = {"friends": [bob.id], "settings": {"game": "eko", "players": 2}}
        await post(ann, "/me/challenges", challenge)
        received = await hear(bob, "challenge", lambda message: message["event"] == "received")
        await post(bob, f"/me/challenges/{received['challenge']}/accept")
        await hear(ann, "challenge", lambda message: message["event"] == "accepted")
        match = received["match"]
        for player in (ann, bob):
            await player.ask("watch", match=match)
        await hear(ann, "presence", lambda message: message["presence"]["state"] == "playing")
        await ann.ask("resign", match=match)
        await bob.see_over(match)
        await ann.ask("rematch", match=match)
        await hear(bob, "challenge", lambda message: message["event"] == "rematch")
        async with httpx.AsyncClient(base_url=f"{bob.address}/api/v1", headers=bob.headers) as client:
            assert (await client.patch("/me", json={"hidden": True})).status_code == 200
        await hear(ann, "presence", lambda message: message["presence"]["state"] == "offline")
        for player in (ann, bob):
            await player.close()

    asyncio.run(play())


def test_signing_out_closes_connections_at_other_servers(pair: tuple[ThreadServer, ThreadServer]) -> None:
    async def play() -> None:
        await connected(*pair)
        ann = await come(pair[0].address, "Ann")
        there = await Player(pair[1].address, ann.id, ann.cookie).connect()
        await there.ask("ping")
        await post(ann, "/me/deletion")
        assert await there.see_closed() == 4001
        await ann.close()
        await there.close()

    asyncio.run(play())


def test_mutes_count_for_connections_at_other_servers(pair: tuple[ThreadServer, ThreadServer]) -> None:
    async def play() -> None:
        await connected(*pair)
        ann, bob = await come(pair[1].address, "Ann"), await come(pair[0].address, "Bob")
        match = str((await ann.ask("open", settings={"game": "eko"}))["match"])
        for player in (ann, bob):
            await player.ask("watch", match=match)
        hub = pair[1].app.state.hub
        async with httpx.AsyncClient(
            base_url=pair[0].address, headers=ann.headers | {"Origin": pair[0].address}
        ) as client:
            assert (await client.put(f"/api/v1/me/muted/{bob.id}")).status_code == 204
        (connection,) = hub.notices.of(ann.id)
        async with asyncio.timeout(30):
            while bob.id not in connection.unheard:
                await asyncio.sleep(0.02)
        await bob.ask("say", match=match, text="hello")
        await ann.reach(match, bob.numbers[match])
        kinds = [entry["kind"] for one in ann.messages if one["type"] == "update" for entry in one["update"]["entries"]]
        assert kinds == ["hidden"]
        for player in (ann, bob):
            await player.close()

    asyncio.run(play())


@pytest.mark.parametrize("how", ["killed", "silent"])
def test_play_continues_without_the_bus_and_it_is_restored(
    pair: tuple[ThreadServer, ThreadServer], redis: RedisServer, how: str
) -> None:
    async def play() -> None:
        await connected(*pair)
        ann, bob = [await come(server.address, name) for server, name in zip(pair, ("Ann", "Bob"), strict=True)]
        match = await sit_down(ann, bob, game="legends")
        redis.kill() if how == "killed" else redis.pause()
        try:
            begun = time.monotonic()
            assert await play_out(match, [ann, bob], random.Random(8), most=6) == 6
            await connected(*pair, is_up=False)
            assert await play_out(match, [ann, bob], random.Random(9), most=6) == 6
            assert time.monotonic() - begun < 60
        finally:
            await asyncio.to_thread(redis.start if how == "killed" else redis.resume)
        await connected(*pair)
        assert await play_out(match, [ann, bob], random.Random(10), most=6) == 6
        await bob.reach(match, ann.numbers[match])
        await ann.reach(match, bob.numbers[match])
        for player in (ann, bob):
            await player.close()

    asyncio.run(play())


def test_play_continues_while_one_of_the_servers_is_cut_off_from_the_bus(
    tmp_path: Path, postgres: PostgresServer, redis: RedisServer, never_polled: None
) -> None:
    """The other one still has the bus, and notices by itself that it hears nothing of the first."""

    async def play(one: ThreadServer, two: ThreadServer, way: Forwarder) -> None:
        await connected(one, two)
        ann, bob = [await come(server.address, name) for server, name in ((one, "Ann"), (two, "Bob"))]
        match = await sit_down(ann, bob, game="legends")
        way.cut()
        for seed in range(3):
            assert await play_out(match, [ann, bob], random.Random(seed), most=4) == 4
            for player in (ann, bob):
                await player.reach(match, max(ann.numbers[match], bob.numbers[match]))
        await connected(two, is_up=False)
        assert one.app.state.services.bus.is_connected
        assert await play_out(match, [ann, bob], random.Random(8), most=4) == 4
        way.restore()
        await connected(one, two)
        assert await play_out(match, [ann, bob], random.Random(9), most=4) == 4
        for player in (ann, bob):
            await player.reach(match, max(ann.numbers[match], bob.numbers[match]))
            await player.close()

    settings = ServerSettings(data="", database=postgres.fresh_database(), rate_limits=False, thinkers=1)
    with Forwarder(redis.port) as way:
        first, second = (
            msgspec.structs.replace(settings, data=str(tmp_path / name), bus=f"{url}/3")
            for name, url in (("a", redis.url), ("b", way.url))
        )
        with ThreadServer(first) as one, ThreadServer(second) as two:
            asyncio.run(play(one, two, way))


def test_a_message_that_cannot_be_read_does_not_end_the_connection(redis: RedisServer) -> None:
    async def play() -> None:
        heard: list[bytes] = []
        lost: list[None] = []
        first, second = Bus(redis.url), Bus(redis.url)
        first.subscribe("topic", lambda data, sender: heard.append(msgspec.msgpack.decode(data)))
        first.lost.append(lambda: lost.append(None))
        for bus in (first, second):
            bus.start()
        async with asyncio.timeout(60):
            while not (first.is_connected and second.is_connected):
                await asyncio.sleep(0.02)
            assert first.redis
            for damaged in (b"\xff" * 40, b"", b"\xfe", second.id.encode() + b"\xc1"):
                await first.redis.publish(first.key("topic"), damaged)
            while not heard:
                second.publish("topic", b"well")
                await asyncio.sleep(0.05)
        assert set(heard) == {b"well"}
        assert not lost
        for bus in (first, second):
            await bus.close()

    asyncio.run(play())


def test_a_bus_needs_postgresql_and_a_valid_address(tmp_path: Path) -> None:
    with pytest.raises(SettingsFault, match="PostgreSQL"):
        load_settings(str(tmp_path), {}, bus="redis://localhost")
    with pytest.raises(BusFault, match="not valid"):
        Bus("http://localhost")
