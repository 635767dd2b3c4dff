"""The automatic consequences of a decision: tokens, coins and armies that change hands, and new cards.

They contain only public information: a complete position, a seat's view and a spectator's view give the same ones.
"""

from __future__ import annotations

from collections.abc import Iterator

from tetrarch.core.table_adapter import Consequence
from tetrarch.core.text.messages import Message, Series, Value, series
from tetrarch.legends.components.components import Token
from tetrarch.legends.position.position import Position
from tetrarch.legends.rules import layout
from tetrarch.legends.rules.turn import price_of
from tetrarch.legends.words import phrase
from tetrarch.legends.words.sentences import player_message
from tetrarch.legends.words.titles import card_title, leader_name, token_title

Entry = tuple[str, str, dict[str, Value]]
"""The name of a message, the number of its rule, and its values."""


def consequences(before: Position, after: Position, language: str = "en") -> tuple[Consequence, ...]:
    """The consequences of the decision or deal between two positions, in order.

    Both positions are complete, or both are views of one seat or of a spectator.
    """
    return tuple(Consequence(told.text(language), rule) for told, rule in consequence_messages(before, after))


def consequence_messages(before: Position, after: Position) -> tuple[tuple[Message, str], ...]:
    """The consequences in any language, each with the number of its rule."""
    return tuple((phrase(name, **values), rule) for name, rule, values in _entries(before, after))


def _entries(before: Position, after: Position) -> Iterator[Entry]:
    if before.state[layout.STEP] <= layout.MERCHANT_STEP:
        yield from _openings(after)
    elif before.step == "bid":
        yield from _reveal(after)
    else:
        for step in (_gains, _encounters, _cities, _destructions, _looks, _cards):
            yield from step(before, after)


def _reveal(after: Position) -> Iterator[Entry]:
    """After the last bid: all bids, the winner, and what broke a tie (L3.1, L3.2, L12.8)."""
    if after.step != "first":
        return
    bids = [after.bid(seat) or 0 for seat in range(after.players)]
    winner = after.decider
    tied = [player_message(after, seat) for seat, bid in enumerate(bids) if bid == bids[winner]]
    tie = "no" if len(tied) == 1 else "die" if "die" in after.options.variants else "age"
    shown = (phrase("bid-of", player=player_message(after, seat), coins=bid) for seat, bid in enumerate(bids))
    values: dict[str, Value] = {
        "bids": series(shown, ""),
        "player": player_message(after, winner),
        "tie": tie,
        "tied": series(tied),
        "coins": bids[winner],
    }
    yield "bids-revealed", {"no": "L3.1", "age": "L3.2", "die": "L12.8"}[tie], values


def _openings(after: Position) -> Iterator[Entry]:
    """The row and the leaders that are revealed when the set-up is complete (L2.3, L12.6)."""
    if after.state[layout.STEP] <= layout.MERCHANT_STEP:
        return
    cards = series((card_title(after.components, place.card) for place in after.row() if place), "")
    yield "row-laid", "L2.3", {"cards": cards}
    for seat in range(after.players):
        if leader := after.leader(seat):
            yield "leader-dealt", "L12.6", {"player": player_message(after, seat), "leader": leader_name(leader)}


def _gained(before: Position, after: Position, place: int) -> int:
    """The change of one count of the seat on turn."""
    return int(after.state[place + before.seat] - before.state[place + before.seat])


def _player(before: Position) -> dict[str, Value]:
    return {"player": player_message(before, before.seat)}


def _gains(before: Position, after: Position) -> Iterator[Entry]:
    """The coins that a card brings (L6.5)."""
    if before.step not in ("take", "queen") or _gained(before, after, layout.TAKEN) == 0:
        return
    place = next(place for place in range(layout.MAX_ROW) if _is_taken(before, after, place))
    coins = _gained(before, after, layout.COINS) + int(price_of(place))
    if coins > 0:
        yield "coins-gained", "L6.5", {**_player(before), "coins": coins}


def _is_taken(before: Position, after: Position, place: int) -> bool:
    card = int(before.state[layout.ROW + place])
    new = int(after.state[layout.OWNED + before.seat] & ~before.state[layout.OWNED + before.seat])
    return card >= 0 and bool(new >> card & 1)


def _encounters(before: Position, after: Position) -> Iterator[Entry]:
    """The army with a White Knight's city, the slain dragon, and the coin of the rogues (L12.4, L12.6)."""
    step, player = before.step, _player(before)
    if step == "city" and _gained(before, after, layout.ARMIES) > 0:
        yield "escort-came", "L12.6", player
    if before.dragon_owner is None and after.dragon_owner is not None:
        yield "dragon-slain", "L12.4", player
    if step == "move" and _gained(before, after, layout.COINS) < 0:
        yield "rogues-paid", "L12.4", player


def _cities(before: Position, after: Position) -> Iterator[Entry]:
    """The coins and the token that a city takes (L12.2, L12.7, L12.9); a preview does not know a hidden one."""
    regions = before.components.regions
    for region in before.merchants():
        if region not in after.merchants():
            yield "merchants-taken", "L12.7", {**_player(before), "region": regions[region]}
    if "explore" not in before.options.variants:
        return
    is_hidden = "swamp" in before.options.variants
    tokens, index = before.components.tokens, before.components.token_index
    for token, taken in zip(before.explore_tokens(), after.explore_tokens(), strict=True):
        if token.region is None or taken.owner is None:
            continue
        if taken.face is None:
            yield "token-comes", "L12.9", {**_player(before), "region": regions[token.region]}
        else:
            face = tokens[index[taken.face]]
            values: dict[str, Value] = {
                **_player(before),
                "token": phrase("token-explore", title=token_title(before.components, face)),
                "region": regions[token.region],
                "hidden": "yes" if is_hidden else "no",
                "effect": _effect(face),
            }
            yield "token-taken", "L12.9" if is_hidden else "L12.2", values


def _effect(token: Token) -> Series:
    """The effect of a token (L12.2, L12.9)."""
    numbers = {
        "elixirs": token.elixir,
        "army": token.army,
        "move": token.move,
        "coins": token.coins,
        "points": max(token.vp, 0),
        "cost": max(-token.vp, 0),
        "ties": int(token.wins_ties),
    }
    effects = (phrase(f"effect-{name}", number=number) for name, number in numbers.items() if number)
    return series(effects, "")


def _destructions(before: Position, after: Position) -> Iterator[Entry]:
    """The coin that the Bandit King takes, and the army that the Red Sorceress keeps (L12.6)."""
    if before.step != "destroy":
        return
    for seat in range(before.players):
        values: dict[str, Value] = {**_player(before), "other": player_message(before, seat)}
        if after.kept(seat) > before.kept(seat):
            yield "army-kept", "L12.6", values
        if after.coins(seat) < before.coins(seat):
            yield "coin-taken", "L12.6", values


def _looks(before: Position, after: Position) -> Iterator[Entry]:
    """The face-down tokens that the seat has looked at, without their faces (L12.9)."""
    if "swamp" not in before.options.variants:
        return
    regions = [
        before.components.regions[token.region]
        for token, seen in zip(before.explore_tokens(), after.explore_tokens(), strict=True)
        if token.region is not None and seen.owner is None and len(seen.seen) > len(token.seen)
    ]
    if regions:
        values: dict[str, Value] = {**_player(before), "regions": ", ".join(regions), "count": len(regions)}
        yield "tokens-seen", "L12.9", values


def _cards(before: Position, after: Position) -> Iterator[Entry]:
    """The new card at the right end of the row (L4.5); a preview has an empty place instead."""
    if after.deck_left == before.deck_left:
        return
    known = {place.card.id for place in before.row() if place}
    place, card = [(number, place.card) for number, place in enumerate(after.row(), 1) if place][-1]
    if card.id in known:
        yield "card-comes", "L4.5", {"place": place + 1}
    else:
        yield "card-came", "L4.5", {"card": card_title(after.components, card), "place": place}
