"""The legal decisions of a seat, what one of them leads to, and why others are not legal."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from itertools import pairwise
from typing import TypeVar

import msgspec

from tetrarch.core.errors import IllegalMove, NotationError
from tetrarch.core.game import GamePosition
from tetrarch.core.record import settled
from tetrarch.core.table_adapter import DecisionForm, DecisionPreview, Foresight, Form, ScoreForm, TableAdapter
from tetrarch.core.text.messages import Message
from tetrarch.table.commands.builder import TableCore
from tetrarch.table.commands.deciding import must_run, not_your_turn, read_decision
from tetrarch.table.commands.seating import check_seat
from tetrarch.table.refusal import Refusal
from tetrarch.table.state import TableState
from tetrarch.table.view.events import consequence_forms, sentence_for
from tetrarch.table.view.forms import ConsequenceForm

Value = TypeVar("Value")

MOST_IN_A_ROW = 30
"""More often than any seat can pay for the same decision."""


def decisions(table: TableCore, seat: int, language: str = "en", *, preview: bool = False) -> list[DecisionForm]:
    """The legal decisions of a seat, in the order of the engine; empty if it does not decide now."""
    state = table.state
    check_seat(state, seat)
    if state.status != "running" or seat not in state.to_decide:
        return []
    found = state.game.decisions(seat, language)
    if preview:
        return [msgspec.structs.replace(form, preview=_preview(state, seat, form.id)) for form in found]
    return found


def _preview(state: TableState, seat: int, decision: int) -> DecisionPreview:
    seen = state.game.adapter.foresee(state.game.position, decision, seat)
    if seen is None:
        return DecisionPreview(None, None, False)
    points, gains = _points(state, seat, seen)
    return DecisionPreview(points, gains, _certain(after.is_over for after in seen.possible) or False)


def _points(
    state: TableState, seat: int, seen: Foresight[GamePosition]
) -> tuple[list[int], list[int]] | tuple[None, None]:
    """The points of each seat after a decision, and how many more these are than now; None if they are not certain."""
    before = state.game.view(seat)
    points = _certain([after.points(other) for other in range(after.players)] for after in seen.possible)
    if points is None:
        return None, None
    return points, [own - before.points(other) for other, own in enumerate(points)]


def _certain(values: Iterable[Value]) -> Value | None:
    """The value that is the same whatever is revealed; None if there is none."""
    first, *others = values
    return first if all(other == first for other in others) else None


def why_not(table: TableCore, seat: int, play: str) -> Refusal | None:
    """Why a seat may not make a decision now, with the rule and legal alternatives; None if it may."""
    check_seat(table.state, seat)
    try:
        _must_decide(table.state, seat)
        read_decision(table.state, seat, play)
    except Refusal as error:
        return error
    return None


def _must_decide(state: TableState, seat: int) -> None:
    """Reject a seat that has no decision to make now."""
    must_run(state)
    if seat not in state.to_decide:
        raise not_your_turn(state, seat)


def attempt(table: TableCore, seat: int, chosen: Sequence[str]) -> str | None:
    """The notation of what a seat attempts that chooses these places or cards in order; None if that is unclear."""
    state = table.state
    check_seat(state, seat)
    if state.status != "running" or seat not in state.to_decide:
        return None
    return state.game.adapter.attempt(state.game.adapter.for_seat(state.game.position, seat), chosen)


class ChoiceRefusal(Refusal):
    """Places or cards that stand for no legal decision; its text is the reason alone, without notation."""

    def __init__(
        self,
        reason: Message | str,
        reader: Message | None,
        rule: str,
        legal: Sequence[str] = (),
        places: Sequence[str] = (),
    ) -> None:
        self.reason = reason
        self.reader = reader
        self.places = tuple(places)
        super().__init__("illegal-move", rule=rule, legal=legal)

    def text(self, language: str) -> str:
        """The reason, without a full stop."""
        return sentence_for(self.reason, self.reader, language)


def why_not_chosen(table: TableCore, seat: int, chosen: Sequence[str]) -> Refusal | None:
    """Why places or cards that a seat chooses in order stand for no legal decision now.

    None if they do, or if they are not on the board.
    """
    state = table.state
    check_seat(state, seat)
    try:
        _must_decide(state, seat)
    except Refusal as error:
        return error
    adapter = state.game.adapter
    asked = adapter.for_seat(state.game.position, seat)
    reader = adapter.player(asked, seat)
    known = {*chosen, *adapter.choosable(asked)}
    notation = adapter.attempt(asked, chosen)
    if notation is not None:
        try:
            adapter.parse(asked, notation)
        except IllegalMove as error:
            named = () if isinstance(error.reason, str) else [value for _, value in error.reason.values]
            places = [value for value in named if isinstance(value, str) and value in known]
            return ChoiceRefusal(error.reason, reader, error.rule, error.legal, places or chosen)
        except NotationError:
            pass  # several decisions fit
        return None
    found = adapter.no_attempt(asked, chosen)
    return None if found is None else ChoiceRefusal(found[0], reader, found[1], places=chosen)


class EndingForm(msgspec.Struct, frozen=True):
    """How the game would end."""

    winners: list[int]
    """The seats that would win; empty if all would lose."""
    reason: str
    """Why, in words."""
    rule: str
    """The rule that would end it."""


class PreviewForm(msgspec.Struct, frozen=True):
    """What a decision leads to, as far as that does not depend on hidden information."""

    decision: int
    notation: str
    sentence: str
    """What it does, made as often as asked."""
    points: list[int] | None
    """Of each seat, after it; None if they depend on hidden information that would be revealed."""
    gains: list[int] | None
    """Of each seat, compared with now."""
    ends: bool
    """Whether the game would certainly be over."""
    after: Form
    """The fields of the position's form that would certainly change, with their new values."""
    consequences: list[ConsequenceForm]
    """What would follow automatically."""
    scores: list[dict[str, int]] | None
    """Of each seat, its points after it by source."""
    left: list[dict[str, int]]
    """What the seat would have left of what the decision costs after making it once, twice and so on, as often as it
    can be made in a row."""
    ending: EndingForm | None = None
    """How the game would end; None if it would go on, or if that depends on hidden information."""
    eliminated: list[int] = []
    """The seats that would be eliminated."""


def preview(table: TableCore, seat: int, play: str | int, language: str = "en", times: int = 1) -> PreviewForm:
    """What a legal decision of a seat leads to, as far as the seat can know, if it is made so often in a row."""
    state = table.state
    check_seat(state, seat)
    must_run(state)
    if seat not in state.to_decide:
        raise not_your_turn(state, seat)
    decision = read_decision(state, seat, play)
    history, adapter = state.game, state.game.adapter
    row = _in_a_row(adapter, history.position, seat, decision)
    if not 1 <= times <= len(row):
        raise Refusal("too-often", times=times, most=len(row))
    notation, left = adapter.notation(row[0], decision), [_left(adapter, each, seat, decision) for each in row]
    seen = adapter.foresee(row[times - 1], decision, seat)
    if seen is None:
        sentence = adapter.sentence(row[0], decision, language, seat)
        return PreviewForm(decision, notation, sentence, None, None, False, {}, [], None, left)
    before = history.view(seat)
    sentence = adapter.sentence_of_several(before, seen.known, decision, times, language, seat)
    followed = [
        form
        for one, two in pairwise((before, *row[1:times], seen.known))
        for form in consequence_forms(adapter.consequences(one, two), adapter.player(before, seat), language)
    ]
    totals = _certain([_totals(lines) for lines in adapter.scores(after, language)] for after in seen.possible)
    points, gains = _points(state, seat, seen)
    ends = _certain(after.is_over for after in seen.possible) or False
    ending = _certain(_ending(state, after, language) for after in seen.possible)
    gone = [
        other
        for other in range(before.players)
        if adapter.is_playing(before, other) and not any(adapter.is_playing(after, other) for after in seen.possible)
    ]
    changed = _changes(adapter, before, seen)
    return PreviewForm(decision, notation, sentence, points, gains, ends, changed, followed, totals, left, ending, gone)


def _changes(adapter: TableAdapter[GamePosition], before: GamePosition, seen: Foresight[GamePosition]) -> Form:
    """The fields of the form that change, without those that depend on what is revealed."""
    form, known = adapter.position_form(before), adapter.position_form(seen.known)
    possible = [known if after is seen.known else adapter.position_form(after) for after in seen.possible]
    return {
        name: value
        for name, value in known.items()
        if value != form[name] and all(other[name] == value for other in possible)
    }


def _ending(state: TableState, after: GamePosition, language: str) -> EndingForm | None:
    """How a position ended, with the winners among those who have not given up."""
    outcome = after.outcome
    if outcome is None:
        return None
    standings = [list(place) for place in outcome.standings]
    winners, _ = settled(list(outcome.winners), standings, [gone.seat for gone in state.gave_up])
    return EndingForm(winners, state.game.adapter.end_words(outcome.reason, language), outcome.rule)


def _in_a_row(
    adapter: TableAdapter[GamePosition], position: GamePosition, seat: int, decision: int
) -> list[GamePosition]:
    """The positions in which a seat can make a decision in a row, as far as that depends on no hidden information."""
    row = [adapter.for_seat(position, seat)]
    while len(row) < MOST_IN_A_ROW:
        after = adapter.position_after(row[-1], decision, seat)
        if after is None or seat not in after.to_decide or not after.is_legal(decision):
            break
        row.append(after)
    return row


def _left(adapter: TableAdapter[GamePosition], position: GamePosition, seat: int, decision: int) -> dict[str, int]:
    """What is left of what a decision costs."""
    purse = adapter.purse(position, seat)
    return {name: purse[name] - paid for name, paid in adapter.cost(position, decision).items() if name in purse}


def _totals(lines: list[ScoreForm]) -> dict[str, int]:
    found: dict[str, int] = {}
    for line in lines:
        found[line.source] = found.get(line.source, 0) + line.points
    return found
