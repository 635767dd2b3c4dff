"""The set-up, decision by decision, and the bids (L2, L3)."""

from __future__ import annotations

from tests.legends.oracle.components import SIDES
from tests.legends.oracle.ground import all_regions, side_in, start_regions
from tests.legends.oracle.state import COINS, NEUTRAL, Decision, OracleState, Slot

ORDER = [
    "lay",
    "centre",
    "start",
    "explore",
    "citadel",
    "dragon",
    "portal",
    "rogues",
    "merchant",
    "shared",
    "neutral",
    "bid",
]
"""The steps of the set-up (L2.0)."""

TOKEN_STEPS = ["explore", "citadel", "dragon", "portal", "rogues"]


def decisions_in(state: OracleState, step: str) -> int:
    """How many decisions a step of the set-up has in this game; none where a variant is not in use."""
    match step:
        case "lay" | "merchant":
            return 4 if step == "lay" or state.uses("merchants") else 0
        case "centre":
            return 1 if state.uses("rectangle") else 0
        case "explore":
            return len(state.explore)
        case "citadel":
            return 3 if state.uses("citadels") else 0
        case "dragon":
            return 1 if state.uses("dragon") else 0
        case "portal":
            return 2 if state.uses("portals") else 0
        case "rogues":
            return 1 if state.uses("rogues") else 0
        case "start" | "shared":
            return 1
        case "neutral":
            return 10 if len(state.identities) == 2 else 0
        case "bid":
            return len(state.identities)
    raise ValueError(f"no such step of the set-up: {step!r}")


# What is legal


def legal_founding(state: OracleState) -> set[Decision]:
    """Every decision that the set-up allows now."""
    match state.step:
        case "lay":
            return legal_lays(state)
        case "centre":
            return legal_centres(state)
        case "start":
            return {("start", region) for region in start_regions(state)}
        case "merchant":
            return {("merchant", region) for region in side_in(state, state.count).regions}  # L12.7
        case "shared":
            central = side_in(state, state.centre).regions
            return {("shared", region) for region in all_regions(state) if region not in central}  # L2.4
        case "neutral":
            return {("neutral", region) for region in all_regions(state)}  # L2.5
        case "bid":
            return {("bid", coins) for coins in range(state.coins[state.mover] + 1)}  # L3.1
    assert state.step in TOKEN_STEPS
    return {("token", region) for region in all_regions(state) if region not in regions_with_token(state)}


def legal_lays(state: OracleState) -> set[Decision]:
    """Any side of a board not yet laid, in any turn that its layout allows (L2.1, L12.10)."""
    laid = [SIDES[slot.side].board for slot in state.slots]
    is_rectangle = state.uses("rectangle")
    turns = [0, 2] if is_rectangle else [0, 1, 2, 3]
    found: set[Decision] = set()
    for side in SIDES.values():
        if side.board in laid:
            continue
        if side.must_be_central and not is_rectangle and len(state.slots) > 0:
            continue
        found |= {("lay", side.name, turn) for turn in turns}
    return found


def legal_centres(state: OracleState) -> set[Decision]:
    """The desert side if it is used, or else any (L12.10)."""
    bound: set[Decision] = {("centre", slot) for slot in range(4) if side_in(state, slot).must_be_central}
    return bound or {("centre", slot) for slot in range(4)}


def regions_with_token(state: OracleState) -> set[str]:
    """The starting token counts as one; merchant coins do not (L2.2, L12.2-L12.4, L12.7)."""
    tokens = [state.start, state.dragon_at, state.rogues, *state.citadels, *state.portals]
    tokens += [token.at for token in state.explore]
    return {region for region in tokens if region is not None}


# What it leads to


def play_founding(state: OracleState, decision: Decision) -> None:
    """Apply the decision, and continue to the next decision of the set-up, or to the choice of the first player."""
    match decision:
        case ("lay", str(side), int(turn)):
            state.slots.append(Slot(side, turn))
        case ("centre", int(slot)):
            state.centre = slot
        case ("start", str(region)):
            state.start = region
        case ("token", str(region)):
            put_token(state, region)
        case ("merchant", str(region)):
            state.merchants.append(region)
        case ("shared", str(region)):
            for letter in state.identities:
                state.armies[region, letter] += 1
        case ("neutral", str(region)):
            state.armies[region, NEUTRAL] += 1
            state.neutral_left -= 1
        case ("bid", int(coins)):
            state.bids[state.mover] = coins
    if state.step == "bid":
        after_bid(state)
        return
    state.count += 1
    if state.count == decisions_in(state, state.step):
        begin_next_step(state)
    elif state.step == "neutral":
        state.seat = state.decider = (state.founder + state.count) % 2  # L2.5: they alternate


def put_token(state: OracleState, region: str) -> None:
    match state.step:
        case "explore":
            state.explore[state.count].at = region
        case "citadel":
            state.citadels.append(region)
        case "dragon":
            state.dragon_at = region
        case "portal":
            state.portals.append(region)
        case "rogues":
            state.rogues = region


def begin_next_step(state: OracleState) -> None:
    """The next step that has a decision; what comes without a decision on the way there (L2.0)."""
    later = ORDER[ORDER.index(state.step) + 1 :]
    state.step = next(step for step in later if decisions_in(state, step) > 0)
    state.count = 0
    state.seat = state.decider = state.founder
    if state.step == "shared":
        lay_out_row(state)
        put_starting_armies(state)
    if state.step == "neutral":
        state.neutral_left = 10
    if state.step == "bid":
        for letter in state.identities:
            state.coins[letter] = COINS[len(state.identities)]
        state.seat = state.decider = 0


def lay_out_row(state: OracleState) -> None:
    """Six cards face up in a row, or seven (L2.3, L12.5)."""
    for place in range(state.row_size):
        state.row[place] = state.deck.pop(0)


def put_starting_armies(state: OracleState) -> None:
    """Three each on the starting region, four in the first printing; one more of the Red Sorceress (L2.4, L13.2)."""
    assert state.start is not None
    for letter in state.identities:
        state.armies[state.start, letter] += 4 if state.is_first_printing else 3
        if state.leader_of(letter) == "red-sorceress":
            state.armies[state.start, letter] += 1


def after_bid(state: OracleState) -> None:
    """Once all have bid the highest pays and names the first player; the youngest or the die breaks ties (L3)."""
    waiting = [seat for seat, letter in enumerate(state.identities) if state.bids[letter] is None]
    if waiting:
        state.seat = state.decider = min(waiting)
        return
    bids = {letter: bid for letter, bid in state.bids.items() if bid is not None}
    highest = max(bids.values())
    tied = [letter for letter, bid in bids.items() if bid == highest]
    order = state.die if state.uses("die") else state.ages
    winner = min(tied, key=order.index)
    state.coins[winner] -= highest
    state.seat = state.decider = state.identities.index(winner)
    state.step = "first"
