r"""Positions and boards as text: hexes drawn in characters.

``draw_text`` uses a few typographic characters, or only ASCII; ``draw_rich`` is the same drawing in colour;
``describe_text`` describes everything in sentences, line by line. In the drawings, each hex is two lines high::

     / 3 \      the number of the space in its row; the row's letter is at the left
    | E3! |     the contents
      \ /
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple

from tetrarch.core.drawing.characters import IDENTITY_STYLES, Canvas
from tetrarch.eko.components.board import Board, Hex
from tetrarch.eko.components.tile_set import CHASM, MOVEMENT, PORTAL, SITE_KINDS, TEMPEST
from tetrarch.eko.position.position import CEILINGS, Position
from tetrarch.eko.words import description, say
from tetrarch.eko.words.description import describe_board_text, describe_text
from tetrarch.eko.words.sentences import identity_message, player_name

if TYPE_CHECKING:
    from rich.text import Text

__all__ = ["describe_board_text", "describe_text", "draw_board_rich", "draw_board_text", "draw_rich", "draw_text"]

CELL = 6
"""The width of a hex in characters, with its left border."""
COLUMNS = ("seat", "player", "points", "capital", "reserve", "box", "captives", "supply")
"""The columns of the table of seats."""
MARGIN = 3
"""The width of the row letters."""

WORTH_SIGNS = ("", "e", "t", "c")
"""The signs of buildings by worth, the same in every language, as in the notation (E1.2)."""

OTHER_STYLES = {
    MOVEMENT: "dim",
    "r": "#a8927a",
    "c": "#d0703f",
    "m": "#9a8fae",
    "K": "bold #d99f35",
    TEMPEST: "#4aa6b4",
    PORTAL: "bold #b06fd8",
    "s": "bold #d99f35",
    "o": "bold #8f9bf0",
    "w": "bold #4fa9a0",
}
"""The styles of everything else in a terminal."""


class Signs(NamedTuple):
    """The characters that differ between the typographic and the ASCII drawing."""

    slash: str
    backslash: str
    border: str
    empty: str
    title: str
    rule: str


TYPOGRAPHIC = Signs("╱", "╲", "│", "·", "Ekö", "─")
ASCII = Signs("/", "\\", "|", ".", "Eko", "-")


# ------------------------------------------------------------------------------------------------------------ drawings


def draw_text(position: Position, *, plain: bool = False, key: bool = True, language: str = "en") -> str:
    """Draw the position as text without colour; ``plain`` uses only ASCII, ``key`` explains the signs."""
    return _draw(position, ASCII if plain else TYPOGRAPHIC, language, key=key).text(plain=plain)


def draw_rich(position: Position, *, key: bool = True, language: str = "en") -> Text:
    """Draw the position as coloured text for Rich, with the same characters as ``draw_text``."""
    return _draw(position, TYPOGRAPHIC, language, key=key).rich(OTHER_STYLES)


def draw_board_text(board: Board, *, plain: bool = False, key: bool = True, language: str = "en") -> str:
    """Draw a board without pieces as text."""
    return _draw_alone(board, ASCII if plain else TYPOGRAPHIC, language, key=key).text(plain=plain)


def draw_board_rich(board: Board, *, key: bool = True, language: str = "en") -> Text:
    """Draw a board without pieces as coloured text for Rich."""
    return _draw_alone(board, TYPOGRAPHIC, language, key=key).rich(OTHER_STYLES)


def _draw(position: Position, signs: Signs, language: str, *, key: bool) -> Canvas:
    canvas = Canvas()
    board = position.board
    _draw_board(canvas, board, signs, _contents(position))
    holders = description.landmark_holders(position)
    _add_places(canvas, board, language, [description.holder_words(position, holder, language) for holder in holders])
    if key:
        _add_key(canvas, board, signs, position.identities, language)
    canvas.add()
    _add_seats(canvas, position, signs, language)
    canvas.add()
    canvas.add((description.step_sentence(position, language), "heading"))
    canvas.add((f"{signs.title}, {description.moment_words(position, language)}", "weak"))
    return canvas


def _draw_alone(board: Board, signs: Signs, language: str, *, key: bool) -> Canvas:
    canvas = Canvas()
    _draw_board(canvas, board, signs, {})
    _add_places(canvas, board, language)
    if key:
        _add_key(canvas, board, signs, "", language)
    return canvas


def _contents(position: Position) -> dict[str, tuple[str, str]]:
    """The text and style of each hex with pieces, by name."""
    board, letters = position.board, position.identities
    zone_of = {space: number for number, zone in enumerate(board.zones, 1) for space in zone}
    shown = {}
    for space, stack in position.stacks().items():
        letter = letters[stack.seat]
        text = f"{letter}{stack.height}{'!' * stack.emperor}"
        if space in zone_of:
            storm = f"~{zone_of[space]}"
            text += storm if len(text + storm) < CELL else "~"
        shown[board.spaces[space].name] = text, letter
    for site, building in position.buildings().items():
        place, letter = board.sites[site], letters[building.seat]
        text = f"{letter}{WORTH_SIGNS[building.worth]} {place.kind}{CEILINGS[place.kind]}"
        shown[place.name] = text, letter
    return shown


def _draw_board(canvas: Canvas, board: Board, signs: Signs, contents: Mapping[str, tuple[str, str]]) -> None:
    """Draw every hex with its number and contents, and the row letters."""
    zone_of = {board.spaces[space].name: number for number, zone in enumerate(board.zones, 1) for space in zone}
    mouth_of = {portal.name: board.spaces[mouth].name for portal, mouth in board.portals}
    top = min((place.r for place in board.hexes), default=0)
    left = min((2 * place.q + place.r for place in board.hexes), default=0)
    for place in board.hexes:
        line = 2 * (place.r - top)
        column = MARGIN + (2 * place.q + place.r - left) * CELL // 2
        letters = place.name.rstrip("0123456789")
        canvas.put(line + 1, 0, letters, "row")
        canvas.put(line, column + 1, signs.slash, "border")
        canvas.put(line, column + 2, f"{place.name.removeprefix(letters):^3}", "number")
        canvas.put(line, column + 5, signs.backslash, "border")
        empty = _empty_text(place, signs, zone_of.get(place.name, 0), mouth_of.get(place.name, "")), place.kind
        text, style = contents.get(place.name, empty)
        canvas.put(line + 1, column, signs.border, "border")
        canvas.put(line + 1, column + 1, f"{text:^{CELL - 1}}", style)
        canvas.put(line + 1, column + CELL, signs.border, "border")
        canvas.put_if_free(line + 2, column + 2, signs.backslash, "border")
        canvas.put_if_free(line + 2, column + 4, signs.slash, "border")


def _empty_text(place: Hex, signs: Signs, zone: int, mouth: str) -> str:
    """The text of a hex without pieces."""
    if place.kind == MOVEMENT:
        return signs.empty
    if place.kind == TEMPEST:
        return f"~{zone}"
    if place.kind == PORTAL:
        return f"p>{mouth}" if mouth else "p"
    return f"{place.kind}{CEILINGS[place.kind]}" if place.kind in SITE_KINDS else ""


def _add_places(canvas: Canvas, board: Board, language: str, holders: Sequence[str] = ()) -> None:
    """List landmarks, with the words for their holders, and portals."""
    lines = description.landmark_lines(board, language)
    if holders:
        lines = [f"{place} ({holder})" for place, holder in zip(lines, holders, strict=True)]
    for portal, mouth in board.portals:
        lines.append(say(language, "portal-line", portal=portal.name, mouth=board.spaces[mouth].name))
    if lines:
        canvas.add()
    for line in lines:
        canvas.add((line, "weak"))


def _add_key(canvas: Canvas, board: Board, signs: Signs, letters: str, language: str) -> None:
    """Explain the signs that occur."""
    kinds = {place.kind for place in board.hexes}
    entries = [say(language, "key-empty", sign=signs.empty)] if MOVEMENT in kinds else []
    entries += [f"{kind}{CEILINGS[kind]} {say(language, f'kind-{kind}')}" for kind in "rcmKsow" if kind in kinds]
    entries += [say(language, "key-chasm")] if CHASM in kinds else []
    entries += [say(language, "key-tempest")] if TEMPEST in kinds else []
    entries += [say(language, "key-portal")] if PORTAL in kinds else []
    if letters:
        entries += [say(language, "key-discs", letter=letters[0], player=identity_message(letters[0]))]
        entries += [say(language, "key-buildings", letter=letters[0])]
    canvas.add()
    canvas.add_entries(f"{say(language, 'key')} ", entries, max(canvas.width, 72))


def _add_seats(canvas: Canvas, position: Position, signs: Signs, language: str) -> None:
    """Draw the table of seats, with an arrow at the one that decides."""
    heading = ("", *(say(language, f"column-{name}") for name in COLUMNS), "")
    rows: list[Sequence[str]] = [heading]
    for seat, letter in enumerate(position.identities):
        reserve = position.reserve(seat)
        rows.append(
            (
                ">" if seat in position.to_decide else "",
                str(seat),
                f" {letter} {player_name(position, seat, language)} ",
                str(position.points(seat)),
                say(language, "yes" if position.capitals(seat) else "no"),
                f"{reserve.soldiers + reserve.emperor}{'!' * reserve.emperor}",
                str(position.box(seat)),
                " ".join(position.identities[captive] for captive in position.captives(seat)) or signs.rule,
                " ".join(map(str, position.supply(seat))),
                description.state_words(description.seat_state(position, seat), language),
            )
        )
    widths = [max(len(row[column]) for row in rows) for column in range(len(heading))]
    styles = ["heading", *position.identities]
    for row, style in zip(rows, styles, strict=True):
        cells = [f"{cell:<{width}}" for cell, width in zip(row, widths, strict=True)]
        player = 2
        before, after = "  ".join(cells[:player]) + " ", "  " + "  ".join(cells[player + 1 :])
        shown = cells[player] if style in IDENTITY_STYLES else f" {cells[player][:-1]}"
        rest = style if style == "heading" else ""
        canvas.add((before, rest), (shown, style), (after, rest))
