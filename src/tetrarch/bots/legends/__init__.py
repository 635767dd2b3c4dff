"""The programs that play Legends, by the names they have on the command line."""

from __future__ import annotations

from collections.abc import Callable

from tetrarch.bots.bot import Bot
from tetrarch.bots.legends.simple import SimpleBot
from tetrarch.bots.random import RandomBot
from tetrarch.core.errors import Fault, SetupError, nearest
from tetrarch.core.randomness import Generator
from tetrarch.legends.position import Position

__all__ = ["LEGENDS_BOTS", "RandomBot", "SimpleBot", "legends_bot"]

LEGENDS_BOTS: dict[str, Callable[[Generator], Bot[Position]]] = {"random": RandomBot, "simple": SimpleBot}
"""All of them: each is made from the generator it draws from."""


def legends_bot(name: str, seed: int | str, seat: int) -> Bot[Position]:
    """The bot of that name for a seat; the same seed makes the same bot."""
    if name not in LEGENDS_BOTS:
        raise SetupError("bots", [Fault("", f"unknown bot {name!r}; {nearest(name, LEGENDS_BOTS)}")])
    return LEGENDS_BOTS[name](Generator(seed, f"bot {name} {seat}"))
