"""Which rules a position breaks that is still being set up, up to the naming of the first player."""

from __future__ import annotations

from tetrarch.core.errors import Fault
from tetrarch.legends.position.fault_words import position_fault
from tetrarch.legends.position.position import Position
from tetrarch.legends.position.validation_map import board_faults, map_faults, token_faults
from tetrarch.legends.rules import layout
from tetrarch.legends.rules.founding import decisions_in_step


def setup_faults(position: Position, step: int) -> list[Fault]:
    """Every fault of a position in a step of the set-up (L2.0)."""
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
    """Pieces, coins and cards that are not as the set-up leaves them (L2.3-L2.6)."""
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
    """The coins that everybody gets before the bids (L2.6)."""
    return (0, 0, 12, 11, 9)[players]


def _armies_faulty(position: Position, step: int) -> bool:
    """Whether armies or cities stand otherwise than on the start, one of each together elsewhere, and neutral ones."""
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
    """What stands on the starting region before the first turn (L2.4, L12.6, L13.2)."""
    each = 4 if position.options.printing == "first-printing" else 3
    return {
        letter: (each + (1 if position.leader(seat) == "red-sorceress" else 0), 0)
        for seat, letter in enumerate(position.identities)
    }
