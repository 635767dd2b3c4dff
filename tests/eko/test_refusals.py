"""Why a decision is refused: every reason once, with its rule, what would be legal instead, and nothing changed."""

from __future__ import annotations

import inspect
import re
from collections.abc import Callable
from importlib import resources
from typing import Any

import pytest

from tests.eko.tables_variants import after, legal, refused, reinforcing, table
from tetrarch.core.errors import IllegalMove
from tetrarch.eko import new_game
from tetrarch.eko import table as table_module
from tetrarch.eko.position.position import Position
from tetrarch.eko.rules import layout
from tetrarch.eko.words import refusals
from tetrarch.eko.words.notation import make_decision

RING = "\n".join([" . r", "m . c", " . K"])
"""b2 is in the middle of a reg (a2), a mountain (b1), a canyon (b3) and a capital (c2)."""
Case = tuple[str, Callable[[], Position], str, str, str]


def ring(stack: str, **details: Any) -> Position:
    return table(RING, {"b2": stack, "a1": "T2!"}, **details)


def draft() -> Position:
    position = new_game(2, seed=1, variants=["draft"]).position
    position.play("@a2!")
    position.play("@b1")
    return position


def storm_draft() -> Position:
    return new_game(2, seed=1, variants=["labyrinth", "draft"]).position


def over() -> Position:
    return after(table(". . .", {"a1": "E2!", "a2": "T1"}), "a1xa2")


def exchange() -> Position:
    stacks = {"a1": "E2!", "a2": "T1!", "a3": "T1", "a4": "M1", "a5": "S1"}
    return after(table(". . . . .", stacks, players=4, captives={"T": "MS"}), "a1xa2")


def sand(reserve: str = "2", building: str = "E1", **details: Any) -> Position:
    stacks = {"a1": "E1!", "a2": "E1", "a6": "T1!"}
    return table(". . . s . .", stacks, buildings={"a4": building}, reserves={"E": reserve}, **details)


def moon(reserve: str = "4", building: str = "E1", **details: Any) -> Position:
    stacks = {"a1": "E1" if "!" in reserve else "E1!", "a2": "E4", "a6": "T1!"}
    return reinforcing(". . . o . .", stacks, reserve, buildings={"a4": building}, **details)


def windy(reserve: str = "3") -> Position:
    stacks = {"a1": "E1!", "a2": "E1", "a6": "T1!"}
    return after(reinforcing(". . . w . .", stacks, reserve, buildings={"a4": "E1"}), "a1+1")


def placing(**details: Any) -> Position:
    """a1 has room, a2 has little, a4 is next to an enemy building, a7 is in a tempest."""
    stacks = {"a1": "E1!", "a2": "E3", "a4": "E1", "a7": "E1", "a8": "T1!"}
    return reinforcing(". . . . r . t .", stacks, "2", buildings={"a5": "T1"}, **details)


TEMPEST_NAME = next(place.name for place in storm_draft().board.spaces if place.kind == "t")

CASES: list[Case] = [
    ("no-over", over, "a2-a1", "E8.2", "the game is over"),
    ("no-step", lambda: ring("E2"), "march", "E18.1", "this is not possible now: Ember must move a stack or construct"),
    ("no-stack", lambda: ring("E2"), "c1-b2", "E3.6", "there is no stack on c1"),
    ("no-own-stack", lambda: ring("E2"), "a1-c1", "E4.1", "the stack on a1 belongs to Tide"),
    ("no-same-space", lambda: ring("E2"), "b2-b2", "E4.9", "a move must end on another space"),
    (
        "no-emperor-there",
        lambda: table(". t .", {"a1": "E2", "a3": "T1"}),
        "a1-a2~1!",
        "E9.2",
        "the Emperor is not in the stack on a1",
    ),
    (
        "no-way",
        lambda: table(". . .", {"a1": "E2", "a2": "T3"}),
        "a1-a3",
        "E4.5",
        "no path over empty spaces leads from a1 to a3",
    ),
    (
        "no-zones",
        lambda: table(". t . t . .", {"a1": "E4", "a6": "T1"}),
        "a1-a3~2",
        "E9.8",
        "no path from a1 to a3 costs exactly that",
    ),
    (
        "no-regroup",
        lambda: table(". . .", {"a1": "E3", "a2": "E2", "a3": "T1"}),
        "a1+a2",
        "E4.3",
        "5 discs would stand on a2; a stack has at most 4",
    ),
    (
        "no-attack",
        lambda: table(". .", {"a1": "E2", "a2": "T2"}),
        "a1xa2",
        "E4.6",
        "2 discs cannot take 2 discs: it takes more discs, as many with the Emperor, or a lone disc against four",
    ),
    (
        "no-tempest-attack",
        lambda: table(". t .", {"a1": "E3", "a3": "T2"}),
        "a1xa3",
        "E9.5",
        "tempests on the path from a1 take discs first, and too few are left to take a3",
    ),
    (
        "no-tempest",
        lambda: table(". t . .", {"a1": "E1", "a4": "T2"}),
        "a1-a3",
        "E9.2",
        "every path from a1 to a3 costs more discs than the stack can lose",
    ),
    (
        "no-sign",
        lambda: table(". . .", {"a1": "E2", "a3": "T1"}),
        "a1xa2",
        "E4.2",
        "a2 is empty: write a1-a2",
    ),
    (
        "no-scatter",
        lambda: table(". t .", {"a1": "E2", "a3": "T1"}),
        "a1~1",
        "E9.7",
        "the stack on a1 cannot lose its last disc there",
    ),
    ("no-site-near", lambda: table(". . r .", {"a1": "E2", "a4": "T1"}), "a1^a3E", "E5.1", "a3 is not adjacent to a1"),
    (
        "no-ceiling",
        lambda: ring("E4", buildings={"a2": "E1"}),
        "b2^a2T",
        "E5.7",
        "allows no building worth more than 1",
    ),
    ("no-worth-empty", lambda: ring("E4"), "b2^b1T", "E5.4", "only an encampment can be built on an empty space"),
    (
        "no-worth-own",
        lambda: ring("E4", buildings={"b1": "E1"}),
        "b2^b1C",
        "E5.5",
        "over your own building only the one worth exactly one more can be built",
    ),
    (
        "no-worth-enemy",
        lambda: ring("E4", buildings={"b1": "T1"}),
        "b2^b1C",
        "E5.6",
        "over an enemy building only one of the same worth or worth one more can be built",
    ),
    (
        "no-supply",
        lambda: table(
            "r r r r r\n . r . .", {"b1": "E2", "b4": "T1"}, buildings={f"a{place}": "E1" for place in range(1, 6)}
        ),
        "b1^b2E",
        "E5.8",
        "you have no encampment left in your supply",
    ),
    (
        "no-cost",
        lambda: ring("E2", buildings={"b3": "T2"}),
        "b2^b3T",
        "E5.3",
        "it costs 3 discs and the stack on b2 has 2",
    ),
    (
        "no-sand-temple",
        lambda: sand(building="T1"),
        "sand a6",
        "E14.1",
        "you have no building on the Temple of the Sand",
    ),
    (
        "no-sand-twice",
        lambda: sand(phase={"sand_used": True, "busy": True}),
        "sand a6",
        "E14.1",
        "the Temple of the Sand is used once a turn, before the action",
    ),
    ("no-sand-pay", lambda: sand("1"), "sand a6", "E14.2", "the Temple of the Sand costs 2 soldiers of your reserve"),
    ("no-sand-target", sand, "sand a6", "E14.1", "only an enemy soldier can be sent home, never an Emperor"),
    ("no-pass", lambda: ring("E2"), "pass", "E3.5", "you have a legal action, and must take one"),
    ("no-gift", exchange, "give E", "E6.3", "you do not hold the Emperor of Ember"),
    ("no-reserve", placing, "a1+3", "E7.1", "your reserve has 2 soldiers and no Emperor"),
    ("no-place-full", placing, "a2+2", "E7.2", "the stack on a2 would have more than 4 discs"),
    ("no-place-enemy-building", placing, "a4+1", "E7.3", "a4 is adjacent to an enemy building"),
    ("no-place-tempest", placing, "a7+1", "E9.6", "a stack in a tempest cannot be reinforced"),
    (
        "no-place-emperor-first",
        lambda: reinforcing(". . .", {"a1": "E2", "a3": "T1"}, "3!"),
        "a1+2",
        "E7.4",
        "your Emperor is in the reserve and must be among the discs placed",
    ),
    (
        "no-place-emperor-alone",
        lambda: reinforcing(". r . .", {"a1": "E1", "a4": "T1"}, "3!", buildings={"a2": "T1"}),
        "a1+1!",
        "E7.5",
        "next to an enemy building only the Emperor can be placed, alone, and only if no stack can be reinforced",
    ),
    ("no-place-twice", windy, "a1+1", "E12.1", "discs have already been placed on a1 in this phase"),
    (
        "no-moon-temple",
        lambda: moon(building="T1"),
        "moon a3",
        "E13.1",
        "you have no building on the Temple of the Moon",
    ),
    (
        "no-moon-twice",
        lambda: moon("4", phase={"moon_used": True}),
        "moon a3",
        "E13.3",
        "the Temple of the Moon is used once, before the ordinary placement",
    ),
    ("no-moon-pay", lambda: moon("2"), "moon a3", "E13.1", "and another disc must be left to place"),
    ("no-moon-space", moon, "moon a2", "E13.1", "needs an empty space or a stack of your own with room"),
    ("no-finish", placing, "done", "E7.1", "discs must still be placed"),
    ("no-finish-emperor", lambda: after(moon("4!"), "moon a3"), "done", "E7.4", "your Emperor must still be placed"),
    ("no-draft-taken", draft, "@a2", "E17.1", "a2 is occupied"),
    ("no-draft-tempest", storm_draft, f"@{TEMPEST_NAME}", "E9.1", "no disc is placed on a tempest space during set-up"),
    ("no-draft-none", draft, "@b2!", "E17.1", "you have no such disc left to place"),
]


@pytest.mark.parametrize(
    ("build", "text", "rule", "message"), [case[1:] for case in CASES], ids=[case[0] for case in CASES]
)
def test_every_reason_has_its_rule(build: Callable[[], Position], text: str, rule: str, message: str) -> None:
    error = refused(build(), text, rule)
    assert message in error.message


UNREACHABLE = {"no-legal", "no-place-one"}
"""Said nowhere as long as the rules and these reasons agree; kept so that a disagreement is an error and no crash."""


def test_every_reason_of_the_refusals_is_covered() -> None:
    told = set(re.findall(r'"(no-[a-z-]+)"', inspect.getsource(refusals)))
    assert told - UNREACHABLE == {case[0] for case in CASES} | {"no-swap-own"}


def test_every_reason_has_a_text_and_every_text_a_reason() -> None:
    texts = resources.files("tetrarch.eko").joinpath("texts", "en.ftl").read_text(encoding="utf-8")
    told = set(re.findall(r'"(no-[a-z-]+)"', inspect.getsource(refusals) + inspect.getsource(table_module)))
    assert told == set(re.findall(r"^(no-[a-z-]+) =", texts, re.MULTILINE))


# The same reason for different causes


@pytest.mark.parametrize(
    ("worth", "building"),
    [(1, "you have no encampment left"), (2, "you have no tower left"), (3, "you have no castle left")],
)
def test_the_building_that_is_missing_is_named(worth: int, building: str) -> None:
    used = {f"a{place}": f"E{worth}" for place in range(1, {1: 6, 2: 4, 3: 2}[worth])}
    used |= {"b2": f"E{worth - 1}"} if worth > 1 else {}
    position = table("m m m m m\n . m . .", {"b1": "E4", "b4": "T1"}, buildings=used)
    assert building in refused(position, f"b1^b2{'ETC'[worth - 1]}", "E5.8").message


def test_a_swap_needs_a_soldier_of_ones_own() -> None:
    position = new_game(2, seed=1).position
    names = {stack: position.board.spaces[space].name for space, stack in position.stacks().items()}
    for stack in ((1 - position.seat, 1, False), (position.seat, 1, True)):
        error = refused(position, f"swap {names[stack]}", "E2.5")  # type: ignore[index]
        assert "only a soldier of your own on the board can be swapped with your Emperor" in error.message


@pytest.mark.parametrize(
    ("build", "text", "rule"),
    [
        (lambda: ring("E2"), "c1^c2E", "E5.1"),
        (lambda: ring("E2"), "a1^a2E", "E5.1"),
        (lambda: ring("E1", buildings={"b1": "E1"}), "b2^b1T", "E5.2"),
        (lambda: ring("E2"), "b2^b1E!", "E5.9"),
        (lambda: table(". . .", {"a1": "E1!", "a2": "T2", "a3": "T1"}), "a1xa2", "E4.6"),
        (lambda: table(". t .", {"a1": "E1!", "a2": "T4", "a3": "T1"}), "a1*a2", "E9.5"),
        (lambda: placing(), "a3+1", "E7.2"),
        (lambda: placing(), "a8+1", "E7.2"),
        (lambda: placing(), "a1+!", "E7.1"),
        (lambda: placing(), "a1+0", "E7.1"),
        (lambda: moon("2!"), "moon a3", "E13.2"),
        (lambda: moon("4"), "moon a3!", "E13.2"),
        (lambda: moon("4"), "moon a6", "E13.1"),
        (lambda: after(sand("8"), "a2-a3", "march"), "sand a6", "E14.1"),
    ],
)
def test_the_rule_that_applies_is_cited(build: Callable[[], Position], text: str, rule: str) -> None:
    refused(build(), text, rule)


# What would be legal instead


def test_what_the_same_stack_may_do_is_offered() -> None:
    position = table(". . . .", {"a1": "E1", "a2": "T1", "a4": "E2"})
    error = refused(position, "a4-a1", "E4.5")
    assert set(error.legal) == {"a4-a3", "a4xa2"}


def test_else_what_others_may_do_of_the_same_kind() -> None:
    position = table(". . . .", {"a1": "E1", "a2": "T1", "a4": "E2"})
    error = refused(position, "a1-a3", "E4.5")
    assert set(error.legal) == {"a4-a3", "a4xa2"}


def test_else_all_that_is_legal() -> None:
    error = refused(table(". . .", {"a1": "E1!", "a3": "T2"}), "march", "E18.1")
    assert set(error.legal) == {"a1-a2"}


@pytest.mark.parametrize(
    ("build", "rule"),
    [
        (lambda: after(table(". . .", {"a1": "E2!", "a2": "T1"}), "a1xa2"), "E8.2"),
        (lambda: after(table(". . .", {"a1": "E1", "a2": "T4!"}), "a1*a2"), "E8.4"),
        (lambda: after(table(". .", {"a1": "E1!", "a2": "T2!"}, phase={"idle_turns": 1}), "pass"), "E3.7"),
    ],
)
def test_after_the_end_the_rule_that_ended_it_is_cited(build: Callable[[], Position], rule: str) -> None:
    position = build()
    assert legal(position) == set()
    for text in ("a1-a2", "pass", "done", "march"):
        error = refused(position, text, rule)
        assert error.legal == ()


def test_a_number_is_refused_by_the_rule_that_its_notation_breaks() -> None:
    position = new_game(2, seed=7).position
    for _ in range(2):
        position.play("keep")
    stacks = position.stacks()
    own = next(space for space, stack in stacks.items() if stack.seat == position.seat)
    with pytest.raises(IllegalMove) as caught:
        position.play(make_decision(layout.MOVE, own, own))
    assert caught.value.rule == "E4.9"
    for garbage in (-1, 15, 1 << 60, make_decision(layout.CONSTRUCT, own, 127, 7)):
        with pytest.raises(IllegalMove) as caught:
            position.play(garbage)
        assert caught.value.rule == "E18.1"


def test_a_decision_of_another_board_is_not_played_as_one_of_this() -> None:
    position = new_game(2, seed=8).position
    here = {one.id: one.notation for one in position.legal_decisions()}
    elsewhere = new_game(2, seed=7).position.legal_decisions()
    foreign = next(one for one in elsewhere if here.get(one.id, one.notation) != one.notation)
    before = position.copy()
    with pytest.raises(IllegalMove, match="belongs to another board"):
        position.play(foreign)
    assert position == before
