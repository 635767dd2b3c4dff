"""The game options of Ekö: players, printing, variants, round limit and repetition."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import partial

from tetrarch.core.errors import Fault, SetupError, broken_checks, package_fault, said_fault
from tetrarch.core.text.messages import Message, message, nearest_message

PACKAGE = "tetrarch.eko"
"""The package that holds the game's texts."""

position_fault = partial(package_fault, PACKAGE)
"""A fault of options, components, a deal or a position: place, name of the message, rule, and values."""
broken = partial(broken_checks, PACKAGE)
"""The faults of checks: whether a rule is broken, place, name of the message, and rule."""

RULES_VERSION = "1.0"
"""The version of the rules, which records name."""

VARIANTS = ("labyrinth", "portals", "pyramids", "wind", "moon", "sand", "beacon", "draft")
"""All variants (E9-E15, E17), in the order of the rules."""

PRINTINGS = ("complete", "first-printing")
FIRST_PRINTING_VARIANTS = frozenset({"labyrinth", "portals", "pyramids", "wind", "draft"})
"""The variants of the first printing (E16.2), and the draft, which needs no tiles."""

MAX_ROUND_LIMIT = 100_000


@dataclass(frozen=True)
class Options:
    """The options of one game."""

    players: int = 2
    printing: str = "complete"
    variants: frozenset[str] = frozenset()
    round_limit: int | None = None
    """The number of rounds after which the game ends (E8.7)."""
    repetition: bool = False
    """Whether the third occurrence of a position ends the game (E8.7)."""

    def __post_init__(self) -> None:
        faults = option_faults(self.players, self.printing, self.variants, self.round_limit)
        if faults:
            raise SetupError("options", faults)


def option_faults(players: int, printing: str, variants: Iterable[str], round_limit: int | None) -> list[Fault]:
    """All faults of a combination of options."""
    faults: list[Fault] = []
    if players not in (2, 3, 4):
        faults.append(position_fault("players", "fault-players", "E1.1", players=str(players)))
    if printing not in PRINTINGS:
        faults.append(said_fault("printing", unknown("fault-printing", printing, PRINTINGS), "E16.1"))
    for variant in sorted(variants):
        if variant not in VARIANTS:
            faults.append(said_fault("variants", unknown("fault-variant", variant, VARIANTS)))
        elif printing == "first-printing" and variant not in FIRST_PRINTING_VARIANTS:
            faults.append(position_fault("variants", "fault-first-printing", "E16.2", name=repr(variant)))
    if round_limit is not None and not 1 <= round_limit <= MAX_ROUND_LIMIT:
        reason = message(PACKAGE, "fault-round-limit", limit=str(round_limit), most=str(MAX_ROUND_LIMIT))
        faults.append(said_fault("round_limit", reason, "E8.7"))
    return faults


def unknown(fault: str, name: str, known: Iterable[str]) -> Message:
    """A message that rejects an unknown printing, variant or layout and suggests known ones."""
    return message(PACKAGE, fault, name=repr(name), nearest=nearest_message(name, known))
