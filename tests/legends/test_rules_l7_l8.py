"""L7 the end, and L8 the scoring."""

from __future__ import annotations

from typing import Any

import pytest

from tests.legends.tables import (
    CARDS_EACH,
    EMBER,
    TIDE,
    asked,
    faulty,
    founded,
    hand_of,
    outcome_of,
    places,
    play,
    play_on,
    points,
    refused_by,
    scored,
    table,
)
from tetrarch.legends import Position, score_sheet


def ended(pieces: str, players: int = 2, **details: Any) -> Position:
    """The end of a game with plain cards: the last one is taken, and nothing done with it."""
    return play(table(pieces, players=players, plain=True, last=True, **details), "take 1", "stop")


def controllers(position: Position, *regions: str) -> list[str | None]:
    """Who controls some regions."""
    return [position.controller(position.components.region_index[region]) for region in regions]


# L7.1 The end


@pytest.mark.parametrize("players", [2, 3, 4])
def test_l7_1_the_game_ends_when_everybody_has_all_cards(players: int) -> None:
    position = play_on(founded(players), "take")
    while not position.is_over:
        if position.step == "take":
            assert len(hand_of(position, position.seat)) < CARDS_EACH[players]
        position.play("take 1" if position.step == "take" else "stop")
    assert [len(hand_of(position, seat)) for seat in range(players)] == [CARDS_EACH[players]] * players
    assert CARDS_EACH == {2: 11, 3: 10, 4: 8}
    assert (outcome_of(position).reason, outcome_of(position).rule) == ("cards", "L7.1")


def test_l7_1_the_last_card_is_played_out() -> None:
    position = table("M4:E3 H1:T3", plain=True, last=True)
    play(position, "take 1")
    assert (asked(position), position.outcome) == (("E", "place"), None)
    play(position, "+M4")
    assert places(position) == "E T", "the army that the last card placed counts"


def test_l7_1_afterwards_nothing_is_legal() -> None:
    position = ended("M4:E3")
    assert refused_by(position, "take 1") == "L7.1"


def test_l7_1_a_game_with_all_cards_taken_cannot_go_on() -> None:
    eight = " ".join(f"plain-{number}" for number in range(1, 9))
    assert faulty(players=4, plain=True, cards={"E": eight}) == {"L7.1"}
    assert table(players=4, plain=True, cards={"E": eight.rpartition(" ")[0]}).step == "take"


# L8.1 Regions


@pytest.mark.parametrize(
    ("here", "controller"),
    [
        ("E1", "E"),
        ("E2,T1", "E"),
        ("E2,T2", None),
        ("E1^1,T2", None),
        ("E1^2,T2", "E"),
        ("E0^1", "E"),
        ("E2,T3^1", "T"),
        ("E3,N2", "E"),
        ("E3,N3", None),
        ("E3,N4", "N"),
        ("E2,T2,N3", "N"),
        ("E2,T2,N1", None),
    ],
)
def test_l8_1_strictly_more_armies_and_cities_than_anybody_else(here: str, controller: str | None) -> None:
    position = table(f"V1:{here}")
    assert controllers(position, "V1", "V2") == [controller, None]
    for seat, letter in enumerate("ET"):
        assert scored(position, seat, "region") == ({"V1": 1} if letter == controller else {})


def test_l8_1_nobody_else_of_three_or_four() -> None:
    position = table("V1:E2,T2,M3 V2:E3,T3,M1 V3:E1,T1,M1,S2", players=4)
    assert controllers(position, "V1", "V2", "V3") == ["M", None, "S"]


def test_l8_1_the_neutral_colour_denies_and_scores_nothing() -> None:
    position = table("V1:E1,N2 M1:N1 M2:N1")
    assert points(position) == (0, 0)


# L8.2 Islands


def test_l8_2_strictly_more_regions_of_an_island() -> None:
    position = table("F1:E1 F2:E1 F3:T5 V1:E1 V2:T1")
    assert scored(position, EMBER, "island") == {"F1+F2+F3": 1}
    assert scored(position, TIDE, "island") == {}
    assert points(position) == (4, 2)


def test_l8_2_one_region_is_enough_where_nobody_has_more() -> None:
    position = table("H3:T1")
    assert scored(position, TIDE, "island") == {"H1+H2+H3+H4+H5": 1}


def test_l8_2_the_neutral_colour_is_counted() -> None:
    tied = table("F1:E1 F2:N1")
    outdone = table("F1:E1 F2:N1 F3:N1")
    assert (points(tied), points(outdone)) == ((1, 0), (1, 0))


def test_l8_2_islands_of_one_board_are_counted_apart() -> None:
    position = table("V2:E1 V3:T1 V4:T1")
    assert scored(position, EMBER, "island") == {"V1+V2": 1}
    assert scored(position, TIDE, "island") == {"V3+V4+V5+V6+V7": 1}


def test_l8_2_islands_that_are_not_on_the_map_are_nobodys() -> None:
    position = table("M1:E1 H1:E1 V1:E1 V3:E1 F1:E1")
    assert len(scored(position, EMBER, "island")) == 5
    assert points(position) == (10, 0)


# L8.3 Cards


def test_l8_3_the_abilities_of_cards_score() -> None:
    cards = {
        "E": "ancient-sage dire-ogre cursed-tower noble-hills noble-knight noble-unicorn dire-eye",
        "T": "lake forest-elf forest-pixie night-village night-hydra forest-tree-town cursed-mausoleum",
    }
    position = table("M4:E1,T1", cards=cards, coins={"E": 7})
    assert scored(position, EMBER, "card") == {"ancient-sage": 1, "dire-ogre": 2, "cursed-tower": 1, "noble-hills": 4}
    assert scored(position, TIDE, "card") == {"lake": 3}
    assert points(position) == (8, 3)
    assert {line.rule for line in score_sheet(position, EMBER)} == {"L8.3"}


# L8.4 Elixirs


@pytest.mark.parametrize(
    ("cards", "score"),
    [
        ({"E": "forest-gnome", "T": "cursed-king", "M": "noble-knight"}, (2, 0, 0)),
        ({"E": "forest-gnome", "T": "ancient-tree-spirit", "M": "cursed-king"}, (1, 1, 0)),
        (
            {"E": "cursed-king noble-knight", "T": "dire-goblin noble-unicorn", "M": "mountain-treasury night-village"},
            (1, 1, 1),
        ),
        ({"E": "cursed-king dire-goblin", "T": "cursed-banshee noble-knight", "M": "noble-unicorn lake"}, (1, 1, 0)),
        ({"E": "noble-knight", "T": "noble-unicorn", "M": "night-village"}, (0, 0, 0)),
    ],
)
def test_l8_4_most_elixirs(cards: dict[str, str], score: tuple[int, ...]) -> None:
    assert points(table("M4:E1,T1,M1", players=3, cards=cards)) == score


# L8.5 The winner

TIED = "M1:E1 M2:T1"
"""One region each of the meadows, so that no player has the island."""


def test_l8_5_most_points_win() -> None:
    position = ended("M1:E1 M2:E1 H1:T9", coins={"E": 0, "T": 12})
    assert points(position) == (3, 2)
    assert (places(position), outcome_of(position).points) == ("E T", (3, 2))


def test_l8_5_then_most_coins() -> None:
    position = ended("M1:E1 M2:T9", coins={"E": 5, "T": 4})
    assert points(position) == (1, 1)
    assert places(position) == "E T"
    assert outcome_of(position).winners == (EMBER,)


def test_l8_5_then_most_armies_on_the_board() -> None:
    assert places(ended("M1:E2 M2:T1", coins={"E": 4, "T": 4})) == "E T"
    assert places(ended("M1:E1 M2:T1 M3:E1,T2,N2", coins={"E": 4, "T": 4})) == "T E"


def test_l8_5_cities_are_no_armies() -> None:
    assert places(ended("M1:E1^2 M2:T2")) == "T E"


def test_l8_5_kept_armies_do_not_count() -> None:
    details: dict[str, Any] = {"variants": "leaders", "leaders": "E:red-sorceress T:white-knight"}
    assert places(ended("M1:E1 M2:T1", kept={"T": 2}, **details)) == "ET"


def test_l8_5_then_most_regions_controlled() -> None:
    """Three points each: Ember's are three regions, Tide's two and an island, with as many armies and coins."""
    position = ended("V3:E1 V4:E1 V5:N1 V6:N1 M1:E1 M2:N1 F1:T1 F2:T2 F3:N1")
    assert points(position) == (3, 3)
    assert places(position) == "E T"


def test_l8_5_then_it_is_shared() -> None:
    position = ended(TIED)
    assert points(position) == (1, 1)
    assert outcome_of(position).winners == (EMBER, TIDE)
    assert places(position) == "ET"


def test_l8_5_the_same_order_ranks_the_lower_places() -> None:
    position = ended("H1:M1 H2:M1 M1:E1 M2:T1 M3:S1", players=4, coins={"E": 3, "T": 5, "M": 0, "S": 3})
    assert points(position) == (1, 1, 3, 1)
    assert places(position) == "M T ES"


def test_l8_5_what_would_be_is_known_at_any_moment() -> None:
    position = table("M1:E1 M2:E1 H1:T9")
    assert (points(position), position.outcome) == ((3, 2), None)
