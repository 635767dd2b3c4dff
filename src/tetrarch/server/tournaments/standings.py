"""Standings of tournaments: points, tie-breaks and ranks, as a pure function of the results."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Literal, NamedTuple

Format = Literal["swiss", "round-robin"]
TieBreak = Literal["buchholz", "sonneborn", "direct"]

TIE_BREAKS: dict[Format, tuple[TieBreak, ...]] = {
    "swiss": ("buchholz", "sonneborn", "direct"),
    "round-robin": ("sonneborn", "direct"),
}
"""The tie-breaks of each format, in order. In a round robin all players have the same opponents, so Buchholz says
nothing."""


class Game(NamedTuple):
    """A finished game: its players, and the place of each of them, from 1. A bye has one player."""

    players: tuple[int, ...]
    places: tuple[int, ...]


class Standing(NamedTuple):
    """A line of the standings."""

    player: int
    rank: int
    """From 1; players whom no tie-break separates share a rank."""
    points: float
    played: int
    """Games, without byes."""
    won: int
    """Games with an unshared first place."""
    byes: int
    buchholz: float
    """The sum of the opponents' points; a bye counts as opponents with the player's own points."""
    sonneborn: float
    """The sum of the points of beaten opponents, and half those of opponents with the same place."""
    direct: float
    """The points from games against the players who are equal in everything before it."""


def score(own: int, other: int) -> float:
    """Return the points for a place against another player's place: 1 for a better one, ½ for the same."""
    return 1.0 if own < other else 0.5 if own == other else 0.0


def game_points(places: Sequence[int]) -> list[float]:
    """Return the points of each player at a table: one for each player behind, half for each with the same place."""
    return [sum(score(own, other) for i, other in enumerate(places) if i != seat) for seat, own in enumerate(places)]


def bye_points(format: Format, seats: int) -> float:
    """Return the points of a bye: those of a won game, but none in a round robin, where all have equally many."""
    return float(seats - 1) if format == "swiss" else 0.0


def standings(players: Sequence[int], games: Sequence[Game], format: Format, seats: int) -> list[Standing]:
    """Return the standings, the best first; players that nothing separates stay in the given order."""
    results: dict[int, list[tuple[int, float]]] = {player: [] for player in players}
    """The opponents of each player, with the points from each."""
    played, won, byes = (dict.fromkeys(players, 0) for _ in range(3))
    for game in games:
        if len(game.players) == 1:
            byes[game.players[0]] += 1
            continue
        for seat, player in enumerate(game.players):
            own = game.places[seat]
            played[player] += 1
            won[player] += own == 1 and game.places.count(1) == 1
            results[player] += [
                (other, score(own, game.places[i])) for i, other in enumerate(game.players) if i != seat
            ]
    points = {
        player: sum(gained for _, gained in results[player]) + bye_points(format, seats) * byes[player]
        for player in players
    }
    found = []
    for player in players:
        resting = byes[player] * (seats - 1) * points[player]
        buchholz = sum(points[other] for other, _ in results[player]) + resting
        sonneborn = sum(gained * points[other] for other, gained in results[player])
        counts = (points[player], played[player], won[player], byes[player])
        found.append(Standing(player, 0, *counts, buchholz, sonneborn, 0.0))
    found = _with_direct(found, results, format)
    found.sort(key=lambda line: sort_key(line, format), reverse=True)
    ranked: list[Standing] = []
    for number, line in enumerate(found, 1):
        is_tied = bool(ranked) and sort_key(ranked[-1], format) == sort_key(line, format)
        ranked.append(line._replace(rank=ranked[-1].rank if is_tied else number))
    return ranked


def sort_key(line: Standing, format: Format) -> tuple[float, ...]:
    """Return what decides the order of the standings: the points, then the tie-breaks."""
    return line.points, *(getattr(line, name) for name in TIE_BREAKS[format])


def _with_direct(
    lines: Sequence[Standing], results: Mapping[int, Sequence[tuple[int, float]]], format: Format
) -> list[Standing]:
    """Add the points from games between players who are equal in everything before the direct encounter."""
    found = []
    equal: dict[tuple[float, ...], set[int]] = {}
    for line in lines:
        equal.setdefault(sort_key(line, format), set()).add(line.player)
    for line in lines:
        tied = equal[sort_key(line, format)]
        direct = sum(gained for other, gained in results[line.player] if other in tied)
        found.append(line._replace(direct=direct))
    return found
