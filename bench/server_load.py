"""Load for a server, from another process: many tables with two players, and the time until both have an update.

Prints "begin" and "end" around the time that counts, and then one JSON object. Each player is a WebSocket. With several
addresses, the players of a table are at different servers, or with ``--together`` at one of them. The player to move
waits for the next beat and decides at random. A move counts as seen when both players have the update. Legal decisions
come from the updates, as for the page (``--listing``), or, for Ekö, from the rules in this process, as in a program.
After a game the two open another table.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import time
from collections.abc import Coroutine
from typing import Any

import httpx
import msgspec
from websockets.asyncio.client import ClientConnection, connect

from tetrarch.eko import Position, replay_record
from tetrarch.eko.words.refusals import parse_decision

Message = dict[str, Any]
AT_ONCE = 50
"""Connections opened at the same time."""


class Head(msgspec.Struct):
    """The part of a message that the load reads."""

    type: str
    id: int | None = None
    match: str = ""
    update: UpdateHead | None = None


class EntryHead(msgspec.Struct):
    kind: str
    play: str = ""


class MomentHead(msgspec.Struct):
    status: str
    to_decide: list[int]


class DecisionHead(msgspec.Struct):
    notation: str


class UpdateHead(msgspec.Struct):
    number: int
    entries: list[EntryHead]
    moment: MomentHead
    decisions: list[DecisionHead] = []


decoder = msgspec.json.Decoder(Head)


class Player:
    """One WebSocket."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.ids = 0
        self.waiting: dict[int, asyncio.Future[str | bytes]] = {}
        self.table: Table | None = None
        self.seat = 0

    async def read(self) -> None:
        async for text in self.socket:
            head = decoder.decode(text)
            if head.type == "update" and self.table and head.update and head.match == self.table.match:
                self.table.seen(self, head.update)
            elif head.id is not None and head.id in self.waiting:
                self.waiting.pop(head.id).set_result(text)

    async def ask(self, type: str, **fields: object) -> Message:
        self.ids += 1
        future: asyncio.Future[str | bytes] = asyncio.get_running_loop().create_future()
        self.waiting[self.ids] = future
        await self.socket.send(msgspec.json.encode({"type": type, "id": self.ids, **fields}).decode())
        message: Message = json.loads(await future)
        if message["type"] == "error":
            raise RuntimeError(str(message["error"]))
        result: Message = message["result"]
        return result


class Table:
    """Two players, and the move that they have not both seen yet."""

    def __init__(self, match: str, players: list[Player], results: Results) -> None:
        self.match = match
        self.players = players
        self.results = results
        self.number = 0
        self.to_decide: list[int] = []
        self.plays: list[str] = []
        """The legal decisions of the player to move."""
        self.is_over = False
        self.sent: float | None = None
        self.count = 0
        self.moved = asyncio.Event()
        self.position: Position | None = None
        """The position, if the rules run in this process."""

    def seen(self, player: Player, update: UpdateHead) -> None:
        if update.number > self.number:
            self.number, self.to_decide = update.number, update.moment.to_decide
            self.is_over = update.moment.status != "running"
            self.count = 0
            self.plays = []
            if self.position is not None:
                for entry in update.entries:
                    if entry.kind == "decided":
                        self.position.push(parse_decision(self.position, entry.play))
        if update.decisions:
            self.plays = [decision.notation for decision in update.decisions]
        self.count += 1
        if self.count == len(self.players):
            if self.sent is not None:
                self.results.note(time.perf_counter() - self.sent)
                self.sent = None
            self.moved.set()

    async def play(self, interval: float, until: float, generator: random.Random) -> None:
        beat = time.perf_counter() + generator.random() * interval
        while not self.is_over and time.perf_counter() < until:
            self.moved.clear()
            player = self.players[self.to_decide[0]]
            number = self.number
            if self.position is None:
                play: str | int = generator.choice(self.plays)
            else:
                play = int(generator.choice(self.position.legal_ids().tolist()))
            await asyncio.sleep(max(0.0, beat - time.perf_counter()))
            beat += interval
            self.sent = time.perf_counter()
            await player.ask("decide", match=self.match, play=play, number=number)
            await self.moved.wait()


class Results:
    """The times of moves."""

    def __init__(self) -> None:
        self.times: list[float] = []
        self.counting = False

    def note(self, seconds: float) -> None:
        if self.counting:
            self.times.append(seconds)


async def come(client: httpx.AsyncClient, address: str, gate: asyncio.Semaphore) -> Player:
    async with gate:
        answer = await client.post(f"{address}/api/v1/guests", json={"name": "Load"}, headers={"Origin": address})
        cookie = answer.cookies["tetrarch-session"]
        client.cookies.clear()
        headers = {"Cookie": f"tetrarch-session={cookie}", "Origin": address}
        url = f"{address.replace('http', 'ws', 1)}/api/v1/live"
        socket = await connect(url, additional_headers=headers, compression=None, open_timeout=60, ping_interval=None)
        return Player(socket)


async def open_table(
    players: list[Player], game: str, results: Results, gate: asyncio.Semaphore, client: httpx.AsyncClient | None
) -> Table:
    async with gate:
        host, other = players
        settings: Message = {"game": game, "players": 2}
        match = (await host.ask("open", settings=settings))["match"]
        table = Table(match, players, results)
        await other.ask("join", match=match, seat=1)
        other.seat = 1
        for player in players:
            await player.ask("watch", match=match, ground=False)
        await other.ask("ready", match=match)
        await host.ask("ready", match=match)
        for player in players:
            seen = await player.ask("watch", match=match, ground=False)
            player.table = table
            table.plays += [decision["notation"] for decision in seen["update"].get("decisions", [])]
        if client is not None:
            record = (await client.get(f"/api/v1/tables/{match}/record")).content
            table.position = replay_record(record).position
        table.number = seen["update"]["number"]
        table.to_decide = seen["update"]["moment"]["to_decide"]
        return table


async def load(
    addresses: list[str],
    tables: int,
    interval: float,
    seconds: float,
    warm: float,
    games: list[str],
    *,
    listing: bool,
    together: bool,
) -> Message:
    """Play, and return the results."""
    neighbours = 2 if together else 1
    results, gate = Results(), asyncio.Semaphore(AT_ONCE)
    generator = random.Random(1)
    limits = httpx.Limits(max_keepalive_connections=0)  # the server may close an idle connection at the same time
    async with httpx.AsyncClient(base_url=addresses[0], timeout=60, limits=limits) as client:
        coming = [come(client, addresses[number // neighbours % len(addresses)], gate) for number in range(2 * tables)]
        players = list(await asyncio.gather(*coming))
        readers = [asyncio.create_task(player.read()) for player in players]

        def open_one(number: int) -> Coroutine[object, object, Table]:
            game = games[number % len(games)]
            pair = players[2 * number : 2 * number + 2]
            return open_table(pair, game, results, gate, client if game == "eko" and not listing else None)

        async def play_on(number: int, table: Table, until: float, dice: random.Random) -> None:
            while time.perf_counter() < until:
                await table.play(interval, until, dice)
                if table.is_over:
                    table = await open_one(number)

        opened = await asyncio.gather(*map(open_one, range(tables)))
        until = time.perf_counter() + warm + seconds
        tasks = [
            asyncio.create_task(play_on(number, table, until, random.Random(generator.random())))
            for number, table in enumerate(opened)
        ]
        await asyncio.sleep(warm)
        results.counting = True
        print("begin", flush=True)
        started, busy = time.perf_counter(), time.process_time()
        await asyncio.sleep(seconds)
        results.counting = False
        took, busy = time.perf_counter() - started, time.process_time() - busy
        print("end", flush=True)
        await asyncio.gather(*tasks)
    times = sorted(results.times)
    for player in players:
        await player.socket.close()
    await asyncio.gather(*readers, return_exceptions=True)

    def part(share: float) -> float:
        return round(1000 * times[min(len(times) - 1, int(share * len(times)))], 2) if times else 0.0

    return {
        "tables": tables,
        "sockets": len(players),
        "moves": len(times),
        "moves_per_second": round(len(times) / took, 1),
        "ms": {"p50": part(0.5), "p90": part(0.9), "p99": part(0.99), "max": part(1)},
        "load_process_busy": round(busy / took, 2),
    }


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("addresses", help="separated by commas")
    parser.add_argument("--tables", type=int, default=100)
    parser.add_argument("--interval", type=float, default=2.0)
    parser.add_argument("--seconds", type=float, default=10.0)
    parser.add_argument("--warm", type=float, default=2.0)
    parser.add_argument("--games", default="eko")
    parser.add_argument("--listing", action="store_true")
    parser.add_argument("--together", action="store_true")
    given = parser.parse_args()
    import uvloop

    addresses, games = given.addresses.split(","), given.games.split(",")
    numbers = given.tables, given.interval, given.seconds, given.warm
    found = uvloop.run(load(addresses, *numbers, games, listing=given.listing, together=given.together))
    print(json.dumps(found))


if __name__ == "__main__":
    main()
