"""Legal decisions of Legends as people read and see them: places, costs and marks on the board.

The most frequent decisions look the same in many positions, so their forms are kept and shared by all tables.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from tetrarch.core.table_adapter import CHOICE, DecisionForm, Mark, MarkKind, TableAdapter
from tetrarch.legends.components.components import default_components
from tetrarch.legends.drawing.marks import lit_places
from tetrarch.legends.position.position import Position
from tetrarch.legends.rules import layout
from tetrarch.legends.rules.state import step_cost
from tetrarch.legends.rules.turn import price_of
from tetrarch.legends.table import forms
from tetrarch.legends.table.forms import LegendsDetail
from tetrarch.legends.words import notation

KINDS: dict[str, MarkKind] = {
    "put": "place",
    "lay": "place",
    "step": "move",
    "sail": "sail",
    "city": "city",
    "destroy": "destroy",
}
"""The marks of the drawings, by the names that the page uses; all others are choices."""


PLACELESS = (*(layout.LAY, layout.CENTRE, layout.BID_COINS, layout.NAME_FIRST, layout.TAKE, layout.HALF, layout.STOP),)
"""The decisions that name no region."""


SIGNS = {
    "place": "+",
    "city": "^",
    "start": "start ",
    "shared": "shared ",
    "neutral": "neutral ",
    "merchant": "coins ",
    **dict.fromkeys(("explore", "citadel", "dragon", "portal", "rogues"), "token "),
}
"""What the notation of a decision in each step puts before its region."""

FREQUENT = (layout.MOVE, layout.PLACE, layout.TAKE, layout.BID_COINS, layout.STOP)
"""The decisions whose forms are kept."""
MOST_KEPT = 10_000
"""How many forms are kept."""

_forms: dict[tuple[object, ...], DecisionForm] = {}


def describe(
    adapter: TableAdapter[Position], position: Position, decisions: Iterable[int], language: str
) -> list[DecisionForm]:
    """The same forms as ``TableAdapter.describe`` returns, in less time."""
    state = position.state
    has_encounters = (
        state[layout.PORTAL_REGIONS] != 0 or state[layout.ROGUES_REGION] >= 0 or state[layout.DRAGON_REGION] >= 0
    )
    if has_encounters or position.components is not default_components():
        return TableAdapter.describe(adapter, position, decisions, language)
    seat = position.seat
    table = (language, position.identities, seat, position.decider, position.step)
    found: list[DecisionForm] = []
    for decision in decisions:
        kind = decision & layout.KIND_BITS
        if kind not in FREQUENT:
            found += TableAdapter.describe(adapter, position, (decision,), language)
            continue
        one, two = notation.one_of(decision), notation.two_of(decision)
        detail = 0
        if kind == layout.MOVE:
            detail = int(step_cost(position.static, state, seat, one, two))
        elif kind == layout.TAKE:
            detail = int(state[layout.ROW + one])
        key = (table, decision, detail)
        form = _forms.get(key)
        if form is None:
            (form,) = TableAdapter.describe(adapter, position, (decision,), language)
            if len(_forms) >= MOST_KEPT:
                _forms.clear()
            _forms[key] = form
        found.append(form)
    return found


def places(position: Position, decision: int) -> list[str]:
    """The regions that a decision names; cards, boards and coins are not places."""
    kind, regions = notation.kind_of(decision), position.components.regions
    if kind in PLACELESS:
        return []
    found = [regions[notation.one_of(decision)]]
    return [*found, regions[notation.two_of(decision)]] if kind == layout.MOVE else found


def cost(position: Position, decision: int) -> dict[str, int]:
    """Coins for a card or a bid, movement points for a step."""
    kind, one = notation.kind_of(decision), notation.one_of(decision)
    if kind == layout.TAKE:
        return {"coins": int(price_of(one))}
    if kind == layout.BID_COINS:
        return {"coins": one}
    if kind == layout.MOVE:
        two = notation.two_of(decision)
        return {"points": int(step_cost(position.static, position.state, position.seat, one, two))}
    return {}


def detail(position: Position, decision: int) -> LegendsDetail:
    """The parts of a legal decision that are no regions."""
    kind, one = notation.kind_of(decision), notation.one_of(decision)
    two, three = notation.two_of(decision), notation.three_of(decision)
    found = LegendsDetail()
    if kind == layout.TAKE:
        found["place"] = one
    elif kind == layout.LAY:
        found["side"], found["turn"] = position.components.sides[2 * one + two].name, three
    elif kind == layout.DESTROY:
        found["owner"] = notation.colour_letter(position, two)
        if three:
            found["coin"] = True
    elif kind == layout.BID_COINS:
        found["coins"] = one
    elif kind == layout.HALF:
        found["half"] = one
    elif kind == layout.NAME_FIRST:
        found["player"] = position.identities[one]
    return found


def attempt(position: Position, chosen: Sequence[str]) -> str | None:
    """The notation of what a player attempts who chooses a card, a region, or a region and then where to."""
    step, end = position.step, chosen[-1]
    if step in ("take", "queen"):
        return f"take {end}" if any(place and place.card.id == end for place in position.row()) else None
    if end not in position.components.region_index:
        return None
    if step == "move":
        if len(chosen) > 1:
            return f"{chosen[0]}-{end}"
        steps = (decision for decision in position.legal_ids().tolist() if notation.kind_of(decision) == layout.MOVE)
        other = next((position.components.regions[notation.one_of(decision)] for decision in steps), None)
        return f"{end}-{other}" if other is not None else None
    if step == "destroy":
        others = (letter for letter in forms.garrisons(position, end) if letter != position.identities[position.seat])
        return f"x{end}{next(others, position.identities[position.seat])}"
    if step in SIGNS:
        return f"{SIGNS[step]}{end}"
    return None


def mark(position: Position, decision: int) -> Mark:
    """How a legal decision is shown on the board."""
    kind, one = notation.kind_of(decision), notation.one_of(decision)
    if kind == layout.TAKE:
        return Mark("choose", text=str(int(price_of(one))))
    if kind == layout.BID_COINS:
        return Mark("choose", text=str(one))
    lit = lit_places(position, [decision])
    shown = next((KINDS[found] for found in lit.kinds if found in KINDS), None)
    if shown is None:
        return CHOICE
    for (start, end), cost in lit.steps.items():
        return Mark(shown, end, str(cost), [start, end], sea=shown == "sail")
    return Mark(shown, next(iter(lit.regions), ""))
