"""What cards do, in words: what they bring their owner, and what they let their taker do."""

from __future__ import annotations

from tetrarch.core.text.messages import Message, message, series
from tetrarch.legends.components.cards import Card
from tetrarch.legends.components.components import Components, default_components
from tetrarch.legends.words.notation import PACKAGE
from tetrarch.legends.words.sentences import say
from tetrarch.legends.words.titles import family_of_card


def part_words(card: Card, language: str = "en") -> list[str]:
    """The parts of a card's action, such as ``place 3``."""
    return [say(language, f"do-{part.kind}", number=part.number) for part in card.parts]


def action_words(card: Card, language: str = "en") -> str:
    """What a card lets its taker do, such as ``place 3, then destroy an army``."""
    parts = part_words(card, language)
    return parts[0] if len(parts) == 1 else say(language, f"do-{card.mode}", first=parts[0], second=parts[1])


def ability_words(card: Card, components: Components | None = None, language: str = "en") -> str:
    """What a card brings its owner for the rest of the game; it is a published card where no components are given."""
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
    """What a card brings its owner that is no points: movement, armies, flying, elixirs and coins."""
    found = (
        ("gift-move", card.move),
        ("gift-army", card.army),
        ("gift-flying", card.flying),
        ("count-elixir", card.elixir),
        ("count-coin", card.coins),
    )
    return [message(PACKAGE, name, number=number) for name, number in found if number]
