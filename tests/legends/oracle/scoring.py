"""The score sheet and the places, as if the game ended now (L6, L8, L12)."""

from __future__ import annotations

from typing import Any

from tests.legends.oracle.components import TOKENS
from tests.legends.oracle.ground import all_islands, all_regions, controller, island_controller, regions_controlled
from tests.legends.oracle.state import OracleState


def points(state: OracleState, letter: str) -> int:
    """The player's victory points in the present game (L8)."""
    return sum(score_sheet(state, letter).values())


def score_sheet(state: OracleState, letter: str) -> dict[str, int]:
    """Every source of the player's points, and how many come from it; sources of none are left out."""
    sheet: dict[str, int] = {}
    for region in all_regions(state):
        if controller(state, region) == letter:
            sheet[f"region {region}"] = 1  # L8.1
            if region in state.citadels:
                sheet[f"citadel {region}"] = 1  # L12.3
    for island in all_islands(state):
        if island_controller(state, island) == letter:
            sheet[f"island {'+'.join(island)}"] = 1  # L8.2
    for card in state.cards_of(letter):
        sheet[f"card {card.id}"] = ability_points(state, letter, card.ability)
    sheet["elixirs"] = elixir_points(state, letter)
    for face in state.tokens_of(letter):
        sheet[f"token {face}"] = TOKENS[face].get("vp", 0)  # L12.2, L12.9
    if state.dragon_owner == letter:
        sheet["dragon"] = 2  # L12.4
    sheet["leader"] = leader_points(state, letter)
    return {source: worth for source, worth in sheet.items() if worth != 0}


def ability_points(state: OracleState, letter: str, ability: dict[str, Any]) -> int:
    """What one card's ability is worth to its owner (L6.6-L6.8, L6.10, L6.11)."""
    worth = 0
    if "vp_per_family" in ability:
        worth += state.family_count(letter, ability["vp_per_family"])
    if "vp_set" in ability:
        named = ability["vp_set"]
        if state.family_count(letter, named["family"]) >= named["cards"]:
            worth += named["vp"]
    if "vp_per_coins" in ability:
        worth += state.coins[letter] // ability["vp_per_coins"]
    if "vp_per_flying" in ability:
        worth += ability["vp_per_flying"] * state.ability_sum(letter, "flying")
    return worth


def elixirs(state: OracleState, letter: str) -> int:
    """On cards, and at the Magic Spring (L6.4, L12.2)."""
    return state.ability_sum(letter, "elixir") + state.token_sum(letter, "elixir")


def elixir_points(state: OracleState, letter: str) -> int:
    """Two for the most, one each if tied for most, nothing if no player has one (L8.4)."""
    counts = [elixirs(state, each) for each in state.identities]
    if elixirs(state, letter) == 0 or elixirs(state, letter) < max(counts):
        return 0
    return 2 if counts.count(max(counts)) == 1 else 1


def leader_points(state: OracleState, letter: str) -> int:
    """What the player's leader is worth (L12.6)."""
    match state.leader_of(letter):
        case "fairy-queen":
            return 1 if state.family_count(letter, "Forest") >= 3 else 0
        case "bandit-king":
            return 1 if state.army_supply(letter) == 0 else 0
        case "red-sorceress":
            return sum(state.kept.values()) // 3
        case "white-knight":
            large = [island for island in all_islands(state) if len(island) >= 3]
            return sum(island_controller(state, island) == letter for island in large)
    return 0


def standings(state: OracleState) -> list[set[str]]:
    """The seats by place; seats that are equal in everything share a place (L8.5, L12.1)."""
    places: dict[tuple[int, ...], set[str]] = {}
    for letter in state.identities:
        places.setdefault(merit(state, letter), set()).add(letter)
    return [places[one] for one in sorted(places, reverse=True)]


def merit(state: OracleState, letter: str) -> tuple[int, ...]:
    """What decides, the weightiest first: points, the Magic Book, coins, armies, regions (L8.5, L12.1, L12.2)."""
    tie_breaks = (
        state.coins[letter],
        state.armies_on_board(letter),
        len(regions_controlled(state, letter)),
    )
    if state.uses("match"):
        total = state.totals[letter]
        if state.step not in ("deal", "over"):
            total += points(state, letter)  # the game in progress is not yet in the totals
        return (total, *tie_breaks)
    return (points(state, letter), state.token_sum(letter, "wins_ties"), *tie_breaks)
