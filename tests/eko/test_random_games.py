"""Random games end, and the invariants hold after every decision."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import numpy.typing as npt
import pytest

from tests.eko.agreement import position_on, tileless
from tests.eko.cases import CASES
from tests.eko.fingerprints import mixes
from tests.eko.invariants import (
    INVARIANTS,
    TALLY_DECISIONS,
    TALLY_REASONS,
    TALLY_SIZE,
    broken_invariant,
    checked_playouts,
    has_lost_progress,
)
from tests.eko.small_boards import draw_board, small_position
from tetrarch.core.kernel import JIT
from tetrarch.core.randomness import Generator
from tetrarch.eko import new_game
from tetrarch.eko.position.options import PRINTINGS
from tetrarch.eko.position.position import Position
from tetrarch.eko.rules import layout

ENOUGH = 20_000
"""The number of decisions within which every random game ends; the longest of half a million took 1,550."""

KINDS = [(players, printing, mix) for players in (2, 3, 4) for printing in PRINTINGS for mix in mixes(printing)]
Array = npt.NDArray[np.int64]


def play_games(
    players: int, printing: str, mix: tuple[str, ...], boards: int, games: int, limit: int, rounds: int | None = None
) -> Array:
    """The tally of so many games on each of so many boards; with a round limit, repetition ends them too."""
    tally = np.zeros(TALLY_SIZE, dtype=np.int64)
    for number in range(boards):
        seed = f"random games {number}"
        start = new_game(
            players, seed=seed, variants=mix, printing=printing, round_limit=rounds, repetition=rounds is not None
        ).position
        words = Generator(seed, "random games").words
        state = start.state.copy()
        broken = checked_playouts(start.static, start.state, state, start.scratch, words, games, limit, tally)
        if broken:
            where = Position(start.board, start.options, start.identities, state)
            pytest.fail(f"not true on board {number}: {INVARIANTS[broken]}\nin {where!r}")
    return tally


def assert_all_ended(tally: Array, games: int) -> None:
    reasons = tally[TALLY_REASONS : TALLY_REASONS + len(layout.REASON_NAMES)]
    assert reasons.sum() == games
    assert reasons[0] == 0, f"{reasons[0]} games did not end within {ENOUGH} decisions"


@pytest.mark.parametrize("players", [2, 3, 4])
def test_games_end_and_stay_whole(players: int) -> None:
    """Also where no limit and no repetition would end them."""
    met: set[int] = set()
    for _, printing, mix in (kind for kind in KINDS if kind[0] == players):
        if JIT:
            tally = play_games(players, printing, mix, 2, 20, ENOUGH)
            assert_all_ended(tally, 40)
            met |= {reason for reason in range(len(layout.REASON_NAMES)) if tally[TALLY_REASONS + reason]}
        else:
            assert play_games(players, printing, mix, 1, 1, 50)[TALLY_DECISIONS] == 50
    if JIT:
        endless = {layout.REPETITION_REASON, layout.ROUND_LIMIT_REASON, layout.SHARED_REASON}
        assert met | endless == set(range(1, len(layout.REASON_NAMES)))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_games_with_a_limit_end_in_time(players: int) -> None:
    tally = play_games(players, "complete", (), 1, 20 if JIT else 1, ENOUGH, rounds=20)
    assert_all_ended(tally, 20 if JIT else 1)
    assert tally[TALLY_REASONS + layout.ROUND_LIMIT_REASON] > 0


@pytest.mark.soak
@pytest.mark.parametrize(("players", "printing", "mix"), KINDS)
def test_ten_thousand_games(players: int, printing: str, mix: tuple[str, ...]) -> None:
    assert_all_ended(play_games(players, printing, mix, 200, 50, ENOUGH), 10_000)


def test_e8_7_a_playout_notices_a_repetition_however_late() -> None:
    """Two stacks wander on islands of their own, so that no position comes a third time for some 200 turns."""
    board = tileless(draw_board(" ".join("." * 30 + "x" + "." * 30)))
    start = position_on(board, small_position(board, {"a1": "E4!", "a61": "T4!"}, options={"repetition": True}))
    inside, outside = start.copy(), start.copy()
    dice = Generator("late", "repetition")
    made = inside.playout(dice, ENOUGH)
    dice = Generator("late", "repetition")
    pushed = 0
    while not outside.is_over:
        outside.push(dice.choice(outside.legal_ids().tolist()))
        pushed += 1
    assert outside.outcome is not None
    assert outside.outcome.reason == "repetition"
    assert made == pushed


def add(place: int, amount: int) -> Callable[[Array], None]:
    def change(state: Array) -> None:
        state[place] += amount

    return change


def capture(space: int, emperor: int, holder: int) -> Callable[[Array], None]:
    """An Emperor leaves its stack on a space for its holder, and a soldier of the box comes in its place."""

    def change(state: Array) -> None:
        state[layout.STACKS + space] -= 1
        state[layout.BOX + emperor] -= 1
        state[layout.EMPEROR + emperor] = layout.CAPTIVE - holder

    return change


def capture_both(state: Array) -> None:
    capture(0, 0, 1)(state)
    capture(1, 1, 0)(state)


FIRST_SITE = layout.STACKS + 4

BREAKS: list[tuple[int, Callable[[Array], None]]] = [
    (1, add(layout.SEAT, 2)),
    (1, add(layout.FIRST, 2)),
    (2, add(layout.STACKS, 6 << 1)),
    (2, add(layout.STACKS, 2 << 4)),
    (3, add(layout.SOLDIERS, 1)),
    (3, add(layout.BOX + 1, -1)),
    (4, add(layout.EMPEROR, 1)),
    (4, add(layout.EMPEROR + 1, layout.CAPTIVE - 1)),
    (4, add(layout.EMPEROR, layout.CAPTIVE - 5)),
    (5, add(layout.DISCS, 1)),
    (6, add(FIRST_SITE, 1)),
    (6, add(FIRST_SITE, 2 << 2)),
    (7, add(layout.SUPPLY, 1)),
    (8, add(layout.WORTH, -1)),
    (9, add(layout.CAPITALS, -1)),
    (10, add(layout.IN_GAME, -1)),
    (11, capture_both),
    (12, add(layout.DECIDER, 1)),
    (13, capture(1, 1, 0)),
    (14, add(layout.PLACED, 1)),
    (14, add(layout.ZONES_PAID, 1)),
    (14, add(layout.HISTORY_LENGTH, 1)),
    (15, add(layout.RESULT, 1)),
    (15, add(layout.STEP, layout.OVER_STEP - layout.ACTION_STEP)),
    (18, add(layout.SEAT_SPACES, 1 << 62)),
    (18, add(layout.HEIGHT_SPACES + 1, 1)),
    (18, add(layout.SEAT_SITES + 3, 1)),
]


@pytest.mark.parametrize(("number", "break_state"), BREAKS)
def test_invariants_can_break(number: int, break_state: Callable[[Array], None]) -> None:
    (case,) = (case for case in CASES if case.name == "E8.1 twelve points and a capital")
    position = position_on(case.board, case.position)
    assert broken_invariant(position.static, position.state) == 0
    break_state(position.state)
    assert INVARIANTS[broken_invariant(position.static, position.state)] == INVARIANTS[number]


def test_progress_can_be_lost() -> None:
    parts = (48, 40, 0)
    before = sum(3 << part for part in parts)
    assert not has_lost_progress(before, before)
    for part in parts:
        assert not has_lost_progress(before, before + (1 << part))
        assert has_lost_progress(before, before - (1 << part))
