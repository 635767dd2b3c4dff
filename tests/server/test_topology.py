"""Several processes as deployed: whole games across servers, workers that think, and kills of every part."""

from __future__ import annotations

import asyncio
import math
import os
import random
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.server.players import come, play_out
from tests.server.test_reviews import client_of, finished, form, short_record
from tests.server.test_several_servers import sit_down
from tests.server.topology import Topology, seconds_outside, survive

KILLS = int(os.environ.get("TETRARCH_KILLS", "200"))
TABLES = int(os.environ.get("TETRARCH_TABLES", "200"))
MOST_DECISIONS = 3000
"""Random games of Ekö without a limit of rounds have a few hundred."""
WAIT = float(os.environ.get("TETRARCH_WAIT", "5"))
"""The longest time that anybody may wait, in seconds."""


@pytest.fixture(scope="module")
def topology(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Topology]:
    with Topology(tmp_path_factory.mktemp("topology"), patience=60) as topology:
        yield topology


async def metric(address: str, name: str) -> float:
    async with httpx.AsyncClient(base_url=address, timeout=30) as client:
        text = (await client.get("/metrics")).text
    return sum(float(line.split()[-1]) for line in text.splitlines() if line.split("{")[0].split(" ")[0] == name)


async def play_whole(topology: Topology, game: str, seed: int, **options: object) -> None:
    """Play a game at random with one player at each server, until the game says that it is over."""
    ann, bob = [await come(server.address, name) for server, name in zip(topology.servers, ("Ann", "Bob"), strict=True)]
    match = await sit_down(ann, bob, game=game, options=options)
    assert await play_out(match, [ann, bob], random.Random(seed), most=MOST_DECISIONS) < MOST_DECISIONS
    for player in (ann, bob):
        await player.see_over(match)
        assert player.moments[match]["result"]["reason"] not in ("resigned", "timed-out")
        assert await metric(player.address, "tetrarch_bus_connected") == 1
    assert ann.numbers == bob.numbers
    for player in (ann, bob):
        await player.close()


@pytest.mark.parametrize("game", ["eko", "legends"])
def test_a_whole_game_with_one_player_at_each_server(topology: Topology, game: str) -> None:
    asyncio.run(play_whole(topology, game, 5, **({"round_limit": 3} if game == "eko" else {})))


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(5))
@pytest.mark.parametrize("game", ["eko", "legends"])
def test_whole_games_with_one_player_at_each_server(topology: Topology, game: str, seed: int) -> None:
    """Without a limit of rounds, at random from the decisions that each player sees, until the game is over."""
    asyncio.run(play_whole(topology, game, seed))


def test_bots_think_in_the_workers(topology: Topology) -> None:
    async def play() -> None:
        ann = await come(topology.address, "Ann")
        bots = {"game": "legends", "players": 2, "seats": ["bot:novice", "bot:novice"]}
        match = str((await ann.ask("open", settings=bots))["match"])
        await ann.ask("watch", match=match)
        await ann.ask("start", match=match)
        await ann.see_over(match)
        await ann.close()

    asyncio.run(play())
    assert any("scheduler-begins" in worker.log.read_text() for worker in topology.workers)
    for server in topology.servers:
        children = Path(f"/proc/{server.process_id}/task/{server.process_id}/children").read_text().split()
        assert not [child for child in children if "workers.worker" in command_of(child)], "the server thinks itself"


def test_a_user_asks_one_server_for_reviews_and_requests_them_again_if_that_is_lost(topology: Topology) -> None:
    async def review() -> None:
        homes: set[str] = set()
        for number in range(20):
            ann = await come(topology.address, f"Ann {number}")
            async with client_of(ann) as client:
                body = {"record": form(short_record(number)), "unfinished": True}
                asked = (await client.post("/api/v1/reviews", json=body)).json()
                assert (await finished(client, asked))["completed"] == "quick"
                having = []
                for server in topology.servers:
                    own = await client.get(f"{server.address}/api/v1/reviews/{asked['id']}")
                    if own.status_code == 200:
                        having.append(server.address)
                        continue
                    assert (own.status_code, own.json()["error"]["code"]) == (404, "no-such-review")
                    origin = {"Origin": server.address}
                    again = await client.post(f"{server.address}/api/v1/reviews", json=body, headers=origin)
                    assert again.json()["id"] == asked["id"], "any server can go on with it"
                assert len(having) == 1
                homes |= {*having}
            await ann.close()
            if len(homes) == 2:
                return
        raise AssertionError("all users have the same server")

    asyncio.run(review())


def command_of(process: str) -> str:
    """The command line of a process."""
    try:
        return Path(f"/proc/{process}/cmdline").read_text().replace("\0", " ")
    except OSError:
        return ""


def test_a_server_that_is_replaced_closes_with_a_code_and_its_players_play_on_elsewhere(topology: Topology) -> None:
    """A rolling restart: each server in turn stops and starts, and the match goes on."""

    async def play() -> None:
        ann, bob = [await come(topology.address, name) for name in ("Ann", "Bob")]
        match = await sit_down(ann, bob, game="legends")
        for number, server in enumerate(topology.servers):
            await play_out(match, [ann, bob], random.Random(number), most=4)
            assert await asyncio.to_thread(server.stop) == 0
            for player in [player for player in (ann, bob) if player.close_code is not None]:
                assert player.close_code == 1012
                player.close_code = None
                await player.connect()  # the page tries again for longer
                await player.ask("watch", match=match)
            await play_out(match, [ann, bob], random.Random(10 + number), most=4)
            await asyncio.to_thread(server.start)
        for player in (ann, bob):
            await player.close()

    asyncio.run(play())


def test_breaks_of_an_interval_count_once() -> None:
    assert seconds_outside((10, 20), []) == 10
    assert seconds_outside((10, 20), [(12, 15), (5, 11), (13, 16), (19, math.inf), (18, 17)]) == 1 + 3
    assert seconds_outside((10, 20), [(0, 30)]) == 0


def test_nothing_is_lost_when_parts_are_killed(topology: Topology) -> None:
    tables = asyncio.run(survive(topology, tables=6, kills=6, pause=0.05, seed=1))
    assert set(topology.kills) == {"server1", "server2", "worker1", "worker2", "redis", "postgres"}
    assert sum(table.decided for table in tables) > 50
    assert sum(table.charged for table in tables) > 5, "clocks are compared with the time in which they ran"
    topology.check_waits(tables, 60)  # five seconds on a machine that is not busy


@pytest.mark.soak
def test_nothing_is_lost_in_hundreds_of_kills_while_200_tables_play(tmp_path: Path) -> None:
    with Topology(tmp_path) as topology:
        tables = asyncio.run(survive(topology, TABLES, KILLS, pause=2.0, seed=2))
        assert sum(table.charged for table in tables) > TABLES * KILLS / 10
        assert sum(table.stopped for table in tables) > TABLES * KILLS / 100
        print(topology.check_waits(tables, WAIT))
