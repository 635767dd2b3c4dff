"""Thousands of connections: half requests keep no newcomer out, and closed sockets give their memory back."""

from __future__ import annotations

import asyncio
import base64
import contextlib
import json
import os
import re
import resource
import socket
from pathlib import Path

import httpx
import pytest

from tests.server.live_server import ProcessServer

pytestmark = pytest.mark.soak

HALF = b"GET /healthz HTTP/1.1\r\nHost: localhost\r\n"
HALVES, CAP = 1_100, 1_000
SOCKETS, WARM_UP = 9_000, 500
PATIENCE = 240


@pytest.fixture(autouse=True)
def _descriptors() -> None:
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = SOCKETS + 1_000
    if hard != resource.RLIM_INFINITY and hard < wanted:
        pytest.skip(f"needs {wanted} file descriptors")
    resource.setrlimit(resource.RLIMIT_NOFILE, (max(soft, wanted), hard))


def place(server: ProcessServer) -> tuple[str, int]:
    return "127.0.0.1", int(server.address.rpartition(":")[2])


def refusals(server: ProcessServer) -> float:
    """The number of half requests that made room for others, by the metrics."""
    text = httpx.get(f"{server.address}/metrics", timeout=60).text
    found = re.search(r'tetrarch_connections_rejected_total\{reason="half-open"\} (\S+)', text)
    return float(found[1]) if found else 0


def test_newcomers_are_served_beside_half_requests_which_are_counted_and_logged(tmp_path: Path) -> None:
    with (
        ProcessServer(tmp_path / "data", TETRARCH_SERVER_CONNECTIONS=str(CAP)) as server,
        contextlib.ExitStack() as opened,
    ):
        for number in range(HALVES):
            opened.enter_context(socket.create_connection(place(server), 60)).sendall(HALF)
            if number % 100 == 0:
                assert httpx.get(f"{server.address}/healthz", timeout=60).status_code == 200
        answer = httpx.post(f"{server.address}/api/v1/guests", json={"name": "Newcomer"}, timeout=60)
        assert answer.status_code == 201, answer.text
        assert refusals(server) >= HALVES - CAP
        lines = [json.loads(line) for line in server.log.read_text().splitlines() if line.startswith("{")]
        (logged, *_) = [line for line in lines if line["event"] == "connection-rejected"]
        assert (logged["reason"], logged["most"]) == ("half-open", CAP)


def resident(server: ProcessServer) -> int:
    """The resident memory of the server, in bytes."""
    pages = Path(f"/proc/{server.process_id}/statm").read_text().split()[1]
    return int(pages) * os.sysconf("SC_PAGE_SIZE")


async def open_socket(server: ProcessServer, room: asyncio.Semaphore) -> asyncio.StreamWriter:
    """Open a WebSocket, and read its first message."""
    async with room:
        reader, writer = await asyncio.open_connection(*place(server))
        key = base64.b64encode(os.urandom(16)).decode()
        lines = [
            *("GET /api/v1/live HTTP/1.1", "Host: localhost", "Upgrade: websocket", "Connection: Upgrade"),
            *(f"Sec-WebSocket-Key: {key}", "Sec-WebSocket-Version: 13", "", ""),
        ]
        writer.write("\r\n".join(lines).encode())
        assert (await reader.readuntil(b"\r\n\r\n")).startswith(b"HTTP/1.1 101")
        await reader.readexactly(2)
        return writer


async def open_and_close(server: ProcessServer, number: int) -> int:
    """Open sockets, and close them all; return the memory of the server in between."""
    room = asyncio.Semaphore(100)
    writers = await asyncio.gather(*(open_socket(server, room) for _ in range(number)))
    highest = resident(server)
    for writer in writers:
        writer.close()
    return highest


@pytest.mark.skipif(not Path("/proc/self/statm").exists(), reason="reads the memory of a process from /proc")
def test_the_memory_of_closed_sockets_is_released(tmp_path: Path) -> None:
    async def play(server: ProcessServer) -> None:
        await open_and_close(server, WARM_UP)
        before = resident(server)
        highest = await open_and_close(server, SOCKETS)
        assert highest > before + SOCKETS * 5_000, "open sockets need memory"
        async with asyncio.timeout(PATIENCE):
            while resident(server) > before + (highest - before) // 4:
                await asyncio.sleep(1)

    with ProcessServer(tmp_path / "data", TETRARCH_SERVER_THINKERS="1") as server:
        asyncio.run(play(server))
