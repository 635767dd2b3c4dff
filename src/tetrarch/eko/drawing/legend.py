"""The legend of the SVG drawings: turn, seats, holders of landmarks, and the key of marks."""

from __future__ import annotations

import textwrap
from html import escape

from tetrarch.core.drawing.svg import SERIF, caption, number, panel, seat_panel, use
from tetrarch.eko.drawing.marks import MARKS, Lit, badge, mark
from tetrarch.eko.position.position import Position
from tetrarch.eko.words.description import (
    POINTS_TO_WIN,
    landmark_holders,
    landmarks,
    moment_words,
    names_of,
    seat_state,
    seat_words,
    state_words,
    step_sentence,
)
from tetrarch.eko.words.sentences import player_name, say

LEGEND = 264
"""The width of the legend."""


def draw_legend(position: Position, lit: Lit, language: str = "en") -> tuple[str, float]:
    """Draw the seats, landmarks and marks; return the drawing and its height."""
    width = LEGEND - 14
    right = ' text-anchor="end"'
    serif = f' font-family="{SERIF}"'
    sentences = textwrap.wrap(step_sentence(position, language), 29)
    head = 36 + 16 * len(sentences)
    parts = [
        panel(width, head),
        caption(14, 24, "Ekö", 18, "accent", 600, serif),
        caption(width - 14, 23, moment_words(position, language), 12.5, "ink-3", 400, right),
        *(caption(14, 43 + 16 * line, text, 12.5, "ink", 600) for line, text in enumerate(sentences)),
    ]
    y = head + 8.0
    for seat in range(position.players):
        parts.append(f'<g transform="translate(0 {number(y)})">{_seat(position, seat, width, language)}</g>')
        y += 104
    parts.append(f'<g transform="translate(0 {number(y)})">{panel(width, 54)}{_icon_key(language)}</g>')
    y += 62
    lines: list[tuple[str, str]] = []
    for (name, spaces), holder in zip(landmarks(position.board, language), landmark_holders(position), strict=True):
        names = " ".join(names_of(position.board, spaces))
        owner = player_name(position, holder, language) if holder >= 0 else say(language, "nobody")
        lines.append(("", say(language, "legend-landmark", landmark=name, spaces=names, holder=owner)))
    shown = {kind for kinds in lit.kinds.values() for kind in kinds}
    lines += [(kind, say(language, f"mark-{kind}")) for kind in MARKS if kind in shown]
    if lines:
        height = 14 + 21 * len(lines)
        parts.append(f'<g transform="translate(0 {number(y)})">{panel(width, height)}</g>')
        for index, (kind, words) in enumerate(lines):
            middle = y + 17.5 + 21 * index
            if kind:
                sign = mark("move", 0, 0) if kind == "move" else badge(kind)
                parts.append(f'<g transform="translate(26 {number(middle)})">{sign}</g>')
            parts.append(caption(46 if kind else 14, middle + 4.5, words, 12.5, "ink-2"))
        y += height + 8
    return "".join(parts), y - 8


def _icon_key(language: str) -> str:
    """The key of the icons on the panels of the seats."""
    words = (
        *(("capital", say(language, "legend-capitals"), 14, 20), ("reserve", say(language, "legend-reserve"), 100, 20)),
        *(("box", say(language, "legend-box"), 184, 20), ("tent", "", 14, 40), ("tower", "", 36, 40)),
        ("castle", say(language, "legend-supply"), 57, 40),
    )
    return "".join(
        _icon(icon, x, y - 11, "ink-3") + caption(x + 20, y + 1, text, 12, "ink-3") for icon, text, x, y in words
    )


def _icon(name: str, x: float, y: float, colour: str, attributes: str = "") -> str:
    place = f"translate({number(x)} {number(y)}) scale(.68)"
    return f'<use href="#§i-{name}" transform="{place}" fill="var(--{colour})"{attributes}/>'


def _seat(position: Position, seat: int, width: float, language: str) -> str:
    """The panel of one seat."""
    letter, state = position.identities[seat], seat_state(position, seat)
    decides = seat in position.to_decide
    points = position.points(seat)
    note = state_words("to-decide" if decides and state != "on-turn" else state, language)
    name = player_name(position, seat, language)
    place = say(language, "seat-number", seat=seat)
    parts = [
        f"<title>{escape(f'{name}: {seat_words(position, seat, language)}')}</title>",
        seat_panel(letter, width, 96, decides),
        use(f"badge-{letter}", 34, 27),
        caption(58, 24, f"{name} {letter}", 15.5, "ink", 600),
        caption(58, 40, f"{place}{f' · {note}' if note else ''}", 12, "ink-3"),
        caption(width - 38, 34, str(points), 26, "ink", 600, f' text-anchor="end" font-family="{SERIF}"'),
        caption(width - 36, 34, f"/{POINTS_TO_WIN}", 13, "ink-3"),
    ]
    for index, captive in enumerate(position.captives(seat)):
        owner = position.identities[captive]
        parts.append(
            f'<g transform="translate({width - 84 - 24 * index} 20)">'
            f'<use href="#§badge-{owner}" transform="scale(.52)"/>'
            '<use href="#§crown" transform="translate(0 -6) scale(.5)"/></g>'
        )
    for pip in range(POINTS_TO_WIN):
        left = number(20 + pip * (width - 34) / POINTS_TO_WIN)
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
    for index, (icon, text) in enumerate(zip(icons, stats, strict=True)):
        x = 19 + 38.5 * index
        strong = text != "0"
        colour = "ink-3" if not strong else "gold" if icon == "capital" else "ink-2"
        parts.append(_icon(icon, x, 68, colour, "" if strong else ' opacity=".6"'))
        parts.append(caption(x + 18, 80.5, text, 12.5, "ink" if strong else "ink-3", 600))
    drawing = "".join(parts)
    return f'<g opacity=".62">{drawing}</g>' if state == "eliminated" else f"<g>{drawing}</g>"
