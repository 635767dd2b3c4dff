"""The report of an arena: ratings, shares, lengths, endings, seats and thinking times."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import combinations, product

import msgspec

from tetrarch.arena.play import Played
from tetrarch.arena.ratings import Finish, Rating, Share, Spread, rate, share_of, spread_of
from tetrarch.arena.schedule import Schedule

FORMAT = "tetrarch/arena-report"
VERSION = 1


class Standing(msgspec.Struct, frozen=True):
    """How often a bot won."""

    bot: str
    wins: Share
    """Of all seats that it has taken; several in one game where it played against itself."""


class Pair(msgspec.Struct, frozen=True):
    """One bot against another."""

    bot: str
    other: str
    ahead: Share
    """How often the first finished ahead of the second, being tied counted as half."""


class Place(msgspec.Struct, frozen=True):
    """How often a seat won, or a place in the order of turns."""

    place: int
    wins: Share


class Thinking(msgspec.Struct, frozen=True):
    """How a bot used its time."""

    bot: str
    decisions: int
    seconds: float
    ms_per_decision: float
    slowest_s: float
    simulations: int
    simulations_per_s: float
    forfeits: int


class Report(msgspec.Struct, frozen=True, kw_only=True):
    """All of it."""

    format: str = FORMAT
    version: int = VERSION
    schedule: Schedule
    is_reproducible: bool
    games: int
    deals: int
    ratings: list[Rating]
    standings: list[Standing]
    pairs: list[Pair]
    decisions: Spread
    turns: Spread
    endings: dict[str, int]
    seats: list[Place]
    order: list[Place]
    """By the place in the order of turns, the first player's being 0; empty for matches."""
    thinking: list[Thinking]


def make_report(schedule: Schedule, games: Sequence[Played]) -> Report:
    """The report of games of a schedule, at least one."""
    if not games:
        raise ValueError("there is no report of no games")
    bots = list(dict.fromkeys(schedule.bots))
    players = range(schedule.setup.players)
    finishes = [
        Finish(game.deal, tuple(tuple(game.bots[seat] for seat in tied) for tied in game.standings)) for game in games
    ]
    return Report(
        schedule=schedule,
        is_reproducible=schedule.is_reproducible,
        games=len(games),
        deals=len({game.deal for game in games}),
        ratings=sorted(rate(finishes, bots), key=lambda rating: -rating.rating),
        standings=standings_of(games, bots),
        pairs=[pair_of(games, *pair) for pair in combinations(bots, 2)],
        decisions=spread_of([game.decisions for game in games]),
        turns=spread_of([game.turns for game in games]),
        endings=dict(Counter(game.reason for game in games).most_common()),
        seats=[Place(seat, share_of(sum(game.share(seat) for game in games), len(games))) for seat in players],
        order=order_of(games, len(players)),
        thinking=[thinking_of(games, bot) for bot in bots],
    )


def standings_of(games: Iterable[Played], bots: Iterable[str]) -> list[Standing]:
    """How often each bot won, the best first."""
    seats: Counter[str] = Counter()
    won = dict.fromkeys(bots, 0.0)
    for game in games:
        for seat, bot in enumerate(game.bots):
            seats[bot] += 1
            won[bot] += game.share(seat)
    found = [Standing(bot, share_of(wins, seats[bot])) for bot, wins in won.items()]
    return sorted(found, key=lambda standing: -standing.wins.share)


def pair_of(games: Iterable[Played], bot: str, other: str) -> Pair:
    """How two bots did against each other in the games in which both sat."""
    met = [game for game in games if {bot, other} <= set(game.bots)]
    return Pair(bot, other, share_of(sum(score(game, bot, other) for game in met), len(met)))


def score(game: Played, bot: str, other: str) -> float:
    """How much of a game one bot won against another: over all seats of the two, how often it finished ahead."""
    ours = [game.place(seat) for seat, name in enumerate(game.bots) if name == bot]
    theirs = [game.place(seat) for seat, name in enumerate(game.bots) if name == other]
    return sum((a < b) + (a == b) / 2 for a, b in product(ours, theirs)) / (len(ours) * len(theirs))


def order_of(games: Iterable[Played], players: int) -> list[Place]:
    """How often each place in the order of turns won."""
    ordered = [(game, game.first) for game in games if game.first is not None]
    if not ordered:
        return []
    return [
        Place(place, share_of(sum(game.share((first + place) % players) for game, first in ordered), len(ordered)))
        for place in range(players)
    ]


def thinking_of(games: Iterable[Played], bot: str) -> Thinking:
    """How a bot used its time in all its seats."""
    seats = [seat for game in games for seat in game.seats if seat.bot == bot]
    decisions, simulations = sum(seat.decisions for seat in seats), sum(seat.simulations for seat in seats)
    seconds = sum(seat.seconds for seat in seats)
    return Thinking(
        bot=bot,
        decisions=decisions,
        seconds=seconds,
        ms_per_decision=1000 * seconds / decisions if decisions else 0.0,
        slowest_s=max((seat.slowest for seat in seats), default=0.0),
        simulations=simulations,
        simulations_per_s=simulations / seconds if seconds else 0.0,
        forfeits=sum(seat.forfeits for seat in seats),
    )
