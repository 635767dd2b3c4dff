"""The static array of a game: options, cards, board sides and tokens, as the rules read them."""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from tetrarch.legends.components.boards import EDGES
from tetrarch.legends.components.components import Card, Components, Part, Token
from tetrarch.legends.position.options import VARIANTS, Options
from tetrarch.legends.rules import layout

MODES = {"single": layout.SINGLE, "or": layout.OR, "and": layout.AND}
PARTS = {
    "place": layout.PLACE_PART,
    "move": layout.MOVE_PART,
    "city": layout.CITY_PART,
    "destroy": layout.DESTROY_PART,
}


def static_array(components: Components, options: Options) -> npt.NDArray[np.int64]:
    """The flat array that the rules call ``board``."""
    static = np.zeros(layout.STATIC_SIZE, dtype=np.int64)
    static[layout.PLAYERS] = options.players
    static[layout.PRINTING] = options.printing == "first-printing"
    for place, variant in enumerate(VARIANTS, layout.MATCH):
        static[place] = variant in options.variants
    static[layout.QUICK_SETUP] = options.quick_setup
    _write_map(static, components)
    _write_cards(static, components)
    for number, token in enumerate(components.tokens):
        row = layout.TOKEN_ROWS + layout.TOKEN_ROW * number
        static[row : row + layout.TOKEN_ROW] = _token_row(token)
    return static


def _write_map(static: npt.NDArray[np.int64], components: Components) -> None:
    index = components.region_index
    static[layout.REGIONS] = len(components.regions)
    static[layout.SIDES] = len(components.sides)
    static[layout.ISLANDS] = len(components.islands)
    for number, side in enumerate(components.sides):
        row = layout.SIDE_ROWS + layout.SIDE_ROW * number
        static[row + layout.SIDE_REGIONS] = sum(1 << index[region] for region in side.regions)
        for edge, name in enumerate(EDGES):
            static[row + layout.SIDE_EXITS + edge] = index[side.exits[name]]
        static[row + layout.SIDE_CENTRAL] = side.must_be_central
        for kind, pairs in ((layout.REGION_LAND, side.land + side.bridge), (layout.REGION_SEA, side.sea)):
            for one, two in pairs:
                static[layout.REGION_ROWS + layout.REGION_ROW * index[one] + kind] |= 1 << index[two]
                static[layout.REGION_ROWS + layout.REGION_ROW * index[two] + kind] |= 1 << index[one]
    for number, island in enumerate(components.islands):
        static[layout.ISLAND_ROWS + number] = sum(1 << index[region] for region in island)
        for region in island:
            static[layout.REGION_ROWS + layout.REGION_ROW * index[region] + layout.REGION_ISLAND] = number


def _write_cards(static: npt.NDArray[np.int64], components: Components) -> None:
    static[layout.CARDS] = len(components.cards)
    families = components.families
    for number, card in enumerate(components.cards):
        row = layout.CARD_ROWS + layout.CARD_ROW * number
        static[row : row + layout.CARD_ROW] = _card_row(card, families)
        if card.family:
            static[layout.FAMILY_MASKS + families.index(card.family)] |= 1 << number
    static[layout.FOREST] = families.index("Forest") if "Forest" in families else -1


def _card_row(card: Card, families: tuple[str, ...]) -> list[int]:
    def family(name: str) -> int:
        return families.index(name) if name in families else -1

    parts = [*card.parts, Part("", 0)][:2]
    return [
        family(card.family),
        card.min_players,
        card.move,
        card.army,
        card.flying,
        card.elixir,
        card.coins,
        family(card.vp_per_family),
        family(card.set_family),
        card.set_cards,
        card.set_vp,
        card.vp_per_flying,
        card.vp_per_coins,
        card.immune,
        MODES[card.mode],
        *(number for part in parts for number in (PARTS.get(part.kind, 0), part.number)),
    ]


def _token_row(token: Token) -> list[int]:
    return [token.elixir, token.army, token.move, token.coins, token.vp, token.wins_ties]
