"""Plays a match over the API: opens a table against a bot and decides until the match is over.

    tetrarch serve --no-browser
    python play_over_api.py http://localhost:8000 eko

It plays as a guest, or with a token (--token) as a bot account. It needs the package ``websockets``, which comes with
the server. This example chooses the decision that gains most points at once.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import random
import urllib.request
from itertools import count
from typing import Any

from websockets.asyncio.client import ClientConnection, connect

ids = count(1)


def come_as_guest(address: str, name: str) -> dict[str, str]:
    """Sign in as a guest and return the headers of the session."""
    request = urllib.request.Request(
        f"{address}/api/v1/guests",
        data=json.dumps({"name": name}).encode(),
        headers={"Content-Type": "application/json", "Origin": address},
    )
    with urllib.request.urlopen(request) as answer:
        cookie = answer.headers["Set-Cookie"].partition(";")[0]
    return {"Cookie": cookie, "Origin": address}


async def ask(socket: ClientConnection, type: str, **fields: object) -> dict[str, Any]:
    """Send a request and wait for its reply; other messages are skipped."""
    id = next(ids)
    await socket.send(json.dumps({"type": type, "id": id, **fields}))
    while True:
        message = json.loads(await socket.recv())
        if message.get("id") == id and message["type"] in ("done", "error"):
            if message["type"] == "error":
                raise SystemExit(f"{type}: {message['error']['message']}")
            result: dict[str, Any] = message["result"]
            return result


async def next_update(socket: ClientConnection) -> dict[str, Any]:
    """Wait for the next update and return its moment."""
    while True:
        message = json.loads(await socket.recv())
        if message["type"] == "update":
            moment: dict[str, Any] = message["update"]["moment"]
            return moment


def choose(decisions: list[dict[str, Any]], seat: int) -> str:
    """Return a decision that gains most points at once."""

    def gain(decision: dict[str, Any]) -> float:
        gains = decision["preview"]["gains"]
        return gains[seat] if gains else 0

    most = max(map(gain, decisions))
    return str(random.choice([decision for decision in decisions if gain(decision) == most])["notation"])


async def play(address: str, headers: dict[str, str], game: str, bot: str) -> None:
    """Play one match."""
    url = f"{address.replace('http', 'ws', 1)}/api/v1/live"
    async with connect(url, additional_headers=headers, max_size=None) as socket:
        settings = {"game": game, "players": 2, "seats": ["open", f"bot:{bot}"], "private": True}
        match = (await ask(socket, "open", settings=settings))["match"]
        await ask(socket, "ready", match=match)
        seen = await ask(socket, "watch", match=match)
        moment, seat = seen["update"]["moment"], seen["viewer"]
        while moment["status"] == "running":
            if seat not in moment["to_decide"]:
                moment = await next_update(socket)
                continue
            found = await ask(socket, "decisions", match=match, preview=True)
            if found["decisions"]:
                play = choose(found["decisions"], seat)
                await ask(socket, "decide", match=match, play=play, number=found["number"])
            moment = (await ask(socket, "watch", match=match, since=found["number"], ground=False))["update"]["moment"]
        result = moment["result"]
        print(f"{game} against {bot}: {result['points'][seat]} points to {result['points'][1 - seat]},", end=" ")
        print("won" if seat in result["winners"] else "lost", f"({result['reason']})")


def main() -> None:
    """Read the command line and play."""
    parser = argparse.ArgumentParser(description="Play a match against a bot of a server.")
    parser.add_argument("address", nargs="?", default="http://localhost:8000")
    parser.add_argument("game", nargs="?", default="legends", choices=["eko", "legends"])
    parser.add_argument("--bot", default="level1", help="the opponent")
    parser.add_argument("--name", default="Example")
    parser.add_argument("--token", help="of a bot account; a guest without one")
    given = parser.parse_args()
    headers = {"Authorization": f"Bearer {given.token}"} if given.token else come_as_guest(given.address, given.name)
    asyncio.run(play(given.address, headers, given.game, given.bot))


if __name__ == "__main__":
    main()
