"""Positions that people send: read and checked by their game, and told in words, forms and pictures."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping, Sequence
from importlib import import_module
from typing import cast

import msgspec

from tetrarch.core.errors import Fault, NoSuchSeat, RecordError, SetupError
from tetrarch.core.formats.faults import form_fault
from tetrarch.core.position import FlatPosition
from tetrarch.core.record import parse_record
from tetrarch.core.text.messages import CORE, Value, message, nearest_message, series, text
from tetrarch.eko.components.board_format import BOARD_FORMAT, board_from_json, board_to_look_at
from tetrarch.eko.position.json_format import FORMAT as EKO_POSITION
from tetrarch.eko.position.json_format import position_from_json as eko_position
from tetrarch.legends.components.components import Components, components_from_dict, default_components
from tetrarch.legends.position.deal import IDENTITIES, blank_position
from tetrarch.legends.position.json_format import FORMAT as LEGENDS_POSITION
from tetrarch.legends.position.json_format import position_from_json as legends_position
from tetrarch.legends.position.map_format import FORMAT as MAP
from tetrarch.legends.position.map_format import map_from_json
from tetrarch.legends.position.options import Options
from tetrarch.legends.rules import layout
from tetrarch.legends.rules.founding import join_boards
from tetrarch.server.http.errors import PACKAGE, ApiError, FieldFault, say
from tetrarch.server.http.validation import setup_faults
from tetrarch.table.games import GAMES, GameSide, Moment, side_of
from tetrarch.table.view.decisions import DecisionForm, decision_forms

FORMATS = {f"tetrarch/{game}-position": game for game in GAMES}
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


def read_position(data: object) -> Moment:
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
        return cast(Moment, found)
    except SetupError as error:
        details = setup_faults(error.faults[:MOST_DETAILS], "position", "wrong-form")
        raise _bad(error.reasons(), details) from None
    except ValueError:  # a number that no machine word holds, or the like
        raise _bad(message(CORE, "form-wrong-form")) from None


def _game_of_line(text: str) -> str:
    start = re.match(r"\s*([a-z]+)[1-9]\d{0,8}(?=[\s:]|$)", text)
    if start is None or start[1] not in GAMES:
        raise _bad(message(PACKAGE, "position-line", starts=series([f"{game}1" for game in GAMES], "or")))
    return start[1]


def _bad(reason: Value, details: Sequence[FieldFault] = ()) -> ApiError:
    return ApiError("bad-position", details=details, reason=reason)


def seen_by(position: Moment, seat: int | None) -> Moment:
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


def describe(position: Moment, seat: int | None, language: str) -> Described:
    """A position in words and forms, with all legal decisions."""
    side = side_of(position.game)
    seen = seen_by(position, seat)
    view = side.view(seen, None) if position.game == "legends" and getattr(seen, "viewer", None) is None else seen
    outcome = position.outcome
    return Described(
        game=position.game,
        players=position.players,
        step=seen.step,
        asks=side.asks(seen, language),
        seat=seen.seat,
        to_decide=list(seen.to_decide),
        points=[seen.points(other) for other in range(seen.players)],
        over=seen.is_over,
        outcome=None if outcome is None else cast(dict[str, object], msgspec.to_builtins(outcome)),
        board=side.ground_form(view, language),
        position=side.position_form(view),
        decisions=_decisions(side, seen, seat, language),
    )


def _decisions(side: GameSide[Moment], seen: Moment, seat: int | None, language: str) -> list[DecisionForm]:
    if seen.is_over or seen.awaits_chance or (seat is not None and seat not in seen.to_decide):
        return []
    asked = side.asked(seen, seen.to_decide[0] if seat is None else seat)
    return decision_forms(side, asked, asked.legal_ids()[:MOST_DECISIONS].tolist(), language)


def draw(position: Moment, seat: int | None, theme: str, language: str) -> str:
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
        if record.game not in GAMES:
            raise RecordError(subject, "game", nearest_message(record.game, GAMES))
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


def to_file(position: Moment) -> dict[str, object]:
    """A whole position in the form of files."""
    found: dict[str, object] = import_module(f"tetrarch.{position.game}").position_to_json(position)
    return found


def as_flat(position: Moment) -> FlatPosition:
    """A position as bots take it."""
    assert isinstance(position, FlatPosition)
    return position


KINDS: dict[str, tuple[str, str]] = {
    BOARD_FORMAT: ("eko", "board"),
    EKO_POSITION: ("eko", "position"),
    MAP: ("legends", "map"),
    LEGENDS_POSITION: ("legends", "position"),
}
"""The game and the kind of what can be set up, by its format."""
MOST_FAULTS = 200
"""Nobody mends more at once."""

_READERS: dict[str, Callable[[object, str], object]] = {
    BOARD_FORMAT: board_from_json,
    EKO_POSITION: eko_position,
    MAP: map_from_json,
    LEGENDS_POSITION: legends_position,
}


class FaultFound(msgspec.Struct, frozen=True):
    """One thing that is wrong."""

    field: str
    rule: str
    message: str
    places: list[str]
    """The spaces or regions concerned."""
    tiles: list[int]
    """The tiles of a board concerned, by their places in its list."""
    slots: list[int]
    """The boards of a map concerned."""


class Checked(msgspec.Struct, frozen=True):
    """What can be said of something that was set up."""

    game: str
    kind: str
    valid: bool
    faults: list[FaultFound]
    asks: str = ""
    over: bool = False
    seat: int | None = None
    to_decide: list[int] = []
    points: list[int] = []
    position: dict[str, object] | None = None
    """What changes of a position, as tables tell it; null where it has faults."""
    routes: list[list[str]] = []
    """The sea routes that boards as they lie join."""
    variants: list[str] = []
    """The variants that the tiles of a board belong to."""


def check(data: object, language: str) -> Checked:
    """Everything that is wrong with a board, a map or a position, and what can be said of it."""
    form = data.get("format") if isinstance(data, dict) else None
    if not isinstance(data, dict) or not isinstance(form, str) or form not in KINDS:
        text = say(language, "unknown-format", formats=", ".join(KINDS))
        return Checked("", "", False, [FaultFound("format", "", text, [], [], [])])
    game, kind = KINDS[form]
    routes = _routes(data) if game == "legends" else []
    looked = board_to_look_at(data if kind == "board" else data.get("board")) if game == "eko" else None
    variants = sorted(looked.variants) if looked else []
    try:
        found = _READERS[form](data, kind)
    except SetupError as error:
        known = _Known(data, game)
        faults = [known.fault(fault, kind, language) for fault in error.faults[:MOST_FAULTS]]
        return Checked(game, kind, False, faults, routes=routes, variants=variants)
    except ValueError:  # a number that no machine word holds, or the like
        fault = _Known(data, game).fault(form_fault("", "wrong-form"), kind, language)
        return Checked(game, kind, False, [fault], routes=routes)
    if kind != "position":
        return Checked(game, kind, True, [], routes=routes, variants=variants)
    position = cast(Moment, found)
    side = side_of(game)
    return Checked(
        game,
        kind,
        True,
        [],
        asks=side.asks(position, language),
        over=position.is_over,
        seat=position.seat,
        to_decide=list(position.to_decide),
        points=[position.points(seat) for seat in range(position.players)],
        position=side.whole_form(position),
        routes=routes,
        variants=variants,
    )


class _Known:
    """What the names in faults can mean."""

    def __init__(self, data: Mapping[str, object], game: str) -> None:
        self.tiles: list[object] = []
        self.names: set[str] = set()
        if game == "eko":
            board = data if data.get("format") == BOARD_FORMAT else data.get("board")
            entries = board.get("tiles") if isinstance(board, dict) else None
            if isinstance(entries, list):
                self.tiles = [entry.get("tile") if isinstance(entry, dict) else None for entry in entries]
            looked = board_to_look_at(board)
            self.names = {place.name for place in looked.hexes} if looked else set()
        else:
            try:
                components = _components(data)
            except SetupError:
                components = default_components()
            self.names = {region for side in components.sides for region in side.regions}

    def fault(self, fault: Fault, kind: str, language: str) -> FaultFound:
        """A fault as it is told."""
        part = fault.subject.removeprefix(kind).lstrip(": ")
        field = ".".join(filter(None, (part, fault.where)))
        said = f"{fault.where} {fault.text}"
        return FaultFound(
            field=field,
            rule=fault.rule,
            message=fault.text_in(language),
            places=list(dict.fromkeys([*fault.places, *self._places(said)])),
            tiles=sorted({*_numbers("tiles", said), *self._tiles_named(fault)}),
            slots=sorted(set(_numbers("slots", fault.where))),
        )

    def _places(self, said: str) -> Iterable[str]:
        words = re.findall(r"(?<![A-Za-z0-9])([A-Za-z]{1,2}[0-9]{1,2})(?![A-Za-z0-9]|\.[0-9])", said)
        return (word for word in words if word in self.names)

    def _tiles_named(self, fault: Fault) -> Iterable[int]:
        """All copies of the tile that a fault names which is of no single entry."""
        named = dict(fault.message.values).get("tile") if fault.message and fault.where == "tiles" else None
        return (number for number, tile in enumerate(self.tiles) if named is not None and tile == named)


def _numbers(what: str, said: str) -> list[int]:
    return [int(number) for number in re.findall(rf"\b{what}\[(\d{{1,3}})\]", said)]


def _routes(data: Mapping[str, object]) -> list[list[str]]:
    """The routes that four boards join, where these can be read, whatever else is wrong."""
    try:
        components = _components(data)
        given = data.get("options")
        variants = given.get("variants", []) if isinstance(given, dict) else []
        position = blank_position(
            components, Options(2, variants=frozenset({"rectangle"} & {*variants})), IDENTITIES[:2]
        )
        sides = [side.name for side in components.sides]
        slots = data.get("slots")
        laid = [slot for slot in slots if isinstance(slot, dict)] if isinstance(slots, list) else []
        numbers = [(sides.index(slot["side"]), int(slot["turn"]) % 4) for slot in laid]
        if len(numbers) != 4 or len({side for side, _ in numbers}) != 4:
            return []
    except (KeyError, TypeError, ValueError):
        return []
    state = position.state
    for slot, (side, turn) in enumerate(numbers):
        state[layout.SLOT_SIDE + slot], state[layout.SLOT_TURN + slot] = side, turn
        for region in components.sides[side].regions:
            state[layout.ON_MAP] |= 1 << components.region_index[region]
    join_boards(position.ground, state)
    return cast("list[list[str]]", side_of("legends").whole_form(cast(Moment, position))["routes"])


def _components(data: Mapping[str, object]) -> Components:
    own = data.get("components")
    return default_components() if own is None else components_from_dict(own, "components")
