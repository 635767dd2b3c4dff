"""The rules that a position breaks: every fault, not only the first."""

from __future__ import annotations

from collections.abc import Iterator

from tetrarch.core.errors import Fault
from tetrarch.core.kernel import count_bits
from tetrarch.core.text.messages import Value
from tetrarch.eko.position.options import broken, position_fault
from tetrarch.eko.position.position import Position
from tetrarch.eko.rules import layout
from tetrarch.eko.rules.construction import ceiling_of
from tetrarch.eko.rules.ending import has_won_by_points
from tetrarch.eko.rules.reinforcement import has_placement
from tetrarch.eko.rules.state import seats_with_discs
from tetrarch.eko.rules.turn import has_action


def position_faults(position: Position) -> list[Fault]:
    """Every rule that a position breaks."""
    faults = [*component_faults(position), *site_faults(position)]
    if any(fault.rule == "E1.1" for fault in faults):
        return faults  # the decision can be checked only if all discs are there
    return [*faults, *turn_faults(position)]


def component_faults(position: Position) -> Iterator[Fault]:
    """Missing or surplus discs and buildings (E1.1, E1.2)."""
    stacks = position.stacks()
    for seat, letter in enumerate(position.identities):
        emperors = sum(stack.emperor for stack in stacks.values() if stack.seat == seat)
        emperors += position.reserve(seat).emperor
        emperors += sum(seat in position.captives(holder) for holder in range(position.players))
        if emperors != 1:
            yield position_fault("", "position-emperors", "E1.1", letter=letter, number=str(emperors))
        soldiers = sum(stack.height - stack.emperor for stack in stacks.values() if stack.seat == seat)
        soldiers += position.reserve(seat).soldiers + position.box(seat)
        if soldiers != 15:
            yield position_fault("", "position-soldiers", "E1.1", letter=letter, number=str(soldiers))
        for count, worth, owned in zip(position.supply(seat), (1, 2, 3), (5, 3, 1), strict=True):
            if count < 0:
                numbers: dict[str, Value] = {"number": str(owned - count), "worth": worth, "owned": str(owned)}
                yield position_fault("buildings", "position-buildings", "E1.2", letter=letter, **numbers)
    tiles_imply = position.board.variants | (position.options.variants & {"draft"})
    if tiles_imply != position.options.variants:
        named, implied = str(sorted(position.options.variants)), str(sorted(tiles_imply))
        yield position_fault("options.variants", "position-variants", "E2.6", named=named, implied=implied)


def site_faults(position: Position) -> Iterator[Fault]:
    """Buildings that their terrain does not allow (E5.7)."""
    for site, building in position.buildings().items():
        ceiling = ceiling_of(position.static, site)
        if building.worth > ceiling:
            values = {"worth": str(building.worth), "ceiling": str(ceiling)}
            yield position_fault(f"buildings.{position.board.sites[site].name}", "position-ceiling", "E5.7", **values)


def turn_faults(position: Position) -> Iterator[Fault]:
    """Fields of the turn that contradict the rest of the position."""
    state, step, letters = position.state, position.step, position.identities
    have = int(seats_with_discs(position.static, state))
    in_game = int(state[layout.IN_GAME])
    if step in ("swap", "draft"):
        yield from setup_faults(position)
        return
    if position.turn < 1 or position.round < 1:
        yield position_fault("turn", "position-turn-begun", "E3.1")
    limit = position.options.round_limit
    if limit is not None and position.round > limit:
        values = {"round": str(position.round), "end": str(limit + 1)}
        yield position_fault("round", "position-round-limit", "E8.7", **values)
    if step != "exchange" and in_game != have:
        out = [letter for seat, letter in enumerate(letters) if not have >> seat & 1]
        yield position_fault("eliminated", "position-eliminated", "E8.3", out=str(out))
    for seat, letter in enumerate(letters):
        held_by_other = int(state[layout.EMPEROR + seat]) <= layout.CAPTIVE
        if held_by_other and position.captives(seat) and step != "exchange":
            yield position_fault("captives", "position-captives-exchanged", "E6.3", letter=letter)
    if step == "over":
        yield from result_faults(position)
        return
    if state[layout.RESULT]:
        yield position_fault("result", "position-given", "E8.1", step=repr(step))
    if not have >> position.seat & 1 and step != "exchange":
        yield position_fault("seat", "position-seat-discs", "E3.1", letter=letters[position.seat])
    if step != "exchange":
        if position.decider != position.seat:
            yield position_fault("decider", "position-decider-other", "E6.4")
        for seat in range(position.players):
            if have >> seat & 1 and has_won_by_points(position.static, state, seat):
                yield position_fault("step", "position-won", "E8.1", letter=letters[seat])
        yield from broken(
            (count_bits(have) == 1, "step", "position-last", "E8.2"),
            (state[layout.IDLE_TURNS] >= count_bits(in_game), "phase.idle_turns", "position-idle", "E3.7"),
        )
    yield from step_faults(position)


def result_faults(position: Position) -> Iterator[Fault]:
    """A result that contradicts the rest of the position (E8)."""
    state, static = position.state, position.static
    reason = layout.REASON_NAMES[state[layout.RESULT]]
    if not reason:
        yield position_fault("result", "position-result-missing", "E8.1")
        return
    seats = range(position.players)
    winners = {seat for seat in seats if int(state[layout.WINNERS]) >> seat & 1}
    have = {seat for seat in seats if position.discs_on_board(seat)}
    decided = {seat for seat in seats if has_won_by_points(static, state, seat)}
    most = {seat for seat in have if position.points(seat) == max(map(position.points, have))}
    is_old = position.options.printing != "complete"
    is_true = {
        "points": bool(winners) and have & decided <= winners <= decided,
        "shared": not is_old and len(winners) == 2 and len(have) == 1 and have < winners <= have | decided,
        "last": len(have) == 1 and winners == have and not have & decided,
        "empty": not is_old and not have and not winners,
        "empty-shared": is_old and not have and len(winners) == 2,
    }
    undecided = len(have) > 1 and not have & decided and winners == most
    options = {"repetition": position.options.repetition, "round-limit": position.options.round_limit is not None}
    if not is_true.get(reason, undecided and options.get(reason, True)):
        yield position_fault(
            "result", "position-result", layout.REASON_RULES[state[layout.RESULT]], reason=repr(reason)
        )


def setup_faults(position: Position) -> Iterator[Fault]:
    """Faults of a position during the set-up (E2, E17)."""
    all_seats = range(position.players)
    draft = position.step == "draft"
    taken = any(position.box(seat) or position.captives(seat) for seat in all_seats)
    yield from broken(
        (draft != ("draft" in position.options.variants), "step", "position-draft", "E17.1"),
        (position.buildings() or taken, "", "position-setup-nothing", "E2.3"),
    )
    for space, stack in position.stacks().items():
        if stack.height > 1 or position.board.spaces[space].kind != ".":
            name = position.board.spaces[space].name
            yield position_fault(f"stacks.{name}", "position-setup-single", "E2.3")
    counts = [position.discs_on_board(seat) for seat in all_seats]
    seats = [(position.first + place) % position.players for place in all_seats]
    next_up = min(seats, key=lambda seat: (counts[seat], seats.index(seat)))
    uneven = position.seat != next_up or max(counts) - min(counts) > 1 or min(counts) == 16
    undealt = any(count != 16 for count in counts)
    yield from broken(
        (draft and uneven, "seat", "position-draft-turn", "E17.1"),
        (not draft and undealt, "stacks", "position-swap-discs", "E2.3"),
        (position.decider != position.seat, "decider", "position-decider", "E18.1"),
        (position.turn or position.round, "turn", "position-turn-setup", "E3.1"),
        (position.state[layout.MARCHED : layout.RESULT].any(), "phase", "position-phase-setup", "E2.5"),
    )
    if position.state[layout.RESULT]:
        yield position_fault("result", "position-given", "E8.8", step=repr(position.step))
    if any(position.is_eliminated(seat) for seat in all_seats):
        yield position_fault("eliminated", "position-eliminated-setup", "E8.8")


def step_faults(position: Position) -> Iterator[Fault]:
    """A step that the rules do not ask here (E18.1)."""
    state, static, step, seat = position.state, position.static, position.step, position.seat
    if step == "march":
        has_marched = state[layout.MARCHED] or state[layout.MARCH_BARRED]
        yield from broken(
            (state[layout.SOLDIERS + seat] < 3, "step", "position-march-price", "E3.3"),
            (has_marched, "step", "position-march-once", "E3.5"),
            (not has_action(static, state, position.scratch), "step", "position-march-action", "E18.1"),
        )
    elif step == "march-action":
        yield from broken(
            (not state[layout.MARCHED], "phase.marched", "position-marched", "E3.3"),
            (not has_action(static, state, position.scratch), "step", "position-march-paid", "E18.1"),
        )
    elif step == "action" and state[layout.MARCHED]:
        yield position_fault("phase.marched", "position-march-after", "E3.4")
    elif step == "reinforce":
        served = count_bits(int(state[layout.SERVED])) + count_bits(int(state[layout.SERVED + 1]))
        emperor_late = state[layout.PLACED] and position.reserve(seat).emperor
        yield from broken(
            (not has_placement(static, state, position.scratch), "step", "position-nothing-to-place", "E7.6"),
            (emperor_late, "phase.placed", "position-emperor-first", "E12.1"),
            (served != state[layout.PLACED], "phase.placed", "position-served", "E12.1"),
        )
    elif step == "exchange":
        is_free = int(state[layout.EMPEROR + position.decider]) > layout.CAPTIVE
        yield from attack_faults(position)
        yield from broken(
            (len(position.captives(position.decider)) < 2, "decider", "position-decider-captives", "E18.1"),
            (is_free, "decider", "position-decider-free", "E6.3"),
        )
    zones, is_old = state[layout.ZONES_PAID], position.options.printing != "complete"
    beginning = step != "reinforce" and (state[layout.PLACED] or state[layout.MOON_USED] or state[layout.BEACON_HELD])
    yield from broken(
        (state[layout.MARCHED] and state[layout.MARCH_BARRED], "phase", "position-march-barred", "E3.5"),
        (zones and is_old, "phase.zones_paid", "position-zones-printing", "E16.2"),
        (zones and not is_old and step == "action", "phase.zones_paid", "position-zones-before", "E9.4"),
        (state[layout.SAND_USED] and not static[layout.SAND_SITES], "phase.sand_used", "position-no-such", "E14.1"),
        (state[layout.MOON_USED] and not static[layout.MOON_SITES], "phase.moon_used", "position-no-such", "E13.1"),
        (state[layout.BEACON_HELD] and not static[layout.BEACONS], "phase.beacon", "position-no-such", "E15.1"),
        (beginning, "phase", "position-reinforcing", "E7.1"),
    )


def attack_faults(position: Position) -> Iterator[Fault]:
    """An attack that cannot have led to the current exchange (E6.4, E8.6)."""
    state, seats = position.state, range(position.players)
    had, have = int(state[layout.HAD_DISCS]), int(seats_with_discs(position.static, state))
    had_others = had != int(state[layout.IN_GAME]) or have & ~had or not had >> position.seat & 1
    is_gone = position.discs_on_board(position.seat) == 0
    clockwise = [(position.seat + place) % position.players for place in seats]
    captured = [seat for holder in seats for seat in position.captives(holder)]
    settling = [seat for seat in clockwise if seat in captured and position.captives(seat)]
    yield from broken(
        (not state[layout.CAPTURED], "attack", "position-attack", "E6.3"),
        (had_others, "attack.had_discs", "position-had-discs", "E8.6"),
        (bool(state[layout.LAST_KAMIKAZE]) != is_gone, "attack.last_kamikaze", "position-last-kamikaze", "E8.5"),
        (settling and settling[0] != position.decider, "decider", "position-exchanges", "E6.4"),
    )
