"""Parsing of legal decisions, and explanations of illegal ones: the sentence, the rule, and legal alternatives."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tetrarch.core.errors import IllegalMove, NotationError
from tetrarch.core.text.messages import Message
from tetrarch.eko.position.position import Position
from tetrarch.eko.rules import layout
from tetrarch.eko.rules.construction import ceiling_of, construction_cost, legal_worths
from tetrarch.eko.rules.reinforcement import enemy_buildings, is_served
from tetrarch.eko.rules.state import building_at, has_building_on, sites_near
from tetrarch.eko.words import phrase
from tetrarch.eko.words.notation import Reading, format_decision, kind_of, read_decision, read_move, space_of, target_of
from tetrarch.eko.words.sentences import player_message, yes_no

Reason = tuple[Message, str]
"""A message and a rule number."""

_STEPS = {
    **dict.fromkeys((layout.KEEP, layout.SWAP), ("swap",)),
    layout.DRAFT: ("draft",),
    **dict.fromkeys((layout.MOVE, layout.SCATTER, layout.CONSTRUCT), ("action", "march-action")),
    **dict.fromkeys((layout.SAND, layout.PASS), ("action",)),
    **dict.fromkeys((layout.MARCH, layout.REST), ("march",)),
    layout.GIVE: ("exchange",),
    **dict.fromkeys((layout.REINFORCE, layout.MOON, layout.FINISH), ("reinforce",)),
}
"""The steps in which each kind of decision is made."""


def parse_decision(position: Position, text: str) -> int:
    """The number of the legal decision that a text means; raises ``NotationError`` or ``IllegalMove`` otherwise."""
    reading = read_decision(position, text)
    exact = reading.exact()
    legal: list[int] = position.legal_ids().tolist()
    if exact in legal and (reading.sign in ("", "-") or read_move(position, exact).sign == reading.sign):
        return exact  # the usual case: written in full
    fitting = [decision for decision in legal if reading.fits(decision)]
    if not fitting:
        raise refusal(position, reading, legal)
    if reading.sign in ("+", "x", "*"):
        signed = [decision for decision in fitting if read_move(position, decision).sign == reading.sign]
        if not signed:
            raise sign_refusal(position, reading, format_decision(position, exact if exact in fitting else fitting[0]))
        fitting = signed
    if len(fitting) > 1:
        candidates = [format_decision(position, decision) for decision in fitting]
        raise NotationError(text, phrase("notation-ambiguous", candidates=", ".join(candidates)), candidates)
    return fitting[0]


def refusal(position: Position, reading: Reading, legal: Sequence[int]) -> IllegalMove:
    """The error for a text that fits no legal decision."""
    reason, rule = reason_against(position, reading, legal)
    related = [
        decision for decision in legal if kind_of(decision) == reading.kind and space_of(decision) == reading.space
    ] or [decision for decision in legal if kind_of(decision) == reading.kind]
    instead = [format_decision(position, decision) for decision in related or legal]
    return IllegalMove(reading.text.strip(), reason, rule, instead)


def sign_refusal(position: Position, reading: Reading, correct: str) -> IllegalMove:
    """The error for a move whose sign does not match the contents of its end."""
    met = position.stack_at(reading.target)
    found = "empty" if met is None else "own" if met.seat == position.seat else "four" if "*" in correct else "enemy"
    rule = {"empty": "E4.2", "own": "E4.3", "enemy": "E4.4", "four": "E4.8"}[found]
    end = position.board.spaces[reading.target].name
    reason = phrase("no-sign", to=end, found=found, write=correct)
    return IllegalMove(reading.text.strip(), reason, rule, [correct])


def reason_against(position: Position, reading: Reading, legal: Sequence[int]) -> Reason:
    """Why a text is illegal, and the rule that forbids it."""
    if position.outcome:
        return phrase("no-over"), position.outcome.rule
    if position.step not in _STEPS[reading.kind]:
        if reading.kind == layout.SAND and position.step == "march-action":
            return phrase("no-sand-twice"), "E14.1"
        asked = phrase(f"asked-{position.step}", player=player_message(position, position.decider))
        return phrase("no-step", asked=asked), "E18.1"
    judge = _JUDGES.get(reading.kind)
    return judge(position, reading, legal) if judge else (phrase("no-legal"), "E18.1")


def _name(position: Position, space: int) -> str:
    return position.board.spaces[space].name


def _against_own_stack(position: Position, space: int) -> Reason | None:
    stack = position.stack_at(space)
    if stack is None:
        return phrase("no-stack", space=_name(position, space)), "E3.6"
    if stack.seat != position.seat:
        victim = player_message(position, stack.seat)
        return phrase("no-own-stack", space=_name(position, space), victim=victim), "E4.1"
    return None


def reachable_spaces(position: Position, space: int) -> set[int]:
    """All spaces reachable over empty spaces, occupied ends included, regardless of tempests (E4.1, E4.5)."""
    found, todo = {space}, [space]
    while todo:
        for step in position.board.steps[todo.pop()]:
            if step not in found:
                found.add(step)
                if position.stack_at(step) is None:
                    todo.append(step)
    return found


def _against_move(position: Position, reading: Reading, legal: Sequence[int]) -> Reason:
    against = _against_own_stack(position, reading.space)
    stack, met = position.stack_at(reading.space), position.stack_at(reading.target)
    if against or stack is None:
        return against or (phrase("no-legal"), "E4.1")
    ends = {"from": _name(position, reading.space), "to": _name(position, reading.target)}
    if reading.space == reading.target:
        return phrase("no-same-space"), "E4.9"
    if reading.emperor and not stack.emperor:
        return phrase("no-emperor-there", **ends), "E9.2"
    if reading.target not in reachable_spaces(position, reading.space):
        return phrase("no-way", **ends), "E4.5"
    if any(
        kind_of(decision) == layout.MOVE
        and space_of(decision) == reading.space
        and target_of(decision) == reading.target
        for decision in legal
    ):
        return phrase("no-zones", **ends), "E9.8"
    if met and met.seat == position.seat and stack.height + met.height > 4:
        return phrase("no-regroup", total=stack.height + met.height, **ends), "E4.3"
    if met and met.seat != position.seat:
        strong = stack.height > met.height or (stack.emperor and stack.height == met.height)
        if not strong and not (stack.height == 1 and met.height == 4):
            emperor = yes_no(stack.emperor)
            return phrase("no-attack", discs=stack.height, emperor=emperor, met=met.height), "E4.6"
        return phrase("no-tempest-attack", **ends), "E9.5"
    return phrase("no-tempest", **ends), "E9.2"


def _against_scatter(position: Position, reading: Reading, legal: Sequence[int]) -> Reason:
    against = _against_own_stack(position, reading.space)
    return against or (phrase("no-scatter", **{"from": _name(position, reading.space)}), "E9.7")


def _against_construction(position: Position, reading: Reading, legal: Sequence[int]) -> Reason:
    against = _against_own_stack(position, reading.space)
    stack = position.stack_at(reading.space)
    if against or stack is None:
        return against[0] if against else phrase("no-legal"), "E5.1"
    seat, site = position.seat, reading.target
    names = {"from": _name(position, reading.space), "site": position.board.sites[site].name}
    if site not in position.board.sites_near[reading.space]:
        return phrase("no-site-near", **names), "E5.1"
    before = position.building_at(site)
    code = building_at(position.static, position.state, site)
    worth = reading.count or int(legal_worths(position.static, position.state, seat, site)[0])
    ceiling = int(ceiling_of(position.static, site))
    if worth > ceiling:
        return phrase("no-ceiling", ceiling=ceiling, **names), "E5.7"
    if before is None and worth != 1:
        return phrase("no-worth-empty"), "E5.4"
    if before and before.seat == seat and worth != before.worth + 1:
        return phrase("no-worth-own"), "E5.5"
    if before and before.seat != seat and worth not in (before.worth, before.worth + 1):
        return phrase("no-worth-enemy"), "E5.6"
    if position.supply(seat)[worth - 1] == 0:
        return phrase("no-supply", worth=worth), "E5.8"
    cost = int(construction_cost(seat, code, worth))
    if cost > stack.height:
        rule = "E5.3" if before and before.seat != seat else "E5.2"
        return phrase("no-cost", cost=cost, discs=stack.height, **names), rule
    return phrase("no-emperor-there", **names), "E5.9"


def _has_temple(position: Position, sites: int) -> bool:
    """Whether the seat on turn has a building on the sites of an entry of the static array."""
    return bool(has_building_on(position.static, position.state, position.seat, int(position.static[sites])))


def _against_sand(position: Position, reading: Reading, legal: Sequence[int]) -> Reason:
    if not _has_temple(position, layout.SAND_SITES):
        return phrase("no-sand-temple"), "E14.1"
    if position.state[layout.SAND_USED]:
        return phrase("no-sand-twice"), "E14.1"
    if position.reserve(position.seat).soldiers < 2:
        return phrase("no-sand-pay"), "E14.2"
    return phrase("no-sand-target"), "E14.1"


def _against_gift(position: Position, reading: Reading, legal: Sequence[int]) -> Reason:
    return phrase("no-gift", victim=player_message(position, reading.space)), "E6.3"


def _against_placement(position: Position, reading: Reading, legal: Sequence[int]) -> Reason:
    seat, space = position.seat, reading.space
    if position.state[layout.PLACED] and not any(kind_of(decision) == layout.REINFORCE for decision in legal):
        return phrase("no-place-one"), "E7.2"
    against, stack = _against_own_stack(position, space), position.stack_at(space)
    if against or stack is None:
        return against[0] if against else phrase("no-legal"), "E7.2"
    reserve = position.reserve(seat)
    soldiers, emperor = reading.count or 0, reading.emperor or 0
    place = {"space": _name(position, space)}
    if soldiers > reserve.soldiers or emperor > reserve.emperor or soldiers + emperor == 0:
        return phrase("no-reserve", soldiers=reserve.soldiers, emperor=yes_no(reserve.emperor)), "E7.1"
    if stack.height + soldiers + emperor > 4:
        return phrase("no-place-full", **place), "E7.2"
    if is_served(position.state, space):
        return phrase("no-place-twice", **place), "E12.1"
    if position.board.spaces[space].kind == "t" and not position.state[layout.BEACON_HELD]:
        return phrase("no-place-tempest"), "E9.6"
    if int(sites_near(position.static, space)) & int(enemy_buildings(position.static, position.state, seat)):
        if emperor:
            return phrase("no-place-emperor-alone"), "E7.5"
        return phrase("no-place-enemy-building", **place), "E7.3"
    return phrase("no-place-emperor-first"), "E7.4"


def _against_moon(position: Position, reading: Reading, legal: Sequence[int]) -> Reason:
    seat = position.seat
    if not _has_temple(position, layout.MOON_SITES):
        return phrase("no-moon-temple"), "E13.1"
    if position.state[layout.MOON_USED] or position.state[layout.PLACED]:
        return phrase("no-moon-twice"), "E13.3"
    reserve = position.reserve(seat)
    if reserve.soldiers < 2 or sum(reserve) < 3:
        return phrase("no-moon-pay"), "E13.2" if reserve.emperor else "E13.1"
    if reading.emperor and not reserve.emperor:
        return phrase("no-reserve", soldiers=reserve.soldiers, emperor="no"), "E13.2"
    stack = position.stack_at(reading.space)
    if stack and (stack.seat != seat or stack.height == 4):
        return phrase("no-moon-space"), "E13.1"
    return phrase("no-moon-pay"), "E13.2"


def _against_finish(position: Position, reading: Reading, legal: Sequence[int]) -> Reason:
    if position.state[layout.MOON_USED]:
        return phrase("no-finish-emperor"), "E7.4"
    return phrase("no-finish"), "E7.1"


def _against_draft(position: Position, reading: Reading, legal: Sequence[int]) -> Reason:
    place = {"space": _name(position, reading.space)}
    if position.stack_at(reading.space):
        return phrase("no-draft-taken", **place), "E17.1"
    if position.board.spaces[reading.space].kind == "t":
        return phrase("no-draft-tempest"), "E9.1"
    return phrase("no-draft-none"), "E17.1"


_JUDGES: dict[int, Callable[[Position, Reading, Sequence[int]], Reason]] = {
    layout.MOVE: _against_move,
    layout.SCATTER: _against_scatter,
    layout.CONSTRUCT: _against_construction,
    layout.SAND: _against_sand,
    layout.PASS: lambda *_: (phrase("no-pass"), "E3.5"),
    layout.GIVE: _against_gift,
    layout.REINFORCE: _against_placement,
    layout.MOON: _against_moon,
    layout.FINISH: _against_finish,
    layout.SWAP: lambda *_: (phrase("no-swap-own"), "E2.5"),
    layout.DRAFT: _against_draft,
}
