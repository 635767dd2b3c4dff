"""Faults of custom cards, boards and tokens are reported in every language."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from tests.legends.test_components import BOARD_FAULTS, CARD_FAULTS, Entry, changed
from tetrarch.core.errors import Fault, SetupError
from tetrarch.core.text.messages import LANGUAGES, texts_of
from tetrarch.legends.components.components import components_from_dict, default_components, parse_components

OTHERS = LANGUAGES[1:]
FAULTS = [*CARD_FAULTS, *BOARD_FAULTS]


def faults_of(data: object) -> tuple[Fault, ...]:
    with pytest.raises(SetupError) as caught:
        components_from_dict(data)
    return caught.value.faults


def with_tokens(tokens: object) -> dict[str, Any]:
    return {**json.loads(json.dumps(default_components().to_dict())), "tokens": tokens}


def token(name: str, **fields: object) -> dict[str, object]:
    return {"id": name, "title": name.title(), "effect": {"coins": 1}, **fields}


TOKEN_FAULTS: list[object] = [
    5,
    [5],
    [token("one")],
    [token("one", effect={}), token("two", swamp="yes"), token("three", title=" ")],
    [token("one", effect={"vp": 0}), token("one"), token("BAD"), token("two", colour=1)],
    [token("one", effect={"wins_ties": True}), token("two", effect={"wins_ties": True}), token("three", effect=1)],
]


def check(faults: tuple[Fault, ...]) -> None:
    assert faults
    for fault in faults:
        assert fault.message is not None, fault
        assert fault.text == fault.text_in("en")
        for language in OTHERS:
            assert fault.text_in(language) != fault.text, (language, fault)


@pytest.mark.parametrize(("entry", "value", "expected"), FAULTS)
def test_a_fault_of_cards_or_boards_is_reported_in_every_language(entry: Entry, value: object, expected: str) -> None:
    check(faults_of(changed((entry, value))))


@pytest.mark.parametrize("tokens", TOKEN_FAULTS)
def test_a_fault_of_tokens_is_reported_in_every_language(tokens: object) -> None:
    check(faults_of(with_tokens(tokens)))


def test_the_values_of_a_fault_are_in_it_in_every_language() -> None:
    (fault,) = faults_of(changed((("sides", "fern", "exits", "top"), "Q9")))
    assert fault.where == "sides.fern.exits.top"
    for language in LANGUAGES:
        assert "'Q9'" in fault.text_in(language)


def test_an_invalid_toml_file_is_reported_in_every_language() -> None:
    with pytest.raises(SetupError) as caught:
        parse_components("[[cards]", cards_subject="own.toml")
    check(caught.value.faults)
    assert "own.toml" in str(caught.value)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_fault_of_components_is_left_over(language: str) -> None:
    """Every message of components is one that the sources name."""
    folder = Path(__file__).parents[2] / "src" / "tetrarch" / "legends"
    sources = "".join(
        (folder / "components" / name).read_text("utf-8")
        for name in ("reader.py", "cards.py", "boards.py", "components.py")
    )
    file = (folder / "texts" / f"{language}.ftl").read_text("utf-8")
    names = re.findall(r"^component-([a-z-]+) =", file, re.MULTILINE)
    assert len(names) >= 49
    assert [name for name in names if f'"{name.removeprefix("list-")}"' not in sources] == []
    assert all(f"component-{name}" in texts_of("tetrarch.legends", language) for name in names)
