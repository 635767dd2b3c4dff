"""Position files: complete files load, and each fault is reported with its place and rule."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest

from tests.eko.documents import (
    LARGE,
    LARGE_BOARD,
    PLAIN_BOARD,
    VARIANT_BOARD,
    acting,
    choosing,
    document,
    drafting,
    ended,
    placing,
    swapping,
)
from tetrarch.core.errors import FormatError, SetupError
from tetrarch.eko import new_game, position_from_json
from tetrarch.eko.components.board_format import board_to_json

NINE_POINTS = {"b3": "E3", "d1": "E2", "d6": "E2", "e4": "E2"}
"""Three towers and the castle, one of them on the capital."""
LAST = {"c4": "E1", "h3": "T4!", "i2": "T1"}

GOOD = {
    "acting": acting(),
    "placing": placing(),
    "choosing": choosing(),
    "swapping": swapping(),
    "drafting": drafting(),
    "won by points": ended("points", "E", {"c4": "E1", "h3": "T1"}, buildings=NINE_POINTS, captives={"E": "T"}),
    "won by the last": ended("last", "E", {"c4": "E1"}),
    "shared": ended("shared", "ET", {"h3": "T1"}, buildings=NINE_POINTS, captives={"E": "T"}),
    "empty": ended("empty", "", {}),
    "empty and shared": ended("empty-shared", "ET", {}, printing="first-printing"),
    "idle": ended("idle", "ET", {"c4": "E1", "h3": "T1"}, phase={"idle_turns": 2}),
    "repetition": ended(
        "repetition", "E", {"c4": "E1", "h3": "T1"}, buildings={"e4": "E1"}, options={"repetition": True}
    ),
    "round limit": ended("round-limit", "ET", {"c4": "E1", "h3": "T1"}, options={"round_limit": 3}),
}


def changed(data: dict[str, Any], path: str, value: Any) -> dict[str, Any]:
    """A copy with the entry at a dotted path set, or removed if the value is ``...``."""
    data = copy.deepcopy(data)
    *parents, last = path.split(".")
    place: Any = data
    for parent in parents:
        place = place[parent]
    if value is ...:
        del place[last]
    else:
        place[last] = value
    return data


def faults_of(data: Any) -> list[str]:
    with pytest.raises(SetupError) as caught:
        position_from_json(data, "position.json")
    assert str(caught.value).startswith("position.json: ")
    return [str(fault) for fault in caught.value.faults]


@pytest.mark.parametrize("name", GOOD)
def test_a_good_document_loads_and_is_written_again(name: str) -> None:
    data = json.loads(json.dumps(GOOD[name]))
    position = position_from_json(data)
    assert position.to_json() == data
    assert position_from_json(position.to_json()) == position


def test_a_document_says_what_stands_where() -> None:
    position = position_from_json(acting())
    index = position.board.space_index
    assert position.stacks() == {
        index["c4"]: (0, 3, True),
        index["d5"]: (0, 1, False),
        index["h3"]: (1, 2, True),
        index["h4"]: (1, 4, False),
    }
    assert position.buildings() == {position.board.site_index["e4"]: (0, 1), position.board.site_index["d6"]: (1, 2)}
    assert (position.reserve(0), position.reserve(1)) == ((3, False), (1, False))
    assert (position.box(0), position.box(1)) == (9, 9)
    assert (position.step, position.seat, position.decider, position.turn, position.round) == ("action", 0, 0, 5, 3)
    assert position.supply(1) == (5, 2, 1)


def test_what_a_file_may_leave_out_is_what_a_fresh_turn_has() -> None:
    data = acting()
    for field in ("rules", "phase", "attack", "history", "result"):
        del data[field]
    data["options"] = {"players": 2}
    assert position_from_json(data) == position_from_json(acting())


# Form

WRONG_FORMS = [
    ("format", "tetrarch/eko-board", "format: must be 'tetrarch/eko-position', not 'tetrarch/eko-board'"),
    ("format", ..., "format: must be 'tetrarch/eko-position', not None"),
    ("version", 2, "version: is 2; this program reads versions up to 1: update it"),
    ("version", ..., "version: must be a whole number from 1, not None"),
    ("stacks", [], "stacks: must be an object with named fields"),
    ("stacks.c4", 3, "stacks[...]: must be a text"),
    ("seat", "0", "seat: must be a whole number"),
    ("seat", 0.5, "seat: must be a whole number"),
    ("phase.marched", 1, "phase.marched: must be true or false"),
    ("phase.merched", True, "phase.merched: is not known here"),
    ("step", ..., "step: is missing"),
    ("options.players", ..., "options.players: is missing"),
    ("colour", "red", "colour: is not known here"),
]


@pytest.mark.parametrize(("path", "value", "message"), WRONG_FORMS, ids=[wrong[2] for wrong in WRONG_FORMS])
def test_a_wrong_form_is_named(path: str, value: Any, message: str) -> None:
    with pytest.raises(FormatError) as caught:
        position_from_json(changed(acting(), path, value), "position.json")
    assert str(caught.value) == f"position.json: {message}"


@pytest.mark.parametrize("data", [None, [], "position", 5])
def test_what_is_no_object_is_refused(data: object) -> None:
    with pytest.raises(FormatError, match="must be an object of the format 'tetrarch/eko-position'"):
        position_from_json(data)


def test_rules_of_another_version_are_refused() -> None:
    assert faults_of(acting(rules="2.0")) == ["rules: were version '2.0'; this program plays version '1.0'"]


def test_a_bad_board_is_refused_with_its_own_faults() -> None:
    data = acting()
    data["board"]["tiles"][0]["tile"] = "Y"
    faults = faults_of(data)
    assert any("unknown tile 'Y'" in fault for fault in faults)
    assert any("tiles: tile A is missing" in fault for fault in faults)
    with pytest.raises(SetupError, match=r"^position\.json: board: "):
        position_from_json(data, "position.json")


def test_bad_options_are_refused_with_all_their_faults() -> None:
    options = {"players": 5, "printing": "second", "variants": ["labyrint"], "round_limit": 0}
    with pytest.raises(SetupError, match=r"^position\.json: options: ") as caught:
        position_from_json(acting(options=options), "position.json")
    assert [str(fault) for fault in caught.value.faults] == [
        "players: 5 is not 2, 3 or 4 (E1.1)",
        "printing: unknown printing 'second'; known: complete, first-printing (E16.1)",
        "variants: unknown variant 'labyrint'; did you mean 'labyrinth'?",
        "round_limit: 0 is not from 1 to 100000, or none (E8.7)",
    ]


# Entries that mean nothing here

WRONG_ENTRIES = [
    ("identities", ["E"], "identities: must be 2 different letters of E, T, M, S (E2.4)"),
    ("identities", ["E", "E"], "identities: must be 2 different letters of E, T, M, S (E2.4)"),
    ("identities", ["E", "X"], "identities: must be 2 different letters of E, T, M, S (E2.4)"),
    ("board", board_to_json(LARGE_BOARD), "board: is for 4 players, the game for 2 (E1.5)"),
    ("first", 2, "first: there is no seat 2"),
    ("seat", -1, "seat: there is no seat -1"),
    ("decider", 7, "decider: there is no seat 7"),
    ("turn", -1, "turn: -1 is not a number of turns"),
    ("round", 1 << 50, f"round: {1 << 50} is not a number of turns"),
    (
        "step",
        "acton",
        "step: 'acton' is not one of swap, draft, action, march, march-action, exchange, reinforce, over (E18.1)",
    ),
    ("stacks.z9", "E1", "stacks.z9: is not a movement space of this board (E1.4)"),
    ("stacks.e4", "E1", "stacks.e4: is not a movement space of this board (E1.4)"),
    ("stacks.c4", "E5!", "stacks.c4: 'E5!' is not a stack of 1 to 4 discs such as 'E3!' (E3.6)"),
    ("stacks.c4", "E0", "stacks.c4: 'E0' is not a stack of 1 to 4 discs such as 'E3!' (E3.6)"),
    ("stacks.c4", "M1", "stacks.c4: M is not an identity in this game (E2.4)"),
    ("buildings.c4", "E1", "buildings.c4: is not a construction space of this board (E1.4)"),
    ("buildings.e4", "E4", "buildings.e4: 'E4' is not a building such as 'T2' (E1.2)"),
    ("buildings.e4", "S1", "buildings.e4: S is not an identity in this game (E2.4)"),
    ("reserves", {"E": "3"}, "reserves: must have one entry for each of E, T"),
    ("reserves.E", "three", "reserves.E: 'three' is not a number of discs such as '3!' (E1.1)"),
    ("reserves.E", "0!", "reserves.E: '0!' is not a number of discs such as '3!' (E1.1)"),
    ("reserves.E", "00!", "reserves.E: '00!' is not a number of discs such as '3!' (E1.1)"),
    ("reserves.E", "٣", "reserves.E: '٣' is not a number of discs such as '3!' (E1.1)"),
    ("boxes", {"E": 9, "T": 9, "M": 0}, "boxes: must have one entry for each of E, T"),
    ("boxes.E", -1, "boxes.E: -1 is not from 0 to 15 (E1.1)"),
    ("captives", {}, "captives: must have one entry for each of E, T"),
    ("captives.E", ["E"], "captives.E: 'E' is not another player in this game (E6.1)"),
    ("captives.E", ["M"], "captives.E: 'M' is not another player in this game (E6.1)"),
    ("reserves.T", "2!", "T has 2 Emperors, not 1 (E1.1)"),
    ("captives.E", ["T"], "T has 2 Emperors, not 1 (E1.1)"),
    ("stacks.h4", "T4!", "T has 2 Emperors, not 1 (E1.1)"),
    ("eliminated", ["M"], "eliminated: 'M' is not an identity in this game (E8.3)"),
    ("eliminated", ["T", "T"], "eliminated: contains an entry twice"),
    ("phase.served", ["z9"], "phase.served: 'z9' is not a movement space of this board (E12.1)"),
    ("phase.zones_paid", [1], "phase.zones_paid: there is no zone 1 (E9.1)"),
    ("phase.placed", -1, "phase.placed: is negative or too large"),
    ("phase.idle_turns", -1, "phase.idle_turns: is negative or too large"),
    (
        "attack",
        {"by": "E", "had_discs": ["E", "T"], "last_kamikaze": False, "captured": True},
        "attack: is given although the step is 'action' (E6.4)",
    ),
    ("history", [5], "history: is given although repetition is off (E8.7)"),
    ("history", [-1], "history: -1 is not a hash of a position (E8.7)"),
    ("result", {"reason": "luck", "winners": []}, "result.reason: 'luck' is unknown (E8.1)"),
    ("result", {"reason": "last", "winners": ["M"]}, "result.winners: 'M' is not an identity in this game"),
    ("result", {"reason": "last", "winners": ["E", "E"]}, "result.winners: contains an entry twice"),
]


@pytest.mark.parametrize(("path", "value", "fault"), WRONG_ENTRIES, ids=[wrong[2] for wrong in WRONG_ENTRIES])
def test_an_entry_that_means_nothing_is_named(path: str, value: Any, fault: str) -> None:
    assert fault in faults_of(changed(acting(), path, value))


def test_an_emperor_that_is_held_twice_is_named() -> None:
    data = changed(choosing(), "captives.S", ["T"])
    assert "captives: the Emperor of T is held more than once (E1.1)" in faults_of(data)


WRONG_ATTACKS = [
    ("by", "T", "attack.by: must be the player whose turn it is (E6.4)"),
    ("by", "X", "attack: 'X' is not an identity in this game (E8.6)"),
    ("had_discs", ["E", "T", "M", "S", "E"], "attack.had_discs: contains an entry twice"),
    ("had_discs", ["E", "T", "M"], "attack.had_discs: must be all players who were still in the game (E8.6)"),
    ("captured", False, "attack: an exchange follows only the capture of an Emperor (E6.3)"),
    (
        "last_kamikaze",
        True,
        "attack.last_kamikaze: must be true when the attacker has no disc left, else false (E8.5)",
    ),
]


@pytest.mark.parametrize(("field", "value", "fault"), WRONG_ATTACKS, ids=[wrong[2] for wrong in WRONG_ATTACKS])
def test_an_attack_that_cannot_have_been_is_named(field: str, value: Any, fault: str) -> None:
    assert fault in faults_of(changed(choosing(), f"attack.{field}", value))


# Positions against the rules


def twice(data: dict[str, Any], *changes: tuple[str, Any]) -> dict[str, Any]:
    for path, value in changes:
        data = changed(data, path, value)
    return data


MANY_ENCAMPMENTS = {"b4": "E1", "c3": "E1", "d3": "E1", "f7": "E1", "h1": "E1", "h5": "E1"}
AGAINST_THE_RULES = [
    ("an Emperor is missing", changed(acting(), "stacks.c4", "E3"), "E has 0 Emperors, not 1 (E1.1)"),
    ("a soldier is missing", changed(acting(), "reserves.E", "2"), "E has 14 soldiers in all, not 15 (E1.1)"),
    ("a soldier too many", changed(acting(), "boxes.T", 10), "T has 16 soldiers in all, not 15 (E1.1)"),
    ("six encampments", acting(buildings=MANY_ENCAMPMENTS), "buildings: E has 6 encampments, not 5 (E1.2)"),
    (
        "four towers",
        acting(buildings={"d1": "E2", "d6": "E2", "e4": "E2", "f5": "E2"}),
        "buildings: E has 4 towers, not 3 (E1.2)",
    ),
    ("two castles", acting(buildings={"b3": "E3", "g2": "E3"}), "buildings: E has 2 castles, not 1 (E1.2)"),
    (
        "variants without tiles",
        changed(acting(), "options.variants", ["moon"]),
        "options.variants: are ['moon'], the board's tiles say [] (E2.6)",
    ),
    (
        "tiles without their variant",
        changed(placing(), "options.variants", ["wind"]),
        "options.variants: are ['wind'], the board's tiles say ['labyrinth', 'pyramids', 'sand', 'wind'] (E2.6)",
    ),
    (
        "too great a building",
        acting(buildings={"e4": "E3"}),
        "buildings.e4: a building of worth 3 where the ceiling is 2 (E5.7)",
    ),
    ("no turn yet", acting(turn=0), "turn: turn and round begin at 1 when the set-up is over (E3.1)"),
    (
        "eliminated with discs",
        acting(eliminated=["T"]),
        "eliminated: must be []: a player without discs on the board is eliminated (E8.3)",
    ),
    (
        "in the game without discs",
        document(LARGE_BOARD, {LARGE[0]: "E1", LARGE[9]: "T1"}, eliminated=["M"]),
        "eliminated: must be ['M', 'S']: a player without discs on the board is eliminated (E8.3)",
    ),
    (
        "an exchange that is owed",
        document(
            LARGE_BOARD,
            {LARGE[0]: "E1", LARGE[9]: "T1", LARGE[20]: "M1", LARGE[30]: "S1!"},
            captives={"E": "T", "T": "M", "M": "E"},
        ),
        "captives: E holds a captive while its own Emperor is one: they are exchanged (E6.3)",
    ),
    (
        "a result too soon",
        acting(result={"reason": "points", "winners": ["E"]}),
        "result: is given although the step is 'action' (E8.1)",
    ),
    (
        "a turn of an eliminated player",
        document(LARGE_BOARD, {LARGE[9]: "T1", LARGE[20]: "M1", LARGE[30]: "S1"}),
        "seat: E has no disc on the board, so it cannot be its turn (E3.1)",
    ),
    (
        "another decider",
        acting(decider=1),
        "decider: differs from the seat whose turn it is, but there is no exchange (E6.4)",
    ),
    (
        "a game that is won",
        document(
            PLAIN_BOARD,
            {"c4": "E1", "h3": "T1"},
            buildings={**NINE_POINTS, "b4": "E1", "c3": "E1", "d3": "E1"},
        ),
        "step: E has 12 points and a capital, so the game is over (E8.1)",
    ),
    (
        "nobody to play against",
        document(PLAIN_BOARD, {"c4": "E1"}),
        "step: only one player has discs on the board, so the game is over (E8.2)",
    ),
    (
        "everybody has passed",
        changed(acting(), "phase.idle_turns", 2),
        "phase.idle_turns: all players have passed in succession, so the game is over (E3.7)",
    ),
    (
        "an unpaid march",
        twice(acting(step="march"), ("reserves.E", "2"), ("boxes.E", 10)),
        "step: the march cannot be paid with fewer than 3 soldiers in reserve (E3.3)",
    ),
    (
        "a second march",
        changed(acting(step="march"), "phase.marched", True),
        "step: the march is offered once, and not to a player who had no action (E3.5)",
    ),
    (
        "a barred march",
        changed(acting(step="march"), "phase.march_barred", True),
        "step: the march is offered once, and not to a player who had no action (E3.5)",
    ),
    (
        "a march to nowhere",
        document(
            PLAIN_BOARD,
            {"g1": "E1", "f1": "T3!"},
            step="march",
            buildings={"g2": "T1", "h1": "E1"},
            reserves={"E": "4!"},
        ),
        "step: the march is offered only when an action is legal (E18.1)",
    ),
    (
        "an Emperor left behind by the Wind",
        document(
            VARIANT_BOARD,
            {"f3": "E2", "h1": "E1", "k2": "T3!"},
            step="reinforce",
            buildings={"f2": "E1"},
            reserves={"E": "3!"},
            phase={"busy": True, "placed": 1, "served": ["f3"]},
        ),
        "phase.placed: the Emperor is placed first, so it cannot be in reserve now (E12.1)",
    ),
    (
        "a round beyond the limit",
        changed(acting(), "options.round_limit", 2),
        "round: is 3, and the game ends when round 3 would begin (E8.7)",
    ),
    (
        "a march that is paid for nothing",
        document(
            PLAIN_BOARD,
            {"g1": "E1", "f1": "T3!"},
            step="march-action",
            buildings={"g2": "T1", "h1": "E1"},
            reserves={"E": "4!"},
            phase={"marched": True},
        ),
        "step: a march is paid only when an action is legal (E18.1)",
    ),
    (
        "a march's action without a march",
        acting(step="march-action"),
        "phase.marched: must be true when a march's action is due (E3.3)",
    ),
    (
        "a march before the first action",
        changed(acting(), "phase.marched", True),
        "phase.marched: the march comes after the first action (E3.4)",
    ),
    (
        "a march in spite of the bar",
        twice(acting(step="march-action"), ("phase.marched", True), ("phase.march_barred", True)),
        "phase: the march is not for a player who had no action (E3.5)",
    ),
    (
        "nothing to place",
        document(PLAIN_BOARD, {"c4": "E1!", "h3": "T1!"}, step="reinforce"),
        "step: there is nothing to place, so the phase is skipped (E7.6)",
    ),
    (
        "placed and served differ",
        changed(placing(), "phase.placed", 2),
        "phase.placed: must be the number of spaces served (E12.1)",
    ),
    (
        "served twice",
        changed(placing(), "phase.served", ["f3", "f3"]),
        "phase.served: contains an entry twice",
    ),
    (
        "a zone paid twice",
        changed(placing(), "phase.zones_paid", [1, 1]),
        "phase.zones_paid: contains an entry twice",
    ),
    (
        "placements before the action",
        twice(acting(), ("phase.placed", 1), ("phase.served", ["c4"])),
        "phase: placements, the Moon and the Beacon exist only in the reinforcement phase (E7.1)",
    ),
    (
        "a zone paid before the first action",
        twice(placing(step="action"), ("phase.placed", 0), ("phase.served", [])),
        "phase.zones_paid: no zone has taken a disc before the first action (E9.4)",
    ),
    (
        "a zone paid in the first printing",
        document(
            new_game(2, seed=1, variants=["labyrinth"]).position.board,
            {"h1": "E1", "h3": "T1!"},
            step="march-action",
            printing="first-printing",
            reserves={"E": "1!"},
            phase={"marched": True, "zones_paid": [1]},
        ),
        "phase.zones_paid: the first printing does not record the zones (E16.2)",
    ),
    (
        "the Sand where there is none",
        changed(acting(), "phase.sand_used", True),
        "phase.sand_used: does not exist on this board (E14.1)",
    ),
    (
        "the Moon where there is none",
        changed(placing(), "phase.moon_used", True),
        "phase.moon_used: does not exist on this board (E13.1)",
    ),
    (
        "the Beacon where there is none",
        changed(placing(), "phase.beacon", True),
        "phase.beacon: does not exist on this board (E15.1)",
    ),
    (
        "a choice without a choice",
        twice(choosing(), ("captives.T", ["M"]), ("reserves.S", "1!")),
        "decider: chooses only with more than one captive to give (E18.1)",
    ),
    (
        "a choice with nothing to get",
        twice(choosing(), ("captives.E", []), ("reserves.T", "1!")),
        "decider: has nothing to exchange for: its own Emperor is not a captive (E6.3)",
    ),
    (
        "a choice out of order",
        changed(choosing(), "decider", 2),
        "decider: exchanges are settled clockwise from the capturer (E6.4)",
    ),
]


@pytest.mark.parametrize(
    ("data", "fault"), [case[1:] for case in AGAINST_THE_RULES], ids=[c[0] for c in AGAINST_THE_RULES]
)
def test_a_position_against_the_rules_is_refused(data: dict[str, Any], fault: str) -> None:
    assert fault in faults_of(data)


OTHER_STEP = "step: the draft takes the place of the Emperor swap, and only in its variant (E17.1)"
IN_SET_UP = [
    ("a draft that is none", swapping(step="draft"), OTHER_STEP),
    ("a swap in the draft", drafting(step="swap"), OTHER_STEP),
    ("a building", swapping(buildings={"e4": "T1"}), "nothing is built, boxed or captured during set-up (E2.3)"),
    ("out of turn", drafting(seat=1, decider=1), "seat: players draft in turn, one disc each (E17.1)"),
    ("another decider", swapping(decider=1), "decider: must be the seat whose decision it is (E18.1)"),
    ("a turn", swapping(turn=1), "turn: turn and round are 0 during set-up (E3.1)"),
    ("a phase", changed(swapping(), "phase.idle_turns", 1), "phase: no phase has begun during set-up (E2.5)"),
    (
        "a result",
        swapping(result={"reason": "last", "winners": ["T"]}),
        "result: is given although the step is 'swap' (E8.8)",
    ),
    ("an elimination", swapping(eliminated=["T"]), "eliminated: nobody is eliminated during set-up (E8.8)"),
]


@pytest.mark.parametrize(("data", "fault"), [case[1:] for case in IN_SET_UP], ids=[case[0] for case in IN_SET_UP])
def test_a_set_up_against_the_rules_is_refused(data: dict[str, Any], fault: str) -> None:
    assert fault in faults_of(data)


def test_stacks_of_several_discs_in_set_up_are_refused() -> None:
    data = swapping()
    one, other = [name for name, text in data["stacks"].items() if text == "T1"][:2]
    del data["stacks"][one]
    data["stacks"][other] = "T2"
    assert f"stacks.{other}: set-up puts single discs on ordinary movement spaces (E2.3)" in faults_of(data)


def test_discs_that_wait_during_the_swap_are_refused() -> None:
    data = swapping()
    del data["stacks"][next(name for name, text in data["stacks"].items() if text == "T1")]
    data["reserves"]["T"] = "1"
    assert "stacks: all 16 discs of every player are on the board during the swap (E2.3)" in faults_of(data)


def test_a_disc_on_a_tempest_space_in_set_up_is_refused() -> None:
    data = new_game(2, seed=1, board=VARIANT_BOARD).position.to_json()
    stacks: Any = data["stacks"]
    stacks["a1"] = stacks.pop("k2")
    assert "stacks.a1: set-up puts single discs on ordinary movement spaces (E2.3)" in faults_of(data)


# Results

TWO = {"c4": "E1", "h3": "T1"}
WRONG_RESULTS = [
    ("points without points", ended("points", "E", TWO), "E8.1"),
    ("points of another", ended("points", "T", TWO, buildings=NINE_POINTS, captives={"E": "T"}), "E8.1"),
    ("points of nobody", ended("points", "", TWO, buildings=NINE_POINTS, captives={"E": "T"}), "E8.1"),
    ("shared with all on the board", ended("shared", "ET", TWO, buildings=NINE_POINTS, captives={"E": "T"}), "E8.5"),
    ("shared without points", ended("shared", "ET", {"h3": "T1"}, captives={"E": "T"}), "E8.5"),
    ("last of two", ended("last", "E", TWO), "E8.2"),
    ("the wrong last", ended("last", "T", {"c4": "E1"}), "E8.2"),
    ("empty with discs", ended("empty", "", TWO), "E8.4"),
    ("empty with a winner", ended("empty", "E", {}), "E8.4"),
    ("empty in the first printing", ended("empty", "", {}, printing="first-printing"), "E8.4"),
    ("an empty board shared", ended("empty-shared", "ET", {}), "E16.2"),
    ("an empty board not shared", ended("empty-shared", "E", {}, printing="first-printing"), "E16.2"),
    ("idle with less points", ended("idle", "T", TWO, buildings={"e4": "E1"}), "E3.7"),
    ("idle with one left", ended("idle", "E", {"c4": "E1"}), "E3.7"),
    ("repetition that is off", ended("repetition", "ET", TWO), "E8.7"),
    ("a limit that is none", ended("round-limit", "ET", TWO), "E8.7"),
]


@pytest.mark.parametrize(
    ("data", "rule"), [case[1:] for case in WRONG_RESULTS], ids=[case[0] for case in WRONG_RESULTS]
)
def test_a_result_that_the_board_contradicts_is_refused(data: dict[str, Any], rule: str) -> None:
    reason = data["result"]["reason"]
    assert f"result: {reason!r} with these winners contradicts the board ({rule})" in faults_of(data)


def test_a_game_that_is_over_needs_a_result() -> None:
    data = changed(ended("last", "E", {"c4": "E1"}), "result", None)
    assert faults_of(data) == ["result: is missing although the game is over (E8.1)"]


# All of it


def test_every_fault_is_named_not_only_the_first() -> None:
    data = twice(acting(), ("stacks.z9", "X7"), ("seat", 9), ("boxes.E", 99), ("phase.zones_paid", [3]))
    assert len(faults_of(data)) == 5
    data = twice(acting(), ("reserves.E", "2"), ("boxes.T", 8), ("buildings.e4", "E3"))
    assert len(faults_of(data)) == 3
    assert len(faults_of(acting(turn=0, decider=1, eliminated=["T"]))) == 3


def test_faults_name_the_file() -> None:
    with pytest.raises(SetupError, match=r"^mine\.json: decider: differs"):
        position_from_json(acting(decider=1), "mine.json")


@pytest.mark.parametrize("name", GOOD)
def test_a_document_with_a_field_missing_is_refused_or_loads(name: str) -> None:
    for field in GOOD[name]:
        data = changed(GOOD[name], field, ...)
        if field in ("rules", "phase", "attack", "history", "result"):
            continue
        with pytest.raises(SetupError):
            position_from_json(data)
