"""The layout of the flat arrays that the rules read and write.

``board`` is constant during a game: options and geometry. ``state`` is the complete state of the game. ``scratch`` is
working space whose contents have no meaning between calls. All are one-dimensional arrays of 64-bit integers.

Sets of movement spaces are pairs of bit masks (``low``, ``high``): spaces 0-62 and 63-125. A mask never uses its sign
bit, so the same expressions hold for Python integers and for machine words.
"""

from __future__ import annotations

from math import comb

# ---------------------------------------------------------------------------------------------------------------- board
PLAYERS = 0
PRINTING = 1
"""0 for `complete`, 1 for `first-printing` (E16)."""
ROUND_LIMIT = 2
"""0 for no limit (E8.7)."""
REPETITION = 3
"""1 if the third occurrence of a position ends the game (E8.7)."""
DRAFT_SETUP = 4
SPACES, SITES, ZONES, PYRAMIDS, BEACONS, CAPITAL_SITES, WIND_SITES, MOON_SITES, SAND_SITES = range(5, 14)
PYRAMID_SPACES = 14
"""Two masks for each pyramid, up to 8."""
BEACON_SPACES = 30
"""Two masks for each Beacon, up to 4."""
ZONE_SPACES = 38
"""Two masks for each tempest zone, up to 16."""
SPACE_ROWS = 70
"""One row for each space; after the last row come the ceilings of the sites."""
STEPS = 0
"""In a row: two masks of the spaces one step away, portals included (E10.3)."""
SITES_NEAR = 2
"""In a row: mask of the adjacent construction spaces."""
ZONE = 3
"""In a row: 0, or the index of the tempest zone plus 1."""
ROW = 4

COMPLETE = 0
FIRST_PRINTING = 1

MAX_SPACES = 126
MAX_SITES = 62
MAX_ZONES = 16
MAX_PYRAMIDS = 8
MAX_BEACONS = 4
WORD = 63
"""Number of spaces in one mask."""

# ---------------------------------------------------------------------------------------------------------------- state
STEP = 0
SEAT = 1
"""The seat whose turn it is."""
DECIDER = 2
"""The seat that decides now; it differs from SEAT only in an exchange (E6.4)."""
FIRST = 3
TURN = 4
ROUND = 5
MARCHED = 6
MARCH_BARRED = 7
"""1 if this turn's action phase began with no action but scattering (E3.5)."""
SAND_USED = 8
MOON_USED = 9
PLACED = 10
"""Number of ordinary placements in this reinforcement phase."""
SERVED = 11
"""Two masks of the stacks that received discs in this phase (E12.1)."""
BEACON_HELD = 13
"""1 if the seat held the Beacon at the start of this reinforcement phase (E15.2)."""
ZONES_PAID = 14
"""Mask of the zones that took a disc this turn (E9.4)."""
BUSY = 15
"""1 if this turn had an action, a use of a temple or a placement (E3.7)."""
IDLE_TURNS = 16
HAD_DISCS = 17
"""Mask of the seats that had discs before the last action or use of a temple (E8.6)."""
LAST_KAMIKAZE = 18
"""1 if that action was a kamikaze with the seat's last disc."""
CAPTURED = 19
"""1 if that action captured an Emperor."""
RESULT = 20
WINNERS = 21
"""Mask of the winning seats."""
IN_GAME = 22
"""Mask of the seats that are not eliminated."""
HISTORY_LENGTH = 23
"""Number of recorded positions that can still recur (E8.7)."""
SOLDIERS = 24
"""Soldiers in reserve, by seat."""
BOX = 28
EMPEROR = 32
"""Where each seat's Emperor is: a space, IN_RESERVE, or CAPTIVE minus the seat that holds it."""
DISCS = 36
"""Discs on the board, by seat."""
WORTH = 40
"""Total value of the buildings on the board, by seat."""
CAPITALS = 44
"""Number of capitals with a building of the seat, by seat."""
SUPPLY = 48
"""Buildings left, by seat and value: 3 entries for each seat."""
STACKS = 60
"""One code for each space, then one for each site, then the history of positions."""

IN_RESERVE = -1
CAPTIVE = -2

# Steps
SWAP_STEP, DRAFT_STEP, ACTION_STEP, MARCH_STEP, MARCH_ACTION_STEP, EXCHANGE_STEP, REINFORCE_STEP, OVER_STEP = range(8)
STEP_NAMES = ("swap", "draft", "action", "march", "march-action", "exchange", "reinforce", "over")

# Reasons for the end
POINTS_REASON, SHARED_REASON, LAST_REASON, EMPTY_REASON = range(1, 5)
EMPTY_SHARED_REASON, IDLE_REASON, REPETITION_REASON, ROUND_LIMIT_REASON = range(5, 9)
REASON_NAMES = ("", "points", "shared", "last", "empty", "empty-shared", "idle", "repetition", "round-limit")
REASON_RULES = ("", "E8.1", "E8.5", "E8.2", "E8.4", "E16.2", "E3.7", "E8.7", "E8.7")

# ------------------------------------------------------------------------------------------------------------ decisions
# A decision is one integer: kind, space, target, count, Emperor, zones, from the lowest bits up.
KEEP, SWAP, DRAFT, MOVE, SCATTER, CONSTRUCT, SAND, PASS, MARCH, REST, GIVE, REINFORCE, MOON, FINISH = range(14)
KIND_NAMES = (
    *("keep", "swap", "draft", "move", "scatter", "construct", "sand"),
    *("pass", "march", "rest", "give", "reinforce", "moon", "finish"),
)
KIND_BITS = 0xF
SPACE_SHIFT = 4
TARGET_SHIFT = 11
COUNT_SHIFT = 18
EMPEROR_SHIFT = 21
ZONES_SHIFT = 22
SPACE_BITS = 0x7F
COUNT_BITS = 0x7
ZONES_BITS = 0xFFFF

# -------------------------------------------------------------------------------------------------------------- scratch
ROWS = 0
"""Number of rows in the list of legal decisions."""
SCATTERS = 2
"""Number of scatterings among the legal decisions."""
OWN = 4
"""Masks of own stacks of at most 0, 1, 2, 3, 4 discs: two for each height."""
FOE = 14
"""Masks of enemy stacks of exactly 0, 1, 2, 3, 4 discs: two for each height."""
EMPTY = 24
MEET = 22
"""Masks of the stacks that a move with 1 to 4 discs may end on, without and with an Emperor: four for each number of
discs."""
STORMY = 42
"""Masks of the tempest spaces that would cost the moving stack a disc."""
ENDS = 44
"""First printing: masks of the ends reached at a cost of 0, 1, 2, 3 discs."""
TARGETS = 52
"""First printing: masks of the stacks reached at these costs."""
REGIONS = 60
"""Connected groups of empty spaces. A row has two masks of the group and two of everything one step away from it."""
REGION_ROW = 4
REGION_ROWS = MAX_SPACES
LIST = REGIONS + REGION_ROW * REGION_ROWS
"""Start of the list of legal decisions. A row is a decision and two masks of its possible ends; both masks are 0 if the
decision is complete."""
LIST_ROW = 3
WALKS = 1
"""The entry that holds the start of the walks of one stack: the different sets of zones it can cross. A row is the
zones, two masks of the spaces reached, and two masks of the spaces one step away."""
WALK_ROW = 5


def working_space(zones: int, printing: int, most_steps: int) -> tuple[int, int]:
    """Return the length of the working space and the place where the walks begin.

    It depends on the number of zones of the board and on the largest number of steps from one space.
    """
    crossed = sum(comb(zones, count) for count in range(4))
    moves = 17 * crossed * (1 + zones)  # 16 stacks, and the one with the Emperor twice
    others = 16 * 6 * 4 + 3 * MAX_SPACES + 16  # constructions, placements, the rest
    walks_begin = LIST + LIST_ROW * (moves + others)
    sets = sum(comb(zones, count) for count in range(5))
    ways_out = most_steps if printing == FIRST_PRINTING else 1
    return walks_begin + WALK_ROW * (sets * ways_out + 1), walks_begin
