"""The board as JSON, for files, positions and records."""

from __future__ import annotations

import json
from collections.abc import Collection

from tetrarch.core.errors import FormatError, nearest
from tetrarch.core.formats import read_json
from tetrarch.eko.board import Board, PlacedTile
from tetrarch.eko.tiles import default_tile_set, tile_set_from_dict

BOARD_FORMAT = "tetrarch/eko-board"
BOARD_VERSION = 1
OTHER_FILES = {
    "tetrarch/record": "the record of a game",
    "tetrarch/eko-position": "a position of Ekö",
    "tetrarch/legends-position": "a position of Legends",
}
"""What the project's other JSON files are, by the names of their formats."""


def board_to_json(board: Board) -> dict[str, object]:
    """The board as plain tables, lists, texts and numbers."""
    data: dict[str, object] = {"format": BOARD_FORMAT, "version": BOARD_VERSION, "players": board.players}
    if board.layout is not None:
        data["layout"] = board.layout
    data["tiles"] = [_tile_to_json(board, placed) for placed in board.tiles]
    if board.tile_set != default_tile_set():
        data["tile_set"] = board.tile_set.to_dict()
    return data


def format_board(board: Board) -> str:
    """The text of a board file, one line for each tile."""
    data = board_to_json(board)
    del data["tiles"]
    lines = [f"  {json.dumps(name)}: {json.dumps(value)}" for name, value in data.items()]
    tiles = (f"    {json.dumps(_tile_to_json(board, placed))}" for placed in board.tiles)
    return "{\n" + ",\n".join([*lines, '  "tiles": [\n' + ",\n".join(tiles) + "\n  ]"]) + "\n}\n"


def parse_board(text: str, subject: str = "board") -> Board:
    """Read a board file; the subject (its name) leads the message of any error."""
    return board_from_json(read_json(text, subject), subject)


def board_from_json(data: object, subject: str = "board") -> Board:
    """Read a board from what ``board_to_json`` gives; nothing in it is believed unchecked."""
    form = data.get("format") if isinstance(data, dict) else BOARD_FORMAT
    if form != BOARD_FORMAT:
        other = OTHER_FILES.get(form, "no board of Ekö") if isinstance(form, str) else "no board of Ekö"
        raise FormatError(subject, f"must be {BOARD_FORMAT!r}, not {form!r}: this is {other}", "format")
    fields = _table(data, "", subject, ("format", "version", "players", "layout", "tiles", "tile_set"))
    version = _number(fields.get("version"), "version", subject)
    if version > BOARD_VERSION:
        text = f"{version} is newer than {BOARD_VERSION}, the newest that this program reads; a newer program can"
        raise FormatError(subject, text, "version")
    if version < 1:
        raise FormatError(subject, "must be 1 or more", "version")
    players = _number(fields.get("players"), "players", subject)
    layout = fields.get("layout")
    if layout is not None and not isinstance(layout, str):
        raise FormatError(subject, "must be the name of a layout, or left out for a hand-made board", "layout")
    entries = fields.get("tiles")
    if not isinstance(entries, list):
        raise FormatError(subject, "must be a list of tiles", "tiles")
    tiles = [_tile_from_json(entry, f"tiles[{number}]", subject) for number, entry in enumerate(entries)]
    tile_set = tile_set_from_dict(fields["tile_set"], subject, "tile_set") if "tile_set" in fields else None
    return Board.build(players, tiles, tile_set, layout, subject=subject)


def _tile_to_json(board: Board, placed: PlacedTile) -> dict[str, object]:
    data: dict[str, object] = {"tile": placed.tile, "at": [placed.q, placed.r], "rotation": placed.rotation}
    if placed.copy != 1 or board.tile_set.tile_named[placed.tile].copies > 1:
        data["copy"] = placed.copy
    return data


def _tile_from_json(entry: object, where: str, subject: str) -> PlacedTile:
    fields = _table(entry, where, subject, ("tile", "at", "rotation", "copy"))
    name = fields.get("tile")
    if not isinstance(name, str):
        raise FormatError(subject, "must be the name of a tile", f"{where}.tile")
    at = fields.get("at")
    if not isinstance(at, list) or len(at) != 2:
        raise FormatError(subject, "must be a list of two coordinates, such as [0, -1]", f"{where}.at")
    q, r = (_number(number, f"{where}.at[{index}]", subject) for index, number in enumerate(at))
    rotation = _number(fields.get("rotation"), f"{where}.rotation", subject)
    return PlacedTile(name, q, r, rotation, _number(fields.get("copy", 1), f"{where}.copy", subject))


def _table(value: object, where: str, subject: str, known: Collection[str]) -> dict[str, object]:
    if not isinstance(value, dict):
        raise FormatError(subject, "must be an object with named fields", where)
    for name in value:
        if name not in known:
            raise FormatError(
                subject, f"is an unknown field; {nearest(str(name), known)}", f"{where}.{name}".lstrip(".")
            )
    return value


def _number(value: object, where: str, subject: str) -> int:
    if not isinstance(value, int) or isinstance(value, bool):
        raise FormatError(subject, "is missing" if value is None else "must be a whole number", where)
    return value
