"""The forward pass of the networks, the same for every game.

A network sees the game once from the perspective of each seat, as a list of sparse features. The first layer sums one
row of weights for each feature. All sums are made row by row, so that plain and compiled kernels round alike. Results
become whole numbers before a search uses them.
"""

from __future__ import annotations

import numpy as np

from tetrarch.bots.tree import DOUBLING, SURE, share_of
from tetrarch.core.kernel import JIT, Flat, Floats, kernel

HIDDEN1 = 64
"""The width of the first layer."""
HIDDEN2 = 32
"""The width of the second layer."""

# The weights in one flat array: parts of fixed length come first, then the tables of features.
BIAS1 = 0
LAYER2 = BIAS1 + HIDDEN1
"""One row of HIDDEN2 weights for each unit of the first layer."""
BIAS2 = LAYER2 + HIDDEN1 * HIDDEN2
STRENGTH = BIAS2 + HIDDEN2
"""The weights of the strength in doublings of the chance to win, then its bias."""
POINTS = STRENGTH + HIDDEN2 + 1
"""The weights of the final points, then their bias."""
EMBED = POINTS + HIDDEN2 + 1
"""One row of HIDDEN1 weights for each feature.

The owner features follow, then the decision features: the bias of each feature, then for each unit of the second layer
a row with its weight for each feature.
"""

# The working space of floats
FIRST = 0
"""The first layer of one seat."""
SECOND = FIRST + HIDDEN1
"""The second layers of up to four seats."""
SCORES = SECOND + 4 * HIDDEN2
"""The scores of the owner or decision features."""

MOST_STRENGTH = 24 * DOUBLING
"""The limit of strengths and logits, on both sides of 0."""
MOST_POINTS = 1000 * DOUBLING
"""The limit of points in 256ths, on both sides of 0."""

if JIT:

    @kernel
    def add_rows(weights: Floats, features: Flat, begin: int, end: int, layer: Floats) -> None:
        """Add the rows of some features to the first layer; four at a time, which rounds as one at a time does."""
        place = begin
        while place + 4 <= end:
            one = EMBED + features[place] * HIDDEN1
            two = EMBED + features[place + 1] * HIDDEN1
            three = EMBED + features[place + 2] * HIDDEN1
            four = EMBED + features[place + 3] * HIDDEN1
            row1 = weights[one : one + HIDDEN1]
            row2 = weights[two : two + HIDDEN1]
            row3 = weights[three : three + HIDDEN1]
            row4 = weights[four : four + HIDDEN1]
            for unit in range(HIDDEN1):
                layer[unit] = layer[unit] + row1[unit] + row2[unit] + row3[unit] + row4[unit]
            place += 4
        while place < end:
            one = EMBED + features[place] * HIDDEN1
            row1 = weights[one : one + HIDDEN1]
            for unit in range(HIDDEN1):
                layer[unit] = layer[unit] + row1[unit]
            place += 1

    @kernel
    def add_multiple(row: Floats, factor: float, target: Floats, width: int) -> None:
        """Add a row times a factor to a vector."""
        for unit in range(width):
            target[unit] = target[unit] + factor * row[unit]

    @kernel
    def copy_row(row: Floats, target: Floats, width: int) -> None:
        """Copy a row of weights."""
        for unit in range(width):
            target[unit] = row[unit]

    @kernel
    def clip(layer: Floats, width: int) -> None:
        """Limit the units of a layer to 0 and 1."""
        for unit in range(width):
            if layer[unit] < 0:
                layer[unit] = 0
            elif layer[unit] > 1:
                layer[unit] = 1

else:  # whole vectors at once: the same operations in the same order for each unit

    def add_rows(weights: Floats, features: Flat, begin: int, end: int, layer: Floats) -> None:
        """Add the rows of some features to the first layer."""
        sums = np.asarray(layer)[:HIDDEN1]
        for place in range(begin, end):
            row = EMBED + features[place] * HIDDEN1
            sums += np.asarray(weights)[row : row + HIDDEN1]

    def add_multiple(row: Floats, factor: float, target: Floats, width: int) -> None:
        """Add a row times a factor to a vector."""
        sums = np.asarray(target)[:width]
        sums += np.float32(factor) * np.asarray(row)[:width]

    def copy_row(row: Floats, target: Floats, width: int) -> None:
        """Copy a row of weights."""
        np.asarray(target)[:width] = np.asarray(row)[:width]

    def clip(layer: Floats, width: int) -> None:
        """Limit the units of a layer to 0 and 1."""
        np.clip(np.asarray(layer)[:width], 0, 1, out=np.asarray(layer)[:width])


@kernel
def see(weights: Floats, features: Flat, begin: int, end: int, floats: Floats, seat: int) -> None:
    """Compute the second layer of a seat from its features."""
    first = floats[FIRST : FIRST + HIDDEN1]
    copy_row(weights[BIAS1 : BIAS1 + HIDDEN1], first, HIDDEN1)
    add_rows(weights, features, begin, end, first)
    clip(first, HIDDEN1)
    place = SECOND + seat * HIDDEN2
    second = floats[place : place + HIDDEN2]
    copy_row(weights[BIAS2 : BIAS2 + HIDDEN2], second, HIDDEN2)
    for unit in range(HIDDEN1):
        if first[unit] > 0:
            row = LAYER2 + unit * HIDDEN2
            add_multiple(weights[row : row + HIDDEN2], first[unit], second, HIDDEN2)
    clip(second, HIDDEN2)


@kernel
def head(weights: Floats, floats: Floats, seat: int, place: int, most: int) -> int:
    """The output for a seat of the head at a place of the weights, in 256ths, within bounds on both sides of 0."""
    second = SECOND + seat * HIDDEN2
    value = weights[place + HIDDEN2]
    for unit in range(HIDDEN2):
        value = value + floats[second + unit] * weights[place + unit]
    return whole(value, most)


@kernel
def whole(value: float, most: int) -> int:
    """A number in 256ths, within bounds on both sides of 0."""
    return min(max(int(value * DOUBLING), -most), most)


@kernel
def score_features(weights: Floats, place: int, count: int, floats: Floats, seat: int) -> None:
    """Write the score of each feature of the table at a place of the weights, by what a seat sees."""
    scores = floats[SCORES : SCORES + count]
    copy_row(weights[place : place + count], scores, count)
    for unit in range(HIDDEN2):
        factor = floats[SECOND + seat * HIDDEN2 + unit]
        if factor > 0:
            row = place + (1 + unit) * count
            add_multiple(weights[row : row + count], factor, scores, count)


@kernel
def logit(floats: Floats, features: Flat, begin: int, end: int) -> int:
    """The sum of the scores of at least one feature, in 256ths, within bounds."""
    total = floats[SCORES + features[begin]]
    for place in range(begin + 1, end):
        total = total + floats[SCORES + features[place]]
    return whole(total, MOST_STRENGTH)


@kernel
def shares_from_logits(logits: Flat, count: int) -> None:
    """Turn logits, in 256ths of a doubling, into shares of SURE, in place."""
    highest = logits[0]
    for place in range(1, count):
        highest = max(highest, logits[place])
    total = 0
    for place in range(count):
        logits[place] = share_of(highest - logits[place])
        total += logits[place]
    for place in range(count):
        logits[place] = logits[place] * SURE // total
