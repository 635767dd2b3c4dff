"""Positions and boards as self-contained SVG, for notebooks, files and pages.

``draw_svg`` draws a position with a legend of the seats, and marks where decisions lead. ``draw_board_svg`` draws a
board alone. ``art`` holds the art; ``board`` and ``marks`` draw the parts below and above the pieces.
"""

from __future__ import annotations

import textwrap
from collections.abc import Iterable, Mapping
from html import escape
from math import sin

from tetrarch.core.drawing.svg import (
    SERIF,
    by_height,
    caption,
    captions,
    icon,
    key_panel,
    moved,
    number,
    panel,
    picture,
    pill,
    seat_panel,
    use,
)
from tetrarch.eko.components.board import Board, Hex
from tetrarch.eko.components.tile_set import CAPITAL, SITE_KINDS, TEMPLE_KINDS
from tetrarch.eko.drawing.art import COLOURS, DISC_HEIGHT, desert_art, piece_art, terrain_art
from tetrarch.eko.drawing.board import SLAB, BoardDrawing, centre, draw_board, look_of
from tetrarch.eko.drawing.marks import MARKS, Lit, kind_badge, lit_spaces, mark, mark_layers
from tetrarch.eko.position.position import CEILINGS, Building, Position, Stack
from tetrarch.eko.words import description, say
from tetrarch.eko.words.sentences import player_name

LEGEND = 264
"""The width of the legend."""
MARGIN = 34
"""The visible desert around the board."""
PIECES = 14
"""How far the pieces on the top row rise above the board's margin."""


def draw_svg(
    position: Position,
    *,
    names: bool = True,
    marks: Iterable[int] = (),
    legend: bool = True,
    theme: str = "light",
    language: str = "en",
) -> str:
    """Draw the position with a legend of the seats.

    Args:
        position: The position to draw.
        names: Whether to show the name of every space.
        marks: Numbers of decisions whose places and effects are marked.
        legend: Whether to draw the legend beside the board.
        theme: ``light``, ``dark``, or ``auto`` for the reader's preference.
        language: The language of the legend and of the picture's description.
    """
    lit = lit_spaces(position, marks)
    scene = draw_board(position.board)
    under, over = mark_layers(position, lit)
    layers = (
        *(scene.under, under, by_height([*_pieces(position), *scene.zones]), scene.names if names else ""),
        *(over, _hover(position.board, description.hex_words(position, language))),
    )
    step = description.step_sentence(position, language)
    title = say(language, "title", moment=description.moment_words(position, language), step=step)
    said = captions(title, description.describe_text(position, language))
    beside = draw_legend(position, lit, language) if legend else ("", 0.0)
    return _picture(scene, position.identities, "".join(layers), said, theme, *beside)


def draw_board_svg(board: Board, *, names: bool = True, theme: str = "light", language: str = "en") -> str:
    """Draw a board without pieces; the options are those of ``draw_svg``."""
    scene = draw_board(board)
    words = {place.name: description.place_words(board, place, language) for place in board.hexes}
    scenery = by_height([*_scenery(board, {}), *scene.zones])
    layers = (scene.under, scenery, scene.names if names else "", _hover(board, words))
    title = say(language, "title-board", players=board.players)
    said = captions(title, description.describe_board_text(board, language))
    return _picture(scene, "", "".join(layers), said, theme)


# -------------------------------------------------------------------------------------------------------- the picture


def _picture(
    scene: BoardDrawing, letters: str, layers: str, said: str, theme: str, legend: str = "", legend_height: float = 0.0
) -> str:
    """Combine desert, board and legend in one picture."""
    left, top, right, bottom = scene.box
    board_width, board_height = right - left + 2 * MARGIN, bottom - top + SLAB + 2 * MARGIN + PIECES
    width = board_width + (LEGEND + 14 if legend else 0)
    height = max(board_height, legend_height + 28)
    x, y = left - MARGIN, top - MARGIN - PIECES - (height - board_height) / 2
    size = f'width="{number(width)}" height="{number(height)}"'
    frame = f'x="{number(x)}" y="{number(y)}" {size}'
    content = (
        f'<defs>{terrain_art()}{piece_art(letters)}<clipPath id="§frame"><rect {frame} rx="16"/></clipPath></defs>'
        f'<g clip-path="url(#§frame)"><svg {frame} viewBox="0 0 1000 600" preserveAspectRatio="none">'
        f"{desert_art()}</svg>{layers}{moved(x + board_width, y + (height - legend_height) / 2, legend)}</g>"
    )
    view = f'viewBox="{number(x)} {number(y)} {number(width)} {number(height)}" {size}'
    return picture(view, content, said, theme, COLOURS)


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
        found.append((y, moved(x, y + 2, drawing)))
    return found


def _scenery(board: Board, buildings: Mapping[str, Building], letters: str = "") -> list[tuple[float, str]]:
    found: list[tuple[float, str]] = []
    for place in board.hexes:
        if place.kind in SITE_KINDS:
            found += _site(place, buildings.get(place.name), letters)
    for index, (portal, _) in enumerate(board.portals, 1):
        x, y = centre(portal)
        others = ",".join(str(other) for other in range(1, len(board.portals) + 1) if other != index)
        found.append((y, use("portal", x, y) + moved(x, y + 16, pill(f"{index}→{others}"))))
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
        f'<rect x="{number(-width / 2)}" y="-5.5" width="{width}" height="11" rx="5.5" fill="var(--pip-bg)"'
        ' fill-opacity=".88"/>'
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
    return moved(x, y, drawing)


def _stack(letter: str, stack: Stack, jitter: int) -> str:
    """A stack of discs with the Emperor on top, the owner's letter and, for two or more discs, their number."""
    drawing = '<ellipse cx="6" cy="3" rx="28" ry="21.9" fill="url(#§shadow)"/>'
    for level in range(stack.height):
        dx = 0.9 * sin(jitter * 7 + level * 2.1) if stack.height > 1 else 0.0
        top = "emperor" if stack.emperor else "top"
        name = f"{letter}-{top if level == stack.height - 1 else 'disc'}"
        drawing += use(name, dx, -level * DISC_HEIGHT)
    text = f"{letter}{stack.height}" if stack.height > 1 else letter
    return drawing + moved(19, 1, pill(text, height=15, size=11.5))


# ---------------------------------------------------------------------------------------------------------- the legend


def draw_legend(position: Position, lit: Lit, language: str = "en") -> tuple[str, float]:
    """Draw the seats, landmarks and marks; return the drawing and its height."""
    width = LEGEND - 14
    right = ' text-anchor="end"'
    serif = f' font-family="{SERIF}"'
    sentences = textwrap.wrap(description.step_sentence(position, language), 29)
    head = 36 + 16 * len(sentences)
    parts = [
        panel(width, head),
        caption(14, 24, "Ekö", 18, "accent", 600, serif),
        caption(width - 14, 23, description.moment_words(position, language), 12.5, "ink-3", 400, right),
        *(caption(14, 43 + 16 * line, text, 12.5, "ink", 600) for line, text in enumerate(sentences)),
    ]
    y = head + 8.0
    for seat in range(position.players):
        parts.append(moved(0, y, _seat(position, seat, width, language)))
        y += 104
    parts.append(moved(0, y, panel(width, 54) + _icon_key(language)))
    y += 62
    lines = []
    holders = description.landmark_holders(position)
    for (name, spaces), holder in zip(description.landmarks(position.board, language), holders, strict=True):
        names = " ".join(description.names_of(position.board, spaces))
        owner = player_name(position, holder, language) if holder >= 0 else say(language, "nobody")
        lines.append(("", say(language, "legend-landmark", landmark=name, spaces=names, holder=owner)))
    shown = {kind for kinds in lit.kinds.values() for kind in kinds}
    for kind in MARKS:
        if kind in shown:
            sign = mark("move", 0, 0) if kind == "move" else kind_badge(kind)
            lines.append((sign, say(language, f"mark-{kind}")))
    key, height = key_panel(lines, y, width)
    return "".join(parts) + key, y + height - 8


def _icon_key(language: str) -> str:
    """The key of the icons on the panels of the seats."""
    words = (
        *(("capital", say(language, "legend-capitals"), 14, 20), ("reserve", say(language, "legend-reserve"), 100, 20)),
        *(("box", say(language, "legend-box"), 184, 20), ("tent", "", 14, 40), ("tower", "", 36, 40)),
        ("castle", say(language, "legend-supply"), 57, 40),
    )
    return "".join(
        icon(name, x, y - 11, 0.68, "ink-3") + caption(x + 20, y + 1, text, 12, "ink-3") for name, text, x, y in words
    )


def _seat(position: Position, seat: int, width: float, language: str) -> str:
    """The panel of one seat."""
    letter, state = position.identities[seat], description.seat_state(position, seat)
    decides = seat in position.to_decide
    points = position.points(seat)
    note = description.state_words("to-decide" if decides and state != "on-turn" else state, language)
    name = player_name(position, seat, language)
    place = say(language, "seat-number", seat=seat)
    parts = [
        f"<title>{escape(f'{name}: {description.seat_words(position, seat, language)}')}</title>",
        seat_panel(letter, width, 96, decides),
        use(f"badge-{letter}", 34, 27),
        caption(58, 24, f"{name} {letter}", 15.5, "ink", 600),
        caption(58, 40, f"{place}{f' · {note}' if note else ''}", 12, "ink-3"),
        caption(width - 38, 34, str(points), 26, "ink", 600, f' text-anchor="end" font-family="{SERIF}"'),
        caption(width - 36, 34, f"/{description.POINTS_TO_WIN}", 13, "ink-3"),
    ]
    for index, captive in enumerate(position.captives(seat)):
        owner = position.identities[captive]
        parts.append(
            moved(
                width - 84 - 24 * index,
                20,
                f'<use href="#§badge-{owner}" transform="scale(.52)"/>'
                '<use href="#§crown" transform="translate(0 -6) scale(.5)"/>',
            )
        )
    for pip in range(description.POINTS_TO_WIN):
        left = number(20 + pip * (width - 34) / description.POINTS_TO_WIN)
        fill = (
            f'fill="var(--{letter})" stroke="var(--{letter}-line)"'
            if pip < points
            else 'fill="var(--panel-3)" stroke="var(--hair)"'
        )
        parts.append(f'<rect x="{left}" y="50" width="15" height="7" rx="3.5" {fill}/>')
    reserve = position.reserve(seat)
    home = f"{reserve.soldiers + reserve.emperor}{'!' * reserve.emperor}"
    supply = map(str, position.supply(seat))
    stats = (str(position.capitals(seat)), home, str(position.box(seat)), *supply)
    icons = ("capital", "reserve", "box", "tent", "tower", "castle")
    for index, (name, text) in enumerate(zip(icons, stats, strict=True)):
        x = 19 + 38.5 * index
        strong = text != "0"
        colour = "ink-3" if not strong else "gold" if name == "capital" else "ink-2"
        parts.append(icon(name, x, 68, 0.68, colour, "" if strong else ' opacity=".6"'))
        parts.append(caption(x + 18, 80.5, text, 12.5, "ink" if strong else "ink-3", 600))
    drawing = "".join(parts)
    return f'<g opacity=".62">{drawing}</g>' if state == "eliminated" else f"<g>{drawing}</g>"
