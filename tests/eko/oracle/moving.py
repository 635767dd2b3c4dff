"""Moving a stack (E4), with tempests (E9), portals (E10) and the Beacon (E15), by trying every path."""

from __future__ import annotations

from tests.eko.oracle.state import Decision, Deed, OracleState, Pile, Stack


def legal_moves(state: OracleState) -> set[Decision]:
    """Every different outcome of moving any one stack of the mover (E4, E9.8)."""
    return {move for start in state.stacks_of(state.mover) for move in moves_of(state, start)}


def moves_of(state: OracleState, start: str) -> set[Decision]:
    """Every different outcome of moving the stack on one space, scattering included."""
    moving = state.stacks[start].discs
    charged: frozenset[int] = frozenset()
    if not state.is_first_printing:
        charged = toll(state, start)  # E9.3
    if len(charged) == moving.height:
        return {("scatter", start, shown(state, charged))}

    found: set[Decision] = set()
    reached = {(start, charged)}
    unexplored = [(start, charged)]
    while unexplored:
        here, paid = unexplored.pop()
        for there in state.ground.steps[here]:
            charged = paid | toll(state, there)
            is_empty = there == start or there not in state.stacks  # E4.9: the space it left is empty
            if len(charged) == moving.height:
                if is_empty:  # E9.7
                    found.add(("scatter", start, shown(state, charged)))
                continue
            if there != start:
                for loses_emperor in emperor_choices(moving, len(charged)):
                    left = moving - lost_discs(len(charged), loses_emperor)
                    if is_empty or can_meet(state, left, there):
                        found.add(("move", start, there, shown(state, charged), loses_emperor))
            if is_empty and (there, charged) not in reached:
                reached.add((there, charged))
                unexplored.append((there, charged))
    return found


def toll(state: OracleState, space: str) -> frozenset[int]:
    """The zone that takes a disc from a stack on this space now, if any (E9.2, E9.4, E15.1)."""
    if space not in state.ground.zone or state.has_beacon(state.mover):
        return frozenset()
    return frozenset({state.ground.zone[space]} - state.phase.zones_paid)


def shown(state: OracleState, zones: frozenset[int]) -> frozenset[int] | int:
    """What of the zones that took a disc makes moves different: which, or in the first printing how many (E9.8)."""
    return len(zones) if state.is_first_printing else zones


def emperor_choices(discs: Pile, lost: int) -> list[bool]:
    """Whether the Emperor can be, or can be spared being, among so many discs taken from a stack (E5.9, E9.2)."""
    choices = []
    if discs.soldiers >= lost:
        choices.append(False)
    if discs.emperor and lost > 0:
        choices.append(True)
    return choices


def lost_discs(count: int, with_emperor: bool) -> Pile:
    return Pile(count - int(with_emperor), with_emperor)


def can_meet(state: OracleState, left: Pile, space: str) -> bool:
    """Whether what is left of the stack may end on this held space, by regrouping or attack (E4.3, E4.4, E9.5)."""
    there = state.stacks[space]
    if there.owner == state.mover:
        return left.height + there.discs.height <= 4
    return can_attack(left, there.discs)


def can_attack(attacker: Pile, defender: Pile) -> bool:
    """More discs, as many with the Emperor, or one against four (E4.6)."""
    if attacker.height > defender.height:
        return True
    if attacker.height == defender.height and attacker.emperor:
        return True
    return is_kamikaze(attacker, defender)


def is_kamikaze(attacker: Pile, defender: Pile) -> bool:
    return attacker.height == 1 and defender.height == 4


def play_scatter(state: OracleState, start: str, zones: frozenset[int] | int) -> Deed:
    """All discs of the stack go to the reserve (E9.7)."""
    had_discs = tuple(state.on_board())
    state.to_reserve(state.mover, state.stacks.pop(start).discs)
    note_zones(state, zones)
    return Deed(state.mover, had_discs)


def play_move(state: OracleState, start: str, end: str, zones: frozenset[int] | int, loses_emperor: bool) -> Deed:
    """Pay the tempests, then stand, regroup or attack (E4.2-E4.8, E6.1, E9.2, E9.5)."""
    mover = state.mover
    had_discs = tuple(state.on_board())
    moving = state.stacks.pop(start).discs
    lost = lost_discs(zones if isinstance(zones, int) else len(zones), loses_emperor)
    moving -= lost
    state.to_reserve(mover, lost)
    note_zones(state, zones)

    there = state.stacks.pop(end, None)
    if there is None:
        state.stacks[end] = Stack(mover, moving)
        return Deed(mover, had_discs)
    if there.owner == mover:
        state.stacks[end] = Stack(mover, there.discs + moving)
        return Deed(mover, had_discs)

    state.to_reserve(there.owner, Pile(there.discs.soldiers))
    if there.discs.emperor:
        state.captives[mover].add(there.owner)
    kamikaze = is_kamikaze(moving, there.discs)
    if kamikaze:
        state.to_reserve(mover, moving)
    else:
        state.stacks[end] = Stack(mover, moving)
    return Deed(
        mover,
        had_discs,
        last_kamikaze=kamikaze and not state.stacks_of(mover),
        captured=there.discs.emperor,
    )


def note_zones(state: OracleState, zones: frozenset[int] | int) -> None:
    """Remember which zones have had their disc this turn (E9.4; not in the first printing, E16.2)."""
    if not isinstance(zones, int):
        state.phase.zones_paid |= zones
