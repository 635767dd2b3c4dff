"""Names of cards, families, tokens, board sides and leaders, and what cards do in words.

Published components have names in every language; custom components keep the titles of their files.
"""

from __future__ import annotations

from tetrarch.core.text.messages import Message, message, series
from tetrarch.legends.components.boards import Side
from tetrarch.legends.components.cards import Card
from tetrarch.legends.components.components import Components, Token, default_components
from tetrarch.legends.position.options import PACKAGE


def card_title(components: Components, card: Card) -> str | Message:
    """The title of a card."""
    return message(PACKAGE, f"card-{card.id}") if components.has_published_cards else card.title


def family_name(components: Components, family: str) -> str | Message:
    """The name of a family on its own."""
    return message(PACKAGE, f"family-{family.lower()}") if components.has_published_cards else family


def family_of_card(components: Components, family: str) -> str | Message:
    """The name of a family before the word for its cards."""
    return message(PACKAGE, f"family-{family.lower()}-of") if components.has_published_cards else family


def token_title(components: Components, token: Token) -> str | Message:
    """The title of an explore token."""
    return message(PACKAGE, f"face-{token.id}") if components.has_published_tokens else token.title


def side_name(components: Components, side: Side) -> str | Message:
    """The name of a board side; notation uses the English one."""
    return message(PACKAGE, f"side-{side.name}") if components.has_published_sides else side.name


def leader_name(leader: str) -> Message:
    """A leader within a sentence: ``the Fairy Queen``."""
    return message(PACKAGE, f"leader-{leader}")


def leader_title(leader: str) -> Message:
    """A leader on its own: ``Fairy Queen``."""
    return message(PACKAGE, f"leader-{leader}-title")


def action_words(card: Card, language: str = "en") -> str:
    """The action of a card, such as ``place 3, then destroy an army``."""
    parts = [message(PACKAGE, f"do-{part.kind}", number=part.number).text(language) for part in card.parts]
    if len(parts) == 1:
        return parts[0]
    return message(PACKAGE, f"do-{card.mode}", first=parts[0], second=parts[1]).text(language)


def ability_words(card: Card, components: Components | None = None, language: str = "en") -> str:
    """The ability of a card; without components it is a published card."""
    known = components or default_components()
    found = gift_messages(card)
    if card.vp_per_family:
        found.append(message(PACKAGE, "gift-family", family=family_of_card(known, card.vp_per_family)))
    if card.set_family:
        family = family_of_card(known, card.set_family)
        found.append(message(PACKAGE, "gift-set", points=card.set_vp, cards=card.set_cards, family=family))
    if card.vp_per_flying:
        found.append(message(PACKAGE, "gift-per-flying", points=card.vp_per_flying))
    if card.vp_per_coins:
        found.append(message(PACKAGE, "gift-per-coins", coins=card.vp_per_coins))
    if card.immune:
        found.append(message(PACKAGE, "gift-immune"))
    return series(found or [message(PACKAGE, "gift-nothing")], "").text(language)


def gift_messages(card: Card) -> list[Message]:
    """The abilities of a card other than points: movement, armies, flying, elixirs and coins."""
    found = (
        ("gift-move", card.move),
        ("gift-army", card.army),
        ("gift-flying", card.flying),
        ("count-elixir", card.elixir),
        ("count-coin", card.coins),
    )
    return [message(PACKAGE, name, number=number) for name, number in found if number]
