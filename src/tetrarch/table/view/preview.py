"""What one decision would bring, in full: what would change on the table, as far as its seat can know."""

from __future__ import annotations

import msgspec

from tetrarch.core.game import GamePosition
from tetrarch.core.table_adapter import Form, ScoreForm, TableAdapter
from tetrarch.table.commands.deciding import must_run, not_your_turn, read_decision
from tetrarch.table.state import TableState

MOST_IN_A_ROW = 30
"""No purse pays for the same decision more often."""


class PreviewForm(msgspec.Struct, frozen=True):
    """What a decision would bring; all is empty where it depends on something hidden."""

    decision: int
    notation: str
    points: list[int] | None
    """Of each seat, after it; None where something that is hidden would come to light."""
    gains: list[int] | None
    """Of each seat, beside now."""
    ends: bool
    """Whether the game would be over."""
    after: Form
    """The fields of the position's form that would change, as they would be then."""
    consequences: list[Form]
    """What would follow by itself: ``sentence`` and ``rule``."""
    scores: list[dict[str, int]] | None
    """Of each seat, its points after it by source."""
    left: list[dict[str, int]]
    """What the seat would have left of what the decision costs, made once, twice and so on, as often as it can be made
    in a row."""


def preview(state: TableState, seat: int, play: str | int, language: str) -> PreviewForm:
    """What a legal decision of a seat that is asked would bring."""
    must_run(state)
    if seat not in state.to_decide:
        raise not_your_turn(state, seat)
    decision = read_decision(state, seat, play)
    adapter, position = state.game.adapter, state.game.position
    notation = adapter.notation(adapter.for_seat(position, seat), decision)
    left = _left(adapter, position, seat, decision)
    after = adapter.position_after(position, decision, seat)
    if after is None:
        return PreviewForm(decision, notation, None, None, False, {}, [], None, left)
    before = adapter.view(position, seat)
    points = [after.points(other) for other in range(after.players)]
    gains = [own - before.points(other) for other, own in enumerate(points)]
    form = adapter.position_form(before)
    changed = {name: value for name, value in adapter.position_form(after).items() if value != form[name]}
    followed: list[Form] = [
        {"sentence": told.sentence, "rule": told.rule} for told in adapter.consequences(before, after, language)
    ]
    totals = [_totals(lines) for lines in adapter.scores(after, language)]
    return PreviewForm(decision, notation, points, gains, after.is_over, changed, followed, totals, left)


def _left(
    adapter: TableAdapter[GamePosition], position: GamePosition, seat: int, decision: int
) -> list[dict[str, int]]:
    """What is left each time that a decision is made in a row; nothing that is hidden plays a part in it."""
    asked, left = adapter.for_seat(position, seat), []
    while True:
        purse = adapter.purse(asked, seat)
        left.append({name: purse[name] - paid for name, paid in adapter.cost(asked, decision).items() if name in purse})
        after = adapter.position_after(asked, decision, seat)
        if after is None or len(left) == MOST_IN_A_ROW or seat not in after.to_decide or not after.is_legal(decision):
            return left
        asked = after


def _totals(lines: list[ScoreForm]) -> dict[str, int]:
    found: dict[str, int] = {}
    for line in lines:
        found[line.source] = found.get(line.source, 0) + line.points
    return found
