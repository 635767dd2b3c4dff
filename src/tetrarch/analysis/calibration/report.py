"""How far calibrated evaluations are from the results of games that their fit has not seen."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import NamedTuple

import msgspec
import numpy as np

from tetrarch.analysis.calibration.fitting import (
    Samples,
    calibrated_chances,
    fit,
    network_owners,
    owner_arrays,
    stage_of,
    with_nobody,
)
from tetrarch.analysis.calibration.parameters import Calibration
from tetrarch.analysis.calibration.sampling import SampledGame
from tetrarch.analysis.tally import Floats
from tetrarch.core.drawing.svg import COLOURS, caption, captions, number, picture

BINS = 15
PARTS = 5
"""The games are divided into so many parts; the predictions for each are fitted to the others."""
STAGES = ("first third", "middle third", "last third")
"""Parts of the decisions of a game, which are known only at its end."""
OWNED = ("fewest places owned", "more places owned", "most places owned")
"""Equal parts of the positions, by the part of the places that have an owner."""


class Bin(msgspec.Struct, frozen=True):
    """The predictions of one interval."""

    count: int
    predicted: float
    """Their mean."""
    observed: float
    """The mean of what happened."""


class Errors(msgspec.Struct, frozen=True):
    """The errors of a group of evaluations."""

    group: str
    positions: int
    chances_ece: float
    """The expected calibration error of the chances: the mean distance between predicted and observed."""
    raw_ece: float
    """The same without calibration."""
    chances_brier: float
    """The mean squared error of the chances, over all seats of a position."""
    points_error: float
    """The mean distance between expected and final points."""
    owners_ece: float
    owners_brier: float
    """The mean squared error of the owners of a place, nobody included."""
    owners_brier_without: float
    """The same without the network."""


class Report(msgspec.Struct, frozen=True, kw_only=True):
    """The errors of a calibration, measured on held-out games."""

    format: str = "tetrarch/calibration-report"
    version: int = 1
    game: str
    games: int
    """The number of games."""
    simulations: int
    errors: list[Errors]
    """For all positions, by the number of players, by what is owned, by the part of the game, and by variants."""
    chances: list[Bin]
    """The reliability of the chances."""
    raw_chances: list[Bin]
    """The same without calibration."""
    owners: list[Bin]


class Prediction(NamedTuple):
    """The evaluation of one position, and what became of it."""

    players: int
    at: float
    """The part of the game's decisions made before it."""
    owned: float
    """The part of the places that have an owner."""
    chances: Floats
    raw: Floats
    """The chances before calibration."""
    results: Floats
    points: Floats
    final_points: Floats
    owners: Floats
    """For each place the chances of all seats, and of nobody."""
    owners_without: Floats
    """The same without the network."""
    final_owners: Floats
    variants: tuple[str, ...] = ()


def predictions_of(games: Sequence[SampledGame], fitted: Mapping[int, Calibration]) -> list[Prediction]:
    """The predictions for all samples of some games."""
    found = []
    for players in sorted({game.players for game in games}):
        samples = Samples.of(game for game in games if game.players == players)
        calibration = fitted.get(players, Calibration())
        rows = calibrated_chances(calibration, samples)
        for game, sample, row, raw in zip(samples.games, samples.samples, rows, samples.chances, strict=True):
            played, present, final = owner_arrays(sample, players)
            points = calibration.expected_points(np.array(sample.played_points), np.array(sample.points), row)
            at, by_network = stage_of(sample), network_owners(sample, players)
            owners = calibration.expected_owners(played, present, row, at, by_network)
            without = calibration.expected_owners(played, present, row, at)
            results = (np.array(game.shares), points, np.array(game.points))
            owned = (with_nobody(owners), with_nobody(without), with_nobody(final))
            part, variants = owned_part(sample.owners), tuple(game.variants)
            found.append(Prediction(players, sample.at, part, row, raw, *results, *owned, variants))
    return found


def owned_part(owners: Sequence[int]) -> float:
    """The part of the places that have an owner, from the seats that own them, or -1."""
    return sum(owner >= 0 for owner in owners) / max(1, len(owners))


def held_out_predictions(games: Sequence[SampledGame]) -> list[Prediction]:
    """The predictions for the samples of all games, each by a fit to games of other parts (cross-validation)."""
    found = []
    for part in range(PARTS):
        fitted = fit([game for game in games if part_of(game) != part])
        found += predictions_of([game for game in games if part_of(game) == part], fitted)
    return found


def part_of(game: SampledGame) -> int:
    """The part of the games that a game belongs to; each part has games with every number of players."""
    return game.number // 3 % PARTS


def make_report(
    game: str, simulations: int, games: Sequence[SampledGame], fitted: Mapping[int, Calibration] | None = None
) -> Report:
    """The report about a calibration: a given one, or one that is fitted to these games, on held-out ones."""
    found = held_out_predictions(games) if fitted is None else predictions_of(games, fitted)
    groups = {"all": found}
    for players in sorted({one.players for one in found}):
        groups[f"{players} players"] = [one for one in found if one.players == players]
    limits = np.quantile([one.owned for one in found], [1 / 3, 2 / 3])
    for part, name in enumerate(OWNED):
        groups[name] = [one for one in found if int((one.owned > limits).sum()) == part]
    for stage, name in enumerate(STAGES):
        groups[name] = [one for one in found if int(len(STAGES) * one.at) == stage]
    for variants in sorted({one.variants for one in found if one.variants}):
        groups[" + ".join(variants)] = [one for one in found if one.variants == variants]
    return Report(
        game=game,
        games=len(games),
        simulations=simulations,
        errors=[errors_of(name, group) for name, group in groups.items() if group],
        chances=reliability(flat(one.chances for one in found), flat(one.results for one in found)),
        raw_chances=reliability(flat(one.raw for one in found), flat(one.results for one in found)),
        owners=reliability(flat(one.owners for one in found), flat(one.final_owners for one in found)),
    )


def flat(arrays: Iterable[Floats]) -> Floats:
    """The numbers of all arrays in a row."""
    return np.concatenate([array.ravel() for array in arrays])


def errors_of(name: str, group: Sequence[Prediction]) -> Errors:
    """The errors of some predictions."""
    chances, results = flat(one.chances for one in group), flat(one.results for one in group)
    points, final_points = flat(one.points for one in group), flat(one.final_points for one in group)
    owners, final_owners = flat(one.owners for one in group), flat(one.final_owners for one in group)
    without = flat(one.owners_without for one in group)
    places = max(1, sum(len(one.owners) for one in group))
    return Errors(
        name,
        len(group),
        calibration_error(reliability(chances, results)),
        calibration_error(reliability(flat(one.raw for one in group), results)),
        float(((chances - results) ** 2).sum() / len(group)),
        float(np.abs(points - final_points).mean()),
        calibration_error(reliability(owners, final_owners)),
        float(((owners - final_owners) ** 2).sum() / places),
        float(((without - final_owners) ** 2).sum() / places),
    )


def reliability(predicted: Floats, observed: Floats) -> list[Bin]:
    """Predictions beside what happened, in intervals of the same width; empty ones are left out."""
    places = np.minimum((predicted * BINS).astype(int), BINS - 1)
    found = []
    for place in range(BINS):
        chosen = places == place
        if chosen.any():
            found.append(Bin(int(chosen.sum()), float(predicted[chosen].mean()), float(observed[chosen].mean())))
    return found


def calibration_error(bins: Sequence[Bin]) -> float:
    """The expected calibration error: the distance between predicted and observed, weighted by the count."""
    total = sum(one.count for one in bins)
    return sum(one.count * abs(one.predicted - one.observed) for one in bins) / max(1, total)


# The report as a page and a picture


def report_tables(report: Report) -> str:
    """The errors and the reliability of the chances as tables in Markdown."""
    rows = [
        f"| {one.group} | {one.positions:,} | {one.chances_ece:.1%} | {one.raw_ece:.1%} | {one.chances_brier:.3f} "
        f"| {one.points_error:.1f} | {one.owners_ece:.1%} | {one.owners_brier:.3f} "
        f"| {one.owners_brier_without:.3f} |"
        for one in report.errors
    ]
    bins = [f"| {one.count:,} | {one.predicted:.1%} | {one.observed:.1%} |" for one in report.chances]
    return "\n".join(
        [
            "| group | positions | ECE of chances | raw ECE | Brier | error of points | ECE of owners | Brier "
            "| without network |",
            "|---|---|---|---|---|---|---|---|---|",
            *rows,
            "",
            "| predictions | predicted | observed |",
            "|---|---|---|",
            *bins,
            "",
        ]
    )


SIDE = 300.0
LEFT, TOP = 52.0, 34.0
MIDDLE = ' text-anchor="middle"'


def draw_reliability(report: Report, title: str, theme: str = "auto") -> str:
    """The reliability of the chances as a picture: predicted from left to right, observed upwards."""
    parts = [
        f'<rect width="{number(LEFT + SIDE + 20)}" height="{number(TOP + SIDE + 54)}" rx="14" fill="var(--panel)"/>',
        caption(LEFT, 22, title, 14, "ink", 600),
    ]
    for tick in range(0, 101, 25):
        x, y = place(tick / 100, tick / 100)
        parts.append(
            f'<path d="M{number(x)} {number(TOP)}v{number(SIDE)}M{number(LEFT)} {number(y)}h{number(SIDE)}"'
            ' fill="none" stroke="var(--hair)"/>'
        )
        parts.append(caption(x, TOP + SIDE + 18, f"{tick}%", 11, "ink-2", more=MIDDLE))
        parts.append(caption(LEFT - 7, y + 4, f"{tick}%", 11, "ink-2", more=' text-anchor="end"'))
    (left, low), (right, high) = place(0, 0), place(1, 1)
    parts.append(
        f'<path d="M{number(left)} {number(low)}L{number(right)} {number(high)}" stroke="var(--ink-2)"'
        ' stroke-dasharray="4 4" fill="none"/>'
    )
    before = "L".join(
        f"{number(x)} {number(y)}" for x, y in (place(b.predicted, b.observed) for b in report.raw_chances)
    )
    parts.append(f'<path d="M{before}" stroke="var(--ink-2)" stroke-width="1.2" stroke-opacity=".6" fill="none"/>')
    most = max(one.count for one in report.chances)
    for one in report.chances:
        x, y = place(one.predicted, one.observed)
        radius = 2.5 + 6 * (one.count / most) ** 0.5
        parts.append(
            f'<circle cx="{number(x)}" cy="{number(y)}" r="{number(radius)}" fill="var(--gold)" fill-opacity=".85"'
            ' stroke="var(--ink)" stroke-width=".8"/>'
        )
    middle = LEFT + SIDE / 2
    parts.append(caption(middle, TOP + SIDE + 40, "predicted chance to win", 12, "ink", more=MIDDLE))
    parts.append(
        f'<g transform="translate(14 {number(TOP + SIDE / 2)}) rotate(-90)">'
        f"{caption(0, 0, 'games won', 12, 'ink', more=' text-anchor=' + chr(34) + 'middle' + chr(34))}</g>"
    )
    width, height = LEFT + SIDE + 20, TOP + SIDE + 54
    view = f'viewBox="0 0 {number(width)} {number(height)}" width="{number(width)}" height="{number(height)}"'
    said = "; ".join(f"predicted {one.predicted:.0%}, won {one.observed:.0%}" for one in report.chances)
    return picture(view, "".join(parts), captions(title, said), theme, COLOURS)


def place(predicted: float, observed: float) -> tuple[float, float]:
    """The place of a point in the picture."""
    return LEFT + SIDE * predicted, TOP + SIDE * (1 - observed)
