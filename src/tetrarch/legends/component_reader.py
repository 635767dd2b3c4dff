"""Reading component files field by field: whatever is wrong is gathered on the way, so that all of it can be named."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Collection, Mapping
from dataclasses import replace
from typing import Final

from tetrarch.core.errors import Fault, FormatError, SetupError, nearest

MISSING: Final = object()
"""Stands for a field that is not there; no kind of reading finds fault with it."""
LONGEST_WORDS = 60
"""The most characters that a title or a name for people may have."""
LONGEST_ID = 40
"""The most characters that an id may have."""

_ID = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")


class ComponentReader:
    """One reading of a file, and the faults it has met so far; what cannot be read is answered with nothing."""

    def __init__(self) -> None:
        self.faults: list[Fault] = []

    def fault(self, where: str, text: str, rule: str = "") -> None:
        """Note that something is wrong."""
        self.faults.append(Fault(where, text, rule))

    def raise_faults(self, subject: str, within: str = "") -> None:
        """Raise all that was noted, if anything was; ``within`` is the entry of a larger file that was read."""
        place = f"{within}." if within else ""
        if self.faults:
            faults = (replace(fault, where=(place + fault.where).rstrip(".")) for fault in self.faults)
            raise SetupError(subject, faults)

    def file(self, text: str, subject: str, name: str) -> object:
        """What stands in a TOML file under its only name; the subject leads the message if it is no such file."""
        try:
            data = tomllib.loads(text)
        except (ValueError, RecursionError) as error:
            raise FormatError(subject, f"is not a TOML file: {error}") from None
        return self.required(self.table(data, "", (name,)), name, "")

    def required(self, fields: Mapping[str, object], name: str, where: str) -> object:
        """The value of a field that must be there."""
        if name not in fields:
            self.fault(f"{where}.{name}".lstrip("."), "is missing")
        return fields.get(name, MISSING)

    def table(self, value: object, where: str, known: Collection[str] | None = None) -> dict[str, object]:
        """The value as a table, in which only the known fields may be."""
        if not isinstance(value, dict):
            if value is not MISSING:
                self.fault(where, "must be a table")
            return {}
        fields = {}
        for name, content in value.items():
            if not isinstance(name, str):
                self.fault(where, "every name must be a text")
            elif known is not None and name not in known:
                self.fault(f"{where}.{name}".lstrip("."), f"is unknown; {nearest(name, known)}")
            else:
                fields[name] = content
        return fields

    def entries(self, value: object, where: str, what: str) -> list[object] | None:
        """The value as a list."""
        if isinstance(value, (list, tuple)):
            return list(value)
        if value is not MISSING:
            self.fault(where, f"must be a list of {what}")
        return None

    def number(self, value: object, where: str, least: int, most: int) -> int | None:
        """The value as a whole number within bounds."""
        if isinstance(value, int) and not isinstance(value, bool) and least <= value <= most:
            return value
        if value is not MISSING:
            self.fault(where, f"must be a whole number from {least} to {most}" if least < most else f"must be {most}")
        return None

    def flag(self, value: object, where: str) -> bool:
        """The value as a yes or no."""
        if not isinstance(value, bool) and value is not MISSING:
            self.fault(where, "must be true or false")
        return value is True

    def id(self, value: object, place: str, taken: dict[str, str], example: str) -> str:
        """The value as an id, noted among those taken; nothing where it is none, or another entry's."""
        if value is MISSING:
            return ""
        if not isinstance(value, str) or not _ID.fullmatch(value) or len(value) > LONGEST_ID:
            text = f"must be small letters, digits and single hyphens, a letter first, such as {example}"
            self.fault(f"{place}.id", f"{text}, at most {LONGEST_ID} of them")
            return ""
        if value in taken:
            self.fault(f"{place}.id", f"the id {value} is taken already by {taken[value]}")
            return ""
        taken[value] = place
        return value

    def words(self, value: object, where: str) -> str:
        """The value as words for people: one line, not too long, without blanks around it."""
        if isinstance(value, str) and value == value.strip() and value.isprintable():
            if 0 < len(value) <= LONGEST_WORDS:
                return value
        if value is not MISSING:
            self.fault(where, f"must be a line of 1 to {LONGEST_WORDS} characters, without blanks around it")
        return ""
