"""What a seat may decide now, for the page: where to click, what it does, and on request what it would bring."""

from __future__ import annotations

import msgspec

from tetrarch.core.table_adapter import DecisionForm, Preview
from tetrarch.table.commands.deciding import must_run, not_your_turn, read_decision
from tetrarch.table.refusal import Refusal
from tetrarch.table.state import TableState


def decisions(state: TableState, seat: int, language: str, *, preview: bool) -> list[DecisionForm]:
    """The legal decisions of a seat, in the engine's order; nothing where it is not asked."""
    if state.status != "running" or seat not in state.to_decide:
        return []
    adapter = state.game.adapter
    asked = adapter.for_seat(state.game.position, seat)
    found = adapter.describe(asked, asked.legal_ids().tolist(), language)
    if preview:
        return [msgspec.structs.replace(form, preview=_preview(state, seat, form.id)) for form in found]
    return found


def _preview(state: TableState, seat: int, decision: int) -> Preview:
    adapter, position = state.game.adapter, state.game.position
    after = adapter.position_after(position, decision, seat)
    if after is None:
        return Preview(None, None, False)
    before = adapter.view(position, seat)
    points = [after.points(other) for other in range(after.players)]
    gains = [own - before.points(other) for other, own in enumerate(points)]
    return Preview(points, gains, after.is_over)


def why_not(state: TableState, seat: int, play: str) -> Refusal | None:
    """Why a seat may not decide something now; None where it may."""
    try:
        must_run(state)
    except Refusal as error:
        return error
    if seat not in state.to_decide:
        return not_your_turn(state, seat)
    try:
        read_decision(state, seat, play)
    except Refusal as error:
        return error
    return None
