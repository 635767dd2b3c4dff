"""The situations of the rules that a decision covers, to measure the coverage of a comparison."""

from __future__ import annotations

from collections.abc import Iterator

from tests.eko.oracle import Decision, OracleState, points
from tests.eko.oracle.constructing import supply
from tests.eko.oracle.ending import has_capital, has_won_by_points
from tests.eko.oracle.ground import CEILING
from tests.eko.oracle.moving import is_kamikaze, legal_moves, lost_discs
from tests.eko.oracle.reinforcing import has_enemy_building_beside, is_kept_by_tempest, room

COMMON = {
    *(f"decision {kind}" for kind in ("construct", "finish", "march", "moon", "move", "pass", "reinforce", "rest")),
    *(f"decision {kind}" for kind in ("sand", "scatter")),
    *(f"end {reason}" for reason in ("empty", "empty-shared", "idle", "last", "points", "round-limit")),
    "E3.3 a march",
    "E3.3 the march is offered",
    "E3.5 a pass instead of scattering",
    "E3.5 scattering alone bars the march",
    "E3.5 the march is not offered",
    "E3.7 an idle turn",
    "E4.2 onto an empty space",
    "E4.3 regrouping",
    "E4.3 regrouping to four",
    "E4.6 Emperor against Emperor",
    "E4.6 as many with the Emperor",
    "E4.6 more discs",
    "E4.8 kamikaze",
    "E4.8 the Emperor as kamikaze",
    "E5.4 an encampment",
    *(f"E5.5 own building to {worth}" for worth in (2, 3)),
    *(f"E5.6 an enemy's by as worthy {worth}" for worth in (1, 2, 3)),
    *(f"E5.6 an enemy's by worthier {worth}" for worth in (2, 3)),
    "E5.8 no building of worth 3 is left",
    "E5.9 the Emperor spared",
    "E5.9 the Emperor spent",
    "E6.1 a capture",
    "E6.1 a capture by a kamikaze",
    "E6.3 an Emperor comes home",
    "E7.1 nothing to place, so no reinforcement",
    "E7.3 an enemy building",
    "E7.4 the Emperor placed",
    "E7.5 the Emperor alone",
    "E7.6 no place, so no reinforcement",
    "E8.3 eliminated by another",
    "E8.3 eliminated in its own turn",
    "E8.6 the last disc as kamikaze, 2 left",
    "E8.7 a tie is shared",
    "E8.7 most points win",
    *(f"E9.2 {count} zones" for count in (1, 2, 3)),
    "E9.3 beginning costs",
    "E9.4 a march with a zone paid",
    "E9.4 a zone that was paid",
    "E9.5 a loss before a stack is met",
    "E9.6 a tempest keeps a stack",
    "E9.7 an Emperor scattered",
    "E9.7 scattered on its way",
    "E9.7 scattered where it stood",
    "E9.9 constructing on a tempest",
    "E10.3 onto a stack through a portal",
    "E10.3 through a portal",
    "E12.1 finished before all is placed",
    "E12.1 one more stack",
    "E13.1 the Moon beside an enemy building",
    "E13.1 the Moon on a stack",
    "E13.1 the Moon on a tempest",
    "E13.1 the Moon on an empty space",
    "E13.3 a placement after the Moon",
    "E13.3 finished after the Moon",
    "E15.1 a move under the Beacon",
    "E15.1 reinforced under the Beacon",
    *(f"E16.2 {count} zones" for count in (1, 2, 3)),
    "E16.2 beginning costs nothing",
    "E16.2 scattered",
    "E18.1 no action for a march",
}
"""Situations that random positions cover, with any number of players."""

WITH_THREE = {
    "E6.2 several captives",
    "E6.3 a captive changes hands",
    "E6.6 from an eliminated player",
    "E7.3 the building of an eliminated player",
    "E8.6 the last disc as kamikaze, 3 left",
    "E8.7 the turn passes the first seat",
}
WITH_FOUR = {
    "decision give",
    "E6.4 a choice out of turn",
    "E6.4 a choice without discs",
    "E8.6 the last disc as kamikaze, 4 left",
}

RARE = {
    "end repetition",
    "end shared",
    "E3.5 a pass without any action",
    "E5.8 no building of worth 1 is left",
    "E5.8 no building of worth 2 is left",
    "E8.1 points without a capital",
    "E8.5 empty with points",
    "E8.5 empty-shared with points",
    "E8.5 last with points",
    "E8.5 shared with points",
    "E8.6 points of another than the mover",
    "E8.6 points without discs",
    "E8.6 two win by points at once",
    "E11.2 a pyramid decides",
    "E13.2 the Emperor by the Moon",
    "E13.3 finished without the Moon",
    "E13.3 the Moon before the Emperor",
}
"""Situations that need a hand-made position."""

SET_UP = {"decision draft", "decision keep", "decision swap"}
"""Situations that only a game from its beginning covers."""

KNOWN = COMMON | WITH_THREE | WITH_FOUR | RARE | SET_UP


def situations(before: OracleState, decision: Decision, after: OracleState) -> set[str]:
    """The kind of the decision, and every situation before, during or after it."""
    found = {f"decision {decision[0]}", *circumstances(before), *consequences(before, after)}
    match decision:
        case ("move", str(start), str(end), frozenset() | int() as zones, bool(loses_emperor)):
            found.update(of_move(before, start, end, zones, loses_emperor))
            found.update(of_tempests(before, start, end, zones))
        case ("scatter", str(start), frozenset() | int() as zones):
            found.update(of_scattering(before, start, zones, after))
        case ("pass",):
            found.add("E3.5 a pass instead of scattering" if legal_moves(before) else "E3.5 a pass without any action")
        case ("construct", str(start), str(site), int(worth), bool(spends_emperor)):
            found.update(of_construction(before, start, site, worth, spends_emperor))
        case ("give", _):
            found.update(of_choice(before))
        case ("reinforce", str(space), _, bool(emperor)):
            found.update(of_placement(before, space, emperor))
        case ("moon", str(space), bool(emperor)):
            found.update(of_moon(before, space, emperor))
        case ("finish",):
            found.update(of_finish(before))
    return found


def circumstances(state: OracleState) -> Iterator[str]:
    """Situations of the position alone: what a rule forbids or waives there."""
    own = state.stacks_of(state.mover)
    if state.step in ("action", "march-action"):
        near = {site for space in own for site in state.ground.sites_beside[space]}
        for site in near:
            old = state.buildings.get(site)
            worth = 1 if old is None else old.worth + 1
            if worth <= CEILING[state.ground.kind[site]] and supply(state, state.mover, worth) == 0:
                yield f"E5.8 no building of worth {worth} is left"
        if state.phase.zones_paid and any(space in state.ground.zone for space in own):
            yield "E9.4 a march with a zone paid"
    if state.step == "reinforce":
        for space in own:
            if room(state, space) > 0 and is_kept_by_tempest(state, space):
                yield "E9.6 a tempest keeps a stack"
            sites = [site for site in state.ground.sites_beside[space] if site in state.buildings]
            enemies = {state.buildings[site].owner for site in sites} - {state.mover}
            if enemies and enemies <= state.eliminated:
                yield "E7.3 the building of an eliminated player"
            elif enemies:
                yield "E7.3 an enemy building"


def consequences(before: OracleState, after: OracleState) -> Iterator[str]:
    """Situations after any decision."""
    mover = before.mover
    if points(after, mover) >= 12 and not has_capital(after, mover):
        yield "E8.1 points without a capital"
    for player in after.eliminated - before.eliminated:
        yield "E8.3 eliminated in its own turn" if player == mover else "E8.3 eliminated by another"
    for player in after.identities:
        if len(after.captives[player]) > 1:
            yield "E6.2 several captives"
        holder_before, holder_after = holder(before, player), holder(after, player)
        if holder_before and holder_after and holder_before != holder_after:
            yield "E6.3 a captive changes hands"
        if holder_before and not holder_after:
            yield "E6.3 an Emperor comes home"
            if holder_before in before.eliminated:
                yield "E6.6 from an eliminated player"
    if after.step == "over":
        yield from of_end(before, after)
        return
    if after.turn > before.turn:
        if after.round > before.round and after.seat != after.first and before.round > 0:
            yield "E8.7 the turn passes the first seat"
        if before.step in ("action", "march-action") and mover not in after.eliminated:
            left = after.reserves[mover].height > 0
            yield "E7.6 no place, so no reinforcement" if left else "E7.1 nothing to place, so no reinforcement"
        if after.phase.idle_turns > 0:
            yield "E3.7 an idle turn"
    if after.step == "march":
        yield "E3.3 the march is offered"
    elif before.step == "action" and after.step == "reinforce" and after.reserves[mover].soldiers >= 3:
        yield "E3.5 the march is not offered" if after.phase.march_barred else "E18.1 no action for a march"


def of_end(before: OracleState, after: OracleState) -> Iterator[str]:
    assert after.result is not None
    reason, winners = after.result.reason, after.result.winners
    yield f"end {reason}"
    if reason in ("idle", "repetition", "round-limit"):
        yield "E8.7 a tie is shared" if len(winners) > 1 else "E8.7 most points win"
    if reason == "points":
        if len(winners) > 1:
            yield "E8.6 two win by points at once"
        if before.mover not in winners:
            yield "E8.6 points of another than the mover"
        if any(not after.stacks_of(player) for player in winners):
            yield "E8.6 points without discs"
        for player in winners:
            if points(after, player) - 2 * sum(after.majority(three) == player for three in after.ground.pyramids) < 12:
                yield "E11.2 a pyramid decides"
    elif has_won_by_points(after, before.mover):
        yield f"E8.5 {reason} with points"


def of_move(
    before: OracleState, start: str, end: str, zones: frozenset[int] | int, loses_emperor: bool
) -> Iterator[str]:
    moving = before.stacks[start].discs
    count = zones if isinstance(zones, int) else len(zones)
    left = moving - lost_discs(count, loses_emperor)
    there = before.stacks.get(end)
    if before.step == "march-action":
        yield "E3.3 a march"
    mouths = before.ground.mouths
    if start in mouths and end in mouths and end not in before.ground.beside[start]:
        yield "E10.3 through a portal" if there is None else "E10.3 onto a stack through a portal"
    if there is None:
        yield "E4.2 onto an empty space"
        return
    if count > 0:
        yield "E9.5 a loss before a stack is met"
    if there.owner == before.mover:
        yield "E4.3 regrouping to four" if left.height + there.discs.height == 4 else "E4.3 regrouping"
        return
    if there.discs.emperor:
        yield "E6.1 a capture"
    if is_kamikaze(left, there.discs):
        yield "E4.8 the Emperor as kamikaze" if left.emperor else "E4.8 kamikaze"
        if there.discs.emperor:
            yield "E6.1 a capture by a kamikaze"
        if len(before.stacks_of(before.mover)) == 1:
            yield f"E8.6 the last disc as kamikaze, {len(before.on_board())} left"
    elif left.height > there.discs.height:
        yield "E4.6 more discs"
    else:
        yield "E4.6 Emperor against Emperor" if there.discs.emperor else "E4.6 as many with the Emperor"


def of_tempests(before: OracleState, start: str, end: str, zones: frozenset[int] | int) -> Iterator[str]:
    zone_of = before.ground.zone
    if before.has_beacon(before.mover) and (start in zone_of or end in zone_of):
        yield "E15.1 a move under the Beacon"
    if isinstance(zones, int):
        if zones > 0:
            yield f"E16.2 {zones} zones"
        elif start in zone_of:
            yield "E16.2 beginning costs nothing"
        return
    if zones:
        yield f"E9.2 {len(zones)} zones"
    if zone_of.get(start) in zones:
        yield "E9.3 beginning costs"
    if before.phase.zones_paid & {zone_of.get(start), zone_of.get(end)}:
        yield "E9.4 a zone that was paid"


def of_scattering(before: OracleState, start: str, zones: frozenset[int] | int, after: OracleState) -> Iterator[str]:
    if isinstance(zones, int):
        yield "E16.2 scattered"
    elif before.ground.zone.get(start) in zones and len(zones) == 1:
        yield "E9.7 scattered where it stood"
    else:
        yield "E9.7 scattered on its way"
    if before.stacks[start].discs.emperor:
        yield "E9.7 an Emperor scattered"
    if after.turn == before.turn and after.phase.march_barred:
        yield "E3.5 scattering alone bars the march"


def of_construction(before: OracleState, start: str, site: str, worth: int, spends_emperor: bool) -> Iterator[str]:
    old = before.buildings.get(site)
    if old is None:
        yield "E5.4 an encampment"
    elif old.owner == before.mover:
        yield f"E5.5 own building to {worth}"
    else:
        yield f"E5.6 an enemy's by {'as worthy' if worth == old.worth else 'worthier'} {worth}"
    discs = before.stacks[start].discs
    if discs.emperor:
        yield "E5.9 the Emperor spent" if spends_emperor else "E5.9 the Emperor spared"
    if start in before.ground.zone:
        yield "E9.9 constructing on a tempest"


def of_choice(before: OracleState) -> Iterator[str]:
    decider = before.identities[before.decider]
    if decider != before.mover:
        yield "E6.4 a choice out of turn"
    if not before.stacks_of(decider):
        yield "E6.4 a choice without discs"


def of_placement(before: OracleState, space: str, emperor: bool) -> Iterator[str]:
    if emperor:
        yield "E7.5 the Emperor alone" if has_enemy_building_beside(before, space) else "E7.4 the Emperor placed"
    if before.phase.placed > 0:
        yield "E12.1 one more stack"
    if before.phase.moon_used:
        yield "E13.3 a placement after the Moon"
    if space in before.ground.zone:
        yield "E15.1 reinforced under the Beacon"


def of_moon(before: OracleState, space: str, emperor: bool) -> Iterator[str]:
    if emperor:
        yield "E13.2 the Emperor by the Moon"
    elif before.reserves[before.mover].emperor:
        yield "E13.3 the Moon before the Emperor"
    if space in before.stacks:
        yield "E13.1 the Moon on a stack"
    else:
        yield "E13.1 the Moon on a tempest" if space in before.ground.zone else "E13.1 the Moon on an empty space"
    if has_enemy_building_beside(before, space):
        yield "E13.1 the Moon beside an enemy building"


def of_finish(before: OracleState) -> Iterator[str]:
    if before.phase.placed > 0:
        yield "E12.1 finished before all is placed"
    elif before.phase.moon_used:
        yield "E13.3 finished after the Moon"
    else:
        yield "E13.3 finished without the Moon"


def holder(state: OracleState, player: str) -> str | None:
    return next((one for one, held in state.captives.items() if player in held), None)
