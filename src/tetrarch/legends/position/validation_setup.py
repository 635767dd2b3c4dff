"""The rules about the map and the set-up that a position breaks (L2)."""

from __future__ import annotations

from tetrarch.core.errors import Fault
from tetrarch.legends.position.options import position_fault
from tetrarch.legends.position.position import Position
from tetrarch.legends.rules import layout
from tetrarch.legends.rules.founding import decisions_in_step, legal_centres, legal_starts
from tetrarch.legends.rules.state import armies_in, cities_in


def board_faults(position: Position) -> list[Fault]:
    """Boards in slots or turns that the layout does not allow (L2.1, L12.10)."""
    faults: list[Fault] = []
    sides = [int(side) for side in position.state[layout.SLOT_SIDE : layout.SLOT_SIDE + 4] if side >= 0]
    rectangle = "rectangle" in position.options.variants
    if not rectangle and any(position.components.sides[side].must_be_central for side in sides[1:]):
        faults.append(position_fault("slots", "position-central-side", "L2.1"))
    if rectangle and any(int(position.state[layout.SLOT_TURN + slot]) % 2 for slot in range(len(sides))):
        faults.append(position_fault("slots", "position-rectangle", "L12.10"))
    return faults


def map_faults(position: Position) -> list[Fault]:
    """Faults of the boards, the central board and the starting region, once all are chosen."""
    faults = board_faults(position)
    centres = {slot for slot in _listed(position, "centre") if "rectangle" in position.options.variants or slot == 0}
    if int(position.state[layout.CENTRE_SLOT]) not in centres:
        faults.append(position_fault("centre", "position-centre", "L2.1"))
    if position.start_region not in (None, *_listed(position, "start")):
        faults.append(position_fault("start", "position-start", "L2.2"))
    return faults


def _listed(position: Position, what: str) -> set[int]:
    buffer = position.scratch
    listing = legal_centres if what == "centre" else legal_starts
    found = int(listing(position.static, position.state, buffer))
    return {int(buffer[place]) >> layout.ONE_SHIFT & layout.NUMBER_BITS for place in range(found)}


def token_faults(position: Position, step: int) -> list[Fault]:
    """Tokens that are missing, too many or already taken in a step (L12.2-L12.4, L12.7, L12.9)."""
    state = position.state
    faults: list[Fault] = []

    def due(token_step: int) -> int:
        if token_step == step:
            return int(state[layout.COUNT])
        return int(decisions_in_step(position.static, token_step)) if token_step < step else 0

    explore = [token.region is not None or token.owner is not None for token in position.explore_tokens()]
    wanted = due(layout.EXPLORE_STEP)
    if explore != [True] * wanted + [False] * (len(explore) - wanted):
        faults.append(position_fault("explore", "position-explore", "L12.2", number=str(wanted)))
    for where, found, token_step, rule in (
        ("citadels", _count(state[layout.CITADEL_REGIONS]), layout.CITADEL_STEP, "L12.3"),
        ("dragon", int(max(state[layout.DRAGON_REGION], state[layout.DRAGON_OWNER]) >= 0), layout.DRAGON_STEP, "L12.4"),
        ("portals", _count(state[layout.PORTAL_REGIONS]), layout.PORTAL_STEP, "L12.4"),
        ("rogues", int(state[layout.ROGUES_REGION] >= 0), layout.ROGUES_STEP, "L12.4"),
    ):
        if found != due(token_step):
            faults.append(position_fault(where, "position-tokens", rule, due=str(due(token_step)), number=str(found)))
    return faults + _merchant_faults(position, due(layout.MERCHANT_STEP)) + _taking_faults(position)


def _count(mask: int) -> int:
    return int(mask).bit_count()


def _merchant_faults(position: Position, due: int) -> list[Fault]:
    """One region of each board has merchant coins until a city takes them (L12.7)."""
    state = position.state
    faults: list[Fault] = []
    begun = state[layout.STEP] >= layout.TAKE_STEP or state[layout.STEP] == layout.DEAL_STEP
    for slot in range(4):
        side = int(state[layout.SLOT_SIDE + slot])
        regions = position.components.sides[side].regions if side >= 0 else ()
        mask = sum(1 << position.components.region_index[region] for region in regions)
        found = _count(int(state[layout.MERCHANT_REGIONS]) & mask)
        if found > 1 or (found == 0 and slot < due and not begun) or (found and slot >= due):
            faults.append(
                position_fault("merchants", "position-merchants", "L12.7", board=str(slot + 1), number=str(found))
            )
    return faults


def _taking_faults(position: Position) -> list[Fault]:
    """Tokens and coins that would already have been taken (L12.2, L12.4, L12.7)."""
    state = position.state
    faults: list[Fault] = []
    tokens = {token.region for token in position.explore_tokens()}
    limit = 7 if position.options.printing == "first-printing" else 6
    for region in position.regions():
        here, name = int(state[layout.STACKS + region]), position.components.regions[region]
        if any(cities_in(here, seat) for seat in range(position.players)):
            if region in tokens:
                faults.append(position_fault("explore", "position-explore-taken", "L12.2", region=name))
            if int(state[layout.MERCHANT_REGIONS]) >> region & 1:
                faults.append(position_fault("merchants", "position-merchants-taken", "L12.7", region=name))
        if int(state[layout.DRAGON_REGION]) == region:
            if sum(int(armies_in(here, seat)) for seat in range(position.players)) >= limit:
                faults.append(position_fault("dragon", "position-dragon", "L12.4", limit=str(limit), region=name))
    return faults


# -------------------------------------------------------------------------------------------------------------- set-up


def setup_faults(position: Position, step: int) -> list[Fault]:
    """All faults of a position in a set-up step (L2.0)."""
    state = position.state
    faults: list[Fault] = []
    most = int(decisions_in_step(position.static, step))
    if not 0 <= state[layout.COUNT] < most:
        faults.append(position_fault("count", "position-count", "L2.0", step=repr(position.step), most=str(most)))
    laid = sum(int(state[layout.SLOT_SIDE + slot]) >= 0 for slot in range(4))
    if laid != (int(state[layout.COUNT]) if step == layout.LAY_STEP else 4):
        faults.append(position_fault("slots", "position-laid", "L2.0", laid=str(laid), step=repr(position.step)))
        return faults
    if (position.start_region is None) != (step <= layout.START_STEP):
        faults.append(position_fault("start", "position-start-order", "L2.0"))
    if step <= layout.CENTRE_STEP:
        faults += board_faults(position)
        if state[layout.CENTRE_SLOT]:
            faults.append(position_fault("centre", "position-centre-order", "L12.10"))
    else:
        faults += map_faults(position)
    if position.founder != position.seat and step != layout.NEUTRAL_STEP:
        faults.append(position_fault("seat", "position-founder", "L2.1"))
    if step == layout.NEUTRAL_STEP:
        if position.seat != (position.founder + int(state[layout.COUNT])) % position.players:
            faults.append(position_fault("seat", "position-neutral-turns", "L2.5"))
        if state[layout.NEUTRAL_LEFT] != 10 - state[layout.COUNT]:
            faults.append(position_fault("neutral_left", "position-neutral-number", "L2.5"))
    if any(int(state[layout.BID + seat]) != -1 for seat in range(position.players)):
        faults.append(position_fault("bids", "position-bids-after", "L2.0"))
    return faults + token_faults(position, step) + muster_faults(position, step)


def muster_faults(position: Position, step: int) -> list[Fault]:
    """Pieces, coins and cards that differ from what the set-up leaves (L2.3-L2.6)."""
    state, seats = position.state, range(position.players)
    faults: list[Fault] = []
    if any(position.cards(seat) for seat in seats):
        faults.append(position_fault("cards", "position-cards-before", "L4.1"))
    mustered = step > layout.MERCHANT_STEP
    row = position.row()
    if any((place is not None) != mustered for place in row):
        faults.append(position_fault("row", "position-row-laid", "L2.3"))
    coins = [0] * position.players
    if step >= layout.BID_STEP:
        coins = [start_coins(position.players)] * position.players
    if step == layout.FIRST_STEP:
        coins[position.seat] -= int(state[layout.BID + position.seat])
    if [position.coins(seat) for seat in seats] != coins:
        faults.append(position_fault("coins", "position-coins", "L2.6", coins=str(coins)))
    if any(state[layout.KEPT + seat] for seat in seats):
        faults.append(position_fault("kept", "position-kept-before", "L5.4"))
    if _armies_faulty(position, step):
        faults.append(position_fault("regions", "position-mustered", "L2.4"))
    return faults


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
