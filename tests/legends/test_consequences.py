"""The consequences of a decision have their rules and no hidden information (L9.1)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.legends.drawn_positions import walk
from tests.legends.tables import founded, play, table
from tetrarch.core.randomness import Generator
from tetrarch.legends import Position, consequences, new_game
from tetrarch.legends.position.options import VARIANTS
from tetrarch.legends.rules import layout


def followed(position: Position, text: str) -> list[str]:
    """What followed from one decision, without the card that came into the row."""
    after = position.copy()
    after.play(text)
    found = [f"{sentence} {rule}" for sentence, rule in consequences(position, after)]
    return [sentence for sentence in found if " enters the row at " not in sentence]


def acting(card: str, pieces: str, *texts: str, **details: Any) -> Position:
    """A table at which Ember has taken a card, and then done something."""
    return play(table(pieces, row=card, **details), "take 1", *texts)


TOKENS = [
    ("magic-spring", "the Magic Spring, for 2 elixirs"),
    ("cottage", "the Cottage, for 1 army more whenever armies are placed"),
    ("hidden-treasure", "the Hidden Treasure, for 1 coin"),
    ("magic-book", "the Magic Book, for 1 victory point, winning every tie"),
    ("stable", "the Stable, for 1 point more whenever armies move"),
]


@pytest.mark.parametrize(("face", "words"), TOKENS)
def test_l12_2_a_token_is_taken(face: str, words: str) -> None:
    position = acting("stronghold", "H1:E1", variants="explore", tokens=f"H1:{face}")
    assert followed(position, "^H1") == [f"Ember takes the token on H1, {words}. L12.2"]


@pytest.mark.parametrize(("face", "words"), [*TOKENS, ("poison-swamp", "the Poison Swamp, for 1 victory point less")])
def test_l12_9_a_face_down_token_is_turned_up(face: str, words: str) -> None:
    position = acting("stronghold", "H1:E1", variants="explore swamp", tokens=f"H1:{face}")
    assert followed(position, "^H1") == [f"Ember takes the token on H1 and turns it up: it is {words}. L12.9"]


def test_l12_9_all_see_that_a_player_looked_but_not_the_token() -> None:
    position = acting(
        "dire-eye", "H1:E1 H2:E1 H3:T1", variants="explore swamp", tokens="H1:stable H2:cottage H3:poison-swamp"
    )
    told = followed(position, "stop")
    assert told == ["Ember looks at the face-down tokens on H2, H1; what they are stays secret. L12.9"]
    again = play(position, "stop", "take 1")
    while again.seat == 1:
        again.play("stop")
    again.play("take 1")
    assert followed(again, "stop") == [], "who has looked does not look again"


def test_l12_7_the_merchants_coins_go_with_the_token_beside_them() -> None:
    details: dict[str, Any] = {
        "variants": "explore merchants",
        "tokens": "H1:hidden-treasure",
        "merchants": ["H1", "V7"],
    }
    assert followed(acting("stronghold", "H1:E1", **details), "^H1") == [
        "Ember takes the 2 coins of the merchants on H1. L12.7",
        "Ember takes the token on H1, the Hidden Treasure, for 1 coin. L12.2",
    ]


def test_l12_4_rogues_are_paid_or_find_nothing() -> None:
    position = acting("ancient-sage", "M4:E1", variants="rogues", rogues="M2")
    assert followed(position, "M4-M2") == ["The Band of Rogues takes 1 coin from Ember. L12.4"]
    assert followed(position, "M4-M3") == []
    poor = acting("ancient-sage", "M4:E1", variants="rogues", rogues="M2", coins={"E": 0, "T": 3})
    assert followed(poor, "M4-M2") == []


def test_l12_4_the_dragon_is_slain_by_a_step_and_by_an_army_placed() -> None:
    details: dict[str, Any] = {"variants": "dragon", "dragon": {"at": "M2", "owner": None}}
    slain = ["Ember slays the Rampaging Dragon and takes it, for 2 points. L12.4"]
    assert followed(acting("ancient-sage", "M4:E1 M2:E2,T3", **details), "M4-M2") == slain
    assert followed(acting("ancient-sage", "M4:E1 M2:E1,T3", **details), "M4-M2") == []
    assert followed(acting("dire-eye", "M2:E2^1,T3", **details), "+M2") == slain


def test_l12_6_an_army_comes_with_the_white_knights_city_and_may_slay_the_dragon() -> None:
    details: dict[str, Any] = {"variants": "leaders dragon", "leaders": "E:white-knight"}
    position = acting("stronghold", "M2:E2,T3", **details, dragon={"at": "M2", "owner": None})
    assert followed(position, "^M2") == [
        "An army of Ember comes with the city of the White Knight. L12.6",
        "Ember slays the Rampaging Dragon and takes it, for 2 points. L12.4",
    ]
    assert followed(acting("stronghold", "M2:E1", variants="leaders", leaders="E:bandit-king"), "^M2") == []


def test_l12_6_what_leaders_do_with_an_army_destroyed() -> None:
    details: dict[str, Any] = {"variants": "leaders"}
    king = acting("night-wizard", "M4:E1,T1", "stop", leaders="E:bandit-king", **details)
    assert followed(king, "xM4T$") == ["1 coin of Tide goes to the Bandit King, Ember. L12.6"]
    assert followed(king, "xM4T") == []
    queen = acting("night-wizard", "M4:E1,T1,N1", "stop", leaders="E:red-sorceress", **details)
    assert followed(queen, "xM4T") == ["The Red Sorceress keeps the army of Tide. L12.6"]
    assert followed(queen, "xM4N") == []


def test_l6_5_a_card_brings_coins() -> None:
    position = table("M4:E1", players=3, row="lake mountain-treasury")
    assert followed(position, "take 2") == ["Ember gains 2 coins. L6.5"]
    assert followed(position, "take 1") == []


def test_l4_5_a_new_card_comes_while_the_deck_lasts() -> None:
    position = play(table("M4:E1", row="dire-eye lake", deck="graveyard"), "take 1")
    after = play(position.copy(), "stop")
    assert consequences(position, after) == (("Graveyard enters the row at place 6.", "L4.5"),)
    position = play(table("M4:E1", row="dire-eye lake", deck="graveyard"), "take 1")
    position.state[layout.DECK_LEFT] = 0
    assert followed(position, "stop") == []


@pytest.mark.parametrize(
    ("variants", "bids", "told"),
    [
        ("", (3, 1, 0), "Ember 3, Tide 1, Moon 0: Ember wins and pays 3 coins. L3.1"),
        ("die", (0, 1, 0), "Ember 0, Tide 1, Moon 0: Tide wins and pays 1 coin. L3.1"),
        (
            "",
            (4, 4, 0),
            "Ember 4, Tide 4, Moon 0: Ember and Tide are tied, and Tide, the youngest of them, wins and pays "
            "4 coins. L3.2",
        ),
        (
            "",
            (0, 0, 0),
            "Ember 0, Tide 0, Moon 0: Ember, Tide and Moon are tied, and Moon, the youngest of them, wins and pays "
            "nothing. L3.2",
        ),
        (
            "die",
            (4, 4, 4),
            "Ember 4, Tide 4, Moon 4: Ember, Tide and Moon are tied, and Ember, whom the die chooses, wins and pays "
            "4 coins. L12.8",
        ),
    ],
)
def test_l3_the_reveal_names_the_tie_breaker(variants: str, bids: tuple[int, ...], told: str) -> None:
    position = play(founded(3, variants=variants, die=["E", "T", "M"]), "shared V7")
    for bid in bids[:-1]:
        assert followed(position, f"bid {bid}") == [], "nothing is revealed before the last bid"
        position.play(f"bid {bid}")
    assert followed(position, f"bid {bids[-1]}") == [f"The bids are {told}"]


def test_l2_3_l12_6_the_row_and_the_leaders_are_revealed_when_the_map_is_set_up() -> None:
    laid = play(founded(2, variants="leaders merchants"), "coins M1", "coins H1", "coins V1")
    told = followed(laid, "coins F1")
    assert told[0].startswith("The row shows Ancient Phoenix, Ancient Sage, ")
    assert told[1:] == ["Ember is led by the White Knight. L12.6", "Tide is led by the Bandit King. L12.6"]
    game = new_game(2, seed=1, variants=["leaders"])
    assert [rule for _, rule in consequences(game.start, game.position)] == ["L2.3", "L12.6", "L12.6"]


@pytest.mark.parametrize(("players", "seed"), [(2, 1), (3, 2), (4, 3)])
def test_consequences_are_the_same_for_all_viewers(players: int, seed: int) -> None:
    before: Position | None = None
    rules = set()
    for position in walk(players, VARIANTS, seed, 500):
        if before is not None:
            told = consequences(before, position)
            rules |= {rule for _, rule in told}
            assert consequences(before.public_view(), position.public_view()) == told
            for seat in range(players):
                assert consequences(before.view(seat), position.view(seat)) == told
                twin, twin_after = (moment.determinize(seat, Generator(7, "twin")) for moment in (before, position))
                looks = [line for line in consequences(twin, twin_after) if "looks at" in line.sentence]
                assert looks == [line for line in told if "looks at" in line.sentence]
        before = position.copy()
    assert {"L3.1", "L4.5", "L12.7", "L12.9"} <= rules
