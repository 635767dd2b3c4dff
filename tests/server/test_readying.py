"""CacheWarmer: the first request for a table does not wait for modules or text files."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Iterator
from functools import partial

import pytest

from tests.conftest import RunPython
from tetrarch.server.ops import background as readying
from tetrarch.server.ops.background import CacheWarmer

LOOK = """
import asyncio, sys
from tetrarch.core.text.messages import LANGUAGES, texts_of
from tetrarch.server.app import make_app
from tetrarch.server.ops.background import CacheWarmer
from tetrarch.core import registry
from tetrarch.table.people import Person
from tetrarch.table.settings import Settings
from tetrarch.table.table import Table

async def ready():
    readying = CacheWarmer()
    readying.start()
    await readying.wait()

async def nothing():
    pass

asyncio.run(ready() if sys.argv[1] == "ready" else nothing())
modules, misses = set(sys.modules), texts_of.cache_info().misses
for language in LANGUAGES:
    for game in registry.names():
        table = Table("m", "seed")
        table.apply_all(table.open(Settings(game=game, players=3, seats=["open"] * 3), Person("0", "Ann"), 1))
        for number in "12":
            table.apply_all(table.join(Person(number, f"Person {number}"), None, 2))
        for number in "012":
            table.apply_all(table.ready(number, True, 3))
        for _ in range(6):
            seat = table.to_decide[0]
            decision = table.decisions(seat, language, preview=False)[0]
            table.apply_all(table.decide(str(seat), seat, decision.id, 4))
        table.update(None, 0, language), table.update(1, 0, language), table.ground(1, language)
print(sorted(name for name in set(sys.modules) - modules if name.startswith("tetrarch")))
print(texts_of.cache_info().misses - misses)
"""


@pytest.mark.parametrize("is_ready", [True, False])
def test_the_first_look_imports_and_reads_nothing(run_python: RunPython, is_ready: bool) -> None:
    """A table of each game in each language; without readying there is something to do, so the test can fail."""
    ran = run_python("-c", LOOK, "ready" if is_ready else "cold")
    assert ran.returncode == 0, ran.stderr
    modules, misses = ran.stdout.splitlines()
    assert (modules == "[]") is is_ready, modules
    assert (misses == "0") is is_ready, misses


def test_a_server_that_stops_does_not_wait_for_all_of_it(monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        began = asyncio.Event()
        loop = asyncio.get_running_loop()
        done: list[int] = []

        def piece(number: int) -> None:
            done.append(number)
            loop.call_soon_threadsafe(began.set)

        def pieces() -> Iterator[Callable[[], None]]:
            number = 0
            while True:
                number += 1
                yield partial(piece, number)

        monkeypatch.setattr(readying, "steps", pieces)
        made = CacheWarmer()
        made.start()
        await began.wait()
        await made.close()
        count = len(done)
        await asyncio.sleep(0.05)
        assert len(done) == count

    asyncio.run(play())


def test_a_piece_that_fails_stops_no_server(monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        monkeypatch.setattr(readying, "visit_table", lambda game: 1 / 0)
        made = CacheWarmer()
        made.start()
        await made.wait()
        await made.close()

    asyncio.run(play())
