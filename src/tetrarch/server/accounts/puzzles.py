"""Results with puzzles in a database: ratings of solvers and puzzles, and the puzzles that a user has had."""

from __future__ import annotations

import datetime

import msgspec
from sqlalchemy import func, select
from sqlalchemy.exc import IntegrityError

from tetrarch.puzzles import Collection, Puzzle
from tetrarch.puzzles.results import PUZZLE_STEP, Results, Solver, expected_score
from tetrarch.server.accounts.ids import now_ms
from tetrarch.server.storage.database import Database
from tetrarch.server.storage.models import PuzzleAttemptRow, PuzzleRatingRow, PuzzleSolverRow


class Tries(msgspec.Struct, frozen=True):
    """The first attempts of all users at a puzzle."""

    tried: int = 0
    solved: int = 0


class PuzzleResults:
    """The results of all users of a database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of(self, person: str, game: str, today: datetime.date) -> Results:
        """Return a user's results; a streak of days that was interrupted counts no longer."""
        async with self._database.read() as session:
            row = await session.get(PuzzleSolverRow, (person, game))
        return _solver(row).results(today) if row else Results()

    async def had(self, person: str, game: str) -> dict[str, bool]:
        """Return the puzzles that a user has tried, and whether the user solved them."""
        columns = select(PuzzleAttemptRow.puzzle, PuzzleAttemptRow.solved)
        query = columns.where(PuzzleAttemptRow.person == person, PuzzleAttemptRow.game == game)
        async with self._database.read() as session:
            return dict((await session.execute(query)).all())

    async def tries(self, puzzle: Puzzle) -> Tries:
        """Return how many users tried and solved a puzzle."""
        columns = select(PuzzleAttemptRow.solved, func.count())
        query = columns.where(PuzzleAttemptRow.game == puzzle.game, PuzzleAttemptRow.puzzle == puzzle.id)
        async with self._database.read() as session:
            counts = dict((await session.execute(query.group_by(PuzzleAttemptRow.solved))).all())
        return Tries(sum(counts.values()), counts.get(True, 0))

    async def rated(self, puzzle: Puzzle) -> Puzzle:
        """Return a puzzle with its current rating."""
        async with self._database.read() as session:
            row = await session.get(PuzzleRatingRow, (puzzle.game, puzzle.id))
        return msgspec.structs.replace(puzzle, rating=round(row.rating)) if row else puzzle

    async def all_rated(self, puzzles: Collection) -> Collection:
        """Return the puzzles of a game with their current ratings."""
        query = select(PuzzleRatingRow.puzzle, PuzzleRatingRow.rating).where(PuzzleRatingRow.game == puzzles.game)
        async with self._database.read() as session:
            found = (await session.execute(query)).all()
        return puzzles.with_ratings({name: round(rating) for name, rating in found})

    async def record(
        self, person: str, puzzle: Puzzle, solved: bool, today: datetime.date, *, is_daily: bool
    ) -> Results:
        """Count a finished attempt, and return the results after it.

        If the user has tried the puzzle before, it counts only for the puzzles of the day in succession.
        """
        try:
            async with self._database.write() as session:
                key = (person, puzzle.game, puzzle.id)
                if await session.get(PuzzleAttemptRow, key) is not None:
                    row = await session.get(PuzzleSolverRow, key[:2], with_for_update=True)
                    if row is None:
                        return Results()
                    if is_daily:
                        _store(row, _solver(row).after_daily(solved, today))
                    return _solver(row).results(today)
                session.add(
                    PuzzleAttemptRow(person=person, game=puzzle.game, puzzle=puzzle.id, solved=solved, at=now_ms())
                )
                row = await session.get(PuzzleSolverRow, key[:2]) or PuzzleSolverRow(person=person, game=puzzle.game)
                rated = await session.get(PuzzleRatingRow, key[1:]) or PuzzleRatingRow(
                    game=puzzle.game, puzzle=puzzle.id, rating=float(puzzle.rating), attempts=0
                )
                before = _solver(row) if row.tried else Solver()
                after = before.after(rated.rating, solved, today, is_daily=is_daily)
                rated.rating -= PUZZLE_STEP * (solved - expected_score(before.rating, rated.rating))
                rated.attempts += 1
                _store(row, after)
                session.add_all([row, rated])
                return after.results(today, before)
        except IntegrityError:  # the same attempt twice at the same time, or a user who has just been deleted
            return await self.of(person, puzzle.game, today)


def _solver(row: PuzzleSolverRow) -> Solver:
    return Solver(*(getattr(row, name) for name in Solver.__struct_fields__))


def _store(row: PuzzleSolverRow, solver: Solver) -> None:
    for name, value in msgspec.structs.asdict(solver).items():
        setattr(row, name, value)
