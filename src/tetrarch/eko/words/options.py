"""The names and explanations of Ekö's variants and printings."""

from __future__ import annotations

from tetrarch.core.text.messages import OptionWords
from tetrarch.eko.position.options import PRINTINGS, VARIANTS
from tetrarch.eko.words.sentences import say


def variant_words(language: str = "en") -> tuple[OptionWords, ...]:
    """All variants in the order of the rules, in a language."""
    return tuple(
        OptionWords(name, say(language, f"variant-{name}"), say(language, f"variant-{name}-note")) for name in VARIANTS
    )


def printing_words(language: str = "en") -> tuple[OptionWords, ...]:
    """All printings, the default first, in a language."""
    return tuple(
        OptionWords(name, say(language, f"printing-{name}"), say(language, f"printing-{name}-note"))
        for name in PRINTINGS
    )
