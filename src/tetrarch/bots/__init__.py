"""Players that are programs. They decide from what their seat may see, with a generator of their own."""

from tetrarch.bots.bot import Bot
from tetrarch.bots.eko import EKO_BOTS, eko_bot
from tetrarch.bots.legends import LEGENDS_BOTS, legends_bot

__all__ = ["EKO_BOTS", "LEGENDS_BOTS", "Bot", "eko_bot", "legends_bot"]
