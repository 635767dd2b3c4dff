"""A fuzzer for the WebSocket and the REST interface: every input gets a reply with a code or a close with one.

No fault of ours, no traceback, no path or name of our insides goes out.
"""

from __future__ import annotations

import asyncio
import json
import os
import random
import re
from collections.abc import Callable
from itertools import count
from typing import Any
from urllib.parse import quote, urlencode

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.live_server import ThreadServer
from tests.server.players import Player, guests, open_match

INSIDES = re.compile(r"Traceback|File \"|site-packages|/src/|sqlalchemy|msgspec|\.py\b|Error\(|asyncio", re.IGNORECASE)
MESSAGES = int(os.environ.get("TETRARCH_FUZZ", "1000000"))
"""The messages and requests of a long run, in several parts."""
PARTS = 50
CLOSE_CODES = {1000, 1002, 1003, 1007, 1009, 4029}

TYPES = (
    *(
        "watch",
        "unwatch",
        "lobby",
        "decisions",
        "why-not",
        "preview",
        "scores",
        "moments",
        "open",
        "ping",
        "join",
        "leave",
        "plan",
        "ready",
        "commit-salt",
        "salt",
    ),
    *("start", "close", "decide", "undo", "answer-undo", "resign", "stand-in", "come-back", "say", "rematch"),
)
FIELDS = (
    *(
        "match",
        "seat",
        "code",
        "plan",
        "ready",
        "commitment",
        "salt",
        "play",
        "number",
        "events",
        "agrees",
        "text",
        "to",
        "since",
    ),
    *("ground", "preview", "settings", "sit", "on", "id", "type", "surplus", "first", "last", "view", "brief"),
)


class Fuzzer:
    """Makes messages from good to hopeless."""

    def __init__(self, seed: int, matches: list[str]) -> None:
        self.generator = random.Random(seed)
        self.matches = matches

    def value(self, depth: int = 0) -> object:
        choose = self.generator.choice
        makers: list[Callable[[], object]] = [
            lambda: None,
            lambda: choose([True, False]),
            lambda: choose([0, 1, 2, 3, 4, 5, -1, 10**6, 2**31, 2**53, 2**63, 2**64, -(2**63), 10**40]),
            lambda: choose([0.5, -0.0, 1e308]),
            lambda: choose(self.matches),
            lambda: choose(["", "pass", "open", "bot:level1", "bot:exec:true", "person:x", "table", "bid 1", "stop"]),
            lambda: "".join(chr(self.generator.randint(1, 0x2FFF)) for _ in range(self.generator.randint(0, 40))),
            lambda: choose(
                ["\ud800", "\x00", "\u202e", "é" * 600, "a" * 5000, "../../etc", "'; DROP TABLE x", "{{7*7}}"]
            ),
        ]
        if depth < 3:
            makers += [
                lambda: [self.value(depth + 1) for _ in range(self.generator.randint(0, 4))],
                lambda: {choose(FIELDS): self.value(depth + 1) for _ in range(self.generator.randint(0, 4))},
            ]
        return choose(makers)()

    def settings(self) -> dict[str, object]:
        """Settings that are nearly right."""
        form: dict[str, object] = {"game": self.generator.choice(["eko", "legends"]), "players": 2, "private": True}
        wrong = self.generator.choice(
            ["players", "options", "seats", "clock", "undo", "rated", "stand_in", "name", "game", "away", "surplus"]
        )
        return form | {wrong: self.value()}

    def message(self) -> str | bytes:
        roll = self.generator.random()
        if roll < 0.1:
            return bytes(self.generator.randrange(256) for _ in range(self.generator.randint(0, 60)))
        if roll < 0.15:
            return self.generator.choice(
                ["", "{", "[" * 3000, "null", "1e999", '"', "{}", '{"type":1}', "NaN", "\ufeff{}"]
            )
        form: dict[str, object] = {"type": self.generator.choice(TYPES), "id": self.generator.randint(1, 10**6)}
        if self.generator.random() < 0.8:
            form["match"] = self.generator.choice(self.matches)
        for _ in range(self.generator.randint(0, 3)):
            form[self.generator.choice(FIELDS)] = self.value()
        if form["type"] == "open":
            form["settings"] = self.settings()
        text = json.dumps(form)
        if roll > 0.95:  # damaged on the way
            place = self.generator.randrange(len(text))
            text = text[:place] + self.generator.choice('{}[]",:\\x') + text[place + 1 :]
        return text


async def victim_of(player: Player) -> Player:
    """Another connection of the same person, which watches at random and keeps no count."""
    victim = Player(player.address, player.id, player.cookie)
    victim.is_strict = False
    victim._ids = count(10**9)  # which no made-up message quotes
    return await victim.connect()


async def fuzz(server: ThreadServer, seed: int, messages: int) -> None:
    metrics = server.app.state.services.metrics
    faults = metrics.faults._value.get()
    async with guests(server.address, "Ann", "Bob") as (ann, bob):
        matches = [await open_match(ann, [bob], game=game) for game in ("eko", "legends")]
        waiting = (await bob.ask("open", settings={"game": "eko", "name": "to be fuzzed"}))["match"]
        fuzzer = Fuzzer(seed, [*matches, waiting, "nosuchmatch"])
        victim = await victim_of(ann)
        for _ in range(messages):
            if victim.close_code is not None:
                assert victim.close_code in CLOSE_CODES
                await victim.close()
                victim = await victim_of(ann)
            try:
                await victim.socket.send(fuzzer.message())
            except ConnectionClosed:
                continue
            if fuzzer.generator.random() < 0.1:
                try:
                    await victim.ask("ping")
                except (ConnectionError, ConnectionClosed):
                    continue
            for raw in victim.raw:
                assert not INSIDES.search(json.dumps(json.loads(raw).get("error", ""))), raw
            victim.raw.clear()
            for message in victim.messages:
                assert message["type"] != "error" or message["error"]["code"] != "our-fault", message
            victim.messages.clear()
        assert await victim.ask("ping") if victim.close_code is None else victim.close_code in CLOSE_CODES
        await victim.close()
        for match in matches:  # the tables live
            await bob.ask("say", match=match, text="still here")
        assert metrics.faults._value.get() == faults


LEFT_OUT = re.compile(r"/notices$|/events$|/me/deletion|/session|/hint")
"""Routes that sign the user out or do not end, and hints, for which a bot thinks."""


def failed_requests(server: ThreadServer) -> float:
    """The number of requests that the server answered with an internal error or not at all."""
    (family,) = server.app.state.services.metrics.requests.collect()
    return float(sum(one.value for one in family.samples if one.labels.get("status", "").startswith("5")))


async def fuzz_rest(server: ThreadServer, seed: int, requests: int) -> None:
    before = failed_requests(server)
    async with guests(server.address, "Ann", "Bob") as (ann, bob):
        matches = [await open_match(ann, [bob], game=game) for game in ("eko", "legends")]
        fuzzer = Fuzzer(seed, [*matches, "nosuchmatch"])
        choose = fuzzer.generator.choice
        async with httpx.AsyncClient(base_url=server.address, headers=ann.headers, timeout=120) as client:
            paths = (await client.get("/api/openapi.json")).json()["paths"]
            routes = [
                (method, path, item)
                for path, operations in paths.items()
                for method, item in operations.items()
                if not LEFT_OUT.search(path)
            ]
            assert len(routes) > 50
            for _ in range(requests):
                method, path, item = choose(routes)
                path = re.sub(r"\{\w+\}", lambda _: quote(text_of(fuzzer.value()), safe=""), path)
                names = [one["name"] for one in item.get("parameters", ()) if one["in"] == "query"]
                query = urlencode({name: text_of(fuzzer.value()) for name in names if fuzzer.generator.random() < 0.5})
                content = None
                if method != "get":
                    content = choose([fuzzer.message(), json.dumps(fuzzer.value()), json.dumps(nearly(fuzzer, item))])
                answer = await client.request(
                    method, f"{path}?{query}", content=content, headers={"Content-Type": "application/json"}
                )
                assert answer.status_code < 500, (method, path, answer.text)
                if answer.status_code >= 400:
                    assert not INSIDES.search(json.dumps(answer.json().get("error", ""))), answer.text
    assert failed_requests(server) == before


def text_of(value: object) -> str:
    """A value in an address."""
    text = value if isinstance(value, str) else json.dumps(value)
    return text.encode("utf-8", "replace").decode()


def nearly(fuzzer: Fuzzer, item: dict[str, Any]) -> dict[str, object]:
    """A body with the fields of a route, some of them with values that could be right."""
    schema = item.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema", {})
    name = schema.get("$ref", "").rpartition("/")[2]
    fields = ["game", "players", "settings", "position", "record", "name", "match", "seat", "play", name]
    likely = {"game": "eko", "players": 2, "settings": fuzzer.settings(), "name": "Ann", "seat": 0}
    chosen = fuzzer.generator.sample(fields, 4)
    return {one: likely.get(one, fuzzer.value()) for one in chosen}


@pytest.mark.parametrize("seed", range(2))
def test_no_request_fails_with_an_internal_error(live: ThreadServer, seed: int) -> None:
    asyncio.run(fuzz_rest(live, seed, 400))


@pytest.mark.parametrize("seed", range(3))
def test_every_input_gets_a_reply_or_a_close_code(live: ThreadServer, seed: int) -> None:
    asyncio.run(fuzz(live, seed, 1000))


@pytest.mark.soak
@pytest.mark.parametrize("seed", range(100, 100 + PARTS))
def test_no_input_of_a_million_fails_with_an_internal_error(live: ThreadServer, seed: int) -> None:
    """Nine in ten over the WebSocket."""
    asyncio.run(fuzz(live, seed, 9 * MESSAGES // (10 * PARTS)))
    asyncio.run(fuzz_rest(live, seed, MESSAGES // (10 * PARTS)))
