"""The server behind real proxies, set up as in ``deploy``: under a path, over TLS, with WebSockets and streams.

Whoever has neither nginx nor Caddy skips this.
"""

from __future__ import annotations

import asyncio
import contextlib
import datetime
import itertools
import json
import os
import re
import shutil
import socket
import ssl
import subprocess
import time
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import InvalidStatus

from tests.server.live_server import ProcessServer

DEPLOY = Path(__file__).parents[2] / "deploy"


def free_port() -> int:
    with contextlib.closing(socket.socket()) as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


@pytest.fixture(scope="module")
def certificate(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, Path]:
    """A certificate for this machine, and its key."""
    x509 = pytest.importorskip("cryptography.x509")
    from cryptography.hazmat.primitives import hashes, serialization
    from cryptography.hazmat.primitives.asymmetric import ec

    key = ec.generate_private_key(ec.SECP256R1())
    name = x509.Name([x509.NameAttribute(x509.oid.NameOID.COMMON_NAME, "localhost")])
    today = datetime.datetime.now(datetime.UTC)
    made = (
        x509.CertificateBuilder(name, name, key.public_key(), x509.random_serial_number())
        .not_valid_before(today - datetime.timedelta(days=1))
        .not_valid_after(today + datetime.timedelta(days=2))
        .add_extension(x509.SubjectAlternativeName([x509.DNSName("localhost")]), critical=False)
        .sign(key, hashes.SHA256())
    )
    folder = tmp_path_factory.mktemp("certificate")
    (folder / "fullchain.pem").write_bytes(made.public_bytes(serialization.Encoding.PEM))
    (folder / "privkey.pem").write_bytes(
        key.private_bytes(serialization.Encoding.PEM, serialization.PrivateFormat.PKCS8, serialization.NoEncryption())
    )
    return folder / "fullchain.pem", folder / "privkey.pem"


def replaced(text: str, changes: dict[str, str]) -> str:
    """A text with each of these changed; a pattern that is not there would let the test check another file."""
    for pattern, new in changes.items():
        text, count = re.subn(pattern, new, text)
        assert count, pattern
    return text


class Proxy:
    """A proxy with one of our configurations, and how its server is reached."""

    def __init__(self, kind: str, folder: Path, certificate: tuple[Path, Path], limit: int = 256) -> None:
        self.kind = kind
        self.limit = limit
        self.folder = folder
        self.plain, self.secure, self.behind = free_port(), free_port(), free_port()
        self.url = f"https://localhost:{self.secure}/games"
        self._certificate, self._key = map(str, certificate)

    def command(self) -> list[str]:
        return self._nginx() if self.kind == "nginx" else self._caddy()

    def _nginx(self) -> list[str]:
        """The example, inside of what Debian's nginx.conf has around such files."""
        inner = replaced(
            (DEPLOY / "nginx.conf").read_text(encoding="utf-8"),
            {
                r"listen 80;": f"listen 127.0.0.1:{self.plain};",
                r"listen 443 ssl": f"listen 127.0.0.1:{self.secure} ssl",
                r"listen \[::\]:(80|443)[^;]*;": "",
                r"server_name play\.example": "server_name localhost",
                r"https://\$host\$request_uri": f"https://$host:{self.secure}$request_uri",
                r"/etc/letsencrypt/live/play\.example/fullchain\.pem": self._certificate,
                r"/etc/letsencrypt/live/play\.example/privkey\.pem": self._key,
                r"proxy_pass http://127\.0\.0\.1:8000": f"proxy_pass http://127.0.0.1:{self.behind}",
                r"limit_conn tetrarch_addresses 256": f"limit_conn tetrarch_addresses {self.limit}",
            },
        )
        temporary = "".join(
            f"{name}_temp_path {self.folder / name};\n" for name in ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
        )
        whole = (
            f"daemon off;\nmaster_process off;\npid {self.folder / 'pid'};\nerror_log stderr warn;\n"
            f"events {{}}\nhttp {{\naccess_log off;\n{temporary}{inner}}}\n"
        )
        (self.folder / "nginx.conf").write_text(whole, encoding="utf-8")
        return ["nginx", "-e", "stderr", "-p", str(self.folder), "-c", str(self.folder / "nginx.conf")]

    def _caddy(self) -> list[str]:
        inner = replaced(
            (DEPLOY / "Caddyfile").read_text(encoding="utf-8"),
            {
                r"(?m)^play\.example \{": f"localhost:{self.secure} {{\n\ttls {self._certificate} {self._key}",
                r"127\.0\.0\.1:8000\n": f"127.0.0.1:{self.behind}\n",
            },
        )
        options = f"{{\n\tadmin off\n\thttp_port {self.plain}\n\thttps_port {self.secure}\n\tskip_install_trust\n}}\n"
        (self.folder / "Caddyfile").write_text(options + inner, encoding="utf-8")
        return ["caddy", "run", "--adapter", "caddyfile", "--config", str(self.folder / "Caddyfile")]


@contextlib.contextmanager
def running(made: Proxy, **environment: str) -> Iterator[Proxy]:
    """Run a proxy with the server behind it."""
    folder = made.folder
    server = ProcessServer(folder / "data", "--workers", "1", TETRARCH_SERVER_PUBLIC_URL=made.url, **environment)
    server.address = f"http://127.0.0.1:{made.behind}"
    home = {**os.environ, "HOME": str(folder), "XDG_DATA_HOME": str(folder), "XDG_CONFIG_HOME": str(folder)}
    with (folder / "log").open("w") as log, server:
        process = subprocess.Popen(made.command(), env=home, stdout=log, stderr=log)
        try:
            for _ in range(300):
                assert process.poll() is None, (folder / "log").read_text()
                with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", made.secure), 1):
                    break
                time.sleep(0.05)
            yield made
        finally:
            process.terminate()
            process.wait(30)


@pytest.fixture(scope="module", params=["nginx", "caddy"])
def proxy(
    request: pytest.FixtureRequest, tmp_path_factory: pytest.TempPathFactory, certificate: tuple[Path, Path]
) -> Iterator[Proxy]:
    """A proxy with the server behind it."""
    if shutil.which(request.param) is None:
        pytest.skip(f"{request.param} is not installed")
    with running(Proxy(request.param, tmp_path_factory.mktemp(request.param), certificate)) as made:
        yield made


def client_of(proxy: Proxy, **headers: str) -> httpx.AsyncClient:
    """A browser at a page of ours."""
    origin = proxy.url.removesuffix("/games")
    return httpx.AsyncClient(base_url=proxy.url, verify=False, headers={"Origin": origin, **headers}, timeout=30)


def unchecked() -> ssl.SSLContext:
    context = ssl.create_default_context()
    context.check_hostname, context.verify_mode = False, ssl.CERT_NONE
    return context


def test_pages_and_requests_pass_under_the_path(proxy: Proxy) -> None:
    async def play() -> None:
        async with client_of(proxy) as ann:
            assert (await ann.get("/healthz")).json()["status"] == "ok"
            page = await ann.get("/")
            assert page.status_code in (200, 404), "404 where no page has been built"
            come = await ann.post("/api/v1/guests", json={"name": "Ann"})
            assert come.status_code == 201, come.text
            cookie = come.headers["set-cookie"]
            assert "Secure" in cookie
            assert "Path=/games;" in cookie
            assert (await ann.get("/api/v1/me")).json()["name"] == "Ann"
            assert come.headers["strict-transport-security"]
            table = await ann.post("/api/v1/tables", json={"settings": {"game": "eko", "players": 2}})
            assert table.status_code == 201, table.text
            assert (await ann.get("/metrics")).status_code == 404, "measurements are read on the machine itself"
            too_large = await ann.post("/api/v1/records/verification", content=b"x" * 300_000)
            assert too_large.status_code == 413
        async with httpx.AsyncClient(verify=False) as other:
            bare = await other.get(proxy.url)
            assert bare.status_code in (301, 302)
            assert bare.headers["location"].endswith("/games/")
            plain = await other.get(f"http://localhost:{proxy.plain}/games/")
            assert plain.status_code in (301, 308)
            assert plain.headers["location"].startswith("https://localhost")

    asyncio.run(play())


def test_a_page_of_another_site_is_refused_behind_the_proxy(proxy: Proxy) -> None:
    async def play() -> None:
        async with client_of(proxy) as ann:
            await ann.post("/api/v1/guests", json={"name": "Ann"})
            evil = await ann.post(
                "/api/v1/tables", json={"settings": {"game": "eko"}}, headers={"Origin": "https://a.b"}
            )
            assert evil.status_code == 403

    asyncio.run(play())


def test_the_socket_and_the_stream_deliver_at_once(proxy: Proxy) -> None:
    """A match between two people: one uses the WebSocket, the other server-sent events."""

    async def play() -> None:
        async with client_of(proxy) as ann, client_of(proxy) as bob, asyncio.timeout(60):
            for name, client in {"Ann": ann, "Bob": bob}.items():
                assert (await client.post("/api/v1/guests", json={"name": name})).status_code == 201
            cookie = f"tetrarch-session={ann.cookies['tetrarch-session']}"
            address = f"{proxy.url.replace('https', 'wss', 1)}/api/v1/live"
            origin = proxy.url.removesuffix("/games")
            async with connect(
                address, ssl=unchecked(), additional_headers={"Cookie": cookie, "Origin": origin}
            ) as live:

                async def ask(type: str, **fields: object) -> dict[str, object]:
                    await live.send(json.dumps({"type": type, "id": 1, **fields}))
                    while True:
                        message = json.loads(await live.recv())
                        if message["type"] in ("done", "error"):
                            assert message["type"] == "done", message
                            found: dict[str, object] = message["result"]
                            return found

                assert json.loads(await live.recv())["person"]["name"] == "Ann"
                opened = await ask("open", settings={"game": "eko", "players": 2})
                match = str(opened["match"])
                async with bob.stream("GET", "/api/v1/notices") as stream:
                    lines = stream.aiter_lines()
                    assert await anext(lines) == ": welcome", "nothing is held back until more comes"
                    joined = await bob.post(
                        f"/api/v1/tables/{match}/commands", json={"type": "join", "code": opened["code"]}
                    )
                    assert joined.status_code == 200, joined.text
                    await ask("watch", match=match)
                    await ask("ready", match=match)
                    assert (
                        await bob.post(f"/api/v1/tables/{match}/commands", json={"type": "ready"})
                    ).status_code == 200
                    found = await ask("decisions", match=match)
                    while found["decisions"]:  # until it is Bob's turn
                        play = found["decisions"][0]["notation"]  # type: ignore[index]
                        await ask("decide", match=match, play=play, number=found["number"])
                        found = await ask("decisions", match=match)
                    async for line in lines:
                        if line == "event: turn":
                            break

    asyncio.run(play())


@pytest.mark.parametrize(("at_server", "at_proxy"), [(5, 256), (256, 5)])
def test_no_address_fills_the_server_through_the_proxy(
    tmp_path: Path, certificate: tuple[Path, Path], at_server: int, at_proxy: int
) -> None:
    """The server counts the WebSockets of each forwarded address, and nginx does so, too."""
    if shutil.which("nginx") is None:
        pytest.skip("nginx is not installed")

    async def play(proxy: Proxy) -> None:
        def opening(address: str) -> connect:
            live = f"{proxy.url.replace('https://localhost', 'wss://127.0.0.1', 1)}/api/v1/live"
            origin = {"Origin": proxy.url.removesuffix("/games")}
            return connect(live, ssl=unchecked(), additional_headers=origin, local_addr=(address, 0))

        async with contextlib.AsyncExitStack() as opened:
            for _ in range(5):
                await opened.enter_async_context(opening("127.0.0.2"))
            with pytest.raises(InvalidStatus) as refused:
                await opening("127.0.0.2")
            assert refused.value.response.status_code == 503
            await opened.enter_async_context(opening("127.0.0.3"))

    environment = {"TETRARCH_SERVER_CONNECTIONS_PER_ADDRESS": str(at_server)}
    with running(Proxy("nginx", tmp_path, certificate, at_proxy), **environment) as proxy:
        asyncio.run(play(proxy))


# Several servers

PRIVATE = "127.0.1.0/24"
"""Plays a private network here, which the servers trust as in the compose file; clients may be in it, too."""


@contextlib.contextmanager
def cluster(folder: Path, limit: int) -> Iterator[str]:
    """Run the proxy of several servers, in front of a server with rate limits."""
    port = free_port()
    limits = {"TETRARCH_SERVER_RATE_LIMITS": "true", "TETRARCH_SERVER_TRUSTED_PROXIES": f"127.0.0.1,{PRIVATE}"}
    with ProcessServer(folder / "server", "--workers", "1", **limits) as server:
        inner = replaced(
            (DEPLOY / "cluster-nginx.conf").read_text(encoding="utf-8"),
            {
                r"resolver \S+ valid=1s;": "",
                r"server[12]:8000 resolve": server.address.removeprefix("http://"),
                r"listen 80;": f"listen 127.0.0.1:{port};",
                r"192\.168\.0\.0/16": PRIVATE,
                r"limit_conn tetrarch_addresses 256": f"limit_conn tetrarch_addresses {limit}",
            },
        )
        kinds = ("client_body", "proxy", "fastcgi", "uwsgi", "scgi")
        temporary = "".join(f"{kind}_temp_path {folder / kind};\n" for kind in kinds)
        (folder / "nginx.conf").write_text(
            f"daemon off;\nmaster_process off;\npid {folder / 'pid'};\nerror_log stderr crit;\n"
            f"events {{}}\nhttp {{\naccess_log off;\n{temporary}{inner}}}\n",
            encoding="utf-8",
        )
        process = subprocess.Popen(["nginx", "-e", "stderr", "-p", str(folder), "-c", str(folder / "nginx.conf")])
        try:
            for _ in range(300):
                assert process.poll() is None, "nginx did not start"
                with contextlib.suppress(OSError), socket.create_connection(("127.0.0.1", port), 1):
                    break
                time.sleep(0.05)
            yield f"http://127.0.0.1:{port}"
        finally:
            process.kill()
            process.wait(30)


def test_only_a_named_proxy_in_front_of_several_servers_says_who_sends_a_request(tmp_path: Path) -> None:
    """Nobody else evades the limits of their address by a header, also not from a private network."""
    if shutil.which("nginx") is None:
        pytest.skip("nginx is not installed")
    numbers = itertools.count(1)

    async def statuses(url: str, source: str, forwarded: str) -> list[int]:
        """Come as 21 guests, each with another header."""
        transport = httpx.AsyncHTTPTransport(local_address=source)
        async with httpx.AsyncClient(transport=transport, base_url=url, headers={"Origin": url}, timeout=30) as client:
            found = []
            for _ in range(21):
                headers = {"X-Forwarded-For": forwarded.format(next(numbers))}
                found.append((await client.post("/api/v1/guests", json={"name": "Ann"}, headers=headers)).status_code)
                client.cookies.clear()
            for path in ("/metrics", "/%6detrics"):
                for headers in ({"X-Forwarded-For": "127.0.0.1"}, {}):
                    assert (await client.get(path, headers=headers)).status_code == 404
            return found

    async def play(url: str) -> None:
        limited = [201] * 20 + [429]
        assert await statuses(url, "127.0.1.5", "198.51.100.{}") == limited, "a client in a private network"
        assert await statuses(url, "127.0.0.7", "198.51.100.{}") == limited
        assert await statuses(url, "127.0.0.1", "198.51.100.{}") == [201] * 21, "the proxy in front"
        assert await statuses(url, "127.0.0.1", "198.51.100.{}, 203.0.113.9") == limited, "what it adds counts"

        def opening(forged: str) -> connect:
            headers = {"Origin": url, "X-Forwarded-For": forged}
            live = f"{url.replace('http', 'ws', 1)}/api/v1/live"
            return connect(live, additional_headers=headers, local_addr=("127.0.1.5", 0))

        async with contextlib.AsyncExitStack() as opened:
            for number in range(5):
                await opened.enter_async_context(opening(f"198.51.100.{number}"))
            with pytest.raises(InvalidStatus) as refused:
                await opening("198.51.100.99")
            assert refused.value.response.status_code == 503

    with cluster(tmp_path, limit=5) as url:
        asyncio.run(play(url))
