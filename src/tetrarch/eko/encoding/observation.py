"""The observation of a seat in Ekö: planes on the canvas, then scalars, all as bytes.

Ekö has no hidden information (E3.6), so every seat sees everything from its own point of view: seats are counted
clockwise from the observing seat. The terrain planes are constant on a board and written once; the rest is written each
time.
"""

from __future__ import annotations

from tetrarch.core.kernel import Bytes, Flat, kernel, lowest_bit, mass_kernel
from tetrarch.core.spaces import Field, clear_bytes, lay_out
from tetrarch.eko.encoding import canvas
from tetrarch.eko.encoding import decision_table as table
from tetrarch.eko.encoding.canvas import CHANNELS, WIDTH
from tetrarch.eko.rules import layout as at
from tetrarch.eko.rules.state import builder_of, has_emperor, height_of, owner_of, points_of, worth_of

OBSERVATION_VERSION = 1
"""Raised when a field changes its place or meaning."""

MOST = 255
STEPS_KNOWN = len(at.STEP_NAMES)
_CHANGING = (
    ("discs", 4, 4, "by seat: discs of the stack, the Emperor included"),
    ("emperor", 4, 1, "by seat: the Emperor is in the stack"),
    ("building", 4, 3, "by seat: the worth of its building"),
    ("served", 1, 1, "discs were placed there in this phase (E12.1)"),
    ("paid", 1, 1, "the zone has taken a disc in this turn (E9.4)"),
    ("source", 1, 1, "the space chosen first for the decision that is being made"),
    ("target", 1, 1, "the space or site chosen next"),
    ("zone", 1, 1, "the zones named so far"),
)
_PLANES = [
    *(
        (f"terrain_{name}", 1, at.MAX_PYRAMIDS if name in ("pyramid", "beacon") else 1, meaning)
        for name, meaning in canvas.TERRAIN_PLANES
    ),
    *_CHANGING,
]
_FIRSTS = [sum(count for _, count, _, _ in _PLANES[:place]) for place in range(len(_PLANES))]

PLANES = tuple(
    Field(name, first, (WIDTH, WIDTH, count), most, meaning, (WIDTH * CHANNELS, CHANNELS, 1))
    for (name, count, most, meaning), first in zip(_PLANES, _FIRSTS, strict=True)
)
"""The planes: 21 by 21 cells, rows from the top, in axial coordinates; the planes of one cell are adjacent."""

DISCS_CHANNEL, EMPEROR_CHANNEL, BUILDING_CHANNEL, SERVED_CHANNEL = _FIRSTS[-8:-4]
PAID_CHANNEL, SOURCE_CHANNEL, TARGET_CHANNEL, ZONE_CHANNEL = _FIRSTS[-4:]
PLANES_SIZE = canvas.CELLS * CHANNELS

_SCALARS = [
    ("step", (STEPS_KNOWN,), 1, "what the rules ask now, one of the steps"),
    ("settled", (5,), 1, "of the decision that is being made: kind, space, target, count, zones are settled"),
    ("count", (1,), 3, "the count that is settled"),
    ("turn", (4,), 1, "by seat: its turn"),
    ("players", (3,), 1, "2, 3 or 4 players"),
    ("first_printing", (1,), 1, "the rules of the first printing (E16.2)"),
    ("round", (1,), MOST, "the round, at most 255"),
    ("rounds_left", (1,), MOST, "rounds up to the limit, this one included, at most 255; 0 without a limit (E8.7)"),
    ("repetition", (1,), 1, "the third occurrence of a position ends the game (E8.7)"),
    ("occurrences", (1,), 3, "occurrences of the position at the start of this turn, if that option is on"),
    ("marched", (1,), 1, "the march is paid"),
    ("march_barred", (1,), 1, "no march in this turn (E3.5)"),
    ("sand_used", (1,), 1, "the Temple of the Sand was used in this turn"),
    ("moon_used", (1,), 1, "the Temple of the Moon was used in this phase"),
    ("placed", (1,), 16, "ordinary placements made in this phase"),
    ("beacon_held", (1,), 1, "the Beacon was held when this phase began (E15.2)"),
    ("busy", (1,), 1, "something was done in this turn (E3.7)"),
    ("idle_turns", (1,), 4, "turns in a row in which nothing was done"),
    ("soldiers", (4,), 15, "by seat: soldiers in reserve"),
    ("box", (4,), 15, "by seat: soldiers in the box"),
    ("emperor_in_reserve", (4,), 1, "by seat: its Emperor waits in the reserve"),
    ("captive", (4, 4), 1, "by seat, then by seat: the Emperor of the first is the second's captive (E6.1)"),
    ("discs_on_board", (4,), 16, "by seat: discs on the board"),
    ("supply", (4, 3), 5, "by seat: encampments, towers and castles left"),
    ("points", (4,), MOST, "by seat: points (E8.1)"),
    ("capitals", (4,), MOST, "by seat: capitals built on"),
    ("in_game", (4,), 1, "by seat: not eliminated"),
    ("first", (4,), 1, "by seat: began the game"),
]
SCALARS = tuple(field._replace(first=field.first + PLANES_SIZE) for field in lay_out(_SCALARS))
"""The scalars, which follow the planes."""
OBSERVATION_SIZE = SCALARS[-1].first + SCALARS[-1].size
FIELDS = (*PLANES, *SCALARS)
"""All fields in order."""


@mass_kernel
def draw_terrain(chart: Flat, out: Bytes) -> None:
    """Clear an observation and write what is constant on a board."""
    clear_bytes(out, OBSERVATION_SIZE)
    for mark in range(chart[canvas.MARKS]):
        drawn = chart[canvas.MARK_ROWS + mark]
        out[drawn & canvas.MARK_BITS] = drawn >> canvas.MARK_SHIFT


@mass_kernel
def observe(board: Flat, chart: Flat, state: Flat, pending: Flat, seat: int, out: Bytes) -> None:
    """Write everything that changes, from the point of view of a seat, over the terrain of the same board."""
    observe_spaces(board, chart, state, seat, out)
    observe_sites(board, chart, state, seat, out)
    observe_scalars(board, state, seat, out)
    observe_choices(board, chart, pending, out)


@kernel
def seat_from(board: Flat, seat: int, other: int) -> int:
    """A seat number relative to the observing seat: 0 for itself, then clockwise."""
    return other - seat if other >= seat else other - seat + board[at.PLAYERS]


@kernel
def observe_spaces(board: Flat, chart: Flat, state: Flat, seat: int, out: Bytes) -> None:
    """Write the stacks and the turn's marks on spaces; requires that nothing is chosen yet."""
    for space in range(board[at.SPACES]):
        cell = chart[canvas.SPACE_CELL + space] * CHANNELS
        for channel in range(DISCS_CHANNEL, CHANNELS):
            out[cell + channel] = 0
        stack = state[at.STACKS + space]
        if stack:
            whose = cell + seat_from(board, seat, owner_of(stack))
            out[whose + DISCS_CHANNEL] = height_of(stack)
            out[whose + EMPEROR_CHANNEL] = has_emperor(stack)
    mark_spaces(chart, state[at.SERVED], state[at.SERVED + 1], SERVED_CHANNEL, out)
    mark_zones(board, chart, state[at.ZONES_PAID], PAID_CHANNEL, out)


@kernel
def mark_spaces(chart: Flat, low: int, high: int, channel: int, out: Bytes) -> None:
    """Set a plane to 1 on the masked spaces."""
    while low:
        out[chart[canvas.SPACE_CELL + lowest_bit(low)] * CHANNELS + channel] = 1
        low &= low - 1
    while high:
        out[chart[canvas.SPACE_CELL + at.WORD + lowest_bit(high)] * CHANNELS + channel] = 1
        high &= high - 1


@kernel
def mark_zones(board: Flat, chart: Flat, zones: int, channel: int, out: Bytes) -> None:
    """Set a plane to 1 on the spaces of the masked zones."""
    while zones:
        zone = at.ZONE_SPACES + 2 * lowest_bit(zones)
        mark_spaces(chart, board[zone], board[zone + 1], channel, out)
        zones &= zones - 1


@kernel
def observe_sites(board: Flat, chart: Flat, state: Flat, seat: int, out: Bytes) -> None:
    """Write the buildings; requires that nothing is chosen yet."""
    buildings = at.STACKS + board[at.SPACES]
    for site in range(board[at.SITES]):
        cell = chart[canvas.SITE_CELL + site] * CHANNELS
        for channel in range(BUILDING_CHANNEL, CHANNELS):
            out[cell + channel] = 0
        building = state[buildings + site]
        if building:
            out[cell + BUILDING_CHANNEL + seat_from(board, seat, builder_of(building))] = worth_of(building)


@kernel
def observe_choices(board: Flat, chart: Flat, pending: Flat, out: Bytes) -> None:
    """Write the choices made so far for the current decision; nothing else changes until it is complete."""
    known = pending[table.KNOWN]
    if known == 0:
        return
    partial = pending[table.PARTIAL]
    if known & table.SPACE_FIELD:
        out[chart[canvas.SPACE_CELL + ((partial >> at.SPACE_SHIFT) & at.SPACE_BITS)] * CHANNELS + SOURCE_CHANNEL] = 1
    if known & table.TARGET_FIELD:
        cells = canvas.SITE_CELL if partial & at.KIND_BITS == at.CONSTRUCT else canvas.SPACE_CELL
        out[chart[cells + ((partial >> at.TARGET_SHIFT) & at.SPACE_BITS)] * CHANNELS + TARGET_CHANNEL] = 1
    mark_zones(board, chart, pending[table.CHOSEN], ZONE_CHANNEL, out)
    place = PLANES_SIZE + STEPS_KNOWN
    out[place] = 1 if known & at.KIND_BITS else 0
    out[place + 1] = 1 if known & table.SPACE_FIELD else 0
    out[place + 2] = 1 if known & table.TARGET_FIELD else 0
    out[place + 3] = 1 if known & table.COUNT_FIELD else 0
    out[place + 4] = 1 if known & table.ZONES_FIELD else 0
    out[place + 5] = (partial >> at.COUNT_SHIFT) & at.COUNT_BITS


@kernel
def occurrences(board: Flat, state: Flat) -> int:
    """Number of occurrences of the last recorded position (E8.7)."""
    length = state[at.HISTORY_LENGTH]
    if length == 0:
        return 0
    begin = at.STACKS + board[at.SPACES] + board[at.SITES]
    times = 0
    for place in range(begin, begin + length):
        if state[place] == state[begin + length - 1]:
            times += 1
    return times


@kernel
def observe_scalars(board: Flat, state: Flat, seat: int, out: Bytes) -> None:
    """Write the scalars, one field after the other; requires that nothing is chosen yet."""
    players = board[at.PLAYERS]
    for place in range(PLANES_SIZE, OBSERVATION_SIZE):
        out[place] = 0
    place = PLANES_SIZE
    out[place + state[at.STEP]] = 1
    place += STEPS_KNOWN + 6
    out[place + seat_from(board, seat, state[at.SEAT])] = 1
    place += 4
    out[place + players - 2] = 1
    out[place + 3] = board[at.PRINTING]
    out[place + 4] = min(state[at.ROUND], MOST)
    if board[at.ROUND_LIMIT] > 0:
        out[place + 5] = min(board[at.ROUND_LIMIT] - state[at.ROUND] + 1, MOST)
    out[place + 6] = board[at.REPETITION]
    if board[at.REPETITION]:
        out[place + 7] = min(occurrences(board, state), 3)
    place += 8
    out[place] = state[at.MARCHED]
    out[place + 1] = state[at.MARCH_BARRED]
    out[place + 2] = state[at.SAND_USED]
    out[place + 3] = state[at.MOON_USED]
    out[place + 4] = state[at.PLACED]
    out[place + 5] = state[at.BEACON_HELD]
    out[place + 6] = state[at.BUSY]
    out[place + 7] = state[at.IDLE_TURNS]
    place += 8
    for other in range(players):
        whose = seat_from(board, seat, other)
        out[place + whose] = state[at.SOLDIERS + other]
        out[place + 4 + whose] = state[at.BOX + other]
        emperor = state[at.EMPEROR + other]
        if emperor == at.IN_RESERVE:
            out[place + 8 + whose] = 1
        elif emperor <= at.CAPTIVE:
            out[place + 12 + 4 * whose + seat_from(board, seat, at.CAPTIVE - emperor)] = 1
        out[place + 28 + whose] = state[at.DISCS + other]
        for worth in range(3):
            out[place + 32 + 3 * whose + worth] = state[at.SUPPLY + 3 * other + worth]
        out[place + 44 + whose] = points_of(board, state, other)
        out[place + 48 + whose] = state[at.CAPITALS + other]
        out[place + 52 + whose] = (state[at.IN_GAME] >> other) & 1
    out[place + 56 + seat_from(board, seat, state[at.FIRST])] = 1
