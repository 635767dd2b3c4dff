"""Requests that name a host of another site are rejected: its name may resolve to this server (DNS rebinding)."""

from __future__ import annotations

import asyncio

import httpx
import pytest
import websockets
from websockets.asyncio.client import connect

from tests.server.live_server import ThreadServer
from tetrarch.server.settings import ServerSettings, SettingsFault, load_settings

FOREIGN = "rebound.example"


@pytest.mark.parametrize(
    "path", ["/", "/table/abc", "/api/v1/lobby/tables", "/healthz", "/metrics", "/api/openapi.json"]
)
@pytest.mark.parametrize("headers", [{"Host": FOREIGN}, {"Host": f"{FOREIGN}:80"}, {"X-Forwarded-Host": FOREIGN}])
def test_a_foreign_host_is_rejected(live: ThreadServer, path: str, headers: dict[str, str]) -> None:
    answer = httpx.get(f"{live.address}{path}", headers=headers)
    assert answer.status_code == 421
    assert answer.json()["error"]["code"] == "wrong-host"


def test_a_rebound_page_opens_no_table(live: ThreadServer) -> None:
    headers = {"Host": FOREIGN, "Origin": f"http://{FOREIGN}", "Sec-Fetch-Site": "same-origin"}
    answer = httpx.post(f"{live.address}/api/v1/guests", headers=headers, json={"name": "Eve"})
    assert answer.status_code == 421
    assert "set-cookie" not in answer.headers


def test_a_rebound_page_opens_no_socket(live: ThreadServer) -> None:
    port = int(live.address.rpartition(":")[2])

    async def play() -> None:
        async with connect(f"ws://localhost:{port}/api/v1/live", host="127.0.0.1", port=port) as socket:
            assert await socket.recv()
        with pytest.raises(websockets.InvalidStatus) as refused:
            await connect(f"ws://{FOREIGN}/api/v1/live", host="127.0.0.1", port=port)
        assert refused.value.response.status_code == 421

    asyncio.run(play())


@pytest.mark.parametrize(
    ("host", "is_allowed"),
    [
        *[
            (host, True)
            for host in ("localhost", "LOCALHOST:8000", "a.localhost", "localhost.", "127.0.0.1:80", "[::1]:80")
        ],
        *[(host, True) for host in ("192.168.1.5:8000", "play.example", "play.example:443", "Games.Example", "a.lan")],
        *[(host, False) for host in (FOREIGN, "localhost.evil.example", "evil-play.example", "play.example.evil.test")],
        *[(host, False) for host in ("lan", "127.0.0.1.evil.example", "[::1", "a b", "::1.evil.example")],
    ],
)
def test_hosts_are_loopback_names_addresses_and_those_of_the_settings(host: str, is_allowed: bool) -> None:
    settings = ServerSettings(data="x", public_url="https://play.example/x", allowed_hosts=("games.example", ".lan"))
    assert settings.allows_host(host) is is_allowed


def test_a_star_allows_every_host() -> None:
    assert ServerSettings(data="x", allowed_hosts=("*",)).allows_host(FOREIGN)


def test_external_bots_are_read_from_the_environment(tmp_path: object) -> None:
    variable = {"TETRARCH_SERVER_EXTERNAL_BOTS": '{"alpha": "python3 alpha.py"}'}
    assert load_settings(str(tmp_path), variable).external_bots == {"alpha": "python3 alpha.py"}
    assert load_settings(str(tmp_path), {"TETRARCH_SERVER_EXTERNAL_BOTS": "false"}).external_bots == {}


@pytest.mark.parametrize(
    "value", ["true", '{"a b": "x"}', '{"a": ""}', '{"a": "\'x"}', '{"a": 3}', "{", "[]", '{"": "x"}']
)
def test_invalid_external_bots_are_rejected(tmp_path: object, value: str) -> None:
    with pytest.raises(SettingsFault):
        load_settings(str(tmp_path), {"TETRARCH_SERVER_EXTERNAL_BOTS": value})
