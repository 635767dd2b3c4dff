"""What goes out to people: plain data that has passed the filter."""

from __future__ import annotations

import msgspec

from tetrarch.core.table_adapter import Form


class Update(msgspec.Struct, frozen=True):
    """What a viewer has missed, and where the match stands now."""

    match: str
    number: int
    """The state number; the next update is asked for since this one."""
    since: int
    entries: list[Form]
    """Every entry after ``since``, none left out: ``kind``, ``number``, ``at``, what may be known of it, its
    ``sentence``, and the ``consequences`` of an event with their rules."""
    moment: Form
