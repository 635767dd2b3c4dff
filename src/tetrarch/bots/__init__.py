"""Players that are programs. They decide from the view of their seat, with a random generator of their own.

``eko_bot(text, seed, seat)`` and the like make a bot of one game; ``make_bot`` takes the game's name.
"""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import Any

from tetrarch.bots.background import Thinking
from tetrarch.bots.bot import Bot, Budget, Control, Line, Thought
from tetrarch.bots.roster import make_bot, roster
from tetrarch.core import registry

__all__ = ["Bot", "Budget", "Control", "Line", "Thinking", "Thought", "make_bot", "roster"]


def __getattr__(name: str) -> Callable[[str, int | str | None, int], Bot[Any]]:
    game, _, suffix = name.rpartition("_")
    if suffix == "bot" and game in registry.names():
        return partial(make_bot, game)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
