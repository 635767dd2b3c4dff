"""Moments of the past, as somebody may know them: for replays, and for who was away."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tetrarch.core.game import GamePosition
from tetrarch.core.registry import AnyDefinition
from tetrarch.core.table_adapter import Form, TableAdapter
from tetrarch.table.entries import Answered, Decided
from tetrarch.table.history import CHANCE, push
from tetrarch.table.refusal import Refusal
from tetrarch.table.view.events import EventWords, event_words

if TYPE_CHECKING:
    from tetrarch.table.table import Table

MOST_MOMENTS = 200
"""So many can be asked for at once."""


class Eyes:
    """From where somebody looks at the past: a seat, beside the board, or from above."""

    def __init__(self, viewer: int | None, *, everything: bool = False) -> None:
        self.viewer = viewer
        self.everything = everything
        """Whether all that was hidden is seen, too; for matches that are over alone."""

    def position(self, adapter: TableAdapter[GamePosition], position: GamePosition) -> GamePosition:
        """What is seen of a position."""
        return position if self.everything else adapter.view(position, self.viewer)

    def form(self, adapter: TableAdapter[GamePosition], position: GamePosition) -> Form:
        """The same in the form that goes out."""
        if self.everything:
            return adapter.full_form(position)
        form = adapter.position_form(adapter.view(position, None))
        return form if self.viewer is None else form | adapter.seat_form(position, self.viewer)

    def may_know(self, seat: int) -> bool:
        """Whether the secret decisions of a seat are seen."""
        return self.everything or seat == self.viewer


def past_moments(table: Table, eyes: Eyes, language: str, first: int, last: int, *, brief: bool = False) -> list[Form]:
    """The moments after ``first`` to ``last`` events that stand, those that there are.

    Each depends on what had event until then alone, and shows what these eyes would have been shown then.

    Args:
        table: The table; its match must have begun.
        eyes: From where it is seen; all that was hidden only when the match is over.
        language: Of the sentences.
        first: How many events had event at the first moment.
        last: And at the last one.
        brief: Leave out the positions and where points come from.
    """
    state = table.state
    if state.history is None:
        raise Refusal("not-started")
    if eyes.everything and state.status not in ("over", "closed"):
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
            event = history.events[number - 1]
            entry = table.entries[event.entry - 1]
            assert isinstance(entry, Decided | Answered)
            after = before.copy()
            if isinstance(entry, Answered):
                after.play_chance(entry.chance)
            else:
                push(adapter, after, event.seat, event.decision)
            words = event_words(history.definition, entry, before, after, language)
            is_hidden = event.seat != CHANCE and adapter.is_secret(before) and not eyes.may_know(event.seat)
            secret = adapter.secret_sentence(before, event.seat, language) if is_hidden else None
            told = _told(entry, words, secret)
        found.append({"events": number, **told, **_standing(history.definition, after, eyes, language, brief=brief)})
        before = after
    return found


def _nothing() -> Form:
    return {"entry": None, "at": None, "seat": None, "play": None, "kind": "", "places": [], "sentence": ""} | {
        "consequences": []
    }


def _told(entry: Decided | Answered, words: EventWords, secret: str | None) -> Form:
    """An event; ``secret`` is what may be told of it where its decision may not be known."""
    is_known = secret is None and isinstance(entry, Decided)
    return {
        "entry": entry.number,
        "at": entry.at,
        "seat": entry.seat if isinstance(entry, Decided) else None,
        "play": entry.play if isinstance(entry, Decided) and is_known else None,
        "kind": words.kind if is_known else "",
        "places": words.places if is_known else [],
        "sentence": words.sentence if secret is None else secret,
        "consequences": words.consequences,
    }


def _standing(definition: AnyDefinition, position: GamePosition, eyes: Eyes, language: str, *, brief: bool) -> Form:
    adapter = definition.table
    view = eyes.position(adapter, position)
    form: Form = {
        "turn": definition.turn_of(view),
        "step": view.step,
        "asks": definition.step_sentence(view, language),
        "to_decide": list(view.to_decide),
        "points": [view.points(seat) for seat in range(view.players)],
    }
    return (
        form if brief else form | {"scores": adapter.scores(view, language), "position": eyes.form(adapter, position)}
    )
