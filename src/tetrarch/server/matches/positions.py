"""Positions that people send: read and checked by their game, and told in words, forms and pictures."""

from __future__ import annotations

import re
from collections.abc import Sequence
from importlib import import_module
from typing import cast

import msgspec

from tetrarch.core import registry
from tetrarch.core.errors import NoSuchSeat, RecordError, SetupError
from tetrarch.core.game import GamePosition
from tetrarch.core.position import FlatPosition
from tetrarch.core.record import parse_record
from tetrarch.core.table_adapter import DecisionForm, TableAdapter
from tetrarch.core.text.messages import CORE, Value, message, nearest_message, series, text
from tetrarch.server.http.errors import PACKAGE, ApiError, FieldFault, say
from tetrarch.server.http.validation import setup_faults

FORMATS = {f"tetrarch/{game}-position": game for game in registry.names()}
MOST_DETAILS = 200
MOST_DECISIONS = 2000
"""No position of either game that arises in play has so many."""


class Described(msgspec.Struct, frozen=True):
    """What can be said of a position."""

    game: str
    players: int
    step: str
    asks: str
    seat: int
    to_decide: list[int]
    points: list[int]
    over: bool
    outcome: dict[str, object] | None
    board: dict[str, object]
    position: dict[str, object]
    decisions: list[DecisionForm]


class Verified(msgspec.Struct, frozen=True):
    """Whether a record tells the truth."""

    true: bool
    sentence: str
    events: int = 0
    deals: int = 0
    seed: bool = False


def read_position(data: object) -> GamePosition:
    """The position that somebody sent, as JSON or in one line; one that cannot be is refused with every fault."""
    try:
        if isinstance(data, str):
            game = _game_of_line(data)
            found = import_module(f"tetrarch.{game}").parse_position(data.strip(), "position")
        else:
            form = data.get("format") if isinstance(data, dict) else None
            if not isinstance(form, str) or form not in FORMATS:
                raise _bad(message(PACKAGE, "position-format", formats=", ".join(FORMATS)))
            found = import_module(f"tetrarch.{FORMATS[form]}").position_from_json(data, "position")
        return cast(GamePosition, found)
    except SetupError as error:
        details = setup_faults(error.faults[:MOST_DETAILS], "position", "wrong-form")
        raise _bad(error.reasons(), details) from None
    except ValueError:  # a number that no machine word holds, or the like
        raise _bad(message(CORE, "form-wrong-form")) from None


def _game_of_line(text: str) -> str:
    start = re.match(r"\s*([a-z]+)[1-9]\d{0,8}(?=[\s:]|$)", text)
    if start is None or start[1] not in registry.names():
        raise _bad(message(PACKAGE, "position-line", starts=series([f"{game}1" for game in registry.names()], "or")))
    return start[1]


def _bad(reason: Value, details: Sequence[FieldFault] = ()) -> ApiError:
    return ApiError("bad-position", details=details, reason=reason)


def seen_by(position: GamePosition, seat: int | None) -> GamePosition:
    """What a seat may know of a position; a view stays what it is."""
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
    """A position in words and forms, with all legal decisions."""
    side = registry.game(position.game).table
    seen = seen_by(position, seat)
    view = side.view(seen, None) if position.game == "legends" and getattr(seen, "viewer", None) is None else seen
    outcome = position.outcome
    return Described(
        game=position.game,
        players=position.players,
        step=seen.step,
        asks=registry.game(position.game).step_sentence(seen, language),
        seat=seen.seat,
        to_decide=list(seen.to_decide),
        points=[seen.points(other) for other in range(seen.players)],
        over=seen.is_over,
        outcome=None if outcome is None else cast(dict[str, object], msgspec.to_builtins(outcome)),
        board=side.static_form(view, language),
        position=side.position_form(view),
        decisions=_decisions(side, seen, seat, language),
    )


def _decisions(
    side: TableAdapter[GamePosition], seen: GamePosition, seat: int | None, language: str
) -> list[DecisionForm]:
    if seen.is_over or seen.awaits_chance or (seat is not None and seat not in seen.to_decide):
        return []
    asked = side.for_seat(seen, seen.to_decide[0] if seat is None else seat)
    return side.describe(asked, asked.legal_ids()[:MOST_DECISIONS].tolist(), language)


def draw(position: GamePosition, seat: int | None, theme: str, language: str) -> str:
    """A position as a picture."""
    found: str = import_module(f"tetrarch.{position.game}.drawing.svg").draw_svg(
        seen_by(position, seat), theme=theme, language=language
    )
    return found


def verify(data: bytes, language: str) -> Verified:
    """Whether a record tells the truth: replayed move by move, and its seed dealt again."""
    subject = say(language, "the-record")
    try:
        record = parse_record(data, subject)
        if record.game not in registry.names():
            raise RecordError(subject, "game", nearest_message(record.game, registry.names()))
        game = import_module(f"tetrarch.{record.game}").verify_record(record, subject)
    except ValueError as error:
        return Verified(False, _said(error, language)[:2000])
    deals = sum(event.chance is not None for event in game.events) + 1
    has_seed = record.seed is not None
    events = len(game.events)
    told = [say(language, "verified-events", events=events)]
    told.append(say(language, "verified-seed", deals=deals) if has_seed else say(language, "verified-no-seed"))
    return Verified(True, " ".join(told), events, deals, has_seed)


def _said(error: ValueError, language: str) -> str:
    """What is wrong with a record, in a language as far as it can be said in one."""
    if isinstance(error, RecordError):
        return error.text_in(language)
    if isinstance(error, SetupError):
        return text(CORE, language, "fault-at", where=error.subject, text=error.reasons())
    return str(error)


def to_file(position: GamePosition) -> dict[str, object]:
    """A whole position in the form of files."""
    found: dict[str, object] = import_module(f"tetrarch.{position.game}").position_to_json(position)
    return found


def as_flat(position: GamePosition) -> FlatPosition:
    """A position as bots take it."""
    assert isinstance(position, FlatPosition)
    return position
