"""L3 the bids, and L4 the turn."""

from __future__ import annotations

from typing import Any

import pytest

from tests.legends.tables import (
    EMBER,
    MOON,
    TIDE,
    asked,
    founded,
    hand_of,
    legal,
    play,
    play_on,
    points_left,
    refused_by,
    row_of,
    stands,
    table,
)
from tetrarch.core.errors import IllegalMove
from tetrarch.legends import Position, new_game

ROW = "lake graveyard stronghold dire-eye dire-ogre forest-elf"


def bidding(players: int = 3, **details: Any) -> Position:
    """The bids are next; the last seat is the youngest."""
    return play_on(founded(players, **details), "bid")


def bid(position: Position, *coins: int) -> Position:
    """The position itself, after the bids of all seats in order."""
    for seat, number in enumerate(coins):
        position.play(f"bid {number}", seat=seat)
    return position


# L3.1 The bids


def test_l3_1_from_nothing_to_all_of_ones_coins() -> None:
    position = bidding(3)
    assert legal(position) == {f"bid {coins}" for coins in range(12)}
    assert refused_by(position, "bid 12") == "L3.1"
    play(position, "bid 11")


def test_l3_1_everybody_bids_at_the_same_time_in_any_order() -> None:
    position = bidding(3)
    assert asked(position) == ("ETM", "bid")
    position.play("bid 2", seat=MOON)
    assert asked(position) == ("ET", "bid")
    position.play("bid 5", seat=EMBER)
    assert asked(position) == ("T", "bid")
    position.play("bid 1", seat=TIDE)
    assert asked(position) == ("E", "first")
    assert [position.bid(seat) for seat in range(3)] == [5, 1, 2]


def test_l3_1_only_the_highest_pays() -> None:
    position = bid(bidding(3), 2, 5, 4)
    assert [position.coins(seat) for seat in range(3)] == [11, 6, 11]


def test_l3_1_nobody_pays_before_all_bids_are_in() -> None:
    position = bid(bidding(3), 2, 5)
    assert [position.coins(seat) for seat in range(3)] == [11, 11, 11]


@pytest.mark.parametrize("first", "ETM")
def test_l3_1_the_winner_names_the_first_player(first: str) -> None:
    position = bid(bidding(3), 2, 5, 4)
    assert asked(position) == ("T", "first")
    assert legal(position) == {"first E", "first T", "first M"}
    position.play(f"first {first}")
    assert asked(position) == (first, "take")
    assert position.first == "ETM".index(first)


def test_l3_1_one_bid_per_game() -> None:
    position = bidding(3)
    position.play("bid 2", seat=TIDE)
    before = position.copy()
    with pytest.raises(IllegalMove, match="a bid is final") as caught:
        position.play("bid 3", seat=TIDE)
    assert caught.value.rule == "L3.1"
    assert position == before
    assert len(position.legal_decisions(TIDE)) == 0
    assert refused_by(bid(bidding(3), 1, 2, 3), "bid 4") == "L3.1"
    assert refused_by(table(), "bid 1") == "L3.1"


# L3.2 Ties


@pytest.mark.parametrize(
    ("bids", "winner"), [((0, 0, 0), "M"), ((4, 4, 4), "M"), ((4, 4, 3), "T"), ((4, 3, 4), "M"), ((4, 3, 3), "E")]
)
def test_l3_2_the_youngest_of_the_tied_wins(bids: tuple[int, ...], winner: str) -> None:
    assert asked(bid(bidding(3), *bids)) == (winner, "first")


def test_l3_2_the_age_order_is_set_at_the_table() -> None:
    assert asked(bid(bidding(3, ages=["E", "M", "T"]), 1, 1, 1)) == ("E", "first")
    assert asked(bid(bidding(3, ages=["E", "M", "T"]), 0, 1, 1)) == ("M", "first")


def test_l3_2_the_age_order_is_random_when_nobody_sets_it() -> None:
    winners = set()
    for seed in range(20):
        position = bid(play_on(new_game(3, seed=seed).position, "bid"), 0, 0, 0)
        winners.add(position.decider)
    assert winners == {0, 1, 2}


# L3.3 What is public


def test_l3_3_bids_are_public_once_revealed() -> None:
    position = bid(bidding(3), 2, 5, 4)
    for seat in range(3):
        assert [position.view(seat).bid(other) for other in range(3)] == [2, 5, 4]


def test_l3_3_coins_are_always_public() -> None:
    position = bid(bidding(3), 2, 5)
    assert [position.view(MOON).coins(seat) for seat in range(3)] == [11, 11, 11]
    taking = table("M4:E3", row=ROW, coins={"E": 7, "T": 2})
    assert [taking.view(EMBER).coins(seat) for seat in range(2)] == [7, 2]


# L4.1 Taking a card


def test_l4_1_turns_go_clockwise() -> None:
    position = table("M4:E3,T3,M3", players=3, to_move="T", row="graveyard dire-eye noble-hills lake")
    for mover in "TMET":
        assert asked(position) == (mover, "take")
        play(position, "take 1", "stop")


@pytest.mark.parametrize(("place", "price"), [(1, 0), (2, 1), (3, 1), (4, 2), (5, 2), (6, 3)])
def test_l4_1_a_card_costs_by_its_place(place: int, price: int) -> None:
    position = table("M4:E3", row=ROW)
    offered = position.row()[place - 1]
    assert offered is not None
    assert offered.price == price
    position.play(f"take {place}")
    assert position.coins(EMBER) == 12 - price
    assert hand_of(position, EMBER) == [ROW.split()[place - 1]]


@pytest.mark.parametrize(("coins", "open_places"), [(0, 1), (1, 3), (2, 5), (3, 6)])
def test_l4_1_only_what_one_can_pay(coins: int, open_places: int) -> None:
    position = table("M4:E3", row=ROW, coins={"E": coins})
    assert legal(position) == {f"take {card}" for card in ROW.split()[:open_places]}
    for card in ROW.split()[open_places:]:
        assert refused_by(position, f"take {card}") == "L4.1"


def test_l4_1_the_cards_own_coins_do_not_pay_for_it() -> None:
    row = "lake graveyard stronghold mountain-treasury"
    position = table("M4:E3", players=3, row=row, coins={"E": 1})
    assert refused_by(position, "take mountain-treasury") == "L4.1"
    richer = play(table("M4:E3", players=3, row=row, coins={"E": 2}), "take mountain-treasury")
    assert richer.coins(EMBER) == 2


def test_l4_1_it_lies_face_up_for_good() -> None:
    position = play(table("M4:E3", row=ROW, cards={"E": "dire-goblin"}), "take lake", "stop")
    assert hand_of(position, EMBER) == ["dire-goblin", "lake"]
    assert hand_of(position.view(TIDE), EMBER) == ["dire-goblin", "lake"]


def test_l4_1_a_card_must_be_taken() -> None:
    assert refused_by(table("M4:E3", row=ROW), "stop") == "L4.4"


def test_l4_1_only_who_is_at_turn_takes() -> None:
    position = table("M4:E3", row=ROW)
    before = position.copy()
    with pytest.raises(IllegalMove) as caught:
        position.play("take lake", seat=TIDE)
    assert caught.value.rule == "L4.1"
    assert position == before
    assert len(position.legal_decisions(TIDE)) == 0


# L4.2 The ability


def test_l4_2_works_at_once_also_for_its_own_action() -> None:
    unicorn = play(table("M4:E3", row="noble-unicorn"), "take noble-unicorn")
    assert (unicorn.step, points_left(unicorn)) == ("move", 5)
    elf = play(table("M4:E3", row="forest-elf"), "take forest-elf", "half place")
    assert points_left(elf) == 4
    phoenix = play(table("M4:E1", row="ancient-phoenix"), "take ancient-phoenix", "M4-H4")
    assert points_left(phoenix) == 3


def test_l4_2_all_abilities_add_up_for_the_rest_of_the_game() -> None:
    cards = {"E": "cursed-mausoleum noble-knight", "T": "noble-unicorn forest-elf"}
    position = play(table("M4:E3,T3", row="noble-hills forest-tree-town lake", cards=cards), "take noble-hills", "stop")
    play(position, "take lake", "half move")
    assert points_left(position) == 4, "Tide's own Unicorn counts, Ember's cards do not"
    ember = play(table("M4:E3,T3", row="lake", cards=cards), "take lake", "half move")
    assert points_left(ember) == 3 + 2


# L4.3 The action may be left


def test_l4_3_wholly_in_part_or_not_at_all() -> None:
    row = "graveyard dire-eye"
    whole = play(table("M4:E3", row=row), "take graveyard", "+M4", "+M4")
    part = play(table("M4:E3", row=row), "take graveyard", "+M4", "stop")
    none = play(table("M4:E3", row=row), "take graveyard", "stop")
    assert [stands(position, "M4") for position in (whole, part, none)] == ["E5", "E4", "E3"]
    assert {asked(position) for position in (whole, part, none)} == {("T", "take")}


def test_l4_3_a_city_need_not_be_built_nor_an_army_destroyed() -> None:
    position = play(table("M4:E3,T1", row="stronghold"), "take stronghold")
    assert legal(position) == {"^M4", "stop"}
    assert stands(play(position, "stop"), "M4") == "E3,T1"
    giant = play(table("M4:E3,T1", row="dire-giant"), "take dire-giant", "stop")
    assert legal(giant) == {"xM4T", "stop"}
    assert stands(play(giant, "stop"), "M4") == "E3,T1"
    assert asked(giant) == ("T", "take")


# L4.4 The parts of an action


def test_l4_4_one_half_of_an_or() -> None:
    position = play(table("M4:E3", row="lake"), "take lake")
    assert legal(position) == {"half 1", "half 2", "stop"}
    placing = play(position.copy(), "half 1")
    assert (placing.step, points_left(placing)) == ("place", 2)
    assert asked(play(placing, "+M4", "+M4")) == ("T", "take"), "the other half is gone"
    moving = play(position.copy(), "half 2")
    assert (moving.step, points_left(moving)) == ("move", 3)
    assert asked(play(moving, "stop")) == ("T", "take")
    assert asked(play(position, "stop")) == ("T", "take")


def test_l4_4_a_half_in_which_nothing_can_be_done_is_not_offered() -> None:
    full = play(table("M4:E10 H1:E8", row="lake"), "take lake")
    assert legal(full) == {"half 2", "stop"}
    assert refused_by(full, "half 1") == "L4.4"
    nobody = play(table("M4:T3", row="lake"), "take lake")
    assert legal(nobody) == {"half 1", "stop"}


def test_l4_4_an_or_in_which_nothing_can_be_done_is_passed_over() -> None:
    """No army of Ember stands on the map: nothing to build; and the Red Sorceress keeps all: nothing to place."""
    variants, leaders = "leaders", "T:red-sorceress"
    position = table(
        "M4:T3", players=4, variants=variants, leaders=leaders, row="castle-or", kept={"E": 18}, cards={"E": "lake"}
    )
    assert asked(play(position, "take castle-or")) == ("T", "take")


def test_l4_4_both_parts_of_an_and_in_the_order_printed() -> None:
    position = play(table("M4:E3,T1", row="dire-giant"), "take dire-giant")
    assert (position.step, points_left(position)) == ("place", 3)
    assert refused_by(position, "xM4T") == "L4.4"
    play(position, "+M4", "+M4", "+M4")
    assert position.step == "destroy"
    assert refused_by(position, "+M4") == "L4.4"
    play(position, "xM4T")
    assert (stands(position, "M4"), asked(position)) == ("E6", ("T", "take"))


def test_l4_4_either_part_may_be_skipped() -> None:
    position = play(table("M4:E3,T1", row="dire-giant"), "take dire-giant", "+M4", "stop")
    assert (position.step, position.seat) == ("destroy", EMBER)
    play(position, "stop")
    assert (stands(position, "M4"), asked(position)) == ("E4,T1", ("T", "take"))


def test_l4_4_a_part_in_which_nothing_can_be_done_is_passed_over() -> None:
    alone = play(table("M4:E3 H1:T1", row="dire-giant"), "take dire-giant", "+M4", "+M4", "+M4")
    assert asked(alone) == ("T", "take")
    full = play(table("M4:E10,T1 H1:E8", row="dire-giant"), "take dire-giant")
    assert (full.step, full.seat) == ("destroy", EMBER)
    built = play(table("M4:E3^3", row="stronghold"), "take stronghold")
    assert asked(built) == ("T", "take")


def test_l4_4_a_part_ends_by_itself_when_its_points_are_spent() -> None:
    position = play(table("M4:E3", row="dire-ogre"), "take dire-ogre", "M4-M5", "M5-M4")
    assert asked(position) == ("T", "take")


def test_l4_4_bonuses_are_counted_when_a_part_begins() -> None:
    """The Cottage that the Woods' city wins helps the Woods' own placement: 1 printed, 1 of the card, 1 of it."""
    won = table("M2:E1", variants="explore", tokens="M2:cottage", row="ancient-woods")
    play(won, "take ancient-woods", "^M2")
    assert (won.step, points_left(won)) == ("place", 3)
    without = table("M2:E1", variants="explore", tokens="H2:cottage", row="ancient-woods")
    assert points_left(play(without, "take ancient-woods", "^M2")) == 2


def test_l4_4_every_small_choice_is_a_separate_decision() -> None:
    position = table("M4:E3,T1", row="night-hydra")
    decisions = ["take night-hydra", "M4-M5", "M5-M4", "M4-M2", "M2-M4", "stop", "xM4T"]
    for text in decisions:
        assert asked(position)[0] == "E"
        assert str(position.play(text)) == text
    assert asked(position) == ("T", "take")


# L4.5 The row


def test_l4_5_the_row_slides_after_the_action() -> None:
    position = play(table("M4:E3", row=ROW, deck="night-wizard"), "take stronghold")
    during = ["lake", "graveyard", "", "dire-eye", "dire-ogre", "forest-elf"]
    assert row_of(position) == during
    play(position, "stop")
    assert row_of(position) == ["lake", "graveyard", "dire-eye", "dire-ogre", "forest-elf", "night-wizard"]
    assert position.deck_left == 27 - 6 - 1
    offered = position.row()[2]
    assert offered is not None
    assert offered.price == 1, "what has slid is cheaper"


def test_l4_5_the_gap_cannot_be_taken() -> None:
    position = table("M4:E3,T3", plain=True, last=True, players=3)
    assert row_of(position)[3:] == ["", "", ""]
    assert refused_by(position, "take 4") == "L4.5"


@pytest.mark.parametrize(("players", "takes", "sizes"), [(2, 22, [6, 6, 6]), (3, 30, [5, 4, 3]), (4, 32, [5, 4, 3])])
def test_l4_5_with_the_deck_empty_the_row_gets_shorter(players: int, takes: int, sizes: list[int]) -> None:
    position = play_on(founded(players), "take")
    seen = []
    while not position.is_over:
        if position.step == "take":
            seen.append(sum(card != "" for card in row_of(position)))
            assert all(row_of(position)[: seen[-1]]), "no gap but at the right end"
        position.play("take 1" if position.step == "take" else "stop")
    assert len(seen) == takes
    assert seen[-3:] == sizes
    assert set(seen[:-3]) == {6}
