"""Position documents as they stand in files, to be changed in tests."""

from __future__ import annotations

import copy
from collections.abc import Callable
from functools import cache
from typing import Any

from tests.legends.soundness import step_on
from tests.legends.tables import founding, play, table
from tetrarch.core.randomness import Generator
from tetrarch.legends import Position, new_game

VARIANTS = "explore citadels dragon portals rogues merchants leaders die seven-cards"
TOKENS: dict[str, Any] = {
    **{"citadels": ["H1", "V1", "F3"], "dragon": {"at": "F2", "owner": None}, "portals": ["H3", "V3"], "rogues": "V6"},
    **{
        "merchants": ["H1", "M5", "V1"],
        "tokens": "H2:magic-spring H5:cottage V2:hidden-treasure E:magic-book V4:stable",
    },
}
PIECES = "M4:E4,T3 V5:E2,N2 F1:E0^1,T3 H4:E1,N2"


@cache
def _taking() -> Position:
    cards = {"E": "cursed-king noble-knight", "T": "dire-eye lake"}
    leaders = "E:red-sorceress T:bandit-king"
    row = "dire-dragon cursed-mausoleum"
    return table(PIECES, variants=VARIANTS, cards=cards, leaders=leaders, row=row, kept={"T": 2}, **TOKENS)


def taking(**changes: Any) -> dict[str, Any]:
    """Ember is to take a card, with all variants of a single game but the swamp and the rectangle."""
    return {**copy.deepcopy(_taking().to_json()), **changes}


def acting(**changes: Any) -> dict[str, Any]:
    """Ember has taken the Dire Dragon and is to place three armies."""
    position = _taking().copy()
    return {**play(position, "take dire-dragon").to_json(), **changes}


def choosing(**changes: Any) -> dict[str, Any]:
    """Ember has taken Forest Elf and is to choose a half of its action."""
    return {**play(table(PIECES, row="forest-elf"), "take forest-elf").to_json(), **changes}


def laying(**changes: Any) -> dict[str, Any]:
    """Two boards are laid."""
    return {**play(founding(2), "meadows@0", "horseshoe@90").to_json(), **changes}


def placing(**changes: Any) -> dict[str, Any]:
    """Two of the six face-down tokens are placed, in a rectangle."""
    position = founding(2, variants="explore swamp rectangle citadels merchants")
    play(position, "meadows@0", "horseshoe@0", "volcano@180", "fern@0", "centre 2", "start H3", "token H1", "token V3")
    return {**position.to_json(), **changes}


def neutral(**changes: Any) -> dict[str, Any]:
    """Three neutral armies are placed."""
    position = play(founding(2), "meadows@0", "horseshoe@0", "volcano@0", "fern@0", "start M4", "shared H4")
    return {**play(position, "neutral F1", "neutral F1", "neutral V7").to_json(), **changes}


def bidding(**changes: Any) -> dict[str, Any]:
    """Seat 1 of 3 has bid."""
    position = play(founding(3), "meadows@0", "horseshoe@0", "volcano@0", "fern@0", "start M4", "shared H4")
    position.play("bid 4", 1)
    return {**position.to_json(), **changes}


def naming(**changes: Any) -> dict[str, Any]:
    """Seat 1 of 3 has won the bidding."""
    position = play(founding(3), "meadows@0", "horseshoe@0", "volcano@0", "fern@0", "start M4", "shared H4")
    return {**play(position, "bid 1", "bid 4", "bid 2").to_json(), **changes}


@cache
def _played(players: int, variants: str, seed: int, is_there: Callable[[Position], bool]) -> Position:
    position = new_game(players, seed=seed, variants=variants.split()).position
    dice = Generator(seed, "documents")
    while not is_there(position):
        step_on(position, dice)
    return position


def is_over(position: Position) -> bool:
    return position.is_over


def is_between(position: Position) -> bool:
    return position.awaits_chance


def is_queen(position: Position) -> bool:
    return position.step == "queen"


def ended(**changes: Any) -> dict[str, Any]:
    """A game that is over."""
    return {**copy.deepcopy(_played(3, "explore", 1, is_over).to_json()), **changes}


def between(**changes: Any) -> dict[str, Any]:
    """The first game of a match is over, the second not dealt."""
    return {**copy.deepcopy(_played(2, "match", 3, is_between).to_json()), **changes}


def last_card(**changes: Any) -> dict[str, Any]:
    """The player of the Fairy Queen must take its last card."""
    return {**copy.deepcopy(_played(4, "leaders", 4, is_queen).to_json()), **changes}


def untouched(**changes: Any) -> dict[str, Any]:
    """A table before its first deal."""
    return {**new_game(2, seed=5, variants=["leaders", "explore"]).start.to_json(), **changes}


def viewed(**changes: Any) -> dict[str, Any]:
    """What seat 0 knows while the tokens are placed face down."""
    position = new_game(3, seed=6, variants=["explore", "swamp", "leaders", "die"]).position
    return {**position.view(0).to_json(), **changes}


def changed(data: dict[str, Any], path: str, value: Any) -> dict[str, Any]:
    """A copy with the entry at a dotted path set, or taken away where the value is ``...``."""
    data = copy.deepcopy(data)
    *parents, last = path.split(".")
    place: Any = data
    for parent in parents:
        place = place[int(parent) if isinstance(place, list) else parent]
    key: Any = int(last) if isinstance(place, list) else last
    if value is ...:
        del place[key]
    else:
        place[key] = value
    return data


def twice(data: dict[str, Any], *changes: tuple[str, Any]) -> dict[str, Any]:
    """A copy with several entries set."""
    for path, value in changes:
        data = changed(data, path, value)
    return data
