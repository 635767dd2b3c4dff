"""What a seat may decide now, for the page: where to click, what it does, and on request what it would bring."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from tetrarch.table.commands.deciding import must_run, not_your_turn, read_decision
from tetrarch.table.games import GameSide, Moment
from tetrarch.table.marks import Mark
from tetrarch.table.refusal import Refusal
from tetrarch.table.state import TableState


class Preview(msgspec.Struct, frozen=True):
    """What a decision would bring, as far as its seat can know."""

    points: list[int] | None
    """Of each seat, after it; None where something that is hidden would come to light."""
    gains: list[int] | None
    """Of each seat, beside now."""
    ends: bool
    """Whether the game would be over."""


class DecisionForm(msgspec.Struct, frozen=True, omit_defaults=True):
    """One legal decision."""

    id: int
    notation: str
    sentence: str
    rules: tuple[str, ...]
    kind: str
    """What kind it is: a stable word, such as ``move`` or ``take``."""
    places: list[str]
    """The names of the places it touches, in order."""
    cost: dict[str, int]
    """What it costs: ``discs``, ``soldiers``, ``coins`` or movement ``points``."""
    mark: Mark
    """How it is shown on the board."""
    preview: Preview | None = None


def decisions(state: TableState, seat: int, language: str, *, preview: bool) -> list[DecisionForm]:
    """The legal decisions of a seat, in the engine's order; nothing where it is not asked."""
    if state.status != "running" or seat not in state.to_decide:
        return []
    side = state.game.side
    asked = side.asked(state.game.position, seat)
    found = decision_forms(side, asked, asked.legal_ids().tolist(), language)
    if preview:
        return [msgspec.structs.replace(form, preview=_preview(state, seat, form.id)) for form in found]
    return found


def decision_forms(side: GameSide[Moment], asked: Moment, ids: Iterable[int], language: str) -> list[DecisionForm]:
    """Legal decisions of a position, by their numbers."""
    describe = side.describer(asked, language)
    return [DecisionForm(number, *describe(number)) for number in ids]


def _preview(state: TableState, seat: int, decision: int) -> Preview:
    side, position = state.game.side, state.game.position
    after = side.position_after(position, decision, seat)
    if after is None:
        return Preview(None, None, False)
    before = side.view(position, seat)
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
