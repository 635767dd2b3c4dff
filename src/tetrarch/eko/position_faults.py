"""What can be wrong with a position that is well formed: everything against the rules, not only the first fault."""

from __future__ import annotations

from tetrarch.core.errors import Fault
from tetrarch.core.kernel import count_bits
from tetrarch.eko import layout
from tetrarch.eko.construction import ceiling_of
from tetrarch.eko.ending import has_won_by_points
from tetrarch.eko.position import Position
from tetrarch.eko.reinforcement import has_placement
from tetrarch.eko.state import seats_with_discs
from tetrarch.eko.turn import has_action


def position_faults(position: Position) -> list[Fault]:
    """Every rule that a position breaks."""
    faults = component_faults(position) + site_faults(position)
    if faults:
        return faults  # whose decision it is can only be judged when all pieces are there
    return turn_faults(position)


def component_faults(position: Position) -> list[Fault]:
    """Discs and buildings that are missing or too many (E1.1, E1.2)."""
    faults: list[Fault] = []
    stacks = position.stacks()
    for seat, letter in enumerate(position.identities):
        emperors = sum(stack.emperor for stack in stacks.values() if stack.seat == seat)
        emperors += position.reserve(seat).emperor
        emperors += sum(seat in position.captives(holder) for holder in range(position.players))
        if emperors != 1:
            faults.append(Fault("", f"{letter} has {emperors} Emperors, not 1", "E1.1"))
        soldiers = sum(stack.height - stack.emperor for stack in stacks.values() if stack.seat == seat)
        soldiers += position.reserve(seat).soldiers + position.box(seat)
        if soldiers != 15:
            faults.append(Fault("", f"{letter} has {soldiers} soldiers in all, not 15", "E1.1"))
        for count, kind, owned in zip(
            position.supply(seat), ("encampments", "towers", "castles"), (5, 3, 1), strict=True
        ):
            if count < 0:
                faults.append(Fault("buildings", f"{letter} has {owned - count} {kind}, not {owned}", "E1.2"))
    tiles_imply = position.board.variants | (position.options.variants & {"draft"})
    if tiles_imply != position.options.variants:
        named, implied = sorted(position.options.variants), sorted(tiles_imply)
        faults.append(Fault("options.variants", f"are {named}, the board's tiles say {implied}", "E2.6"))
    return faults


def site_faults(position: Position) -> list[Fault]:
    """Buildings that their terrain does not bear (E5.7)."""
    return [
        Fault(
            f"buildings.{position.board.sites[site].name}",
            f"a building of worth {building.worth} where the ceiling is {ceiling_of(position.ground, site)}",
            "E5.7",
        )
        for site, building in position.buildings().items()
        if building.worth > ceiling_of(position.ground, site)
    ]


def turn_faults(position: Position) -> list[Fault]:
    """A step of the turn that contradicts the rest of the position."""
    state, step, letters = position.state, position.step, position.identities
    faults: list[Fault] = []

    def fault(where: str, text: str, rule: str) -> None:
        faults.append(Fault(where, text, rule))

    have = int(seats_with_discs(position.ground, state))
    in_game = int(state[layout.IN_GAME])
    if step in ("swap", "draft"):
        return setup_faults(position)
    if position.turn < 1 or position.round < 1:
        fault("turn", "turn and round begin at 1 when the set-up is over", "E3.1")
    limit = position.options.round_limit
    if limit is not None and position.round > limit:
        fault("round", f"is {position.round}, and the game ends when round {limit + 1} would begin", "E8.7")
    if step != "exchange" and in_game != have:
        out = [letter for seat, letter in enumerate(letters) if not have >> seat & 1]
        fault("eliminated", f"must be {out}: who has no disc on the board is eliminated", "E8.3")
    for seat, letter in enumerate(letters):
        held_by_other = int(state[layout.EMPEROR + seat]) <= layout.CAPTIVE
        if held_by_other and position.captives(seat) and step != "exchange":
            fault("captives", f"{letter} holds a captive while its own Emperor is one: they are exchanged", "E6.3")
    if step == "over":
        return faults + result_faults(position)
    if state[layout.RESULT]:
        fault("result", f"is given although the step is {step!r}", "E8.1")
    if not have >> position.seat & 1 and step != "exchange":
        fault("seat", f"{letters[position.seat]} has no disc on the board, so it cannot be its turn", "E3.1")
    if step != "exchange":
        if position.decider != position.seat:
            fault("decider", "is another than the seat whose turn it is, but nothing is exchanged", "E6.4")
        for seat in range(position.players):
            if have >> seat & 1 and has_won_by_points(position.ground, state, seat):
                fault("step", f"{letters[seat]} has 12 points and a capital, so the game is over", "E8.1")
        if count_bits(have) == 1:
            fault("step", "only one player has discs on the board, so the game is over", "E8.2")
        if state[layout.IDLE_TURNS] >= count_bits(in_game):
            fault("phase.idle_turns", "everybody has passed in succession, so the game is over", "E3.7")
    return faults + step_faults(position)


def result_faults(position: Position) -> list[Fault]:
    """A result that the rest of the position contradicts (E8)."""
    state, ground = position.state, position.ground
    reason = layout.REASON_NAMES[state[layout.RESULT]]
    if not reason:
        return [Fault("result", "is missing although the game is over", "E8.1")]
    seats = range(position.players)
    winners = {seat for seat in seats if int(state[layout.WINNERS]) >> seat & 1}
    have = {seat for seat in seats if position.discs_on_board(seat)}
    decided = {seat for seat in seats if has_won_by_points(ground, state, seat)}
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
    return [
        Fault(
            "result", f"{reason!r} with these winners contradicts the board", layout.REASON_RULES[state[layout.RESULT]]
        )
    ]


def setup_faults(position: Position) -> list[Fault]:
    """Faults of a position in which the set-up still goes on (E2, E17)."""
    faults: list[Fault] = []
    draft = position.step == "draft"
    if draft != ("draft" in position.options.variants):
        faults.append(Fault("step", "the draft takes the place of the Emperor swap, and only in its variant", "E17.1"))
    if position.buildings() or any(position.box(seat) or position.captives(seat) for seat in range(position.players)):
        faults.append(Fault("", "nothing is built, boxed or captured during set-up", "E2.3"))
    for space, stack in position.stacks().items():
        if stack.height > 1 or position.board.spaces[space].kind != ".":
            name = position.board.spaces[space].name
            faults.append(Fault(f"stacks.{name}", "set-up puts single discs on ordinary movement spaces", "E2.3"))
    counts = [position.discs_on_board(seat) for seat in range(position.players)]
    seats = [(position.first + place) % position.players for place in range(position.players)]
    if draft:
        next_up = min(seats, key=lambda seat: (counts[seat], seats.index(seat)))
        if position.seat != next_up or max(counts) - min(counts) > 1 or min(counts) == 16:
            faults.append(Fault("seat", "players draft in turn, one disc each", "E17.1"))
    elif any(count != 16 for count in counts):
        faults.append(Fault("stacks", "all 16 discs of everybody are on the board during the swap", "E2.3"))
    if position.decider != position.seat:
        faults.append(Fault("decider", "must be the seat whose decision it is", "E18.1"))
    if position.turn or position.round:
        faults.append(Fault("turn", "turn and round are 0 during set-up", "E3.1"))
    if position.state[layout.MARCHED : layout.RESULT].any():
        faults.append(Fault("phase", "no phase has begun during set-up", "E2.5"))
    if position.state[layout.RESULT]:
        faults.append(Fault("result", f"is given although the step is {position.step!r}", "E8.8"))
    if any(position.is_eliminated(seat) for seat in range(position.players)):
        faults.append(Fault("eliminated", "nobody is eliminated during set-up", "E8.8"))
    return faults


def step_faults(position: Position) -> list[Fault]:
    """A step that would not be asked here (E18.1)."""
    state, step = position.state, position.step
    faults: list[Fault] = []
    scratch = position.scratch
    if step == "march":
        if state[layout.SOLDIERS + position.seat] < 3:
            faults.append(Fault("step", "the march cannot be paid with fewer than 3 soldiers in reserve", "E3.3"))
        if state[layout.MARCHED] or state[layout.MARCH_BARRED]:
            faults.append(Fault("step", "the march is offered once, and not to a player who had no action", "E3.5"))
        if not has_action(position.ground, state, scratch):
            faults.append(Fault("step", "the march is offered only when an action is legal", "E18.1"))
    elif step == "march-action":
        if not state[layout.MARCHED]:
            faults.append(Fault("phase.marched", "must be true when a march's action is due", "E3.3"))
        if not has_action(position.ground, state, scratch):
            faults.append(Fault("step", "a march is paid only when an action is legal", "E18.1"))
    elif step == "action" and state[layout.MARCHED]:
        faults.append(Fault("phase.marched", "the march comes after the first action", "E3.4"))
    elif step == "reinforce":
        if not has_placement(position.ground, state, scratch):
            faults.append(Fault("step", "there is nothing to place, so the phase is skipped", "E7.6"))
        if state[layout.PLACED] and position.reserve(position.seat).emperor:
            faults.append(Fault("phase.placed", "the Emperor is placed first, so it cannot be in reserve now", "E12.1"))
        if count_bits(int(state[layout.SERVED])) + count_bits(int(state[layout.SERVED + 1])) != state[layout.PLACED]:
            faults.append(Fault("phase.placed", "must be the number of spaces served", "E12.1"))
    elif step == "exchange":
        faults += attack_faults(position)
        if len(position.captives(position.decider)) < 2:
            faults.append(Fault("decider", "chooses only with more than one captive to give", "E18.1"))
        if int(state[layout.EMPEROR + position.decider]) > layout.CAPTIVE:
            faults.append(Fault("decider", "has nothing to exchange for: its own Emperor is no captive", "E6.3"))
    if state[layout.MARCHED] and state[layout.MARCH_BARRED]:
        faults.append(Fault("phase", "the march is not for a player who had no action", "E3.5"))
    if state[layout.ZONES_PAID] and position.options.printing != "complete":
        faults.append(Fault("phase.zones_paid", "the first printing does not note the zones", "E16.2"))
    elif state[layout.ZONES_PAID] and step == "action":
        faults.append(Fault("phase.zones_paid", "no zone has taken a disc before the first action", "E9.4"))
    for name, flag, things, rule in (
        ("sand_used", layout.SAND_USED, layout.SAND_SITES, "E14.1"),
        ("moon_used", layout.MOON_USED, layout.MOON_SITES, "E13.1"),
        ("beacon", layout.BEACON_HELD, layout.BEACONS, "E15.1"),
    ):
        if state[flag] and not position.ground[things]:
            faults.append(Fault(f"phase.{name}", "there is no such thing on this board", rule))
    if step != "reinforce" and (state[layout.PLACED] or state[layout.MOON_USED] or state[layout.BEACON_HELD]):
        faults.append(
            Fault("phase", "placements, the Moon and the Beacon are noted in the reinforcement phase only", "E7.1")
        )
    return faults


def attack_faults(position: Position) -> list[Fault]:
    """An attack that cannot have led to the exchange that is asked for (E6.4, E8.6)."""
    state, seats = position.state, range(position.players)
    faults: list[Fault] = []
    if not state[layout.CAPTURED]:
        faults.append(Fault("attack", "an exchange follows only the capture of an Emperor", "E6.3"))
    had, have = int(state[layout.HAD_DISCS]), int(seats_with_discs(position.ground, state))
    if had != int(state[layout.IN_GAME]) or have & ~had or not had >> position.seat & 1:
        faults.append(Fault("attack.had_discs", "must be everybody who was still in the game", "E8.6"))
    if bool(state[layout.LAST_KAMIKAZE]) != (position.discs_on_board(position.seat) == 0):
        faults.append(
            Fault("attack.last_kamikaze", "must be true when the attacker has no disc left, else false", "E8.5")
        )
    clockwise = [(position.seat + place) % position.players for place in seats]
    captured = [seat for holder in seats for seat in position.captives(holder)]
    settling = [seat for seat in clockwise if seat in captured and position.captives(seat)]
    if settling and settling[0] != position.decider:
        faults.append(Fault("decider", "exchanges are settled clockwise from the capturer", "E6.4"))
    return faults
