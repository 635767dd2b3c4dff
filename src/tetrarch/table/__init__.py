"""Tables: one match with its players and bots, clocks, undo, chat and record. Pure, and the only filter of secrets.

``Table`` turns commands into entries; applied entries change its state; ``update`` and ``ground`` are what each viewer
receives. ``commands`` holds the commands, ``view`` everything that viewers receive.
"""

from tetrarch.table.entries import Entry, decode_entry, encode_entry
from tetrarch.table.people import SERVER, Person
from tetrarch.table.refusal import Refusal
from tetrarch.table.settings import Clock, Settings, read_settings
from tetrarch.table.table import Table
from tetrarch.table.view.updates import Update

__all__ = [
    "SERVER",
    "Clock",
    "Entry",
    "Person",
    "Refusal",
    "Settings",
    "Table",
    "Update",
    "decode_entry",
    "encode_entry",
    "read_settings",
]
