"""Decisions as sentences, and the rules behind them."""

from __future__ import annotations

from functools import cache

from tetrarch.core.text.messages import Message, Value, message
from tetrarch.eko.position.options import PACKAGE
from tetrarch.eko.position.position import Position
from tetrarch.eko.rules import layout
from tetrarch.eko.rules.construction import construction_cost
from tetrarch.eko.rules.state import building_at
from tetrarch.eko.words import phrase
from tetrarch.eko.words.notation import Move, count_of, emperor_of, kind_of, read_move, space_of, target_of, zones_of


def player_message(position: Position, seat: int) -> Message:
    """The name of a seat's identity, in any language."""
    return identity_message(position.identities[seat])


@cache
def identity_message(letter: str) -> Message:
    """The name of an identity by its letter, in any language."""
    return phrase(f"player-{letter}")


def player_name(position: Position, seat: int, language: str = "en") -> str:
    """The name of a seat's identity, such as Ember."""
    return player_message(position, seat).text(language)


def yes_no(value: object) -> str:
    """A truth value in the form that messages select on."""
    return "yes" if value else "no"


def decision_sentence(position: Position, decision: int, language: str = "en") -> str:
    """What a legal decision does, as a sentence."""
    return decision_message(position, decision).text(language)


def decision_message(position: Position, decision: int) -> Message:
    """What a legal decision does, in any language."""
    kind = kind_of(decision)
    if kind == layout.MOVE:
        return _move_message(position, decision, read_move(position, decision))
    player = player_message(position, position.decider)
    if kind == layout.CONSTRUCT:
        return _construction_message(position, decision)
    if kind == layout.GIVE:
        return phrase("give", player=player, victim=player_message(position, space_of(decision)))
    space = position.board.spaces[space_of(decision)].name
    stack = position.stack_at(space_of(decision))
    emperor = yes_no(emperor_of(decision))
    if kind == layout.SCATTER and stack:
        values: dict[str, Value] = {"from": space, **_zones(position, decision)}
        return phrase("scatter", player=player, discs=stack.height, emperor=yes_no(stack.emperor), **values)
    if kind == layout.SAND and stack:
        return phrase("sand", player=player, space=space, victim=player_message(position, stack.seat))
    return message(
        PACKAGE, layout.KIND_NAMES[kind], player=player, space=space, soldiers=count_of(decision), emperor=emperor
    )


def _zones(position: Position, decision: int) -> dict[str, Value]:
    zones = zones_of(decision)
    if not zones or position.options.printing != "complete":
        return {"count": 0, "zones": ""}
    numbers = [str(zone + 1) for zone in range(layout.MAX_ZONES) if zones >> zone & 1]
    return {"count": len(numbers), "zones": ", ".join(numbers)}


_MOVES = {"-": "move", "+": "regroup", "x": "attack", "*": "kamikaze"}


def _move_message(position: Position, decision: int, move: Move) -> Message:
    stack, met, lost = move.moving, move.met, move.lost
    height, emperor = (stack.height, stack.emperor) if stack else (0, False)
    name = _MOVES[move.sign]
    values: dict[str, Value] = {
        "player": player_message(position, position.decider),
        "from": position.board.spaces[move.space].name,
        "to": position.board.spaces[move.target].name,
        "discs": height,
        "emperor": yes_no(emperor and not (name == "kamikaze" and emperor_of(decision))),
        "lost": lost,
        "lostemperor": yes_no(emperor_of(decision)),
        **_zones(position, decision),
    }
    if met:
        values |= {
            "victim": player_message(position, met.seat),
            "met": met.height,
            "captures": yes_no(met.emperor),
            "total": height - lost + met.height,
        }
    return phrase(name, **values)


def _construction_message(position: Position, decision: int) -> Message:
    site, worth = target_of(decision), count_of(decision)
    before = position.building_at(site)
    replaced = "none" if before is None else "own" if before.seat == position.seat else "enemy"
    values: dict[str, Value] = {
        "player": player_message(position, position.decider),
        "building": phrase(f"building-{worth}"),
        "site": position.board.sites[site].name,
        "cost": int(construction_cost(position.seat, building_at(position.static, position.state, site), worth)),
        "emperor": yes_no(emperor_of(decision)),
        "replaced": replaced,
        "victim": player_message(position, before.seat) if before else "",
        "from": position.board.spaces[space_of(decision)].name,
    }
    return phrase("construct", **values)


_RULES = {
    layout.KEEP: ("E2.5",),
    layout.SWAP: ("E2.5",),
    layout.DRAFT: ("E17.1",),
    layout.SCATTER: ("E9.7",),
    layout.SAND: ("E14.1",),
    layout.PASS: ("E3.5",),
    layout.MARCH: ("E3.3",),
    layout.REST: ("E3.3",),
    layout.GIVE: ("E6.3", "E6.4"),
    layout.MOON: ("E13.1",),
    layout.FINISH: ("E18.1",),
}


def decision_rules(position: Position, decision: int) -> tuple[str, ...]:
    """The numbers of the rules that allow a legal decision."""
    kind = kind_of(decision)
    if kind == layout.MOVE:
        return _move_rules(position, read_move(position, decision))
    if kind == layout.CONSTRUCT:
        before = position.building_at(target_of(decision))
        over = "E5.4" if before is None else "E5.5" if before.seat == position.seat else "E5.6"
        extra = ("E5.3",) if over == "E5.6" else ()
        return ("E5.1", "E5.2", *extra, over, "E5.7", *(("E5.9",) if emperor_of(decision) else ()))
    if kind == layout.REINFORCE:
        wind = ("E12.1",) if position.state[layout.PLACED] else ()
        emperor: tuple[str, ...] = ()
        if emperor_of(decision):
            space = space_of(decision)
            alone = any(
                building and building.seat != position.seat
                for building in (position.building_at(site) for site in position.board.sites_near[space])
            )
            emperor = ("E7.5",) if alone else ("E7.4",)
        return ("E7.2", *emperor, *wind)
    return _RULES[kind]


_MOVE_RULES: dict[str, tuple[str, ...]] = {
    "-": ("E4.2",),
    "+": ("E4.3",),
    "x": ("E4.4", "E4.6"),
    "*": ("E4.6", "E4.8"),
}


def _move_rules(position: Position, move: Move) -> tuple[str, ...]:
    rules = _MOVE_RULES[move.sign]
    if move.sign in "x*" and move.met and move.met.emperor:
        rules += ("E6.1",)
    if move.zones:
        rules += ("E9.2",) if position.options.printing == "complete" else ("E16.2",)
        rules += ("E9.5",) if move.met else ()
    return rules
