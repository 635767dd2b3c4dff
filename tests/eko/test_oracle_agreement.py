"""Kernels and oracle agree on what is legal and on what follows, in games and where rare things happen."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.eko.agreement import Twins, compare_successors, position_on, tileless
from tests.eko.cases import CASES, compare_case
from tests.eko.scrambles import BOARDS, ribbon, scrambled
from tests.eko.situations import COMMON, KNOWN, RARE, SET_UP, WITH_FOUR, WITH_THREE
from tests.eko.small_boards import draw_board, small_position
from tests.games.agreement import Coverage, walk
from tetrarch.core.randomness import Generator
from tetrarch.eko import VARIANTS, new_game, random_board
from tetrarch.eko.position.options import FIRST_PRINTING_VARIANTS, PRINTINGS

MIXES = {
    "complete": (
        (),
        ("draft",),
        ("labyrinth",),
        ("portals", "wind"),
        ("pyramids", "sand"),
        ("moon", "beacon"),
        tuple(variant for variant in VARIANTS if variant != "draft"),
        VARIANTS,
    ),
    "first-printing": (
        (),
        ("labyrinth", "portals"),
        ("pyramids", "wind", "draft"),
        tuple(variant for variant in VARIANTS if variant in FIRST_PRINTING_VARIANTS),
    ),
}
"""Variants played together, so that each is played without and with others."""


def allowed_printings(variants: frozenset[str]) -> Iterator[str]:
    for printing in PRINTINGS:
        if printing == "complete" or variants <= FIRST_PRINTING_VARIANTS:
            yield printing


def assert_met(coverage: Coverage, expected: set[str]) -> None:
    missed = sorted(expected - coverage.met.keys())
    assert not missed, f"{coverage.decisions} decisions met none of {missed}; the seeds are worth nothing"
    assert coverage.met.keys() <= KNOWN, "situations that no list names"


def compare_scrambles(players: int, seed: str, amount: int) -> Coverage:
    """Scramble positions on all small boards, compare what follows there, and continue from them."""
    coverage = Coverage()
    for draw in BOARDS:
        board = draw(players)
        for printing in allowed_printings(board.variants):
            dice = Generator(f"{draw.__name__} {players} {printing} {seed}", "scrambles")
            for _ in range(amount // 8 if draw is ribbon else amount):
                successors = compare_successors(scrambled(board, board.variants, printing, dice), coverage, dice, 16)
                walk(dice.choice(successors)[1], coverage, dice, 6, bold=True)
    return coverage


def compare_real_scrambles(players: int, seed: str, amount: int) -> Coverage:
    """The same on boards of tiles."""
    coverage = Coverage()
    for printing in PRINTINGS:
        for mix in MIXES[printing]:
            variants = frozenset(mix) - {"draft"}
            dice = Generator(f"{mix} {players} {printing} {seed}", "scrambles")
            board = random_board(dice, players, variants=variants, layout=dice.choice(["bars", "star"]))
            for _ in range(amount):
                compare_successors(scrambled(board, variants, printing, dice), coverage, dice, 6)
    return coverage


def compare_game(players: int, printing: str, mix: tuple[str, ...], seed: str, most: int) -> Coverage:
    """A game from its beginning, played boldly or evenly."""
    coverage = Coverage()
    dice = Generator(f"{players} {printing} {mix} {seed}", "games")
    rounds = dice.choice([None, 6, 40])
    game = new_game(players, seed=seed, variants=mix, printing=printing, round_limit=rounds, repetition=True)
    set_up = 16 * players if "draft" in mix else players
    walk(Twins.of(game.position), coverage, dice, set_up + most, bold=dice.below(3) > 0)
    return coverage


def test_every_case_is_a_position_that_the_rules_allow() -> None:
    for one in CASES:
        assert position_on(one.board, one.position).step == one.position["step"], one.name
    assert len({one.name for one in CASES}) == len(CASES)


def test_hand_made_positions() -> None:
    coverage = Coverage()
    for one in CASES:
        compare_case(one, coverage)
    assert_met(coverage, RARE)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_scrambled_positions(players: int) -> None:
    coverage = compare_scrambles(players, "quick", 40)
    assert_met(coverage, COMMON | (WITH_THREE if players > 2 else set()) | (WITH_FOUR if players > 3 else set()))
    assert coverage.decisions > 3000


@pytest.mark.parametrize("players", [2, 3, 4])
def test_scrambled_positions_on_boards_of_tiles(players: int) -> None:
    coverage = compare_real_scrambles(players, "quick", 4)
    assert_met(coverage, {"decision move", "decision construct", "decision reinforce"})


@pytest.mark.parametrize("printing", PRINTINGS)
def test_sixteen_zones(printing: str) -> None:
    """As many as the kernels know; thousands of moves that differ in the zones they cross (E9.8, E18.2)."""
    drawing = "\n".join([" ".join("t." * 8), " " + " ".join("." * 15), " ".join("t." * 8)])
    board = tileless(draw_board(drawing))
    stacks = {"a3": "E4!", "c7": "E4", "a11": "E3", "b12": "E3", "a15": "T2", "c3": "T1", "c9": "T3", "a16": "T1!"}
    options = {"variants": ["labyrinth"]}
    twins = Twins.on(board, small_position(board, stacks, printing=printing, options=options))
    assert len(board.zones) == 16
    assert len(twins.legal) > (5000 if printing == "complete" else 300)


def test_games_from_the_beginning() -> None:
    coverage = Coverage()
    games = [(printing, mix) for printing in PRINTINGS for mix in MIXES[printing]]
    for number, (printing, mix) in enumerate(games):
        found = compare_game(2 + number % 3, printing, mix, "quick", 100)
        coverage.met += found.met
        coverage.decisions += found.decisions
    assert_met(coverage, SET_UP | {"decision move", "decision construct", "decision reinforce", "decision march"})


@pytest.mark.soak
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("number", range(8))
def test_many_scrambled_positions(players: int, number: int) -> None:
    compare_scrambles(players, f"soak {number}", 200)
    compare_real_scrambles(players, f"soak {number}", 10)


@pytest.mark.soak
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize(("printing", "mix"), [(printing, mix) for printing in PRINTINGS for mix in MIXES[printing]])
def test_many_games(players: int, printing: str, mix: tuple[str, ...]) -> None:
    for number in range(20):
        compare_game(players, printing, mix, f"soak {number}", 5000)
