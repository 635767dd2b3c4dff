"""The adapter that tables use."""

from __future__ import annotations

from takeaway.position import Position
from tetrarch.core.table_adapter import Form, ScoreForm, TableAdapter


class TakeAwayAdapter(TableAdapter[Position]):
    """Take-away at a table: nothing is hidden."""

    is_open = True

    def decision_kind(self, decision: int) -> str:
        return "take"

    def pass_decision(self, position: Position) -> int:
        return 1

    def view(self, position: Position, viewer: int | None) -> Position:
        return position

    def static_form(self, view: Position, language: str) -> Form:
        return {}

    def position_form(self, view: Position) -> Form:
        return {"stones": view.stones}

    def scores(self, view: Position, language: str) -> list[list[ScoreForm]]:
        return [
            [ScoreForm("last-stone", "", "last stone", 1, "T2")] if view.points(seat) else []
            for seat in range(view.players)
        ]


ADAPTER = TakeAwayAdapter()
