"""The start of a match: when all have agreed and revealed their salts, and the time limit of a tournament's match."""

from __future__ import annotations

from typing import Literal, NamedTuple

import msgspec

from tetrarch.core.errors import SetupError
from tetrarch.table import entries as forms
from tetrarch.table.commands.builder import EntryBuilder, TableCore
from tetrarch.table.entries import Entry
from tetrarch.table.people import BOT
from tetrarch.table.refusal import Refusal
from tetrarch.table.state import GaveUp, Seat, TableState
from tetrarch.table.view.forms import public_bot


def start_if_ready(builder: EntryBuilder, seats: list[Seat], *, people: bool = True) -> bool:
    """Start the match if all players have agreed and revealed their salts; a table of bots waits for its host.

    If all but one have given up before it, nobody is awaited.
    """
    is_alone = sum(not seat.gave_up for seat in seats) == 1
    if not is_alone and not all(seat.has_agreed and not seat.owes_salt for seat in seats):
        return False
    if people and all(seat.person is None for seat in seats):
        return False
    start_match(builder, seats)
    return True


def start_match(builder: EntryBuilder, seats: list[Seat]) -> None:
    """Deal with the salts that are known, and start the match."""
    names = [seat.person.name if seat.person else public_bot(seat.plan).removeprefix(BOT) for seat in seats]
    try:
        builder.start(salts_of(seats), names)
    except SetupError as error:
        faults = error.faults
        raise Refusal(
            "cannot-deal", explain=lambda language: "; ".join(fault.text_in(language) for fault in faults)
        ) from None
    if builder.gave_up:
        builder.end_if_alone()


def salts_of(seats: list[Seat]) -> list[str]:
    """The players' salts in the order of the seats."""
    return [seat.salt for seat in seats if seat.salt is not None]


class DealQuestion(NamedTuple):
    """What a caller needs to choose the deal of a balanced match in advance."""

    game: str
    players: int
    options: dict[str, object]
    seed: str
    salts: tuple[str, ...]


def deal_question(table: TableCore) -> DealQuestion | None:
    """The deal of a balanced match that may start with the next command; None if it is known or none is due.

    Choosing takes time: a caller that serves several tables asks for it, chooses elsewhere with ``choose_deal`` and
    tells the table the answer with ``prepare_deal``. Otherwise the table chooses when the match starts.
    """
    state, seed = table.state, table.secrets.seed
    if state.status != "waiting" or not state.settings.balanced or seed is None:
        return None
    salts = tuple(salts_of(state.seats))
    if salts in table.secrets.balance or sum(not seat.is_taken for seat in state.seats) > 1:
        return None
    settings = state.settings
    return DealQuestion(settings.game, settings.players, settings.options, seed, salts)


def prepare_deal(table: TableCore, salts: tuple[str, ...], number: int) -> None:
    """Tell the table the number of the most even deal for these salts."""
    table.secrets.balance = {salts: number}


# Matches of tournaments


def is_awaiting_players(state: TableState) -> bool:
    """Whether a match of a tournament waits for its players; they cannot leave, but resign."""
    return state.status == "waiting" and bool(state.settings.tournament)


def check_stays(state: TableState) -> None:
    """Reject a change of who plays a match of a tournament."""
    if is_awaiting_players(state):
        raise Refusal("tournament-seat")


def give_up_early(builder: EntryBuilder, seats: list[Seat], seat: int, how: Literal["resigned", "timed-out"]) -> None:
    """Note that a seat gives up before the match; the caller has added the entry, and starts the match if it can."""
    builder.gave_up.append(GaveUp(seat, how))
    seats[seat] = msgspec.structs.replace(seats[seat], gave_up=True)


def start_late(table: TableCore, now: int) -> list[Entry]:
    """Start a match of a tournament whose time limit is over: who has not agreed or not revealed a salt loses.

    If that is true of all people, nobody loses: the match starts without salts, and the clocks decide.
    """
    state = table.state
    if not is_awaiting_players(state) or state.start_by is None or now < state.start_by:
        return []
    builder, seats, late = EntryBuilder(table, now), list(state.seats), state.awaited_seats()
    present = [number for number, seat in enumerate(seats) if seat.person and not seat.gave_up and number not in late]
    if not present:
        start_match(builder, seats)
        return builder.entries
    for seat in late:
        builder.add(forms.TimedOut, seat=seat, did="resign")
        give_up_early(builder, seats, seat, "timed-out")
    start_if_ready(builder, seats)
    return builder.entries
