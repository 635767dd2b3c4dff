"""The evaluation of a position: chances to win, expected points, and who will own what at the end."""

from __future__ import annotations

from typing import Any, cast

import msgspec
import numpy as np

from tetrarch.analysis.calibration.parameters import Calibration, calibrated, calibration_of, completed, stage
from tetrarch.analysis.forecast import Forecaster, shares
from tetrarch.analysis.tally import PUBLIC, Floats, Forecast
from tetrarch.bots.bot import Budget, Control
from tetrarch.bots.network import has_network, owners_by, shipped_network
from tetrarch.bots.roster import ANALYST, known_bot, make_bot
from tetrarch.bots.search import SearchBot
from tetrarch.core import registry
from tetrarch.core.formats import write_json
from tetrarch.core.game import GamePosition
from tetrarch.core.position import FlatPosition
from tetrarch.core.randomness import Generator, seed_text
from tetrarch.core.schemas import COUNT, SEAT, Schema, form_schema, refine

__all__ = ["USUAL_SIMULATIONS", "Evaluation", "Ownership", "calibrated", "evaluate"]

FORMAT = "tetrarch/evaluation"
VERSION = 1
USUAL_SIMULATIONS = 2000
"""Takes less than 100 milliseconds with compiled kernels."""
PLAYOUTS = 10
"""One playout for so many simulations."""
SAMPLES = 8
"""The number of samples of what chance or simultaneous decisions bring next, each with its own search."""
BATCH = 8
"""The number of playouts between two checks whether to stop."""


class Ownership(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Who will own a place at the end."""

    place: str
    """The name of a construction space or region."""
    shares: tuple[float, ...]
    """The probability of each seat to own it at the end; the rest to 1 is nobody."""


class Evaluation(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The prospects of all seats in a position."""

    format: str = FORMAT
    version: int = VERSION
    game: str
    seat: int | None
    """The seat whose knowledge it uses; None for what everybody knows."""
    chances: tuple[float, ...]
    """The calibrated probability of each seat to win. A shared win is divided; the sum is 1."""
    points: tuple[float, ...]
    """The expected points of each seat at the end."""
    points_error: float | None = None
    """The mean distance between expected and final points in such positions; None if it was not measured."""
    owners: tuple[Ownership, ...]
    """The forecast for each place that can be owned; in a match, at the end of the current game."""
    simulations: int
    """The number of simulations of the search."""
    proven: bool
    """Whether the chances are certain."""

    def to_json(self) -> dict[str, object]:
        """The evaluation in its documented form."""
        data: dict[str, object] = msgspec.json.decode(msgspec.json.encode(self))
        return data

    def to_text(self) -> str:
        """The evaluation as JSON text."""
        return write_json(self)


class Raw(msgspec.Struct, frozen=True):
    """An evaluation before calibration."""

    chances: Floats
    """The mean chances of the searches."""
    forecast: Forecast
    present_points: Floats
    present_owners: Floats
    """For each place and seat, 1 for the present owner and 0 for others."""
    places: tuple[str, ...]
    network_owners: Floats | None
    """For each place and seat, the chance to own it by the network; None without one."""
    simulations: int
    proven: bool


def evaluate(
    position: FlatPosition,
    seat: int | None = None,
    *,
    simulations: int = USUAL_SIMULATIONS,
    seed: int | str | None = 1,
    control: Control | None = None,
) -> Evaluation:
    """Evaluate a position for what a seat knows, or for what everybody knows.

    It never uses hidden information: positions that the seat cannot distinguish have the same evaluation. It is exact
    if the game is over; the chances are certain if the search proves them. The control can stop it early.
    """
    if not isinstance(position, FlatPosition):
        raise TypeError(f"cannot evaluate {type(position).__name__}: a position is needed")
    if isinstance(seat, bool) or not isinstance(seat, int | None):
        raise TypeError(f"the seat is {type(seat).__name__}: a number or None is needed")
    if simulations < 1:
        raise ValueError(f"{simulations} simulations: at least 1 is needed")
    if seat is not None:
        position.check_seat(seat)
    is_over = cast(GamePosition, position).is_over
    fitted = Calibration() if is_over else calibration_of(position.game, position.players)
    uses_network = any(fitted.network)
    raw = raw_evaluation(position, seat, uses_network, simulations=simulations, seed=seed, control=control)
    chances = raw.chances if raw.proven else fitted.chances(raw.chances)
    at = stage(raw.forecast.points, raw.present_points)
    owners = fitted.expected_owners(raw.forecast.owners, raw.present_owners, chances, at, raw.network_owners)
    points, points_error = raw.forecast.points, None
    if forecaster_of(position.game).is_single_game(position):
        points = fitted.expected_points(points, raw.present_points, chances)
        points_error = fitted.points_error(at)
    return Evaluation(
        game=position.game,
        seat=seat,
        chances=tuple(chances.tolist()),
        points=tuple(points.tolist()),
        points_error=points_error,
        owners=tuple(Ownership(place, tuple(row.tolist())) for place, row in zip(raw.places, owners, strict=True)),
        simulations=raw.simulations,
        proven=raw.proven,
    )


def raw_evaluation(
    position: FlatPosition,
    seat: int | None,
    uses_network: bool,
    *,
    simulations: int,
    seed: int | str | None,
    control: Control | None,
) -> Raw:
    """The evaluation by search and playouts, and that of owners by the network if it is used."""
    knower = PUBLIC if seat is None else seat
    forecaster = forecaster_of(position.game)
    view = forecaster.known_to(position, knower)
    game_view = cast(GamePosition, view)
    places = forecaster.owned_places(view)
    present_points = np.array([game_view.points(other) for other in range(view.players)], dtype=float)
    present_owners = (np.array([*places.values()])[:, None] == np.arange(view.players)).astype(float)
    if game_view.outcome is not None:
        points = np.array(game_view.outcome.points, dtype=float)
        forecast = Forecast(shares(game_view), points, present_owners)
        return Raw(shares(game_view), forecast, points, present_owners, (*places,), None, 0, True)
    seed = seed_text(seed)
    generator = Generator(seed, "evaluation")
    control = control or Control()
    chances, made, is_proven = searched_chances(forecaster, view, knower, simulations, seed, generator, control)
    forecast = played_out(forecaster, view, knower, generator, max(1, simulations // PLAYOUTS), control)
    return Raw(
        forecast.wins if chances is None else chances,
        forecast,
        present_points,
        present_owners,
        (*places,),
        owners_by_network(view) if uses_network else None,
        made,
        is_proven,
    )


def owners_by_network(view: FlatPosition) -> Floats | None:
    """The chance of each seat to own each place by the network of the game; None without usable weights."""
    network = shipped_network(view.game) if has_network(view.game) else None
    if network is None:
        return None
    return np.array(owners_by(network, view), dtype=float).reshape(-1, view.players + 1)[:, :-1]


def forecaster_of(game: str) -> Forecaster:
    """The part of a game's analysis that forecasts."""
    extension = registry.extension(game, "analysis")
    return cast(Forecaster, extension) if hasattr(extension, "play_out") else Forecaster()


def searched_chances(
    forecaster: Forecaster,
    view: FlatPosition,
    knower: int,
    simulations: int,
    seed: str,
    generator: Generator,
    control: Control,
) -> tuple[Floats | None, int, bool]:
    """The chances by search, the number of simulations, and whether the chances are certain; None without a search.

    Where chance or simultaneous decisions come next, they are sampled, and each sample is searched.
    """
    thinker = make_bot(view.game, known_bot(view.game, ANALYST), seed, 0)
    if not isinstance(thinker, SearchBot):
        return None, 0, False
    seat = None if knower == PUBLIC else knower
    if forecaster.is_searchable(view, knower):
        thought = thinker.assess(view, seat, Budget(simulations, whole=True), control)
        return completed(thought.chances), thought.simulations, thought.proven
    samples = min(SAMPLES, simulations)
    total = np.zeros(view.players)
    made = 0
    for number in range(samples):
        sample = forecaster.resolved(view, knower, generator)
        budget = Budget((simulations - made) // (samples - number), whole=True)
        thought = thinker.assess(sample, seat, budget, control)
        total += completed(thought.chances)
        made += thought.simulations
    return total / samples, made, False


def played_out(
    forecaster: Forecaster, view: FlatPosition, knower: int, generator: Generator, playouts: int, control: Control
) -> Forecast:
    """The mean result of playouts, in batches, so that the control can stop them."""
    parts: list[tuple[int, Forecast]] = []
    made = 0
    while made < playouts and not (made and control.is_stopped):
        batch = min(BATCH, playouts - made)
        parts.append((batch, forecaster.play_out(view, knower, generator, batch)))
        made += batch
    wins, points, owners = (
        sum(batch * cast(Any, part[place]) for batch, part in parts) / made for place in range(len(Forecast._fields))
    )
    return Forecast(wins, points, owners)


def schemas() -> dict[str, Schema]:
    """The schema of the output of ``tetrarch evaluate --json``."""
    chances: Schema = {"minItems": 2, "maxItems": 4, "items": {"type": "number", "minimum": 0, "maximum": 1}}
    schema = form_schema(Evaluation, "The prospects of all seats in a position.")
    refine(
        schema,
        format={"const": FORMAT},
        version={"const": VERSION},
        game={"enum": list(registry.names())},
        seat={
            "anyOf": [SEAT, {"type": "null"}],
            "description": "The seat whose knowledge it uses; null for what everybody knows.",
        },
        chances={**chances, "description": "The probability of each seat to win; a shared win is divided."},
        points={"minItems": 2, "maxItems": 4, "description": "The expected points of each seat at the end."},
        points_error={
            "anyOf": [{"type": "number", "minimum": 0}, {"type": "null"}],
            "description": "The mean distance between expected and final points in such positions; null if unknown.",
        },
        owners={"description": "The forecast for each place that can be owned."},
        simulations={**COUNT, "description": "The number of simulations of the search."},
        proven={"description": "Whether the chances are certain."},
    )
    refine(
        cast("dict[str, Schema]", schema["$defs"])["Ownership"],
        place={"description": "The name of a construction space or region."},
        shares={**chances, "description": "The probability of each seat to own it; the rest to 1 is nobody."},
    )
    return {"evaluation": schema}
