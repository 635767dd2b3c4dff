"""The picture of a finished match, and the previews of links."""

from __future__ import annotations

import asyncio
import html
import random
import xml.etree.ElementTree as ET
from typing import cast

import httpx
import pytest

from tests.server.live_server import ThreadServer
from tests.server.players import Player, guests, open_match, play_out
from tetrarch.core.game import GamePosition
from tetrarch.core.text.messages import LANGUAGES
from tetrarch.puzzles import collection, task, theme_name
from tetrarch.server.matches.picture import draw_png

PNG = b"\x89PNG\r\n\x1a\n"


def size(png: bytes) -> tuple[int, int]:
    return int.from_bytes(png[16:20], "big"), int.from_bytes(png[20:24], "big")


def get(live: ThreadServer, path: str, player: Player | None = None, language: str = "en") -> httpx.Response:
    headers = {"Accept-Language": language, **(player.headers if player else {})}
    return httpx.get(f"{live.address}{path}", headers=headers, timeout=30)


@pytest.mark.parametrize(("game", "how"), [("eko", "The round limit was reached"), ("legends", "last card")])
def test_the_picture_shows_board_players_points_and_how_it_was_won(live: ThreadServer, game: str, how: str) -> None:
    async def play() -> str:
        options = {"round_limit": 1} if game == "eko" else {}
        async with guests(live.address, "Zoë", "Łucja") as people:
            match = await open_match(people[0], people[1:], game=game, options=options)
            await play_out(match, people, random.Random(4))
            return match

    match = asyncio.run(play())
    svg = get(live, f"/api/v1/tables/{match}/result.svg")
    assert svg.headers["content-type"] == "image/svg+xml"
    texts = [text.text or "" for text in ET.fromstring(svg.text).iter("{http://www.w3.org/2000/svg}text")]
    assert {"Zoë", "Łucja", "Tetrarch"} <= set(texts)
    assert how in " ".join(texts)
    result = get(live, f"/api/v1/tables/{match}").json()["update"]["moment"]["result"]
    assert {str(points) for points in result["points"]} <= set(texts)
    for language in LANGUAGES:
        assert "<text" in get(live, f"/api/v1/tables/{match}/result.svg?lang={language}&theme=dark").text
    png = get(live, f"/api/v1/tables/{match}/result.png")
    assert (png.headers["content-type"], png.content[:8], size(png.content)) == ("image/png", PNG, (1200, 630))
    assert get(live, f"/api/v1/tables/{match}/result.gif").status_code == 422


@pytest.mark.parametrize("game", ["eko", "legends"])
def test_the_board_and_the_progress_of_a_match_are_for_all_who_may_watch(live: ThreadServer, game: str) -> None:
    async def play() -> None:
        async with guests(live.address, "Ann", "Bob", "Cid") as (ann, bob, cid):
            match = await open_match(ann, [bob], game=game)
            path = f"/api/v1/tables/{match}"
            svg = get(live, f"{path}/board.svg?number=3", cid)
            assert (svg.status_code, svg.headers["content-type"]) == (200, "image/svg+xml")
            assert svg.headers["cache-control"] == "private, max-age=3600"
            assert ET.fromstring(svg.text).tag.endswith("svg")
            assert get(live, f"{path}/board.svg").headers["cache-control"] == "private, max-age=0"
            assert get(live, f"{path}/board.svg?theme=dark", cid).text != svg.text
            found = get(live, f"{path}/progress").json()
            moment = get(live, path).json()["update"]["moment"]
            assert (found["status"], found["watchers"]) == ("running", 0)
            assert [found[name] for name in ("turn", "points", "to_decide")] == [
                moment[name] for name in ("turn", "points", "to_decide")
            ]
            await cid.ask("watch", match=match)
            assert get(live, f"{path}/progress").json()["watchers"] == 1
            await bob.ask("resign", match=match)
            over = get(live, f"{path}/progress").json()
            assert (over["status"], over["to_decide"]) == ("over", [])
            assert get(live, f"{path}/board.svg", cid).status_code == 200
            opened = (await ann.ask("open", settings={"game": game}))["match"]
            for part in ("board.svg", "progress"):
                assert get(live, f"/api/v1/tables/{opened}/{part}", cid).json()["error"]["code"] == "not-started"
            closed = await open_match(ann, [bob], game=game, watchers=False)
            for part in ("board.svg", "progress"):
                assert get(live, f"/api/v1/tables/{closed}/{part}", cid).json()["error"]["code"] == "no-watchers"
                assert get(live, f"/api/v1/tables/{closed}/{part}", bob).status_code == 200
            private = await open_match(ann, [bob], game=game, private=True)
            for part in ("board.svg", "progress"):
                assert get(live, f"/api/v1/tables/{private}/{part}", cid).json()["error"]["code"] == "no-such-table"

    asyncio.run(play())


def test_a_private_match_has_no_picture_for_others(live: ThreadServer) -> None:
    async def play() -> None:
        async with guests(live.address, "Ann", "Bob", "Cid") as (ann, bob, cid):
            match = await open_match(ann, [bob], game="eko", private=True)
            path = f"/api/v1/tables/{match}/result.svg"
            assert get(live, path, ann).json()["error"]["code"] == "not-over"
            code = (await ann.ask("watch", match=match))["code"]
            await bob.ask("resign", match=match)
            assert get(live, path, ann).status_code == 200
            for outsider in (cid, None):
                assert get(live, path, outsider).json()["error"]["code"] == "no-such-table"
                assert get(live, f"{path}?code={code}", outsider).status_code == 200
                hidden = get(live, f"/replay/{match}", outsider)
                assert (hidden.status_code, hidden.headers["location"]) == (307, f"/#/replay/{match}")
            seen = get(live, f"/replay/{match}?code={code}").text
            assert f"/api/v1/tables/{match}/result.png?lang=en&amp;code={code}" in seen

    asyncio.run(play())


def test_a_link_to_a_match_has_a_preview_in_the_language_of_the_caller(live: ThreadServer) -> None:
    async def play() -> None:
        async with guests(live.address, "Ann <b>", "Bob") as (ann, bob):
            match = await open_match(ann, [bob], game="eko")
            running = get(live, f"/table/{match}").text
            assert '<meta property="og:title" content="Ekö: Ann &lt;b&gt;, Bob">' in running
            assert "/icon-512.png" in running
            await bob.ask("resign", match=match)
            answer = get(live, f"/table/{match}?at=3", language="fr")
            assert answer.headers["vary"] == "Accept-Language, Cookie"
            assert 'content="Ekö\u00a0: Ann &lt;b&gt; gagne"' in answer.text
            assert f'content="{live.address}/api/v1/tables/{match}/result.png?lang=fr"' in answer.text
            assert f'content="0;url=/#/table/{match}?at=3"' in answer.text
            assert "<b>" not in answer.text
            assert '<meta name="twitter:card" content="summary_large_image">' in answer.text

    asyncio.run(play())


def test_invitations_and_friend_links_have_previews(live: ThreadServer) -> None:
    async def play() -> None:
        async with guests(live.address, "Ann") as (ann,):
            code = (await ann.ask("open", settings={"game": "legends", "private": True}))["code"]
            assert "Ann invites you to Legends" in get(live, f"/join/{code}").text
            async with httpx.AsyncClient(base_url=live.address, headers=ann.headers) as client:
                link = (await client.post("/api/v1/me/friend-link", json={})).json()["code"]
            assert "Ann wants to be your friend" in get(live, f"/friend/{link}").text
            for path in ("/join/ABCDABCD", "/friend/nolink", "/table/nomatch", "/help/eko"):
                assert get(live, path).headers["location"] == f"/#{path}"

    asyncio.run(play())


@pytest.mark.parametrize("game", ["eko", "legends"])
def test_a_puzzle_has_a_picture_and_a_preview(live: ThreadServer, game: str) -> None:
    puzzle = max(collection(game).puzzles, key=lambda one: len(one.line))
    start = cast(GamePosition, puzzle.start())
    path = f"/api/v1/puzzle/{puzzle.id}/picture"
    for language in LANGUAGES:
        svg = get(live, f"{path}.svg?lang={language}&theme=dark").text
        words = " ".join(text.text or "" for text in ET.fromstring(svg).iter("{http://www.w3.org/2000/svg}text"))
        assert theme_name(puzzle.theme, language).split()[0] in words
        assert task(puzzle, "", language).split()[-1] in words
        assert {str(start.points(seat)) for seat in range(puzzle.players)} <= set(words.split())
    png = get(live, f"{path}.png")
    assert (png.headers["content-type"], png.content[:8], size(png.content)) == ("image/png", PNG, (1200, 630))
    seen = get(live, f"/puzzles/{puzzle.id}", language="fr").text
    assert f'content="{live.address}{path}.png?lang=fr"' in seen
    headers = {"Origin": live.address, "Accept-Language": "fr"}
    open_form = httpx.post(f"{live.address}/api/v1/puzzles/{game}/{puzzle.id}", json={}, headers=headers).json()
    assert html.escape(open_form["task"]) in seen
    assert html.escape(open_form["title"]) in seen
    assert f'content="0;url=/#/puzzles/{puzzle.id}"' in seen


def test_the_link_to_the_puzzle_of_the_day_shows_it(live: ThreadServer) -> None:
    for game in ("eko", "legends"):
        days = [get(live, f"/api/v1/puzzles/{game}").json()["daily"]]
        seen = get(live, f"/puzzles/today?game={game}").text
        days.append(get(live, f"/api/v1/puzzles/{game}").json()["daily"])  # another one after midnight
        assert any(f"/puzzle/{puzzle}/picture.png" in seen for puzzle in days)
    for path in ("/puzzles/00000000", "/puzzles/today?game=chess"):
        assert get(live, path).headers["location"] == f"/#{path}"
    assert get(live, "/api/v1/puzzle/00000000/picture.svg").status_code == 404


def test_names_in_other_scripts_are_drawn() -> None:
    svg = '<svg xmlns="http://www.w3.org/2000/svg" width="10" height="10"><text>小林 wins</text></svg>'
    assert draw_png(svg)[:8] == PNG


@pytest.mark.parametrize("game", ["./eko", "../data/eko", "x" * 300, "%00", "%ff", "chess"])
def test_a_link_to_the_puzzle_of_the_day_of_no_game_has_no_preview(live: ThreadServer, game: str) -> None:
    """Another spelling of a file would stay in memory as another collection."""
    get(live, "/puzzles/today")
    kept = collection.cache_info().currsize
    answer = get(live, f"/puzzles/today?game={game}")
    assert (answer.status_code, answer.headers["location"]) == (307, f"/#/puzzles/today?game={game}")
    assert collection.cache_info().currsize == kept
