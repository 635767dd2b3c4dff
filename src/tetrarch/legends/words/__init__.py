"""Notation, sentences, refusals, descriptions, score sheet and consequences."""

from functools import partial

from tetrarch.core.text.messages import message, text
from tetrarch.legends.position.options import PACKAGE

phrase = partial(message, PACKAGE)
"""``phrase(name, **values)`` is a message of this game, in any language."""
say = partial(text, PACKAGE)
"""``say(language, name, **values)`` is a text of this game in a language."""
