"""Short games at random, each with a hash of all that was legal on its way and of where it led."""

from __future__ import annotations

import hashlib

from tetrarch.core.randomness import Generator
from tetrarch.legends import PRINTINGS, VARIANTS, Options, default_components, random_deal, random_table
from tetrarch.legends.rules.playout import playout

MIXES: tuple[tuple[str, ...], ...] = (
    (),
    *((variant,) for variant in VARIANTS if variant != "swamp"),
    ("explore", "swamp"),
    VARIANTS,
)
"""No variant, each one alone as far as it can be, and all together."""


def fingerprint(players: int, printing: str, mix: tuple[str, ...], quick: bool, decisions: int) -> str:
    """The hash of one game: so many decisions through the position, then as many inside the kernel."""
    dice = Generator("fingerprint", "decisions")
    position = random_table(dice, default_components(), Options(players, printing, frozenset(mix), quick))
    digest = hashlib.sha256()
    for _ in range(decisions):
        if position.awaits_chance:
            position.play_chance(random_deal(dice, position))
        legal = position.legal_ids()
        digest.update(legal.astype("<i8").tobytes())
        position.push(int(dice.choice(legal.tolist())))
        digest.update(bytes(position.points(seat) & 0xFF for seat in range(players)))
    playout(position.static, position.state, position.scratch, dice.words, decisions)
    digest.update(position.state.astype("<i8").tobytes())
    return digest.hexdigest()


def fingerprints(decisions: int) -> dict[str, str]:
    """The hashes of a game for each number of players, each variant alone and all together, in both printings."""
    return {
        f"{players} {printing} {' '.join(mix)}": fingerprint(players, printing, mix, number % 2 == 0, decisions)
        for players in (2, 3, 4)
        for printing in PRINTINGS
        for number, mix in enumerate(MIXES)
    }
