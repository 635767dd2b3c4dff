"""Kernels and oracle agree on what is legal and on what follows, in games and where rare things happen."""

from __future__ import annotations

import pytest

from tests.games.agreement import Coverage, walk
from tests.legends.agreement import Twins, compare_successors
from tests.legends.oracle import Decision
from tests.legends.scrambles import LEVEL_STEPS, scrambled
from tests.legends.situations import BIDS, ENDINGS, KNOWN, SET_UP, TURN, WITH_FOUR, WITH_THREE, WITH_TWO
from tetrarch.core.randomness import Generator
from tetrarch.legends import PRINTINGS, VARIANTS, Options, default_components, random_table

MIXES: tuple[tuple[str, ...], ...] = (
    (),
    *((variant,) for variant in VARIANTS if variant != "swamp"),
    ("explore", "swamp"),
    ("explore", "citadels", "merchants", "leaders"),
    ("dragon", "portals", "rogues", "seven-cards", "die"),
    ("explore", "swamp", "rectangle", "leaders", "dragon"),
    tuple(variant for variant in VARIANTS if variant != "match"),
    VARIANTS,
)
"""Variants played together, so that each is played without and with others."""

WITHOUT_MATCH = tuple(variant for variant in VARIANTS if variant != "match")
SCRAMBLED_MIXES = (
    WITHOUT_MATCH,
    VARIANTS,
    ("explore", "swamp", "dragon", "portals", "leaders"),
    ("citadels", "rogues", "merchants", "leaders"),
    (),
)


def assert_met(coverage: Coverage, expected: set[str]) -> None:
    missed = sorted(expected - coverage.met.keys())
    assert not missed, f"{coverage.decisions} decisions met none of {missed}; the seeds are worth nothing"
    assert coverage.met.keys() <= KNOWN, f"no list names {sorted(coverage.met.keys() - KNOWN)}"


def of_players(players: int) -> set[str]:
    """What happens only with some numbers of players."""
    return {2: WITH_TWO - {"decision neutral"}, 3: WITH_THREE, 4: WITH_THREE | WITH_FOUR}[players]


def compare_scrambles(players: int, seed: str, amount: int) -> Coverage:
    """Scramble positions, compare what follows there, and continue from them."""
    coverage = Coverage()
    for number in range(amount):
        mix, printing = SCRAMBLED_MIXES[number % len(SCRAMBLED_MIXES)], PRINTINGS[number % 2]
        dice = Generator(f"{players} {number} {seed}", "scrambles")
        step = "queen" if "leaders" in mix and number % 9 == 0 else "move" if number % 7 == 0 else ""
        if not step:
            step = dice.choice(["take", "half", "place", "move", "city", "city", "destroy"])
        found = compare_successors(scrambled(players, mix, printing, dice, step), coverage, dice, 12)
        walk(dice.choice(found), coverage, dice, 3, bold=True)
    return coverage


def compare_endings(players: int, seed: str, amount: int) -> Coverage:
    """Last turns in which much is level, and what they lead to."""
    coverage = Coverage()
    for number in range(amount):
        mix = [(), ("citadels",), ("explore",), ("match",), ("match", "explore")][number % 5]
        dice = Generator(f"{players} {number} {seed}", "endings")
        twins = scrambled(players, mix, PRINTINGS[number % 2], dice, dice.choice(LEVEL_STEPS), level=True)
        compare_successors(twins, coverage, dice, 10)
        compare_decision(twins, ("stop",), coverage)
    return coverage


def compare_bids(players: int, seed: str, amount: int) -> Coverage:
    """Bids that are often tied, decided by age or by the die."""
    coverage = Coverage()
    for number in range(amount):
        dice = Generator(f"{players} {number} {seed}", "bids")
        options = Options(players, PRINTINGS[number // 2 % 2], frozenset({"die"} if number % 2 else ()))
        twins = Twins.of(random_table(dice, default_components(), options)).deal(dice)
        while twins.state.step != "first":
            low = [("bid", dice.below(2))] if twins.state.step == "bid" else sorted(twins.legal)
            twins = compare_decision(twins, dice.choice(low), coverage)
        compare_successors(twins, coverage, dice, players)
    return coverage


def compare_decision(twins: Twins, decision: Decision, coverage: Coverage) -> Twins:
    after = twins.play(decision)
    coverage.note(twins, decision, after)
    return after


def compare_game(players: int, printing: str, mix: tuple[str, ...], quick: bool, seed: str, most: int) -> Coverage:
    """A game or match from its deal, played boldly or evenly."""
    coverage = Coverage()
    dice = Generator(f"{players} {printing} {mix} {quick} {seed}", "games")
    table = random_table(dice, default_components(), Options(players, printing, frozenset(mix), quick))
    walk(Twins.of(table), coverage, dice, most, bold=dice.below(2) > 0)
    return coverage


@pytest.mark.parametrize("players", [2, 3, 4])
def test_scrambled_positions(players: int) -> None:
    coverage = compare_scrambles(players, "quick", 250)
    assert_met(coverage, TURN | of_players(players))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_level_endings(players: int) -> None:
    assert_met(compare_endings(players, "quick", 150), ENDINGS)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_tied_bids(players: int) -> None:
    assert_met(compare_bids(players, "quick", 16), BIDS)


def test_games_from_the_deal() -> None:
    coverage = Coverage()
    for number, mix in enumerate(MIXES):
        players, printing, quick = 2 + number % 3, PRINTINGS[number // 2 % 2], number % 4 == 3
        found = compare_game(players, printing, mix, quick, "quick", 700)
        coverage.met += found.met
        coverage.decisions += found.decisions
    assert_met(coverage, SET_UP | {"decision neutral", "L12.1 the match is over", "L7.1 the game is over"})
    assert coverage.decisions > 2000


@pytest.mark.soak
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("number", range(20))
def test_many_scrambled_positions(players: int, number: int) -> None:
    compare_scrambles(players, f"soak {number}", 1000)
    compare_endings(players, f"soak {number}", 500)


@pytest.mark.soak
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("printing", PRINTINGS)
@pytest.mark.parametrize("mix", MIXES, ids="+".join)
def test_many_games(players: int, printing: str, mix: tuple[str, ...]) -> None:
    for number in range(20):
        compare_game(players, printing, mix, number % 2 == 0, f"soak {number}", 5000)
