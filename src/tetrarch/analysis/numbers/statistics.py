"""Statistics of games between equal bots: length, endings, seats, and what the winners hold."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from math import sqrt
from typing import cast

import msgspec
import numpy as np
import numpy.typing as npt

from tetrarch.arena import Played, Schedule
from tetrarch.arena.ratings import Interval, Share, Spread, Z, clustered_share, share_of, spread_of
from tetrarch.arena.report import Place, order_of
from tetrarch.arena.schedule import Setup
from tetrarch.core.schemas import COUNT, Schema, form_schema, refine

FORMAT = "tetrarch/numbers"
VERSION = 1


class Mean(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The mean of a figure, with its 95 % interval."""

    mean: float
    interval: Interval


class Item(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Something that seats can hold at the end, such as a card."""

    name: str
    held: Share
    """How many of those in play a seat holds at the end."""
    wins: Share
    """The share of the win of its holders."""
    points: float
    """The mean points that it brings by itself."""
    lead: Mean
    """The points of its holders above the mean of all players of their games."""


class Numbers(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The statistics of the games of one schedule."""

    format: str = FORMAT
    version: int = VERSION
    setup: Setup
    bot: str
    seed: str
    program: str
    """The version of the program that played."""
    games: int
    decisions: Spread
    turns: Spread
    turns_mean: Mean
    endings: dict[str, Share]
    """The share of the games with each reason of the end."""
    rules: dict[str, str]
    """The rule of each reason."""
    shared: Share
    """Games with several winners."""
    seats: list[Place]
    order: list[Place]
    """By the place in the order of turns, the first player's being 0; empty for matches."""
    winner_points: Mean
    """The points of the winners."""
    margin: Mean
    """The points between the winners and the best other player; below 0 where fewer points won."""
    items: dict[str, list[Item]] = {}
    """What seats hold at the end, by kind; the best for their holders first."""


class StudyNumbers(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The statistics of a study: one entry for each schedule."""

    format: str = FORMAT
    version: int = VERSION
    studies: list[Numbers]


def numbers_schema() -> Schema:
    """The schema of ``numbers.json``, which ``tetrarch numbers`` writes."""
    schema = form_schema(
        StudyNumbers,
        "Statistics of games between equal bots.",
        format={"const": FORMAT},
        version={"const": VERSION},
        studies={"description": "The statistics of each set-up."},
    )
    refine(
        cast("dict[str, Schema]", schema["$defs"])["Numbers"],
        format={"const": FORMAT},
        version={"const": VERSION},
        program={"description": "The version of the program that played."},
        games={**COUNT, "description": "The number of games."},
        endings={"description": "The share of the games with each reason of the end."},
        rules={"description": "The rule of each reason."},
        shared={"description": "Games with several winners."},
        order={"description": "By the place in the order of turns; empty for matches."},
        winner_points={"description": "The points of the winners."},
        margin={"description": "The points between the winners and the best other player."},
        items={"description": "What seats hold at the end, by kind; the best for their holders first."},
    )
    return schema


def mean_of(sums: npt.ArrayLike, counts: npt.ArrayLike = 1) -> Mean:
    """The mean of figures from independent games: the sum in each, and the number of them.

    As for shares, the interval follows from the variance between the games. A single game gives none.
    """
    figures = np.asarray(sums, dtype=float)
    sizes = np.broadcast_to(np.asarray(counts, dtype=float), figures.shape)
    games, total = int(np.count_nonzero(sizes)), float(sizes.sum())
    if not games:
        return Mean(0.0, Interval(0.0, 0.0))
    mean = float(figures.sum()) / total
    residuals = figures - mean * sizes
    error = Z * sqrt(float(residuals @ residuals) * games / max(1, games - 1)) / total
    return Mean(mean, Interval(mean - error, mean + error))


def numbers_of(schedule: Schedule, games: Sequence[Played]) -> Numbers:
    """The statistics of the games of a schedule, at least one."""
    if not games:
        raise ValueError("there are no statistics of no games")
    reasons = list(dict.fromkeys(sorted(game.reason for game in games)))
    decided = [game for game in games if game.winners and len(game.winners) < len(game.points)]
    endings = {reason: share_of(sum(game.reason == reason for game in games), len(games)) for reason in reasons}
    return Numbers(
        setup=schedule.setup,
        bot=schedule.bots[0],
        seed=schedule.seed,
        program=schedule.program,
        games=len(games),
        decisions=spread_of([game.decisions for game in games]),
        turns=spread_of([game.turns for game in games]),
        turns_mean=mean_of([game.turns for game in games]),
        endings=dict(sorted(endings.items(), key=lambda ending: -ending[1].share)),
        rules={game.reason: game.rule for game in games},
        shared=share_of(sum(len(game.winners) > 1 for game in games), len(games)),
        seats=[
            Place(seat, share_of(sum(game.share(seat) for game in games), len(games)))
            for seat in range(schedule.setup.players)
        ],
        order=order_of(games, schedule.setup.players),
        winner_points=mean_of([game.points[game.winners[0]] for game in games if game.winners]),
        margin=mean_of([margin_of(game) for game in decided]),
        items={kind: items_of(games, kind) for kind in games[0].holdings if any_held(games, kind)},
    )


def margin_of(game: Played) -> float:
    """The points between the winners and the best other player."""
    others = [points for seat, points in enumerate(game.points) if seat not in game.winners]
    return game.points[game.winners[0]] - max(others)


def any_held(games: Sequence[Played], kind: str) -> bool:
    """Whether any seat holds something of a kind."""
    return any(held for game in games for held in game.holdings[kind][:-1])


def items_of(games: Sequence[Played], kind: str) -> list[Item]:
    """The statistics of everything of one kind, the best for its holders first.

    Several things of one name that a seat holds count as often in its share of the win. The results of one game are not
    independent of each other, so the intervals follow from the differences between games.
    """
    rows: defaultdict[str, list[list[float]]] = defaultdict(list)
    for game in games:
        for name, sums in sums_of(game, kind).items():
            rows[name].append(sums)
    found = []
    for name, row in sorted(rows.items()):
        in_play, held, won, points, leads, seats = np.array(row).T
        wins = clustered_share(won, held)
        value = float(points.sum()) / wins.games if wins.games else 0.0
        found.append(Item(name, clustered_share(held, in_play), wins, value, mean_of(leads, seats)))
    return sorted(found, key=lambda item: -item.wins.share)


def sums_of(game: Played, kind: str) -> dict[str, list[float]]:
    """By name: how many are in play, how many are held and won, their points, and the leads and number of holders."""
    sums: defaultdict[str, list[float]] = defaultdict(lambda: [0.0] * 6)
    mean = sum(game.points) / len(game.points)
    *seats, nobody = game.holdings[kind]
    for name, (count, _) in nobody.items():
        sums[name][0] += count
    for seat, holding in enumerate(seats):
        for name, (count, points) in holding.items():
            added = (count, count, count * game.share(seat), points, game.points[seat] - mean, 1)
            sums[name] = [before + more for before, more in zip(sums[name], added, strict=True)]
    return sums
