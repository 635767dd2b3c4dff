"""What goes out to people: plain data that has passed the filter."""

from __future__ import annotations

import msgspec

Form = dict[str, object]


class ScoreForm(msgspec.Struct, frozen=True):
    """One source of points of a seat, if the game ended now."""

    source: str
    """What kind of source: a stable word, such as ``building``, ``captive``, ``region`` or ``card``."""
    name: str
    """Which one: a place, a letter, a card's id; empty where there is only one."""
    title: str
    """The same for people."""
    points: int
    rule: str


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
