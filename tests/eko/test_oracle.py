"""Hand-worked checks of the oracle itself for error-prone rules; the numbers are those of the rules."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.eko.oracle import Decision, OracleState, legal, play, points, standings
from tests.eko.small_boards import SmallBoard, draw_board, small_position

FREE: frozenset[int] = frozenset()


def table(board: SmallBoard, stacks: dict[str, str], **details: Any) -> OracleState:
    return OracleState.from_json(small_position(board, stacks, **details), board)


def of_kind(state: OracleState, *kinds: str) -> set[Decision]:
    return {decision for decision in legal(state) if decision[0] in kinds}


def from_space(state: OracleState, start: str) -> set[Decision]:
    """The moves and scatterings of one stack."""
    return {decision for decision in of_kind(state, "move", "scatter") if decision[1] == start}


def move(start: str, end: str) -> Decision:
    """A move that no zone charges."""
    return ("move", start, end, FREE, False)


def zones(*numbers: int) -> frozenset[int]:
    return frozenset(numbers)


# The drawing


def test_the_drawing_is_the_grid_of_pointy_hexes() -> None:
    board = draw_board(
        """
 . t
K . m
 t x
"""
    )
    ground = table(board, {"a1": "E1", "b2": "T1"}).ground
    assert [(one.name, one.kind) for one in board.hexes][:4] == [("a1", "."), ("a2", "t"), ("b1", "K"), ("b2", ".")]
    assert set(ground.beside["b2"]) == {"a1", "a2", "b1", "b3", "c1", "c2"}
    assert ground.steps["b2"] == {"a1", "a2", "c1"}
    assert ground.zone == {"a2": 1, "c1": 2}
    by_board = {board.spaces[space].name: number for number, zone in enumerate(board.zones, 1) for space in zone}
    assert ground.zone == by_board


def test_a_drawing_off_the_grid_is_refused() -> None:
    with pytest.raises(ValueError, match="row 2, column 1 is no hex"):
        draw_board(". .\n. .")


# Moving


def test_e4_5_e4_6_stacks_block_and_sizes_decide() -> None:
    board = draw_board(". . . . .")
    assert from_space(table(board, {"a1": "E2", "a3": "T2"}), "a1") == {move("a1", "a2")}
    with_emperor = table(board, {"a1": "E2!", "a3": "T2!"})
    assert move("a1", "a3") in legal(with_emperor)
    assert move("a1", "a4") not in legal(with_emperor)
    assert move("a1", "a3") in legal(table(board, {"a1": "E1", "a3": "T4"}))
    assert move("a1", "a3") not in legal(table(board, {"a1": "E1", "a3": "T3"}))
    assert move("a1", "a3") in legal(table(board, {"a1": "E2", "a3": "E2", "a5": "T1"}))
    assert move("a1", "a3") not in legal(table(board, {"a1": "E2", "a3": "E3", "a5": "T1"}))


def test_e10_3_mouths_are_next_to_each_other_for_movement_only() -> None:
    board = draw_board("p . x . p\n     r", portals={"a1": "a2", "a5": "a4"})
    state = table(board, {"a2": "E1", "a4": "T4"})
    assert move("a2", "a4") in legal(state)
    assert of_kind(state, "construct") == set()


def test_e9_3_a_lone_disc_that_begins_on_a_tempest_can_only_scatter() -> None:
    board = draw_board("t . .")
    state = table(board, {"a1": "E1", "a3": "T1"}, reserves={"E": "3"})
    assert legal(state) == {("scatter", "a1", zones(1)), ("pass",)}


def test_e9_2_e9_3_the_way_decides_which_zones_charge() -> None:
    board = draw_board("t . t . .")
    state = table(board, {"a1": "E3!", "a5": "T1"})
    assert from_space(state, "a1") == {
        *(("move", "a1", "a2", zones(1), lost) for lost in (False, True)),
        *(("move", "a1", "a2", zones(1, 2), lost) for lost in (False, True)),
        *(("move", "a1", "a3", zones(1, 2), lost) for lost in (False, True)),
        *(("move", "a1", "a4", zones(1, 2), lost) for lost in (False, True)),
        ("move", "a1", "a5", zones(1, 2), False),  # one Emperor against one soldier
    }


def test_e9_7_scattering_needs_an_empty_tempest_space() -> None:
    board = draw_board(". t")
    assert legal(table(board, {"a1": "E1", "a2": "T1"})) == {("pass",)}
    assert legal(table(board, {"a1": "E1", "a2": "E1"}, eliminated=[])) >= {("scatter", "a2", zones(1))}
    assert from_space(table(board, {"a1": "E1", "a2": "E1"}), "a1") == set()


def test_e9_5_the_last_step_onto_a_held_tempest_space_costs_first() -> None:
    board = draw_board(". t")
    assert from_space(table(board, {"a1": "E3", "a2": "T2"}), "a1") == set()
    assert from_space(table(board, {"a1": "E3!", "a2": "T2"}), "a1") == {("move", "a1", "a2", zones(1), False)}
    assert from_space(table(board, {"a1": "E2", "a2": "T4"}), "a1") == {("move", "a1", "a2", zones(1), False)}
    assert from_space(table(board, {"a1": "E3", "a2": "E2"}), "a1") == {("move", "a1", "a2", zones(1), False)}
    assert from_space(table(board, {"a1": "E3", "a2": "E3"}), "a1") == set()


def test_e9_4_a_zone_charges_once_a_turn_also_across_the_march() -> None:
    board = draw_board(". t . t . .")
    state = table(board, {"a1": "E3", "a6": "T1"}, reserves={"E": "3"})
    state = play(state, ("move", "a1", "a3", zones(1), False))
    assert state.step == "march"
    state = play(state, ("march",))
    assert state.to_json()["phase"]["zones_paid"] == [1]
    assert from_space(state, "a3") == {
        *(("move", "a3", end, FREE, False) for end in ("a1", "a2")),
        *(("move", "a3", end, zones(2), False) for end in ("a1", "a2", "a4", "a5")),
    }


def test_e16_2_beginning_on_a_tempest_is_free_but_walking_back_onto_it_is_not() -> None:
    board = draw_board("t . t")
    lone = table(board, {"a1": "E1"}, printing="first-printing")
    assert from_space(lone, "a1") == {("move", "a1", "a2", 0, False), ("scatter", "a1", 1)}
    two = table(board, {"a1": "E2!"}, printing="first-printing")
    assert from_space(two, "a1") == {
        ("move", "a1", "a2", 0, False),
        *(("move", "a1", "a2", 1, lost) for lost in (False, True)),
        *(("move", "a1", "a3", 1, lost) for lost in (False, True)),
        ("scatter", "a1", 2),
    }


def test_e16_2_moving_within_the_zone_where_one_began_costs() -> None:
    board = draw_board("t t . .")
    state = table(board, {"a1": "E2", "a4": "T1"}, printing="first-printing", reserves={"E": "3"})
    assert from_space(state, "a1") == {("move", "a1", end, 1, False) for end in ("a2", "a3")}
    after = play(state, ("move", "a1", "a2", 1, False))
    assert after.to_json()["phase"]["zones_paid"] == []
    assert after.reserves["E"].soldiers == 4


def test_e15_2_the_beacon_is_judged_before_the_move_and_counts_no_zone_as_paid() -> None:
    board = draw_board("t t\n t . . t", beacons=["a1 a2 b1"])
    state = table(board, {"a1": "E2", "b3": "T1"}, reserves={"E": "3"})
    assert {decision[3] for decision in of_kind(state, "move")} == {FREE}
    left_behind = play(play(state, move("a1", "b2")), ("march",))
    assert left_behind.phase.zones_paid == set()
    assert from_space(left_behind, "b2") == {
        move("b2", "b3"),
        *(("move", "b2", end, zones(1), False) for end in ("a1", "a2", "b1")),
    }
    assert from_space(table(board, {"a1": "E1", "a2": "T1", "b3": "T1"}), "a1") == {("scatter", "a1", zones(1))}


# Constructing


def test_e5_what_may_be_built_and_for_how_much() -> None:
    board = draw_board(
        """
 r c
K . m
 . s
"""
    )
    state = table(board, {"b2": "E4!", "c1": "T1"}, buildings={"a2": "E1", "b1": "T1", "b3": "T3", "c2": "T1"})
    assert of_kind(state, "construct") == {
        *(("construct", "b2", "a1", 1, emperor) for emperor in (False, True)),
        *(("construct", "b2", "a2", 2, emperor) for emperor in (False, True)),
        *(("construct", "b2", "b1", 1, emperor) for emperor in (False, True)),
        *(("construct", "b2", "b1", 2, emperor) for emperor in (False, True)),
        ("construct", "b2", "b3", 3, True),  # all four discs
        *(("construct", "b2", "c2", 1, emperor) for emperor in (False, True)),
    }
    after = play(state, ("construct", "b2", "b3", 3, True))
    assert after.eliminated == {"E"}
    assert after.to_json()["result"] == {"reason": "last", "winners": ["T"]}
    assert standings(after) == [{"T"}, {"E"}]


def test_e5_8_the_supply_is_bounded() -> None:
    board = draw_board(". . r r r r r r", players=2)
    five = dict.fromkeys(("a4", "a5", "a6", "a7", "a8"), "E1")
    assert of_kind(table(board, {"a1": "T1", "a2": "E1"}, buildings=five), "construct") == set()


# The march


def test_e3_5_a_player_who_can_only_scatter_may_pass_and_has_no_march() -> None:
    board = draw_board(". t .")
    state = table(board, {"a1": "E1", "a3": "T1", "a2": "T1"}, reserves={"E": "6"})
    assert legal(state) == {("pass",)}
    state = table(board, {"a1": "E1", "a3": "T1"}, reserves={"E": "6"})
    assert legal(state) == {("scatter", "a1", zones(1)), ("pass",)}
    after = play(state, ("pass",))
    assert after.step == "reinforce"
    assert after.phase.march_barred


def test_e3_5_scattering_where_nothing_else_was_legal_bars_the_march() -> None:
    board = draw_board(". t x .")
    state = table(board, {"a1": "E1", "a2": "E1", "a4": "T1"}, reserves={"E": "3"})
    assert legal(state) == {("scatter", "a2", zones(1)), ("pass",)}
    after = play(state, ("scatter", "a2", zones(1)))
    assert (after.step, after.phase.march_barred) == ("reinforce", True), "though a1 could now move to a2"


def test_e3_3_the_march_is_three_soldiers_and_never_the_emperor() -> None:
    board = draw_board(". . . .")
    assert play(table(board, {"a1": "E1", "a4": "T1"}, reserves={"E": "3!"}), move("a1", "a2")).step == "reinforce"
    state = play(table(board, {"a1": "E1", "a4": "T1"}, reserves={"E": "4!"}), move("a1", "a2"))
    assert legal(state) == {("march",), ("rest",)}
    marched = play(state, ("march",))
    assert (marched.reserves["E"].soldiers, marched.reserves["E"].emperor, marched.boxes["E"]) == (0, True, 14)
    assert ("pass",) not in legal(marched)


# Captives


def test_e6_4_exchanges_chain_from_the_capturer_clockwise() -> None:
    """Ember frees itself with the Moon's Emperor, and the Moon itself with the Star's."""
    board = draw_board(". . . . .", players=4)
    state = table(board, {"a1": "E2", "a2": "M1!", "a3": "T1!", "a4": "S1", "a5": "M1"}, captives={"T": "E", "M": "S"})
    after = play(state, move("a1", "a2"))
    assert after.captives == {"E": set(), "T": {"S"}, "M": set(), "S": set()}
    assert after.reserves["E"].emperor
    assert after.reserves["M"].emperor
    assert (after.step, after.attack) == ("reinforce", None)


def test_e6_4_a_player_with_several_chooses_out_of_turn_even_without_discs() -> None:
    board = draw_board(". . . . .", players=4)
    state = table(
        board,
        {"a1": "S2!", "a2": "T1!", "a4": "E1", "a5": "M1"},
        captives={"T": "EM"},
        seat=3,
        decider=3,
        reserves={"T": "2"},
    )
    asked = play(state, move("a1", "a2"))
    assert (asked.step, asked.seat, asked.decider) == ("exchange", 3, 1)
    assert legal(asked) == {("give", "E"), ("give", "M")}
    assert asked.eliminated == set()
    assert asked.to_json()["attack"] == {
        "by": "S",
        "had_discs": ["E", "T", "M", "S"],
        "last_kamikaze": False,
        "captured": True,
    }
    after = play(asked, ("give", "M"))
    assert after.captives == {"E": set(), "T": {"E"}, "M": set(), "S": {"M"}}
    assert after.reserves["T"].emperor
    assert after.eliminated == {"T"}
    assert (after.step, after.seat, after.decider, after.turn) == ("action", 0, 0, 6)


def test_e6_4_the_capturer_settles_before_a_player_of_a_lower_seat() -> None:
    """The Tide frees itself with Ember's Emperor before Ember would have to choose."""
    board = draw_board(". . . . .", players=3)
    stacks = {"a1": "T2", "a2": "E1!", "a4": "E1", "a5": "M1"}
    after = play(table(board, stacks, captives={"E": "TM"}, seat=1, decider=1), move("a1", "a2"))
    assert after.captives == {"E": {"M"}, "T": set(), "M": set()}
    assert after.step == "reinforce"


def test_e6_3_an_emperor_handed_to_its_owner_goes_home() -> None:
    board = draw_board(". . . .")
    after = play(table(board, {"a1": "E2", "a2": "T1!", "a4": "T1"}, captives={"T": "E"}), move("a1", "a2"))
    assert after.captives == {"E": set(), "T": set()}
    assert after.reserves["E"].emperor
    assert after.reserves["T"].emperor


# Reinforcement


def reinforcing(board: SmallBoard, stacks: dict[str, str], **details: Any) -> OracleState:
    return table(board, stacks, step="reinforce", phase={"busy": True}, **details)


def test_e7_4_the_emperor_is_among_the_discs_placed() -> None:
    board = draw_board(". . .")
    state = reinforcing(board, {"a1": "E2", "a2": "E4", "a3": "T1"}, reserves={"E": "4!"})
    assert legal(state) == {("reinforce", "a1", soldiers, True) for soldiers in (0, 1)}


def test_e7_5_the_emperor_alone_joins_a_stack_that_only_buildings_forbid() -> None:
    board = draw_board(". . t .\n . r r")
    state = reinforcing(
        board, {"a1": "E1", "a2": "E4", "a3": "E1", "b1": "T1"}, buildings={"b2": "T1"}, reserves={"E": "3!"}
    )
    assert legal(state) == {("reinforce", "a1", soldiers, True) for soldiers in (0, 1, 2)}
    beside = reinforcing(board, {"a2": "E3", "a3": "E1", "b1": "T1"}, buildings={"b2": "T1"}, reserves={"E": "3!"})
    assert legal(beside) == {("reinforce", "a2", 0, True)}
    assert play(beside, ("reinforce", "a2", 0, True)).seat == 1


def test_e12_1_the_wind_serves_stack_after_stack_the_emperor_first() -> None:
    board = draw_board(". . . . .\n x w x x")
    state = reinforcing(board, {"a1": "E1", "a4": "E3", "a5": "T1"}, buildings={"b2": "E1"}, reserves={"E": "4!"})
    assert {decision[3] for decision in legal(state)} == {True}
    assert ("finish",) not in legal(state)
    state = play(state, ("reinforce", "a4", 0, True))
    assert (state.phase.placed, state.phase.served) == (1, {"a4"})
    assert legal(state) == {("finish",), *(("reinforce", "a1", soldiers, False) for soldiers in (1, 2, 3))}
    after = play(state, ("reinforce", "a1", 1, False))
    assert (after.seat, after.reserves["E"].soldiers) == (1, 2)


def test_e13_3_the_moon_fulfils_e7_1_but_not_e7_4() -> None:
    board = draw_board(". t . .\n x o x")
    details: dict[str, Any] = {"buildings": {"b2": "E1"}}
    state = reinforcing(board, {"a1": "E1", "a4": "T1"}, reserves={"E": "4!"}, **details)
    assert of_kind(state, "moon") == {("moon", space, e) for space in ("a1", "a2", "a3") for e in (False, True)}
    assert ("finish",) not in legal(state)
    held_back = play(state, ("moon", "a2", False))
    assert legal(held_back) == {("reinforce", "a1", 0, True)}, "no stack on a tempest, and the Emperor must"
    placed = play(state, ("moon", "a3", True))
    assert legal(placed) == {("finish",), ("reinforce", "a1", 1, False), ("reinforce", "a3", 1, False)}
    assert placed.boxes["E"] == state.boxes["E"] + 2
    rich = reinforcing(board, {"a1": "E1", "a4": "T1"}, reserves={"E": "8"}, **details)
    assert of_kind(play(rich, ("moon", "a3", False)), "moon") == set(), "once a phase"
    too_few = reinforcing(board, {"a1": "E1", "a4": "T1"}, reserves={"E": "2"}, **details)
    assert of_kind(too_few, "moon") == set()


def test_e13_3_the_moon_comes_before_the_wind_has_served_a_stack() -> None:
    board = draw_board(". . . .\n x o w x")
    buildings = {"b2": "E1", "b3": "E1"}
    state = reinforcing(board, {"a1": "E1", "a2": "E3", "a4": "T1"}, buildings=buildings, reserves={"E": "6"})
    served = play(state, ("reinforce", "a2", 1, False))
    assert legal(served) == {("finish",), *(("reinforce", "a1", soldiers, False) for soldiers in (1, 2, 3))}
    assert len(of_kind(play(state, ("moon", "a3", False)), "reinforce")) == 3 + 1 + 3, "three soldiers for a1, a2 or a3"


def test_e13_3_the_moon_stays_optional_where_no_ordinary_place_exists() -> None:
    board = draw_board(". . . .\n x o x")
    state = reinforcing(board, {"a1": "E4", "a4": "T1"}, buildings={"b2": "E1"}, reserves={"E": "3"})
    assert legal(state) == {("finish",), ("moon", "a2", False), ("moon", "a3", False)}
    assert play(state, ("finish",)).seat == 1
    assert play(state, ("moon", "a2", False)).seat == 1, "nothing left to place"


def test_e14_1_the_sand_takes_a_soldier_and_can_end_the_game() -> None:
    board = draw_board(". . .\n s x x")
    state = table(board, {"a1": "E1", "a2": "T1", "a3": "T1!"}, buildings={"b1": "E1"}, reserves={"E": "2"})
    assert of_kind(state, "sand") == {("sand", "a2")}
    after = play(state, ("sand", "a2"))
    assert (after.step, of_kind(after, "sand")) == ("action", set())
    assert after.reserves["T"].soldiers == 1
    last = table(board, {"a1": "E1", "a2": "T1"}, buildings={"b1": "E1"}, reserves={"E": "2"})
    assert play(last, ("sand", "a2")).to_json()["result"] == {"reason": "last", "winners": ["E"]}


# The end

RICH = {"b1": "E2", "b2": "E3", "b3": "E2", "b4": "E2"}
"""Nine points with a capital."""


def capital_board(players: int = 2) -> SmallBoard:
    return draw_board(". . . .\n K m c c", players=players)


@pytest.mark.parametrize(
    ("printing", "rest", "reason", "winners"),
    [
        ("complete", {"a4": "T1"}, "shared", ["E", "T"]),  # E8.5
        ("complete", {}, "empty", []),  # E8.4
        ("complete", {"a4": "M1"}, "points", ["E"]),  # E8.6
        ("complete", {"a3": "T1", "a4": "M1"}, "points", ["E"]),  # E8.6
        ("complete", {"a4": "E1"}, "points", ["E"]),  # E8.1
        ("first-printing", {"a4": "T1"}, "last", ["T"]),  # E16.2
        ("first-printing", {}, "empty-shared", ["E", "T"]),  # E16.2
        ("first-printing", {"a4": "M1"}, "last", ["M"]),  # E16.2
        ("first-printing", {"a4": "E1"}, "points", ["E"]),  # E8.1
    ],
)
def test_e8_4_e8_5_e8_6_the_last_disc_as_kamikaze(
    printing: str, rest: dict[str, str], reason: str, winners: list[str]
) -> None:
    state = table(capital_board(3), {"a1": "E1", "a2": "T4!", **rest}, buildings=RICH, printing=printing)
    zone_count = 0 if printing == "first-printing" else FREE
    after = play(state, ("move", "a1", "a2", zone_count, False))
    assert after.to_json()["result"] == {"reason": reason, "winners": winners}
    assert after.step == "over"
    assert legal(after) == set()
    assert points(after, "E") == 12


def test_e16_2_a_kamikaze_with_three_left_is_eliminated_before_points_count() -> None:
    stacks = {"a1": "E1", "a2": "T4!", "a3": "T1", "a4": "M1"}
    after = play(
        table(capital_board(3), stacks, buildings=RICH, printing="first-printing"), ("move", "a1", "a2", 0, False)
    )
    assert (after.result, after.eliminated, after.seat) == (None, {"E"}, 1)


def test_e8_6_last_discs_spent_on_the_winning_construction_win_alone() -> None:
    buildings = {**RICH, "b4": "E1"}
    state = table(capital_board(), {"a4": "E2", "a1": "T1"}, buildings=buildings, captives={"E": "T"})
    after = play(state, ("construct", "a4", "b4", 2, False))
    assert after.to_json()["result"] == {"reason": "points", "winners": ["E"]}
    assert standings(after) == [{"E"}, {"T"}]


def test_e8_1_twelve_points_without_a_capital_do_not_win() -> None:
    board = draw_board(". . . .\n m m c c")
    state = table(board, {"a1": "E2", "a2": "T1!", "a4": "T1"}, buildings=RICH)
    after = play(state, move("a1", "a2"))
    assert points(after, "E") == 12
    assert after.result is None


def test_e11_2_leaving_a_pyramid_can_hand_the_game_to_another() -> None:
    board = draw_board("t t . .\n t K m c c c", pyramids=["a1 a2 b1"])
    buildings = {"b2": "T2", "b3": "T3", "b4": "T2", "b5": "T2", "b6": "T1"}
    state = table(board, {"a1": "E2", "a2": "E1", "b1": "T1"}, buildings=buildings)
    assert points(state, "E") == 2
    assert points(state, "T") == 10
    after = play(state, ("scatter", "a2", zones(1)))
    assert (points(after, "E"), points(after, "T"), after.result) == (0, 10, None)
    lone = table(board, {"a1": "E1", "b1": "T1", "a4": "E1"}, buildings=buildings)
    after = play(lone, ("scatter", "a1", zones(1)))
    assert after.to_json()["result"] == {"reason": "points", "winners": ["T"]}


def test_e3_7_successive_idle_turns_end_the_game() -> None:
    board = draw_board(". . x\n r K x")
    state = table(board, {"a1": "E1", "a2": "T1"}, buildings={"b1": "E1", "b2": "T2"})
    state = play(state, ("pass",))
    assert (state.seat, state.phase.idle_turns, state.step) == (1, 1, "action")
    state = play(state, ("pass",))
    assert state.to_json()["result"] == {"reason": "idle", "winners": ["T"]}
    assert (state.seat, state.turn, state.phase.idle_turns) == (1, 6, 2)


@pytest.mark.parametrize(
    ("stacks", "first", "seat", "following", "number"),
    [
        ({"a1": "T1", "a3": "M1"}, 0, 2, 1, 4),  # passes the seat of the eliminated first player
        ({"a1": "T1", "a3": "M1"}, 0, 1, 2, 3),
        ({"a1": "E1", "a3": "M1"}, 1, 0, 2, 4),
        ({"a1": "E1", "a3": "M1"}, 1, 2, 0, 3),
        ({"a1": "E1", "a3": "T1"}, 0, 1, 0, 4),
    ],
)
def test_e8_7_a_round_ends_when_the_turn_reaches_or_passes_the_first_seat(
    stacks: dict[str, str], first: int, seat: int, following: int, number: int
) -> None:
    board = draw_board(". . . .", players=3)
    start = next(space for space, stack in stacks.items() if stack[0] == "ETM"[seat])
    details: dict[str, Any] = {"first": first, "seat": seat, "decider": seat}
    after = play(table(board, stacks, **details), move(start, "a2"))
    assert (after.seat, after.round, after.turn) == (following, number, 6)
    limited = play(table(board, stacks, **details, options={"round_limit": 3}), move(start, "a2"))
    assert (limited.step == "over") == (number == 4)


def test_e8_3_the_first_player_eliminated_in_its_own_turn_ends_no_round() -> None:
    board = draw_board(". . . .\n r x x x", players=3)
    state = table(board, {"a1": "E1", "a3": "T1", "a4": "M1"}, reserves={"E": "9"})
    after = play(state, ("construct", "a1", "b1", 1, False))
    assert after.eliminated == {"E"}
    assert (after.seat, after.round, after.step) == (1, 3, "action")


def test_e8_7_the_third_occurrence_at_the_start_of_a_turn_ends_the_game() -> None:
    board = draw_board(". . .\n . . .")
    stacks = {"a1": "E1!", "b3": "T1!"}
    state = table(board, stacks, step="swap", seat=0, turn=0, round=0, options={"repetition": True})
    state = play(play(state, ("keep",)), ("keep",))
    assert (state.turn, state.round, state.seat) == (1, 1, 0)
    for _ in range(2):
        assert state.result is None
        for start, end in (("a1", "a2"), ("b3", "b2"), ("a2", "a1"), ("b2", "b3")):
            state = play(state, move(start, end))
    assert state.to_json()["result"] == {"reason": "repetition", "winners": ["E", "T"]}
    assert (state.turn, state.seat) == (8, 1)


# Set-up


def test_e2_5_each_may_swap_its_emperor_from_the_first_player_on() -> None:
    board = draw_board(". . . .")
    state = table(
        board,
        {"a1": "E1", "a2": "E1!", "a3": "T1", "a4": "T1!"},
        step="swap",
        first=1,
        seat=1,
        decider=1,
        turn=0,
        round=0,
    )
    assert legal(state) == {("keep",), ("swap", "a3")}
    state = play(state, ("swap", "a3"))
    assert (state.stacks["a3"].discs.emperor, state.stacks["a4"].discs.emperor) == (True, False)
    assert (state.step, state.seat) == ("swap", 0)
    state = play(state, ("keep",))
    assert (state.step, state.seat, state.turn, state.round) == ("action", 1, 1, 1)


def test_e17_1_the_draft_leaves_tempests_free() -> None:
    board = draw_board(". . t . .")
    state = table(board, {}, step="draft", turn=0, round=0, reserves={"E": "2!", "T": "2!"}, eliminated=[])
    assert legal(state) == {("draft", space, e) for space in ("a1", "a2", "a4", "a5") for e in (False, True)}
    for decision in (("draft", "a1", True), ("draft", "a2", False), ("draft", "a4", False), ("draft", "a5", True)):
        assert state.step == "draft"
        state = play(state, decision)
    assert (state.step, state.seat, state.turn) == ("action", 0, 1)


# Whole games


@pytest.mark.parametrize("printing", ["complete", "first-printing"])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_random_games_end_and_keep_every_disc(players: int, printing: str) -> None:
    """Also: reading the JSON back changes nothing, and playing leaves the position before alone (E1.1, E3.6)."""
    board = draw_board(
        """
   . r . K .
  . t . m t p
 w . c t . .
  . o . s . .
   t t r . p
    t . . x
""",
        players=players,
        portals={"b6": "c6", "e5": "e4"},
        pyramids=["e1 e2 f1"],
        beacons=["e1 e2 f1"] if printing == "complete" else [],
    )
    dice = random.Random(players)
    for _ in range(3):
        state = random_start(board, printing, dice)
        while state.step != "over":
            before = state.to_json()
            assert OracleState.from_json(before, board).to_json() == before
            after = play(state, dice.choice(sorted(legal(state), key=repr)))
            assert state.to_json() == before
            state = after
            assert_whole(state)
        assert set().union(*standings(state)) == set(state.identities)


def random_start(board: SmallBoard, printing: str, dice: random.Random) -> OracleState:
    identities = "".join(dice.sample("ETMS", board.players))
    free = [one.name for one in board.spaces if one.kind == "."]
    dice.shuffle(free)
    discs = [letter + "1" for letter in identities] * (len(free) // board.players)
    stacks = dict(zip(free, discs, strict=False))
    for letter in identities:
        stacks[next(space for space, text in stacks.items() if text[0] == letter)] = letter + "1!"
    return table(
        board,
        stacks,
        identities=identities,
        printing=printing,
        step="swap",
        turn=0,
        round=0,
        options={"round_limit": 40, "repetition": True},
    )


def assert_whole(state: OracleState) -> None:
    held = [captive for captives in state.captives.values() for captive in captives]
    for player in state.identities:
        piles = [*state.stacks_of(player).values(), state.reserves[player]]
        assert sum(pile.soldiers for pile in piles) + state.boxes[player] == 15
        assert sum(pile.emperor for pile in piles) + held.count(player) == 1
    assert all(1 <= stack.discs.height <= 4 for stack in state.stacks.values())
