"""Connections that send half a request, or are too many, keep nobody out; the health check reports what runs short."""

from __future__ import annotations

import asyncio
import contextlib
import json
import os
import shutil
import socket
import sqlite3
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace

import httpx
import msgspec
import pytest
from sqlalchemy.exc import OperationalError
from websockets.asyncio import client as websockets
from websockets.exceptions import InvalidStatus

from tests.server.conftest import MakeBrowser
from tests.server.live_server import ThreadServer
from tests.server.players import Player, Refused, guests
from tetrarch.server import app as app_module
from tetrarch.server.http import connections
from tetrarch.server.http.connections import ConnectionGuard
from tetrarch.server.ops.monitoring import Metrics
from tetrarch.server.services import Services
from tetrarch.server.settings import ServerSettings

HALF = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n"
WHOLE = HALF + b"\r\n"


def guard_of(server: ThreadServer) -> ConnectionGuard:
    guard = server.app.state.connections
    assert isinstance(guard, ConnectionGuard)
    return guard


@contextlib.contextmanager
def serving(data: Path, **changes: object) -> Iterator[ThreadServer]:
    settings = {"data": str(data), "rate_limits": False, "thinkers": 1, **changes}
    with ThreadServer(msgspec.convert(settings, ServerSettings)) as server:
        yield server


@pytest.fixture(scope="module")
def hasty(tmp_path_factory: pytest.TempPathFactory) -> Iterator[ThreadServer]:
    """A server that waits only a moment for requests."""
    with serving(tmp_path_factory.mktemp("hasty")) as server:
        guard_of(server).read_seconds = 0.3
        yield server


def connect(server: ThreadServer) -> socket.socket:
    opened = socket.create_connection(("127.0.0.1", int(server.address.rpartition(":")[2])), 60)
    opened.settimeout(60)
    return opened


def received(opened: socket.socket) -> bytes:
    """Everything until the server closes the connection."""
    parts = []
    with contextlib.suppress(ConnectionResetError):
        while part := opened.recv(65536):
            parts.append(part)
    return b"".join(parts)


def rejected(server: ThreadServer, reason: str) -> float:
    registry = server.app.state.services.metrics.registry
    return float(registry.get_sample_value("tetrarch_connections_rejected_total", {"reason": reason}) or 0)


@pytest.mark.parametrize(
    "begun",
    [
        b"",
        b"GET",
        HALF,
        b"POST /api/v1/guests HTTP/1.1\r\nHost: localhost\r\nContent-Length: 20\r\n\r\n{",
        b"POST /api/v1/guests HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n5\r\n{",
    ],
)
def test_half_a_request_ends_after_a_time(hasty: ThreadServer, begun: bytes) -> None:
    before = rejected(hasty, "slow-request")
    with connect(hasty) as opened:
        opened.sendall(begun)
        assert received(opened).startswith(b"HTTP/1.1 408")
    assert rejected(hasty, "slow-request") == before + 1


def faults(server: ThreadServer) -> float:
    return float(server.app.state.services.metrics.faults._value.get())


@pytest.mark.parametrize("waits", [True, False])
def test_half_a_command_is_no_fault_of_the_server(hasty: ThreadServer, waits: bool) -> None:
    async def come() -> str:
        async with guests(hasty.address, "Ann") as (ann,):
            return "\r\n".join(f"{name}: {value}" for name, value in ann.headers.items())

    host = hasty.address.removeprefix("http://")
    begun = f"POST /api/v1/tables/any/commands HTTP/1.1\r\nHost: {host}\r\n{asyncio.run(come())}\r\n"
    before, answered = faults(hasty), bad_requests(hasty)
    with connect(hasty) as opened:
        opened.sendall(f"{begun}Content-Length: 20\r\n\r\n{{".encode())
        if waits:
            assert received(opened).startswith(b"HTTP/1.1 408")
    for _ in range(600):
        if bad_requests(hasty) > answered:
            break
        time.sleep(0.05)
    assert (faults(hasty), bad_requests(hasty)) == (before, answered + 1)


def bad_requests(server: ThreadServer) -> float:
    """The number of commands whose requests were counted as bad."""
    labels = {"method": "POST", "route": "/api/v1/tables/{match}/commands", "status": "400"}
    registry = server.app.state.services.metrics.registry
    return float(registry.get_sample_value("tetrarch_requests_total", labels) or 0)


def test_half_a_request_after_a_whole_one_ends_after_a_time(hasty: ThreadServer) -> None:
    with connect(hasty) as opened:
        opened.sendall(WHOLE)
        assert opened.recv(65536).startswith(b"HTTP/1.1 200")
        opened.sendall(HALF)
        assert b"HTTP/1.1 408" in received(opened)


def test_sending_a_byte_at_a_time_gives_no_more_time(hasty: ThreadServer) -> None:
    with connect(hasty) as opened:
        opened.settimeout(0.02)
        answer = b""
        for byte in b"GET /" + b"x" * 5000:
            with contextlib.suppress(TimeoutError):
                answer += opened.recv(1000)
            if answer:
                break
            opened.sendall(bytes([byte]))
        assert answer.startswith(b"HTTP/1.1 408")


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        (b"a: b\r\n" * 130, b"431"),
        (b"a: " + b"b" * 9000 + b"\r\n", b"431"),
        (b"Content-Length: 1\r\n", b"400"),
        (b"Transfer-Encoding: chunked\r\n", b"400"),
    ],
)
def test_a_handshake_that_is_no_web_socket_s_is_rejected(live: ThreadServer, headers: bytes, status: bytes) -> None:
    before = rejected(live, "bad-handshake")
    with connect(live) as opened:
        opened.sendall(HALF + b"Connection: Upgrade\r\nUpgrade: websocket\r\n" + headers + b"\r\n0\r\n\r\n")
        assert received(opened).startswith(b"HTTP/1.1 " + status)
    assert rejected(live, "bad-handshake") == before + 1


def test_an_unread_answer_ends_after_a_time(tmp_path: Path) -> None:
    """An answer too short to pause the writing keeps the connection open even when the server closes it."""

    async def fill_and_close(guard: ConnectionGuard) -> None:
        (transport,) = guard._open
        while not transport.get_write_buffer_size():
            transport.write(bytes(32_768))
            await asyncio.sleep(0.01)
        transport.close()

    with serving(tmp_path / "data") as server:
        guard = guard_of(server)
        guard.write_seconds = 0.4
        with connect(server):
            while not guard.count:
                time.sleep(0.01)
            loop = server.app.state.hub._tasks[0].get_loop()
            asyncio.run_coroutine_threadsafe(fill_and_close(guard), loop).result(60)
            for _ in range(600):
                if not guard.count:
                    break
                time.sleep(0.1)
            assert (guard.count, rejected(server, "slow-reader")) == (0, 1)


def test_whole_requests_and_sockets_outlive_the_time(hasty: ThreadServer) -> None:
    async def play() -> None:
        async with guests(hasty.address, "Ann") as (ann,):
            await asyncio.sleep(1)
            assert await ann.ask("ping")

    asyncio.run(play())
    assert httpx.get(f"{hasty.address}/healthz").status_code == 200


def test_half_open_connections_keep_no_newcomer_out(tmp_path: Path) -> None:
    with serving(tmp_path / "data", connections=20) as server, contextlib.ExitStack() as opened:
        for _ in range(60):
            opened.enter_context(connect(server)).sendall(HALF)
        assert httpx.get(f"{server.address}/healthz", timeout=30).status_code == 200
        assert guard_of(server).count <= 21
        assert rejected(server, "half-open") >= 40


def test_one_address_has_only_so_many_connections(tmp_path: Path) -> None:
    with serving(tmp_path / "data", connections_per_address=5, trusted_proxies=()) as server:
        with contextlib.ExitStack() as opened:
            for _ in range(5):
                opened.enter_context(connect(server)).sendall(HALF)
            with connect(server) as sixth:
                assert received(sixth).startswith(b"HTTP/1.1 503")
            assert rejected(server, "address") == 1
        for _ in range(20):  # the five end one by one, each after its client
            with contextlib.suppress(httpx.HTTPError):
                if httpx.get(f"{server.address}/healthz").status_code == 200:
                    break
        else:
            pytest.fail("closed connections still count")


def test_each_address_behind_a_proxy_has_only_so_many_web_sockets_and_requests(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """This machine is a trusted proxy by default; its own connections are not limited, those that it forwards are."""

    async def play(server: ThreadServer) -> None:
        def forwarded(address: str) -> dict[str, str]:
            return {"X-Forwarded-For": f"198.51.100.1, {address}"} if address else {}

        def opening(address: str) -> websockets.connect:
            return websockets.connect(
                f"{server.address.replace('http', 'ws', 1)}/api/v1/live", additional_headers=forwarded(address)
            )

        async def health_for(address: str) -> int:
            async with httpx.AsyncClient(base_url=server.address, headers=forwarded(address)) as client:
                return (await client.get("/healthz")).status_code

        async with contextlib.AsyncExitStack() as opened:
            first = await opened.enter_async_context(opening("2001:db8:1::1"))
            for number in range(2, 6):
                await opened.enter_async_context(opening(f"2001:db8:1::{number}"))
            for _ in range(2):
                with pytest.raises(InvalidStatus) as refused:
                    await opening("2001:db8:1::6")
                assert refused.value.response.status_code == 503
                assert json.loads(refused.value.response.body)["error"]["code"] == "too-many-connections"
            assert await health_for("2001:db8:1::7") == 503
            assert rejected(server, "forwarded-address") == 3
            await opened.enter_async_context(opening("2001:db8:2::1"))
            assert await health_for("203.0.113.1") == 200
            for _ in range(8):
                await opened.enter_async_context(opening(""))
            await first.close()
            async with asyncio.timeout(30):
                while await health_for("2001:db8:1::7") != 200:
                    await asyncio.sleep(0.02)

    with serving(tmp_path / "data", connections_per_address=5) as server:
        asyncio.run(play(server))
    assert not [record for record in caplog.records if record.name == "uvicorn.error"], "one line for each rejection"


def test_web_sockets_count_until_they_end(tmp_path: Path) -> None:
    with serving(tmp_path / "data") as server:

        async def play() -> None:
            async with guests(server.address, "Ann", "Bob") as (ann, _):
                await ann.ask("ping")
                assert guard_of(server).count >= 2
            async with asyncio.timeout(30):
                while guard_of(server).count:
                    await asyncio.sleep(0.02)

        asyncio.run(play())


# Health


@pytest.fixture
def unhurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each request is checked anew."""
    monkeypatch.setattr(app_module, "HEALTH_SECONDS", 0.0)


@pytest.mark.anyio
async def test_health_is_checked_once_for_many_requests(
    browser: MakeBrowser, services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    checked = 0

    async def is_reachable() -> bool:
        nonlocal checked
        checked += 1
        await asyncio.sleep(0.01)
        return True

    monkeypatch.setattr(services.database, "is_reachable", is_reachable)
    monkeypatch.setattr(app_module, "HEALTH_SECONDS", 60.0)
    found = await asyncio.gather(*(health(browser) for _ in range(20)))
    assert found == [(200, set())] * 20
    assert checked == 1
    monkeypatch.setattr(app_module, "HEALTH_SECONDS", 0.0)
    assert await health(browser) == (200, set())
    assert checked == 2


async def health(browser: MakeBrowser) -> tuple[int, set[str]]:
    """The status of the health check, and the names of failed checks."""
    answer = await browser().get("/healthz")
    return answer.status_code, {name for name, is_good in answer.json().items() if is_good is False}


@pytest.mark.usefixtures("unhurried")
@pytest.mark.anyio
async def test_health_reports_a_full_disk(browser: MakeBrowser, monkeypatch: pytest.MonkeyPatch) -> None:
    assert await health(browser) == (200, set())
    monkeypatch.setattr(shutil, "disk_usage", lambda _: SimpleNamespace(free=1000))
    assert await health(browser) == (503, {"disk"})


@pytest.mark.usefixtures("unhurried")
@pytest.mark.anyio
async def test_health_reports_a_lack_of_descriptors(browser: MakeBrowser, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(app_module, "open_descriptors", lambda: 1000)
    monkeypatch.setattr(app_module, "descriptor_limit", lambda: 1024)
    assert await health(browser) == (503, {"descriptors"})


@pytest.mark.usefixtures("unhurried")
@pytest.mark.anyio
async def test_health_reports_that_appends_fail_until_they_succeed(
    browser: MakeBrowser, services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    services.store.writer.is_failing = True
    with monkeypatch.context() as patched:
        patched.setattr(services.store, "beat", full_disk)
        assert await health(browser) == (503, {"database", "migrations"})
    assert await health(browser) == (200, set())


async def full_disk(*_: object) -> None:
    raise OperationalError("INSERT", {}, sqlite3.OperationalError("database or disk is full"))


def test_rest_and_web_socket_report_a_full_disk_alike(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with serving(tmp_path / "data") as server:

        async def play() -> None:
            async with guests(server.address, "Ann") as (ann,):
                match = (await ann.ask("open", settings={"game": "eko", "players": 2}))["match"]
                monkeypatch.setattr(server.app.state.services.store, "append", full_disk)
                with pytest.raises(Refused) as refused:
                    await ann.ask("say", match=match, text="hello")
                assert refused.value.code == "database-away"
                async with httpx.AsyncClient(base_url=server.address, headers=ann.headers) as client:
                    command = {"type": "say", "match": match, "text": "hello"}
                    answer = await client.post(f"/api/v1/tables/{match}/commands", json=command)
                assert (answer.status_code, answer.json()["error"]["code"]) == (503, "database-away")

        asyncio.run(play())


@pytest.mark.parametrize("part", ["sessions.by_cookie", "moderation.unheard_by"])
def test_a_handshake_is_refused_as_over_rest_while_the_database_is_away(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, part: str
) -> None:
    with serving(tmp_path / "data") as server:

        async def play() -> None:
            async with guests(server.address, "Ann") as (ann,):
                owner, _, name = part.partition(".")
                with monkeypatch.context() as patched:
                    patched.setattr(getattr(server.app.state.services, owner), name, full_disk)
                    with pytest.raises(InvalidStatus) as refused:
                        await Player(server.address, ann.id, ann.cookie).connect()
                answer = refused.value.response
                assert (answer.status_code, answer.headers["Retry-After"]) == (503, "5")
                assert json.loads(answer.body)["error"]["code"] == "database-away"
                again = await Player(server.address, ann.id, ann.cookie).connect()
                await again.close()

        asyncio.run(play())
    assert not [record for record in caplog.records if record.name == "uvicorn.error"]


@pytest.fixture
def small_disk(tmp_path: Path) -> Iterator[Path]:
    """A file system of a few megabytes; only root can make one."""
    folder = tmp_path / "disk"
    folder.mkdir()
    mounting = ["mount", "-t", "tmpfs", "-o", "size=8m", "tmpfs", str(folder)]
    if os.geteuid() != 0 or subprocess.run(mounting, check=False, capture_output=True).returncode != 0:
        pytest.skip("only root can mount a file system")
    try:
        yield folder
    finally:
        subprocess.run(["umount", "--lazy", str(folder)], check=True)


@pytest.mark.usefixtures("unhurried")
def test_a_file_system_without_space_is_reported_alike_everywhere(
    small_disk: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """REST, the WebSocket and the health check agree, and play goes on once there is space again."""
    monkeypatch.setattr(app_module, "SPARE_BYTES", 512 * 1024)

    async def play(server: ThreadServer) -> None:
        async with guests(server.address, "Ann") as (ann,):
            match = (await ann.ask("open", settings={"game": "eko", "players": 2}))["match"]
            async with httpx.AsyncClient(base_url=server.address, headers=ann.headers, timeout=60) as client:

                async def say() -> str:
                    try:
                        await ann.ask("say", match=match, text="hello" * 90)
                    except Refused as refused:
                        return refused.code
                    return ""

                assert (await client.get("/healthz")).status_code == 200
                filler = small_disk / "filler"
                with filler.open("wb", buffering=0) as file, contextlib.suppress(OSError):
                    while True:
                        file.write(bytes(4096))
                for _ in range(10_000):  # the journal may have some space left
                    if code := await say():
                        break
                assert code == "database-away"
                command = {"type": "say", "match": match, "text": "hello" * 90}
                answer = await client.post(f"/api/v1/tables/{match}/commands", json=command)
                assert (answer.status_code, answer.json()["error"]["code"]) == (503, "database-away")
                found = await client.get("/healthz")
                assert (found.status_code, found.json()["status"], found.json()["disk"]) == (503, "bad", False)
                filler.unlink()
                assert await say() == ""
                assert (await client.get("/healthz")).status_code == 200

    with serving(small_disk / "data") as server:
        asyncio.run(play(server))


def test_the_descriptor_limit_is_raised(monkeypatch: pytest.MonkeyPatch) -> None:
    resource = pytest.importorskip("resource")
    limits = [(256, 4096)]
    monkeypatch.setattr(resource, "getrlimit", lambda _: limits[-1])
    monkeypatch.setattr(resource, "setrlimit", lambda _, wanted: limits.append(wanted))
    connections.raise_descriptor_limit()
    connections.raise_descriptor_limit()
    assert limits == [(256, 4096), (4096, 4096)]
    assert connections.descriptor_limit() == 4096
    assert ConnectionGuard(ServerSettings(data="x"), Metrics()).most == 4096 - connections.RESERVED
