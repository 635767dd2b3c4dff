"""Positions and boards as SVG: one text that needs nothing else, for notebooks, files and pages.

``draw_svg`` draws a position with a legend of the seats, and marks where decisions lead; ``draw_board_svg`` draws a
board alone. The art is in ``drawing_art`` and ``drawing_terrain``; ground, marks and legend have modules of their own.
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
from tetrarch.eko.drawing.board import SLAB, Ground, centre, draw_ground, look_of
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
"""Ground to be seen around the board."""
PIECES = 14
"""How far pieces on the uppermost row rise above the board's margin."""


def draw_svg(
    position: Position,
    *,
    names: bool = True,
    marks: Iterable[int] = (),
    theme: str = "light",
    language: str = "en",
) -> str:
    """The position as a picture with a legend of the seats.

    Args:
        position: What is drawn.
        names: Whether every space bears its name.
        marks: Numbers of decisions; where they lead is lit, with another mark for each kind.
        theme: ``light``, ``dark``, or ``auto`` for whichever the reader prefers.
        language: The language of the legend and of what is said of the picture.
    """
    lit = lit_spaces(position, marks)
    ground = draw_ground(position.board)
    under, over = mark_layers(position, lit)
    layers = (
        *(ground.under, under, by_height([*_pieces(position), *ground.zones]), ground.names if names else ""),
        *(over, _hover(position.board, hex_words(position, language))),
    )
    step = step_sentence(position, language)
    title = say(language, "title", moment=moment_words(position, language), step=step)
    said = captions(title, describe_text(position, language))
    drawing = _drawing(ground, piece_art(position.identities), "".join(layers), *draw_legend(position, lit, language))
    return picture(drawing.view, drawing.content, said, theme, COLOURS)


def draw_board_svg(board: Board, *, names: bool = True, theme: str = "light", language: str = "en") -> str:
    """A board without pieces as a picture; for the options see ``draw_svg``."""
    ground = draw_ground(board)
    words = {place.name: place_words(board, place, language) for place in board.hexes}
    scenery = by_height([*_scenery(board, {}), *ground.zones])
    layers = (ground.under, scenery, ground.names if names else "", _hover(board, words))
    said = captions(say(language, "title-board", players=board.players), describe_board_text(board, language))
    drawing = _drawing(ground, piece_art(""), "".join(layers))
    return picture(drawing.view, drawing.content, said, theme, COLOURS)


# -------------------------------------------------------------------------------------------------------- the picture


class Drawing(NamedTuple):
    """What is drawn, and the frame around it."""

    view: str
    """The attributes of the frame: which part of the plane is seen, and how large."""
    content: str


def _drawing(ground: Ground, art: str, layers: str, legend: str = "", legend_height: float = 0.0) -> Drawing:
    """Put desert, board and legend into one frame."""
    left, top, right, bottom = ground.box
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


# ------------------------------------------------------------------------------------------------- what stands upright


def _hover(board: Board, words: Mapping[str, str]) -> str:
    """Unseen hexes that say what is there when they are pointed at."""
    hexes = [
        f"{use('hex', *centre(place))[:-2]}><title>{place.name}: {escape(words[place.name])}</title></use>"
        for place in board.hexes
    ]
    return f'<g fill-opacity="0">{"".join(hexes)}</g>'


def _pieces(position: Position) -> list[tuple[float, str]]:
    """All that stands upright, each with the height on the page by which it is sorted."""
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
    """The terrain of a construction space that rises, the building on it, and the pips of its ceiling."""
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
    """One pip for each point the terrain bears, as many filled as the building is worth, after its owner's letter."""
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
    """Discs on one another, the Emperor on top; beside them the owner's letter and, from two on, how many."""
    drawing = '<ellipse cx="6" cy="3" rx="28" ry="21.9" fill="url(#§shadow)"/>'
    for level in range(stack.height):
        dx = 0.9 * sin(jitter * 7 + level * 2.1) if stack.height > 1 else 0.0
        top = "emperor" if stack.emperor else "top"
        name = f"{letter}-{top if level == stack.height - 1 else 'disc'}"
        drawing += use(name, dx, -level * DISC_HEIGHT)
    text = f"{letter}{stack.height}" if stack.height > 1 else letter
    return drawing + f'<g transform="translate(19 1)">{pill(text, height=15, size=11.5)}</g>'
