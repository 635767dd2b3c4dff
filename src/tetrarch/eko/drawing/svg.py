"""Positions and boards as self-contained SVG, for notebooks, files and pages.

``draw_svg`` draws a position with a legend of the seats, and marks where decisions lead. ``draw_board_svg`` draws a
board alone. The modules ``art`` and ``terrain`` hold the art; ``board``, ``marks`` and ``legend`` draw the parts.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from html import escape
from math import sin
from typing import NamedTuple

from tetrarch.core.drawing.svg import by_height, captions, number, picture, pill, use
from tetrarch.eko.components.board import Board, Hex
from tetrarch.eko.components.tile_set import CAPITAL, SITE_KINDS, TEMPLE_KINDS
from tetrarch.eko.drawing.art import COLOURS, DISC_HEIGHT, piece_art
from tetrarch.eko.drawing.board import SLAB, BoardDrawing, centre, draw_board, look_of
from tetrarch.eko.drawing.legend import LEGEND, draw_legend
from tetrarch.eko.drawing.marks import lit_spaces, mark_layers
from tetrarch.eko.drawing.terrain import DESERT, terrain_art
from tetrarch.eko.position.position import Building, Position, Stack
from tetrarch.eko.position.static import CEILINGS
from tetrarch.eko.words.description import (
    describe_board_text,
    describe_text,
    hex_words,
    moment_words,
    place_words,
    step_sentence,
)
from tetrarch.eko.words.sentences import say

MARGIN = 34
"""The visible desert around the board."""
PIECES = 14
"""How far the pieces on the top row rise above the board's margin."""


def draw_svg(
    position: Position,
    *,
    names: bool = True,
    marks: Iterable[int] = (),
    theme: str = "light",
    language: str = "en",
) -> str:
    """Draw the position with a legend of the seats.

    Args:
        position: The position to draw.
        names: Whether to show the name of every space.
        marks: Numbers of decisions whose places and effects are marked.
        theme: ``light``, ``dark``, or ``auto`` for the reader's preference.
        language: The language of the legend and of the picture's description.
    """
    lit = lit_spaces(position, marks)
    scene = draw_board(position.board)
    under, over = mark_layers(position, lit)
    layers = (
        *(scene.under, under, by_height([*_pieces(position), *scene.zones]), scene.names if names else ""),
        *(over, _hover(position.board, hex_words(position, language))),
    )
    step = step_sentence(position, language)
    title = say(language, "title", moment=moment_words(position, language), step=step)
    said = captions(title, describe_text(position, language))
    drawing = _drawing(scene, piece_art(position.identities), "".join(layers), *draw_legend(position, lit, language))
    return picture(drawing.view, drawing.content, said, theme, COLOURS)


def draw_board_svg(board: Board, *, names: bool = True, theme: str = "light", language: str = "en") -> str:
    """Draw a board without pieces; the options are those of ``draw_svg``."""
    scene = draw_board(board)
    words = {place.name: place_words(board, place, language) for place in board.hexes}
    scenery = by_height([*_scenery(board, {}), *scene.zones])
    layers = (scene.under, scenery, scene.names if names else "", _hover(board, words))
    said = captions(say(language, "title-board", players=board.players), describe_board_text(board, language))
    drawing = _drawing(scene, piece_art(""), "".join(layers))
    return picture(drawing.view, drawing.content, said, theme, COLOURS)


# -------------------------------------------------------------------------------------------------------- the picture


class Drawing(NamedTuple):
    """The content of a picture and its frame."""

    view: str
    """The attributes of the frame: the visible part of the plane, and its size."""
    content: str


def _drawing(scene: BoardDrawing, art: str, layers: str, legend: str = "", legend_height: float = 0.0) -> Drawing:
    """Combine desert, board and legend in one frame."""
    left, top, right, bottom = scene.box
    board_width, board_height = right - left + 2 * MARGIN, bottom - top + SLAB + 2 * MARGIN + PIECES
    width = board_width + (LEGEND + 14 if legend else 0)
    height = max(board_height, legend_height + 28)
    x, y = left - MARGIN, top - MARGIN - PIECES - (height - board_height) / 2
    size = f'width="{number(width)}" height="{number(height)}"'
    frame = f'x="{number(x)}" y="{number(y)}" {size}'
    legend_place = f"{number(x + board_width)} {number(y + (height - legend_height) / 2)}"
    content = (
        f'<defs>{terrain_art()}{art}<clipPath id="§frame"><rect {frame} rx="16"/></clipPath></defs>'
        f'<g clip-path="url(#§frame)"><svg {frame} viewBox="0 0 1000 600" preserveAspectRatio="none">{DESERT}</svg>'
        f'{layers}<g transform="translate({legend_place})">{legend}</g></g>'
    )
    return Drawing(f'viewBox="{number(x)} {number(y)} {number(width)} {number(height)}" {size}', content)


# ------------------------------------------------------------------------------------------------------- upright pieces


def _hover(board: Board, words: Mapping[str, str]) -> str:
    """Invisible hexes with tooltips that describe the spaces."""
    hexes = [
        f"{use('hex', *centre(place))[:-2]}><title>{place.name}: {escape(words[place.name])}</title></use>"
        for place in board.hexes
    ]
    return f'<g fill-opacity="0">{"".join(hexes)}</g>'


def _pieces(position: Position) -> list[tuple[float, str]]:
    """Everything upright, each with the page height that sorts it."""
    board = position.board
    buildings = {board.sites[site].name: building for site, building in position.buildings().items()}
    found = _scenery(board, buildings, position.identities)
    for space, stack in position.stacks().items():
        x, y = centre(board.spaces[space])
        drawing = _stack(position.identities[stack.seat], stack, space)
        found.append((y, f'<g transform="translate({number(x)} {number(y + 2)})">{drawing}</g>'))
    return found


def _scenery(board: Board, buildings: Mapping[str, Building], letters: str = "") -> list[tuple[float, str]]:
    found: list[tuple[float, str]] = []
    for place in board.hexes:
        if place.kind in SITE_KINDS:
            found += _site(place, buildings.get(place.name), letters)
    for index, (portal, _) in enumerate(board.portals, 1):
        x, y = centre(portal)
        others = ",".join(str(other) for other in range(1, len(board.portals) + 1) if other != index)
        chip = f'<g transform="translate({number(x)} {number(y + 16)})">{pill(f"{index}→{others}")}</g>'
        found.append((y, use("portal", x, y) + chip))
    landmarks = [("pyramid", spaces) for spaces in board.pyramids] + [("beacon", spaces) for spaces in board.beacons]
    for name, spaces in landmarks:
        corners = [centre(board.spaces[space]) for space in spaces]
        x, y = sum(x for x, _ in corners) / 3, sum(y for _, y in corners) / 3
        found.append((y, use(name, x, y)))
    return found


def _site(place: Hex, building: Building | None, letters: str) -> list[tuple[float, str]]:
    """The raised terrain of a construction space, its building, and the pips of its ceiling."""
    x, y = centre(place)
    found = []
    if place.kind == "m":
        found.append((y - 6, use(f"m{'b' if building else ''}{look_of(place)}", x, y)))
    if place.kind in TEMPLE_KINDS:
        found.append((y - 4, use(f"{place.kind}-sign", x - 18, y - 2)))
    letter = ""
    if building:
        letter = letters[building.seat]
        found.append((y + 2, use(f"{letter}{building.worth}", x, y + 5 - 4 * (place.kind == CAPITAL))))
    found.append((y + 6, _pips(x, y + 19, CEILINGS[place.kind], building.worth if building else 0, letter)))
    return found


def _pips(x: float, y: float, ceiling: int, worth: int, letter: str) -> str:
    """One pip for each point of the ceiling, filled up to the building's worth, after its owner's letter."""
    width = ceiling * 8 + 5 + (9 if letter else 0)
    left = -width / 2 + 6.5 + (9 if letter else 0)
    diamond = "M{} -3.1l3.1 3.1-3.1 3.1-3.1-3.1Z"
    filled = "".join(diamond.format(number(left + 8 * pip)) for pip in range(worth))
    hollow = "".join(diamond.format(number(left + 8 * pip)) for pip in range(worth, ceiling))
    drawing = (
        f'<g transform="translate({number(x)} {number(y)})"><rect x="{number(-width / 2)}" y="-5.5" width="{width}"'
        ' height="11" rx="5.5" fill="var(--pip-bg)" fill-opacity=".88"/>'
    )
    if letter:
        drawing += (
            f'<text x="{number(-width / 2 + 7.5)}" y="3.4" font-size="9.5" font-weight="700" text-anchor="middle"'
            f' fill="var(--num)">{letter}</text>'
        )
    if filled:
        drawing += f'<path d="{filled}" fill="#ffd469" stroke="#ffd469"/>'
    if hollow:
        drawing += f'<path d="{hollow}" fill="none" stroke="var(--pip-off)"/>'
    return drawing + "</g>"


def _stack(letter: str, stack: Stack, jitter: int) -> str:
    """A stack of discs with the Emperor on top, the owner's letter and, for two or more discs, their number."""
    drawing = '<ellipse cx="6" cy="3" rx="28" ry="21.9" fill="url(#§shadow)"/>'
    for level in range(stack.height):
        dx = 0.9 * sin(jitter * 7 + level * 2.1) if stack.height > 1 else 0.0
        top = "emperor" if stack.emperor else "top"
        name = f"{letter}-{top if level == stack.height - 1 else 'disc'}"
        drawing += use(name, dx, -level * DISC_HEIGHT)
    text = f"{letter}{stack.height}" if stack.height > 1 else letter
    return drawing + f'<g transform="translate(19 1)">{pill(text, height=15, size=11.5)}</g>'
