"""What the network of Legends reads about a decision, from the perspective of who decides."""

from __future__ import annotations

from tetrarch.bots.legends import features as table
from tetrarch.bots.legends.features import clamp, island_lead, margin_in
from tetrarch.bots.legends.policy import card_looks, points_looks
from tetrarch.core.kernel import Flat, count_bits, kernel
from tetrarch.legends.rules import layout as at
from tetrarch.legends.rules.actions import points_for
from tetrarch.legends.rules.state import armies_in, card_value, land_from, step_cost
from tetrarch.legends.rules.turn import cards_each, price_of

D_KIND = 0
D_STOP = D_KIND + 16
"""Stopping: the step, and the points that are left."""
D_CARD = D_STOP + 7 * 8
"""A card that is taken, or the card whose half is chosen."""
D_PRICE = D_CARD + at.MAX_CARDS
"""A card that is taken: its price, and the coins that are left."""
D_LOOKS = D_PRICE + 32
"""A card that is taken: what it looks worth."""
D_POINTS = D_LOOKS + 24
"""A card that is taken: the points that it looks worth, and its price."""
D_HALF = D_POINTS + 32
"""A half: its kind and points."""
D_TO = D_HALF + 5 * 8
"""An army or city that comes: kind of decision, margin, rival, citadel."""
D_ISLAND_TO = D_TO + 3 * 54
"""The same: kind of decision, size of the island, lead there, whether the region changes hands."""
D_OPEN_TO = D_ISLAND_TO + 3 * 45
"""The same: kind of decision, regions beside it without own armies, whether there is an own army."""
D_FROM = D_OPEN_TO + 3 * 6
"""An army that leaves: margin, rival, citadel."""
D_ISLAND_FROM = D_FROM + 54
"""The same: size of the island, lead there, whether the region changes hands."""
D_STAY = D_ISLAND_FROM + 45
"""The same: armies that stay, and regions beside it without own armies."""
D_STEP = D_STAY + 12
"""A step: its cost, and the points that are left."""
D_FIND = D_STEP + 24
"""A city: what it finds, and the cities that are left."""
D_DESTROY = D_FIND + 8
"""A destruction: who loses an army, margin, citadel."""
D_COIN = D_DESTROY + 54
D_BID = D_COIN + 1
"""A bid: coins and players."""
D_FIRST = D_BID + 39
"""The relation of who is named first."""
DECISION_FEATURES = D_FIRST + 4
MOST_DECISION_FEATURES = 9

PLACE_TO, MOVE_TO, BUILD_TO = range(3)


@kernel
def write_decision_features(board: Flat, state: Flat, work: Flat, decision: int, out: Flat, begin: int) -> int:
    """Write what the network reads about a legal decision; returns the place behind the last. Needs a survey."""
    kind = decision & at.KIND_BITS
    one = (decision >> at.ONE_SHIFT) & at.NUMBER_BITS
    two = (decision >> at.TWO_SHIFT) & at.NUMBER_BITS
    seat = state[at.DECIDER]
    out[begin] = D_KIND + kind
    place = begin + 1
    if kind == at.MOVE:
        place = write_leaving(board, state, work, one, out, place)
        return write_step(board, state, work, one, two, out, place)
    if kind == at.PLACE:
        return write_coming(board, state, work, PLACE_TO, one, out, place)
    if kind == at.BUILD:
        out[place] = D_FIND + ((work[table.FINDS] >> one) & 1) * 4 + clamp(state[at.CITIES_LEFT + seat], 0, 3)
        return write_coming(board, state, work, BUILD_TO, one, out, place + 1)
    if kind == at.TAKE:
        return write_taking(board, state, one, out, place)
    if kind == at.HALF:
        part = card_value(board, state[at.CARD], at.CARD_PARTS + 2 * one)
        points = points_for(state, part, card_value(board, state[at.CARD], at.CARD_PARTS + 2 * one + 1))
        out[place] = D_HALF + part * 8 + clamp(points, 0, 7)
        out[place + 1] = D_CARD + state[at.CARD]
        return place + 2
    if kind == at.STOP:
        out[place] = D_STOP + (state[at.STEP] - at.TAKE_STEP) * 8 + clamp(state[at.POINTS], 0, 7)
        return place + 1
    if kind == at.DESTROY:
        return write_destruction(board, state, work, decision, out, place)
    if kind == at.BID_COINS:
        out[place] = D_BID + (board[at.PLAYERS] - 2) * 13 + min(one, 12)
        return place + 1
    if kind == at.NAME_FIRST:
        out[place] = D_FIRST + (one - seat) % board[at.PLAYERS]
        return place + 1
    return place


@kernel
def write_taking(board: Flat, state: Flat, slot: int, out: Flat, place: int) -> int:
    """Write the features of taking a card."""
    seat = state[at.DECIDER]
    card = state[at.ROW + slot]
    price = price_of(slot)
    left = max(cards_each(board[at.PLAYERS]) - state[at.TAKEN + seat] - 1, 0)
    points = points_looks(board, state, seat, card, left)
    out[place] = D_CARD + card
    out[place + 1] = D_PRICE + price * 8 + clamp(state[at.COINS + seat] - price, 0, 7)
    out[place + 2] = D_LOOKS + clamp(card_looks(board, state, seat, card) // 12, 0, 23)
    out[place + 3] = D_POINTS + (0 if points == 0 else min(1 + points // 25, 7)) * 4 + price
    return place + 4


@kernel
def margin_code(board: Flat, state: Flat, region: int, seat: int) -> tuple[int, int]:
    """The class of a region by margin, rival and citadel, and the margin."""
    margin, rival = margin_in(board, state[at.STACKS + region], seat)
    code = ((margin + 4) * table.RIVALS + rival) * 2 + ((state[at.CITADEL_REGIONS] >> region) & 1)
    return code, margin


@kernel
def island_code(board: Flat, state: Flat, work: Flat, region: int, seat: int, change: int) -> int:
    """The class of a region's island by its size, the lead there, and what happens to the region."""
    island = board[at.REGION_ROWS + at.REGION_ROW * region + at.REGION_ISLAND]
    size = count_bits(board[at.ISLAND_ROWS + island] & state[at.ON_MAP])
    return (clamp(size, 1, 3) - 1) * 15 + (clamp(island_lead(work, island, seat), -2, 2) + 2) * 3 + change


@kernel
def open_beside(board: Flat, state: Flat, work: Flat, region: int, seat: int) -> int:
    """The number of regions beside a region where a seat has no army, up to 2."""
    return min(count_bits(land_from(board, state, region) & ~work[table.HELD + seat]), 2)


@kernel
def write_coming(board: Flat, state: Flat, work: Flat, kind: int, region: int, out: Flat, place: int) -> int:
    """Write the features of an army or a city that comes to a region."""
    seat = state[at.SEAT]
    code, margin = margin_code(board, state, region, seat)
    change = 2 if margin == 0 else (1 if margin == -1 else 0)
    is_there = (work[table.HELD + seat] >> region) & 1
    out[place] = D_TO + kind * 54 + code
    out[place + 1] = D_ISLAND_TO + kind * 45 + island_code(board, state, work, region, seat, change)
    out[place + 2] = D_OPEN_TO + kind * 6 + open_beside(board, state, work, region, seat) * 2 + is_there
    return place + 3


@kernel
def write_leaving(board: Flat, state: Flat, work: Flat, region: int, out: Flat, place: int) -> int:
    """Write the features of an army that leaves a region."""
    seat = state[at.SEAT]
    code, margin = margin_code(board, state, region, seat)
    change = 2 if margin == 1 else (1 if margin == 0 else 0)
    stay = min(armies_in(state[at.STACKS + region], seat) - 1, 3)
    out[place] = D_FROM + code
    out[place + 1] = D_ISLAND_FROM + island_code(board, state, work, region, seat, change)
    out[place + 2] = D_STAY + stay * 3 + open_beside(board, state, work, region, seat)
    return place + 3


@kernel
def write_step(board: Flat, state: Flat, work: Flat, start: int, end: int, out: Flat, place: int) -> int:
    """Write the features of a step that do not depend on its start alone."""
    cost = step_cost(board, state, state[at.SEAT], start, end)
    out[place] = D_STEP + clamp(cost - 1, 0, 2) * 8 + clamp(state[at.POINTS] - cost, 0, 7)
    return write_coming(board, state, work, MOVE_TO, end, out, place + 1)


@kernel
def write_destruction(board: Flat, state: Flat, work: Flat, decision: int, out: Flat, place: int) -> int:
    """Write the features of the destruction of an army."""
    seat = state[at.SEAT]
    region = (decision >> at.ONE_SHIFT) & at.NUMBER_BITS
    owner = (decision >> at.TWO_SHIFT) & at.NUMBER_BITS
    margin, _ = margin_in(board, state[at.STACKS + region], seat)
    loser = 2
    if owner != at.NEUTRAL_COLOUR:
        loser = 1
        for other in range(board[at.PLAYERS]):
            if other != seat and work[table.SEAT_POINTS + other] > work[table.SEAT_POINTS + owner]:
                loser = 0
    out[place] = D_DESTROY + (loser * table.MARGINS + margin + 4) * 2 + ((state[at.CITADEL_REGIONS] >> region) & 1)
    if (decision >> at.THREE_SHIFT) & 1:
        out[place + 1] = D_COIN
        return place + 2
    return place + 1
