"""Positions and other documents that users send: reading, checking, describing, drawing; verification of records."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from typing import cast

import msgspec

from tetrarch.core import registry
from tetrarch.core.errors import Fault, NoSuchSeat, RecordError, SetupError
from tetrarch.core.formats import form_fault
from tetrarch.core.game import GamePosition
from tetrarch.core.record import parse_record
from tetrarch.core.registry import AnyDefinition
from tetrarch.core.table_adapter import DecisionForm, DocumentFacts, PositionForm, StaticForm
from tetrarch.core.text.messages import CORE, Message, Series, Value, message, nearest_message, series, text
from tetrarch.server.http.errors import PACKAGE, ApiError, FieldFault, say, setup_faults

MAX_FAULTS = 200
"""Faults that one response reports."""
MAX_DECISIONS = 2000
"""More than any position that arises in play has."""


# Reading


def read_position(data: object) -> GamePosition:
    """Read a position, as JSON or as a line; an invalid one is rejected with all faults."""
    try:
        if isinstance(data, str):
            return _game_of_line(data).parse_position(data.strip(), "position")
        formats = {game.position_format: game for game in registry.games()}
        form = data.get("format") if isinstance(data, dict) else None
        if not isinstance(form, str) or form not in formats:
            raise _bad(message(PACKAGE, "position-format", formats=", ".join(formats)))
        return formats[form].position_from_json(data, "position")
    except SetupError as error:
        details = setup_faults(error.faults[:MAX_FAULTS], "position", "wrong-form")
        raise _bad(error.reasons(), details) from None
    except ValueError:  # for example a number that fits no machine word
        raise _bad(message(CORE, "form-wrong-form")) from None


def _game_of_line(line: str) -> AnyDefinition:
    start = re.match(r"\s*([a-z]+)[1-9]\d{0,8}(?=[\s:]|$)", line)
    if start is None or start[1] not in registry.names():
        raise _bad(message(PACKAGE, "position-line", starts=series([f"{name}1" for name in registry.names()], "or")))
    return registry.game(start[1])


def _bad(reason: Value, details: Sequence[FieldFault] = ()) -> ApiError:
    return ApiError("bad-position", details=details, reason=reason)


# Describing and drawing


class Described(msgspec.Struct, frozen=True):
    """The description of a position."""

    game: str
    players: int
    step: str
    asks: str
    seat: int
    to_decide: list[int]
    points: list[int]
    over: bool
    outcome: dict[str, object] | None
    board: StaticForm
    position: PositionForm
    decisions: list[DecisionForm]


def seen_by(position: GamePosition, seat: int | None) -> GamePosition:
    """Return what a seat may know of a position; a view stays as it is."""
    viewer = getattr(position, "viewer", None)
    if seat is None and viewer is not None:
        return position
    if seat is not None and seat >= position.players:
        raise _bad(NoSuchSeat(seat, position.players).reason)
    if viewer is not None:
        if viewer != seat:
            raise _bad(message(PACKAGE, "position-other-view", viewer=str(viewer), seat=str(seat)))
        return position
    return position if seat is None else position.view(seat)


def describe(position: GamePosition, seat: int | None, language: str) -> Described:
    """Describe a position with all legal decisions."""
    game = registry.game(position.game)
    seen = seen_by(position, seat)
    view = game.public_view(seen)
    return Described(
        game=position.game,
        players=position.players,
        step=seen.step,
        asks=game.step_sentence(seen, language),
        seat=seen.seat,
        to_decide=list(seen.to_decide),
        points=_points(seen),
        over=seen.is_over,
        outcome=cast("dict[str, object] | None", msgspec.to_builtins(position.outcome)),
        board=game.table.static_form(view, language),
        position=game.table.position_form(view),
        decisions=_decisions(game, seen, seat, language),
    )


def _points(position: GamePosition) -> list[int]:
    return [position.points(seat) for seat in range(position.players)]


def _decisions(game: AnyDefinition, seen: GamePosition, seat: int | None, language: str) -> list[DecisionForm]:
    if seen.is_over or seen.awaits_chance or (seat is not None and seat not in seen.to_decide):
        return []
    asked = game.table.for_seat(seen, seen.to_decide[0] if seat is None else seat)
    return game.table.describe(asked, asked.legal_ids()[:MAX_DECISIONS].tolist(), language)


def draw(position: GamePosition, seat: int | None, theme: str, language: str) -> str:
    """Draw a position as SVG."""
    return registry.game(position.game).draw_svg(seen_by(position, seat), theme=theme, language=language)


# Checking


class FaultFound(msgspec.Struct, frozen=True):
    """A fault of a document."""

    field: str
    rule: str
    """The number of the broken rule; empty for a fault of form."""
    message: str
    places: list[str]
    """The spaces or regions concerned."""
    tiles: list[int]
    """The tiles of a board concerned, by index."""
    slots: list[int]
    """The boards of a map concerned, by index."""


class Checked(msgspec.Struct, frozen=True):
    """The faults of a board, map or position, and facts about it."""

    game: str
    """Empty if the format is unknown."""
    kind: str
    """``board``, ``map`` or ``position``."""
    valid: bool
    faults: list[FaultFound]
    asks: str
    """Of a valid position: who must decide what, or how the game ended."""
    over: bool
    seat: int | None
    to_decide: list[int]
    points: list[int]
    position: PositionForm | None
    """The changing part of a valid position, as tables send it."""
    routes: list[list[str]]
    """The sea routes that boards as they lie join."""
    variants: list[str]
    """The variants that the tiles of a board belong to."""


def check(data: object, language: str) -> Checked:
    """Find all faults of a board, map or position."""
    documents = {
        **{game.position_format: (game, "position") for game in registry.games()},
        **{form: (game, kind) for game in registry.games() for form, kind in game.table.documents.items()},
    }
    form = data.get("format") if isinstance(data, dict) else None
    if not isinstance(data, dict) or not isinstance(form, str) or form not in documents:
        told = say(language, "unknown-format", formats=", ".join(documents))
        return _checked("", "", [FaultFound("format", "", told, [], [], [])], DocumentFacts())
    game, kind = documents[form]
    facts = game.table.document_facts(data)
    position = None
    faults: Sequence[Fault] = ()
    try:
        if kind == "position":
            position = game.position_from_json(data, kind)
        else:
            game.table.check_document(data, kind)
    except SetupError as error:
        faults = error.faults[:MAX_FAULTS]
    except ValueError:  # for example a number that fits no machine word
        faults = [form_fault("", "wrong-form")]
    found = [_fault_found(fault, kind, facts, language) for fault in faults]
    checked = _checked(game.name, kind, found, facts)
    if position is None:
        return checked
    return msgspec.structs.replace(
        checked,
        asks=game.step_sentence(position, language),
        over=position.is_over,
        seat=position.seat,
        to_decide=list(position.to_decide),
        points=_points(position),
        position=game.table.full_form(position),
    )


def _checked(game: str, kind: str, faults: list[FaultFound], facts: DocumentFacts) -> Checked:
    return Checked(game, kind, not faults, faults, "", False, None, [], [], None, facts.routes, facts.variants)


def _fault_found(fault: Fault, kind: str, facts: DocumentFacts, language: str) -> FaultFound:
    """Return a fault with the places, tiles and slots that its field and the values of its message name."""
    part = fault.subject.removeprefix(kind).lstrip(": ")
    values = dict(fault.message.values) if fault.message else {}
    named = [*re.split(r"[.\[\]]", fault.where), *_words(values.values())]
    copies = [values.get("tile")] if fault.where == "tiles" else []  # a fault of all copies of a tile
    paths = [fault.where, *named]
    return FaultFound(
        field=".".join(filter(None, (part, fault.where))),
        rule=fault.rule,
        message=fault.text_in(language),
        places=list(dict.fromkeys([*fault.places, *(word for word in named if word in facts.places)])),
        tiles=sorted(
            {*_indices("tiles", paths), *(n for n, tile in enumerate(facts.tiles) if tile and tile in copies)}
        ),
        slots=sorted(set(_indices("slots", [fault.where]))),
    )


def _words(values: Iterable[Value]) -> Iterator[str]:
    """Return all texts among the values of a message, including those of nested messages and lists."""
    for value in values:
        if isinstance(value, Message):
            yield from _words([nested for _, nested in value.values])
        elif isinstance(value, Series):
            yield from _words(value.items)
        elif isinstance(value, str):
            yield value


def _indices(name: str, paths: Sequence[str]) -> Iterator[int]:
    """Return the indices in paths such as ``tiles[3].at``."""
    for path in paths:
        if found := re.match(rf"(?:.*\.)?{name}\[(\d{{1,3}})\]", path):
            yield int(found[1])


# Records


class Verified(msgspec.Struct, frozen=True):
    """The result of verifying a record."""

    true: bool
    sentence: str
    events: int
    deals: int
    """The number of chance events, including the first deal."""
    seed: bool
    """Whether a revealed seed explains every deal."""


def verify(data: bytes, language: str) -> Verified:
    """Verify a record: replay every move, and deal again from its seed."""
    subject = say(language, "the-record")
    try:
        record = parse_record(data, subject)
        if record.game not in registry.names():
            raise RecordError(subject, "game", nearest_message(record.game, registry.names()))
        game = registry.game(record.game).verify(record, subject)
    except ValueError as error:
        return Verified(False, error_text(error, language)[:2000], 0, 0, False)
    deals = sum(event.chance is not None for event in game.events) + 1
    has_seed = record.seed is not None
    events = len(game.events)
    told = [say(language, "verified-events", events=events)]
    told.append(say(language, "verified-seed", deals=deals) if has_seed else say(language, "verified-no-seed"))
    return Verified(True, " ".join(told), events, deals, has_seed)


def error_text(error: ValueError, language: str) -> str:
    """Return what is wrong with a record, in a language if the error has a translation."""
    if isinstance(error, RecordError):
        return error.text_in(language)
    if isinstance(error, SetupError):
        return text(CORE, language, "fault-at", where=error.subject, text=error.reasons())
    return str(error)
