"""Bots that are separate programs in any language, driven over standard input and output."""

from tetrarch.bots.external.bot import ExternalBot

__all__ = ["ExternalBot"]
