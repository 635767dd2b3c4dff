"""The position line: round trips, and errors for broken lines."""

from __future__ import annotations

from typing import Any

import pytest

from tests.eko.documents import acting, choosing, document, drafting, ended, placing, swapping
from tests.eko.plain_board import own_tiles
from tetrarch.core.errors import FormatError, SetupError
from tetrarch.core.randomness import Generator
from tetrarch.eko import Position, new_game, parse_position, position_from_json, position_to_line, random_board

DOCUMENTS = {
    "acting": acting(),
    "placing": placing(),
    "choosing": choosing(),
    "swapping": swapping(),
    "drafting": drafting(),
    "over": ended("last", "E", {"c4": "E1!"}),
    "first printing": ended("empty-shared", "ET", {}, printing="first-printing"),
}
LINE = (
    "eko1 seats=ET first=0 at=action/0/0/5/3 "
    "board=bars;A@0,0r0;B@2,1r0;C@-1,3r0;D@-3,2r0;E@-2,-1r0;F@1,-3r0;G@3,-2r0 "
    "stacks=c4:E3!,d5:E1,h3:T2!,h4:T4 buildings=d6:T2,e4:E1 reserves=3,1 boxes=9,9"
)
"""The line of ``acting()``."""


@pytest.mark.parametrize("name", DOCUMENTS)
def test_every_kind_of_position_has_a_line(name: str) -> None:
    position = position_from_json(DOCUMENTS[name])
    line = position_to_line(position)
    assert parse_position(line) == position
    assert len(line.splitlines()) == 1
    assert repr(position) == f"parse_position({line!r})"


def test_the_line_is_as_documented() -> None:
    assert position_to_line(position_from_json(acting())) == LINE
    assert parse_position(LINE) == position_from_json(acting())


def test_what_is_not_as_in_a_fresh_turn_is_written() -> None:
    line = position_to_line(position_from_json(placing()))
    assert " phase=y/1/f3/1/0" in line
    assert " board=own;A@0,0r0;" in line
    assert "S@0,-2r5c2;T@-2,2r3 " in line
    line = position_to_line(position_from_json(choosing()))
    assert " at=exchange/0/1/5/3 " in line
    assert " captives=E:T,T:MS " in line
    assert line.endswith(" attack=E/ETMS/c")
    line = position_to_line(position_from_json(ended("last", "E", {"c4": "E1!"})))
    assert " eliminated=T " in line
    assert line.endswith(" result=last/E")


def test_options_are_in_the_line() -> None:
    game = new_game(3, seed=4, variants=["draft"], printing="first-printing", round_limit=9, repetition=True)
    line = position_to_line(game.position)
    assert " printing=first-printing draft=yes limit=9 repetition=yes" in line
    assert parse_position(line) == game.position
    plain = new_game(2, seed=4, repetition=True).position
    plain.play("keep")
    plain.play("keep")
    assert " history=" in position_to_line(plain)
    assert parse_position(position_to_line(plain)) == plain


def test_a_board_of_ones_own_tiles_is_in_the_line() -> None:
    board = random_board(
        Generator(3, "line"), 2, layout="ring", variants={"portals", "labyrinth"}, tile_set=own_tiles()
    )
    position = new_game(2, seed=3, board=board).position
    line = position_to_line(position)
    assert parse_position(line) == position
    assert parse_position(line).board.tile_set == own_tiles()


def test_blanks_around_and_between_fields_do_not_matter() -> None:
    assert parse_position(f"  {LINE.replace(' ', '   ')}\n") == parse_position(LINE)


def test_the_order_of_fields_does_not_matter() -> None:
    prefix, *fields = LINE.split(" ")
    assert parse_position(" ".join([prefix, *reversed(fields)])) == parse_position(LINE)


def with_field(field: str, value: str | None) -> str:
    """The line with a field changed, added, or removed."""
    words = [word for word in LINE.split(" ") if not word.startswith(f"{field}=")]
    return " ".join(words if value is None else [*words, f"{field}={value}"])


WRONG_LINES: list[tuple[str, str]] = [
    ("", "a line of this kind begins with 'eko1'"),
    ("chess1 seats=ET", "a line of this kind begins with 'eko1'"),
    ("eko2 seats=ET", "is a line of version 2; this program reads version 1"),
    (LINE + " colour=red", "'colour=red' is not a field, or occurs twice"),
    (LINE + " first=0", "'first=0' is not a field, or occurs twice"),
    (LINE + " draft", "'draft' is not a field, or occurs twice"),
    (with_field("seats", None), "seats: is missing"),
    (with_field("first", None), "first: is missing"),
    (with_field("at", None), "at: is missing"),
    (with_field("board", None), "board: is missing"),
    (with_field("reserves", None), "reserves: is missing"),
    (with_field("boxes", None), "boxes: is missing"),
    (with_field("first", "one"), "first: 'one' is not a number"),
    (with_field("first", "-1"), "first: '-1' is not a number"),
    (with_field("first", "a"), "first: 'a' is not a number"),
    (with_field("first", "1" * 20), f"first: '{'1' * 20}' is not a number"),
    (with_field("at", "action/0/0/5"), "at: 'action/0/0/5' must have 5 parts separated by '/'"),
    (with_field("at", "action/0/0/five/3"), "at: 'five' is not a number"),
    (with_field("stacks", "c4"), "stacks: 'c4' is not an entry, or occurs twice"),
    (with_field("stacks", "c4:E1,c4:E2"), "stacks: 'c4:E2' is not an entry, or occurs twice"),
    (with_field("reserves", "3"), "reserves: '3' must have 2 parts separated by ','"),
    (with_field("boxes", "9,x"), "boxes: 'x' is not a number"),
    (with_field("draft", "no"), "draft: must be 'yes' or left out, not 'no'"),
    (with_field("repetition", "no"), "repetition: must be 'yes' or left out, not 'no'"),
    (with_field("limit", "many"), "limit: 'many' is not a number"),
    (with_field("phase", "y/0//0"), "phase: 'y/0//0' must have 5 parts separated by '/'"),
    (with_field("phase", "z/0///0"), "phase: 'z' must be some of the marks 'mnsoby', each once"),
    (with_field("phase", "yy/0///0"), "phase: 'yy' must be some of the marks 'mnsoby', each once"),
    (with_field("phase", "/x///0"), "phase: 'x' is not a number"),
    (with_field("attack", "E/ET"), "attack: 'E/ET' must have 3 parts separated by '/'"),
    (with_field("attack", "E/ET/x"), "attack: 'x' must be some of the marks 'kc', each once"),
    (with_field("history", "xyz"), "history: 'xyz' is not a number"),
    (with_field("result", "last"), "result: 'last' must have 2 parts separated by '/'"),
    (with_field("board", "bars"), "board: '' is not a tile such as 'A@0,0r2'"),
    (with_field("board", "bars;A@0,0"), "board: 'A@0,0' is not a tile such as 'A@0,0r2'"),
    (with_field("board", "bars;A@0,0r0;{"), "board: its tile set: is not valid JSON"),
    (with_field("board", 'bars;A@0,0r0;{"a":' + "[" * 9999), "board: its tile set: is not valid JSON"),
]


@pytest.mark.parametrize(("line", "message"), WRONG_LINES, ids=[message for _, message in WRONG_LINES])
def test_a_wrong_line_is_refused_with_the_field(line: str, message: str) -> None:
    with pytest.raises(FormatError) as caught:
        parse_position(line, "clipboard")
    assert str(caught.value).startswith(f"clipboard: {message}")


AGAINST_THE_RULES = [
    (with_field("stacks", "c4:E3,d5:E1,h3:T2!,h4:T4"), "E has 0 Emperors, not 1 (E1.1)"),
    (with_field("captives", "M:E"), "captives: must have one entry for each of E, T"),
    (with_field("eliminated", "T"), "eliminated: must be []: a player without discs on the board is eliminated (E8.3)"),
    (with_field("printing", "second"), "printing: unknown printing 'second'; known: complete, first-printing (E16.1)"),
    (with_field("limit", "0"), "round_limit: 0 is not from 1 to 100000, or none (E8.7)"),
    (with_field("seats", "EE"), "identities: must be 2 different letters of E, T, M, S (E2.4)"),
    (with_field("board", "star;A@0,0r0"), "tiles: tile B is missing"),
]


@pytest.mark.parametrize(("line", "fault"), AGAINST_THE_RULES, ids=[fault for _, fault in AGAINST_THE_RULES])
def test_a_line_is_checked_like_a_file(line: str, fault: str) -> None:
    with pytest.raises(SetupError) as caught:
        parse_position(line, "clipboard")
    assert any(str(found).startswith(fault) for found in caught.value.faults)
    assert str(caught.value).startswith("clipboard: ")


def test_the_draft_is_a_matter_of_the_line_not_of_the_tiles() -> None:
    assert parse_position(with_field("draft", "yes")).options.variants == {"draft"}


def test_a_cut_line_is_refused_or_lacks_only_what_may_be_left_out() -> None:
    whole = parse_position(LINE)
    for length in range(len(LINE)):
        loaded: Position | None = None
        try:
            loaded = parse_position(LINE[:length])
        except (FormatError, SetupError):
            continue
        assert loaded == whole, LINE[:length]


def test_positions_of_every_step_are_covered() -> None:
    steps: set[Any] = {data["step"] for data in DOCUMENTS.values()}
    assert steps == {"action", "reinforce", "exchange", "swap", "draft", "over"}
    march = document(position_from_json(acting()).board, {"c4": "E1!", "h3": "T1!"}, reserves={"E": "3"}, step="march")
    position = position_from_json(march)
    assert parse_position(position_to_line(position)) == position
    position.play("march")
    assert position.step == "march-action"
    assert parse_position(position_to_line(position)) == position
