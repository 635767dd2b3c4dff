"""What the seats hold at the end of a game of Legends: cards, regions, leaders, bids and sources of points."""

from __future__ import annotations

from tetrarch.core.text.messages import said
from tetrarch.legends.components.components import default_components
from tetrarch.legends.position.position import Position
from tetrarch.legends.words.score import score_sheet
from tetrarch.legends.words.titles import card_title, leader_title

Held = dict[str, tuple[int, int]]
HOLDING_KINDS = {
    "card": ("Cards", "Cards that a player owns at the end. The points are those of the card itself (L8.3)."),
    "source": ("Sources of points", "Every source that brings a player points, with the points for each one of it."),
    "region": ("Regions", "Regions that a player controls at the end, by their place on the boards."),
    "bid": ("Bids", "What players bid, whether they paid it or not; `tetrarch fairness` compares forced bids."),
    "leader": ("Leaders", "The leaders of the variant."),
}
"""The title of each kind, and a note about it."""


def holdings(position: Position) -> dict[str, list[Held]]:
    """By kind, for each seat and last for nobody: how many of each name, and their points.

    In a match these are the holdings of its last game.
    """
    components, seats = position.components, range(position.players)
    sheets = [score_sheet(position, seat) for seat in seats]
    points = [{(line.source, line.name): line.points for line in sheet} for sheet in sheets]
    cards: list[Held] = [
        {card.id: (1, own.get(("card", card.id), 0)) for card in position.cards(seat)}
        for seat, own in enumerate(points)
    ]
    taken = {card for held in cards for card in held}
    in_deck = [card.id for card in components.cards if card.min_players <= position.players]
    regions: list[Held] = [
        {components.regions[region]: (1, 1) for region in position.regions_controlled(seat)} for seat in seats
    ]
    controlled = {region for held in regions for region in held}
    on_map = [components.regions[region] for region in position.regions()]
    sources: list[Held] = []
    for sheet in sheets:
        sums: Held = {}
        for line in sheet:
            count, sum_of_points = sums.get(line.source, (0, 0))
            sums[line.source] = (count + 1, sum_of_points + line.points)
        sources.append(sums)
    leaders = [position.leader(seat) for seat in seats]
    bids = [position.bid(seat) for seat in seats]
    return {
        "card": [*cards, {card: (1, 0) for card in in_deck if card not in taken}],
        "region": [*regions, {region: (1, 0) for region in on_map if region not in controlled}],
        "source": [*sources, {}],
        "leader": [
            *(
                {leader: (1, own.get(("leader", leader), 0))} if leader else {}
                for leader, own in zip(leaders, points, strict=True)
            ),
            {},
        ],
        "bid": [*({str(bid): (1, 0)} if bid is not None else {} for bid in bids), {}],
    }


def holding_title(kind: str, name: str) -> str:
    """The name of something that a seat can hold, in English; cards with the same title also have their id."""
    if kind == "card":
        components = default_components()
        titles = {card.id: said(card_title(components, card), "en") for card in components.cards}
        title = titles.get(name, name)
        return f"{title} ({name})" if list(titles.values()).count(title) > 1 else title
    if kind == "leader":
        return leader_title(name).text("en")
    return name
