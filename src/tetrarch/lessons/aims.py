"""Whether a decision serves what a step teaches."""

from __future__ import annotations

from tetrarch.core.game import GamePosition
from tetrarch.core.table_adapter import TableAdapter
from tetrarch.lessons.forms import Stage


def serves(stage: Stage, adapter: TableAdapter[GamePosition], position: GamePosition, seat: int, decision: int) -> bool:
    """Whether a legal decision of the learner is one that the stage asks for."""
    asked = adapter.for_seat(position, seat)
    if stage.plays and adapter.notation(asked, decision) not in stage.plays:
        return False
    if stage.kinds and not {adapter.decision_kind(decision), adapter.mark(asked, decision).kind} & set(stage.kinds):
        return False
    places = adapter.places(asked, decision)
    if stage.starts and (not places or places[0] not in stage.starts):
        return False
    if stage.ends and (not places or places[-1] not in stage.ends):
        return False
    if stage.gains is None and not stage.wins:
        return True
    after = asked.copy()
    after.push(decision)
    outcome = after.outcome
    if stage.wins and (outcome is None or seat not in outcome.winners):
        return False
    return stage.gains is None or after.points(seat) - position.points(seat) >= stage.gains
