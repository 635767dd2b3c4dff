"""What can be told of one event of a game, given the positions before and after it."""

from __future__ import annotations

from typing import NamedTuple

from tetrarch.core.game import GamePosition
from tetrarch.core.registry import AnyDefinition
from tetrarch.core.table_adapter import Form
from tetrarch.table.entries import Answered, Decided


class EventWords(NamedTuple):
    """An event in words and numbers; of a secret decision only its seat may know sentence, kind and places."""

    sentence: str
    consequences: list[Form]
    kind: str
    """What kind of decision it is; empty where chance answered."""
    places: list[str]
    turn: int
    points: list[int]
    """Of each seat after it, as everybody may know them."""


def event_words(
    definition: AnyDefinition,
    entry: Decided | Answered,
    before: GamePosition,
    after: GamePosition,
    language: str,
) -> EventWords:
    """Tell an event."""
    adapter = definition.table
    view = adapter.view(after, None)
    kind, places = "", []
    if isinstance(entry, Decided):
        asked = adapter.for_seat(before, entry.seat)
        sentence = adapter.sentence(asked, entry.decision, language)
        kind, places = adapter.decision_kind(entry.decision), adapter.places(asked, entry.decision)
    else:
        sentence = adapter.chance_sentence(view, language)
    followed: list[Form] = [
        {"sentence": told.sentence, "rule": told.rule} for told in adapter.consequences(before, after, language)
    ]
    points = [view.points(seat) for seat in range(view.players)]
    return EventWords(sentence, followed, kind, places, definition.turn_of(before), points)
