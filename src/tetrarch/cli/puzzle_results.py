"""The user's results with puzzles, in a file of the data folder."""

from __future__ import annotations

import datetime
import os
from pathlib import Path
from typing import Literal

import msgspec

from tetrarch.cli.input.faults import error_lines, input_fault
from tetrarch.cli.input.sources import read_text, write_text
from tetrarch.core.formats import read_form, read_json, write_json
from tetrarch.puzzles import Puzzle, collection
from tetrarch.puzzles.results import Results, Solver
from tetrarch.server.folders import usual_folder

FORMAT: Literal["tetrarch-puzzle-results"] = "tetrarch-puzzle-results"
VERSION: Literal[1] = 1


class GameResults(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The results with the puzzles of one game."""

    solver: Solver = Solver()
    had: dict[str, bool] = {}
    """The tried puzzles, and whether the first attempt solved them."""


class ResultsFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The content of the file."""

    format: Literal["tetrarch-puzzle-results"] = FORMAT
    version: Literal[1] = VERSION
    games: dict[str, GameResults] = {}


def results_file() -> Path:
    """The file of the results."""
    return Path(usual_folder(os.environ)) / "puzzles.json"


def read_results() -> ResultsFile:
    """The stored results; a damaged file is an error that says how to continue."""
    path = results_file()
    if not path.exists():
        return ResultsFile()
    try:
        read = read_form(read_json(read_text(path), str(path)), ResultsFile, str(path), name=FORMAT, version=VERSION)
        for game, known in read.games.items():
            counts = known.solver
            if not counts.streak <= counts.best <= counts.solved <= counts.tried == len(known.had):
                raise input_fault("puzzle-results-wrong", file=str(path), game=game)
    except ValueError as error:
        raise input_fault("puzzle-results-damaged", reason=error_lines(error)[0], file=str(path)) from None
    return read


def results_of(game: str) -> GameResults:
    """The stored results with the puzzles of a game."""
    return read_results().games.get(game, GameResults())


def today() -> datetime.date:
    """The current day in UTC, as on the server."""
    return datetime.datetime.now(datetime.UTC).date()


def record_attempt(puzzle: Puzzle, is_solved: bool) -> Results:
    """Count a finished attempt, only for the days if the puzzle was tried before; return the results after it."""
    stored, day = read_results(), today()
    known = stored.games.get(puzzle.game, GameResults())
    is_daily = collection(puzzle.game).daily(day.isoformat()) == puzzle
    if puzzle.id not in known.had:
        after = known.solver.after(puzzle.rating, is_solved, day, is_daily=is_daily)
    elif is_daily:
        after = known.solver.after_daily(is_solved, day)
    else:
        return known.solver.results(day)
    games = {**stored.games, puzzle.game: GameResults(after, {puzzle.id: is_solved, **known.had})}
    path = results_file()
    path.parent.mkdir(parents=True, exist_ok=True)
    write_text(path, write_json(ResultsFile(games=games)))
    return after.results(day, known.solver)
