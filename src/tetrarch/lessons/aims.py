"""Whether a decision serves what a step teaches."""

from __future__ import annotations

from tetrarch.lessons.forms import Stage
from tetrarch.table.games import GameSide, Moment


def serves(stage: Stage, side: GameSide[Moment], position: Moment, seat: int, decision: int) -> bool:
    """Whether a legal decision of the learner is one that the stage asks for."""
    asked = side.asked(position, seat)
    if stage.plays and side.notation(asked, decision) not in stage.plays:
        return False
    if stage.kinds and not {side.kind_word(decision), side.marker(asked)(decision).kind} & set(stage.kinds):
        return False
    places = side.places(asked, decision)
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
