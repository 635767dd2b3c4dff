"""The programs that play Legends, by the names they have on the command line."""

from __future__ import annotations

from tetrarch.bots.bot import Bot, RandomBot
from tetrarch.bots.legends.players import GreedyBot, LegendsSearchBot, NoviceBot
from tetrarch.bots.roster import ladder, make_bot
from tetrarch.bots.search import BY_PLAYERS
from tetrarch.legends.position.position import Position

__all__ = ["ROSTER", "GreedyBot", "LegendsSearchBot", "NoviceBot", "RandomBot", "legends_bot"]

SETTINGS = {"exploration": 400_000, "breadth": 4, "widening": 16, "playout": BY_PLAYERS}
ROSTER = ladder(NoviceBot, GreedyBot, LegendsSearchBot, SETTINGS, tolerances=(0.25, 0.05))
"""All of them, the weakest first; ``search`` is the one that can be tuned."""


def legends_bot(text: str, seed: int | str, seat: int) -> Bot[Position]:
    """The bot that a text names, for a seat; the same seed makes the same bot."""
    return make_bot("legends", text, seed, seat)
