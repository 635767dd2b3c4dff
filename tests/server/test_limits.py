"""Limits: how often, how much at once, and how long and of which characters everything may be."""

from __future__ import annotations

import json
from collections.abc import AsyncIterator

import pytest
from starlette.requests import HTTPConnection

from tests.server.conftest import PASSWORD, MakeBrowser, browser_of, code_of, come, join, make_app, running
from tests.server.live_server import ThreadServer
from tests.server.players import Refused, guests
from tetrarch.server.http import rate_limits
from tetrarch.server.http.errors import ApiError
from tetrarch.server.http.rate_limits import LARGEST_BODY, LIMITS, MAX_BUCKETS, Limiter, limited_address
from tetrarch.server.http.request import address_of
from tetrarch.server.settings import ServerSettings

pytestmark = pytest.mark.anyio


class Clock:
    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


@pytest.mark.parametrize("name", LIMITS)
async def test_a_bucket_empties_and_fills_up_again(name: str) -> None:
    clock = Clock()
    limiter = Limiter(clock=clock)
    burst, seconds = LIMITS[name]
    assert [limiter.wait_for(name, "ann") for _ in range(burst)] == [0.0] * burst
    assert limiter.wait_for(name, "ann") == pytest.approx(seconds)
    assert limiter.wait_for(name, "bob") == 0.0
    clock.now += seconds * 1.001
    assert limiter.wait_for(name, "ann") == 0.0
    assert limiter.wait_for(name, "ann") > 0
    clock.now += seconds * burst * 10
    assert [limiter.wait_for(name, "ann") > 0 for _ in range(burst + 1)] == [False] * burst + [True]


async def test_a_refusal_says_when_to_come_back() -> None:
    limiter = Limiter(clock=Clock())
    for _ in range(LIMITS["chat"].burst):
        limiter.take("chat", "ann")
    with pytest.raises(ApiError) as error:
        limiter.take("chat", "ann")
    assert (error.value.status, error.value.headers) == (429, {"Retry-After": "2"})


async def test_memory_is_bounded() -> None:
    limiter = Limiter(clock=Clock())
    for number in range(MAX_BUCKETS + 10):
        limiter.wait_for("requests", str(number))
    assert sum(map(len, limiter._buckets.values())) <= MAX_BUCKETS


async def test_flooding_a_limit_forgets_no_empty_bucket(monkeypatch: pytest.MonkeyPatch) -> None:
    """A caller with a large network has many addresses, each with a bucket of its own."""
    monkeypatch.setattr(rate_limits, "MAX_BUCKETS", 1000)
    limiter = Limiter(clock=Clock())
    emptied = [("codes", "ann"), ("requests", "eve")]
    for name, who in emptied:
        while limiter.wait_for(name, who) == 0.0:
            pass
    assert [limiter.wait_for("requests", str(number)) for number in range(5000)] == [0.0] * 5000
    assert all(limiter.wait_for(name, who) > 0 for name, who in emptied)


@pytest.mark.parametrize(
    ("address", "counted"),
    [
        ("1.2.3.4", "1.2.3.4"),
        ("::ffff:1.2.3.4", "1.2.3.4"),
        ("2001:db8:1:2:3:4:5:6", "2001:db8:1:2::"),
        ("testclient", "testclient"),
    ],
)
async def test_an_ipv6_network_is_counted_as_one_address(address: str, counted: str) -> None:
    assert limited_address(address) == counted


@pytest.mark.parametrize(
    ("peer", "forwarded", "address"),
    [
        ("127.0.0.1", "1.2.3.4", "1.2.3.4"),
        ("::ffff:127.0.0.1", "1.2.3.4", "1.2.3.4"),
        ("::ffff:127.0.0.1", "1.2.3.4, ::ffff:127.0.0.1", "1.2.3.4"),
        ("::ffff:127.0.0.1", "", "127.0.0.1"),
        ("::1", "5.6.7.8, 1.2.3.4", "1.2.3.4"),
        ("::1", "unknown", "::1"),
        ("::ffff:6.6.6.6", "1.2.3.4", "6.6.6.6"),
        ("", "1.2.3.4", "1.2.3.4"),
    ],
)
async def test_only_a_trusted_proxy_says_who_calls(peer: str, forwarded: str, address: str) -> None:
    """A socket for both families of addresses shows those of IPv4 as a part of IPv6."""
    headers = [(b"x-forwarded-for", forwarded.encode())]
    connection = HTTPConnection({"type": "http", "client": (peer, 5000), "headers": headers})
    assert address_of(connection, ServerSettings(data="x")) == address


@pytest.fixture
async def strict(settings: ServerSettings) -> AsyncIterator[MakeBrowser]:
    """Makes browsers at a server that limits how often things are asked."""
    async with running(settings) as services:
        services.limiter = Limiter(clock=Clock())  # time stands still
        app = make_app(services)
        yield lambda *arguments, **headers: browser_of(app, *arguments, **headers)


async def test_passwords_cannot_be_guessed_quickly(strict: MakeBrowser) -> None:
    await join(strict(), "Ann")
    guesser = strict("6.6.6.6")
    answers = [await guesser.post("/api/v1/session", json={"name": "Ann", "password": f"guess {n}"}) for n in range(11)]
    assert [answer.status_code for answer in answers] == [401] * 10 + [429]
    assert code_of(answers[-1]) == (429, "too-often")
    assert int(answers[-1].headers["retry-after"]) > 0
    for number in range(9):
        another = strict(f"7.7.7.{number}")
        for n in range(10):
            await another.post("/api/v1/session", json={"name": "Ann", "password": f"guess {n}"})
    elsewhere = strict("8.8.8.8")
    again = await elsewhere.post("/api/v1/session", json={"name": "A n n", "password": PASSWORD})
    assert again.status_code == 429, "one account cannot be tried from many addresses either"


async def test_guest_creation_is_limited(strict: MakeBrowser) -> None:
    many = strict("6.6.6.6")
    statuses = [(await many.post("/api/v1/guests", json={"name": "Ann"})).status_code for _ in range(22)]
    assert statuses == [201] * 20 + [429] * 2
    assert (await strict("7.7.7.7").post("/api/v1/guests", json={"name": "Ann"})).status_code == 201


async def test_requests_are_limited_except_health_checks(strict: MakeBrowser) -> None:
    many = strict("6.6.6.6")
    burst = LIMITS["requests"].burst
    statuses = [(await many.get("/api/v1/push/key")).status_code for _ in range(burst + 30)]
    assert 429 in statuses[burst:]
    assert 429 not in statuses[:burst]
    assert (await many.get("/healthz")).status_code == 200


async def test_long_bodies_are_refused_whether_they_say_so_or_not(browser: MakeBrowser) -> None:
    ann = browser()
    body = b'{"name": "' + b"x" * LARGEST_BODY + b'"}'
    headers = {"Content-Type": "application/json"}

    async def pieces() -> AsyncIterator[bytes]:
        for start in range(0, len(body), 10_000):
            yield body[start : start + 10_000]

    assert code_of(await ann.post("/api/v1/guests", content=body, headers=headers)) == (413, "too-large")
    assert code_of(await ann.post("/api/v1/guests", content=pieces(), headers=headers)) == (413, "too-large")


@pytest.mark.parametrize(
    ("body", "field", "problem"),
    [
        ({}, "name", "missing"),
        ({"name": ""}, "name", "too-short"),
        ({"name": "x" * 33}, "name", "too-long"),
        ({"name": 7}, "name", "wrong-type"),
        ({"name": None}, "name", "wrong-type"),
        ({"name": "a\u202eb"}, "name", "hidden-characters"),
        ({"name": "a\x00b"}, "name", "hidden-characters"),
        ({"name": "a\ud800"}, "name", "wrong-form"),
        ({"name": "Ann", "language": "de"}, "language", "not-a-choice"),
        ({"name": "Ann", "admin": True}, "admin", "unknown"),
        ({"name": "Ann", "<script>": True}, "?", "unknown"),
        ([], "body", "wrong-type"),
        ("x", "body", "wrong-type"),
    ],
)
async def test_every_field_has_its_limits(body: object, field: str, problem: str, browser: MakeBrowser) -> None:
    headers = {"Content-Type": "application/json"}
    answer = await browser().post("/api/v1/guests", content=json.dumps(body), headers=headers)
    assert code_of(answer) == (422, "bad-request")
    detail = answer.json()["error"]["details"][0]
    assert (detail["field"], detail["code"]) == (field, problem)
    assert detail["message"]


@pytest.mark.parametrize("content", [b"", b"{", b"\xff\xfe", b'{"name": "\xff"}', b"[" * 100_000, b'{"name": NaN}'])
async def test_bodies_that_are_no_json_are_refused(content: bytes, browser: MakeBrowser) -> None:
    headers = {"Content-Type": "application/json"}
    answer = await browser().post("/api/v1/guests", content=content, headers=headers)
    assert answer.status_code in (400, 422)
    assert answer.json()["error"]["code"] in ("bad-json", "bad-request")


async def test_what_was_sent_is_not_repeated(browser: MakeBrowser) -> None:
    ann = browser()
    await come(ann, "Ann")
    answer = await ann.post("/api/v1/me/claim", json={"password": "hunter2"})
    assert answer.status_code == 422
    assert "hunter2" not in answer.text


async def test_wishes_count_only_at_tables_that_exist(live: ThreadServer, monkeypatch: pytest.MonkeyPatch) -> None:
    limiter = Limiter(clock=Clock())
    monkeypatch.setattr(live.app.state.services, "limiter", limiter)
    async with guests(live.address, "Ann") as (ann,):
        match = (await ann.ask("open", settings={"game": "eko", "players": 2}))["match"]
        for other in ("nosuchmatch", "another"):
            with pytest.raises(Refused, match="no-such-table"):
                await ann.ask("ready", match=other)
        assert not limiter._buckets["wishes"]
        for _ in range(LIMITS["wishes"].burst):
            await ann.ask("ready", match=match)
        with pytest.raises(Refused, match="too-often"):
            await ann.ask("ready", match=match)
