"""The reinforcement phase (E7) with the Temples of the Wind (E12) and of the Moon (E13)."""

from __future__ import annotations

from tests.eko.oracle.state import Decision, OracleState, Pile, Stack

FINISH: Decision = ("finish",)


def legal_reinforcements(state: OracleState) -> set[Decision]:
    """Placements, uses of the Temple of the Moon, and the end of the phase where it is open; empty if it is over."""
    placements = legal_placements(state)
    moons = legal_moons(state)
    if not placements and not moons:
        return set()
    if may_finish(state, placements):
        return placements | moons | {FINISH}
    return placements | moons


def may_finish(state: OracleState, placements: set[Decision]) -> bool:
    """Whether all duties of the phase are done: one disc placed, and the Emperor (E7.1, E7.4, E13.3)."""
    if not placements:
        return True
    if state.reserves[state.mover].emperor:
        return False
    return state.phase.placed > 0 or state.phase.moon_used


def legal_placements(state: OracleState) -> set[Decision]:
    """Ordinary placements: so many soldiers, and the Emperor whenever it waits in the reserve (E7, E12.1)."""
    reserve = state.reserves[state.mover]
    if state.phase.placed > 0 and not state.has_building_on(state.mover, "w"):
        return set()
    unserved = [space for space in state.stacks_of(state.mover) if space not in state.phase.served]
    open_to_any = [space for space in unserved if can_be_reinforced(state, space)]

    found: set[Decision] = set()
    for space in open_to_any:
        for soldiers in range(reserve.soldiers + 1):
            discs = Pile(soldiers, reserve.emperor)
            if 1 <= discs.height <= room(state, space):
                found.add(("reinforce", space, discs.soldiers, discs.emperor))
    if reserve.emperor and not open_to_any:  # E7.5
        for space in unserved:
            if room(state, space) > 0 and not is_kept_by_tempest(state, space):
                found.add(("reinforce", space, 0, True))
    return found


def can_be_reinforced(state: OracleState, space: str) -> bool:
    """Room, no tempest, and no enemy building next to it (E7.2, E7.3, E9.6)."""
    return (
        room(state, space) > 0 and not is_kept_by_tempest(state, space) and not has_enemy_building_beside(state, space)
    )


def room(state: OracleState, space: str) -> int:
    return 4 - state.stacks[space].discs.height


def is_kept_by_tempest(state: OracleState, space: str) -> bool:
    """Whether a tempest forbids reinforcing there; not to whom the Beacon helps in this phase (E9.6, E15.2)."""
    return space in state.ground.zone and not state.phase.beacon


def has_enemy_building_beside(state: OracleState, space: str) -> bool:
    """Whether any building next to the space is another player's, in the game or eliminated (E7.3)."""
    return any(
        site in state.buildings and state.buildings[site].owner != state.mover
        for site in state.ground.sites_beside[space]
    )


def legal_moons(state: OracleState) -> set[Decision]:
    """Two soldiers to the box for one disc anywhere free or on an own stack, before any placement (E13)."""
    if not state.has_building_on(state.mover, "o") or state.phase.moon_used or state.phase.placed > 0:
        return set()
    reserve = state.reserves[state.mover]
    found: set[Decision] = set()
    for space in state.ground.spaces:
        is_empty = space not in state.stacks
        if is_empty or (state.stacks[space].owner == state.mover and room(state, space) > 0):
            if reserve.soldiers >= 2 + 1:
                found.add(("moon", space, False))
            if reserve.soldiers >= 2 and reserve.emperor:
                found.add(("moon", space, True))
    return found


def play_placement(state: OracleState, space: str, discs: Pile) -> None:
    """Put discs of the reserve on a stack of the mover."""
    put_from_reserve(state, space, discs)
    state.phase.placed += 1
    state.phase.served.add(space)


def play_moon(state: OracleState, space: str, disc: Pile) -> None:
    """Return two soldiers to the box and put one disc of the reserve on the space (E13.1)."""
    state.to_box(state.mover, 2)
    put_from_reserve(state, space, disc)
    state.phase.moon_used = True


def put_from_reserve(state: OracleState, space: str, discs: Pile) -> None:
    state.reserves[state.mover] -= discs
    there = state.stacks[space].discs if space in state.stacks else Pile()
    state.stacks[space] = Stack(state.mover, there + discs)
