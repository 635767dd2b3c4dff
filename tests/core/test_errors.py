"""The errors for bad input: their texts and attributes."""

from __future__ import annotations

import pytest

from tetrarch.core.errors import Fault, FormatError, IllegalMove, NotationError, RecordError, SetupError, nearest


@pytest.mark.parametrize(
    "error",
    [
        NotationError("d5?", "is no decision"),
        IllegalMove("d5-f3", "is not legal here"),
        SetupError("board", [Fault("tile A", "is missing")]),
        FormatError("board", "is not JSON"),
        RecordError("record", "event 1", "is refused"),
    ],
)
def test_every_error_is_a_value_error(error: Exception) -> None:
    assert isinstance(error, ValueError)


def test_a_fault_names_place_fault_and_rule() -> None:
    assert str(Fault("tiles[2]", "lies over tiles[1]", "E2.6")) == "tiles[2]: lies over tiles[1] (E2.6)"
    assert str(Fault("", "the spaces are two groups", "E2.2")) == "the spaces are two groups (E2.2)"
    assert str(Fault("players", "must be a number")) == "players: must be a number"


def test_a_setup_error_names_every_fault() -> None:
    faults = [Fault("a", "is wrong", "E1.1"), Fault("b", "is missing")]
    error = SetupError("board.json", faults)
    assert (error.subject, error.faults) == ("board.json", tuple(faults))
    assert str(error) == "board.json: a: is wrong (E1.1); b: is missing"


def test_a_format_error_is_a_setup_error_with_one_fault() -> None:
    error = FormatError("board.json", "must be a list", "tiles")
    assert isinstance(error, SetupError)
    assert error.faults == (Fault("tiles", "must be a list"),)
    assert str(error) == "board.json: tiles: must be a list"


def test_a_notation_error_quotes_the_text_and_carries_the_readings() -> None:
    error = NotationError("d5\n", "is ambiguous", ["d5+1", "d5+2"])
    assert (error.text, error.message, error.candidates) == ("d5\n", "is ambiguous", ("d5+1", "d5+2"))
    assert str(error) == r"'d5\n': is ambiguous"


def test_an_illegal_move_names_the_rule_and_what_would_be_legal() -> None:
    error = IllegalMove("d5xf3", "2 discs cannot take 3", "E4.6", ["d5-e4", "d5-f4"])
    assert (error.text, error.message, error.rule, error.legal) == (
        "d5xf3",
        "2 discs cannot take 3",
        "E4.6",
        ("d5-e4", "d5-f4"),
    )
    assert str(error) == "d5xf3: 2 discs cannot take 3 (E4.6); legal: d5-e4, d5-f4"
    assert str(IllegalMove("pass", "no")) == "pass: no"


def test_an_illegal_move_lists_eight_legal_ones_and_counts_the_rest() -> None:
    text = str(IllegalMove("x", "no", "E1.1", [f"a{number}" for number in range(1, 11)]))
    assert text.endswith("legal: a1, a2, a3, a4, a5, a6, a7, a8 and 2 more")
    text = str(IllegalMove("x", "no", "E1.1", [f"a{number}" for number in range(1, 9)]))
    assert text.endswith("a7, a8")


def test_a_record_error_names_file_entry_fault_and_rule() -> None:
    error = RecordError("game.json", "event 17", "a1-a2: there is no stack on a1", "E3.6")
    assert (error.subject, error.entry, error.rule) == ("game.json", "event 17", "E3.6")
    assert str(error) == "game.json: event 17: a1-a2: there is no stack on a1 (E3.6)"
    assert str(RecordError("game.json", "names", "are too many")) == "game.json: names: are too many"


def test_nearest_suggests_one_name_or_lists_all() -> None:
    assert nearest("labyrint", ["portals", "labyrinth"]) == "did you mean 'labyrinth'?"
    assert nearest("zzz", ["portals", "labyrinth"]) == "known: labyrinth, portals"
