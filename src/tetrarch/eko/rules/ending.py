"""Captives (E6), elimination and the end of the game (E8)."""

from __future__ import annotations

from tetrarch.core.kernel import Flat, count_bits, kernel
from tetrarch.eko.rules import layout as at
from tetrarch.eko.rules.state import captives_of, certain_points, points_of, seats_with_discs


@kernel
def give_captive(state: Flat, seat: int, given: int) -> None:
    """Exchange the captive Emperor of ``given`` for the seat's own (E6.3)."""
    holder = at.CAPTIVE - state[at.EMPEROR + seat]
    state[at.EMPEROR + seat] = at.IN_RESERVE
    state[at.EMPEROR + given] = at.IN_RESERVE if given == holder else at.CAPTIVE - holder


@kernel
def settle_exchanges(board: Flat, state: Flat) -> bool:
    """Settle all exchanges clockwise from the capturer; return true if a player must choose first (E6.4)."""
    players = board[at.PLAYERS]
    place = 0
    while place < players:
        seat = (state[at.SEAT] + place) % players
        place += 1
        if state[at.EMPEROR + seat] > at.CAPTIVE:
            continue
        held = captives_of(board, state, seat)
        if held > 1:
            state[at.STEP] = at.EXCHANGE_STEP
            state[at.DECIDER] = seat
            return True
        if held == 1:
            for given in range(players):
                if state[at.EMPEROR + given] == at.CAPTIVE - seat:
                    give_captive(state, seat, given)
                    break
            place = 0
    state[at.DECIDER] = state[at.SEAT]
    return False


@kernel
def has_won_by_points(board: Flat, state: Flat, seat: int) -> bool:
    """Whether the seat has at least 12 points and a building on a capital (E8.1)."""
    if state[at.CAPITALS + seat] == 0:
        return False
    most = certain_points(board, state, seat) + 2 * board[at.PYRAMIDS]
    return most >= 12 and points_of(board, state, seat) >= 12


@kernel
def end_game(state: Flat, reason: int, winners: int) -> None:
    """End the game with a reason and a mask of winners."""
    state[at.STEP] = at.OVER_STEP
    state[at.RESULT] = reason
    state[at.WINNERS] = winners


@kernel
def judge(board: Flat, state: Flat) -> bool:
    """Check the end (E8.1-E8.6) and eliminate seats without discs (E8.3); return true if the game is over."""
    seat = state[at.SEAT]
    had = state[at.HAD_DISCS]
    last_kamikaze = state[at.LAST_KAMIKAZE]
    captured = state[at.CAPTURED]
    state[at.HAD_DISCS] = 0
    state[at.LAST_KAMIKAZE] = 0
    state[at.CAPTURED] = 0
    have = seats_with_discs(board, state)
    state[at.IN_GAME] = have
    may_win = had
    if have == 0:
        if board[at.PRINTING] == at.COMPLETE:
            end_game(state, at.EMPTY_REASON, 0)
        else:
            end_game(state, at.EMPTY_SHARED_REASON, had)
        return True
    if board[at.PRINTING] != at.COMPLETE and last_kamikaze:
        may_win &= ~(1 << seat)  # E16.2: eliminated before points are counted
    winners = 0
    for other in range(board[at.PLAYERS]):
        if (may_win >> other) & 1 and has_won_by_points(board, state, other):
            winners |= 1 << other
    if winners:
        reason = at.POINTS_REASON
        if (
            board[at.PRINTING] == at.COMPLETE
            and last_kamikaze
            and captured
            and count_bits(had) == 2
            and (winners >> seat) & 1
        ):
            reason = at.SHARED_REASON
            winners = had
        end_game(state, reason, winners)
        return True
    if count_bits(have) == 1:
        end_game(state, at.LAST_REASON, have)
        return True
    return False


@kernel
def end_by_points(board: Flat, state: Flat, reason: int) -> None:
    """End an undecided game: most points among the seats in the game win, ties share (E8.7)."""
    most = -1
    winners = 0
    for seat in range(board[at.PLAYERS]):
        if (state[at.IN_GAME] >> seat) & 1:
            points = points_of(board, state, seat)
            if points > most:
                most = points
                winners = 0
            if points == most:
                winners |= 1 << seat
    end_game(state, reason, winners)
