"""How good a position looks to one seat, in the game's own words; what ``simple`` goes by.

All values are in the worth of one soldier on the board.
"""

from __future__ import annotations

from collections.abc import Iterator

from tetrarch.eko.position import Position, Stack

WIN = 1000.0
POINT = 4.0
"""A point: a tower costs two discs for a while, and the discs come back."""
CAPITAL = 6.0
"""The first building on a capital: nobody wins by points without one (E8.1)."""
RESERVE = 0.7
"""A soldier in reserve: it can come back, but not to every place, and only onto one stack a turn (E7.2)."""
EMPEROR_IN_RESERVE = 0.5
"""The Emperor waits beside the board: safe, but it is no help in an attack."""
EMPEROR_CAPTIVE = 8.0
"""What it costs to have one's Emperor captive, beside the 3 points that the holder has."""
EMPEROR_IN_DANGER = 8.0
"""The Emperor stands where an enemy stack can take it now."""
DISC_IN_DANGER = 0.45
"""Any other disc that an enemy stack can take now: it would only go to the reserve (E4.7)."""
BOX = 0.3
"""Beside the soldier itself: what is in the box never comes back."""


def evaluate(position: Position, seat: int) -> float:
    """How much better the seat stands than the best of the others."""
    outcome = position.outcome
    if outcome:
        return (WIN if seat in outcome.winners else -WIN) / len(outcome.winners or (seat,))
    danger = discs_in_danger(position)
    rivals = [other for other in range(position.players) if other != seat and not position.is_eliminated(other)]
    best = max((strength(position, other, danger[other]) for other in rivals), default=0.0)
    return strength(position, seat, danger[seat]) - best


def strength(position: Position, seat: int, danger: tuple[int, bool]) -> float:
    """What a seat has, whatever the others have; ``danger`` is what it could lose to an attack."""
    if position.is_eliminated(seat):
        return -WIN / 2
    reserve = position.reserve(seat)
    total = POINT * position.points(seat) + position.discs_on_board(seat)
    total += RESERVE * reserve.soldiers - BOX * position.box(seat)
    if position.capitals(seat):
        total += CAPITAL
    if reserve.emperor:
        total += EMPEROR_IN_RESERVE
    elif any(seat in position.captives(holder) for holder in range(position.players)):
        total -= EMPEROR_CAPTIVE
    discs, emperor = danger
    return total - DISC_IN_DANGER * discs - (EMPEROR_IN_DANGER if emperor else 0.0)


def discs_in_danger(position: Position) -> list[tuple[int, bool]]:
    """For each seat, how many discs stand where an enemy can take them now, and whether its Emperor does.

    Tempests are looked through: who crosses them would arrive with fewer discs, so the danger is at most this.
    """
    stacks = position.stacks()
    contacts = {space: set(steps) for space, steps in enumerate(position.board.steps) if space in stacks}
    for region in empty_regions(position, stacks):
        around = {near for space in region for near in position.board.steps[space] if near in stacks}
        for space in around:
            contacts[space] |= around
    danger = [(0, False)] * position.players
    for space, stack in stacks.items():
        reached = (stacks[other] for other in contacts[space] if other in stacks and other != space)
        if any(can_take(attacker, stack) for attacker in reached):
            discs, emperor = danger[stack.seat]
            danger[stack.seat] = (discs + stack.height, emperor or stack.emperor)
    return danger


def empty_regions(position: Position, stacks: dict[int, Stack]) -> Iterator[list[int]]:
    """The connected groups of empty spaces, through which stacks move (E4.1)."""
    seen = set(stacks)
    for start in range(len(position.board.spaces)):
        if start in seen:
            continue
        seen.add(start)
        region = [start]
        for space in region:  # grows while it is walked through
            fresh = [near for near in position.board.steps[space] if near not in seen]
            seen.update(fresh)
            region += fresh
        yield region


def can_take(attacker: Stack, defender: Stack) -> bool:
    """Whether one stack is strong enough to attack another (E4.6)."""
    if attacker.seat == defender.seat:
        return False
    return (
        attacker.height > defender.height
        or (attacker.height == defender.height and attacker.emperor)
        or (attacker.height == 1 and defender.height == 4)
    )
