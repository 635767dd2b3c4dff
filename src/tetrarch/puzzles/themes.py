"""The themes of puzzles."""

from __future__ import annotations

from dataclasses import dataclass

from tetrarch.bots.endgame import Goal

BEST_DECISION = "best-decision"
"""The theme of puzzles that are judged with a margin, in any game."""


@dataclass(frozen=True)
class Theme:
    """What a puzzle is about, and what must be proved for it."""

    name: str
    goal: Goal
    turns: int = 1
    nodes: int = 100_000
    """The limit of effort for each decision."""
    is_best: bool = False
    """Whether the greatest possible margin of points is asked for."""
