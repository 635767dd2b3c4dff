"""Reading JSON formats: each has a name and a version, and errors say what is wrong and where."""

from __future__ import annotations

import json
import tomllib
from collections.abc import Iterator
from typing import TypeVar, cast

import msgspec

from tetrarch.core.errors import Fault, FormatError
from tetrarch.core.formats.faults import FormFault, form_fault, json_fault, read_fault, toml_fault
from tetrarch.core.text.messages import CORE, Value, message

Form = TypeVar("Form")

MAX_BYTES = 16 * 1024 * 1024
"""The largest size of a text that is read."""


def read_json(text: str | bytes, subject: str) -> object:
    """Parse JSON of limited size."""
    try:
        data = text.encode() if isinstance(text, str) else text
        if len(data) > MAX_BYTES:
            told = message(CORE, "json-long", bytes=str(len(data)), most=str(MAX_BYTES))
            raise FormatError(subject, told)
        read = cast(object, msgspec.json.decode(data))
        json.loads(data, object_pairs_hook=refuse_twins)
        return read
    except TwinFields as error:
        raise FormatError(subject, message(CORE, "json-twins"), str(error)) from None
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise FormatError(subject, json_fault(error)) from None


def read_toml(text: str, subject: str) -> dict[str, object]:
    """Parse TOML."""
    try:
        return tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        raise FormatError(subject, toml_fault(error)) from None


class TwinFields(Exception):
    """An object with two fields of the same name, which programs could read differently."""


def refuse_twins(fields: list[tuple[str, object]]) -> None:
    """Raise ``TwinFields`` for repeated fields in one object of a JSON text."""
    seen = set()
    for name, _ in fields:
        if name in seen:
            raise TwinFields(name)
        seen.add(name)


def read_form(data: object, form: type[Form], subject: str, *, name: str, version: int) -> Form:
    """Check the format's name and version and every field; return the data in its typed form."""

    def refuse(fault: str, where: str, **values: Value) -> FormatError:
        return FormatError(subject, message(CORE, f"form-{fault}", **values), where)

    if not isinstance(data, dict):
        raise refuse("not-object", "", format=repr(name))
    if data.get("format") != name:
        raise refuse("format", "format", format=repr(name), given=repr(data.get("format")))
    found = data.get("version")
    if not isinstance(found, int) or isinstance(found, bool) or found < 1:
        raise refuse("version", "version", given=repr(found))
    if found > version:
        raise refuse("newer", "version", version=str(found), newest=str(version))
    try:
        return msgspec.convert(data, form)
    except msgspec.ValidationError as error:
        first = read_fault(error).fault
        others = [fault for fault in _field_faults(data, form) if fault != first]
        raise FormatError.of(subject, [first, *others]) from None
    except UnicodeError:
        raise refuse("unicode", "") from None


def _field_faults(data: dict[str, object], form: type[Form]) -> Iterator[Fault]:
    """The first fault of each field of a form."""
    fields = {field.encode_name: field for field in msgspec.structs.fields(cast("type[msgspec.Struct]", form))}
    for name in data:
        if name not in fields:
            yield FormFault(name, "unknown").fault
    for name, field in fields.items():
        if name in data:
            try:
                msgspec.convert(data[name], field.type)
            except msgspec.ValidationError as error:
                yield read_fault(error, name).fault
        elif field.required:
            yield FormFault(name, "missing").fault


def read_part(data: object, form: type[Form], subject: str, where: str) -> Form:
    """Return a part of a larger file in its typed form."""
    try:
        return msgspec.convert(data, form)
    except msgspec.ValidationError as error:
        raise FormatError.of(subject, [read_fault(error, where).fault]) from None
    except UnicodeError:
        raise FormatError.of(subject, [form_fault(where, "unicode")]) from None


def write_json(data: object, *, pretty: bool = True) -> str:
    """Return JSON text with keys in the given order."""
    encoded = msgspec.json.encode(data)
    return (msgspec.json.format(encoded, indent=1) if pretty else encoded).decode()
