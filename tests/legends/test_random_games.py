"""Games at random end, and what must always be true is true after every decision of them."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np
import numpy.typing as npt
import pytest

from tests.legends.fingerprints import MIXES
from tests.legends.invariants import (
    INVARIANTS,
    TALLY_DECISIONS,
    TALLY_DRAGONS,
    TALLY_FLOWS,
    TALLY_GAMES,
    TALLY_KEPT,
    TALLY_LONGEST,
    TALLY_QUEENS,
    TALLY_SIZE,
    broken_flow,
    broken_invariant,
    broken_progress,
    checked_playouts,
)
from tetrarch.core.kernel import JIT
from tetrarch.core.randomness import Generator
from tetrarch.legends import PRINTINGS, VARIANTS, Options, Position, default_components, new_game, random_table
from tetrarch.legends.rules import layout
from tetrarch.legends.rules.playout import playout

KINDS = [(players, printing, mix) for players in (2, 3, 4) for printing in PRINTINGS for mix in MIXES]
Array = npt.NDArray[np.int64]


def play_games(players: int, printing: str, mix: tuple[str, ...], tables: int, games: int) -> Array:
    """The tally of so many games at each of so many tables, set up quickly or by the founder in turn."""
    tally = np.zeros(TALLY_SIZE, dtype=np.int64)
    for number in range(tables):
        dice = Generator(f"random games {number}", "random games")
        options = Options(players, printing, frozenset(mix), number % 2 == 0)
        start = random_table(dice, default_components(), options)
        state, before = start.state.copy(), start.state.copy()
        broken = checked_playouts(start.static, start.state, state, before, start.scratch, dice.words, games, tally)
        if broken:
            where = [Position(start.components, options, start.identities, each) for each in (before, state)]
            pytest.fail(f"not true at table {number}: {INVARIANTS[broken]}\nfrom {where[0]!r}\nto {where[1]!r}")
    return tally


def assert_all_ended(tally: Array, games: int, players: int, is_match: bool) -> None:
    """Each player takes 8 to 11 cards, so no random game is short or long."""
    assert tally[TALLY_GAMES] == games
    assert tally[TALLY_DECISIONS] >= games * 22 * (3 if is_match else 1)
    assert tally[TALLY_LONGEST] <= 320 * (3 if is_match else 1)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_games_end_and_stay_whole(players: int) -> None:
    total = np.zeros(TALLY_SIZE, dtype=np.int64)
    kinds = [kind for kind in KINDS if kind[0] == players]
    for _, printing, mix in kinds if JIT else kinds[::4]:
        tables, games = (2, 20) if JIT else (1, 1)
        tally = play_games(players, printing, mix, tables, games)
        assert_all_ended(tally, tables * games, players, "match" in mix)
        total += tally
    if JIT:
        met = (TALLY_DRAGONS, TALLY_QUEENS, TALLY_KEPT, *range(TALLY_FLOWS, TALLY_SIZE))
        assert all(total[place] > 0 for place in met), total


@pytest.mark.soak
@pytest.mark.parametrize(("players", "printing", "mix"), KINDS)
def test_ten_thousand_games(players: int, printing: str, mix: tuple[str, ...]) -> None:
    assert_all_ended(play_games(players, printing, mix, 100, 100), 10_000, players, "match" in mix)


def mid_game() -> Position:
    """Three players with everything, in the middle of a game: the seat is to take a card."""
    variants = tuple(variant for variant in VARIANTS if variant != "match")
    position = new_game(3, seed="invariants", variants=variants).position
    words = Generator("invariants", "games").words
    playout(position.static, position.state, position.scratch, words, 20)
    while position.step != "take":
        playout(position.static, position.state, position.scratch, words, 1)
    return position


def add(place: int, amount: int) -> Callable[[Array], None]:
    def change(state: Array) -> None:
        state[place] += amount

    return change


def put(place: int, value: int) -> Callable[[Array], None]:
    def change(state: Array) -> None:
        state[place] = value

    return change


def add_off_map(state: Array) -> None:
    off = next(region for region in range(38) if not int(state[layout.ON_MAP]) >> region & 1)
    state[layout.STACKS + off] += 1


def swap_card(state: Array) -> None:
    """A card of the row lies before a player as well."""
    state[layout.OWNED] |= 1 << int(state[layout.ROW])
    state[layout.TAKEN] += 1


def leave_gap(state: Array) -> None:
    state[layout.ROW + 6], state[layout.DECK + int(state[layout.DECK_LEFT])] = -1, state[layout.ROW + 6]
    state[layout.DECK_LEFT] += 1


def own_lying_token(state: Array) -> None:
    place = next(place for place in range(6) if state[layout.TOKEN_REGION + place] >= 0)
    state[layout.TOKEN_OWNER + place] = 0


BREAKS: list[tuple[int, Callable[[Array], None]]] = [
    (1, add(layout.SEAT, 3)),
    (1, add(layout.FOUNDER, 3)),
    (1, add(layout.GAME, 1)),
    (2, add(layout.SUPPLY, 1)),
    (2, add(layout.ARMIES + 1, -1)),
    (2, add(layout.KEPT + 2, 1)),
    (3, add(layout.CITIES_LEFT, -1)),
    (4, add_off_map),
    (4, add(layout.NEUTRAL_LEFT, 1)),
    (5, swap_card),
    (5, add(layout.TAKEN, 1)),
    (5, add(layout.DECK_LEFT, -1)),
    (6, add(layout.MOVE_BONUS, 1)),
    (6, add(layout.ARMY_BONUS + 1, 1)),
    (6, add(layout.FLYING + 2, 1)),
    (6, add(layout.ELIXIRS, -1)),
    (6, add(layout.IMMUNE, 2)),
    (7, put(layout.COINS + 1, -1)),
    (8, add(layout.TOKEN_FACE, 1)),
    (9, leave_gap),
    (10, add(layout.POINTS, 1)),
    (10, put(layout.STEP, layout.BID_STEP)),
    (11, put(layout.STEP, layout.QUEEN_STEP)),
    (14, put(layout.DRAGON_REGION, -1)),
    (16, add(layout.WINNERS, 1)),
]


@pytest.mark.parametrize(("number", "break_state"), BREAKS)
def test_invariants_can_break(number: int, break_state: Callable[[Array], None]) -> None:
    position = mid_game()
    assert broken_invariant(position.static, position.state) == 0
    assert position.state[layout.DRAGON_REGION] >= 0
    break_state(position.state)
    assert INVARIANTS[broken_invariant(position.static, position.state)] == INVARIANTS[number]


def test_a_token_both_lying_and_owned_is_noticed() -> None:
    position = mid_game()
    own_lying_token(position.state)
    assert broken_invariant(position.static, position.state) in (6, 8)


def test_a_coin_too_few_or_too_many_is_noticed() -> None:
    position = mid_game()
    tally = np.zeros(TALLY_SIZE, dtype=np.int64)
    decision = int(position.legal_ids()[-1])
    after = position.copy()
    after.push(decision)
    assert broken_flow(position.static, position.state, after.state, decision, tally) == 0
    for seat in range(3):
        for coin in (-1, 1):
            wrong = after.state.copy()
            wrong[layout.COINS + seat] += coin
            assert broken_flow(position.static, position.state, wrong, decision, tally) == 12


@pytest.mark.parametrize(("place", "number"), [(layout.TOTAL_VP, 15), (layout.KEPT, 17)])
def test_lost_progress_is_noticed(place: int, number: int) -> None:
    position = mid_game()
    assert broken_progress(position.static, position.state, position.state) == 0
    after = position.state.copy()
    after[place] -= 1
    assert broken_progress(position.static, position.state, after) == number
