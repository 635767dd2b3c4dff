"""The JSON format of boards, for files, positions and records."""

from __future__ import annotations

import json
from collections.abc import Collection

from tetrarch.core.errors import Fault, FormatError, SetupError, joined_error, said_fault
from tetrarch.core.formats import FormFault, read_json, wanted_types
from tetrarch.core.text.messages import Value, message, nearest_message
from tetrarch.eko.components.board import Board, PlacedTile, placeable_tiles
from tetrarch.eko.components.tile_set import TileSet
from tetrarch.eko.components.tiles import default_tile_set, tile_set_from_dict
from tetrarch.eko.position.options import PACKAGE

BOARD_FORMAT = "tetrarch/eko-board"
BOARD_VERSION = 1
OTHER_FILES = ("record", "eko-position", "legends-position")
"""The project's other JSON formats; a message ``board-other-NAME`` describes each."""


def board_to_json(board: Board) -> dict[str, object]:
    """Return the board as JSON data."""
    data: dict[str, object] = {"format": BOARD_FORMAT, "version": BOARD_VERSION, "players": board.players}
    if board.layout is not None:
        data["layout"] = board.layout
    data["tiles"] = [_tile_to_json(board, placed) for placed in board.tiles]
    if board.tile_set != default_tile_set():
        data["tile_set"] = board.tile_set.to_dict()
    return data


def format_board(board: Board) -> str:
    """Return the text of a board file, one line for each tile."""
    data = board_to_json(board)
    del data["tiles"]
    lines = [f"  {json.dumps(name)}: {json.dumps(value)}" for name, value in data.items()]
    tiles = (f"    {json.dumps(_tile_to_json(board, placed))}" for placed in board.tiles)
    return "{\n" + ",\n".join([*lines, '  "tiles": [\n' + ",\n".join(tiles) + "\n  ]"]) + "\n}\n"


def parse_board(text: str, subject: str = "board") -> Board:
    """Read a board file; errors begin with the subject (its name)."""
    return board_from_json(read_json(text, subject), subject)


def board_for_display(data: object) -> Board | None:
    """Read a board that may break rules, as far as it can be drawn; None if its form is invalid.

    Tiles that cannot be placed at all are left out.
    """
    try:
        players, tiles, tile_set, layout = _read(data, "board")
    except SetupError:
        return None
    board = Board(players, tuple(tiles), tile_set or default_tile_set(), layout)
    return Board(players, placeable_tiles(board), board.tile_set, layout)


def board_from_json(data: object, subject: str = "board") -> Board:
    """Read and validate a board from JSON data."""
    players, tiles, tile_set, layout = _read(data, subject)
    return Board.build(players, tiles, tile_set, layout, subject=subject)


def _read(data: object, subject: str) -> tuple[int, list[PlacedTile], TileSet | None, str | None]:
    """Read players, tiles, tile set and layout without checking them against the rules."""
    form = data.get("format") if isinstance(data, dict) else BOARD_FORMAT
    if form != BOARD_FORMAT:
        name = str(form).removeprefix("tetrarch/")
        other = message(PACKAGE, f"board-other-{name}" if name in OTHER_FILES else "board-other")
        reason = message(PACKAGE, "board-format", format=repr(BOARD_FORMAT), given=repr(form), other=other)
        raise FormatError(subject, reason, "format")
    faults: list[Fault] = []
    fields = _table(data, "", faults, ("format", "version", "players", "layout", "tiles", "tile_set"))
    if not isinstance(data, dict):
        raise FormatError.of(subject, faults)
    version = _number(fields.get("version"), "version", faults)
    if version > BOARD_VERSION:
        reason = message(PACKAGE, "board-newer", version=str(version), newest=str(BOARD_VERSION))
        raise FormatError(subject, reason, "version")
    if version < 1 and isinstance(fields.get("version"), int):
        faults.append(_fault("version", "version"))
    players = _number(fields.get("players"), "players", faults)
    layout = fields.get("layout")
    if layout is not None and not isinstance(layout, str):
        faults.append(_fault("layout", "layout"))
    entries = fields.get("tiles")
    if not isinstance(entries, list):
        faults.append(_fault("tiles", "tiles"))
        entries = []
    tiles = [_tile_from_json(entry, f"tiles[{number}]", faults) for number, entry in enumerate(entries)]
    errors: list[SetupError] = [FormatError.of(subject, faults)] if faults else []
    tile_set = None
    try:
        if "tile_set" in fields:
            tile_set = tile_set_from_dict(fields["tile_set"], subject, "tile_set")
    except SetupError as error:
        errors.append(error)
    if errors:
        raise joined_error(errors)
    return players, tiles, tile_set, layout if isinstance(layout, str) else None


def _tile_to_json(board: Board, placed: PlacedTile) -> dict[str, object]:
    data: dict[str, object] = {"tile": placed.tile, "at": [placed.q, placed.r], "rotation": placed.rotation}
    if placed.copy != 1 or board.tile_set.tile_named[placed.tile].copies > 1:
        data["copy"] = placed.copy
    return data


def _tile_from_json(entry: object, where: str, faults: list[Fault]) -> PlacedTile:
    """Read one tile; fields that cannot be read are reported and left blank."""
    fields = _table(entry, where, faults, ("tile", "at", "rotation", "copy"))
    if not isinstance(entry, dict):
        return PlacedTile("", 0, 0, 0)
    name = fields.get("tile")
    if not isinstance(name, str):
        faults.append(_fault(f"{where}.tile", "tile"))
    at = fields.get("at")
    if not isinstance(at, list) or len(at) != 2:
        faults.append(_fault(f"{where}.at", "at"))
        at = [0, 0]
    q, r = (_number(number, f"{where}.at[{index}]", faults) for index, number in enumerate(at))
    rotation = _number(fields.get("rotation"), f"{where}.rotation", faults)
    copy = _number(fields.get("copy", 1), f"{where}.copy", faults)
    return PlacedTile(name if isinstance(name, str) else "", q, r, rotation, copy)


def _table(value: object, where: str, faults: list[Fault], known: Collection[str]) -> dict[str, object]:
    """The named fields of an object; empty if the value is not an object."""
    if not isinstance(value, dict):
        faults.append(FormFault(where, "wrong-type", (("wanted", wanted_types("object")),)).fault)
        return {}
    for name in value:
        if name not in known:
            place = f"{where}.{name}".lstrip(".")
            faults.append(_fault(place, "unknown", near=nearest_message(str(name), known)))
    return value


def _fault(where: str, fault: str, **values: Value) -> Fault:
    return said_fault(where, message(PACKAGE, f"board-{fault}", **values))


def _number(value: object, where: str, faults: list[Fault]) -> int:
    """A whole number; 0 if the value is none."""
    if not isinstance(value, int) or isinstance(value, bool):
        fault = FormFault(where, "wrong-type", (("wanted", wanted_types("int")),))
        faults.append((FormFault(where, "missing") if value is None else fault).fault)
        return 0
    return value
