"""Decisions as sentences, with the numbers of their rules."""

from __future__ import annotations

from tetrarch.core.text.messages import Message, Value
from tetrarch.legends.position.position import PARTS, Position
from tetrarch.legends.rules import layout
from tetrarch.legends.rules.actions import points_for
from tetrarch.legends.rules.state import add_army, armies_in, cities_in, step_cost
from tetrarch.legends.rules.turn import price_of
from tetrarch.legends.words import phrase
from tetrarch.legends.words.notation import colour_letter, kind_of, one_of, three_of, two_of
from tetrarch.legends.words.titles import card_title, side_name, slot_names, token_title

TOKEN_STEPS = {"citadel": "token-citadel", "dragon": "token-dragon", "portal": "token-portal", "rogues": "token-rogues"}


def identity_message(letter: str) -> Message:
    """The name of an identity letter as a message; ``N`` is neutral."""
    return phrase("neutral-name" if letter == "N" else f"player-{letter}")


def identity_name(letter: str, language: str = "en") -> str:
    """The name of an identity letter; ``N`` is neutral."""
    return identity_message(letter).text(language)


def player_message(position: Position, colour: int) -> Message:
    """The name of a colour as a message."""
    return phrase(f"player-{colour_letter(position, colour)}")


def player_name(position: Position, colour: int, language: str = "en") -> str:
    """The name of a colour, such as Ember."""
    return player_message(position, colour).text(language)


def decision_sentence(position: Position, decision: int, language: str = "en") -> str:
    """What a legal decision does, as a sentence."""
    return decision_message(position, decision).text(language)


def decision_message(position: Position, decision: int) -> Message:
    """What a legal decision does, as a message."""
    kind = kind_of(decision)
    name = "stop-queen" if kind == layout.STOP and position.step == "queen" else layout.KIND_NAMES[kind]
    return phrase(name, **_values(position, decision))


def several_message(before: Position, after: Position, decision: int, times: int) -> Message | None:
    """What placing or moving as many armies does, and who loses control of their region (L8.1); None for the rest."""
    kind, one, two = kind_of(decision), one_of(decision), two_of(decision)
    if kind not in (layout.PLACE, layout.MOVE):
        return None
    values = _values(before, decision) | {"times": times}
    if kind == layout.PLACE:
        return phrase("place-several", **values, **_taking(before, after, one))
    values["cost"] = times * int(step_cost(before.static, before.state, before.seat, one, two))
    return phrase("move-several", **values, **_taking(before, after, two))


def _taking(before: Position, after: Position, region: int) -> dict[str, Value]:
    """From whom the seat on turn takes a region, and by how many armies and cities against how many."""
    mover, loser = before.identities[before.seat], before.controller(region)
    if after.controller(region) != mover or loser == mover:
        return {"loser": "no", "own": 0, "other": 0}
    own, other, *_ = sorted(_strengths(after, region), reverse=True)
    return {"loser": _owner(loser) if loser else "nobody", "own": own, "other": other}


def _owner(letter: str) -> Value:
    """The owner of armies: a player, or ``neutral``, which texts select on."""
    return "neutral" if letter == "N" else phrase(f"player-{letter}")


def _strengths(position: Position, region: int) -> list[int]:
    """The armies and cities of each colour in a region, with the neutral armies."""
    here = int(position.state[layout.STACKS + region])
    seats = [armies_in(here, seat) + cities_in(here, seat) for seat in range(position.players)]
    return [int(strength) for strength in (*seats, armies_in(here, layout.NEUTRAL_COLOUR))]


def _values(position: Position, decision: int) -> dict[str, Value]:
    kind, one, two, three = kind_of(decision), one_of(decision), two_of(decision), three_of(decision)
    components = position.components
    values: dict[str, Value] = {"player": player_message(position, position.decider)}
    if kind == layout.LAY:
        slot = slot_names(position)[int(position.state[layout.COUNT])]
        side = side_name(components, components.sides[2 * one + two])
        return values | {"side": side, "degrees": 90 * three, "slot": slot}
    if kind == layout.CENTRE:
        return values | {"side": side_name(components, components.sides[int(position.state[layout.SLOT_SIDE + one])])}
    if kind == layout.BID_COINS:
        return values | {"coins": one}
    if kind == layout.NAME_FIRST:
        return values | {"other": player_message(position, one)}
    if kind == layout.TAKE:
        card = components.cards[int(position.state[layout.ROW + one])]
        return values | {"card": card_title(components, card), "coins": int(price_of(one))}
    if kind == layout.HALF:
        return values | {"part": part_message(position, one)}
    if kind == layout.STOP:
        return values
    values["region"] = components.regions[one]
    if kind == layout.MOVE:
        cost = int(step_cost(position.static, position.state, position.seat, one, two))
        return values | {"from": components.regions[one], "to": components.regions[two], "cost": cost}
    if kind == layout.DESTROY:
        return values | {"other": _owner(colour_letter(position, two)), "coin": "yes" if three else "no"}
    if kind == layout.TOKEN:
        return values | {"token": _token(position)}
    return values


def _token(position: Position) -> Message:
    """The token that is placed now."""
    if position.step in TOKEN_STEPS:
        return phrase(TOKEN_STEPS[position.step])
    if "swamp" in position.options.variants:
        return phrase("token-hidden")
    token = position.components.tokens[int(position.state[layout.COUNT]) % layout.TOKENS]
    return phrase("token-explore", title=token_title(position.components, token))


def part_message(position: Position, part: int) -> Message:
    """A part of the current card's action, with the current bonuses."""
    printed = position.components.cards[int(position.state[layout.CARD])].parts[part]
    number = int(points_for(position.state, PARTS[printed.kind], printed.number))
    return phrase(f"part-{printed.kind}", number=number)


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
    layout.STOP: ("L4.3",),
}
SEVENTH = 6
"""The index of the place that only the seven-card row has (L12.5)."""
TOKEN_RULES = {"explore": "L12.2", "citadel": "L12.3", "dragon": "L12.4", "portal": "L12.4", "rogues": "L12.4"}
"""The rule behind each step that places tokens."""


def decision_rules(position: Position, decision: int) -> tuple[str, ...]:
    """The numbers of the rules that allow a legal decision."""
    kind, one, two = kind_of(decision), one_of(decision), two_of(decision)
    if kind == layout.LAY and "rectangle" in position.options.variants:
        return ("L2.1", "L12.10")
    if kind == layout.TOKEN:
        swamp = position.step == "explore" and "swamp" in position.options.variants
        return (TOKEN_RULES[position.step], *(("L12.9",) if swamp else ()))
    if kind == layout.TAKE:
        seventh = ("L12.5",) if one == SEVENTH else ()
        return (*(("L12.6", "L4.1") if position.step == "queen" else ("L4.1", "L4.2")), *seventh)
    if kind == layout.STOP and position.step == "queen":
        return ("L12.6",)
    if kind == layout.PLACE:
        return ("L5.1", *(("L12.4",) if slays_dragon(position, one) else ()))
    if kind == layout.MOVE:
        return ("L5.2", *(("L12.4",) if meets_encounter(position, one, two) else ()))
    if kind == layout.BUILD:
        return ("L5.3", *_city_rules(position, one))
    if kind == layout.DESTROY:
        leader = position.leader(position.seat) in ("bandit-king", "red-sorceress")
        return ("L5.4", *(("L12.6",) if leader and two != layout.NEUTRAL_COLOUR else ()))
    return _RULES[kind]


def _city_rules(position: Position, region: int) -> tuple[str, ...]:
    """The rules behind what comes with a city or is taken by it."""
    has_token = any(token.region == region for token in position.explore_tokens())
    has_escort = position.leader(position.seat) == "white-knight" and position.supply(position.seat)[0] > 0
    found = {
        "L12.2": has_token,
        "L12.4": has_escort and slays_dragon(position, region),
        "L12.6": has_escort,
        "L12.7": region in position.merchants(),
        "L12.9": has_token and "swamp" in position.options.variants,
    }
    return tuple(rule for rule, holds in found.items() if holds)


def meets_encounter(position: Position, start: int, end: int) -> bool:
    """Whether a step goes through the portals, into the rogues, or slays the dragon (L12.4)."""
    land = int(position.static[layout.REGION_ROWS + layout.REGION_ROW * start + layout.REGION_LAND])
    by_portal = {start, end} <= set(position.portals()) and not land >> end & 1
    return by_portal or end == position.rogues_region or slays_dragon(position, end)


def slays_dragon(position: Position, region: int) -> bool:
    """Whether one more army of the seat on turn slays the dragon there (L12.4)."""
    if position.dragon_region != region:
        return False
    after = position.state.copy()
    add_army(position.static, after, position.seat, region)
    return bool(after[layout.DRAGON_REGION] != region)
