"""Moments of the past, scores, previews, forks and votes over the real wire; and limits on what is asked."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest

from tests.server.live_server import ThreadServer
from tests.server.players import Message, Player, Refused, guests, open_match, play_out
from tetrarch.server.live import commands
from tetrarch.server.settings import ServerSettings

V1 = "/api/v1"


async def get(player: Player, path: str, **query: object) -> httpx.Response:
    async with httpx.AsyncClient(base_url=player.address, headers=player.headers) as client:
        return await client.get(f"{V1}{path}", params={name: str(value) for name, value in query.items()})


async def post(player: Player, path: str, body: Message) -> httpx.Response:
    async with httpx.AsyncClient(base_url=player.address, headers=player.headers) as client:
        return await client.post(f"{V1}{path}", json=body)


async def refused(player: Player, type: str, **fields: object) -> str:
    with pytest.raises(Refused) as caught:
        await player.ask(type, **fields)
    return caught.value.code


def test_past_moments_are_filtered_during_the_match_and_complete_after_it(live: ThreadServer) -> None:
    async def play() -> None:
        generator = random.Random(8)
        async with guests(live.address, "Ann", "Bob", "Eve") as (ann, bob, eve):
            match = await open_match(ann, [bob], options={"quick_setup": True})
            await play_out(match, [ann, bob], generator, most=24)
            own = await ann.ask("moments", match=match)
            seat = ann.seat(match)
            assert own == (await get(ann, f"/tables/{match}/moments")).json()
            assert len(own["moments"]) == own["events"] + 1
            assert own["moments"][-1]["position"] == ann.moments[match]["position"]
            public = await eve.ask("moments", match=match, brief=True)
            assert all("position" not in moment for moment in public["moments"])
            for asked in ({"view": "all"}, {"view": "seat", "seat": 1 - (seat or 0)}):
                assert await refused(ann, "moments", match=match, **asked) == "not-over"
                answer = await get(ann, f"/tables/{match}/moments", **asked)
                assert answer.json()["error"]["code"] == "not-over"
            assert await refused(eve, "moments", match=match, view="seat", seat=0) == "not-over"
            assert await refused(ann, "moments", match=match, first=5000) == "no-such-moment"
            assert await refused(ann, "moments", match=match, last=200) == "too-many-moments"
            secret = [moment for moment in own["moments"] if moment["seat"] is not None and moment["play"] is None]
            assert secret, "the other has bid"
            steps = {"events": 3, "steps": [{"seat": 0, "decision": 0}]}
            assert (await post(ann, f"/tables/{match}/line", steps)).json()["error"]["code"] == "not-over"
            await play_out(match, [ann, bob], generator)
            await ann.see_over(match)
            assert (await post(eve, f"/tables/{match}/line", steps)).status_code == 200
            whole = await eve.ask("moments", match=match, view="all", last=199)
            entries = {moment["entry"] for moment in secret}
            bids = [moment for moment in whole["moments"] if moment["entry"] in entries]
            assert all(moment["play"].startswith("bid") for moment in bids)
            parts: list[Message] = []
            while len(parts) <= whole["events"]:
                part = await eve.ask("moments", match=match, view="all", first=len(parts), last=len(parts) + 6)
                parts += part["moments"]
            assert parts == whole["moments"]

    asyncio.run(play())


def test_only_participants_see_the_past_of_private_matches(live: ThreadServer) -> None:
    async def play() -> None:
        async with guests(live.address, "Ann", "Eve") as (ann, eve):
            match = await open_match(ann, [], game="eko", seats=["open", "mine:Bea"], private=True)
            assert (await ann.ask("moments", match=match))["moments"]
            assert await refused(eve, "moments", match=match) == "no-such-table"
            assert await refused(eve, "scores", match=match) == "no-such-table"
            assert (await post(eve, f"/tables/{match}/fork", {"events": 0})).status_code == 404

    asyncio.run(play())


def test_scores_and_previews_are_filtered_by_viewer(live: ThreadServer) -> None:
    async def play() -> None:
        generator = random.Random(2)
        async with guests(live.address, "Ann", "Bob", "Eve") as (ann, bob, eve):
            match = await open_match(ann, [bob], game="eko")
            await play_out(match, [ann, bob], generator, most=30)
            found = await eve.ask("scores", match=match)
            assert found["points"] == ann.moments[match]["points"]
            assert found == (await get(eve, f"/tables/{match}/scores")).json()
            turn = ann.moments[match]["to_decide"][0]
            player = ann if ann.seat(match) == turn else bob
            other = bob if player is ann else ann
            decision = generator.choice((await player.ask("decisions", match=match))["decisions"])
            preview = await player.ask("preview", match=match, play=decision["notation"])
            answer = await get(player, f"/tables/{match}/preview", play=decision["notation"])
            assert answer.json() == preview
            assert preview["preview"]["notation"] == decision["notation"]
            assert await refused(player, "preview", match=match, play=decision["notation"], times=2) == "too-often"
            answer = await get(player, f"/tables/{match}/preview", play=decision["notation"], times=2)
            assert (answer.status_code, answer.json()["error"]["code"]) == (409, "too-often")
            for times in (0, 31, "many"):
                assert await refused(player, "preview", match=match, play="pass", times=times) == "bad-message"
                answer = await get(player, f"/tables/{match}/preview", play="pass", times=times)
                assert answer.status_code == 422
            assert await refused(other, "preview", match=match, play=decision["notation"]) == "not-your-turn"
            assert await refused(eve, "preview", match=match, play=decision["notation"]) == "not-seated"
            number = player.numbers[match]
            before = player.moments[match]["position"]
            await player.ask("decide", match=match, play=decision["id"], number=number)
            assert {**before, **preview["preview"]["after"]} == player.moments[match]["position"]

    asyncio.run(play())


def test_a_finished_match_can_be_forked(live: ThreadServer) -> None:
    async def play() -> None:
        generator = random.Random(4)
        async with guests(live.address, "Ann", "Bob", "Eve") as (ann, bob, eve):
            match = await open_match(ann, [bob], options={"quick_setup": True})
            answer = await post(eve, f"/tables/{match}/fork", {"events": 0})
            assert answer.json()["error"]["code"] == "not-over"
            await play_out(match, [ann, bob], generator)
            wrong = {"events": 10, "settings": {"seats": ["open", "open"]}}
            assert (await post(eve, f"/tables/{match}/fork", wrong)).json()["error"]["code"] == "bad-settings"
            assert (await post(eve, f"/tables/{match}/fork", {"events": 10**6})).status_code == 404
            body = {"events": 10, "settings": {"seats": ["open", "mine:Fay"], "name": "What if"}}
            opened = await post(eve, f"/tables/{match}/fork", body)
            assert opened.status_code == 201, opened.text
            new = opened.json()["match"]
            seen = await eve.ask("watch", match=new)
            assert (seen["viewers"], seen["update"]["moment"]["status"]) == ([0, 1], "running")
            assert seen["update"]["moment"]["events"] == 10
            assert seen["ground"]["names"] == ["Eve", "Fay"]
            then = (await eve.ask("moments", match=match, view="seat", seat=0, first=10, last=10))["moments"][0]
            assert seen["update"]["moment"]["position"] == then["position"]
            assert await refused(ann, "watch", match=new) == "no-such-table", "it is private"
            while eve.moments[new]["status"] == "running":
                seat = eve.moments[new]["to_decide"][0]
                found = await eve.ask("decisions", match=new, seat=seat)
                choice = generator.choice(found["decisions"])
                await eve.ask("decide", match=new, seat=seat, play=choice["notation"], number=found["number"])
            verified = (await get(eve, f"/tables/{new}/verification")).json()
            assert (verified["true"], verified["seed"]) == (True, False)

    asyncio.run(play())


def test_bots_continue_a_forked_match(live: ThreadServer) -> None:
    async def play() -> None:
        async with guests(live.address, "Ann", "Bob") as (ann, bob):
            match = await open_match(ann, [bob], game="eko")
            await play_out(match, [ann, bob], random.Random(1), most=6)
            await ann.ask("resign", match=match)
            body = {"events": 5, "settings": {"seats": ["bot:random", "open"], "options": {"x": 1}}}
            new = (await post(ann, f"/tables/{match}/fork", body)).json()["match"]
            await ann.ask("watch", match=new)
            for _ in range(3):
                await ann.wait_for(lambda: 1 in ann.moments[new]["to_decide"])
                assert await ann.decide_at_random(new, random.Random(3))

    asyncio.run(play())


def test_present_players_vote_for_a_stand_in(live: ThreadServer) -> None:
    async def play() -> None:
        async with guests(live.address, "Ann", "Bob", "Cas") as (ann, bob, cas):
            match = await open_match(ann, [bob, cas], game="eko", stand_in="random")
            assert await refused(ann, "vote-stand-in", match=match, away=2) == "not-away"
            await cas.ask("leave", match=match)
            await ann.ask("vote-stand-in", match=match, away=2)
            assert ann.moments[match]["votes"] == [{"seat": 2, "agreed": [0], "waiting": [1]}]
            answer = await post(bob, f"/tables/{match}/commands", {"type": "vote-stand-in", "away": 2})
            assert answer.status_code == 200, answer.text
            await ann.wait_for(lambda: ann.moments[match]["seats"][2]["bot"] == "random")
            await cas.ask("come-back", match=match)
            await ann.wait_for(lambda: ann.moments[match]["seats"][2]["bot"] is None)

    asyncio.run(play())


def test_the_number_of_spectators_is_sent(live: ThreadServer) -> None:
    async def play() -> None:
        async with guests(live.address, "Ann", "Bob", "Eve") as (ann, bob, eve):
            match = await open_match(ann, [bob], game="eko")
            assert (await eve.ask("watch", match=match))["watchers"] == 0
            await ann.ask("say", match=match, text="hello")
            await bob.reach(match, ann.numbers[match])
            assert [message for message in bob.messages if message["type"] == "update"][-1]["watchers"] == 1

    asyncio.run(play())


# Limits


@pytest.mark.parametrize(
    "bot",
    [
        *("search:seconds=11", "search:simulations=200000", "level5:seconds=60"),
        *("level3:seconds=10", "level4:simulations=90000"),
    ],
)
def test_a_bot_that_would_think_too_long_is_refused_at_tables(live: ThreadServer, bot: str) -> None:
    async def play() -> None:
        async with guests(live.address, "Ann") as (ann,):
            settings: Message = {"game": "eko", "seats": ["open", f"bot:{bot}"]}
            assert await refused(ann, "open", settings=settings) == "bad-settings"
            answer = await post(ann, "/tables?lang=fr", {"settings": {"game": "eko", "stand_in": bot}})
            assert answer.json()["error"]["details"][0]["field"] == "settings.stand_in"
            assert "ordinateur" in answer.json()["error"]["message"]
            answer = await post(ann, "/quick", {"game": "eko", "bot": bot})
            assert answer.json()["error"]["code"] == "bad-settings"
            match = (await ann.ask("open", settings={"game": "eko"}))["match"]
            assert await refused(ann, "plan", match=match, seat=1, plan=f"bot:{bot}") == "bad-settings"
            await ann.ask("plan", match=match, seat=1, plan="bot:search:seconds=0.5")

    asyncio.run(play())


def test_a_level_keeps_its_budget_wherever_a_bot_is_named(live: ThreadServer) -> None:
    """A bot that thinks ten times as long is not the level of its name."""

    async def play() -> None:
        async with guests(live.address, "Ann", "Bob") as (ann, bob):
            bot, clock = "level3:seconds=10", {"kind": "days", "days": 2}
            seats = ["open", f"bot:{bot}"]
            finished = (await ann.ask("open", settings={"game": "eko", "seats": ["open", "bot:level1"]}))["match"]
            await ann.ask("ready", match=finished)
            await ann.ask("resign", match=finished)
            code = (await post(ann, "/me/friend-link", {})).json()["code"]
            await post(bob, f"/friend-links/{code}/accept", {})
            cup = (await post(ann, "/tournaments", {"name": "Cup", "game": "eko", "clock": clock})).json()["id"]
            challenge = {"game": "eko", "players": 3, "seats": [*seats, "open"]}
            bodies: list[tuple[str, Message]] = [
                ("/tables", {"settings": {"game": "eko", "seats": seats}}),
                ("/quick", {"game": "eko", "bot": bot}),
                ("/me/challenges", {"friends": [bob.id], "settings": challenge}),
                (f"/tournaments/{cup}/bots", {"bot": bot}),
                (f"/tables/{finished}/fork", {"events": 0, "settings": {"seats": seats}}),
                ("/analysis", {"match": finished, "events": 0, "bot": bot}),
            ]
            for path, body in bodies:
                answer = await post(ann, path, body)
                assert answer.status_code >= 400, path
                assert "level3 may use at most 1 seconds" in answer.json()["error"]["message"], path

    asyncio.run(play())


def test_faults_of_options_are_in_the_requested_language(live: ThreadServer) -> None:
    async def play() -> None:
        async with guests(live.address, "Ann") as (ann,):
            texts = set()
            for language in ("en", "fr", "nl", "pl"):
                body: Message = {"settings": {"game": "eko", "options": {"variants": ["pyramid"], "layout": "x"}}}
                details = (await post(ann, f"/tables?lang={language}", body)).json()["error"]["details"]
                board = await post(ann, f"/boards?lang={language}", {"game": "eko", "options": {"layout": "x"}})
                assert board.status_code == 422
                shown = board.json()["error"]["details"][0]
                assert (shown["field"], shown["code"]) == ("layout", "E2.1")
                texts.add((details[0]["message"], shown["message"]))
            assert len(texts) == 4

    asyncio.run(play())


def test_options_are_in_the_requested_language(live: ThreadServer) -> None:
    async def play() -> None:
        stranger = Player(live.address)
        games = (await get(stranger, "/options")).json()["games"]
        assert [game["game"] for game in games] == ["eko", "legends"]
        titles = set()
        for language in ("en", "fr", "nl", "pl"):
            (game,) = (await get(stranger, "/options", game="legends", lang=language)).json()["games"]
            titles.add((game["variants"][0]["title"], game["clocks"][0]["title"], game["levels"][0]["name"]))
            assert game["budget"] == {"seconds": 10.0, "simulations": 100000.0}
        assert len(titles) == 4

    asyncio.run(play())


@pytest.fixture(scope="module")
def limited(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ThreadServer]:
    data: Path = tmp_path_factory.mktemp("limited")
    with ThreadServer(ServerSettings(data=str(data), rate_limits=True, thinkers=1)) as server:
        yield server


@pytest.mark.parametrize("type", ["ready", "salt"])
def test_commands_without_progress_are_limited(limited: ThreadServer, type: str) -> None:
    async def play() -> None:
        async with guests(limited.address, "Ann") as (ann,):
            match = (await ann.ask("open", settings={"game": "eko"}))["match"]
            refusals = []
            for turn in range(50):
                fields: Message = {"ready": turn % 2 == 0} if type == "ready" else {"salt": f"salt {turn}"}
                try:
                    await ann.ask(type, match=match, **fields)
                except Refused as error:
                    refusals.append(error.code)
            assert 10 <= len(refusals) <= 30
            assert set(refusals) == {"too-often"}
            other = (await ann.ask("open", settings={"game": "eko"}))["match"]
            await ann.ask("ready", match=other)

    asyncio.run(play())


def test_a_full_table_accepts_only_decisions(live: ThreadServer, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        async with guests(live.address, "Ann", "Bob") as (ann, bob):
            match = await open_match(ann, [bob], game="eko")
            await ann.ask("say", match=match, text="hello")
            monkeypatch.setattr(commands, "MAX_ENTRIES", 3)
            for type, fields in (("say", {"text": "again"}), ("undo", {}), ("stand-in", {})):
                assert await refused(ann, type, match=match, **fields) == "table-full"
            assert await play_out(match, [ann, bob], random.Random(1), most=3) == 3
            await ann.ask("resign", match=match)

    asyncio.run(play())
