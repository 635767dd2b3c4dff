"""The options of a game of Legends that are rules: players, printing, variants, and how it is set up."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from tetrarch.core.errors import Fault, SetupError, said_fault
from tetrarch.core.text.messages import Message, message, nearest_message

PACKAGE = "tetrarch.legends"

RULES_VERSION = "1.0"
"""The version of the rules as this project plays them; records carry it."""

VARIANTS = (
    *("match", "explore", "citadels", "dragon", "portals", "rogues", "seven-cards"),
    *("leaders", "merchants", "die", "swamp", "rectangle"),
)
"""All variants, in the order of the rules (L12)."""

PRINTINGS = ("2018", "first-printing")


@dataclass(frozen=True)
class Options:
    """What was agreed before the game."""

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
    """The variants that a list names; one text is refused, as its letters would be taken for names (L12)."""
    if isinstance(variants, str):
        names = [name.strip() for name in variants.split(",")]
        told = message(PACKAGE, "fault-variants-text", given=repr(variants), names=str(names))
        raise SetupError("options", [said_fault("variants", told, "L12")])
    return frozenset(variants)


def option_faults(players: int, printing: str, variants: Iterable[str]) -> list[Fault]:
    """Everything that is wrong with a mix of options."""
    faults: list[Fault] = []
    if players not in (2, 3, 4):
        faults.append(said_fault("players", message(PACKAGE, "fault-players", players=str(players)), "L1.1"))
    if printing not in PRINTINGS:
        faults.append(said_fault("printing", _unknown("fault-printing", printing, PRINTINGS), "L13.1"))
    chosen = set(variants)
    for variant in sorted(chosen):
        if variant not in VARIANTS:
            faults.append(said_fault("variants", _unknown("fault-variant", variant, VARIANTS)))
    if "swamp" in chosen and "explore" not in chosen:
        faults.append(said_fault("variants", message(PACKAGE, "fault-swamp"), "L12.9"))
    return faults


def _unknown(fault: str, name: str, known: Iterable[str]) -> Message:
    return message(PACKAGE, fault, name=repr(name), nearest=nearest_message(name, known))
