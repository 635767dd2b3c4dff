"""Where everything stands in the flat arrays that the rules work on.

``board`` never changes during a game: it holds the options, the cards, the eight board sides and the tokens. ``state``
is the whole game at one moment, hidden things included. Both are one-dimensional arrays of 64-bit integers. Sets of
regions, cards and seats are masks.
"""

from __future__ import annotations

# ---------------------------------------------------------------------------------------------------------------- board
PLAYERS = 0
PRINTING = 1
"""0 for `2018`, 1 for `first-printing` (L13)."""
MATCH = 2
EXPLORE = 3
CITADELS = 4
DRAGON = 5
PORTALS = 6
ROGUES = 7
SEVEN_CARDS = 8
LEADERS = 9
MERCHANTS = 10
DIE = 11
SWAMP = 12
RECTANGLE = 13
QUICK_SETUP = 14
"""1 when everything up to the merchant coins is drawn at random (L2.0)."""
REGIONS = 15
SIDES = 16
ISLANDS = 17
CARDS = 18
SIDE_ROWS = 20
"""One row for each side of the four boards, the two sides of a board behind each other."""
SIDE_REGIONS = 0
SIDE_EXITS = 1
"""The regions from which the routes leave the top, right, bottom and left edge."""
SIDE_CENTRAL = 5
"""1 when the side must be the central board (L2.1)."""
SIDE_ROW = 6
MAX_SIDES = 8
REGION_ROWS = SIDE_ROWS + SIDE_ROW * MAX_SIDES
REGION_LAND = 0
"""Mask of the regions a land border or bridge away (L1.2)."""
REGION_SEA = 1
"""Mask of the regions a sea route of the same board away."""
REGION_ISLAND = 2
REGION_ROW = 3
MAX_REGIONS = 48
ISLAND_ROWS = REGION_ROWS + REGION_ROW * MAX_REGIONS
"""One mask of regions for each island."""
MAX_ISLANDS = 24
CARD_ROWS = ISLAND_ROWS + MAX_ISLANDS
CARD_FAMILY = 0
CARD_MIN_PLAYERS = 1
CARD_MOVE = 2
CARD_ARMY = 3
CARD_FLYING = 4
CARD_ELIXIR = 5
CARD_COINS = 6
CARD_VP_FAMILY = 7
"""The family that scores 1 for each card owned, or -1 (L6.6)."""
CARD_SET_FAMILY = 8
CARD_SET_CARDS = 9
CARD_SET_VP = 10
CARD_VP_FLYING = 11
CARD_VP_COINS = 12
CARD_IMMUNE = 13
CARD_MODE = 14
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
TOKEN_ELIXIR = 0
TOKEN_ARMY = 1
TOKEN_MOVE = 2
TOKEN_COINS = 3
TOKEN_VP = 4
TOKEN_WINS_TIES = 5
TOKEN_ROW = 6
TOKENS = 6
GROUND_SIZE = TOKEN_ROWS + TOKEN_ROW * TOKENS

SINGLE = 0
OR = 1
AND = 2
PLACE_PART = 1
MOVE_PART = 2
CITY_PART = 3
DESTROY_PART = 4

# ---------------------------------------------------------------------------------------------------------------- state
STEP = 0
SEAT = 1
"""Whose turn it is; during set-up the founder, or who places a neutral army."""
DECIDER = 2
FOUNDER = 3
FIRST = 4
"""The first player, or -1 before it is named (L3.1)."""
GAME = 5
"""Which game of a match it is, from 1."""
COUNT = 6
"""How many decisions of this kind the step has seen."""
CENTRE_SLOT = 7
START_REGION = 8
ON_MAP = 9
"""Mask of the regions in play."""
CARD = 10
"""The card whose action is being performed, or -1."""
PART = 11
POINTS = 12
"""Armies or movement points left in this part of the action."""
DECK_LEFT = 13
QUEEN_DONE = 14
"""1 when the Fairy Queen has answered her offer of one more card (L12.6)."""
WINNERS = 15
NEUTRAL_LEFT = 16
"""Neutral armies still to be placed (L2.5)."""
CITADEL_REGIONS = 17
PORTAL_REGIONS = 18
ROGUES_REGION = 19
DRAGON_REGION = 20
DRAGON_OWNER = 21
MERCHANT_REGIONS = 22
SLOT_SIDE = 23
"""The side that lies in each of the four slots, or -1."""
SLOT_TURN = 27
"""Its quarter turns, clockwise."""
AGE = 31
"""Each seat's place in the age order, 0 for the youngest (L3.2)."""
DIE_RANK = 35
"""Each seat's place in the die's order, 0 wins; hidden until it is needed (L12.8)."""
BID = 39
"""Each seat's bid, or -1 (L3.1)."""
LEADER = 43
"""Each seat's leader, or -1 (L12.6)."""
COINS = 47
OWNED = 51
"""Mask of the cards that lie before each seat."""
TAKEN = 55
"""How many cards each seat has taken."""
MOVE_BONUS = 59
ARMY_BONUS = 63
FLYING = 67
ELIXIRS = 71
IMMUNE = 75
SUPPLY = 79
"""Armies each seat can still place."""
ARMIES = 83
"""Armies each seat has on the board."""
CITIES_LEFT = 87
KEPT = 91
"""Armies of each seat that the Red Sorceress keeps (L12.6)."""
TOTAL_VP = 95
"""Victory points of each seat from the games of the match that are over."""
TOKEN_REGION = 99
"""Where each of the six explore places lies, or -1: not placed, or taken (L12.2)."""
TOKEN_FACE = 105
"""Which token lies there: hidden when face down (L12.9)."""
TOKEN_OWNER = 111
TOKEN_SEEN = 117
"""Mask of the seats that have looked at it, all of them when it lies face up."""
ROW = 123
"""The cards in the row from the left, -1 where none lies."""
MAX_ROW = 7
DECK = 130
"""The cards still in the deck; the next one is at DECK_LEFT - 1."""
STACKS = DECK + MAX_CARDS
"""One number for each region: armies of each colour and cities of each seat."""
SEA = STACKS + MAX_REGIONS
"""Mask for each region of the regions a sea route away, joined routes included."""
STATE_SIZE = SEA + MAX_REGIONS

NEUTRAL_COLOUR = 4
UNKNOWN = -2
"""Stands in a view for what its seat may not know (L9.1)."""

FAIRY_QUEEN = 0
BANDIT_KING = 1
RED_SORCERESS = 2
WHITE_KNIGHT = 3
LEADER_NAMES = ("fairy-queen", "bandit-king", "red-sorceress", "white-knight")

# Steps
DEAL_STEP = 0
LAY_STEP = 1
CENTRE_STEP = 2
START_STEP = 3
EXPLORE_STEP = 4
CITADEL_STEP = 5
DRAGON_STEP = 6
PORTAL_STEP = 7
ROGUES_STEP = 8
MERCHANT_STEP = 9
SHARED_STEP = 10
NEUTRAL_STEP = 11
BID_STEP = 12
FIRST_STEP = 13
TAKE_STEP = 14
HALF_STEP = 15
PLACE_STEP = 16
MOVE_STEP = 17
CITY_STEP = 18
DESTROY_STEP = 19
QUEEN_STEP = 20
OVER_STEP = 21
STEP_NAMES = (
    *("deal", "lay", "centre", "start", "explore", "citadel", "dragon", "portal", "rogues", "merchant"),
    *("shared", "neutral", "bid", "first", "take", "half", "place", "move", "city", "destroy", "queen", "over"),
)

# ------------------------------------------------------------------------------------------------------------ decisions
# A decision is one integer: kind, then up to three numbers, from the lowest bits up.
LAY = 0
CENTRE = 1
START = 2
TOKEN = 3
MERCHANT = 4
SHARED = 5
NEUTRAL = 6
BID_COINS = 7
NAME_FIRST = 8
TAKE = 9
HALF = 10
PLACE = 11
MOVE = 12
BUILD = 13
DESTROY = 14
STOP = 15
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
"""No position has more legal decisions than this."""
