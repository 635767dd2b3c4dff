"""Reading and writing JSON formats: each has a name and a version, and errors say what is wrong and where.

Faults in the form of data are reported in translated words instead of the validator's technical English.
"""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Collection, Iterator, Mapping
from dataclasses import replace
from typing import Annotated, Final, NamedTuple, TypeVar, cast

import msgspec

from tetrarch.core.errors import Fault, FormatError, SetupError, said_fault
from tetrarch.core.text.messages import CORE, Message, Value, message, nearest_message, series

Form = TypeVar("Form")


def described(description: str = "", **constraints: object) -> msgspec.Meta:
    """The description and the constraints of a field in the schema of its document.

    Reading a document does not check the constraints: its loader checks the rules of the game and names them.
    """
    return msgspec.Meta(description=description or None, extra_json_schema=constraints or None)


IDENTITIES = "ETMS"
"""The identity letters of the players: Ember, Tide, Moon, Star."""
Identity = Annotated[str, described(enum=list(IDENTITIES))]
Seat = Annotated[int, described(minimum=0, maximum=3)]
Count = Annotated[int, described(minimum=0)]
Players = Annotated[int, described(minimum=2, maximum=4)]
Identities = Annotated[
    list[Identity],
    described("The identity letter of each seat, clockwise: Ember, Tide, Moon, Star.", minItems=2, maxItems=4),
]

MAX_BYTES = 16 * 1024 * 1024
"""The largest size of a text that is read."""


def read_json(text: str | bytes, subject: str) -> object:
    """Parse JSON of limited size."""
    try:
        data = text.encode() if isinstance(text, str) else text
        if len(data) > MAX_BYTES:
            reason = message(CORE, "json-long", bytes=str(len(data)), most=str(MAX_BYTES))
            raise FormatError(subject, reason)
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


def read_form(data: object, form: type[Form], subject: str, *, name: str, version: int, rules: str = "") -> Form:
    """Check the format's name and version and every field; return the data in its typed form.

    If ``rules`` is given, a ``SetupError`` rejects a document of another version of the rules.
    """

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
        read = msgspec.convert(data, form)
    except msgspec.ValidationError as error:
        first = read_fault(error).fault
        others = [fault for fault in _field_faults(data, form) if fault != first]
        raise FormatError.of(subject, [first, *others]) from None
    except UnicodeError:
        raise refuse("unicode", "") from None
    if rules and data.get("rules", rules) != rules:
        reason = message(CORE, "record-other-rules", rules=repr(data["rules"]), own=repr(rules))
        raise SetupError(subject, [said_fault("rules", reason)])
    return read


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


# Faults of form

TYPES = ("int", "float", "str", "bool", "array", "object", "null")
"""The validator's names of types; each has a message ``type-NAME``."""


class FormFault(NamedTuple):
    """One fault in the form of some data."""

    where: str
    """The field; empty for the whole."""

    code: str
    """A stable name: ``missing``, ``unknown``, ``wrong-type``, ``too-short``, ``too-long``, ``too-small``, ``too-big``,
    ``not-a-choice`` or ``wrong-form``."""

    values: tuple[tuple[str, Value], ...] = ()
    """The values in the sentence: ``limit`` or ``wanted``."""

    @property
    def message(self) -> Message:
        """The fault in any language, without the field."""
        return Message(CORE, f"form-{self.code}", self.values)

    @property
    def fault(self) -> Fault:
        """The fault in the form that loaders report."""
        return said_fault(self.where, self.message)


def form_fault(where: str, name: str, rule: str = "", /, **values: Value) -> Fault:
    """Return a fault that loaders of all games report; its text is the message ``form-NAME``."""
    return said_fault(where, message(CORE, f"form-{name}", **values), rule)


def identity_faults(identities: str, players: int, rule: str) -> Iterator[Fault]:
    """Check that there is one identity letter for each player."""
    if len(identities) != players or len(set(identities)) != len(identities):
        yield form_fault("identities", "letters", rule, given=repr(identities), number=str(players))
    for letter in sorted(set(identities) - set(IDENTITIES)):
        yield form_fault("identities", "none-of", rule, given=repr(letter), known=", ".join(IDENTITIES))


def wanted_types(names: str) -> Value:
    """Translate the validator's list of types, such as ``int | null``."""
    return series([message(CORE, f"type-{name}") for name in names.split(" | ")], "or")


def read_fault(error: msgspec.ValidationError, within: str = "") -> FormFault:
    """Translate the validator's error; ``within`` is the field that it checked."""
    text, at, path = str(error).rpartition(" - at ")
    if not at:
        text, path = path, ""
    where = joined_path(within, plain_path(path))
    if found := re.fullmatch(r"Object (missing required|contains unknown) field `(.*)`", text, re.DOTALL):
        return FormFault(joined_path(where, found[2]), "missing" if found[1] == "missing required" else "unknown")
    if found := re.match(r"Expected `(?:str|array|object|bytes)` of length (<=|>=|)\s*(\d+)(?:, got (\d+))?", text):
        is_short = found[1] == ">=" or (found[3] is not None and int(found[3]) < int(found[2]))
        return FormFault(where, "too-short" if is_short else "too-long", (("limit", found[2]),))
    if found := re.match(r"Expected `(?:int|float)` (<=|>=|<|>) (-?[\d.]+)", text):
        return FormFault(where, "too-big" if found[1][0] == "<" else "too-small", (("limit", found[2]),))
    if found := re.match(r"Expected `([^`]+)`(?:, got|$)", text):
        if set(found[1].split(" | ")) <= set(TYPES):
            return FormFault(where, "wrong-type", (("wanted", wanted_types(found[1])),))
    if text.startswith(("Invalid enum value", "Invalid value")):
        return FormFault(where, "not-a-choice")
    return FormFault(where, "wrong-form")


def json_fault(error: Exception) -> Message:
    """Why a text is not valid JSON."""
    if isinstance(error, UnicodeError):
        return message(CORE, "json-unicode")
    if isinstance(error, RecursionError):
        return message(CORE, "json-deep")
    found = re.search(r"\(byte (\d+)\)", str(error))
    return message(CORE, "json-byte", byte=found[1]) if found else message(CORE, "json-cut")


def toml_fault(error: Exception) -> Message:
    """Why a text is not valid TOML."""
    if isinstance(error, RecursionError):
        return message(CORE, "toml-deep")
    found = re.search(r"\(at line (\d+), column (\d+)\)", str(error))
    return message(CORE, "toml-line", line=found[1], column=found[2]) if found else message(CORE, "toml-cut")


def plain_path(path: str) -> str:
    """A JSON path in plain notation: ``stacks.d5`` instead of ``$.stacks['d5']``."""
    return re.sub(r"^\$\.?", "", path.strip("`"))


def joined_path(outer: str, inner: str) -> str:
    """The path to a field within a field."""
    return outer + ("." if outer and inner and not inner.startswith("[") else "") + inner


# Documents

MISSING: Final = object()
"""A field that is absent; the reading methods report no fault for it."""


class DocumentReader:
    """Reads a document and collects its faults; for an unreadable value, methods return an empty one."""

    def __init__(self) -> None:
        self.faults: list[Fault] = []

    def raise_faults(self, subject: str, within: str = "") -> None:
        """Raise the collected faults, if any; ``within`` is the entry of a larger file that was read."""
        place = f"{within}." if within else ""
        if self.faults:
            faults = (replace(fault, where=(place + fault.where).rstrip(".")) for fault in self.faults)
            raise SetupError(subject, faults)

    def required(self, fields: Mapping[str, object], name: str, where: str) -> object:
        """Return a required field."""
        if name not in fields:
            self.faults.append(form_fault(f"{where}.{name}".lstrip("."), "missing"))
        return fields.get(name, MISSING)

    def table(self, value: object, where: str, known: Collection[str] | None = None) -> dict[str, object]:
        """Return the value as a table; only known fields are allowed."""
        if not isinstance(value, dict):
            if value is not MISSING:
                self.faults.append(form_fault(where, "table"))
            return {}
        fields = {}
        for name, content in value.items():
            if not isinstance(name, str):
                self.faults.append(form_fault(where, "name-text"))
            elif known is not None and name not in known:
                near = nearest_message(name, known)
                self.faults.append(form_fault(f"{where}.{name}".lstrip("."), "unknown-name", near=near))
            else:
                fields[name] = content
        return fields
