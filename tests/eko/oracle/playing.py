"""Legal decisions, and the result of each up to the next decision (E2, E3, E14, E17, E18)."""

from __future__ import annotations

from collections.abc import Collection

from tests.eko.oracle.constructing import legal_constructions, play_construction
from tests.eko.oracle.ending import finish_game, judge, most_points, repeatable
from tests.eko.oracle.exchanging import exchange, next_to_exchange
from tests.eko.oracle.moving import legal_moves, moves_of, play_move, play_scatter
from tests.eko.oracle.reinforcing import legal_reinforcements, play_moon, play_placement
from tests.eko.oracle.state import Decision, Deed, OracleState, Phase, Pile, Result, Stack

MARCH_COST = 3
SAND_COST = 2


def legal(state: OracleState) -> set[Decision]:
    """Every decision that the decider may take (E18.1)."""
    match state.step:
        case "swap":
            return legal_swaps(state)
        case "draft":
            return legal_drafts(state)
        case "action":
            actions = legal_actions(state)
            passes: set[Decision] = set() if any(map(is_proper, actions)) else {("pass",)}
            return actions | legal_sands(state) | passes
        case "march":
            return {("march",), ("rest",)}
        case "march-action":
            return legal_actions(state)
        case "exchange":
            return {("give", captive) for captive in state.captives[state.identities[state.decider]]}
        case "reinforce":
            return legal_reinforcements(state)
        case "over":
            return set()
    raise ValueError(f"no such step: {state.step!r}")


def play(state: OracleState, decision: Decision, known: Collection[Decision] | None = None) -> OracleState:
    """The position at the next decision, or at the end of the game; the given one is left as it was.

    A caller that has the legal decisions already passes them.
    """
    if decision not in (legal(state) if known is None else known):
        raise ValueError(f"not legal in step {state.step}: {decision}")
    state = state.copy()
    match decision:
        case ("keep",):
            after_set_up_decision(state)
        case ("swap", str(space)):
            play_swap(state, space)
            after_set_up_decision(state)
        case ("draft", str(space), bool(emperor)):
            disc = one_disc(emperor)
            state.reserves[state.mover] -= disc
            state.stacks[space] = Stack(state.mover, disc)
            after_set_up_decision(state)
        case ("sand", str(space)):
            play_sand(state, space)
        case ("pass",):
            note_march_barred(state)
            begin_reinforcement(state)
        case ("move", str(start), str(end), frozenset() | int() as zones, bool(loses_emperor)):
            note_march_barred(state)
            after_action(state, play_move(state, start, end, zones, loses_emperor))
        case ("scatter", str(start), frozenset() | int() as zones):
            note_march_barred(state)
            after_action(state, play_scatter(state, start, zones))
        case ("construct", str(start), str(site), int(worth), bool(spends_emperor)):
            note_march_barred(state)
            after_action(state, play_construction(state, start, site, worth, spends_emperor))
        case ("give", str(captive)):
            exchange(state, state.identities[state.decider], captive)
            settle_exchanges(state)
        case ("march",):
            state.to_box(state.mover, MARCH_COST)
            state.phase.marched = True
            state.step = "march-action"
        case ("rest",):
            begin_reinforcement(state)
        case ("reinforce", str(space), int(soldiers), bool(emperor)):
            had_discs = tuple(state.on_board())
            play_placement(state, space, Pile(soldiers, emperor))
            after_placement(state, had_discs)
        case ("moon", str(space), bool(emperor)):
            had_discs = tuple(state.on_board())
            play_moon(state, space, one_disc(emperor))
            after_placement(state, had_discs)
        case ("finish",):
            end_turn(state)
        case _:
            raise ValueError(f"no such decision: {decision}")
    return state


def one_disc(emperor: bool) -> Pile:
    return Pile(0, True) if emperor else Pile(1, False)


# Set-up


def legal_swaps(state: OracleState) -> set[Decision]:
    """The Emperor with any one other disc of its own, or not (E2.5)."""
    others = [space for space, discs in state.stacks_of(state.mover).items() if not discs.emperor]
    return {("keep",)} | {("swap", space) for space in others}


def play_swap(state: OracleState, space: str) -> None:
    for other, discs in state.stacks_of(state.mover).items():
        if discs.emperor:
            state.stacks[other], state.stacks[space] = state.stacks[space], state.stacks[other]


def legal_drafts(state: OracleState) -> set[Decision]:
    """One disc, the Emperor or a soldier, on a free movement space; tempests stay empty (E9.1, E17.1)."""
    reserve = state.reserves[state.mover]
    found: set[Decision] = set()
    for space in state.ground.spaces:
        if state.ground.kind[space] == "." and space not in state.stacks:
            if reserve.soldiers > 0:
                found.add(("draft", space, False))
            if reserve.emperor:
                found.add(("draft", space, True))
    return found


def after_set_up_decision(state: OracleState) -> None:
    """The next player clockwise, or the first turn once everyone has swapped or all discs are placed."""
    following = (state.seat + 1) % len(state.identities)
    if state.step == "swap":
        is_done = following == state.first
    else:
        is_done = all(pile.height == 0 for pile in state.reserves.values())
    if is_done:
        begin_turn(state, state.first, 1)
    else:
        state.seat = state.decider = following


# The action phase


def legal_actions(state: OracleState) -> set[Decision]:
    """Moving a stack or constructing a building (E3.2)."""
    return legal_moves(state) | legal_constructions(state)


def has_proper_action(state: OracleState) -> bool:
    """Whether there is a legal action other than scattering (E3.5)."""
    moves = (move for start in state.stacks_of(state.mover) for move in moves_of(state, start))
    return any(map(is_proper, moves)) or bool(legal_constructions(state))


def is_proper(action: Decision) -> bool:
    return action[0] != "scatter"


def legal_sands(state: OracleState) -> set[Decision]:
    """Two soldiers of the reserve for one enemy soldier on the board (E14)."""
    if not state.has_building_on(state.mover, "s") or state.phase.sand_used:
        return set()
    if state.reserves[state.mover].soldiers < SAND_COST:
        return set()
    return {
        ("sand", space)
        for space, stack in state.stacks.items()
        if stack.owner != state.mover and stack.discs.soldiers > 0
    }


def play_sand(state: OracleState, space: str) -> None:
    """Send the soldier to its owner's reserve; the action phase is still to come (E14.1)."""
    had_discs = tuple(state.on_board())
    state.to_box(state.mover, SAND_COST)
    stack = state.stacks.pop(space)
    left = stack.discs - Pile(1)
    if left.height > 0:
        state.stacks[space] = Stack(stack.owner, left)
    state.to_reserve(stack.owner, Pile(1))
    state.phase.sand_used = True
    state.phase.busy = True
    judge(state, Deed(state.mover, had_discs))


def note_march_barred(state: OracleState) -> None:
    """Who begins the turn's first action phase with nothing but scattering is not offered the march (E3.5)."""
    if state.step == "action":
        state.phase.march_barred = not has_proper_action(state)


def after_action(state: OracleState, deed: Deed) -> None:
    """Exchanges first, then everything else (E6.4)."""
    state.phase.busy = True
    state.attack = deed
    settle_exchanges(state)


def settle_exchanges(state: OracleState) -> None:
    """Exchange captives until none is due or a player has to choose which to give (E6.4)."""
    assert state.attack is not None
    while (player := next_to_exchange(state, state.attack.by)) is not None:
        if len(state.captives[player]) > 1:
            state.step = "exchange"
            state.decider = state.identities.index(player)
            return
        (only,) = state.captives[player]
        exchange(state, player, only)
    deed = state.attack
    state.attack = None
    state.decider = state.seat
    judge(state, deed)
    if state.step != "over":
        after_judging(state)


def after_judging(state: OracleState) -> None:
    """The turn ends for an eliminated player; otherwise the march if it is offered, then reinforcement (E3.3, E8.3)."""
    if state.mover in state.eliminated:
        end_turn(state)
    elif is_march_offered(state):
        state.step = "march"
    else:
        begin_reinforcement(state)


def is_march_offered(state: OracleState) -> bool:
    """Once a turn, if it can be paid and there was and is an action other than scattering (E3.3-E3.5)."""
    return (
        not state.phase.marched
        and not state.phase.march_barred
        and state.reserves[state.mover].soldiers >= MARCH_COST
        and has_proper_action(state)
    )


# Reinforcement and the end of the turn


def begin_reinforcement(state: OracleState) -> None:
    """Judge the Beacon for the whole phase, and skip the phase if nothing can be done in it (E7.1, E7.6, E15.2)."""
    state.step = "reinforce"
    state.phase.beacon = state.has_beacon(state.mover)
    go_on_reinforcing(state)


def after_placement(state: OracleState, had_discs: tuple[str, ...]) -> None:
    state.phase.busy = True
    judge(state, Deed(state.mover, had_discs))
    if state.step != "over":
        go_on_reinforcing(state)


def go_on_reinforcing(state: OracleState) -> None:
    if not legal_reinforcements(state):
        end_turn(state)


def end_turn(state: OracleState) -> None:
    """End an idle game (E3.7), else let the next player clockwise who has discs begin (E3.1)."""
    state.phase.idle_turns = 0 if state.phase.busy else state.phase.idle_turns + 1
    if state.phase.idle_turns >= len(state.identities) - len(state.eliminated):
        finish_game(state, Result("idle", most_points(state)))
        return
    number = state.round
    seat = state.seat
    while True:
        seat = (seat + 1) % len(state.identities)
        if seat == state.first:
            number += 1
        if state.identities[seat] in state.on_board():
            break
    begin_turn(state, seat, number)


def begin_turn(state: OracleState, seat: int, number: int) -> None:
    """Begin a turn of the round with this number, unless a repetition or the round limit ends the game (E8.7)."""
    if state.options["repetition"]:
        now = repeatable(state, seat)
        state.history.append(now)
        if state.history.count(now) == 3:
            finish_game(state, Result("repetition", most_points(state)))
            return
    if state.options["round_limit"] is not None and number > state.options["round_limit"]:
        finish_game(state, Result("round-limit", most_points(state)))
        return
    state.turn += 1
    state.round = number
    state.seat = state.decider = seat
    state.step = "action"
    state.phase = Phase(idle_turns=state.phase.idle_turns)
