"""Events and entries in words: sentences, consequences, and the positions around an event."""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Sequence
from typing import NamedTuple

from tetrarch.core.game import GamePosition
from tetrarch.core.registry import AnyDefinition
from tetrarch.core.table_adapter import DecisionForm
from tetrarch.core.text.messages import PLACE_MARK, YOU, Message, series, text
from tetrarch.table import entries as forms
from tetrarch.table.entries import Answered, Decided, Entry, Undone
from tetrarch.table.history import GameHistory, play
from tetrarch.table.people import GONE_NAME, Person
from tetrarch.table.refusal import say
from tetrarch.table.state import TableState
from tetrarch.table.view.forms import ConsequenceForm


class EventWords(NamedTuple):
    """An event in words and numbers; of a secret decision only its seat may know the sentence and the decision."""

    message: Message | str
    followed: Sequence[tuple[Message, str]]
    decision: DecisionForm | None
    """As its seat reads it; None for chance."""
    turn: int
    points: list[int]
    """Of each seat after it, as everybody may know them."""

    def names(self, reader: Message) -> bool:
        """Whether a sentence names this player."""
        told = (self.message, *(one for one, _ in self.followed))
        return any(isinstance(one, Message) and one.addressed(reader) != one for one in told)

    def sentence(self, language: str, reader: Message | None) -> str:
        """The event as a sentence, for a player or any reader."""
        return sentence_for(self.message, reader, language)

    def consequences(self, language: str, reader: Message | None) -> list[ConsequenceForm]:
        """What followed, for a player or any reader."""
        return consequence_forms(self.followed, reader, language)


def sentence_for(message: Message | str, reader: Message | None, language: str) -> str:
    """A message for a player, who is addressed in the second person, or for any reader; places are marked."""
    return message if isinstance(message, str) else message.addressed(reader).marked(language)


def consequence_forms(
    followed: Sequence[tuple[Message, str]], reader: Message | None, language: str
) -> list[ConsequenceForm]:
    """Consequences for a player or any reader."""
    return [{"sentence": sentence_for(told, reader, language), "rule": rule} for told, rule in followed]


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
    form, told = None, None
    if isinstance(entry, Decided):
        form = history.decision_of(entry, before, language)
        told = adapter.message(adapter.for_seat(before, entry.seat), entry.decision)
    message = told or (form.sentence if form else adapter.chance_sentence(view, language))
    return EventWords(message, adapter.consequences(before, after), form, history.definition.turn_of(before), points)


def asks(definition: AnyDefinition, view: GamePosition, viewer: int | None, language: str) -> str:
    """Who must decide what, or how the game ended, for a viewer."""
    adapter = definition.table
    reader = viewer if view.is_over or viewer in view.to_decide else None
    message = adapter.asks(adapter.for_seat(view, reader) if reader is not None and not view.is_over else view)
    if message is None:
        return definition.step_sentence(view, language)
    return adapter.for_reader(message, view, reader).text(language)


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

NUMERALS = ("", "II", "III", "IV")
"""What follows the names of equal bots, in the order of their seats."""


def bot_name(bot: str, language: str) -> str:
    """The name of a bot: the levels have names, others are named by their text."""
    level = re.fullmatch(r"level([1-5])", bot)
    return text("tetrarch.bots", language, f"level-{level[1]}") if level else bot.partition(":")[0]


def person_name(name: str, language: str) -> str:
    """The name of a person, or the words for a deleted person."""
    return say(language, "deleted-player") if name == GONE_NAME else name


def seat_name(state: TableState, seat: int, language: str) -> str:
    """The name of the person or bot on a seat; numerals distinguish bots of the same name."""
    place = state.seats[seat]
    if place.person is not None:
        return person_name(place.person.name, language)
    if not place.bot:
        return say(language, "unnamed-player")
    name = bot_name(place.bot, language)
    before = [one.bot for one in state.seats[:seat] if one.person is None]
    equal = sum(bot_name(bot, language) == name for bot in before if bot)
    return f"{name} {NUMERALS[equal]}".rstrip()


def entry_sentence(
    entry: Entry, state: TableState, entries: Sequence[Entry], language: str, viewer: int | None = None
) -> str:
    """An entry as a sentence for a seat or any viewer; empty for events of the game and chat."""
    if isinstance(entry, Decided | Answered | forms.Said):
        return ""
    me = state.seats[viewer].person if viewer is not None else None

    def seated(seat: int) -> str:
        return YOU if seat == viewer else _never_you(seat_name(state, seat, language))

    def named(person: Person) -> str:
        return YOU if me is not None and person.id == me.id else _never_you(person_name(person.name, language))

    seat = getattr(entry, "seat", None)
    values: dict[str, str | int] = {} if seat is None else {"player": seated(seat)}
    match entry:
        case forms.Readied() | forms.SaltCommitted() | forms.Salted() | forms.Unseated():
            # Before the match another person may have taken the seat since.
            earlier = reversed(entries[: entry.number - 1])
            sat = next(old for old in earlier if isinstance(old, forms.Seated) and old.seat == entry.seat)
            values["player"] = named(sat.person)
            if isinstance(entry, forms.Readied):
                values["ready"] = _yes_no(entry.ready)
            elif isinstance(entry, forms.Unseated):
                values["seat"] = entry.seat + 1
        case forms.Opened(host=person) | forms.Hosted(person=person):
            values["player"] = named(person)
        case forms.Seated():
            values = {"player": named(entry.person), "seat": entry.seat + 1}
        case forms.SeatPlanned():
            kind, _, who = entry.plan.partition(":")
            bot = bot_name(who, language) if kind == "bot" else person_name(who, language) if kind == "mine" else ""
            values = {"plan": kind, "bot": bot, "seat": entry.seat + 1}
        case forms.UndoAnswered():
            values["agrees"] = _yes_no(entry.agrees)
        case forms.TimedOut():
            values["did"] = entry.did
        case forms.StandIn():
            values["bot"] = bot_name(entry.bot, language)
        case forms.StandInVoted():
            values |= {"other": seated(entry.away), "agrees": _yes_no(entry.agrees)}
        case forms.Ended():
            is_mine = entry.winners == [viewer]
            names = [YOU] if is_mine else [_never_you(seat_name(state, seat, language)) for seat in entry.winners]
            how = entry.reason if entry.reason in ("resigned", "timed-out") else "rules"
            values = {"winners": len(names), "players": series(names).text(language), "how": how}
        case forms.Closed():
            values["by"] = "server" if entry.by == "server" else "host"
    sentence = say(language, f"entry-{type(entry).__struct_config__.tag}", **values)
    times = next((times for times, one in enumerate(state.restarts, 1) if one.entry == entry.number), None)
    return sentence if times is None else f"{sentence} {say(language, 'entry-restarted', times=times)}"


def _never_you(name: str) -> str:
    """A name that texts do not take for the reader's."""
    return f"{name}{PLACE_MARK}" if name == YOU else name


def _yes_no(value: bool) -> str:
    return "yes" if value else "no"
