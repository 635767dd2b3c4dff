"""The four actions, and what they set off (L5, L12.2, L12.4, L12.6, L12.7)."""

from __future__ import annotations

from tests.legends.oracle.components import TOKENS
from tests.legends.oracle.ground import all_regions, step_cost
from tests.legends.oracle.state import NEUTRAL, Decision, OracleState


def part_points(state: OracleState, kind: str, printed: int) -> int:
    """The printed number and the bonuses of cards and tokens as they are now (L4.4, L6.1, L6.2, L12.2).

    No more armies can be placed than the supply holds (L5.1).
    """
    if kind == "place":
        bonus = state.ability_sum(state.mover, "army") + state.token_sum(state.mover, "army")
        return min(printed + bonus, state.army_supply(state.mover))
    if kind == "move":
        return printed + state.ability_sum(state.mover, "move") + state.token_sum(state.mover, "move")
    return printed


def legal_deeds(state: OracleState, kind: str, points: int) -> set[Decision]:
    """Everything that a part of this kind allows with so many points left, but for stopping."""
    match kind:
        case "place":
            return legal_placements(state, points)
        case "move":
            return legal_moves(state, points)
        case "city":
            return legal_cities(state)
        case "destroy":
            return legal_destructions(state)
    raise ValueError(f"no such action: {kind!r}")


def regions_with_army(state: OracleState) -> list[str]:
    return [region for region in all_regions(state) if state.armies[region, state.mover] > 0]


# Placing armies


def legal_placements(state: OracleState, points: int) -> set[Decision]:
    """On the starting region and regions with a city of one's own, from the supply (L5.1)."""
    if points == 0 or state.army_supply(state.mover) == 0:
        return set()
    return {
        ("place", region)
        for region in all_regions(state)
        if region == state.start or state.cities[region, state.mover] > 0
    }


def place_army(state: OracleState, region: str) -> None:
    state.action.points -= 1
    state.armies[region, state.mover] += 1
    meet_dragon(state, region)


# Moving armies


def legal_moves(state: OracleState, points: int) -> set[Decision]:
    """Every step of every army that the points left can pay (L5.2)."""
    found: set[Decision] = set()
    for here in regions_with_army(state):
        for there in all_regions(state):
            cost = step_cost(state, state.mover, here, there)
            if cost is not None and cost <= points:
                found.add(("move", here, there))
    return found


def move_army(state: OracleState, here: str, there: str) -> None:
    """Pay the points, go there, and meet what waits there (L5.2, L12.4)."""
    cost = step_cost(state, state.mover, here, there)
    assert cost is not None
    state.action.points -= cost
    state.armies[here, state.mover] -= 1
    state.armies[there, state.mover] += 1
    if there == state.rogues and state.coins[state.mover] > 0:
        state.coins[state.mover] -= 1
    meet_dragon(state, there)


def meet_dragon(state: OracleState, region: str) -> None:
    """The mover has just brought an army there: the 6th of the players' takes the dragon, or the 7th (L12.4, L13.2)."""
    if region != state.dragon_at or state.dragon_owner is not None:
        return
    there = sum(state.armies[region, letter] for letter in state.identities)
    if there >= (7 if state.is_first_printing else 6):
        state.dragon_owner = state.mover
        state.dragon_at = None


# Building a city


def legal_cities(state: OracleState) -> set[Decision]:
    """In any region with an own army, while one of the three cities is left (L5.3)."""
    if state.city_supply(state.mover) == 0:
        return set()
    return {("city", region) for region in regions_with_army(state)}


def build_city(state: OracleState, region: str) -> None:
    """Put the city there, and take the token and the coins that lie there (L5.3, L12.2, L12.6, L12.7)."""
    state.cities[region, state.mover] += 1
    for token in state.explore:
        if token.at == region and token.owner is None:
            token.owner = state.mover
            token.at = None
            token.seen = set(state.identities)
            state.coins[state.mover] += TOKENS[token.face].get("coins", 0)
    if region in state.merchants:
        state.merchants.remove(region)
        state.coins[state.mover] += 2
    if state.leader_of(state.mover) == "white-knight" and state.army_supply(state.mover) > 0:
        state.armies[region, state.mover] += 1
        meet_dragon(state, region)


# Destroying an army


def legal_destructions(state: OracleState) -> set[Decision]:
    """An army of another player, not immune, where one has an army; the Bandit King may take a coin (L5.4, L5.5)."""
    found: set[Decision] = set()
    for region in regions_with_army(state):
        for letter in [*state.identities, NEUTRAL]:
            if letter == state.mover or state.armies[region, letter] == 0 or is_immune(state, letter):
                continue
            found.add(("destroy", region, letter, False))
            if state.leader_of(state.mover) == "bandit-king" and letter != NEUTRAL and state.coins[letter] > 0:
                found.add(("destroy", region, letter, True))
    return found


def is_immune(state: OracleState, letter: str) -> bool:
    """Whether the player owns the ability (L6.9); the neutral colour owns nothing."""
    return letter != NEUTRAL and any(card.ability.get("immune", False) for card in state.cards_of(letter))


def destroy_army(state: OracleState, region: str, letter: str, takes_coin: bool) -> None:
    """Back to its owner's supply, or to the Red Sorceress; a neutral army leaves the game (L5.4, L12.6)."""
    state.armies[region, letter] -= 1
    if state.leader_of(state.mover) == "red-sorceress" and letter != NEUTRAL:
        state.kept[letter] += 1
    if takes_coin:
        state.coins[letter] -= 1
        state.coins[state.mover] += 1
