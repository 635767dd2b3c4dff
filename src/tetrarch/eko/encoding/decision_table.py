"""The decision table of Ekö: every decision as one to four small choices.

The table is the same for every board, number of players and variant. A decision with several parts takes several
choices: first the space, then where its stack goes or builds, then the parts that are still open. A part with only one
option is skipped, except the first choice of a decision (E18.1). Every offered choice leads to a legal decision, and
every legal decision can be reached.

``pending`` is a short flat array beside the state. It holds the choices made so far, the list of legal decisions and
the set of rows that are offered now.
"""

from __future__ import annotations

from tetrarch.core.kernel import Flat, count_bits, kernel, lowest_bit, mass_kernel
from tetrarch.core.spaces import WORD, add_offer, clear_offers, first_offered, is_offered, number_rows
from tetrarch.eko.encoding.canvas import PLACE_HEX, PLACES, SITE_PLACE, SPACE_PLACE
from tetrarch.eko.rules import layout as at
from tetrarch.eko.rules.state import zone_of
from tetrarch.eko.rules.turn import list_decisions, play_decision

TABLE_VERSION = 1
"""Raised when a number of the table changes its meaning; new rows at the end do not raise it."""

TABLE = number_rows(
    [
        (
            "place",
            PLACES,
            "a place of the canvas: the space that is swapped, drafted, served, emptied by the Temple of the Sand, or "
            "whose stack acts; then the space a stack goes to or the site it builds on; then a zone that takes a disc, "
            "by any of its spaces",
        ),
        ("keep", 1, "the Emperor stays where it is (E2.5)"),
        ("pass", 1, "no action (E3.5)"),
        ("march", 1, "the forced march (E3.3)"),
        ("rest", 1, "no march"),
        ("finish", 1, "the reinforcement phase ends"),
        ("moon", 1, "the Temple of the Moon is used: a place follows (E13)"),
        ("scatter", 1, "the stack loses its last disc to a tempest (E9.7)"),
        ("enough", 1, "no further zone takes a disc (E9.8)"),
        ("emperor", 2, "the Emperor is not, or is, the disc or among the discs placed, spent or lost"),
        ("number", 4, "0 to 3: soldiers placed, the worth of the building, in the first printing discs lost"),
        ("give", 3, "the captive that is given is the Emperor of the next seat, the second, the third (E6.4)"),
    ]
)
"""The rows of the table."""
TABLE_SIZE = TABLE[-1].first + TABLE[-1].rows
PLACE_CHOICE, KEEP_CHOICE = TABLE[0].first, TABLE[1].first
SCATTER_CHOICE, ENOUGH_CHOICE, EMPEROR_CHOICE, NUMBER_CHOICE, GIVE_CHOICE = (entry.first for entry in TABLE[-5:])

# The entries of ``pending``
OFFER_WORDS = (TABLE_SIZE + WORD - 1) // WORD
"""The first entries: the rows of the table that are offered now."""
KNOWN = OFFER_WORDS
"""Mask of the bits of the decision that are settled."""
PARTIAL = KNOWN + 1
"""The values of the settled bits."""
CHOSEN = KNOWN + 2
"""Mask of the zones named so far, while the zones are not settled."""
LISTED = KNOWN + 3
"""The number of rows in the list of legal decisions; -1 if it is too long to keep and is made again."""
DECIDED = KNOWN + 4
"""The decision that the last choice completed, or -1."""
KEPT_LIST = KNOWN + 5
"""The list, in the same form as in the working space."""
KEPT_ROWS = 96
PENDING_SIZE = KEPT_LIST + at.LIST_ROW * KEPT_ROWS

SPACE_FIELD = at.SPACE_BITS << at.SPACE_SHIFT
TARGET_FIELD = at.SPACE_BITS << at.TARGET_SHIFT
COUNT_FIELD = at.COUNT_BITS << at.COUNT_SHIFT
EMPEROR_FIELD = 1 << at.EMPEROR_SHIFT
ZONES_FIELD = at.ZONES_BITS << at.ZONES_SHIFT

SPACE_FIRST = (
    1 << at.SWAP | 1 << at.DRAFT | 1 << at.MOVE | 1 << at.SCATTER | 1 << at.CONSTRUCT | 1 << at.SAND | 1 << at.REINFORCE
)
"""The kinds of decision that begin with a space."""

WORD_KINDS = (at.KEEP, at.PASS, at.MARCH, at.REST, at.FINISH, at.MOON, at.SCATTER)
"""The kinds of decision that the rows from KEEP_CHOICE on name."""
WORD_CHOICES = tuple(
    KEEP_CHOICE + (WORD_KINDS.index(kind) if kind in WORD_KINDS else 0) for kind in range(len(at.KIND_NAMES))
)
"""The row that names each kind of decision."""

# The next part that is asked
WORD_QUESTION, SPACE_QUESTION, TARGET_QUESTION, ZONES_QUESTION, COUNT_QUESTION, EMPEROR_QUESTION = range(6)


@mass_kernel
def begin_choices(board: Flat, chart: Flat, state: Flat, scratch: Flat, pending: Flat) -> None:
    """Start the choices for a new decision."""
    pending[KNOWN] = 0
    pending[PARTIAL] = 0
    pending[CHOSEN] = 0
    pending[LISTED] = 0
    clear_offers(pending, OFFER_WORDS)
    if state[at.STEP] == at.OVER_STEP:
        return
    list_decisions(board, state, scratch)
    rows = scratch[at.ROWS]
    if rows > KEPT_ROWS:
        pending[LISTED] = -1
        offer_first(board, chart, state, scratch[at.LIST : at.LIST + at.LIST_ROW * rows], pending)
        return
    pending[LISTED] = rows
    for place in range(at.LIST_ROW * rows):
        pending[KEPT_LIST + place] = scratch[at.LIST + place]
    offer_first(board, chart, state, pending[KEPT_LIST : KEPT_LIST + at.LIST_ROW * rows], pending)


@mass_kernel
def choose(board: Flat, chart: Flat, state: Flat, scratch: Flat, pending: Flat, choice: int) -> int:
    """Make a choice: returns 1 if it completed a decision, 0 if more choices follow, -1 if it is not offered."""
    if not is_offered(pending, OFFER_WORDS, choice):
        return -1
    rows = pending[LISTED]
    if rows < 0:
        list_decisions(board, state, scratch)
        rows = scratch[at.ROWS]
        decision = settle(board, chart, state, scratch[at.LIST : at.LIST + at.LIST_ROW * rows], pending, choice)
    else:
        decision = settle(board, chart, state, pending[KEPT_LIST : KEPT_LIST + at.LIST_ROW * rows], pending, choice)
    pending[DECIDED] = decision
    if decision < 0:
        return 0
    play_decision(board, state, scratch, decision)
    begin_choices(board, chart, state, scratch, pending)
    return 1


@kernel
def settle(board: Flat, chart: Flat, state: Flat, rows: Flat, pending: Flat, choice: int) -> int:
    """Apply a choice and all choices with one option; returns the completed decision, or -1."""
    while True:
        narrow(board, chart, state, pending, choice)
        decision = only_decision(rows, pending)
        if decision >= 0:
            return decision
        if offer(board, chart, state, rows, pending) > 1:
            return -1
        choice = first_offered(pending, OFFER_WORDS)


@kernel
def fits(rows: Flat, place: int, pending: Flat) -> bool:
    """Whether a row of the list holds a decision that agrees with the choices so far."""
    decision = rows[place]
    low = rows[place + 1]
    high = rows[place + 2]
    known = pending[KNOWN]
    partial = pending[PARTIAL]
    if low | high:
        if known & TARGET_FIELD:
            target = (partial >> at.TARGET_SHIFT) & at.SPACE_BITS
            if (low >> target if target < at.WORD else high >> (target - at.WORD)) & 1 == 0:
                return False
        known &= ~TARGET_FIELD
        partial &= ~TARGET_FIELD
    if decision & known != partial:
        return False
    if known & at.KIND_BITS == 0 and known & SPACE_FIELD and (SPACE_FIRST >> (decision & at.KIND_BITS)) & 1 == 0:
        return False  # a decision without a space has zeros there, like the first space
    return (decision >> at.ZONES_SHIFT) & pending[CHOSEN] == pending[CHOSEN]


@kernel
def only_decision(rows: Flat, pending: Flat) -> int:
    """The only decision that agrees with the choices so far, or -1 if there are several."""
    found = -1
    for place in range(0, len(rows), at.LIST_ROW):
        if fits(rows, place, pending):
            if found >= 0:
                return -1
            found = rows[place]
            low = rows[place + 1]
            high = rows[place + 2]
            if low | high:
                if pending[KNOWN] & TARGET_FIELD:
                    found |= pending[PARTIAL] & TARGET_FIELD
                elif count_bits(low) + count_bits(high) > 1:
                    return -1
                else:
                    found |= (lowest_bit(low) if low else at.WORD + lowest_bit(high)) << at.TARGET_SHIFT
    return found


@kernel
def question_for(decision: int, known: int) -> int:
    """The next part that is asked for a decision, given the settled bits."""
    kind = decision & at.KIND_BITS
    if (SPACE_FIRST >> kind) & 1 and known & SPACE_FIELD == 0:
        return SPACE_QUESTION
    if kind == at.MOVE or kind == at.SCATTER:
        if known & at.KIND_BITS == 0:
            return TARGET_QUESTION
        return ZONES_QUESTION if known & ZONES_FIELD == 0 else EMPEROR_QUESTION
    if kind == at.CONSTRUCT:
        if known & at.KIND_BITS == 0:
            return TARGET_QUESTION
        return COUNT_QUESTION if known & COUNT_FIELD == 0 else EMPEROR_QUESTION
    if kind == at.REINFORCE:
        return COUNT_QUESTION
    if kind == at.MOON and known & at.KIND_BITS:
        return SPACE_QUESTION if known & SPACE_FIELD == 0 else EMPEROR_QUESTION
    return EMPEROR_QUESTION if kind == at.DRAFT else WORD_QUESTION


@kernel
def word_choice(board: Flat, state: Flat, decision: int) -> int:
    """The row of the table for a decision that does not begin with a place."""
    kind = decision & at.KIND_BITS
    if kind == at.GIVE:
        given = (decision >> at.SPACE_SHIFT) & at.SPACE_BITS
        return GIVE_CHOICE + (given - state[at.DECIDER]) % board[at.PLAYERS] - 1
    return WORD_CHOICES[kind]


@kernel
def offer_first(board: Flat, chart: Flat, state: Flat, rows: Flat, pending: Flat) -> None:
    """Offer every row of the table with which a legal decision begins; requires that nothing is offered yet."""
    for place in range(0, len(rows), at.LIST_ROW):
        decision = rows[place]
        if (SPACE_FIRST >> (decision & at.KIND_BITS)) & 1:
            add_offer(pending, PLACE_CHOICE + chart[SPACE_PLACE + ((decision >> at.SPACE_SHIFT) & at.SPACE_BITS)])
        else:
            add_offer(pending, word_choice(board, state, decision))


@kernel
def offer(board: Flat, chart: Flat, state: Flat, rows: Flat, pending: Flat) -> int:
    """Offer every row of the table that leads to a legal decision; returns the number of different ones.

    The spaces of one zone count as one.
    """
    clear_offers(pending, OFFER_WORDS)
    known = pending[KNOWN]
    found = 0
    zones = 0
    for place in range(0, len(rows), at.LIST_ROW):
        if not fits(rows, place, pending):
            continue
        decision = rows[place]
        question = question_for(decision, known)
        if question == SPACE_QUESTION:
            space = (decision >> at.SPACE_SHIFT) & at.SPACE_BITS
            found += add_offer(pending, PLACE_CHOICE + chart[SPACE_PLACE + space])
        elif question == TARGET_QUESTION:
            found += offer_targets(chart, rows, place, pending)
        elif question == COUNT_QUESTION:
            found += add_offer(pending, NUMBER_CHOICE + ((decision >> at.COUNT_SHIFT) & at.COUNT_BITS))
        elif question == EMPEROR_QUESTION:
            found += add_offer(pending, EMPEROR_CHOICE + ((decision >> at.EMPEROR_SHIFT) & 1))
        elif question == WORD_QUESTION:
            found += add_offer(pending, word_choice(board, state, decision))
        elif board[at.PRINTING] != at.COMPLETE:
            found += add_offer(pending, NUMBER_CHOICE + ((decision >> at.ZONES_SHIFT) & at.ZONES_BITS))
        else:
            more = ((decision >> at.ZONES_SHIFT) & at.ZONES_BITS) & ~pending[CHOSEN]
            if more == 0:
                found += add_offer(pending, ENOUGH_CHOICE)
            zones |= more
    if zones:
        offer_zones(board, chart, pending, zones)
    return found + count_bits(zones)


@kernel
def offer_targets(chart: Flat, rows: Flat, place: int, pending: Flat) -> int:
    """Offer the ends, sites and scattering of a stack; returns the number of rows not offered before."""
    decision = rows[place]
    if decision & at.KIND_BITS == at.SCATTER:
        return add_offer(pending, SCATTER_CHOICE)
    if decision & at.KIND_BITS == at.CONSTRUCT:
        site = (decision >> at.TARGET_SHIFT) & at.SPACE_BITS
        return add_offer(pending, PLACE_CHOICE + chart[SITE_PLACE + site])
    return offer_spaces(chart, pending, rows[place + 1], rows[place + 2])


@kernel
def offer_spaces(chart: Flat, pending: Flat, low: int, high: int) -> int:
    """Offer the masked spaces; returns the number of rows not offered before."""
    found = 0
    while low:
        found += add_offer(pending, PLACE_CHOICE + chart[SPACE_PLACE + lowest_bit(low)])
        low &= low - 1
    while high:
        found += add_offer(pending, PLACE_CHOICE + chart[SPACE_PLACE + at.WORD + lowest_bit(high)])
        high &= high - 1
    return found


@kernel
def offer_zones(board: Flat, chart: Flat, pending: Flat, zones: int) -> None:
    """Offer every space of the masked zones."""
    while zones:
        zone = at.ZONE_SPACES + 2 * lowest_bit(zones)
        zones &= zones - 1
        offer_spaces(chart, pending, board[zone], board[zone + 1])


@kernel
def narrow(board: Flat, chart: Flat, state: Flat, pending: Flat, choice: int) -> None:
    """Settle the bits of the decision that an offered choice stands for."""
    known = pending[KNOWN]
    field = at.KIND_BITS
    value = 0
    if choice < KEEP_CHOICE:
        hex_ = chart[PLACE_HEX + choice - PLACE_CHOICE]
        if known & SPACE_FIELD == 0:
            field = SPACE_FIELD
            value = (hex_ - 1) << at.SPACE_SHIFT
            if state[at.STEP] == at.REINFORCE_STEP and known == 0:  # the Temple of the Moon comes before its place
                field |= at.KIND_BITS
                value |= at.REINFORCE
        elif known & at.KIND_BITS == 0:
            field = at.KIND_BITS | TARGET_FIELD
            value = (
                at.MOVE | (hex_ - 1) << at.TARGET_SHIFT if hex_ > 0 else at.CONSTRUCT | (-hex_ - 1) << at.TARGET_SHIFT
            )
        else:
            field = 0
            pending[CHOSEN] |= 1 << (zone_of(board, hex_ - 1) - 1)
    elif choice >= GIVE_CHOICE:
        field = at.KIND_BITS | SPACE_FIELD
        given = (state[at.DECIDER] + choice - GIVE_CHOICE + 1) % board[at.PLAYERS]
        value = at.GIVE | given << at.SPACE_SHIFT
    elif choice >= NUMBER_CHOICE:
        kind = pending[PARTIAL] & at.KIND_BITS
        is_zones = kind == at.MOVE or kind == at.SCATTER
        field = ZONES_FIELD if is_zones else COUNT_FIELD
        value = (choice - NUMBER_CHOICE) << (at.ZONES_SHIFT if is_zones else at.COUNT_SHIFT)
    elif choice >= EMPEROR_CHOICE:
        field = EMPEROR_FIELD
        value = (choice - EMPEROR_CHOICE) << at.EMPEROR_SHIFT
    elif choice == ENOUGH_CHOICE:
        field = ZONES_FIELD
        value = pending[CHOSEN] << at.ZONES_SHIFT
    else:
        value = WORD_KINDS[choice - KEEP_CHOICE]
    pending[KNOWN] = known | field
    pending[PARTIAL] |= value


@mass_kernel
def next_choice(board: Flat, chart: Flat, state: Flat, pending: Flat, decision: int) -> int:
    """The next row of the table on the way to a legal decision; the first of several zones."""
    question = question_for(decision, pending[KNOWN])
    if question == SPACE_QUESTION:
        return PLACE_CHOICE + chart[SPACE_PLACE + ((decision >> at.SPACE_SHIFT) & at.SPACE_BITS)]
    if question == WORD_QUESTION:
        return word_choice(board, state, decision)
    if question == COUNT_QUESTION:
        return NUMBER_CHOICE + ((decision >> at.COUNT_SHIFT) & at.COUNT_BITS)
    if question == EMPEROR_QUESTION:
        return EMPEROR_CHOICE + ((decision >> at.EMPEROR_SHIFT) & 1)
    if question == TARGET_QUESTION:
        if decision & at.KIND_BITS == at.SCATTER:
            return SCATTER_CHOICE
        target = (decision >> at.TARGET_SHIFT) & at.SPACE_BITS
        return PLACE_CHOICE + chart[(SITE_PLACE if decision & at.KIND_BITS == at.CONSTRUCT else SPACE_PLACE) + target]
    zones = (decision >> at.ZONES_SHIFT) & at.ZONES_BITS
    if board[at.PRINTING] != at.COMPLETE:
        return NUMBER_CHOICE + zones
    zones &= ~pending[CHOSEN]
    if zones == 0:
        return ENOUGH_CHOICE
    zone = at.ZONE_SPACES + 2 * lowest_bit(zones)
    space = lowest_bit(board[zone]) if board[zone] else at.WORD + lowest_bit(board[zone + 1])
    return PLACE_CHOICE + chart[SPACE_PLACE + space]
