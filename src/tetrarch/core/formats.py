"""Reading the project's JSON formats: each has a name, a version, and a loader that says what is wrong and where."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from typing import TypeVar, cast

import msgspec

from tetrarch.core.errors import Fault, FormatError
from tetrarch.core.texts import CORE, message

Form = TypeVar("Form")

MAX_BYTES = 16 * 1024 * 1024
"""The longest text that is read at all."""


def read_json(text: str | bytes, subject: str) -> object:
    """Parse JSON of a bearable size."""
    try:
        data = text.encode() if isinstance(text, str) else text
        if len(data) > MAX_BYTES:
            raise FormatError(subject, f"is {len(data)} bytes long; at most {MAX_BYTES} are read")
        read = cast(object, msgspec.json.decode(data))
        json.loads(data, object_pairs_hook=refuse_twins)
        return read
    except TwinFields as error:
        raise FormatError(subject, "comes more than once in one object", str(error)) from None
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise FormatError(subject, f"is not valid JSON: {error}") from None


class TwinFields(Exception):
    """Two fields of one object with the same name: two programs could read two different things."""


def refuse_twins(fields: list[tuple[str, object]]) -> None:
    """Look at the fields of one object of a JSON text."""
    seen = set()
    for name, _ in fields:
        if name in seen:
            raise TwinFields(name)
        seen.add(name)


def read_form(data: object, form: type[Form], subject: str, *, name: str, version: int) -> Form:
    """Check the format's name and version, then every field, and return the data in its typed form."""
    if not isinstance(data, dict):
        raise FormatError(subject, f"must be an object of the format {name!r}")
    if data.get("format") != name:
        raise FormatError(subject, f"must be {name!r}, not {data.get('format')!r}", "format")
    found = data.get("version")
    if not isinstance(found, int) or isinstance(found, bool) or found < 1:
        raise FormatError(subject, f"must be a whole number from 1, not {found!r}", "version")
    if found > version:
        raise FormatError(subject, f"is {found}; this program reads versions up to {version}: update it", "version")
    try:
        return msgspec.convert(data, form)
    except msgspec.ValidationError as error:
        first = _converting_fault(error, "")
        others = [fault for fault in _field_faults(data, form) if fault != first]
        raise FormatError.of(subject, [first, *others]) from None
    except UnicodeError:
        raise FormatError(subject, "has a name that is not valid Unicode") from None


def _field_faults(data: dict[str, object], form: type[Form]) -> Iterator[Fault]:
    """What is wrong with each field of a form by itself; of a field, the first thing."""
    fields = {field.encode_name: field for field in msgspec.structs.fields(cast("type[msgspec.Struct]", form))}
    for name in data:
        if name not in fields:
            yield Fault("", f"object contains unknown field `{name}`")
    for name, field in fields.items():
        if name in data:
            try:
                msgspec.convert(data[name], field.type)
            except msgspec.ValidationError as error:
                yield _converting_fault(error, name)
        elif field.required:
            yield Fault("", f"object missing required field `{name}`")


def _converting_fault(error: msgspec.ValidationError, field: str) -> Fault:
    """What a conversion found, and where in the whole."""
    text, _, path = str(error).partition(" - at ")
    inner = plain_path(path)
    where = inner if not field else field + (f".{inner}" if inner and not inner.startswith("[") else inner)
    return Fault(where, text[0].lower() + text[1:])


def read_part(data: object, form: type[Form], subject: str, where: str) -> Form:
    """A part of a larger file in its typed form."""
    try:
        return msgspec.convert(data, form)
    except msgspec.ValidationError as error:
        text, _, path = str(error).partition(" - at ")
        inner = plain_path(path)
        told = message(CORE, "wrong-form", detail=text[0].lower() + text[1:])
        raise FormatError(subject, told, f"{where}.{inner}" if inner else where) from None
    except UnicodeError:
        raise FormatError(subject, "has a name that is not valid Unicode", where) from None


def plain_path(path: str) -> str:
    """A JSON path as people write it: ``stacks.d5`` instead of ``$.stacks['d5']``."""
    return re.sub(r"^\$\.?", "", path.strip("`"))


def write_json(data: object, *, pretty: bool = True) -> str:
    """JSON text with keys in the order given."""
    encoded = msgspec.json.encode(data)
    return (msgspec.json.format(encoded, indent=1) if pretty else encoded).decode()
