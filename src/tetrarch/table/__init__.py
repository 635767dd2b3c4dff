"""Tables: people and bots at one match, with clocks, undo, chat and the record; pure, and the only filter of secrets.

``Table`` takes commands and says what would follow; ``entries`` are what follows; ``update`` and ``ground`` are what
goes out to each viewer.
"""

from tetrarch.table.entries import Entry, decode_entry, encode_entry
from tetrarch.table.messages import Update
from tetrarch.table.people import SERVER, Person
from tetrarch.table.refusal import Refusal
from tetrarch.table.settings import Clock, Settings, read_settings
from tetrarch.table.table import Table

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
