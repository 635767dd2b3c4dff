"""The rules about the map and the set-up that a position breaks (L2)."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from tetrarch.core.errors import Fault
from tetrarch.legends.position.options import broken, position_fault
from tetrarch.legends.position.position import Position
from tetrarch.legends.rules import layout
from tetrarch.legends.rules.founding import decisions_in_step, legal_centres, legal_starts
from tetrarch.legends.rules.state import armies_in, cities_in


def board_faults(position: Position) -> Iterator[Fault]:
    """Boards in slots or turns that the layout does not allow (L2.1, L12.10)."""
    sides = [int(side) for side in position.state[layout.SLOT_SIDE : layout.SLOT_SIDE + 4] if side >= 0]
    rectangle = "rectangle" in position.options.variants
    outside = any(position.components.sides[side].must_be_central for side in sides[1:])
    turned = any(int(position.state[layout.SLOT_TURN + slot]) % 2 for slot in range(len(sides)))
    return broken(
        (not rectangle and outside, "slots", "position-central-side", "L2.1"),
        (rectangle and turned, "slots", "position-rectangle", "L12.10"),
    )


def map_faults(position: Position) -> Iterator[Fault]:
    """Faults of the boards, the central board and the starting region, once all are chosen."""
    yield from board_faults(position)
    rectangle = "rectangle" in position.options.variants
    centres = {slot for slot in _listed(position, legal_centres) if rectangle or slot == 0}
    if int(position.state[layout.CENTRE_SLOT]) not in centres:
        yield position_fault("centre", "position-centre", "L2.1")
    if position.start_region not in (None, *_listed(position, legal_starts)):
        yield position_fault("start", "position-start", "L2.2")


def _listed(position: Position, listing: Callable[..., int]) -> set[int]:
    buffer = position.scratch
    found = int(listing(position.static, position.state, buffer))
    return {int(buffer[place]) >> layout.ONE_SHIFT & layout.NUMBER_BITS for place in range(found)}


def token_faults(position: Position, step: int) -> Iterator[Fault]:
    """Tokens that are missing, too many or already taken in a step (L12.2-L12.4, L12.7, L12.9)."""
    state = position.state

    def due(token_step: int) -> int:
        if token_step == step:
            return int(state[layout.COUNT])
        return int(decisions_in_step(position.static, token_step)) if token_step < step else 0

    explore = [token.region is not None or token.owner is not None for token in position.explore_tokens()]
    wanted = due(layout.EXPLORE_STEP)
    if explore != [True] * wanted + [False] * (len(explore) - wanted):
        yield position_fault("explore", "position-explore", "L12.2", number=str(wanted))
    for where, found, token_step, rule in (
        ("citadels", _count(state[layout.CITADEL_REGIONS]), layout.CITADEL_STEP, "L12.3"),
        ("dragon", int(max(state[layout.DRAGON_REGION], state[layout.DRAGON_OWNER]) >= 0), layout.DRAGON_STEP, "L12.4"),
        ("portals", _count(state[layout.PORTAL_REGIONS]), layout.PORTAL_STEP, "L12.4"),
        ("rogues", int(state[layout.ROGUES_REGION] >= 0), layout.ROGUES_STEP, "L12.4"),
    ):
        if found != due(token_step):
            yield position_fault(where, "position-tokens", rule, due=str(due(token_step)), number=str(found))
    yield from _merchant_faults(position, due(layout.MERCHANT_STEP))
    yield from _taking_faults(position)


def _count(mask: int) -> int:
    return int(mask).bit_count()


def _merchant_faults(position: Position, due: int) -> Iterator[Fault]:
    """One region of each board has merchant coins until a city takes them (L12.7)."""
    state = position.state
    begun = state[layout.STEP] >= layout.TAKE_STEP or state[layout.STEP] == layout.DEAL_STEP
    for slot in range(4):
        side = int(state[layout.SLOT_SIDE + slot])
        regions = position.components.sides[side].regions if side >= 0 else ()
        mask = sum(1 << position.components.region_index[region] for region in regions)
        found = _count(int(state[layout.MERCHANT_REGIONS]) & mask)
        if found > 1 or (found == 0 and slot < due and not begun) or (found and slot >= due):
            yield position_fault("merchants", "position-merchants", "L12.7", board=str(slot + 1), number=str(found))


def _taking_faults(position: Position) -> Iterator[Fault]:
    """Tokens and coins that would already have been taken (L12.2, L12.4, L12.7)."""
    state = position.state
    tokens = {token.region for token in position.explore_tokens()}
    limit = 7 if position.options.printing == "first-printing" else 6
    for region in position.regions():
        here, name = int(state[layout.STACKS + region]), position.components.regions[region]
        if any(cities_in(here, seat) for seat in range(position.players)):
            if region in tokens:
                yield position_fault("explore", "position-explore-taken", "L12.2", region=name)
            if int(state[layout.MERCHANT_REGIONS]) >> region & 1:
                yield position_fault("merchants", "position-merchants-taken", "L12.7", region=name)
        if int(state[layout.DRAGON_REGION]) == region:
            if sum(int(armies_in(here, seat)) for seat in range(position.players)) >= limit:
                yield position_fault("dragon", "position-dragon", "L12.4", limit=str(limit), region=name)


# Set-up


def setup_faults(position: Position, step: int) -> Iterator[Fault]:
    """All faults of a position in a set-up step (L2.0)."""
    state, count = position.state, int(position.state[layout.COUNT])
    most = int(decisions_in_step(position.static, step))
    if not 0 <= count < most:
        yield position_fault("count", "position-count", "L2.0", step=repr(position.step), most=str(most))
    laid = sum(int(state[layout.SLOT_SIDE + slot]) >= 0 for slot in range(4))
    if laid != (count if step == layout.LAY_STEP else 4):
        yield position_fault("slots", "position-laid", "L2.0", laid=str(laid), step=repr(position.step))
        return
    if (position.start_region is None) != (step <= layout.START_STEP):
        yield position_fault("start", "position-start-order", "L2.0")
    if step <= layout.CENTRE_STEP:
        yield from board_faults(position)
        if state[layout.CENTRE_SLOT]:
            yield position_fault("centre", "position-centre-order", "L12.10")
    else:
        yield from map_faults(position)
    neutral, next_seat = step == layout.NEUTRAL_STEP, (position.founder + count) % position.players
    has_bids = any(int(state[layout.BID + seat]) != -1 for seat in range(position.players))
    yield from broken(
        (not neutral and position.seat != position.founder, "seat", "position-founder", "L2.1"),
        (neutral and position.seat != next_seat, "seat", "position-neutral-turns", "L2.5"),
        (neutral and state[layout.NEUTRAL_LEFT] != 10 - count, "neutral_left", "position-neutral-number", "L2.5"),
        (has_bids, "bids", "position-bids-after", "L2.0"),
    )
    yield from token_faults(position, step)
    yield from muster_faults(position, step)


def muster_faults(position: Position, step: int) -> Iterator[Fault]:
    """Pieces, coins and cards that differ from what the set-up leaves (L2.3-L2.6)."""
    state, seats = position.state, range(position.players)
    mustered = step > layout.MERCHANT_STEP
    yield from broken(
        (any(position.cards(seat) for seat in seats), "cards", "position-cards-before", "L4.1"),
        (any((place is not None) != mustered for place in position.row()), "row", "position-row-laid", "L2.3"),
    )
    coins = [start_coins(position.players) if step >= layout.BID_STEP else 0] * position.players
    if step == layout.FIRST_STEP:
        coins[position.seat] -= int(state[layout.BID + position.seat])
    if [position.coins(seat) for seat in seats] != coins:
        yield position_fault("coins", "position-coins", "L2.6", coins=str(coins))
    yield from broken(
        (any(state[layout.KEPT + seat] for seat in seats), "kept", "position-kept-before", "L5.4"),
        (_armies_faulty(position, step), "regions", "position-mustered", "L2.4"),
    )


def start_coins(players: int) -> int:
    """The coins of each player before the bids (L2.6)."""
    return (0, 0, 12, 11, 9)[players]


def _armies_faulty(position: Position, step: int) -> bool:
    """Whether pieces stand anywhere but on the start, on the shared region, and as neutral armies."""
    neutral = 0
    shared = 0
    central = position.components.sides[int(position.state[layout.SLOT_SIDE + position.state[layout.CENTRE_SLOT]])]
    for region in position.regions():
        garrisons = position.garrisons(region)
        neutral += garrisons.pop("N").armies if "N" in garrisons else 0
        found = {letter: tuple(garrison) for letter, garrison in garrisons.items()}
        if region == position.start_region:
            if found != (_first_armies(position) if step > layout.MERCHANT_STEP else {}):
                return True
        elif found:
            if found != dict.fromkeys(position.identities, (1, 0)):
                return True
            if position.components.regions[region] in central.regions:
                return True
            shared += 1
    placed = int(position.state[layout.COUNT]) if step == layout.NEUTRAL_STEP else 0
    if step > layout.NEUTRAL_STEP and position.players == 2:
        placed = 10
    return neutral != placed or shared != (1 if step > layout.SHARED_STEP else 0)


def _first_armies(position: Position) -> dict[str, tuple[int, int]]:
    """The armies on the starting region before the first turn (L2.4, L12.6, L13.2)."""
    each = 4 if position.options.printing == "first-printing" else 3
    return {
        letter: (each + (1 if position.leader(seat) == "red-sorceress" else 0), 0)
        for seat, letter in enumerate(position.identities)
    }
