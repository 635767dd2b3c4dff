"""The observation of a seat in Legends: planes of regions and cards, then scalars, all as bytes.

An observation holds only what the seat may know (L9.1): it has no deck order, no secret bid of another seat, no
face-down token that the seat has not seen, and no unrevealed result of chance. Seats are counted clockwise from the
observing seat.
"""

from __future__ import annotations

from tetrarch.core.kernel import Bytes, Flat, kernel, lowest_bit, mass_kernel
from tetrarch.core.spaces import clear_bytes, lay_out
from tetrarch.legends.encoding.decision_table import KNOWN, ONE_FIELD, PARTIAL, TWO_FIELD
from tetrarch.legends.rules import layout as at
from tetrarch.legends.rules.founding import side_value
from tetrarch.legends.rules.state import armies_in, card_value, cities_in

OBSERVATION_VERSION = 1
"""Raised when a field changes its place or meaning."""

MOST = 255
ZERO_VP = 64
"""The value that stands for 0 victory points, as sums may be negative."""
STEPS_KNOWN = len(at.STEP_NAMES)
VARIANTS_KNOWN = at.RECTANGLE - at.MATCH + 1
_REGIONS = (at.MAX_REGIONS,)
_CARDS = (at.MAX_CARDS,)

PLANES = lay_out(
    [
        ("armies", (5, *_REGIONS), 31, "by seat, then neutral: armies in the region"),
        ("cities", (4, *_REGIONS), 3, "by seat: cities in the region"),
        ("on_map", _REGIONS, 1, "the region is in play"),
        ("slot", (4, *_REGIONS), 1, "by slot: the region is on the board in that slot"),
        ("start", _REGIONS, 1, "the starting region"),
        ("citadel", _REGIONS, 1, "a citadel (L12.3)"),
        ("portal", _REGIONS, 1, "a portal (L12.4)"),
        ("rogues", _REGIONS, 1, "the rogues (L12.4)"),
        ("dragon", _REGIONS, 1, "the dragon (L12.4)"),
        ("merchant", _REGIONS, 1, "merchants' coins (L12.7)"),
        ("token", (7, *_REGIONS), 1, "by face, then unknown: an explore token with that face (L12.2)"),
        ("looked", (4, *_REGIONS), 1, "by seat: it knows the face of the token there (L12.9)"),
        ("source", _REGIONS, 1, "the region chosen first for the current decision"),
        ("row", (at.MAX_ROW, *_CARDS), 1, "by place from the left: the card in that place"),
        ("owned", (4, *_CARDS), 1, "by seat: the card is its own"),
        ("deck", _CARDS, 1, "the card is still in the deck"),
        ("hand", _CARDS, 1, "the card whose action is performed"),
    ]
)
"""The planes: of 48 regions, then of 48 cards, in the order of the components."""

_FIRSTS = [field.first for field in PLANES]
ARMIES_PLANE, CITIES_PLANE, ON_MAP_PLANE, SLOT_PLANE, START_PLANE, CITADEL_PLANE, PORTAL_PLANE = _FIRSTS[:7]
ROGUES_PLANE, DRAGON_PLANE, MERCHANT_PLANE, TOKEN_PLANE, LOOKED_PLANE, SOURCE_PLANE = _FIRSTS[7:13]
ROW_PLANE, OWNED_PLANE, DECK_PLANE, HAND_PLANE = _FIRSTS[13:]
PLANES_SIZE = HAND_PLANE + at.MAX_CARDS

_SCALARS = [
    ("step", (STEPS_KNOWN,), 1, "the current step"),
    ("side", (at.MAX_SIDES,), 1, "the side chosen for the next slot"),
    ("colour", (5,), 1, "by seat, then neutral: the colour chosen for a destruction"),
    ("turn", (4,), 1, "by seat: its turn"),
    ("players", (3,), 1, "2, 3 or 4 players"),
    ("first_printing", (1,), 1, "the rules of the first printing (L13.2)"),
    ("variants", (VARIANTS_KNOWN,), 1, "the variants, in the order of L12"),
    ("game", (1,), 3, "the game of the match"),
    ("count", (1,), 10, "decisions made in this step of the set-up"),
    ("part", (1,), 1, "which part of the action it is"),
    ("points", (1,), MOST, "armies or movement points left in the part"),
    ("neutral_left", (1,), 10, "neutral armies still to be placed"),
    ("deck_left", (1,), at.MAX_CARDS, "cards left in the deck"),
    ("queen_done", (1,), 1, "the Fairy Queen has answered the offer of her last card"),
    ("slot_turn", (4, 4), 1, "by slot: the quarter turns of its board"),
    ("centre", (4,), 1, "by slot: the central board"),
    ("founder", (4,), 1, "by seat: the founder"),
    ("first", (4,), 1, "by seat: the first player"),
    ("dragon_owner", (4,), 1, "by seat: has slain the dragon"),
    ("token_owner", (4, at.TOKENS), 1, "by seat: the explore tokens it has taken"),
    ("leader", (4, 4), 1, "by seat: its leader, in the order of L12.6"),
    ("has_bid", (4,), 1, "by seat: its bid is in"),
    ("bid", (4,), 13, "by seat: its bid plus 1; 0 if there is none or it is secret"),
    ("age", (4,), 3, "by seat: rank in the age order, 0 for the youngest (L3.2)"),
    ("die", (4,), 4, "by seat: rank in the die's order from 1, once it is revealed (L12.8)"),
    ("coins", (4,), MOST, "by seat: coins"),
    ("taken", (4,), at.MAX_CARDS, "by seat: cards taken"),
    ("move_bonus", (4,), MOST, "by seat: bonus to each move"),
    ("army_bonus", (4,), MOST, "by seat: bonus to each placement"),
    ("flying", (4,), MOST, "by seat: flying abilities"),
    ("elixirs", (4,), MOST, "by seat: elixirs"),
    ("immune", (4,), 1, "by seat: immune (L6.9)"),
    ("supply", (4,), 18, "by seat: armies in the supply"),
    ("armies_on_map", (4,), 18, "by seat: armies on the map"),
    ("cities_left", (4,), 3, "by seat: cities not built yet"),
    ("kept", (4,), 18, "by seat: its armies kept by the Red Sorceress"),
    ("total", (4,), MOST, "by seat: points from the finished games of the match, plus 64"),
]
SCALARS = tuple(field._replace(first=field.first + PLANES_SIZE) for field in lay_out(_SCALARS))
"""The scalars, which follow the planes."""
OBSERVATION_SIZE = SCALARS[-1].first + SCALARS[-1].size
FIELDS = (*PLANES, *SCALARS)
"""All fields in order."""


@mass_kernel
def observe(board: Flat, state: Flat, pending: Flat, seat: int, out: Bytes) -> None:
    """Write everything that a seat may know, from its point of view."""
    clear_bytes(out, OBSERVATION_SIZE)
    observe_map(board, state, seat, out)
    observe_tokens(board, state, seat, out)
    observe_cards(board, state, seat, out)
    place = observe_moment(board, state, seat, out)
    observe_seats(board, state, seat, out, place)
    observe_choices(board, state, pending, seat, out)


@kernel
def seat_from(board: Flat, seat: int, other: int) -> int:
    """A seat number relative to the observing seat: 0 for itself, then clockwise."""
    return other - seat if other >= seat else other - seat + board[at.PLAYERS]


@kernel
def observe_choices(board: Flat, state: Flat, pending: Flat, seat: int, out: Bytes) -> None:
    """Write the choices made so far for the current decision; nothing else changes until it is complete."""
    known = pending[KNOWN]
    one = (pending[PARTIAL] >> at.ONE_SHIFT) & at.NUMBER_BITS
    two = (pending[PARTIAL] >> at.TWO_SHIFT) & at.NUMBER_BITS
    place = PLANES_SIZE + STEPS_KNOWN
    if known & ONE_FIELD == 0:
        return
    if state[at.STEP] == at.LAY_STEP:
        out[place + 2 * one + two] = 1
        return
    out[SOURCE_PLANE + one] = 1
    if known & TWO_FIELD:
        out[place + at.MAX_SIDES + (two if two == at.NEUTRAL_COLOUR else seat_from(board, seat, two))] = 1


@kernel
def mark_regions(out: Bytes, plane: int, regions: int) -> None:
    """Set a plane to 1 in the masked regions."""
    while regions:
        out[plane + lowest_bit(regions)] = 1
        regions &= regions - 1


@kernel
def observe_map(board: Flat, state: Flat, seat: int, out: Bytes) -> None:
    """Write the contents of the regions."""
    players = board[at.PLAYERS]
    regions = state[at.ON_MAP]
    while regions:
        region = lowest_bit(regions)
        regions &= regions - 1
        out[ON_MAP_PLANE + region] = 1
        here = state[at.STACKS + region]
        if here == 0:
            continue
        for colour in range(players):
            plane = seat_from(board, seat, colour) * at.MAX_REGIONS + region
            out[ARMIES_PLANE + plane] = armies_in(here, colour)
            out[CITIES_PLANE + plane] = cities_in(here, colour)
        out[ARMIES_PLANE + at.NEUTRAL_COLOUR * at.MAX_REGIONS + region] = armies_in(here, at.NEUTRAL_COLOUR)
    for slot in range(4):
        side = state[at.SLOT_SIDE + slot]
        if side >= 0:
            mark_regions(out, SLOT_PLANE + slot * at.MAX_REGIONS, side_value(board, side, at.SIDE_REGIONS))
    mark_regions(out, CITADEL_PLANE, state[at.CITADEL_REGIONS])
    mark_regions(out, PORTAL_PLANE, state[at.PORTAL_REGIONS])
    mark_regions(out, MERCHANT_PLANE, state[at.MERCHANT_REGIONS])
    if state[at.START_REGION] >= 0:
        out[START_PLANE + state[at.START_REGION]] = 1
    if state[at.ROGUES_REGION] >= 0:
        out[ROGUES_PLANE + state[at.ROGUES_REGION]] = 1
    if state[at.DRAGON_REGION] >= 0:
        out[DRAGON_PLANE + state[at.DRAGON_REGION]] = 1


@kernel
def observe_tokens(board: Flat, state: Flat, seat: int, out: Bytes) -> None:
    """Write the explore tokens on the map, with the faces that the seat knows (L12.2, L12.9)."""
    players = board[at.PLAYERS]
    for token in range(at.TOKENS):
        region = state[at.TOKEN_REGION + token]
        if region < 0:
            continue
        seen = state[at.TOKEN_SEEN + token]
        face = state[at.TOKEN_FACE + token] if (seen >> seat) & 1 else at.TOKENS
        out[TOKEN_PLANE + face * at.MAX_REGIONS + region] = 1
        for other in range(players):
            if (seen >> other) & 1:
                out[LOOKED_PLANE + seat_from(board, seat, other) * at.MAX_REGIONS + region] = 1


@kernel
def observe_cards(board: Flat, state: Flat, seat: int, out: Bytes) -> None:
    """Write where the cards are; the contents of the deck are public, its order is not (L9.1)."""
    players = board[at.PLAYERS]
    gone = 0
    for place in range(at.MAX_ROW):
        card = state[at.ROW + place]
        if card >= 0:
            out[ROW_PLANE + place * at.MAX_CARDS + card] = 1
            gone |= 1 << card
    for other in range(players):
        owned = state[at.OWNED + other]
        gone |= owned
        plane = OWNED_PLANE + seat_from(board, seat, other) * at.MAX_CARDS
        while owned:
            out[plane + lowest_bit(owned)] = 1
            owned &= owned - 1
    if state[at.DECK_LEFT] > 0:
        for card in range(board[at.CARDS]):
            if (gone >> card) & 1 == 0 and card_value(board, card, at.CARD_MIN_PLAYERS) <= players:
                out[DECK_PLANE + card] = 1
    if state[at.CARD] >= 0:
        out[HAND_PLANE + state[at.CARD]] = 1


@kernel
def observe_moment(board: Flat, state: Flat, seat: int, out: Bytes) -> int:
    """Write the scalars of the position and the table; returns where those of the seats begin."""
    players = board[at.PLAYERS]
    place = PLANES_SIZE
    out[place + state[at.STEP]] = 1
    place += STEPS_KNOWN + at.MAX_SIDES + 5
    out[place + seat_from(board, seat, state[at.SEAT])] = 1
    place += 4
    out[place + players - 2] = 1
    out[place + 3] = board[at.PRINTING]
    place += 4
    for variant in range(VARIANTS_KNOWN):
        out[place + variant] = board[at.MATCH + variant]
    place += VARIANTS_KNOWN
    out[place] = state[at.GAME]
    out[place + 1] = state[at.COUNT]
    out[place + 2] = state[at.PART]
    out[place + 3] = min(state[at.POINTS], MOST)
    out[place + 4] = state[at.NEUTRAL_LEFT]
    out[place + 5] = state[at.DECK_LEFT]
    out[place + 6] = state[at.QUEEN_DONE]
    place += 7
    for slot in range(4):
        if state[at.SLOT_TURN + slot] >= 0:
            out[place + 4 * slot + state[at.SLOT_TURN + slot]] = 1
    place += 16
    if state[at.STEP] > at.CENTRE_STEP:
        out[place + state[at.CENTRE_SLOT]] = 1
    place += 4
    out[place + seat_from(board, seat, state[at.FOUNDER])] = 1
    if state[at.FIRST] >= 0:
        out[place + 4 + seat_from(board, seat, state[at.FIRST])] = 1
    if state[at.DRAGON_OWNER] >= 0:
        out[place + 8 + seat_from(board, seat, state[at.DRAGON_OWNER])] = 1
    place += 12
    for token in range(at.TOKENS):
        if state[at.TOKEN_OWNER + token] >= 0:
            out[
                place + at.TOKENS * seat_from(board, seat, state[at.TOKEN_OWNER + token]) + state[at.TOKEN_FACE + token]
            ] = 1
    return place + 4 * at.TOKENS


@kernel
def observe_seats(board: Flat, state: Flat, seat: int, out: Bytes, place: int) -> None:
    """Write the scalars of the seats, each field by seat; fields that are hidden from the seat stay 0 (L9.1)."""
    players = board[at.PLAYERS]
    step = state[at.STEP]
    for other in range(players):
        whose = seat_from(board, seat, other)
        if step > at.MERCHANT_STEP and state[at.LEADER + other] >= 0:
            out[place + 4 * whose + state[at.LEADER + other]] = 1
        field = place + 16 + whose
        bid = state[at.BID + other]
        if bid != -1:
            out[field] = 1
            if step != at.BID_STEP or other == seat:
                out[field + 4] = bid + 1
        out[field + 8] = state[at.AGE + other]
        if board[at.DIE] and step >= at.FIRST_STEP:
            out[field + 12] = state[at.DIE_RANK + other] + 1
        out[field + 16] = min(state[at.COINS + other], MOST)
        out[field + 20] = state[at.TAKEN + other]
        out[field + 24] = min(state[at.MOVE_BONUS + other], MOST)
        out[field + 28] = min(state[at.ARMY_BONUS + other], MOST)
        out[field + 32] = min(state[at.FLYING + other], MOST)
        out[field + 36] = min(state[at.ELIXIRS + other], MOST)
        out[field + 40] = state[at.IMMUNE + other]
        out[field + 44] = state[at.SUPPLY + other]
        out[field + 48] = state[at.ARMIES + other]
        out[field + 52] = state[at.CITIES_LEFT + other]
        out[field + 56] = state[at.KEPT + other]
        out[field + 60] = min(max(state[at.TOTAL_VP + other] + ZERO_VP, 0), MOST)
