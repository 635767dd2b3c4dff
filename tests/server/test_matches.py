"""Whole matches of both games over real HTTP and WebSockets: every number of players, people and bots together."""

from __future__ import annotations

import asyncio
import json
import random

import httpx
import pytest

from tests.server.live_server import ThreadServer
from tests.server.players import guests, open_match, play_out
from tetrarch.core.randomness import salt_commitment

SHORT = {"round_limit": 4}
"""A game of Ekö that ends soon, and by its rules (E8.5)."""

MIXES = [
    ("eko", ["open", "open"], {}),
    ("eko", ["open", "bot:level1", "open"], SHORT),
    ("eko", ["open", "bot:random", "bot:level1", "bot:level2"], SHORT),
    ("eko", ["open", "open", "open", "open"], {**SHORT, "variants": ["draft"]}),
    ("legends", ["open", "open"], {}),
    ("legends", ["bot:level1", "open", "open"], {"variants": ["explore", "leaders"]}),
    ("legends", ["open", "open", "open"], {"quick_setup": False}),
    ("legends", ["open", "open", "bot:level2", "bot:random"], {}),
    ("legends", ["open", "open", "open", "open"], {"variants": ["explore", "swamp", "die"]}),
]


@pytest.mark.parametrize(("game", "seats", "options"), MIXES, ids=lambda value: str(value).replace("'", "")[:40])
def test_a_whole_match_is_played_and_its_seed_explains_it(
    live: ThreadServer, game: str, seats: list[str], options: dict[str, object]
) -> None:
    async def play() -> None:
        names = ["Ann", "Bob", "Cas", "Dee"][: seats.count("open")]
        async with guests(live.address, *names, "Eve") as (*players, watcher):
            match = await open_match(players[0], players[1:], game=game, seats=seats, options=options)
            await watcher.ask("watch", match=match)
            await play_out(match, players, random.Random(f"{game} {seats}"))
            for player in (*players, watcher):
                await player.see_over(match)
            await check_end(live.address, match, players[0].moments[match]["result"])

    asyncio.run(play())


async def check_end(address: str, match: str, result: dict[str, object]) -> None:
    """The record is public and verifies; the seed is the committed one."""
    async with httpx.AsyncClient(base_url=f"{address}/api/v1") as client:
        found = (await client.get(f"/tables/{match}/record")).json()
        assert found["seed"] == result["seed"]
        assert found["result"]["winners"] == result["winners"]
        verified = (await client.get(f"/tables/{match}/verification")).json()
        assert verified["true"], verified
        assert verified["seed"]
        again = await client.post("/records/verification", json={"record": found})
        assert again.json() == verified
        found["events"][-1]["play"] = "pass" if found["events"][-1].get("play") != "pass" else "nonsense"
        lie = await client.post("/records/verification", json={"record": json.loads(json.dumps(found))})
        assert not lie.json()["true"]


def test_a_table_of_bots_alone_plays_to_the_end(live: ThreadServer) -> None:
    async def watch() -> None:
        async with guests(live.address, "Ann") as (host,):
            settings = {"game": "legends", "players": 2, "seats": ["bot:level1", "bot:random"]}
            match = (await host.ask("open", settings=settings))["match"]
            await host.ask("watch", match=match)
            await host.ask("start", match=match)
            await host.see_over(match)

    asyncio.run(watch())


def test_a_quick_match_over_rest_alone(live: ThreadServer) -> None:
    headers = {"Origin": live.address}
    with httpx.Client(base_url=f"{live.address}/api/v1", headers=headers, timeout=60) as client:
        assert client.post("/guests", json={"name": "Ann"}).status_code == 201
        opened = client.post("/quick", json={"game": "legends", "players": 2, "bot": "level1"})
        assert opened.status_code == 201, opened.text
        match = opened.json()["match"]
        generator = random.Random(1)
        for _ in range(2000):
            seen = client.get(f"/tables/{match}", params={"since": 0}).json()
            if seen["update"]["moment"]["status"] == "over":
                break
            found = client.get(f"/tables/{match}/decisions").json()
            if found["decisions"]:
                choice = generator.choice(found["decisions"])
                body = {"type": "decide", "play": choice["id"], "number": found["number"]}
                answer = client.post(f"/tables/{match}/commands", json=body)
                assert answer.status_code == 200, answer.text
        assert seen["update"]["moment"]["status"] == "over"
        again = client.post(f"/tables/{match}/commands", json={"type": "rematch"})
        assert again.status_code == 200, again.text
        fresh = client.get(f"/tables/{again.json()['rematch']}").json()
        assert fresh["viewer"] == 1
        assert fresh["update"]["moment"]["status"] == "running"


def test_a_quick_match_starts_when_the_salt_is_revealed(live: ThreadServer) -> None:
    headers = {"Origin": live.address}
    with httpx.Client(base_url=f"{live.address}/api/v1", headers=headers, timeout=60) as client:
        client.post("/guests", json={"name": "Ann"})
        plan = {"game": "legends", "bot": "level1", "salt_commitment": salt_commitment("pepper")}
        match = client.post("/quick", json=plan).json()["match"]
        assert client.get(f"/tables/{match}").json()["update"]["moment"]["status"] == "waiting"
        client.post(f"/tables/{match}/commands", json={"type": "salt", "salt": "pepper"})
        table = client.get(f"/tables/{match}").json()
        assert table["update"]["moment"]["status"] == "running"
        assert table["ground"]["salts"] == ["pepper"]
