"""Where the points of every seat come from in Legends, if the game ended now."""

from __future__ import annotations

from tetrarch.legends.position.position import Position
from tetrarch.legends.words.score import score_sheet, score_words
from tetrarch.table.messages import ScoreForm


def scores(view: Position, language: str) -> list[list[ScoreForm]]:
    """For each seat its score sheet (L8), as far as the viewer may know."""
    return [
        [
            ScoreForm(line.source, line.name, score_words(view, line, language), line.points, line.rule)
            for line in score_sheet(view, seat)
        ]
        for seat in range(view.players)
    ]
