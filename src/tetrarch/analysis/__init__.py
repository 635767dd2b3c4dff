"""What a bot thinks of a position, in words: chances, the best moves, how the game may go on, and the reasons."""

from tetrarch.analysis.advising import NoAdvice, advise, advised_seat
from tetrarch.analysis.forms import Advice, Move, Reason, Step

__all__ = ["Advice", "Move", "NoAdvice", "Reason", "Step", "advise", "advised_seat"]
