"""L13 the printings."""

from __future__ import annotations

from typing import Any

import pytest

from tests.legends.tables import EMBER, LETTERS, founded, founding, play, play_on, scored, stands, table
from tetrarch.core.errors import SetupError
from tetrarch.legends import PRINTINGS, Position, new_game

# L13.1 2018


def test_l13_1_the_printing_of_2018_is_the_default() -> None:
    game = new_game(3, seed=13)
    assert game.position.options.printing == "2018"
    start = game.position.start_region
    assert start is not None
    assert {garrison.armies for garrison in game.position.garrisons(start).values()} == {3}


def test_l13_1_there_is_one_other() -> None:
    assert PRINTINGS == ("2018", "first-printing")
    with pytest.raises(SetupError) as caught:
        new_game(3, seed=13, printing="2014")
    assert [fault.rule for fault in caught.value.faults] == ["L13.1"]


# L13.2 The first printing


@pytest.mark.parametrize("players", [2, 3, 4])
def test_l13_2_four_armies_on_the_start_and_five_in_all(players: int) -> None:
    position = play(founded(players, printing="first-printing"), "shared H1")
    assert stands(position, "M4") == ",".join(f"{letter}4" for letter in LETTERS[:players])
    assert [position.supply(seat) for seat in range(players)] == [(13, 3)] * players


def test_l13_2_the_red_sorceress_still_has_one_more() -> None:
    position = founded(3, printing="first-printing", variants="leaders", leaders="M:red-sorceress")
    assert stands(position, "M4") == "E4,T4,M5"


def in_dragons_lair(armies: int, printing: str) -> Position:
    """Ember moves an army to the dragon, where so many are already."""
    details: dict[str, Any] = {"variants": "dragon", "dragon": {"at": "V1", "owner": None}, "printing": printing}
    position = table(f"V1:T{armies} V2:E1", row="dire-ogre", **details)
    return play(position, "take dire-ogre", "V2-V1")


@pytest.mark.parametrize(
    ("printing", "before", "slain"),
    [("2018", 4, False), ("2018", 5, True), ("first-printing", 5, False), ("first-printing", 6, True)],
)
def test_l13_2_the_dragon_falls_to_the_seventh_army(printing: str, before: int, slain: bool) -> None:
    position = in_dragons_lair(before, printing)
    assert scored(position, EMBER, "dragon") == ({"": 2} if slain else {})


def test_l13_2_all_else_is_as_in_2018() -> None:
    old, new = (play_on(founding(2, printing=printing), "take") for printing in PRINTINGS[::-1])
    different = {name for name, value in old.to_json().items() if value != new.to_json()[name]}
    assert different == {"options", "regions"}
