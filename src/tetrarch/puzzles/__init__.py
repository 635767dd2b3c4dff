"""Puzzles from games: a position, a goal, and a solution that is proved."""

from __future__ import annotations

from tetrarch.puzzles.attempt import (
    Attempt,
    Played,
    explanation,
    proof_sentence,
    solution_line,
    task,
    theme_name,
    why,
)
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
    "proof_sentence",
    "solution_line",
    "task",
    "theme_name",
    "why",
]
