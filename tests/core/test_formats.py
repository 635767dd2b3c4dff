"""Reading JSON forms: one error names the subject and every faulty entry."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from tetrarch.core import formats
from tetrarch.core.errors import FormatError
from tetrarch.core.formats import plain_path, read_form, read_json, write_json


class Inner(msgspec.Struct, forbid_unknown_fields=True):
    name: str
    numbers: list[int] = []


class Form(msgspec.Struct, forbid_unknown_fields=True, kw_only=True):
    format: str
    version: int
    inner: Inner
    places: dict[str, int] = {}


GOOD = {"format": "test/form", "version": 1, "inner": {"name": "x", "numbers": [1, 2]}}


def read(data: object) -> Form:
    return read_form(data, Form, "form.json", name="test/form", version=2)


def test_a_good_form_is_read() -> None:
    assert read(GOOD) == Form(format="test/form", version=1, inner=Inner("x", [1, 2]))


@pytest.mark.parametrize(
    ("change", "message"),
    [
        ({"format": "test/other"}, "form.json: format: must be 'test/form', not 'test/other'"),
        ({"format": None}, "form.json: format: must be 'test/form', not None"),
        ({"version": 3}, "form.json: version: is 3; this program reads versions up to 2: update it"),
        ({"version": 0}, "form.json: version: must be a whole number from 1, not 0"),
        ({"version": "1"}, "form.json: version: must be a whole number from 1, not '1'"),
        ({"version": True}, "form.json: version: must be a whole number from 1, not True"),
        ({"version": 1.0}, "form.json: version: must be a whole number from 1, not 1.0"),
        ({"inner": {"name": 5}}, "form.json: inner.name: must be a text"),
        ({"inner": {"name": "x", "numbers": [1, "2"]}}, "form.json: inner.numbers[1]: must be a whole number"),
        ({"inner": {}}, "form.json: inner.name: is missing"),
        ({"inner": {"name": "x", "nmae": "y"}}, "form.json: inner.nmae: is not known here"),
        ({"places": {"d5": "x"}}, "form.json: places[...]: must be a whole number"),
        ({"extra": 1}, "form.json: extra: is not known here"),
    ],
)
def test_what_is_wrong_with_a_form_is_named(change: dict[str, Any], message: str) -> None:
    with pytest.raises(FormatError) as caught:
        read({**GOOD, **change})
    assert str(caught.value) == message


@pytest.mark.parametrize("data", [None, 5, "form", [], [GOOD]])
def test_a_form_must_be_an_object(data: object) -> None:
    with pytest.raises(FormatError, match=r"form\.json: must be an object of the format 'test/form'"):
        read(data)


def test_a_missing_version_is_named() -> None:
    with pytest.raises(FormatError, match="version: must be a whole number from 1, not None"):
        read({"format": "test/form"})


def test_json_is_read_from_text_and_bytes() -> None:
    assert read_json('{"ö": [1, null]}', "x") == read_json('{"ö": [1, null]}'.encode(), "x") == {"ö": [1, None]}


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        '{"a": 1',
        '{"a" 1}',
        "[1, 2,",
        "NaN",
        "\ufeff{}",
        "\ud800",
        b"\xff\xfe{}",
        b'"\xff"',
        '"\\ud800"',
        "[" * 100_000,
        "1" * 5000,
        "1e999",
        "{} {}",
    ],
    ids=lambda text: ascii(text)[:20],
)
def test_what_is_no_json_is_refused(text: str | bytes) -> None:
    with pytest.raises(FormatError, match=r"^game\.json: is not valid JSON: "):
        read_json(text, "game.json")


def test_too_long_a_text_is_not_even_parsed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(formats, "MAX_BYTES", 10)
    assert read_json('"12345678"', "x") == "12345678"
    with pytest.raises(FormatError, match="is 11 bytes long; at most 10 are read"):
        read_json('"123456789"', "x")
    with pytest.raises(FormatError, match="is 12 bytes long"):
        read_json('"ééééé"', "x")


@pytest.mark.parametrize(
    ("path", "plain"), [("`$.stacks.d5`", "stacks.d5"), ("`$[1].tile`", "[1].tile"), ("`$`", ""), ("", "")]
)
def test_paths_are_written_as_people_write_them(path: str, plain: str) -> None:
    assert plain_path(path) == plain


def test_what_is_written_is_read_again() -> None:
    assert read_json(write_json(GOOD), "x") == read_json(write_json(GOOD, pretty=False), "x") == GOOD
    assert write_json({"b": 1, "a": [2]}, pretty=False) == '{"b":1,"a":[2]}'
    assert write_json({"b": 1, "a": [2]}).splitlines()[1] == ' "b": 1,'


def test_a_field_that_comes_twice_is_refused() -> None:
    with pytest.raises(FormatError, match="a2: occurs more than once in one object"):
        read_json('{"stacks": {"a2": "T4", "a2": "M1"}}', "position.json")
