"""The row of cards in SVG drawings: prices, titles, abilities, actions, and a picture for each family."""

from __future__ import annotations

from functools import cache
from html import escape

from tetrarch.core.drawing.svg import SERIF, load_drawings, moved, number
from tetrarch.core.text.messages import said
from tetrarch.legends.components.cards import Card
from tetrarch.legends.components.components import Components, default_components
from tetrarch.legends.drawing.marks import Lit, kind_badge
from tetrarch.legends.position.position import Place, Position
from tetrarch.legends.rules import layout
from tetrarch.legends.words import say
from tetrarch.legends.words.sentences import player_message
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
    names = {scene_name(place.card.family) for place in position.row() if place}
    veil = (
        '<linearGradient id="§veil" x2="0" y2="1"><stop offset="0" stop-color="#000" stop-opacity=".45"/>'
        '<stop offset=".34" stop-color="#000" stop-opacity="0"/><stop offset=".46" stop-color="#100a08"'
        ' stop-opacity="0"/>'
        '<stop offset=".8" stop-color="#100a08" stop-opacity=".85"/></linearGradient>'
    )
    return veil + "".join(scenes()[name] for name in sorted(names))


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
    return line + moved(width - 16, CARD_HEIGHT - 18, kind_badge("take"))


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


@cache
def scenes() -> dict[str, str]:
    """The landscapes of 160 by 100 units by their ids, one for each family; ``scene`` is for all other cards."""
    drawings = load_drawings("tetrarch.legends", "scenes")
    return {drawing.partition('<symbol id="§')[2].partition('"')[0]: drawing for drawing in drawings}


def scene_name(family: str) -> str:
    """The id of the landscape for a family."""
    name = f"scene-{family.lower()}"
    return name if family.istitle() and name in scenes() else "scene"
