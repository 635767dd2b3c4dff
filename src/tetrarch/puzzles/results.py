"""Results of solvers: Elo ratings and streaks, by the same rules on the server and in the terminal.

An attempt is a game between the solver and the puzzle, and only the first one counts. For the days in succession, the
first attempt of the day at its puzzle counts, even if the puzzle was tried on earlier days.
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
    today: bool | None = None
    """Whether the first attempt of the day solved its puzzle; None if there was none."""


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
    tried_day: str | None = None
    """The last day whose puzzle was tried."""

    def after(self, puzzle: float, is_solved: bool, today: datetime.date, *, is_daily: bool) -> Solver:
        """The solver after the first attempt at a puzzle with a rating."""
        step = NEW_SOLVER_STEP if self.tried < NEW_SOLVER else SOLVER_STEP
        streak = self.streak + 1 if is_solved else 0
        return msgspec.structs.replace(
            self.after_daily(is_solved, today) if is_daily else self,
            rating=self.rating + step * (is_solved - expected_score(self.rating, puzzle)),
            tried=self.tried + 1,
            solved=self.solved + is_solved,
            streak=streak,
            best=max(self.best, streak),
        )

    def after_daily(self, is_solved: bool, today: datetime.date) -> Solver:
        """The solver after an attempt at the puzzle of the day, which counts for the days only."""
        if self._daily(today) is not None:
            return self
        tried = msgspec.structs.replace(self, tried_day=today.isoformat())
        if not is_solved:
            return tried
        days = self.days + 1 if self.last_day == _yesterday(today) else 1
        return msgspec.structs.replace(tried, days=days, last_day=today.isoformat())

    def _daily(self, today: datetime.date) -> bool | None:
        day = today.isoformat()
        return True if self.last_day == day else False if self.tried_day == day else None

    def results(self, today: datetime.date, before: Solver | None = None) -> Results:
        """The results, with the change since ``before``; a streak of days that was interrupted counts no longer."""
        days = self.days if self.last_day in (today.isoformat(), _yesterday(today)) else 0
        change = round(self.rating - before.rating) if before else 0
        counts = (self.tried, self.solved, self.streak, self.best, days)
        return Results(round(self.rating), *counts, change, self._daily(today))


def _yesterday(today: datetime.date) -> str:
    return (today - datetime.timedelta(days=1)).isoformat()
