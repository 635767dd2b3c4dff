"""Bots by the texts that name them, such as ``random``, ``level3`` or ``search:simulations=500``.

Every game that searches has the same names and five levels of play.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from math import isfinite
from typing import Any

from tetrarch.bots.bot import EXTERNAL, PACKAGE, Bot, Budget, Origin, RandomBot
from tetrarch.bots.external.bot import ExternalBot
from tetrarch.bots.network import Network, shipped_network
from tetrarch.bots.search import Plan, SearchBot
from tetrarch.core import registry
from tetrarch.core.errors import Fault, SetupError, said_fault
from tetrarch.core.randomness import Generator, seed_text
from tetrarch.core.text.messages import Message, message, nearest_message
from tetrarch.core.text.messages import text as localized

Options = Mapping[str, float]


@dataclass(frozen=True)
class Option:
    """A numeric option of a bot."""

    least: float
    most: float
    whole: bool = True


@dataclass(frozen=True)
class Entry:
    """A bot with a name."""

    make: Callable[[Generator, Options], Bot[Any]]
    """Makes the bot from a generator and options."""
    options: Mapping[str, Option] = field(default_factory=dict)
    """The options of the bot."""
    seconds: float | None = None
    """The stated time for a decision, unless the options set a budget; None if there is none."""
    make_with: Callable[[Generator, Options, Network], Bot[Any]] | None = None
    """Makes the bot with another network than the shipped one, if it can use one."""
    most: Mapping[str, float] = field(default_factory=dict)
    """The largest budget with which the bot is still the level of its name; empty if more only makes it stronger."""


RANDOM = {"random": Entry(lambda generator, options: RandomBot(generator))}
"""The bot that every game has."""
BUDGET = {"simulations": Option(1, 10_000_000), "seconds": Option(0.001, 3600, whole=False)}
"""The options of bots that search."""


def budget_of(options: Options, usual: Budget) -> Budget:
    """The budget from the options, or the default."""
    if "simulations" not in options and "seconds" not in options:
        return usual
    simulations = int(options["simulations"]) if "simulations" in options else None
    return Budget(simulations, options.get("seconds"))


def roster(game: str) -> dict[str, Entry]:
    """All bots of a game by name, the weakest first; only the random bot for a game without bots of its own."""
    extension = registry.extension(game, "bots")
    if extension is None:
        return dict(RANDOM)
    found: dict[str, Entry] = extension.ROSTER
    return found


def make_bot(game: str, text: str, seed: int | str | None, seat: int, *, network: Network | None = None) -> Bot[Any]:
    """The bot that a text names, for a seat; the same seed makes the same bot, and None a fresh one.

    A bot that can use a network uses the given one instead of the shipped one.
    """
    seed = seed_text(seed)
    try:
        known = roster(game)
    except registry.UnknownGame as error:
        raise SetupError("bots", [said_fault("", error.reason)]) from None
    name, _, rest = text.partition(":")
    if name == EXTERNAL:
        external = ExternalBot(game, rest, f"{seed} {seat}")
        external.made_from = Origin(game, text, seed, seat)
        return external
    if name not in known:
        raise SetupError("bots", [said_fault("", unknown_bot(name, (*known, EXTERNAL)))])
    entry = known[name]
    generator, options = bot_generator(text, seed, seat), read_options(name, rest, entry.options)
    if network and entry.make_with:
        bot = entry.make_with(generator, options, network)
        bot.made_from = Origin(game, text, seed, seat, network)
    else:
        bot = entry.make(generator, options)
        bot.made_from = Origin(game, text, seed, seat)
    return bot


def bot_generator(text: str, seed: int | str | None, seat: int) -> Generator:
    """The random generator of the bot that a text names, for a seat."""
    return Generator(seed, f"bot {text} {seat}")


def stated_seconds(game: str, text: str) -> float | None:
    """The stated time of the bot that a text names for one decision; None if it has none.

    A caller with a clock stops the bot then, so that a search whose kernels are not compiled takes no longer.
    """
    name, _, rest = text.partition(":")
    entry = roster(game).get(name)
    if entry is None:
        return None
    options = read_options(name, rest, entry.options)
    return options.get("seconds") if "simulations" in options else options.get("seconds", entry.seconds)


def unknown_bot(name: str, known: Iterable[str]) -> Message:
    """The error for an unknown bot, with a suggestion."""
    return message(PACKAGE, "unknown-bot", name=repr(name), near=nearest_message(name, known))


def read_options(name: str, text: str, known: Mapping[str, Option]) -> dict[str, float]:
    """The options after the colon, such as ``simulations=500,seconds=2``; an error names every fault."""
    found: dict[str, float] = {}
    faults: list[Fault] = []
    for item in text.split(",") if text else ():
        key, equals, value = item.partition("=")
        if not equals or not value:
            faults.append(said_fault(name, message(PACKAGE, "no-option", text=repr(item))))
        elif key not in known:
            near = nearest_message(key, known) if known else message(PACKAGE, "takes-none")
            faults.append(said_fault(name, message(PACKAGE, "unknown-option", name=repr(key), near=near)))
        elif key in found:
            faults.append(said_fault(name, message(PACKAGE, "option-twice", name=key)))
        elif told := number_fault(item, value, known[key]):
            faults.append(said_fault(name, told))
        else:
            found[key] = float(value)
    if faults:
        raise SetupError("bots", faults)
    return found


def number_fault(item: str, text: str, option: Option) -> Message | None:
    """The fault of an option's value, or None."""
    try:
        value = float(text)
    except ValueError:
        value = float("nan")
    is_right = isfinite(value) and option.least <= value <= option.most and not (option.whole and value % 1)
    if is_right:
        return None
    limits = {"text": item, "least": f"{option.least:g}", "most": f"{option.most:g}"}
    return message(PACKAGE, "option-whole" if option.whole else "option-number", **limits)


LEVELS = 5
STRONGEST = "level5"
ANALYST = "search"
"""The bot of advice and evaluations: it compares many decisions, and its chances are calibrated."""


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
    ratings: tuple[int, ...] = ()
    """Its rating at tables of two, three and four players; empty without a game. Level 1 has 1000."""


def level_of(text: str) -> int | None:
    """The level of the bot that a text names, from 1; None for any other bot, and for a level that is made weaker."""
    name, _, rest = text.partition(":")
    level = next((number for number in range(1, LEVELS + 1) if name == f"level{number}"), None)
    if level is None or not rest:
        return level
    try:
        options = read_options(name, rest, BUDGET)
    except SetupError:
        return None
    is_slower = level == LEVELS and options.keys() == {"seconds"} and options["seconds"] >= 1
    return level if is_slower else None


def known_bot(game: str, name: str) -> str:
    """The name, if the game has this bot; else the name of its strongest bot."""
    known = list(roster(game))
    return name if name in known else known[-1]


def levels(language: str = "en", game: str | None = None) -> tuple[Level, ...]:
    """The five levels, the weakest first, in a language; with their ratings in a game that has bots of its own."""
    extension = registry.extension(game, "bots") if game else None
    ratings: Mapping[int, Sequence[int]] = getattr(extension, "RATINGS", {})
    return tuple(
        Level(
            f"level{number}",
            localized(PACKAGE, language, f"level-{number}"),
            localized(PACKAGE, language, f"level-{number}-note"),
            number == LEVELS,
            tuple(ratings[players][number - 1] for players in sorted(ratings)),
        )
        for number in range(1, LEVELS + 1)
    )


TUNING = {
    "exploration": Option(1, 10_000_000),
    "breadth": Option(1, 1000),
    "widening": Option(0, 10_000),
    "playout": Option(0, 10_000),
    "network": Option(0, 1),
    "first_play": Option(0, 1_000_000),
    "trust": Option(0, 100),
    "proof": Option(0, 200_000),
}
"""The settings of a search that can be changed, as ``bots.settings`` explains them, whether it uses a network, and the
most positions of each proof beside it."""


@dataclass(frozen=True)
class Steps:
    """What makes the levels of a game differ, by the number of players."""

    oversight: Mapping[int, float]
    """How often level 1 overlooks a decision that is not tempting; level 2 overlooks none."""
    simulations: tuple[Mapping[int, int], Mapping[int, int], Mapping[int, int]]
    """The budgets of levels 3 to 5."""


def ladder(
    novice: Callable[[Generator], Bot[Any]],
    greedy: Callable[[Generator, float, float | Mapping[int, float]], Bot[Any]],
    searcher: Callable[[Generator, Budget, Plan, Network | None], SearchBot[Any]],
    settings: Mapping[str, int],
    network_settings: Mapping[str, int],
    steps: Steps,
    game: str,
) -> dict[str, Entry]:
    """All bots of a game, the weakest first.

    ``settings`` are those of its search without options, ``network_settings`` those with a network. The last level
    searches with the network.
    """

    def searching(
        budgets: Mapping[int, int],
        options: Mapping[str, Option] = BUDGET,
        seconds: float | None = None,
        network: int = 0,
        *,
        is_capped: bool = False,
    ) -> Entry:
        def make(generator: Generator, options: Options) -> Bot[Any]:
            has_network = options.get("network", network)
            return make_with(generator, options, shipped_network(game) if has_network else None)

        def make_with(generator: Generator, options: Options, network: Network | None) -> Bot[Any]:
            usual = network_settings if network else settings
            chosen = tuple(int(options.get(name, value)) for name, value in usual.items())
            budget = budget_of(options, Budget(max(budgets.values())))
            by_players = {} if options.keys() & BUDGET.keys() else budgets
            bot = searcher(generator, budget, Plan(chosen, simulations=by_players), network)
            bot.most_proved = int(options.get("proof", bot.most_proved))
            return bot

        most = {"seconds": seconds or 0.0, "simulations": float(max(budgets.values()))} if is_capped else {}
        return Entry(make, options, seconds, make_with, most)

    three, four, five = steps.simulations
    return {
        **RANDOM,
        "novice": Entry(lambda generator, options: novice(generator)),
        "greedy": Entry(
            lambda generator, options: greedy(generator, options.get("tolerance", 0.0), options.get("oversight", 0.0)),
            {"tolerance": Option(0, 1, whole=False), "oversight": Option(0, 1, whole=False)},
        ),
        "level1": Entry(lambda generator, options: greedy(generator, 0.0, steps.oversight), seconds=0.5),
        "level2": Entry(lambda generator, options: greedy(generator, 0.0, 0.0), seconds=0.5),
        "level3": searching(three, seconds=1.0, is_capped=True),
        "level4": searching(four, seconds=2.0, is_capped=True),
        "level5": searching(five, seconds=1.0, network=1),
        "search": searching({2: 1000, 3: 1000, 4: 1000}, BUDGET | TUNING),
    }
