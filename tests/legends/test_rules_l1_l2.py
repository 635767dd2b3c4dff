"""L1 the components, and L2 the set-up."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tests.legends.tables import (
    COINS,
    EMBER,
    LETTERS,
    MAP,
    TIDE,
    asked,
    faulty,
    founded,
    founding,
    hand_of,
    legal,
    play,
    play_on,
    points_left,
    refused_by,
    region_name,
    row_of,
    stands,
    table,
)
from tetrarch.core.errors import SetupError
from tetrarch.legends import Position, default_components, new_game


def steps_from(position: Position, region: str) -> set[str]:
    """Where an army on a region may go with the points that are left."""
    return {text.split("-")[1] for text in legal(position) if text.startswith(f"{region}-")}


def walking(region: str, card: str = "lake", **details: Any) -> Position:
    """Ember's army on a region, about to move with three points, or those of another card."""
    position = play(table(f"{region}:E1 M2:T1", row=card, **details), f"take {card}")
    return play(position, "half 2") if position.step == "half" else position


# L1.1 Players and pieces


@pytest.mark.parametrize("players", [1, 5])
def test_l1_1_two_to_four_play(players: int) -> None:
    with pytest.raises(SetupError) as caught:
        new_game(players, seed=1)
    assert [fault.rule for fault in caught.value.faults] == ["L1.1"]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_l1_1_everybody_has_eighteen_armies_and_three_cities(players: int) -> None:
    position = founding(players)
    assert [position.supply(seat) for seat in range(players)] == [(18, 3)] * players


def test_l1_1_nobody_has_more() -> None:
    assert faulty(pieces="M4:E10 H1:E9") == {"L1.1"}
    assert faulty(pieces="M4:E2^2 H1:E1^2") == {"L1.1"}
    assert table("M4:E10 H1:E8^3").supply(EMBER) == (0, 0)


def test_l1_1_only_two_players_have_a_neutral_colour() -> None:
    assert stands(table("M4:N10"), "M4") == "N10"
    assert faulty(pieces="M4:N1", players=3) == {"L2.5"}


# L1.2 The map


def test_l1_2_four_boards_with_two_sides() -> None:
    sides = default_components().sides
    assert Counter(side.board for side in sides) == dict.fromkeys((1, 2, 3, 4), 2)
    position = play(founding(), "meadows@0")
    assert {text.split("@")[0] for text in legal(position)} == {
        side.name for side in sides if side.name not in ("meadows", "desert")
    }


def test_l1_2_land_borders_join_regions_of_one_island() -> None:
    for side in default_components().sides:
        for one, two in side.land:
            assert any(one in island and two in island for island in side.islands), (one, two)
    assert steps_from(walking("V5", "dire-ogre"), "V5") == {"V3", "V4", "V6"}


def test_l1_2_sea_routes_join_islands_and_boards() -> None:
    assert steps_from(walking("V5"), "V5") == {"V2", "V3", "V4", "V6"}
    assert steps_from(walking("M5"), "M5") == {"M4", "F1"}
    assert steps_from(walking("M5", "dire-ogre"), "M5") == {"M4"}


def test_l1_2_the_routes_of_touching_edges_join() -> None:
    """A quarter turn brings the top exit of the horseshoe, H2, to its right edge, where the centre lies."""
    turned = MAP.replace("horseshoe@0", "horseshoe@90")
    assert "H2" in steps_from(walking("M4", boards=turned), "M4")
    assert "H4" not in steps_from(walking("M4", boards=turned), "M4")
    centre = MAP.replace("meadows@0", "meadows@180")
    assert steps_from(walking("M3", boards=centre, start="M4"), "M3") == {"M1", "M2", "M4", "H4"}


def test_l1_2_an_edge_that_touches_nothing_leads_nowhere() -> None:
    assert steps_from(walking("M1"), "M1") == {"M2", "M3"}
    assert steps_from(walking("H5"), "H5") == {"H4"}


def test_l1_2_a_bridge_costs_one_but_the_islands_stay_separate() -> None:
    boards = MAP.replace("fern", "tall")
    position = walking("T1", "dire-ogre", boards=boards)
    assert steps_from(position, "T1") == {"T2"}
    assert points_left(play(position, "T1-T2")) == 1
    scoring = table("T1:E1 T2:T1 T3:T1", boards=boards)
    islands = [line for line in scoring.components.islands if line[0].startswith("T")]
    assert islands == [("T1",), ("T2",), ("T3",)]
    assert (scoring.points(EMBER), scoring.points(TIDE)) == (2, 4)


# L1.3 The cards


@pytest.mark.parametrize(("players", "cards"), [(2, 27), (3, 32), (4, 34)])
def test_l1_3_the_decks(players: int, cards: int) -> None:
    assert len(default_components().cards) == 34
    assert founding(players).deck_left == cards


@pytest.mark.parametrize(("players", "left_out"), [(2, {3, 4}), (3, {4}), (4, set())])
def test_l1_3_cards_with_a_small_number_are_left_out_of_smaller_games(players: int, left_out: set[int]) -> None:
    out = {card.id for card in default_components().cards if card.min_players in left_out}
    deck = founding(players).to_json()["deck"]
    assert isinstance(deck, list)
    assert set(deck) == {card.id for card in default_components().cards} - out


def test_l1_3_every_card_lies_in_one_place() -> None:
    assert faulty(cards={"E": "lake"}, row="lake") == {"L1.3"}
    assert faulty(row="arcane-sphinx") == {"L1.3"}


# L1.4 Coins


def test_l1_4_the_supply_of_coins_never_runs_out() -> None:
    position = table("M4:E3", players=4, row="mountain-treasury")
    assert sum(position.coins(seat) for seat in range(4)) == 36
    play(position, "take mountain-treasury")
    assert position.coins(EMBER) == 11


# L2.0 The order of the set-up


def test_l2_0_the_order_of_the_steps() -> None:
    everything = "explore citadels dragon portals rogues merchants rectangle leaders"
    position = founding(2, variants=everything)
    steps = []
    while position.step != "take":
        steps.append(position.step)
        position.play(next(iter(position.legal_decisions())))
    assert list(dict.fromkeys(steps)) == [
        *("lay", "centre", "start", "explore", "citadel", "dragon", "portal", "rogues", "merchant"),
        *("shared", "neutral", "bid", "first"),
    ]
    assert Counter(steps) == {
        **{"lay": 4, "centre": 1, "start": 1, "explore": 5, "citadel": 3, "dragon": 1, "portal": 2, "rogues": 1},
        **{"merchant": 4, "shared": 1, "neutral": 10, "bid": 2, "first": 1},
    }


def test_l2_0_row_and_armies_come_after_the_merchants_coins() -> None:
    position = founded(2, variants="merchants")
    play(position, "coins M1", "coins H1", "coins V1")
    assert (row_of(position), stands(position, "M4")) == ([""] * 6, "")
    play(position, "coins F1")
    assert stands(position, "M4") == "E3,T3"
    assert "" not in row_of(position)


def test_l2_0_coins_come_last_before_the_bids() -> None:
    position = play(founded(2), "shared V3", *["neutral H1"] * 9)
    assert (position.coins(EMBER), position.coins(TIDE)) == (0, 0)
    play(position, "neutral H1")
    assert (position.coins(EMBER), position.coins(TIDE)) == (12, 12)


def test_l2_0_a_decision_of_another_step_is_refused() -> None:
    assert refused_by(founding(), "start M4") == "L2.0"
    assert refused_by(founded(), "bid 3") == "L2.0"
    assert refused_by(table(), "shared H1") == "L2.0"


def test_l2_0_the_quick_set_up_draws_everything_up_to_the_merchants_coins() -> None:
    variants = ["explore", "citadels", "dragon", "portals", "rogues", "merchants"]
    drawn = [new_game(2, seed=seed, variants=variants).position for seed in range(8)]
    assert {position.step for position in drawn} == {"shared"}
    assert len({region_name(position, position.start_region) for position in drawn}) > 2
    asked_for = new_game(2, seed=1, variants=variants, quick_setup=False).position
    assert asked_for.step == "lay"


# L2.1 The boards


def test_l2_1_the_founder_lays_them() -> None:
    position = founding(3, founder="M")
    for board in MAP.split():
        assert asked(position) == ("M", "lay")
        position.play(board)
    assert asked(position) == ("M", "start")


def test_l2_1_the_founder_is_drawn_at_random() -> None:
    assert {new_game(3, seed=seed).position.founder for seed in range(20)} == {0, 1, 2}


def test_l2_1_either_side_up_in_any_quarter_turn() -> None:
    sides = [side.name for side in default_components().sides]
    assert legal(founding()) == {f"{side}@{turn}" for side in sides for turn in (0, 90, 180, 270)}


def test_l2_1_each_board_once() -> None:
    position = play(founding(), "horseshoe@0")
    assert refused_by(position, "horseshoe@90") == "L2.1"
    assert refused_by(position, "citadel@0") == "L2.1"
    assert len(legal(position)) == 5 * 4, "the desert may no longer come"


def test_l2_1_the_desert_only_in_the_centre() -> None:
    position = play(founding(), "horseshoe@0")
    assert refused_by(position, "desert@0") == "L2.1"
    assert play(founding(), "desert@90").step == "lay"
    assert faulty(boards="horseshoe@0 desert@0 volcano@0 fern@0", start="H4") == {"L2.1"}


def test_l2_1_only_the_three_routes_into_the_centre_join() -> None:
    """The horseshoe's bottom and the fern's left touch the corner between them, and join nothing."""
    assert steps_from(walking("H5"), "H5") == {"H4"}
    assert steps_from(walking("F2"), "F2") == {"F1", "F3"}
    assert steps_from(walking("V7"), "V7") == {"V6"}
    joined = [steps_from(walking(region), region) for region in ("M4", "M3", "M5")]
    assert [regions - {"M1", "M2", "M3", "M4", "M5"} for regions in joined] == [{"H4"}, {"V6"}, {"F1"}]


# L2.2 The starting region


def test_l2_2_a_region_of_the_centre_with_its_own_joined_route() -> None:
    position = play(founding(), *MAP.split())
    assert legal(position) == {"start M3", "start M4", "start M5"}
    assert refused_by(position, "start M1") == "L2.2"
    assert refused_by(position, "start M2") == "L2.2"
    assert refused_by(position, "start H4") == "L2.2"
    assert refused_by(position, "start D1") == "L1.2"


@pytest.mark.parametrize(("turn", "starts"), [(90, "M1 M3 M5"), (180, "M1 M3 M4"), (270, "M1 M4 M5")])
def test_l2_2_the_turn_of_the_centre_counts(turn: int, starts: str) -> None:
    position = play(founding(), f"meadows@{turn}", *MAP.split()[1:])
    assert legal(position) == {f"start {region}" for region in starts.split()}


@pytest.mark.parametrize(
    ("variant", "step"), [("explore", "explore"), ("citadels", "citadel"), ("dragon", "dragon"), ("rogues", "rogues")]
)
def test_l2_2_no_token_is_on_the_starting_region(variant: str, step: str) -> None:
    position = founded(2, variants=variant)
    assert position.step == step
    assert refused_by(position, "token M4") == "L2.2"


# L2.3 Deck and row


def test_l2_3_six_cards_lie_face_up() -> None:
    deck = "lake graveyard stronghold dire-eye dire-ogre forest-elf night-hydra"
    position = founded(2, deck=deck)
    assert row_of(position) == deck.split()[:6]
    assert position.deck_left == 21
    assert play_on(position, "take").row() == founded(2, deck=deck).row(), "they lie until a card is taken"


def test_l2_3_the_deck_is_shuffled() -> None:
    rows = {tuple(row_of(new_game(2, seed=seed).position)) for seed in range(10)}
    assert len(rows) == 10


# L2.4 The armies


@pytest.mark.parametrize("players", [2, 3, 4])
def test_l2_4_three_armies_of_everybody_on_the_start_and_one_together_elsewhere(players: int) -> None:
    position = founded(players)
    everybody = LETTERS[:players]
    assert stands(position, "M4") == ",".join(f"{letter}3" for letter in everybody)
    play(position, "shared V3")
    assert stands(position, "V3") == ",".join(f"{letter}1" for letter in everybody)
    assert [position.supply(seat) for seat in range(players)] == [(14, 3)] * players


def test_l2_4_the_founder_chooses_a_region_off_the_central_board() -> None:
    position = founded(3, founder="T")
    assert asked(position) == ("T", "shared")
    regions = [region_name(position, region) for region in position.regions()]
    outside = [region for region in regions if region[0] != "M"]
    assert len(outside) == 15
    assert legal(position) == {f"shared {region}" for region in outside}
    assert refused_by(position, "shared M1") == "L2.4"
    assert refused_by(position, "shared C1") == "L1.2"


# L2.5 Neutral armies


def test_l2_5_two_players_alternate_and_the_founder_begins() -> None:
    position = play(founded(2, founder="T"), "shared V3")
    for placed in range(10):
        assert asked(position) == ("TE"[placed % 2], "neutral")
        position.play("neutral H1" if placed < 7 else "neutral M4")
    assert (stands(position, "H1"), stands(position, "M4")) == ("N7", "E3,T3,N3")
    assert asked(position) == ("ET", "bid")


def test_l2_5_in_any_region_of_the_map() -> None:
    position = play(founded(2), "shared V3")
    assert len(legal(position)) == len(position.regions()) == 20
    assert refused_by(position, "neutral D1") == "L1.2"


@pytest.mark.parametrize("players", [3, 4])
def test_l2_5_more_players_have_none(players: int) -> None:
    assert play(founded(players), "shared V3").step == "bid"


def test_l2_5_neutral_armies_count_for_control() -> None:
    position = table("H1:E2,N1 H2:E2,N2 H3:E2,N3")
    index = position.components.region_index
    assert [position.controller(index[region]) for region in ("H1", "H2", "H3")] == ["E", None, "N"]


# L2.6 Coins


@pytest.mark.parametrize("players", [2, 3, 4])
def test_l2_6_coins_by_the_number_of_players(players: int) -> None:
    position = play_on(founded(players), "bid")
    assert [position.coins(seat) for seat in range(players)] == [COINS[players]] * players
    assert COINS == {2: 12, 3: 11, 4: 9}
    assert all(hand_of(position, seat) == [] for seat in range(players))
