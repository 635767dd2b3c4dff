"""Bots against bots, many times over: schedules, games on several cores, ratings and reports."""

from tetrarch.arena.output import write_files
from tetrarch.arena.play import Played, play_match
from tetrarch.arena.ratings import Finish, Rating, rate, wilson
from tetrarch.arena.report import Report, make_report
from tetrarch.arena.run import run_arena, run_arenas
from tetrarch.arena.schedule import ArenaError, Match, Schedule, Setup

__all__ = [
    "ArenaError",
    "Finish",
    "Match",
    "Played",
    "Rating",
    "Report",
    "Schedule",
    "Setup",
    "make_report",
    "play_match",
    "rate",
    "run_arena",
    "run_arenas",
    "wilson",
    "write_files",
]
