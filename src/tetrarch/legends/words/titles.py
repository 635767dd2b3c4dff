"""What cards, families, tokens, board sides and leaders are called.

Those of the published game have names in every language; somebody's own keep the titles of their files.
"""

from __future__ import annotations

from tetrarch.core.text.messages import Message, message
from tetrarch.legends.components.boards import Side
from tetrarch.legends.components.cards import Card
from tetrarch.legends.components.components import Components
from tetrarch.legends.components.tokens import Token
from tetrarch.legends.words.notation import PACKAGE


def card_title(components: Components, card: Card) -> str | Message:
    """The title of a card."""
    return message(PACKAGE, f"card-{card.id}") if components.has_published_cards else card.title


def family_name(components: Components, family: str) -> str | Message:
    """A family by itself."""
    return message(PACKAGE, f"family-{family.lower()}") if components.has_published_cards else family


def family_of_card(components: Components, family: str) -> str | Message:
    """A family beside the word for its cards."""
    return message(PACKAGE, f"family-{family.lower()}-of") if components.has_published_cards else family


def token_title(components: Components, token: Token) -> str | Message:
    """The title of an explore token."""
    return message(PACKAGE, f"face-{token.id}") if components.has_published_tokens else token.title


def side_name(components: Components, side: Side) -> str | Message:
    """The nickname of a side of a board; in notation it is the English one."""
    return message(PACKAGE, f"side-{side.name}") if components.has_published_sides else side.name


def leader_name(leader: str) -> Message:
    """A leader as a sentence has it: ``the Fairy Queen``."""
    return message(PACKAGE, f"leader-{leader}")


def leader_title(leader: str) -> Message:
    """A leader by itself: ``Fairy Queen``."""
    return message(PACKAGE, f"leader-{leader}-title")
