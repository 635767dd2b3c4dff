"""The forms that tables send, and the filter: what a viewer may know of an entry."""

from __future__ import annotations

from typing import Literal, NotRequired, TypedDict, cast

import msgspec

from tetrarch.core.table_adapter import DetailForm, Form, Mark, PositionForm, ScoreForm, StaticForm
from tetrarch.table import entries as forms
from tetrarch.table.entries import Entry
from tetrarch.table.people import BOT, PersonKind
from tetrarch.table.settings import EXTERNAL, Settings


class TablePerson(TypedDict):
    """A person at the table."""

    id: str
    name: str
    kind: PersonKind


class SeatState(TypedDict):
    """A seat: its plan, and who plays there."""

    plan: str
    person: TablePerson | None
    bot: str | None
    name: str
    ready: bool
    salted: bool
    """Whether it adds a salt to the seed, or has committed to one."""
    salt_commitment: NotRequired[str]
    """Before the match, the commitment to its salt, or to one that was added without a commitment."""
    salt_due: bool
    """Whether it has to reveal the salt now: everybody has agreed to start."""
    away: bool
    gave_up: bool
    hints: int
    """The number of decisions for which it received a hint."""


class BotToDecide(TypedDict):
    """A bot that must decide."""

    seat: int
    bot: str
    name: str


class ClockForm(TypedDict):
    """The clock of a seat; a running clock has been running ``since`` that time."""

    left_ms: int
    running: bool
    since: int | None


class VoteForm(TypedDict):
    """A vote on whether a bot plays for the absent player of a seat."""

    seat: int
    agreed: list[int]
    waiting: list[int]


class RestartForm(TypedDict):
    """How often a player withdrew after a salt was revealed, so that the deal started again, and who did so last."""

    times: int
    player: str


class RematchForm(TypedDict):
    """The match that a rematch leads to, and the seats that want it."""

    match: str
    seats: list[int]


class ResultForm(TypedDict):
    """How a match ended."""

    reason: str
    rule: str
    winners: list[int]
    standings: list[list[int]]
    points: list[int]
    rated: bool
    gave_up: list[int]
    seed: str | None
    scores: list[list[ScoreForm]]


class UndoRequest(TypedDict):
    """A request to undo down to a number of events, and who has agreed to it."""

    seat: int
    events: int
    agreed: list[int]
    waiting: list[int]


class UndoForm(TypedDict):
    """What the viewer can undo: freely, or if the others agree."""

    free: bool
    consent: bool
    events: int | None
    """How many events would remain without the viewer's last decision."""
    turn: int | None
    """How many events would remain without all decisions of this turn."""
    what: str
    """The notation of the decision that would be undone."""
    why_not: str
    asked: UndoRequest | None


class Moment(TypedDict):
    """Where a match stands, as one viewer may know it."""

    number: int
    status: Literal["new", "waiting", "running", "over", "closed"]
    host: str | None
    seats: list[SeatState]
    events: int
    to_decide: list[int]
    bots: list[BotToDecide]
    clocks: list[ClockForm]
    """Empty in matches without clocks."""
    votes: list[VoteForm]
    start_by: int | None
    """When a match of a tournament starts at the latest; who has not agreed or not revealed a salt then loses."""
    restarts: RestartForm | None
    rematch: RematchForm | None
    # Once the match has begun:
    step: NotRequired[str]
    asks: NotRequired[str]
    """Who must decide what."""
    seat: NotRequired[int]
    turn: NotRequired[int]
    points: NotRequired[list[int]]
    scores: NotRequired[list[list[ScoreForm]]]
    """The points of each seat by source; in tutorials only."""
    has_secrets: NotRequired[bool]
    """Whether a seat knows something now that another seat may not know."""
    position: NotRequired[PositionForm]
    undo: NotRequired[UndoForm]
    result: NotRequired[ResultForm]


class ConsequenceForm(TypedDict):
    """Something that followed from an event, and the rule behind it."""

    sentence: str
    rule: str


class EntryForm(TypedDict):
    """One entry, as a viewer may know it; the fields depend on its kind."""

    kind: str
    number: int
    at: int
    sentence: NotRequired[str]
    seat: NotRequired[int | None]
    by: NotRequired[str]
    person: NotRequired[TablePerson]
    # Decisions and chance events:
    play: NotRequired[str]
    what: NotRequired[str]
    """The kind of decision."""
    places: NotRequired[list[str]]
    mark: NotRequired[Mark]
    detail: NotRequired[DetailForm]
    consequences: NotRequired[list[ConsequenceForm]]
    turn: NotRequired[int]
    points: NotRequired[list[int]]
    # Before the match:
    settings: NotRequired[Settings]
    host: NotRequired[TablePerson]
    commitment: NotRequired[str | None]
    plan: NotRequired[str]
    ready: NotRequired[bool]
    salt: NotRequired[str]
    salts: NotRequired[list[str]]
    options: NotRequired[dict[str, object]]
    identities: NotRequired[str]
    names: NotRequired[list[str]]
    # Requests, absence and chat:
    events: NotRequired[int]
    agrees: NotRequired[bool]
    did: NotRequired[Literal["bot", "pass", "resign"]]
    bot: NotRequired[str]
    away: NotRequired[int]
    since: NotRequired[int]
    text: NotRequired[str]
    to: NotRequired[Literal["table", "watchers"]]
    match: NotRequired[str]
    # The end:
    reason: NotRequired[str]
    rule: NotRequired[str]
    winners: NotRequired[list[int]]
    standings: NotRequired[list[list[int]]]
    rated: NotRequired[bool]
    seed: NotRequired[str | None]


class TableStatic(TypedDict):
    """Everything that never changes during a match, as one viewer may know it."""

    match: str
    game: str
    viewer: int | None
    settings: Settings
    commitment: str | None
    names: list[str]
    salts: list[str]
    board: StaticForm | None
    """Once the match has begun."""


class PastMoment(TypedDict):
    """A moment of a match after a number of events: the event that led to it, and where the match stood then."""

    events: int
    entry: int | None
    at: int | None
    seat: int | None
    play: str | None
    kind: str
    places: list[str]
    mark: Mark | None
    detail: DetailForm
    sentence: str
    consequences: list[ConsequenceForm]
    turn: int
    step: str
    asks: str
    to_decide: list[int]
    points: list[int]
    scores: NotRequired[list[list[ScoreForm]]]
    position: NotRequired[PositionForm]


# The filter


def redact(entry: Entry, viewer: int | None, *, is_secret: bool = False) -> Form:
    """The entry as a viewer may know it.

    The result depends on the entry and on earlier entries only, so a viewer who asks later receives the same.

    Args:
        entry: The entry.
        viewer: The seat of the viewer; None for a spectator.
        is_secret: Whether it is a secret decision, or chat among spectators during the match.
    """
    known = cast(Form, msgspec.to_builtins(entry))
    if isinstance(entry, forms.Decided) and is_secret and viewer != entry.seat:
        del known["play"], known["decision"]
    elif isinstance(entry, forms.Decided):
        del known["decision"]
    elif isinstance(entry, forms.Answered):
        del known["chance"]  # a deal contains the whole deck
    elif isinstance(entry, forms.Started):
        del known["start"]  # the ground contains its public part
    elif isinstance(entry, forms.Salted) and viewer != entry.seat:
        del known["salt"]  # revealed when the match starts
    elif isinstance(entry, forms.Said) and is_secret and viewer is not None:
        known = {"kind": "hidden", "number": entry.number, "at": entry.at}
    elif isinstance(entry, forms.Opened):
        known["settings"] = public_settings(entry.settings)
    if isinstance(entry, forms.Decided):
        known["by"] = public_bot(entry.by)
    elif isinstance(entry, forms.SeatPlanned):
        known["plan"] = public_bot(entry.plan)
    return known


def public_bot(plan: str) -> str:
    """A plan or a decider without the command line of an external program."""
    external = f"{BOT}{EXTERNAL}"
    return external if plan.startswith(f"{external}:") else plan


def public_settings(settings: Settings) -> Settings:
    """The settings as viewers may see them."""
    return msgspec.structs.replace(settings, seats=[public_bot(plan) for plan in settings.seats])
