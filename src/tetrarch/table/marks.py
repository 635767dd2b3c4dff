"""What the page draws where a decision can be made: a kind of mark, a number on it, and the way there."""

from __future__ import annotations

from typing import Literal

import msgspec

MarkKind = Literal[
    "move",
    "regroup",
    "attack",
    "kamikaze",
    "construct",
    "reinforce",
    "place",
    "swap",
    "scatter",
    "sail",
    "city",
    "destroy",
    "choose",
]


class Mark(msgspec.Struct, frozen=True, omit_defaults=True):
    """How a decision is shown on the board."""

    kind: MarkKind
    at: str = ""
    """The name of the place where the mark is drawn; empty for a decision that is about no place."""
    text: str = ""
    """What stands on the mark: discs, coins or movement points."""
    way: list[str] = []
    """Of a move: the places from its start to its end, one step after the other."""
    sea: bool = False
    """Whether it goes over the sea."""


CHOICE = Mark("choose")
"""A decision that is about no place."""
