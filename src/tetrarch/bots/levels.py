"""The ladder: five levels of play, the same in both games, with names for people."""

from __future__ import annotations

from dataclasses import dataclass

from tetrarch.core.text.messages import LANGUAGES, text

__all__ = ["LANGUAGES", "LEVELS", "STRONGEST", "Level", "levels"]

LEVELS = 5
STRONGEST = "level5"


@dataclass(frozen=True)
class Level:
    """One step of the ladder, as a person reads it."""

    bot: str
    """The name of its bot in the roster."""
    name: str
    note: str
    """How it plays, in a few words."""
    has_slider: bool
    """Whether its thinking time can be chosen."""


def levels(language: str = "en") -> tuple[Level, ...]:
    """The five levels, the weakest first, in one of the four languages."""
    return tuple(
        Level(
            f"level{number}",
            text("tetrarch.bots", language, f"level-{number}"),
            text("tetrarch.bots", language, f"level-{number}-note"),
            number == LEVELS,
        )
        for number in range(1, LEVELS + 1)
    )
