"""Positions for the tests of drawings: a small one made by hand, and ones from random play."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache

from tetrarch.core.randomness import Generator
from tetrarch.legends.components.components import default_components
from tetrarch.legends.definition import new_game
from tetrarch.legends.position.deal import random_deal
from tetrarch.legends.position.formats import position_from_json
from tetrarch.legends.position.options import VARIANTS
from tetrarch.legends.position.position import Position
from tetrarch.legends.rules import layout

ALL = tuple(variant for variant in VARIANTS if variant != "rectangle")

MIXES: list[tuple[int, tuple[str, ...]]] = [
    *((players, ()) for players in (2, 3, 4)),
    *((3, (variant,)) for variant in VARIANTS if variant != "swamp"),
    *((players, ALL) for players in (2, 3, 4)),
    (4, VARIANTS),
]
"""Players and variants: every count of players, every variant alone, and all together."""

ROW = ("graveyard", "castle-or", "noble-hills", "dire-giant", "mountain-treasury", "night-hydra")
CARDS = {
    "E": ["cursed-king", "lake"],
    "M": ["dire-ogre", "noble-knight"],
    "S": ["ancient-woods", "forest-elf"],
    "T": ["cursed-gargoyles", "forest-gnome"],
}


def small_position() -> Position:
    """Four players in the middle of a game with tokens, Tide to step with three points."""
    used = {*ROW, *(card for cards in CARDS.values() for card in cards)}
    deck = [card.id for card in default_components().cards if card.id not in used]
    form: dict[str, object] = {
        **new_game(4, seed=1, variants=("explore", "citadels", "portals", "merchants", "leaders")).position.to_json(),
        "identities": ["T", "E", "M", "S"],
        "step": "move",
        "seat": 0,
        "decider": 0,
        "founder": 2,
        "first": 1,
        "count": 0,
        "ages": ["E", "T", "M", "S"],
        "slots": [
            *({"side": "meadows", "turn": 1}, {"side": "tall", "turn": 0}),
            *({"side": "ice", "turn": 2}, {"side": "citadel", "turn": 3}),
        ],
        "centre": 0,
        "start": "M3",
        "regions": {
            "M3": {"T": [3, 1], "E": [3, 0], "S": [2, 0]},
            "M5": {"E": [2, 0]},
            "T2": {"T": [1, 0], "E": [1, 0], "M": [4, 2], "S": [1, 0]},
            "I1": {"S": [1, 1]},
        },
        "explore": [
            {"at": "M1", "face": "magic-spring", "owner": None, "seen": ["T", "E", "M", "S"]},
            {"at": None, "face": "cottage", "owner": "T", "seen": ["T", "E", "M", "S"]},
            {"at": "C2", "face": "hidden-treasure", "owner": None, "seen": ["T", "E", "M", "S"]},
            {"at": None, "face": "magic-book", "owner": "M", "seen": ["T", "E", "M", "S"]},
            {"at": "I5", "face": "stable", "owner": None, "seen": ["T", "E", "M", "S"]},
        ],
        "citadels": ["M5", "T1", "I3"],
        "dragon": {"at": None, "owner": None},
        "portals": ["M2", "C3"],
        "rogues": None,
        "merchants": ["M2", "T3", "C2"],
        "coins": {"E": 3, "T": 4, "M": 7, "S": 0},
        "bids": {"E": 2, "T": 0, "M": 1, "S": 0},
        "leaders": {"E": "bandit-king", "T": "white-knight", "M": "fairy-queen", "S": "red-sorceress"},
        "cards": CARDS,
        "row": [ROW[0], None, *ROW[2:]],
        "deck": [*deck, "castle-or"],
        "kept": {"E": 0, "T": 0, "M": 1, "S": 0},
        "totals": {"E": 0, "T": 0, "M": 0, "S": 0},
        "action": {"card": "cursed-gargoyles", "part": 0, "points": 3},
        "queen_done": False,
        "neutral_left": 0,
        "result": None,
    }
    return position_from_json(form, "small position")


def _step(position: Position, generator: Generator) -> None:
    """One random decision, rarely to stop, or the deal that is due."""
    if position.awaits_chance:
        position.play_chance(random_deal(generator, position))
        return
    legal = [int(decision) for decision in position.legal_ids()]
    acting = [decision for decision in legal if decision & layout.KIND_BITS != layout.STOP]
    position.push(generator.choice(acting if acting and generator.below(6) else legal))


@cache
def played(
    players: int, variants: Sequence[str] = (), seed: int = 1, moves: int = 90, *, quick_setup: bool = True
) -> Position:
    """A position after some random decisions; never to be changed."""
    position = new_game(players, seed=seed, variants=variants, quick_setup=quick_setup).position.copy()
    generator = Generator(seed, "drawings")
    for _ in range(moves):
        if not position.is_over:
            _step(position, generator)
    return position


def walk(
    players: int, variants: Sequence[str] = (), seed: int = 1, moves: int = 400, *, quick_setup: bool = False
) -> Iterator[Position]:
    """The positions of a random game, one after the other; the next step changes the yielded one."""
    position = new_game(players, seed=seed, variants=variants, quick_setup=quick_setup).position.copy()
    generator = Generator(seed, "drawings")
    for _ in range(moves):
        yield position
        if position.is_over:
            return
        _step(position, generator)
