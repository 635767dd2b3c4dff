"""Forced openings of Legends: what a bid and moving first are worth (L3)."""

from __future__ import annotations

from tetrarch.legends.position.position import Position
from tetrarch.legends.position.validation_setup import start_coins
from tetrarch.legends.rules import layout


def forced_openings(position: Position, *, contested: bool = True) -> list[tuple[str, str]]:
    """The openings that can be forced on a seat: kind and name; none once the bids are made, and none in a match.

    The name is a number of coins, up to all that a player has (L2.6). ``bid``: the seat bids them, and all else is
    free, so it may be outbid. ``first``, if nobody contests it: the seat pays them and moves first; with 0 coins nobody
    has paid.
    """
    if position.first is not None or "match" in position.options.variants:
        return []
    kind = "bid" if contested else "first"
    return [(kind, str(coins)) for coins in range(start_coins(position.players) + 1)]


def forced_decision(position: Position, decider: int, seat: int, opening: tuple[str, str]) -> int | None:
    """What the opening of a seat forces on the seat that decides now; None if that is free."""
    kind, coins = opening
    if position.step == "bid" and (decider == seat or kind == "first"):
        return layout.BID_COINS | (int(coins) if decider == seat else 0) << layout.ONE_SHIFT
    return layout.NAME_FIRST | seat << layout.ONE_SHIFT if position.step == "first" and kind == "first" else None
