"""The network of Legends: its features as lists, and its whole judgement of a position."""

from __future__ import annotations

from tetrarch.bots import forward
from tetrarch.bots.legends import choices
from tetrarch.bots.legends import features as table
from tetrarch.bots.tree import chances_from_strengths
from tetrarch.core.kernel import Flat, Floats, count_bits, kernel, lowest_bit, mass_kernel
from tetrarch.legends.rules import layout as at

OWNERS = forward.EMBED + table.FEATURES * forward.HIDDEN1
"""The place of the owner features in the weights."""
DECISIONS = OWNERS + table.OWNER_FEATURES * (1 + forward.HIDDEN2)
"""The place of the decision features in the weights."""
WEIGHTS = DECISIONS + choices.DECISION_FEATURES * (1 + forward.HIDDEN2)
"""The number of weights."""
FLOATS = forward.SCORES + max(table.OWNER_FEATURES, choices.DECISION_FEATURES)
"""The length of the working space of floats."""
LISTED = table.SURVEY_SIZE
"""The place of a list of features in the working space of whole numbers, behind the survey."""
WORK = LISTED + table.MOST_FEATURES


@kernel
def look(board: Flat, state: Flat, weights: Floats, floats: Floats, work: Flat, seat: int) -> None:
    """Compute what a seat sees. Needs a survey."""
    end = table.write_features(board, state, work, seat, work, LISTED)
    forward.see(weights, work, LISTED, end, floats, seat)


@kernel
def network_chances(board: Flat, state: Flat, weights: Floats, floats: Floats, work: Flat, values: Flat) -> None:
    """Write the chance of each seat to win, in millionths, into the first entries of ``values``."""
    table.survey_position(board, state, work)
    for seat in range(board[at.PLAYERS]):
        look(board, state, weights, floats, work, seat)
        values[seat] = forward.head(weights, floats, seat, forward.STRENGTH, forward.MOST_STRENGTH)
    chances_from_strengths(values, board[at.PLAYERS])


@mass_kernel
def read_features(
    board: Flat, state: Flat, work: Flat, decisions: Flat, seats: Flat, places: Flat, chosen: Flat
) -> None:
    """Write the features of all seats, of all places for each seat, and of the decisions.

    The rows of ``seats`` are MOST_FEATURES long, those of the others as long as their lists can be. All are full of -1.
    """
    table.survey_position(board, state, work)
    for seat in range(board[at.PLAYERS]):
        table.write_features(board, state, work, seat, seats, seat * table.MOST_FEATURES)
    place = 0
    regions = state[at.ON_MAP]
    while regions:
        for seat in range(board[at.PLAYERS]):
            table.write_owner_features(board, state, work, lowest_bit(regions), seat, places, place)
            place += table.MOST_OWNER_FEATURES
        regions &= regions - 1
    for number in range(len(decisions)):
        place = number * choices.MOST_DECISION_FEATURES
        choices.write_decision_features(board, state, work, decisions[number], chosen, place)


@mass_kernel
def judge_with_network(
    board: Flat,
    state: Flat,
    weights: Floats,
    floats: Floats,
    work: Flat,
    decisions: Flat,
    values: Flat,
    owners: Flat,
    priors: Flat,
) -> None:
    """Write the chances of all seats and their points in 256ths, who will own each place, and the prior of decisions.

    A row of ``owners`` has a share for each seat and one for nobody. Shares are in millionths.
    """
    players = board[at.PLAYERS]
    network_chances(board, state, weights, floats, work, values)
    for seat in range(players):
        values[players + seat] = forward.head(weights, floats, seat, forward.POINTS, forward.MOST_POINTS)
    for seat in range(players):
        forward.score_features(weights, OWNERS, table.OWNER_FEATURES, floats, seat)
        row = 0
        regions = state[at.ON_MAP]
        while regions:
            end = table.write_owner_features(board, state, work, lowest_bit(regions), seat, work, LISTED)
            owners[row + seat] = forward.logit(floats, work, LISTED, end)
            owners[row + players] = 0
            row += players + 1
            regions &= regions - 1
    for number in range(count_bits(state[at.ON_MAP])):
        forward.shares_from_logits(owners[number * (players + 1) : (number + 1) * (players + 1)], players + 1)
    if len(decisions) > 0:
        forward.score_features(weights, DECISIONS, choices.DECISION_FEATURES, floats, state[at.DECIDER])
        for number in range(len(decisions)):
            end = choices.write_decision_features(board, state, work, decisions[number], work, LISTED)
            priors[number] = forward.logit(floats, work, LISTED, end)
        forward.shares_from_logits(priors, len(decisions))
