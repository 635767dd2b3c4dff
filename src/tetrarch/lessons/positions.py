"""Positions of steps: what they write down, filled up with what follows from it."""

from __future__ import annotations

from collections.abc import Callable
from importlib import import_module
from typing import cast

from tetrarch.core.game import GamePosition
from tetrarch.legends.components.components import default_components

Fields = dict[str, object]

DISCS = 16
"""Of each player of Ekö (E1.1)."""


def step_position(game: str, shared: Fields, own: Fields, subject: str) -> GamePosition:
    """The position of a step; a ``SetupError`` names every fault of one that cannot be."""
    fields = FILLERS[game]({**shared, **own})
    return cast(GamePosition, import_module(f"tetrarch.{game}").position_from_json(fields, subject))


def filled_eko(fields: Fields) -> Fields:
    """All discs that are not on the board, in the box or captive lie in the reserve."""
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


def filled_legends(fields: Fields) -> Fields:
    """All cards that are neither in the row nor owned lie in the deck, in the order of the set.

    A card that has just been taken leaves an empty text in the row; who has not bid is not named, nor a first player
    before there is one.
    """
    players = cast("dict[str, int]", fields["options"])["players"]
    cards = cast("dict[str, list[str]]", fields["cards"])
    gone = {*cast("list[str]", fields["row"]), *(card for owned in cards.values() for card in owned)}
    playing = [card.id for card in default_components().cards if card.min_players <= players]
    bids = cast("dict[str, int]", fields["bids"])
    return {
        "first": None,
        "rogues": None,
        **fields,
        "row": [card or None for card in cast("list[str]", fields["row"])],
        "deck": [card for card in playing if card not in gone],
        "bids": {letter: bids.get(letter) for letter in cast("list[str]", fields["identities"])},
    }


FILLERS: dict[str, Callable[[Fields], Fields]] = {"eko": filled_eko, "legends": filled_legends}
