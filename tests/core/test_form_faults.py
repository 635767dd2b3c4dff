"""Faults in the form of data: their place, stable code, and text in every language."""

from __future__ import annotations

import tomllib
from typing import Annotated, Literal

import msgspec
import pytest

from tetrarch.core.errors import FormatError
from tetrarch.core.formats import TYPES, FormFault, json_fault, read_fault, read_json, read_toml, toml_fault
from tetrarch.core.text.messages import CORE, LANGUAGES, text


class Inner(msgspec.Struct, forbid_unknown_fields=True):
    size: Annotated[int, msgspec.Meta(ge=0, le=3)]


class Outer(msgspec.Struct, forbid_unknown_fields=True):
    inner: Inner
    name: Annotated[str, msgspec.Meta(min_length=2, max_length=3, pattern="^[a-z]+$")] = "ab"
    kind: Literal["x", "y"] = "x"
    pair: tuple[int, int] = (1, 2)
    rest: list[int | None] = []
    flag: bool = True
    share: float = 0.5


def fault_of(data: object, form: object = Outer) -> FormFault:
    with pytest.raises(msgspec.ValidationError) as caught:
        msgspec.convert(data, form)
    return read_fault(caught.value)


RIGHT = {"inner": {"size": 1}}


@pytest.mark.parametrize(
    ("change", "where", "code", "said"),
    [
        ({"inner": {}}, "inner.size", "missing", "is missing"),
        ({"inner": {"size": 1, "seize": 1}}, "inner.seize", "unknown", "is not known here"),
        ({"more": 1}, "more", "unknown", "is not known here"),
        ({"inner": 5}, "inner", "wrong-type", "must be an object with named fields"),
        ({"inner": {"size": "1"}}, "inner.size", "wrong-type", "must be a whole number"),
        ({"name": 1}, "name", "wrong-type", "must be a text"),
        ({"rest": 1}, "rest", "wrong-type", "must be a list"),
        ({"rest": [1, "x"]}, "rest[1]", "wrong-type", "must be a whole number or empty (null)"),
        ({"flag": 1}, "flag", "wrong-type", "must be true or false"),
        ({"share": "x"}, "share", "wrong-type", "must be a number"),
        ({"name": "a"}, "name", "too-short", "is too short; at least 2"),
        ({"name": "abcd"}, "name", "too-long", "is too long; at most 3"),
        ({"pair": [1]}, "pair", "too-short", "is too short; at least 2"),
        ({"pair": [1, 2, 3]}, "pair", "too-long", "is too long; at most 2"),
        ({"inner": {"size": -1}}, "inner.size", "too-small", "is too small; at least 0"),
        ({"inner": {"size": 4}}, "inner.size", "too-big", "is too big; at most 3"),
        ({"kind": "z"}, "kind", "not-a-choice", "is not one of the choices"),
        ({"name": "AB"}, "name", "wrong-form", "has the wrong form"),
    ],
)
def test_every_kind_of_fault_has_its_code_and_its_words(
    change: dict[str, object], where: str, code: str, said: str
) -> None:
    found = fault_of(RIGHT | change)
    assert (found.where, found.code, found.message.text("en")) == (where, code, said)
    told = {found.message.text(language) for language in LANGUAGES}
    assert len(told) == len(LANGUAGES), "each language has words of its own"
    limit = dict(found.values).get("limit")
    assert limit is None or all(str(limit) in one for one in told)


def test_a_document_that_is_not_an_object_has_no_field() -> None:
    assert (fault_of([]).where, fault_of([]).code) == ("", "wrong-type")


def test_what_stands_within_a_field_is_named_from_the_outside() -> None:
    with pytest.raises(msgspec.ValidationError) as caught:
        msgspec.convert([{"size": 9}], list[Inner])
    assert read_fault(caught.value, "boxes").where == "boxes[0].size"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_type_has_a_word(language: str) -> None:
    assert len({text(CORE, language, f"type-{name}") for name in TYPES}) == len(TYPES)


@pytest.mark.parametrize(
    ("data", "said"),
    [
        (b"{", "is not valid JSON: it ends too early"),
        (b'{"a": 1,}', "is not valid JSON: the fault is at byte 8"),
        (b"[" * 100_000, "is not valid JSON: it is nested too deeply"),
        (b'"\xff"', "is not valid JSON: it is not in UTF-8"),
        (b'{"a": 1, "a": 2}', "occurs more than once in one object"),
    ],
)
def test_invalid_json_is_reported_in_every_language(data: bytes, said: str) -> None:
    with pytest.raises(FormatError) as caught:
        read_json(data, "x.json")
    (fault,) = caught.value.faults
    assert fault.text == said
    assert len({fault.text_in(language) for language in LANGUAGES}) == len(LANGUAGES)


@pytest.mark.parametrize(
    ("data", "said"),
    [
        ("a", "is not a TOML file: the fault is at its end"),
        ("a = 1\n= 2\n", "is not a TOML file: the fault is at line 2, column 1"),
        ("a = " + "[" * 5000, "is not a TOML file: it is nested too deeply"),
    ],
)
def test_invalid_toml_is_reported_in_every_language(data: str, said: str) -> None:
    with pytest.raises(FormatError) as caught:
        read_toml(data, "x.toml")
    (fault,) = caught.value.faults
    assert fault.text == said
    assert len({fault.text_in(language) for language in LANGUAGES}) == len(LANGUAGES)


def test_the_words_of_parsers_are_never_repeated() -> None:
    with pytest.raises(msgspec.DecodeError) as caught:
        msgspec.json.decode(b'{"a": 1,}')
    assert "malformed" not in json_fault(caught.value).text("en")
    with pytest.raises(tomllib.TOMLDecodeError) as toml:
        tomllib.loads("a = 1\n= 2\n")
    assert "Invalid" not in toml_fault(toml.value).text("en")
