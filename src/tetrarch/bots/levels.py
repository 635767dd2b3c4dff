"""The ladder of bots: the same names and five levels of play in every game that searches."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

from tetrarch.bots.bot import Bot, Budget
from tetrarch.bots.roster import BUDGET, RANDOM, Entry, Option, Options, budget_of, roster
from tetrarch.bots.search import Plan, SearchBot
from tetrarch.core.randomness import Generator
from tetrarch.core.text.messages import LANGUAGES, text

__all__ = ["LANGUAGES", "LEVELS", "STRONGEST", "Level", "known_bot", "ladder", "levels"]

LEVELS = 5
STRONGEST = "level5"


@dataclass(frozen=True)
class Level:
    """One level, with texts for users."""

    bot: str
    """The name of its bot in the roster."""
    name: str
    note: str
    """How it plays, in a few words."""
    has_slider: bool
    """Whether its thinking time can be chosen."""


def known_bot(game: str, name: str) -> str:
    """The name, if the game has this bot; else the name of its strongest bot."""
    known = list(roster(game))
    return name if name in known else known[-1]


def levels(language: str = "en") -> tuple[Level, ...]:
    """The five levels, the weakest first, in a language."""
    return tuple(
        Level(
            f"level{number}",
            text("tetrarch.bots", language, f"level-{number}"),
            text("tetrarch.bots", language, f"level-{number}-note"),
            number == LEVELS,
        )
        for number in range(1, LEVELS + 1)
    )


TUNING = {
    "exploration": Option(1, 10_000_000),
    "breadth": Option(1, 1000),
    "widening": Option(0, 10_000),
    "playout": Option(0, 10_000),
}
"""The settings of a search that can be changed, as ``bots.settings`` explains them."""


def ladder(
    novice: Callable[[Generator], Bot[Any]],
    greedy: Callable[[Generator, float], Bot[Any]],
    searcher: Callable[[Generator, Budget, Plan], SearchBot[Any]],
    settings: Mapping[str, int],
    tolerances: tuple[float, float],
) -> dict[str, Entry]:
    """All bots of a game, the weakest first.

    ``settings`` are those of its search without options, ``tolerances`` those of the first two levels.
    """

    def searching(budget: Budget, softness: float = 0.0) -> Callable[[Generator, Options], Bot[Any]]:
        def make(generator: Generator, options: Options) -> Bot[Any]:
            chosen = tuple(int(options.get(name, value)) for name, value in settings.items())
            return searcher(generator, budget_of(options, budget), Plan(chosen, softness))

        return make

    return {
        **RANDOM,
        "novice": Entry(lambda generator, options: novice(generator)),
        "greedy": Entry(
            lambda generator, options: greedy(generator, options.get("tolerance", 0.0)),
            {"tolerance": Option(0, 1, whole=False)},
        ),
        "level1": Entry(lambda generator, options: greedy(generator, tolerances[0])),
        "level2": Entry(lambda generator, options: greedy(generator, tolerances[1])),
        "level3": Entry(searching(Budget(200), softness=0.5), BUDGET),
        "level4": Entry(searching(Budget(2500)), BUDGET),
        "level5": Entry(searching(Budget(seconds=1.0)), BUDGET),
        "search": Entry(searching(Budget(1000)), BUDGET | TUNING),
    }
