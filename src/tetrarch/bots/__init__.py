"""Players that are programs. They decide from what their seat may see, with a generator of their own."""

from tetrarch.bots.background import Thinking
from tetrarch.bots.bot import Bot, Budget, Control, Line, Thought
from tetrarch.bots.eko import eko_bot
from tetrarch.bots.legends import legends_bot
from tetrarch.bots.roster import make_bot, roster

__all__ = [
    "Bot",
    "Budget",
    "Control",
    "Line",
    "Thinking",
    "Thought",
    "eko_bot",
    "legends_bot",
    "make_bot",
    "roster",
]
