"""The games that can be played at a table."""

from __future__ import annotations

from importlib import import_module
from typing import NamedTuple

from tetrarch.core.game import GamePosition
from tetrarch.core.record import Kind
from tetrarch.core.table_adapter import TableAdapter

GAMES = ("eko", "legends")


class TableGame(NamedTuple):
    """A game as records and tables see it."""

    records: Kind[GamePosition]
    table: TableAdapter[GamePosition]


def game_named(name: str) -> TableGame:
    """The game with this name."""
    records = import_module(f"tetrarch.{name}.definition").KIND
    return TableGame(records, import_module(f"tetrarch.{name}.table.adapter").ADAPTER)
