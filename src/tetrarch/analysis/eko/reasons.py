"""Reasons in Ekö: what a turn brings and costs, read from the positions before and after it."""

from __future__ import annotations

from collections.abc import Iterator
from typing import NamedTuple

import numpy as np

from tetrarch.analysis.forms import Finding, ending_reason, reason
from tetrarch.bots.eko.evaluation import CAPITAL_IN_REACH, FEATURES, PROSPECTS, measure, spaces_in_danger
from tetrarch.core.position import Array
from tetrarch.core.randomness import Generator
from tetrarch.core.text.messages import series
from tetrarch.eko.position.position import Position, Stack
from tetrarch.eko.rules import layout
from tetrarch.eko.rules.state import majority_on
from tetrarch.eko.rules.turn import begin_turn
from tetrarch.eko.words.notation import kind_of, space_of, target_of
from tetrarch.eko.words.sentences import decision_rules, player_message

THREAT = 5000
"""The weight of another player's threat to win with the next action."""
OUT_OF_GAME = 2000
EMPEROR_TAKEN = 600
EMPEROR_FREED = 400
EMPEROR_DANGER = 300
FIRST_CAPITAL = 300
OWN_THREAT = 250
POINT = 100
ENEMY_POINT = 80
TAKEN_DISC = 45
MORE_CAPITALS = 50
BOXED = 30
DANGER = 25
EMPEROR_BACK = 40
REACH = 20
PROSPECT = 15
PLACED = 10

THEMES = {
    **dict.fromkeys(("captures-emperor", "frees-emperor", "returns-emperor", "emperor-rescued"), "emperor"),
    **dict.fromkeys(("builds", "wins-pyramid", "first-capital", "more-capitals"), "points"),
    **dict.fromkeys(("replaces", "denies-pyramid", "denies-capital"), "rival"),
    **dict.fromkeys(("takes-stack", "sends-home", "eliminates"), "capture"),
    "fewer-in-danger": "danger",
    **dict.fromkeys(("places-discs", "reaches-capital", "could-build"), "strength"),
}
"""What is at stake, by the names of reasons."""
PRICES: frozenset[str] = frozenset()
"""The reasons that are only a price: none."""

NEAR = 7
"""With fewer points no single action wins: a captive, a building and a pyramid give at most 5 points."""
AT_ONCE = (layout.POINTS_REASON, layout.SHARED_REASON, layout.LAST_REASON)
"""The ends that an action brings about by itself."""


# What advice asks


def playable(view: Position, seat: int, generator: Generator) -> Position:
    """The view itself: nothing is hidden (E3.6)."""
    return view.copy()


def comes_to_light(before: Position, after: Position, seat: int) -> bool:
    """Never: nothing is hidden (E3.6)."""
    return False


def is_turn_over(start: Position, position: Position) -> bool:
    """Whether another turn has begun, or the game has ended; a choice out of turn stands alone (E6.4)."""
    is_same = position.seat == start.seat and position.state[layout.TURN] == start.state[layout.TURN]
    return position.is_over or not is_same or start.decider != start.seat or start.step in ("swap", "draft")


def reasons(start: Position, decisions: list[int], seat: int) -> list[Finding]:
    """What these decisions of the seat's own turn bring it, and what they cost it."""
    after = start.copy()
    for decision in decisions:
        after.push(decision)
    parts = [_emperors, _points, _capitals, _eliminations, _reserves]
    parts = [_endings, *parts] if after.is_over else [*parts, _dangers, _threats, _prospects]
    found = [told for part in parts for told in part(start, after, seat)]
    return [*found, *_captures(start, decisions, seat)]


# The end


def _endings(before: Position, after: Position, seat: int) -> Iterator[Finding]:
    """The game that ends with this turn (E8)."""
    outcome = after.outcome
    assert outcome is not None
    yield ending_reason(outcome, seat, outcome.rule)


class WinningAction(NamedTuple):
    """An action that ends the game, in notation, and the rule by which it does."""

    notation: str
    rule: str


def winning_action(position: Position, seat: int) -> WinningAction | None:
    """An action that would win at once if the seat's turn began now (E8.1, E8.2)."""
    if not _may_win_soon(position, seat):
        return None
    turn = position.copy()
    begin_turn(turn.state, seat)
    for decision in turn.legal_ids().tolist():
        after = turn.copy()
        after.push(decision)
        is_won = after.is_over and int(after.state[layout.RESULT]) in AT_ONCE
        if is_won and int(after.state[layout.WINNERS]) >> seat & 1:
            rule = layout.REASON_RULES[int(after.state[layout.RESULT])]
            return WinningAction(turn.describe(decision).notation, rule)
    return None


def _may_win_soon(position: Position, seat: int) -> bool:
    """Whether it is worth looking for an action that wins."""
    if position.is_eliminated(seat) or position.step in ("swap", "draft"):
        return False
    others = [other for other in _others(position, seat) if not position.is_eliminated(other)]
    is_last = len(others) == 1 and sum(stack.seat == others[0] for stack in position.stacks().values()) == 1
    return is_last or position.points(seat) >= NEAR


def _threats(before: Position, after: Position, seat: int) -> Iterator[Finding]:
    """The players that could win with the next action, before the move and after it."""
    for other in _others(before, seat):
        player = player_message(before, other)
        action = winning_action(after, other)
        if action is not None:
            yield reason("allows-win", -THREAT, action.rule, player=player, action=action.notation)
        elif prevented := winning_action(before, other):
            yield reason("prevents-win", THREAT, prevented.rule, player=player)
    action = winning_action(after, seat)
    if action is not None:
        yield reason("threatens-win", OWN_THREAT, action.rule, action=action.notation)


# Emperors, points, capitals


def _emperors(before: Position, after: Position, seat: int) -> Iterator[Finding]:
    """Emperors that were taken, freed, or came back (E6, E7.4)."""
    taken = [other for other in after.captives(seat) if other not in before.captives(seat)]
    for other in taken:
        yield reason("captures-emperor", EMPEROR_TAKEN, "E6.1", "E6.2", player=player_message(before, other))
    own, now = int(before.state[layout.EMPEROR + seat]), int(after.state[layout.EMPEROR + seat])
    if own <= layout.CAPTIVE < now:
        yield reason("frees-emperor", EMPEROR_FREED, "E6.3")
    elif own == layout.IN_RESERVE and now >= 0:
        yield reason("returns-emperor", EMPEROR_BACK, "E7.4")


def _points(before: Position, after: Position, seat: int) -> Iterator[Finding]:
    """Points by buildings and pyramids, one's own and those of others (E8.1, E11.2); captives have their own reason."""
    built = _worth(after, seat) - _worth(before, seat)
    if built > 0:
        yield reason("builds", POINT * built, "E8.1", points=built, total=after.points(seat))
    for other in _others(before, seat):
        lost = _worth(before, other) - _worth(after, other)
        if lost > 0:
            yield reason("replaces", ENEMY_POINT * lost, "E5.6", player=player_message(before, other), points=lost)
    held = _pyramids(after, seat) - _pyramids(before, seat)
    if held > 0:
        yield reason("wins-pyramid", 2 * POINT * held, "E11.2", points=2 * held)
    elif held < 0:
        yield reason("loses-pyramid", 2 * POINT * held, "E11.2", points=-2 * held)
    for other in _others(before, seat):
        lost = _pyramids(before, other) - _pyramids(after, other)
        if lost > 0:
            player = player_message(before, other)
            yield reason("denies-pyramid", 2 * ENEMY_POINT * lost, "E11.2", player=player, points=2 * lost)


def _capitals(before: Position, after: Position, seat: int) -> Iterator[Finding]:
    """Buildings on capitals, without which nobody wins by points (E8.1)."""
    more = after.capitals(seat) - before.capitals(seat)
    if more > 0:
        if before.capitals(seat) == 0:
            yield reason("first-capital", FIRST_CAPITAL, "E8.1")
        else:
            yield reason("more-capitals", MORE_CAPITALS * more, "E8.1")
    for other in _others(before, seat):
        player = player_message(before, other)
        if before.capitals(other) > 0 and after.capitals(other) == 0:
            yield reason("denies-capital", FIRST_CAPITAL, "E8.1", player=player)


# Discs


def _captures(start: Position, decisions: list[int], seat: int) -> Iterator[Finding]:
    """Enemy stacks that are taken, and soldiers that are sent home (E4.4, E4.8, E14.1)."""
    position = start.copy()
    for decision in decisions:
        kind = kind_of(decision)
        space = target_of(decision) if kind == layout.MOVE else space_of(decision)
        stack = position.stack_at(space) if kind in (layout.MOVE, layout.SAND) else None
        if stack is not None and stack.seat != seat:
            name, player = position.board.spaces[space].name, player_message(position, stack.seat)
            if kind == layout.SAND:
                yield reason("sends-home", TAKEN_DISC, "E14.1", player=player, space=name)
            else:
                rule = "E4.8" if "E4.8" in decision_rules(position, decision) else "E4.4"
                weight = TAKEN_DISC * stack.height
                yield reason("takes-stack", weight, rule, player=player, discs=stack.height, space=name)
        position.push(decision)


def _eliminations(before: Position, after: Position, seat: int) -> Iterator[Finding]:
    """Players that are out of the game now, while it goes on (E8.3)."""
    for other in _others(before, seat):
        if after.is_eliminated(other) and not before.is_eliminated(other) and not after.is_over:
            yield reason("eliminates", OUT_OF_GAME, "E8.3", player=player_message(before, other))


def _reserves(before: Position, after: Position, seat: int) -> Iterator[Finding]:
    """Soldiers that are gone for good, and how many more or fewer discs stand on the board (E3.3, E5.1, E7.2)."""
    boxed = after.box(seat) - before.box(seat)
    if boxed > 0:
        yield reason("spends-soldiers", -BOXED * boxed, "E3.3", soldiers=boxed)
    more = after.discs_on_board(seat) - before.discs_on_board(seat)
    if more > 0:
        yield reason("places-discs", PLACED * more, "E7.2", discs=more)
    elif more < 0:
        yield reason("spends-discs", PLACED * more, "E5.1", discs=-more)


def _dangers(before: Position, after: Position, seat: int) -> Iterator[Finding]:
    """Discs that an enemy could take if it moved now, before and after (E4.6)."""
    was, now = _stacks_in_danger(before, seat), _stacks_in_danger(after, seat)
    was_emperor = any(stack.emperor for stack in was.values())
    now_emperor = [space for space, stack in now.items() if stack.emperor]
    if now_emperor:
        name = after.board.spaces[now_emperor[0]].name
        yield reason("emperor-left" if was_emperor else "emperor-exposed", -EMPEROR_DANGER, "E4.6", "E6.1", space=name)
    elif was_emperor and after.state[layout.EMPEROR + seat] >= layout.IN_RESERVE:
        yield reason("emperor-rescued", EMPEROR_DANGER, "E4.6", "E6.1")
    fewer = sum(stack.height for stack in was.values()) - sum(stack.height for stack in now.values())
    spaces = series([after.board.spaces[space].name for space in now])
    left = sum(stack.height for stack in now.values())
    if fewer > 0:
        is_spent = after.discs_on_board(seat) < before.discs_on_board(seat)
        how = "spent" if is_spent else "brought"
        yield reason("fewer-in-danger", DANGER * fewer, "E4.6", fewer=fewer, left=left, spaces=spaces, how=how)
    elif fewer < 0:
        yield reason("more-in-danger", DANGER * fewer, "E4.6", more=-fewer, left=left, spaces=spaces)


def _stacks_in_danger(position: Position, seat: int) -> dict[int, Stack]:
    """The seat's stacks that an enemy is strong enough to take and connected with, by space."""
    low, high = spaces_in_danger(position.static, position.state)
    mask = int(low) | int(high) << layout.WORD
    return {space: stack for space, stack in position.stacks().items() if mask >> space & 1 and stack.seat == seat}


def _prospects(before: Position, after: Position, seat: int) -> Iterator[Finding]:
    """What could be built next (E5)."""
    was, now = _features(before, seat), _features(after, seat)
    if now[CAPITAL_IN_REACH] > was[CAPITAL_IN_REACH]:
        yield reason("reaches-capital", REACH, "E5.1", "E8.1")
    if now[PROSPECTS] > was[PROSPECTS]:
        yield reason("could-build", PROSPECT * int(now[PROSPECTS] - was[PROSPECTS]), "E5.1", points=int(now[PROSPECTS]))


def _features(position: Position, seat: int) -> Array:
    """The features of a seat in the evaluation of the bots."""
    features = np.zeros(4 * FEATURES, dtype=np.int64)
    measure(position.static, position.state, features)
    return features[seat * FEATURES : (seat + 1) * FEATURES]


# Small questions


def _others(position: Position, seat: int) -> list[int]:
    return [other for other in range(position.players) if other != seat]


def _worth(position: Position, seat: int) -> int:
    return int(position.state[layout.WORTH + seat])


def _pyramids(position: Position, seat: int) -> int:
    """How many pyramids the seat holds (E11.2)."""
    ground = position.static
    places = (layout.PYRAMID_SPACES + 2 * pyramid for pyramid in range(int(ground[layout.PYRAMIDS])))
    return sum(int(majority_on(position.state, int(ground[at]), int(ground[at + 1]))) == seat for at in places)
