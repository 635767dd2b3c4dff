"""The commands as messages: one tagged union, which the WebSocket and REST interfaces read.

``execute`` returns the entries that follow from a command; the caller stores and then applies them.
"""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from tetrarch.table.commands import deciding, seating, stand_in, undo
from tetrarch.table.commands.builder import TableCore
from tetrarch.table.entries import Decided, Entry, kebab
from tetrarch.table.people import MOST_CHAT, Person
from tetrarch.table.refusal import Refusal

MatchId = Annotated[str, msgspec.Meta(min_length=1, max_length=32, pattern="^[a-z0-9-]+$")]
RequestId = Annotated[int, msgspec.Meta(ge=-(2**53), le=2**53)] | Annotated[str, msgspec.Meta(max_length=64)]
Code = Annotated[str, msgspec.Meta(min_length=4, max_length=20)]
SeatNumber = Annotated[int, msgspec.Meta(ge=0, le=3)]
Number = Annotated[int, msgspec.Meta(ge=0, le=2**31)]
Notation = Annotated[str, msgspec.Meta(min_length=1, max_length=200)]
DecisionId = Annotated[int, msgspec.Meta(ge=0, le=2**62)]


class Request(msgspec.Struct, frozen=True, kw_only=True, forbid_unknown_fields=True, tag_field="type", tag=kebab):
    """Any request."""

    id: RequestId | None = None
    """Repeated in the reply."""


class TableRequest(Request, frozen=True, kw_only=True):
    """A request about one table."""

    match: MatchId


class Command(TableRequest, frozen=True, kw_only=True):
    """An action at a table."""


class SeatCommand(Command, frozen=True, kw_only=True):
    """An action of a seated player."""

    seat: SeatNumber | None = None
    """Which of the player's seats; each command says what it means to leave it out."""


class Join(Command, frozen=True):
    """Take a seat, or the first free one."""

    seat: SeatNumber | None = None
    name: Annotated[str, msgspec.Meta(min_length=1, max_length=64)] | None = None
    """The name of a player who shares the device; takes one more seat under that name."""
    code: Code | None = None
    """The invitation code, for private tables."""


class Leave(SeatCommand, frozen=True):
    """Leave before the match, or be away during it; applies to all own seats by default."""


class Plan(Command, frozen=True):
    """As the host, decide who is to take a seat."""

    seat: SeatNumber
    plan: Annotated[str, msgspec.Meta(max_length=200)]
    """``open``, ``person:ID``, ``bot:TEXT``, or ``mine:NAME`` for a player at the host's device."""


class Ready(SeatCommand, frozen=True):
    """Agree to start, for all own seats by default; the match starts when all have agreed."""

    ready: bool = True


class CommitSalt(SeatCommand, frozen=True):
    """Commit to a salt; the seat reveals it with ``salt`` once everybody has agreed to start (``salt_due``)."""

    commitment: Annotated[str, msgspec.Meta(max_length=64)]
    """SHA-256 of ``tetrarch salt commitment 1``, a line feed and the salt, in hexadecimal."""


class Salt(SeatCommand, frozen=True):
    """Add a text to the random seed, or reveal the one that the seat has committed to."""

    salt: Annotated[str, msgspec.Meta(max_length=200)]


class Start(Command, frozen=True):
    """As the host, start a match between bots."""


class Close(Command, frozen=True):
    """As the host, close the table before the match."""


class Decide(SeatCommand, frozen=True):
    """Decide for the own seat. Sending the same decision again with the same number acknowledges it again."""

    play: Notation | DecisionId
    """The decision, in notation or by id."""
    number: Number
    """The state number that the player has seen."""


class Undo(SeatCommand, frozen=True):
    """Take back the last decision, or return to an earlier event; asks the others unless undo is free."""

    events: Number | None = None
    number: Number | None = None
    """The state number that the player has seen; a later decision makes the request stale."""


class AnswerUndo(SeatCommand, frozen=True):
    """Answer a request to undo."""

    agrees: bool


class Resign(SeatCommand, frozen=True):
    """Resign; by default from the first own seat that has not resigned."""


class StandIn(SeatCommand, frozen=True):
    """Let a bot play the own seat until the player returns."""


class VoteStandIn(SeatCommand, frozen=True):
    """Vote on a bot for a player who is away; all present players must agree."""

    away: SeatNumber
    """The seat of the absent player."""
    agrees: bool = True


class ComeBack(SeatCommand, frozen=True):
    """Take the own seats back from the bots that play them, or one of them."""


class Say(SeatCommand, frozen=True):
    """Send a chat message to the table or to the watchers."""

    text: Annotated[str, msgspec.Meta(max_length=2 * MOST_CHAT)]
    to: Literal["table", "watchers"] | None = None
    code: Code | None = None


class Rematch(Command, frozen=True):
    """Request a rematch; the acknowledgement names the new table, where the player is seated."""

    salt_commitment: Annotated[str, msgspec.Meta(pattern="^[0-9a-f]{64}$")] | None = None
    """Commits to a salt at the new table, as ``commit-salt`` does."""


AnyCommand = (
    Join
    | Leave
    | Plan
    | Ready
    | CommitSalt
    | Salt
    | Start
    | Close
    | Decide
    | Undo
    | AnswerUndo
    | Resign
    | StandIn
    | VoteStandIn
    | ComeBack
    | Say
    | Rematch
)
"""All commands. ``Rematch`` needs a new match, which only a server can open, so ``execute`` does not take it."""


class Repeated(Exception):
    """A decision that the same command has made before."""

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.number = number
        """The entry of the decision."""


def execute(
    table: TableCore, command: AnyCommand, person: Person, now: int, *, allow_external: bool = False
) -> list[Entry]:
    """The entries that follow from a person's command; ``Refusal`` or ``Repeated`` if there are none.

    Args:
        table: The table.
        command: The command; its match is not checked.
        person: Who sends it.
        now: The time.
        allow_external: Whether planned bots may be external programs.
    """
    match command:
        case Decide():
            return _decide(table, command, person.id, now)
        case Join(seat=seat, name=name):
            return seating.join(table, person, seat, now, name=name)
        case Leave(seat=seat):
            return stand_in.leave(table, person.id, now, seat)
        case Plan(seat=seat, plan=plan):
            return seating.plan_seat(table, person.id, seat, plan, now, allow_external=allow_external)
        case Ready(seat=seat, ready=ready):
            return seating.ready(table, person.id, ready, now, seat)
        case CommitSalt(seat=seat, commitment=commitment):
            return seating.commit_salt(table, person.id, commitment, now, seat)
        case Salt(seat=seat, salt=salt):
            return seating.salt(table, person.id, salt, now, seat)
        case Start():
            return seating.start(table, person.id, now)
        case Close():
            return seating.close(table, person.id, "host", now)
        case Undo(seat=seat, events=events, number=number):
            later = [] if number is None else table.entries[number:]
            if number is not None and (
                number > table.state.number or any(isinstance(entry, Decided) for entry in later)
            ):
                raise Refusal("stale", number=number, now=table.state.number)
            return undo.ask_undo(table, person.id, now, events, seat)
        case AnswerUndo(seat=seat, agrees=agrees):
            return undo.answer_undo(table, person.id, agrees, now, seat)
        case Resign(seat=seat):
            return deciding.resign(table, person.id, now, seat)
        case StandIn(seat=seat):
            return stand_in.stand_in(table, person.id, now, seat)
        case VoteStandIn(seat=seat, away=away, agrees=agrees):
            return stand_in.vote_stand_in(table, person.id, away, agrees, now, seat)
        case ComeBack(seat=seat):
            return stand_in.come_back(table, person.id, now, seat)
        case Say(seat=seat, text=text, to=to):
            return seating.say(table, person, text, now, to, seat)
        case Rematch():
            raise NotImplementedError("a rematch needs a new match: see offer_rematch")


def _decide(table: TableCore, command: Decide, person: str, now: int) -> list[Entry]:
    held = table.state.seats_of(person)
    if not held:
        raise Refusal("not-seated")
    seat = held[0] if command.seat is None else command.seat
    again = repeated_entry(table, person, seat, command)
    if again is not None:
        raise Repeated(again)
    return deciding.decide(table, person, seat, command.play, now, command.number)


def repeated_entry(table: TableCore, person: str, seat: int, command: Decide) -> int | None:
    """The entry by which a seat already made this decision; None if it did not.

    After a decision the seat has a new one. So a decision with the number from before can only be the same one again:
    a double click, or a retry after a lost acknowledgement.
    """
    for entry in table.entries[command.number :]:
        if isinstance(entry, Decided) and entry.seat == seat:
            is_same = command.play == (entry.decision if isinstance(command.play, int) else entry.play)
            return entry.number if entry.by == person and is_same else None
    return None
