"""Signing out: live connections of a session or token that has ended are closed at once, and no others."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator, Awaitable, Callable

import httpx
import pytest

from tests.server.conftest import PASSWORD
from tests.server.live_server import ThreadServer
from tests.server.players import Player, guests, open_match
from tetrarch.server.accounts.people import User
from tetrarch.server.accounts.sessions import Caller, SignedOut
from tetrarch.server.live.bus import Bus
from tetrarch.server.live.socket import Connection
from tetrarch.server.notify import SIGNED_OUT, Notices

V1 = "/api/v1"


@contextlib.asynccontextmanager
async def browser(live: ThreadServer) -> AsyncIterator[httpx.AsyncClient]:
    async with httpx.AsyncClient(base_url=live.address, headers={"Origin": live.address}) as client:
        yield client


async def socket_of(live: ThreadServer, client: httpx.AsyncClient) -> Player:
    """A WebSocket of a browser."""
    return await Player(live.address, cookie=client.cookies["tetrarch-session"]).connect()


class Everywhere:
    """An account at two browsers, with a token of its own and one of a bot account, all connected."""

    def __init__(self, live: ThreadServer, here: httpx.AsyncClient, elsewhere: httpx.AsyncClient) -> None:
        self.live = live
        self.here = here
        self.elsewhere = elsewhere
        self.tokens: dict[str, str] = {}
        self.bot = ""
        self.sockets: dict[str, Player] = {}

    async def come(self, name: str) -> None:
        made = await self.here.post(f"{V1}/accounts", json={"name": name, "password": PASSWORD})
        assert made.status_code == 201, made.text
        signed_in = await self.elsewhere.post(f"{V1}/session", json={"name": name, "password": PASSWORD})
        assert signed_in.status_code == 200, signed_in.text
        token = (await self.here.post(f"{V1}/me/tokens", json={"name": "script"})).json()
        self.bot = (await self.here.post(f"{V1}/me/bots", json={"name": f"{name} bot"})).json()["id"]
        bots = (await self.here.post(f"{V1}/me/bots/{self.bot}/tokens", json={"name": "bot"})).json()
        self.tokens = {"program": token["id"], "bot": bots["id"]}
        self.sockets = {
            "here": await socket_of(self.live, self.here),
            "here too": await socket_of(self.live, self.here),
            "elsewhere": await socket_of(self.live, self.elsewhere),
            "program": await Player(self.live.address, token=token["token"]).connect(),
            "bot": await Player(self.live.address).connect(token=bots["token"]),
        }
        for socket in self.sockets.values():
            await socket.ask("ping")

    async def check_closed(self, *names: str) -> None:
        """Those connections were closed, and all others answer."""
        for name, socket in self.sockets.items():
            if name in names:
                assert await socket.see_closed() == SIGNED_OUT, name
            else:
                await socket.ask("ping")
                assert socket.close_code is None, name


Deed = Callable[[Everywhere], Awaitable[httpx.Response]]

DEEDS: dict[str, tuple[Deed, tuple[str, ...]]] = {
    "signs out here": (lambda ann: ann.here.delete(f"{V1}/session"), ("here", "here too")),
    "signs out elsewhere": (lambda ann: ann.elsewhere.delete(f"{V1}/session"), ("elsewhere",)),
    "signs out everywhere": (lambda ann: ann.here.delete(f"{V1}/sessions"), ("here", "here too", "elsewhere")),
    "changes the password": (
        lambda ann: ann.here.post(f"{V1}/me/password", json={"old": PASSWORD, "new": f"{PASSWORD}s"}),
        ("elsewhere", "program"),
    ),
    "revokes a token": (lambda ann: ann.here.delete(f"{V1}/me/tokens/{ann.tokens['program']}"), ("program",)),
    "revokes a bot's token": (
        lambda ann: ann.here.delete(f"{V1}/me/bots/{ann.bot}/tokens/{ann.tokens['bot']}"),
        ("bot",),
    ),
    "deletes the bot": (lambda ann: ann.here.delete(f"{V1}/me/bots/{ann.bot}"), ("bot",)),
    "deletes the account": (
        lambda ann: ann.here.post(f"{V1}/me/deletion", json={"password": PASSWORD}),
        ("here", "here too", "elsewhere", "program", "bot"),
    ),
}


@pytest.mark.parametrize("deed", DEEDS)
def test_connections_of_what_has_ended_are_closed_at_once_and_no_others(live: ThreadServer, deed: str) -> None:
    async def play() -> None:
        async with browser(live) as here, browser(live) as elsewhere, guests(live.address, "Bob") as (bob,):
            ann = Everywhere(live, here, elsewhere)
            await ann.come(f"Ann who {deed}"[:24])
            act, closed = DEEDS[deed]
            assert (await act(ann)).status_code == 204
            await ann.check_closed(*closed)
            await bob.ask("ping")
            for socket in ann.sockets.values():
                await socket.close()

    asyncio.run(play())


def test_a_signed_out_user_receives_and_sends_nothing_more(live: ThreadServer) -> None:
    async def play() -> None:
        async with guests(live.address, "Ann", "Bob") as (ann, bob), browser(live) as client:
            match = await open_match(ann, [bob], game="eko", options={"round_limit": 1})
            told = len(ann.raw)
            client.cookies.set("tetrarch-session", ann.cookie)
            assert (await client.delete(f"{V1}/session")).status_code == 204
            words = json.dumps({"type": "say", "id": 1, "match": match, "text": "still here"})
            for _ in range(3):  # before the closing has reached the other end
                with contextlib.suppress(Exception):
                    await ann.socket.send(words)
            await bob.ask("say", match=match, text="Ann?")
            assert await ann.see_closed() == SIGNED_OUT
            assert len(ann.raw) == told
            assert not any("still here" in text for text in bob.raw)

    asyncio.run(play())


def test_the_stream_of_notices_ends_too(live: ThreadServer) -> None:
    async def play() -> None:
        async with browser(live) as client, browser(live) as other:
            await client.post(f"{V1}/guests", json={"name": "Ann"})
            other.cookies.set("tetrarch-session", client.cookies["tetrarch-session"])
            async with asyncio.timeout(30), client.stream("GET", f"{V1}/notices") as stream:
                lines = stream.aiter_lines()
                assert await anext(lines) == ": welcome"
                await other.delete(f"{V1}/session")
                assert [line async for line in lines if line] == []

    asyncio.run(play())


# ----------------------------------------------------------------------------------------------------- just in between

ANN = User(id="ann", name="Ann", kind="guest", language=None, owner=None, created=0)


class StubSocket:
    application_state = None


def connection_of(at: float, digest: str = "d") -> Connection:
    return Connection(StubSocket(), Caller(ANN, "cookie", digest, at), "en")  # type: ignore[arg-type]


def test_a_connection_that_was_being_made_while_its_session_ended_is_closed(monkeypatch: pytest.MonkeyPatch) -> None:
    """Its person was looked up before the session ended, and it is known to us only after that."""
    times = iter((100.0, 130.0, 500.0))
    monkeypatch.setattr("tetrarch.server.notify.time.monotonic", lambda: next(times))
    notices = Notices(None, Bus())  # type: ignore[arg-type]
    notices.sign_out(SignedOut(person="ann", only="d"))
    made: dict[str, Connection] = {
        "before": connection_of(99.0),
        "of another session": connection_of(99.0, "e"),
        "after": connection_of(101.0),
    }
    for connection in made.values():
        notices.add(connection)
    assert [name for name, connection in made.items() if connection.is_ending] == ["before"]
    notices.sign_out(SignedOut(person="ann"))
    assert all(connection.is_ending for connection in made.values())
    for connection in made.values():
        notices.remove(connection)
    assert len(notices) == 0
    notices.sign_out(SignedOut(person="bob"))
    assert len(notices._signed_out) == 1, "what ended long ago is not remembered"
