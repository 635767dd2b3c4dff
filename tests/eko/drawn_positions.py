"""Positions for the tests of drawings: a small hand-made one, and positions from random play."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache

from tetrarch.core.randomness import Generator
from tetrarch.eko.components.board import Board, PlacedTile
from tetrarch.eko.definition import new_game
from tetrarch.eko.position.deal import blank_position
from tetrarch.eko.position.options import Options
from tetrarch.eko.position.position import Position
from tetrarch.eko.rules import layout
from tetrarch.eko.rules.state import put_building, put_stack
from tetrarch.eko.words.notation import kind_of

TILE_VARIANTS = ("labyrinth", "portals", "pyramids", "wind", "moon", "sand", "beacon")

MIXES: list[tuple[int, tuple[str, ...], str]] = [
    *((players, (), layout_name) for players in (2, 3, 4) for layout_name in ("bars", "star")),
    *((2, (variant,), "bars") for variant in (*TILE_VARIANTS, "draft")),
    *((players, TILE_VARIANTS, "star") for players in (2, 3, 4)),
]
"""Players, variants and layout: every number of players, every variant alone, and all together."""

SMALL_BOARD = Board(
    2,
    (PlacedTile("A", 0, 0, 0), PlacedTile("O", 2, 1, 2), PlacedTile("S", -1, 2, 0), PlacedTile("R", 2, -1, 5)),
)
"""Two large tiles, a pyramid and a portal: too small to play on, but with most kinds of hexes."""


def small_position() -> Position:
    """Ember against Tide on the small board, with Ember to reinforce."""
    position = blank_position(SMALL_BOARD, Options(2, variants=SMALL_BOARD.variants), "ET")
    state, spaces, sites = position.state, SMALL_BOARD.space_index, SMALL_BOARD.site_index
    for name, seat, height, emperor in (("b2", 0, 3, 1), ("c1", 0, 1, 0), ("d3", 1, 4, 0), ("e1", 1, 2, 0)):
        put_stack(state, spaces[name], seat, height, emperor)
    for name, seat, worth in (("c2", 1, 2), ("e3", 0, 1)):
        put_building(position.static, state, sites[name], seat, worth)
    state[layout.EMPEROR + 1] = layout.CAPTIVE  # with Ember
    state[layout.SOLDIERS : layout.SOLDIERS + 2] = (6, 9)
    state[layout.BOX] = 6
    state[layout.IN_GAME] = 0b11
    state[layout.STEP] = layout.REINFORCE_STEP
    state[layout.TURN], state[layout.ROUND] = 7, 4
    return position


@cache
def played(
    players: int, variants: Sequence[str] = (), layout_name: str = "bars", seed: int = 1, moves: int = 90
) -> Position:
    """A position after some random decisions, preferring constructions; it must not be changed."""
    position = new_game(players, seed=seed, variants=variants, layout=layout_name).position.copy()
    generator = Generator(seed, "drawings")
    for _ in range(moves):
        if position.is_over:
            break
        legal = [int(decision) for decision in position.legal_ids()]
        constructions = [decision for decision in legal if kind_of(decision) == layout.CONSTRUCT]
        position.push(generator.choice(constructions if constructions and generator.below(3) == 0 else legal))
    return position


def walk(players: int, variants: Sequence[str] = (), seed: int = 1, moves: int = 150) -> Iterator[Position]:
    """The positions of a random game; each one changes when the next is requested."""
    position = new_game(players, seed=seed, variants=variants).position.copy()
    generator = Generator(seed, "drawings")
    for _ in range(moves):
        yield position
        if position.is_over:
            return
        legal = position.legal_ids()
        position.push(int(legal[generator.below(len(legal))]))
