"""The packaged puzzles: by id, by theme and rating, and one for each day."""

from __future__ import annotations

import datetime
import gzip
import hashlib
from collections.abc import Collection as AnyCollection
from collections.abc import Mapping
from functools import cache
from importlib import resources
from pathlib import Path

import msgspec

from tetrarch.core import registry
from tetrarch.core.errors import ReasonedError
from tetrarch.core.text.messages import message
from tetrarch.puzzles.puzzle import Puzzle

PACKAGE = "tetrarch.puzzles"


class UnknownPuzzle(ReasonedError):
    """The id of no puzzle, or a theme or game without puzzles."""

    def __init__(self, name: str, /, **values: str) -> None:
        super().__init__(name)
        self.reason = message(PACKAGE, name, **values)


class Collection:
    """The puzzles of one game, by rating."""

    def __init__(self, game: str, puzzles: list[Puzzle]) -> None:
        self.game = game
        self.puzzles = tuple(sorted(puzzles, key=lambda puzzle: (puzzle.rating, puzzle.id)))
        self._by_id = {puzzle.id: puzzle for puzzle in self.puzzles}

    def __len__(self) -> int:
        return len(self.puzzles)

    @property
    def themes(self) -> tuple[str, ...]:
        """The themes, in alphabetical order."""
        return tuple(sorted({puzzle.theme for puzzle in self.puzzles}))

    def get(self, name: str) -> Puzzle:
        """The puzzle with an id."""
        if name not in self._by_id:
            raise UnknownPuzzle("unknown-puzzle", name=name)
        return self._by_id[name]

    def with_theme(self, theme: str | None) -> tuple[Puzzle, ...]:
        """The puzzles of a theme, or all."""
        if theme is None:
            return self.puzzles
        if theme not in self.themes:
            raise UnknownPuzzle("unknown-theme", name=repr(theme), known=", ".join(self.themes))
        return tuple(puzzle for puzzle in self.puzzles if puzzle.theme == theme)

    def daily(self, date: str) -> Puzzle:
        """The puzzle of a day, such as ``2026-11-16``: the same for everyone, and a new order each time round.

        Each puzzle has one day of a round, and none has two days in succession.
        """
        number, place = divmod(datetime.date.fromisoformat(date).toordinal(), len(self.puzzles))
        order = self._order(number)
        if place < 2 < len(order) and order[0] == self._order(number - 1)[-1]:
            order[:2] = reversed(order[:2])
        return order[place]

    def _order(self, number: int) -> list[Puzzle]:
        """The puzzles in an order of their own for each number."""

        def key(puzzle: Puzzle) -> bytes:
            return hashlib.sha256(f"{self.game} {number} {puzzle.id}".encode()).digest()

        return sorted(self.puzzles, key=key)

    def with_ratings(self, ratings: Mapping[str, int]) -> Collection:
        """The same puzzles with other ratings, by id."""
        return Collection(
            self.game,
            [msgspec.structs.replace(puzzle, rating=ratings.get(puzzle.id, puzzle.rating)) for puzzle in self.puzzles],
        )

    def next_for(
        self, rating: float, theme: str | None = None, without: AnyCollection[str] = (), seed: int = 0
    ) -> Puzzle:
        """A puzzle with a rating near the solver's that it has not had; of all if it has had all."""
        known = self.with_theme(theme)
        fresh = [puzzle for puzzle in known if puzzle.id not in without] or list(known)
        near = sorted(fresh, key=lambda puzzle: (abs(puzzle.rating - rating), puzzle.id))[:CHOICE]
        return near[seed % len(near)]


CHOICE = 8
"""The number of puzzles near a rating among which one is chosen."""


def read_collection(game: str, data: bytes) -> Collection:
    """A collection from compressed JSON lines."""
    lines = gzip.decompress(data).splitlines()
    return Collection(game, [msgspec.json.decode(line, type=Puzzle) for line in lines])


def packaged_file(game: str) -> Path:
    """The file of the packaged collection of a game, for those who build it."""
    return Path(str(resources.files(PACKAGE))) / "data" / f"{game}.jsonl.gz"


@cache
def collection(game: str) -> Collection:
    """The packaged puzzles of a game."""
    file = packaged_file(game)
    if game not in registry.names() or not file.is_file():
        raise UnknownPuzzle("no-puzzles", game=game)
    return read_collection(game, file.read_bytes())


def collections() -> tuple[Collection, ...]:
    """The packaged puzzles of all games that have some."""
    names = (name for name in registry.names() if packaged_file(name).is_file())
    return tuple(collection(name) for name in names)


def find_puzzle(name: str) -> Puzzle:
    """The puzzle with an id, of any game."""
    for known in collections():
        if any(puzzle.id == name for puzzle in known.puzzles):
            return known.get(name)
    raise UnknownPuzzle("unknown-puzzle", name=name)
