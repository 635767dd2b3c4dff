"""The load of ``server_load.py`` for boardgame.io's server: tables of two players, each move seen by both.

It implements the part of Socket.IO that the server's own client uses, and prints what ``server_load.py`` prints.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import time
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

NAME = "cells"
CELLS = 60
AT_ONCE = 50


class Player:
    """One Socket.IO connection over a WebSocket."""

    def __init__(self, socket: ClientConnection, table: Table, seat: str, credentials: str) -> None:
        self.socket = socket
        self.table = table
        self.seat = seat
        self.credentials = credentials
        self.ready: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    async def emit(self, *event: object) -> None:
        await self.socket.send(f"42/{NAME},{json.dumps(event)}")

    async def read(self) -> None:
        prefix = f"42/{NAME},"
        async for text in self.socket:
            assert isinstance(text, str)
            if text == "2":
                await self.socket.send("3")
            elif text.startswith("0"):
                await self.socket.send(f"40/{NAME},")
            elif text.startswith(f"40/{NAME}"):
                await self.emit("sync", self.table.match, self.seat, self.credentials, 2)
            elif text.startswith(prefix):
                name, *arguments = json.loads(text[len(prefix) :])
                if name == "sync" and not self.ready.done():
                    self.table.note(arguments[1]["state"])
                    self.ready.set_result(None)
                elif name == "update":
                    self.table.seen(arguments[1])


class Table:
    """Two players, and the move that is in flight."""

    def __init__(self, match: str, times: list[float]) -> None:
        self.match = match
        self.players: list[Player] = []
        self.times = times
        self.state_id = 0
        self.current = "0"
        self.sent = 0.0
        self.count = 0
        self.moved = asyncio.Event()

    def note(self, state: dict[str, Any]) -> None:
        self.state_id, self.current = int(state["_stateID"]), str(state["ctx"]["currentPlayer"])

    def seen(self, state: dict[str, Any]) -> None:
        if int(state["_stateID"]) > self.state_id:
            self.note(state)
            self.count = 0
        self.count += 1
        if self.count == 2:
            self.times.append(time.perf_counter() - self.sent)
            self.moved.set()

    async def play(self, interval: float, until: float, generator: random.Random) -> None:
        beat = time.perf_counter() + generator.random() * interval
        while time.perf_counter() < until:
            await asyncio.sleep(max(0.0, beat - time.perf_counter()))
            beat += interval
            self.moved.clear()
            player = self.players[int(self.current)]
            move = {"type": "put", "args": [generator.randrange(CELLS)], "playerID": player.seat}
            action = {"type": "MAKE_MOVE", "payload": {**move, "credentials": player.credentials}}
            self.sent = time.perf_counter()
            await player.emit("update", action, self.state_id, self.match, player.seat)
            await self.moved.wait()


async def open_table(
    client: httpx.AsyncClient, address: str, times: list[float], gate: asyncio.Semaphore, readers: list[Any]
) -> Table:
    async with gate:
        made = await client.post(f"/games/{NAME}/create", json={"numPlayers": 2})
        table = Table(made.json()["matchID"], times)
        for seat in ("0", "1"):
            body = {"playerID": seat, "playerName": "Load"}
            joined = await client.post(f"/games/{NAME}/{table.match}/join", json=body)
            url = f"{address.replace('http', 'ws', 1)}/socket.io/?EIO=4&transport=websocket"
            socket = await connect(url, compression=None, ping_interval=None, max_size=None)
            player = Player(socket, table, seat, joined.json()["playerCredentials"])
            table.players.append(player)
            readers.append(asyncio.create_task(player.read()))
            await player.ready
        return table


async def load(address: str, tables: int, interval: float, seconds: float, warm: float) -> dict[str, object]:
    """Play and return the figures."""
    times: list[float] = []
    readers: list[Any] = []
    gate = asyncio.Semaphore(AT_ONCE)
    async with httpx.AsyncClient(base_url=address, timeout=60) as client:
        opened = await asyncio.gather(*(open_table(client, address, times, gate, readers) for _ in range(tables)))
    until = time.perf_counter() + warm + seconds
    tasks = [asyncio.create_task(table.play(interval, until, random.Random(n))) for n, table in enumerate(opened)]
    await asyncio.sleep(warm)
    times.clear()
    print("begin", flush=True)
    started, busy = time.perf_counter(), time.process_time()
    await asyncio.sleep(seconds)
    took, busy = time.perf_counter() - started, time.process_time() - busy
    print("end", flush=True)
    found = sorted(times)
    await asyncio.gather(*tasks)
    for table in opened:
        for player in table.players:
            await player.socket.close()
    await asyncio.gather(*readers, return_exceptions=True)

    def part(share: float) -> float:
        return round(1000 * found[min(len(found) - 1, int(share * len(found)))], 2) if found else 0.0

    return {
        "tables": tables,
        "sockets": 2 * tables,
        "moves": len(found),
        "moves_per_second": round(len(found) / took, 1),
        "ms": {"p50": part(0.5), "p90": part(0.9), "p99": part(0.99), "max": part(1)},
        "load_process_busy": round(busy / took, 2),
    }


def main() -> None:
    """Read the command line and play."""
    parser = argparse.ArgumentParser()
    parser.add_argument("address")
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--interval", type=float, default=0.0)
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--warm", type=float, default=2.0)
    given = parser.parse_args()
    import uvloop

    print(json.dumps(uvloop.run(load(given.address, given.tables, given.interval, given.seconds, given.warm))))


if __name__ == "__main__":
    main()
