"""The past of a match: moments as a viewer saw them then, and the record."""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

import msgspec

from tetrarch.core import registry
from tetrarch.core.game import GamePosition
from tetrarch.core.record import Ending, Event, Record, Result
from tetrarch.core.registry import AnyDefinition
from tetrarch.core.table_adapter import Form, PositionForm, TableAdapter
from tetrarch.core.text.messages import Message
from tetrarch.table.commands.builder import TableCore
from tetrarch.table.entries import Answered, Decided, Entry, Started
from tetrarch.table.history import GameHistory, play
from tetrarch.table.refusal import Refusal
from tetrarch.table.state import TableState
from tetrarch.table.view.events import EventWords, asks, event_words
from tetrarch.table.view.forms import PastMoment

MOST_MOMENTS = 200
"""The limit of one request."""


class Perspective:
    """The perspective of a replay: a seat, a spectator, or everything."""

    def __init__(self, viewer: int | None, *, everything: bool = False) -> None:
        self.viewer = viewer
        self.everything = everything
        """Whether to show all hidden information; only after the match."""

    def position(self, adapter: TableAdapter[GamePosition], position: GamePosition) -> GamePosition:
        """The visible part of a position."""
        return position if self.everything else adapter.view(position, self.viewer)

    def form(self, adapter: TableAdapter[GamePosition], position: GamePosition) -> PositionForm:
        """The visible part of a position in its form."""
        if self.everything:
            return adapter.full_form(position)
        form = adapter.position_form(adapter.view(position, None))
        return form if self.viewer is None else {**form, **adapter.seat_form(position, self.viewer)}

    def may_know(self, seat: int) -> bool:
        """Whether the secret decisions of a seat are visible."""
        return self.everything or seat == self.viewer


def past_moments(
    table: TableCore, perspective: Perspective, language: str, first: int, last: int, *, brief: bool = False
) -> list[PastMoment]:
    """The moments after ``first`` to ``last`` events that have not been undone.

    Each shows what this perspective could see then, and depends on nothing later.

    Args:
        table: The table; its match must have started.
        perspective: Whose view it is; everything only after the match.
        language: The language of the sentences.
        first: The number of events before the first moment.
        last: The number of events before the last moment.
        brief: Whether to leave out the positions and the scores.
    """
    state = table.state
    if state.history is None:
        raise Refusal("not-started")
    if perspective.everything and state.status not in ("over", "closed"):
        raise Refusal("not-over")
    history, adapter = state.history, state.history.adapter
    if not 0 <= first <= len(history.events):
        raise Refusal("no-such-moment", events=first, most=len(history.events))
    if last < first or last - first >= MOST_MOMENTS:
        raise Refusal("too-many-moments", most=MOST_MOMENTS)
    before, found = history.position_after(max(first - 1, 0)), []
    for number in range(first, min(last, len(history.events)) + 1):
        told: Form = _nothing()
        after = before
        if number:
            entry = table.entries[history.events[number - 1].entry - 1]
            assert isinstance(entry, Decided | Answered)
            after = before.copy()
            play(adapter, after, entry)
            told = _event(history, entry, before, after, perspective, language)
        standing = _standing(history.definition, after, perspective, language, brief=brief)
        found.append(cast(PastMoment, {"events": number, **told, **standing}))
        before = after
    return found


def line_moments(
    table: TableCore, perspective: Perspective, language: str, events: int, line: Sequence[tuple[int, int]]
) -> list[PastMoment]:
    """The moments of a line that a finished match did not take, beginning after ``events`` events.

    ``line`` has pairs of a seat and the number of its decision. It ends before a decision that is not legal, and where
    chance must answer.
    """
    state = table.state
    if state.history is None or state.status not in ("over", "closed"):
        raise Refusal("not-over")
    history, adapter = state.history, state.history.adapter
    if not 0 <= events <= len(history.events):
        raise Refusal("no-such-moment", events=events, most=len(history.events))
    before, found = history.position_after(events), []
    for seat, decision in line:
        if seat not in before.to_decide or not adapter.for_seat(before, seat).is_legal(decision):
            break
        entry = Decided(number=0, at=0, seat=seat, play="", decision=decision, by="")
        after = before.copy()
        play(adapter, after, entry)
        told = _event(history, entry, before, after, perspective, language) | {"entry": None, "at": None}
        standing = _standing(history.definition, after, perspective, language, brief=False)
        found.append(cast(PastMoment, {"events": events, **told, **standing}))
        before = after
    return found


def _event(
    history: GameHistory,
    entry: Decided | Answered,
    before: GamePosition,
    after: GamePosition,
    perspective: Perspective,
    language: str,
) -> Form:
    """An event with its words, as far as a perspective may know it."""
    adapter = history.adapter
    view = adapter.view(after, None)
    points = [view.points(seat) for seat in range(view.players)]
    words = event_words(history, entry, before, after, view, points, language)
    secret = None
    if isinstance(entry, Decided) and adapter.is_secret(before) and not perspective.may_know(entry.seat):
        secret = adapter.secret_sentence(before, entry.seat, language)
    viewer = None if perspective.everything else perspective.viewer
    return _told(entry, words, secret, None if viewer is None else adapter.player(after, viewer), language)


def _nothing() -> Form:
    return {
        "entry": None,
        "at": None,
        "seat": None,
        "play": None,
        "kind": "",
        "places": [],
        "mark": None,
        "detail": {},
        "sentence": "",
        "consequences": [],
    }


def _told(
    entry: Decided | Answered, words: EventWords, secret: str | None, reader: Message | None, language: str
) -> Form:
    """An event; ``secret`` replaces the sentence of a decision that must stay hidden."""
    known = words.decision if secret is None else None
    return {
        "entry": entry.number,
        "at": entry.at,
        "seat": entry.seat if isinstance(entry, Decided) else None,
        "play": known.notation if known else None,
        "kind": known.kind if known else "",
        "places": known.places if known else [],
        "mark": known.mark if known else None,
        "detail": known.detail if known else {},
        "sentence": words.sentence(language, reader) if secret is None else secret,
        "consequences": words.consequences(language, reader),
    }


def _standing(
    definition: AnyDefinition, position: GamePosition, perspective: Perspective, language: str, *, brief: bool
) -> Form:
    adapter = definition.table
    view = perspective.position(adapter, position)
    form: Form = {
        "turn": definition.turn_of(view),
        "step": view.step,
        "asks": asks(definition, view, perspective.viewer, language),
        "to_decide": list(view.to_decide),
        "points": [view.points(seat) for seat in range(view.players)],
    }
    return (
        form
        if brief
        else form | {"scores": adapter.scores(view, language), "position": perspective.form(adapter, position)}
    )


# The record


def public_record(state: TableState, entries: Sequence[Entry]) -> Record:
    """The record for any viewer; rejected during a match with hidden information."""
    if state.history is None:
        raise Refusal("not-started")
    if state.status == "running" and not state.history.adapter.is_open:
        raise Refusal("not-over")
    return whole_record(state, entries)


def whole_record(state: TableState, entries: Sequence[Entry]) -> Record:
    """The complete record; the seed only after the match."""
    if state.history is None:
        raise Refusal("not-started")
    history = state.history
    started = next(entry for entry in entries if isinstance(entry, Started))
    outcome = history.position.outcome
    is_done = state.status in ("over", "closed")
    seed = state.result.seed if state.result else state.closing_seed
    return Record(
        game=state.settings.game,
        rules=registry.game(state.settings.game).rules_version,
        options=started.options,
        start=started.start,
        names=state.names,
        events=[_recorded(entries[event.entry - 1]) for event in history.events],
        result=Result.of(outcome) if outcome else None,
        ending=_ending(state),
        commitment=state.commitment,
        seed=seed if is_done else None,
        salts=state.salts,
        salt_commitments=_salt_commitments(state),
    )


def _salt_commitments(state: TableState) -> list[str | None] | msgspec.UnsetType:
    """The commitment of each salt; unset without any, as in a game adopted from a record."""
    seats = [seat for seat in state.seats if seat.salt is not None]
    if not any(seat.salt_commitment for seat in seats):
        return msgspec.UNSET
    extra = len(state.salts) - len(seats)  # a balanced deal adds a salt
    return [*(seat.salt_commitment for seat in seats), *([None] * extra)]


def _recorded(entry: Entry) -> Event:
    if isinstance(entry, Answered):
        return Event(chance=entry.chance)
    assert isinstance(entry, Decided)
    return Event(seat=entry.seat, play=entry.play)


def _ending(state: TableState) -> Ending | None:
    seats = [gone.seat for gone in state.gave_up]
    if state.status == "closed":
        return Ending("closed", seats, [], [])
    if state.result is None or not seats:
        return None
    return Ending(state.gave_up[-1].how, seats, state.result.winners, state.result.standings)
