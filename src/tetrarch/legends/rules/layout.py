"""The layout of the flat arrays that the rules read and write.

``board`` is constant during a game: options, cards, the eight board sides and the tokens. ``state`` is the complete
state of the game, hidden information included. Both are one-dimensional arrays of 64-bit integers. Sets of regions,
cards and seats are bit masks.
"""

from __future__ import annotations

# ---------------------------------------------------------------------------------------------------------------- board
PLAYERS = 0
PRINTING = 1
"""0 for `2018`, 1 for `first-printing` (L13)."""
MATCH, EXPLORE, CITADELS, DRAGON, PORTALS, ROGUES, SEVEN_CARDS, LEADERS, MERCHANTS, DIE, SWAMP, RECTANGLE = range(2, 14)
QUICK_SETUP = 14
"""1 if everything up to the merchant coins is drawn at random (L2.0)."""
REGIONS, SIDES, ISLANDS, CARDS = range(15, 19)
SCORING_CARDS = 19
"""Mask of the cards that score at the end (L6.6-L6.8, L6.10)."""
SIDE_ROWS = 20
"""One row for each side of the four boards; the two sides of a board are adjacent."""
SIDE_REGIONS = 0
SIDE_EXITS = 1
"""The regions from which routes leave the top, right, bottom and left edge."""
SIDE_CENTRAL = 5
"""1 if the side must be the central board (L2.1)."""
SIDE_ROW = 6
MAX_SIDES = 8
REGION_ROWS = SIDE_ROWS + SIDE_ROW * MAX_SIDES
REGION_LAND = 0
"""Mask of the neighbours over land borders and bridges (L1.2)."""
REGION_SEA = 1
"""Mask of the neighbours over sea routes of the same board."""
REGION_ISLAND = 2
REGION_ROW = 3
MAX_REGIONS = 48
ISLAND_ROWS = REGION_ROWS + REGION_ROW * MAX_REGIONS
"""One mask of regions for each island."""
MAX_ISLANDS = 24
CARD_ROWS = ISLAND_ROWS + MAX_ISLANDS
CARD_FAMILY, CARD_MIN_PLAYERS, CARD_MOVE, CARD_ARMY, CARD_FLYING, CARD_ELIXIR, CARD_COINS = range(7)
CARD_VP_FAMILY = 7
"""The family that scores 1 VP for each card owned, or -1 (L6.6)."""
CARD_SET_FAMILY, CARD_SET_CARDS, CARD_SET_VP, CARD_VP_FLYING, CARD_VP_COINS, CARD_IMMUNE, CARD_MODE = range(8, 15)
CARD_PARTS = 15
"""Kind and number of the first part, then of the second."""
CARD_ROW = 19
MAX_CARDS = 48
FAMILY_MASKS = CARD_ROWS + CARD_ROW * MAX_CARDS
"""One mask of cards for each family."""
MAX_FAMILIES = 16
FOREST = FAMILY_MASKS + MAX_FAMILIES
"""The family that the Fairy Queen counts, or -1 (L12.6)."""
TOKEN_ROWS = FOREST + 1
"""One row for each explore token, the swamp last (L12.2, L12.9)."""
TOKEN_ELIXIR, TOKEN_ARMY, TOKEN_MOVE, TOKEN_COINS, TOKEN_VP, TOKEN_WINS_TIES, TOKEN_ROW = range(7)
TOKENS = 6
STATIC_SIZE = TOKEN_ROWS + TOKEN_ROW * TOKENS

SINGLE, OR, AND = range(3)
PLACE_PART, MOVE_PART, CITY_PART, DESTROY_PART = range(1, 5)

# ---------------------------------------------------------------------------------------------------------------- state
STEP = 0
SEAT = 1
"""Whose turn it is; during set-up the founder or the player who places a neutral army."""
DECIDER = 2
FOUNDER = 3
FIRST = 4
"""The first player, or -1 before one is named (L3.1)."""
GAME = 5
"""The number of the game in the match, from 1."""
COUNT = 6
"""How many decisions this set-up step has seen."""
CENTRE_SLOT = 7
START_REGION = 8
ON_MAP = 9
"""Mask of the regions in play."""
CARD = 10
"""The card whose action is performed, or -1."""
PART = 11
POINTS = 12
"""Armies or movement points left in this part of the action."""
DECK_LEFT = 13
QUEEN_DONE = 14
"""1 once the Fairy Queen has answered the offer of one more card (L12.6)."""
WINNERS = 15
NEUTRAL_LEFT = 16
"""Neutral armies that are still to be placed (L2.5)."""
CITADEL_REGIONS = 17
PORTAL_REGIONS = 18
ROGUES_REGION = 19
DRAGON_REGION = 20
DRAGON_OWNER = 21
MERCHANT_REGIONS = 22
SLOT_SIDE = 23
"""The side in each of the four slots, or -1."""
SLOT_TURN = 27
"""Its quarter turns, clockwise."""
AGE = 31
"""The rank of each seat in the age order, 0 for the youngest (L3.2)."""
DIE_RANK = 35
"""The rank of each seat in the die's order, 0 wins; hidden until it is needed (L12.8)."""
BID = 39
"""The bid of each seat, or -1 (L3.1)."""
LEADER = 43
"""The leader of each seat, or -1 (L12.6)."""
COINS = 47
OWNED = 51
"""Mask of the cards that each seat owns."""
TAKEN = 55
"""How many cards each seat has taken."""
MOVE_BONUS = 59
ARMY_BONUS = 63
FLYING = 67
ELIXIRS = 71
IMMUNE = 75
SUPPLY = 79
"""Armies that each seat can still place."""
ARMIES = 83
"""Armies that each seat has on the map."""
CITIES_LEFT = 87
KEPT = 91
"""Armies of each seat that the Red Sorceress keeps (L12.6)."""
TOTAL_VP = 95
"""Victory points of each seat from the finished games of the match."""
TOKEN_REGION = 99
"""The region of each of the six explore places, or -1 if the token is not placed or already taken (L12.2)."""
TOKEN_FACE = 105
"""The token in each explore place; hidden when face down (L12.9)."""
TOKEN_OWNER = 111
TOKEN_SEEN = 117
"""Mask of the seats that know the face; all seats when it is face up."""
ROW = 123
"""The cards in the row from the left, -1 for an empty place."""
MAX_ROW = 7
DECK = 130
"""The cards in the deck; the next one is at DECK_LEFT - 1."""
STACKS = DECK + MAX_CARDS
"""One number for each region: the armies of each colour and the cities of each seat."""
SEA = STACKS + MAX_REGIONS
"""For each region, mask of the neighbours over sea routes, joined routes included."""
STATE_SIZE = SEA + MAX_REGIONS

NEUTRAL_COLOUR = 4
UNKNOWN = -2
"""In a view, the value of what the seat may not know (L9.1)."""

FAIRY_QUEEN, BANDIT_KING, RED_SORCERESS, WHITE_KNIGHT = range(4)
LEADER_NAMES = ("fairy-queen", "bandit-king", "red-sorceress", "white-knight")

# Steps
DEAL_STEP, LAY_STEP, CENTRE_STEP, START_STEP, EXPLORE_STEP, CITADEL_STEP, DRAGON_STEP, PORTAL_STEP = range(8)
ROGUES_STEP, MERCHANT_STEP, SHARED_STEP, NEUTRAL_STEP, BID_STEP, FIRST_STEP, TAKE_STEP, HALF_STEP = range(8, 16)
PLACE_STEP, MOVE_STEP, CITY_STEP, DESTROY_STEP, QUEEN_STEP, OVER_STEP = range(16, 22)
STEP_NAMES = (
    *("deal", "lay", "centre", "start", "explore", "citadel", "dragon", "portal", "rogues", "merchant"),
    *("shared", "neutral", "bid", "first", "take", "half", "place", "move", "city", "destroy", "queen", "over"),
)

# ------------------------------------------------------------------------------------------------------------ decisions
# A decision is one integer: kind, then up to three numbers, from the lowest bits up.
LAY, CENTRE, START, TOKEN, MERCHANT, SHARED, NEUTRAL, BID_COINS = range(8)
NAME_FIRST, TAKE, HALF, PLACE, MOVE, BUILD, DESTROY, STOP = range(8, 16)
KIND_NAMES = (
    *("lay", "centre", "start", "token", "merchant", "shared", "neutral", "bid", "first"),
    *("take", "half", "place", "move", "city", "destroy", "stop"),
)
KIND_BITS = 0x1F
ONE_SHIFT = 5
TWO_SHIFT = 11
THREE_SHIFT = 17
NUMBER_BITS = 0x3F
MOST_DECISIONS = 1024
"""The most legal decisions that any position has."""
