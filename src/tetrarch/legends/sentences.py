"""Decisions as sentences, and the numbers of the rules behind them."""

from __future__ import annotations

from tetrarch.core.texts import text
from tetrarch.legends import layout
from tetrarch.legends.actions import points_for
from tetrarch.legends.ground import PARTS
from tetrarch.legends.notation import colour_letter, kind_of, one_of, three_of, two_of
from tetrarch.legends.position import Position
from tetrarch.legends.state import step_cost
from tetrarch.legends.turn import price_of

PACKAGE = "tetrarch.legends"

T_SLOTS = ("centre", "left", "right", "below")
RECTANGLE_SLOTS = ("top-left", "top-right", "bottom-left", "bottom-right")
TOKEN_STEPS = {"citadel": "token-citadel", "dragon": "token-dragon", "portal": "token-portal", "rogues": "token-rogues"}


def say(language: str, message: str, **values: str | int) -> str:
    """A message of this game in a language."""
    return text(PACKAGE, language, message, **values)


def player_name(position: Position, colour: int, language: str = "en") -> str:
    """The name of a colour, such as Ember."""
    return say(language, f"player-{colour_letter(position, colour)}")


def decision_sentence(position: Position, decision: int, language: str = "en") -> str:
    """What a legal decision does, in plain words."""
    kind = kind_of(decision)
    return say(language, _message(position, kind), **_values(position, decision, language))


def _message(position: Position, kind: int) -> str:
    return "stop-queen" if kind == layout.STOP and position.step == "queen" else layout.KIND_NAMES[kind]


def _values(position: Position, decision: int, language: str) -> dict[str, str | int]:
    kind, one, two, three = kind_of(decision), one_of(decision), two_of(decision), three_of(decision)
    components = position.components
    values: dict[str, str | int] = {"player": player_name(position, position.decider, language)}
    if kind == layout.LAY:
        slots = RECTANGLE_SLOTS if "rectangle" in position.options.variants else T_SLOTS
        slot = slots[int(position.state[layout.COUNT])]
        return values | {"side": components.sides[2 * one + two].name, "degrees": 90 * three, "slot": slot}
    if kind == layout.CENTRE:
        return values | {"side": components.sides[int(position.state[layout.SLOT_SIDE + one])].name}
    if kind == layout.BID_COINS:
        return values | {"coins": one}
    if kind == layout.NAME_FIRST:
        return values | {"other": player_name(position, one, language)}
    if kind == layout.TAKE:
        title = components.cards[int(position.state[layout.ROW + one])].title
        return values | {"card": title, "coins": int(price_of(one))}
    if kind == layout.HALF:
        return values | {"part": part_text(position, one, language)}
    if kind == layout.STOP:
        return values
    values["region"] = components.regions[one]
    if kind == layout.MOVE:
        cost = int(step_cost(position.ground, position.state, position.seat, one, two))
        return values | {"from": components.regions[one], "to": components.regions[two], "cost": cost}
    if kind == layout.DESTROY:
        return values | {"other": player_name(position, two, language), "coin": "yes" if three else "no"}
    if kind == layout.TOKEN:
        hidden = "swamp" in position.options.variants
        count = int(position.state[layout.COUNT])
        message = TOKEN_STEPS.get(position.step, "token-hidden" if hidden else f"token-{count}")
        return values | {"token": say(language, message)}
    return values


def part_text(position: Position, part: int, language: str = "en") -> str:
    """What a part of the card in hand lets its owner do, with the bonuses as they stand now."""
    printed = position.components.cards[int(position.state[layout.CARD])].parts[part]
    number = int(points_for(position.state, PARTS[printed.kind], printed.number))
    return say(language, f"part-{printed.kind}", number=number)


_RULES = {
    layout.LAY: ("L2.1",),
    layout.CENTRE: ("L12.10",),
    layout.START: ("L2.2",),
    layout.MERCHANT: ("L12.7",),
    layout.SHARED: ("L2.4",),
    layout.NEUTRAL: ("L2.5",),
    layout.BID_COINS: ("L3.1",),
    layout.NAME_FIRST: ("L3.1",),
    layout.HALF: ("L4.4",),
    layout.PLACE: ("L5.1",),
    layout.MOVE: ("L5.2",),
    layout.STOP: ("L4.3",),
}
TOKEN_RULES = {"explore": "L12.2", "citadel": "L12.3", "dragon": "L12.4", "portal": "L12.4", "rogues": "L12.4"}
"""The rule behind each step in which tokens are placed."""


def decision_rules(position: Position, decision: int) -> tuple[str, ...]:
    """The numbers of the rules that allow a legal decision."""
    kind, region = kind_of(decision), one_of(decision)
    state = position.state
    if kind == layout.LAY and "rectangle" in position.options.variants:
        return ("L2.1", "L12.10")
    if kind == layout.TOKEN:
        swamp = position.step == "explore" and "swamp" in position.options.variants
        return (TOKEN_RULES[position.step], *(("L12.9",) if swamp else ()))
    if kind == layout.TAKE:
        return ("L12.6", "L4.1") if position.step == "queen" else ("L4.1", "L4.2")
    if kind == layout.STOP and position.step == "queen":
        return ("L12.6",)
    if kind == layout.BUILD:
        token = any(token.region == region for token in position.explore_tokens())
        coins = int(state[layout.MERCHANT_REGIONS]) >> region & 1
        return ("L5.3", *(("L12.2",) if token else ()), *(("L12.7",) if coins else ()))
    if kind == layout.DESTROY:
        leader = position.leader(position.seat) in ("bandit-king", "red-sorceress")
        return ("L5.4", *(("L12.6",) if leader and two_of(decision) != layout.NEUTRAL_COLOUR else ()))
    return _RULES[kind]
