"""L5 the actions, and L6 the abilities."""

from __future__ import annotations

from typing import Any

import pytest

from tests.legends.tables import (
    EMBER,
    MOON,
    TIDE,
    asked,
    legal,
    play,
    points,
    points_left,
    refused_by,
    scored,
    stands,
    table,
)
from tetrarch.legends import Position, default_components


def acting(card: str, pieces: str, **details: Any) -> Position:
    """After Ember has taken a card from the first place of the row."""
    return play(table(pieces, row=card, **details), f"take {card}")


def moving(pieces: str, number: int, **details: Any) -> Position:
    """Ember is to move with so many points, from 2 to 6."""
    card = {2: "dire-ogre", 3: "ancient-sage", 5: "dire-goblin", 6: "cursed-banshee"}[number]
    return acting(card, pieces, **details)


# L5.1 Placing


def test_l5_1_on_the_start_and_on_regions_with_a_city_of_ones_own() -> None:
    position = acting("graveyard", "M4:T3 H1:E0^1,T1 V2:E2 F1:T1^1")
    assert legal(position) == {"+M4", "+H1", "stop"}
    assert refused_by(position, "+V2") == "L5.1"
    assert refused_by(position, "+F1") == "L5.1"
    assert refused_by(position, "+C1") == "L1.2"


def test_l5_1_divided_as_one_likes() -> None:
    position = play(acting("noble-hills", "M4:E3 H1:E1^1"), "+M4", "+H1", "+H1")
    assert (stands(position, "M4"), stands(position, "H1")) == ("E4", "E3^1")
    assert position.supply(EMBER) == (18 - 7, 2)


def test_l5_1_at_most_the_armies_of_the_supply() -> None:
    position = acting("ancient-tree-spirit", "M4:E9 H1:E7")
    assert points_left(position) == 2
    play(position, "+M4", "+M4")
    assert asked(position) == ("T", "take")
    assert position.supply(EMBER)[0] == 0


# L5.2 Moving


def test_l5_2_land_costs_one() -> None:
    position = moving("M4:E2", 2)
    assert points_left(play(position, "M4-M2")) == 1
    play(position, "M2-M1")
    assert (stands(position, "M4"), stands(position, "M1"), asked(position)) == ("E1", "E1", ("T", "take"))


def test_l5_2_one_army_many_times_or_many_armies_once() -> None:
    one = play(moving("M4:E3", 3), "M4-M5", "M5-M4", "M4-M3")
    assert (stands(one, "M4"), stands(one, "M3")) == ("E2", "E1")
    many = play(moving("M4:E3", 3), "M4-M5", "M4-M3", "M4-M2")
    assert [stands(many, region) for region in ("M2", "M3", "M4", "M5")] == ["E1", "E1", "", "E1"]


def test_l5_2_steps_of_different_armies_may_alternate() -> None:
    position = play(moving("M4:E1 V3:E1", 5), "M4-M5", "V3-V4", "M5-M4", "V4-V5", "M4-M3")
    assert (stands(position, "M3"), stands(position, "V5")) == ("E1", "E1")


def test_l5_2_a_sea_route_costs_three() -> None:
    position = moving("M4:E2", 5)
    assert points_left(play(position, "M4-H4")) == 2
    assert refused_by(position, "H4-M4") == "L5.2"
    assert refused_by(position, "M4-H4") == "L5.2"
    assert legal(position) == {"M4-M2", "M4-M3", "M4-M5", "H4-H3", "H4-H5", "stop"}


def test_l5_2_a_sea_route_of_one_board_costs_three_too() -> None:
    position = moving("H1:E1", 3)
    assert legal(position) == {"H1-H2", "H1-H4", "stop"}
    play(position, "H1-H4")
    assert asked(position) == ("T", "take")


@pytest.mark.parametrize(("flying", "cost"), [(0, 3), (1, 2), (2, 1), (3, 1), (4, 1)])
def test_l5_2_less_one_for_each_flying_ability_but_never_less_than_one(flying: int, cost: int) -> None:
    cards = " ".join(["ancient-phoenix", "cursed-gargoyles", "dire-dragon", "dire-eye"][:flying])
    position = moving("M4:E1", 5, cards={"E": cards})
    assert points_left(play(position, "M4-H4")) == 5 - cost


def test_l5_2_only_ones_own_flying_counts() -> None:
    position = moving("M4:E1", 5, cards={"T": "ancient-phoenix cursed-gargoyles", "E": "night-village noble-knight"})
    assert points_left(play(position, "M4-H4")) == 5 + 1 - 3


def test_l5_2_only_ones_own_armies_and_only_to_neighbours() -> None:
    position = moving("M4:E1 M1:T1 H1:E0^1", 6)
    assert refused_by(position, "M1-M2") == "L5.2"
    assert refused_by(position, "H1-H2") == "L5.2"
    assert refused_by(position, "M4-M1") == "L5.2"
    assert refused_by(position, "M4-M4") == "L5.2"
    assert refused_by(position, "M4-V6") == "L5.2"
    assert refused_by(position, "M4-D1") == "L1.2"


def test_l5_2_nothing_blocks_the_way() -> None:
    position = play(moving("M4:E1 M3:T9^3,N3", 2), "M4-M3", "M3-M1")
    assert (stands(position, "M3"), stands(position, "M1")) == ("T9^3,N3", "E1")


def test_l5_2_between_portals_costs_one() -> None:
    position = moving("M4:E1 M1:E1", 2, variants="portals", portals=["M1", "V1"])
    assert points_left(play(position, "M1-V1")) == 1
    assert stands(play(position, "V1-M1"), "M1") == "E1"


def test_l5_2_of_two_ways_the_cheaper_counts() -> None:
    position = moving("H1:E1", 2, variants="portals", portals=["H1", "H4"])
    assert legal(position) == {"H1-H2", "H1-H4", "stop"}
    assert points_left(play(position, "H1-H4")) == 1


def test_l5_2_unused_points_are_lost() -> None:
    position = play(table("M4:E3,T3", row="dire-goblin ancient-sage dire-ogre"), "take dire-goblin", "stop")
    play(position, "take ancient-sage", "stop", "take dire-ogre")
    assert (position.seat, points_left(position)) == (EMBER, 2)


# L5.3 Building


def test_l5_3_where_one_has_an_army() -> None:
    position = acting("stronghold", "M4:E3 H1:T1 V1:E0^1 V2:E1,T4")
    assert legal(position) == {"^M4", "^V2", "stop"}
    assert refused_by(position, "^H1") == "L5.3"
    assert refused_by(position, "^V1") == "L5.3"
    assert refused_by(position, "^D1") == "L1.2"
    play(position, "^V2")
    assert (stands(position, "V2"), position.supply(EMBER)) == ("E1^1,T4", (14, 1))


def test_l5_3_one_city_only() -> None:
    position = play(acting("stronghold", "M4:E3"), "^M4")
    assert asked(position) == ("T", "take")


def test_l5_3_while_one_of_the_three_is_left() -> None:
    last = acting("stronghold", "M4:E3^2")
    assert stands(play(last, "^M4"), "M4") == "E3^3"
    none = acting("stronghold", "M4:E3^2 H1:E0^1")
    assert asked(none) == ("T", "take")


def test_l5_3_any_number_in_a_region() -> None:
    position = acting("stronghold", "M4:E3^1,T2^2")
    assert stands(play(position, "^M4"), "M4") == "E3^2,T2^2"


def test_l5_3_cities_neither_move_nor_are_destroyed() -> None:
    moving_on = moving("M4:E1^1 H1:T1", 2)
    play(moving_on, "M4-M5")
    assert stands(moving_on, "M4") == "E0^1"
    assert refused_by(moving_on, "M4-M2") == "L5.2"
    destroying = play(acting("dire-giant", "M4:E3,T1^1 H1:E1,T0^2"), "stop")
    assert legal(destroying) == {"xM4T", "stop"}
    play(destroying, "xM4T")
    assert stands(destroying, "M4") == "E3,T0^1"


# L5.4 Destroying


def test_l5_4_one_army_where_one_has_an_army() -> None:
    position = play(acting("dire-giant", "M4:E3,T2,M1 H1:E0^1,T1 V1:T3 V2:E1,M2", players=3), "stop")
    assert legal(position) == {"xM4T", "xM4M", "xV2M", "stop"}
    assert refused_by(position, "xV1T") == "L5.4"
    assert refused_by(position, "xV2T") == "L5.4"
    assert refused_by(position, "xD1T") == "L1.2"


def test_l5_4_a_city_is_not_enough() -> None:
    position = play(acting("dire-giant", "M4:E3,T2 H1:E0^1,T1"), "stop")
    assert refused_by(position, "xH1T") == "L5.4"


def test_l5_4_it_goes_back_to_its_owners_supply() -> None:
    position = play(acting("dire-giant", "M4:E3,T2"), "stop")
    assert position.supply(TIDE) == (16, 3)
    play(position, "xM4T")
    assert (stands(position, "M4"), position.supply(TIDE)) == ("E3,T1", (17, 3))
    assert asked(position) == ("T", "take"), "one army only"


def test_l5_4_a_neutral_one_leaves_the_game() -> None:
    position = play(acting("dire-giant", "M4:E3,N2 H1:N8"), "stop")
    assert legal(position) == {"xM4N", "stop"}
    play(position, "xM4N")
    assert (stands(position, "M4"), stands(position, "H1")) == ("E3,N1", "N8")
    assert [position.supply(seat)[0] for seat in (EMBER, TIDE)] == [15, 18]


# L5.5 One's own


def test_l5_5_ones_own_armies_cannot_be_destroyed() -> None:
    position = play(acting("dire-giant", "M4:E3,T1"), "stop")
    assert refused_by(position, "xM4E") == "L5.5"


# L6.1-L6.3 Bonuses


def test_l6_1_each_move_action_has_one_more_point() -> None:
    for owned, bonus in (("", 0), ("noble-knight", 1), ("noble-knight cursed-mausoleum", 2)):
        assert points_left(moving("M4:E3", 3, cards={"E": owned})) == 3 + bonus
    half = play(acting("lake", "M4:E3", cards={"E": "noble-knight"}), "half move")
    assert points_left(half) == 4
    hydra = acting("night-hydra", "M4:E3", cards={"E": "noble-knight"})
    assert points_left(hydra) == 6


def test_l6_1_it_is_nothing_for_other_actions() -> None:
    assert points_left(acting("graveyard", "M4:E3", cards={"E": "noble-knight"})) == 2


def test_l6_2_each_place_action_places_one_more() -> None:
    for owned, bonus in (("", 0), ("night-village", 1), ("night-village forest-pixie", 2)):
        assert points_left(acting("graveyard", "M4:E3", cards={"E": owned})) == 2 + bonus
    unicorn = play(acting("noble-unicorn", "M4:E3", cards={"E": "night-village"}), "stop")
    assert (unicorn.step, points_left(unicorn)) == ("place", 2)


def test_l6_2_it_is_nothing_for_other_actions() -> None:
    assert points_left(moving("M4:E3", 3, cards={"E": "night-village"})) == 3


def test_l6_3_flying_makes_the_sea_cheaper_at_once() -> None:
    position = acting("cursed-gargoyles", "M4:E2", cards={"E": "dire-eye"})
    play(position, "M4-H4", "M4-H4", "H4-M4", "H4-M4", "M4-H4")
    assert (stands(position, "M4"), stands(position, "H4")) == ("E1", "E1")


def test_l6_3_flying_makes_land_no_cheaper() -> None:
    position = moving("M4:E1", 2, cards={"E": "dire-eye cursed-gargoyles ancient-phoenix"})
    assert points_left(play(position, "M4-M5")) == 1


# L6.4 Elixirs, L6.5 coins


def test_l6_4_elixirs_are_counted() -> None:
    cards = {"E": "forest-gnome", "T": "cursed-banshee"}
    assert scored(table("M4:E1", cards=cards), EMBER, "elixirs") == {"": 2}
    more = {"E": "forest-gnome night-village", "T": "cursed-banshee cursed-king"}
    assert scored(table("M4:E1", cards=more), EMBER, "elixirs") == {"": 1}
    assert scored(table("M4:E1", cards=more), TIDE, "elixirs") == {"": 1}


def test_l6_4_an_elixir_does_nothing_else() -> None:
    position = acting("dire-goblin", "M4:E1")
    assert (points_left(position), position.coins(EMBER)) == (5, 12)


def test_l6_5_coins_are_gained_at_once_and_once() -> None:
    position = table("M4:E3,T3,M3", players=3, row="mountain-treasury graveyard lake")
    play(position, "take mountain-treasury")
    assert position.coins(EMBER) == 13
    play(position, "stop", "take 1", "stop", "take 1", "stop", "take 1", "stop")
    assert position.coins(EMBER) == 13


# L6.6 Families


@pytest.mark.parametrize(
    ("card", "others", "score"),
    [
        ("ancient-sage", "", 1),
        ("ancient-sage", "ancient-woods ancient-phoenix", 3),
        ("night-wizard", "night-hydra lake", 2),
        ("graveyard", "cursed-king cursed-banshee night-hydra", 2),
        ("lake", "forest-elf forest-pixie forest-gnome forest-tree-town", 4),
        ("stronghold", "dire-eye", 1),
        ("stronghold", "", 0),
    ],
)
def test_l6_6_a_point_for_each_card_of_a_family(card: str, others: str, score: int) -> None:
    position = table("M4:E1,T1", cards={"E": f"{card} {others}"})
    assert scored(position, EMBER, "card") == ({card: score} if score else {})


def test_l6_6_arcane_cards_with_three_players() -> None:
    position = table("M4:T1", players=3, cards={"E": "arcane-temple arcane-manticore arcane-sphinx"})
    assert scored(position, EMBER, "card") == {"arcane-temple": 3}


def test_l6_6_only_ones_own_cards_count() -> None:
    cards = {"E": "ancient-sage night-hydra", "T": "ancient-woods ancient-phoenix"}
    assert scored(table("M4:E1,T1", cards=cards), EMBER, "card") == {"ancient-sage": 1}


# L6.7 Sets


def test_l6_7_a_set_scores_when_it_is_whole() -> None:
    two = table("M4:E1,T1", cards={"E": "noble-hills noble-knight", "T": "noble-unicorn lake"})
    assert scored(two, EMBER, "card") == {}
    three = table("M4:E1,T1", cards={"E": "noble-hills noble-knight noble-unicorn"})
    assert scored(three, EMBER, "card") == {"noble-hills": 4}
    without = table("M4:E1,T1", cards={"E": "noble-knight noble-unicorn", "T": "noble-hills lake"})
    assert scored(without, EMBER, "card") == {}


def test_l6_7_the_mountains_are_a_set_of_two() -> None:
    one = table("M4:E1", players=3, cards={"E": "mountain-dwarf"})
    two = table("M4:E1", players=3, cards={"E": "mountain-dwarf mountain-treasury"})
    assert scored(one, EMBER, "card") == {}
    assert scored(two, EMBER, "card") == {"mountain-dwarf": 3}


# L6.8 Coins left


@pytest.mark.parametrize(("coins", "score"), [(0, 0), (2, 0), (3, 1), (5, 1), (6, 2), (12, 4)])
def test_l6_8_a_point_for_every_three_coins_left(coins: int, score: int) -> None:
    position = table("M4:E1,T1", cards={"E": "dire-ogre"}, coins={"E": coins})
    assert scored(position, EMBER, "card") == ({"dire-ogre": score} if score else {})
    assert scored(position, TIDE, "card") == {}


# L6.9 Immunity


def test_l6_9_an_immune_players_armies_cannot_be_chosen() -> None:
    cards = {"E": "lake", "T": "dire-giant", "M": "stronghold"}
    position = play(acting("night-wizard", "M4:E3,T2,M1", players=3, cards=cards), "stop")
    assert legal(position) == {"xM4M", "stop"}
    assert refused_by(position, "xM4T") == "L6.9"


def test_l6_9_with_nobody_else_to_choose_the_part_is_passed_over() -> None:
    position = play(acting("night-wizard", "M4:E3,T2", cards={"E": "lake", "T": "dire-giant"}), "stop")
    assert asked(position) == ("T", "take")


def test_l6_9_it_does_nothing_else() -> None:
    cards = {"E": "lake", "T": "dire-giant"}
    position = table("M4:E3,T2,N1", cards=cards)
    assert position.controller(position.components.region_index["M4"]) == "E"
    immune = table("M4:E3,T2,N1", cards={"E": "dire-giant", "T": "lake"}, row="night-wizard")
    play(immune, "take night-wizard", "stop")
    assert legal(immune) == {"xM4T", "xM4N", "stop"}, "the immune may destroy, and neutral armies are not immune"


# L6.10 Points for flying


@pytest.mark.parametrize(("others", "score"), [("", 0), ("dire-eye", 1), ("dire-eye ancient-phoenix dire-dragon", 3)])
def test_l6_10_a_point_for_each_flying_ability(others: str, score: int) -> None:
    position = table("M4:E1,T1", cards={"E": f"cursed-tower {others}", "T": "cursed-gargoyles lake"})
    assert scored(position, EMBER, "card") == ({"cursed-tower": score} if score else {})


# L6.11 How they are counted


def test_l6_11_a_card_of_a_family_counts_itself() -> None:
    cards = {"E": "ancient-sage", "T": "night-wizard"}
    position = table("M4:E1,T1", cards=cards)
    assert (scored(position, EMBER, "card"), scored(position, TIDE, "card")) == (
        {"ancient-sage": 1},
        {"night-wizard": 1},
    )
    lake = table("M4:E1,T1", cards={"E": "lake", "T": "graveyard"})
    assert points(lake) == (0, 0), "the Lake is no Forest, the Graveyard is not Cursed"


def test_l6_11_a_set_scores_once() -> None:
    """With cards of our own: a set of one Noble card, of which Ember owns three, is no three sets."""
    components: dict[str, Any] = default_components().to_dict()
    for card in components["cards"]:
        if card["id"] == "noble-hills":
            card["ability"]["vp_set"]["cards"] = 1
    position = table("M4:E1,T1", cards={"E": "noble-hills noble-knight noble-unicorn"}, components=components)
    assert scored(position, EMBER, "card") == {"noble-hills": 4}


def test_l6_11_scores_may_be_negative() -> None:
    position = table("M4:E1,T1,M1", players=3, variants="explore swamp", tokens="M:poison-swamp")
    assert points(position) == (0, 0, -1)
    assert scored(position, MOON, "token") == {"poison-swamp": -1}
