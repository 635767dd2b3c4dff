"""What the network of Legends reads: sparse features of a position from the perspective of each seat.

Features name no regions, so that it does not matter how the boards lie. They never read the deck, nor a token that not
everybody has seen, so they are the same for all ways that what is hidden may be. A survey collects what all seats
share.
"""

from __future__ import annotations

from tetrarch.bots.legends.policy import points_looks
from tetrarch.core.kernel import Flat, count_bits, kernel, lowest_bit
from tetrarch.legends.rules import layout as at
from tetrarch.legends.rules.ending import card_points, elixir_points, leader_points, token_points
from tetrarch.legends.rules.state import armies_in, cities_in, land_from
from tetrarch.legends.rules.turn import cards_each, price_of

VERSION = 1
"""A change of what any feature means raises it, so that older weights are rejected."""

# --------------------------------------------------------------------------------------------------------- the survey
HELD = 0
"""By seat: mask of the regions where it has an army."""
CONTROL = HELD + 4
"""By colour: mask of the regions that it controls."""
ISLANDS_HELD = CONTROL + 5
"""By seat: the number of islands that it controls."""
SEAT_POINTS = ISLANDS_HELD + 4
"""By seat: its victory points if the game ended now."""
FINDS = SEAT_POINTS + 4
"""Mask of the regions with a token or merchant coins."""
OWNED = FINDS + 1
"""Mask of the cards that have an owner."""
ISLAND_COUNTS = OWNED + 1
"""By island: the number of regions that each colour controls, in a byte each."""
SURVEY_SIZE = ISLAND_COUNTS + at.MAX_ISLANDS

# ------------------------------------------------------------------------------------- features, by groups in one table
RELATIONS = 4
"""Seats relative to the perspective: itself, then the others in the order of turns."""
MARGINS = 9
"""Armies and cities more than the strongest other colour, from 4 fewer to 4 more."""
RIVALS = 3
"""Who the strongest other colour is: nobody, a player, or the neutral colour."""
REGION = 0
"""A region with armies: margin, rival, own city, citadel."""
REGION_ISLAND = REGION + MARGINS * RIVALS * 4
"""A region with armies: size of its island, lead in regions there, whether it is controlled, contested or lost."""
REGION_NEAR = REGION_ISLAND + 3 * 5 * 3
"""A region near armies: margin, own armies beside it, others' armies beside it, whether it is the starting region."""
ISLAND = REGION_NEAR + 5 * 8
"""An island: size and lead in regions."""
CARD_OWNED = ISLAND + 4 * 7
"""A card: relation of its owner."""
CARD_OFFERED = CARD_OWNED + RELATIONS * at.MAX_CARDS
"""A card in the row: its price, and whether the seat can pay for it."""
CARD_POINTS = CARD_OFFERED + 8 * at.MAX_CARDS
"""A card in the row: the points it looks worth, its price, and how soon the seat is in turn."""
FAMILY = CARD_POINTS + 6 * 4 * 3
"""A family: its cards that the seat owns, and the most that another owns."""
UNOWNED = FAMILY + 8 * 36
"""A family: its cards without an owner."""
SEAT = UNOWNED + 8 * 6
"""What each seat has, for each relation."""
S_POINTS = 0
S_AHEAD = S_POINTS + 32
S_COINS = S_AHEAD + 25
S_ELIXIRS = S_COINS + 16
S_ELIXIRS_AHEAD = S_ELIXIRS + 10
S_ARMIES = S_ELIXIRS_AHEAD + 9
S_SUPPLY = S_ARMIES + 19
S_CITIES = S_SUPPLY + 16
S_MOVES = S_CITIES + 4
S_ARMY_BONUS = S_MOVES + 5
S_FLYING = S_ARMY_BONUS + 5
S_IMMUNE = S_FLYING + 4
S_LEADER = S_IMMUNE + 2
S_LEFT = S_LEADER + 20
S_TURN = S_LEFT + 13
S_REGIONS = S_TURN + 4
S_ISLANDS = S_REGIONS + 16
S_HELD = S_ISLANDS + 8
S_FINDS = S_HELD + 16
S_TOKENS = S_FINDS + 5
S_DRAGON = S_TOKENS + at.TOKENS
S_MATCH = S_DRAGON + 1
SEAT_KINDS = S_MATCH + 21
TABLE = SEAT + RELATIONS * SEAT_KINDS
T_STEP = TABLE
"""The step, and the relation of who decides."""
T_CARD = T_STEP + 22 * RELATIONS
"""The card in play, and whether it is the second part of its action."""
T_LEFT_IN_PART = T_CARD + 2 * (at.MAX_CARDS + 1)
T_PLAYERS = T_LEFT_IN_PART + 10
T_VARIANTS = T_PLAYERS + 3
T_GAME = T_VARIANTS + 13
T_CARDS_LEFT = T_GAME + 4
T_DRAGON = T_CARDS_LEFT + 36
T_TOKENS = T_DRAGON + 8
T_BIDS = T_TOKENS + 7
FEATURES = T_BIDS + 4
MOST_FEATURES = 3 * at.MAX_REGIONS + at.MAX_ISLANDS + at.MAX_CARDS + 2 * at.MAX_ROW + 16 + RELATIONS * 28 + 32

# ------------------------------------------------------------------------------------------------- owners of regions
O_REGION = 0
"""Margin, rival, own city, citadel."""
O_NEAR = O_REGION + MARGINS * RIVALS * 4
"""Own armies beside the region, others' armies beside it, whether it is the starting region."""
O_LEFT = O_NEAR + 8
"""The cards that the seat still takes."""
OWNER_FEATURES = O_LEFT + 13
MOST_OWNER_FEATURES = 3

GROUPS = {
    "region": ISLAND,
    "island": CARD_OWNED - ISLAND,
    "card": FAMILY - CARD_OWNED,
    "family": SEAT - FAMILY,
    "seat": TABLE - SEAT,
    "table": FEATURES - TABLE,
    "owner": OWNER_FEATURES,
}
"""The groups of features and their sizes."""


@kernel
def clamp(value: int, least: int, most: int) -> int:
    """The nearest number within bounds."""
    return min(max(value, least), most)


@kernel
def knows_leaders(board: Flat, state: Flat) -> bool:
    """Whether there are leaders and all seats know them (L9.1, L12.6)."""
    return board[at.LEADERS] == 1 and state[at.STEP] > at.MERCHANT_STEP


@kernel
def survey_position(board: Flat, state: Flat, work: Flat) -> None:
    """Collect what the features of all seats share."""
    players = board[at.PLAYERS]
    for place in range(SURVEY_SIZE):
        work[place] = 0
    regions = state[at.ON_MAP]
    while regions:
        region = lowest_bit(regions)
        regions &= regions - 1
        survey_region(board, state, work, region)
    for island in range(board[at.ISLANDS]):
        survey_island(board, state, work, island)
    work[FINDS] = state[at.MERCHANT_REGIONS]
    for place in range(at.TOKENS):
        if state[at.TOKEN_REGION + place] >= 0:
            work[FINDS] |= 1 << state[at.TOKEN_REGION + place]
    for seat in range(players):
        work[OWNED] |= state[at.OWNED + seat]
        regions = work[CONTROL + seat]
        points = count_bits(regions) + count_bits(regions & state[at.CITADEL_REGIONS]) + work[ISLANDS_HELD + seat]
        points += elixir_points(board, state, seat) + token_points(board, state, seat)
        if knows_leaders(board, state):
            points += leader_points(board, state, seat)
        cards = state[at.OWNED + seat] & board[at.SCORING_CARDS]
        while cards:
            points += card_points(board, state, seat, lowest_bit(cards))
            cards &= cards - 1
        work[SEAT_POINTS + seat] = points


@kernel
def survey_region(board: Flat, state: Flat, work: Flat, region: int) -> None:
    """Note who has armies in a region, and who controls it (L8.1)."""
    here = state[at.STACKS + region]
    if here == 0:
        return
    most = armies_in(here, at.NEUTRAL_COLOUR)
    leader = at.NEUTRAL_COLOUR if most > 0 else -1
    for seat in range(board[at.PLAYERS]):
        armies = armies_in(here, seat)
        if armies > 0:
            work[HELD + seat] |= 1 << region
        own = armies + cities_in(here, seat)
        if own > most:
            most = own
            leader = seat
        elif own == most:
            leader = -1
    if leader >= 0:
        work[CONTROL + leader] |= 1 << region


@kernel
def survey_island(board: Flat, state: Flat, work: Flat, island: int) -> None:
    """Note how many regions of an island each colour controls, and who controls the island (L8.2)."""
    regions = board[at.ISLAND_ROWS + island] & state[at.ON_MAP]
    counts = 0
    most = 0
    leader = -1
    for colour in range(at.NEUTRAL_COLOUR + 1):
        own = count_bits(work[CONTROL + colour] & regions)
        counts |= own << (8 * colour)
        if own > most:
            most = own
            leader = colour
        elif own == most:
            leader = -1
    work[ISLAND_COUNTS + island] = counts
    if 0 <= leader < at.NEUTRAL_COLOUR:
        work[ISLANDS_HELD + leader] += 1


@kernel
def margin_in(board: Flat, here: int, seat: int) -> tuple[int, int]:
    """By how much a seat leads in a region, within bounds, and who the strongest other colour is."""
    most = armies_in(here, at.NEUTRAL_COLOUR)
    rival = 2 if most > 0 else 0
    for other in range(board[at.PLAYERS]):
        if other != seat:
            strength = armies_in(here, other) + cities_in(here, other)
            if strength > 0 and strength >= most:
                most = strength
                rival = 1
    return clamp(armies_in(here, seat) + cities_in(here, seat) - most, -4, 4), rival


@kernel
def island_lead(work: Flat, island: int, seat: int) -> int:
    """How many regions of an island a seat controls more than the best other colour."""
    counts = work[ISLAND_COUNTS + island]
    best = 0
    for colour in range(at.NEUTRAL_COLOUR + 1):
        if colour != seat:
            best = max(best, (counts >> (8 * colour)) & 0xFF)
    return ((counts >> (8 * seat)) & 0xFF) - best


@kernel
def region_code(state: Flat, region: int, seat: int, margin: int, rival: int) -> int:
    """The class of a region by margin, rival, own city and citadel."""
    city = 1 if cities_in(state[at.STACKS + region], seat) > 0 else 0
    return (((margin + 4) * RIVALS + rival) * 2 + city) * 2 + ((state[at.CITADEL_REGIONS] >> region) & 1)


@kernel
def near_code(board: Flat, state: Flat, work: Flat, region: int, seat: int) -> int:
    """The class of a region by the armies beside it; 0 if there are none and it is not the starting region."""
    beside = land_from(board, state, region)
    others = 0
    for other in range(board[at.PLAYERS]):
        if other != seat:
            others |= work[HELD + other]
    code = (4 if beside & work[HELD + seat] else 0) + (2 if beside & others else 0)
    return code + (1 if region == state[at.START_REGION] else 0)


@kernel
def turns_until(board: Flat, state: Flat, seat: int) -> int:
    """The number of seats that are in turn before a seat; 0 for all while they bid at the same time (L3.1)."""
    return 0 if state[at.STEP] == at.BID_STEP else (seat - state[at.SEAT]) % board[at.PLAYERS]


@kernel
def write_features(board: Flat, state: Flat, work: Flat, seat: int, out: Flat, begin: int) -> int:
    """Write the features from a seat's perspective; returns the place behind the last. Needs a survey."""
    place = write_regions(board, state, work, seat, out, begin)
    place = write_cards(board, state, work, seat, out, place)
    for relation in range(board[at.PLAYERS]):
        place = write_seat(board, state, work, seat, relation, out, place)
    return write_table(board, state, work, seat, out, place)


@kernel
def write_regions(board: Flat, state: Flat, work: Flat, seat: int, out: Flat, begin: int) -> int:
    """Write the features of regions and islands."""
    place = begin
    for island in range(board[at.ISLANDS]):
        regions = board[at.ISLAND_ROWS + island] & state[at.ON_MAP]
        if regions == 0:
            continue
        size = count_bits(regions)
        lead = island_lead(work, island, seat)
        if work[ISLAND_COUNTS + island]:
            out[place] = ISLAND + (min(size, 4) - 1) * 7 + clamp(lead, -3, 3) + 3
            place += 1
        island_code = (min(size, 3) - 1) * 5 + clamp(lead, -2, 2) + 2
        while regions:
            region = lowest_bit(regions)
            regions &= regions - 1
            here = state[at.STACKS + region]
            near = near_code(board, state, work, region, seat)
            margin = 0
            if here:
                margin, rival = margin_in(board, here, seat)
                out[place] = REGION + region_code(state, region, seat, margin, rival)
                status = 0 if margin > 0 else (1 if margin >= -1 else 2)
                out[place + 1] = REGION_ISLAND + island_code * 3 + status
                place += 2
            if near:
                out[place] = REGION_NEAR + (clamp(margin, -2, 2) + 2) * 8 + near
                place += 1
    return place


@kernel
def write_cards(board: Flat, state: Flat, work: Flat, seat: int, out: Flat, begin: int) -> int:
    """Write the features of cards that are owned or in the row, and of families."""
    players = board[at.PLAYERS]
    place = begin
    for relation in range(players):
        cards = state[at.OWNED + (seat + relation) % players]
        while cards:
            out[place] = CARD_OWNED + relation * at.MAX_CARDS + lowest_bit(cards)
            cards &= cards - 1
            place += 1
    left = cards_each(players) - state[at.TAKEN + seat]
    soon = min(turns_until(board, state, seat), 2)
    for slot in range(at.MAX_ROW):
        card = state[at.ROW + slot]
        if card >= 0 and left > 0:
            price = price_of(slot)
            can_pay = 1 if price <= state[at.COINS + seat] else 0
            looks = points_looks(board, state, seat, card, left - 1)
            worth = 0 if looks == 0 else min(1 + looks // 40, 5)
            out[place] = CARD_OFFERED + (price * 2 + can_pay) * at.MAX_CARDS + card
            out[place + 1] = CARD_POINTS + (worth * 4 + price) * 3 + soon
            place += 2
    for family in range(8):
        mask = board[at.FAMILY_MASKS + family]
        if mask == 0:
            continue
        own = min(count_bits(state[at.OWNED + seat] & mask), 5)
        others = 0
        for other in range(players):
            if other != seat:
                others = max(others, count_bits(state[at.OWNED + other] & mask))
        out[place] = FAMILY + family * 36 + own * 6 + min(others, 5)
        out[place + 1] = UNOWNED + family * 6 + min(count_bits(mask & ~work[OWNED]), 5)
        place += 2
    return place


@kernel
def leader_class(board: Flat, state: Flat, seat: int) -> int:
    """The leader of a seat and how far it has come (L12.6)."""
    leader = state[at.LEADER + seat]
    done = 0
    if leader == at.FAIRY_QUEEN and board[at.FOREST] >= 0:
        done = count_bits(state[at.OWNED + seat] & board[at.FAMILY_MASKS + board[at.FOREST]])
    elif leader == at.BANDIT_KING:
        done = max(state[at.ARMIES + seat] + state[at.KEPT + seat] - 14, 0)
    elif leader == at.RED_SORCERESS:
        for other in range(board[at.PLAYERS]):
            done += state[at.KEPT + other]
    return leader * 5 + min(done, 4)


@kernel
def write_seat(board: Flat, state: Flat, work: Flat, viewer: int, relation: int, out: Flat, begin: int) -> int:
    """Write the features of what the seat in a relation to the viewer has."""
    players = board[at.PLAYERS]
    seat = (viewer + relation) % players
    base = SEAT + relation * SEAT_KINDS
    best = -100
    most_elixirs = 0
    best_total = -1000
    for other in range(players):
        if other != seat:
            best = max(best, work[SEAT_POINTS + other])
            most_elixirs = max(most_elixirs, state[at.ELIXIRS + other])
            best_total = max(best_total, state[at.TOTAL_VP + other])
    points = work[SEAT_POINTS + seat]
    out[begin] = base + S_POINTS + clamp(points, 0, 31)
    out[begin + 1] = base + S_AHEAD + clamp(points - best, -12, 12) + 12
    out[begin + 2] = base + S_COINS + min(state[at.COINS + seat], 15)
    out[begin + 3] = base + S_ELIXIRS + min(state[at.ELIXIRS + seat], 9)
    out[begin + 4] = base + S_ELIXIRS_AHEAD + clamp(state[at.ELIXIRS + seat] - most_elixirs, -4, 4) + 4
    out[begin + 5] = base + S_ARMIES + min(state[at.ARMIES + seat], 18)
    out[begin + 6] = base + S_SUPPLY + min(state[at.SUPPLY + seat], 15)
    out[begin + 7] = base + S_CITIES + clamp(state[at.CITIES_LEFT + seat], 0, 3)
    out[begin + 8] = base + S_MOVES + min(state[at.MOVE_BONUS + seat], 4)
    out[begin + 9] = base + S_ARMY_BONUS + min(state[at.ARMY_BONUS + seat], 4)
    out[begin + 10] = base + S_FLYING + min(state[at.FLYING + seat], 3)
    out[begin + 11] = base + S_IMMUNE + min(state[at.IMMUNE + seat], 1)
    out[begin + 12] = base + S_LEFT + clamp(cards_each(players) - state[at.TAKEN + seat], 0, 12)
    out[begin + 13] = base + S_TURN + turns_until(board, state, seat)
    out[begin + 14] = base + S_REGIONS + min(count_bits(work[CONTROL + seat]), 15)
    out[begin + 15] = base + S_ISLANDS + min(work[ISLANDS_HELD + seat], 7)
    out[begin + 16] = base + S_HELD + min(count_bits(work[HELD + seat]), 15)
    place = begin + 17
    if knows_leaders(board, state):
        out[place] = base + S_LEADER + leader_class(board, state, seat)
        place += 1
    if work[FINDS]:
        out[place] = base + S_FINDS + min(count_bits(work[FINDS] & work[HELD + seat]), 4)
        place += 1
    for token in range(at.TOKENS):
        if state[at.TOKEN_OWNER + token] == seat:
            out[place] = base + S_TOKENS + clamp(state[at.TOKEN_FACE + token], 0, at.TOKENS - 1)
            place += 1
    if state[at.DRAGON_OWNER] == seat:
        out[place] = base + S_DRAGON
        place += 1
    if board[at.MATCH]:
        out[place] = base + S_MATCH + clamp((state[at.TOTAL_VP + seat] - best_total) // 2, -10, 10) + 10
        place += 1
    return place


@kernel
def write_table(board: Flat, state: Flat, work: Flat, seat: int, out: Flat, begin: int) -> int:
    """Write the features of the whole table: the step, the card in play, the variants, and how far the game is."""
    players = board[at.PLAYERS]
    step = state[at.STEP]
    left = 0
    for other in range(players):
        left += max(cards_each(players) - state[at.TAKEN + other], 0)
    relation = 0 if step == at.BID_STEP else (state[at.DECIDER] - seat) % players
    out[begin] = T_STEP + step * RELATIONS + relation
    out[begin + 1] = T_CARD + 2 * (max(state[at.CARD], -1) + 1) + min(state[at.PART], 1)
    out[begin + 2] = T_LEFT_IN_PART + clamp(state[at.POINTS], 0, 9)
    out[begin + 3] = T_PLAYERS + players - 2
    out[begin + 4] = T_CARDS_LEFT + min(left, 35)
    place = begin + 5
    for variant in range(12):
        if board[at.MATCH + variant]:
            out[place] = T_VARIANTS + variant
            place += 1
    if board[at.PRINTING]:
        out[place] = T_VARIANTS + 12
        place += 1
    if board[at.MATCH]:
        out[place] = T_GAME + clamp(state[at.GAME], 0, 3)
        place += 1
    if state[at.DRAGON_REGION] >= 0:
        there = 0
        for other in range(players):
            there += armies_in(state[at.STACKS + state[at.DRAGON_REGION]], other)
        out[place] = T_DRAGON + min(there, 7)
        place += 1
    hidden = 0
    for token in range(at.TOKENS):
        if state[at.TOKEN_REGION + token] >= 0:
            hidden += 1
    out[place] = T_TOKENS + hidden
    if state[at.FIRST] < 0:
        out[place + 1] = T_BIDS + min(state[at.AGE + seat], 3)
        place += 1
    return place + 1


@kernel
def write_owner_features(board: Flat, state: Flat, work: Flat, region: int, seat: int, out: Flat, begin: int) -> int:
    """Write what the network reads about a region from a seat's perspective. Needs a survey."""
    margin, rival = margin_in(board, state[at.STACKS + region], seat)
    out[begin] = O_REGION + region_code(state, region, seat, margin, rival)
    out[begin + 1] = O_NEAR + near_code(board, state, work, region, seat)
    out[begin + 2] = O_LEFT + clamp(cards_each(board[at.PLAYERS]) - state[at.TAKEN + seat], 0, 12)
    return begin + MOST_OWNER_FEATURES
