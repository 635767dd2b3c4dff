"""Faults in the form of data, in translated words instead of the validator's technical English."""

from __future__ import annotations

import re
from typing import NamedTuple

import msgspec

from tetrarch.core.errors import Fault, said_fault
from tetrarch.core.text.messages import CORE, Message, Value, message, series

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
