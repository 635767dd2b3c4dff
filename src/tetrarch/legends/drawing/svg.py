"""Positions as self-contained SVG, for notebooks, files and pages.

``draw_svg`` draws the map with its pieces, the row of cards and a legend of the seats, and marks where decisions lead.
"""

from __future__ import annotations

import textwrap
from collections.abc import Iterable
from html import escape
from math import cos, pi, sin

from tetrarch.core.drawing.svg import (
    SERIF,
    caption,
    captions,
    icon,
    key_panel,
    moved,
    number,
    panel,
    picture,
    polygon,
    seat_panel,
    use,
)
from tetrarch.core.text.messages import clauses, said
from tetrarch.legends.components.cards import CARDS_EACH
from tetrarch.legends.drawing.art import COLOURS, piece_art
from tetrarch.legends.drawing.cards import CARD_HEIGHT, draw_row, row_art, row_width
from tetrarch.legends.drawing.map import Map, draw_map
from tetrarch.legends.drawing.marks import MARKS, Lit, kind_badge, lit_places, mark_layers
from tetrarch.legends.drawing.pieces import draw_pieces
from tetrarch.legends.position.position import Position
from tetrarch.legends.rules import layout
from tetrarch.legends.words import description, say
from tetrarch.legends.words.score import points_by_source
from tetrarch.legends.words.sentences import player_name
from tetrarch.legends.words.titles import card_title, family_name

LEGEND = 264
"""The width of the legend."""
_LINE = 15
KEY = (
    ((12, "cube", "armies"), (154, "coin", "coins")),
    ((12, "city", "cities"), (154, "deck", "cards")),
    ((12, "boot", "moves"), (154, "wing", "flying")),
    ((12, "immune", "immune"), (154, "elixir", "elixirs")),
)
"""The icons with their meanings in two columns; the first has room for long words."""

MARGIN = 14
"""The visible sea around the map."""
MOST_SCALE, MOST_WIDTH = 1.3, 1010
"""The maximum scale and width of the map."""


def draw_svg(
    position: Position,
    *,
    names: bool = True,
    marks: Iterable[int] = (),
    legend: bool = True,
    theme: str = "light",
    language: str = "en",
) -> str:
    """Draw a position: map, row of cards, and a legend of the seats.

    Args:
        position: The position.
        names: Whether to write the names of regions.
        marks: Numbers of decisions to mark.
        legend: Whether to draw the row of cards and the legend beside the map.
        theme: ``light``, ``dark``, or ``auto`` for the reader's preference.
        language: The language of the row, the legend and the description.
    """
    lit = lit_places(position, marks)
    drawn = _laid_map(position)
    things = description.things_on_map(position, language)
    placed = draw_pieces(position, drawn, things, names=names)
    under, over = mark_layers(drawn, placed, lit)
    layers = (
        *(_rose(drawn), drawn.land, placed.tints, drawn.plants, under, placed.pieces, over),
        *(placed.tallies, placed.names, _hover(position, drawn, things, language)),
    )
    beside, legend_height = draw_legend(position, lit, language) if legend else ("", 0.0)
    left, top, right, bottom = drawn.box
    scale = min(MOST_SCALE, MOST_WIDTH / (right - left))
    map_width, map_height = (right - left) * scale, (bottom - top) * scale
    width, height = map_width + 2 * MARGIN, max(map_height, legend_height) + 2 * MARGIN
    upper, room, row = height, width, ""
    if legend:
        width = max(width + LEGEND, row_width(position) + 2 * MARGIN)
        height, room = upper + CARD_HEIGHT + MARGIN, width - LEGEND
        row = moved(MARGIN, upper, draw_row(position, lit, width - 2 * MARGIN, language))
    x, y = (room - map_width) / 2 - left * scale, (upper - map_height) / 2 - top * scale
    content = (
        f'<defs>{piece_art(position.identities)}{row_art(position)}<clipPath id="§frame"><rect width="{number(width)}"'
        f' height="{number(height)}" rx="16"/></clipPath></defs><g clip-path="url(#§frame)">'
        f'<rect width="{number(width)}" height="{number(height)}" fill="url(#§sea)"/>'
        f"{moved(x, y, ''.join(layers), scale)}{moved(room, (upper - legend_height) / 2, beside)}{row}</g>"
    )
    step = description.step_sentence(position, language)
    title = say(language, "title", moment=description.moment_words(position, language), step=step)
    size = f'width="{number(width)}" height="{number(height)}"'
    view = f'viewBox="0 0 {number(width)} {number(height)}" {size}'
    return picture(view, content, captions(title, description.describe_text(position, language)), theme, COLOURS)


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
    light = "".join(polygon(((x, y), points[step], points[step - 1])) for step in range(0, 16, 2))
    dark = "".join(polygon(((x, y), points[step], points[(step + 1) % 16])) for step in range(0, 16, 2))
    ring = f'<circle cx="{number(x)}" cy="{number(y)}" fill="none" stroke="var(--rose-2)"'
    return (
        f'<g opacity=".8">{ring} r="{number(size * 0.62)}"/>{ring} r="{number(size * 0.68)}" stroke-width=".5"/>'
        f'<path d="{light}" fill="var(--rose-1)"/><path d="{dark}" fill="var(--rose-2)"/></g>'
    )


def _hover(position: Position, drawn: Map, things: dict[int, list[description.Thing]], language: str) -> str:
    """Transparent regions with tooltips."""
    index = position.components.region_index
    island_of = {region: island for island in position.components.islands for region in island}
    found = []
    for name in drawn.regions:
        words = f"{name}: {description.region_words(position, index[name], things.get(index[name], ()), language)}"
        holder = description.island_holder(position, island_of[name])
        if holder:
            name_of = "hover-island-nobody" if holder == "N" else "hover-island"
            words = clauses([words, say(language, name_of, letter=holder)], language)
        found.append(f'<use href="#§r-{name}"><title>{escape(words)}</title></use>')
    return f'<g fill-opacity="0">{"".join(found)}</g>'


# ---------------------------------------------------------------------------------------------------------- the legend


def draw_legend(position: Position, lit: Lit, language: str = "en") -> tuple[str, float]:
    """The panels of the seats, and the marks; returns the drawing and its height."""
    width = LEGEND - 14
    sentences = textwrap.wrap(description.step_sentence(position, language), 30)
    ties = textwrap.wrap(description.tie_words(position, language), 38)
    head = 58 + 16 * len(sentences) + 15 * len(ties)
    right = ' text-anchor="end"'
    moment = description.moment_words(position, language)
    parts = [
        panel(width, head),
        caption(14, 25, "Legends", 18, "accent", 600, f' font-family="{SERIF}"'),
        caption(width - 14, 24, say(language, "legend-points"), 11.5, "ink-3", 400, right),
        *(caption(14, 45 + 16 * line, text, 12.5, "ink", 600) for line, text in enumerate(sentences)),
        *(caption(14, 44 + 16 * len(sentences) + 15 * line, text, 11.5, "ink-2") for line, text in enumerate(ties)),
        caption(14, head - 12, say(language, "legend-moment", moment=moment, cards=position.deck_left), 12, "ink-3"),
    ]
    y = head + 8.0
    for seat in range(position.players):
        drawing, height = _seat(position, seat, width, lit, language)
        parts.append(moved(0, y, drawing))
        y += height + 8
    key, height = _icon_key(position, language)
    parts.append(moved(0, y, panel(width, height) + key))
    y += height + 8
    shown = [(kind_badge(kind), say(language, f"mark-{kind}")) for kind in MARKS if kind in lit.kinds]
    marks, height = key_panel(shown, y, width)
    return "".join(parts) + marks, y + height - 8


def _icon_key(position: Position, language: str) -> tuple[str, float]:
    """The meaning of the icons and of the letters on face-down tokens, and its height."""
    drawing, height = "", 12
    for words in KEY:
        for x, sign, name in words:
            drawing += icon(sign, x, height - 4, 0.66, "ink-3")
            drawing += caption(x + 19, height + 8, say(language, f"legend-{name}"), 11.5, "ink-3")
        height += 20
    if "swamp" not in position.options.variants:
        return drawing, height
    words_of_letters = say(language, "legend-looked", letters=position.identities[:2])
    return drawing + caption(15, height + 8, words_of_letters, 11.5, "ink-3"), height + 20


def _seat(position: Position, seat: int, width: float, lit: Lit, language: str) -> tuple[str, float]:
    """The panel of one seat, and its height."""
    letter = position.identities[seat]
    name, is_to_decide = player_name(position, seat, language), seat in position.to_decide
    waits = say(language, "state-to-decide") if is_to_decide else ""
    notes = [say(language, "seat-number", seat=seat), description.seat_state(position, seat, language) or waits]
    notes += [say(language, "seat-bid", bid=bid)] if (bid := description.bid_words(position, seat, language)) else []
    sources = [f"{source} {points}" for source, points in points_by_source(position, seat, language).items()]
    sources += description.total_words(position, seat, language)
    lines = [(line, "ink-2") for line in _lines(sources)]
    extras = [description.leader_words(position, seat, language), *description.trophies(position, seat, language)]
    lines += [(line, "accent") for line in _lines([words for words in extras if words])]
    lines += [(line, "ink-3") for line in _lines(_families(position, seat, language))]
    bonuses = _bonuses(position, seat)
    height = 82 + _LINE * len(lines) + (22 if bonuses else 0)
    parts = [
        f"<title>{escape(f'{name}: {description.seat_words(position, seat, language)}')}</title>",
        seat_panel(letter, width, height, is_to_decide or seat in lit.seats),
        use(f"badge-{letter}", 34, 27),
        caption(58, 24, f"{name} {letter}", 15.5, "ink", 600),
        caption(58, 40, " · ".join(note for note in notes if note), 12, "ink-3"),
        caption(
            width - 14, 33, str(position.points(seat)), 26, "ink", 600, f' text-anchor="end" font-family="{SERIF}"'
        ),
    ]
    parts += [caption(19, 62 + _LINE * place, text, 11.5, colour) for place, (text, colour) in enumerate(lines)]
    parts.append(_stats(position, seat, height - (50 if bonuses else 28)))
    parts.append(moved(16, height - 28, bonuses))
    if seat in lit.seats:
        parts.append(moved(width - 60, 22, kind_badge("first")))
    return "".join(parts), height


def _lines(words: list[str]) -> list[str]:
    """Words joined by dots, wrapped to the width of the panel without breaking a word."""
    hidden = " · ".join(word.replace(" ", "\0") for word in words)
    return [line.replace("\0", " ").strip(" ·") for line in textwrap.wrap(hidden, 35)]


def _families(position: Position, seat: int, language: str) -> list[str]:
    """How many cards of each family a seat has."""
    counts: dict[str, int] = {}
    components = position.components
    for card in position.cards(seat):
        named = family_name(components, card.family) if card.family else card_title(components, card)
        words = said(named, language)
        counts[words] = counts.get(words, 0) + 1
    return [f"{family} {count}" if count > 1 else family for family, count in counts.items()]


def _stats(position: Position, seat: int, y: float) -> str:
    """Coins, cards, armies and cities left."""
    armies, cities = position.supply(seat)
    cards = f"{len(position.cards(seat))}/{CARDS_EACH[position.players]}"
    stats = (("coin", str(position.coins(seat))), ("deck", cards), ("cube", str(armies)), ("city", str(cities)))
    parts = []
    for (sign, text), x in zip(stats, (16, 68, 142, 196), strict=True):
        parts.append(icon(sign, x, y, 0.66, "gold" if sign == "coin" else "ink-2"))
        parts.append(caption(x + 19, y + 12.5, text, 12.5, "ink", 600))
    return "".join(parts)


def _bonuses(position: Position, seat: int) -> str:
    """The total bonuses of a seat from cards and tokens."""
    bonuses = (
        ("boot", f"+{position.move_bonus(seat)}", position.move_bonus(seat)),
        ("cube", f"+{position.army_bonus(seat)}", position.army_bonus(seat)),
        ("wing", str(position.flying(seat)), position.flying(seat)),
        ("elixir", str(position.elixirs(seat)), position.elixirs(seat)),
        ("immune", "", position.is_immune(seat)),
    )
    parts, x = [], 0.0
    for sign, text, has in bonuses:
        if has:
            wide = 22 + 9 * len(text)
            parts.append(
                f'<rect x="{number(x)}" y="-1.5" width="{number(wide)}" height="19" rx="6"'
                ' fill="var(--panel-2)" stroke="var(--hair)"/>'
                f"{icon(sign, x + 3.5, 1.2, 0.56, 'ink')}"
            )
            parts.append(caption(x + 19, 12.3, text, 12, "ink", 600) if text else "")
            x += wide + 4
    return "".join(parts)
