"""Self-play: games of searching bots against each other, and the samples of their positions.

This module runs in worker processes, on any machine. It reads and writes no files, and does not import JAX.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from collections.abc import Generator as Coroutine
from functools import lru_cache
from typing import Any, NamedTuple, cast

import numpy as np
import numpy.typing as npt

from tetrarch.analysis.evaluation import forecaster_of
from tetrarch.analysis.forecast import shares
from tetrarch.arena.play import play_out
from tetrarch.arena.schedule import Interrupted, Schedule, Setup
from tetrarch.arena.schedule import Match as ArenaMatch
from tetrarch.bots import tree as rows
from tetrarch.bots.batch import Finding, Question
from tetrarch.bots.bot import Budget
from tetrarch.bots.network import Network, read_position, reader
from tetrarch.bots.roster import make_bot
from tetrarch.bots.search import SearchBot
from tetrarch.core import registry
from tetrarch.core.errors import SetupError
from tetrarch.core.game import GamePosition
from tetrarch.core.position import Array, FlatPosition
from tetrarch.core.randomness import Generator
from tetrarch.training.samples import PADDING, SEATS, Arrays, pack, stack
from tetrarch.training.settings import Settings

MOST_DECISIONS = 96
"""The largest number of decisions in a sample: those with visits, and some of the others."""
MOST_VARIANTS = 4
PARTS = 1 << 20
"""Random numbers below this stand for parts of 1."""
FIRST, SECOND = "first", "second"
"""The names of both sides of a match."""
ATTEMPTS = 20
"""How often options are drawn until the game allows them together."""


class Chunk(NamedTuple):
    """Some games of a round, whose samples go to one file."""

    settings: Settings
    round: int
    number: int
    network: bytes | None
    """The network that plays, as in its file; None for the hand-written evaluation."""


class ChunkResult(NamedTuple):
    """What a chunk of games brought."""

    round: int
    number: int
    games: int
    positions: int
    shard: bytes
    """The content of the file of the samples."""


def play_chunk(chunk: Chunk, is_stopped: Callable[[], bool] = lambda: False) -> ChunkResult | None:
    """Play the games of a chunk; None if stopped."""
    settings = chunk.settings
    network = read_network(settings.game, chunk.network) if chunk.network else None
    try:
        games = [play_game(settings, chunk.round, number, network, is_stopped) for number in game_numbers(chunk)]
    except Interrupted:
        return None
    return chunk_result(chunk, games)


def game_numbers(chunk: Chunk) -> range:
    """The numbers of the games of a chunk."""
    settings = chunk.settings
    return range(chunk.number * settings.chunk, min((chunk.number + 1) * settings.chunk, settings.games))


def chunk_result(chunk: Chunk, games: Sequence[Sequence[Arrays]]) -> ChunkResult:
    """What a chunk brought, from the samples of its games."""
    samples = [sample for game in games for sample in game]
    return ChunkResult(chunk.round, chunk.number, len(games), len(samples), pack(stack(samples)))


@lru_cache(maxsize=4)
def read_network(game: str, data: bytes) -> Network:
    """The network in the content of a file."""
    return Network.load(game, data)


def searcher(game: str, seed: str, seat: int, network: Network | None) -> SearchBot[Any]:
    """The bot that searches with a network, or with the hand-written evaluation."""
    bot = make_bot(game, searcher_text(network), seed, seat, network=network)
    assert isinstance(bot, SearchBot)
    return bot


def searcher_text(network: Network | None) -> str:
    """The name of this bot."""
    return "search" if network is None else "search:network=1"


def game_seed(settings: Settings, round_: int, number: int) -> str:
    """The seed of one game of a round."""
    return f"{settings.seed} round {round_} game {number}"


def play_game(
    settings: Settings, round_: int, number: int, network: Network | None, is_stopped: Callable[[], bool]
) -> list[Arrays]:
    """Play one game, and return the samples of its positions."""
    seed = game_seed(settings, round_, number)
    bots: dict[int, SearchBot[Any]] = {}
    game = game_with_questions(settings, round_, number)
    try:
        question = next(game)
        while True:
            if is_stopped():
                raise Interrupted
            bot = bots.get(question.seat)
            if bot is None:
                bot = bots[question.seat] = searcher(settings.game, seed, question.seat, network)
            question = game.send(search(bot, question, most_simulations(settings)))
    except StopIteration as end:
        samples: list[Arrays] = end.value
        return samples


def game_with_questions(settings: Settings, round_: int, number: int) -> Coroutine[Question, Finding, list[Arrays]]:
    """Play one game: yields each search that it needs, receives what it found, and returns the samples."""
    seed = game_seed(settings, round_, number)
    generator = Generator(seed, "self-play")
    players = settings.players[number % len(settings.players)]
    position = deal(settings, players, seed, generator)
    definition = registry.game(settings.game)
    opening = generator.below(settings.openings + 1) if generator.below(2) else 0
    budget = settings.simulations[0] + generator.below(settings.simulations[1] - settings.simulations[0] + 1)
    samples: list[Arrays] = []
    made = 0
    while not position.is_over:
        if position.awaits_chance:
            position.play_chance(definition.chance_again(position, seed))
            continue
        seat = position.to_decide[0]
        view = cast(FlatPosition, position.view(seat))
        legal = view.legal_decisions(seat).ids()
        if len(legal) == 1:
            decision = int(legal[0])
        elif made < opening:
            decision = int(legal[generator.below(len(legal))])
        else:
            is_searched = generator.below(PARTS) < settings.searched * PARTS
            found = yield Question(view, seat, legal, budget if is_searched else settings.quick_simulations)
            samples.append(sample_of(position, seat, legal, found.visits * is_searched, found.chances, generator))
            is_varied = made < settings.varied
            counted = found.visits if is_varied else found.visits == found.visits.max()
            decision = chosen(legal, counted, generator)
        made += 1
        play_fast(position, seat, decision)
    finish(samples, position, settings.ahead)
    return samples


def deal(settings: Settings, players: int, seed: str, generator: Generator) -> GamePosition:
    """Deal a game, sometimes with a random mixture of variants."""
    definition = registry.game(settings.game)
    is_mixed = generator.below(PARTS) < settings.variants * PARTS
    for _ in range(ATTEMPTS if is_mixed else 0):
        options = random_options(settings.game, generator)
        try:
            position = definition.deal(players, definition.bounded_options(options), seed)
        except SetupError:
            continue
        if forecaster_of(settings.game).is_single_game(position):
            return position
    return definition.deal(players, definition.bounded_options({}), seed)


def random_options(game: str, generator: Generator) -> dict[str, object]:
    """A few variants, and sometimes another choice than the usual one; the game may not allow them together."""
    found: dict[str, object] = {}
    for option in registry.game(game).options:
        if option.type == "names":
            known = list(option.names)
            generator.shuffle(known)
            found[option.name] = known[: 1 + generator.below(MOST_VARIANTS)]
        elif option.type == "name" and generator.below(4) == 0:
            found[option.name] = generator.choice(option.names)
    return found


def most_simulations(settings: Settings) -> int:
    """The greatest number of simulations of a search."""
    return max(*settings.simulations, settings.quick_simulations)


def search(bot: SearchBot[Any], question: Question, most: int) -> Finding:
    """Search from a view in an empty tree with room for the most simulations of any search.

    This is quicker than ``think``, which also prepares lines and reports, and may stop early.
    """
    view = question.view
    bot.root = None
    bot.set_root(view, question.seat, Budget(most))
    bot.search(question.seat, question.simulations)
    visits = np.zeros_like(question.legal)
    rows.write_visits(bot.tree, question.legal, visits)
    return Finding(visits, bot.chances_at(rows.ROOT, view.players))


def chosen(legal: Array, visits: Array, generator: Generator) -> int:
    """A decision in proportion to the visits."""
    draw = generator.below(max(int(visits.sum()), 1))
    place = int(np.searchsorted(np.cumsum(visits), draw, side="right"))
    return int(legal[min(place, len(legal) - 1)])


def play_fast(position: GamePosition, seat: int, decision: int) -> None:
    """Play a legal decision without describing it."""
    if len(position.to_decide) > 1:
        position.play(decision, seat)
    else:
        position.make_room()
        position.push(decision)


def sample_of(
    position: GamePosition, seat: int, legal: Array, visits: Array, chances: tuple[float, ...], generator: Generator
) -> Arrays:
    """The sample of a position, without what becomes of it."""
    kept, stands_for = kept_decisions(visits, generator)
    flat = cast(FlatPosition, position)
    found = read_position(flat, legal[kept])
    playing = reader(position.game).playing(flat)
    return {
        "features": seats_padded(found.seats[:, : found.counts.max()], 0),
        "decisions": found.decisions & PADDING,
        "visits": visits[kept] / max(int(visits.sum()), 1),
        "places": seats_padded(found.places, 1),
        "chances": padded(chances),
        "playing": np.array([playing >> other & 1 for other in range(SEATS)]),
        "decider": np.array(seat),
        "stands_for": np.array(stands_for),
    }


def seats_padded(features: npt.NDArray[np.int32], axis: int) -> npt.NDArray[np.int32]:
    """Features with an empty list for each absent seat; -1 becomes the padding of samples."""
    shape = list(features.shape)
    shape[axis] = SEATS
    whole = np.full(shape, -1, dtype=np.int32)
    whole[(slice(None),) * axis + (slice(features.shape[axis]),)] = features
    return whole & PADDING


def kept_decisions(visits: Array, generator: Generator) -> tuple[Array, float]:
    """The places of the decisions in a sample, and for how many each one without visits stands."""
    if len(visits) <= MOST_DECISIONS:
        return np.arange(len(visits)), 1.0
    seen = np.flatnonzero(visits)[: MOST_DECISIONS - 1]
    others = np.flatnonzero(visits == 0).tolist()
    generator.shuffle(others)
    room = MOST_DECISIONS - len(seen)
    return np.concatenate([seen, np.array(others[:room], dtype=np.int64)]), max(len(others) / room, 1.0)


def padded(values: Sequence[float]) -> Array:
    """Values of the seats, with 0 for absent seats."""
    return np.array([*values, *[0] * (SEATS - len(values))])


def finish(samples: Sequence[Arrays], end: GamePosition, ahead: float) -> None:
    """Add to the samples of a game what became of their positions.

    Their chances become means with the chances of later samples and the result, by the setting ``ahead``.
    Places that are still to be laid out have no features, so earlier positions have no owners as targets.
    """
    outcome = end.outcome
    assert outcome is not None
    owners = np.array([1 + seat for seat in forecaster_of(end.game).owned_places(end).values()])
    won, points = padded(shares(end).tolist()), padded(outcome.points)
    chances: npt.NDArray[Any] = won
    for sample in reversed(samples):
        chances = sample["chances"] = ahead * chances + (1 - ahead) * sample["chances"]
        places = len(sample["places"])
        known = owners if places == len(owners) else np.full(places, -1)
        sample |= {"owners": known, "shares": won, "points": points}


# Matches


class Side(NamedTuple):
    """One side of a match."""

    bot: str = "search"
    network: bytes | None = None
    """Its network, as in a file; None for a bot without one."""


class Duel(NamedTuple):
    """One game of a match between two sides."""

    settings: Settings
    match: ArenaMatch
    sides: tuple[Side, ...]
    """The side of each seat."""
    own: tuple[int, ...]
    """The seats of the first side."""

    @property
    def even_share(self) -> float:
        """The share of the win that equal sides would give the first one."""
        return len(self.own) / len(self.sides)


def duels_of(settings: Settings, first: Side, second: Side) -> list[Duel]:
    """The games of a match, with all numbers of players, each deal in all seats."""
    found: list[Duel] = []
    for players in settings.players:
        setup = Setup(game=settings.game, players=players)
        games = -(-settings.gate // len(settings.players))
        schedule = Schedule(setup=setup, bots=[FIRST, SECOND], games=games, seed=f"{settings.seed} match {players}")
        for match in schedule.matches():
            own = tuple(seat for seat, name in enumerate(match.seats) if name == FIRST)
            sides = tuple(first if seat in own else second for seat in range(players))
            found.append(Duel(settings, match, sides, own))
    return found


def play_duel(duel: Duel, is_stopped: Callable[[], bool] = lambda: False) -> float:
    """Play a game of a match; returns the share of the win that the first side took."""
    settings = duel.settings
    seed = duel.match.bots_seed
    game = Setup(game=settings.game, players=len(duel.sides)).new_game(duel.match.deal_seed, [])
    bots = [
        searcher(settings.game, seed, seat, read_network(settings.game, side.network))
        if side.network
        else make_bot(settings.game, side.bot, seed, seat)
        for seat, side in enumerate(duel.sides)
    ]
    played = play_out(game, duel.match, bots, Budget(settings.gate_simulations), is_stopped)
    return sum(played.share(seat) for seat in duel.own)
