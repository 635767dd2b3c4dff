"""Plural categories and number formats are those of CLDR."""

from __future__ import annotations

from typing import NamedTuple

import pytest

from tetrarch.core.text.fluent import format_number, plural_category
from tetrarch.core.text.messages import LANGUAGES

# The integer samples of the cardinal rules in CLDR's plurals.xml. "a~b" stands for all integers from a to b.
CLDR_SAMPLES = {
    ("en", "one"): "1",
    ("en", "other"): "0 2~16 100 1000 10000 100000 1000000",
    ("fr", "one"): "0 1",
    ("fr", "many"): "1000000",
    ("fr", "other"): "2~17 100 1000 10000 100000",
    ("nl", "one"): "1",
    ("nl", "other"): "0 2~16 100 1000 10000 100000 1000000",
    ("pl", "one"): "1",
    ("pl", "few"): "2~4 22~24 32~34 42~44 52~54 62 102 1002",
    ("pl", "many"): "0 5~19 100 1000 10000 100000 1000000",
}


def integers(samples: str) -> list[int]:
    """The integers of a list of samples."""
    found: list[int] = []
    for sample in samples.split():
        first, _, last = sample.partition("~")
        found.extend(range(int(first), int(last or first) + 1))
    return found


@pytest.mark.parametrize(("language", "category"), CLDR_SAMPLES)
def test_plural_categories_are_those_of_the_cldr_samples(language: str, category: str) -> None:
    numbers = integers(CLDR_SAMPLES[language, category])
    assert {number: plural_category(number, language) for number in numbers} == dict.fromkeys(numbers, category)


def test_every_language_has_plural_samples() -> None:
    assert {language for language, _ in CLDR_SAMPLES} == set(LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_plural_category_ignores_the_sign(language: str) -> None:
    assert all(plural_category(-n, language) == plural_category(n, language) for n in range(130))


class Format(NamedTuple):
    """The number format of a language."""

    thousand: str
    million: str
    decimals: str


FORMATS = {
    "en": Format("1,000", "-1,234,567", "1,234.50"),
    "fr": Format("1\u202f000", "-1\u202f234\u202f567", "1\u202f234,50"),
    "nl": Format("1.000", "-1.234.567", "1.234,50"),
    "pl": Format("1\u00a0000", "-1\u00a0234\u00a0567", "1\u00a0234,50"),
}


@pytest.mark.parametrize("language", LANGUAGES)
def test_numbers_have_the_separators_of_the_language(language: str) -> None:
    written = [format_number(1000, language), format_number(-1234567, language), format_number(1234.5, language, 2)]
    assert Format(*written) == FORMATS[language]
    assert format_number(999, language) == "999"


def test_halves_round_to_the_even_digit() -> None:
    assert [format_number(number, "en", 1) for number in (0.25, 0.35, 2.675)] == ["0.2", "0.4", "2.7"]
