"""The laid boards as the rules see them, computed for every query."""

from __future__ import annotations

from functools import cache

from tests.legends.oracle.components import SIDES, Side
from tests.legends.oracle.state import NEUTRAL, OracleState, Slot

EDGES = ["top", "right", "bottom", "left"]
"""In clockwise order: a quarter turn takes each to the next."""

Edge = tuple[int, str]
"""An edge of the board in a slot, as it lies."""

T_JOINTS: list[tuple[Edge, Edge]] = [
    ((0, "left"), (1, "right")),
    ((0, "right"), (2, "left")),
    ((0, "bottom"), (3, "top")),
]
"""The centre in slot 0, a board on its left, one on its right and one below it (L2.1)."""

RECTANGLE_JOINTS: list[tuple[Edge, Edge]] = [
    ((0, "right"), (1, "left")),
    ((2, "right"), (3, "left")),
    ((0, "bottom"), (2, "top")),
    ((1, "bottom"), (3, "top")),
]
"""Slots 0 and 1 above 2 and 3: a loop (L12.10)."""


def side_in(state: OracleState, slot: int) -> Side:
    return SIDES[state.slots[slot].side]


def all_regions(state: OracleState) -> list[str]:
    return [region for slot in state.slots for region in SIDES[slot.side].regions]


def all_islands(state: OracleState) -> list[list[str]]:
    return [island for slot in state.slots for island in SIDES[slot.side].islands]


def joints(state: OracleState) -> list[tuple[Edge, Edge]]:
    """The pairs of touching edges whose routes join."""
    return RECTANGLE_JOINTS if state.uses("rectangle") else T_JOINTS


def exit_at(slot: Slot, edge: str) -> str:
    """The region whose route leaves the board at this edge, as it lies."""
    return exit_of_side(slot.side, slot.turn, edge)


@cache
def exit_of_side(side: str, turn: int, edge: str) -> str:
    for printed, region in SIDES[side].exits.items():
        if EDGES[(EDGES.index(printed) + turn) % 4] == edge:
            return region
    raise AssertionError(f"side {side} has no route at its {edge} edge")


def routes_between_boards(state: OracleState) -> list[tuple[str, str]]:
    """The pairs of regions joined by a sea route from board to board (L1.2, L2.1)."""
    return [
        (exit_at(state.slots[one], one_edge), exit_at(state.slots[other], other_edge))
        for (one, one_edge), (other, other_edge) in joints(state)
        if one < len(state.slots) and other < len(state.slots)
    ]


def start_regions(state: OracleState) -> set[str]:
    """The regions of the central board whose own edge route joins another board (L2.2)."""
    joined = {region for route in routes_between_boards(state) for region in route}
    return joined & set(side_in(state, state.centre).regions)


def is_between(pairs: list[tuple[str, str]], one: str, other: str) -> bool:
    return (one, other) in pairs or (other, one) in pairs


def step_cost(state: OracleState, letter: str, here: str, there: str) -> int | None:
    """What a step of the player's army costs, over the cheapest way, or None where no way leads (L5.2, L12.4)."""
    costs: list[int] = []
    sides = [SIDES[slot.side] for slot in state.slots]
    if any(is_between(side.land, here, there) or is_between(side.bridges, here, there) for side in sides):
        costs.append(1)
    if len(state.portals) == 2 and {here, there} == set(state.portals):
        costs.append(1)
    if any(is_between(side.sea, here, there) for side in sides) or is_between(
        routes_between_boards(state), here, there
    ):
        costs.append(max(1, 3 - state.ability_sum(letter, "flying")))
    return min(costs, default=None)


def controller(state: OracleState, region: str) -> str | None:
    """The player with strictly more armies and cities there than any other, the neutral colour included (L8.1)."""
    return strictly_first(
        {letter: state.armies[region, letter] + state.cities[region, letter] for letter in [*state.identities, NEUTRAL]}
    )


def island_controller(state: OracleState, island: list[str]) -> str | None:
    """The player who controls strictly more of its regions than any other, the neutral colour included (L8.2)."""
    controllers = [controller(state, region) for region in island]
    return strictly_first({letter: controllers.count(letter) for letter in [*state.identities, NEUTRAL]})


def strictly_first(counts: dict[str, int]) -> str | None:
    """The one with strictly more than all others, if there is one."""
    most = max(counts.values())
    leaders = [letter for letter, count in counts.items() if count == most]
    return leaders[0] if len(leaders) == 1 else None


def regions_controlled(state: OracleState, letter: str) -> list[str]:
    return [region for region in all_regions(state) if controller(state, region) == letter]
