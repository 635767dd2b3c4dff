"""Self-play of many games at the same time, whose searches run together, such as on a GPU.

The games are those of ``selfplay.play_game``: they ask the same questions, with the same random generators. They
advance together: in each step all pending searches run a few simulations, and the games whose searches are over go on
to their next question.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterator
from collections.abc import Generator as Coroutine
from dataclasses import dataclass, field

from tetrarch.bots.batch import Finding, Question, SearchBatch, SlotSpaces
from tetrarch.bots.network import Network
from tetrarch.bots.roster import bot_generator
from tetrarch.core.position import Array
from tetrarch.training.samples import Arrays
from tetrarch.training.selfplay import (
    Chunk,
    ChunkResult,
    chunk_result,
    game_numbers,
    game_seed,
    game_with_questions,
    most_simulations,
    read_network,
    searcher,
    searcher_text,
)

MakeSpaces = Callable[[str, int, Network | None], SlotSpaces]
"""Makes the memory for searches of a game, with a number of slots and a network."""


@dataclass
class ChunkGames:
    """The games of a chunk, some of which are over."""

    chunk: Chunk
    waiting: deque[int]
    """The numbers of the games that have not begun."""
    samples: dict[int, list[Arrays]] = field(default_factory=dict)
    """The samples of the games that are over."""


class RunningGame:
    """A game that waits for a search."""

    def __init__(self, games: ChunkGames, number: int) -> None:
        chunk = games.chunk
        self.games = games
        self.number = number
        self.seed = game_seed(chunk.settings, chunk.round, number)
        self.play: Coroutine[Question, Finding, list[Arrays]]
        self.play = game_with_questions(chunk.settings, chunk.round, number)
        self._words: dict[int, Array] = {}

    def words(self, seat: int, network: Network | None) -> Array:
        """The random generator of the bot in a seat."""
        if seat not in self._words:
            self._words[seat] = bot_generator(searcher_text(network), self.seed, seat).words
        return self._words[seat]


class Lockstep:
    """Plays chunks of games in slots; the chunks that run at the same time have the same settings and network."""

    def __init__(self, make_spaces: MakeSpaces, slots: int) -> None:
        self._make_spaces = make_spaces
        self._waiting: deque[ChunkGames] = deque()
        self._begun: deque[ChunkGames] = deque()
        """Chunks with games that have not begun; those of the first begin next."""
        self._running: dict[int, RunningGame] = {}
        """The games by slot."""
        self._free = list(range(slots))
        self._key: object = None
        """The settings and the network of the running games."""
        self._network: Network | None = None
        self._batch: SearchBatch
        self._done: list[ChunkResult] = []

    @property
    def is_idle(self) -> bool:
        """Whether there is nothing to play."""
        return not self._waiting and not self._begun and not self._running

    def add(self, chunk: Chunk) -> None:
        """Take on a chunk; chunks are begun in their order."""
        self._waiting.append(ChunkGames(chunk, deque(game_numbers(chunk))))

    def drop(self) -> None:
        """Abandon all games."""
        self._waiting.clear()
        self._begun.clear()
        self._free += self._running
        self._running.clear()
        self._key = None

    def step(self) -> list[ChunkResult]:
        """Begin games in free slots and run a part of all searches; returns the chunks that are over."""
        for slot, number, games in self._openings():
            self._begin(slot, RunningGame(games, number))
        for slot, finding in self._batch.run(self._simulations).items() if self._running else ():
            self._go_on(slot, finding)
        done, self._done = self._done, []
        return done

    def _openings(self) -> Iterator[tuple[int, int, ChunkGames]]:
        """The free slots with the games to begin in them."""
        while self._free:
            if not self._begun:
                if not self._waiting or not self._may_begin(self._waiting[0].chunk):
                    return
                self._begun.append(self._waiting.popleft())
            games = self._begun[0]
            number = games.waiting.popleft()
            if not games.waiting:
                self._begun.popleft()
            yield self._free.pop(), number, games

    def _may_begin(self, chunk: Chunk) -> bool:
        """Whether a chunk may run beside the running games; without any, prepare for its settings and network."""
        key = chunk.settings, chunk.network
        if key == self._key:
            return True
        if self._running:
            return False
        settings = chunk.settings
        self._key = key
        self._network = read_network(settings.game, chunk.network) if chunk.network else None
        spaces = self._make_spaces(settings.game, len(self._free), self._network)
        bot = searcher(settings.game, settings.seed, 0, self._network)
        self._batch = SearchBatch(bot, spaces, most_simulations(settings))
        self._simulations = settings.quick_simulations
        return True

    def _begin(self, slot: int, game: RunningGame) -> None:
        """Play a new game to its first question."""
        self._running[slot] = game
        self._go_on(slot, None)

    def _go_on(self, slot: int, finding: Finding | None) -> None:
        """Play a game with what its search found to its next question, or to its end."""
        game = self._running[slot]
        try:
            question = next(game.play) if finding is None else game.play.send(finding)
        except StopIteration as end:
            self._finish(slot, game, end.value)
        else:
            self._batch.begin(slot, question, game.words(question.seat, self._network))

    def _finish(self, slot: int, game: RunningGame, samples: list[Arrays]) -> None:
        """Note a game that is over, and its chunk if that is over too."""
        del self._running[slot]
        self._free.append(slot)
        games = game.games
        games.samples[game.number] = samples
        if len(games.samples) == len(game_numbers(games.chunk)):
            self._done.append(chunk_result(games.chunk, [games.samples[one] for one in game_numbers(games.chunk)]))
