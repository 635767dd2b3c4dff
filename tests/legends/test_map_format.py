"""Maps laid by hand, and games that begin with a position set up by hand."""

from __future__ import annotations

from typing import cast

import pytest

from tetrarch import legends
from tetrarch.core import Generator
from tetrarch.core.errors import RecordError, SetupError
from tetrarch.core.record import Game, parse_record
from tetrarch.legends.position.deal import resample_hidden

SIDES = legends.default_components().sides
TOKENS = ["explore", "citadels", "dragon", "portals", "rogues", "merchants"]


def laid(**changes: object) -> dict[str, object]:
    return legends.map_to_json(legends.new_game(3, seed=3, variants=TOKENS).position) | changes


def faults_of(data: dict[str, object]) -> list[str]:
    with pytest.raises(SetupError) as caught:
        legends.map_from_json(data)
    return [str(fault) for fault in caught.value.faults]


def test_a_whole_map_is_set_up_as_it_says() -> None:
    position = legends.map_from_json(laid()).position(Generator("x", "map"))
    assert legends.map_to_json(position) == laid()
    assert position.step == "shared"


@pytest.mark.parametrize("seed", ["a", "b", "c"])
def test_what_a_map_leaves_open_is_drawn_beside_what_it_says(seed: str) -> None:
    data = laid()
    kept = data["portals"]
    data |= {"start": None, "explore": [None] * 5, "citadels": [], "dragon": None, "merchants": []}
    position = legends.map_from_json(data).position(Generator(seed, "map"))
    drawn = legends.map_to_json(position)
    assert (drawn["portals"], drawn["rogues"], drawn["slots"]) == (kept, data["rogues"], data["slots"])
    assert position.start_region is not None
    assert (len(position.citadels()), len(position.merchants())) == (3, 4)


def test_without_quick_set_up_the_founder_continues_the_map() -> None:
    data = laid(options={"players": 3, "variants": ["citadels"], "quick_setup": False}, explore=[], portals=[])
    data |= {"dragon": None, "rogues": None, "merchants": [], "citadels": []}
    assert legends.map_from_json(data).position(Generator("x", "map")).step == "citadel"
    assert legends.map_from_json(data | {"start": None}).position(Generator("x", "map")).step == "start"


def test_the_central_board_of_a_rectangle_is_the_one_that_the_map_names() -> None:
    rectangle = legends.map_to_json(legends.new_game(2, seed=2, variants=["rectangle"]).position)
    for centre in range(4):
        data = rectangle | {"centre": centre, "start": None}
        assert legends.map_to_json(legends.map_from_json(data).position(Generator("x", "map")))["centre"] == centre
    drawn = legends.map_from_json(rectangle | {"centre": None, "start": None}).position(Generator("x", "map"))
    assert drawn.step == "shared"


def test_every_fault_of_a_map_is_named() -> None:
    told = faults_of(laid(slots=[None] * 4, start="Q9", citadels=["A1"] * 5))
    assert "slots[3]: has no board; a map needs four (L2.1)" in told
    assert "start: 'Q9' is not a region of this map (L1.2)" in told
    assert "citadels: names a region twice (L12.2)" in told
    assert "citadels: 5 are on the map, but this game has 3 (L12.3)" in told


def test_a_fifth_slot_is_a_fault_even_if_another_is_empty() -> None:
    slots = cast("list[object]", laid()["slots"])
    assert "slots: has 5 entries, but a map has 4 boards (L1.2)" in faults_of(laid(slots=[None, *slots]))
    assert "slots[1]: has no board; a map needs four (L2.1)" in faults_of(laid(slots=[slots[0], None, *slots[2:]]))


def test_a_token_without_its_variant_and_two_merchants_on_a_board_are_faults() -> None:
    data = laid()
    told = faults_of(data | {"options": {"players": 3, "variants": ["explore", "citadels", "portals", "rogues"]}})
    assert "dragon: 1 are on the map, but this game has 0 (L12.4)" in told
    assert "merchants: 4 are on the map, but this game has 0 (L12.7)" in told
    central = next(side for side in SIDES if side.name == data["slots"][0]["side"])  # type: ignore[index]
    told = faults_of(data | {"merchants": list(central.regions[:2])})
    assert told == [f"merchants: one region of each board has coins, but {central.name} has 2 (L12.7)"]


def test_an_invalid_combination_of_options_is_a_fault_of_the_map() -> None:
    told = faults_of(laid(options={"players": 7, "variants": ["swamp", "magic"]}))
    assert len(told) == 3


def begun() -> legends.Position:
    position = legends.new_game(2, seed=5, variants=["explore", "swamp"]).position
    while position.step != "take":
        position.push(int(position.legal_ids()[0]))
    return position


def test_only_hidden_information_is_dealt_again() -> None:
    before = begun()
    after = resample_hidden(before, Generator("x", "anew"))
    old, new = before.to_json(), after.to_json()
    assert sorted(old["deck"]) == sorted(new["deck"])  # type: ignore[call-overload]
    assert old["deck"] != new["deck"]
    assert {name for name in old if old[name] != new[name]} <= {"deck", "explore"}
    assert legends.position_from_json(new) == after


def test_secret_bids_are_made_again() -> None:
    position = legends.new_game(2, seed=5).position
    while position.step != "bid":
        position.push(int(position.legal_ids()[0]))
    position.play("bid 3", position.to_decide[0])
    after = resample_hidden(position, Generator("x", "anew"))
    assert after.to_decide == (0, 1)
    assert legends.position_from_json(after.to_json()) == after


def test_the_record_of_a_game_from_a_position_holds_it_since_version_3() -> None:
    game = Game(legends.KIND, begun(), seed="s")
    game.play(int(game.position.legal_ids()[0]))
    text = game.to_record().to_text()
    again = legends.replay_record(text)
    assert again.position == game.position
    assert again.start.step == "take"
    with pytest.raises(RecordError, match="version 3"):
        parse_record(text.replace('"version": 3', '"version": 2', 1))
