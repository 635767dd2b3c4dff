"""The options of a game of Legends: players, printing, variants and set-up."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from functools import partial

from tetrarch.core.errors import Fault, SetupError, broken_checks, package_fault
from tetrarch.core.text.messages import nearest_message

PACKAGE = "tetrarch.legends"

position_fault = partial(package_fault, PACKAGE)
"""A fault of options, components, a deal or a position: place, name of the message, rule, and values."""
broken = partial(broken_checks, PACKAGE)
"""The faults of checks: whether a rule is broken, place, name of the message, and rule."""

RULES_VERSION = "1.0"
"""The version of the rules, which records contain."""

VARIANTS = (
    *("match", "explore", "citadels", "dragon", "portals", "rogues", "seven-cards"),
    *("leaders", "merchants", "die", "swamp", "rectangle"),
)
"""All variants, in the order of the rules (L12) and of the static array."""

PRINTINGS = ("2018", "first-printing")


@dataclass(frozen=True)
class Options:
    """The options of a game."""

    players: int = 2
    printing: str = "2018"
    variants: frozenset[str] = frozenset()
    quick_setup: bool = True
    """Draw boards, starting region, tokens and merchant coins at random instead of asking the founder (L2.0)."""

    def __post_init__(self) -> None:
        faults = option_faults(self.players, self.printing, variant_set(self.variants))
        if faults:
            raise SetupError("options", faults)


def variant_set(variants: Iterable[str]) -> frozenset[str]:
    """The variants in a list; a single string is rejected, as its letters would be read as names (L12)."""
    if isinstance(variants, str):
        names = [name.strip() for name in variants.split(",")]
        fault = position_fault("variants", "fault-variants-text", "L12", given=repr(variants), names=str(names))
        raise SetupError("options", [fault])
    return frozenset(variants)


def option_faults(players: int, printing: str, variants: Iterable[str]) -> list[Fault]:
    """All faults of a combination of options."""
    faults: list[Fault] = []
    if players not in (2, 3, 4):
        faults.append(position_fault("players", "fault-players", "L1.1", players=str(players)))
    if printing not in PRINTINGS:
        nearest = nearest_message(printing, PRINTINGS)
        faults.append(position_fault("printing", "fault-printing", "L13.1", name=repr(printing), nearest=nearest))
    chosen = set(variants)
    for variant in sorted(chosen):
        if variant not in VARIANTS:
            nearest = nearest_message(variant, VARIANTS)
            faults.append(position_fault("variants", "fault-variant", name=repr(variant), nearest=nearest))
    if "swamp" in chosen and "explore" not in chosen:
        faults.append(position_fault("variants", "fault-swamp", "L12.9"))
    return faults
