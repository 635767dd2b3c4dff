"""What can be agreed before a match, and what is wrong with it, in the reader's language."""

from __future__ import annotations

from typing import Any

import pytest

from tests.table.tables import ANN, START, settings
from tetrarch.core import registry
from tetrarch.core.text.messages import LANGUAGES
from tetrarch.eko import VARIANTS as EKO_VARIANTS
from tetrarch.legends import VARIANTS as LEGENDS_VARIANTS
from tetrarch.table import Settings, Table
from tetrarch.table.settings import SettingsRefusal, offered, settings_faults


@pytest.mark.parametrize("game", registry.names())
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_that_is_offered_has_a_name_and_a_line(game: str, language: str) -> None:
    form = offered(game, language)
    for kind in ("variants", "printings", "layouts", "options", "clocks"):
        for choice in form[kind]:  # type: ignore[attr-defined]
            assert choice["title"], choice
            assert choice["note"], choice
    names = [choice["name"] for choice in form["variants"]]  # type: ignore[attr-defined]
    assert names == list(EKO_VARIANTS if game == "eko" else LEGENDS_VARIANTS)


@pytest.mark.parametrize("game", registry.names())
def test_every_offered_option_can_be_played(game: str) -> None:
    form = offered(game, "en")
    for variant in form["variants"]:  # type: ignore[attr-defined]
        chosen: dict[str, object] = {"variants": [variant["name"], *variant["needs"]]}
        assert not settings_faults(Settings(game=game, options=chosen)), variant
        if variant["needs"]:
            assert settings_faults(Settings(game=game, options={"variants": [variant["name"]]}))
    for kind, option in (("printings", "printing"), ("layouts", "layout")):
        for choice in form[kind]:  # type: ignore[attr-defined]
            assert not settings_faults(Settings(game=game, options={option: choice["name"]})), choice
    for option in form["options"]:  # type: ignore[attr-defined]
        values = (True, False) if option["kind"] == "yes-no" else (option["least"], option["most"])
        beside = {"variants": ["pyramids"]} if option["name"] == "pyramids" else {}
        for value in values:
            assert not settings_faults(Settings(game=game, players=4, options={option["name"]: value, **beside}))
        if option["kind"] == "number":
            for value in (option["least"] - 1, option["most"] + 1):
                assert settings_faults(Settings(game=game, players=4, options={option["name"]: value, **beside}))
    for variant in form.get("first_printing", []):  # type: ignore[attr-defined]
        assert not settings_faults(
            Settings(game=game, options={"printing": "first-printing", "variants": [variant]})
        ), variant


WRONG: list[tuple[str, dict[str, object]]] = [
    ("eko", {"players": 5}),
    ("legends", {"players": 5}),
    ("eko", {"options": {"variants": ["pyramid"]}}),
    ("legends", {"options": {"variants": ["dragons"]}}),
    ("legends", {"options": {"variants": ["swamp"]}}),
    ("eko", {"options": {"printing": "second"}}),
    ("legends", {"options": {"printing": "second"}}),
    ("eko", {"options": {"printing": "first-printing", "variants": ["moon"]}}),
    ("eko", {"options": {"layout": "circle"}}),
    ("eko", {"options": {"pyramids": 1}}),
    ("eko", {"options": {"pyramids": 9, "variants": ["pyramids"]}}),
    ("eko", {"options": {"round_limit": 0}}),
    ("legends", {"options": {"ages": [0, 0]}}),
    ("eko", {"options": {"round_limit": "ten"}}),
    ("eko", {"options": {"colour": "red"}}),
]


@pytest.mark.parametrize(("game", "details"), WRONG)
def test_a_fault_of_the_options_is_in_the_requested_language(game: str, details: dict[str, Any]) -> None:
    chosen = settings(game, **{"options": {}, **details})
    with pytest.raises(SettingsRefusal) as caught:
        Table("m", "s").open(chosen, ANN, START)
    texts = {language: [fault.text for fault in caught.value.faults_in(language)] for language in LANGUAGES}
    assert [fault.text for fault in caught.value.faults] == texts["en"]
    assert len({tuple(found) for found in texts.values()}) == 4
    assert len({fault.where for language in LANGUAGES for fault in caught.value.faults_in(language)}) <= 2


def a_board() -> dict[str, object]:
    from tetrarch.core.randomness import Generator
    from tetrarch.eko.components.board_format import board_to_json
    from tetrarch.eko.components.random_board import random_board

    return board_to_json(random_board(Generator("board", "test"), 2))


@pytest.mark.parametrize(
    "change",
    [
        {"players": 3},
        {"layout": "circle"},
        {"tiles": []},
        {"tiles": [{"tile": "Q", "at": [0, 0], "rotation": 9}]},
        {"tiles": [{"tile": "ZZ", "at": [0, 0], "rotation": 0}]},
        {"tiles": [{"tile": "A", "at": [0, 0], "rotation": 0}, {"tile": "A", "at": [1, 0], "rotation": 0}]},
        {"tiles": [{"tile": "R", "at": [500, 0], "rotation": 0}]},
    ],
)
def test_a_fault_of_a_given_board_is_in_the_requested_language(change: dict[str, object]) -> None:
    chosen = Settings(game="eko", options={"board": {**a_board(), **change}})
    texts = [[fault.text for fault in settings_faults(chosen, language=language)] for language in LANGUAGES]
    assert all(texts)
    assert len({tuple(found) for found in texts}) == 4


def test_options_excluded_by_a_board_are_reported_in_the_requested_language() -> None:
    chosen = Settings(game="eko", players=3, options={"board": a_board(), "layout": "star", "pyramids": 1})
    for language in LANGUAGES:
        places = [fault.where for fault in settings_faults(chosen, language=language)]
        assert places == ["options.layout", "options.pyramids", "players"]
