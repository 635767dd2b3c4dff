"""Position files: complete ones load, and each fault is answered with its place, what is wrong, and the rule."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tests.legends.documents import (
    acting,
    between,
    bidding,
    changed,
    choosing,
    ended,
    last_card,
    laying,
    naming,
    neutral,
    placing,
    taking,
    twice,
    untouched,
    viewed,
)
from tests.legends.tables import FACES as TOKEN_FACES
from tests.legends.tables import plain_components, table
from tetrarch.core.errors import FormatError, SetupError
from tetrarch.legends import new_game, position_from_json
from tetrarch.legends.rules import layout

GOOD = {
    "untouched": untouched(),
    "laying": laying(),
    "placing": placing(),
    "neutral": neutral(),
    "bidding": bidding(),
    "naming": naming(),
    "taking": taking(),
    "acting": acting(),
    "choosing": choosing(),
    "last card": last_card(),
    "between": between(),
    "ended": ended(),
    "viewed": viewed(),
}
OPTIONAL = ("rules", "components", "viewer", "result")


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
    position = position_from_json(taking())
    index = position.components.region_index
    assert position.garrisons(index["M4"]) == {"E": (4, 0), "T": (3, 0)}
    assert position.garrisons(index["F1"]) == {"E": (0, 1), "T": (3, 0)}
    assert position.garrisons(index["V5"]) == {"E": (2, 0), "N": (2, 0)}
    assert (position.supply(0), position.supply(1)) == ((11, 2), (10, 3))
    assert (position.leader(0), position.leader(1)) == ("red-sorceress", "bandit-king")
    assert [card.id for card in position.cards(0)] == ["cursed-king", "noble-knight"]
    assert (position.deck_left, len(position.row())) == (16, 7)
    assert position.explore_tokens()[3] == (None, "magic-book", 0, (0, 1))
    assert position.state[layout.MOVE_BONUS] == 1, "of the Noble Knight"
    assert position.state[layout.ELIXIRS] == 1, "of the Cursed King"


def test_what_a_taken_token_brings_is_counted() -> None:
    position = table("", variants="explore", tokens="E:stable T:magic-spring")
    assert position.state[layout.MOVE_BONUS] == 1
    assert position.state[layout.ELIXIRS + 1] == 2
    assert table("", variants="explore", tokens="T:cottage").state[layout.ARMY_BONUS + 1] == 1


def test_what_a_file_may_leave_out() -> None:
    data = laying()
    for field in OPTIONAL:
        del data[field]
    data["options"] = {"players": 2, "quick_setup": False}
    assert position_from_json(data) == position_from_json(laying())


def test_own_components_are_in_the_document() -> None:
    position = table("M4:E1", plain=True)
    assert position.components == plain_components()
    assert position_from_json(json.loads(json.dumps(position.to_json()))) == position
    data = changed(position.to_json(), "components.cards.0.action.mode", "both")
    assert any("no mode is called 'both'" in fault for fault in faults_of(data))


# Form

WRONG_FORMS = [
    ("format", "tetrarch/eko-position", "format: must be 'tetrarch/legends-position', not 'tetrarch/eko-position'"),
    ("format", ..., "format: must be 'tetrarch/legends-position', not None"),
    ("version", 2, "version: is 2; this program reads versions up to 1: update it"),
    ("version", ..., "version: must be a whole number from 1, not None"),
    ("regions", [], "regions: must be an object with named fields"),
    ("regions.M4", {"E": 3}, "regions[...][...]: must be a list"),
    ("seat", "0", "seat: must be a whole number"),
    ("slots.0.turn", 0.5, "slots[0].turn: must be a whole number"),
    ("queen_done", 1, "queen_done: must be true or false"),
    ("action.point", 1, "action.point: is not known here"),
    ("step", ..., "step: is missing"),
    ("options.players", ..., "options.players: is missing"),
    ("colour", "red", "colour: is not known here"),
]


@pytest.mark.parametrize(("path", "value", "message"), WRONG_FORMS, ids=[wrong[2] for wrong in WRONG_FORMS])
def test_a_wrong_form_is_named(path: str, value: Any, message: str) -> None:
    with pytest.raises(FormatError) as caught:
        position_from_json(changed(taking(), path, value), "position.json")
    assert str(caught.value) == f"position.json: {message}"


@pytest.mark.parametrize("data", [None, [], "position", 5])
def test_what_is_no_object_is_refused(data: object) -> None:
    with pytest.raises(FormatError, match="must be an object of the format 'tetrarch/legends-position'"):
        position_from_json(data)


def test_a_name_that_is_not_a_string_is_rejected() -> None:
    with pytest.raises(FormatError, match="has a name that is not valid Unicode"):
        position_from_json(taking(**{"\ud800entre": 0}))
    with pytest.raises(FormatError, match="has a name that is not valid Unicode"):
        position_from_json(changed(taking(), "options.\ud800", 0))


def test_rules_of_another_version_are_refused() -> None:
    assert faults_of(taking(rules="2.0")) == ["rules: were version '2.0'; this program plays version '1.0'"]


def test_bad_options_are_refused_with_all_their_faults() -> None:
    options = {"players": 5, "printing": "second", "variants": ["drag", "swamp"]}
    with pytest.raises(SetupError, match=r"^position\.json: options: ") as caught:
        position_from_json(taking(options=options), "position.json")
    assert [str(fault) for fault in caught.value.faults] == [
        "players: 5 is not 2, 3 or 4 (L1.1)",
        "printing: unknown printing 'second'; known: 2018, first-printing (L13.1)",
        "variants: unknown variant 'drag'; did you mean 'dragon'?",
        "variants: 'swamp' is played with 'explore' only (L12.9)",
    ]


@pytest.mark.parametrize("name", GOOD)
def test_a_document_with_a_field_missing_is_refused(name: str) -> None:
    for field in GOOD[name]:
        if field not in OPTIONAL:
            with pytest.raises(SetupError):
                position_from_json(changed(GOOD[name], field, ...))


# Entries that mean nothing here

STEPS = ", ".join(layout.STEP_NAMES)
FACES = ", ".join(TOKEN_FACES[:5])
LEADERS = ", ".join(layout.LEADER_NAMES)
WRONG_ENTRIES = [
    ("identities", ["E"], "identities: 'E' is not 2 different letters (L1.1)"),
    ("identities", ["E", "X"], "identities: 'X' is not one of E, T, M, S (L1.1)"),
    ("identities", ["ET"], "identities: must be a list of single letters (L1.1)"),
    ("ages", ["ET", ""], "ages: must be a list of single letters (L1.1)"),
    ("ages", ["E", "E"], "ages: 'EE' does not name everybody of 'ET' once (L3.2)"),
    ("founder", 2, "founder: there is no seat 2 (L2.1)"),
    ("step", "tak", f"step: 'tak' is not one of {STEPS} (L4.4)"),
    ("viewer", 2, "viewer: there is no seat 2"),
    ("seat", -1, "seat: there is no seat -1"),
    ("decider", 7, "decider: there is no seat 7"),
    ("first", 1 << 70, f"first: there is no seat {1 << 70}"),
    ("game", 2, "game: there is no game 2 (L12.1)"),
    ("count", 17, "count: 17 is not from 0 to 16"),
    ("neutral_left", 11, "neutral_left: 11 is not from 0 to 10 (L2.5)"),
    ("action.part", 2, "action: part must be 0 or 1, and points 0 to 60 (L4.4)"),
    ("action.points", 61, "action: part must be 0 or 1, and points 0 to 60 (L4.4)"),
    ("slots", [{"side": "fern", "turn": 0}] * 5, "slots: has 5 entries, but a map has 4 boards (L1.2)"),
    ("slots.0.side", "sea", "slots[0]: 'sea' is not a board side (L1.2)"),
    ("slots.3.side", "ice", "slots[3]: the board of 'ice' is already laid (L1.2)"),
    ("slots.2.turn", 4, "slots[2]: 4 is not 0 to 3 quarter turns (L2.1)"),
    ("centre", 4, "centre: there is no slot 4 (L2.1)"),
    ("citadels", ["H1", "V1", "V1"], "citadels: names a region twice (L12.2)"),
    ("rogues", "D1", "rogues: 'D1' is not a region of this map (L1.2)"),
    ("regions.Z9", {"E": [1, 0]}, "regions: 'Z9' is not a region of this map (L1.2)"),
    ("rogues", "H3", "tokens: H3 holds more than one token (L12.2)"),
    ("start", "H1", "tokens: H1 holds more than one token (L12.2)"),
    ("coins", {"E": 1}, "coins: must have one entry for each of E, T (L1.1)"),
    ("cards", {"E": [], "T": [], "M": []}, "cards: must have one entry for each of E, T (L1.1)"),
    (
        "leaders",
        {"E": "bandit-king"},
        "leaders: must have one entry for each seat, and none without the variant (L12.6)",
    ),
    ("leaders.E", "bandit-king", f"leaders: must be different entries of {LEADERS} (L12.6)"),
    ("leaders.E", "red-knight", f"leaders: must be different entries of {LEADERS} (L12.6)"),
    ("leaders.E", None, "leaders: a leader is missing (L12.6)"),
    ("coins.E", -1, "coins.E: -1 is not from 0 to 250 (L1.4)"),
    ("kept.T", 19, "kept.T: 19 is not from 0 to 18 (L1.4)"),
    ("totals.E", 501, "totals.E: 501 is not a possible sum of victory points (L12.1)"),
    ("bids.E", 64, "bids.E: 64 is not a possible bid (L3.1)"),
    ("bids.E", -2, "bids.E: -2 is not a possible bid (L3.1)"),
    ("regions.M4.S", [1, 0], "regions.M4: 'S' is not an identity in this game (L1.1)"),
    ("regions.M4.E", [19, 0], "regions.M4.E: must be 0 to 18 armies and 0 to 3 cities (L1.1)"),
    ("regions.M4.E", [1], "regions.M4.E: must be 0 to 18 armies and 0 to 3 cities (L1.1)"),
    ("regions.V5.N", [1, 1], "regions.V5.N: the neutral colour has no cities (L2.5)"),
    ("die", ["E"], "die: must name every player once (L12.8)"),
    ("die", None, "die: is missing (L12.8)"),
    ("result", {"winners": ["M"]}, "result.winners: names a player who is not at this table (L8.5)"),
    ("explore", [], "explore: has 0 tokens, but this game has 5 (L12.2)"),
    ("explore.0.face", "cottage", f"explore: must be different entries of {FACES} (L12.2)"),
    ("explore.0.face", "poison-swamp", f"explore: must be different entries of {FACES} (L12.2)"),
    ("explore.0.face", None, "explore[0]: has no face (L12.9)"),
    ("explore.0.owner", "M", "explore[0]: names a player who is not at this table (L12.2)"),
    ("explore.0.owner", "E", "explore[0]: is taken, so it has no region and every player knows it (L12.2)"),
    ("explore.0.seen", ["E"], "explore[0]: is face up, so every player knows it (L12.2)"),
    ("dragon.owner", "S", "dragon: its slayer is not at this table (L12.4)"),
    ("dragon.owner", "E", "dragon: is slain, so it has no region (L12.4)"),
    ("row", [None] * 6, "row: has 6 places, not 7 (L12.5)"),
    ("row.0", "castle-or", "cards: 'castle-or' is not a card of this game (L1.3)"),
    ("row.0", "lake", "cards: 'lake' is in more than one place (L1.3)"),
    ("row.0", None, "cards: there are 26 of 27 cards (L1.3)"),
    ("deck.0", None, "deck: has cards without a name (L9.1)"),
    ("action.card", "stronghold", "action.card: no player owns 'stronghold' (L4.1)"),
]


@pytest.mark.parametrize(("path", "value", "fault"), WRONG_ENTRIES, ids=[wrong[2] for wrong in WRONG_ENTRIES])
def test_an_entry_that_means_nothing_is_named(path: str, value: Any, fault: str) -> None:
    assert fault in faults_of(changed(taking(), path, value))


@pytest.mark.parametrize(
    ("variant", "value"),
    [
        ("citadels", ["H1"]),
        ("dragon", {"at": "H1", "owner": None}),
        ("dragon", {"at": None, "owner": "E"}),
        ("portals", ["H1", "H2"]),
        ("rogues", "H1"),
        ("merchants", ["H1"]),
    ],
)
def test_a_token_without_its_variant_is_named(variant: str, value: Any) -> None:
    assert f"{variant}: is on the map, but the variant is not played (L12.4)" in faults_of(choosing(**{variant: value}))


def test_face_up_tokens_are_in_the_order_of_their_names() -> None:
    data = taking()
    data["explore"][:2] = data["explore"][1::-1]
    assert f"explore: must be in the order {FACES} (L12.2)" in faults_of(data)


def test_no_player_has_seen_a_token_that_is_not_placed() -> None:
    data = changed(placing(), "explore.5.seen", ["E"])
    assert "explore[5]: is not placed, so no player has seen it (L12.9)" in faults_of(data)


# Positions against the rules

UNTOUCHED = "step: before the first deal the table must be empty, and the founder decides (L2.3)"
NOT_FOUND = "armies are not where the set-up puts them (L2.4)"
AGAINST_THE_RULES = [
    ("armies", changed(taking(), "regions.V7", {"E": [12, 0]}), "E has more than 18 armies (L1.1)"),
    ("armies that are kept", changed(taking(), "kept.T", 13), "T has more than 18 armies (L1.1)"),
    (
        "cities",
        twice(taking(), ("regions.V7", {"E": [0, 2]}), ("regions.V3", {"E": [0, 1]})),
        "E has more than 3 cities (L1.1)",
    ),
    (
        "kept by nobody",
        changed(taking(), "leaders.E", "white-knight"),
        "kept.T: only the Red Sorceress keeps armies, of other players (L12.6)",
    ),
    (
        "her own kept",
        changed(taking(), "kept.E", 1),
        "kept.E: only the Red Sorceress keeps armies, of other players (L12.6)",
    ),
    (
        "neutral armies",
        changed(taking(), "regions.V5.N", [9, 0]),
        "there are more neutral armies than the game has (L2.5)",
    ),
    (
        "neutral armies of three players",
        changed(naming(), "regions.V5", {"N": [1, 0]}),
        "there are more neutral armies than the game has (L2.5)",
    ),
    ("a count", taking(count=1), "count: only counts the decisions of a set-up step (L2.0)"),
    (
        "armies to place",
        taking(neutral_left=1),
        "neutral_left: must be 0 except while neutral armies are placed (L2.5)",
    ),
    ("an action", changed(taking(), "action.points", 1), "action: no action is performed now (L4.3)"),
    ("an action's card", changed(taking(), "action.card", "cursed-king"), "action: no action is performed now (L4.3)"),
    ("first too soon", bidding(first=1), "first: is named only after the bids (L3.1)"),
    ("no first player", taking(first=None), "first: must be named before the first turn (L3.1)"),
    (
        "the queen too soon",
        taking(queen_done=True),
        "queen_done: the Fairy Queen decides only when the game would be over (L12.6)",
    ),
    ("totals too soon", changed(taking(), "totals.E", 1), "totals: no game of the match has ended (L12.1)"),
    ("a result too soon", taking(result={"winners": ["E"]}), "result: is given although the game is not over (L7.1)"),
    ("another decider", taking(decider=1), "decider: must be the seat whose turn it is (L4.1)"),
    (
        "three boards",
        twice(choosing(), ("slots.3", ...), ("regions.F1", ...)),
        "slots: four boards and the starting region must be set up before the bids (L2.0)",
    ),
    (
        "no start",
        changed(choosing(), "start", None),
        "slots: four boards and the starting region must be set up before the bids (L2.0)",
    ),
    (
        "the desert outside",
        twice(
            choosing(start="F1", regions={"F1": {"E": [3, 0]}}),
            *(("slots.0.side", "fern"), ("slots.3.side", "desert")),
        ),
        "slots: a side that must be the central board is elsewhere (L2.1)",
    ),
    ("a centre that is none", choosing(centre=1), "centre: is not the board that must be the central board (L2.1)"),
    ("an inland start", choosing(start="M2"), "start: must have its own route to another board (L2.2)"),
    (
        "a rectangle's turn",
        changed(placing(), "slots.1.turn", 1),
        "slots: boards of a rectangle are upright or upside down (L12.10)",
    ),
    (
        "a gap in the row",
        twice(taking(), ("row.0", None), ("deck.0", "dire-dragon"), ("row.6", "cursed-gargoyles"))
        | {"deck": [*taking()["deck"][1:], "dire-dragon", "cursed-banshee"]},
        "row: 7 places are in use now; its empty places are at the right end (L4.5)",
    ),
    (
        "no gap during an action",
        twice(acting(), ("row.0", acting()["deck"][0]), ("deck.0", ...)),
        "row: 7 places are in use now; one place is empty during an action (L4.5)",
    ),
    ("a bid over the purse", changed(bidding(), "bids.T", 12), "bids.T: is more than the player's coins (L3.1)"),
    (
        "all bids in",
        changed(bidding(), "bids", {"E": 1, "T": 4, "M": 0}),
        "bids: are complete, so they must be revealed (L3.1)",
    ),
    ("a later bidder", bidding(seat=2, decider=2), "decider: must be the first seat that has not bid (L3.1)"),
    (
        "a bid that is missing",
        changed(taking(), "bids.E", None),
        "bids: must be complete after the bidding, none above the starting coins (L3.1)",
    ),
    (
        "a bid over the first purse",
        changed(taking(), "bids.E", 13),
        "bids: must be complete after the bidding, none above the starting coins (L3.1)",
    ),
    ("another winner", naming(seat=2, decider=2), "decider: must be the winner of the bidding (L3.1)"),
    (
        "out of turn",
        taking(seat=1, decider=1),
        "cards: players take one card each in turn (L4.1)",
    ),
    (
        "the queen with cards to come",
        taking(step="queen"),
        "step: only the Fairy Queen decides when every player has all cards (L12.6)",
    ),
    (
        "a turn after the last",
        ended(
            step="take",
            result=None,
            totals=dict.fromkeys(ended()["totals"], 0),
            **dict.fromkeys(("seat", "decider"), ended()["first"]),
        ),
        "step: every player has 10 cards, so the game is over (L7.1)",
    ),
    (
        "no card in hand",
        changed(acting(), "action.card", None),
        "action.card: must be a card of the seat whose turn it is (L4.3)",
    ),
    (
        "another's card",
        changed(acting(), "action.card", "lake"),
        "action.card: must be a card of the seat whose turn it is (L4.3)",
    ),
    ("half of an and", acting(step="half"), "step: the card has no “or” (L4.4)"),
    (
        "a half begun",
        changed(choosing(), "action.points", 1),
        "action: no part is active while a half is chosen (L4.4)",
    ),
    (
        "halves of nothing",
        twice(
            choosing(
                regions={"M4": {"E": [0, 3]}},
                kept={"E": 18, "T": 0},
                leaders={"E": "white-knight", "T": "red-sorceress"},
            ),
            ("options.variants", ["leaders"]),
        ),
        "step: nothing can be done in either half, so the step is skipped (L4.4)",
    ),
    ("another part", changed(acting(), "action.part", 1), "action.part: the card's part 1 is not 'place' (L4.4)"),
    ("no such part", acting(step="move"), "action.part: the card's part 0 is not 'move' (L4.4)"),
    (
        "too many points",
        changed(acting(), "action.points", 4),
        "action.points: this part of the card has at most 3 (L4.4)",
    ),
    (
        "no points left",
        changed(acting(), "action.points", 0),
        "step: nothing can be done in this part, so it is skipped (L4.4)",
    ),
    (
        "too many destructions",
        twice(acting(step="destroy"), ("action.part", 1), ("action.points", 2)),
        "action.points: this part of the card has at most 1 (L4.4)",
    ),
]


@pytest.mark.parametrize(
    ("data", "fault"), [case[1:] for case in AGAINST_THE_RULES], ids=[case[0] for case in AGAINST_THE_RULES]
)
def test_a_position_against_the_rules_is_refused(data: dict[str, Any], fault: str) -> None:
    assert fault in faults_of(data)


ON_THE_MAP = [
    ("explore", "explore.0.at", None, "explore: exactly the first 5 tokens must be on the map or taken (L12.2)"),
    ("citadels", "citadels", ["H1"], "citadels: there must be 3 now, not 1 (L12.3)"),
    ("dragon", "dragon.at", None, "dragon: there must be 1 now, not 0 (L12.4)"),
    ("portals", "portals", ["H3"], "portals: there must be 2 now, not 1 (L12.4)"),
    ("rogues", "rogues", None, "rogues: there must be 1 now, not 0 (L12.4)"),
    ("merchants", "merchants", ["H1", "H2"], "merchants: board 2 has coins on 2 regions (L12.7)"),
    (
        "token taken",
        "regions.H2",
        {"E": [0, 1]},
        "explore: the player who built a city on H2 has taken the token (L12.2)",
    ),
    (
        "coins taken",
        "regions.M5",
        {"T": [0, 1]},
        "merchants: the player who built a city on M5 has taken the coins (L12.7)",
    ),
    ("dragon slain", "regions.F2", {"E": [4, 0], "T": [2, 0]}, "dragon: falls to the 6th army on F2 (L12.4)"),
]


@pytest.mark.parametrize(
    ("path", "value", "fault"), [case[1:] for case in ON_THE_MAP], ids=[case[0] for case in ON_THE_MAP]
)
def test_a_map_against_the_rules_is_refused(path: str, value: Any, fault: str) -> None:
    assert fault in faults_of(changed(taking(), path, value))


def test_the_dragon_of_the_first_printing_falls_to_the_seventh_army() -> None:
    data = changed(taking(), "options.printing", "first-printing")
    assert position_from_json(changed(data, "regions.F2", {"E": [4, 0], "T": [2, 0]})).step == "take"
    faults = faults_of(changed(data, "regions.F2", {"E": [4, 0], "T": [3, 0]}))
    assert faults == ["dragon: falls to the 7th army on F2 (L12.4)"]


IN_SET_UP = [
    ("coins on an untouched table", changed(untouched(), "coins.E", 1), UNTOUCHED),
    ("another decider there", changed(untouched(), "seat", 0), UNTOUCHED),
    ("a count too high", placing(count=6), "count: step 'explore' has 6 decisions here (L2.0)"),
    ("a step of another variant", placing(step="dragon", count=0), "count: step 'dragon' has 0 decisions here (L2.0)"),
    ("boards missing", laying(count=1), "slots: 2 boards are laid, which does not match step 'lay' (L2.0)"),
    (
        "a start too soon",
        laying(start="M4"),
        "start: the starting region is chosen after the boards and before the tokens (L2.0)",
    ),
    ("a centre too soon", laying(centre=1), "centre: is named only when the boards are laid (L12.10)"),
    (
        "the desert on the left",
        changed(laying(), "slots", [{"side": "fern", "turn": 0}, {"side": "desert", "turn": 0}]),
        "slots: a side that must be the central board is elsewhere (L2.1)",
    ),
    ("another founder", laying(founder=1), "seat: the founder decides (L2.1)"),
    (
        "out of turn",
        neutral(seat=0, decider=0),
        "seat: players place neutral armies in turns, the founder first (L2.5)",
    ),
    ("armies left", neutral(neutral_left=6), "neutral_left: must be 10 minus the armies placed (L2.5)"),
    ("a bid", changed(neutral(), "bids.E", 0), "bids: come after the set-up (L2.0)"),
    (
        "tokens out of order",
        changed(placing(), "explore.4.at", "F1"),
        "explore: exactly the first 2 tokens must be on the map or taken (L12.2)",
    ),
    ("a citadel too soon", placing(citadels=["F1"]), "citadels: there must be 0 now, not 1 (L12.3)"),
    ("merchants too soon", placing(merchants=["F1"]), "merchants: board 4 has coins on 1 regions (L12.7)"),
    (
        "a card taken",
        twice(neutral(), ("cards.E", [neutral()["deck"][0]]), ("deck.0", ...)),
        "cards: no player owns a card before the first turn (L4.1)",
    ),
    (
        "a row too soon",
        twice(laying(), ("row.0", laying()["deck"][0]), ("deck.0", ...)),
        "row: is laid out when the tokens are placed (L2.3)",
    ),
    ("coins too soon", changed(neutral(), "coins.E", 12), "coins: are [0, 0] in this step (L2.6)"),
    ("other coins", changed(bidding(), "coins.E", 12), "coins: are [11, 11, 11] in this step (L2.6)"),
    ("an unpaid bid", changed(naming(), "coins.T", 11), "coins: are [11, 7, 11] in this step (L2.6)"),
    ("other armies", changed(naming(), "regions.M4.E", [4, 0]), f"regions: {NOT_FOUND}"),
    ("a city", changed(naming(), "regions.M4.E", [3, 1]), f"regions: {NOT_FOUND}"),
    ("a shared army apart", changed(naming(), "regions.H4", {"E": [1, 0], "T": [1, 0]}), f"regions: {NOT_FOUND}"),
    ("no shared army", changed(naming(), "regions.H4", ...), f"regions: {NOT_FOUND}"),
    (
        "a shared army at the centre",
        twice(naming(), ("regions.H4", ...), ("regions.M1", {"E": [1, 0], "T": [1, 0], "M": [1, 0]})),
        f"regions: {NOT_FOUND}",
    ),
    ("neutral armies missing", changed(neutral(), "regions.V7", ...), f"regions: {NOT_FOUND}"),
]


@pytest.mark.parametrize(("data", "fault"), [case[1:] for case in IN_SET_UP], ids=[case[0] for case in IN_SET_UP])
def test_a_set_up_against_the_rules_is_refused(data: dict[str, Any], fault: str) -> None:
    assert fault in faults_of(data)


def test_kept_armies_before_the_first_turn_are_refused() -> None:
    position = new_game(2, seed=3, variants=["leaders"]).position
    data: dict[str, Any] = position.to_json()
    other = next(letter for letter, leader in data["leaders"].items() if leader != "red-sorceress")
    data["leaders"] = {letter: "bandit-king" if letter == other else "red-sorceress" for letter in data["leaders"]}
    assert "kept: no army is destroyed before the first turn (L5.4)" in faults_of(changed(data, f"kept.{other}", 1))


ONE, OTHER = ended()["identities"][0], between()["identities"][0]
LOSERS = [letter for letter in ended()["identities"] if letter not in ended()["result"]["winners"]]
AT_THE_END = [
    (
        "the queen was not asked",
        {**last_card(step="over", totals=dict.fromkeys("ETMS", 0)), "result": {"winners": ["E"]}},
        "queen_done: the Fairy Queen decides once, when the game would be over (L12.6)",
    ),
    (
        "a queen who is none",
        ended(queen_done=True),
        "queen_done: the Fairy Queen decides once, when the game would be over (L12.6)",
    ),
    (
        "cards too few",
        twice(ended(), (f"cards.{ONE}.0", ...), ("row.2", ended()["cards"][ONE][0])),
        "cards: at the end every player owns 10 cards (L7.1)",
    ),
    (
        "other points",
        ended(totals={letter: total + 1 for letter, total in ended()["totals"].items()}),
        f"totals: must be the points of the game: {list(ended()['totals'].values())} (L8)",
    ),
    ("another winner", ended(result={"winners": LOSERS}), "result: does not name the winners by points (L8.5)"),
    ("no winner", ended(result=None), "result: does not name the winners by points (L8.5)"),
    ("a match too short", between(step="over"), "game: a match is over after the third game (L12.1)"),
    (
        "cards missing between games",
        twice(between(), (f"cards.{OTHER}", []), ("deck", between()["cards"][OTHER])),
        "cards: at the end every player owns 11 cards (L7.1)",
    ),
]


@pytest.mark.parametrize(("data", "fault"), [case[1:] for case in AT_THE_END], ids=[case[0] for case in AT_THE_END])
def test_an_end_against_the_rules_is_refused(data: dict[str, Any], fault: str) -> None:
    assert fault in faults_of(data)


# Views

KNOWS_TOO_MUCH = "viewer: seat 0 may not know all that this view shows (L9.1)"
KNOWS_MORE = "viewer: seat 0 knows more than this view shows (L9.1)"
WRONG_VIEWS = [
    ("a card of the deck", taking(viewer=0), KNOWS_TOO_MUCH),
    ("a face", changed(viewed(), "explore.0.face", "cottage"), KNOWS_TOO_MUCH),
    ("the die", viewed(die=viewed()["identities"]), KNOWS_TOO_MUCH),
    ("a face that it has seen", changed(viewed(), "explore.0.seen", viewed()["identities"][:1]), KNOWS_MORE),
    ("a leader", changed(viewed(), f"leaders.{viewed()['identities'][2]}", None), KNOWS_MORE),
    ("a die that is cast", taking(viewer=0, die=None, deck=[None] * 16), KNOWS_MORE),
]


@pytest.mark.parametrize(("data", "fault"), [case[1:] for case in WRONG_VIEWS], ids=[case[0] for case in WRONG_VIEWS])
def test_a_view_holds_what_its_seat_knows(data: dict[str, Any], fault: str) -> None:
    assert fault in faults_of(data)


def test_a_secret_bid_may_stand_in_a_view_only() -> None:
    seen = position_from_json(bidding()).view(0).to_json()
    assert isinstance(seen["bids"], dict)
    assert seen["bids"]["T"] == -2
    assert position_from_json(seen).to_json() == seen
    assert KNOWS_TOO_MUCH in faults_of(changed(seen, "bids.T", 4))


# All of it


def test_every_fault_is_named_not_only_the_first() -> None:
    data = twice(taking(), ("regions.Z9", {"X": [99, 0]}), ("seat", 9), ("coins.E", -1), ("row.0", "lake"))
    assert len(faults_of(data)) == 6
    data = twice(taking(count=1, queen_done=True, decider=1), ("dragon.at", None), ("regions.H2", {"E": [0, 1]}))
    assert len(faults_of(data)) == 5


def test_faults_name_the_file() -> None:
    with pytest.raises(SetupError, match=r"^mine\.json: decider: must be the seat"):
        position_from_json(taking(decider=1), "mine.json")
