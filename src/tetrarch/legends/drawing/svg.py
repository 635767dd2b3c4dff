"""Positions as self-contained SVG, for notebooks, files and pages.

``draw_svg`` draws the map with its pieces, the row of cards and a legend of the seats, and marks where decisions lead.
"""

from __future__ import annotations

from collections.abc import Iterable
from html import escape
from math import cos, pi, sin

from tetrarch.core.drawing.svg import captions, moved, number, picture
from tetrarch.core.text.messages import clauses
from tetrarch.legends.drawing.art import COLOURS, piece_art
from tetrarch.legends.drawing.cards import CARD_HEIGHT, draw_row, row_art, row_width
from tetrarch.legends.drawing.legend import LEGEND, draw_legend
from tetrarch.legends.drawing.map import Map, draw_map
from tetrarch.legends.drawing.marks import lit_places, mark_layers
from tetrarch.legends.drawing.pieces import draw_pieces
from tetrarch.legends.position.position import Position
from tetrarch.legends.rules import layout
from tetrarch.legends.words.description import (
    Thing,
    describe_text,
    island_holder,
    moment_words,
    region_words,
    step_sentence,
    things_on_map,
)
from tetrarch.legends.words.sentences import say

MARGIN = 14
"""The visible sea around the map."""
MOST_SCALE, MOST_WIDTH = 1.3, 1010
"""The maximum scale and width of the map."""


def draw_svg(
    position: Position,
    *,
    names: bool = True,
    marks: Iterable[int] = (),
    theme: str = "light",
    language: str = "en",
) -> str:
    """Draw a position: map, row of cards, and a legend of the seats.

    Args:
        position: The position.
        names: Whether to write the names of regions.
        marks: Numbers of decisions to mark.
        theme: ``light``, ``dark``, or ``auto`` for the reader's preference.
        language: The language of the row, the legend and the description.
    """
    lit = lit_places(position, marks)
    drawn = _laid_map(position)
    things = things_on_map(position, language)
    placed = draw_pieces(position, drawn, things, names=names)
    under, over = mark_layers(drawn, placed, lit)
    layers = (
        *(_rose(drawn), drawn.land, placed.tints, drawn.plants, under, placed.pieces, over),
        *(placed.tallies, placed.names, _hover(position, drawn, things, language)),
    )
    legend, legend_height = draw_legend(position, lit, language)
    left, top, right, bottom = drawn.box
    scale = min(MOST_SCALE, MOST_WIDTH / (right - left))
    map_width, map_height = (right - left) * scale, (bottom - top) * scale
    width = max(map_width + LEGEND + 2 * MARGIN, row_width(position) + 2 * MARGIN)
    upper = max(map_height, legend_height) + 2 * MARGIN
    height = upper + CARD_HEIGHT + MARGIN
    room = width - LEGEND
    x, y = (room - map_width) / 2 - left * scale, (upper - map_height) / 2 - top * scale
    content = (
        f'<defs>{piece_art(position.identities)}{row_art(position)}<clipPath id="§frame"><rect width="{number(width)}"'
        f' height="{number(height)}" rx="16"/></clipPath></defs><g clip-path="url(#§frame)">'
        f'<rect width="{number(width)}" height="{number(height)}" fill="url(#§sea)"/>'
        f"{moved(x, y, ''.join(layers), scale)}{moved(room, (upper - legend_height) / 2, legend)}"
        f"{moved(MARGIN, upper, draw_row(position, lit, width - 2 * MARGIN, language))}</g>"
    )
    step = step_sentence(position, language)
    title = say(language, "title", moment=moment_words(position, language), step=step)
    size = f'width="{number(width)}" height="{number(height)}"'
    view = f'viewBox="0 0 {number(width)} {number(height)}" {size}'
    return picture(view, content, captions(title, describe_text(position, language)), theme, COLOURS)


def _laid_map(position: Position) -> Map:
    """The map as it is laid."""
    state, sides = position.state, position.components.sides
    boards = tuple(
        (sides[state[layout.SLOT_SIDE + slot]], int(state[layout.SLOT_TURN + slot]))
        if state[layout.SLOT_SIDE + slot] >= 0
        else None
        for slot in range(4)
    )
    return draw_map(boards, bool(position.static[layout.RECTANGLE]))


def _rose(drawn: Map) -> str:
    """A compass rose in the free corner of a T, if it is large enough."""
    left, _, _, bottom = drawn.box
    high, wide = bottom - drawn.frames[1][3], drawn.frames[3][0] - left
    size = min(high * 0.4, wide * 0.4, 80)
    if size < 34:
        return ""
    x, y = left + wide / 2, bottom - high / 2
    points = []
    for step in range(16):
        far = (1.0, 0.16, 0.52, 0.16)[step % 4] * size
        points.append((x + sin(step * pi / 8) * far, y - cos(step * pi / 8) * far))
    light = "".join(_triangle((x, y), points[step], points[step - 1]) for step in range(0, 16, 2))
    dark = "".join(_triangle((x, y), points[step], points[(step + 1) % 16]) for step in range(0, 16, 2))
    ring = f'<circle cx="{number(x)}" cy="{number(y)}" fill="none" stroke="var(--rose-2)"'
    return (
        f'<g opacity=".8">{ring} r="{number(size * 0.62)}"/>{ring} r="{number(size * 0.68)}" stroke-width=".5"/>'
        f'<path d="{light}" fill="var(--rose-1)"/><path d="{dark}" fill="var(--rose-2)"/></g>'
    )


def _triangle(*points: tuple[float, float]) -> str:
    return "M" + "L".join(f"{number(x)} {number(y)}" for x, y in points) + "Z"


def _hover(position: Position, drawn: Map, things: dict[int, list[Thing]], language: str) -> str:
    """Transparent regions with tooltips."""
    index = position.components.region_index
    island_of = {region: island for island in position.components.islands for region in island}
    found = []
    for name in drawn.regions:
        words = f"{name}: {region_words(position, index[name], things.get(index[name], ()), language)}"
        holder = island_holder(position, island_of[name])
        if holder:
            name_of = "hover-island-nobody" if holder == "N" else "hover-island"
            words = clauses([words, say(language, name_of, letter=holder)], language)
        found.append(f'<use href="#§r-{name}"><title>{escape(words)}</title></use>')
    return f'<g fill-opacity="0">{"".join(found)}</g>'
