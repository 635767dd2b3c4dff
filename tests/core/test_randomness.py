"""The generator returns the published numbers, draws uniformly, and is bound to one stream of one seed."""

from __future__ import annotations

import hashlib
from collections import Counter
from collections.abc import Iterator
from itertools import islice, permutations

import numpy as np
import pytest

from tetrarch.core.randomness import Generator, commitment, draw_below, next_word, seed_words

PUBLISHED = [641, 1573767, 3222811527, 3517856514, 836907274, 4247214768, 3867114732, 1355841295, 495546011, 621204420]
"""The first words of xoshiro128++ from the state 1, 2, 3, 4."""


def xoshiro(words: list[int]) -> Iterator[int]:
    """Xoshiro128++ as its authors wrote it, in plain integers."""

    def rotated(word: int, by: int) -> int:
        return (word << by | word >> 32 - by) % 2**32

    state = list(words)
    while True:
        yield (rotated((state[0] + state[3]) % 2**32, 7) + state[0]) % 2**32
        shifted = (state[1] << 9) % 2**32
        state[2] ^= state[0]
        state[3] ^= state[1]
        state[1] ^= state[2]
        state[0] ^= state[3]
        state[2] ^= shifted
        state[3] = rotated(state[3], 11)


def below(numbers: Iterator[int], bound: int) -> int:
    """Lemire's uniform draw, with the remainder of 2**32 rejected."""
    while True:
        product = next(numbers) * bound
        if product % 2**32 >= 2**32 % bound:
            return product // 2**32


def test_the_first_words_are_the_published_ones() -> None:
    words = np.array([1, 2, 3, 4], dtype=np.int64)
    assert [int(next_word(words)) for _ in PUBLISHED] == PUBLISHED
    assert list(islice(xoshiro([1, 2, 3, 4]), len(PUBLISHED))) == PUBLISHED


@pytest.mark.parametrize("seed", ["", 0, "a long seed with blanks, and Ekö", 2**64])
def test_a_thousand_words_agree_with_the_published_algorithm(seed: int | str) -> None:
    words = seed_words(seed, "stream")
    expected = xoshiro([int(word) for word in words])
    assert [int(next_word(words)) for _ in range(1000)] == list(islice(expected, 1000))


@pytest.mark.parametrize("bound", [1, 2, 3, 7, 100, 2**16, 2**31 - 1, 3 * 2**29, 2**31])
def test_draws_below_a_bound_agree_with_lemires_method(bound: int) -> None:
    words = seed_words("lemire", str(bound))
    expected = xoshiro([int(word) for word in words])
    assert [int(draw_below(words, bound)) for _ in range(300)] == [below(expected, bound) for _ in range(300)]


def test_some_draws_are_rejected() -> None:
    words = seed_words("rejection", "stream")
    plain = xoshiro([int(word) for word in words])
    bound = 3 * 2**29  # a quarter of all words is left over
    unrejected = [next(plain) * bound // 2**32 for _ in range(40)]
    assert [int(draw_below(words, bound)) for _ in range(40)] != unrejected


def test_words_come_from_seed_and_stream_through_sha_256() -> None:
    digest = hashlib.sha256(b"tetrarch:7:deal").digest()
    expected = [int.from_bytes(digest[place : place + 4], "little") for place in (0, 4, 8, 12)]
    assert [int(word) for word in seed_words(7, "deal")] == [expected[0] | 1, *expected[1:]]
    assert list(seed_words(7, "deal")) == list(seed_words("7", "deal"))


def test_streams_and_seeds_are_independent() -> None:
    drawn = {
        (seed, stream): tuple(Generator(seed, stream).below(2**31) for _ in range(4))
        for seed in ("1", "2")
        for stream in ("deal", "board")
    }
    assert len(set(drawn.values())) == 4
    one, other = Generator(1, "deal"), Generator(1, "deal")
    assert [one.below(1000) for _ in range(9)] == [other.below(1000) for _ in range(9)]


def test_the_seed_none_stands_for_a_fresh_one() -> None:
    drawn = {tuple(seed_words(seed, "deal")) for seed in (None, None, "None")}
    assert len(drawn) == 3
    assert Generator(None, "deal").below(2**31) != Generator(None, "deal").below(2**31)


def chi_square(counts: list[int]) -> float:
    expected = sum(counts) / len(counts)
    return sum((count - expected) ** 2 / expected for count in counts)


@pytest.mark.parametrize(("bound", "limit"), [(2, 10.9), (6, 20.6), (10, 27.9), (32, 61.1)])
def test_draws_are_even(bound: int, limit: float) -> None:
    """One generator in a thousand exceeds these limits."""
    dice = Generator("even", str(bound))
    counts = Counter(dice.below(bound) for _ in range(300 * bound))
    assert set(counts) == set(range(bound))
    assert chi_square(list(counts.values())) < limit


def test_shuffles_are_even() -> None:
    dice = Generator("even", "shuffle")
    counts: Counter[tuple[str, ...]] = Counter()
    for _ in range(2400):
        items = list("abcd")
        dice.shuffle(items)
        counts[tuple(items)] += 1
    assert set(counts) == set(permutations("abcd"))
    assert chi_square(list(counts.values())) < 49.7


def test_choice_takes_every_item() -> None:
    dice = Generator("even", "choice")
    assert {dice.choice("xyz") for _ in range(60)} == {"x", "y", "z"}


@pytest.mark.parametrize("bound", [0, -1, 2**31 + 1])
def test_a_bound_that_cannot_be_drawn_below_is_refused(bound: int) -> None:
    dice = Generator(1, "bounds")
    before = list(dice.words)
    with pytest.raises(ValueError, match=f"cannot draw below {bound}"):
        dice.below(bound)
    assert list(dice.words) == before


def test_a_commitment_is_a_sha_256_over_the_seed() -> None:
    expected = hashlib.sha256(b"tetrarch seed commitment 1\nsecret").hexdigest()
    assert commitment("secret") == expected
    assert commitment(5) == commitment("5")


def test_a_commitment_changes_with_the_seed() -> None:
    assert len({commitment("1"), commitment("2"), commitment("12")}) == 3
