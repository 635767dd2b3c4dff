"""Sessions: cookies, where requests may come from, and in which language they are answered."""

from __future__ import annotations

import contextlib
import re

import httpx
import msgspec
import pytest
from fastapi import FastAPI, WebSocket
from sqlalchemy import select, update
from starlette.requests import HTTPConnection

from tests.server.conftest import ORIGIN, PASSWORD, MakeBrowser, browser_of, code_of, come, join, make_app, running
from tetrarch.server.accounts.sessions import device_of
from tetrarch.server.http.request import address_of, best_accepted
from tetrarch.server.services import Services
from tetrarch.server.settings import ServerSettings
from tetrarch.server.storage.models import SessionRow

pytestmark = pytest.mark.anyio


# Cookies


async def test_the_cookie_cannot_be_read_by_scripts_or_sent_by_other_sites(browser: MakeBrowser) -> None:
    answer = await browser().post("/api/v1/guests", json={"name": "Ann"})
    cookie = answer.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert "Path=/;" in cookie
    assert "Secure" not in cookie, "plain http on this machine"
    assert answer.headers["cache-control"] == "no-store"


@pytest.mark.parametrize(
    ("changes", "headers", "secure", "path"),
    [
        ({"public_url": "https://play.example/games"}, {}, True, "/games"),
        ({"path_prefix": "/games/"}, {}, False, "/games"),
        ({"trusted_proxies": ("127.0.0.1",)}, {"X-Forwarded-Proto": "https"}, True, "/"),
        ({"trusted_proxies": ("10.0.0.0/8",)}, {"X-Forwarded-Proto": "https"}, False, "/"),
        ({}, {"X-Forwarded-Proto": "https"}, True, "/"),
        ({"trusted_proxies": ()}, {"X-Forwarded-Proto": "https"}, False, "/"),
    ],
)
async def test_the_cookie_is_secure_behind_https_and_limited_to_its_path(
    changes: dict[str, str], headers: dict[str, str], secure: bool, path: str, settings: ServerSettings
) -> None:
    changed = msgspec.structs.replace(settings, **changes)
    async with running(changed) as services, browser_of(make_app(services), **headers) as ann:
        answer = await ann.post("/api/v1/guests", json={"name": "Ann"})
        prefixed = await ann.get(f"{path.rstrip('/')}/api/v1/me", headers={"Cookie": answer.headers["set-cookie"]})
        assert prefixed.status_code == 200, "the proxy may leave the prefix or take it off"
    cookie = answer.headers["set-cookie"]
    assert ("Secure" in cookie) == secure
    assert re.search(r"Path=([^;]+)", cookie)[1] == path  # type: ignore[index]


async def test_signing_out_ends_the_session_on_the_server(browser: MakeBrowser) -> None:
    ann = browser()
    await come(ann, "Ann")
    copied = ann.cookies["tetrarch-session"]
    assert (await ann.delete("/api/v1/session")).status_code == 204
    assert "tetrarch-session" not in ann.cookies
    thief = browser(Cookie=f"tetrarch-session={copied}")
    assert code_of(await thief.get("/api/v1/me")) == (401, "not-signed-in")


async def test_signing_out_everywhere_ends_all_sessions(browser: MakeBrowser) -> None:
    ann, elsewhere, bob = browser(), browser(), browser()
    await join(ann, "Ann")
    await come(bob, "Bob")
    await elsewhere.post("/api/v1/session", json={"name": "Ann", "password": PASSWORD})
    assert (await ann.delete("/api/v1/sessions")).status_code == 204
    assert (await elsewhere.get("/api/v1/me")).status_code == 401
    assert (await bob.get("/api/v1/me")).status_code == 200


@pytest.mark.parametrize("cookie", ["", "x", "x" * 5000, "é", "a b", '"'])
async def test_invalid_cookies_are_ignored(cookie: str, browser: MakeBrowser) -> None:
    headers = {"Cookie": f"tetrarch-session={cookie}".encode()}
    answer = await browser().get("/api/v1/lobby/tables", headers=headers)  # type: ignore[arg-type]
    assert answer.status_code == 200


@pytest.mark.parametrize("header", ["", "Bearer", "Bearer x", "Basic YTpi", "Bearer " + "x" * 5000, "nonsense"])
async def test_invalid_tokens_are_rejected(header: str, browser: MakeBrowser) -> None:
    answer = await browser(Authorization=header).get("/api/v1/lobby/tables")
    assert code_of(answer) == (401, "bad-token")


async def test_sessions_slide_and_expire(services: Services, browser: MakeBrowser) -> None:
    ann = browser()
    await come(ann, "Ann")

    async def change(**values: int) -> None:
        async with services.database.write() as session:
            await session.execute(update(SessionRow).values(**values))

    async with services.database.read() as session:
        first = (await session.scalars(select(SessionRow))).one()
    await change(seen=first.seen - 2 * 3_600_000, expires=first.expires - 1_000_000)
    answer = await ann.get("/api/v1/me")
    assert "tetrarch-session=" in answer.headers["set-cookie"], "the browser keeps the cookie longer, too"
    async with services.database.read() as session:
        second = (await session.scalars(select(SessionRow))).one()
    assert second.expires >= first.expires
    await change(expires=1)
    assert (await ann.get("/api/v1/me")).status_code == 401
    await services.sessions.remove_expired()
    async with services.database.read() as session:
        assert (await session.scalars(select(SessionRow))).all() == []


# The list of sessions

FIREFOX = "Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0"


@pytest.mark.parametrize(
    ("agent", "device"),
    [
        (FIREFOX, "Firefox · Linux"),
        ("Mozilla/5.0 (Windows NT 10.0; Win64; x64) AppleWebKit/537.36 Chrome/126.0 Safari/537.36", "Chrome · Windows"),
        ("Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/126.0 Safari/537.36 Edg/126.0", "Edge · Windows"),
        ("Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1 Version/17 Safari/605.1", "Safari · macOS"),
        ("Mozilla/5.0 (iPhone; CPU iPhone OS 17_5 like Mac OS X) CriOS/126.0 Mobile Safari/604.1", "Chrome · iOS"),
        ("Mozilla/5.0 (Linux; Android 14) Chrome/126.0 Mobile Safari/537.36", "Chrome · Android"),
        ("python-httpx/0.28", None),
        ("", None),
    ],
)
async def test_a_device_is_named_by_its_browser_and_system(agent: str, device: str | None) -> None:
    assert device_of(agent) == device


async def test_sessions_are_listed_and_revoked_one_by_one(browser: MakeBrowser) -> None:
    ann, elsewhere, bob = browser(**{"User-Agent": FIREFOX}), browser(), browser()
    await join(ann, "Ann")
    await elsewhere.post("/api/v1/session", json={"name": "Ann", "password": PASSWORD})
    await come(bob, "Bob")
    (here,) = [one for one in (await ann.get("/api/v1/me/sessions")).json() if one["current"]]
    (there,) = [one for one in (await ann.get("/api/v1/me/sessions")).json() if not one["current"]]
    assert (here["device"], there["device"]) == ("Firefox · Linux", None)
    assert ann.cookies["tetrarch-session"] not in str([here, there])
    assert code_of(await bob.delete(f"/api/v1/me/sessions/{there['id']}")) == (404, "no-such-session")
    assert (await elsewhere.get("/api/v1/me")).status_code == 200
    assert (await ann.delete(f"/api/v1/me/sessions/{there['id']}")).status_code == 204
    assert (await elsewhere.get("/api/v1/me")).status_code == 401
    assert code_of(await ann.delete(f"/api/v1/me/sessions/{there['id']}")) == (404, "no-such-session")
    assert [one["id"] for one in (await ann.get("/api/v1/me/sessions")).json()] == [here["id"]]
    assert (await ann.delete(f"/api/v1/me/sessions/{here['id']}")).status_code == 204
    assert "tetrarch-session" not in ann.cookies


# Where requests come from


@pytest.mark.parametrize(
    ("headers", "allowed"),
    [
        ({"Sec-Fetch-Site": "same-origin"}, True),
        ({"Sec-Fetch-Site": "same-site"}, False),
        ({"Sec-Fetch-Site": "cross-site"}, False),
        ({"Sec-Fetch-Site": "none"}, False),
        ({"Origin": ORIGIN}, True),
        ({"Origin": ORIGIN + ":80"}, True),
        ({"Origin": "https://tetrarch.test"}, False),
        ({"Origin": "http://evil.test"}, False),
        ({"Origin": "http://tetrarch.test.evil.test"}, False),
        ({"Origin": "null"}, False),
        ({"Origin": "http://[bad"}, False),
        ({"Sec-Fetch-Site": "cross-site", "Origin": ORIGIN}, False),
        ({}, False),
    ],
)
async def test_changes_with_a_cookie_come_from_our_own_pages_only(
    headers: dict[str, str], allowed: bool, services: Services
) -> None:
    app = make_app(services)
    async with browser_of(app) as ann:
        await come(ann, "Ann")
        cookies = {"tetrarch-session": ann.cookies["tetrarch-session"]}
    transport = httpx.ASGITransport(app=app)
    async with httpx.AsyncClient(transport=transport, base_url=ORIGIN, headers=headers, cookies=cookies) as page:
        answer = await page.patch("/api/v1/me", json={"language": "fr"})
        assert answer.status_code == (200 if allowed else 403)
        assert allowed or code_of(answer) == (403, "foreign-origin")
        assert (await page.get("/api/v1/me")).status_code == 200, "reading changes nothing"


async def test_other_sites_cannot_sign_a_user_in(browser: MakeBrowser) -> None:
    for headers in ({"Sec-Fetch-Site": "cross-site"}, {"Origin": "http://evil.test"}):
        page = browser()
        page.headers.pop("sec-fetch-site")
        page.headers.update(headers)
        assert code_of(await page.post("/api/v1/guests", json={"name": "Ann"})) == (403, "foreign-origin")


async def test_programs_with_tokens_come_from_anywhere(browser: MakeBrowser) -> None:
    ann = browser()
    await join(ann, "Ann")
    token = (await ann.post("/api/v1/me/tokens", json={"name": "script"})).json()["token"]
    program = browser(Authorization=f"Bearer {token}", Origin="http://elsewhere.test")
    program.headers.pop("sec-fetch-site")
    assert (await program.patch("/api/v1/me", json={"language": "fr"})).status_code == 200


async def test_other_sites_may_not_read_answers(browser: MakeBrowser) -> None:
    answer = await browser(Origin="http://evil.test").get("/api/v1/lobby/tables")
    assert "access-control-allow-origin" not in answer.headers
    assert answer.headers["x-content-type-options"] == "nosniff"
    assert answer.headers["x-frame-options"] == "DENY"


@pytest.mark.parametrize(
    ("peer", "trusted", "forwarded", "address"),
    [
        ("9.9.9.9", (), "1.2.3.4", "9.9.9.9"),
        ("127.0.0.1", ("127.0.0.1",), "1.2.3.4", "1.2.3.4"),
        ("127.0.0.1", ("127.0.0.1", "10.0.0.0/8"), "6.6.6.6, 1.2.3.4, 10.1.1.1", "1.2.3.4"),
        ("127.0.0.1", ("127.0.0.1",), "nonsense", "127.0.0.1"),
        ("127.0.0.1", ("127.0.0.1",), "", "127.0.0.1"),
        ("::1", ("::1",), "2001:db8::1", "2001:db8::1"),
    ],
)
async def test_the_address_behind_trusted_proxies_is_found(
    peer: str, trusted: tuple[str, ...], forwarded: str, address: str
) -> None:
    headers = [(b"x-forwarded-for", forwarded.encode())]
    connection = HTTPConnection({"type": "http", "client": (peer, 1), "headers": headers})
    assert address_of(connection, ServerSettings(data="nowhere", trusted_proxies=trusted)) == address


async def test_web_sockets_of_other_sites_are_refused(services: Services) -> None:
    app = make_app(services)
    reached = []

    @app.websocket("/live")
    async def live(socket: WebSocket) -> None:
        reached.append(socket)

    for headers, opens in [
        ([(b"origin", b"http://evil.test"), (b"cookie", b"tetrarch-session=x")], False),
        ([(b"origin", b"http://evil.test")], False),
        ([(b"origin", ORIGIN.encode()), (b"cookie", b"tetrarch-session=x")], True),
        ([(b"cookie", b"tetrarch-session=x")], False),
        ([(b"authorization", b"Bearer x"), (b"origin", b"http://other.test")], True),
    ]:
        reached.clear()
        assert (await open_socket(app, headers) == 1008) != opens
        assert bool(reached) == opens


async def open_socket(app: FastAPI, headers: list[tuple[bytes, bytes]]) -> int | None:
    """Try to open a WebSocket; the code with which it was closed, if it was."""
    sent: list[dict[str, object]] = []
    scope = {
        **{"type": "websocket", "path": "/live", "raw_path": b"/live", "query_string": b"", "scheme": "ws"},
        **{"headers": [(b"host", b"tetrarch.test"), *headers], "client": ("127.0.0.1", 1), "subprotocols": []},
    }

    async def receive() -> dict[str, object]:
        return {"type": "websocket.connect"}

    async def send(message: dict[str, object]) -> None:
        sent.append(message)

    with contextlib.suppress(Exception):
        await app(scope, receive, send)  # type: ignore[arg-type]
    code = next((message["code"] for message in sent if message["type"] == "websocket.close"), None)
    return code if isinstance(code, int) else None


# Languages


@pytest.mark.parametrize(
    ("header", "language"),
    [
        ("", "en"),
        ("fr-BE,fr;q=0.9,en;q=0.5", "fr"),
        ("de, pl;q=0.3, nl;q=0.7", "nl"),
        ("en;q=0.1, pl", "pl"),
        ("*", "en"),
        ("fr;q=0", "en"),
        ("fr;q=nan, nl;q=2, pl;q=x", "en"),
        ("," * 2000, "en"),
    ],
)
async def test_the_best_accepted_language_is_chosen(header: str, language: str) -> None:
    assert best_accepted(header) == language


async def test_the_url_overrides_the_language_of_the_account_and_of_the_browser(browser: MakeBrowser) -> None:
    ann = browser(**{"Accept-Language": "nl"})
    stranger = await ann.get("/api/v1/me")
    assert stranger.headers["content-language"] == "nl"
    await come(ann, "Ann")
    await ann.patch("/api/v1/me", json={"language": "pl"})
    answer = await ann.get("/api/v1/people/nobody")
    assert answer.headers["content-language"] == "nl", "this route never asks who it is"
    answer = await ann.post("/api/v1/me/bots", json={"name": "Botty"})
    assert answer.headers["content-language"] == "pl"
    assert answer.json()["error"]["message"].startswith("do tego potrzebne jest konto")
    answer = await ann.post("/api/v1/me/bots?lang=fr", json={"name": "Botty"})
    assert answer.headers["content-language"] == "fr"
    answer = await ann.post("/api/v1/me/bots?lang=xx", json={"name": "Botty"})
    assert answer.headers["content-language"] == "pl"
