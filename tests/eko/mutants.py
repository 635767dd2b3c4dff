"""Rules of Ekö, each broken in one way, and where the comparison with the oracle must notice it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial

from tests.eko.cases import CASES, compare_case
from tests.games.agreement import Coverage
from tests.games.mutants import Mutant

MUTANTS = [
    Mutant(
        "E3.3", "the march costs two", "rules.turn.play_decision", "return_to_box(state, 3)", "return_to_box(state, 2)"
    ),
    Mutant(
        "E3.3",
        "the Emperor pays too",
        "rules.turn.after_action",
        "state[at.SOLDIERS + seat] >= 3",
        "state[at.SOLDIERS + seat] >= 2",
    ),
    Mutant("E3.3", "two marches", "rules.turn.after_action", "not state[at.MARCHED]", "True"),
    Mutant(
        "E3.5",
        "no pass beside scattering",
        "rules.turn.legal_actions",
        "found - temple == scratch[at.SCATTERS]",
        "found == temple",
    ),
    Mutant("E3.5", "scatter and march", "rules.turn.play_decision", "not has_action(board, state, scratch)", "False"),
    Mutant(
        "E3.5",
        "who can march may not",
        "rules.turn.play_decision",
        "state[at.STEP] == at.ACTION_STEP and not has_action(board, state, scratch)",
        "state[at.STEP] == at.ACTION_STEP",
    ),
    Mutant(
        "E3.7", "the eliminated count", "rules.turn.next_turn", "count_bits(state[at.IN_GAME])", "board[at.PLAYERS]"
    ),
    Mutant("E3.7", "placing is idle", "rules.turn.after_placement", "state[at.BUSY] = 1", "pass"),
    Mutant("E4.1", "the masks' edge", "rules.state.pop_space", "at.WORD + lowest_bit(high)", "lowest_bit(high)"),
    Mutant("E4.3", "five on a stack", "rules.movement.survey", "2 * (4 - discs)", "8"),
    Mutant("E4.6", "as many win", "rules.movement.can_take", "range(1, discs)", "range(1, discs + 1)"),
    Mutant("E4.6", "the Emperor is no help", "rules.movement.can_take", "emperor", "False"),
    Mutant("E4.6", "no kamikaze", "rules.movement.can_take", "discs == 1", "False"),
    Mutant("E4.8", "the kamikaze stays", "rules.turn.move_stack", "height == 1 and height_of(met) == 4", "False"),
    Mutant(
        "E5.3",
        "enemies cost no more",
        "rules.construction.construction_cost",
        "1 if before != 0 and builder_of(before) != seat else 0",
        "0",
    ),
    Mutant("E5.4", "two steps at once", "rules.construction.legal_worths", "least + 1", "least + 2"),
    Mutant(
        "E5.5",
        "own buildings again",
        "rules.construction.legal_worths",
        "before == 0 or builder_of(before) == seat",
        "before == 0",
    ),
    Mutant(
        "E5.6",
        "always worthier",
        "rules.construction.legal_worths",
        "before == 0 or builder_of(before) == seat",
        "True",
    ),
    Mutant("E5.7", "no ceilings", "rules.construction.legal_worths", "ceiling_of(board, site)", "3"),
    Mutant(
        "E5.8",
        "no supply",
        "rules.construction.legal_constructions",
        "cost <= discs and state[at.SUPPLY + 3 * seat + worth - 1] > 0",
        "cost <= discs",
    ),
    Mutant(
        "E5.8",
        "nothing comes back",
        "rules.state.put_building",
        "state[at.SUPPLY + 3 * owner + worth_of(before) - 1] += 1",
        "state[at.SUPPLY + 3 * owner + worth_of(before) - 1] += 0",
    ),
    Mutant(
        "E5.9",
        "the Emperor goes first",
        "rules.construction.legal_constructions",
        "cost < discs or not has_emperor(stack)",
        "not has_emperor(stack)",
    ),
    Mutant("E6.1", "no captives", "rules.turn.destroy_stack", "at.CAPTIVE - state[at.SEAT]", "at.IN_RESERVE"),
    Mutant(
        "E6.2",
        "two points a captive",
        "rules.state.certain_points",
        "3 * captives_of(board, state, seat)",
        "2 * captives_of(board, state, seat)",
    ),
    Mutant(
        "E6.3",
        "a third Emperor goes free",
        "rules.ending.give_captive",
        "at.IN_RESERVE if given == holder else at.CAPTIVE - holder",
        "at.IN_RESERVE",
    ),
    Mutant("E6.4", "seat 0 first", "rules.ending.settle_exchanges", "state[at.SEAT] + place", "place"),
    Mutant(
        "E6.4",
        "only one exchange",
        "rules.ending.settle_exchanges",
        "give_captive(state, seat, given); break",
        "give_captive(state, seat, given); state[at.DECIDER] = state[at.SEAT]; return False",
    ),
    Mutant("E6.4", "no choice", "rules.ending.settle_exchanges", "held > 1", "held > 2"),
    Mutant("E7.2", "room for five", "rules.reinforcement.emit_placements", "room - emperor", "room"),
    Mutant(
        "E7.3",
        "enemies do not mind",
        "rules.reinforcement.emit_placements",
        "sites_near(board, space) & enemies",
        "False",
    ),
    Mutant(
        "E7.4",
        "the Emperor waits",
        "rules.reinforcement.emit_placements",
        "1 if is_emperor_in_reserve(state) else 0",
        "0",
    ),
    Mutant("E7.5", "no exception", "rules.reinforcement.emit_placements", "found == before and emperor", "False"),
    Mutant(
        "E7.5", "always the exception", "rules.reinforcement.emit_placements", "found == before and emperor", "emperor"
    ),
    Mutant(
        "E8.1",
        "no capital needed",
        "rules.ending.has_won_by_points",
        "state[at.CAPITALS + seat] == 0",
        "False",
    ),
    Mutant(
        "E8.1",
        "eleven points",
        "rules.ending.has_won_by_points",
        "most >= 12 and points_of(board, state, seat) >= 12",
        "points_of(board, state, seat) >= 11",
    ),
    Mutant(
        "E8.1",
        "thirteen points",
        "rules.ending.has_won_by_points",
        "points_of(board, state, seat) >= 12",
        "points_of(board, state, seat) >= 13",
    ),
    Mutant("E8.2", "alone one plays on", "rules.ending.judge", "count_bits(have) == 1", "False"),
    Mutant("E8.3", "the turn goes on", "rules.turn.after_action", "state[at.DISCS + seat] == 0", "False"),
    Mutant(
        "E8.3", "nobody is eliminated", "rules.ending.judge", "state[at.IN_GAME] = have", "state[at.IN_GAME] |= have"
    ),
    Mutant(
        "E8.4",
        "both win",
        "rules.ending.judge",
        "end_game(state, at.EMPTY_REASON, 0)",
        "end_game(state, at.EMPTY_REASON, had)",
    ),
    Mutant("E8.5", "nobody shares", "rules.ending.judge", "winners = had", "pass"),
    Mutant("E8.5", "three share", "rules.ending.judge", "count_bits(had) == 2", "count_bits(had) >= 2"),
    Mutant("E8.6", "only who has discs wins", "rules.ending.judge", "may_win = had", "may_win = have"),
    Mutant("E8.6", "only the mover wins", "rules.ending.judge", "may_win = had", "may_win = had & (1 << seat)"),
    Mutant(
        "E8.7",
        "a round too few",
        "rules.turn.next_turn",
        "rounds > board[at.ROUND_LIMIT]",
        "rounds >= board[at.ROUND_LIMIT]",
    ),
    Mutant("E8.7", "the second occurrence", "rules.turn.is_repeated", "times >= 3", "times >= 2"),
    Mutant("E8.7", "ties broken", "rules.ending.end_by_points", "points == most", "winners == 0"),
    Mutant(
        "E9.3",
        "beginning is free",
        "rules.movement.legal_stormy_moves",
        "stormy & (1 << (zone - 1)) if zone > 0 else 0",
        "0",
    ),
    Mutant("E9.4", "paid zones charge", "rules.movement.stormy_zones", "zones & ~state[at.ZONES_PAID]", "zones"),
    Mutant(
        "E9.4", "nothing is noted", "rules.turn.pay_zones", "state[at.ZONES_PAID] |= zones", "state[at.ZONES_PAID] |= 0"
    ),
    Mutant("E9.5", "the loss comes after", "rules.movement.emit_ends", "height_of(stack) - lost", "height_of(stack)"),
    Mutant(
        "E9.6",
        "tempests do not mind",
        "rules.reinforcement.has_room",
        "zone_of(board, space) == 0 or state[at.BEACON_HELD] == 1",
        "True",
    ),
    Mutant("E9.7", "scattering is compulsory", "rules.movement.emit_scatter", "scratch[at.SCATTERS] += 1", "pass"),
    Mutant(
        "E9.7", "scattered on a held space", "rules.movement.extend_walk", "scratch[at.EMPTY]", "scratch[at.STORMY]"
    ),
    Mutant("E10.3", "portals lead nowhere", "position.position.static_array", "board.steps", "board.neighbours"),
    Mutant("E11.2", "a tie is somebody's", "rules.state.majority_on", "if count == most:\n    best = -1", "pass"),
    Mutant("E11.2", "one point", "rules.state.points_of", "points += 2", "points += 1"),
    Mutant(
        "E12.1",
        "no wind",
        "rules.reinforcement.may_place_again",
        "state[at.PLACED] == 0 or has_building_on(state, state[at.SEAT], board[at.WIND_SITES])",
        "state[at.PLACED] == 0",
    ),
    Mutant(
        "E12.1",
        "a stack served twice",
        "rules.reinforcement.emit_placements",
        "not has_room(board, state, space) or is_served(state, space)",
        "not has_room(board, state, space)",
    ),
    Mutant("E13.1", "the Moon costs one", "rules.turn.use_moon", "return_to_box(state, 2)", "return_to_box(state, 1)"),
    Mutant(
        "E13.1",
        "not into tempests",
        "rules.reinforcement.emit_moon_placements",
        "stack == 0 or (owner_of(stack) == seat and height_of(stack) < 4)",
        "zone_of(board, space) == 0 if stack == 0 else (owner_of(stack) == seat and height_of(stack) < 4)",
    ),
    Mutant(
        "E13.2",
        "no Emperor by the Moon",
        "rules.reinforcement.may_use_moon",
        "soldiers == 2 and not is_emperor_in_reserve(state)",
        "soldiers == 2",
    ),
    Mutant(
        "E13.3",
        "the Moon is enough",
        "rules.reinforcement.legal_reinforcements",
        "state[at.MOON_USED] == 1 and not is_emperor_in_reserve(state)",
        "state[at.MOON_USED] == 1",
    ),
    Mutant(
        "E13.3",
        "the Moon after the Wind",
        "rules.reinforcement.may_use_moon",
        "state[at.MOON_USED] or state[at.PLACED] > 0 or board[at.MOON_SITES] == 0",
        "state[at.MOON_USED] or board[at.MOON_SITES] == 0",
    ),
    Mutant("E14.1", "Emperors too", "rules.turn.legal_sand", "has_emperor(stack)", "0"),
    Mutant("E14.1", "nobody looks who is left", "rules.turn.use_sand", "judge(board, state)", "pass"),
    Mutant(
        "E14.2",
        "one soldier is enough",
        "rules.turn.legal_sand",
        "state[at.SOLDIERS + seat] < 2",
        "state[at.SOLDIERS + seat] < 1",
    ),
    Mutant(
        "E15.1",
        "no Beacon",
        "rules.movement.stormy_zones",
        "zones == 0 or holds_beacon(board, state, state[at.SEAT])",
        "zones == 0",
    ),
    Mutant(
        "E15.1",
        "no reinforcement either",
        "rules.turn.begin_reinforcement",
        "1 if holds_beacon(board, state, state[at.SEAT]) else 0",
        "0",
    ),
    Mutant(
        "E16.2",
        "the empty board has no winner",
        "rules.ending.judge",
        "end_game(state, at.EMPTY_SHARED_REASON, had)",
        "end_game(state, at.EMPTY_SHARED_REASON, 0)",
    ),
    Mutant(
        "E16.2",
        "points count first",
        "rules.ending.judge",
        "board[at.PRINTING] != at.COMPLETE and last_kamikaze",
        "False",
    ),
    Mutant(
        "E16.2",
        "coming back is free",
        "rules.movement.legal_first_printing_moves",
        "space if entered == zone else -1",
        "-1",
    ),
    Mutant(
        "E16.2",
        "moving within is free",
        "rules.movement.legal_first_printing_moves",
        "entered > 0",
        "entered > 0 and entered != zone",
    ),
    Mutant(
        "E16.2", "zones stay paid", "rules.turn.pay_zones", "return zones", "state[at.ZONES_PAID] |= 1\nreturn zones"
    ),
]


def cases_about(mutant: Mutant) -> Iterator[Callable[[], None]]:
    """All hand-made positions, those about the broken rule first."""
    for one in sorted(CASES, key=lambda one: one.rule != mutant.rule):
        yield partial(compare_case, one, Coverage())
