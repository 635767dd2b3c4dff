"""Calibration: what the numbers of searches and playouts mean in games that are played to the end.

``tetrarch calibrate`` fits the parameters, which lie in ``calibration.json`` in the analysis package of each game.
Without that file the numbers stay as they are.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from importlib import resources

import msgspec
import numpy as np

from tetrarch.analysis.tally import Floats
from tetrarch.core import registry

FILE = "calibration.json"
KNOTS = (0.5, 0.2, 0.05)
"""The chances at which the exponent changes."""


PointWeights = tuple[float, float, float, float]
OwnerWeights = tuple[float, float, float]
ROUNDING = 1e-4
"""Searches count in millionths and round down: a sum this near to 1 leaves nothing to nobody."""


def completed(chances: Sequence[float] | Floats) -> Floats:
    """Chances with the sum 1: what is left to nobody is divided equally."""
    found: Floats = np.asarray(chances, dtype=float)
    rest = 1 - found.sum(axis=-1, keepdims=True)
    found = found + np.where(rest > ROUNDING, rest, 0.0) / found.shape[-1]
    scaled: Floats = found / found.sum(axis=-1, keepdims=True)
    return scaled


class Calibration(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The parameters for a game with a number of players; the defaults change nothing."""

    exponents: tuple[float, float, float, float] = (1.0, 1.0, 1.0, 1.0)
    """The exponents of chances above the first knot, between the knots, and below the last."""
    points: tuple[PointWeights, PointWeights] = ((1.0, 0.0, 0.0, 0.0), (1.0, 0.0, 0.0, 0.0))
    """The weights of the points of playouts, the present points, the chance to win, and 1 in the expected points.

    The first are for the start of the game, the second for its end; between them they change with the ``stage``.
    """
    owners: tuple[OwnerWeights, OwnerWeights] = ((1.0, 0.0, 0.0), (1.0, 0.0, 0.0))
    """The weights of playouts, the present owner and the chances to win in the forecast of owners, in the same way.

    The rest to 1 is the weight of no owner.
    """
    network: tuple[float, float] = (0.0, 0.0)
    """The weight of the network in the forecast of owners, at the start and at the end; the others share the rest."""
    errors: tuple[float, float] = (0.0, 0.0)
    """The mean distance between expected and final points, at the start and at the end of the game."""

    def chances(self, raw: Sequence[float] | Floats) -> Floats:
        """Calibrated chances from those of a search: in the same order, with the sum 1.

        A chance of 0 or 1 stays, and so do equal chances. The seats are the last axis.
        """
        shares = completed(raw)
        logs = np.log(np.where(shares > 0, shares, 1.0))
        strengths = np.where(shares > 0, np.exp(self.strength(logs)), 0.0)
        found: Floats = strengths / strengths.sum(axis=-1, keepdims=True)
        return found

    def strength(self, logs: Floats) -> Floats:
        """The logarithm of the calibrated chances before they are scaled, from the logarithm of the raw ones."""
        edges = (0.0, *np.log(KNOTS), -np.inf)
        total = np.zeros_like(logs)
        for exponent, upper, lower in zip(self.exponents, edges[:-1], edges[1:], strict=True):
            total += exponent * (np.clip(logs, lower, upper) - upper)
        return total

    def expected_points(self, played: Floats, present: Floats, chances: Floats) -> Floats:
        """The expected points of each seat."""
        weights = mixed(self.points, stage(played, present))
        found: Floats = weights[0] * played + weights[1] * present + weights[2] * chances + weights[3]
        return found

    def expected_owners(
        self, played: Floats, present: Floats, chances: Floats, at: float, by_network: Floats | None = None
    ) -> Floats:
        """The chance of each seat to own each place, at a stage; ``present`` is 1 for the owner of a place.

        Without a network the other weights count alone.
        """
        weights = mixed(self.owners, at)
        found: Floats = weights[0] * played + weights[1] * present + weights[2] * chances
        if by_network is not None:
            found = found + between(self.network, at) * (by_network - found)
        return found

    def points_error(self, at: float) -> float:
        """The mean distance between expected and final points, at a stage."""
        return between(self.errors, at)


def stage(played: Floats, present: Floats) -> float:
    """How much of the game is over, from 0 to 1: the part of the points of playouts that players have now."""
    return float(np.clip(present.sum() / max(played.sum(), 1.0), 0.0, 1.0))


def between(ends: tuple[float, float], at: float) -> float:
    """The number at a stage, between those for the start and for the end."""
    return (1 - at) * ends[0] + at * ends[1]


def mixed(weights: Sequence[Sequence[float]], at: float) -> Floats:
    """The weights at a stage, between those for the start and those for the end."""
    first, last = np.array(weights)
    found: Floats = (1 - at) * first + at * last
    return found


@cache
def parameters(game: str) -> dict[int, Calibration]:
    """The packaged parameters of a game by the number of players."""
    package = registry.extension(game, "analysis")
    if package is None or not hasattr(package, "__path__"):
        return {}
    file = resources.files(package).joinpath(FILE)
    return msgspec.json.decode(file.read_bytes(), type=dict[int, Calibration]) if file.is_file() else {}


def calibration_of(game: str, players: int) -> Calibration:
    """The parameters for a game with a number of players."""
    return parameters(game).get(players, Calibration())


def calibrated(game: str, players: int, chances: Sequence[float]) -> tuple[float, ...]:
    """The calibrated chances of all seats from those of a search, such as ``Thought.chances`` or ``Line.chances``.

    Certain chances stay as they are. A shared win stays divided; a game that nobody wins counts as shared by all.
    """
    if len(chances) != players:
        raise ValueError(f"{len(chances)} chances: a game with {players} players has {players}")
    if any(not 0 <= chance <= 1 for chance in chances) or sum(chances) > 1 + ROUNDING:
        raise ValueError(f"{tuple(chances)} are not the chances of a search")
    return tuple(calibration_of(game, players).chances(chances).tolist())
