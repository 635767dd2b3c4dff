"""The decision table of Legends: every decision as one to three small choices.

The table is the same for every map, number of players and variant. A decision with several parts takes several choices:
for a step the region that the army leaves, then the region it enters; for a destruction the region, the colour and the
Bandit King's coin; for a board its side, then its turn. A part with only one option is skipped, except the first choice
of a decision. Every offered choice leads to a legal decision, and every legal decision can be reached.

``pending`` is a short flat array beside the state. It holds the choices made so far, the list of legal decisions and
the set of rows that are offered now.
"""

from __future__ import annotations

from tetrarch.core.kernel import Flat, kernel, mass_kernel
from tetrarch.core.spaces import WORD, add_offer, clear_offers, first_offered, is_offered, number_rows
from tetrarch.legends.rules import layout as at
from tetrarch.legends.rules.turn import legal_decisions, play_decision

TABLE_VERSION = 1
"""Raised when a number of the table changes its meaning; new rows at the end do not raise it."""

MOST_COINS = 12
"""The highest possible bid (L2.6)."""

TABLE = number_rows(
    [
        (
            "region",
            at.MAX_REGIONS,
            "a region: for a token, coins, an army or a city, for a destruction, or the start and then the end of "
            "a step",
        ),
        ("stop", 1, "skip the rest of a part, both halves, or the Fairy Queen's card (L4.3, L12.6)"),
        ("card", at.MAX_ROW, "the card in this place of the row, from the left (L4.1)"),
        ("half", 2, "a half of an “or” (L4.4)"),
        ("bid", MOST_COINS + 1, "a bid of 0 to 12 coins (L3.1)"),
        (
            "colour",
            5,
            "the deciding seat, the next, the second, the third, and the neutral colour: the first player (L3.1) "
            "or the owner of the destroyed army (L5.4)",
        ),
        ("coin", 2, "the Bandit King does not take, or takes, a coin (L12.6)"),
        ("side", at.MAX_SIDES, "a side of a board for the next slot (L2.1)"),
        ("turn", 4, "its quarter turns, clockwise"),
        ("slot", 4, "the slot of the central board (L12.10)"),
    ]
)
"""The rows of the table."""
TABLE_SIZE = TABLE[-1].first + TABLE[-1].rows
REGION_CHOICE, STOP_CHOICE, CARD_CHOICE, HALF_CHOICE, BID_CHOICE = (entry.first for entry in TABLE[:5])
COLOUR_CHOICE, COIN_CHOICE, SIDE_CHOICE, TURN_CHOICE, SLOT_CHOICE = (entry.first for entry in TABLE[5:])

# The entries of ``pending``
OFFER_WORDS = (TABLE_SIZE + WORD - 1) // WORD
"""The first entries: the rows of the table that are offered now."""
KNOWN = OFFER_WORDS
"""Mask of the bits of the decision that are settled."""
PARTIAL = KNOWN + 1
"""The values of the settled bits."""
LISTED = KNOWN + 2
"""The number of legal decisions in the list; -1 if they are too many to keep and are listed again."""
DECIDED = KNOWN + 3
"""The decision that the last choice completed, or -1."""
KEPT_LIST = KNOWN + 4
"""The legal decisions."""
KEPT_ROWS = 128
PENDING_SIZE = KEPT_LIST + KEPT_ROWS

ONE_FIELD = at.NUMBER_BITS << at.ONE_SHIFT
TWO_FIELD = at.NUMBER_BITS << at.TWO_SHIFT
THREE_FIELD = at.NUMBER_BITS << at.THREE_SHIFT


@mass_kernel
def begin_choices(board: Flat, state: Flat, scratch: Flat, pending: Flat) -> None:
    """Start the choices for a new decision."""
    pending[KNOWN] = 0
    pending[PARTIAL] = 0
    pending[LISTED] = 0
    clear_offers(pending, OFFER_WORDS)
    if state[at.STEP] == at.OVER_STEP or state[at.STEP] == at.DEAL_STEP:
        return
    found = legal_decisions(board, state, scratch, scratch)
    if found > KEPT_ROWS:
        pending[LISTED] = -1
        offer(board, state, scratch[:found], pending)
        return
    pending[LISTED] = found
    for place in range(found):
        pending[KEPT_LIST + place] = scratch[place]
    offer(board, state, pending[KEPT_LIST : KEPT_LIST + found], pending)


@mass_kernel
def choose(board: Flat, state: Flat, scratch: Flat, pending: Flat, choice: int) -> int:
    """Make a choice: returns 1 if it completed a decision, 0 if more choices follow, -1 if it is not offered."""
    if not is_offered(pending, OFFER_WORDS, choice):
        return -1
    found = pending[LISTED]
    if found < 0:
        found = legal_decisions(board, state, scratch, scratch)
        decision = settle(board, state, scratch[:found], pending, choice)
    else:
        decision = settle(board, state, pending[KEPT_LIST : KEPT_LIST + found], pending, choice)
    pending[DECIDED] = decision
    if decision < 0:
        return 0
    play_decision(board, state, scratch, decision)
    begin_choices(board, state, scratch, pending)
    return 1


@kernel
def settle(board: Flat, state: Flat, legal: Flat, pending: Flat, choice: int) -> int:
    """Apply a choice and all choices with one option; returns the completed decision, or -1."""
    while True:
        narrow(board, state, pending, choice)
        decision = only_decision(legal, pending)
        if decision >= 0:
            return decision
        if offer(board, state, legal, pending) > 1:
            return -1
        choice = first_offered(pending, OFFER_WORDS)


@kernel
def only_decision(legal: Flat, pending: Flat) -> int:
    """The only decision that agrees with the choices so far, or -1 if there are several."""
    found = -1
    for place in range(len(legal)):
        if legal[place] & pending[KNOWN] == pending[PARTIAL]:
            if found >= 0:
                return -1
            found = legal[place]
    return found


@mass_kernel
def next_choice(board: Flat, state: Flat, pending: Flat, decision: int) -> int:
    """The next row of the table on the way to a legal decision."""
    known = pending[KNOWN]
    kind = decision & at.KIND_BITS
    one = (decision >> at.ONE_SHIFT) & at.NUMBER_BITS
    two = (decision >> at.TWO_SHIFT) & at.NUMBER_BITS
    if kind == at.LAY:
        if known & ONE_FIELD == 0:
            return SIDE_CHOICE + 2 * one + two
        return TURN_CHOICE + ((decision >> at.THREE_SHIFT) & at.NUMBER_BITS)
    if kind == at.STOP:
        return STOP_CHOICE
    if kind == at.TAKE:
        return CARD_CHOICE + one
    if kind == at.HALF:
        return HALF_CHOICE + one
    if kind == at.BID_COINS:
        return BID_CHOICE + one
    if kind == at.NAME_FIRST:
        return COLOUR_CHOICE + colour_from(board, state, one)
    if kind == at.CENTRE:
        return SLOT_CHOICE + one
    if known & ONE_FIELD == 0:
        return REGION_CHOICE + one
    if kind == at.MOVE:
        return REGION_CHOICE + two
    if known & TWO_FIELD == 0:  # DESTROY
        return COLOUR_CHOICE + colour_from(board, state, two)
    return COIN_CHOICE + ((decision >> at.THREE_SHIFT) & at.NUMBER_BITS)


@kernel
def colour_from(board: Flat, state: Flat, colour: int) -> int:
    """A colour relative to the deciding seat: 0 for itself, then clockwise; neutral stays 4."""
    if colour == at.NEUTRAL_COLOUR:
        return colour
    return (colour - state[at.DECIDER]) % board[at.PLAYERS]


@kernel
def colour_to(board: Flat, state: Flat, colour: int) -> int:
    """The colour for a number relative to the deciding seat."""
    if colour == at.NEUTRAL_COLOUR:
        return colour
    return (colour + state[at.DECIDER]) % board[at.PLAYERS]


@kernel
def offer(board: Flat, state: Flat, legal: Flat, pending: Flat) -> int:
    """Offer every row of the table that leads to a legal decision; returns how many there are."""
    clear_offers(pending, OFFER_WORDS)
    found = 0
    for place in range(len(legal)):
        if legal[place] & pending[KNOWN] == pending[PARTIAL]:
            found += add_offer(pending, next_choice(board, state, pending, legal[place]))
    return found


@kernel
def narrow(board: Flat, state: Flat, pending: Flat, choice: int) -> None:
    """Settle the bits of the decision that an offered choice stands for."""
    known = pending[KNOWN]
    field = ONE_FIELD
    value = 0
    if choice < STOP_CHOICE:
        if known & ONE_FIELD:
            field = TWO_FIELD
            value = (choice - REGION_CHOICE) << at.TWO_SHIFT
        else:
            value = (choice - REGION_CHOICE) << at.ONE_SHIFT
            if state[at.STEP] >= at.PLACE_STEP:  # stopping is a decision without a region
                field = ONE_FIELD | at.KIND_BITS
                value |= state[at.STEP] - at.PLACE_STEP + at.PLACE
    elif choice == STOP_CHOICE:
        field = at.KIND_BITS
        value = at.STOP
    elif choice < HALF_CHOICE:
        field = ONE_FIELD | at.KIND_BITS
        value = at.TAKE | (choice - CARD_CHOICE) << at.ONE_SHIFT
    elif choice < BID_CHOICE:
        field = ONE_FIELD | at.KIND_BITS
        value = at.HALF | (choice - HALF_CHOICE) << at.ONE_SHIFT
    elif choice < COLOUR_CHOICE:
        value = (choice - BID_CHOICE) << at.ONE_SHIFT
    elif choice < COIN_CHOICE:
        colour = colour_to(board, state, choice - COLOUR_CHOICE)
        if known & ONE_FIELD:
            field = TWO_FIELD
            value = colour << at.TWO_SHIFT
        else:
            value = colour << at.ONE_SHIFT
    elif choice < SIDE_CHOICE:
        field = THREE_FIELD
        value = (choice - COIN_CHOICE) << at.THREE_SHIFT
    elif choice < TURN_CHOICE:
        side = choice - SIDE_CHOICE
        field = ONE_FIELD | TWO_FIELD
        value = (side >> 1) << at.ONE_SHIFT | (side & 1) << at.TWO_SHIFT
    elif choice < SLOT_CHOICE:
        field = THREE_FIELD
        value = (choice - TURN_CHOICE) << at.THREE_SHIFT
    else:
        value = (choice - SLOT_CHOICE) << at.ONE_SHIFT
    pending[KNOWN] = known | field
    pending[PARTIAL] |= value
