"""The notation: every form is parsed, omitted parts are inferred, and errors explain what is wrong."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tests.eko.tables_variants import after, legal, reinforcing, table
from tetrarch.core.errors import IllegalMove, NotationError
from tetrarch.eko import new_game
from tetrarch.eko.position.position import Position
from tetrarch.eko.rules import layout
from tetrarch.eko.words.notation import (
    count_of,
    emperor_of,
    format_decision,
    kind_of,
    make_decision,
    space_of,
    split_line,
    target_of,
    zones_of,
)

MEADOW = "\n".join([" . . . .", "r . m c .", " . . . ."])
"""Sites are b1, b3 and b4."""


def meadow(**details: Any) -> Position:
    stacks = {"a1": "E4!", "a2": "E1", "a4": "T2!", "b2": "T3", "c4": "E1"}
    return table(MEADOW, stacks, **{"buildings": {"b3": "T2"}, **details})


def storm(**details: Any) -> Position:
    """Zones 1, 2 and 3 lie between the stack on a1 and what is right of them."""
    return table(". t . t . t . .", {"a1": "E4!", "a8": "T4!"}, **details)


def swap() -> Position:
    return new_game(2, seed=1).position


def draft() -> Position:
    return new_game(2, seed=1, variants=["draft"]).position


def marching() -> Position:
    return after(table(". . . .", {"a1": "E1!", "a4": "T1"}, reserves={"E": "3"}), "a1-a2")


def exchanging() -> Position:
    stacks = {"a1": "E2!", "a2": "T1!", "a3": "T1", "a4": "M1", "a5": "S1"}
    return after(table(". . . . .", stacks, players=4, captives={"T": "MS"}), "a1xa2")


def at_the_temples() -> Position:
    details: dict[str, Any] = {"buildings": {"a4": "E1"}}
    return reinforcing(". . . o .", {"a1": "E1", "a5": "T1"}, "5!", **details)


FORMS: list[tuple[str, Callable[[], Position], str]] = [
    ("keep", swap, "keep"),
    ("@{a}", draft, "draft"),
    ("@{a}!", draft, "draft"),
    ("a1-a3", lambda: table(". . . .", {"a1": "E1!", "a4": "T2"}), "move"),
    ("a1+a2", lambda: table(". . . .", {"a1": "E1!", "a2": "E2", "a4": "T2"}), "move"),
    ("a1xb2", meadow, "move"),
    ("a1*a2", lambda: table(". . .", {"a1": "E1", "a2": "T4", "a3": "E1!"}), "move"),
    ("a1-a3~1", storm, "move"),
    ("a1-a5~1.2!", storm, "move"),
    ("a1-a7~1.2.3", storm, "move"),
    ("a1-a7~3x!", lambda: storm(printing="first-printing"), "move"),
    ("a2~1", lambda: table(". . t .", {"a2": "E1!", "a4": "T2"}), "scatter"),
    ("a2~1x", lambda: table(". . t .", {"a2": "E1!", "a4": "T2"}, printing="first-printing"), "scatter"),
    ("a1^b1E", meadow, "construct"),
    ("a1^b1E!", meadow, "construct"),
    ("a3^b3T", lambda: table(MEADOW, {"a3": "E4!", "c4": "T1"}, buildings={"b3": "T1"}), "construct"),
    ("a3^b3C!", lambda: table(MEADOW, {"a3": "E4!", "c4": "T1"}, buildings={"b3": "T2"}), "construct"),
    (
        "sand a3",
        lambda: table(". . . s", {"a1": "E1!", "a3": "T2"}, buildings={"a4": "E1"}, reserves={"E": "2"}),
        "sand",
    ),
    ("pass", lambda: table(". .", {"a1": "E1!", "a2": "T2"}), "pass"),
    ("march", marching, "march"),
    ("rest", marching, "rest"),
    ("give M", exchanging, "give"),
    ("a1+2!", at_the_temples, "reinforce"),
    ("a1+!", at_the_temples, "reinforce"),
    ("a1+2", lambda: reinforcing(". . .", {"a1": "E1!", "a3": "T1"}, "3"), "reinforce"),
    ("moon a2", at_the_temples, "moon"),
    ("moon a3!", at_the_temples, "moon"),
    ("done", lambda: after(at_the_temples(), "moon a3!"), "finish"),
]


@pytest.mark.parametrize(("text", "build", "kind"), FORMS, ids=[form[0] for form in FORMS])
def test_every_form_is_read_and_written(text: str, build: Callable[[], Position], kind: str) -> None:
    position = build()
    text = text.replace("{a}", position.board.spaces[0].name)
    decision = position.parse(text)
    assert decision.notation == text
    assert layout.KIND_NAMES[kind_of(decision.id)] == kind
    assert text in position.legal_decisions()
    assert position.copy().play(text) == decision


def test_every_kind_of_decision_has_a_form() -> None:
    assert {form[2] for form in FORMS} | {"swap"} == set(layout.KIND_NAMES)


def test_a_swap_is_read_and_written() -> None:
    position = swap()
    mine = next(space for space, stack in position.stacks().items() if stack == (position.seat, 1, False))
    text = f"swap {position.board.spaces[mine].name}"
    assert position.parse(text).notation == text


def test_a_number_holds_all_parts_of_a_decision() -> None:
    decision = make_decision(layout.MOVE, 125, 62, 7, 1, 0xFFFF)
    parts = (kind_of, space_of, target_of, count_of, emperor_of, zones_of)
    assert [part(decision) for part in parts] == [layout.MOVE, 125, 62, 7, 1, 0xFFFF]


# Case and blanks


@pytest.mark.parametrize("text", ["A1XB2", "a1Xb2", " a1xb2 ", "\ta1xb2\n"])
def test_case_and_blanks_around_do_not_matter(text: str) -> None:
    assert meadow().parse(text).notation == "a1xb2"


@pytest.mark.parametrize(
    ("text", "build", "meant"),
    [
        ("GIVE  m", exchanging, "give M"),
        ("giveM", exchanging, "give M"),
        ("Moon A2", at_the_temples, "moon a2"),
        ("moona2", at_the_temples, "moon a2"),
        ("a1^b1e!", meadow, "a1^b1E!"),
        ("MARCH", marching, "march"),
        ("a1-a3~1!", storm, "a1-a3~1!"),
        ("A1-A7~3X", lambda: storm(printing="first-printing"), "a1-a7~3x"),
    ],
)
def test_words_and_letters_are_read_in_any_case(text: str, build: Callable[[], Position], meant: str) -> None:
    assert build().parse(text).notation == meant


def test_a_blank_before_a_drafted_space_does_not_matter() -> None:
    position = draft()
    name = position.board.spaces[3].name
    assert position.parse(f"@ {name}!").notation == f"@{name}!"


@pytest.mark.parametrize(
    "text",
    [
        "a1 - a3",
        "a1 xb2",
        "a1x b2",
        "a1x",
        "xb2",
        "a1--a3",
        "a1b2",
        "a1_b2",
        "a1>b2",
        "a1xb2?",
        "a1xb2xa3",
        "",
        " ",
        "!",
        "5",
        "a1^",
        "a1^b1Q",
        "a1^b1E!!",
        "a1!",
        "a1+2+2",
        "a1+22",
        "a1~~1",
        "a1-a3~",
        "a1-a3~!",
        "a1-a3!~1",
        "@",
        "a 1xb2",
        "á1xb2",
    ],
)
def test_what_has_no_form_is_refused(text: str) -> None:
    position = meadow()
    before = position.copy()
    with pytest.raises(NotationError) as caught:
        position.play(text)
    assert caught.value.text == text
    assert "is no decision" in caught.value.message
    assert position == before


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("kepe", "did you mean 'keep'?"),
        ("marhc", "did you mean 'march'?"),
        ("pas", "did you mean 'pass'?"),
        ("finish", "known: done, give, keep, march, moon, pass, rest, sand, swap"),
        ("xyz", "known: done, give, keep, march, moon, pass, rest, sand, swap"),
        ("pass!", "did you mean 'pass'?"),
        ("d5?f3", "write for example d5-f3, d5xf3, d5^e6T, d5+2, march, pass or done"),
    ],
)
def test_a_misspelt_word_is_answered_with_the_nearest(text: str, message: str) -> None:
    with pytest.raises(NotationError) as caught:
        meadow().parse(text)
    assert caught.value.message == f"is no decision; {message}"


# Names


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("z9-a1", "z9 is not a movement space; known: a1, a2"),
        ("a1-a9", "a9 is not a movement space; did you mean 'a"),
        ("b1-a1", "b1 is a construction space, which cannot hold discs (E1.4)"),
        ("a1-b3", "b3 is a construction space, which cannot hold discs (E1.4)"),
        ("a1^a2E", "a2 is a movement space, which cannot hold buildings (E1.4)"),
        ("a1^b9E", "b9 is not a construction space; did you mean 'b"),
        ("a1^z7E", "z7 is not a construction space; known: b1, b3, b4"),
        ("give m", "no player here has the letter M; known: E, T"),
        ("sand b1", "b1 is a construction space, which cannot hold discs (E1.4)"),
        ("moon z9", "z9 is not a movement space"),
        ("z9+1", "z9 is not a movement space"),
        ("a1-a2~1", "zones are named once each, by numbers from 1 to 0"),
    ],
)
def test_an_unknown_name_is_reported(text: str, message: str) -> None:
    with pytest.raises(NotationError) as caught:
        meadow().parse(text)
    assert caught.value.message.startswith(message)


@pytest.mark.parametrize("zones", ["0", "4", "1.1", "1.", ".1", "1..2", "01.1", "123456789", "1" * 5000])
def test_zones_are_named_once_each_by_their_numbers(zones: str) -> None:
    with pytest.raises(NotationError, match="zones are named once each, by numbers from 1 to 3"):
        storm().parse(f"a1-a3~{zones}")


@pytest.mark.parametrize("zones", ["0x", "5x", "11x", "1.2x", "1" * 5000 + "x"])
def test_in_the_first_printing_zones_are_counted(zones: str) -> None:
    with pytest.raises(NotationError, match="a move crosses 1 to 4 zones"):
        storm(printing="first-printing").parse(f"a1-a3~{zones}")


def test_each_printing_has_its_own_way_to_write_zones() -> None:
    with pytest.raises(NotationError, match=r"zones are written by number, as in ~1\.3"):
        storm().parse("a1-a3~1x")
    with pytest.raises(NotationError, match="zones are written as a count, as in ~2x"):
        storm(printing="first-printing").parse("a1-a3~1")


# What is left out


@pytest.mark.parametrize(
    ("text", "build", "meant"),
    [
        ("a2-a4", lambda: table(". . t . .", {"a2": "E2", "a1": "E4!", "a5": "T4"}), "a2-a4~1"),
        ("a1^b1", lambda: table("\n".join([". .", " r ."]), {"a1": "E1", "b2": "T1"}), "a1^b1E"),
        ("a1+", lambda: reinforcing(". . .", {"a1": "E3!", "a3": "T1"}, "3"), "a1+1"),
        ("a1+2", lambda: reinforcing(". . .", {"a1": "E1", "a3": "T1"}, "3!"), "a1+2!"),
        ("a1~", lambda: table(". t . .", {"a1": "E1", "a3": "E1!", "a4": "T2"}), "a1~1"),
        ("a1~", lambda: table(". t . .", {"a1": "E1!", "a4": "T2"}, printing="first-printing"), "a1~1x"),
    ],
)
def test_what_is_left_out_is_found_where_only_one_decision_fits(
    text: str, build: Callable[[], Position], meant: str
) -> None:
    assert build().parse(text).notation == meant


@pytest.mark.parametrize(
    ("text", "build", "candidates"),
    [
        ("a1-a3", storm, {"a1-a3~1", "a1-a3~1.2", "a1-a3~1.2.3", "a1-a3~1!", "a1-a3~1.2!", "a1-a3~1.2.3!"}),
        ("a1-a5!", storm, {"a1-a5~1.2!", "a1-a5~1.2.3!"}),
        ("a1+", lambda: reinforcing(". . .", {"a1": "E1!", "a3": "T1"}, "2"), {"a1+1", "a1+2"}),
        (
            "a1^b1",
            lambda: table("\n".join([". .", " m ."]), {"a1": "E3", "b2": "T1"}, buildings={"b1": "T1"}),
            {"a1^b1E", "a1^b1T"},
        ),
        ("b1~", lambda: table("\n".join([" t", ". .", " t"]), {"b1": "E1", "b2": "T2"}), {"b1~1", "b1~2"}),
    ],
)
def test_ambiguity_is_an_error_that_names_all_readings(
    text: str, build: Callable[[], Position], candidates: set[str]
) -> None:
    position = build()
    before = position.copy()
    with pytest.raises(NotationError) as caught:
        position.play(text)
    assert set(caught.value.candidates) == candidates
    assert caught.value.message.startswith("is ambiguous; write one of ")
    assert candidates <= legal(position)
    assert position == before


def test_what_is_written_in_full_is_never_ambiguous() -> None:
    position = table("\n".join([" . . .", ". t x .", " . . ."]), {"b1": "E3!", "a3": "T3"})
    assert {"b1-c3", "b1-c3~1", "b1-c3~1!"} <= legal(position)
    assert position.parse("b1-c3").notation == "b1-c3"
    assert position.parse("b1-c3~1").notation == "b1-c3~1"


# Signs


def signs() -> Position:
    return table(". . . . . .", {"a2": "E2", "a3": "T1", "a1": "E1", "a6": "T4!"})


@pytest.mark.parametrize(
    ("text", "rule", "correct"),
    [
        ("a1xa2", "E4.3", "a1+a2"),
        ("a1*a2", "E4.3", "a1+a2"),
        ("a2+a3", "E4.4", "a2xa3"),
        ("a2*a3", "E4.4", "a2xa3"),
    ],
)
def test_a_sign_that_claims_something_else_is_refused(text: str, rule: str, correct: str) -> None:
    position = signs()
    before = position.copy()
    with pytest.raises(IllegalMove) as caught:
        position.play(text)
    assert caught.value.rule == rule
    assert caught.value.legal == (correct,)
    assert f"write {correct}" in caught.value.message
    assert position == before


@pytest.mark.parametrize(
    ("text", "rule", "correct"), [("a1xa2", "E4.2", "a1-a2"), ("a1+a2", "E4.2", "a1-a2"), ("a1xa3", "E4.8", "a1*a3")]
)
def test_an_empty_space_and_a_kamikaze_have_their_own_signs(text: str, rule: str, correct: str) -> None:
    position = table(". . .", {"a1": "E1!", "a3": "T4"})
    with pytest.raises(IllegalMove) as caught:
        position.play(text)
    assert (caught.value.rule, caught.value.legal) == (rule, (correct,))


@pytest.mark.parametrize(("text", "meant"), [("a1-a2", "a1+a2"), ("a2-a3", "a2xa3")])
def test_the_plain_sign_stands_for_any(text: str, meant: str) -> None:
    assert signs().parse(text).notation == meant


def test_a_sign_chooses_between_an_attack_and_a_kamikaze() -> None:
    position = table("\n".join([" t .", ". . t", " t ."]), {"b2": "E4!", "a2": "T4"})
    assert {text for text in legal(position) if "a2" in text} == {"b2xa2", "b2*a2~1.2.3", "b2*a2~1.2.3!"}
    assert position.parse("b2xa2").notation == "b2xa2"
    assert position.parse("b2*a2!").notation == "b2*a2~1.2.3!"
    with pytest.raises(NotationError) as caught:
        position.parse("b2*a2")
    assert caught.value.candidates == ("b2*a2~1.2.3", "b2*a2~1.2.3!")


# Everything together


def test_notation_is_unique_among_thousands_of_decisions() -> None:
    drawing = "\n".join([" . . . . . . . .", "t . t . t . t . t", " . . . . . . . ."])
    position = table(drawing, {"a1": "E4!", "a5": "E4", "c3": "E4", "a8": "T4!"})
    numbers = [int(number) for number in position.legal_ids()]
    texts = [format_decision(position, number) for number in numbers]
    assert len(set(texts)) == len(numbers)
    for number, text in list(zip(numbers, texts, strict=True))[::97]:
        assert position.parse(text).id == number


# Lines


@pytest.mark.parametrize(
    ("line", "decisions"),
    [
        ("", []),
        (" ; ;", []),
        ("d5-f3", ["d5-f3"]),
        ("d5-f3~1.3!; march d5+f4 e6+2 done", ["d5-f3~1.3!", "march", "d5+f4", "e6+2", "done"]),
        ("swap d5 Sand e6;moon f3! give T", ["swap d5", "Sand e6", "moon f3!", "give T"]),
        ("@ d5! @e6", ["@ d5!", "@e6"]),
        ("sand", ["sand"]),
    ],
)
def test_a_line_is_split(line: str, decisions: list[str]) -> None:
    assert split_line(line) == decisions


def test_a_line_is_played_completely_or_not() -> None:
    game = new_game(2, seed=1)
    assert [str(decision) for decision in game.play_line("keep")] == ["keep"]
    game.play_line("keep", 1)
    before = game.position.copy()
    move = str(next(iter(game.position.legal_decisions())))
    with pytest.raises(IllegalMove, match="decision 2 of 2: "):
        game.play_line(f"{move}; keep")
    assert game.position == before
    assert len(game.events) == 2


def test_a_line_ends_with_the_turn() -> None:
    game = new_game(2, seed=1)
    with pytest.raises(IllegalMove) as caught:
        game.play_line("keep; keep")
    assert str(caught.value).startswith(
        "keep: decision 2 of 2: the line goes beyond the turn of seat 0; seat 1 decides now (E18.1)"
    )
    assert game.events == []
    assert game.position.seat == 0
