"""The options of a game of Ekö that are rules: players, printing, variants, and how it may end undecided."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from tetrarch.core.errors import Fault, SetupError, said_fault
from tetrarch.core.text.messages import Message, message, nearest_message

PACKAGE = "tetrarch.eko"

RULES_VERSION = "1.0"
"""The version of the rules as this project plays them; records carry it."""

VARIANTS = ("labyrinth", "portals", "pyramids", "wind", "moon", "sand", "beacon", "draft")
"""All variants (E9-E15, E17), in the order of the rules."""

PRINTINGS = ("complete", "first-printing")
FIRST_PRINTING_VARIANTS = frozenset({"labyrinth", "portals", "pyramids", "wind", "draft"})
"""What can be played with the tiles of the first printing (E16.2); the draft is our own and needs no tiles."""

MAX_ROUND_LIMIT = 100_000


@dataclass(frozen=True)
class Options:
    """What was agreed before the game."""

    players: int = 2
    printing: str = "complete"
    variants: frozenset[str] = frozenset()
    round_limit: int | None = None
    """The game ends when one more round than this would begin (E8.7)."""
    repetition: bool = False
    """The third occurrence of a position ends the game (E8.7)."""

    def __post_init__(self) -> None:
        faults = option_faults(self.players, self.printing, self.variants, self.round_limit)
        if faults:
            raise SetupError("options", faults)


def option_faults(players: int, printing: str, variants: Iterable[str], round_limit: int | None) -> list[Fault]:
    """Everything that is wrong with a mix of options."""
    faults: list[Fault] = []
    if players not in (2, 3, 4):
        faults.append(said_fault("players", message(PACKAGE, "fault-players", players=str(players)), "E1.1"))
    if printing not in PRINTINGS:
        faults.append(said_fault("printing", unknown("fault-printing", printing, PRINTINGS), "E16.1"))
    for variant in sorted(variants):
        if variant not in VARIANTS:
            faults.append(said_fault("variants", unknown("fault-variant", variant, VARIANTS)))
        elif printing == "first-printing" and variant not in FIRST_PRINTING_VARIANTS:
            told = message(PACKAGE, "fault-first-printing", name=repr(variant))
            faults.append(said_fault("variants", told, "E16.2"))
    if round_limit is not None and not 1 <= round_limit <= MAX_ROUND_LIMIT:
        told = message(PACKAGE, "fault-round-limit", limit=str(round_limit), most=str(MAX_ROUND_LIMIT))
        faults.append(said_fault("round_limit", told, "E8.7"))
    return faults


def unknown(fault: str, name: str, known: Iterable[str]) -> Message:
    """That there is no printing, variant or layout of a name, and which there are."""
    return message(PACKAGE, fault, name=repr(name), nearest=nearest_message(name, known))
