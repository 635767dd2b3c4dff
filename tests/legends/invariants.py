"""What is true after every decision of every game, checked inside the kernel so that millions can be."""

from __future__ import annotations

from tetrarch.core.kernel import Flat, count_bits, entry_kernel, kernel, lowest_bit
from tetrarch.legends.rules.chance import deal, random_decision
from tetrarch.legends.rules.ending import final_rank, points_of
from tetrarch.legends.rules.layout import (
    AGE,
    ARMIES,
    ARMY_BONUS,
    BID,
    BID_COINS,
    BID_STEP,
    BUILD,
    CARD,
    CARD_ARMY,
    CARD_COINS,
    CARD_ELIXIR,
    CARD_FLYING,
    CARD_IMMUNE,
    CARD_MIN_PLAYERS,
    CARD_MOVE,
    CARDS,
    CITIES_LEFT,
    COINS,
    DEAL_STEP,
    DECIDER,
    DECK,
    DECK_LEFT,
    DESTROY,
    DIE,
    DIE_RANK,
    DRAGON,
    DRAGON_OWNER,
    DRAGON_REGION,
    ELIXIRS,
    FAIRY_QUEEN,
    FIRST,
    FIRST_STEP,
    FLYING,
    FOUNDER,
    GAME,
    IMMUNE,
    KEPT,
    KIND_BITS,
    LEADER,
    MATCH,
    MAX_CARDS,
    MAX_ROW,
    MERCHANT_REGIONS,
    MOVE,
    MOVE_BONUS,
    NEUTRAL_COLOUR,
    NEUTRAL_LEFT,
    NUMBER_BITS,
    ON_MAP,
    ONE_SHIFT,
    OVER_STEP,
    OWNED,
    PLAYERS,
    POINTS,
    PRINTING,
    QUEEN_DONE,
    QUEEN_STEP,
    RED_SORCERESS,
    REGIONS,
    ROGUES_REGION,
    ROW,
    SEAT,
    SEVEN_CARDS,
    SHARED_STEP,
    STACKS,
    STEP,
    SUPPLY,
    TAKE,
    TAKE_STEP,
    TAKEN,
    THREE_SHIFT,
    TOKEN_FACE,
    TOKEN_OWNER,
    TOKEN_REGION,
    TOKEN_SEEN,
    TOKENS,
    TOTAL_VP,
    TWO_SHIFT,
    WINNERS,
)
from tetrarch.legends.rules.state import armies_in, card_value, cities_in
from tetrarch.legends.rules.turn import legal_decisions, play_decision

MAGIC_SPRING, COTTAGE, HIDDEN_TREASURE, STABLE = 0, 1, 2, 4
"""The numbers of the published tokens that bring more than points (L12.2)."""

INVARIANTS = (
    "",
    "seats are seats (L1.1)",
    "everybody has 18 armies on the board, in the supply and kept by the Red Sorceress (L1.1, L12.6)",
    "everybody has 3 cities on the board and in the supply (L1.1)",
    "nothing stands off the map, and nothing of who does not play; ten neutral armies at most, with two players (L2.5)",
    "every card of the game is in one place (L1.3)",
    "the noted bonuses are those of cards and tokens owned (L4.2, L12.2)",
    "nobody has less than no coin (L4.1)",
    "a token lies on the map or is owned, and who owns one has shown it (L12.2, L12.9)",
    "the row has no gap between turns, and is full while there is a deck (L4.5)",
    "players take one card each in turn (L4.1)",
    "at the end everybody has 11, 10 or 8 cards, the Fairy Queen one more at most (L7.1, L12.6)",
    "every coin is accounted for (L3.1, L4.1, L6.5, L12.2, L12.4, L12.6, L12.7)",
    "who must decide has a choice, and at a deal and at the end there is none",
    "the dragon falls to the 6th or 7th army, and only then (L12.4, L13.2)",
    "points are counted when a game ends, and only then (L12.1)",
    "the first of the standings have won (L8.5)",
    "cards stay with who has taken them, cities where they stand, and kept armies are kept (L4.1, L5.3, L12.6)",
)
"""By the number that ``broken_invariant`` and ``checked_playout`` answer."""

TALLY_GAMES = 0
"""In a tally: how many games or matches ended."""
TALLY_DECISIONS = 1
TALLY_LONGEST = 2
TALLY_DRAGONS = 3
TALLY_QUEENS = 4
"""How often the Fairy Queen took one more card."""
TALLY_KEPT = 5
TALLY_FLOWS = 6
"""How often coins changed by a bid, a card, rogues, a city and the Bandit King."""
TALLY_SIZE = 11


@kernel
def broken_pieces(board: Flat, state: Flat) -> int:
    """The number of an invariant about armies and cities that does not hold, or 0."""
    players = board[PLAYERS]
    neutral = 0
    for region in range(board[REGIONS]):
        here = state[STACKS + region]
        if here != 0 and not (state[ON_MAP] >> region) & 1:
            return 4
        for colour in range(players, NEUTRAL_COLOUR):
            if armies_in(here, colour) or cities_in(here, colour):
                return 4
        neutral += armies_in(here, NEUTRAL_COLOUR)
    if state[NEUTRAL_LEFT] < 0 or neutral + state[NEUTRAL_LEFT] > (10 if players == 2 else 0):
        return 4
    for seat in range(players):
        armies = 0
        cities = 0
        for region in range(board[REGIONS]):
            armies += armies_in(state[STACKS + region], seat)
            cities += cities_in(state[STACKS + region], seat)
        if armies != state[ARMIES + seat] or armies + state[SUPPLY + seat] + state[KEPT + seat] != 18:
            return 2
        if state[SUPPLY + seat] < 0 or state[KEPT + seat] < 0:
            return 2
        if state[KEPT + seat] > 0 and state[LEADER + seat] == RED_SORCERESS:
            return 2
        if cities + state[CITIES_LEFT + seat] != 3 or state[CITIES_LEFT + seat] < 0:
            return 3
        if state[COINS + seat] < 0:
            return 7
    return 0


@kernel
def broken_cards(board: Flat, state: Flat) -> int:
    """The number of an invariant about cards that does not hold, or 0."""
    players = board[PLAYERS]
    found = 0
    count = 0
    for seat in range(players):
        found |= state[OWNED + seat]
        count += count_bits(state[OWNED + seat])
        if count_bits(state[OWNED + seat]) != state[TAKEN + seat]:
            return 5
    in_row = 0
    for place in range(MAX_ROW):
        card = state[ROW + place]
        if card >= 0:
            if place >= 6 + board[SEVEN_CARDS]:
                return 9
            found |= 1 << card
            count += 1
            in_row += 1
    for place in range(MAX_CARDS):
        card = state[DECK + place]
        if (card >= 0) != (place < state[DECK_LEFT]):
            return 5
        if card >= 0:
            found |= 1 << card
            count += 1
    wanted = 0
    for card in range(board[CARDS]):
        if card_value(board, card, CARD_MIN_PLAYERS) <= players:
            wanted |= 1 << card
    if state[STEP] != DEAL_STEP and (found != wanted or count != count_bits(wanted)):
        return 5
    if state[STEP] == TAKE_STEP or state[STEP] == QUEEN_STEP:
        for place in range(in_row):
            if state[ROW + place] < 0:
                return 9
        if state[DECK_LEFT] > 0 and in_row < 6 + board[SEVEN_CARDS]:
            return 9
    return 0


@kernel
def broken_bonuses(board: Flat, state: Flat) -> int:
    """6 where a noted bonus is not the sum over cards and tokens, else 0."""
    for seat in range(board[PLAYERS]):
        moves = 0
        armies = 0
        flying = 0
        elixirs = 0
        immune = 0
        cards = state[OWNED + seat]
        while cards:
            card = lowest_bit(cards)
            cards &= cards - 1
            moves += card_value(board, card, CARD_MOVE)
            armies += card_value(board, card, CARD_ARMY)
            flying += card_value(board, card, CARD_FLYING)
            elixirs += card_value(board, card, CARD_ELIXIR)
            immune |= card_value(board, card, CARD_IMMUNE)
        for place in range(TOKENS):
            if state[TOKEN_OWNER + place] == seat:
                face = state[TOKEN_FACE + place]
                moves += 1 if face == STABLE else 0
                armies += 1 if face == COTTAGE else 0
                elixirs += 2 if face == MAGIC_SPRING else 0
        if moves != state[MOVE_BONUS + seat] or armies != state[ARMY_BONUS + seat] or flying != state[FLYING + seat]:
            return 6
        if elixirs != state[ELIXIRS + seat] or immune != state[IMMUNE + seat]:
            return 6
    return 0


@kernel
def dragon_army(board: Flat) -> int:
    """The army to which the dragon falls (L12.4, L13.2)."""
    return 7 if board[PRINTING] == 1 else 6


@kernel
def broken_tokens(board: Flat, state: Flat) -> int:
    """The number of an invariant about tokens that does not hold, or 0."""
    faces = 0
    lying = 0
    for place in range(TOKENS):
        faces |= 1 << state[TOKEN_FACE + place]
        region = state[TOKEN_REGION + place]
        if region >= 0:
            if not (state[ON_MAP] >> region) & 1 or (lying >> region) & 1 or state[TOKEN_OWNER + place] >= 0:
                return 8
            lying |= 1 << region
        if state[TOKEN_OWNER + place] >= 0 and state[TOKEN_SEEN + place] != (1 << board[PLAYERS]) - 1:
            return 8
    if faces != (1 << TOKENS) - 1:
        return 8
    region = state[DRAGON_REGION]
    if region >= 0:
        armies = 0
        for seat in range(board[PLAYERS]):
            armies += armies_in(state[STACKS + region], seat)
        if armies >= dragon_army(board) or state[DRAGON_OWNER] >= 0:
            return 14
    elif state[DRAGON_OWNER] < 0 and board[DRAGON] and state[STEP] >= SHARED_STEP:
        return 14
    return 0


@kernel
def last_card(players: int) -> int:
    """How many cards each player has at the end (L7.1)."""
    return 11 if players == 2 else 10 if players == 3 else 8


@kernel
def broken_turn(board: Flat, state: Flat) -> int:
    """The number of an invariant about the course of the game that does not hold, or 0."""
    players = board[PLAYERS]
    step = state[STEP]
    if not 0 <= state[SEAT] < players or not 0 <= state[FOUNDER] < players or not -1 <= state[FIRST] < players:
        return 1
    if state[DECIDER] != state[SEAT] or not 1 <= state[GAME] <= (3 if board[MATCH] else 1):
        return 1
    if FIRST_STEP < step < QUEEN_STEP:
        least = TAKEN + state[SEAT]
        acting = 0 if step == TAKE_STEP else 1
        if acting == 0 and (state[CARD] >= 0 or state[POINTS] != 0):
            return 10
        rounds = state[least] - acting
        if rounds >= last_card(players):
            return 10
        for place in range(players):
            seat = (state[FIRST] + place) % players
            is_before = place < (state[SEAT] - state[FIRST]) % players
            wanted = rounds + (1 if is_before else 0) + (acting if seat == state[SEAT] else 0)
            if state[TAKEN + seat] != wanted:
                return 10
    elif step >= QUEEN_STEP:
        for seat in range(players):
            more = state[TAKEN + seat] - last_card(players)
            if more != 0 and not (
                more == 1 and state[LEADER + seat] == FAIRY_QUEEN and state[QUEEN_DONE] and step == OVER_STEP
            ):
                return 11
    elif step > DEAL_STEP:
        for seat in range(players):
            if state[TAKEN + seat] != 0:
                return 10
    return 0


@kernel
def broken_result(board: Flat, state: Flat) -> int:
    """16 if the winners are not the highest-ranked players, else 0."""
    if state[STEP] != OVER_STEP:
        return 16 if state[WINNERS] != 0 else 0
    for seat in range(board[PLAYERS]):
        is_first = True
        for other in range(board[PLAYERS]):
            if final_rank(board, state, other) > final_rank(board, state, seat):
                is_first = False
        if is_first != ((state[WINNERS] >> seat) & 1 == 1):
            return 16
    return 0


@entry_kernel
def broken_invariant(board: Flat, state: Flat) -> int:
    """The number of the first invariant that does not hold, or 0."""
    broken = broken_pieces(board, state)
    if broken == 0:
        broken = broken_cards(board, state)
    if broken == 0:
        broken = broken_bonuses(board, state)
    if broken == 0:
        broken = broken_tokens(board, state)
    if broken == 0:
        broken = broken_turn(board, state)
    if broken == 0:
        broken = broken_result(board, state)
    return broken


@kernel
def bid_winner(board: Flat, before: Flat, decision: int) -> int:
    """Who pays when this bid is in, or -1 while bids are missing (L3.1, L3.2, L12.8)."""
    rank = DIE_RANK if board[DIE] else AGE
    winner = -1
    most = -1
    for seat in range(board[PLAYERS]):
        bid = before[BID + seat]
        if seat == before[DECIDER]:
            bid = (decision >> ONE_SHIFT) & NUMBER_BITS
        if bid < 0:
            return -1
        if bid > most or (bid == most and before[rank + seat] < before[rank + winner]):
            winner = seat
            most = bid
    return winner


@kernel
def coins_gained(board: Flat, before: Flat, decision: int, seat: int) -> int:
    """What a decision brings a seat, or costs it: every way that coins go."""
    kind = decision & KIND_BITS
    one = (decision >> ONE_SHIFT) & NUMBER_BITS
    two = (decision >> TWO_SHIFT) & NUMBER_BITS
    mover = before[DECIDER]
    if kind == BID_COINS:
        if bid_winner(board, before, decision) != seat:
            return 0
        return -(one if seat == mover else before[BID + seat])
    if kind == DESTROY and (decision >> THREE_SHIFT) & 1:
        return 1 if seat == mover else -1 if seat == two else 0
    if seat != mover:
        return 0
    if kind == TAKE:
        price = (0, 1, 1, 2, 2, 3, 3)[one]
        return card_value(board, before[ROW + one], CARD_COINS) - price
    if kind == MOVE:
        return -1 if before[ROGUES_REGION] == two and before[COINS + seat] > 0 else 0
    gained = 0
    if kind == BUILD:
        gained = 2 * ((before[MERCHANT_REGIONS] >> one) & 1)
        for place in range(TOKENS):
            if before[TOKEN_REGION + place] == one and before[TOKEN_FACE + place] == HIDDEN_TREASURE:
                gained += 1
    return gained


@entry_kernel
def broken_flow(board: Flat, before: Flat, state: Flat, decision: int, tally: Flat) -> int:
    """12 where coins came or went that should not have, else 0."""
    players = board[PLAYERS]
    kind = decision & KIND_BITS
    begins = before[STEP] < BID_STEP and state[STEP] == BID_STEP
    for seat in range(players):
        wanted = before[COINS + seat] + coins_gained(board, before, decision, seat)
        if begins:
            wanted = 12 if players == 2 else 11 if players == 3 else 9
        if state[COINS + seat] != wanted:
            return 12
        if wanted != before[COINS + seat] and not begins:
            if kind == BID_COINS:
                tally[TALLY_FLOWS] += 1
            elif kind == TAKE:
                tally[TALLY_FLOWS + 1] += 1
            elif kind == MOVE:
                tally[TALLY_FLOWS + 2] += 1
            elif kind == BUILD:
                tally[TALLY_FLOWS + 3] += 1
            else:
                tally[TALLY_FLOWS + 4] += 1
    return 0


@entry_kernel
def broken_progress(board: Flat, before: Flat, state: Flat) -> int:
    """The number of an invariant about what a decision may change that does not hold, or 0."""
    ended = state[STEP] == OVER_STEP or state[STEP] == DEAL_STEP
    for seat in range(board[PLAYERS]):
        grown = points_of(board, state, seat) if ended else 0
        if state[TOTAL_VP + seat] - before[TOTAL_VP + seat] != grown:
            return 15
        if before[OWNED + seat] & ~state[OWNED + seat] or state[KEPT + seat] < before[KEPT + seat]:
            return 17
        for region in range(board[REGIONS]):
            if cities_in(state[STACKS + region], seat) < cities_in(before[STACKS + region], seat):
                return 17
    return 0


@kernel
def checked_playout(board: Flat, state: Flat, before: Flat, scratch: Flat, words: Flat, tally: Flat) -> int:
    """Play one game or match at random; returns the number of an invariant that broke, or 0."""
    made = 0
    broken = broken_invariant(board, state)
    while broken == 0 and state[STEP] != OVER_STEP:
        found = legal_decisions(board, state, scratch, scratch)
        if (found == 0) != (state[STEP] == DEAL_STEP):
            return 13
        if found == 0:
            deal(board, state, scratch, words)
            broken = broken_invariant(board, state)
            continue
        decision = random_decision(board, state, scratch, words)
        for place in range(len(state)):
            before[place] = state[place]
        play_decision(board, state, scratch, decision)
        made += 1
        broken = broken_invariant(board, state)
        if broken == 0:
            broken = broken_flow(board, before, state, decision, tally)
        if broken == 0:
            broken = broken_progress(board, before, state)
        note(board, before, state, tally)
    if broken == 0 and legal_decisions(board, state, scratch, scratch) != 0:
        broken = 13
    tally[TALLY_GAMES] += 1
    tally[TALLY_DECISIONS] += made
    tally[TALLY_LONGEST] = max(tally[TALLY_LONGEST], made)
    return broken


@kernel
def note(board: Flat, before: Flat, state: Flat, tally: Flat) -> None:
    """Count what happened in a tally."""
    if before[DRAGON_OWNER] < 0 and state[DRAGON_OWNER] >= 0:
        tally[TALLY_DRAGONS] += 1
    for seat in range(board[PLAYERS]):
        if state[TAKEN + seat] > last_card(board[PLAYERS]):
            tally[TALLY_QUEENS] += 1
        tally[TALLY_KEPT] += state[KEPT + seat] - before[KEPT + seat]


@entry_kernel
def checked_playouts(
    board: Flat, start: Flat, state: Flat, before: Flat, scratch: Flat, words: Flat, games: int, tally: Flat
) -> int:
    """Play many games at random from one table; stops at the first broken invariant and returns its number."""
    for _ in range(games):
        for place in range(len(start)):
            state[place] = start[place]
        broken = checked_playout(board, state, before, scratch, words, tally)
        if broken != 0:
            return broken
    return 0
