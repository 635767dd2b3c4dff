"""The fit of the calibration to samples of games."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

import numpy as np
from msgspec import structs

from tetrarch.analysis.calibration.parameters import KNOTS, Calibration, OwnerWeights, PointWeights, stage
from tetrarch.analysis.calibration.sampling import Sample, SampledGame
from tetrarch.analysis.tally import Floats

STEPS = 50
LEAST, MOST = 0.1, 3.0
"""The limits of the exponents."""
STIFFNESS = 20.0
"""How strongly the exponents are held together: as many samples as would outweigh it."""
TIES = 3.0
"""How strongly the weights of the points at the start and at the end are held together."""
GRADIENTS = 3000
TINY = 1e-6
"""Chances below this count as this in the fit."""


class Samples(NamedTuple):
    """The samples of games with one number of players, as arrays with one row for each sample."""

    games: Sequence[SampledGame]
    """The game of each sample."""
    samples: Sequence[Sample]
    chances: Floats
    results: Floats
    """The share of each seat in the win."""
    is_open: Floats
    """1 if the chances are not certain."""

    @classmethod
    def of(cls, games: Iterable[SampledGame]) -> Samples:
        """The samples of these games."""
        pairs = [(game, sample) for game in games for sample in game.samples]
        return cls(
            [game for game, _ in pairs],
            [sample for _, sample in pairs],
            np.array([sample.chances for _, sample in pairs], dtype=float),
            np.array([game.shares for game, _ in pairs], dtype=float),
            np.array([not sample.proven for _, sample in pairs], dtype=float),
        )


def fit(games: Sequence[SampledGame]) -> dict[int, Calibration]:
    """The calibration for each number of players."""
    found = {}
    for players in sorted({game.players for game in games}):
        samples = Samples.of(game for game in games if game.players == players)
        chances = Calibration(exponents=fit_exponents(samples))
        certain = calibrated_chances(chances, samples)
        fitted = Calibration(
            exponents=chances.exponents, points=fit_points(samples, certain), owners=fit_owners(samples, certain)
        )
        found[players] = structs.replace(
            fitted,
            network=fit_network(samples, fitted, certain),
            errors=fit_errors(samples, fitted, certain),
        )
    return found


def calibrated_chances(calibration: Calibration, samples: Samples) -> Floats:
    """The chances of all samples; certain ones stay."""
    return np.where(samples.is_open[:, None] > 0, calibration.chances(samples.chances), samples.chances)


def fit_exponents(samples: Samples) -> tuple[float, float, float, float]:
    """The exponents with the greatest likelihood of the results, by Newton's method.

    The logarithms of the calibrated chances are linear in the exponents, up to their scale: a logistic regression.
    """
    is_open = samples.is_open > 0
    logs = np.log(np.maximum(samples.chances[is_open], TINY))
    parts = np.stack([one.strength(logs) for one in units()], axis=-1)
    results = samples.results[is_open]
    count = len(units())
    bonds = STIFFNESS * (2 * np.eye(count) - np.eye(count, k=1) - np.eye(count, k=-1))
    bonds[0, 0] = bonds[-1, -1] = STIFFNESS
    exponents = np.ones(count)
    for _ in range(STEPS):
        strengths = parts @ exponents
        chances = np.exp(strengths - strengths.max(axis=1, keepdims=True))
        chances /= chances.sum(axis=1, keepdims=True)
        means = (chances[:, :, None] * parts).sum(axis=1, keepdims=True)
        slope = ((results - chances)[:, :, None] * parts).sum(axis=(0, 1)) - bonds @ exponents
        centred = parts - means
        curve = np.einsum("ns,nsi,nsj->ij", chances, centred, centred) + bonds
        exponents = np.clip(exponents + np.linalg.solve(curve + TINY * np.eye(count), slope), LEAST, MOST)
    first, second, third, fourth = (round(float(exponent), 4) for exponent in exponents)
    return first, second, third, fourth


def units() -> list[Calibration]:
    """Calibrations with one exponent 1 and all others 0, to measure the part of each."""
    rows = np.eye(len(KNOTS) + 1)
    return [Calibration(exponents=(float(a), float(b), float(c), float(d))) for a, b, c, d in rows]


def stage_of(sample: Sample) -> float:
    """The stage of the game at a sample."""
    return stage(np.array(sample.played_points), np.array(sample.points))


def fit_points(samples: Samples, chances: Floats) -> tuple[PointWeights, PointWeights]:
    """The weights of the expected points with the least squared error."""
    played = np.array([sample.played_points for sample in samples.samples])
    present = np.array([sample.points for sample in samples.samples])
    stages = np.broadcast_to(np.array([stage_of(sample) for sample in samples.samples])[:, None], played.shape)
    columns = by_stage(np.stack([played, present, chances, np.ones_like(played)], axis=-1), stages[..., None])
    results = np.array([game.points for game in samples.games])
    ties = TIES * np.concatenate([np.eye(4), -np.eye(4)], axis=1)
    weights = np.linalg.lstsq(
        np.concatenate([columns.reshape(-1, 8), ties]), np.concatenate([results.ravel(), np.zeros(4)]), rcond=None
    )[0]
    first, last = (tuple(round(float(weight), 4) for weight in half) for half in weights.reshape(2, 4))
    return (first[0], first[1], first[2], first[3]), (last[0], last[1], last[2], last[3])


def fit_errors(samples: Samples, fitted: Calibration, chances: Floats) -> tuple[float, float]:
    """The mean distances between expected and final points that fit best."""
    stages, distances = [], []
    for game, sample, row in zip(samples.games, samples.samples, chances, strict=True):
        expected = fitted.expected_points(np.array(sample.played_points), np.array(sample.points), row)
        stages.append(stage_of(sample))
        distances.append(float(np.abs(expected - np.array(game.points)).mean()))
    columns = np.stack([1 - np.array(stages), np.array(stages)], axis=1)
    weights = np.linalg.lstsq(columns, np.array(distances), rcond=None)[0]
    first, last = (round(max(0.0, float(weight)), 2) for weight in weights)
    return first, last


def by_stage(columns: Floats, stages: Floats | float) -> Floats:
    """The columns for the weights at the start of the game, then those for the weights at its end."""
    return np.concatenate([(1 - stages) * columns, stages * columns], axis=-1)


def owner_arrays(sample: Sample, players: int) -> tuple[Floats, Floats, Floats]:
    """The owners of all places by playouts, at present and at the end; one row for each place."""
    seats = np.arange(players)
    return (
        np.array(sample.played_owners, dtype=float).reshape(-1, players),
        (np.array(sample.owners, dtype=int)[:, None] == seats).astype(float),
        (np.array(sample.final_owners, dtype=int)[:, None] == seats).astype(float),
    )


def network_owners(sample: Sample, players: int) -> Floats | None:
    """The owners of all places by the network; None without one."""
    found = sample.network_owners
    return np.array(found, dtype=float).reshape(-1, players) if found else None


def fit_owners(samples: Samples, chances: Floats) -> tuple[OwnerWeights, OwnerWeights]:
    """The weights of playouts, the present owner and the chances with the least squared error, nobody included.

    Those of each end of the game are a point of the simplex. They are found by projected gradients.
    """
    squares, products, count = np.zeros((8, 8)), np.zeros(8), 0
    players = chances.shape[1]
    for sample, row in zip(samples.samples, chances, strict=True):
        played, present, final = (with_nobody(owners) for owners in owner_arrays(sample, players))
        even = np.broadcast_to(np.append(row, 0.0), played.shape)
        nobody = np.broadcast_to(np.append(np.zeros(players), 1.0), played.shape)
        columns = by_stage(np.stack([played, present, even, nobody], axis=-1), stage_of(sample)).reshape(-1, 8)
        squares += columns.T @ columns
        products += columns.T @ final.ravel()
        count += len(columns)
    if count == 0:
        return Calibration().owners
    weights = descended(
        np.full(8, 0.25),
        squares / count,
        products / count,
        lambda stepped: np.concatenate([on_simplex(stepped[:4]), on_simplex(stepped[4:])]),
    )
    first, last = (tuple(round(float(weight), 4) for weight in half[:3]) for half in weights.reshape(2, 4))
    return (first[0], first[1], first[2]), (last[0], last[1], last[2])


def fit_network(samples: Samples, fitted: Calibration, chances: Floats) -> tuple[float, float]:
    """The weights of the network beside the forecast of owners without it, with the least squared error."""
    squares, products = np.zeros((2, 2)), np.zeros(2)
    players = chances.shape[1]
    for sample, row in zip(samples.samples, chances, strict=True):
        by_network = network_owners(sample, players)
        if by_network is not None:
            played, present, final = owner_arrays(sample, players)
            at = stage_of(sample)
            without = with_nobody(fitted.expected_owners(played, present, row, at))
            columns = by_stage((with_nobody(by_network) - without)[..., None], at).reshape(-1, 2)
            squares += columns.T @ columns
            products += columns.T @ (with_nobody(final) - without).ravel()
    if not squares.any():
        return Calibration().network
    size = np.trace(squares)
    weights = descended(np.zeros(2), squares / size, products / size, lambda stepped: np.clip(stepped, 0.0, 1.0))
    return round(float(weights[0]), 4), round(float(weights[1]), 4)


def descended(weights: Floats, squares: Floats, products: Floats, projected: Callable[[Floats], Floats]) -> Floats:
    """The allowed weights with the least squared error, by projected gradients from a start."""
    rate = 1 / float(np.linalg.eigvalsh(squares)[-1])
    for _ in range(GRADIENTS):
        before, weights = weights, projected(weights - rate * (squares @ weights - products))
        if np.abs(weights - before).max() < TINY:
            break
    return weights


def with_nobody(owners: Floats) -> Floats:
    """The shares of all seats, and in a last column that of nobody."""
    return np.concatenate([owners, 1 - owners.sum(axis=1, keepdims=True)], axis=1)


def on_simplex(weights: Floats) -> Floats:
    """The nearest weights that are not negative and have the sum 1."""
    ordered = np.sort(weights)[::-1]
    excess = (np.cumsum(ordered) - 1) / np.arange(1, len(weights) + 1)
    level = excess[np.nonzero(ordered > excess)[0][-1]]
    found: Floats = np.maximum(weights - level, 0.0)
    return found
