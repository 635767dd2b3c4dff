"""The rules that a position breaks: every fault, not only the first."""

from __future__ import annotations

from tetrarch.core.errors import Fault
from tetrarch.core.kernel import count_bits
from tetrarch.core.text.messages import Value
from tetrarch.eko.position.options import position_fault
from tetrarch.eko.position.position import Position
from tetrarch.eko.rules import layout
from tetrarch.eko.rules.construction import ceiling_of
from tetrarch.eko.rules.ending import has_won_by_points
from tetrarch.eko.rules.reinforcement import has_placement
from tetrarch.eko.rules.state import seats_with_discs
from tetrarch.eko.rules.turn import has_action


def position_faults(position: Position) -> list[Fault]:
    """Every rule that a position breaks."""
    faults = component_faults(position) + site_faults(position)
    if any(fault.rule == "E1.1" for fault in faults):
        return faults  # the decision can be checked only if all discs are there
    return faults + turn_faults(position)


def component_faults(position: Position) -> list[Fault]:
    """Missing or surplus discs and buildings (E1.1, E1.2)."""
    faults: list[Fault] = []
    stacks = position.stacks()
    for seat, letter in enumerate(position.identities):
        emperors = sum(stack.emperor for stack in stacks.values() if stack.seat == seat)
        emperors += position.reserve(seat).emperor
        emperors += sum(seat in position.captives(holder) for holder in range(position.players))
        if emperors != 1:
            faults.append(position_fault("", "position-emperors", "E1.1", letter=letter, number=str(emperors)))
        soldiers = sum(stack.height - stack.emperor for stack in stacks.values() if stack.seat == seat)
        soldiers += position.reserve(seat).soldiers + position.box(seat)
        if soldiers != 15:
            faults.append(position_fault("", "position-soldiers", "E1.1", letter=letter, number=str(soldiers)))
        for count, worth, owned in zip(position.supply(seat), (1, 2, 3), (5, 3, 1), strict=True):
            if count < 0:
                numbers: dict[str, Value] = {"number": str(owned - count), "worth": worth, "owned": str(owned)}
                faults.append(position_fault("buildings", "position-buildings", "E1.2", letter=letter, **numbers))
    tiles_imply = position.board.variants | (position.options.variants & {"draft"})
    if tiles_imply != position.options.variants:
        named, implied = str(sorted(position.options.variants)), str(sorted(tiles_imply))
        faults.append(position_fault("options.variants", "position-variants", "E2.6", named=named, implied=implied))
    return faults


def site_faults(position: Position) -> list[Fault]:
    """Buildings that their terrain does not allow (E5.7)."""
    return [
        position_fault(
            f"buildings.{position.board.sites[site].name}",
            "position-ceiling",
            "E5.7",
            worth=str(building.worth),
            ceiling=str(ceiling_of(position.static, site)),
        )
        for site, building in position.buildings().items()
        if building.worth > ceiling_of(position.static, site)
    ]


def turn_faults(position: Position) -> list[Fault]:
    """Fields of the turn that contradict the rest of the position."""
    state, step, letters = position.state, position.step, position.identities
    faults: list[Fault] = []

    def fault(where: str, name: str, rule: str, **values: Value) -> None:
        faults.append(position_fault(where, name, rule, **values))

    have = int(seats_with_discs(position.static, state))
    in_game = int(state[layout.IN_GAME])
    if step in ("swap", "draft"):
        return setup_faults(position)
    if position.turn < 1 or position.round < 1:
        fault("turn", "position-turn-begun", "E3.1")
    limit = position.options.round_limit
    if limit is not None and position.round > limit:
        fault("round", "position-round-limit", "E8.7", round=str(position.round), end=str(limit + 1))
    if step != "exchange" and in_game != have:
        out = [letter for seat, letter in enumerate(letters) if not have >> seat & 1]
        fault("eliminated", "position-eliminated", "E8.3", out=str(out))
    for seat, letter in enumerate(letters):
        held_by_other = int(state[layout.EMPEROR + seat]) <= layout.CAPTIVE
        if held_by_other and position.captives(seat) and step != "exchange":
            fault("captives", "position-captives-exchanged", "E6.3", letter=letter)
    if step == "over":
        return faults + result_faults(position)
    if state[layout.RESULT]:
        fault("result", "position-given", "E8.1", step=repr(step))
    if not have >> position.seat & 1 and step != "exchange":
        fault("seat", "position-seat-discs", "E3.1", letter=letters[position.seat])
    if step != "exchange":
        if position.decider != position.seat:
            fault("decider", "position-decider-other", "E6.4")
        for seat in range(position.players):
            if have >> seat & 1 and has_won_by_points(position.static, state, seat):
                fault("step", "position-won", "E8.1", letter=letters[seat])
        if count_bits(have) == 1:
            fault("step", "position-last", "E8.2")
        if state[layout.IDLE_TURNS] >= count_bits(in_game):
            fault("phase.idle_turns", "position-idle", "E3.7")
    return faults + step_faults(position)


def result_faults(position: Position) -> list[Fault]:
    """A result that contradicts the rest of the position (E8)."""
    state, static = position.state, position.static
    reason = layout.REASON_NAMES[state[layout.RESULT]]
    if not reason:
        return [position_fault("result", "position-result-missing", "E8.1")]
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
    if is_true.get(reason, undecided and options.get(reason, True)):
        return []
    return [position_fault("result", "position-result", layout.REASON_RULES[state[layout.RESULT]], reason=repr(reason))]


def setup_faults(position: Position) -> list[Fault]:
    """Faults of a position during the set-up (E2, E17)."""
    faults: list[Fault] = []
    draft = position.step == "draft"
    if draft != ("draft" in position.options.variants):
        faults.append(position_fault("step", "position-draft", "E17.1"))
    if position.buildings() or any(position.box(seat) or position.captives(seat) for seat in range(position.players)):
        faults.append(position_fault("", "position-setup-nothing", "E2.3"))
    for space, stack in position.stacks().items():
        if stack.height > 1 or position.board.spaces[space].kind != ".":
            name = position.board.spaces[space].name
            faults.append(position_fault(f"stacks.{name}", "position-setup-single", "E2.3"))
    counts = [position.discs_on_board(seat) for seat in range(position.players)]
    seats = [(position.first + place) % position.players for place in range(position.players)]
    if draft:
        next_up = min(seats, key=lambda seat: (counts[seat], seats.index(seat)))
        if position.seat != next_up or max(counts) - min(counts) > 1 or min(counts) == 16:
            faults.append(position_fault("seat", "position-draft-turn", "E17.1"))
    elif any(count != 16 for count in counts):
        faults.append(position_fault("stacks", "position-swap-discs", "E2.3"))
    if position.decider != position.seat:
        faults.append(position_fault("decider", "position-decider", "E18.1"))
    if position.turn or position.round:
        faults.append(position_fault("turn", "position-turn-setup", "E3.1"))
    if position.state[layout.MARCHED : layout.RESULT].any():
        faults.append(position_fault("phase", "position-phase-setup", "E2.5"))
    if position.state[layout.RESULT]:
        faults.append(position_fault("result", "position-given", "E8.8", step=repr(position.step)))
    if any(position.is_eliminated(seat) for seat in range(position.players)):
        faults.append(position_fault("eliminated", "position-eliminated-setup", "E8.8"))
    return faults


def step_faults(position: Position) -> list[Fault]:
    """A step that the rules do not ask here (E18.1)."""
    state, step = position.state, position.step
    faults: list[Fault] = []
    scratch = position.scratch
    if step == "march":
        if state[layout.SOLDIERS + position.seat] < 3:
            faults.append(position_fault("step", "position-march-price", "E3.3"))
        if state[layout.MARCHED] or state[layout.MARCH_BARRED]:
            faults.append(position_fault("step", "position-march-once", "E3.5"))
        if not has_action(position.static, state, scratch):
            faults.append(position_fault("step", "position-march-action", "E18.1"))
    elif step == "march-action":
        if not state[layout.MARCHED]:
            faults.append(position_fault("phase.marched", "position-marched", "E3.3"))
        if not has_action(position.static, state, scratch):
            faults.append(position_fault("step", "position-march-paid", "E18.1"))
    elif step == "action" and state[layout.MARCHED]:
        faults.append(position_fault("phase.marched", "position-march-after", "E3.4"))
    elif step == "reinforce":
        if not has_placement(position.static, state, scratch):
            faults.append(position_fault("step", "position-nothing-to-place", "E7.6"))
        if state[layout.PLACED] and position.reserve(position.seat).emperor:
            faults.append(position_fault("phase.placed", "position-emperor-first", "E12.1"))
        if count_bits(int(state[layout.SERVED])) + count_bits(int(state[layout.SERVED + 1])) != state[layout.PLACED]:
            faults.append(position_fault("phase.placed", "position-served", "E12.1"))
    elif step == "exchange":
        faults += attack_faults(position)
        if len(position.captives(position.decider)) < 2:
            faults.append(position_fault("decider", "position-decider-captives", "E18.1"))
        if int(state[layout.EMPEROR + position.decider]) > layout.CAPTIVE:
            faults.append(position_fault("decider", "position-decider-free", "E6.3"))
    if state[layout.MARCHED] and state[layout.MARCH_BARRED]:
        faults.append(position_fault("phase", "position-march-barred", "E3.5"))
    if state[layout.ZONES_PAID] and position.options.printing != "complete":
        faults.append(position_fault("phase.zones_paid", "position-zones-printing", "E16.2"))
    elif state[layout.ZONES_PAID] and step == "action":
        faults.append(position_fault("phase.zones_paid", "position-zones-before", "E9.4"))
    for name, flag, things, rule in (
        ("sand_used", layout.SAND_USED, layout.SAND_SITES, "E14.1"),
        ("moon_used", layout.MOON_USED, layout.MOON_SITES, "E13.1"),
        ("beacon", layout.BEACON_HELD, layout.BEACONS, "E15.1"),
    ):
        if state[flag] and not position.static[things]:
            faults.append(position_fault(f"phase.{name}", "position-no-such", rule))
    if step != "reinforce" and (state[layout.PLACED] or state[layout.MOON_USED] or state[layout.BEACON_HELD]):
        faults.append(position_fault("phase", "position-reinforcing", "E7.1"))
    return faults


def attack_faults(position: Position) -> list[Fault]:
    """An attack that cannot have led to the current exchange (E6.4, E8.6)."""
    state, seats = position.state, range(position.players)
    faults: list[Fault] = []
    if not state[layout.CAPTURED]:
        faults.append(position_fault("attack", "position-attack", "E6.3"))
    had, have = int(state[layout.HAD_DISCS]), int(seats_with_discs(position.static, state))
    if had != int(state[layout.IN_GAME]) or have & ~had or not had >> position.seat & 1:
        faults.append(position_fault("attack.had_discs", "position-had-discs", "E8.6"))
    if bool(state[layout.LAST_KAMIKAZE]) != (position.discs_on_board(position.seat) == 0):
        faults.append(position_fault("attack.last_kamikaze", "position-last-kamikaze", "E8.5"))
    clockwise = [(position.seat + place) % position.players for place in seats]
    captured = [seat for holder in seats for seat in position.captives(holder)]
    settling = [seat for seat in clockwise if seat in captured and position.captives(seat)]
    if settling and settling[0] != position.decider:
        faults.append(position_fault("decider", "position-exchanges", "E6.4"))
    return faults
