"""Idle tables and sockets, and a database full of running matches, for ``server.py``."""

from __future__ import annotations

import time
from collections.abc import Callable

import httpx
import msgspec
from websockets.asyncio.client import connect

from tetrarch.core.randomness import commitment
from tetrarch.server.accounts.ids import new_id, new_seed, now_ms
from tetrarch.server.services import make_services
from tetrarch.server.settings import ServerSettings
from tetrarch.server.storage.summary import NewMatch, summary_of
from tetrarch.table.settings import Clock, Settings
from tetrarch.table.table import Table


async def hold(address: str, count: int, kilobytes: Callable[[], int]) -> dict[str, object]:
    """Open idle tables, then idle sockets; return the memory of each."""
    async with httpx.AsyncClient(base_url=address, headers={"Origin": address}, timeout=60) as client:
        await client.post("/api/v1/guests", json={"name": "Idle"})
        quick = {"game": "eko", "bot": "random"}
        await client.post("/api/v1/quick", json=quick)  # load what every server loads once, before measuring
        before = kilobytes()
        for _ in range(count):
            await client.post("/api/v1/tables", json={"settings": {"game": "eko"}})
        tables = kilobytes()
        url = f"{address.replace('http', 'ws', 1)}/api/v1/live"
        sockets = [await connect(url, compression=None, ping_interval=None) for _ in range(count)]
        after = kilobytes()
        for socket in sockets:
            await socket.close()
    return {
        "count": count,
        "kb_per_waiting_table": round((tables - before) / count, 1),
        "kb_per_socket": round((after - tables) / count, 1),
    }


async def fill(data: str, matches: int) -> str:
    """Put running matches with clocks into a database; return the id of one."""
    services = make_services(ServerSettings(data=data))
    await services.start()
    try:
        ann = await services.people.create_guest("Ann", None)
        bob = await services.people.create_guest("Bob", None)
        settings = Settings(game="eko", clock=Clock(kind="days", days=3))
        last = ""
        for _ in range(matches):
            match, seed, now = new_id(), new_seed(), now_ms()
            table = Table(match, seed)
            table.apply_all(table.open(settings, ann.person, now))
            table.apply_all(table.join(bob.person, None, now))
            for one in (ann, bob):
                table.apply_all(table.ready(one.id, True, now))
            new = NewMatch(
                id=match,
                seed=seed,
                commitment=commitment(seed),
                game="eko",
                players=2,
                name="",
                settings=msgspec.json.encode(settings),
                private=False,
                rated=False,
                host=ann.id,
            )
            await services.store.create(new, table.entries, summary_of(table, table.entries))
            last = match
        await services.store.beat(now_ms())
        return last
    finally:
        await services.close()


def first_answer(address: str, match: str) -> float:
    """Return the seconds that the first request for a match takes."""
    with httpx.Client(base_url=address, timeout=60) as client:
        began = time.perf_counter()
        client.get(f"/api/v1/tables/{match}").raise_for_status()
        return time.perf_counter() - began
