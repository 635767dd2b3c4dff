"""How strong each seat stands, in the game's own words; what bots go by where they cannot look any further.

A seat's strength is a weighted sum of what it has. The weights come from a fit of who won to what everybody had, over
games of the bots against each other: so much more strength, and a seat wins twice as often. What counts changes as the
cards run out: there are weights for the first turn and for the last one, and those between are mixed from them.
"""

from __future__ import annotations

from tetrarch.core.kernel import Flat, count_bits, kernel, lowest_bit
from tetrarch.legends.rules import layout as at
from tetrarch.legends.rules.ending import card_points, elixir_points, leader_points, token_points
from tetrarch.legends.rules.state import armies_in, card_value, cities_in
from tetrarch.legends.rules.turn import cards_each

POINTS = 0
"""Victory points, if the game ended now (L8)."""
PURSE = 1
"""Coins: they buy better places in the row, and break ties (L4.1, L8.5)."""
TREASURE = 2
"""Coins of who owns a card that counts them at the end (L6.8)."""
ARMIES_ON_BOARD = 3
LEADS_BY_TWO = 4
"""Regions with one army more than needed."""
LEADS_BY_MORE = 5
"""Regions with two armies more than needed, or still more."""
TIED_REGIONS = 6
"""Regions that are tied for most: one more army takes them (L8.1)."""
REGIONS_ONE_BEHIND = 7
"""Regions where one army is missing to a tie."""
FIRM_ISLANDS = 8
"""Islands controlled by two regions or more (L8.2)."""
TIED_ISLANDS = 9
CITIES = 10
"""Cities built: they hold their regions for good, and armies can be placed there (L5.1, L5.3)."""
STEPS_TO_COME = 11
"""+1 move, for each turn that is left (L6.1)."""
ARMIES_TO_COME = 12
"""+1 army, for each turn that is left, as far as the supply goes (L6.2)."""
FLIGHTS_TO_COME = 13
"""Flying abilities that make sea routes cheaper, for each turn that is left (L6.3)."""
ELIXIRS_AHEAD = 14
"""Elixirs more than the best of the others has, up to MOST_AHEAD; negative for fewer (L8.4)."""
SETS_BEGUN = 15
"""Points of sets that are not whole, in twelfths, in proportion to the cards that are there (L6.7)."""
FAMILY_PROSPECTS = 16
"""Cards without an owner, of the families whose cards count for the seat (L6.6)."""
IMMUNITY = 17
"""Armies that cannot be destroyed, while turns are left (L6.9)."""
TURNS_LEFT = 18
FOREST_BEGUN = 19
"""Forest cards of the Fairy Queen, while there are too few (L12.6)."""
KEPT_SPARE = 20
"""Armies that the Red Sorceress keeps beyond those that count in threes (L12.6)."""
FINDS_NEAR = 21
"""Explore tokens and merchant coins where the seat has an army, and a city left for them (L12.2, L12.7)."""
COINS_TO_SPEND = 22
"""Coins that the seat can still spend, at two for each turn that is left (L4.1)."""
FEATURES = 23

MOST_AHEAD = 4

FIRST_WEIGHTS = (0, 0, 0, 0, 36, 12, 0, 0, -40, -5, 72, 0, -4, 5, -15, 3, 10, 30, 140, 17, 0, 64, 55)
"""What one of each is worth when the game begins, in 256ths of a doubling of the chance to win."""
LAST_WEIGHTS = (190, 69, -20, -5, 13, 65, 82, 88, 38, 28, 18, 16, -5, 38, -6, 0, 36, 36, 440, 80, 0, 13, 88)
"""The same when all cards are taken."""
POINT_OF_MATCH = 120
"""What a point of the games before is worth, in a match (L12.1)."""
GAMES_TO_COME = (0, 140, 180, 256)
"""How much of a lead still counts in each game of a match, in 256ths: there is more to come in the first ones."""


@kernel
def measure(board: Flat, state: Flat, features: Flat) -> None:
    """Count what each seat has: a row of FEATURES numbers for each."""
    players = board[at.PLAYERS]
    for place in range(players * FEATURES):
        features[place] = 0
    measure_map(board, state, features)
    for seat in range(players):
        row = seat * FEATURES
        left = cards_each(players) - state[at.TAKEN + seat]
        features[row + POINTS] += elixir_points(board, state, seat) + token_points(board, state, seat)
        features[row + PURSE] = state[at.COINS + seat]
        features[row + COINS_TO_SPEND] = min(state[at.COINS + seat], 2 * left)
        features[row + ARMIES_ON_BOARD] = state[at.ARMIES + seat]
        features[row + CITIES] = 3 - state[at.CITIES_LEFT + seat]
        features[row + STEPS_TO_COME] = state[at.MOVE_BONUS + seat] * left
        features[row + ARMIES_TO_COME] = min(state[at.ARMY_BONUS + seat] * left, state[at.SUPPLY + seat])
        features[row + FLIGHTS_TO_COME] = min(state[at.FLYING + seat], 2) * left
        features[row + ELIXIRS_AHEAD] = elixirs_ahead(board, state, seat)
        features[row + IMMUNITY] = 1 if state[at.IMMUNE + seat] and left > 0 else 0
        features[row + TURNS_LEFT] = left
        measure_leader(board, state, seat, features)
        measure_cards(board, state, seat, features)


@kernel
def measure_map(board: Flat, state: Flat, features: Flat) -> None:
    """Count what each seat makes of the regions and islands (L8.1, L8.2, L12.3)."""
    finds = state[at.MERCHANT_REGIONS]
    for place in range(at.TOKENS):
        if state[at.TOKEN_REGION + place] >= 0:
            finds |= 1 << state[at.TOKEN_REGION + place]
    for island in range(board[at.ISLANDS]):
        regions = board[at.ISLAND_ROWS + island] & state[at.ON_MAP]
        size = count_bits(regions)
        counts = 0
        while regions:
            region = lowest_bit(regions)
            regions &= regions - 1
            here = state[at.STACKS + region]
            if here == 0:
                continue
            counts += measure_region(board, state, here, region, features)
            if (finds >> region) & 1:
                for seat in range(board[at.PLAYERS]):
                    if armies_in(here, seat) > 0 and state[at.CITIES_LEFT + seat] > 0:
                        features[seat * FEATURES + FINDS_NEAR] += 1
        if counts != 0:
            measure_island(board, state, counts, size, features)


@kernel
def measure_region(board: Flat, state: Flat, here: int, region: int, features: Flat) -> int:
    """Count by how much each seat leads or is behind in a region; returns one for its controller, in its own byte."""
    most = armies_in(here, at.NEUTRAL_COLOUR)
    next_most = 0
    leader = at.NEUTRAL_COLOUR
    for seat in range(board[at.PLAYERS]):
        own = armies_in(here, seat) + cities_in(here, seat)
        if own > most:
            next_most = most
            most = own
            leader = seat
        elif own > next_most:
            next_most = own
    lead = most - next_most
    for seat in range(board[at.PLAYERS]):
        own = armies_in(here, seat) + cities_in(here, seat)
        if own == 0:
            continue
        row = seat * FEATURES
        if own == most:
            if lead == 0:
                features[row + TIED_REGIONS] += 1
            elif lead == 2:
                features[row + LEADS_BY_TWO] += 1
            elif lead > 2:
                features[row + LEADS_BY_MORE] += 1
        elif own == most - 1:
            features[row + REGIONS_ONE_BEHIND] += 1
    if lead == 0:
        return 0
    if leader < at.NEUTRAL_COLOUR:
        features[leader * FEATURES + POINTS] += 1 + ((state[at.CITADEL_REGIONS] >> region) & 1)
    return 1 << (8 * leader)


@kernel
def measure_island(board: Flat, state: Flat, counts: int, size: int, features: Flat) -> None:
    """Count who controls an island, by the number of regions that each colour controls there."""
    most = 0
    next_most = 0
    leader = -1
    for colour in range(at.NEUTRAL_COLOUR + 1):
        own = (counts >> (8 * colour)) & 0xFF
        if own > most:
            next_most = most
            most = own
            leader = colour
        elif own > next_most:
            next_most = own
    if most == next_most:
        for seat in range(board[at.PLAYERS]):
            if (counts >> (8 * seat)) & 0xFF == most:
                features[seat * FEATURES + TIED_ISLANDS] += 1
    elif leader < at.NEUTRAL_COLOUR:
        features[leader * FEATURES + POINTS] += 1
        if size >= 3 and state[at.LEADER + leader] == at.WHITE_KNIGHT:
            features[leader * FEATURES + POINTS] += 1
        if most > next_most + 1:
            features[leader * FEATURES + FIRM_ISLANDS] += 1


@kernel
def elixirs_ahead(board: Flat, state: Flat, seat: int) -> int:
    """How many elixirs more a seat has than the best of the others, within bounds (L8.4)."""
    best = 0
    for other in range(board[at.PLAYERS]):
        if other != seat:
            best = max(best, state[at.ELIXIRS + other])
    return min(max(state[at.ELIXIRS + seat] - best, -MOST_AHEAD), MOST_AHEAD)


@kernel
def measure_leader(board: Flat, state: Flat, seat: int, features: Flat) -> None:
    """Count what a seat's leader brings, and what it has begun; its islands are counted with the map (L12.6)."""
    if not board[at.LEADERS]:
        return
    row = seat * FEATURES
    leader = state[at.LEADER + seat]
    if leader != at.WHITE_KNIGHT:
        features[row + POINTS] += leader_points(board, state, seat)
    if leader == at.FAIRY_QUEEN and board[at.FOREST] >= 0:
        cards = count_bits(state[at.OWNED + seat] & board[at.FAMILY_MASKS + board[at.FOREST]])
        features[row + FOREST_BEGUN] = cards if cards < 3 else 0
    if leader == at.RED_SORCERESS:
        kept = 0
        for other in range(board[at.PLAYERS]):
            kept += state[at.KEPT + other]
        features[row + KEPT_SPARE] = kept % 3


@kernel
def measure_cards(board: Flat, state: Flat, seat: int, features: Flat) -> None:
    """Count what the cards of a seat bring, and what they may still bring (L6.6-L6.8)."""
    row = seat * FEATURES
    owned_by_all = 0
    for other in range(board[at.PLAYERS]):
        owned_by_all |= state[at.OWNED + other]
    cards = state[at.OWNED + seat] & board[at.SCORING_CARDS]
    while cards:
        card = lowest_bit(cards)
        cards &= cards - 1
        features[row + POINTS] += card_points(board, state, seat, card)
        family = card_value(board, card, at.CARD_VP_FAMILY)
        if family >= 0:
            features[row + FAMILY_PROSPECTS] += count_bits(board[at.FAMILY_MASKS + family] & ~owned_by_all)
        family = card_value(board, card, at.CARD_SET_FAMILY)
        if family >= 0:
            owned = count_bits(state[at.OWNED + seat] & board[at.FAMILY_MASKS + family])
            needed = card_value(board, card, at.CARD_SET_CARDS)
            if owned < needed:
                features[row + SETS_BEGUN] += 12 * card_value(board, card, at.CARD_SET_VP) * owned // needed
        if card_value(board, card, at.CARD_VP_COINS) > 0:
            features[row + TREASURE] = state[at.COINS + seat]


@kernel
def strengths_of(board: Flat, state: Flat, features: Flat, strengths: Flat) -> None:
    """How strong each seat stands; between two games of a match, by the points of those that are over (L12.1)."""
    players = board[at.PLAYERS]
    taken = 0
    for seat in range(players):
        taken += state[at.TAKEN + seat]
        strengths[seat] = POINT_OF_MATCH * state[at.TOTAL_VP + seat]
    if state[at.STEP] != at.DEAL_STEP:
        done = 256 * taken // (players * cards_each(players))
        measure(board, state, features)
        for seat in range(players):
            strength = 0
            for feature in range(FEATURES):
                weight = FIRST_WEIGHTS[feature] * (256 - done) + LAST_WEIGHTS[feature] * done
                strength += weight * features[seat * FEATURES + feature]
            strengths[seat] += strength // 256
    if board[at.MATCH]:
        for seat in range(players):
            strengths[seat] = strengths[seat] * GAMES_TO_COME[min(state[at.GAME], 3)] // 256
