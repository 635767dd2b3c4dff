"""Analysis of positions by a bot: chances, the best moves with their lines, and reasons."""

from tetrarch.analysis.advising import NoAdvice, advise, advised_seat
from tetrarch.analysis.forms import Advice, Move, Reason, Step
from tetrarch.analysis.hints import Hint, hint_of

__all__ = ["Advice", "Hint", "Move", "NoAdvice", "Reason", "Step", "advise", "advised_seat", "hint_of"]
