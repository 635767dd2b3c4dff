"""Tutorials over the real wire: steps in every language, from the first play to the last, and what is refused."""

from __future__ import annotations

import gzip
import json
import random
from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from tests.server.conftest import code_of
from tests.server.live_server import ThreadServer
from tetrarch.core import registry
from tetrarch.lessons import lesson
from tetrarch.server.routes.lessons import MAX_PLAYS, lesson_book

Answer = dict[str, object]


@pytest.fixture(scope="module")
def stranger(live: ThreadServer) -> Iterator[httpx.Client]:
    """A new visitor; lessons need no name."""
    with httpx.Client(base_url=f"{live.address}/api/v1/lessons", headers={"Origin": live.address}) as client:
        yield client


def played(client: httpx.Client, path: str, *plays: str, since: int = 0, lang: str = "en") -> httpx.Response:
    return client.post(f"{path}?lang={lang}", json={"plays": list(plays), "since": since})


@pytest.mark.parametrize("game", registry.names())
def test_the_steps_are_listed_in_the_requested_language(stranger: httpx.Client, game: str) -> None:
    titles = {}
    for language in ("en", "fr", "nl", "pl"):
        found = stranger.get(f"/{game}?lang={language}").json()
        assert [step["name"] for step in found["steps"]] == [step.name for step in lesson(game).steps]
        assert [step["rules"] for step in found["steps"]] == [step.rules for step in lesson(game).steps]
        titles[language] = tuple(step["title"] for step in found["steps"])
    assert len(set(titles.values())) == 4


@pytest.mark.parametrize("game", registry.names())
def test_every_step_is_played_to_its_aim_by_what_the_server_shows(stranger: httpx.Client, game: str) -> None:
    for step in stranger.get(f"/{game}").json()["steps"]:
        plays: list[str] = []
        told = played(stranger, f"/{game}/{step['name']}").json()
        assert told["ground"]["board"]
        assert told["update"]["entries"] == []
        assert told["update"]["moment"]["scores"]
        assert not told["reached"]
        assert told["text"]
        while not told["reached"]:
            assert told["task"]
            assert told["hint"]
            assert told["done"] == ""
            assert told["show"] in [decision["notation"] for decision in told["decisions"]]
            assert all("preview" in decision and "mark" in decision for decision in told["decisions"])
            plays.append(told["show"])
            told = played(stranger, f"/{game}/{step['name']}", *plays, since=told["update"]["number"]).json()
            assert told["ground"] is None
            assert told["update"]["entries"][0]["play"] == plays[-1]
            assert told["update"]["entries"][0]["sentence"]
        assert (told["made"], len(plays)) == (step["decisions"], step["decisions"])
        assert told["done"]
        assert (told["task"], told["hint"], told["show"], told["decisions"]) == ("", "", None, [])


def test_a_play_that_misses_the_aim_is_explained_with_its_rule_in_the_requested_language(
    stranger: httpx.Client,
) -> None:
    answer = played(stranger, "/eko/attack", "c3-b2", lang="fr")
    assert code_of(answer) == (409, "not-the-aim")
    error = answer.json()["error"]
    assert error["rule"] == "E4.6"
    assert "épées" in error["message"]
    assert played(stranger, "/eko/attack").json()["made"] == 0


def test_an_illegal_play_is_refused_with_its_rule_and_what_would_be_legal(stranger: httpx.Client) -> None:
    answer = played(stranger, "/eko/attack", "c3xd4")
    assert code_of(answer) == (422, "illegal-move")
    assert answer.json()["error"]["rule"] == "E4.6"
    assert code_of(played(stranger, "/legends/price", "take dire-eye")) == (422, "illegal-move")
    assert code_of(played(stranger, "/eko/attack", "c3 to the moon")) == (422, "unreadable-move")


def test_undo_is_a_separate_play(stranger: httpx.Client) -> None:
    told = played(stranger, "/legends/and", "take ancient-woods", "^H4", "undo").json()
    assert (told["made"], told["reached"]) == (1, False)
    assert told["show"] == "^H4"
    assert code_of(played(stranger, "/legends/and", "undo")) == (409, "nothing-to-undo")


def test_a_step_that_is_done_takes_no_more(stranger: httpx.Client) -> None:
    assert code_of(played(stranger, "/eko/win", "g5^h4E", "g5^h4E")) == (409, "step-done")


def test_previews_and_reasons_are_those_of_a_table(stranger: httpx.Client) -> None:
    brought = stranger.post("/eko/captive/preview", json={"plays": [], "play": "d4xe5"}).json()
    assert brought["preview"]["gains"] == [3, 0]
    assert brought["preview"]["after"]["captives"]["E"] == ["T"]
    after = stranger.post("/eko/turn/preview", json={"plays": ["d2^e2E"], "play": "h5+2"}).json()
    assert after["preview"]["after"]["stacks"]["h5"] == "E4"
    why = stranger.post("/eko/reinforce/why-not", json={"play": "c5+1"}).json()
    assert (why["legal"], why["why_not"]["rule"]) == (False, "E7.3")
    fine = stranger.post("/eko/reinforce/why-not", json={"play": "b1+1"}).json()
    assert (fine["legal"], fine["why_not"]) == (True, None)
    refused = stranger.post("/eko/captive/preview", json={"play": "d4xh5"})
    assert code_of(refused) == (422, "illegal-move")


def test_other_players_are_named_by_colour_and_the_learner_is_addressed(stranger: httpx.Client) -> None:
    for language, names in {"en": ["You", "Tide"], "fr": ["Vous", "Marée"], "pl": ["Ty", "Przypływ"]}.items():
        told = played(stranger, "/eko/turn", lang=language).json()
        assert [seat["name"] for seat in told["update"]["moment"]["seats"]] == names


def test_the_deck_stays_hidden(stranger: httpx.Client) -> None:
    """L9.1: coming cards are hidden in a lesson, as at a table."""
    told = played(stranger, "/legends/take").json()
    assert "night-hydra" not in str(told["update"]["moment"]["position"])


@pytest.mark.parametrize(
    ("path", "body", "status"),
    [
        ("/chess/move", {}, 422),
        ("/eko/nothing", {}, 404),
        ("/eko/move", {"plays": "g5-h5"}, 422),
        ("/eko/move", {"plays": ["x" * 101]}, 422),
        ("/eko/move", {"plays": [""]}, 422),
        ("/eko/move", {"plays": ["undo"] * (MAX_PLAYS + 1)}, 422),
        ("/eko/move", {"since": -1}, 422),
        ("/eko/move", {"since": 99}, 422),
        ("/eko/move", {"seed": "x"}, 422),
        ("/eko/move/preview", {"plays": []}, 422),
        ("/eko/move/why-not", {"play": 7}, 422),
    ],
)
def test_bad_requests_are_refused(stranger: httpx.Client, path: str, body: Answer, status: int) -> None:
    assert stranger.post(path, json=body).status_code == status


# Without a network


@pytest.mark.parametrize(("game", "name"), [("eko", "turn"), ("eko", "win"), ("legends", "and"), ("legends", "bid")])
def test_the_book_of_a_step_answers_as_the_server_does(stranger: httpx.Client, game: str, name: str) -> None:
    generator = random.Random(f"book {name}")
    path = f"/{game}/{name}"
    book = stranger.get(f"{path}?lang=fr").json()
    pages = {tuple(page["plays"]): page for page in book["pages"]}
    assert any(page["desk"]["reached"] for page in pages.values())
    assert book["ground"] == played(stranger, path, lang="fr").json()["ground"]
    for plays in generator.sample(sorted(pages), min(6, len(pages))):
        page = pages[plays]
        before = pages[plays[:-1]] if plays else page
        number = before["desk"]["update"]["number"]
        told = played(stranger, path, *plays, since=number, lang="fr").json()
        assert without_decisions(told) == without_decisions(page["desk"])
        assert told["decisions"] == page["desk"]["decisions"]
        if plays:
            number = told["update"]["number"]
            undone = played(stranger, path, *plays, "undo", since=number, lang="fr").json()
            assert undone["update"]["entries"] == page["undo"]
            assert {**undone["update"]["moment"], "number": 0} == {**before["desk"]["update"]["moment"], "number": 0}
            assert undone["decisions"] == before["desk"]["decisions"]
        check_answers(stranger, path, page, pages, generator)


def without_decisions(desk: Any) -> Any:
    update = {key: value for key, value in desk["update"].items() if key != "decisions"}
    return {**desk, "update": update, "ground": None}


def check_answers(stranger: httpx.Client, path: str, page: Any, pages: Any, generator: random.Random) -> None:
    """Compare some answers of a page with those of the server."""
    plays = page["plays"]
    for decision in generator.sample(page["desk"]["decisions"], min(3, len(page["desk"]["decisions"]))):
        body = {"plays": plays, "play": decision["notation"]}
        answer = stranger.post(f"{path}/preview?lang=fr", json=body).json()
        assert answer["preview"] == page["previews"][decision["notation"]]
        for times, repeated in enumerate(page.get("repeated", {}).get(decision["notation"], []), 2):
            answer = stranger.post(f"{path}/preview?lang=fr", json=body | {"times": times}).json()
            assert answer["preview"] == repeated
        if (*plays, decision["notation"]) not in pages:
            refused = played(stranger, path, *plays, decision["notation"], lang="fr")
            assert refused.json()["error"] == page["not_the_aim"]
    chosen = sorted(page.get("why_not", {}))
    for text in generator.sample(chosen, min(3, len(chosen))):
        answer = stranger.post(f"{path}/why-not?lang=fr", json={"plays": plays, "play": text.split(" ")}).json()
        reason = page["reasons"][page["why_not"][text]]
        assert (answer["why_not"]["message"], answer["why_not"].get("rule", "")) == (reason["message"], reason["rule"])


def test_books_are_sent_compressed_and_plain(stranger: httpx.Client) -> None:
    packed = stranger.get("/legends/take")
    plain = stranger.get("/legends/take", headers={"Accept-Encoding": "identity"})
    assert packed.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in plain.headers
    assert packed.json() == plain.json()
    assert code_of(stranger.get("/legends/nothing")) == (404, "no-such-step")


@pytest.mark.parametrize("game", registry.names())
def test_the_solution_of_every_step_is_in_its_book(game: str) -> None:
    for step in lesson(game).steps:
        pages = json.loads(gzip.decompress(lesson_book(game, step.name, "en")))["pages"]
        solution = [play for stage in step.stages for play in stage.show]
        assert any(page["plays"] == solution and page["desk"]["reached"] for page in pages), step.name
