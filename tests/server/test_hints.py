"""Hints over the API: what they say, for whom, and that finished matches know how many there were."""

from __future__ import annotations

import asyncio
from typing import Any

import httpx
import pytest

from tests.server.live_server import ThreadServer
from tests.server.players import Player, guests
from tetrarch.legends import Position
from tetrarch.server.http.rate_limits import LIMITS, Limiter
from tetrarch.server.matches import advice
from tetrarch.server.workers.jobs import HintJob
from tetrarch.server.workers.pool import PoolBusy

pytestmark = pytest.mark.usefixtures("_quick_hints")

BOTS = {"seats": ["open", "bot:level1"]}


@pytest.fixture
def _quick_hints(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(advice, "HINT_SECONDS", 0.2)


async def begin(ann: Player, *others: Player, **settings: object) -> str:
    """A match that Ann opens, in which all agree."""
    form = {"game": "eko", "players": 2, **settings}
    match = str((await ann.ask("open", settings=form))["match"])
    await ann.ask("watch", match=match)
    for other in others:
        await other.ask("join", match=match)
    for player in (*others, ann):
        await player.ask("ready", match=match)
    return match


async def own_turn(ann: Player, match: str) -> None:
    """Wait until Ann decides."""
    await ann.wait_for(lambda: 0 in ann.moments[match]["to_decide"])


async def ask(player: Player, match: str, language: str = "en", **body: object) -> httpx.Response:
    headers = {**player.headers, "Accept-Language": language}
    async with httpx.AsyncClient(base_url=player.address, headers=headers, timeout=60) as client:
        return await client.post(f"/api/v1/tables/{match}/hint", json=body)


async def seats_of(player: Player, match: str) -> list[dict[str, Any]]:
    """The seats of a match in the player's list of finished matches."""
    async with httpx.AsyncClient(base_url=player.address, headers=player.headers) as client:
        found = (await client.get("/api/v1/games", params={"person": player.id})).json()["tables"]
    return next(table["seats"] for table in found if table["id"] == match)


@pytest.mark.parametrize("game", ["eko", "legends"])
def test_a_player_against_bots_gets_a_legal_decision_with_its_reason(live: ThreadServer, game: str) -> None:
    async def play() -> None:
        async with guests(live.address, "Ann") as (ann,):
            match = await begin(ann, game=game, **BOTS)
            await own_turn(ann, match)
            answer = await ask(ann, match)
            assert answer.status_code == 200, answer.text
            hint = answer.json()
            legal = [one["notation"] for one in (await ann.ask("decisions", match=match))["decisions"]]
            assert hint["decision"]["notation"] in legal
            assert (hint["seat"], hint["hints"], hint["legal"]) == (0, 1, len(legal))
            assert 0 <= hint["chance"] <= 1
            places = hint["decision"]["places"]
            assert not places or places[-1] in hint["area"]
            done = await ann.ask("decide", match=match, play=hint["decision"]["notation"], number=hint["number"])
            assert done["number"] > hint["number"]

    asyncio.run(play())


def test_texts_are_in_the_language_of_the_request(live: ThreadServer) -> None:
    async def play() -> None:
        async with guests(live.address, "Ann") as (ann,):
            match = await begin(ann, **BOTS)
            await own_turn(ann, match)
            hints = [(await ask(ann, match, language)).json() for language in ("en", "fr", "nl", "pl")]
            assert len({hint["look"] for hint in hints}) == 4
            assert [hint["hints"] for hint in hints] == [1, 1, 1, 1]  # the same decision

    asyncio.run(play())


def test_a_finished_match_knows_who_had_hints(live: ThreadServer) -> None:
    async def play() -> None:
        async with guests(live.address, "Ann") as (ann,):
            match = await begin(ann, **BOTS)
            await own_turn(ann, match)
            await ask(ann, match)
            await ann.wait_for(lambda: ann.moments[match]["seats"][0]["hints"] == 1)
            await ann.ask("resign", match=match)
            assert [seat["hints"] for seat in await seats_of(ann, match)] == [1, 0]

    asyncio.run(play())


def test_the_analysis_of_a_running_match_counts_as_a_hint(live: ThreadServer) -> None:
    async def play() -> None:
        async with guests(live.address, "Ann") as (ann,):
            match = await begin(ann, **BOTS)
            await own_turn(ann, match)
            async with httpx.AsyncClient(base_url=live.address, headers=ann.headers, timeout=60) as client:
                body = {"match": match, "bot": "level1", "simulations": 1}
                assert (await client.post("/api/v1/analysis", json=body)).status_code == 200
            await ann.wait_for(lambda: ann.moments[match]["seats"][0]["hints"] == 1)

    asyncio.run(play())


def test_players_at_one_device_have_hints_and_players_at_several_have_none(live: ThreadServer) -> None:
    async def play() -> None:
        async with guests(live.address, "Ann", "Bob") as (ann, bob):
            match = await begin(ann, seats=["open", "mine:Camille"])
            (seat,) = ann.moments[match]["to_decide"]
            assert (await ask(ann, match, seat=seat)).json()["seat"] == seat
            match = await begin(ann, bob, seats=["open", "open"])
            for player in (ann, bob):
                answer = await ask(player, match)
                assert (answer.status_code, answer.json()["error"]["code"]) == (403, "hints-people")
                assert answer.json()["error"]["message"] == "there are no hints at a table with another person"

    asyncio.run(play())


def test_there_are_no_hints_in_rated_matches_and_none_for_others(live: ThreadServer) -> None:
    async def play() -> None:
        async with guests(live.address, "Ann", "Bob") as (ann, bob):
            rated = {"rated": True, "clock": {"kind": "move", "seconds": 60}, "when_time_runs_out": "resign"}
            match = await begin(ann, bob, seats=["open", "open"], **rated)
            assert (await ask(ann, match)).json()["error"]["code"] == "hints-rated"
            match = await begin(ann, **BOTS)
            await own_turn(ann, match)
            assert (await ask(bob, match)).json()["error"]["code"] == "not-seated"
            assert (await ask(ann, match, seat=1)).json()["error"]["code"] == "not-your-seat"
            assert (await ask(ann, match, seat=7)).json()["error"]["code"] == "bad-request"
            assert (await ask(ann, match, step=1)).json()["error"]["code"] == "bad-request"
            assert (await ask(ann, "nosuchtable00000")).json()["error"]["code"] == "no-such-table"
            await ann.ask("resign", match=match)
            assert (await ask(ann, match)).json()["error"]["code"] == "over"

    asyncio.run(play())


def test_a_decision_that_changes_meanwhile_makes_the_hint_stale(
    live: ThreadServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    hub = live.app.state.hub
    think = hub.pool.advise

    async def play() -> None:
        async with guests(live.address, "Ann") as (ann,):
            match = await begin(ann, seats=["open", "mine:Camille"])
            (seat,) = ann.moments[match]["to_decide"]

            async def advise(job: HintJob, user: str) -> object:
                decision = int(job.view.legal_decisions().ids()[0])
                await hub.act(match, lambda table, now: table.decide(ann.id, seat, decision, now))
                return await think(job, user)

            monkeypatch.setattr(hub.pool, "advise", advise)
            assert (await ask(ann, match)).json()["error"]["code"] == "stale"
            assert [one["hints"] for one in ann.moments[match]["seats"]] == [0, 0]

    asyncio.run(play())


def test_hints_have_a_rate_limit(live: ThreadServer, monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        async with guests(live.address, "Ann") as (ann,):
            match = await begin(ann, **BOTS)
            monkeypatch.setattr(live.app.state.hub.services, "limiter", Limiter(clock=lambda: 0.0))
            statuses = [(await ask(ann, match, seat=1)).status_code for _ in range(LIMITS["hints"].burst + 1)]
            assert statuses == [403] * LIMITS["hints"].burst + [429]

    asyncio.run(play())


def test_the_bot_gets_only_what_the_seat_may_know(live: ThreadServer, monkeypatch: pytest.MonkeyPatch) -> None:
    jobs: list[HintJob] = []
    pool = live.app.state.hub.pool

    async def advise(job: HintJob, user: str) -> bytes:
        jobs.append(job)
        raise PoolBusy

    async def play() -> None:
        async with guests(live.address, "Ann") as (ann,):
            match = await begin(ann, game="legends", seats=["open", "mine:Camille"])
            monkeypatch.setattr(pool, "advise", advise)
            (seat,) = ann.moments[match]["to_decide"]
            answer = await ask(ann, match, seat=seat)
            assert (answer.status_code, answer.json()["error"]["code"]) == (503, "too-many-advised")
            assert answer.headers["retry-after"]
            (job,) = jobs
            assert isinstance(job.view, Position)
            assert (job.seat, job.view.viewer) == (seat, seat)
            assert ann.moments[match]["seats"][seat]["hints"] == 0, "only hints that arrive count"

    asyncio.run(play())
