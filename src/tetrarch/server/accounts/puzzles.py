"""Results with puzzles: ratings of solvers and puzzles, streaks, and the puzzles that a user has had.

Ratings are Elo ratings: an attempt is a game between the user and the puzzle, and only the first one counts.
"""

from __future__ import annotations

import datetime

import msgspec
from sqlalchemy import func, select
from sqlalchemy.exc import IntegrityError

from tetrarch.puzzles import Puzzle
from tetrarch.server.accounts.ids import now_ms
from tetrarch.server.storage.database import Database
from tetrarch.server.storage.models import PuzzleAttemptRow, PuzzleRatingRow, PuzzleSolverRow

START = 1200.0
"""The rating of a new solver."""
SOLVER_STEP, NEW_SOLVER_STEP, PUZZLE_STEP = 24.0, 48.0, 8.0
"""The most that one attempt changes a rating; puzzles change slowly, as many users try them."""
NEW_SOLVER = 20
"""The number of attempts after which a solver's rating changes by smaller steps."""


class Results(msgspec.Struct, frozen=True):
    """A user's results with the puzzles of a game."""

    rating: int = round(START)
    tried: int = 0
    solved: int = 0
    streak: int = 0
    """The number of puzzles solved in succession."""
    best: int = 0
    """The longest such streak."""
    days: int = 0
    """The number of days in succession whose puzzle of the day was solved."""
    change: int = 0
    """The change of the rating by the last attempt."""


class Tries(msgspec.Struct, frozen=True):
    """The first attempts of all users at a puzzle."""

    tried: int = 0
    solved: int = 0


def expected_score(solver: float, puzzle: float) -> float:
    """The expected share of solved attempts, by the difference of the ratings."""
    return 1 / (1 + 10 ** ((puzzle - solver) / 400))


class PuzzleResults:
    """The results of all users of a database."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def of(self, person: str, game: str, today: datetime.date) -> Results:
        """Return a user's results; a streak of days that was interrupted counts no longer."""
        async with self._database.read() as session:
            row = await session.get(PuzzleSolverRow, (person, game))
        return _results(row, today) if row else Results()

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

    async def rating_of(self, puzzle: Puzzle) -> int:
        """Return the current rating of a puzzle."""
        async with self._database.read() as session:
            row = await session.get(PuzzleRatingRow, (puzzle.game, puzzle.id))
        return round(row.rating) if row else puzzle.rating

    async def record(
        self, person: str, puzzle: Puzzle, solved: bool, today: datetime.date, *, is_daily: bool
    ) -> Results:
        """Count a finished attempt, unless the user has tried the puzzle before; return the results after it."""
        try:
            async with self._database.write() as session:
                key = (person, puzzle.game, puzzle.id)
                if await session.get(PuzzleAttemptRow, key) is not None:
                    row = await session.get(PuzzleSolverRow, key[:2])
                    return _results(row, today) if row else Results()
                session.add(
                    PuzzleAttemptRow(person=person, game=puzzle.game, puzzle=puzzle.id, solved=solved, at=now_ms())
                )
                solver = await session.get(PuzzleSolverRow, key[:2]) or _new_solver(*key[:2])
                rated = await session.get(PuzzleRatingRow, key[1:]) or PuzzleRatingRow(
                    game=puzzle.game, puzzle=puzzle.id, rating=float(puzzle.rating), attempts=0
                )
                surprise = solved - expected_score(solver.rating, rated.rating)
                step = NEW_SOLVER_STEP if solver.tried < NEW_SOLVER else SOLVER_STEP
                solver.rating += step * surprise
                rated.rating -= PUZZLE_STEP * surprise
                rated.attempts += 1
                solver.tried += 1
                solver.solved += solved
                solver.streak = solver.streak + 1 if solved else 0
                solver.best = max(solver.best, solver.streak)
                if is_daily and solved and solver.last_day != today.isoformat():
                    solver.days = solver.days + 1 if solver.last_day == _yesterday(today) else 1
                    solver.last_day = today.isoformat()
                session.add_all([solver, rated])
                return msgspec.structs.replace(_results(solver, today), change=round(step * surprise))
        except IntegrityError:  # the same attempt twice at the same time, or a user who has just been deleted
            return await self.of(person, puzzle.game, today)


def _new_solver(person: str, game: str) -> PuzzleSolverRow:
    return PuzzleSolverRow(person=person, game=game, rating=START, tried=0, solved=0, streak=0, best=0, days=0)


def _yesterday(today: datetime.date) -> str:
    return (today - datetime.timedelta(days=1)).isoformat()


def _results(row: PuzzleSolverRow, today: datetime.date) -> Results:
    is_running = row.last_day in (today.isoformat(), _yesterday(today))
    days = row.days if is_running else 0
    return Results(round(row.rating), row.tried, row.solved, row.streak, row.best, days)
