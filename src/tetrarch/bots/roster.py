"""Bots by the texts that name them, such as ``random``, ``level3`` or ``search:simulations=500``."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from math import isfinite
from typing import Any

from tetrarch.bots.bot import EXTERNAL, PACKAGE, Bot, Budget, RandomBot
from tetrarch.bots.external.bot import ExternalBot
from tetrarch.core import registry
from tetrarch.core.errors import Fault, SetupError, said_fault
from tetrarch.core.randomness import Generator
from tetrarch.core.text.messages import Message, message, nearest_message

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


def make_bot(game: str, text: str, seed: int | str, seat: int) -> Bot[Any]:
    """The bot that a text names, for a seat; the same seed makes the same bot."""
    try:
        known = roster(game)
    except registry.UnknownGame as error:
        raise SetupError("bots", [said_fault("", error.reason)]) from None
    name, _, rest = text.partition(":")
    if name == EXTERNAL:
        return ExternalBot(game, rest, f"{seed} {seat}")
    if name not in known:
        raise SetupError("bots", [said_fault("", unknown_bot(name, (*known, EXTERNAL)))])
    return known[name].make(Generator(seed, f"bot {text} {seat}"), read_options(name, rest, known[name].options))


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
