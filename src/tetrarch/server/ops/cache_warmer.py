"""Doing once, when the server starts, what the first look at a table would otherwise wait for.

Modules that draw and describe are imported when they are first used, and files of texts are read then: together that
takes longer than all else that a look at a table does. Here a thread does it in the background.
"""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable, Iterator
from functools import partial

import structlog

from tetrarch.core import registry
from tetrarch.core.text.messages import LANGUAGES, texts_of
from tetrarch.table.people import Person
from tetrarch.table.settings import Settings
from tetrarch.table.table import Table

PACKAGES = ("tetrarch.core", "tetrarch.table", "tetrarch.server", *(f"tetrarch.{game}" for game in registry.names()))
"""Whose texts people read at a table."""


def steps() -> Iterator[Callable[[], object]]:
    """All that is to be done, in small pieces and what is most likely needed first."""
    for game in registry.names():
        yield partial(look_at, game)
    for language in LANGUAGES:
        for package in PACKAGES:
            yield partial(texts_of, package, language)


def look_at(game: str) -> None:
    """Look at a table that nobody plays at, as a player and as a watcher."""
    table = Table("first look", "first look")
    host = Person("nobody", "Nobody")
    table.apply_all(table.open(Settings(game=game, players=2, seats=["open", "mine:Nobody too"]), host, 0))
    table.apply_all(table.ready(host.id, True, 0))
    for _ in range(2):
        seat = table.to_decide[0]
        decision = table.decisions(seat, "en", preview=True)[0]
        table.apply_all(table.decide(host.id, seat, decision.id, 0))
    for viewer in (None, 0):
        table.update(viewer, 0, "en")
        table.ground(viewer, "en")


class Readying:
    """The work of one server's start."""

    def __init__(self) -> None:
        self._task: asyncio.Task[None] | None = None
        self._is_stopped = threading.Event()

    def start(self) -> None:
        """Begin, in the background."""
        self._task = asyncio.create_task(asyncio.to_thread(self._do_all), name="readying")

    async def close(self) -> None:
        """Stop after the piece at hand."""
        self._is_stopped.set()
        if self._task:
            await asyncio.gather(self._task, return_exceptions=True)

    async def wait(self) -> None:
        """Wait until all is done."""
        if self._task:
            await self._task

    def _do_all(self) -> None:
        try:
            for step in steps():
                if self._is_stopped.is_set():
                    return
                step()
        except Exception as error:  # whoever looks first finds out what is wrong, and waits
            structlog.get_logger().error("not-readied", exc_info=error)
