"""Results of solvers: Elo ratings and streaks, by the same rules on the server and in the terminal.

An attempt is a game between the solver and the puzzle, and only the first one counts.
"""

from __future__ import annotations

import datetime
from typing import Annotated

import msgspec

START = 1200.0
"""The rating of a new solver."""
SOLVER_STEP, NEW_SOLVER_STEP, PUZZLE_STEP = 24.0, 48.0, 8.0
"""The most that one attempt changes a rating; puzzles change slowly, as many users try them."""
NEW_SOLVER = 20
"""The number of attempts after which a solver's rating changes by smaller steps."""
Count = Annotated[int, msgspec.Meta(ge=0)]


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


def expected_score(solver: float, puzzle: float) -> float:
    """The expected share of solved attempts, by the difference of the ratings."""
    return 1 / (1 + 10 ** ((puzzle - solver) / 400))


class Solver(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What is stored of a solver of the puzzles of a game."""

    rating: Annotated[float, msgspec.Meta(ge=-10_000, le=10_000)] = START
    tried: Count = 0
    solved: Count = 0
    streak: Count = 0
    best: Count = 0
    days: Count = 0
    last_day: str | None = None
    """The last day whose puzzle was solved, such as ``2026-11-16``."""

    def after(self, puzzle: float, is_solved: bool, today: datetime.date, *, is_daily: bool) -> Solver:
        """The solver after the first attempt at a puzzle with a rating."""
        step = NEW_SOLVER_STEP if self.tried < NEW_SOLVER else SOLVER_STEP
        streak = self.streak + 1 if is_solved else 0
        days, last_day = self.days, self.last_day
        if is_daily and is_solved and last_day != today.isoformat():
            days = days + 1 if last_day == _yesterday(today) else 1
            last_day = today.isoformat()
        return Solver(
            rating=self.rating + step * (is_solved - expected_score(self.rating, puzzle)),
            tried=self.tried + 1,
            solved=self.solved + is_solved,
            streak=streak,
            best=max(self.best, streak),
            days=days,
            last_day=last_day,
        )

    def results(self, today: datetime.date, before: Solver | None = None) -> Results:
        """The results, with the change since ``before``; a streak of days that was interrupted counts no longer."""
        days = self.days if self.last_day in (today.isoformat(), _yesterday(today)) else 0
        change = round(self.rating - before.rating) if before else 0
        return Results(round(self.rating), self.tried, self.solved, self.streak, self.best, days, change)


def _yesterday(today: datetime.date) -> str:
    return (today - datetime.timedelta(days=1)).isoformat()
