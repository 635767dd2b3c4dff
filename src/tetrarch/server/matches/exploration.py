"""Free exploration of finished matches: tables with lines that were not played, and evaluations of positions."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from typing import NamedTuple

import msgspec

from tetrarch.analysis.evaluation import USUAL_SIMULATIONS, Evaluation
from tetrarch.analysis.forms import Move
from tetrarch.core import registry
from tetrarch.core.game import GamePosition
from tetrarch.core.position import FlatPosition
from tetrarch.core.record import Record
from tetrarch.server.accounts.people import User
from tetrarch.server.matches.advice import ask_worker
from tetrarch.server.matches.hub import Hub
from tetrarch.server.matches.live_match import LiveMatch, require_access
from tetrarch.server.workers.jobs import EvaluateJob, ValueJob
from tetrarch.table.commands.seating import check_seat
from tetrarch.table.people import Person
from tetrarch.table.refusal import Refusal
from tetrarch.table.settings import Settings
from tetrarch.table.table import Table
from tetrarch.table.view.events import seat_name
from tetrarch.table.view.forms import Moment, TableStatic, UndoForm
from tetrarch.table.view.updates import Update

EXPLORER = "explorer"
"""The person on all seats of an explored table."""
SECONDS = 0.6
"""The time limit of an evaluation, and of the search for the best moves."""
VALUE_SECONDS = 5.0
"""The time limit of the value of a decision. Its simulations mostly end before, so that values can be compared."""


class LinePlay(NamedTuple):
    """A decision of an explored line."""

    seat: int
    play: str
    """In notation."""


class Start(NamedTuple):
    """The moment of a finished match where an exploration begins."""

    match: str
    position: GamePosition
    names: list[str]
    title: str = ""
    """The name of the match's table."""


class ExploredForm(msgspec.Struct, frozen=True):
    """A position of an explored line, in the forms of a table that one user plays for all seats."""

    match: str
    viewer: int
    """The seat whose view this is: the wanted one, or the first that decides."""
    ground: TableStatic | None
    """What stays constant; only if ``since`` is 0."""
    update: Update
    said: str
    """What the last decision of the line does, for any reader; empty without one."""


class Explored(NamedTuple):
    """A table at which one person has played a line for all seats."""

    table: Table
    line: Sequence[LinePlay]
    before: GamePosition
    """The position before the last decision."""


class EvaluationFound(msgspec.Struct, frozen=True):
    """The evaluation of a position, by what one seat may know."""

    evaluation: Evaluation
    moves: tuple[Move, ...]
    """The best decisions of that seat with their lines, the best first; empty if it does not decide."""


class DecisionValue(msgspec.Struct, frozen=True):
    """What a decision is worth, by what its seat knows before it."""

    chances: tuple[float, ...]
    """The win probability of each seat after it, averaged over what its seat cannot know."""
    simulations: int
    """The number of simulations of all searches."""
    proven: bool
    """Whether the win probabilities are certain."""


async def find_start(hub: Hub, user: User | None, match: str, events: int, code: str | None, language: str) -> Start:
    """Return a moment of a finished match; the table must be accessible to the user."""

    def read(live: LiveMatch, table: Table) -> Start:
        require_access(live, table, user.id if user else None, code)
        state = table.state
        if state.history is None or state.status not in ("over", "closed"):
            raise Refusal("not-over")
        if events > len(state.history.events):
            raise Refusal("no-such-moment", events=events, most=len(state.history.events))
        names = [seat_name(state, seat, language) for seat in range(state.players)]
        return Start(match, state.history.position_after(events).copy(), names, state.settings.name)

    return await hub.read(match, read)


def play_line(start: Start, line: Sequence[LinePlay]) -> Explored:
    """Play a line for all seats at a table; ``Refusal`` for an illegal decision.

    Everything follows from the start and the line, so the table need not be stored.
    """
    position = start.position
    if position.is_over:
        raise Refusal("over")
    definition = registry.game(position.game)
    settings = Settings(
        game=position.game,
        players=position.players,
        seats=["open"] * position.players,
        name=start.title,
        practice=True,
    )
    options, placed = definition.start_to_json(position)
    record = Record(
        game=position.game, rules=definition.rules_version, options=options, start=placed, names=start.names
    )
    table = Table(f"explore-{start.match}", None, spare_seed=f"explore {start.match}")
    people = {seat: Person(EXPLORER, name) for seat, name in enumerate(start.names)}
    table.apply_all(table.adopt(record, settings, people, 0))
    table.apply_all(table.go_on(0))
    before = position
    for seat, play in line:
        before = table.state.game.position
        table.apply_all(table.decide(EXPLORER, seat, play, 0))
    return Explored(table, line, before)


def explored_form(explored: Explored, seat: int | None, since: int, language: str) -> ExploredForm:
    """Return an explored table as a seat sees it; every decision can be undone."""
    table, line, before = explored
    viewer = seat if seat is not None else (*table.to_decide, 0)[0]
    check_seat(table.state, viewer)
    said = ""
    if line:
        adapter = table.state.game.adapter
        asked = adapter.for_seat(before, line[-1].seat)
        said = adapter.sentence(asked, adapter.parse(asked, line[-1].play), language)
    update = table.update(viewer, since, language)
    undo: UndoForm = {
        "free": bool(line),
        "consent": False,
        "events": len(table.state.game.events) - 1 if line else None,
        "turn": None,
        "what": line[-1].play if line else "",
        "why_not": "",
        "asked": None,
    }
    moment: Moment = {
        **update.moment,
        "has_secrets": False,
        "undo": undo,
        "scores": table.scores(viewer, language),
    }
    return ExploredForm(
        match=table.match_id,
        viewer=viewer,
        ground=table.ground(viewer, language) if since == 0 else None,
        update=msgspec.structs.replace(update, moment=moment),
        said=said,
    )


async def explored_position(start: Start, line: Sequence[LinePlay]) -> GamePosition:
    """Return the position after a line."""
    if not line:
        return start.position
    return await asyncio.to_thread(lambda: play_line(start, line).table.state.game.position)


async def evaluate(
    hub: Hub, position: GamePosition, seat: int | None, moves: int, language: str, user: str
) -> EvaluationFound:
    """Evaluate a position by what a seat knows: by default the one that decides, or everybody if several decide."""
    assert isinstance(position, FlatPosition)  # evaluations take no other positions
    if seat is None and len(position.to_decide) == 1:
        seat = position.to_decide[0]
    if seat is not None:
        position.check_seat(seat)
    view = position if seat is None else position.view(seat)
    job = EvaluateJob(view, seat, USUAL_SIMULATIONS, moves, SECONDS, language)
    return msgspec.json.decode(await ask_worker(hub, job, user), type=EvaluationFound)


async def value_last(hub: Hub, start: Start, line: Sequence[LinePlay], language: str, user: str) -> DecisionValue:
    """Evaluate the last decision of a line by what its seat knows before it, not by what it brings to light."""

    def find() -> ValueJob:
        explored, (seat, play) = play_line(start, line), line[-1]
        adapter = explored.table.state.game.adapter
        decision = adapter.parse(adapter.for_seat(explored.before, seat), play)
        view = explored.before.view(seat)
        assert isinstance(view, FlatPosition)  # evaluations take no other positions
        return ValueJob(view, seat, decision, USUAL_SIMULATIONS, VALUE_SECONDS, language)

    job = await asyncio.to_thread(find)
    return msgspec.json.decode(await ask_worker(hub, job, user), type=DecisionValue)
