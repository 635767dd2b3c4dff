"""Purses of a position that hold more coins than their owners can have come by."""

from __future__ import annotations

from collections.abc import Collection
from itertools import combinations
from typing import NamedTuple

from tetrarch.core.errors import Fault
from tetrarch.core.text.messages import Message, Value, message, series
from tetrarch.legends.components.cards import Card
from tetrarch.legends.position.fault_words import position_fault
from tetrarch.legends.position.options import PACKAGE
from tetrarch.legends.position.position import Position
from tetrarch.legends.position.validation_setup import start_coins
from tetrarch.legends.rules import layout
from tetrarch.legends.rules.state import cities_in
from tetrarch.legends.rules.turn import outbids

MERCHANTS_COINS = 2
"""What merchants leave on a region of each board (L12.7)."""


class Source(NamedTuple):
    """Where coins come from, or go."""

    coins: int
    name: str
    """A message ``coins-NAME`` tells of it."""
    rule: str


def coin_faults(position: Position) -> list[Fault]:
    """Players who hold more together than they can, once the bid is paid; groups that hold such a group are not named.

    That no player holds too much is not enough: coins that only one of several can have taken are counted once, and
    what the Bandit King has taken is gone from the others.
    """
    faults: list[Fault] = []
    named: list[set[int]] = []
    for size in range(1, position.players + 1):
        for group in map(set, combinations(range(position.players), size)):
            held = sum(position.coins(seat) for seat in group)
            sources = coin_sources(position, group)
            most = sum(source.coins for source in sources)
            if held > most and not any(other < group for other in named):
                named.append(group)
                faults.append(_fault(position, group, held, most, sources))
    return faults


def coin_sources(position: Position, group: Collection[int]) -> list[Source]:
    """All that a group of players can have come by and must have paid: cards may all have been taken for nothing."""
    gains = [
        Source(len(group) * start_coins(position.players), "start", "L2.6"),
        Source(-_bid_paid(position, group), "bid", "L3.1"),
        Source(sum(card.coins for seat in group for card in position.cards(seat)), "cards", "L6.5"),
        Source(_token_coins(position, group), "tokens", "L12.2"),
        Source(MERCHANTS_COINS * _boards_traded(position, group), "merchants", "L12.7"),
        Source(_robberies(position, group), "king", "L12.6"),
    ]
    return [source for source in gains if source.coins]


def _fault(position: Position, group: set[int], held: int, most: int, sources: list[Source]) -> Fault:
    letters = [position.identities[seat] for seat in sorted(group)]
    where = f"coins.{letters[0]}" if len(letters) == 1 else "coins"
    name = "position-coins-most" if len(sources) == 1 else "position-coins-sources"
    values: dict[str, Value] = {"held": str(held), "most": str(most)}
    if len(sources) > 1:
        values["sources"] = series(map(_told, sources), "")
    if len(letters) > 1:
        name, values["letters"] = f"{name}-group", series(letters)
    return position_fault(where, name, sources[0].rule, **values)


def _told(source: Source) -> Message:
    if source.name == "start":
        return message(PACKAGE, "coins-start", coins=str(source.coins))
    return message(PACKAGE, f"coins-{source.name}", coins=f"{source.coins:+d}", rule=source.rule)


def _bid_paid(position: Position, group: Collection[int]) -> int:
    """What the group has paid for its bid, 0 where it is not sure that the winner is among it (L3.1, L3.2)."""
    seats = range(position.players)
    winners = [
        seat for seat in seats if not any(outbids(position.static, position.state, other, seat) for other in seats)
    ]
    return (position.bid(winners[0]) or 0) if set(winners) <= set(group) else 0


def _token_coins(position: Position, group: Collection[int]) -> int:
    """The coins of the explore tokens that the group has taken (L12.2)."""
    components = position.components
    taken = [token.face for token in position.explore_tokens() if token.owner in group and token.face is not None]
    return sum(components.tokens[components.token_index[face]].coins for face in taken)


def _boards_traded(position: Position, group: Collection[int]) -> int:
    """The boards whose merchants' coins are gone, and on which the group has a city to have taken them (L12.7)."""
    state, components = position.state, position.components
    if "merchants" not in position.options.variants:
        return 0
    found = 0
    for side in map(int, state[layout.SLOT_SIDE : layout.SLOT_SIDE + 4]):
        regions = [components.region_index[region] for region in components.sides[side].regions]
        lying = any(int(state[layout.MERCHANT_REGIONS]) >> region & 1 for region in regions)
        built = any(cities_in(int(state[layout.STACKS + region]), seat) for region in regions for seat in group)
        found += built and not lying
    return found


def _robberies(position: Position, group: Collection[int]) -> int:
    """How often the Bandit King can have taken a coin of a player outside of the group that he is in (L12.6).

    In the view of a table that waits for a deal nobody's leader may be known; then it can be anybody.
    """
    if len(group) == position.players or "leaders" not in position.options.variants:
        return 0
    leaders = [position.leader(seat) for seat in range(position.players)]
    king = "bandit-king" if "bandit-king" in leaders else None
    return max((_armies_destroyed(position, seat) for seat in group if leaders[seat] == king), default=0)


def _armies_destroyed(position: Position, seat: int) -> int:
    """How many armies a seat can have destroyed so far: what its cards allow, less what the card in hand still may."""
    number = sum(map(_destructions, position.cards(seat)))
    in_hand = int(position.state[layout.CARD])
    if in_hand >= 0 and seat == position.seat:
        card = position.components.cards[in_hand]
        begun_with = card.mode == "and" and position.state[layout.PART] == 1 and card.parts[0].kind == "destroy"
        number -= _destructions(card) - begun_with
    return number


def _destructions(card: Card) -> int:
    """How many armies the action of a card destroys at most (L4.4, L5.4)."""
    parts = [part.kind == "destroy" for part in card.parts]
    return max(parts) if card.mode == "or" else sum(parts)
