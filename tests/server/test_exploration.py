"""Evaluations of positions, and free exploration of finished matches, over the API."""

from __future__ import annotations

import asyncio
from pathlib import Path
from types import SimpleNamespace
from typing import Any, cast

import httpx
import msgspec
import pytest

from tests.legends.tables import table as legends_table
from tests.server.live_server import ThreadServer
from tests.server.players import Player, guests
from tests.server.test_hints import BOTS, begin, own_turn
from tests.server.test_reviews import client_of
from tetrarch import eko, legends
from tetrarch.analysis import evaluate
from tetrarch.analysis.review.search import Judge
from tetrarch.bots.bot import Control
from tetrarch.core.randomness import Generator
from tetrarch.server.matches import exploration
from tetrarch.server.matches.exploration import LinePlay, Start, explored_form, play_line
from tetrarch.server.matches.hub import Hub
from tetrarch.server.settings import ServerSettings
from tetrarch.server.workers import jobs
from tetrarch.server.workers.worker import answer
from tetrarch.table.refusal import Refusal

pytestmark = pytest.mark.usefixtures("_quick_evaluations")


@pytest.fixture
def _quick_evaluations(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(exploration, "SECONDS", 0.1)
    monkeypatch.setattr(exploration, "USUAL_SIMULATIONS", 20)


async def finished_match(ann: Player, bob: Player, game: str = "eko") -> str:
    """A match with one decision, which Ann resigns."""
    match = await begin(ann, bob, seats=["open", "open"], game=game)
    await ann.wait_for(lambda: bool(ann.moments[match]["to_decide"]))
    decider = (ann, bob)[ann.moments[match]["to_decide"][0]]
    await decider.ask("watch", match=match)
    plays = (await decider.ask("decisions", match=match))["decisions"]
    await decider.ask("decide", match=match, play=plays[0]["notation"], number=decider.moments[match]["number"])
    await ann.ask("resign", match=match)
    return match


async def explored(client: httpx.AsyncClient, match: str, **body: object) -> dict[str, Any]:
    found = await client.post(f"/api/v1/tables/{match}/exploration", json=body)
    assert found.status_code == 200, found.text
    return dict(found.json())


def test_a_line_is_played_for_all_seats_and_evaluated(live: ThreadServer) -> None:
    async def play() -> None:
        async with guests(live.address, "Ann", "Bob") as (ann, bob), client_of(ann) as client:
            match = await finished_match(ann, bob)
            desk = await explored(client, match, events=0)
            line: list[dict[str, object]] = []
            seats: set[int] = set()
            while len(seats) < 2:
                decision = desk["update"]["decisions"][-1]
                path, body = f"/api/v1/tables/{match}/exploration", {"events": 0, "line": line, "seat": desk["viewer"]}
                preview = await client.post(f"{path}/preview", json=body | {"play": decision["notation"]})
                assert preview.json()["preview"]["points"], preview.text
                often = await client.post(f"{path}/preview", json=body | {"play": decision["notation"], "times": 2})
                assert often.json()["error"]["code"] == "too-often"
                why = await client.post(f"{path}/why-not", json=body | {"play": decision["notation"]})
                assert why.json()["legal"] is True
                seats.add(desk["viewer"])
                line.append({"seat": desk["viewer"], "play": decision["notation"]})
                desk = await explored(client, match, events=0, line=line, since=desk["update"]["number"])
                assert desk["ground"] is None
                assert desk["update"]["entries"][0]["kind"] == "decided"
                assert desk["update"]["moment"]["undo"]["what"] == decision["notation"]
            illegal = await client.post(
                f"/api/v1/tables/{match}/exploration", json={"events": 0, "line": [{"seat": 0, "play": "a1-a9"}]}
            )
            assert illegal.status_code in (409, 422), illegal.text

            asked = {"match": match, "events": 0, "line": line, "moves": 2}
            found = await client.post("/api/v1/evaluations", json=asked)
            assert found.status_code == 200, found.text
            evaluation, moves = found.json()["evaluation"], found.json()["moves"]
            assert evaluation["seat"] == desk["viewer"]
            assert sum(evaluation["chances"]) == pytest.approx(1)
            assert evaluation["owners"]
            assert all(sum(owned["shares"]) <= 1.000001 for owned in evaluation["owners"])
            legal = {one["notation"] for one in desk["update"]["decisions"]}
            assert {move["notation"] for move in moves} <= legal
            assert len(moves) == 2
            path, body = f"/api/v1/tables/{match}/exploration/value", {"events": 0, "line": line[:-1]}
            for play, status in ((line[-1]["play"], 200), ("a1-a9", 422)):
                valued = await client.post(path, json={**body, "seat": line[-1]["seat"], "play": play})
                assert valued.status_code == status, valued.text
                assert status != 200 or sum(valued.json()["chances"]) == pytest.approx(1)

            played = await client.post("/api/v1/evaluations", json={"match": match, "events": 1})
            assert played.json()["moves"] == []

    asyncio.run(play())


def test_running_matches_with_people_are_neither_explored_nor_evaluated(live: ThreadServer) -> None:
    async def play() -> None:
        async with guests(live.address, "Ann", "Bob", "Eve") as (ann, bob, eve):
            match = await begin(ann, bob, seats=["open", "open"], rated=False)
            for player in (ann, eve):
                async with client_of(player) as client:
                    refused = await client.post(f"/api/v1/tables/{match}/exploration", json={"events": 0})
                    assert refused.json()["error"]["code"] == "not-over"
                    for body in ({"match": match}, {"match": match, "events": 0}):
                        refused = await client.post("/api/v1/evaluations", json=body)
                        assert (refused.status_code, refused.json()["error"]["code"]) == (403, "engine-locked")
                    line = [{"seat": 0, "play": "pass"}]
                    refused = await client.post("/api/v1/evaluations", json={"match": match, "events": 0, "line": line})
                    assert refused.json()["error"]["code"] == "not-over"
                    path, body = f"/api/v1/tables/{match}/exploration/value", {"events": 0, "seat": 0, "play": "pass"}
                    assert (await client.post(path, json=body)).json()["error"]["code"] == "not-over"
            async with client_of(ann) as client:
                position = (await client.get(f"/api/v1/tables/{match}/position")).json()
                refused = await client.post("/api/v1/evaluations", json={"position": position})
                assert refused.json()["error"]["code"] == "engine-locked"

    asyncio.run(play())


def test_the_evaluation_of_a_running_match_against_bots_counts_as_a_hint(live: ThreadServer) -> None:
    async def play() -> None:
        async with guests(live.address, "Ann") as (ann,), client_of(ann) as client:
            match = await begin(ann, **BOTS)
            await own_turn(ann, match)
            found = await client.post("/api/v1/evaluations", json={"match": match})
            assert found.status_code == 200, found.text
            await ann.wait_for(lambda: ann.moments[match]["seats"][0]["hints"] == 1)

    asyncio.run(play())


def test_faulty_evaluations(live: ThreadServer) -> None:
    async def play() -> None:
        async with guests(live.address, "Ann") as (ann,), client_of(ann) as client:
            line = [{"seat": 0, "play": "pass"}]
            for body in ({}, {"position": "eko1", "line": line}, {"match": "0" * 22, "line": line}):
                found = await client.post("/api/v1/evaluations", json=body)
                assert (found.status_code, found.json()["error"]["code"]) == (422, "bad-request"), found.text

    asyncio.run(play())


@pytest.mark.parametrize(
    ("path", "body", "most"),
    [
        ("evaluations", {}, 40),
        ("tables/none/exploration/value", {"events": 0, "seat": 0, "play": "pass"}, 40),
        ("tables/none/exploration", {"events": 0}, 120),
    ],
)
def test_evaluations_have_limits(tmp_path: Path, path: str, body: dict[str, object], most: int) -> None:
    async def play(address: str) -> None:
        async with guests(address, "Ann") as (ann,), client_of(ann) as client:
            codes: list[int] = []
            while 429 not in codes and len(codes) < 10 * most:
                codes.append((await client.post(f"/api/v1/{path}", json=body)).status_code)
            assert codes[-1] == 429
            assert len(codes) > most

    with ThreadServer(ServerSettings(data=str(tmp_path), thinkers=1)) as server:
        asyncio.run(play(server.address))


def test_hidden_cards_do_not_change_an_evaluation() -> None:
    position = legends.new_game(2, seed=3).position
    while len(position.to_decide) != 1:
        position.push(position.legal_decisions(position.to_decide[0]).ids()[0])
    seat = position.to_decide[0]
    other = position.determinize(seat, Generator(1, "another deal"))
    asked = [jobs.EvaluateJob(one.view(seat), seat, 20, 2, 60.0, "en") for one in (position, other)]
    first, second = map(answer, asked)
    assert isinstance(first, jobs.Answered)
    assert first == second
    whole = msgspec.json.decode(first.advice)
    assert whole["evaluation"]["chances"] == list(evaluate(position, seat, simulations=20).chances)


def revealing(seed: int) -> tuple[legends.Position, str]:
    """A position of a random game, and a decision that brings a card to light."""
    game = legends.new_game(2, seed=seed)
    generator, judge = Generator(seed, "plays"), Judge("legends", "1", Control())
    while True:
        before = game.position.copy()
        seat = before.to_decide[0]
        played = game.play(generator.choice(list(before.legal_decisions(seat))), seat)
        if len(before.to_decide) == 1 and judge.reveals(before, game.position, seat):
            return before, played.notation


def face_down() -> tuple[legends.Position, str]:
    """A position with a decision that brings a token to light."""
    pieces, variants = "M4:E1 H1:E1", "explore swamp"
    position = legends_table(pieces, tokens="H1:cottage", variants=variants, row="cursed-mausoleum")
    position.play("take 1")
    return position, "^H1"


class OneWorker:
    """The pool of a hub, without processes."""

    async def advise(self, job: jobs.Job, user: str) -> bytes:
        reply = answer(job)
        assert isinstance(reply, jobs.Answered), reply
        return reply.advice


@pytest.mark.anyio
@pytest.mark.parametrize("kind", ["card", "token"])
async def test_another_try_is_judged_without_what_it_brings_to_light(kind: str) -> None:
    position, play = revealing(5) if kind == "card" else face_down()
    seat = position.to_decide[0]
    hub = cast(Hub, SimpleNamespace(pool=OneWorker()))
    values, brought = set(), set()
    for deal in range(6):
        dealt = position.determinize(seat, Generator(deal, "deals")) if deal else position
        start, line = Start("m", dealt.copy(), ["Ann", "Bob"]), [LinePlay(seat, play)]
        values.add(await exploration.value_last(hub, start, line, "en", "ann"))
        after = play_line(start, line).table.state.game.position
        brought.add(str(after.view(seat).to_json()))
    assert len(brought) > 1
    assert len(values) == 1


def test_the_end_of_a_game_cannot_be_explored_but_is_evaluated_exactly() -> None:
    game = eko.new_game(2, seed=1, round_limit=1)
    while not game.position.is_over:
        game.play(next(iter(game.position.legal_decisions())))
    start = Start("m", game.position, ["Ann", "Bob"])
    with pytest.raises(Refusal, match="over"):
        play_line(start, [])
    found = answer(jobs.EvaluateJob(game.position, None, 20, 2, 1.0, "en"))
    assert isinstance(found, jobs.Answered)
    evaluation = msgspec.json.decode(found.advice)["evaluation"]
    assert evaluation["proven"] is True


def test_simultaneous_bids_are_made_seat_by_seat() -> None:
    position = legends.new_game(2, seed=1).position
    while position.step != "bid":
        position.push(position.legal_decisions(position.to_decide[0]).ids()[0])
    start = Start("m", position, ["Ann", "Bob"])
    explored = play_line(start, [])
    assert explored_form(explored, 1, 0, "en").viewer == 1
    bid = explored.table.decisions(1, "en")[0].notation
    explored = play_line(start, [LinePlay(1, bid)])
    assert explored.table.to_decide == (0,)
    form = explored_form(explored, None, 0, "en")
    assert (form.viewer, bool(form.said)) == (0, True)
