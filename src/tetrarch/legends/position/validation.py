"""The rules that a position breaks: every fault, not only the first."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from itertools import combinations
from typing import NamedTuple

import numpy as np

from tetrarch.core.errors import Fault
from tetrarch.core.text.messages import Message, Value, message, series
from tetrarch.legends.components.cards import Card
from tetrarch.legends.position.deal import ages_of, blank_position, seat_founder, set_ages
from tetrarch.legends.position.forms import PositionForm
from tetrarch.legends.position.options import PACKAGE, broken, position_fault
from tetrarch.legends.position.position import Position
from tetrarch.legends.position.validation_setup import (
    map_faults,
    muster_faults,
    setup_faults,
    start_coins,
    token_faults,
)
from tetrarch.legends.rules import layout
from tetrarch.legends.rules.actions import can_do_part, points_for
from tetrarch.legends.rules.chance import hide
from tetrarch.legends.rules.ending import final_rank
from tetrarch.legends.rules.state import cities_in
from tetrarch.legends.rules.turn import can_do_half, cards_each, outbids

MERCHANTS_COINS = 2
"""The coins of merchants on each board (L12.7)."""


def position_faults(position: Position, form: PositionForm) -> list[Fault]:
    """All rules that a well-formed position breaks."""
    number = layout.STEP_NAMES.index(position.step)
    faults = [*_piece_faults(position), *_hidden_faults(position)]
    if number == layout.DEAL_STEP and position.match_game == 1:
        return [*faults, *_fresh_faults(position)]
    faults += _course_faults(position, form)
    if layout.DEAL_STEP < number < layout.BID_STEP:
        return [*faults, *setup_faults(position, number)]
    if len(form.slots) != 4 or position.start_region is None:
        return [*faults, position_fault("slots", "position-before-bids", "L2.0")]
    faults += [*map_faults(position), *token_faults(position, layout.BID_STEP), *_card_faults(position)]
    if number == layout.BID_STEP:
        return [*faults, *_bid_faults(position), *muster_faults(position, number)]
    faults += _after_bid_faults(position)
    if number == layout.FIRST_STEP:
        return [*faults, *muster_faults(position, number)]
    if position.first is None:
        return [*faults, position_fault("first", "position-first-named", "L3.1")]
    if min(position.state[layout.BID : layout.BID + position.players]) >= 0:
        faults += coin_faults(position)
    if number in (layout.DEAL_STEP, layout.OVER_STEP):
        return [*faults, *_end_faults(position)]
    return [*faults, *_turn_faults(position), *_action_faults(position)]


def _piece_faults(position: Position) -> Iterator[Fault]:
    """More armies or cities than there are, or kept armies without the Red Sorceress."""
    state = position.state
    leaders = [position.leader(seat) for seat in range(position.players)]
    known = layout.UNKNOWN not in state[layout.LEADER : layout.LEADER + position.players]
    for seat, letter in enumerate(position.identities):
        if state[layout.SUPPLY + seat] < 0:
            yield position_fault("", "position-armies", "L1.1", letter=letter)
        if state[layout.CITIES_LEFT + seat] < 0:
            yield position_fault("", "position-cities", "L1.1", letter=letter)
        keeps = leaders[seat] != "red-sorceress" and "red-sorceress" in leaders
        if state[layout.KEPT + seat] and known and not keeps:
            yield position_fault(f"kept.{letter}", "position-kept", "L12.6")
    neutral = sum(found["N"].armies for region in position.regions() if "N" in (found := position.garrisons(region)))
    if neutral + int(state[layout.NEUTRAL_LEFT]) > (10 if position.players == 2 else 0):
        yield position_fault("", "position-neutral", "L2.5")


def _hidden_faults(position: Position) -> Iterator[Fault]:
    """A view contains everything that its seat may know, and nothing else."""
    viewer, state = position.viewer, position.state
    if viewer is None:
        return
    seen = state.copy()
    hide(position.static, seen, viewer)
    if not np.array_equal(seen, state):
        yield position_fault("viewer", "position-sees-more", "L9.1", seat=str(viewer))
    faces = any(
        state[layout.TOKEN_SEEN + place] >> viewer & 1 and state[layout.TOKEN_FACE + place] < 0
        for place in range(layout.TOKENS)
    )
    leaders = state[layout.STEP] > layout.MERCHANT_STEP and layout.UNKNOWN in state[layout.LEADER : layout.LEADER + 4]
    die = state[layout.STEP] >= layout.FIRST_STEP and state[layout.DIE_RANK] == layout.UNKNOWN
    if faces or leaders or die:
        yield position_fault("viewer", "position-sees-less", "L9.1", seat=str(viewer))


def _fresh_faults(position: Position) -> Iterator[Fault]:
    """Before the first deal the table is empty."""
    blank = blank_position(position.components, position.options, position.identities)
    set_ages(blank, ages_of(position))
    seat_founder(blank, position.founder)
    for rank in range(layout.DIE_RANK, layout.DIE_RANK + position.players):
        blank.state[rank] = position.state[rank]
    if position.viewer is not None:
        hide(blank.static, blank.state, position.viewer)
    if not np.array_equal(blank.state, position.state):
        yield position_fault("step", "position-fresh", "L2.3")


def _course_faults(position: Position, form: PositionForm) -> Iterator[Fault]:
    """Entries that do not belong to the current step."""
    state = position.state
    number = int(state[layout.STEP])
    ended = number in (layout.DEAL_STEP, layout.OVER_STEP)
    setting_up = layout.DEAL_STEP < number < layout.BID_STEP
    bidding = number in (layout.BID_STEP, layout.FIRST_STEP)
    acting = layout.HALF_STEP <= number <= layout.DESTROY_STEP
    action = state[layout.CARD] >= 0 or state[layout.PART] or state[layout.POINTS]
    totals = position.match_game == 1 and not ended and any(form.totals.values())
    neutral = number != layout.NEUTRAL_STEP and state[layout.NEUTRAL_LEFT]
    return broken(
        (not setting_up and state[layout.COUNT], "count", "position-count-setup", "L2.0"),
        (neutral, "neutral_left", "position-neutral-left", "L2.5"),
        (not acting and action, "action", "position-no-action", "L4.3"),
        (position.first is not None and (setting_up or bidding), "first", "position-first-after", "L3.1"),
        (not ended and state[layout.QUEEN_DONE], "queen_done", "position-queen-when", "L12.6"),
        (totals, "totals", "position-no-totals", "L12.1"),
        (form.result and number != layout.OVER_STEP, "result", "position-result-given", "L7.1"),
        (position.seat != position.decider, "decider", "position-decider", "L4.1"),
    )


def _card_faults(position: Position) -> Iterator[Fault]:
    """The number of cards in the row follows from the number of cards taken (L2.3, L4.5)."""
    row = position.row()
    acting = layout.HALF_STEP <= position.state[layout.STEP] <= layout.DESTROY_STEP
    in_play = sum(card.min_players <= position.players for card in position.components.cards)
    places = min(len(row), in_play - sum(_taken(position)) + (1 if acting else 0))
    gaps = sum(place is None for place in row[:places])
    if any(row[places:]) or gaps != (1 if acting else 0):
        name = "position-row-acting" if acting else "position-row"
        yield position_fault("row", name, "L4.5", places=str(places))


def _bid_faults(position: Position) -> Iterator[Fault]:
    for seat in range(position.players):
        if int(position.state[layout.BID + seat]) > position.coins(seat):
            yield position_fault(f"bids.{position.identities[seat]}", "position-bid-purse", "L3.1")
    if not position.to_decide:
        yield position_fault("bids", "position-bids-in", "L3.1")
    elif position.decider != position.to_decide[0]:
        yield position_fault("decider", "position-decider-bid", "L3.1")


def _after_bid_faults(position: Position) -> Iterator[Fault]:
    state = position.state
    bids = [int(bid) for bid in state[layout.BID : layout.BID + position.players]]
    if min(bids) < 0 or max(bids) > start_coins(position.players):
        yield position_fault("bids", "position-bids", "L3.1")
    elif position.step == "first":
        winner = 0
        for seat in range(1, position.players):
            if outbids(position.static, state, seat, winner):
                winner = seat
        if position.seat != winner:
            yield position_fault("decider", "position-decider-won", "L3.1")


def _turn_faults(position: Position) -> Iterator[Fault]:
    """Players take one card each in turn, starting with the first player (L4.1)."""
    each = int(cards_each(position.players))
    before = _taken(position)
    if position.step == "queen":
        if any(count != each for count in before) or position.leader(position.seat) != "fairy-queen":
            yield position_fault("step", "position-queen-only", "L12.6")
        return
    if position.step != "take":
        before[position.seat] -= 1
    order = [((position.first or 0) + place) % position.players for place in range(position.players)]
    rounds = before[position.seat]
    if any(before[seat] != rounds + (place < order.index(position.seat)) for place, seat in enumerate(order)):
        yield position_fault("cards", "position-cards-turn", "L4.1")
    elif rounds >= each:
        yield position_fault("step", "position-cards-all", "L7.1", number=str(each))


def _taken(position: Position) -> list[int]:
    return [int(taken) for taken in position.state[layout.TAKEN : layout.TAKEN + position.players]]


def _action_faults(position: Position) -> Iterator[Fault]:
    """The first contradiction between the action and its card (L4.3, L4.4)."""
    state, static, step = position.state, position.static, position.step
    if step in ("take", "queen"):
        return
    number = int(state[layout.CARD])
    if number < 0 or not int(state[layout.OWNED + position.seat]) >> number & 1:
        yield position_fault("action.card", "position-action-card", "L4.3")
        return
    card = position.components.cards[number]
    part, points = int(state[layout.PART]), int(state[layout.POINTS])
    if step == "half":
        if card.mode != "or":
            yield position_fault("step", "position-no-or", "L4.4")
        elif part or points:
            yield position_fault("action", "position-half-part", "L4.4")
        elif not can_do_half(static, state, 0) and not can_do_half(static, state, 1):
            yield position_fault("step", "position-half-nothing", "L4.4")
        return
    if part >= len(card.parts) or card.parts[part].kind != step:
        yield position_fault("action.part", "position-part", "L4.4", part=str(part), step=repr(step))
        return
    kind = layout.STEP_NAMES.index(step) - layout.PLACE_STEP + layout.PLACE_PART
    most = int(points_for(state, kind, card.parts[part].number))
    if points > most or (step in ("city", "destroy") and points != most):
        yield position_fault("action.points", "position-points", "L4.4", most=str(most))
    elif not can_do_part(static, state, kind, points):
        yield position_fault("step", "position-part-nothing", "L4.4")


def _end_faults(position: Position) -> Iterator[Fault]:
    """At the end every player has all cards, and the winners follow from the points (L7.1, L8.5, L12.1)."""
    state, seats = position.state, range(position.players)
    each = int(cards_each(position.players))
    queen = next((seat for seat in seats if position.leader(seat) == "fairy-queen"), None)
    taken = _taken(position)
    if state[layout.STEP] == layout.DEAL_STEP and position.viewer is not None:  # leaders are hidden
        queen = next((seat for seat in seats if taken[seat] > each), None)
    elif bool(state[layout.QUEEN_DONE]) != (
        queen is not None and (position.row()[0] is not None or taken[queen] > each)
    ):
        yield position_fault("queen_done", "position-queen-once", "L12.6")
    more = 1 if state[layout.QUEEN_DONE] else 0
    if any(count != each and not (seat == queen and count == each + more) for seat, count in enumerate(taken)):
        yield position_fault("cards", "position-cards-end", "L7.1", number=str(each))
    if position.step == "deal":
        return
    is_match = "match" in position.options.variants
    if position.match_game != (3 if is_match else 1):
        yield position_fault("game", "position-match", "L12.1")
    points = [position.points(seat) for seat in seats]
    if not is_match and [position.total(seat) for seat in seats] != points:
        yield position_fault("totals", "position-totals", "L8", points=str(points))
    ranks = [int(final_rank(position.static, state, seat)) for seat in seats]
    if int(state[layout.WINNERS]) != sum(1 << seat for seat in seats if ranks[seat] == max(ranks)):
        yield position_fault("result", "position-result", "L8.5")


# --------------------------------------------------------------------------------------------------------------- coins


class Source(NamedTuple):
    """A source of coins, or a payment."""

    coins: int
    name: str
    """The message ``coins-NAME`` describes it."""
    rule: str


def coin_faults(position: Position) -> list[Fault]:
    """Groups of players that hold more coins than they can have, once the bid is paid; only the smallest groups.

    Checking each player is not enough: coins that only one of several players can have taken count once, and coins that
    the Bandit King has taken are missing elsewhere.
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
    """The most that a group of players can have gained, and what it must have paid; cards may have been free."""
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
        values["sources"] = series(map(_source_message, sources), "")
    if len(letters) > 1:
        name, values["letters"] = f"{name}-group", series(letters)
    return position_fault(where, name, sources[0].rule, **values)


def _source_message(source: Source) -> Message:
    if source.name == "start":
        return message(PACKAGE, "coins-start", coins=str(source.coins))
    return message(PACKAGE, f"coins-{source.name}", coins=f"{source.coins:+d}", rule=source.rule)


def _bid_paid(position: Position, group: Collection[int]) -> int:
    """The bid that the group has paid; 0 if the winner may be outside the group (L3.1, L3.2)."""
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
    """The number of boards whose merchant coins are gone and where the group has a city (L12.7)."""
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
    """How often the Bandit King of the group can have taken a coin from outside the group (L12.6).

    In a view that awaits a deal the leaders may be unknown; then every seat may be the Bandit King.
    """
    if len(group) == position.players or "leaders" not in position.options.variants:
        return 0
    leaders = [position.leader(seat) for seat in range(position.players)]
    king = "bandit-king" if "bandit-king" in leaders else None
    return max((_armies_destroyed(position, seat) for seat in group if leaders[seat] == king), default=0)


def _armies_destroyed(position: Position, seat: int) -> int:
    """How many armies a seat can have destroyed so far with its cards, without what the current card still allows."""
    number = sum(map(_destructions, position.cards(seat)))
    in_hand = int(position.state[layout.CARD])
    if in_hand >= 0 and seat == position.seat:
        card = position.components.cards[in_hand]
        begun_with = card.mode == "and" and position.state[layout.PART] == 1 and card.parts[0].kind == "destroy"
        number -= _destructions(card) - begun_with
    return number


def _destructions(card: Card) -> int:
    """The most armies that the action of a card destroys (L4.4, L5.4)."""
    parts = [part.kind == "destroy" for part in card.parts]
    return max(parts) if card.mode == "or" else sum(parts)
