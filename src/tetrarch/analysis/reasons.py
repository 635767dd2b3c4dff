"""Reasons for and against a move: how they are worded, and which of them are told."""

from __future__ import annotations

from collections.abc import Sequence

from tetrarch.analysis.forms import Reason
from tetrarch.core.texts import text

PACKAGE = "tetrarch.analysis"

MOST_REASONS = 3
"""How many are told of one move."""
SHARED_PART = 4
"""What holds of the move that it is compared with as well counts only this part, a fourth, of its weight."""
FORCED = 9000
"""A certain win or loss."""
LEAST_MISSED = 100
"""How much a reason for the best move must weigh to be told of another move that lacks it."""


def say(message: str, **values: str | int) -> str:
    """A message of ours."""
    return text(PACKAGE, "en", message, **values)


def reason(name: str, weight: int, *rules: str, **values: str | int) -> Reason:
    """A reason, worded by the message of its name."""
    return Reason(name, say(name, **values), rules, weight)


def listing(names: Sequence[str]) -> str:
    """Names one after the other, as a sentence has them."""
    if len(names) < 2:
        return "".join(names)
    return say("list-and", first=", ".join(names[:-1]), last=names[-1])


def proof_reasons(chances: Sequence[float], seat: int) -> list[Reason]:
    """What it means for a seat that these chances are certain."""
    if chances[seat] == 1:
        return [reason("wins-by-force", FORCED)]
    if chances[seat] == 0:
        return [reason("loses-by-force", -FORCED)]
    return [reason("shares-by-force", FORCED)]


def told_reasons(own: Sequence[Reason], others: Sequence[Reason], best: str | None = None) -> tuple[Reason, ...]:
    """The reasons that count most beside those of the move that it is compared with.

    That is the runner-up for the best move, and the best move for all others; these name it, by its notation, and are
    told what speaks for it most.
    """
    shared = {found.text for found in others}
    weighed = {found: found.weight // SHARED_PART if found.text in shared else found.weight for found in own}
    if best is not None:
        told = {found.text for found in own}
        missed = [found for found in others if found.weight >= LEAST_MISSED and found.text not in told]
        if missed:
            most = max(missed, key=lambda found: found.weight)
            lacking = Reason("instead", say("instead", best=best, text=most.text), most.rules, -most.weight // 2)
            weighed[lacking] = lacking.weight
    ranked = sorted(weighed, key=lambda found: -abs(weighed[found]))
    return tuple(ranked[:MOST_REASONS])
