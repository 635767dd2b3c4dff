"""Odd requests, sign-in under attack, restarts and memory: each gets a clean answer, and nobody loses by it."""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator

import httpx
import pytest
import uvicorn
from fastapi import FastAPI

from tests.server.conftest import PASSWORD, MakeBrowser, browser_of, code_of, come, join, make_app, running
from tests.server.live_server import ThreadServer
from tests.server.players import guests
from tetrarch.cli.commands import serve
from tetrarch.server import services as services_module
from tetrarch.server.accounts.sessions import COOKIE, Sessions
from tetrarch.server.http.rate_limits import LIMITS, Limiter
from tetrarch.server.http.request import DEVICE
from tetrarch.server.matches import hub as hub_module
from tetrarch.server.matches.hub import Hub
from tetrarch.server.ops.background import SOON_SECONDS, GcPolicy
from tetrarch.server.services import Services
from tetrarch.server.settings import ServerSettings
from tetrarch.server.workers.pool import WorkerPool

# Odd requests


@pytest.mark.parametrize("path", ["x" * 256, "x" * 5000, f"table/{'x' * 300}", f"{'x/' * 300}y", "x%ED%A0%80", "%FF"])
def test_odd_paths_of_the_page_get_a_clean_answer(live: ThreadServer, path: str) -> None:
    answer = httpx.get(f"{live.address}/{path}")
    assert answer.status_code in (200, 307, 404)


def test_the_page_answers_head(live: ThreadServer) -> None:
    for path in ("/", "/table/abc"):
        got, head = (httpx.request(method, f"{live.address}{path}") for method in ("GET", "HEAD"))
        assert head.status_code == got.status_code < 400
        assert head.headers["content-type" if path == "/" else "location"]
        assert head.content == b""


@pytest.mark.parametrize("text", [r"\ud800", r"a\udc00b", r"\ud800\u0041"])
def test_lone_surrogates_over_rest_are_rejected(live: ThreadServer, text: str) -> None:
    bodies = {
        "guests": f'{{"name": "{text}"}}',
        "session": f'{{"name": "{text}", "password": "{text}12345678"}}',
        "tables": f'{{"settings": {{"game": "eko", "players": 2, "name": "{text}"}}}}',
        "positions/check": f'{{"document": {{"{text}": 1}}}}',
    }

    async def ask() -> None:
        async with (
            guests(live.address, "Ann") as (ann,),
            httpx.AsyncClient(base_url=f"{live.address}/api/v1", headers=ann.headers) as client,
        ):
            for path, body in bodies.items():
                headers = {"Content-Type": "application/json"}
                answer = await client.post(path, content=body, headers=headers)
                assert 400 <= answer.status_code < 500, (path, answer.text)

    asyncio.run(ask())


@pytest.mark.parametrize("text", [r"\ud800", r"a\udc00b"])
def test_lone_surrogates_over_the_web_socket_get_a_reply(live: ThreadServer, text: str) -> None:
    async def ask() -> None:
        async with guests(live.address, "Ann") as (ann,):
            await ann.socket.send(f'{{"type": "say", "id": "abc", "match": "x", "text": "{text}"}}')
            await ann.wait_for(lambda: any(json.loads(raw).get("id") == "abc" for raw in ann.raw))
            await ann.socket.send(f'{{"type": "ping", "id": "{text}"}}')
            await ann.ask("ping")

    asyncio.run(ask())


# Sign-in


@pytest.fixture
async def strict(settings: ServerSettings) -> AsyncIterator[MakeBrowser]:
    """Makes browsers at a server with rate limits, where time stands still."""
    async with running(settings) as services:
        services.limiter = Limiter(clock=lambda: 0.0)
        app = make_app(services)
        yield lambda *arguments, **headers: browser_of(app, *arguments, **headers)


async def sign_in(browser: httpx.AsyncClient, password: str = PASSWORD) -> int:
    return (await browser.post("/api/v1/session", json={"name": "Ann", "password": password})).status_code


@pytest.mark.anyio
async def test_failed_sign_ins_lock_out_neither_other_addresses_nor_known_devices(strict: MakeBrowser) -> None:
    owner = strict("1.1.1.1")
    await join(owner, "Ann")
    for number in range(10):
        guesser = strict(f"6.6.6.{number}")
        assert [await sign_in(guesser, f"guess {n}") for n in range(10)] == [401] * 10
        assert await sign_in(guesser) == 429, "this address has guessed too often"
    assert LIMITS["strangers"].burst == 100
    assert await sign_in(strict("7.7.7.7")) == 429, "no more guesses from unknown devices"
    assert (await owner.delete("/api/v1/session")).status_code == 204
    assert await sign_in(owner) == 200, "the owner's device is known"
    other = strict("8.8.8.8")
    other.cookies.set("tetrarch-device", "0" * 64)
    assert await sign_in(other) == 429


@pytest.mark.anyio
async def test_failed_sign_ins_do_not_lock_out_a_known_device_at_the_same_address(strict: MakeBrowser) -> None:
    owner, guesser, other = strict("1.1.1.1"), strict("1.1.1.1"), strict("1.1.1.1")
    await join(owner, "Ann")
    await join(other, "Bob")
    assert (await owner.delete("/api/v1/session")).status_code == 204
    assert [await sign_in(guesser, f"guess {n}") for n in range(11)] == [401] * 10 + [429]
    assert await sign_in(other) == 429, "it is known for another account"
    assert [await sign_in(owner, f"guess {n}") for n in range(9)] == [401] * 9
    assert await sign_in(owner) == 200, "only the attempts of the own device count"
    assert [await sign_in(owner, "guess") for _ in range(10)] == [401] * 10
    assert await sign_in(owner) == 429


@pytest.mark.anyio
async def test_a_known_device_cannot_sign_in_without_end(strict: MakeBrowser) -> None:
    owner = strict("1.1.1.1")
    await join(owner, "Ann")
    burst = LIMITS["known-devices"].burst
    assert [await sign_in(owner) for _ in range(burst + 1)] == [200] * burst + [429]


@pytest.mark.anyio
async def test_nobody_keeps_the_owner_of_an_account_from_using_a_recovery_code(strict: MakeBrowser) -> None:
    owner = strict("1.1.1.1")
    await join(owner, "Ann")
    codes = (await owner.post("/api/v1/me/recovery-codes", json={"password": PASSWORD})).json()["codes"]

    async def recover(browser: httpx.AsyncClient, code: str) -> int:
        body = {"name": "Ann", "code": code, "password": PASSWORD}
        return (await browser.post("/api/v1/recovery", json=body)).status_code

    wrong = "AAAA-AAAA-AAAA-AAAA"
    for number in range(12):
        guesser = strict(f"6.6.6.{number}")
        assert [await recover(guesser, wrong) for _ in range(11)] == [401] * 10 + [429]
        assert {await sign_in(guesser, "guess") for _ in range(10)} <= {401, 429}
    new = strict("7.7.7.7")
    assert await sign_in(new) == 429, "no more guesses from unknown devices"
    assert await recover(new, wrong) == 401
    assert await sign_in(new) == 429
    assert await recover(new, codes[0]) == 204
    assert await sign_in(new) == 200, "a correct code makes the device known"
    assert await sign_in(strict("8.8.8.8")) == 429, "other devices stay unknown"


@pytest.mark.anyio
async def test_signing_out_everywhere_forgets_a_device_that_has_only_used_a_recovery_code(strict: MakeBrowser) -> None:
    owner, recovered = strict("1.1.1.1"), strict("2.2.2.2")
    await join(owner, "Ann")
    code = (await owner.post("/api/v1/me/recovery-codes", json={"password": PASSWORD})).json()["codes"][0]
    body = {"name": "Ann", "code": code, "password": PASSWORD}
    assert (await recovered.post("/api/v1/recovery", json=body)).status_code == 204
    assert await sign_in(owner) == 200
    assert (await owner.delete("/api/v1/sessions")).status_code == 204
    assert [await sign_in(strict("2.2.2.2"), f"guess {n}") for n in range(10)] == [401] * 10
    assert await sign_in(recovered) == 429, "it counts with its address again"


@pytest.mark.anyio
async def test_a_known_device_recovers_while_others_try_codes_at_its_address(strict: MakeBrowser) -> None:
    owner, guesser = strict("1.1.1.1"), strict("1.1.1.1")
    await join(owner, "Ann")
    code = (await owner.post("/api/v1/me/recovery-codes", json={"password": PASSWORD})).json()["codes"][0]
    body = {"name": "Ann", "code": "AAAA-AAAA-AAAA-AAAA", "password": PASSWORD}
    statuses = [(await guesser.post("/api/v1/recovery", json=body)).status_code for _ in range(11)]
    assert statuses == [401] * 10 + [429]
    assert (await owner.post("/api/v1/recovery", json={**body, "code": code})).status_code == 204


@pytest.mark.anyio
async def test_a_former_device_neither_throttles_the_owner_nor_keeps_its_share(strict: MakeBrowser) -> None:
    """Each device has its own count. Its token changes with each sign-in, and ends with its session."""
    owner, former, thief = strict("1.1.1.1"), strict("2.2.2.2"), strict("3.3.3.3")
    await join(owner, "Ann")
    assert await sign_in(former) == 200
    assert [await sign_in(former, f"guess {n}") for n in range(9)] == [401] * 9
    thief.cookies.set(DEVICE, former.cookies[DEVICE])
    statuses = [await sign_in(thief, "guess"), await sign_in(thief)]
    assert statuses == [401, 429], "it is the same device, wherever its token is"
    assert await sign_in(owner) == 200, "another device has its own count"
    old = owner.cookies[DEVICE]
    assert await sign_in(owner) == 200
    assert owner.cookies[DEVICE] != old


@pytest.mark.parametrize("way", ["everywhere", "revoked", "password", "recovery"])
@pytest.mark.anyio
async def test_the_devices_of_ended_sessions_are_strangers(strict: MakeBrowser, way: str) -> None:
    owner, lost = strict("1.1.1.1"), strict("2.2.2.2")
    await join(owner, "Ann")
    assert await sign_in(lost) == 200
    stays = strict("3.3.3.3")
    assert await sign_in(stays) == 200
    assert (await stays.delete("/api/v1/session")).status_code == 204
    new = PASSWORD
    if way == "everywhere":
        assert (await owner.delete("/api/v1/sessions")).status_code == 204
    elif way == "revoked":
        (other,) = [one for one in (await owner.get("/api/v1/me/sessions")).json() if not one["current"]]
        assert (await owner.delete(f"/api/v1/me/sessions/{other['id']}")).status_code == 204
    elif way == "password":
        new = "another battery staple"
        asked = await owner.post("/api/v1/me/password", json={"old": PASSWORD, "new": new})
        assert asked.status_code == 204
    else:
        code = (await owner.post("/api/v1/me/recovery-codes", json={"password": PASSWORD})).json()["codes"][0]
        new = "another battery staple"
        reset = await owner.post("/api/v1/recovery", json={"name": "Ann", "code": code, "password": new})
        assert reset.status_code == 204
    for number in range(10):
        guesser = strict(f"6.6.6.{number}")
        for guess in range(10):
            assert await sign_in(guesser, f"guess {guess}") in (401, 429)
    assert await sign_in(lost, new) == 429
    assert await sign_in(stays, new) == (200 if way == "revoked" else 429), "signing out keeps the device known"
    assert await sign_in(owner, new) == (429 if way == "everywhere" else 200)


@pytest.mark.anyio
async def test_guesses_from_one_address_do_not_lock_out_another(strict: MakeBrowser) -> None:
    await join(strict("1.1.1.1"), "Ann")
    guesser = strict("6.6.6.6")
    assert [await sign_in(guesser, f"guess {n}") for n in range(11)] == [401] * 10 + [429]
    assert await sign_in(strict("7.7.7.7")) == 200


@pytest.mark.anyio
async def test_claiming_a_name_rotates_the_session(browser: MakeBrowser) -> None:
    ann, thief = browser(), browser()
    await come(ann, "Ann")
    old = ann.cookies[COOKIE]
    thief.cookies.set(COOKIE, old)
    assert (await thief.get("/api/v1/me")).status_code == 200
    assert (await ann.post("/api/v1/me/claim", json={"password": PASSWORD})).status_code == 200
    assert ann.cookies[COOKIE] != old
    assert (await ann.get("/api/v1/me")).json()["kind"] == "account"
    assert code_of(await thief.get("/api/v1/me")) == (401, "not-signed-in")


# Restarts and memory


@pytest.mark.anyio
async def test_upkeep_goes_on_after_the_database_was_away(
    settings: ServerSettings, monkeypatch: pytest.MonkeyPatch
) -> None:
    tried: list[Sessions] = []

    async def refuse(sessions: Sessions) -> None:
        tried.append(sessions)
        raise ConnectionRefusedError

    monkeypatch.setattr(services_module, "SECONDS_BETWEEN_UPKEEPS", 0.01)
    monkeypatch.setattr(Sessions, "remove_expired", refuse)
    async with running(settings):
        async with asyncio.timeout(20):
            while len(tried) < 2:
                await asyncio.sleep(0.01)


@pytest.mark.anyio
async def test_clocks_stop_when_the_server_begins_to_stop(services: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    """No later heartbeat charges the players for the time in which the server stops."""
    monkeypatch.setattr(hub_module, "BEAT_SECONDS", 0.01)
    monkeypatch.setattr(hub_module, "QUIET_BEAT_SECONDS", 0.0)
    pool = WorkerPool(1)
    hub = Hub(services, pool)
    await hub.start()
    await hub.stop_clocks()
    last = await services.store.last_beat()
    await asyncio.sleep(0.1)
    await hub.close()
    await pool.close()
    assert await services.store.last_beat() == last


def test_the_server_stops_the_clocks_before_it_closes_connections(monkeypatch: pytest.MonkeyPatch) -> None:
    order: list[str] = []

    async def startup(self: uvicorn.Server, sockets: object = None) -> None:
        self.started = self.should_exit = True

    async def shutdown(self: uvicorn.Server, sockets: object = None) -> None:
        order.append("connections")

    async def stop_clocks(self: object) -> None:
        order.append("clocks")

    monkeypatch.setattr(uvicorn.Server, "startup", startup)
    monkeypatch.setattr(uvicorn.Server, "shutdown", shutdown)
    app = FastAPI()
    app.state.hub = type("Hub", (), {"hand_over": stop_clocks})()
    app.state.connections = None
    monkeypatch.setattr("tetrarch.server.app.make_app", lambda _: app)
    with serve.listen("127.0.0.1", 0) as listening:
        serve.run_server(ServerSettings(data="x"), listening, "address", open_page=False)
    assert order == ["clocks", "connections"]


def test_closed_connections_make_a_collection_due() -> None:
    last = 0.0
    policy = GcPolicy(lambda: last)
    policy._collected = 10.0
    assert not policy.is_due(1000.0)
    last = 20.0
    assert policy.is_due(20.0 + SOON_SECONDS)
