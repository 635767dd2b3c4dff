"""Puzzles of Legends: where to look for them, and which decisions have the same idea."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from tetrarch.legends.position.formats import position_to_json
from tetrarch.legends.position.position import Position
from tetrarch.legends.rules import layout
from tetrarch.legends.rules.turn import cards_each
from tetrarch.puzzles.symmetry import relabelled, relative_seats
from tetrarch.puzzles.themes import Theme

ONLY_MOVE = Theme("only-move", "win", nodes=200_000)
LAST_CARD = Theme("last-card", "win", nodes=100_000)
BEST_CARD = Theme("best-last-card", "lead", nodes=60_000, is_best=True)
TAKE_LEAD = Theme("take-lead", "lead", nodes=60_000)
THEMES = (ONLY_MOVE, LAST_CARD, BEST_CARD, TAKE_LEAD)
"""The themes, the rarest first."""
LAST_TURNS = 16
"""How many turns before the end of a game positions are looked at."""
FEWEST_DECISIONS = 3
SOLVED_TURNS = 2
"""How many turns before the end the solver is asked who wins."""
LEAD_ROUNDS = 2
"""How many rounds before the end the lead matters enough to ask for it."""
SETUPS: tuple[tuple[int, Mapping[str, object]], ...] = (
    *((2, {"quick_setup": True}),) * 5,
    *((3, {"quick_setup": True}),) * 3,
    *((4, {"quick_setup": True}),) * 2,
    (2, {"quick_setup": True, "variants": ["citadels"]}),
    (2, {"quick_setup": True, "variants": ["leaders"]}),
    (3, {"quick_setup": True, "variants": ["explore"]}),
    (2, {"quick_setup": True, "variants": ["dragon", "portals", "rogues"]}),
    (2, {"quick_setup": True, "variants": ["merchants", "seven-cards"]}),
)
"""Numbers of players and options of the games that are played."""


def is_start(position: Position) -> bool:
    """Whether a puzzle may begin here: before a card is taken."""
    return position.step == "take"


def candidates(position: Position, is_late: bool) -> Iterator[Theme]:
    """The themes that a position may have, by a quick look."""
    if not is_late:
        return
    taken = sum(int(position.state[layout.TAKEN + seat]) for seat in range(position.players))
    left = cards_each(position.players) * position.players - taken
    if left <= SOLVED_TURNS and "match" not in position.options.variants:
        yield LAST_CARD if left == 1 else ONLY_MOVE
    points = [position.points(seat) for seat in range(position.players)]
    own = points.pop(position.seat)
    if left <= position.players:
        yield BEST_CARD
    elif left <= LEAD_ROUNDS * position.players and 0 <= max(points) - own <= 4:
        yield TAKE_LEAD


def idea(position: Position, decision: int) -> tuple[int, ...]:
    """What a decision is about: the decision itself."""
    return (decision,)


def canonical(position: Position) -> str:
    """What matters of a position, the same for other colours and exchanged seats."""
    document: dict[str, Any] = position_to_json(position)
    document["deck"] = sorted(document["deck"])
    document["first"] = (document["first"] - position.seat) % position.players
    kept = {name: part for name, part in document.items() if name not in PAST}
    return relabelled(kept, relative_seats(position, position.seat))


PAST = frozenset(("format", "version", "rules", "identities", "viewer", "seat", "decider", "founder", "bids", "die"))
"""Parts of the document of a position that do not matter for a puzzle."""


def tags(position: Position) -> tuple[str, ...]:
    """The variants of the game."""
    return tuple(position.options.variants)
