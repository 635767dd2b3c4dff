"""Seeded randomness that gives the same numbers on every platform, compiled or not.

The generator is xoshiro128++ (Blackman and Vigna): four 32-bit words and only additions, shifts and rotations. It fits
into signed 64-bit integers without overflow and is the same code in plain Python, under Numba, and on a GPU. The
initial words come from a seed and a stream name through SHA-256, so different streams of one seed are independent.
"""

from __future__ import annotations

import hashlib
import secrets
from collections.abc import MutableSequence, Sequence
from typing import TypeVar

import numpy as np
import numpy.typing as npt

from tetrarch.core.kernel import Flat, entry_kernel, kernel

Item = TypeVar("Item")

_WORD = 0xFFFFFFFF


@kernel
def next_word(words: Flat) -> int:
    """Return the next 32 random bits and advance the generator's four words."""
    a = words[0]
    b = words[1]
    c = words[2]
    d = words[3]
    total = (a + d) & _WORD
    result = ((((total << 7) & _WORD) | (total >> 25)) + a) & _WORD
    c ^= a
    d ^= b
    words[1] = b ^ c
    words[0] = a ^ d
    words[2] = c ^ ((b << 9) & _WORD)
    words[3] = ((d << 11) & _WORD) | (d >> 21)
    return result


@entry_kernel
def draw_below(words: Flat, bound: int) -> int:
    """Draw uniformly from 0 to bound - 1 (bound at most 2**31), by Lemire's method with rejection."""
    product = next_word(words) * bound
    low = product & _WORD
    if low < bound:
        least = (_WORD + 1 - bound) % bound
        while low < least:
            product = next_word(words) * bound
            low = product & _WORD
    return product >> 32


def fresh_seed() -> str:
    """A seed of 128 random bits from the operating system."""
    return secrets.token_hex(16)


def seed_text(seed: int | str | None) -> str:
    """The seed as text; None stands for a fresh seed."""
    return fresh_seed() if seed is None else str(seed)


def seed_words(seed: int | str | None, stream: str) -> npt.NDArray[np.int64]:
    """The four initial words for a stream of a seed; None stands for a fresh seed."""
    digest = hashlib.sha256(f"tetrarch:{seed_text(seed)}:{stream}".encode("utf-8", "surrogatepass")).digest()
    words = [int.from_bytes(digest[place : place + 4], "little") for place in range(0, 16, 4)]
    words[0] |= 1  # xoshiro must not start from four zeros
    return np.array(words, dtype=np.int64)


class Generator:
    """A random generator that belongs to one game, bot or test; with the seed None, unlike any other."""

    def __init__(self, seed: int | str | None, stream: str) -> None:
        self.words = seed_words(seed, stream)
        """The state; kernels draw from it in place."""

    def below(self, bound: int) -> int:
        """Draw uniformly from 0 to bound - 1."""
        if not 1 <= bound <= 1 << 31:
            raise ValueError(f"cannot draw below {bound}: the bound must be from 1 to 2147483648")
        return int(draw_below(self.words, bound))

    def choice(self, items: Sequence[Item]) -> Item:
        """Choose uniformly among the items."""
        return items[self.below(len(items))]

    def shuffle(self, items: MutableSequence[Item]) -> None:
        """Shuffle the items uniformly, in place (Fisher and Yates)."""
        for place in range(len(items) - 1, 0, -1):
            other = self.below(place + 1)
            items[place], items[other] = items[other], items[place]


def salt_commitment(salt: str) -> str:
    """The SHA-256 of a player's salt, published before the salt itself, so that no player can choose it last."""
    return hashlib.sha256(f"tetrarch salt commitment 1\n{salt}".encode("utf-8", "surrogatepass")).hexdigest()


def commitment(seed: int | str) -> str:
    """The SHA-256 of a seed, published before a game to prove afterwards that the seed was fixed.

    It does not cover the players' salts: they are added later, so that the seed cannot be chosen to suit them.
    """
    return hashlib.sha256(f"tetrarch seed commitment 1\n{seed}".encode("utf-8", "surrogatepass")).hexdigest()
