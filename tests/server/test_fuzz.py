"""A fuzzer for the WebSocket and the REST interface: every input gets a reply with a code or a close with one.

No fault of ours, no traceback, no path or name of our insides goes out.
"""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import random
import re
from collections.abc import Callable, Iterator
from itertools import count
from typing import Any, get_args
from urllib.parse import quote, urlencode

import httpx
import msgspec
import pytest
from websockets.exceptions import ConnectionClosed

from tests.server.live_server import ThreadServer
from tests.server.players import Player, Refused, guests, open_match
from tests.server.postgres import PostgresServer
from tetrarch.server.http.errors import STATUS_OF
from tetrarch.server.http.previews import PREVIEWS, TODAY
from tetrarch.server.live.messages import AnyRequest
from tetrarch.server.settings import ServerSettings
from tetrarch.table.commands.messages import AnyCommand
from tetrarch.table.settings import Settings

INSIDES = re.compile(r"Traceback|File \"|site-packages|/src/|sqlalchemy|msgspec|\.py\b|Error\(|asyncio", re.IGNORECASE)
MESSAGES = int(os.environ.get("TETRARCH_FUZZ", "1000000"))
"""The messages and requests of a long run, in several parts."""
PARTS = 50
FAILURES = {code for code, status in STATUS_OF.items() if status >= 500}
CLOSE_CODES = {1000, 1002, 1003, 1007, 1009, 4029}

KINDS: dict[str, list[str]] = {
    str(kind.__struct_config__.tag): [field.encode_name for field in msgspec.structs.fields(kind)]
    for kind in get_args(AnyRequest)
}
"""The fields of each type of message."""
FIELDS = sorted({"type", "surplus"}.union(*KINDS.values()))


PLAYERS = ("Fuzzing Ann", "Fuzzing Bob")
"""Names that no example of the API description claims."""


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
                [
                    self.text(),
                    "person:\x00",
                    "mine:\x00",
                    "\ud800",
                    "\x00",
                    "\u202e",
                    "é" * 600,
                    "a" * 5000,
                    "../../etc",
                    "'; DROP TABLE x",
                    "{{7*7}}",
                ]
            ),
        ]
        if depth < 3:
            makers += [
                lambda: [self.value(depth + 1) for _ in range(self.generator.randint(0, 4))],
                lambda: {choose(FIELDS): self.value(depth + 1) for _ in range(self.generator.randint(0, 4))},
            ]
        return choose(makers)()

    def likely(self, schema: dict[str, Any], schemas: dict[str, Any], depth: int = 0) -> object:
        """A value that a schema of the API description allows, or nearly."""
        choose = self.generator.choice
        if "$ref" in schema:
            schema = schemas[schema["$ref"].rpartition("/")[2]]
        if depth > 4 or self.generator.random() < 0.1:
            return self.value(depth)
        if "enum" in schema:
            return choose(schema["enum"])
        if "anyOf" in schema or "oneOf" in schema:
            return self.likely(choose(schema.get("anyOf") or schema["oneOf"]), schemas, depth + 1)
        match schema.get("type"):
            case "object" if "properties" in schema:
                needed, fields = schema.get("required", ()), schema["properties"]
                chosen = [name for name in fields if name in needed or self.generator.random() < 0.5]
                return {name: self.likely(fields[name], schemas, depth + 1) for name in chosen}
            case "array":
                return [self.likely(schema.get("items", {}), schemas, depth + 1)]
            case "boolean":
                return choose([True, False])
            case "integer" | "number":
                return self.generator.randint(int(schema.get("minimum", 0)), int(schema.get("maximum", 100)))
            case "null":
                return None
            case "string":
                return choose([self.text(), *schema.get("examples", ()), choose(self.matches), "a" * 16, "0" * 64])
        return self.value(depth)

    def text(self) -> str:
        """A text with characters that files, databases and terminals treat differently."""
        letters = ["a", "é", " ", "\x00", "\x1b", "\n", "\u202e", "\u200d", "\ud800", "\U0001f600", "%", "'", "\\"]
        return "".join(self.generator.choice(letters) for _ in range(self.generator.randint(1, 12)))

    def settings(self) -> dict[str, object]:
        """Settings that are nearly right."""
        form: dict[str, object] = {"game": self.generator.choice(["eko", "legends"]), "players": 2, "private": True}
        names = [field.encode_name for field in msgspec.structs.fields(Settings)]
        wrong = self.generator.choice([*names, "surplus"])
        seats = ["open", self.generator.choice(["person:\x00", "person:\ud800", "mine:\x00", "bot:level1", "person:x"])]
        return form | ({"seats": seats} if self.generator.random() < 0.2 else {wrong: self.value()})

    def path_value(self) -> object:
        """A part of a path: something that exists, or nearly anything."""
        choose = self.generator.choice
        return choose([choose(self.matches), "eko", "legends", self.text(), self.value()])

    def message(self) -> str | bytes:
        roll = self.generator.random()
        if roll < 0.1:
            return bytes(self.generator.randrange(256) for _ in range(self.generator.randint(0, 60)))
        if roll < 0.15:
            return self.generator.choice(
                ["", "{", "[" * 3000, "null", "1e999", '"', "{}", '{"type":1}', "NaN", "\ufeff{}"]
            )
        kind = self.generator.choice(list(KINDS))
        form: dict[str, object] = {"type": kind, "id": self.generator.randint(1, 10**6)}
        if self.generator.random() < 0.8 and "match" in KINDS[kind]:
            form["match"] = self.generator.choice(self.matches)
        for name in KINDS[kind]:
            if name not in form and self.generator.random() < 0.5:
                form[name] = self.value()
        if self.generator.random() < 0.3:
            form[self.generator.choice(FIELDS)] = self.value()
        if kind == "open":
            form["settings"] = self.settings()
        text = json.dumps(form)
        if roll > 0.95:  # damaged on the way
            place = self.generator.randrange(len(text))
            text = text[:place] + self.generator.choice('{}[]",:\\x') + text[place + 1 :]
        return text


class Victim(Player):
    """Another connection of a player, which watches at random and keeps no count of entries."""

    def __init__(self, player: Player) -> None:
        super().__init__(player.address, player.id, player.cookie)
        self.is_strict = False
        self._ids = count(10**9)  # which no made-up message quotes
        self._unanswered: list[str | bytes] = []
        """The messages since the last ping."""
        self._replies = 0
        """The replies since then."""

    async def send(self, message: str | bytes) -> None:
        """Send a message."""
        self._unanswered.append(message)
        await self.socket.send(message)

    async def ping(self) -> None:
        """Check that each message has got one reply. They come in order, so the reply to a ping is the last one."""
        await self.ask("ping")
        self.check_replies()
        assert self._replies - 1 == len(self._unanswered), self._unanswered
        self._unanswered, self._replies = [], 0

    async def see_end(self) -> None:
        """Check how the connection was closed, and what came before."""
        assert self.close_code in CLOSE_CODES
        await self.close()
        self.check_replies()
        assert self._replies <= len(self._unanswered) + 1, self._unanswered

    def check_replies(self) -> None:
        """Reject replies that show insides or blame the server; what makes a database raise looks like a lost one."""
        for message in self.messages:
            self._replies += message["type"] in ("done", "error")
            error = message.get("error", {})
            assert not INSIDES.search(json.dumps(error)), message
            assert error.get("code") not in FAILURES, message
        self.messages.clear()
        self.raw.clear()


async def fuzz(server: ThreadServer, seed: int, messages: int) -> None:
    metrics = server.app.state.services.metrics
    faults = metrics.faults._value.get()
    async with guests(server.address, *PLAYERS) as (ann, bob):
        matches = [await open_match(ann, [bob], game=game) for game in ("eko", "legends")]
        waiting = (await bob.ask("open", settings={"game": "eko", "name": "to be fuzzed"}))["match"]
        fuzzer = Fuzzer(seed, [*matches, waiting, "nosuchmatch"])
        victim = Victim(ann)
        await victim.connect()
        for number in range(1, messages + 1):
            if victim.close_code is not None:
                await victim.see_end()
                victim = Victim(ann)
                await victim.connect()
            with contextlib.suppress(ConnectionError, ConnectionClosed):
                await victim.send(fuzzer.message())
                if fuzzer.generator.random() < 0.1 or number == messages:
                    await victim.ping()
        await victim.close()
        await victim.see_end()
        for match in matches:  # the tables live
            await bob.ask("say", match=match, text="still here")
        assert metrics.faults._value.get() == faults


PAGE = {"parameters": [{"name": name, "in": "query"} for name in ("game", "code", "lang")]}
"""What the paths of the page read; the description of the API does not list them."""

ENDLESS = re.compile(r"/notices$")
"""Routes whose response does not end."""


def failed_requests(server: ThreadServer) -> float:
    """The number of requests that the server answered with an internal error or not at all."""
    (family,) = server.app.state.services.metrics.requests.collect()
    return float(sum(one.value for one in family.samples if one.labels.get("status", "").startswith("5")))


async def moderator(server: ThreadServer, client: httpx.AsyncClient, name: str) -> None:
    """Sign in as a new moderator, who reaches all routes."""
    account = {"name": name, "password": "correct horse battery"}
    answer = await client.post("/api/v1/accounts", json=account, headers={"Origin": server.address})
    assert answer.status_code == 201, answer.text
    loop = server.app.state.hub._tasks[0].get_loop()
    role = server.app.state.services.moderation.set_role(answer.json()["id"], "moderator")
    await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(role, loop))


async def fuzz_rest(server: ThreadServer, seed: int, requests: int) -> None:
    before = failed_requests(server)
    async with (
        guests(server.address, *PLAYERS) as (ann, bob),
        httpx.AsyncClient(base_url=server.address, headers={"Origin": server.address}, timeout=120) as client,
    ):
        names = (f"Mod {seed} {number}" for number in count())
        await moderator(server, client, next(names))
        matches = [await open_match(ann, [bob], game=game) for game in ("eko", "legends")]
        waiting = (await bob.ask("open", settings={"game": "eko", "name": "to be fuzzed"}))["match"]
        fuzzer = Fuzzer(seed, [*matches, waiting, bob.id, "nosuchmatch"])
        choose = fuzzer.generator.choice
        description = (await client.get("/api/openapi.json")).json()
        schemas = description["components"]["schemas"]
        routes = [
            (method, path, item)
            for path, operations in description["paths"].items()
            for method, item in operations.items()
        ]
        assert len(routes) > 100
        routes += [("get", f"/{kind}/{name}", PAGE) for kind in PREVIEWS for name in ("{name}", TODAY)]
        for _ in range(requests):
            method, path, item = choose(routes)
            path = re.sub(r"\{\w+\}", lambda _: quote(text_of(fuzzer.path_value()), safe=""), path)
            names_of_query = [one["name"] for one in item.get("parameters", ()) if one["in"] == "query"]
            query = urlencode(
                {name: text_of(fuzzer.value()) for name in names_of_query if fuzzer.generator.random() < 0.5}
            )
            content = None
            if method != "get":
                body = item.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema", {})
                likely = fuzzer.likely(body, schemas)
                content = choose([fuzzer.message(), json.dumps(fuzzer.value()), *[json.dumps(likely)] * 3])
            sent = client.build_request(
                method, f"{path}?{query}", content=content, headers={"Content-Type": "application/json"}
            )
            answer = await client.send(sent, stream=True)
            if not ENDLESS.search(path) or answer.status_code >= 400:
                await answer.aread()
            await answer.aclose()
            assert answer.status_code < 500, (method, path, query, content, answer.text)
            if answer.status_code >= 400:
                assert not INSIDES.search(json.dumps(answer.json().get("error", ""))), answer.text
            if answer.status_code == 401 or "set-cookie" in answer.headers:  # signed out, deleted or another user
                client.cookies.clear()
                await moderator(server, client, next(names))
    assert failed_requests(server) == before


def text_of(value: object) -> str:
    """A value in an address."""
    text = value if isinstance(value, str) else json.dumps(value)
    return text.encode("utf-8", "replace").decode()


@pytest.fixture(scope="module")
def fuzzed(request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory) -> Iterator[ThreadServer]:
    """A server of its own on a database of one kind, with limits on nothing."""
    settings = ServerSettings(data=str(tmp_path_factory.mktemp("fuzzed")), rate_limits=False, thinkers=2)
    if request.param == "postgres":
        server: PostgresServer = request.getfixturevalue("postgres")
        settings = msgspec.structs.replace(settings, database=server.fresh_database())
    with ThreadServer(settings) as running:
        yield running


BOTH = pytest.mark.parametrize("fuzzed", ["sqlite", "postgres"], indirect=True)


def test_the_fuzzer_sends_every_command_and_field() -> None:
    fuzzer = Fuzzer(1, ["match"])
    found: dict[str, set[str]] = {}
    for _ in range(20_000):
        with contextlib.suppress(ValueError, RecursionError):
            message = json.loads(fuzzer.message())
            if isinstance(message, dict) and isinstance(message.get("type"), str):
                found.setdefault(message["type"], set()).update(message)
    for kind in get_args(AnyCommand):
        tag = str(kind.__struct_config__.tag)
        assert {field.encode_name for field in msgspec.structs.fields(kind)} <= found[tag], tag


@BOTH
def test_no_database_is_asked_for_a_person_with_an_impossible_id(fuzzed: ThreadServer) -> None:
    """PostgreSQL has no NUL in texts."""

    async def ask() -> None:
        async with guests(fuzzed.address, *PLAYERS) as (ann, _):
            for id in ("\x00", "a\x00b", "\u202e", "x" * 65):
                with pytest.raises(Refused, match="bad-settings"):
                    await ann.ask("open", settings={"game": "eko", "seats": ["open", f"person:{id}"]})
                match = (await ann.ask("open", settings={"game": "eko"}))["match"]
                with pytest.raises(Refused, match="bad-settings"):
                    await ann.ask("plan", match=match, seat=1, plan=f"person:{id}")

    asyncio.run(ask())


@BOTH
@pytest.mark.parametrize("seed", range(2))
def test_no_request_fails_with_an_internal_error(fuzzed: ThreadServer, seed: int) -> None:
    asyncio.run(fuzz_rest(fuzzed, seed, 400))


@BOTH
@pytest.mark.parametrize("seed", range(3))
def test_every_input_gets_a_reply_or_a_close_code(fuzzed: ThreadServer, seed: int) -> None:
    asyncio.run(fuzz(fuzzed, seed, 1000))


@pytest.mark.soak
@BOTH
@pytest.mark.parametrize("seed", range(100, 100 + PARTS // 2))
def test_no_input_of_a_million_fails_with_an_internal_error(fuzzed: ThreadServer, seed: int) -> None:
    """Nine in ten over the WebSocket."""
    asyncio.run(fuzz(fuzzed, seed, 9 * MESSAGES // (10 * PARTS)))
    asyncio.run(fuzz_rest(fuzzed, seed, MESSAGES // (10 * PARTS)))
