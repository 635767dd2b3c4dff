"""The names of the variants and printings of Legends, each with an explanation."""

from __future__ import annotations

from tetrarch.core.text.messages import OptionWords
from tetrarch.legends.position.options import PRINTINGS, VARIANTS
from tetrarch.legends.words.sentences import say


def variant_words(language: str = "en") -> tuple[OptionWords, ...]:
    """All variants in the order of the rules."""
    return tuple(
        OptionWords(name, say(language, f"variant-{name}"), say(language, f"variant-{name}-note")) for name in VARIANTS
    )


def printing_words(language: str = "en") -> tuple[OptionWords, ...]:
    """All printings, the default first."""
    return tuple(
        OptionWords(name, say(language, f"printing-{name}"), say(language, f"printing-{name}-note"))
        for name in PRINTINGS
    )
