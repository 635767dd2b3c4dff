"""Why a decision is illegal: the sentence, the rule, and what would be legal."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tetrarch.core.errors import IllegalMove
from tetrarch.core.text.messages import Message
from tetrarch.legends.position.position import Position
from tetrarch.legends.rules import layout
from tetrarch.legends.rules.founding import regions_with_token
from tetrarch.legends.rules.state import armies_in, step_cost
from tetrarch.legends.rules.turn import price_of
from tetrarch.legends.words import phrase
from tetrarch.legends.words.notation import Reading, format_decision, kind_of, read_decision
from tetrarch.legends.words.sentences import TOKEN_RULES, player_message

Reason = tuple[Message, str]
"""A message and the number of a rule."""

_TOKEN_STEPS = ("explore", "citadel", "dragon", "portal", "rogues")
_STEPS = {
    layout.LAY: ("lay",),
    layout.CENTRE: ("centre",),
    layout.START: ("start",),
    layout.TOKEN: _TOKEN_STEPS,
    layout.MERCHANT: ("merchant",),
    layout.SHARED: ("shared",),
    layout.NEUTRAL: ("neutral",),
    layout.BID_COINS: ("bid",),
    layout.NAME_FIRST: ("first",),
    layout.TAKE: ("take", "queen"),
    layout.HALF: ("half",),
    layout.PLACE: ("place",),
    layout.MOVE: ("move",),
    layout.BUILD: ("city",),
    layout.DESTROY: ("destroy",),
    layout.STOP: ("half", "place", "move", "city", "destroy", "queen"),
}
_REASONS = {
    layout.CENTRE: ("no-centre", "L2.1"),
    layout.START: ("no-start", "L2.2"),
    layout.MERCHANT: ("no-merchant", "L12.7"),
    layout.SHARED: ("no-shared", "L2.4"),
    layout.NEUTRAL: ("no-legal", "L2.5"),
    layout.HALF: ("no-half", "L4.4"),
    layout.PLACE: ("no-place", "L5.1"),
    layout.BUILD: ("no-legal", "L5.3"),
}
"""The reason and rule against kinds of decisions that need no closer look."""
_REGION_KINDS = (layout.START, layout.MERCHANT, layout.SHARED, layout.NEUTRAL, layout.PLACE, layout.BUILD)


def parse_decision(position: Position, text: str) -> int:
    """The number of the legal decision that a text means; raise ``NotationError`` or ``IllegalMove`` otherwise."""
    reading = read_decision(position, text)
    legal = [int(decision) for decision in position.legal_ids()]
    if reading.decision not in legal:
        raise refusal(position, reading, legal)
    return reading.decision


def refusal(position: Position, reading: Reading, legal: Sequence[int]) -> IllegalMove:
    """The error for a reading that is not a legal decision."""
    reason, rule = reason_against(position, reading)
    related = [decision for decision in legal if kind_of(decision) == reading.kind] or legal
    return IllegalMove(
        reading.text.strip(), reason, rule, [format_decision(position, decision) for decision in related]
    )


def reason_against(position: Position, reading: Reading) -> Reason:
    """Why a reading is illegal, and the rule behind it."""
    if position.is_over:
        return phrase("no-over"), "L7.1"
    if position.awaits_chance:
        return phrase("no-deal"), "L2.3"
    if position.step not in _STEPS[reading.kind]:
        asked = phrase(f"asked-{position.step}", player=player_message(position, position.decider))
        return phrase("no-step", asked=asked), _order_rule(position.step, reading.kind)
    if judge := _JUDGES.get(reading.kind):
        return judge(position, reading)
    name, rule = _REASONS.get(reading.kind, ("no-legal", "L4.4"))
    against = _off_map(position, reading.one) if reading.kind in _REGION_KINDS else None
    if reading.kind == layout.BUILD and against is None:
        against = _no_army(position, reading, rule)
    return against or (phrase(name), rule)


def _order_rule(step: str, kind: int) -> str:
    """The rule that says when a kind of decision is made, or what comes now."""
    if layout.STEP_NAMES.index(step) < layout.BID_STEP:
        return "L2.0"
    if step in ("bid", "first") or kind in (layout.BID_COINS, layout.NAME_FIRST):
        return "L3.1"
    return "L2.0" if kind < layout.BID_COINS else "L4.4"


def _region(position: Position, reading: Reading) -> str:
    return position.components.regions[reading.one]


def _off_map(position: Position, region: int) -> Reason | None:
    if int(position.state[layout.ON_MAP]) >> region & 1:
        return None
    return phrase("no-region", region=position.components.regions[region]), "L1.2"


def _against_lay(position: Position, reading: Reading) -> Reason:
    laid = [int(position.state[layout.SLOT_SIDE + slot]) // 2 for slot in range(int(position.state[layout.COUNT]))]
    if reading.one in laid:
        return phrase("no-lay-used"), "L2.1"
    if reading.three % 2 and "rectangle" in position.options.variants:
        return phrase("no-lay-turn"), "L12.10"
    return phrase("no-lay-desert"), "L2.1"


def _against_token(position: Position, reading: Reading) -> Reason:
    against = _off_map(position, reading.one)
    rule = "L2.2" if reading.one == position.start_region else TOKEN_RULES[position.step]
    if not against and int(regions_with_token(position.state)) >> reading.one & 1:
        return phrase("no-token-taken", region=_region(position, reading)), rule
    return against or (phrase("no-legal"), rule)


def _against_bid(position: Position, reading: Reading) -> Reason:
    return phrase("no-bid", coins=position.coins(position.decider)), "L3.1"


def _against_take(position: Position, reading: Reading) -> Reason:
    if position.state[layout.ROW + reading.one] < 0:
        return phrase("no-card"), "L4.5"
    coins = position.coins(position.decider)
    return phrase("no-price", price=int(price_of(reading.one)), coins=coins), "L4.1"


def _no_army(position: Position, reading: Reading, rule: str) -> Reason | None:
    here = int(position.state[layout.STACKS + reading.one])
    if armies_in(here, position.seat) > 0:
        return None
    return phrase("no-army", region=_region(position, reading)), rule


def _against_move(position: Position, reading: Reading) -> Reason:
    against = _off_map(position, reading.one) or _off_map(position, reading.two) or _no_army(position, reading, "L5.2")
    if against:
        return against
    names = {"from": _region(position, reading), "to": position.components.regions[reading.two]}
    cost = int(step_cost(position.static, position.state, position.seat, reading.one, reading.two))
    if cost == 0:
        return phrase("no-border", **names), "L5.2"
    return phrase("no-points", cost=cost, points=int(position.state[layout.POINTS])), "L5.2"


def _against_destruction(position: Position, reading: Reading) -> Reason:
    against = _off_map(position, reading.one) or _no_army(position, reading, "L5.4")
    if against:
        return against
    if reading.two == position.seat:
        return phrase("no-own"), "L5.5"
    other = player_message(position, reading.two)
    if armies_in(int(position.state[layout.STACKS + reading.one]), reading.two) == 0:
        return phrase("no-target", other=other, region=_region(position, reading)), "L5.4"
    if reading.two != layout.NEUTRAL_COLOUR and position.state[layout.IMMUNE + reading.two]:
        return phrase("no-immune", other=other), "L6.9"
    if position.leader(position.seat) != "bandit-king":
        return phrase("no-coin-king"), "L12.6"
    return phrase("no-coin", other=other), "L12.6"


_JUDGES: dict[int, Callable[[Position, Reading], Reason]] = {
    layout.LAY: _against_lay,
    layout.TOKEN: _against_token,
    layout.BID_COINS: _against_bid,
    layout.TAKE: _against_take,
    layout.MOVE: _against_move,
    layout.DESTROY: _against_destruction,
}
