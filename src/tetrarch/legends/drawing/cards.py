"""The row of cards in SVG drawings: prices, titles, abilities, actions, and a picture for each family."""

from __future__ import annotations

from functools import lru_cache
from html import escape
from math import sin
from typing import NamedTuple

from tetrarch.core.drawing.svg import SERIF, moved, number
from tetrarch.core.text.messages import said
from tetrarch.legends.components.cards import Card
from tetrarch.legends.components.components import Components, default_components
from tetrarch.legends.drawing.marks import Lit, badge
from tetrarch.legends.position.position import Place, Position
from tetrarch.legends.rules import layout
from tetrarch.legends.words.sentences import player_message, say
from tetrarch.legends.words.titles import ability_words, action_words, card_title, family_name, gift_messages

CARD_HEIGHT = 104
GAP = 8
LEAST_WIDTH, MOST_WIDTH = 158, 196
"""Cards are as wide as the drawing allows, within these bounds."""

SIZES = (12.0, 11.0, 10.0)
"""The font sizes of texts on cards, the preferred one first."""

_PART_COLOURS = {"place": "#3f5a18", "move": "#20456b", "city": "#6b3f12", "destroy": "#9a1620"}
_PART_ICONS = {"place": "cube", "move": "boot", "city": "city", "destroy": "destroy"}


def row_width(position: Position) -> float:
    """The minimum width of the row."""
    places = len(position.row())
    return places * (LEAST_WIDTH + GAP) - GAP


def row_art(position: Position) -> str:
    """The definitions that the cards in the row use."""
    families = {scene_name(place.card.family): place.card.family for place in position.row() if place}
    veil = (
        '<linearGradient id="§veil" x2="0" y2="1"><stop offset="0" stop-color="#000" stop-opacity=".45"/>'
        '<stop offset=".34" stop-color="#000" stop-opacity="0"/><stop offset=".46" stop-color="#100a08"'
        ' stop-opacity="0"/>'
        '<stop offset=".8" stop-color="#100a08" stop-opacity=".85"/></linearGradient>'
    )
    return veil + "".join(scene_art(families[name]) for name in sorted(families))


def draw_row(position: Position, lit: Lit, room: float, language: str = "en") -> str:
    """The cards from the left, in a row of the given width."""
    row = position.row()
    width = min(MOST_WIDTH, (room + GAP) / len(row) - GAP)
    left = (room - len(row) * (width + GAP) + GAP) / 2
    purse = position.coins(position.decider) if position.step in ("take", "queen") else None
    parts = [f'<clipPath id="§card"><rect width="{number(width)}" height="{CARD_HEIGHT}" rx="11"/></clipPath>']
    taken = row.index(None) if position.state[layout.CARD] >= 0 and None in row else -1
    for at, place in enumerate(row):
        if place:
            drawing = _card(place, width, purse, position.components, language)
        else:
            drawing = _empty(position, width, at == taken, language)
        if at in lit.places:
            drawing += _lit(width)
        parts.append(moved(left + at * (width + GAP), 0, drawing))
    return "".join(parts)


def _lit(width: float) -> str:
    frame = f'<rect x="-1" y="-1" width="{number(width + 2)}" height="{CARD_HEIGHT + 2}" rx="12" fill="none"'
    line = f'{frame} stroke="var(--halo)" stroke-width="5"/>{frame} stroke="var(--gold)" stroke-width="3"/>'
    return line + moved(width - 16, CARD_HEIGHT - 18, badge("take"))


def _empty(position: Position, width: float, is_taken: bool, language: str) -> str:
    """An empty place: its card has just been taken, or the deck is empty."""
    words = [say(language, "row-empty")]
    if is_taken:
        card = position.components.cards[position.state[layout.CARD]]
        taken = say(language, "row-taken", player=player_message(position, position.seat))
        words = [said(card_title(position.components, card), language), taken]
    texts = "".join(
        f'<text x="{number(width / 2)}" y="{48 + 17 * line - 8 * (len(words) == 1)}" font-size="{14 - 1.5 * line}"'
        f' font-weight="{600 - 200 * line}" text-anchor="middle" fill="#fff" fill-opacity=".85">{escape(text)}</text>'
        for line, text in enumerate(words)
    )
    return (
        f'<rect x="1" y="1" width="{number(width - 2)}" height="{CARD_HEIGHT - 2}" rx="11" fill="#fff"'
        f' fill-opacity=".06"'
        f' stroke="#fff" stroke-opacity=".5" stroke-width="1.4" stroke-dasharray="6 5"/>{texts}'
    )


def _card(place: Place, width: float, purse: int | None, components: Components, language: str) -> str:
    card = place.card
    title = said(card_title(components, card), language)
    is_dear = purse is not None and place.price > purse
    wide = number(width)
    size = min(15.5, (width - 20) / (len(title) * 0.53))
    words = say(
        language,
        "hover-card",
        title=title,
        price=place.price,
        ability=ability_words(card, components, language),
        action=action_words(card, language),
    )
    drawing = (
        f"<title>{escape(words)}</title>"
        f'<g clip-path="url(#§card)"><use href="#§{scene_name(card.family)}" width="{wide}" height="{CARD_HEIGHT}"/>'
        f'<rect width="{wide}" height="{CARD_HEIGHT}" fill="url(#§veil)"/></g>'
        f'<rect x="1" y="1" width="{number(width - 2)}" height="{CARD_HEIGHT - 2}" rx="10" fill="none" stroke="#f6e6bd"'
        f' stroke-width="2"/><rect width="{wide}" height="{CARD_HEIGHT}" rx="11" fill="none" stroke="#2a1a0c"/>'
        f'<text x="11" y="{CARD_HEIGHT - 37}" font-family="{SERIF}" font-size="{number(size)}" font-weight="600"'
        f' fill="#fff8e8" stroke="#1a0e08" stroke-opacity=".6" stroke-width="2.4" paint-order="stroke">'
        f"{escape(title)}</text>{_ability(card, width, components, language)}{_action(card, width, language)}"
    )
    if is_dear:
        drawing = f'<g opacity=".55">{drawing}</g>'
    return drawing + _coin(place.price)


def _coin(price: int) -> str:
    metal, line = ("gold", "#6b420a") if price else ("silver", "#5d574b")
    return (
        f'<g transform="translate(17 17)"><circle r="13" fill="url(#§{metal})" stroke="{line}"/>'
        '<circle r="10.6" fill="none" stroke="#fff" stroke-opacity=".6" stroke-width="1.3"/>'
        f'<text y="5.4" font-size="15" font-weight="700" text-anchor="middle" fill="#4a2c08">{price}</text></g>'
    )


_GIFT_ICONS = {
    "gift-move": "boot",
    "gift-army": "cube",
    "gift-flying": "wing",
    "count-elixir": "elixir",
    "count-coin": "coin",
}


def ability_signs(card: Card, components: Components | None = None, language: str = "en") -> list[tuple[str, str]]:
    """The ability of a card as icons with short texts; without components it is a published card."""
    known = components or default_components()
    found = [(_GIFT_ICONS[gift.id], gift.text(language)) for gift in gift_messages(card)]
    if card.vp_per_family:
        found.append(("laurel", say(language, "sign-family", family=family_name(known, card.vp_per_family))))
    if card.set_family:
        family = family_name(known, card.set_family)
        found.append(("laurel", say(language, "sign-set", points=card.set_vp, cards=card.set_cards, family=family)))
    if card.vp_per_flying:
        found.append(("laurel", say(language, "sign-per-flying", points=card.vp_per_flying)))
    if card.vp_per_coins:
        found.append(("laurel", say(language, "sign-per-coins", coins=card.vp_per_coins)))
    if card.immune:
        found.append(("immune", say(language, "gift-immune")))
    return found


def _text_width(text: str, size: float) -> float:
    return len(text) * size * 0.68


def _chip_width(text: str, size: float) -> float:
    return 24 + _text_width(text, size)


def _chip(x: float, y: float, icon: str, text: str, colour: str, size: float) -> str:
    """An icon with text on a light background."""
    width = number(_chip_width(text, size))
    drawing = (
        f'<rect x="{number(x)}" y="{number(y)}" width="{width}" height="22" rx="7" fill="#fff6e0"/>'
        f'<use href="#§i-{icon}" transform="translate({number(x + 4)} {number(y + 3.5)}) scale(.625)" fill="{colour}"/>'
    )
    if text:
        drawing += (
            f'<text x="{number(x + 21)}" y="{number(y + 15.2)}" font-size="{number(size)}" font-weight="600"'
            f' fill="#2b1a10">{escape(text)}</text>'
        )
    return drawing


def _ability(card: Card, width: float, components: Components, language: str) -> str:
    """The ability at the upper right: as text if it fits, otherwise as numbers."""
    signs = ability_signs(card, components, language)
    for size, texts in (
        *((size, [words for _, words in signs]) for size in SIZES),
        (SIZES[0], [words.split(" ")[0] for _, words in signs]),
    ):
        total = sum(_chip_width(text, size) + 4 for text in texts) - 4
        if total <= width - 38:
            break
    x, drawing = width - 6 - total, ""
    for (icon, _), text in zip(signs, texts, strict=True):
        drawing += _chip(x, 6, icon, text, "#4a2f12", size)
        x += _chip_width(text, size) + 4
    return drawing


def _action(card: Card, width: float, language: str) -> str:
    """The action at the bottom: as text if it fits, otherwise as icons and numbers."""
    joint = say(language, f"joint-{card.mode}") if card.mode in ("or", "and") else ""
    words = {"city": say(language, "chip-city"), "destroy": say(language, "chip-destroy")}
    gap = _text_width(joint, 11.5) + 8 if joint else 0
    whole = [words.get(part.kind) or say(language, f"do-{part.kind}", number=part.number) for part in card.parts]
    short = ["" if part.kind in words else str(part.number) for part in card.parts]
    for size, texts in (*((size, whole) for size in SIZES), (SIZES[0], short)):
        if sum(_chip_width(text, size) for text in texts) + gap <= width - 14:
            break
    x, drawing = 8.0, ""
    for place, (part, text) in enumerate(zip(card.parts, texts, strict=True)):
        if place:
            drawing += (
                f'<text x="{number(x + gap / 2)}" y="{CARD_HEIGHT - 13.5}" font-size="11.5" font-weight="600"'
                f' text-anchor="middle" fill="#ffeec4">{joint}</text>'
            )
            x += gap
        drawing += _chip(x, CARD_HEIGHT - 29, _PART_ICONS[part.kind], text, _PART_COLOURS[part.kind], size)
        x += _chip_width(text, size)
    return drawing


# ------------------------------------------------------------------------------------------------------------- pictures


class Scene(NamedTuple):
    """A landscape of 160 by 100 units."""

    sky: tuple[str, str, str]
    ridges: tuple[str, str, str]
    """From the farthest to the nearest."""
    glow: tuple[float, float, str]
    """The position and colour of the light."""
    motif: str
    """In front of the farther ridges and behind the nearest."""
    is_craggy: bool = False


def _tower(x: float, width: float, height: float, wall: str, roof: str, light: str) -> str:
    top, left, right = 94 - height, x - width * 0.66, x + width * 0.66
    return (
        f'<path d="M{x - width / 2} 94V{top}h{width}V94Z" fill="{wall}"/>'
        f'<path d="M{number(left)} {top}L{x} {number(top - width * 1.4)}L{number(right)} {top}Z" fill="{roof}"/>'
        f'<path d="M{x - 2} {top + 6}h4v7h-4Z" fill="{light}"/>'
    )


def _pines(places: tuple[tuple[float, float], ...], colour: str) -> str:
    found = ""
    for x, high in places:
        for step in range(3):
            width, base = high * (0.24 - step * 0.06), 92 - high * step * 0.24
            found += f"M{number(x - width)} {number(base)}h{number(2 * width)}l{number(-width)} {number(-high * 0.46)}Z"
    return f'<path d="{found}" fill="{colour}"/>'


def _stars(colour: str = "#fff") -> str:
    places = "".join(f"M{7 + step * 37 % 151} {5 + step * 23 % 47}h.01" for step in range(16))
    return f'<path d="{places}" stroke="{colour}" stroke-width="1.3" stroke-linecap="round"/>'


def _banners() -> str:
    found = ""
    for x, y, scale in ((58, 66, 1.0), (96, 60, 1.25), (128, 70, 0.95)):
        found += (
            f'<g transform="translate({x} {y}) scale({scale})"><path d="M0 12V-22" stroke="#4c3520"'
            f' stroke-width="1.4"/>'
            '<path d="M.6-22C6-25 9-19 15-22V-12C9-9 6-15 .6-12Z" fill="#c0392b"/></g>'
        )
    return found


_ARCH = (
    '<g fill="#8b7d66"><path d="M60 92l2-34h9l2 34ZM88 92l1-34h9l3 34Z"/></g>'
    '<path d="M55 60l52-2-2-9-47 2Z" fill="#b0a283"/>'
)
_HOUSES = (
    '<path d="M20 90V76l9-8 9 8v14ZM44 90V72l10-8 10 8v18ZM74 90V54l8-14 8 14v36ZM98 90V74l9-8 9 8v16ZM122 90V77l8-7'
    ' 8 7v13Z"'
    ' fill="#1b1a3d"/><path d="M27 78h4v5h-4ZM52 75h4v6h-4ZM80 60h4v7h-4ZM105 77h4v5h-4ZM128 79h4v5h-4Z"'
    ' fill="#ffcf6b"/>'
)
_EYE = (
    '<path d="M18 46C46 18 66 15 80 15S114 18 142 46C114 67 94 69 80 69S46 67 18 46Z" fill="#f07a2c"'
    ' fill-opacity=".7"/>'
    '<circle cx="80" cy="42" r="18" fill="#ffb648"/><path d="M80 24C85 34 85 50 80 60 75 50 75 34 80 24Z"'
    ' fill="#240611"/>'
)
_SPHINX = (
    '<path d="M104 80L132 32l28 48Z" fill="#3f2a68"/><path d="M104 80L132 32l6 48Z" fill="#694a93"/>'
    '<path d="M40 88L66 46l28 42Z" fill="#4c3379"/><path d="M40 88L66 46l5 42Z" fill="#7b5a9e"/>'
)
_PEAK = (
    '<path d="M18 100L62 20l12 18 8-10 46 72Z" fill="#4b5870"/><path d="M62 20l12 18 4 28-6 34H18Z" fill="#7588a0"/>'
    '<path d="M62 20l-14 25 8-3 4 7 5-8 5 5 4-8Z" fill="#f3f6f8"/>'
)
_KEEP = (
    '<path d="M34 94V52h10v-8h6v8h8V36h8v-8h6v8h8v-8h6v8h8v16h8v-8h6v8h10v42Z" fill="#5b4660"/>'
    '<path d="M72 94V76a8 8 0 0 1 16 0v18Z" fill="#2a1d33"/><path d="M80 28V10" stroke="#3a2a3a" stroke-width="1.4"/>'
    '<path d="M80.6 10c6-3 9 3 15 0v9c-6 3-9-3-15 0Z" fill="#c0392b"/>'
)
_MOON = (
    '<circle cx="118" cy="26" r="11.5" fill="#fff5d6"/><path d="M113 22h3M121 30h2" stroke="#e6d9b4" stroke-width="3"/>'
)
SCENES = {
    "": Scene(("#f5d9b5", "#d99b7c", "#8a5f78"), ("#a57d8c", "#8d6a86", "#35283f"), (120, 40, "#fff0cf"), _KEEP),
    "Ancient": Scene(("#f9ecc2", "#f0bd78", "#b8683f"), ("#c58a5c", "#9a7148", "#3c3a24"), (84, 44, "#fff6d0"), _ARCH),
    "Cursed": Scene(
        ("#2b3440", "#66786c", "#c6c98f"),
        ("#4a5a54", "#3c4b48", "#1e2526"),
        (110, 50, "#e9efb0"),
        _tower(84, 22, 52, "#232a2e", "#161b20", "#b9f27a"),
    ),
    "Dire": Scene(
        ("#1b050d", "#6d1519", "#e8692f"), ("#4a1118", "#2a0b12", "#150509"), (80, 42, "#ff9a4a"), _EYE, is_craggy=True
    ),
    "Forest": Scene(
        ("#e5efc2", "#9cc48e", "#4b8a68"),
        ("#7fb08a", "#3d7a5b", "#123025"),
        (84, 40, "#fdffe0"),
        _pines(((12, 62), (36, 46), (58, 36), (106, 40), (128, 52), (150, 66)), "#22503d"),
    ),
    "Night": Scene(
        ("#141a44", "#3c3f83", "#8d6a9a"),
        ("#2d3170", "#232658", "#100f2a"),
        (118, 26, "#fff4cf"),
        _stars() + _MOON + _HOUSES,
    ),
    "Noble": Scene(
        ("#9fd0e0", "#f6e6bc", "#f3c777"), ("#a9bf8a", "#88a95f", "#4f7238"), (36, 34, "#fffbe0"), _banners()
    ),
    "Arcane": Scene(
        ("#1c1246", "#6b3a93", "#f3a3a0"), ("#5a3a82", "#442a6c", "#1d1236"), (80, 40, "#ffd6ef"), _stars() + _SPHINX
    ),
    "Mountain": Scene(
        ("#dbe8ee", "#a8c0cf", "#e8d3b0"),
        ("#8ea6b8", "#64798f", "#30384a"),
        (120, 40, "#ffffff"),
        _PEAK,
        is_craggy=True,
    ),
}
"""The landscapes by family; the first is for cards without a family and for custom families."""


def scene_name(family: str) -> str:
    """The id of the drawing for a family."""
    return f"scene-{family if family in SCENES else ''}".rstrip("-").lower()


def _ridge(base: float, height: float, colour: str, seed: float, is_craggy: bool) -> str:
    points = []
    for step in range(17 if is_craggy else 25):
        x = step * (10 if is_craggy else 160 / 24)
        wave = sin(x / 19 + seed) * 0.6 + sin(x / 8 + seed * 2.3) * 0.25
        if is_craggy:
            wave = (1 if step % 2 else -1) * (0.5 + 0.5 * sin(step * 2.1 + seed)) * 0.8
        points.append(f"{number(x)} {number(base + wave * height)}")
    return f'<path d="M{"L".join(points)}V100H0Z" fill="{colour}"/>'


@lru_cache(maxsize=16)
def scene_art(family: str) -> str:
    """The drawing of a family's landscape."""
    name = scene_name(family)
    scene = SCENES.get(family, SCENES[""])
    x, y, light = scene.glow
    offsets = zip((0, 0.55, 1), scene.sky, strict=True)
    stops = "".join(f'<stop offset="{offset}" stop-color="{colour}"/>' for offset, colour in offsets)
    far, middle, near = (
        _ridge(base, height, colour, seed, scene.is_craggy)
        for colour, (base, height, seed) in zip(scene.ridges, ((58, 9, 1.3), (70, 8, 4.1), (91, 4, 2.2)), strict=True)
    )
    return (
        f'<linearGradient id="§{name}-sky" x2="0" y2="1">{stops}</linearGradient><radialGradient id="§{name}-glow">'
        f'<stop offset="0" stop-color="{light}" stop-opacity=".9"/><stop offset="1" stop-color="{light}"'
        f' stop-opacity="0"/></radialGradient><symbol id="§{name}" viewBox="0 0 160 100"'
        f' preserveAspectRatio="xMidYMid slice"><rect width="160" height="100" fill="url(#§{name}-sky)"/>'
        f'<circle cx="{x}" cy="{y}" r="44" fill="url(#§{name}-glow)"/>{far}{middle}{scene.motif}{near}</symbol>'
    )
