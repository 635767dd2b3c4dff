"""What looks good at first sight: which decisions a search opens first, and how its playouts go on.

Looks are counted in fiftieths of a victory point. The numbers for cards come from games of this policy against itself
with other numbers, a few thousand for each.
"""

from __future__ import annotations

from tetrarch.core.kernel import Flat, count_bits, kernel, lowest_bit
from tetrarch.core.randomness import draw_below
from tetrarch.legends.layout import (
    AND,
    ARMY_BONUS,
    BID_COINS,
    BID_STEP,
    BUILD,
    CARD,
    CARD_ARMY,
    CARD_COINS,
    CARD_ELIXIR,
    CARD_FAMILY,
    CARD_FLYING,
    CARD_IMMUNE,
    CARD_MODE,
    CARD_MOVE,
    CARD_PARTS,
    CARD_SET_CARDS,
    CARD_SET_FAMILY,
    CARD_SET_VP,
    CARD_VP_COINS,
    CARD_VP_FAMILY,
    CARD_VP_FLYING,
    CITADEL_REGIONS,
    CITIES_LEFT,
    CITY_PART,
    COINS,
    DEAL_STEP,
    DECIDER,
    DESTROY,
    DESTROY_PART,
    FAMILY_MASKS,
    FIRST_STEP,
    FLYING,
    HALF,
    HALF_STEP,
    KIND_BITS,
    MAX_ROW,
    MERCHANT_REGIONS,
    MOVE,
    MOVE_BONUS,
    MOVE_PART,
    MOVE_STEP,
    NAME_FIRST,
    NEUTRAL_COLOUR,
    NUMBER_BITS,
    ON_MAP,
    ONE_SHIFT,
    OR,
    OVER_STEP,
    OWNED,
    PLACE,
    PLACE_PART,
    PLACE_STEP,
    PLAYERS,
    POINTS,
    QUEEN_STEP,
    ROW,
    SEA,
    SEAT,
    STACKS,
    START_REGION,
    STEP,
    STOP,
    SUPPLY,
    TAKE,
    TAKE_STEP,
    TAKEN,
    THREE_SHIFT,
    TOKEN_REGION,
    TOKENS,
    TWO_SHIFT,
)
from tetrarch.legends.state import (
    armies_in,
    card_value,
    cities_in,
    land_from,
    one_army,
    regions_with_armies,
    sea_cost,
    step_cost,
)
from tetrarch.legends.turn import cards_each, legal_decisions, play_decision, price_of

POINT = 50
"""A victory point."""
MARGINS = (1, 4, 10, 22, 50, 58, 62, 64)
"""What a region is worth with so many armies and cities more than the next, from three behind to four ahead."""
DENIALS = (0, 0, 40, 20, 13)
"""A region that another player does not control, by the number of players."""
OPEN = 4
"""A region beside an army where the seat has none yet: it can go there next."""
MOST_OPEN = 2
STEP_COST = 2
PRICE = 30
"""A coin to be paid for a card."""
MOVE_PER_TURN = 22
"""+1 move, +1 army and flying for one turn, in quarters."""
ARMY_PER_TURN = 6
FLIGHT_PER_TURN = 38
ELIXIR = 20
GAINED_COIN = 40
PROSPECT = 8
"""A card to come of a family that counts."""
PLACED = 10
STEPPED = 9
CITY = 48
FIND = 33
"""A token or merchant coins where a city is built."""
DESTRUCTION = 33
IMMUNITY = 1
STOP_LOOKS = (-60, 0, 0, 0)
"""How stopping looks in a part of each kind: armies are always placed, what else is done must be good for something."""
LOSSES = 64
"""Where the working space holds what it looks worth to have one army fewer in each region; one more stands at 0."""
USUAL_BIDS = (0, 1, 1, 2, 2, 3)
"""What players bid, by lot: to begin is worth a coin or two, and who always bids the same is outbid by one."""

# ------------------------------------------------------------------------------------------------------------- regions


@kernel
def strongest_other(board: Flat, here: int, seat: int) -> tuple[int, int]:
    """The armies and cities of the strongest other colour in a region, and 1 if that is one player alone, else 0."""
    most = armies_in(here, NEUTRAL_COLOUR)
    is_player = 0
    for other in range(board[PLAYERS]):
        if other != seat:
            strength = armies_in(here, other) + cities_in(here, other)
            if strength > most:
                most = strength
                is_player = 1
            elif strength == most:
                is_player = 0
    return most, is_player


@kernel
def margin_looks(own: int, most: int, denial: int) -> int:
    """What a region looks worth with so many of one's own against so many of the strongest other (L8.1)."""
    looks = MARGINS[min(max(own - most, -3), 4) + 3] if own > 0 else 0
    return looks - denial if most > own else looks


@kernel
def change_looks(board: Flat, state: Flat, seat: int, region: int, more: int) -> int:
    """What so many more armies of a seat in a region look worth; negative numbers are for fewer."""
    here = state[STACKS + region]
    most, is_player = strongest_other(board, here, seat)
    own = armies_in(here, seat) + cities_in(here, seat)
    denial = is_player * DENIALS[board[PLAYERS]]
    looks = margin_looks(own + more, most, denial) - margin_looks(own, most, denial)
    return 2 * looks if (state[CITADEL_REGIONS] >> region) & 1 else looks


@kernel
def open_looks(board: Flat, state: Flat, region: int, held: int) -> int:
    """What it looks worth that there are regions beside this one where the seat has no army."""
    return OPEN * min(count_bits(land_from(board, state, region) & ~held), MOST_OPEN)


# --------------------------------------------------------------------------------------------------------------- cards


@kernel
def card_looks(board: Flat, state: Flat, seat: int, card: int) -> int:
    """What a card looks worth to a seat, its price aside: abilities, points and action (L6)."""
    left = cards_each(board[PLAYERS]) - state[TAKEN + seat] - 1
    per_turn = MOVE_PER_TURN * card_value(board, card, CARD_MOVE) + ARMY_PER_TURN * card_value(board, card, CARD_ARMY)
    if state[FLYING + seat] < 2:
        per_turn += FLIGHT_PER_TURN * card_value(board, card, CARD_FLYING)
    looks = left * per_turn // 4
    looks += ELIXIR * card_value(board, card, CARD_ELIXIR) + GAINED_COIN * card_value(board, card, CARD_COINS)
    looks += IMMUNITY if card_value(board, card, CARD_IMMUNE) and left > 0 else 0
    looks += points_looks(board, state, seat, card, left)
    if state[STEP] == QUEEN_STEP:
        return looks
    first = part_looks(board, state, seat, card, 0)
    mode = card_value(board, card, CARD_MODE)
    if mode == OR:
        return looks + max(first, part_looks(board, state, seat, card, 1))
    if mode == AND:
        return looks + first + part_looks(board, state, seat, card, 1)
    return looks + first


@kernel
def points_looks(board: Flat, state: Flat, seat: int, card: int, left: int) -> int:
    """What the points look worth that a card brings by itself or with others, now or later (L6.6-L6.8, L6.10)."""
    owned = state[OWNED + seat]
    after = owned | 1 << card
    own_family = card_value(board, card, CARD_FAMILY)
    looks = 0
    family = card_value(board, card, CARD_VP_FAMILY)
    if family >= 0:
        mask = board[FAMILY_MASKS + family]
        taken = after
        for other in range(board[PLAYERS]):
            taken |= state[OWNED + other]
        looks += POINT * count_bits(after & mask) + PROSPECT * min(count_bits(mask & ~taken), left)
    looks += POINT * card_value(board, card, CARD_VP_FLYING) * (state[FLYING + seat] + (1 if left > 3 else 0))
    coins = card_value(board, card, CARD_VP_COINS)
    if coins > 0:
        looks += POINT * state[COINS + seat] // (2 * coins)
    looks += set_looks(board, card, owned, after)
    cards = owned
    while cards:
        mine = lowest_bit(cards)
        cards &= cards - 1
        if own_family >= 0 and card_value(board, mine, CARD_VP_FAMILY) == own_family:
            looks += POINT
        looks += POINT * card_value(board, mine, CARD_VP_FLYING) * card_value(board, card, CARD_FLYING)
        if own_family >= 0 and card_value(board, mine, CARD_SET_FAMILY) == own_family:
            looks += set_looks(board, mine, owned, after)
    return looks


@kernel
def set_looks(board: Flat, card: int, owned: int, after: int) -> int:
    """What it looks worth that the cards of a seat become more, by the set that one card names (L6.7)."""
    family = card_value(board, card, CARD_SET_FAMILY)
    if family < 0:
        return 0
    needed = card_value(board, card, CARD_SET_CARDS)
    mask = board[FAMILY_MASKS + family]
    before = min(count_bits(owned & mask), needed) if (owned >> card) & 1 else 0
    now = min(count_bits(after & mask), needed)
    worth = POINT * card_value(board, card, CARD_SET_VP)
    return worth * (now * now - before * before) // (needed * needed)


@kernel
def part_looks(board: Flat, state: Flat, seat: int, card: int, part: int) -> int:
    """What a part of a card's action looks worth, wherever it is done (L5)."""
    kind = card_value(board, card, CARD_PARTS + 2 * part)
    number = card_value(board, card, CARD_PARTS + 2 * part + 1)
    if kind == PLACE_PART:
        army_bonus = state[ARMY_BONUS + seat]
        if state[CARD] < 0:  # not taken yet: its own ability helps it
            army_bonus += card_value(board, card, CARD_ARMY)
        return PLACED * min(number + army_bonus, state[SUPPLY + seat])
    if kind == MOVE_PART:
        move_bonus = state[MOVE_BONUS + seat]
        if state[CARD] < 0:
            move_bonus += card_value(board, card, CARD_MOVE)
        return STEPPED * (number + move_bonus)
    if kind == CITY_PART:
        return CITY if state[CITIES_LEFT + seat] > 0 else 0
    if kind == DESTROY_PART:
        return DESTRUCTION
    return 0


# ----------------------------------------------------------------------------------------------------------- decisions


@kernel
def appeal(board: Flat, state: Flat, decision: int, held: int) -> int:
    """How good a decision looks at first sight to who decides, who has armies in the regions of a mask."""
    kind = decision & KIND_BITS
    one = (decision >> ONE_SHIFT) & NUMBER_BITS
    two = (decision >> TWO_SHIFT) & NUMBER_BITS
    seat = state[DECIDER]
    if kind == MOVE:
        cost = step_cost(board, state, seat, one, two)
        leaving = change_looks(board, state, seat, one, -1) - open_looks(board, state, one, held)
        return leaving + arrival_looks(board, state, seat, two, held) - STEP_COST * cost
    if kind == PLACE:
        return arrival_looks(board, state, seat, one, held)
    if kind == TAKE:
        return card_looks(board, state, seat, state[ROW + one]) - PRICE * price_of(one)
    if kind == HALF:
        return part_looks(board, state, seat, state[CARD], one)
    if kind == BUILD:
        return city_looks(board, state, seat, one, held)
    if kind == DESTROY:
        return destruction_looks(board, state, seat, one, two) + ((decision >> THREE_SHIFT) & 1) * GAINED_COIN
    if kind == STOP:
        return stop_looks(state)
    if kind == NAME_FIRST:
        return POINT if one == seat else 0
    if kind == BID_COINS:
        return -abs(one - 1)
    return 0


@kernel
def arrival_looks(board: Flat, state: Flat, seat: int, end: int, held: int) -> int:
    """What it looks worth that an army comes to a region."""
    return change_looks(board, state, seat, end, 1) + open_looks(board, state, end, held)


@kernel
def city_looks(board: Flat, state: Flat, seat: int, region: int, held: int) -> int:
    """What a city looks worth in a region: the army it counts as, a new place for armies, and what it finds (L5.3)."""
    looks = change_looks(board, state, seat, region, 1)
    if region != state[START_REGION] and cities_in(state[STACKS + region], seat) == 0:
        looks += 2 * open_looks(board, state, region, held)
    if (state[MERCHANT_REGIONS] >> region) & 1:
        looks += FIND
    for place in range(TOKENS):
        if state[TOKEN_REGION + place] == region:
            looks += FIND
    return looks


@kernel
def destruction_looks(board: Flat, state: Flat, seat: int, region: int, owner: int) -> int:
    """What it looks worth that another colour has one army fewer in a region (L5.4)."""
    here = state[STACKS + region]
    own = armies_in(here, seat) + cities_in(here, seat)
    most, is_player = strongest_other(board, here, seat)
    looks = -margin_looks(own, most, is_player * DENIALS[board[PLAYERS]])
    most, is_player = strongest_other(board, here - one_army(owner), seat)
    looks += margin_looks(own, most, is_player * DENIALS[board[PLAYERS]])
    if owner != NEUTRAL_COLOUR:
        looks += DESTRUCTION // (board[PLAYERS] - 1)
    return looks


@kernel
def stop_looks(state: Flat) -> int:
    """How it looks to do no more."""
    step = state[STEP]
    if step == HALF_STEP:
        return -POINT
    if step == QUEEN_STEP:
        return 0
    return STOP_LOOKS[step - PLACE_STEP]


# ------------------------------------------------------------------------------------------------------------ playouts


@kernel
def guided_decision(board: Flat, state: Flat, scratch: Flat, words: Flat, whim: int) -> int:
    """A quick choice of what looks best; each looks better by chance, by less than the whim."""
    step = state[STEP]
    if step == MOVE_STEP:
        return guided_step(board, state, scratch, words, whim, 0, 0)[0]
    if step == PLACE_STEP:
        return guided_placement(board, state, scratch, words, whim, 0)[0]
    if step == TAKE_STEP:
        return guided_take(board, state, words, 4 * whim)
    if step == FIRST_STEP:
        return NAME_FIRST | state[DECIDER] << ONE_SHIFT
    if step == BID_STEP:
        return BID_COINS | usual_bid(state, state[DECIDER], words) << ONE_SHIFT
    found = legal_decisions(board, state, scratch, scratch)
    if step < BID_STEP:
        return scratch[draw_below(words, found)]
    held = regions_with_armies(state, state[ON_MAP], state[DECIDER])
    chosen = STOP
    best = -POINT * 1024
    for number in range(found):
        looks = appeal(board, state, scratch[number], held) + draw_below(words, whim)
        if looks > best:
            best = looks
            chosen = scratch[number]
    return chosen


@kernel
def usual_bid(state: Flat, seat: int, words: Flat) -> int:
    """A bid that a player may well make, no higher than its coins (L3.1)."""
    return min(USUAL_BIDS[draw_below(words, len(USUAL_BIDS))], state[COINS + seat])


@kernel
def guided_take(board: Flat, state: Flat, words: Flat, whim: int) -> int:
    """The card that looks best for its price."""
    seat = state[DECIDER]
    chosen = 0
    best = -POINT * 1024
    for place in range(MAX_ROW):
        card = state[ROW + place]
        price = price_of(place)
        if card < 0 or price > state[COINS + seat]:
            continue
        looks = card_looks(board, state, seat, card) - PRICE * price + draw_below(words, whim)
        if looks > best:
            best = looks
            chosen = place
    return TAKE | chosen << ONE_SHIFT


@kernel
def guided_placement(board: Flat, state: Flat, scratch: Flat, words: Flat, whim: int, gains: int) -> tuple[int, int]:
    """The region where one more army looks best (L5.1).

    The mask tells for which regions the working space holds what one army more looks worth; it is returned with those
    that were added.
    """
    seat = state[SEAT]
    held = regions_with_armies(state, state[ON_MAP], seat)
    chosen = state[START_REGION]
    best = -POINT * 1024
    regions = state[ON_MAP]
    while regions:
        region = lowest_bit(regions)
        regions &= regions - 1
        if region != state[START_REGION] and cities_in(state[STACKS + region], seat) == 0:
            continue
        if not (gains >> region) & 1:
            gains |= 1 << region
            scratch[region] = change_looks(board, state, seat, region, 1)
        looks = scratch[region] + open_looks(board, state, region, held) + draw_below(words, whim)
        if looks > best:
            best = looks
            chosen = region
    return PLACE | chosen << ONE_SHIFT, gains


@kernel
def guided_placements(board: Flat, state: Flat, scratch: Flat, words: Flat, whim: int) -> int:
    """Place all armies of a part; returns how many decisions were made. Looks change only where an army has come."""
    gains = 0
    made = 0
    while state[STEP] == PLACE_STEP:
        chosen, gains = guided_placement(board, state, scratch, words, whim, gains)
        play_decision(board, state, scratch, chosen)
        gains &= ~(1 << ((chosen >> ONE_SHIFT) & NUMBER_BITS))
        made += 1
    return made


@kernel
def guided_step(
    board: Flat, state: Flat, scratch: Flat, words: Flat, whim: int, gains: int, losses: int
) -> tuple[int, int, int]:
    """The step that looks best, or none when all look bad (L5.2).

    Two masks tell for which regions the working space holds what one army more and one fewer look worth; they are
    returned with those that were added.
    """
    seat = state[SEAT]
    sea = sea_cost(state, seat)
    held = regions_with_armies(state, state[ON_MAP], seat)
    chosen = STOP
    best = 0
    starts = held
    while starts:
        start = lowest_bit(starts)
        starts &= starts - 1
        if not (losses >> start) & 1:
            losses |= 1 << start
            scratch[LOSSES + start] = change_looks(board, state, seat, start, -1)
        by_land = land_from(board, state, start)
        leaving = scratch[LOSSES + start] - OPEN * min(count_bits(by_land & ~held), MOST_OPEN)
        ends = by_land
        if state[POINTS] >= sea:
            ends |= state[SEA + start]
        while ends:
            end = lowest_bit(ends)
            ends &= ends - 1
            if not (gains >> end) & 1:
                gains |= 1 << end
                scratch[end] = change_looks(board, state, seat, end, 1)
            cost = 1 if (by_land >> end) & 1 else sea
            looks = leaving + scratch[end] + open_looks(board, state, end, held) - STEP_COST * cost
            if looks > 0:
                looks += draw_below(words, whim)
                if looks > best:
                    best = looks
                    chosen = MOVE | start << ONE_SHIFT | end << TWO_SHIFT
    return chosen, gains, losses


@kernel
def guided_steps(board: Flat, state: Flat, scratch: Flat, words: Flat, whim: int) -> int:
    """Make steps while they look good and points are left; returns how many decisions were made.

    What armies look worth changes only where one has come or gone.
    """
    gains = 0
    losses = 0
    made = 0
    while state[STEP] == MOVE_STEP:
        chosen, gains, losses = guided_step(board, state, scratch, words, whim, gains, losses)
        play_decision(board, state, scratch, chosen)
        changed = 1 << ((chosen >> ONE_SHIFT) & NUMBER_BITS) | 1 << ((chosen >> TWO_SHIFT) & NUMBER_BITS)
        gains &= ~changed
        losses &= ~changed
        made += 1
    return made


@kernel
def guided_playout(board: Flat, state: Flat, scratch: Flat, words: Flat, limit: int, whim: int) -> int:
    """Play on by quick choices for so many decisions and to the end of the turn then; returns how many were made.

    It ends with the game, in a match with each of them, and not before a first player is named.
    """
    made = 0
    while state[STEP] != OVER_STEP and state[STEP] != DEAL_STEP and (made < limit or state[STEP] != TAKE_STEP):
        if state[STEP] == MOVE_STEP:
            made += guided_steps(board, state, scratch, words, whim)
        elif state[STEP] == PLACE_STEP:
            made += guided_placements(board, state, scratch, words, whim)
        else:
            play_decision(board, state, scratch, guided_decision(board, state, scratch, words, whim))
            made += 1
    return made


@kernel
def finish_turn(board: Flat, state: Flat, scratch: Flat, words: Flat, seat: int) -> None:
    """Let a seat go on with its turn, each time with what looks best."""
    while state[DECIDER] == seat and HALF_STEP <= state[STEP] < QUEEN_STEP:
        play_decision(board, state, scratch, guided_decision(board, state, scratch, words, 1))


@kernel
def most_appealing(board: Flat, state: Flat, decisions: Flat, found: int) -> tuple[int, int]:
    """Of so many decisions the place of the one that looks best, or -1, and how it looks.

    Those below 0 are passed over; those that look alike come in a mixed, fixed order.
    """
    held = regions_with_armies(state, state[ON_MAP], state[DECIDER])
    chosen = -1
    best = 0
    for number in range(found):
        decision = decisions[number]
        if decision < 0:
            continue
        looks = appeal(board, state, decision, held) * 16 + ((decision * 40503) >> 12 & 15)
        if chosen < 0 or looks > best:
            best = looks
            chosen = number
    return chosen, best
