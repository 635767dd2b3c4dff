"""Cards and boards: the published ones, people's own files, and every fault that such a file can have."""

from __future__ import annotations

import json
import pickle
from collections import Counter
from dataclasses import replace
from itertools import pairwise
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import tetrarch.legends.components.components as components_module
from tetrarch.core.errors import FormatError, SetupError
from tetrarch.legends.components.boards import LEAST_REGIONS
from tetrarch.legends.components.cards import CARDS_EACH, Card, Part
from tetrarch.legends.components.components import (
    Components,
    components_from_dict,
    default_components,
    parse_components,
)
from tetrarch.legends.rules.turn import cards_each

DATA = Path(components_module.__file__).parents[1] / "data"
CARDS_TEXT = (DATA / "cards.toml").read_text(encoding="utf-8")
BOARDS_TEXT = (DATA / "boards.toml").read_text(encoding="utf-8")

Entry = tuple[str | int, ...]
NOTHING = object()
"""Put into an entry, it takes the entry away."""


def plain() -> dict[str, Any]:
    """The published components in the form of their files, to be changed at will."""
    data: dict[str, Any] = json.loads(json.dumps(default_components().to_dict()))
    return data


def changed(*changes: tuple[Entry, object]) -> dict[str, Any]:
    """The published components with other values in some entries; cards are named by their ids."""
    data = plain()
    named = {card["id"]: card for card in data["cards"]}
    for entry, value in changes:
        table: Any = data
        for name in entry[:-1]:
            table = named[str(name)] if table is data["cards"] and isinstance(name, str) else table[name]
        if value is NOTHING:
            del table[entry[-1]]
        else:
            table[entry[-1]] = value
    return data


def faults_of(data: object) -> list[str]:
    with pytest.raises(SetupError) as caught:
        components_from_dict(data, "game.json")
    assert caught.value.subject == "game.json"
    return [str(fault) for fault in caught.value.faults]


# The published components


def test_l1_3_there_are_34_cards_in_decks_of_27_32_and_34() -> None:
    cards = default_components().cards
    assert len(cards) == len(default_components().card_index) == 34
    assert [sum(card.min_players <= players for card in cards) for players in (2, 3, 4)] == [27, 32, 34]


def test_l1_3_the_families_of_the_cards() -> None:
    components = default_components()
    assert components.families == ("Ancient", "Cursed", "Dire", "Forest", "Night", "Noble", "Arcane", "Mountain")
    sizes = Counter(card.family for card in components.cards)
    assert [sizes[family] for family in components.families] == [4, 5, 5, 4, 3, 3, 3, 2]
    assert {card.id for card in components.cards if not card.family} == {
        *("graveyard", "lake", "stronghold", "castle-or", "castle-and")
    }


def test_l1_2_there_are_four_boards_with_38_regions_on_14_islands() -> None:
    components = default_components()
    assert [side.board for side in components.sides] == [1, 1, 2, 2, 3, 3, 4, 4]
    assert len(components.regions) == len(components.region_index) == 38
    assert len(components.islands) == 14
    assert [components.regions[index] for index in (0, 5, 8, 37)] == ["H1", "C1", "D1", "F3"]
    assert [side.name for side in components.sides if side.bridge] == ["tall"]


def test_l2_1_only_the_desert_must_be_central() -> None:
    assert [side.name for side in default_components().sides if side.must_be_central] == ["desert"]


def test_the_published_files_are_read_as_written() -> None:
    components = default_components()
    card = components.cards[components.card_index["mountain-dwarf"]]
    parts = (Part("place", 2), Part("destroy", 1))
    assert card == Card(
        *("mountain-dwarf", "Mountain Dwarf", "Mountain", 3),
        set_family="Mountain",
        set_cards=2,
        set_vp=3,
        mode="and",
        parts=parts,
    )
    treasury = components.cards[components.card_index["mountain-treasury"]]
    assert (treasury.elixir, treasury.coins, treasury.mode, treasury.parts) == (1, 2, "single", (Part("move", 3),))
    assert components.cards[components.card_index["dire-ogre"]].vp_per_coins == 3
    assert components.cards[components.card_index["cursed-tower"]].vp_per_flying == 1
    assert components.cards[components.card_index["lake"]].vp_per_family == "Forest"
    assert components.cards[components.card_index["dire-giant"]].immune
    side = components.sides[0]
    assert (side.name, side.sea, side.exits["right"], side.at["H5"]) == (
        "horseshoe",
        (("H1", "H4"),),
        "H4",
        (0.7, 0.86),
    )


def test_l7_1_cards_are_counted_as_the_rules_count_them() -> None:
    assert {players: cards_each(players) for players in (2, 3, 4)} == CARDS_EACH


# The form in records


def test_components_survive_their_dictionary_and_json() -> None:
    again = components_from_dict(plain())
    assert again == default_components()
    assert hash(again) == hash(default_components())
    assert pickle.loads(pickle.dumps(again)) == again


def test_other_components_are_not_the_published_ones() -> None:
    for entry, value in [
        (("cards", "lake", "title"), "Pond"),
        (("cards", "lake", "ability"), {"immune": True}),
        (("sides", "fern", "exits", "left"), "F1"),
        (("sides", "fern", "at", "F1"), [0, 1]),
    ]:
        own = components_from_dict(changed((entry, value)))
        assert own != default_components()
        assert components_from_dict(json.loads(json.dumps(own.to_dict()))) == own


def test_boards_come_in_the_order_of_their_numbers() -> None:
    data = plain()
    data["sides"] = dict(sorted(data["sides"].items()))
    sides = components_from_dict(data).sides
    assert [side.name for side in sides] == [
        *("citadel", "horseshoe", "desert", "meadows", "ice", "volcano", "fern", "tall")
    ]


def test_what_may_be_left_out_may_be_left_out() -> None:
    data = changed(
        (("cards", "lake", "ability"), NOTHING),
        (("cards", "dire-giant", "ability", "immune"), False),
        (("sides", "tall", "land"), []),
        (("sides", "tall", "must_be_central"), False),
    )
    components = components_from_dict(data)
    assert (
        replace(components.cards[components.card_index["lake"]], vp_per_family="Forest") in default_components().cards
    )
    assert components.sides == default_components().sides


def test_a_row_may_be_short_of_cards_for_the_fairy_queen() -> None:
    data = plain()
    data["cards"] = data["cards"][5:27] + data["cards"][27:32] + data["cards"][:3] + data["cards"][32:]
    for card in data["cards"]:
        card["ability"].pop("vp_per_family", None)
    for card in data["cards"][-5:-2]:
        card["min_players"] = 3
    components = components_from_dict(data)
    assert [sum(card.min_players <= players for card in components.cards) for players in (2, 3, 4)] == [22, 30, 32]


# Files


def test_a_persons_own_card_file_goes_with_the_published_boards() -> None:
    components = parse_components(CARDS_TEXT.replace('title = "Lake"', 'title = "Tarn"'))
    assert components.cards[components.card_index["lake"]].title == "Tarn"
    assert components.sides == default_components().sides


def test_a_persons_own_board_file_goes_with_the_published_cards() -> None:
    components = parse_components(boards_text=BOARDS_TEXT.replace('left = "F2"', 'left = "F1"'))
    assert components.sides[-1].exits["left"] == "F1"
    assert components.cards == default_components().cards


def test_both_texts_make_components() -> None:
    assert parse_components(CARDS_TEXT, BOARDS_TEXT) == default_components()


@pytest.mark.parametrize("text", ["id = ", "[[cards]", "\0", "x = " + "[" * 5000, "a = 1\na = 2"])
def test_a_text_that_is_not_toml_is_a_format_error(text: str) -> None:
    with pytest.raises(FormatError, match=r"own\.toml: is not a TOML file"):
        parse_components(text, cards_subject="own.toml")
    with pytest.raises(FormatError, match=r"own\.toml: is not a TOML file"):
        parse_components(None, text, boards_subject="own.toml")


def test_the_file_at_fault_is_named() -> None:
    cards, boards = CARDS_TEXT.replace("place = 4", "place = 0"), BOARDS_TEXT.replace("board = 4", "board = 5")
    with pytest.raises(SetupError, match=r"^my-cards\.toml: cards\.ancient-tree-spirit"):
        parse_components(cards, BOARDS_TEXT, "my-cards.toml", "my-boards.toml")
    with pytest.raises(SetupError, match=r"^my-boards\.toml: sides\.tall\.board"):
        parse_components(CARDS_TEXT, boards, "my-cards.toml", "my-boards.toml")
    with pytest.raises(SetupError, match=r"^my-cards\.toml: cards.*; my-boards\.toml: sides.*sides\.fern\.board"):
        parse_components(cards, boards, "my-cards.toml", "my-boards.toml")


@pytest.mark.parametrize(
    ("cards", "boards", "expected"),
    [
        ("", None, "cards: is missing"),
        (None, "", "sides: is missing"),
        ("cards = []\ncoins = 36", None, "coins: is unknown"),
        (CARDS_TEXT, CARDS_TEXT, "sides: is missing"),
        (BOARDS_TEXT, BOARDS_TEXT, "sides: is unknown"),
    ],
)
def test_a_file_of_something_else_is_refused(cards: str | None, boards: str | None, expected: str) -> None:
    with pytest.raises(SetupError, match=expected):
        parse_components(cards, boards)


def test_the_entry_of_a_larger_file_leads_the_faults() -> None:
    with pytest.raises(SetupError) as caught:
        components_from_dict({"cards": [3], "sides": {}}, "game.json", "components")
    assert caught.value.faults[0].where == "components.cards[0]"
    with pytest.raises(SetupError) as caught:
        components_from_dict([], "game.json", "components")
    assert [str(fault) for fault in caught.value.faults] == ["components: must be a table"]


# Faults: each is the only one of its file

WIZARD = ("cards", "night-wizard")
STEPS = (*WIZARD, "action", "steps")
HILLS = ("cards", "noble-hills", "ability", "vp_set")
NO_WORDS = "must be a line of 1 to 60 characters, without surrounding spaces"

CARD_FAULTS: list[tuple[Entry, object, str]] = [
    (("cards",), NOTHING, "cards: is missing"),
    (("cards",), {}, "cards: must be a list of cards"),
    (("cards", 22), "night-wizard", "cards[22]: must be a table"),
    ((*WIZARD, "id"), NOTHING, "cards[22].id: is missing"),
    ((*WIZARD, "id"), "Night Wizard", "cards[22].id: must be lowercase letters, digits and single hyphens"),
    ((*WIZARD, "id"), "night--wizard", "cards[22].id: must be lowercase letters, digits and single hyphens"),
    ((*WIZARD, "id"), "x" * 41, "cards[22].id: must be lowercase letters, digits and single hyphens"),
    ((*WIZARD, "id"), 7, "cards[22].id: must be lowercase letters, digits and single hyphens"),
    ((*WIZARD, "id"), "lake", "cards[22].id: the id lake is already used by cards[19]"),
    ((*WIZARD, "title"), NOTHING, "cards.night-wizard.title: is missing"),
    ((*WIZARD, "title"), "", f"cards.night-wizard.title: {NO_WORDS}"),
    ((*WIZARD, "title"), " Wizard", f"cards.night-wizard.title: {NO_WORDS}"),
    ((*WIZARD, "title"), "Night\nWizard", f"cards.night-wizard.title: {NO_WORDS}"),
    ((*WIZARD, "title"), "W" * 61, f"cards.night-wizard.title: {NO_WORDS}"),
    ((*WIZARD, "title"), None, f"cards.night-wizard.title: {NO_WORDS}"),
    ((*WIZARD, "family"), "", f"cards.night-wizard.family: {NO_WORDS}"),
    ((*WIZARD, "family"), ["Night"], f"cards.night-wizard.family: {NO_WORDS}"),
    ((*WIZARD, "min_players"), 5, "cards.night-wizard.min_players: must be a whole number from 2 to 4"),
    ((*WIZARD, "min_players"), 1, "cards.night-wizard.min_players: must be a whole number from 2 to 4"),
    ((*WIZARD, "min_players"), 2.0, "cards.night-wizard.min_players: must be a whole number from 2 to 4"),
    (
        (*WIZARD, "price"),
        3,
        "cards.night-wizard.price: is unknown; known: ability, action, family, id, min_players, title",
    ),
    ((*WIZARD, "ability"), 3, "cards.night-wizard.ability: must be a table"),
    ((*WIZARD, "ability"), {1: 1}, "cards.night-wizard.ability: every name must be a string"),
    ((*WIZARD, "ability"), {"elixirs": 1}, "cards.night-wizard.ability.elixirs: is unknown; did you mean 'elixir'?"),
    ((*WIZARD, "ability"), {"move": 0}, "cards.night-wizard.ability.move: must be a whole number from 1 to 9"),
    ((*WIZARD, "ability"), {"army": 10}, "cards.night-wizard.ability.army: must be a whole number from 1 to 9"),
    ((*WIZARD, "ability"), {"flying": True}, "cards.night-wizard.ability.flying: must be a whole number from 1 to 9"),
    ((*WIZARD, "ability"), {"elixir": "1"}, "cards.night-wizard.ability.elixir: must be a whole number from 1 to 9"),
    ((*WIZARD, "ability"), {"coins": -2}, "cards.night-wizard.ability.coins: must be a whole number from 1 to 9"),
    ((*WIZARD, "ability"), {"vp_per_flying": 0.5}, "ability.vp_per_flying: must be a whole number from 1 to 9"),
    ((*WIZARD, "ability"), {"vp_per_coins": 0}, "ability.vp_per_coins: must be a whole number from 1 to 9"),
    ((*WIZARD, "ability"), {"immune": 1}, "cards.night-wizard.ability.immune: must be true or false"),
    ((*WIZARD, "ability"), {"vp_per_family": 1}, f"cards.night-wizard.ability.vp_per_family: {NO_WORDS}"),
    (
        (*WIZARD, "ability"),
        {"vp_per_family": "Knight"},
        "cards.night-wizard.ability.vp_per_family: no card has the family 'Knight'; did you mean 'Night'? (L6.6)",
    ),
    (HILLS, 4, "cards.noble-hills.ability.vp_set: must be a table"),
    ((*HILLS, "points"), 4, "cards.noble-hills.ability.vp_set.points: is unknown; known: cards, family, vp"),
    ((*HILLS, "family"), NOTHING, "cards.noble-hills.ability.vp_set.family: is missing"),
    ((*HILLS, "family"), "", f"cards.noble-hills.ability.vp_set.family: {NO_WORDS}"),
    ((*HILLS, "family"), "Nobel", "vp_set.family: no card has the family 'Nobel'; did you mean 'Noble'? (L6.7)"),
    ((*HILLS, "cards"), NOTHING, "cards.noble-hills.ability.vp_set.cards: is missing"),
    ((*HILLS, "cards"), 0, "cards.noble-hills.ability.vp_set.cards: must be a whole number from 1 to 48"),
    ((*HILLS, "cards"), 4, "vp_set.cards: only 3 cards have the family Noble, not 4 (L6.7)"),
    ((*HILLS, "vp"), NOTHING, "cards.noble-hills.ability.vp_set.vp: is missing"),
    ((*HILLS, "vp"), 21, "cards.noble-hills.ability.vp_set.vp: must be a whole number from 1 to 20"),
    ((*WIZARD, "action"), NOTHING, "cards.night-wizard.action: is missing"),
    ((*WIZARD, "action"), [{"place": 3}], "cards.night-wizard.action: must be a table"),
    ((*WIZARD, "action", "mode"), NOTHING, "cards.night-wizard.action.mode: is missing"),
    ((*WIZARD, "action", "mode"), 2, "cards.night-wizard.action.mode: must be one of single, or, and (L4.4)"),
    ((*WIZARD, "action", "mode"), "ant", "action.mode: no mode is called 'ant'; did you mean 'and'? (L4.4)"),
    ((*WIZARD, "action", "mode"), "single", "action.steps: an action of the mode single has one step, not 2 (L4.4)"),
    ((*WIZARD, "action", "cost"), 2, "cards.night-wizard.action.cost: is unknown"),
    (STEPS, NOTHING, "cards.night-wizard.action.steps: is missing"),
    (STEPS, 3, "cards.night-wizard.action.steps: must be a list of steps such as { place = 3 }"),
    (STEPS, [{"place": 3}], "action.steps: an action of the mode and has two steps, not 1 (L4.4)"),
    (STEPS, [{"place": 3}] * 3, "action.steps: an action of the mode and has two steps, not 3 (L4.4)"),
    ((*STEPS, 0), "place", "cards.night-wizard.action.steps[0]: must be a table"),
    ((*STEPS, 0), {"plaice": 3}, "cards.night-wizard.action.steps[0].plaice: is unknown; did you mean 'place'?"),
    ((*STEPS, 0), {}, "steps[0]: must be exactly one of place, move, city, destroy, not 0 of them (L4.4)"),
    ((*STEPS, 1), {"move": 1, "city": 1}, "steps[1]: must be exactly one of place, move, city, destroy, not 2 of them"),
    ((*STEPS, 0, "place"), 0, "cards.night-wizard.action.steps[0].place: must be a whole number from 1 to 18"),
    ((*STEPS, 0), {"move": 21}, "cards.night-wizard.action.steps[0].move: must be a whole number from 1 to 20"),
    ((*STEPS, 0), {"city": 2}, "cards.night-wizard.action.steps[0].city: must be 1"),
    ((*STEPS, 1, "destroy"), 2, "cards.night-wizard.action.steps[1].destroy: must be 1"),
]

HORSESHOE = ("sides", "horseshoe")
TALL = ("sides", "tall")

BOARD_FAULTS: list[tuple[Entry, object, str]] = [
    (("sides",), NOTHING, "sides: is missing"),
    (("sides",), [], "sides: must be a table"),
    (HORSESHOE, "U", "sides.horseshoe: must be a table"),
    ((*HORSESHOE, "rivers"), [], "sides.horseshoe.rivers: is unknown"),
    ((*HORSESHOE, "board"), NOTHING, "sides.horseshoe.board: is missing"),
    ((*HORSESHOE, "board"), 0, "sides.horseshoe.board: must be a whole number from 1 to 4"),
    ((*HORSESHOE, "board"), "1", "sides.horseshoe.board: must be a whole number from 1 to 4"),
    ((*HORSESHOE, "islands"), NOTHING, "sides.horseshoe.islands: is missing"),
    ((*HORSESHOE, "islands"), "H1", "sides.horseshoe.islands: must be a list of islands, each a list of regions"),
    ((*HORSESHOE, "islands", 0), "H1", "sides.horseshoe.islands[0]: must be a list of regions"),
    ((*HORSESHOE, "islands", 0, 2), 3, "sides.horseshoe.islands[0]: must be the name of a region, such as H1"),
    (
        (*TALL, "islands"),
        [["T1"], ["T2"], ["T3"], []],
        "sides.tall.islands[3]: an island has at least one region (L1.2)",
    ),
    (
        (*TALL, "islands"),
        [["T1"], ["T2"], ["T3", "T3"]],
        "islands[2]: the name T3 is already used by a region of tall",
    ),
    ((*TALL, "islands"), [["T1"], ["T2"], ["T3"], ["T2"]], "[3]: the name T2 is already used by a region of tall"),
    ((*HORSESHOE, "must_be_central"), "no", "sides.horseshoe.must_be_central: must be true or false"),
    (
        (*HORSESHOE, "must_be_central"),
        True,
        "sides.desert.must_be_central: there is only one central board, and horseshoe must already be it (L2.1)",
    ),
    (
        ("sides", "meadows", "must_be_central"),
        True,
        "sides.meadows.must_be_central: there is only one central board, and desert must already be it (L2.1)",
    ),
    ((*HORSESHOE, "land"), "H1-H2", "sides.horseshoe.land: must be a list of pairs of regions"),
    ((*HORSESHOE, "land", 1), ["H2"], "sides.horseshoe.land[1]: must be a pair of regions"),
    ((*HORSESHOE, "land", 1), "H2H3", "sides.horseshoe.land[1]: must be a pair of regions"),
    ((*HORSESHOE, "land", 1), ["H2", 3], "sides.horseshoe.land[1]: must be the name of a region, such as H1"),
    ((*HORSESHOE, "land", 1), ["H2", "C1"], "land[1]: no region of this side is called 'C1'; did you mean 'H1'?"),
    ((*HORSESHOE, "land", 1), ["H2", "H2"], "sides.horseshoe.land[1]: joins H2 to itself"),
    ((*HORSESHOE, "land", 1), ["H2", "H1"], "sides.horseshoe.land[1]: joins H2 and H1 a second time"),
    (
        ("sides", "citadel", "land"),
        [["C1", "C2"], ["C2", "C3"]],
        "sides.citadel.land[1]: C2 and C3 are on different islands, so they cannot have a land border (L1.2)",
    ),
    (
        (*HORSESHOE, "land"),
        [["H1", "H2"], ["H2", "H3"], ["H4", "H5"]],
        "sides.horseshoe.islands[0]: no land borders lead from H1 to H4, H5 (L1.2)",
    ),
    ((*TALL, "bridge", 0), ["T1", "T9"], "sides.tall.bridge[0]: no region of this side is called 'T9'"),
    (
        ("sides", "citadel", "bridge"),
        [["C1", "C2"]],
        "sides.citadel.bridge[0]: C1 and C2 are on the same island, so they cannot have a bridge (L1.2)",
    ),
    (
        (*TALL, "bridge"),
        [["T2", "T3"]],
        "sides.tall: no bridges or sea routes on it lead from the island of T1 to T2, T3 (L1.2)",
    ),
    ((*HORSESHOE, "sea", 0), ["H4"], "sides.horseshoe.sea[0]: must be a pair of regions"),
    (
        ("sides", "volcano", "sea"),
        NOTHING,
        "sides.volcano: no bridges or sea routes on it lead from the island of V1 to V3, V4, V5, V6, V7 (L1.2)",
    ),
    ((*HORSESHOE, "exits"), NOTHING, "sides.horseshoe.exits: is missing"),
    ((*HORSESHOE, "exits"), ["H1"], "sides.horseshoe.exits: must be a table"),
    ((*HORSESHOE, "exits", "top"), NOTHING, "sides.horseshoe.exits.top: is missing: a route leaves every edge (L1.2)"),
    ((*HORSESHOE, "exits", "north"), "H1", "sides.horseshoe.exits.north: is unknown; known: bottom, left, right, top"),
    ((*HORSESHOE, "exits", "top"), None, "sides.horseshoe.exits.top: must be the name of a region, such as H1"),
    ((*HORSESHOE, "exits", "top"), "H6", "sides.horseshoe.exits.top: no region of this side is called 'H6'"),
    ((*HORSESHOE, "at"), NOTHING, "sides.horseshoe.at: is missing"),
    ((*HORSESHOE, "at"), 0.5, "sides.horseshoe.at: must be a table"),
    ((*HORSESHOE, "at", "H1"), NOTHING, "sides.horseshoe.at.H1: is missing"),
    ((*HORSESHOE, "at", "H6"), [0.5, 0.5], "sides.horseshoe.at.H6: is unknown"),
    ((*HORSESHOE, "at", "H1"), [0.5, 1.01], "sides.horseshoe.at.H1: must be two numbers from 0 to 1"),
    ((*HORSESHOE, "at", "H1"), [-1, 0.5], "sides.horseshoe.at.H1: must be two numbers from 0 to 1"),
    ((*HORSESHOE, "at", "H1"), [float("nan"), 0.5], "sides.horseshoe.at.H1: must be two numbers from 0 to 1"),
    ((*HORSESHOE, "at", "H1"), [True, 0.5], "sides.horseshoe.at.H1: must be two numbers from 0 to 1"),
    ((*HORSESHOE, "at", "H1"), [0.5], "sides.horseshoe.at.H1: must be two numbers from 0 to 1"),
    ((*HORSESHOE, "at", "H2"), [0.83, 0.17], "sides.horseshoe.at.H2: is already the centre of H1"),
    (("tokens",), {}, "tokens: must be a list of tokens"),
    (("leaders",), {}, "leaders: is unknown; did you mean 'sides'?"),
]


@pytest.mark.parametrize(("entry", "value", "expected"), CARD_FAULTS)
def test_a_fault_of_a_card_file_is_named(entry: Entry, value: object, expected: str) -> None:
    faults = faults_of(changed((entry, value)))
    assert len(faults) == 1, faults
    assert expected in faults[0]


@pytest.mark.parametrize(("entry", "value", "expected"), BOARD_FAULTS)
def test_a_fault_of_a_board_file_is_named(entry: Entry, value: object, expected: str) -> None:
    faults = faults_of(changed((entry, value)))
    assert len(faults) == 1, faults
    assert expected in faults[0]


@pytest.mark.parametrize("name", ["T", "t1", "T0", "T01", "T100", "TT1", "Ä1", "T 1", "1T", ""])
def test_a_region_is_a_capital_letter_and_a_number(name: str) -> None:
    text = json.dumps(plain()).replace('"T1"', json.dumps(name))
    expected = "is not a valid region name: a capital letter and a number from 1 to 99"
    assert faults_of(json.loads(text)) == [f"sides.tall.islands[0]: {name!r} {expected}"]


def test_two_sides_cannot_share_the_name_of_a_region() -> None:
    text = json.dumps(plain()).replace('"T1"', '"V1"')
    assert faults_of(json.loads(text)) == ["sides.tall.islands[0]: the name V1 is already used by a region of volcano"]


@pytest.mark.parametrize("name", ["Fern", "fern side", "-fern", "f" * 21, ""])
def test_a_side_has_a_name_of_small_letters(name: str) -> None:
    data = plain()
    data["sides"][name] = data["sides"].pop("fern")
    assert faults_of(data)[0].startswith(
        f"sides.{name}".rstrip(".") + ": a side's name must be lowercase letters, digits and"
    )


def test_l1_2_every_board_has_two_sides() -> None:
    data = changed((("sides", "fern", "board"), 1))
    assert faults_of(data)[:2] == [
        "sides: board 1 must have two sides, not 3 (L1.2)",
        "sides: board 4 must have two sides, not 1 (L1.2)",
    ]
    data = changed((("sides", "fern"), NOTHING), (TALL, NOTHING))
    assert faults_of(data) == ["sides: board 4 must have two sides, not 0 (L1.2)"]
    data = plain()
    data["sides"] = {}
    assert len(faults_of(data)) == 4


def test_a_side_without_islands_is_refused() -> None:
    data = changed(((*TALL, "islands"), []), ((*TALL, "bridge"), []), ((*TALL, "at"), {}))
    assert "sides.tall.islands: a side has at least one island (L1.2)" in faults_of(data)


def test_l12_the_smallest_map_has_room_for_all_tokens() -> None:
    assert LEAST_REGIONS == 14  # the starting region, six explore tokens, three citadels, dragon, two portals, rogues
    lone = {"islands": [["M1"]], "exits": dict.fromkeys(("top", "right", "bottom", "left"), "M1"), "at": {"M1": [0, 0]}}
    fault = (
        "sides: the smallest map (citadel, meadows, ice, tall) has 12 regions; starting region and tokens need 14 (L12)"
    )
    assert faults_of(changed((("sides", "meadows"), {"board": 2} | lone))) == [fault]
    three = {"islands": [["M1", "M2", "M3"]], "land": [["M1", "M2"], ["M2", "M3"]]}
    at = {"M1": [0, 0], "M2": [0, 1], "M3": [1, 1]}
    data = changed((("sides", "meadows"), {"board": 2} | lone | three | {"at": at}))
    assert len(components_from_dict(data).regions) == 36


def test_l7_1_there_are_cards_enough_for_every_number_of_players() -> None:
    data = plain()
    data["cards"] = [card for card in data["cards"] if not {"vp_per_family", "vp_set"} & set(card["ability"])][:21]
    assert faults_of(data) == [
        "cards: only 21 cards are for 2 players, who take 11 each: at least 22 are needed (L7.1)",
        "cards: only 21 cards are for 3 players, who take 10 each: at least 30 are needed (L7.1)",
        "cards: only 21 cards are for 4 players, who take 8 each: at least 32 are needed (L7.1)",
    ]


def own_cards(number: int, families: int) -> list[dict[str, object]]:
    """Cards of so many families."""
    return [
        {
            "id": f"card-{index}",
            "title": f"Card {index}",
            "family": f"Family {index % families}",
            "action": {"mode": "single", "steps": [{"move": 1}]},
        }
        for index in range(number)
    ]


def test_there_are_at_most_48_cards() -> None:
    assert faults_of(plain() | {"cards": own_cards(49, 4)}) == ["cards: there can be at most 48 cards, not 49"]
    assert len(components_from_dict(plain() | {"cards": own_cards(48, 4)}).cards) == 48


def test_there_are_at_most_16_families() -> None:
    assert faults_of(plain() | {"cards": own_cards(34, 17)}) == ["cards: there can be at most 16 families, not 17"]
    assert len(components_from_dict(plain() | {"cards": own_cards(34, 16)}).families) == 16


def long_side(regions: int, *, separate: bool) -> dict[str, object]:
    """A side of board 4 whose regions lie in a row, each an island if they are separate."""
    names = [f"Z{number}" for number in range(1, regions + 1)]
    pairs = [list(pair) for pair in pairwise(names)]
    return {
        "board": 4,
        "islands": [[name] for name in names] if separate else [names],
        "sea" if separate else "land": pairs,
        "exits": dict.fromkeys(("top", "right", "bottom", "left"), "Z1"),
        "at": {name: [0.5, number / 64] for number, name in enumerate(names)},
    }


def test_there_are_at_most_48_regions() -> None:
    # 38 regions, less 3 of the fern side
    assert len(components_from_dict(changed((("sides", "fern"), long_side(13, separate=False)))).regions) == 48
    assert faults_of(changed((("sides", "fern"), long_side(14, separate=False)))) == [
        "sides: all sides together can have at most 48 regions, not 49"
    ]


def test_there_are_at_most_24_islands() -> None:
    # 14 islands, less the fern side's only one
    assert len(components_from_dict(changed((("sides", "fern"), long_side(11, separate=True)))).islands) == 24
    assert faults_of(changed((("sides", "fern"), long_side(12, separate=True)))) == [
        "sides: all sides together can have at most 24 islands, not 25"
    ]


def test_all_faults_are_named_at_once() -> None:
    data = changed(
        ((*WIZARD, "title"), 5),
        ((*WIZARD, "ability", "vp_per_family"), "Day"),
        ((*STEPS, 0, "place"), 99),
        (("cards", "lake", "ability", "fly"), 1),
        ((*HORSESHOE, "land", 0), ["H1", "H1"]),
        ((*HORSESHOE, "exits", "left"), "X1"),
        ((*TALL, "at", "T2"), [2, 2]),
        (("sides", "volcano", "sea"), []),
    )
    assert [fault.split(": ")[0] for fault in faults_of(data)] == [
        "cards.lake.ability.fly",
        "cards.night-wizard.title",
        "cards.night-wizard.action.steps[0].place",
        "cards.night-wizard.ability.vp_per_family",
        "sides.horseshoe.land[0]",
        "sides.horseshoe.exits.left",
        "sides.volcano",
        "sides.tall.at.T2",
    ]


def test_what_cannot_be_counted_is_not_counted() -> None:
    data = plain()
    data["cards"] = [*data["cards"][:23], 5]
    assert faults_of(data) == ["cards[23]: must be a table"]
    assert faults_of(changed((TALL, 5), (("sides", "fern"), NOTHING))) == ["sides.tall: must be a table"]


def test_huge_numbers_are_refused_like_any_other() -> None:
    huge = 1 << 30_000
    assert "coins" in faults_of(changed(((*WIZARD, "ability", "coins"), huge)))[0]
    assert "sides.tall.board" in faults_of(changed(((*TALL, "board"), huge)))[0]
    assert "sides.tall.at.T1" in faults_of(changed(((*TALL, "at", "T1"), [huge, 0])))[0]


JSON_VALUES = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats()
    | st.text(max_size=8)
    | st.sampled_from(["H1", "T1", "lake"]),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=5), inner, max_size=4),
    max_leaves=12,
)
ENTRIES: list[Entry] = [entry for entry, _, _ in (*CARD_FAULTS, *BOARD_FAULTS)]
REPLACED = [entry for entry in dict.fromkeys(ENTRIES) if entry[0] not in ("tokens", "leaders")]


@given(st.sampled_from(REPLACED), JSON_VALUES)
def test_garbage_in_any_entry_raises_nothing_but_our_error(entry: Entry, garbage: object) -> None:
    try:
        read = components_from_dict(changed((entry, garbage)))
    except SetupError:
        return
    assert components_from_dict(read.to_dict()) == read


def test_reading_changes_nothing() -> None:
    data = plain()
    components_from_dict(data)
    assert data == plain()
    assert isinstance(components_from_dict(data), Components)
