"""Kernels that the encodings of all games share: the choices that are offered now, and the reports of a batch.

``pending`` is the array of a decision that is not complete. Its first entries are a set of rows of the decision table:
the rows that are offered now, ``WORD`` of them in each entry. The functions take the number of these entries.
"""

from __future__ import annotations

from tetrarch.core.kernel import Bytes, Flat, count_bits, kernel, lowest_bit
from tetrarch.core.randomness import draw_below

WORD = 63
"""The number of rows in one entry; the sign bit stays free."""

# The report on each game of a batch; games may add columns
PLAYER = 0
"""The seat that must act."""
DONE = 1
"""1 if the last step ended the game."""
WON = 2
"""Mask of the winning seats of the game that ended, or -1."""
REFUSED = 3
"""1 if the last action was not offered and therefore ignored."""
REPORT_SIZE = 4


@kernel
def clear_offers(pending: Flat, words: int) -> None:
    """Offer nothing."""
    for word in range(words):
        pending[word] = 0


@kernel
def add_offer(pending: Flat, choice: int) -> int:
    """Offer a row of the table; returns 1 if it was not offered before."""
    word = choice // WORD
    bit = 1 << (choice % WORD)
    if pending[word] & bit:
        return 0
    pending[word] |= bit
    return 1


@kernel
def is_offered(pending: Flat, words: int, choice: int) -> bool:
    """Whether a row of the table can be chosen now."""
    return 0 <= choice < words * WORD and (pending[choice // WORD] >> (choice % WORD)) & 1 == 1


@kernel
def first_offered(pending: Flat, words: int) -> int:
    """The lowest row of the table that is offered, or -1."""
    for word in range(words):
        if pending[word]:
            return word * WORD + lowest_bit(pending[word])
    return -1


@kernel
def write_mask(pending: Flat, words: int, mask: Bytes) -> None:
    """Write 1 for every row of the table that is offered, and 0 for the others."""
    for choice in range(len(mask)):
        mask[choice] = 0
    for word in range(words):
        offered = pending[word]
        while offered:
            mask[word * WORD + lowest_bit(offered)] = 1
            offered &= offered - 1


@kernel
def random_choice(pending: Flat, words: int, generator: Flat) -> int:
    """Draw uniformly among the offered rows of the table; -1 if there are none."""
    found = 0
    for word in range(words):
        found += count_bits(pending[word])
    if found == 0:
        return -1
    number = draw_below(generator, found)
    word = 0
    while number >= count_bits(pending[word]):
        number -= count_bits(pending[word])
        word += 1
    offered = pending[word]
    for _ in range(number):
        offered &= offered - 1
    return word * WORD + lowest_bit(offered)


@kernel
def draw_actions(pendings: Flat, size: int, words: int, generators: Flat, actions: Flat, first: int, last: int) -> None:
    """Draw a legal action uniformly for each game of a part of a batch; -1 if there is none."""
    for game in range(first, last):
        pending = pendings[size * game : size * (game + 1)]
        actions[game] = random_choice(pending, words, generators[4 * game : 4 * game + 4])
