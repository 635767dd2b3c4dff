"""A reader of component files that collects every fault instead of stopping at the first."""

from __future__ import annotations

import re

from tetrarch.core.formats import MISSING, DocumentReader, read_toml
from tetrarch.core.text.messages import Value
from tetrarch.legends.position.options import position_fault

LONGEST_WORDS = 60
"""The maximum length of a title or a name."""
LONGEST_ID = 40
"""The maximum length of an id."""

_ID = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")


class ComponentReader(DocumentReader):
    """Reads a file of components and collects its faults."""

    def fault(self, where: str, fault: str, rule: str = "", /, **values: Value) -> None:
        """Add a fault, described by the message ``component-FAULT``."""
        self.faults.append(position_fault(where, f"component-{fault}", rule, **values))

    def file(self, text: str, subject: str, name: str) -> object:
        """Parse a TOML file and return its only table or list; the subject introduces the error if it is invalid."""
        return self.required(self.table(read_toml(text, subject), "", (name,)), name, "")

    def entries(self, value: object, where: str, what: str, **values: Value) -> list[object] | None:
        """Return the value as a list; the message ``component-list-WHAT`` describes the fault."""
        if isinstance(value, (list, tuple)):
            return list(value)
        if value is not MISSING:
            self.fault(where, f"list-{what}", **values)
        return None

    def number(self, value: object, where: str, least: int, most: int) -> int | None:
        """Return the value as an integer within bounds."""
        if isinstance(value, int) and not isinstance(value, bool) and least <= value <= most:
            return value
        if value is not MISSING:
            if least < most:
                self.fault(where, "number", least=str(least), most=str(most))
            else:
                self.fault(where, "only", number=str(most))
        return None

    def flag(self, value: object, where: str) -> bool:
        """Return the value as a boolean."""
        if not isinstance(value, bool) and value is not MISSING:
            self.fault(where, "flag")
        return value is True

    def id(self, value: object, place: str, taken: dict[str, str], example: str) -> str:
        """Return the value as an unused id and add it to ``taken``; empty if it is invalid or used."""
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
        """Return the value as text for display: one line of limited length, without surrounding spaces."""
        if isinstance(value, str) and value == value.strip() and value.isprintable():
            if 0 < len(value) <= LONGEST_WORDS:
                return value
        if value is not MISSING:
            self.fault(where, "words", most=str(LONGEST_WORDS))
        return ""
