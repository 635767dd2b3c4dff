"""Forced openings of Legends: what a bid and moving first are worth (L3)."""

from __future__ import annotations

from tetrarch.legends.position.position import Position
from tetrarch.legends.position.validation_setup import start_coins
from tetrarch.legends.rules import layout


def forced_openings(position: Position) -> list[tuple[str, str]]:
    """The openings that can be forced on a seat: kind and name; none once the bids are made, and none in a match.

    ``bid`` and a number of coins, up to all that a player has (L2.6): the seat pays them and moves first. With 0 coins
    it moves first for nothing, and nobody has paid.
    """
    if position.first is not None or "match" in position.options.variants:
        return []
    return [("bid", str(coins)) for coins in range(start_coins(position.players) + 1)]


def forced_decision(position: Position, decider: int, seat: int, name: str) -> int | None:
    """The decision of a seat that decides now, if the opening of another seat forces it."""
    if position.step == "bid":
        return layout.BID_COINS | (int(name) if decider == seat else 0) << layout.ONE_SHIFT
    return layout.NAME_FIRST | seat << layout.ONE_SHIFT if position.step == "first" else None
