"""Forecasts: what an evaluation asks of each game."""

from __future__ import annotations

from typing import Any, cast

import numpy as np

from tetrarch.analysis.tally import PUBLIC, Floats, Forecast
from tetrarch.core import registry
from tetrarch.core.game import GamePosition
from tetrarch.core.position import FlatPosition
from tetrarch.core.randomness import Generator

LONGEST = 2000
"""The most decisions of a random playout."""


class Forecaster:
    """What an evaluation needs to know about a game, with defaults for a game without an extension.

    The extension of a game is a module with these functions. A seat is the one whose knowledge counts, or ``PUBLIC``.
    """

    def known_to(self, position: Any, seat: int) -> FlatPosition:
        """What a seat or a spectator may know of a position."""
        view = registry.game(position.game).public_view(position) if seat == PUBLIC else position.view(seat)
        return cast(FlatPosition, view)

    def play_out(self, view: Any, seat: int, generator: Generator, playouts: int) -> Forecast:
        """The mean result of playouts from a view; at random if nothing is known about the game."""
        wins, points = np.zeros(view.players), np.zeros(view.players)
        for _ in range(playouts):
            position = cast(Any, view.copy())
            position.playout(generator, LONGEST)
            points += [position.points(other) for other in range(view.players)]
            wins += shares(position)
        return Forecast(wins / playouts, points / playouts, np.zeros((0, view.players)))

    def is_searchable(self, view: Any, seat: int) -> bool:
        """Whether a search can start from a view."""
        return bool(view.to_decide)

    def resolved(self, view: Any, seat: int, generator: Generator) -> FlatPosition:
        """A possible view after what chance or simultaneous decisions bring next."""
        found: FlatPosition = view
        return found

    def is_single_game(self, view: Any) -> bool:
        """Whether all points come from one game, as the calibration of points expects; not so in a match."""
        return True

    def owned_places(self, view: Any) -> dict[str, int]:
        """The names of the places that can be owned, each with the seat that owns it, or -1."""
        return {}


def shares(position: GamePosition) -> Floats:
    """The share of each seat in the win: a shared win is divided, among all seats if nobody wins."""
    outcome = position.outcome
    winners = (outcome.winners if outcome else ()) or range(position.players)
    return np.array([(seat in winners) / len(winners) for seat in range(position.players)])
