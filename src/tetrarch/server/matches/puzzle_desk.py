"""A puzzle with the user's decisions so far: a table at which only the user decides."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec

from tetrarch.core import registry
from tetrarch.core.record import Record
from tetrarch.puzzles import Attempt, Puzzle, theme_name
from tetrarch.server.http.errors import ApiError
from tetrarch.table.people import BOT, Person
from tetrarch.table.settings import Settings
from tetrarch.table.table import Table

SOLVER = "solver"
OTHER = "level1"
"""The bot on the other seats, which only lends its name; the puzzle contains their replies."""


class PuzzleHint(msgspec.Struct, frozen=True):
    """A hint: the first place of a decision that keeps the goal, or the decision itself if it has no place."""

    places: list[str]
    sentence: str


class PuzzleDesk:
    """An attempt at a puzzle, and the table that shows it.

    Everything follows from the plays so far, so a desk need not be stored. The table knows what the user's seat may
    know, as any other table does.
    """

    def __init__(self, puzzle: Puzzle, plays: Sequence[str], language: str) -> None:
        self.puzzle = puzzle
        self.language = language
        self.attempt = Attempt(puzzle)
        definition, position = registry.game(puzzle.game), self.attempt.position
        self.names = [definition.player_name(position, seat, language) for seat in range(position.players)]
        """The names of the seats: those of their colours."""
        self.table = _lay(puzzle, self.names, language)
        self.laid = self.table.number
        """The number of the last entry before the user's decisions."""
        for play in plays:
            self.play(play)

    def play(self, play: str) -> None:
        """Make a decision of the user, and the replies; ``Refusal`` for an illegal one."""
        if self.attempt.status != "open":
            raise ApiError("puzzle-done")
        self.table.apply_all(self.table.decide(SOLVER, self.puzzle.seat, play, 0))
        for reply in self.attempt.play(play)[1:]:
            self.table.apply_all(self.table.decide(f"{BOT}{OTHER}", reply.seat, reply.decision.notation, 0))

    def hint(self) -> PuzzleHint:
        """Return where a decision that keeps the goal begins."""
        accepted = self.puzzle.accepted(self.attempt.place)
        decisions = self.table.decisions(self.puzzle.seat, self.language)
        found = next(decision for decision in decisions if decision.id in accepted)
        return PuzzleHint(found.places[:1], "" if found.places else found.sentence)


def _lay(puzzle: Puzzle, names: list[str], language: str) -> Table:
    """A table with the position of a puzzle."""
    definition = registry.game(puzzle.game)
    position = definition.parse_position(puzzle.position, f"puzzle {puzzle.id}")
    seats = ["open" if seat == puzzle.seat else f"{BOT}{OTHER}" for seat in range(position.players)]
    settings = Settings(
        game=puzzle.game,
        players=position.players,
        seats=seats,
        name=theme_name(puzzle.theme, language),
        practice=True,
    )
    options, start = definition.start_to_json(position)
    record = Record(game=puzzle.game, rules=definition.rules_version, options=options, start=start, names=names)
    table = Table(f"puzzle-{puzzle.game}-{puzzle.id}", None)
    person = Person(SOLVER, names[puzzle.seat])
    table.apply_all(table.adopt(record, settings, {puzzle.seat: person}, 0))
    return table
