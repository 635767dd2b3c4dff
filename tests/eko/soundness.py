"""Invariants of every position of every game, checked through its public interface."""

from __future__ import annotations

from tetrarch.core.randomness import Generator
from tetrarch.eko.position.position import Position
from tetrarch.eko.rules import layout

CEILINGS = {"r": 1, "s": 1, "o": 1, "w": 1, "c": 2, "K": 2, "m": 3}
OWNED = {1: 5, 2: 3, 3: 1}


def assert_sound(position: Position) -> None:
    """Fail where discs or buildings are lost or found, or where the position asks what it should not."""
    assert_components(position)
    step, outcome = position.step, position.outcome
    seats = range(position.players)
    assert (step == "over") == (outcome is not None) == (position.to_decide == ())
    assert bool(len(position.legal_decisions())) == (step != "over")
    with_discs = {seat for seat in seats if position.discs_on_board(seat)}
    if step in ("action", "march", "march-action", "reinforce"):
        assert position.decider == position.seat
        assert position.seat in with_discs
        assert len(with_discs) > 1
        assert {seat for seat in seats if position.is_eliminated(seat)} == set(seats) - with_discs
        assert not any(position.points(seat) >= 12 and position.capitals(seat) for seat in with_discs)
    if step != "exchange":
        captured = {emperor for seat in seats for emperor in position.captives(seat)}
        assert not any(position.captives(seat) for seat in captured)
    if outcome:
        assert set(outcome.winners) <= set(seats)
        assert sorted(seat for place in outcome.standings for seat in place) == list(seats)
        assert outcome.points == tuple(position.points(seat) for seat in seats)


def assert_components(position: Position) -> None:
    """Fail where a disc or building is missing, too many, or where it cannot be (E1.1, E1.2, E3.6, E5.7)."""
    stacks, buildings = position.stacks(), position.buildings()
    for seat in range(position.players):
        own = [stack for stack in stacks.values() if stack.seat == seat]
        assert all(1 <= stack.height <= 4 for stack in own)
        assert sum(stack.height for stack in own) == position.discs_on_board(seat)
        waiting, box = position.reserve(seat), position.box(seat)
        assert min(waiting.soldiers, box) >= 0
        assert sum(stack.height - stack.emperor for stack in own) + waiting.soldiers + box == 15
        holders = [holder for holder in range(position.players) if seat in position.captives(holder)]
        assert seat not in holders
        assert sum(stack.emperor for stack in own) + waiting.emperor + len(holders) == 1
        worths = [building.worth for building in buildings.values() if building.seat == seat]
        left = dict(enumerate(position.supply(seat), 1))
        assert all(left[worth] >= 0 and worths.count(worth) + left[worth] == owned for worth, owned in OWNED.items())
        points = sum(worths) + 3 * len(position.captives(seat))
        assert position.points(seat) - points in {0, 2, 4}
        assert position.points(seat) == points or position.board.pyramids
    for site, building in buildings.items():
        assert building.worth <= CEILINGS[position.board.sites[site].kind]


def lively_choice(position: Position, decisions: list[int], dice: Generator) -> int:
    """One of the decisions at random, half of the time one after which something is different for good."""
    if dice.below(2):
        lively = [decision for decision in decisions if is_lively(position, decision)]
        decisions = lively or decisions
    return dice.choice(decisions)


def is_lively(position: Position, decision: int) -> bool:
    """Whether it is an attack, a construction, a march, a temple's use or a gift."""
    kind = layout.KIND_NAMES[decision & layout.KIND_BITS]
    if kind == "move":
        met = position.stack_at(decision >> layout.TARGET_SHIFT & layout.SPACE_BITS)
        return met is not None and met.seat != position.seat
    return kind in ("construct", "march", "sand", "moon", "give", "scatter")
