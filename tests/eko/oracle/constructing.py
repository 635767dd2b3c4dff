"""Constructing a building (E5)."""

from __future__ import annotations

from tests.eko.oracle.ground import CEILING
from tests.eko.oracle.moving import emperor_choices, lost_discs
from tests.eko.oracle.state import Building, Decision, Deed, OracleState, Stack

SUPPLY = {1: 5, 2: 3, 3: 1}
"""How many encampments, towers and castles each player owns (E1.2)."""


def legal_constructions(state: OracleState) -> set[Decision]:
    """Every building the mover can construct from any stack, with each choice about the Emperor (E5.1, E5.9)."""
    found: set[Decision] = set()
    for start, discs in state.stacks_of(state.mover).items():
        for site in state.ground.sites_beside[start]:
            for worth in (1, 2, 3):
                if can_stand(state, site, worth) and cost(state, site, worth) <= discs.height:
                    for spends_emperor in emperor_choices(discs, cost(state, site, worth)):
                        found.add(("construct", start, site, worth, spends_emperor))
    return found


def can_stand(state: OracleState, site: str, worth: int) -> bool:
    """Whether the mover owns such a building still and may put it there (E5.4-E5.8)."""
    if worth > CEILING[state.ground.kind[site]]:
        return False
    if supply(state, state.mover, worth) == 0:
        return False
    old = state.buildings.get(site)
    if old is None:
        return worth == 1
    if old.owner == state.mover:
        return worth == old.worth + 1
    return worth in (old.worth, old.worth + 1)


def supply(state: OracleState, player: str, worth: int) -> int:
    """How many buildings of this worth the player has off the board (E5.8)."""
    return SUPPLY[worth] - sum(one == Building(player, worth) for one in state.buildings.values())


def cost(state: OracleState, site: str, worth: int) -> int:
    """The worth, and one more to replace an enemy building (E5.2, E5.3)."""
    old = state.buildings.get(site)
    return worth + int(old is not None and old.owner != state.mover)


def play_construction(state: OracleState, start: str, site: str, worth: int, spends_emperor: bool) -> Deed:
    """Spend discs of the stack to the reserve and put the building there (E5.1)."""
    had_discs = tuple(state.on_board())
    spent = lost_discs(cost(state, site, worth), spends_emperor)
    left = state.stacks.pop(start).discs - spent
    if left.height > 0:
        state.stacks[start] = Stack(state.mover, left)
    state.to_reserve(state.mover, spent)
    state.buildings[site] = Building(state.mover, worth)
    return Deed(state.mover, had_discs)
