"""The components of a game of Legends, as the page gets them once: enough to draw the islands without any rule."""

from __future__ import annotations

import msgspec

from tetrarch.core.text.messages import said
from tetrarch.legends.components.boards import Side
from tetrarch.legends.components.cards import CARDS_EACH, Card
from tetrarch.legends.components.components import Components
from tetrarch.legends.position.forms import OptionsForm
from tetrarch.legends.position.position import Position
from tetrarch.legends.rules.layout import LEADER_NAMES
from tetrarch.legends.words.description import slot_name
from tetrarch.legends.words.sentences import player_name
from tetrarch.legends.words.titles import card_title, family_name, family_of_card, leader_title, side_name, token_title
from tetrarch.table.refusal import say


def ground_form(view: Position, language: str) -> dict[str, object]:
    """Board sides with their regions, islands and ways; cards, tokens and leaders; who is which colour.

    Which sides lie where is in the position: it changes while the founder lays them, and with each game of a match.
    """
    components = view.components
    form: dict[str, object] = {
        "options": msgspec.to_builtins(OptionsForm.of(view.options)),
        "identities": view.identities,
        "players": [
            {"identity": view.identities[seat], "name": player_name(view, seat, language)}
            for seat in range(view.players)
        ],
        "cards_each": CARDS_EACH[view.players],
        "goal": say(
            language,
            "goal-legends-match" if "match" in view.options.variants else "goal-legends",
            cards=CARDS_EACH[view.players],
        ),
        "slots": [slot_name(view, slot, language) for slot in range(4)],
        "sides": [{**_side(side), "title": said(side_name(components, side), language)} for side in components.sides],
        "cards": [_card(card, components, language) for card in components.cards if card.min_players <= view.players],
    }
    if "explore" in view.options.variants:
        swamp = "swamp" in view.options.variants
        form["tokens"] = [
            {**token.to_dict(), "title": said(token_title(components, token), language)}
            for token in components.tokens
            if swamp or not token.swamp
        ]
    if "leaders" in view.options.variants:
        form["leaders"] = [{"id": leader, "title": said(leader_title(leader), language)} for leader in LEADER_NAMES]
    return form


def _card(card: Card, components: Components, language: str) -> dict[str, object]:
    """A card in the fields of its file, with its title and the families that it counts as the reader calls them."""
    form: dict[str, object] = {**card.to_dict(), "title": said(card_title(components, card), language)}
    counted = dict.fromkeys(filter(None, (card.vp_per_family, card.set_family)))
    if counted:
        form["families"] = {
            family: {
                "title": said(family_name(components, family), language),
                "of": said(family_of_card(components, family), language),
            }
            for family in counted
        }
    return form


def _side(side: Side) -> dict[str, object]:
    return {
        "name": side.name,
        "board": side.board,
        "must_be_central": side.must_be_central,
        "islands": [list(island) for island in side.islands],
        "land": [list(pair) for pair in side.land],
        "bridge": [list(pair) for pair in side.bridge],
        "sea": [list(pair) for pair in side.sea],
        "exits": dict(side.exits),
        "at": {region: list(place) for region, place in side.at.items()},
    }
