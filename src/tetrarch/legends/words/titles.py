"""Components in words: names of cards, families, tokens, boards and leaders, and what cards do.

Published components have names in every language; custom components keep the titles of their files.
"""

from __future__ import annotations

from collections.abc import Iterator

from tetrarch.core.text.messages import Message, series
from tetrarch.legends.components.boards import BOARDS, EDGES, Side
from tetrarch.legends.components.cards import Card
from tetrarch.legends.components.components import Components, Token, default_components
from tetrarch.legends.position.position import Position
from tetrarch.legends.rules import layout
from tetrarch.legends.words import phrase, say

T_SLOTS = ("centre", "left", "right", "below")
RECTANGLE_SLOTS = ("top-left", "top-right", "bottom-left", "bottom-right")


def card_title(components: Components, card: Card) -> str | Message:
    """The title of a card."""
    return phrase(f"card-{card.id}") if components.has_published_cards else card.title


def family_name(components: Components, family: str) -> str | Message:
    """The name of a family on its own."""
    return phrase(f"family-{family.lower()}") if components.has_published_cards else family


def family_of_card(components: Components, family: str) -> str | Message:
    """The name of a family before the word for its cards."""
    return phrase(f"family-{family.lower()}-of") if components.has_published_cards else family


def token_title(components: Components, token: Token) -> str | Message:
    """The title of an explore token."""
    return phrase(f"face-{token.id}") if components.has_published_tokens else token.title


def side_name(components: Components, side: Side) -> str | Message:
    """The name of a board side; notation uses the English one."""
    return phrase(f"side-{side.name}") if components.has_published_sides else side.name


def leader_name(leader: str) -> Message:
    """A leader within a sentence: ``the Fairy Queen``."""
    return phrase(f"leader-{leader}")


def leader_title(leader: str) -> Message:
    """A leader on its own: ``Fairy Queen``."""
    return phrase(f"leader-{leader}-title")


def action_words(card: Card, language: str = "en") -> str:
    """The action of a card, such as ``place 3, then destroy an army``."""
    return action_message(card).text(language)


def action_message(card: Card) -> Message:
    """The action of a card, in any language."""
    parts = [phrase(f"do-{part.kind}", number=part.number) for part in card.parts]
    return parts[0] if len(parts) == 1 else phrase(f"do-{card.mode}", first=parts[0], second=parts[1])


def ability_words(card: Card, components: Components | None = None, language: str = "en") -> str:
    """The ability of a card; without components it is a published card."""
    known = components or default_components()
    found = gift_messages(card)
    if card.vp_per_family:
        found.append(phrase("gift-family", family=family_of_card(known, card.vp_per_family)))
    if card.set_family:
        family = family_of_card(known, card.set_family)
        found.append(phrase("gift-set", points=card.set_vp, cards=card.set_cards, family=family))
    if card.vp_per_flying:
        found.append(phrase("gift-per-flying", points=card.vp_per_flying))
    if card.vp_per_coins:
        found.append(phrase("gift-per-coins", coins=card.vp_per_coins))
    if card.immune:
        found.append(phrase("gift-immune"))
    return series(found or [phrase("gift-nothing")], "").text(language)


def gift_messages(card: Card) -> list[Message]:
    """The abilities of a card other than points: movement, armies, flying, elixirs and coins."""
    found = (
        ("gift-move", card.move),
        ("gift-army", card.army),
        ("gift-flying", card.flying),
        ("count-elixir", card.elixir),
        ("count-coin", card.coins),
    )
    return [phrase(name, number=number) for name, number in found if number]


# -------------------------------------------------------------------------------------------------------------- boards


def laid_boards(position: Position) -> list[tuple[int, Side, int]]:
    """The laid boards: slot, side and quarter turns."""
    state, sides = position.state, position.components.sides
    return [
        (slot, sides[state[layout.SLOT_SIDE + slot]], int(state[layout.SLOT_TURN + slot]))
        for slot in range(4)
        if state[layout.SLOT_SIDE + slot] >= 0
    ]


def slot_names(position: Position) -> tuple[str, ...]:
    """The stable names of the four slots."""
    return RECTANGLE_SLOTS if position.static[layout.RECTANGLE] else T_SLOTS


def slot_name(position: Position, slot: int, language: str = "en") -> str:
    """The name of a slot, such as ``left``."""
    return say(language, f"slot-{slot_names(position)[slot]}")


def board_words(position: Position, slot: int, side: Side, turn: int, language: str = "en") -> str:
    """A laid board, such as ``Left: volcano, upside down``."""
    is_centre = int(position.state[layout.CENTRE_SLOT]) == slot and position.static[layout.RECTANGLE]
    is_named = bool(is_centre) and position.state[layout.STEP] > layout.CENTRE_STEP
    return say(
        language,
        "board-laid-centre" if is_named else "board-laid",
        slot=slot_name(position, slot, language).capitalize(),
        side=side_name(position.components, side),
        turn=phrase(f"turn-{turn}"),
    )


def board_lines(position: Position, language: str = "en") -> list[str]:
    """The boards that the founder has still to lay, each with both of its sides (L2.1)."""
    if position.step != "lay":
        return []
    laid = {side.board for _, side, _ in laid_boards(position)}
    lines = [say(language, "boards-to-lay")]
    for board in range(1, BOARDS + 1):
        if board not in laid:
            lines.append(say(language, "board-number", number=board))
            for side in position.components.sides:
                lines += _side_lines(side, language) if side.board == board else []
    return lines


def _side_lines(side: Side, language: str) -> Iterator[str]:
    """One side: its islands, its ways, and from where the routes over its edges start when it lies upright."""
    name = f"  {side.name:<10} "
    indent = " " * len(name)
    islands = ", ".join(" ".join(island) for island in side.islands)
    told = say(language, "side-islands", count=len(side.islands), islands=islands)
    yield f"{name}{say(language, 'side-central', told=told) if side.must_be_central else told}"
    ways = ((side.land, "-"), (side.bridge, "="), (side.sea, "~"))
    inner = " ".join(f"{one}{sign}{other}" for pairs, sign in ways for one, other in pairs)
    if inner:
        yield f"{indent}{inner}"
    exits = ", ".join(say(language, f"edge-{edge}", region=side.exits[edge]) for edge in EDGES)
    yield f"{indent}{say(language, 'side-exits', exits=exits)}"
