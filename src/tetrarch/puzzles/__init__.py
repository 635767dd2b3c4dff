"""Puzzles from games: a position, a goal, and a solution that is proved."""

from __future__ import annotations

from tetrarch.puzzles.attempt import Attempt, Played, explanation, task, theme_name
from tetrarch.puzzles.collection import Collection, UnknownPuzzle, collection, collections, find_puzzle
from tetrarch.puzzles.puzzle import Puzzle

__all__ = [
    "Attempt",
    "Collection",
    "Played",
    "Puzzle",
    "UnknownPuzzle",
    "collection",
    "collections",
    "explanation",
    "find_puzzle",
    "task",
    "theme_name",
]
