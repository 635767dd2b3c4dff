"""CLDR plural categories and number formats of the languages that texts exist in."""

from __future__ import annotations

from decimal import Decimal

GROUPED = 1000
"""The smallest number whose digits are grouped."""

_SEPARATORS = {"en": (",", "."), "fr": ("\u202f", ","), "nl": (".", ","), "pl": ("\u00a0", ",")}
"""By language: the separator of groups of three digits, and the decimal separator."""


def plural_category(number: int, language: str) -> str:
    """Return the cardinal category of an integer: ``one``, ``few``, ``many`` or ``other``."""
    number = abs(number)
    match language:
        case "fr":
            if number < 2:
                return "one"
            return "other" if number % 1_000_000 else "many"
        case "pl":
            if number == 1:
                return "one"
            return "few" if number % 10 in (2, 3, 4) and number % 100 not in (12, 13, 14) else "many"
    return "one" if number == 1 else "other"


def format_number(number: float, language: str, digits: int = 0) -> str:
    """Write a number with grouped digits and a fixed number of decimals; halves round to the even digit."""
    group, point = _SEPARATORS[language]
    written = f"{Decimal(str(number)):,.{digits}f}"
    return written.translate({ord(","): group, ord("."): point})
