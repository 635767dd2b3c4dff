"""Hints: what a player sees of the advice for one decision, step by step."""

from __future__ import annotations

from typing import cast

import msgspec

from tetrarch.analysis.advising import Reader
from tetrarch.analysis.forms import PACKAGE, Advice, Reason
from tetrarch.core import registry
from tetrarch.core.text.messages import text

THEMES = {
    **dict.fromkeys(("wins-now", "shares-now", "wins-by-force", "shares-by-force", "threatens-win"), "win"),
    **dict.fromkeys(("loses-now", "loses-by-force"), "loss"),
    "prevents-win": "threat",
    "only-decision": "only",
}
"""What is at stake, by the name of a reason; each game adds its own names."""


class Hint(msgspec.Struct, frozen=True):
    """The recommended decision and why, from the advice for a seat."""

    seat: int
    """The advised seat."""
    decision: int
    """Its number."""
    look: str
    """What is at stake, in a sentence that does not reveal the decision."""
    reasons: tuple[Reason, ...]
    """The reasons for and against it, compared with the second best decision; the weightiest first."""
    chance: float | None
    """The seat's estimated chance to win after it; None if unknown."""
    other_chance: float | None
    """And after the second best decision; None if there is no other."""
    then: tuple[int, ...]
    """The seat's own decisions that are likely to follow in the same turn."""
    simulations: int
    """The number of simulations; few while the bots are being compiled."""
    proven: bool
    """Whether the chance is certain."""
    legal: int
    """The number of legal decisions."""


def hint_of(advice: Advice, language: str = "en") -> Hint:
    """The hint that an advice leads to, in a language."""
    best, seat = advice.moves[0], advice.seat
    chances = [move.chances[seat] if move.chances else None for move in advice.moves[:2]]
    then: list[int] = []
    for step in best.line[1:]:
        if step.seat != seat:
            break
        then.append(step.decision)
    return Hint(
        seat=seat,
        decision=best.decision,
        look=text(PACKAGE, language, f"look-{_theme(advice)}"),
        reasons=best.reasons,
        chance=chances[0],
        other_chance=chances[1] if len(chances) > 1 else None,
        then=tuple(then),
        simulations=advice.simulations,
        proven=best.proven,
        legal=advice.legal,
    )


def _theme(advice: Advice) -> str:
    """What the weightiest reason is about: one for the decision, if there is any."""
    reader = cast(Reader, registry.extension(advice.game, "analysis") or Reader())
    themes = THEMES | dict(reader.THEMES)
    reasons = advice.moves[0].reasons
    weightiest = next((reason for reason in reasons if reason.weight > 0), None)
    lost = any(reason.name in ("loses-now", "loses-by-force") for reason in reasons)
    if lost:
        return "loss"
    return themes.get(weightiest.name, "other") if weightiest else "other"
