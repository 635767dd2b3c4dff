"""Tournaments over the API: who may do what, the page of a tournament, lists, live changes and exports."""

from __future__ import annotations

import asyncio
import csv
import io
from pathlib import Path
from typing import Any

import httpx
import pytest

from tests.server.live_server import ProcessServer, ThreadServer
from tests.server.players import Player, Refused, come, guests
from tetrarch.core.record import parse_record

pytestmark = pytest.mark.anyio

CLOCK = {"kind": "days", "days": 2}
Form = dict[str, Any]


async def send(player: Player, method: str, path: str, body: object = None) -> httpx.Response:
    async with httpx.AsyncClient(base_url=f"{player.address}/api/v1", headers=player.headers, timeout=60) as client:
        return await client.request(method, path, json=body)


async def done(player: Player, method: str, path: str, body: object = None) -> Form:
    answer = await send(player, method, path, body)
    assert answer.is_success, answer.text
    found: Form = answer.json()
    return found


async def refusal(player: Player, method: str, path: str, body: object = None) -> tuple[int, str]:
    answer = await send(player, method, path, body)
    return answer.status_code, answer.json()["error"]["code"]


async def create(player: Player, **changes: object) -> str:
    body = {"name": "Cup", "game": "legends", "clock": CLOCK, **changes}
    return str((await done(player, "POST", "/tournaments", body))["id"])


async def resign(player: Player, match: str) -> None:
    await done(player, "POST", f"/tables/{match}/commands", {"type": "resign"})


async def test_a_whole_tournament_of_people_and_a_bot(live: ThreadServer) -> None:
    async with guests(live.address, "Ann", "Bob", "Eve") as (ann, bob, eve):
        tournament = await create(ann, format="round-robin", name="Winter Cup")
        path = f"/tournaments/{tournament}"
        await eve.ask("tournament", tournament=tournament)
        for player in (ann, bob):
            page = await done(player, "POST", f"{path}/join", {})
        assert (await done(bob, "POST", f"{path}/join", {}))["players"] == 2, "joining twice changes nothing"
        assert (page["you"], page["is_organiser"], page["status"]) == (2, False, "open")
        page = await done(ann, "POST", f"{path}/bots", {"bot": "level1"})
        assert [(one["kind"], one["name"], one["bot"]) for one in page["entrants"]] == [
            ("person", "Ann", None),
            ("person", "Bob", None),
            ("bot", "", "level1"),
        ]
        page = await done(ann, "POST", f"{path}/start", {})
        assert (page["status"], page["rounds"], page["round"], page["tie_breaks"]) == (
            *("running", 3, 1),
            ["sonneborn", "direct"],
        )
        heard = [message for message in eve.messages if message["type"] == "tournament"]
        assert heard[0] == {"type": "tournament", "tournament": tournament}
        async with asyncio.timeout(60):
            while True:
                pages = {player.id: await done(player, "GET", path) for player in (ann, bob)}
                if pages[ann.id]["status"] == "over":
                    break
                for player in (bob, ann):  # Bob always resigns, Ann only against the bot
                    match = pages[player.id]["your_match"]
                    games = [game for part in pages[player.id]["games"] for game in part["games"]]
                    if match and any(
                        game["match"] == match and (player is bob or 3 in game["players"]) for game in games
                    ):
                        await resign(player, match)
                        break
        page = await done(eve, "GET", path)
        assert [(line["player"], line["rank"], line["points"]) for line in page["standings"]] == [
            (3, 1, 2),
            (1, 2, 1),
            (2, 3, 0),
        ]
        assert (page["you"], page["your_match"], page["next_round"]) == (None, None, None)
        assert all(part["byes"] for part in page["games"])
        (game,) = page["games"][0]["games"]
        assert (game["status"], game["places"], sorted(game["points"])) == ("over", game["places"], [0, 1])
        document = await done(eve, "GET", f"{path}/export.json")
        assert (document["format"], document["version"]) == ("tetrarch/tournament", 1)
        assert document["tournament"]["standings"] == page["standings"]
        assert "you" not in document["tournament"]
        answer = await send(eve, "GET", f"{path}/export.csv")
        assert answer.headers["Content-Type"].startswith("text/csv")
        lines = list(csv.reader(io.StringIO(answer.text)))
        assert lines[0] == ["rank", "name", "bot", "points", "sonneborn", "direct", "played", "won", "byes"] + [
            f"round {number}" for number in (1, 2, 3)
        ]
        assert [line[:4] for line in lines[1:]] == [
            ["1", "", "level1", "2"],
            ["2", "Ann", "", "1"],
            ["3", "Bob", "", "0"],
        ]
        answer = await send(eve, "GET", f"{path}/records.jsonl")
        records = [parse_record(line) for line in answer.text.splitlines()]
        assert len(records) == 3
        assert {record.game for record in records} == {"legends"}


async def test_the_page_says_how_far_games_are_and_what_a_win_brings(live: ThreadServer) -> None:
    async with guests(live.address, "Ann", "Bob", "Cas", "Eve") as people:
        path = f"/tournaments/{await create(people[0], game='eko', rounds=1)}"
        for player in people:
            await done(player, "POST", f"{path}/join", {})
        await done(people[0], "POST", f"{path}/start", {})
        pages = [await done(player, "GET", path) for player in people]
        for page in pages:
            assert page["if_won"] == {"points": 1, "rank": 1, "is_final": False}
            for game in page["games"][0]["games"]:
                progress = game["progress"]
                assert (progress["turn"], progress["points"], progress["watchers"]) == (0, [0, 0], 0)
                assert (len(progress["to_decide"]), len(game["identities"]), game["score"]) == (1, 2, None)
        first, second = pages[0]["games"][0]["games"]
        await resign(people[second["players"][0] - 1], second["match"])
        winner = first["players"][0] - 1
        page = await done(people[winner], "GET", path)
        assert page["if_won"] == {"points": 1, "rank": 1, "is_final": True}
        assert [game["progress"] is None for game in page["games"][0]["games"]] == [False, True]
        assert page["games"][0]["games"][1]["score"] == [0, 0]
        document = await done(people[winner], "GET", f"{path}/export.json")
        assert "progress" not in document["tournament"]["games"][0]["games"][0]
        assert "if_won" not in document["tournament"]
        await resign(people[first["players"][1] - 1], first["match"])
        assert (await done(people[winner], "GET", path))["if_won"] is None


async def test_a_win_at_a_larger_table_promises_nothing(live: ThreadServer) -> None:
    async with guests(live.address, "Ann", "Bob", "Cas") as people:
        path = f"/tournaments/{await create(people[0], seats=3, rounds=1)}"
        for player in people:
            await done(player, "POST", f"{path}/join", {})
        page = await done(people[0], "POST", f"{path}/start", {})
        assert page["your_match"]
        assert page["if_won"] is None


async def test_lists_show_public_tournaments_and_own_ones(live: ThreadServer) -> None:
    async with guests(live.address, "Ann", "Bob") as (ann, bob):
        public = await create(ann, game="eko", options={"variants": []})
        unlisted = await create(ann, private=True)
        await done(bob, "POST", f"/tournaments/{unlisted}/join", {})
        listed = {
            one["id"]: one for one in (await done(bob, "GET", "/tournaments?status=open&game=eko"))["tournaments"]
        }
        assert (listed[public]["organiser"]["name"], listed[public]["joined"]) == ("Ann", False)
        everything = [one["id"] for one in (await done(bob, "GET", "/tournaments?limit=100"))["tournaments"]]
        assert public in everything
        assert unlisted not in everything
        own = (await done(bob, "GET", "/me/tournaments"))["tournaments"]
        assert [(one["id"], one["joined"], one["players"]) for one in own] == [(unlisted, True, 1)]
        assert [one["id"] for one in (await done(ann, "GET", "/me/tournaments"))["tournaments"]] == [unlisted, public]
        await create(bob)
        first = await done(bob, "GET", "/tournaments?limit=1")
        second = await done(bob, "GET", f"/tournaments?limit=1&cursor={first['next']}")
        assert first["tournaments"] != second["tournaments"]
        await done(ann, "POST", f"/tournaments/{public}/abort", {})
        again = [one["id"] for one in (await done(bob, "GET", "/tournaments?limit=100"))["tournaments"]]
        assert public not in again


async def test_only_the_organiser_organises(live: ThreadServer) -> None:
    async with guests(live.address, "Ann", "Bob") as (ann, bob):
        path = f"/tournaments/{await create(ann)}"
        await done(bob, "POST", f"{path}/join", {})
        for method, action, body in [
            ("POST", "/bots", {"bot": "level1"}),
            ("POST", "/start", {}),
            ("POST", "/abort", {}),
            ("DELETE", "/players/1", None),
        ]:
            assert await refusal(bob, method, path + action, body) == (403, "not-organiser")
        assert await refusal(Player(live.address), "POST", f"{path}/join", {}) == (401, "not-signed-in")
        assert (await done(ann, "DELETE", f"{path}/players/1"))["entrants"] == []


async def test_each_fault_has_its_own_error(live: ThreadServer) -> None:
    async with guests(live.address, "Ann", "Bob") as (ann, bob):
        usual: Form = {"name": "Cup", "game": "legends", "clock": CLOCK}
        faulty: list[tuple[Form, list[str]]] = [
            ({"clock": {"kind": "none"}}, ["clock"]),
            ({"clock": {"kind": "move", "seconds": 1}}, ["settings.clock.seconds"]),
            ({"options": {"variants": ["no such"]}}, ["settings.variants"]),
            ({"rounds": 99}, ["rounds"]),
            ({"seats": 5}, ["seats"]),
            ({"format": "knockout"}, ["format"]),
            ({"name": ""}, ["name"]),
        ]
        for changes, fields in faulty:
            answer = await send(ann, "POST", "/tournaments", {**usual, **changes})
            assert answer.status_code == 422
            assert [detail["field"] for detail in answer.json()["error"]["details"]] == fields, answer.text
        assert await refusal(ann, "GET", "/tournaments/nothing") == (404, "no-such-tournament")
        path = f"/tournaments/{await create(ann, rounds=9)}"
        assert await refusal(ann, "POST", f"{path}/start", {}) == (409, "too-few-players")
        assert await refusal(bob, "POST", f"{path}/leave", {}) == (409, "not-joined")
        assert await refusal(ann, "POST", f"{path}/bots", {"bot": "nobody"}) == (422, "bad-settings")
        assert await refusal(ann, "POST", f"{path}/bots", {"bot": "exec:sh"}) == (422, "bad-settings")
        assert await refusal(ann, "DELETE", f"{path}/players/7") == (404, "no-such-person")
        for _ in range(3):
            await done(ann, "POST", f"{path}/bots", {"bot": "random"})
        assert await refusal(ann, "POST", f"{path}/start", {}) == (409, "too-many-rounds")
        await create(ann)
        await create(ann)
        assert await refusal(ann, "POST", "/tournaments", usual) == (409, "too-many-tournaments")
        full = await create(bob, format="round-robin", meetings=4)
        for _ in range(32):
            await done(bob, "POST", f"/tournaments/{full}/bots", {"bot": "random"})
        assert await refusal(bob, "POST", f"/tournaments/{full}/bots", {"bot": "random"}) == (409, "tournament-full")
        assert await refusal(bob, "POST", f"/tournaments/{full}/start", {}) == (409, "too-many-games")


async def test_nobody_joins_late_and_no_bot_leaves(live: ThreadServer) -> None:
    async with guests(live.address, "Ann", "Bob") as (ann, bob):
        path = f"/tournaments/{await create(ann, game='eko', rounds=2)}"
        await done(ann, "POST", f"{path}/join", {})
        for _ in range(2):
            await done(ann, "POST", f"{path}/bots", {"bot": "random"})
        page = await done(ann, "POST", f"{path}/start", {})
        assert await refusal(bob, "POST", f"{path}/join", {}) == (409, "tournament-started")
        assert await refusal(ann, "POST", f"{path}/start", {}) == (409, "tournament-started")
        assert await refusal(ann, "DELETE", f"{path}/players/2") == (409, "bot-stays")
        if page["your_match"]:
            with pytest.raises(Refused, match="tournament"):
                await ann.ask("stand-in", match=page["your_match"])
            body = {"match": page["your_match"]}
            assert await refusal(ann, "POST", "/analysis", body) == (403, "engine-locked")
        await done(ann, "POST", f"{path}/abort", {})
        assert await refusal(ann, "POST", f"{path}/leave", {}) == (409, "tournament-over")


async def test_no_table_claims_to_belong_to_a_tournament(live: ThreadServer) -> None:
    async with guests(live.address, "Ann") as (ann,):
        with pytest.raises(Refused, match="bad-request"):
            await ann.ask("open", settings={"game": "eko", "tournament": "mine"})


async def test_spectators_of_an_unlisted_tournament_can_watch_its_games(live: ThreadServer) -> None:
    async with guests(live.address, "Ann", "Bob", "Cas", "Eve") as (ann, bob, cas, eve):
        tournament = await create(ann, private=True)
        for player in (ann, bob, cas):
            await done(player, "POST", f"/tournaments/{tournament}/join", {})
        page = await done(ann, "POST", f"/tournaments/{tournament}/start", {})
        (game,) = page["games"][0]["games"]
        with pytest.raises(Refused, match="no-such-table"):
            await eve.ask("watch", match=game["match"])
        assert (await eve.ask("watch", match=game["match"], code=game["code"]))["viewer"] is None
        await done(ann, "POST", f"/tournaments/{tournament}/abort", {})


def test_a_killed_server_continues_the_tournament(tmp_path: Path) -> None:
    """Nobody asks for anything after the kill: bots finish their games, and rounds follow each other."""

    async def play(server: ProcessServer) -> None:
        ann = await come(server.address, "Ann")
        tournament = await create(ann, format="round-robin")
        for _ in range(3):
            await done(ann, "POST", f"/tournaments/{tournament}/bots", {"bot": "random"})
        await done(ann, "POST", f"/tournaments/{tournament}/start", {})
        server.kill()
        await ann.close()
        await asyncio.to_thread(server.start)
        async with asyncio.timeout(120):
            while (page := await done(ann, "GET", f"/tournaments/{tournament}"))["status"] != "over":
                await asyncio.sleep(0.2)
        games = [game for part in page["games"] for game in part["games"]]
        assert [game["status"] for game in games] == ["over"] * 3
        running = (await done(ann, "GET", "/games"))["tables"]
        assert sorted(table["id"] for table in running) == sorted(game["match"] for game in games)

    with ProcessServer(tmp_path / "data", "--workers", "1") as server:
        asyncio.run(play(server))
