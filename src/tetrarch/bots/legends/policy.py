"""What looks good at first sight: which decisions a search opens first, and how its playouts go on.

Looks are counted in fiftieths of a victory point. The numbers for cards come from games of this policy against itself
with other numbers, a few thousand for each.
"""

from __future__ import annotations

from tetrarch.core.kernel import Flat, count_bits, entry_kernel, kernel, lowest_bit
from tetrarch.core.randomness import draw_below
from tetrarch.legends.rules import layout as at
from tetrarch.legends.rules.state import (
    armies_in,
    card_value,
    cities_in,
    land_from,
    one_army,
    regions_with_armies,
    sea_cost,
    step_cost,
)
from tetrarch.legends.rules.turn import cards_each, legal_decisions, play_decision, price_of

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
DEPARTURES = 64
"""Where the working space holds what it looks worth that an army leaves each region; that one comes stands at 0."""
USUAL_BIDS = (0, 1, 1, 2, 2, 3)
"""The bids that are drawn: to begin is worth a coin or two, and a constant bid would be outbid by one."""

# ------------------------------------------------------------------------------------------------------------- regions


@kernel
def strongest_other(board: Flat, here: int, seat: int) -> tuple[int, int]:
    """The armies and cities of the strongest other colour in a region, and 1 if that is one player alone, else 0."""
    most = armies_in(here, at.NEUTRAL_COLOUR)
    is_player = 0
    for other in range(board[at.PLAYERS]):
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
    here = state[at.STACKS + region]
    most, is_player = strongest_other(board, here, seat)
    own = armies_in(here, seat) + cities_in(here, seat)
    denial = is_player * DENIALS[board[at.PLAYERS]]
    looks = margin_looks(own + more, most, denial) - margin_looks(own, most, denial)
    return 2 * looks if (state[at.CITADEL_REGIONS] >> region) & 1 else looks


@kernel
def open_looks(board: Flat, state: Flat, region: int, held: int) -> int:
    """What it looks worth that there are regions beside this one where the seat has no army."""
    return OPEN * min(count_bits(land_from(board, state, region) & ~held), MOST_OPEN)


# --------------------------------------------------------------------------------------------------------------- cards


@kernel
def card_looks(board: Flat, state: Flat, seat: int, card: int) -> int:
    """What a card looks worth to a seat, its price aside: abilities, points and action (L6)."""
    left = cards_each(board[at.PLAYERS]) - state[at.TAKEN + seat] - 1
    per_turn = MOVE_PER_TURN * card_value(board, card, at.CARD_MOVE) + ARMY_PER_TURN * card_value(
        board, card, at.CARD_ARMY
    )
    if state[at.FLYING + seat] < 2:
        per_turn += FLIGHT_PER_TURN * card_value(board, card, at.CARD_FLYING)
    looks = left * per_turn // 4
    looks += ELIXIR * card_value(board, card, at.CARD_ELIXIR) + GAINED_COIN * card_value(board, card, at.CARD_COINS)
    looks += IMMUNITY if card_value(board, card, at.CARD_IMMUNE) and left > 0 else 0
    looks += points_looks(board, state, seat, card, left)
    if state[at.STEP] == at.QUEEN_STEP:
        return looks
    first = part_looks(board, state, seat, card, 0)
    mode = card_value(board, card, at.CARD_MODE)
    if mode == at.OR:
        return looks + max(first, part_looks(board, state, seat, card, 1))
    if mode == at.AND:
        return looks + first + part_looks(board, state, seat, card, 1)
    return looks + first


@kernel
def points_looks(board: Flat, state: Flat, seat: int, card: int, left: int) -> int:
    """What the points look worth that a card brings by itself or with others, now or later (L6.6-L6.8, L6.10)."""
    owned = state[at.OWNED + seat]
    after = owned | 1 << card
    own_family = card_value(board, card, at.CARD_FAMILY)
    looks = 0
    family = card_value(board, card, at.CARD_VP_FAMILY)
    if family >= 0:
        mask = board[at.FAMILY_MASKS + family]
        taken = after
        for other in range(board[at.PLAYERS]):
            taken |= state[at.OWNED + other]
        looks += POINT * count_bits(after & mask) + PROSPECT * min(count_bits(mask & ~taken), left)
    looks += POINT * card_value(board, card, at.CARD_VP_FLYING) * (state[at.FLYING + seat] + (1 if left > 3 else 0))
    coins = card_value(board, card, at.CARD_VP_COINS)
    if coins > 0:
        looks += POINT * state[at.COINS + seat] // (2 * coins)
    looks += set_looks(board, card, owned, after)
    cards = owned & board[at.SCORING_CARDS]
    while cards:
        mine = lowest_bit(cards)
        cards &= cards - 1
        if own_family >= 0 and card_value(board, mine, at.CARD_VP_FAMILY) == own_family:
            looks += POINT
        looks += POINT * card_value(board, mine, at.CARD_VP_FLYING) * card_value(board, card, at.CARD_FLYING)
        if own_family >= 0 and card_value(board, mine, at.CARD_SET_FAMILY) == own_family:
            looks += set_looks(board, mine, owned, after)
    return looks


@kernel
def set_looks(board: Flat, card: int, owned: int, after: int) -> int:
    """What it looks worth that the cards of a seat become more, by the set that one card names (L6.7)."""
    family = card_value(board, card, at.CARD_SET_FAMILY)
    if family < 0:
        return 0
    needed = card_value(board, card, at.CARD_SET_CARDS)
    mask = board[at.FAMILY_MASKS + family]
    before = min(count_bits(owned & mask), needed) if (owned >> card) & 1 else 0
    now = min(count_bits(after & mask), needed)
    worth = POINT * card_value(board, card, at.CARD_SET_VP)
    return worth * (now * now - before * before) // (needed * needed)


@kernel
def part_looks(board: Flat, state: Flat, seat: int, card: int, part: int) -> int:
    """What a part of a card's action looks worth, wherever it is done (L5)."""
    kind = card_value(board, card, at.CARD_PARTS + 2 * part)
    number = card_value(board, card, at.CARD_PARTS + 2 * part + 1)
    if kind == at.PLACE_PART:
        army_bonus = state[at.ARMY_BONUS + seat]
        if state[at.CARD] < 0:  # not taken yet: its own ability helps it
            army_bonus += card_value(board, card, at.CARD_ARMY)
        return PLACED * min(number + army_bonus, state[at.SUPPLY + seat])
    if kind == at.MOVE_PART:
        move_bonus = state[at.MOVE_BONUS + seat]
        if state[at.CARD] < 0:
            move_bonus += card_value(board, card, at.CARD_MOVE)
        return STEPPED * (number + move_bonus)
    if kind == at.CITY_PART:
        return CITY if state[at.CITIES_LEFT + seat] > 0 else 0
    if kind == at.DESTROY_PART:
        return DESTRUCTION
    return 0


# ----------------------------------------------------------------------------------------------------------- decisions


@kernel
def appeal(board: Flat, state: Flat, decision: int, held: int) -> int:
    """How good a decision looks at first sight to who decides, who has armies in the regions of a mask."""
    kind = decision & at.KIND_BITS
    one = (decision >> at.ONE_SHIFT) & at.NUMBER_BITS
    two = (decision >> at.TWO_SHIFT) & at.NUMBER_BITS
    seat = state[at.DECIDER]
    if kind == at.MOVE:
        cost = step_cost(board, state, seat, one, two)
        leaving = departure_looks(board, state, seat, one, held)
        return leaving + arrival_looks(board, state, seat, two, held) - STEP_COST * cost
    if kind == at.PLACE:
        return arrival_looks(board, state, seat, one, held)
    if kind == at.TAKE:
        return card_looks(board, state, seat, state[at.ROW + one]) - PRICE * price_of(one)
    if kind == at.HALF:
        return part_looks(board, state, seat, state[at.CARD], one)
    if kind == at.BUILD:
        return city_looks(board, state, seat, one, held)
    if kind == at.DESTROY:
        return destruction_looks(board, state, seat, one, two) + ((decision >> at.THREE_SHIFT) & 1) * GAINED_COIN
    if kind == at.STOP:
        return stop_looks(state)
    if kind == at.NAME_FIRST:
        return POINT if one == seat else 0
    if kind == at.BID_COINS:
        return -abs(one - 1)
    return 0


@kernel
def arrival_looks(board: Flat, state: Flat, seat: int, end: int, held: int) -> int:
    """What it looks worth that an army comes to a region."""
    return change_looks(board, state, seat, end, 1) + open_looks(board, state, end, held)


@kernel
def departure_looks(board: Flat, state: Flat, seat: int, start: int, held: int) -> int:
    """What it looks worth that an army leaves a region."""
    return change_looks(board, state, seat, start, -1) - open_looks(board, state, start, held)


@kernel
def city_looks(board: Flat, state: Flat, seat: int, region: int, held: int) -> int:
    """What a city looks worth in a region: the army it counts as, a new place for armies, and what it finds (L5.3)."""
    looks = change_looks(board, state, seat, region, 1)
    if region != state[at.START_REGION] and cities_in(state[at.STACKS + region], seat) == 0:
        looks += 2 * open_looks(board, state, region, held)
    if (state[at.MERCHANT_REGIONS] >> region) & 1:
        looks += FIND
    for place in range(at.TOKENS):
        if state[at.TOKEN_REGION + place] == region:
            looks += FIND
    return looks


@kernel
def destruction_looks(board: Flat, state: Flat, seat: int, region: int, owner: int) -> int:
    """What it looks worth that another colour has one army fewer in a region (L5.4)."""
    here = state[at.STACKS + region]
    own = armies_in(here, seat) + cities_in(here, seat)
    most, is_player = strongest_other(board, here, seat)
    looks = -margin_looks(own, most, is_player * DENIALS[board[at.PLAYERS]])
    most, is_player = strongest_other(board, here - one_army(owner), seat)
    looks += margin_looks(own, most, is_player * DENIALS[board[at.PLAYERS]])
    if owner != at.NEUTRAL_COLOUR:
        looks += DESTRUCTION // (board[at.PLAYERS] - 1)
    return looks


@kernel
def stop_looks(state: Flat) -> int:
    """How it looks to do no more."""
    step = state[at.STEP]
    if step == at.HALF_STEP:
        return -POINT
    if step == at.QUEEN_STEP:
        return 0
    return STOP_LOOKS[step - at.PLACE_STEP]


# ------------------------------------------------------------------------------------------------------------ playouts


@kernel
def guided_decision(board: Flat, state: Flat, scratch: Flat, words: Flat, whim: int) -> int:
    """A quick choice of what looks best; each looks better by chance, by less than the whim."""
    step = state[at.STEP]
    if step == at.MOVE_STEP:
        held = regions_with_armies(state, state[at.ON_MAP], state[at.SEAT])
        return guided_step(board, state, scratch, words, whim, held, 0, 0)[0]
    if step == at.PLACE_STEP:
        held = regions_with_armies(state, state[at.ON_MAP], state[at.SEAT])
        return guided_placement(board, state, scratch, words, whim, held, 0)[0]
    if step == at.TAKE_STEP:
        return guided_take(board, state, words, 4 * whim)
    if step == at.FIRST_STEP:
        return at.NAME_FIRST | state[at.DECIDER] << at.ONE_SHIFT
    if step == at.BID_STEP:
        return at.BID_COINS | usual_bid(state, state[at.DECIDER], words) << at.ONE_SHIFT
    found = legal_decisions(board, state, scratch, scratch)
    if step < at.BID_STEP:
        return scratch[draw_below(words, found)]
    held = regions_with_armies(state, state[at.ON_MAP], state[at.DECIDER])
    chosen = at.STOP
    best = -POINT * 1024
    for number in range(found):
        looks = appeal(board, state, scratch[number], held) + draw_below(words, whim)
        if looks > best:
            best = looks
            chosen = scratch[number]
    return chosen


@entry_kernel
def usual_bid(state: Flat, seat: int, words: Flat) -> int:
    """A bid that a player may well make, no higher than its coins (L3.1)."""
    return min(USUAL_BIDS[draw_below(words, len(USUAL_BIDS))], state[at.COINS + seat])


@kernel
def guided_take(board: Flat, state: Flat, words: Flat, whim: int) -> int:
    """The card that looks best for its price."""
    seat = state[at.DECIDER]
    chosen = 0
    best = -POINT * 1024
    for place in range(at.MAX_ROW):
        card = state[at.ROW + place]
        price = price_of(place)
        if card < 0 or price > state[at.COINS + seat]:
            continue
        looks = card_looks(board, state, seat, card) - PRICE * price + draw_below(words, whim)
        if looks > best:
            best = looks
            chosen = place
    return at.TAKE | chosen << at.ONE_SHIFT


@kernel
def guided_placement(
    board: Flat, state: Flat, scratch: Flat, words: Flat, whim: int, held: int, arrivals: int
) -> tuple[int, int]:
    """The region where one more army looks best (L5.1), for a seat with armies in the regions of the mask ``held``.

    ``arrivals`` tells for which regions the working space holds what one army more looks worth; it is returned with
    those that were added.
    """
    seat = state[at.SEAT]
    chosen = state[at.START_REGION]
    best = -POINT * 1024
    regions = state[at.ON_MAP]
    while regions:
        region = lowest_bit(regions)
        regions &= regions - 1
        if region != state[at.START_REGION] and cities_in(state[at.STACKS + region], seat) == 0:
            continue
        if not (arrivals >> region) & 1:
            arrivals |= 1 << region
            scratch[region] = arrival_looks(board, state, seat, region, held)
        looks = scratch[region] + draw_below(words, whim)
        if looks > best:
            best = looks
            chosen = region
    return at.PLACE | chosen << at.ONE_SHIFT, arrivals


@kernel
def guided_placements(board: Flat, state: Flat, scratch: Flat, words: Flat, whim: int) -> int:
    """Place all armies of a part; returns how many decisions were made."""
    arrivals = 0
    made = 0
    held = regions_with_armies(state, state[at.ON_MAP], state[at.SEAT])
    while state[at.STEP] == at.PLACE_STEP:
        chosen, arrivals = guided_placement(board, state, scratch, words, whim, held, arrivals)
        play_decision(board, state, scratch, chosen)
        changed = 1 << ((chosen >> at.ONE_SHIFT) & at.NUMBER_BITS)
        arrivals &= ~(changed | beside(board, state, changed & ~held))
        held |= changed
        made += 1
    return made


@kernel
def beside(board: Flat, state: Flat, regions: int) -> int:
    """Mask of the regions beside those of a mask: how they look depends on whether there are armies in these."""
    mask = 0
    while regions:
        mask |= land_from(board, state, lowest_bit(regions))
        regions &= regions - 1
    return mask


@kernel
def guided_step(
    board: Flat, state: Flat, scratch: Flat, words: Flat, whim: int, held: int, arrivals: int, departures: int
) -> tuple[int, int, int]:
    """The step that looks best, or none when all look bad (L5.2), for a seat with armies in the regions of ``held``.

    ``arrivals`` and ``departures`` tell for which regions the working space holds what one army more and one fewer look
    worth; they are returned with those that were added.
    """
    seat = state[at.SEAT]
    sea = sea_cost(state, seat)
    chosen = at.STOP
    best = 0
    starts = held
    while starts:
        start = lowest_bit(starts)
        starts &= starts - 1
        if not (departures >> start) & 1:
            departures |= 1 << start
            scratch[DEPARTURES + start] = departure_looks(board, state, seat, start, held)
        by_land = land_from(board, state, start)
        ends = by_land
        if state[at.POINTS] >= sea:
            ends |= state[at.SEA + start]
        while ends:
            end = lowest_bit(ends)
            ends &= ends - 1
            if not (arrivals >> end) & 1:
                arrivals |= 1 << end
                scratch[end] = arrival_looks(board, state, seat, end, held)
            cost = 1 if (by_land >> end) & 1 else sea
            looks = scratch[DEPARTURES + start] + scratch[end] - STEP_COST * cost
            if looks > 0:
                looks += draw_below(words, whim)
                if looks > best:
                    best = looks
                    chosen = at.MOVE | start << at.ONE_SHIFT | end << at.TWO_SHIFT
    return chosen, arrivals, departures


@kernel
def guided_steps(board: Flat, state: Flat, scratch: Flat, words: Flat, whim: int) -> int:
    """Make steps while they look good and points are left; returns how many decisions were made."""
    arrivals = 0
    departures = 0
    made = 0
    seat = state[at.SEAT]
    held = regions_with_armies(state, state[at.ON_MAP], seat)
    while state[at.STEP] == at.MOVE_STEP:
        chosen, arrivals, departures = guided_step(board, state, scratch, words, whim, held, arrivals, departures)
        play_decision(board, state, scratch, chosen)
        changed = 1 << ((chosen >> at.ONE_SHIFT) & at.NUMBER_BITS) | 1 << ((chosen >> at.TWO_SHIFT) & at.NUMBER_BITS)
        before = held
        held = held & ~changed | regions_with_armies(state, changed & state[at.ON_MAP], seat)
        changed |= beside(board, state, before ^ held)
        arrivals &= ~changed
        departures &= ~changed
        made += 1
    return made


@kernel
def guided_playout(board: Flat, state: Flat, scratch: Flat, words: Flat, limit: int, whim: int) -> int:
    """Play on by quick choices for ``limit`` decisions and to the end of the turn; returns how many were made.

    It ends with the game, in a match with each of them, and not before a first player is named.
    """
    made = 0
    while (
        state[at.STEP] != at.OVER_STEP
        and state[at.STEP] != at.DEAL_STEP
        and (made < limit or state[at.STEP] != at.TAKE_STEP)
    ):
        if state[at.STEP] == at.MOVE_STEP:
            made += guided_steps(board, state, scratch, words, whim)
        elif state[at.STEP] == at.PLACE_STEP:
            made += guided_placements(board, state, scratch, words, whim)
        else:
            play_decision(board, state, scratch, guided_decision(board, state, scratch, words, whim))
            made += 1
    return made


@kernel
def finish_turn(board: Flat, state: Flat, scratch: Flat, words: Flat, seat: int) -> None:
    """Let a seat go on with its turn, each time with what looks best."""
    while state[at.DECIDER] == seat and at.HALF_STEP <= state[at.STEP] < at.QUEEN_STEP:
        play_decision(board, state, scratch, guided_decision(board, state, scratch, words, 1))


@kernel
def most_appealing(board: Flat, state: Flat, decisions: Flat, found: int) -> tuple[int, int]:
    """Of so many decisions the place of the one that looks best, or -1, and how it looks.

    Those below 0 are passed over; those that look alike come in a mixed, fixed order.
    """
    held = regions_with_armies(state, state[at.ON_MAP], state[at.DECIDER])
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
