"""The programs that play Ekö, by the names they have on the command line."""

from __future__ import annotations

from tetrarch.bots.bot import Bot, RandomBot
from tetrarch.bots.eko.players import EkoSearchBot, GreedyBot, NoviceBot
from tetrarch.bots.roster import ladder, make_bot
from tetrarch.bots.search import BY_PLAYERS
from tetrarch.eko.position.position import Position

__all__ = ["ROSTER", "EkoSearchBot", "GreedyBot", "NoviceBot", "RandomBot", "eko_bot"]

SETTINGS = {"exploration": 200_000, "breadth": 4, "widening": 16, "playout": BY_PLAYERS}
ROSTER = ladder(NoviceBot, GreedyBot, EkoSearchBot, SETTINGS, tolerances=(0.3, 0.05))
"""All of them, the weakest first; ``search`` is the one that can be tuned."""


def eko_bot(text: str, seed: int | str, seat: int) -> Bot[Position]:
    """The bot that a text names, for a seat; the same seed makes the same bot."""
    return make_bot("eko", text, seed, seat)
