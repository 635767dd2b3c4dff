"""Moments of the past, as somebody may know them: for replays, and for who was away."""

from __future__ import annotations

from typing import TYPE_CHECKING

from tetrarch.table.entries import Answered, Decided
from tetrarch.table.games import GameSide, Moment
from tetrarch.table.history import CHANCE, push
from tetrarch.table.messages import Form
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

    def position(self, side: GameSide[Moment], position: Moment) -> Moment:
        """What is seen of a position."""
        return position if self.everything else side.view(position, self.viewer)

    def form(self, side: GameSide[Moment], position: Moment) -> Form:
        """The same in the form that goes out."""
        if self.everything:
            return side.whole_form(position)
        form = side.position_form(side.view(position, None))
        return form if self.viewer is None else form | side.own_form(position, self.viewer)

    def may_know(self, seat: int) -> bool:
        """Whether the secret decisions of a seat are seen."""
        return self.everything or seat == self.viewer


def past_moments(table: Table, eyes: Eyes, language: str, first: int, last: int, *, brief: bool = False) -> list[Form]:
    """The moments after ``first`` to ``last`` events that stand, those that there are.

    Each depends on what had happened until then alone, and shows what these eyes would have been shown then.

    Args:
        table: The table; its match must have begun.
        eyes: From where it is seen; all that was hidden only when the match is over.
        language: Of the sentences.
        first: How many events had happened at the first moment.
        last: And at the last one.
        brief: Leave out the positions and where points come from.
    """
    state = table.state
    if state.story is None:
        raise Refusal("not-started")
    if eyes.everything and state.status not in ("over", "closed"):
        raise Refusal("not-over")
    story, side = state.story, state.story.side
    if not 0 <= first <= len(story.events):
        raise Refusal("no-such-moment", events=first, most=len(story.events))
    if last < first or last - first >= MOST_MOMENTS:
        raise Refusal("too-many-moments", most=MOST_MOMENTS)
    before, found = story.position_after(max(first - 1, 0)), []
    for number in range(first, min(last, len(story.events)) + 1):
        told: Form = _nothing()
        after = before
        if number:
            happened = story.events[number - 1]
            entry = table.entries[happened.entry - 1]
            assert isinstance(entry, Decided | Answered)
            after = before.copy()
            if isinstance(entry, Answered):
                after.play_chance(entry.chance)
            else:
                push(side, after, happened.seat, happened.decision)
            words = event_words(side, entry, before, after, language)
            is_hidden = happened.seat != CHANCE and side.is_secret(before) and not eyes.may_know(happened.seat)
            secret = side.secret_sentence(before, happened.seat, language) if is_hidden else None
            told = _told(entry, words, secret)
        found.append({"events": number, **told, **_standing(side, after, eyes, language, brief=brief)})
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


def _standing(side: GameSide[Moment], position: Moment, eyes: Eyes, language: str, *, brief: bool) -> Form:
    view = eyes.position(side, position)
    form: Form = {
        "turn": side.turn(view),
        "step": view.step,
        "asks": side.asks(view, language),
        "to_decide": list(view.to_decide),
        "points": [view.points(seat) for seat in range(view.players)],
    }
    return form if brief else form | {"scores": side.scores(view, language), "position": eyes.form(side, position)}
