"""The bots of one guest do not keep those of another guest from answering."""

from __future__ import annotations

import asyncio
import time
from pathlib import Path

from tests.server.live_server import ThreadServer
from tests.server.players import guests
from tests.server.test_programs import decisions_of, watch_bots, with_person
from tetrarch.server.settings import ServerSettings

MOST_SECONDS = 30.0
USUAL_SECONDS = 5.0


def test_twenty_slow_tables_of_bots_do_not_delay_another_guest(tmp_path: Path) -> None:
    settings = ServerSettings(data=str(tmp_path / "data"), rate_limits=False, thinkers=1)

    async def play(address: str) -> None:
        async with guests(address, "Eve", "Ann") as (eve, ann):
            slow = ["level5:seconds=10"] * 2
            tables = [await watch_bots(eve, *slow, game="eko") for _ in range(20)]
            waits = []
            for _ in range(5):
                begun = time.monotonic()
                await with_person(ann, "level1")
                waits.append(time.monotonic() - begun)
            assert max(waits) < MOST_SECONDS, waits
            assert sorted(waits)[2] < USUAL_SECONDS, waits
            assert sum(decisions_of(eve, table, seat) for table in tables for seat in (0, 1)) < 20

    with ThreadServer(settings) as server:
        asyncio.run(play(server.address))
