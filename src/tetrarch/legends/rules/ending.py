"""Scoring, tie-breaks and the end of a game or match (L7, L8, L12.1)."""

from __future__ import annotations

from tetrarch.core.kernel import Flat, count_bits, entry_kernel, kernel, lowest_bit
from tetrarch.legends.rules import layout as at
from tetrarch.legends.rules.state import card_value, controller_of, token_value


@entry_kernel
def regions_controlled(board: Flat, state: Flat, seat: int) -> int:
    """Mask of the regions that a seat controls (L8.1)."""
    mask = 0
    regions = state[at.ON_MAP]
    while regions:
        region = lowest_bit(regions)
        regions &= regions - 1
        if controller_of(board, state[at.STACKS + region]) == seat:
            mask |= 1 << region
    return mask


@entry_kernel
def controls_island(board: Flat, state: Flat, seat: int, island: int) -> bool:
    """Whether a seat controls strictly more regions of an island than any other colour, neutral included (L8.2)."""
    regions = board[at.ISLAND_ROWS + island] & state[at.ON_MAP]
    counts = 0
    while regions:
        controller = controller_of(board, state[at.STACKS + lowest_bit(regions)])
        regions &= regions - 1
        if controller >= 0:
            counts += 1 << (8 * controller)
    own = (counts >> (8 * seat)) & 0xFF
    for colour in range(at.NEUTRAL_COLOUR + 1):
        if colour != seat and (counts >> (8 * colour)) & 0xFF >= own:
            return False
    return own > 0


@entry_kernel
def card_points(board: Flat, state: Flat, seat: int, card: int) -> int:
    """Points from one card that a seat owns (L6.6-L6.8, L6.10, L6.11)."""
    owned = state[at.OWNED + seat]
    points = 0
    family = card_value(board, card, at.CARD_VP_FAMILY)
    if family >= 0:
        points += count_bits(owned & board[at.FAMILY_MASKS + family])
    family = card_value(board, card, at.CARD_SET_FAMILY)
    if family >= 0 and count_bits(owned & board[at.FAMILY_MASKS + family]) >= card_value(
        board, card, at.CARD_SET_CARDS
    ):
        points += card_value(board, card, at.CARD_SET_VP)
    points += card_value(board, card, at.CARD_VP_FLYING) * state[at.FLYING + seat]
    coins = card_value(board, card, at.CARD_VP_COINS)
    if coins > 0:
        points += state[at.COINS + seat] // coins
    return points


@entry_kernel
def elixir_points(board: Flat, state: Flat, seat: int) -> int:
    """2 points for the most elixirs, 1 point for each seat tied for most, 0 without elixirs (L8.4)."""
    own = state[at.ELIXIRS + seat]
    tied = False
    for other in range(board[at.PLAYERS]):
        if other != seat:
            if state[at.ELIXIRS + other] > own:
                return 0
            if state[at.ELIXIRS + other] == own:
                tied = True
    if own == 0:
        return 0
    return 1 if tied else 2


@kernel
def token_points(board: Flat, state: Flat, seat: int) -> int:
    """Points from explore tokens, the Poison Swamp and the dragon (L12.2, L12.4, L12.9)."""
    points = 2 if state[at.DRAGON_OWNER] == seat else 0
    for place in range(at.TOKENS):
        if state[at.TOKEN_OWNER + place] == seat:
            points += token_value(board, state[at.TOKEN_FACE + place], at.TOKEN_VP)
    return points


@kernel
def island_points(board: Flat, state: Flat, seat: int, least_regions: int) -> int:
    """1 point for each controlled island with at least ``least_regions`` regions (L8.2, L12.6)."""
    points = 0
    for island in range(board[at.ISLANDS]):
        regions = board[at.ISLAND_ROWS + island] & state[at.ON_MAP]
        if regions and count_bits(regions) >= least_regions and controls_island(board, state, seat, island):
            points += 1
    return points


@entry_kernel
def leader_points(board: Flat, state: Flat, seat: int) -> int:
    """Points from a seat's leader (L12.6)."""
    leader = state[at.LEADER + seat]
    if leader == at.FAIRY_QUEEN and board[at.FOREST] >= 0:
        return 1 if count_bits(state[at.OWNED + seat] & board[at.FAMILY_MASKS + board[at.FOREST]]) >= 3 else 0
    if leader == at.BANDIT_KING:
        return 1 if state[at.ARMIES + seat] + state[at.KEPT + seat] == 18 else 0
    if leader == at.RED_SORCERESS:
        kept = 0
        for other in range(board[at.PLAYERS]):
            kept += state[at.KEPT + other]
        return kept // 3
    if leader == at.WHITE_KNIGHT:
        return island_points(board, state, seat, 3)
    return 0


@entry_kernel
def points_of(board: Flat, state: Flat, seat: int) -> int:
    """Victory points of a seat if this game ended now (L8)."""
    regions = regions_controlled(board, state, seat)
    points = count_bits(regions) + count_bits(regions & state[at.CITADEL_REGIONS])
    points += island_points(board, state, seat, 1)
    cards = state[at.OWNED + seat] & board[at.SCORING_CARDS]
    while cards:
        points += card_points(board, state, seat, lowest_bit(cards))
        cards &= cards - 1
    points += elixir_points(board, state, seat) + token_points(board, state, seat)
    return points + leader_points(board, state, seat)


@kernel
def has_book(board: Flat, state: Flat, seat: int) -> int:
    """1 if the seat owns the token that wins every tie, the Magic Book (L12.2)."""
    for place in range(at.TOKENS):
        if state[at.TOKEN_OWNER + place] == seat and token_value(
            board, state[at.TOKEN_FACE + place], at.TOKEN_WINS_TIES
        ):
            return 1
    return 0


@kernel
def rank_value(board: Flat, state: Flat, seat: int, points: int, book: int) -> int:
    """The rank of a seat as one number: points, the Book, coins, armies, regions controlled (L8.5)."""
    regions = count_bits(regions_controlled(board, state, seat))
    return (
        (((points + 1000) * 2 + book) * 4096 + state[at.COINS + seat]) * 64 + state[at.ARMIES + seat]
    ) * 64 + regions


@entry_kernel
def final_rank(board: Flat, state: Flat, seat: int) -> int:
    """The rank of a seat at the end of the game, or of the match, where the Book does not count (L12.1)."""
    if board[at.MATCH]:
        return rank_value(board, state, seat, state[at.TOTAL_VP + seat], 0)
    return rank_value(board, state, seat, state[at.TOTAL_VP + seat], has_book(board, state, seat))


@kernel
def finish_game(board: Flat, state: Flat) -> None:
    """Score the game, then start the next game of the match or end (L7.1, L12.1)."""
    for seat in range(board[at.PLAYERS]):
        state[at.TOTAL_VP + seat] += points_of(board, state, seat)
    if board[at.MATCH] and state[at.GAME] < 3:
        state[at.GAME] += 1
        state[at.FOUNDER] = (state[at.FOUNDER] + 1) % board[at.PLAYERS]
        state[at.STEP] = at.DEAL_STEP
        return
    best = -1
    winners = 0
    for seat in range(board[at.PLAYERS]):
        rank = final_rank(board, state, seat)
        if rank > best:
            best = rank
            winners = 0
        if rank == best:
            winners |= 1 << seat
    state[at.STEP] = at.OVER_STEP
    state[at.WINNERS] = winners
