"""Whole arenas: the same games for any number of jobs, true records, and bots that fail."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.arena.conftest import TWINS, Enter, Scripted, first_legal, quick_schedule, without_times
from tetrarch import eko, legends
from tetrarch.arena import ArenaError, Setup, play_match, run_arena
from tetrarch.arena.play import ArenaControl
from tetrarch.arena.schedule import Interrupted
from tetrarch.arena.store import record_path
from tetrarch.bots.bot import Budget
from tetrarch.core.position import FlatPosition
from tetrarch.core.record import parse_record


def test_any_number_of_jobs_plays_the_same_games(tmp_path: Path) -> None:
    schedule = quick_schedule(6)
    one, two = tmp_path / "one", tmp_path / "two"
    alone, together = run_arena(schedule, one), run_arena(schedule, two, jobs=2)
    assert [game.game for game in together] == [1, 2, 3, 4, 5, 6]
    assert without_times(alone) == without_times(together)
    for number in range(1, 7):
        assert record_path(one, number).read_bytes() == record_path(two, number).read_bytes()
    assert len({(*game.points, game.decisions) for game in alone}) > 1, "all games are alike"


def test_what_fails_in_another_process_ends_the_arena(enter: Enter, tmp_path: Path) -> None:
    enter("stranger", Scripted(first_legal))  # only this process knows it
    with pytest.raises(ArenaError, match=r"^game \d \(.*\) cannot begin: SetupError: .*unknown bot 'stranger'"):
        run_arena(quick_schedule(bots=["random", "stranger"]), tmp_path / "arena", jobs=2)


def test_no_jobs_are_refused(tmp_path: Path) -> None:
    with pytest.raises(ArenaError, match="0 jobs: at least 1 is needed"):
        run_arena(quick_schedule(), tmp_path / "arena", jobs=0)
    assert not (tmp_path / "arena").exists()


@pytest.mark.parametrize(
    "setup",
    [
        Setup(game="eko", options={"round_limit": 2, "variants": ["draft"]}),
        Setup(game="eko", players=3, options={"round_limit": 1}),
        Setup(game="legends", options={"variants": ["explore", "swamp", "leaders"], "quick_setup": False}),
        Setup(game="legends", players=3, options={"variants": ["match"]}),
        Setup(game="legends", players=4),
    ],
)
def test_records_are_true(setup: Setup, tmp_path: Path) -> None:
    schedule = quick_schedule(1, setup=setup)
    played = run_arena(schedule, tmp_path / "arena")
    verify = eko.verify_record if setup.game == "eko" else legends.verify_record
    for game, match in zip(played, schedule.matches(), strict=True):
        record = parse_record(record_path(tmp_path / "arena", game.game).read_bytes())
        outcome = verify(record).outcome
        assert outcome is not None
        assert (list(outcome.winners), list(outcome.points)) == (game.winners, game.points)
        assert record.names == list(match.seats)
        assert record.seed == match.deal_seed
        assert game.decisions == sum(event.seat is not None for event in record.events)
        assert game.decisions == sum(seat.decisions for seat in game.seats)


@pytest.mark.parametrize(
    ("setup", "turns", "has_first"),
    [
        (Setup(game="eko", options={"round_limit": 2}), 4, True),
        (Setup(game="legends"), 22, True),
        (Setup(game="legends", players=3, options={"variants": ["match"]}), 90, False),
    ],
)
def test_turns_and_first_player(setup: Setup, turns: int, has_first: bool) -> None:
    schedule = quick_schedule(1, setup=setup)
    played, record = play_match(schedule, next(schedule.matches()))
    assert played.turns == turns
    assert (played.first is not None) == has_first
    assert record is not None


def fail(view: FlatPosition, seat: int) -> int:
    raise RuntimeError("out of ideas")


@pytest.mark.parametrize(
    ("decide", "said"),
    [(fail, "RuntimeError: out of ideas"), (lambda view, seat: -1, "IllegalMove: -1: is not legal here")],
)
def test_a_bot_that_fails_ends_the_arena_with_its_game_and_seeds(
    decide: Any, said: str, enter: Enter, tmp_path: Path
) -> None:
    bot = enter("broken", Scripted(decide))
    with pytest.raises(ArenaError) as caught:
        run_arena(quick_schedule(bots=["random", "broken"]), tmp_path / "arena")
    text = str(caught.value)
    assert text.startswith("game 1 (deal seed 'quick deal 1', bots seed 'quick game 1'): 'broken' in seat 1 fails at ")
    assert said in text
    assert bot.is_closed


def test_what_bots_do_is_noted(enter: Enter, tmp_path: Path) -> None:
    bot = enter("poor", Scripted(first_legal, ("decision 1: crash", "two", "three", "four")))
    schedule = quick_schedule(1, bots=["poor", "random"], simulations=50)
    played, _ = play_match(schedule, next(schedule.matches()))
    poor, other = played.seats
    assert (poor.bot, other.bot) == ("poor", "random")
    assert poor.simulations == 7 * poor.decisions > 0
    assert poor.forfeits == 4
    assert poor.faults == ["decision 1: crash", "two", "three"]
    assert (other.forfeits, other.faults) == (0, [])
    assert 0 < poor.slowest <= poor.seconds
    assert set(bot.asked) == {Budget(simulations=50)}
    assert bot.is_closed


def test_a_game_is_given_up_when_the_arena_stops(enter: Enter) -> None:
    bot = enter("slow", Scripted(first_legal))
    schedule = quick_schedule(1, bots=["slow", "random"])
    answers = iter([False] * 3 + [True] * 100)
    with pytest.raises(Interrupted):
        play_match(schedule, next(schedule.matches()), lambda: next(answers))
    assert bot.is_closed
    assert len(bot.asked) <= 3


def test_a_thinking_bot_receives_the_stop() -> None:
    stopped: list[bool] = []
    control = ArenaControl(lambda: bool(stopped))
    assert not control.is_stopped
    stopped.append(True)
    assert control.is_stopped
    stopped.clear()
    control.stop()
    assert control.is_stopped


def test_the_same_match_is_the_same_game() -> None:
    schedule = quick_schedule(setup=Setup(game="legends"), bots=TWINS)
    match = next(schedule.matches())
    (one, text), (other, again) = play_match(schedule, match), play_match(schedule, match)
    assert text == again
    assert without_times([one]) == without_times([other])
