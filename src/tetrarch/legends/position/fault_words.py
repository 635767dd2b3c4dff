"""Faults of positions, in words that people read in their language."""

from __future__ import annotations

from tetrarch.core.errors import Fault, said_fault
from tetrarch.core.text.messages import Value, message
from tetrarch.legends.position.options import PACKAGE


def position_fault(where: str, name: str, rule: str, /, **values: Value) -> Fault:
    """A fault of a position; its name is that of a message."""
    return said_fault(where, message(PACKAGE, name, **values), rule)
