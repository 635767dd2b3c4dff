"""The review of a game: how good each decision was, why, and how much was luck."""

from __future__ import annotations

from collections.abc import Callable, Collection

from tetrarch.analysis.review.forms import (
    Explanation,
    Grade,
    Review,
    ReviewedDecision,
    ReviewedPosition,
    Total,
)
from tetrarch.analysis.review.reviewer import Progress, Reviewed, Reviewer
from tetrarch.analysis.review.search import EFFORTS, Effort, NoReview
from tetrarch.bots.bot import Control

__all__ = [
    "EFFORTS",
    "Effort",
    "Explanation",
    "Grade",
    "NoReview",
    "Progress",
    "Review",
    "Reviewed",
    "ReviewedDecision",
    "ReviewedPosition",
    "Reviewer",
    "Total",
    "review",
]


def review(
    record: Reviewed,
    *,
    effort: str | Effort = "quick",
    seats: Collection[int] | None = None,
    seed: int | str | None = 1,
    control: Control | None = None,
    on_progress: Callable[[Progress], None] | None = None,
    language: str = "en",
    unfinished: bool = False,
) -> Review:
    """Review a record or a game, in a language; the same record, effort and seed give the same review.

    Each decision is judged by what its seat knew. ``seats`` limits the explanations to some seats. ``on_progress`` may
    call ``progress.reviewer.review()`` for the state of a review that has been completed once. A stopped control ends
    the review: with the result so far, or with ``NoReview`` if there is none. A malformed or foreign record raises
    ``FormatError``, ``RecordError`` or ``UnknownGame``; a record without decisions raises ``NoReview``, and so
    does that of an unfinished game unless ``unfinished`` is true.
    """
    reviewer = Reviewer(record, seats=seats, seed=seed, control=control, unfinished=unfinished)
    names = list(EFFORTS)
    chosen = [effort] if isinstance(effort, Effort) or effort not in names else names[: names.index(effort) + 1]
    for one in chosen:
        if not reviewer.run(one, on_progress):
            break
    return reviewer.review(language)
