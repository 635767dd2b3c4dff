"""The positions of the tutorial of Ekö, completed from what the steps give."""

from __future__ import annotations

from typing import cast

Fields = dict[str, object]

DISCS = 16
"""The discs of each player (E1.1)."""


def fill(fields: Fields) -> Fields:
    """Put all discs into the reserve that are not on the board, in the box or captive."""
    stacks = cast("dict[str, str]", fields["stacks"])
    boxes = cast("dict[str, int]", fields["boxes"])
    captives = cast("dict[str, list[str]]", fields["captives"])
    held = [letter for letters in captives.values() for letter in letters]
    reserves = {}
    for letter in cast("list[str]", fields["identities"]):
        own = [stack for stack in stacks.values() if stack.startswith(letter)]
        left = DISCS - sum(int(stack[1]) for stack in own) - boxes[letter] - held.count(letter)
        is_here = letter not in held and not any(stack.endswith("!") for stack in own)
        reserves[letter] = f"{left}!" if is_here and left else str(left)
    return {**fields, "reserves": reserves}
