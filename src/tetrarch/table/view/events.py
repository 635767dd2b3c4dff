"""Events and entries in words: sentences, consequences, and the positions around an event."""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Sequence
from functools import singledispatch
from typing import NamedTuple

from tetrarch.core.game import GamePosition
from tetrarch.core.table_adapter import DecisionForm
from tetrarch.core.text.messages import text
from tetrarch.table import entries as forms
from tetrarch.table.entries import Answered, Decided, Entry, Undone
from tetrarch.table.history import GameHistory, play
from tetrarch.table.people import GONE_NAME
from tetrarch.table.refusal import say
from tetrarch.table.state import TableState
from tetrarch.table.view.forms import ConsequenceForm


class EventWords(NamedTuple):
    """An event in words and numbers; of a secret decision only its seat may know the sentence and the decision."""

    sentence: str
    consequences: list[ConsequenceForm]
    decision: DecisionForm | None
    """None for chance."""
    turn: int
    points: list[int]
    """Of each seat after it, as everybody may know them."""


def event_words(
    history: GameHistory,
    entry: Decided | Answered,
    before: GamePosition,
    after: GamePosition,
    view: GamePosition,
    points: list[int],
    language: str,
) -> EventWords:
    """Describe an event, given the positions before and after it, a spectator's view of the latter, and its points."""
    adapter = history.adapter
    form = history.decision_of(entry, before, language) if isinstance(entry, Decided) else None
    sentence = form.sentence if form else adapter.chance_sentence(view, language)
    followed: list[ConsequenceForm] = [
        {"sentence": found.sentence, "rule": found.rule} for found in adapter.consequences(before, after, language)
    ]
    return EventWords(sentence, followed, form, history.definition.turn_of(before), points)


def around(
    history: GameHistory, entries: Sequence[Entry], entry: Decided | Answered
) -> tuple[GamePosition, GamePosition]:
    """The positions before and after an event, including one that was undone; read-only."""
    place = bisect_left(history.events, entry.number, key=lambda event: event.entry)
    if place < len(history.events) and history.events[place].entry == entry.number:
        return history.position_after(place), history.position_after(place + 1)
    before = _before_undone(history, entries, entry.number)
    after = before.copy()
    play(history.adapter, after, entry)
    return before, after


def _before_undone(history: GameHistory, entries: Sequence[Entry], number: int) -> GamePosition:
    """The position before an event that was undone: the events that stood then are played again."""
    stood: list[Decided | Answered] = []
    for entry in entries[: number - 1]:
        if isinstance(entry, Decided | Answered):
            stood.append(entry)
        elif isinstance(entry, Undone):
            del stood[entry.events :]
    shared = 0
    while shared < min(len(stood), len(history.events)) and history.events[shared].entry == stood[shared].number:
        shared += 1
    position = history.position_after(shared).copy()
    for entry in stood[shared:]:
        play(history.adapter, position, entry)
    return position


# Sentences of entries


def bot_name(bot: str, language: str) -> str:
    """The name of a bot: the levels have names, others are named by their text."""
    level = re.fullmatch(r"level([1-5])", bot)
    return text("tetrarch.bots", language, f"level-{level[1]}") if level else bot.partition(":")[0]


def person_name(name: str, language: str) -> str:
    """The name of a person, or the words for a deleted person."""
    return say(language, "deleted-player") if name == GONE_NAME else name


def seat_name(state: TableState, seat: int, language: str) -> str:
    """The name of the person or bot on a seat."""
    place = state.seats[seat]
    if place.person is not None:
        return person_name(place.person.name, language)
    return bot_name(place.bot, language) if place.bot else say(language, "somebody")


def entry_sentence(entry: Entry, state: TableState, entries: Sequence[Entry], language: str) -> str:
    """An entry as a sentence; empty for events of the game and chat."""
    if isinstance(entry, forms.Readied | forms.Salted | forms.Unseated):
        # Before the match another person may have taken the seat since.
        earlier = reversed(entries[: entry.number - 1])
        seated = next(old for old in earlier if isinstance(old, forms.Seated) and old.seat == entry.seat)
        return _person_sentence(entry, person_name(seated.person.name, language), language)
    return _sentence(entry, state, language)


def _person_sentence(entry: forms.Readied | forms.Salted | forms.Unseated, player: str, language: str) -> str:
    if isinstance(entry, forms.Readied):
        return say(language, "entry-readied", player=player, ready="yes" if entry.ready else "no")
    if isinstance(entry, forms.Unseated):
        return say(language, "entry-unseated", player=player, seat=entry.seat + 1)
    return say(language, "entry-salted", player=player)


@singledispatch
def _sentence(entry: Entry, state: TableState, language: str) -> str:
    """Most entries have a message with their own name, and the name of a player."""
    kind = type(entry).__struct_config__.tag
    values: dict[str, str | int] = {}
    seat = getattr(entry, "seat", None)
    if seat is not None:
        values["player"] = seat_name(state, seat, language)
    return say(language, f"entry-{kind}", **values)


@_sentence.register
def _(entry: forms.Decided, state: TableState, language: str) -> str:
    return ""


@_sentence.register
def _(entry: forms.Answered, state: TableState, language: str) -> str:
    return ""


@_sentence.register
def _(entry: forms.Said, state: TableState, language: str) -> str:
    return ""


@_sentence.register
def _(entry: forms.Opened, state: TableState, language: str) -> str:
    return say(language, "entry-opened", player=person_name(entry.host.name, language))


@_sentence.register
def _(entry: forms.Hosted, state: TableState, language: str) -> str:
    return say(language, "entry-hosted", player=person_name(entry.person.name, language))


@_sentence.register
def _(entry: forms.Seated, state: TableState, language: str) -> str:
    return say(language, "entry-seated", player=person_name(entry.person.name, language), seat=entry.seat + 1)


@_sentence.register
def _(entry: forms.SeatPlanned, state: TableState, language: str) -> str:
    kind, _, who = entry.plan.partition(":")
    bot = bot_name(who, language) if kind == "bot" else person_name(who, language) if kind == "mine" else ""
    return say(language, "entry-seat-planned", plan=kind, bot=bot, seat=entry.seat + 1)


@_sentence.register
def _(entry: forms.Undone, state: TableState, language: str) -> str:
    return say(language, "entry-undone", player=seat_name(state, entry.seat, language))


@_sentence.register
def _(entry: forms.UndoAnswered, state: TableState, language: str) -> str:
    player = seat_name(state, entry.seat, language)
    return say(language, "entry-undo-answered", player=player, agrees="yes" if entry.agrees else "no")


@_sentence.register
def _(entry: forms.TimedOut, state: TableState, language: str) -> str:
    return say(language, "entry-timed-out", player=seat_name(state, entry.seat, language), did=entry.did)


@_sentence.register
def _(entry: forms.StandIn, state: TableState, language: str) -> str:
    player = seat_name(state, entry.seat, language)
    return say(language, "entry-stand-in", player=player, bot=bot_name(entry.bot, language))


@_sentence.register
def _(entry: forms.StandInVoted, state: TableState, language: str) -> str:
    player, other = seat_name(state, entry.seat, language), seat_name(state, entry.away, language)
    agrees = "yes" if entry.agrees else "no"
    return say(language, "entry-stand-in-voted", player=player, other=other, agrees=agrees)


@_sentence.register
def _(entry: forms.Ended, state: TableState, language: str) -> str:
    names = [seat_name(state, seat, language) for seat in entry.winners]
    who = say(language, "list-and", first=", ".join(names[:-1]), last=names[-1]) if len(names) > 1 else "".join(names)
    how = entry.reason if entry.reason in ("resigned", "timed-out") else "rules"
    return say(language, "entry-ended", winners=len(names), players=who, how=how)


@_sentence.register
def _(entry: forms.Closed, state: TableState, language: str) -> str:
    return say(language, "entry-closed", by="server" if entry.by == "server" else "host")
