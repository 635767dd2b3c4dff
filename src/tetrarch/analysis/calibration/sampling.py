"""Samples for the calibration: evaluations of positions of games between bots, with the results of these games."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterable, Sequence, Sized
from contextlib import closing
from pathlib import Path
from typing import cast

import msgspec

from tetrarch.analysis.evaluation import USUAL_SIMULATIONS, forecaster_of, raw_evaluation
from tetrarch.analysis.forecast import shares
from tetrarch.arena.jobs import run_jobs
from tetrarch.bots.roster import make_bot
from tetrarch.core import registry
from tetrarch.core.errors import FormatError
from tetrarch.core.formats import read_form, read_json, write_json
from tetrarch.core.game import GamePosition
from tetrarch.core.position import FlatPosition
from tetrarch.core.randomness import Generator

FORMAT = "tetrarch/calibration-plan"
VERSION = 1
PLAN = "plan.json"
LINES = "games.jsonl"
BOTS = ("level1", "level2", "level3", "level4:simulations=400", "level5:simulations=1500")
"""The bots that play: all levels, the upper two with budgets of their own, the same for every number of players."""
DIGITS = 4


class Plan(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Which games are played and evaluated."""

    format: str = FORMAT
    version: int = VERSION
    game: str
    games: int
    """The number of games, in turn with each number of players."""
    samples: int = 4
    """The number of positions of each game."""
    simulations: int = USUAL_SIMULATIONS
    seed: str = "1"
    bots: tuple[str, ...] = BOTS
    variants: bool = False
    """Whether each game has a variant, drawn at random, with those that it needs."""


class Sample(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The evaluation of one position before calibration."""

    at: float
    """The part of the game's decisions made before it."""
    seat: int | None
    """The seat whose knowledge was used."""
    chances: list[float]
    proven: bool
    played_points: list[float]
    """The expected points by playouts."""
    points: list[float]
    """The present points."""
    played_owners: list[list[float]]
    """The owners by playouts: for each place, the part of each seat."""
    owners: list[int]
    """The present owner of each place, or -1."""
    final_owners: list[int]
    """The owner of each place at the end, or -1."""
    network_owners: list[list[float]] = []
    """The owners by the network, as by playouts; empty without a network."""


class SampledGame(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A game with the evaluations of some of its positions."""

    number: int
    players: int
    bots: list[str]
    shares: list[float]
    """The result: the share of each seat in the win."""
    points: list[float]
    """The points of each seat at the end."""
    samples: list[Sample]
    variants: list[str] = []


def sample_game(plan: Plan, number: int) -> SampledGame:
    """Play one game of a plan, and evaluate some of its positions.

    In one half of the games all seats have the same bot, in the other each has its own.
    """
    definition = registry.game(plan.game)
    players = definition.players[number % len(definition.players)]
    generator = Generator(plan.seed, f"calibration {number}")
    same = generator.choice(plan.bots)
    is_even = generator.below(2) == 0
    names = [same if is_even else generator.choice(plan.bots) for _ in range(players)]
    seed = f"{plan.seed} {number}"
    bots = [make_bot(plan.game, name, seed, seat) for seat, name in enumerate(names)]
    variants = drawn_variants(plan.game, players, generator) if plan.variants else ()
    game = definition.new_game(players, definition.bounded_options(options_of(variants)), seed=seed)
    positions: list[GamePosition] = []
    while True:
        game.deal_next()
        if game.outcome is not None:
            break
        positions.append(game.position.copy())
        seat = game.position.to_decide[0]
        game.play(bots[seat].decide(game.position.view(seat), seat), seat)
    chosen = sorted({part_of(len(positions), part, plan.samples, generator) for part in range(plan.samples)})
    samples = [sample_of(plan, positions[at], game.position, at / len(positions), generator) for at in chosen]
    points = [float(points) for points in game.outcome.points]
    return SampledGame(number, players, names, shares(game.position).tolist(), points, samples, list(variants))


def options_of(variants: Sequence[str]) -> dict[str, object]:
    """The options of a game with these variants."""
    return {"variants": list(variants)} if variants else {}


def drawn_variants(game: str, players: int, generator: Generator) -> tuple[str, ...]:
    """A variant with those that it needs, but none in which several games make a match."""
    definition = registry.game(game)
    while True:
        variants = generator.choice(definition.variant_sets())
        position = definition.new_game(players, definition.bounded_options(options_of(variants)), seed=1).position
        if forecaster_of(game).is_single_game(position):
            return variants


def part_of(length: int, part: int, parts: int, generator: Generator) -> int:
    """A random place in one of the equal parts of a sequence."""
    first, last = part * length // parts, (part + 1) * length // parts
    return min(first + generator.below(max(1, last - first)), length - 1)


def sample_of(plan: Plan, position: GamePosition, end: GamePosition, at: float, generator: Generator) -> Sample:
    """The evaluation of a position for the knowledge of a random seat or of a spectator, and what became of it."""
    knower = generator.below(position.players + 1)
    seat = knower if knower < position.players else None
    flat = cast(FlatPosition, position)
    raw = raw_evaluation(flat, seat, True, simulations=plan.simulations, seed=generator.below(1 << 31), control=None)
    final = forecaster_of(plan.game).owned_places(end)
    owners = [next((seat for seat, part in enumerate(row) if part), -1) for row in raw.present_owners]
    return Sample(
        round(at, DIGITS),
        seat,
        raw.chances.round(6).tolist(),
        raw.proven,
        raw.forecast.points.round(DIGITS).tolist(),
        raw.present_points.tolist(),
        raw.forecast.owners.round(DIGITS).tolist(),
        owners,
        [final.get(place, -1) for place in raw.places],
        [] if raw.network_owners is None else raw.network_owners.round(DIGITS).tolist(),
    )


def sample_planned(item: tuple[Plan, int], is_stopped: Callable[[], bool]) -> SampledGame:
    """Play and evaluate the game of a plan with a number."""
    return sample_game(*item)


def run_plan(
    plan: Plan,
    folder: Path,
    *,
    processes: int = 1,
    on_start: Callable[[Sized], None] = lambda done: None,
    on_game: Callable[[SampledGame], None] = lambda sampled: None,
) -> list[SampledGame]:
    """Play all games of a plan that the folder does not hold yet, and return all of them in order.

    Run it again with the same folder to go on after a stop. The number of processes does not change the result.
    """
    found = open_folder(plan, folder)
    on_start(found)
    pending = [(plan, number) for number in range(plan.games) if number not in found]
    with (folder / LINES).open("ab") as lines, closing(run_jobs(sample_planned, pending, processes)) as playing:
        for sampled in playing:
            lines.write(msgspec.json.encode(sampled) + b"\n")
            lines.flush()
            found[sampled.number] = sampled
            on_game(sampled)
    return [found[number] for number in range(plan.games)]


def open_folder(plan: Plan, folder: Path) -> dict[int, SampledGame]:
    """Create the folder, or read the games of an earlier run; a ``FormatError`` for a folder with another plan."""
    file = folder / PLAN
    if not file.exists():
        folder.mkdir(parents=True, exist_ok=True)
        file.write_text(write_json(plan) + "\n", "utf-8")
    if msgspec.structs.replace(read_plan(folder), games=plan.games) != plan:
        raise FormatError(str(folder), "holds the games of another plan; name another folder")
    return {sampled.number: sampled for sampled in read_games(folder) if sampled.number < plan.games}


def read_plan(folder: Path) -> Plan:
    """The plan of a folder."""
    file = folder / PLAN
    return read_form(read_json(file.read_bytes(), str(file)), Plan, str(file), name=FORMAT, version=VERSION)


def read_games(folder: Path) -> list[SampledGame]:
    """The games of a folder; an incomplete last line is removed from the file."""
    lines = folder / LINES
    data = lines.read_bytes() if lines.exists() else b""
    whole = data.rfind(b"\n") + 1
    if whole < len(data):
        os.truncate(lines, whole)
    try:
        return [msgspec.json.decode(line, type=SampledGame) for line in data[:whole].splitlines()]
    except msgspec.DecodeError as error:
        raise FormatError(str(lines), f"is damaged: {error}") from None


def games_beside(plan: Plan, folders: Iterable[Path]) -> list[SampledGame]:
    """The games of other folders with plans for the same game and the same number of simulations."""
    found: list[SampledGame] = []
    for folder in folders:
        there = read_plan(folder)
        if (there.game, there.simulations) != (plan.game, plan.simulations) or there.seed == plan.seed:
            raise FormatError(str(folder), "holds another game, another number of simulations or the same seed")
        found += read_games(folder)
    return found
