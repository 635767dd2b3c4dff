"""What can be told of one event of a game, given the positions before and after it."""

from __future__ import annotations

from typing import NamedTuple

from tetrarch.table.entries import Answered, Decided
from tetrarch.table.games import GameSide, Moment
from tetrarch.table.messages import Form


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
    side: GameSide[Moment], entry: Decided | Answered, before: Moment, after: Moment, language: str
) -> EventWords:
    """Tell an event."""
    view = side.view(after, None)
    kind, places = "", []
    if isinstance(entry, Decided):
        asked = side.asked(before, entry.seat)
        sentence = side.sentence(asked, entry.decision, language)
        kind, places = side.kind_word(entry.decision), side.places(asked, entry.decision)
    else:
        sentence = side.chance_sentence(view, language)
    followed: list[Form] = [
        {"sentence": told.sentence, "rule": told.rule} for told in side.consequences(before, after, language)
    ]
    points = [view.points(seat) for seat in range(view.players)]
    return EventWords(sentence, followed, kind, places, side.turn(before), points)
