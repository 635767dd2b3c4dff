"""Reading component files field by field: whatever is wrong is gathered on the way, so that all of it can be named."""

from __future__ import annotations

import re
from collections.abc import Collection, Mapping
from dataclasses import replace
from typing import Final

from tetrarch.core.errors import Fault, SetupError
from tetrarch.core.formats.faults import form_fault
from tetrarch.core.formats.reading import read_toml
from tetrarch.core.text.messages import Value, nearest_message
from tetrarch.legends.position.options import position_fault

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

    def fault(self, where: str, fault: str, rule: str = "", /, **values: Value) -> None:
        """Note that something is wrong: a message ``component-FAULT`` says what."""
        self.faults.append(position_fault(where, f"component-{fault}", rule, **values))

    def raise_faults(self, subject: str, within: str = "") -> None:
        """Raise all that was noted, if anything was; ``within`` is the entry of a larger file that was read."""
        place = f"{within}." if within else ""
        if self.faults:
            faults = (replace(fault, where=(place + fault.where).rstrip(".")) for fault in self.faults)
            raise SetupError(subject, faults)

    def file(self, text: str, subject: str, name: str) -> object:
        """What stands in a TOML file under its only name; the subject leads the message if it is no such file."""
        return self.required(self.table(read_toml(text, subject), "", (name,)), name, "")

    def required(self, fields: Mapping[str, object], name: str, where: str) -> object:
        """The value of a field that must be there."""
        if name not in fields:
            self.faults.append(form_fault(f"{where}.{name}".lstrip("."), "missing"))
        return fields.get(name, MISSING)

    def table(self, value: object, where: str, known: Collection[str] | None = None) -> dict[str, object]:
        """The value as a table, in which only the known fields may be."""
        if not isinstance(value, dict):
            if value is not MISSING:
                self.fault(where, "table")
            return {}
        fields = {}
        for name, content in value.items():
            if not isinstance(name, str):
                self.fault(where, "name-text")
            elif known is not None and name not in known:
                self.fault(f"{where}.{name}".lstrip("."), "unknown", near=nearest_message(name, known))
            else:
                fields[name] = content
        return fields

    def entries(self, value: object, where: str, what: str, **values: Value) -> list[object] | None:
        """The value as a list; a message ``component-list-WHAT`` says of what."""
        if isinstance(value, (list, tuple)):
            return list(value)
        if value is not MISSING:
            self.fault(where, f"list-{what}", **values)
        return None

    def number(self, value: object, where: str, least: int, most: int) -> int | None:
        """The value as a whole number within bounds."""
        if isinstance(value, int) and not isinstance(value, bool) and least <= value <= most:
            return value
        if value is not MISSING:
            if least < most:
                self.fault(where, "number", least=str(least), most=str(most))
            else:
                self.fault(where, "only", number=str(most))
        return None

    def flag(self, value: object, where: str) -> bool:
        """The value as a yes or no."""
        if not isinstance(value, bool) and value is not MISSING:
            self.fault(where, "flag")
        return value is True

    def id(self, value: object, place: str, taken: dict[str, str], example: str) -> str:
        """The value as an id, noted among those taken; nothing where it is none, or another entry's."""
        if value is MISSING:
            return ""
        if not isinstance(value, str) or not _ID.fullmatch(value) or len(value) > LONGEST_ID:
            self.fault(f"{place}.id", "id", example=example, most=str(LONGEST_ID))
            return ""
        if value in taken:
            self.fault(f"{place}.id", "id-taken", id=value, other=taken[value])
            return ""
        taken[value] = place
        return value

    def words(self, value: object, where: str) -> str:
        """The value as words for people: one line, not too long, without blanks around it."""
        if isinstance(value, str) and value == value.strip() and value.isprintable():
            if 0 < len(value) <= LONGEST_WORDS:
                return value
        if value is not MISSING:
            self.fault(where, "words", most=str(LONGEST_WORDS))
        return ""
