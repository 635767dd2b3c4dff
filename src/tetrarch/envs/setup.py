"""What is agreed before the games of an environment: players, variants and the options of either game."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass
from typing import TypedDict

from tetrarch import eko, legends
from tetrarch.core.errors import Fault, SetupError, nearest

ROUND_LIMIT = 200
"""After how many rounds a game of Ekö ends where no other end is asked for (E8.7): random play may be endless."""

OPTIONS = {
    "eko": ("printing", "layout", "pyramids", "round_limit", "repetition"),
    "legends": ("printing", "quick_setup"),
}
"""The options of each game."""


class GameOptions(TypedDict, total=False):
    """The options that environments take beside players and variants; each game knows some of them."""

    printing: str
    layout: str
    pyramids: int | None
    round_limit: int | None
    repetition: bool
    quick_setup: bool


@dataclass(frozen=True)
class Setup:
    """What is agreed before a game."""

    game: str
    players: int = 2
    variants: tuple[str, ...] = ()
    printing: str | None = None
    """The printing; None for the game's own default."""
    layout: str = "bars"
    """Ekö: the layout of the large tiles."""
    pyramids: int | None = None
    """Ekö: how many pyramids there are, with that variant."""
    round_limit: int | None = None
    """Ekö: after how many rounds the game ends; 200 where neither this nor ``repetition`` is given."""
    repetition: bool = False
    """Ekö: the third occurrence of a position ends the game."""
    quick_setup: bool = True
    """Legends: chance decides up to the merchants' coins, not the founder (L2.0)."""

    def eko_options(self) -> eko.Options:
        """The options of a game of Ekö; one that no option would end gets a limit."""
        limit = ROUND_LIMIT if self.round_limit is None and not self.repetition else self.round_limit
        printing = self.printing or eko.PRINTINGS[0]
        return eko.Options(self.players, printing, frozenset(self.variants), limit, self.repetition)

    def legends_options(self) -> legends.Options:
        """The options of a game of Legends."""
        printing = self.printing or legends.PRINTINGS[0]
        return legends.Options(self.players, printing, frozenset(self.variants), self.quick_setup)


def make_setup(game: str, players: int, variants: Iterable[str], options: GameOptions) -> Setup:
    """The set-up that these wishes mean; wishes that the game does not know, or that its rules refuse, are refused."""
    if game not in OPTIONS:
        raise SetupError("environment", [Fault("game", f"unknown game {game!r}; {nearest(game, OPTIONS)}")])
    if isinstance(variants, str):
        names = [name.strip() for name in variants.split(",") if name.strip()]
        raise SetupError("environment", [Fault("variants", f"{variants!r} is a text, not a list; write {names}")])
    faults = [
        Fault(name, f"is no option of {game}; {nearest(name, OPTIONS[game])}")
        for name in sorted(options)
        if name not in OPTIONS[game]
    ]
    if faults:
        raise SetupError("environment", faults)
    setup = Setup(game, players, tuple(sorted(set(variants))), **options)
    if game == "eko":
        setup.eko_options()
    else:
        setup.legends_options()
    return setup
