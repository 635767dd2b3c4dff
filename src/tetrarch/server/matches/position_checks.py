"""What people set up by hand, boards, maps and positions: everything that is wrong with it, and where."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Mapping
from typing import cast

import msgspec

from tetrarch.core import registry
from tetrarch.core.errors import Fault, SetupError
from tetrarch.core.formats.faults import form_fault
from tetrarch.core.game import GamePosition
from tetrarch.eko.components.board_format import BOARD_FORMAT, board_for_display, board_from_json
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
from tetrarch.server.http.errors import say

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
    looked = board_for_display(data if kind == "board" else data.get("board")) if game == "eko" else None
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
    position = cast(GamePosition, found)
    side = registry.game(game).table
    return Checked(
        game,
        kind,
        True,
        [],
        asks=registry.game(game).step_sentence(position, language),
        over=position.is_over,
        seat=position.seat,
        to_decide=list(position.to_decide),
        points=[position.points(seat) for seat in range(position.players)],
        position=side.full_form(position),
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
            looked = board_for_display(board)
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
    join_boards(position.static, state)
    return cast("list[list[str]]", registry.game("legends").table.full_form(cast(GamePosition, position))["routes"])


def _components(data: Mapping[str, object]) -> Components:
    own = data.get("components")
    return default_components() if own is None else components_from_dict(own, "components")
