"""All texts of the server are in the requested language: validation errors, setup faults and advice."""

from __future__ import annotations

import asyncio
import copy
import json
from collections.abc import Iterator
from typing import Any

import httpx
import pytest

from tests.server.conftest import code_of
from tests.server.live_server import ThreadServer
from tests.server.players import Player, guests
from tetrarch import eko, legends
from tetrarch.core.text.messages import LANGUAGES
from tetrarch.legends.position.map_format import map_to_json

OTHERS = LANGUAGES[1:]
Json = dict[str, Any]


@pytest.fixture
def client(live: ThreadServer) -> Iterator[httpx.Client]:
    """A guest."""
    with httpx.Client(base_url=f"{live.address}/api/v1", timeout=60, headers={"Origin": live.address}) as found:
        found.post("/guests", json={"name": "Ann"}).raise_for_status()
        yield found


def in_all(client: httpx.Client, method: str, path: str, **asked: Any) -> dict[str, Json]:
    """The answers to the same request in every language."""
    return {
        language: client.request(method, path, headers={"Accept-Language": language}, **asked).json()
        for language in LANGUAGES
    }


def check_all_differ(sentences: dict[str, str], *, names: tuple[str, ...] = ()) -> None:
    """Every language has its own words, and all contain the same names."""
    assert len(set(sentences.values())) == len(LANGUAGES), sentences
    for name in names:
        assert all(name in sentence for sentence in sentences.values()), (name, sentences)


# Form over HTTP


@pytest.mark.parametrize(
    ("path", "body", "field", "code", "names"),
    [
        ("/guests", {}, "name", "missing", ()),
        ("/guests", {"name": 7}, "name", "wrong-type", ()),
        ("/guests", {"name": ""}, "name", "too-short", ("1",)),
        ("/guests", {"name": "x" * 33}, "name", "too-long", ("32",)),
        ("/guests", {"name": "Ann", "more": 1}, "more", "unknown", ()),
        ("/guests", {"name": "Ann", "language": "de"}, "language", "not-a-choice", ()),
        ("/guests", {"name": "a\x00b"}, "name", "hidden-characters", ()),
        ("/positions", {"position": "x", "seat": -1}, "seat", "too-small", ("0",)),
        ("/positions", {"position": "x", "seat": 99}, "seat", "too-big", ("3",)),
        ("/positions", {"position": 7}, "position", "wrong-type", ()),
        ("/analysis", {"position": "eko1", "seconds": 11}, "seconds", "too-big", ("10",)),
        ("/boards", {"game": "eko", "players": "two"}, "players", "wrong-type", ()),
        ("/boards", {"game": "eko", "options": []}, "options", "wrong-type", ()),
        ("/tables", {"settings": {}}, "settings.game", "missing", ()),
        (
            "/tables",
            {"settings": {"game": "eko", "clock": {"kind": "sand"}}},
            "settings.clock.kind",
            "not-a-choice",
            (),
        ),
        ("/tables", {"settings": {"game": "eko", "seats": [5]}}, "settings.seats.0", "wrong-type", ()),
        ("/tables", {"settings": {"game": "eko", "<b>": 5}}, "settings.?", "unknown", ()),
        ("/analysis", {}, "position", "one-of", ("match",)),
    ],
)
def test_a_validation_error_is_reported_in_every_language(
    path: str, body: Json, field: str, code: str, names: tuple[str, ...], client: httpx.Client
) -> None:
    sentences, wholes = {}, {}
    for language in LANGUAGES:
        answer = client.post(path, json=body, headers={"Accept-Language": language})
        assert code_of(answer) == (422, "bad-request")
        assert answer.headers["content-language"] == language
        found = answer.json()["error"]
        (detail,) = [one for one in found["details"] if one["field"] == field]
        assert detail["code"] == code
        sentences[language], wholes[language] = detail["message"], found["message"]
    check_all_differ(sentences, names=(field, *names))
    check_all_differ(wholes, names=(field,))


def test_invalid_json_is_reported_in_every_language(client: httpx.Client) -> None:
    sentences = {}
    for language in LANGUAGES:
        headers = {"Accept-Language": language, "Content-Type": "application/json"}
        answer = client.post("/guests", content=b"{", headers=headers)
        assert code_of(answer) == (400, "bad-json")
        sentences[language] = answer.json()["error"]["message"]
    check_all_differ(sentences, names=("JSON",))


# Form over the WebSocket


async def refused(person: Player, message: str, language: str) -> Json:
    """The error for a message of a user of a language."""
    await person.close()
    await person.connect(lang=language)
    await person.socket.send(message)
    await person.wait_for(lambda: any(one["type"] == "error" for one in person.messages))
    found: Json = person.messages[-1]["error"]
    return found


@pytest.mark.parametrize(
    ("message", "field", "code"),
    [
        ({"type": "dance"}, "type", "not-a-choice"),
        ({}, "type", "missing"),
        ([], "message", "wrong-type"),
        ({"type": "watch"}, "match", "missing"),
        ({"type": "watch", "match": 5}, "match", "wrong-type"),
        ({"type": "watch", "match": "x" * 33}, "match", "too-long"),
        ({"type": "watch", "match": ""}, "match", "too-short"),
        ({"type": "watch", "match": "../x"}, "match", "wrong-form"),
        ({"type": "watch", "match": "a", "since": -1}, "since", "too-small"),
        ({"type": "watch", "match": "a", "seat": 9}, "seat", "too-big"),
        ({"type": "watch", "match": "a", "more": 9}, "more", "unknown"),
        ({"type": "watch", "match": "a", "<b>": 9}, "?", "unknown"),
        ({"type": "open", "settings": {"game": 5}}, "settings.game", "wrong-type"),
    ],
)
def test_an_invalid_message_is_reported_in_every_language(
    live: ThreadServer, message: object, field: str, code: str
) -> None:
    async def ask() -> None:
        sentences = {}
        async with guests(live.address, *LANGUAGES) as people:
            for person, language in zip(people, LANGUAGES, strict=True):
                error = await refused(person, json.dumps(message), language)
                (detail,) = error["details"]
                assert (detail["field"], detail["code"]) == (field, code)
                assert detail["message"] in error["message"] or error["code"] == "bad-request"
                sentences[language] = detail["message"]
        check_all_differ(sentences, names=(field,))

    asyncio.run(ask())


@pytest.mark.parametrize("message", ["{", "", '{"type": "ping",}'])
def test_a_message_with_invalid_json_is_reported_in_every_language(live: ThreadServer, message: str) -> None:
    async def ask() -> None:
        sentences = {}
        async with guests(live.address, *LANGUAGES) as people:
            for person, language in zip(people, LANGUAGES, strict=True):
                error = await refused(person, message, language)
                assert error["code"] == "bad-message"
                sentences[language] = error["message"]
        check_all_differ(sentences, names=("JSON",))

    asyncio.run(ask())


# What was set up by hand


def broken_documents() -> Iterator[tuple[str, Json]]:
    """Documents with faults of form, of names and of components, each with a name."""
    position: Json = eko.new_game(2, seed=4).position.to_json()
    yield "eko form", {**position, "turn": "nine", "unknown": 1}
    strange = copy.deepcopy(position)
    strange |= {"seat": 7, "step": "dance", "identities": ["E", "E"], "eliminated": ["Q"], "history": [-1]}
    strange["stacks"] = {"z99": "E3!", next(iter(strange["stacks"]), "a1"): "Q9"}
    strange["reserves"] = {"E": "many"}
    yield "eko names", strange
    yield "eko rules", {**position, "rules": "0.1"}
    yield "eko version", {**position, "version": 99}
    board: Json = copy.deepcopy(position["board"])
    yield "board form", {**board, "players": "two", "tiles": [{"tile": 1}, 5], "more": 0, "layout": 3}
    isles: Json = legends.new_game(2, seed=3).position.to_json()
    yield "legends form", {**isles, "regions": [], "colour": "red"}
    strange = copy.deepcopy(isles)
    strange |= {"step": "dance", "seat": 9, "start": "Q9", "count": 99, "game": 5, "centre": 7, "founder": 8}
    strange |= {"coins": {"E": 1}, "row": [], "die": ["Q"], "citadels": ["Q1", "Q1"], "rogues": "Q2"}
    yield "legends names", strange
    own: Json = legends.default_components().to_dict()
    cards = copy.deepcopy(own["cards"])
    cards[0] |= {"title": "", "action": {"mode": "xor", "steps": []}}
    yield "components", {**isles, "components": {**own, "cards": cards, "sides": {"fern": {"board": 9}}}}
    laid = map_to_json(legends.new_game(2, seed=3).position)
    yield "map", {**laid, "slots": [None, {"side": "x", "turn": 9}, None, None], "merchants": ["Q1", "Q1"]}
    yield "no document", {"format": "x"}


@pytest.mark.parametrize(("name", "document"), list(broken_documents()))
def test_every_setup_fault_is_reported_in_every_language(client: httpx.Client, name: str, document: Json) -> None:
    answers = in_all(client, "POST", "/positions/check", json={"document": document})
    english = answers["en"]["faults"]
    assert english
    for language in OTHERS:
        faults = answers[language]["faults"]
        assert [(one["field"], one["rule"]) for one in faults] == [(one["field"], one["rule"]) for one in english]
        for fault, plain in zip(faults, english, strict=True):
            assert fault["message"] != plain["message"], (language, fault)
            assert (fault["places"], fault["tiles"], fault["slots"]) == (
                plain["places"],
                plain["tiles"],
                plain["slots"],
            )


@pytest.mark.parametrize(
    "position",
    [
        "eko1 nonsense",
        "eko2 x",
        "legends1:abc",
        "chess1 x",
        {"format": "x"},
        {**eko.new_game(2, seed=4).position.to_json(), "seat": 7, "step": "dance"},
        {**legends.new_game(2, seed=3).position.to_json(), "start": "Q9", "components": {"cards": 5}},
    ],
)
def test_a_position_that_cannot_be_is_refused_in_every_language(client: httpx.Client, position: object) -> None:
    answers = in_all(client, "POST", "/positions", json={"position": position})
    assert {answer["error"]["code"] for answer in answers.values()} == {"bad-position"}
    check_all_differ({language: answer["error"]["message"] for language, answer in answers.items()})
    english = answers["en"]["error"].get("details", [])
    for language in OTHERS:
        for fault, plain in zip(answers[language]["error"].get("details", []), english, strict=True):
            assert (fault["field"], fault["code"]) == (plain["field"], plain["code"])
            assert fault["message"] != plain["message"]


def test_the_view_of_a_missing_seat_is_rejected_in_every_language(client: httpx.Client) -> None:
    position = legends.new_game(2, seed=3).position
    for given, seat in ((position.to_json(), 3), (position.view(0).to_json(), 1)):
        answers = in_all(client, "POST", "/positions", json={"position": given, "seat": seat})
        check_all_differ({language: answer["error"]["message"] for language, answer in answers.items()})


def test_options_of_a_table_are_refused_in_every_language(client: httpx.Client) -> None:
    own = legends.default_components().to_dict()
    options = {"components": {**own, "tokens": []}, "variants": "explore"}
    for settings in (
        {"game": "legends", "options": options},
        {"game": "legends", "options": {"components": {**own, "tokens": []}}},
        {"game": "eko", "options": {"board": {"format": "tetrarch/record"}}},
    ):
        answers = in_all(client, "POST", "/tables", json={"settings": settings})
        assert {answer["error"]["code"] for answer in answers.values()} == {"bad-settings"}
        check_all_differ({language: answer["error"]["message"] for language, answer in answers.items()})
        for number in range(len(answers["en"]["error"]["details"])):
            check_all_differ(
                {language: answer["error"]["details"][number]["message"] for language, answer in answers.items()}
            )


def test_a_false_record_is_reported_in_every_language(client: httpx.Client) -> None:
    game = legends.new_game(2, seed=3)
    whole = json.loads(game.to_record().to_text())
    deal = {**whole, "events": [{"chance": "deck=lake"}]}
    seat = {**whole, "events": [*whole["events"], {"seat": 7, "play": "bid 1"}]}
    form = {**whole, "options": {"players": "two"}}
    start = {**whole, "start": {**whole["start"], "founder": 9}}
    for record in (deal, seat, form, start, {**whole, "game": "chess"}, {**whole, "events": 5}):
        answers = in_all(client, "POST", "/records/verification", json={"record": record})
        assert not any(answer["true"] for answer in answers.values())
        check_all_differ({language: answer["sentence"] for language, answer in answers.items()})


# Advice


def words_of(advice: Json) -> list[str]:
    """Everything in advice that people read."""
    found = list(advice["players"])
    for move in advice["moves"]:
        found += [move["sentence"], *(reason["text"] for reason in move["reasons"])]
        found += [step["sentence"] for step in move["line"]]
    return found


@pytest.mark.parametrize("game", ["eko", "legends"])
def test_advice_is_in_the_requested_language(client: httpx.Client, game: str) -> None:
    position = eko.new_game(2, seed=4).position if game == "eko" else legends.new_game(2, seed=3).position
    while position.step not in ("action", "take"):
        position.push(int(position.legal_ids()[0]))
    asked = {"position": position.to_json(), "bot": "level2", "seconds": 5, "simulations": 20, "moves": 2}
    words = {}
    for language in LANGUAGES:
        answer = client.post("/analysis", json=asked, headers={"Accept-Language": language})
        assert answer.status_code == 200, answer.text
        words[language] = words_of(answer.json())
    for language in OTHERS:
        assert len(words[language]) == len(words["en"])
        assert not set(words[language]) & set(words["en"]), language
    client.patch("/me", json={"language": "fr"}).raise_for_status()
    answer = client.post("/analysis", json=asked, headers={"Accept-Language": "pl"})
    assert words_of(answer.json()) == words["fr"], "the account's own language goes before the browser's"


def test_missing_advice_is_explained_in_every_language(client: httpx.Client) -> None:
    position = eko.new_game(2, seed=4).position
    given = position.to_json()
    asked = {"position": given, "bot": "level1", "seconds": 0.1}
    other = 1 - position.to_decide[0]
    for wrong in ({"seat": other}, {"seat": 3}, {"bot": "levle1"}, {"bot": "level1:colour=1"}):
        answers = in_all(client, "POST", "/analysis", json={**asked, **wrong})
        assert {answer["error"]["code"] for answer in answers.values()} == {"no-advice"}
        check_all_differ({language: answer["error"]["message"] for language, answer in answers.items()})
