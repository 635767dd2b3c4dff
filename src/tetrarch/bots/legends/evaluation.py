"""How good a position looks to one seat, in the game's own words; what ``simple`` goes by.

All values are in victory points.
"""

from __future__ import annotations

from tetrarch.legends import layout
from tetrarch.legends.cards import CARDS_EACH
from tetrarch.legends.ending import points_of
from tetrarch.legends.position import Position
from tetrarch.legends.state import armies_in, cities_in

COIN = 0.2
"""A coin: it buys a better place in the row, and breaks ties (L4.1, L8.5)."""
ARMY = 0.04
"""An army on the board, wherever it stands: it can still go somewhere."""
CITY = 0.15
"""A city: it holds its region for good, and armies can be placed there (L5.1, L5.3)."""
LEAD = (0.2, 0.3)
"""What one army more than needed, and two, are worth in a region: they make it safe."""
TIE = 0.35
"""A region that is tied for most: one more army takes it (L8.1)."""
BEHIND = 0.15
"""A region where one army is missing to a tie."""
BONUS_PER_TURN = 0.12
"""One more army or point, in each turn that is left (L6.1, L6.2)."""
FLYING_PER_TURN = 0.1
"""A flying ability, in each turn that is left (L6.3)."""
ELIXIR = 0.3
"""An elixir, while the race for most of them goes on (L8.4)."""
SET_PROGRESS = 0.5
"""Of the points for a set, the part that each of its cards is worth while it is not whole (L6.7)."""
IMMUNE = 0.4
"""Armies that nobody can destroy (L6.9)."""


def evaluate(position: Position, seat: int) -> float:
    """How much better the seat stands than the best of the others; what is hidden must have been dealt again."""
    state = position.state.tolist()
    if state[layout.STEP] in (layout.OVER_STEP, layout.DEAL_STEP):  # the points are in the totals
        standing = [float(state[layout.TOTAL_VP + other]) for other in range(position.players)]
    else:
        standing = [strength(position, state, other) for other in range(position.players)]
        for place, value in enumerate(region_values(position, state)):
            standing[place] += value
    return standing[seat] - max(standing[other] for other in range(position.players) if other != seat)


def strength(position: Position, state: list[int], seat: int) -> float:
    """What a seat has beside the map: its points if the game ended now, its purse, its abilities, its pieces."""
    left = CARDS_EACH[position.players] - state[layout.TAKEN + seat]
    total = float(points_of(position.ground, position.state, seat)) + state[layout.TOTAL_VP + seat]
    total += COIN * state[layout.COINS + seat] * (1 if left else 0.1)
    total += ARMY * state[layout.ARMIES + seat] + CITY * (3 - state[layout.CITIES_LEFT + seat])
    total += BONUS_PER_TURN * left * (state[layout.MOVE_BONUS + seat] + state[layout.ARMY_BONUS + seat])
    total += FLYING_PER_TURN * left * min(state[layout.FLYING + seat], 2)
    total += ELIXIR * state[layout.ELIXIRS + seat] * (1 if left else 0)
    total += IMMUNE if state[layout.IMMUNE + seat] and left else 0.0
    return total + set_progress(position, seat) * (1 if left else 0)


def set_progress(position: Position, seat: int) -> float:
    """What the sets that a seat has begun may still bring (L6.7)."""
    cards = position.cards(seat)
    total = 0.0
    for card in cards:
        if card.set_family:
            owned = sum(other.family == card.set_family for other in cards)
            if owned < card.set_cards:
                total += SET_PROGRESS * card.set_vp * owned / card.set_cards
    return total


def region_values(position: Position, state: list[int]) -> list[float]:
    """For each seat what it may make of the regions, beside the points for those that it controls now (L8.1)."""
    values = [0.0] * position.players
    for region in position.regions():
        here = state[layout.STACKS + region]
        if not here:
            continue
        strengths = [armies_in(here, seat) + cities_in(here, seat) for seat in range(position.players)]
        neutral = armies_in(here, layout.NEUTRAL_COLOUR)
        for seat, own in enumerate(strengths):
            if own:
                best = max(neutral, *(strengths[other] for other in range(position.players) if other != seat))
                values[seat] += margin_value(own - best)
    return values


def margin_value(margin: int) -> float:
    """What a region is worth to who has so many armies and cities more there than the next."""
    if margin > 1:
        return LEAD[min(margin, len(LEAD) + 1) - 2]
    return {0: TIE, -1: BEHIND}.get(margin, 0.0)
