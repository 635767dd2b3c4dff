"""The programs that play Legends, by the names they have on the command line."""

from __future__ import annotations

from tetrarch.bots.bot import Bot, Budget
from tetrarch.bots.legends.greedy import GreedyBot
from tetrarch.bots.legends.novice import NoviceBot
from tetrarch.bots.legends.searcher import BY_PLAYERS, LegendsSearchBot
from tetrarch.bots.random import RandomBot
from tetrarch.bots.roster import BUDGET, Entry, Option, Options, budget_of, make_bot
from tetrarch.bots.search import Plan
from tetrarch.core.randomness import Generator
from tetrarch.legends.position import Position

__all__ = ["ROSTER", "GreedyBot", "LegendsSearchBot", "NoviceBot", "RandomBot", "legends_bot"]

TUNING = {
    "exploration": Option(1, 10_000_000),
    "breadth": Option(1, 1000),
    "widening": Option(0, 10_000),
    "playout": Option(0, 10_000),
}
"""The settings of a search that can be changed, as ``bots.settings`` explains them."""
USUAL = {"exploration": 400_000, "breadth": 4, "widening": 16, "playout": BY_PLAYERS}


def search_bot(
    generator: Generator, options: Options, usual: Budget, softness: float = 0.0, tolerance: float = 0.1
) -> LegendsSearchBot:
    """A bot that searches, with its options and what holds without them."""
    settings = tuple(int(options.get(name, value)) for name, value in USUAL.items())
    return LegendsSearchBot(generator, budget_of(options, usual), Plan(settings, softness, tolerance))


ROSTER: dict[str, Entry] = {
    "random": Entry(lambda generator, options: RandomBot(generator)),
    "novice": Entry(lambda generator, options: NoviceBot(generator)),
    "greedy": Entry(
        lambda generator, options: GreedyBot(generator, options.get("tolerance", 0.0)),
        {"tolerance": Option(0, 1, whole=False)},
    ),
    "level1": Entry(lambda generator, options: GreedyBot(generator, 0.25)),
    "level2": Entry(lambda generator, options: GreedyBot(generator, 0.05)),
    "level3": Entry(lambda generator, options: search_bot(generator, options, Budget(200), 0.5), BUDGET),
    "level4": Entry(lambda generator, options: search_bot(generator, options, Budget(2500)), BUDGET),
    "level5": Entry(lambda generator, options: search_bot(generator, options, Budget(seconds=1.0)), BUDGET),
    "search": Entry(lambda generator, options: search_bot(generator, options, Budget(1000)), BUDGET | TUNING),
}
"""All of them, the weakest first; ``search`` is the one that can be tuned."""


def legends_bot(text: str, seed: int | str, seat: int) -> Bot[Position]:
    """The bot that a text names, for a seat; the same seed makes the same bot."""
    return make_bot("legends", text, seed, seat)
