"""What happens at a table, in sentences."""

from __future__ import annotations

import re
from collections.abc import Sequence
from functools import singledispatch

from tetrarch.core.text.messages import text
from tetrarch.table import entries as forms
from tetrarch.table.entries import Entry
from tetrarch.table.people import GONE_NAME
from tetrarch.table.refusal import say
from tetrarch.table.state import TableState


def bot_name(bot: str, language: str) -> str:
    """A bot as people call it: the levels have names, all others are called as they are written."""
    level = re.fullmatch(r"level([1-5])", bot)
    return text("tetrarch.bots", language, f"level-{level[1]}") if level else bot.partition(":")[0]


def person_name(name: str, language: str) -> str:
    """A person as people are told: by the name, or as somebody who was deleted."""
    return say(language, "deleted-player") if name == GONE_NAME else name


def seat_name(state: TableState, seat: int, language: str) -> str:
    """Who sits somewhere, as people are told: the person's name, or the bot's."""
    place = state.seats[seat]
    if place.person is not None:
        return person_name(place.person.name, language)
    return bot_name(place.bot, language) if place.bot else say(language, "somebody")


def entry_sentence(entry: Entry, state: TableState, entries: Sequence[Entry], language: str) -> str:
    """What an entry tells, in one sentence; empty where it is an event of the game, or was said by somebody."""
    if isinstance(entry, forms.Readied | forms.Salted | forms.Unseated):
        # Before the match others may have sat there since.
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
    """Most entries tell who did something, by a message of their own name."""
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
