"""Analysis of positions: chances, expected points and owners, the best moves with their lines, and reasons."""

from tetrarch.analysis.advising import NoAdvice, advise, advised_seat
from tetrarch.analysis.evaluation import Evaluation, Ownership, calibrated, evaluate
from tetrarch.analysis.forms import Advice, Move, Reason, Step
from tetrarch.analysis.hints import Hint, hint_of

__all__ = [
    "Advice",
    "Evaluation",
    "Hint",
    "Move",
    "NoAdvice",
    "Ownership",
    "Reason",
    "Step",
    "advise",
    "advised_seat",
    "calibrated",
    "evaluate",
    "hint_of",
]
