"""The positions of the tutorial of Legends, completed from what the steps give."""

from __future__ import annotations

from typing import cast

from tetrarch.legends.components.components import default_components

Fields = dict[str, object]


def fill(fields: Fields) -> Fields:
    """Put all cards into the deck that are neither in the row nor owned, in the order of the set.

    An empty text in the row stands for a card that was just taken. Seats that have not bid, and the first player before
    there is one, may be left out.
    """
    players = cast("dict[str, int]", fields["options"])["players"]
    cards = cast("dict[str, list[str]]", fields["cards"])
    gone = {*cast("list[str]", fields["row"]), *(card for owned in cards.values() for card in owned)}
    playing = [card.id for card in default_components().cards if card.min_players <= players]
    bids = cast("dict[str, int]", fields["bids"])
    return {
        "first": None,
        "rogues": None,
        **fields,
        "row": [card or None for card in cast("list[str]", fields["row"])],
        "deck": [card for card in playing if card not in gone],
        "bids": {letter: bids.get(letter) for letter in cast("list[str]", fields["identities"])},
    }
