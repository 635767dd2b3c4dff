"""L12 the variants, each by itself and together."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tests.legends.tables import (
    COINS,
    EMBER,
    FACES,
    LEADERS,
    MAP,
    MOON,
    TIDE,
    asked,
    faulty,
    founded,
    founding,
    hand_of,
    legal,
    outcome_of,
    places,
    play,
    play_on,
    points,
    points_left,
    refused_by,
    region_name,
    row_of,
    scored,
    stands,
    table,
)
from tetrarch.core.errors import SetupError
from tetrarch.core.randomness import Generator
from tetrarch.legends import VARIANTS, Options, Position, deal_next, default_components, new_game
from tetrarch.legends.position.deal import random_deal, random_table


def acting(card: str, pieces: str, **details: Any) -> Position:
    """After Ember has taken a card from the first place of the row."""
    return play(table(pieces, row=card, **details), f"take {card}")


def ended(pieces: str, players: int = 2, **details: Any) -> Position:
    """The end of a game with plain cards: the last one is taken, and nothing done with it."""
    return play(table(pieces, players=players, plain=True, last=True, **details), "take 1", "stop")


def token_at(position: Position, region: str) -> str | None:
    """The explore token that lies on a region."""
    index = position.components.region_index[region]
    return next((token.face for token in position.explore_tokens() if token.region == index), None)


def tokens_of(position: Position, seat: int) -> set[str | None]:
    """The explore tokens that a seat has taken."""
    return {token.face for token in position.explore_tokens() if token.owner == seat}


# L12.1 The match


def test_l12_1_three_games_and_the_sum_of_points() -> None:
    game = new_game(2, seed=4, variants=["match"])
    generator = Generator(4, "match")
    sums = [0, 0]
    founders, ages = [], []
    for number in (1, 2, 3):
        position = game.position
        assert position.match_game == number
        founders.append(position.founder)
        ages.append(position.to_json()["ages"])
        last = position.copy()
        while game.position.match_game == number and not game.position.is_over:
            last = game.position.copy()
            chosen = generator.choice(list(game.position.legal_decisions()))
            game.play(chosen)
        last.play(chosen)
        sums = [sums[seat] + last.points(seat) for seat in (EMBER, TIDE)]
        assert [game.position.total(seat) for seat in (EMBER, TIDE)] == sums
        if number < 3:
            assert game.position.awaits_chance
            assert game.position.outcome is None
            deal_next(game)
    outcome = outcome_of(game.position)
    assert (outcome.reason, outcome.rule, list(outcome.points)) == ("match", "L12.1", sums)
    assert founders == [founders[0], 1 - founders[0], founders[0]]
    assert ages[0] == ages[1] == ages[2]


def next_game(position: Position) -> Position:
    """The position itself, the next game of its match dealt."""
    position.play_chance(random_deal(Generator(12, "deal"), position))
    return position


def test_l12_1_the_next_founder_is_the_next_player_clockwise() -> None:
    position = ended("M4:E3", 3, variants="match", founder=1)
    assert (position.step, position.founder, position.match_game) == ("deal", MOON, 2)
    assert asked(next_game(position)) == ("M", "lay")
    assert ended("M4:E3", 3, variants="match", founder=2).founder == EMBER


def test_l12_1_everything_but_seats_ages_and_totals_starts_afresh() -> None:
    details: dict[str, Any] = {"variants": "match leaders explore merchants dragon", "leaders": "E:bandit-king"}
    details |= {"dragon": {"at": None, "owner": "E"}, "merchants": ["M2"], "ages": ["T", "E"], "coins": {"E": 3}}
    position = ended("H1:E3^1,T2 H2:E2^2", **details)
    total = position.total(EMBER)
    assert total == 5, "two regions, the island and the dragon"
    next_game(position)
    assert (position.total(EMBER), position.to_json()["ages"]) == (total, ["T", "E"])
    assert position.regions() == []
    assert [position.supply(seat) for seat in (EMBER, TIDE)] == [(18, 3)] * 2
    assert (position.deck_left, row_of(position)) == (27, [""] * 6)
    assert [hand_of(position, seat) for seat in (EMBER, TIDE)] == [[], []]
    assert [position.bid(seat) for seat in (EMBER, TIDE)] == [None, None]
    assert (position.first, position.start_region) == (None, None)
    assert all(token.owner is None and token.region is None for token in position.explore_tokens())
    assert scored(position, EMBER, "dragon") == {}
    play_on(position, "bid")
    assert [position.coins(seat) for seat in (EMBER, TIDE)] == [12, 12]
    assert {position.leader(seat) for seat in (EMBER, TIDE)} <= set(LEADERS)


def test_l12_1_leaders_are_dealt_afresh() -> None:
    position = ended("M4:E3", variants="match leaders", leaders="E:white-knight T:bandit-king")
    dealt = set()
    for seed in range(12):
        again = position.copy()
        again.play_chance(random_deal(Generator(seed, "deal"), again))
        dealt.add((again.leader(EMBER), again.leader(TIDE)))
    assert len(dealt) > 4


def test_l12_1_the_highest_sum_wins_the_match() -> None:
    """Ember wins the third game by far, but not the match."""
    position = ended("M1:E1 M2:E1 H1:E1", variants="match", game=3, totals={"E": 10, "T": 16})
    assert places(position) == "T E"
    assert outcome_of(position).points == (15, 16)


MATCH: dict[str, Any] = {"variants": "match", "game": 3, "totals": {"E": 9, "T": 9}}


def test_l12_1_a_tied_match_goes_by_the_third_game() -> None:
    assert places(ended("M1:E1 M2:T9", coins={"E": 5, "T": 4}, **MATCH)) == "E T"
    assert places(ended("M1:E1 M2:T2", **MATCH)) == "T E"
    regions = "V3:E1 V4:E1 V5:N1 V6:N1 M1:E1 M2:N1 F1:T1 F2:T2 F3:N1"
    assert places(ended(regions, **MATCH)) == "E T"
    assert places(ended("M1:E1 M2:T1", **MATCH)) == "ET"


def test_l12_1_the_magic_book_does_not_count_in_a_tied_match() -> None:
    details: dict[str, Any] = {"tokens": "E:magic-book", "coins": {"E": 1, "T": 2}}
    alone = ended("M1:E1 M2:T1 F1:T1 F2:N1 H1:N4", variants="explore", **details)
    assert (points(alone), places(alone)) == ((2, 2), "E T")
    match = {**MATCH, "variants": "match explore"}
    assert places(ended("M1:E1 M2:T1 F1:T1 F2:N1 H1:N4", **match, **details)) == "T E"


def test_l12_1_without_it_one_game_is_all() -> None:
    position = ended("M4:E3")
    assert (position.step, position.match_game) == ("over", 1)
    assert faulty(game=2) == {"L12.1"}
    assert faulty(variants="match", game=4) == {"L12.1"}


# L12.2 Explore tokens


def test_l12_2_the_founder_places_five_face_up_one_at_a_time() -> None:
    position = founded(3, variants="explore", founder="T")
    for region in ("M1", "H1", "V1", "F1", "F2"):
        assert asked(position) == ("T", "explore")
        position.play(f"token {region}")
    assert position.step == "shared"
    assert [token_at(position, region) for region in ("M1", "H1", "V1", "F1", "F2")] == list(FACES[:5])
    assert {token.seen for token in position.explore_tokens()} == {(0, 1, 2)}


def test_l12_2_only_on_regions_without_a_token() -> None:
    position = play(founded(2, variants="explore"), "token H1")
    assert refused_by(position, "token H1") == "L12.2"
    assert refused_by(position, "token D1") == "L1.2"
    assert len(legal(position)) == 20 - 2


def test_l12_2_the_first_to_build_a_city_there_takes_the_token() -> None:
    position = table("H1:E1,T2", variants="explore", tokens="H1:magic-book", row="stronghold cursed-tower")
    play(position, "take stronghold")
    assert tokens_of(position, EMBER) == set()
    play(position, "^H1")
    assert (tokens_of(position, EMBER), token_at(position, "H1")) == ({"magic-book"}, None)
    play(position, "take cursed-tower", "^H1")
    assert (tokens_of(position, EMBER), tokens_of(position, TIDE)) == ({"magic-book"}, set())


def test_l12_2_armies_alone_take_no_token() -> None:
    position = play(acting("dire-ogre", "H2:E3", variants="explore", tokens="H1:cottage"), "H2-H1", "H2-H1")
    assert token_at(position, "H1") == "cottage"


def built(face: str, **details: Any) -> Position:
    """Ember has just built the city that takes a token."""
    return play(acting("stronghold", "H1:E1 M4:T1", variants="explore", tokens=f"H1:{face}", **details), "^H1")


def test_l12_2_the_magic_spring_is_two_elixirs() -> None:
    position = built("magic-spring", cards={"T": "cursed-banshee", "E": "noble-knight"})
    assert [scored(position, seat, "elixirs") for seat in (EMBER, TIDE)] == [{"": 1}, {"": 1}]
    assert scored(built("magic-spring"), EMBER, "elixirs") == {"": 2}


def test_l12_2_the_cottage_is_one_more_army() -> None:
    position = table("H1:E1", variants="explore", tokens="E:cottage", row="graveyard")
    assert points_left(play(position, "take graveyard")) == 3
    assert built("cottage").coins(EMBER) == 12


def test_l12_2_the_hidden_treasure_is_a_coin_now() -> None:
    assert built("hidden-treasure").coins(EMBER) == 13


def test_l12_2_the_magic_book_is_a_point_and_wins_any_tie() -> None:
    assert scored(built("magic-book"), EMBER, "token") == {"magic-book": 1}
    poorer = ended("M1:E1 M2:T5 F1:T1 F2:N1", tokens="E:magic-book", coins={"E": 0, "T": 9}, variants="explore")
    assert (points(poorer), places(poorer)) == ((2, 2), "E T")
    other = ended("M1:E1 M2:T5 F1:E1 F2:N1", tokens="T:magic-book", coins={"E": 9, "T": 0}, variants="explore")
    assert (points(other), places(other)) == ((2, 2), "T E")


def test_l12_2_the_book_wins_no_game_that_is_not_tied() -> None:
    assert places(ended("M1:E1 M2:T1 H1:T1", tokens="E:magic-book", variants="explore")) == "T E"


def test_l12_2_the_stable_is_one_more_move() -> None:
    position = table("H1:E1", variants="explore", tokens="E:stable", row="dire-ogre")
    assert points_left(play(position, "take dire-ogre")) == 3


@pytest.mark.parametrize("face", FACES[:5])
def test_l12_2_a_token_taken_by_a_city_works_like_one_owned(face: str) -> None:
    """What the game keeps count of agrees with what is read from a position with the token taken."""
    position = built(face)
    owned = table("H1:E1^1 M4:T1", variants="explore", tokens=f"E:{face}", to_move="T", cards={"E": "stronghold"})
    assert points(position) == points(owned)
    for seat in (EMBER, TIDE):
        assert tokens_of(position, seat) == tokens_of(owned, seat)


# L12.3 Citadels


def test_l12_3_the_founder_places_three_on_regions_without_a_token() -> None:
    position = play(founded(2, variants="citadels"), "token M1", "token H1")
    assert refused_by(position, "token M1") == "L12.3"
    play(position, "token V1")
    assert position.step == "shared"
    assert position.to_json()["citadels"] == ["H1", "M1", "V1"]


def test_l12_3_controlling_one_is_worth_a_point_more() -> None:
    position = table("M1:E2,T1 V1:T1 V2:T1 H1:E1,T1", variants="citadels", citadels=["M1", "V2", "H1"])
    assert scored(position, EMBER, "citadel") == {"M1": 1}
    assert scored(position, TIDE, "citadel") == {"V2": 1}
    assert points(position) == (3, 4)


# L12.4 Encounters

DRAGON: dict[str, Any] = {"variants": "dragon", "dragon": {"at": "V1", "owner": None}}


def dragons_slayer(position: Position) -> str:
    """Who has the dragon's token."""
    return "".join(letter for seat, letter in enumerate(position.identities) if scored(position, seat, "dragon"))


@pytest.mark.parametrize(
    ("variants", "steps"),
    [
        ("dragon", {"dragon": 1}),
        ("portals", {"portal": 2}),
        ("rogues", {"rogues": 1}),
        ("dragon rogues", {"dragon": 1, "rogues": 1}),
        ("dragon portals rogues", {"dragon": 1, "portal": 2, "rogues": 1}),
    ],
)
def test_l12_4_the_founder_places_those_in_use(variants: str, steps: dict[str, int]) -> None:
    position = founded(2, variants=variants)
    asked_for: Counter[str] = Counter()
    regions = iter(["M1", "H1", "V1", "F1"])
    before: list[str] = []
    while position.step != "shared":
        for region in before:
            assert refused_by(position, f"token {region}") == "L12.4"
        asked_for[position.step] += 1
        before.append(next(regions))
        position.play(f"token {before[-1]}")
    assert asked_for == steps


def test_l12_4_dragon_the_sixth_army_of_the_players_takes_it_at_once() -> None:
    position = acting("dire-ogre", "V1:E2,T2 V2:E2", **DRAGON)
    assert dragons_slayer(play(position, "V2-V1")) == ""
    assert dragons_slayer(play(position.copy(), "stop")) == ""
    play(position, "V2-V1")
    assert dragons_slayer(position) == "E"
    assert scored(position, EMBER, "dragon") == {"": 2}


def test_l12_4_dragon_even_in_passing() -> None:
    position = play(acting("dire-ogre", "V1:E2,T3 V2:E1", **DRAGON), "V2-V1", "V1-V2")
    assert (stands(position, "V2"), dragons_slayer(position)) == ("E1", "E")


def test_l12_4_dragon_by_an_army_placed() -> None:
    position = acting("graveyard", "V1:E2^1,T3", **DRAGON)
    assert dragons_slayer(play(position, "+V1")) == "E"


def test_l12_4_dragon_by_the_army_of_the_white_knights_city() -> None:
    details = {**DRAGON, "variants": "dragon leaders", "leaders": "E:white-knight"}
    assert dragons_slayer(play(acting("stronghold", "V1:E2,T3", **details), "^V1")) == "E"
    other = {**details, "leaders": "E:bandit-king"}
    assert dragons_slayer(play(acting("stronghold", "V1:E2,T3", **other), "^V1")) == ""


def test_l12_4_dragon_cities_and_neutral_armies_do_not_count() -> None:
    position = acting("dire-ogre", "V1:E1^1,T2^2,N5 V2:E3", **DRAGON)
    assert dragons_slayer(play(position, "V2-V1", "V2-V1")) == ""
    assert stands(position, "V1") == "E3^1,T2^2,N5"


def test_l12_4_dragon_later_players_get_nothing() -> None:
    position = table("V1:E2,T3 V2:E1,T1", row="dire-ogre ancient-sage", **DRAGON)
    play(position, "take dire-ogre", "V2-V1", "stop", "take ancient-sage", "V2-V1")
    assert (stands(position, "V1"), dragons_slayer(position)) == ("E3,T4", "E")


def test_l12_4_dragon_others_armies_count() -> None:
    position = acting("dire-ogre", "V1:T3,M2 V2:E1", players=3, **DRAGON)
    assert dragons_slayer(play(position, "V2-V1")) == "E"


def test_l12_4_portals_join_two_regions() -> None:
    details: dict[str, Any] = {"variants": "portals", "portals": ["F3", "V1"]}
    position = acting("dire-ogre", "F3:E1 H1:E1", **details)
    assert legal(position) == {"F3-F2", "F3-V1", "H1-H2", "stop"}
    play(position, "F3-V1")
    assert points_left(position) == 1
    play(position, "V1-F3")
    assert stands(position, "F3") == "E1"


def test_l12_4_portals_leave_islands_separate() -> None:
    position = table("F3:E1 V1:T1 V2:T1", variants="portals", portals=["F3", "V1"])
    assert scored(position, EMBER, "island") == {"F1+F2+F3": 1}
    assert scored(position, TIDE, "island") == {"V1+V2": 1}


def test_l12_4_both_portals_or_none() -> None:
    position = play(founded(2, variants="portals"), "token M1")
    assert position.step == "portal"
    play(position, "token V1")
    assert position.to_json()["portals"] == ["M1", "V1"]


def test_l12_4_rogues_take_a_coin_for_each_step_of_an_army_into_the_region() -> None:
    position = acting("dire-goblin", "H1:E2", variants="rogues", rogues="H2")
    assert play(position, "H1-H2").coins(EMBER) == 11
    assert play(position, "H1-H2").coins(EMBER) == 10
    assert play(position, "H2-H1").coins(EMBER) == 10
    assert play(position, "H1-H2").coins(EMBER) == 9, "the same army again"


def test_l12_4_rogues_take_nothing_from_an_empty_purse() -> None:
    position = acting("dire-goblin", "H1:E3", variants="rogues", rogues="H2", coins={"E": 1})
    play(position, "H1-H2", "H1-H2", "H1-H2")
    assert (position.coins(EMBER), position.coins(TIDE), stands(position, "H2")) == (0, 12, "E3")


def test_l12_4_placing_and_building_among_rogues_cost_nothing() -> None:
    placing = play(acting("graveyard", "H2:E1^1", variants="rogues", rogues="H2"), "+H2", "+H2")
    assert (stands(placing, "H2"), placing.coins(EMBER)) == ("E3^1", 12)
    building = play(acting("stronghold", "H2:E1", variants="rogues", rogues="H2"), "^H2")
    assert (stands(building, "H2"), building.coins(EMBER)) == ("E1^1", 12)


# L12.5 The seven-card row


def test_l12_5_a_seventh_place_that_costs_three() -> None:
    row = "lake graveyard stronghold dire-eye dire-ogre forest-elf night-wizard"
    position = table("M4:E3", variants="seven-cards", row=row, deck="noble-hills")
    assert [place.price if place else None for place in position.row()] == [0, 1, 1, 2, 2, 3, 3]
    play(position, "take night-wizard", "stop")
    assert position.coins(EMBER) == 9
    assert row_of(position) == [*row.split()[:6], "noble-hills"]
    poor = table("M4:E3", variants="seven-cards", row=row, coins={"E": 2})
    assert refused_by(poor, "take 7") == "L4.1"


def test_l12_5_the_set_up_lays_seven() -> None:
    position = founded(3, variants="seven-cards")
    assert (len(row_of(position)), "" in row_of(position), position.deck_left) == (7, False, 32 - 7)


@pytest.mark.parametrize(("players", "sizes"), [(2, [7, 7, 6]), (3, [5, 4, 3]), (4, [5, 4, 3])])
def test_l12_5_the_row_gets_shorter_all_the_same(players: int, sizes: list[int]) -> None:
    position = play_on(founded(players, variants="seven-cards"), "take")
    seen = []
    while not position.is_over:
        if position.step == "take":
            seen.append(sum(card != "" for card in row_of(position)))
        position.play("take 1" if position.step == "take" else "stop")
    assert seen[-3:] == sizes


# L12.6 Leaders


def leading(leader: str, pieces: str, players: int = 2, **details: Any) -> Position:
    """A table at which Ember has a leader."""
    return table(pieces, players=players, variants="leaders", leaders=f"E:{leader}", **details)


def test_l12_6_one_at_random_each_face_up() -> None:
    dealt: Counter[str | None] = Counter()
    for seed in range(60):
        position = new_game(3, seed=seed, variants=["leaders"]).position
        leaders = [position.view(MOON).leader(seat) for seat in range(3)]
        assert len(set(leaders)) == 3
        dealt.update(leaders)
    assert set(dealt) == set(LEADERS)
    assert min(dealt.values()) > 25


QUEENS_CARDS = "forest-elf forest-gnome"


@pytest.mark.parametrize(("cards", "score"), [(QUEENS_CARDS, 0), (f"{QUEENS_CARDS} lake", 0), ("3", 1), ("4", 1)])
def test_l12_6_the_fairy_queen_scores_with_three_forest_cards(cards: str, score: int) -> None:
    hand = {"3": f"{QUEENS_CARDS} forest-pixie", "4": f"{QUEENS_CARDS} forest-pixie forest-tree-town"}.get(cards, cards)
    position = leading("fairy-queen", "M4:E1,T1", cards={"E": hand})
    assert scored(position, EMBER, "leader") == ({"fairy-queen": 1} if score else {})


def queens_end(players: int = 2, **details: Any) -> Position:
    """The last turn of a game with plain cards is over, and Ember is the Fairy Queen."""
    variants = "leaders " + details.pop("more", "")
    mover = "ETMS"[players - 1]
    position = table(
        "M4:E1,T1",
        players=players,
        to_move=mover,
        last=True,
        plain=True,
        variants=variants,
        leaders="E:fairy-queen",
        **details,
    )
    return play(position, "take 1", "stop")


@pytest.mark.parametrize(("players", "left"), [(2, 5), (3, 2), (4, 2)])
def test_l12_6_the_fairy_queen_may_take_one_more_card(players: int, left: int) -> None:
    position = queens_end(players)
    assert asked(position) == ("E", "queen")
    row = [card for card in row_of(position) if card]
    assert len(row) == left
    assert legal(position) == {*(f"take {card}" for card in row), "stop"}
    before = position.coins(EMBER)
    play(position, f"take {row[-1]}")
    assert position.step == "over", "its action is not performed"
    assert row[-1] in hand_of(position, EMBER)
    assert position.coins(EMBER) == before - {5: 2, 2: 1}[left]


def test_l12_6_the_fairy_queen_need_not() -> None:
    position = play(queens_end(), "stop")
    assert (position.step, len(hand_of(position, EMBER))) == ("over", 11)


def test_l12_6_the_fairy_queen_must_be_able_to_pay() -> None:
    position = queens_end(coins={"E": 1})
    assert len(legal(position)) == 3 + 1
    assert refused_by(position, "take 4") == "L4.1"
    assert refused_by(position, "take 6") == "L4.5"


def test_l12_6_the_fairy_queen_is_asked_once_also_after_her_own_turn() -> None:
    position = table(
        "M4:E1,T1", last=True, to_move="E", plain=True, variants="leaders", leaders="E:fairy-queen T:white-knight"
    )
    play(position, "take 1", "stop")
    assert asked(position) == ("E", "queen")
    play(position, "take 1")
    assert position.step == "over"


def test_l12_6_no_other_leader_is_asked() -> None:
    position = ended("M4:E1,T1", variants="leaders", leaders="E:white-knight T:bandit-king")
    assert position.step == "over"


def test_l12_6_the_ability_of_the_queens_last_card_counts_fully() -> None:
    """The Lake brings a point for each Forest card; the Treasury pays two coins at once."""
    details: dict[str, Any] = {"players": 3, "to_move": "M", "last": True, "variants": "leaders"}
    mine = "forest-elf forest-gnome forest-pixie forest-tree-town"
    position = table(
        "M4:E1,T1,M1",
        **details,
        leaders="E:fairy-queen",
        cards={"E": mine},
        row="noble-hills lake mountain-treasury",
    )
    play(position, "take noble-hills", "stop")
    assert asked(position) == ("E", "queen")
    without = play(position.copy(), "stop")
    lake = play(position.copy(), "take lake")
    assert scored(lake, EMBER, "card").get("lake") == 4
    assert (lake.step, lake.points(EMBER) - without.points(EMBER)) == ("over", 4)
    treasury = play(position, "take mountain-treasury")
    assert treasury.coins(EMBER) == without.coins(EMBER) - 1 + 2


def test_l12_6_the_bandit_king_scores_with_all_armies_on_the_board() -> None:
    all_there = leading("bandit-king", "M4:E9,T1 H1:E9")
    one_short = leading("bandit-king", "M4:E9,T1 H1:E8^1")
    assert scored(all_there, EMBER, "leader") == {"bandit-king": 1}
    assert scored(one_short, EMBER, "leader") == {}


def test_l12_6_armies_kept_by_the_red_sorceress_are_the_bandit_kings_too() -> None:
    position = table("M4:E9,T1 H1:E7", variants="leaders", leaders="E:bandit-king T:red-sorceress", kept={"E": 2})
    assert scored(position, EMBER, "leader") == {"bandit-king": 1}


def test_l12_6_the_bandit_king_may_take_a_coin_with_an_army() -> None:
    position = leading("bandit-king", "M4:E3,T2,M1", 3, row="dire-giant", coins={"M": 0})
    play(position, "take dire-giant", "stop")
    assert legal(position) == {"xM4T", "xM4T$", "xM4M", "stop"}
    assert refused_by(position, "xM4M$") == "L12.6"
    kind = play(position.copy(), "xM4T")
    assert (kind.coins(EMBER), kind.coins(TIDE)) == (11, 11)
    greedy = play(position, "xM4T$")
    assert (greedy.coins(EMBER), greedy.coins(TIDE), stands(greedy, "M4")) == (12, 10, "E3,T1,M1")


def test_l12_6_neutral_armies_own_no_coin_and_nobody_else_takes_one() -> None:
    position = play(leading("bandit-king", "M4:E3,N2", row="dire-giant"), "take dire-giant", "stop")
    assert legal(position) == {"xM4N", "stop"}
    assert refused_by(position, "xM4N$") == "L12.6"
    other = play(leading("white-knight", "M4:E3,T2", row="dire-giant"), "take dire-giant", "stop")
    assert refused_by(other, "xM4T$") == "L12.6"


def test_l12_6_the_red_sorceress_begins_with_one_army_more() -> None:
    position = founded(3, variants="leaders", leaders="T:red-sorceress")
    assert stands(position, "M4") == "E3,T4,M3"
    assert position.supply(TIDE) == (14, 3)


def test_l12_6_the_red_sorceress_keeps_the_armies_that_it_destroys() -> None:
    position = leading("red-sorceress", "M4:E3,T2,M1", 3, row="dire-giant")
    play(position, "take dire-giant", "stop", "xM4T")
    assert (position.supply(TIDE), position.to_json()["kept"]) == ((16, 3), {"E": 0, "T": 1, "M": 0})


def test_l12_6_the_red_sorceress_keeps_no_neutral_armies() -> None:
    position = play(leading("red-sorceress", "M4:E3,N2", row="dire-giant"), "take dire-giant", "stop", "xM4N")
    assert position.to_json()["kept"] == {"E": 0, "T": 0}


def test_l12_6_what_others_destroy_is_not_kept() -> None:
    position = table("M4:E3,T2", to_move="T", variants="leaders", leaders="E:red-sorceress", row="dire-giant")
    play(position, "take dire-giant", "stop", "xM4E")
    assert (position.supply(EMBER)[0], position.to_json()["kept"]) == (16, {"E": 0, "T": 0})


@pytest.mark.parametrize(("kept", "score"), [((2, 0), 0), ((2, 1), 1), ((5, 0), 1), ((3, 3), 2)])
def test_l12_6_the_red_sorceress_scores_for_every_three(kept: tuple[int, int], score: int) -> None:
    position = leading("red-sorceress", "M4:E1,T1,M1", 3, kept={"T": kept[0], "M": kept[1]})
    assert scored(position, EMBER, "leader") == ({"red-sorceress": score} if score else {})


def test_l12_6_kept_armies_never_return() -> None:
    position = table(
        "M4:E9,T1 H1:E6",
        to_move="E",
        variants="leaders",
        leaders="T:red-sorceress",
        kept={"E": 2},
        row="ancient-tree-spirit",
    )
    assert points_left(play(position, "take ancient-tree-spirit")) == 1


def test_l12_6_the_white_knight_scores_for_islands_of_three_regions() -> None:
    position = leading("white-knight", "F1:E1 V1:E1 V2:E1 V3:E1 M1:T1")
    assert scored(position, EMBER, "island") == {"F1+F2+F3": 1, "V1+V2": 1, "V3+V4+V5+V6+V7": 1}
    assert scored(position, EMBER, "leader") == {"white-knight": 2}
    assert scored(leading("bandit-king", "F1:E1 V3:E1"), EMBER, "leader") == {}


def test_l12_6_an_army_comes_with_the_white_knights_city() -> None:
    position = leading("white-knight", "H1:E1", row="stronghold", cards={"E": "night-village forest-pixie"})
    play(position, "take stronghold", "^H1")
    assert (stands(position, "H1"), position.supply(EMBER)) == ("E2^1", (16, 2)), "no more for +1 army"
    empty = leading("white-knight", "H1:E9 H2:E9", row="stronghold")
    play(empty, "take stronghold", "^H1")
    assert (stands(empty, "H1"), empty.supply(EMBER)) == ("E9^1", (0, 2))


# L12.7 Merchant towns


def test_l12_7_two_coins_on_a_region_of_each_board() -> None:
    position = founded(2, variants="merchants explore")
    play(position, "token M1", "token H1", "token V1", "token F1", "token F2")
    for board, region in zip("MHVF", ("M4", "H1", "V7", "F3"), strict=True):
        assert position.step == "merchant"
        assert {text[6] for text in legal(position)} == {board}
        position.play(f"coins {region}")
    assert position.to_json()["merchants"] == ["H1", "M4", "V7", "F3"]
    assert position.step == "shared"


def test_l12_7_each_board_in_its_turn() -> None:
    position = founded(2, variants="merchants")
    assert len(legal(position)) == 5, "also the starting region"
    assert refused_by(position, "coins H1") == "L12.7"
    assert refused_by(position, "coins D1") == "L1.2"


def test_l12_7_the_first_to_build_there_takes_the_coins() -> None:
    position = table("V2:E1,T1", variants="merchants", merchants=["V2", "H1"], row="stronghold cursed-tower")
    play(position, "take stronghold", "^V2")
    assert (position.coins(EMBER), position.to_json()["merchants"]) == (14, ["H1"])
    play(position, "take cursed-tower", "^V2")
    assert position.coins(TIDE) == 12


def test_l12_7_and_the_token_beside_them() -> None:
    details: dict[str, Any] = {"variants": "merchants explore", "merchants": ["H2"], "tokens": "H2:hidden-treasure"}
    position = play(acting("stronghold", "H2:E1", **details), "^H2")
    assert (position.coins(EMBER), tokens_of(position, EMBER)) == (12 + 2 + 1, {"hidden-treasure"})


# L12.8 The die


@pytest.mark.parametrize(("order", "bids", "winner"), [("TEM", (3, 3, 3), "T"), ("TEM", (3, 2, 3), "E")])
def test_l12_8_a_die_decides_ties(order: str, bids: tuple[int, ...], winner: str) -> None:
    """By age Moon, the youngest, would win both."""
    position = play_on(founded(3, variants="die", die=list(order)), "bid")
    for seat, coins in enumerate(bids):
        position.play(f"bid {coins}", seat=seat)
    assert asked(position) == (winner, "first")
    assert position.coins("ETM".index(winner)) == COINS[3] - 3


def test_l12_8_the_higher_bid_still_wins() -> None:
    position = play_on(founded(3, variants="die", die=["T", "E", "M"]), "bid")
    for seat, coins in enumerate((3, 3, 4)):
        position.play(f"bid {coins}", seat=seat)
    assert asked(position) == ("M", "first")


def test_l12_8_without_it_age_decides_and_not_the_die() -> None:
    position = play_on(founded(3, die=["T", "E", "M"]), "bid")
    for seat in range(3):
        position.play("bid 3", seat=seat)
    assert asked(position) == ("M", "first")


def test_l12_8_the_draw_is_even_among_the_tied() -> None:
    options = Options(4, variants=frozenset({"die"}), quick_setup=False)
    waiting = random_table(Generator(8, "table"), default_components(), options)
    generator = Generator(8, "die")
    wins: Counter[str] = Counter()
    tied = set(waiting.identities[1:])
    for _ in range(900):
        order = random_deal(generator, waiting).partition("die=")[2]
        wins[next(letter for letter in order if letter in tied)] += 1
    assert set(wins) == tied
    assert all(abs(count - 300) < 75 for count in wins.values())


# L12.9 The poison swamp


def test_l12_9_is_played_with_explore_tokens_only() -> None:
    with pytest.raises(SetupError) as caught:
        new_game(2, seed=1, variants=["swamp"])
    assert [fault.rule for fault in caught.value.faults] == ["L12.9"]


def test_l12_9_six_tokens_are_mixed_and_placed_face_down() -> None:
    position = founded(2, variants="explore swamp")
    regions = ("M1", "H1", "V1", "F1", "F2", "F3")
    for region in regions:
        assert position.step == "explore"
        position.play(f"token {region}")
    assert position.step == "shared"
    assert {token.seen for token in position.explore_tokens()} == {()}
    mixes = {
        tuple(token.face for token in new_game(2, seed=seed, variants=["explore", "swamp"]).position.explore_tokens())
        for seed in range(10)
    }
    assert len(mixes) > 5
    assert all(set(mix) == set(FACES) for mix in mixes)


SWAMP: dict[str, Any] = {"variants": "explore swamp", "tokens": "H1:poison-swamp H2:stable"}


def test_l12_9_taken_like_explore_tokens_and_then_shown() -> None:
    position = play(acting("stronghold", "H1:E1 H2:E1", **SWAMP), "^H2")
    stable = FACES.index("stable")
    assert position.view(TIDE).explore_tokens()[stable].face == "stable"
    assert tokens_of(position, EMBER) == {"stable"}


def test_l12_9_the_swamp_costs_a_point() -> None:
    position = play(acting("stronghold", "H1:E1", **SWAMP), "^H1")
    assert scored(position, EMBER, "token") == {"poison-swamp": -1}
    assert points(position) == (1 + 1 - 1, 0)


def seen_by(position: Position, face: str) -> str:
    """Who has looked at a token."""
    token = position.explore_tokens()[FACES.index(face)]
    return "".join(position.identities[seat] for seat in token.seen)


def test_l12_9_at_the_end_of_its_turn_a_player_sees_what_lies_in_its_regions() -> None:
    position = acting("dire-ogre", "H1:E1,T1 H2:E2 H3:T3", **SWAMP)
    assert (seen_by(position, "poison-swamp"), seen_by(position, "stable")) == ("", "")
    play(position, "H2-H1")
    assert seen_by(position, "poison-swamp") == "", "not before the end of the turn"
    play(position, "stop")
    assert (seen_by(position, "poison-swamp"), seen_by(position, "stable")) == ("E", "E")
    assert position.view(EMBER).explore_tokens()[5].face == "poison-swamp"
    assert position.view(TIDE).explore_tokens()[5].face is None


def test_l12_9_a_region_left_or_contested_is_not_seen() -> None:
    position = play(acting("dire-ogre", "H1:E1,T1 H2:E1", **SWAMP), "H2-H3", "stop")
    assert (seen_by(position, "poison-swamp"), seen_by(position, "stable")) == ("", "")


def test_l12_9_others_do_not_see_in_ones_own_turn() -> None:
    position = play(acting("dire-ogre", "H1:T2 M4:E1", **SWAMP), "stop")
    assert seen_by(position, "poison-swamp") == ""
    play(position, "take 1")
    assert seen_by(play_on(position, "take"), "poison-swamp") == "T"


def test_l12_9_what_is_seen_stays_seen() -> None:
    position = table("H1:T2 M4:E1", seen={"poison-swamp": "E"}, row="dire-ogre", **SWAMP)
    play(position, "take dire-ogre", "stop")
    assert seen_by(position, "poison-swamp") == "E"


def test_l12_9_the_last_turn_of_the_game_sees_too() -> None:
    position = ended("H1:E1", **SWAMP)
    assert (position.step, seen_by(position, "poison-swamp")) == ("over", "E")


# L12.10 The rectangle

RECTANGLE = "horseshoe@0 meadows@0 volcano@0 fern@0"
"""Above the horseshoe and the meadows, below the volcano and the fern: H4-M4, H5-V1, M5-F1 and V4-F2 are joined."""
UPSIDE_DOWN = "horseshoe@180 meadows@0 volcano@0 fern@180"
"""H3-M4, H2-V1, M5-F3 and V4-F3 are joined."""


def sea_steps(region: str, boards: str = RECTANGLE) -> set[str]:
    """Where an army may go over the sea from a region of a rectangle."""
    details: dict[str, Any] = {"boards": boards, "variants": "rectangle", "centre": 1, "cards": {"E": "dire-eye"}}
    position = play(acting("lake", f"{region}:E1", **details), "half 2")
    return {text.split("-")[1] for text in legal(position) if "-" in text and text.split("-")[1][0] != region[0]}


@pytest.mark.parametrize(
    ("boards", "routes"),
    [
        (RECTANGLE, {"H4": {"M4"}, "H5": {"V1"}, "M4": {"H4"}, "M5": {"F1"}, "F1": {"M5"}, "F2": {"V4"}, "V4": {"F2"}}),
        (UPSIDE_DOWN, {"H3": {"M4"}, "H2": {"V1"}, "M4": {"H3"}, "M5": {"F3"}, "F3": {"M5", "V4"}, "V1": {"H2"}}),
    ],
)
def test_l12_10_the_islands_form_a_loop(boards: str, routes: dict[str, set[str]]) -> None:
    assert {region: sea_steps(region, boards) for region in routes} == routes
    for region in ("H1", "M1", "M3", "V6", "V7"):
        assert sea_steps(region, boards) == set()


def test_l12_10_boards_are_upright_or_upside_down() -> None:
    position = founding(2, variants="rectangle")
    sides = [side.name for side in default_components().sides]
    assert legal(position) == {f"{side}@{turn}" for side in sides for turn in (0, 180)}
    assert refused_by(position, "meadows@90") == "L12.10"
    boards = RECTANGLE.replace("fern@0", "fern@90")
    assert faulty(boards=boards, variants="rectangle", centre=1) == {"L12.10"}


def test_l12_10_the_founder_names_the_central_board() -> None:
    position = play(founding(2, variants="rectangle"), *RECTANGLE.split())
    assert asked(position) == ("E", "centre")
    assert legal(position) == {"centre 1", "centre 2", "centre 3", "centre 4"}
    for centre, starts, board in (
        (1, "H4 H5", "H"),
        (2, "M4 M5", "M"),
        (3, "V1 V4", "V"),
        (4, "F1 F2", "F"),
    ):
        named = play(position.copy(), f"centre {centre}")
        assert legal(named) == {f"start {region}" for region in starts.split()}
        play(named, f"start {starts[:2]}")
        outside = {region_name(named, region) for region in named.regions()}
        assert legal(named) == {f"shared {region}" for region in outside if region[0] != board}


def test_l12_10_the_desert_may_lie_anywhere_and_is_the_central_board() -> None:
    position = play(founding(2, variants="rectangle"), "horseshoe@0", "desert@180", "volcano@0", "fern@0")
    assert legal(position) == {"centre 2"}
    assert refused_by(position, "centre 1") == "L2.1"
    play(position, "centre 2")
    assert legal(position) == {"start D5", "start D1"}


def test_l12_10_without_it_no_centre_is_named() -> None:
    position = play(founding(), *MAP.split())
    assert refused_by(position, "centre 1") == "L2.0"


# Together


def test_l12_2_l12_4_l12_6_l12_7_one_city_may_bring_it_all() -> None:
    """The White Knight's city takes the token and the coins; its army goes to the Book's region, not the dragon's."""
    position = acting(
        "stronghold",
        "H2:E1 V1:E2,T3",
        variants="explore dragon merchants leaders",
        leaders="E:white-knight",
        tokens="H2:magic-book",
        merchants=["H2"],
        dragon={"at": "V1", "owner": None},
    )
    play(position, "^H2")
    assert (stands(position, "H2"), position.coins(EMBER)) == ("E2^1", 14)
    assert (tokens_of(position, EMBER), dragons_slayer(position)) == ({"magic-book"}, "")


def test_l12_2_l12_3_l12_4_all_tokens_lie_apart() -> None:
    position = founded(2, variants="explore citadels dragon portals rogues merchants swamp")
    placed: list[str] = []
    while position.step != "merchant":
        for region in ("M4", *placed):
            assert f"token {region}" not in legal(position)
        text = sorted(legal(position))[0]
        placed.append(text.split()[1])
        position.play(text)
    assert len(placed) == len(set(placed)) == 6 + 3 + 1 + 2 + 1
    assert faulty(variants="citadels rogues", citadels=["M1", "M2", "M3"], rogues="M1") == {"L12.2"}


def test_l12_6_l12_9_the_fairy_queens_offer_comes_after_the_look() -> None:
    position = table(
        "H1:T1",
        last=True,
        plain=True,
        to_move="T",
        variants="leaders explore swamp",
        tokens="H1:poison-swamp",
        leaders="E:fairy-queen",
    )
    play(position, "take 1", "stop")
    assert (position.step, seen_by(position, "poison-swamp")) == ("queen", "T")


def test_l12_5_l12_6_the_fairy_queen_takes_from_what_is_left_of_seven() -> None:
    position = queens_end(2, more="seven-cards")
    assert [bool(card) for card in row_of(position)] == [True] * 5 + [False] * 2


def test_l12_1_l12_6_the_fairy_queen_is_asked_in_every_game_of_a_match() -> None:
    position = play(queens_end(2, more="match"), "stop")
    assert (position.step, position.match_game) == ("deal", 2)
    second = queens_end(2, more="match", game=2, totals={"E": 3})
    assert asked(second) == ("E", "queen")
    play(second, "take 1")
    assert (second.step, second.match_game, second.total(EMBER)) == ("deal", 3, 3)


@pytest.mark.parametrize("variant", VARIANTS)
@pytest.mark.parametrize("players", [2, 4])
def test_l12_every_variant_plays_to_the_end_alone_and_with_all_others(variant: str, players: int) -> None:
    variants = [variant, "explore"] if variant == "swamp" else [variant]
    for chosen in (variants, sorted({*VARIANTS} - ({"swamp", variant} if variant == "explore" else {variant}))):
        game = new_game(players, seed=f"{variant} {players}", variants=chosen, quick_setup=players == 4)
        generator = Generator(variant, "play")
        while not game.position.is_over:
            deal_next(game)
            game.position.push(int(generator.choice(list(game.position.legal_ids()))))
        assert outcome_of(game.position).winners
