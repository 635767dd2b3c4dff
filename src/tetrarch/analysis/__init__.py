"""Analysis of positions by a bot: chances, the best moves with their lines, and reasons."""

from tetrarch.analysis.advising import NoAdvice, advise, advised_seat
from tetrarch.analysis.forms import Advice, Move, Reason, Step

__all__ = ["Advice", "Move", "NoAdvice", "Reason", "Step", "advise", "advised_seat"]
