"""Purses of loaded positions: no more coins than players can have come by, and nothing refused that can be reached."""

from __future__ import annotations

from typing import Any

import pytest

from tests.legends.tables import COINS, own_tokens, play, table
from tetrarch.core.errors import SetupError
from tetrarch.core.randomness import Generator
from tetrarch.legends import (
    PRINTINGS,
    VARIANTS,
    Options,
    Position,
    components_from_dict,
    default_components,
    position_from_json,
    random_deal,
    random_table,
)
from tetrarch.legends.components.components import Components
from tetrarch.legends.position.validation import coin_faults
from tetrarch.legends.rules import layout


def faults(pieces: str = "", **details: Any) -> list[str]:
    with pytest.raises(SetupError) as caught:
        table(pieces, **details)
    return [str(fault) for fault in caught.value.faults]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_l2_6_nobody_has_more_than_it_began_with(players: int) -> None:
    most = COINS[players]
    assert faults(players=players, coins={"T": most + 1}) == [
        f"coins.T: {most + 1} are more than the {most} at the start (L2.6)"
    ]


def test_l3_1_the_winner_pays_the_bid() -> None:
    assert table(coins={"E": 12, "T": 9}, bids={"E": 1, "T": 3}).coins(1) == 9
    assert faults(coins={"E": 12, "T": 10}, bids={"E": 1, "T": 3}) == [
        "coins.T: 10 are more than 9: 12 at the start, -3 for the bid (L3.1) (L2.6)"
    ]


def test_l3_2_of_equal_bids_the_youngest_pays() -> None:
    # the youngest is the last: see the ages of these tables
    assert table(coins={"E": 12, "T": 8}, bids={"E": 4, "T": 4}).coins(0) == 12
    assert faults(coins={"E": 8, "T": 12}, bids={"E": 4, "T": 4})[0].startswith("coins.T: 12 are more than 8")


def test_l6_5_coins_on_cards_count() -> None:
    assert table(players=3, cards={"E": "mountain-treasury"}, coins={"E": 13}).coins(0) == 13
    assert faults(players=3, cards={"E": "mountain-treasury"}, coins={"E": 14}) == [
        "coins.E: 14 are more than 13: 11 at the start, +2 from cards (L6.5) (L2.6)"
    ]


def test_l12_2_coins_of_tokens_count_for_their_owner() -> None:
    details: dict[str, Any] = {"variants": "explore", "tokens": "E:hidden-treasure"}
    assert table(coins={"E": 13}, **details).coins(0) == 13
    assert faults(coins={"E": 12, "T": 13}, **details) == ["coins.T: 13 are more than the 12 at the start (L2.6)"]
    assert faults(coins={"E": 14}, **details) == [
        "coins.E: 14 are more than 13: 12 at the start, +1 from tokens (L12.2) (L2.6)"
    ]


def test_l12_7_merchants_coins_go_to_a_player_with_a_city_on_their_board() -> None:
    details: dict[str, Any] = {"variants": "merchants", "merchants": ["M1", "V1", "F1"]}
    assert table("H1:E1^1", coins={"E": 14}, **details).coins(0) == 14
    assert faults("H1:E1^1", coins={"T": 13}, **details)[0].startswith("coins.T: 13 are more than the 12")
    assert faults("M2:E1^1", coins={"E": 13}, **details)[0].startswith("coins.E: 13 are more than the 12")
    assert faults("H1:E1^1", coins={"E": 15}, **details) == [
        "coins.E: 15 are more than 14: 12 at the start, +2 from merchants (L12.7) (L2.6)"
    ]


def test_l12_7_what_one_has_taken_the_other_has_not() -> None:
    details: dict[str, Any] = {"players": 3, "variants": "merchants", "merchants": ["M1", "V1", "F1"]}
    assert table("H1:E1^1,T1^1", coins={"E": 11, "T": 13}, **details).coins(1) == 13
    assert faults("H1:E1^1,T1^1", coins={"E": 13, "T": 13}, **details) == [
        "coins: 26 of E and T together are more than 24: 22 at the start, +2 from merchants (L12.7) (L2.6)"
    ]


def test_l12_6_the_bandit_king_takes_what_others_lose() -> None:
    details: dict[str, Any] = {"variants": "leaders", "leaders": "E:bandit-king"}
    details["cards"] = {"E": "dire-giant night-wizard"}
    assert table(coins={"E": 14, "T": 10}, **details).coins(0) == 14
    assert faults(coins={"E": 15, "T": 0}, **details) == [
        "coins.E: 15 are more than 14: 12 at the start, +2 taken by the Bandit King (L12.6) (L2.6)"
    ]
    assert faults(coins={"E": 14, "T": 11}, **details) == [
        "coins: 25 of E and T together are more than the 24 at the start (L2.6)"
    ]
    others = {**details, "leaders": "T:bandit-king E:white-knight"}
    assert faults(coins={"E": 14, "T": 10}, **others)[0].startswith("coins.E: 14 are more than the 12")


def test_l12_6_a_destruction_that_is_still_to_come_has_brought_nothing() -> None:
    position = table("M4:E3,T3", variants="leaders", leaders="E:bandit-king", row="night-wizard")
    play(position, "take night-wizard")
    data: Any = position.to_json()
    assert position.step == "place"
    data["coins"] = {"E": 13, "T": 11}
    with pytest.raises(SetupError, match=r"coins\.E: 13 are more than the 12 at the start \(L2\.6\)"):
        position_from_json(data)


def test_l12_1_a_match_brings_no_more_coins_than_a_game() -> None:
    assert faults(variants="match", coins={"E": 13})[0].startswith("coins.E: 13 are more than the 12")


# Nothing that can be reached is refused


def rich_components() -> Components:
    """Cards and tokens full of coins, and cards that destroy in every mode."""
    data: Any = own_tokens().to_dict()
    actions = [
        {"mode": "and", "steps": [{"destroy": 1}, {"destroy": 1}]},
        {"mode": "or", "steps": [{"destroy": 1}, {"city": 1}]},
        {"mode": "and", "steps": [{"destroy": 1}, {"move": 6}]},
        {"mode": "and", "steps": [{"city": 1}, {"place": 4}]},
        {"mode": "single", "steps": [{"move": 9}]},
    ]
    for number, card in enumerate(data["cards"]):
        card["action"] = actions[number % len(actions)]
        if number % 3 == 0:
            card["ability"] = {**card["ability"], "coins": 1 + number % 9}
    return components_from_dict(data)


def thrifty(position: Position, dice: Generator) -> int:
    """At random, but cheap cards, cities, thefts and small bids are preferred, so that purses are full."""
    ids = [int(decision) for decision in position.legal_ids()]
    kinds = [decision & layout.KIND_BITS for decision in ids]
    if position.step in ("bid", "take") and dice.below(6):
        return ids[0]
    if position.step in ("city", "destroy") and dice.below(8):
        return max(ids[:-1], key=lambda decision: decision >> layout.THREE_SHIFT, default=ids[-1])
    if layout.STOP in kinds and len(ids) > 1 and dice.below(8):
        ids = ids[:-1]
    return dice.choice(ids)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("own", [False, True])
def test_no_position_that_can_be_reached_is_refused_for_its_coins(players: int, own: bool) -> None:
    dice = Generator(players, f"coins {own}")
    components = rich_components() if own else default_components()
    fullest = 0
    for _ in range(6):
        mix = {variant for variant in VARIANTS if dice.below(3)} | {"explore", "leaders", "merchants"}
        options = Options(players, dice.choice(PRINTINGS), frozenset(mix), True)
        position = random_table(dice, components, options)
        while not position.is_over:
            if position.first is not None:
                assert coin_faults(position) == []
                fullest = max(fullest, *(position.coins(seat) for seat in range(players)))
            if position.awaits_chance:
                if position.match_game > 1:
                    assert coin_faults(position.view(0)) == []
                position.play_chance(random_deal(dice, position))
            position.push(thrifty(position, dice))
        assert position_from_json(position.to_json()) == position
    assert fullest > COINS[players]
