"""The text drawings show everything on the board, with place and owner."""

from __future__ import annotations

import re
from itertools import pairwise

import pytest

from tests.eko.drawn_positions import MIXES, SMALL_BOARD, TILE_VARIANTS, played, small_position, walk
from tetrarch.core.drawing.characters import IDENTITY_STYLES
from tetrarch.core.drawing.svg import IDENTITY_NAMES
from tetrarch.core.text.messages import texts_of
from tetrarch.eko.components.board import Board
from tetrarch.eko.drawing.text import (
    describe_board_text,
    describe_text,
    draw_board_rich,
    draw_board_text,
    draw_rich,
    draw_text,
)
from tetrarch.eko.position.position import CEILINGS, Position
from tetrarch.eko.rules import layout
from tetrarch.eko.words.description import step_sentence

SMALL = r"""
                      / 1 \
a                    |     |
       / 1 \ / 2 \ / 3 \ / 4 \
b     |  .  | E3! |p>c3 |     |
    / 1 \ / 2 \ / 3 \ / 4 \ / 5 \
c  | E1  |Tt K2|  .  |  .  | c2  |
     \ / 1 \ / 2 \ / 3 \ / 4 \ / 5 \
d     |     |  .  | T4  |  .  |  .  |
        \ / 1 \ / 2 \ / 3 \ / 4 \ /
e        |T2~1 | ~1  |Ee o1|  .  |
           \ / 1 \ /   \ /   \ /
f           | ~1  |
              \ /

Pyramid between e1, e2 and f1 (held by Tide)
Portal b3 opens to c3

Key: . empty space; c2 canyon; K2 capital; o1 Temple of the Moon;
     blank chasm; ~1 tempest of zone 1; p>d5 portal to d5;
     E3! Ember's 3 discs, the Emperor among them;
     Ee Et Ec its encampment, tower, castle

   Seat  Player    Points  Capital  Reserve  Box  Captives  Left (e t c)
>  0     E Ember   4       no       6        6    T         4 3 1         on turn
   1     T Tide    4       yes      9        0    -         5 2 1

Ember must reinforce: place discs of its reserve
Eko, round 4, turn 7
"""

SMALL_WORDS = """
Eko, 2 players, round 4, turn 7.
Ember must reinforce: place discs of its reserve.
Seat 0, Ember (E), on turn: 4 of 12 points; no capital; 6 soldiers in reserve; 6 soldiers in the box; \
holds the Emperor of Tide; left to build: 4 encampments, 3 towers, 1 castle.
Seat 1, Tide (T): 4 of 12 points; a capital; 9 soldiers in reserve; 0 soldiers in the box; \
no captives; left to build: 5 encampments, 2 towers, 1 castle.
Stacks of Ember: b2 3 discs with Emperor, c1 1 disc.
Buildings of Ember: e3 encampment.
Stacks of Tide: d3 4 discs, e1 2 discs.
Buildings of Tide: c2 tower.
Pyramid between e1, e2 and f1: held by Tide.
Row a: a1 chasm.
Row b: b1 empty; b2 Ember, 3 discs with the Emperor; b3 portal, mouth c3; b4 chasm.
Row c: c1 Ember, 1 disc; c2 Tide, tower on a capital; c3 empty; c4 empty; c5 canyon.
Row d: d1 chasm; d2 empty; d3 Tide, 4 discs; d4 empty; d5 empty.
Row e: e1 Tide, 2 discs, in a tempest of zone 1; e2 tempest of zone 1; \
e3 Ember, encampment on the Temple of the Moon; e4 empty.
Row f: f1 tempest of zone 1.
"""


def cells(drawing: str) -> dict[str, str]:
    """The contents of each hex in a plain drawing, parsed from the drawing by row letter and number."""
    lines = drawing.splitlines()
    found = {}
    for above, line in pairwise(lines):
        row = re.match(r"([a-z]{1,2}) +\|", line)
        if row:
            for number in re.finditer(r"\d+", above):
                left = number.start() - (2 if len(number[0]) == 1 else 1)
                assert line[left - 1] == "|", f"{row[1]}{number[0]} has no border"
                found[f"{row[1]}{number[0]}"] = line[left : left + 5].strip()
    return found


def expected_cells(board: Board, position: Position | None) -> dict[str, str]:
    """The expected contents of each hex, derived without the drawing code."""
    found = {}
    zones = {space: number for number, zone in enumerate(board.zones, 1) for space in zone}
    for place in board.hexes:
        shown = {".": ".", "x": "", "t": "", "p": ""}.get(place.kind)
        if shown is None:
            shown = f"{place.kind}{CEILINGS[place.kind]}"
        if place.kind == "t":
            shown = f"~{zones[board.space_index[place.name]]}"
        found[place.name] = shown
    for portal, mouth in board.portals:
        found[portal.name] = f"p>{board.spaces[mouth].name}"
    if position is not None:
        for space, stack in position.stacks().items():
            place = board.spaces[space]
            shown = position.identities[stack.seat] + str(stack.height) + ("!" if stack.emperor else "")
            found[place.name] = shown + (f"~{zones[space]}" if place.kind == "t" else "")
        for site, building in position.buildings().items():
            place = board.sites[site]
            kind = {1: "e", 2: "t", 3: "c"}[building.worth]
            found[place.name] = f"{position.identities[building.seat]}{kind} {place.kind}{CEILINGS[place.kind]}"
    return found


def test_a_small_position_line_by_line() -> None:
    assert draw_text(small_position(), plain=True).splitlines() == SMALL.splitlines()[1:]


def test_a_small_position_in_words_line_by_line() -> None:
    assert describe_text(small_position()).splitlines() == SMALL_WORDS.splitlines()[1:]


def test_the_typographic_drawing_differs_only_in_its_signs() -> None:
    position = small_position()
    plain = draw_text(position, plain=True, key=False)
    signs = str.maketrans("╱╲│·ö─", "/\\|.o-")
    assert draw_text(position, key=False).translate(signs) == plain


@pytest.mark.parametrize(("players", "variants", "layout_name"), MIXES)
def test_every_hex_shows_what_is_there(players: int, variants: tuple[str, ...], layout_name: str) -> None:
    position = played(players, variants, layout_name)
    assert cells(draw_text(position, plain=True)) == expected_cells(position.board, position)
    assert cells(draw_board_text(position.board, plain=True)) == expected_cells(position.board, None)


@pytest.mark.parametrize(("players", "variants", "layout_name"), MIXES)
def test_plain_text_is_ascii_without_codes(players: int, variants: tuple[str, ...], layout_name: str) -> None:
    position = played(players, variants, layout_name)
    for text in (
        draw_text(position, plain=True),
        draw_board_text(position.board, plain=True),
        describe_text(position),
        describe_board_text(position.board),
    ):
        assert text.isascii()
        assert all(character.isprintable() or character == "\n" for character in text)
        assert all(line == line.rstrip() for line in text.splitlines())


@pytest.mark.parametrize("layout_name", ["bars", "star"])
@pytest.mark.parametrize("seed", range(5))
def test_the_largest_base_board_fits_100_columns(layout_name: str, seed: int) -> None:
    position = played(4, (), layout_name, seed, 0)
    assert max(map(len, draw_text(position).splitlines())) <= 100


def test_every_piece_and_row_is_described() -> None:
    position = played(3, TILE_VARIANTS)
    text = describe_text(position)
    board = position.board
    names = [IDENTITY_NAMES[letter] for letter in position.identities]
    for space, stack in position.stacks().items():
        discs = "1 disc" if stack.height == 1 else f"{stack.height} discs"
        discs = "Emperor alone" if stack.emperor and stack.height == 1 else discs
        line = next(line for line in text.splitlines() if line.startswith(f"Stacks of {names[stack.seat]}:"))
        assert f" {board.spaces[space].name} {discs}{' with Emperor' * (stack.emperor and stack.height > 1)}" in line
    for site, building in position.buildings().items():
        line = next(line for line in text.splitlines() if line.startswith(f"Buildings of {names[building.seat]}:"))
        assert f" {board.sites[site].name} {('encampment', 'tower', 'castle')[building.worth - 1]}" in line
    rows = [line for line in text.splitlines() if line.startswith("Row ")]
    assert sum(line.count(";") + 1 for line in rows) == len(board.hexes)
    for number in range(1, len(board.zones) + 1):
        assert f"zone {number}" in text
    assert text.count("Pyramid") == 2
    assert text.count("Beacon of Eon") == 1
    assert text.count("portal, mouth") == 2


def test_the_table_shows_winners_and_eliminated_players() -> None:
    position = small_position()
    position.state[layout.STEP] = layout.OVER_STEP
    position.state[layout.RESULT] = layout.LAST_REASON
    position.state[layout.WINNERS] = 0b01
    position.state[layout.IN_GAME] = 0b01
    lines = draw_text(position, plain=True).splitlines()
    assert next(line for line in lines if "E Ember" in line).endswith(" won")
    assert next(line for line in lines if "T Tide" in line).endswith(" eliminated")
    assert "Game over. Ember wins: nobody else has discs on the board (E8.2)" in lines
    assert not any(line.startswith(">") for line in lines)


def test_an_empty_board_has_no_winner() -> None:
    position = small_position()
    position.state[layout.STEP] = layout.OVER_STEP
    position.state[layout.RESULT] = layout.EMPTY_REASON
    assert "Game over. Nobody wins: a last kamikaze left the board empty (E8.4)" in draw_text(position)


def test_in_an_exchange_the_arrow_marks_the_player_who_decides() -> None:
    position = small_position()
    position.state[layout.STEP] = layout.EXCHANGE_STEP
    position.state[layout.DECIDER] = 1
    lines = draw_text(position, plain=True).splitlines()
    assert next(line for line in lines if "T Tide" in line).startswith(">")
    assert next(line for line in lines if "E Ember" in line).endswith("on turn")
    assert "Tide must exchange: give a captive for its own Emperor" in lines


def test_an_emperor_in_reserve_is_marked() -> None:
    position = small_position()
    position.state[layout.EMPEROR + 1] = layout.IN_RESERVE
    line = next(line for line in draw_text(position, plain=True).splitlines() if "T Tide" in line)
    assert "  10!  " in line
    assert "9 soldiers and the Emperor in reserve" in describe_text(position)


def test_every_step_that_occurs_has_its_sentence() -> None:
    steps = set()
    for seed, variants in ((1, TILE_VARIANTS), (2, ()), (3, ("draft",))):
        for position in walk(3, variants, seed):
            steps.add(position.step)
            if position.step != "over":
                name = IDENTITY_NAMES[position.identities[position.decider]]
                assert name in step_sentence(position)
                assert step_sentence(position) in draw_text(position, key=False)
    assert steps >= {"swap", "draft", "action", "march", "march-action", "reinforce"}
    assert all(f"step-{step}" in texts_of("tetrarch.eko", "en") for step in layout.STEP_NAMES if step != "over")


def test_zones_with_long_numbers_leave_room_for_the_stack() -> None:
    position = small_position()
    board = Board(2, SMALL_BOARD.tiles)
    board.__dict__["zones"] = (*[()] * 11, *SMALL_BOARD.zones)  # as if eleven zones came before
    position.board = board
    assert cells(draw_text(position, plain=True))["e1"] == "T2~12"
    position.state[layout.STACKS + board.space_index["e1"]] |= 1  # with an Emperor
    assert cells(draw_text(position, plain=True))["e1"] == "T2!~"


@pytest.mark.parametrize("variants", [(), TILE_VARIANTS])
def test_the_colours_change_no_character(variants: tuple[str, ...]) -> None:
    position = played(4, variants)
    rich = draw_rich(position)
    assert [line.rstrip() for line in rich.plain.split("\n")] == draw_text(position).split("\n")
    board = draw_board_rich(position.board)
    assert [line.rstrip() for line in board.plain.split("\n")] == draw_board_text(position.board).split("\n")


def test_each_stack_is_in_its_owners_colour() -> None:
    position = played(4)
    rich = draw_rich(position, key=False)
    owners = [stack.seat for stack in position.stacks().values()]
    owners += [building.seat for building in position.buildings().values()]
    for seat, letter in enumerate(position.identities):
        runs = [rich.plain[span.start : span.end] for span in rich.spans if span.style == IDENTITY_STYLES[letter]]
        assert len(runs) == owners.count(seat) + 1, "each piece, and the name in the table"
        assert all(run.strip().startswith(letter) for run in runs)
