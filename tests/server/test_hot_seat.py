"""People who share one browser: one cookie, several seats, and a curtain between them that the server keeps."""

from __future__ import annotations

import asyncio
import json
import random

import httpx
import pytest

from tests.server.live_server import ThreadServer
from tests.server.players import Player, Refused, guests


async def share(ann: Player, *others: Player, game: str = "legends", **settings: object) -> str:
    """A match in which Camille shares Ann's device."""
    seats = ["open", "mine:Camille", *["open"] * len(others)]
    form = {"game": game, "players": len(seats), "seats": seats, **settings}
    match = str((await ann.ask("open", settings=form))["match"])
    for player in others:
        await player.ask("join", match=match)
        await player.ask("watch", match=match)
        await player.ask("ready", match=match)
    await ann.ask("watch", match=match)
    await ann.ask("ready", match=match)
    return match


async def refused(player: Player, type: str, **fields: object) -> str:
    with pytest.raises(Refused) as caught:
        await player.ask(type, **fields)
    return caught.value.code


def test_each_seat_of_one_browser_is_watched_and_played_by_itself(live: ThreadServer) -> None:
    async def play() -> None:
        generator = random.Random(5)
        async with guests(live.address, "Ann") as (ann,):
            match = await share(ann, game="eko", options={"round_limit": 2})
            seen = await ann.ask("watch", match=match, seat=1)
            assert (seen["viewer"], seen["viewers"], seen["ground"]["viewer"]) == (1, [0, 1], 1)
            assert [seat["name"] for seat in seen["update"]["moment"]["seats"]] == ["Ann", "Camille"]
            for _ in range(300):
                moment = (await ann.ask("watch", match=match, ground=False))["update"]["moment"]
                if moment["status"] != "running":
                    break
                (seat,) = moment["to_decide"]
                assert not (await ann.ask("decisions", match=match, seat=1 - seat))["decisions"]
                found = await ann.ask("decisions", match=match, seat=seat)
                choice = generator.choice(found["decisions"])
                assert (await ann.ask("why-not", match=match, seat=seat, play=choice["notation"]))["legal"]
                request = {"match": match, "seat": seat, "play": choice["notation"], "number": found["number"]}
                done = await ann.ask("decide", **request)
                again = await ann.ask("decide", **request)
                assert (again["number"], again["repeated"]) == (found["number"] + 1, True)
                assert done["number"] >= again["number"]
            assert moment["status"] == "over"

    asyncio.run(play())


def test_only_the_holder_of_a_seat_views_and_plays_it(live: ThreadServer) -> None:
    async def play() -> None:
        async with guests(live.address, "Ann", "Bob", "Eve") as (ann, bob, eve):
            match = await share(ann, bob)
            for type, fields in (
                ("watch", {}),
                ("decisions", {}),
                ("why-not", {"play": "pass"}),
                ("decide", {"play": "pass", "number": 1}),
                ("resign", {}),
                ("undo", {}),
                ("leave", {}),
                ("stand-in", {}),
                ("come-back", {}),
                ("say", {"text": "hello"}),
            ):
                assert await refused(ann, type, match=match, seat=2, **fields) == "not-your-seat", type
                assert await refused(bob, type, match=match, seat=1, **fields) == "not-your-seat", type
                assert await refused(eve, type, match=match, seat=1, **fields) == "not-seated", type
            stranger = await Player(live.address).connect()
            assert await refused(stranger, "watch", match=match, seat=0) == "not-seated"
            await stranger.close()

    asyncio.run(play())


def without_decisions(message: object) -> object:
    """A message without lists of legal decisions, which name every bid that a seat could make."""
    if isinstance(message, dict):
        return {name: without_decisions(value) for name, value in message.items() if name != "decisions"}
    return [without_decisions(value) for value in message] if isinstance(message, list) else message


def test_the_bid_of_one_seat_is_in_no_message_to_the_other_of_the_same_browser(live: ThreadServer) -> None:
    async def play() -> None:
        async with guests(live.address, "Ann") as (ann,):
            second = await Player(live.address, ann.id, ann.cookie).connect()
            second.is_strict = False
            match = await share(ann, options={"quick_setup": True})
            while (moment := ann.moments[match])["step"] != "bid":
                found = await ann.ask("decisions", match=match, seat=moment["to_decide"][0])
                play = found["decisions"][0]["notation"]
                await ann.ask("decide", match=match, seat=found["seat"], play=play, number=found["number"])
            seen = await second.ask("watch", match=match, seat=1)
            number = seen["update"]["number"]
            await ann.ask("decide", match=match, seat=0, play="bid 3", number=number)
            await second.wait_for(lambda: any(message["type"] == "update" for message in second.messages))
            await second.ask("watch", match=match, seat=1)
            assert '"bid 3"' in json.dumps([without_decisions(json.loads(text)) for text in ann.raw])
            assert '"bid 3"' not in json.dumps([without_decisions(json.loads(text)) for text in second.raw])
            letters = seen["ground"]["board"]["identities"]
            last = [json.loads(text) for text in second.raw][-1]["result"]["update"]
            assert last["moment"]["position"]["bids"][letters[0]] == "secret"
            async with httpx.AsyncClient(base_url=live.address, headers=ann.headers) as client:
                for seat, is_told in ((0, True), (1, False)):
                    answer = await client.get(f"/api/v1/tables/{match}", params={"seat": seat})
                    assert ('"bid 3"' in json.dumps(without_decisions(answer.json()))) == is_told
                answer = await client.get(f"/api/v1/tables/{match}/decisions", params={"seat": 1})
                assert answer.json()["seat"] == 1
            await second.close()

    asyncio.run(play())


def test_advice_is_locked_for_players_who_share_a_browser(live: ThreadServer) -> None:
    async def play() -> None:
        async with guests(live.address, "Ann") as (ann,):
            match = await share(ann, game="eko")
            async with httpx.AsyncClient(base_url=live.address, headers=ann.headers) as client:
                answer = await client.post("/api/v1/analysis", json={"match": match})
                assert answer.json()["error"]["code"] == "engine-locked"

    asyncio.run(play())


def test_a_rematch_seats_all_players_of_a_browser(live: ThreadServer) -> None:
    async def play() -> None:
        async with guests(live.address, "Ann", "Bob") as (ann, bob):
            match = await share(ann, bob, game="eko")
            await ann.ask("resign", match=match)
            await ann.ask("resign", match=match)
            for first, second in ((bob, ann),):
                prepared = (await first.ask("rematch", match=match))["rematch"]
                assert (await second.ask("rematch", match=match))["rematch"] == prepared
            seats = (await ann.ask("watch", match=prepared))["update"]["moment"]["seats"]
            assert [(seat["person"]["id"], seat["name"]) for seat in seats] == [
                (bob.id, "Bob"),
                (ann.id, "Ann"),
                (ann.id, "Camille"),
            ]
            await ann.ask("resign", match=prepared)
            await ann.ask("resign", match=prepared)
            for player in (ann, bob):
                again = (await player.ask("rematch", match=prepared))["rematch"]
            seats = (await ann.ask("watch", match=again))["update"]["moment"]["seats"]
            assert [seat["name"] for seat in seats] == ["Camille", "Bob", "Ann"]

    asyncio.run(play())


def test_results_of_players_who_share_a_browser_do_not_count(live: ThreadServer) -> None:
    async def play() -> None:
        async with guests(live.address, "Ann") as (ann,):
            match = await share(ann, game="eko")
            await ann.ask("resign", match=match, seat=1)
            async with httpx.AsyncClient(base_url=live.address, headers=ann.headers) as client:
                assert (await client.get(f"/api/v1/people/{ann.id}")).json()["results"] == []
                tables = (await client.get("/api/v1/games", params={"person": ann.id})).json()["tables"]
                assert [seat["name"] for seat in tables[0]["seats"]] == ["Ann", "Camille"]

    asyncio.run(play())


def test_a_deleted_user_leaves_no_names_of_players_at_the_same_device(live: ThreadServer) -> None:
    async def play() -> None:
        async with guests(live.address, "Ann", "Bob") as (ann, bob):
            match = await share(ann, bob, game="eko")
            async with httpx.AsyncClient(base_url=live.address, headers=ann.headers) as client:
                assert (await client.post("/api/v1/me/deletion", json={})).status_code == 204
            bob.is_strict = False
            seen = await bob.ask("watch", match=match)
            assert seen["update"]["moment"]["status"] == "over"
            assert seen["update"]["moment"]["result"]["winners"] == [2]
            assert "Camille" not in json.dumps(seen)

    asyncio.run(play())
