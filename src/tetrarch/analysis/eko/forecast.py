"""Forecasts in Ekö: playouts to the end of the game, and the owners of construction spaces."""

from __future__ import annotations

import numpy as np

from tetrarch.analysis.eko.playouts import tally_playouts
from tetrarch.analysis.tally import OWNERS, Forecast, read_tally
from tetrarch.bots.eko.players import ROOM
from tetrarch.core.randomness import Generator
from tetrarch.eko.position.position import Position


def known_to(position: Position, seat: int) -> Position:
    """The position itself: nothing is hidden (E3.6)."""
    return position.copy()


def play_out(view: Position, seat: int, generator: Generator, playouts: int) -> Forecast:
    """The mean result of playouts; nothing is hidden (E3.6)."""
    tally = np.zeros(OWNERS + 4 * len(view.board.sites), dtype=np.int64)
    state = np.zeros(len(view.state) + (ROOM if view.options.repetition else 0), dtype=np.int64)
    tally_playouts(view.static, view.state, state, view.scratch, generator.words, tally, playouts)
    return read_tally(tally, view.players, playouts)


def is_searchable(view: Position, seat: int) -> bool:
    """Always: chance has no part in the game after the deal."""
    return True


def resolved(view: Position, seat: int, generator: Generator) -> Position:
    """The view itself: nothing is hidden (E3.6)."""
    return view


def is_single_game(view: Position) -> bool:
    """Always: there are no matches."""
    return True


def owned_places(view: Position) -> dict[str, int]:
    """The names of the construction spaces, each with the seat whose building is there, or -1."""
    buildings = view.buildings()
    return {name: buildings[site].seat if site in buildings else -1 for site, name in enumerate(view.board.site_names)}
