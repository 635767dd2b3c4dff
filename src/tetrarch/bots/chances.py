"""From how strong each player stands to how likely each is to win."""

from __future__ import annotations

from tetrarch.bots.tree import SURE
from tetrarch.core.kernel import Flat, kernel

DOUBLING = 256
"""So much more strength makes a player twice as likely to win."""
OUT = -1_000_000
"""The strength of a player that cannot win any more."""
DEEPEST = 24
"""So many doublings behind the strongest, a player has no chance worth counting."""


@kernel
def share_of(behind: int) -> int:
    """A power of two, in whole numbers: SURE for nothing behind the strongest, half of it a doubling behind."""
    doublings = behind // DOUBLING
    if doublings >= DEEPEST:
        return 0
    rest = behind % DOUBLING
    return (SURE * (2 * DOUBLING - rest) // (2 * DOUBLING)) >> doublings


@kernel
def chances_from_strengths(strengths: Flat, players: int) -> None:
    """Turn the strengths of all players into their chances to win, in place; the chances add up to nearly SURE.

    At least one player must not be OUT.
    """
    highest = strengths[0]
    for seat in range(1, players):
        highest = max(highest, strengths[seat])
    total = 0
    for seat in range(players):
        strengths[seat] = 0 if strengths[seat] == OUT else share_of(highest - strengths[seat])
        total += strengths[seat]
    for seat in range(players):
        strengths[seat] = strengths[seat] * SURE // total
