"""Guests deleted while a server runs: its tables, connections and snapshots forget them as well."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from typing import Any, TypeVar

from sqlalchemy import func, select, update

from tests.server.live_server import ThreadServer
from tests.server.players import Player, guests, open_match
from tetrarch.server.matches.hub import Hub
from tetrarch.server.notify import SIGNED_OUT
from tetrarch.server.ops.admin import prune_guests
from tetrarch.server.settings import ServerSettings
from tetrarch.server.storage.database import Database
from tetrarch.server.storage.models import EntryRow, PersonRow, SnapshotRow

Found = TypeVar("Found")


def settings_of(server: ThreadServer) -> ServerSettings:
    found: ServerSettings = server.app.state.services.settings
    return found


async def at_server(server: ThreadServer, work: Coroutine[Any, Any, Found]) -> Found:
    """Do something in the server's own thread."""
    hub: Hub = server.app.state.hub
    return await asyncio.wrap_future(asyncio.run_coroutine_threadsafe(work, hub._tasks[0].get_loop()))


async def let_them_be_old(server: ThreadServer, *people: Player) -> None:
    """Make it long ago that some were last seen."""
    database = Database(settings_of(server).database_url)
    async with database.write() as session:
        await session.execute(update(PersonRow).where(PersonRow.id.in_([one.id for one in people])).values(seen=1))
    await database.close()


async def stored(server: ThreadServer, match: str) -> str:
    """All that the database holds of a match."""
    database = Database(settings_of(server).database_url)
    async with database.connect() as connection:
        bodies = list(await connection.scalars(select(EntryRow.body).where(EntryRow.match == match)))
        snapshots = await connection.scalars(select(SnapshotRow.body).where(SnapshotRow.match == match))
        bodies += [body.decode() for body in snapshots]
    await database.close()
    return "\n".join(bodies)


async def answered(server: ThreadServer) -> None:
    """Wait until the server has done what was asked through the database."""
    database = Database(settings_of(server).database_url)
    store = server.app.state.services.store
    async with asyncio.timeout(30):
        while await at_server(server, store.open_requests()):
            await asyncio.sleep(0.05)
    await database.close()


def test_a_running_match_forgets_a_pruned_guest_who_only_chatted(live: ThreadServer) -> None:
    async def play() -> None:
        async with guests(live.address, "Ann", "Bob", "Caspar") as (ann, bob, caspar):
            match = await open_match(ann, [bob], game="eko")
            await caspar.ask("watch", match=match)
            await caspar.ask("say", match=match, text="a word of Caspar's")
            assert "Caspar" in await stored(live, match)
            await let_them_be_old(live, caspar)
            assert await prune_guests(settings_of(live), 1) == 1
            await answered(live)
            assert await caspar.see_closed() == SIGNED_OUT
            stranger = await Player(live.address).connect()
            seen = await stranger.ask("watch", match=match)
            assert "Caspar" not in str(seen)
            assert any("deleted player" in str(entry) for entry in seen["update"]["entries"])
            await stranger.close()
            first = await ann.ask("decisions", match=match)
            player = ann if first["decisions"] else bob
            found = await player.ask("decisions", match=match)
            await player.ask("decide", match=match, play=found["decisions"][0]["notation"], number=found["number"])
            hub: Hub = live.app.state.hub
            for person in (ann, bob):
                await person.ask("unwatch", match=match)
            held = hub._live[match]
            held.snapshot_number = -100  # much has happened since the last one
            await at_server(live, hub.evict(held))
            assert match not in hub._live
            assert "Caspar" not in await stored(live, match), "neither entries nor snapshots"
            assert (await ann.ask("watch", match=match))["update"]["number"] > found["number"]

    asyncio.run(play())


def test_a_guest_who_only_hosts_a_table_is_not_pruned(live: ThreadServer) -> None:
    async def play() -> None:
        async with guests(live.address, "Dora") as (dora,):
            form = {"game": "eko", "players": 2, "seats": ["open", "bot:level1"]}
            await dora.ask("open", settings=form, sit=False)
            await let_them_be_old(live, dora)
            assert await prune_guests(settings_of(live), 1, only_count=True) == 0
            await dora.ask("ping")

    asyncio.run(play())


def test_without_deleted_guests_the_server_gets_no_request(live: ThreadServer) -> None:
    async def play() -> None:
        assert await prune_guests(settings_of(live), 36500) == 0
        store = live.app.state.services.store
        assert await at_server(live, store.open_requests()) == []

    asyncio.run(play())


def test_a_finished_match_in_memory_forgets_a_guest_and_stays_whole(live: ThreadServer) -> None:
    async def play() -> None:
        async with guests(live.address, "Emil", "Fay") as (emil, fay):
            match = await open_match(emil, [fay], game="eko")
            await emil.ask("resign", match=match)
            await fay.see_over(match)
            await let_them_be_old(live, emil)
            assert await prune_guests(settings_of(live), 1) == 1
            await answered(live)
            seen = await fay.ask("watch", match=match)
            assert "Emil" not in str(seen)
            assert seen["update"]["moment"]["status"] == "over"
            database = Database(settings_of(live).database_url)
            async with database.connect() as connection:
                left = await connection.scalar(
                    select(func.count()).select_from(PersonRow).where(PersonRow.id == emil.id)
                )
            await database.close()
            assert left == 0

    asyncio.run(play())
