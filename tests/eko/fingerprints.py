"""Short random games, each with a hash of all legal decisions and of the final position."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator

from tetrarch.core.randomness import Generator
from tetrarch.eko import VARIANTS, new_game
from tetrarch.eko.position.options import FIRST_PRINTING_VARIANTS, PRINTINGS
from tetrarch.eko.rules.playout import playout


def mixes(printing: str) -> Iterator[tuple[str, ...]]:
    """No variant, each one alone, and all together."""
    allowed = tuple(one for one in VARIANTS if printing == "complete" or one in FIRST_PRINTING_VARIANTS)
    yield ()
    for variant in allowed:
        yield (variant,)
    yield allowed


def fingerprint(players: int, printing: str, mix: tuple[str, ...], decisions: int) -> str:
    """The hash of one game: half of its decisions through the position, half inside the kernel."""
    position = new_game(
        players, seed="fingerprint", variants=mix, printing=printing, round_limit=60, repetition=True
    ).position
    dice = Generator("fingerprint", "decisions")
    digest = hashlib.sha256()
    for _ in range(decisions):
        legal = position.legal_ids()
        digest.update(legal.astype("<i8").tobytes())
        position.push(int(dice.choice(legal.tolist())))
    playout(position.static, position.state, position.scratch, dice.words, decisions)
    digest.update(position.state.astype("<i8").tobytes())
    return digest.hexdigest()


def fingerprints(decisions: int) -> dict[str, str]:
    """The hashes of games for each number of players, each variant alone and all together, in both printings."""
    return {
        f"{players} {printing} {' '.join(mix)}": fingerprint(players, printing, mix, decisions)
        for players in (2, 3, 4)
        for printing in PRINTINGS
        for mix in mixes(printing)
    }
