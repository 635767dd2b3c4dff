"""Users for tests of the live server: guests with a WebSocket, who check that updates have no gaps."""

from __future__ import annotations

import asyncio
import contextlib
import json
import random
from collections.abc import AsyncIterator, Awaitable, Callable, Sequence
from itertools import count
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

Message = dict[str, Any]


class Refused(Exception):
    """The server refused something."""

    def __init__(self, error: Message) -> None:
        super().__init__(f"{error['code']}: {error['message']}")
        self.code = str(error["code"])
        self.error = error


class Player:
    """A user, or a visitor without a cookie, with one WebSocket."""

    def __init__(self, address: str, id: str = "", cookie: str = "", token: str = "") -> None:
        self.address = address
        self.id = id
        self.cookie = cookie
        self.token = token
        self.messages: list[Message] = []
        """All that came, replies too."""
        self.raw: list[str] = []
        self.numbers: dict[str, int] = {}
        """The last number of each match that is watched."""
        self.moments: dict[str, Message] = {}
        self.grounds: dict[str, Message] = {}
        self.is_strict = True
        """Whether gaps are looked for."""
        self.is_recording = True
        """Whether all messages are kept."""
        self.told = asyncio.Event()
        self.close_code: int | None = None
        self._ids = count(1)
        self._waiting: dict[int, asyncio.Future[Message]] = {}
        self._socket: ClientConnection | None = None
        self._reader: asyncio.Task[None] | None = None

    @property
    def headers(self) -> dict[str, str]:
        """What proves who it is, for REST."""
        if self.token:
            return {"Authorization": f"Bearer {self.token}"}
        return {"Cookie": f"tetrarch-session={self.cookie}", "Origin": self.address} if self.cookie else {}

    @property
    def socket(self) -> ClientConnection:
        assert self._socket
        return self._socket

    async def connect(self, **query: str) -> Player:
        """Open the WebSocket."""
        text = "&".join(f"{name}={value}" for name, value in query.items())
        self._socket = await connect(
            f"{self.address.replace('http', 'ws', 1)}/api/v1/live{f'?{text}' if text else ''}",
            additional_headers=self.headers,
            compression=None,
            max_size=None,
            open_timeout=60,  # soaks run on busy machines
        )
        self._reader = asyncio.create_task(self._read())
        return self

    async def close(self) -> None:
        """Close the WebSocket."""
        if self._socket:
            await self._socket.close()
        if self._reader:
            await self._reader

    async def _read(self) -> None:
        with contextlib.suppress(ConnectionClosed):
            async for text in self.socket:
                assert isinstance(text, str)
                if self.is_recording:
                    self.raw.append(text)
                self._take(json.loads(text))
        self.close_code = self.socket.close_code
        for future in self._waiting.values():
            if not future.done():
                future.set_exception(ConnectionError(f"closed with {self.close_code}"))
        self.told.set()

    def _take(self, message: Message) -> None:
        if self.is_recording:
            self.messages.append(message)
        if message["type"] == "update" and self.is_strict:
            update = message["update"]
            match = message["match"]
            assert update["since"] == self.numbers[match], "a gap"
            self._note(update)
        elif message["type"] == "ground":
            self.grounds[message["match"]] = message["ground"]
        elif message["type"] in ("done", "error") and message["id"] in self._waiting:
            result = message.get("result")
            if isinstance(result, dict) and "update" in result and self.is_strict:
                if result["ground"] is not None:
                    self.grounds[result["match"]] = result["ground"]
                self._note(result["update"])
            self._waiting.pop(message["id"]).set_result(message)
        self.told.set()

    def _note(self, update: Message) -> None:
        numbers = [entry["number"] for entry in update["entries"]]
        assert numbers == list(range(update["since"] + 1, update["number"] + 1)), "entries are missing"
        assert update["moment"]["number"] == update["number"]
        self.numbers[update["match"]] = update["number"]
        self.moments[update["match"]] = update["moment"]

    async def ask(self, type: str, **fields: object) -> Message:
        """Ask something and wait for the reply."""
        return await (await self.begin(type, **fields))()

    async def begin(self, type: str, **fields: object) -> Callable[[], Awaitable[Message]]:
        """Ask something; calling what this returns waits for the reply."""
        id = next(self._ids)
        future: asyncio.Future[Message] = asyncio.get_running_loop().create_future()
        self._waiting[id] = future
        await self.socket.send(json.dumps({"type": type, "id": id, **fields}))

        async def reply() -> Message:
            async with asyncio.timeout(60):
                message = await future
            if message["type"] == "error":
                raise Refused(message["error"])
            result: Message = message["result"]
            return result

        return reply

    async def wait_for(self, condition: Callable[[], bool], seconds: float = 60) -> None:
        """Wait for the next message."""
        async with asyncio.timeout(seconds):
            while not condition():
                self.told.clear()
                await self.told.wait()

    async def reach(self, match: str, number: int) -> None:
        """Wait until the updates of a match have reached a number."""
        await self.wait_for(lambda: self.numbers[match] >= number)

    async def see_over(self, match: str) -> None:
        """Wait until the updates say that a match is over."""
        await self.wait_for(lambda: bool(self.moments[match]["status"] == "over"))

    async def see_closed(self) -> int | None:
        """Wait until the connection is closed; the code."""
        await self.wait_for(lambda: self.close_code is not None)
        return self.close_code

    def seat(self, match: str) -> int | None:
        """The own seat at a match."""
        found: int | None = self.grounds[match]["viewer"]
        return found

    async def decide_at_random(self, match: str, generator: random.Random) -> Message | None:
        """Make one decision if one is asked; what was decided."""
        found = await self.ask("decisions", match=match)
        if not found["decisions"]:
            return None
        choice: Message = generator.choice(found["decisions"])
        await self.ask("decide", match=match, play=choice["notation"], number=found["number"])
        return choice


async def come(address: str, name: str) -> Player:
    """A guest, connected."""
    async with httpx.AsyncClient(base_url=address, headers={"Origin": address}) as client:
        answer = await client.post("/api/v1/guests", json={"name": name})
        assert answer.status_code == 201, answer.text
        player = Player(address, str(answer.json()["id"]), answer.cookies["tetrarch-session"])
    return await player.connect()


@contextlib.asynccontextmanager
async def guests(address: str, *names: str) -> AsyncIterator[list[Player]]:
    """Guests, connected, for a while."""
    players = [await come(address, name) for name in names]
    try:
        yield players
    finally:
        for player in players:
            await player.close()


async def open_match(host: Player, others: Sequence[Player], **settings: object) -> str:
    """Open a table and start its match: all players sit down, subscribe and agree."""
    seats = settings.pop("seats", None) or ["open"] * (1 + len(others))
    assert isinstance(seats, list)
    form = {"game": "legends", "players": len(seats), "seats": seats, **settings}
    match = str((await host.ask("open", settings=form))["match"])
    code = (await host.ask("watch", match=match))["code"]
    for other in others:
        await other.ask("join", match=match, code=code)
        await other.ask("watch", match=match)
    for player in (*others, host):
        await player.ask("ready", match=match)
    return match


async def play_out(match: str, players: Sequence[Player], generator: random.Random, most: int = 100_000) -> int:
    """Play at random until the match is over or the number of decisions is reached; return their number."""
    made = 0
    while made < most:
        moments = [player.moments[match] for player in players]
        latest = max(moments, key=lambda moment: moment["number"])
        if latest["status"] != "running":
            break
        acting = [player for player in players if player.seat(match) in latest["to_decide"]]
        if not acting:
            await players[0].reach(match, latest["number"] + 1)
            continue
        player = generator.choice(acting)
        if await player.decide_at_random(match, generator):
            made += 1
    return made
