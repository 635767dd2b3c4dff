"""What goes out of a table: updates and grounds, made once for each viewer and language."""

from __future__ import annotations

from bisect import bisect_left
from collections.abc import Sequence
from typing import TYPE_CHECKING

from tetrarch.core.table_adapter import Form
from tetrarch.table.entries import Answered, Decided, Entry
from tetrarch.table.messages import Update
from tetrarch.table.refusal import Refusal
from tetrarch.table.view.events import EventWords, event_words
from tetrarch.table.view.filter import redact
from tetrarch.table.view.moment import common_moment, common_position, own_moment
from tetrarch.table.view.past import around
from tetrarch.table.view.sentences import entry_sentence, person_name
from tetrarch.table.view.static import ground

if TYPE_CHECKING:
    from tetrarch.table.table import Table

MOST_KEPT = 64
"""So many sentences are kept for those who ask a little later."""


class UpdateBuilder:
    """The mouth of a table."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self._told: dict[tuple[int, str], EventWords] = {}
        """What is told of events, by entry and language."""
        self._updates: dict[tuple[int | None, int, str], Update] = {}
        """Of the moment now."""
        self._moments: dict[tuple[int | None, str], Form] = {}
        self._common: dict[str, Form] = {}
        """What all viewers share of the moment, by language."""
        self._position: Form | None = None

    def forget(self) -> None:
        """Something has event: what was told of the moment before holds no more."""
        self._updates.clear()
        self._moments.clear()
        self._common.clear()
        self._position = None

    def update(self, viewer: int | None, since: int, language: str) -> Update:
        """Every entry after ``since`` and the moment now, as a viewer may know them."""
        table = self.table
        if not 0 <= since <= table.number:
            raise Refusal("no-such-number", number=since, most=table.number)
        key = (viewer, since, language)
        if key not in self._updates:
            entries = [self.tell(entry, viewer, language) for entry in table.entries[since:]]
            self._updates[key] = Update(table.match_id, table.number, since, entries, self.moment(viewer, language))
        return self._updates[key]

    def moment(self, viewer: int | None, language: str) -> Form:
        """Where the match stands now."""
        key = (viewer, language)
        if key not in self._moments:
            state = self.table.state
            if language not in self._common:
                self._common[language] = common_moment(state, language)
            if self._position is None:
                self._position = common_position(state)
            self._moments[key] = own_moment(
                state, viewer, language, self._common[language], self._position, self._play_of
            )
        return self._moments[key]

    def _play_of(self, number: int) -> str:
        entry = self.table.entries[number - 1]
        assert isinstance(entry, Decided)
        return entry.play

    def ground(self, viewer: int | None, language: str) -> Form:
        """What never changes."""
        return ground(self.table.state, self.table.match_id, viewer, language)

    def tell(self, entry: Entry, viewer: int | None, language: str) -> Form:
        """One entry as a viewer may know it, with its sentence."""
        state = self.table.state
        if not isinstance(entry, Decided | Answered):
            known = redact(entry, viewer, is_secret=is_among(entry.number, state.asides))
            if known["kind"] != "hidden":
                name_people(known, language)
                known["sentence"] = entry_sentence(entry, state, self.table.entries, language)
            return known
        is_secret = is_among(entry.number, state.secrets)
        known = redact(entry, viewer, is_secret=is_secret)
        words = self._event(entry, language)
        sentence = words.sentence
        if is_secret and isinstance(entry, Decided) and viewer != entry.seat:
            sentence = state.game.adapter.secret_sentence(state.game.position, entry.seat, language)
        elif isinstance(entry, Decided):
            known |= {"what": words.kind, "places": words.places}
        more: Form = {"consequences": words.consequences, "turn": words.turn, "points": words.points}
        return {**known, "sentence": sentence, **more}

    def _event(self, entry: Decided | Answered, language: str) -> EventWords:
        """What is told of an event to who may know all of it."""
        key = (entry.number, language)
        if key not in self._told:
            history = self.table.state.game
            before, after = around(history, self.table.entries, entry)
            if len(self._told) >= MOST_KEPT:
                del self._told[next(iter(self._told))]
            self._told[key] = event_words(history.definition, entry, before, after, language)
        return self._told[key]


def name_people(known: Form, language: str) -> None:
    """Let an entry name people who were deleted in the reader's language."""
    for field in ("person", "host"):
        person = known.get(field)
        if isinstance(person, dict):
            person["name"] = person_name(person["name"], language)
    names = known.get("names")
    if isinstance(names, list):
        known["names"] = [person_name(name, language) for name in names]


def is_among(number: int, numbers: Sequence[int]) -> bool:
    """Whether a number is one of some that ascend."""
    place = bisect_left(numbers, number)
    return place < len(numbers) and numbers[place] == number
