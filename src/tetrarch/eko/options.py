"""The options of a game of Ekö that are rules: players, printing, variants, and how it may end undecided."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass

from tetrarch.core.errors import Fault, SetupError, nearest

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
        faults.append(Fault("players", f"{players} is not 2, 3 or 4", "E1.1"))
    if printing not in PRINTINGS:
        faults.append(Fault("printing", f"unknown printing {printing!r}; {nearest(printing, PRINTINGS)}", "E16.1"))
    for variant in sorted(variants):
        if variant not in VARIANTS:
            faults.append(Fault("variants", f"unknown variant {variant!r}; {nearest(variant, VARIANTS)}"))
        elif printing == "first-printing" and variant not in FIRST_PRINTING_VARIANTS:
            faults.append(Fault("variants", f"the first printing has no tiles for {variant!r}", "E16.2"))
    if round_limit is not None and not 1 <= round_limit <= MAX_ROUND_LIMIT:
        faults.append(Fault("round_limit", f"{round_limit} is not from 1 to {MAX_ROUND_LIMIT}, or none", "E8.7"))
    return faults
