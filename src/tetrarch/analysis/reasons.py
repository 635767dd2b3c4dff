"""Reasons for and against a move: their texts and their selection."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from tetrarch.analysis.forms import Reason
from tetrarch.core.text.messages import Message, Value, message, said

PACKAGE = "tetrarch.analysis"

MOST_REASONS = 3
"""The most reasons for one move."""
SHARED_PART = 4
"""What holds of the move that it is compared with as well counts only this part, a fourth, of its weight."""
FORCED = 9000
"""A certain win or loss."""
LEAST_MISSED = 100
"""The least weight of a reason for the best move that is reported for another move without it."""


class Finding(NamedTuple):
    """A reason with a text in any language."""

    name: str
    message: str | Message
    rules: tuple[str, ...]
    weight: int

    @property
    def text(self) -> str:
        """The reason in English."""
        return said(self.message)

    def told(self, language: str) -> Reason:
        """The reason in a language."""
        return Reason(self.name, said(self.message, language), self.rules, self.weight)


def reason(name: str, weight: int, /, *rules: str, **values: Value) -> Finding:
    """A reason, worded by the message of its name."""
    return Finding(name, message(PACKAGE, name, **values), rules, weight)


def proof_reasons(chances: Sequence[float], seat: int) -> list[Finding]:
    """The reasons that follow from certain chances."""
    if chances[seat] == 1:
        return [reason("wins-by-force", FORCED)]
    if chances[seat] == 0:
        return [reason("loses-by-force", -FORCED)]
    return [reason("shares-by-force", FORCED)]


def told_reasons(
    own: Sequence[Finding], others: Sequence[Finding], best: str | None = None, language: str = "en"
) -> tuple[Reason, ...]:
    """The most important reasons in comparison with another move, in a language.

    That is the runner-up for the best move, and the best move for all others; these name it, by its notation, and are
    told what speaks for it most.
    """
    shared = {found.message for found in others}
    weighed = {found: found.weight // SHARED_PART if found.message in shared else found.weight for found in own}
    if best is not None:
        told = {found.message for found in own}
        missed = [found for found in others if found.weight >= LEAST_MISSED and found.message not in told]
        if missed:
            most = max(missed, key=lambda found: found.weight)
            lacking = reason("instead", -most.weight // 2, *most.rules, best=best, text=most.message)
            weighed[lacking] = lacking.weight
    ranked = sorted(weighed, key=lambda found: -abs(weighed[found]))
    return tuple(found.told(language) for found in ranked[:MOST_REASONS])
