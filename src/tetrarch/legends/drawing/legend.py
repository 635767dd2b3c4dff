"""The legend of SVG drawings: the turn, what each seat has and would score, and the meaning of marks."""

from __future__ import annotations

import textwrap
from html import escape

from tetrarch.core.drawing.svg import SERIF, caption, moved, number, panel, seat_panel, use
from tetrarch.core.text.messages import said
from tetrarch.legends.components.cards import CARDS_EACH
from tetrarch.legends.drawing.marks import MARKS, Lit, badge
from tetrarch.legends.position.position import Position
from tetrarch.legends.words.description import (
    bid_words,
    leader_words,
    moment_words,
    seat_state,
    seat_words,
    step_sentence,
    tie_words,
    total_words,
    trophies,
)
from tetrarch.legends.words.score import points_by_source
from tetrarch.legends.words.sentences import player_name, say
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


def draw_legend(position: Position, lit: Lit, language: str = "en") -> tuple[str, float]:
    """The panels of the seats, and the marks; returns the drawing and its height."""
    width = LEGEND - 14
    sentences = textwrap.wrap(step_sentence(position, language), 30)
    ties = textwrap.wrap(tie_words(position, language), 38)
    head = 58 + 16 * len(sentences) + 15 * len(ties)
    right = ' text-anchor="end"'
    moment = moment_words(position, language)
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
    shown = [(kind, say(language, f"mark-{kind}")) for kind in MARKS if kind in lit.kinds]
    if shown:
        height = 14 + 21 * len(shown)
        parts.append(moved(0, y, panel(width, height)))
        for place, (kind, words) in enumerate(shown):
            middle = y + 17.5 + 21 * place
            parts.append(moved(26, middle, badge(kind)))
            parts.append(caption(46, middle + 4.5, words, 12.5, "ink-2"))
        y += height + 8
    return "".join(parts), y - 8


def _icon(name: str, x: float, y: float, colour: str) -> str:
    return f'<use href="#§i-{name}" transform="translate({number(x)} {number(y)}) scale(.66)" fill="var(--{colour})"/>'


def _icon_key(position: Position, language: str) -> tuple[str, float]:
    """The meaning of the icons and of the letters on face-down tokens, and its height."""
    drawing, height = "", 12
    for words in KEY:
        for x, icon, name in words:
            drawing += _icon(icon, x, height - 4, "ink-3")
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
    notes = [say(language, "seat-number", seat=seat), seat_state(position, seat, language) or waits]
    notes += [say(language, "seat-bid", bid=bid)] if (bid := bid_words(position, seat, language)) else []
    sources = [f"{source} {points}" for source, points in points_by_source(position, seat, language).items()]
    sources += total_words(position, seat, language)
    lines = [(line, "ink-2") for line in _lines(sources)]
    extras = [words for words in (leader_words(position, seat, language), *trophies(position, seat, language)) if words]
    lines += [(line, "accent") for line in _lines(extras)]
    lines += [(line, "ink-3") for line in _lines(_families(position, seat, language))]
    bonuses = _bonuses(position, seat)
    height = 82 + _LINE * len(lines) + (22 if bonuses else 0)
    parts = [
        f"<title>{escape(f'{name}: {seat_words(position, seat, language)}')}</title>",
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
        parts.append(moved(width - 60, 22, badge("first")))
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
    for (icon, text), x in zip(stats, (16, 68, 142, 196), strict=True):
        parts.append(_icon(icon, x, y, "gold" if icon == "coin" else "ink-2"))
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
    for icon, text, has in bonuses:
        if has:
            wide = 22 + 9 * len(text)
            parts.append(
                f'<rect x="{number(x)}" y="-1.5" width="{number(wide)}" height="19" rx="6"'
                ' fill="var(--panel-2)" stroke="var(--hair)"/>'
                f'<use href="#§i-{icon}" transform="translate({number(x + 3.5)} 1.2) scale(.56)" fill="var(--ink)"/>'
            )
            parts.append(caption(x + 19, 12.3, text, 12, "ink", 600) if text else "")
            x += wide + 4
    return "".join(parts)
