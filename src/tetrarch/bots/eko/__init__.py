"""The programs that play Ekö, by the names they have on the command line."""

from __future__ import annotations

from collections.abc import Callable

from tetrarch.bots.bot import Bot
from tetrarch.bots.eko.simple import SimpleBot
from tetrarch.bots.random import RandomBot
from tetrarch.core.errors import Fault, SetupError, nearest
from tetrarch.core.randomness import Generator
from tetrarch.eko.position import Position

__all__ = ["EKO_BOTS", "RandomBot", "SimpleBot", "eko_bot"]

EKO_BOTS: dict[str, Callable[[Generator], Bot[Position]]] = {"random": RandomBot, "simple": SimpleBot}
"""All of them: each is made from the generator it draws from."""


def eko_bot(name: str, seed: int | str, seat: int) -> Bot[Position]:
    """The bot of that name for a seat; the same seed makes the same bot."""
    if name not in EKO_BOTS:
        raise SetupError("bots", [Fault("", f"unknown bot {name!r}; {nearest(name, EKO_BOTS)}")])
    return EKO_BOTS[name](Generator(seed, f"bot {name} {seat}"))
