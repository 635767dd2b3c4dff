"""Clocks: whole milliseconds, running for who must decide, fair across undo, bots, absence and restarts."""

from __future__ import annotations

import pytest

from tests.table.tables import DAY, DAYS, FISCHER, MINUTE, MOVE_CLOCK, SECOND, START, Sitting, begun, refused
from tetrarch.table import Clock, Table
from tetrarch.table.entries import Decided


def left(sitting: Sitting, seat: int) -> int:
    return sitting.table.state.clocks[seat].left_at(sitting.now)


def is_running(sitting: Sitting, seat: int) -> bool:
    return sitting.table.state.clocks[seat].since is not None


def test_a_clock_runs_while_its_seat_must_decide() -> None:
    sitting = begun(clock=FISCHER)
    first = sitting.seat
    assert is_running(sitting, first)
    assert not is_running(sitting, 1 - first)
    assert sitting.table.next_due() == START + 120 * SECOND
    sitting.now += 7_123
    assert left(sitting, first) == 120_000 - 7_123
    assert left(sitting, 1 - first) == 120_000


def test_fischer_gives_the_increment_when_the_turn_is_over() -> None:
    sitting = begun(clock=FISCHER)
    first = sitting.seat
    sitting.decide("keep", after=10 * SECOND)
    assert left(sitting, first) == 115_000
    assert is_running(sitting, 1 - first)
    sitting.decide("keep", after=1)
    assert left(sitting, 1 - first) == 124_999


def test_within_a_turn_of_several_decisions_the_clock_runs_on() -> None:
    sitting = begun("legends", clock=FISCHER).decide_until("half")
    seat = sitting.seat
    before = left(sitting, seat)
    sitting.decide("half 1", after=2 * SECOND)
    assert sitting.seat == seat
    assert left(sitting, seat) == before - 2 * SECOND


def test_a_clock_per_move_restarts_with_each_stretch() -> None:
    sitting = begun(clock=MOVE_CLOCK)
    first = sitting.seat
    sitting.decide("keep", after=50 * SECOND)
    sitting.decide("keep", after=10 * SECOND)
    assert sitting.seat == first
    assert left(sitting, first) == MINUTE
    assert begun(clock=DAYS).table.next_due() == START + 2 * DAY


def test_all_clocks_run_while_all_bid() -> None:
    sitting = begun("legends", 3, clock=FISCHER).decide_until("bid")
    assert all(is_running(sitting, seat) for seat in range(3))
    before = [left(sitting, seat) for seat in range(3)]
    sitting.decide("bid 0", seat=1, after=3 * SECOND)
    assert [is_running(sitting, seat) for seat in range(3)] == [True, False, True]
    assert left(sitting, 1) == before[1] - 3 * SECOND + 5 * SECOND
    sitting.now += SECOND
    assert left(sitting, 0) == before[0] - 4 * SECOND


def test_bots_have_no_clock() -> None:
    sitting = begun(seats=["open", "bot:random"], clock=MOVE_CLOCK)
    while sitting.seat == 0:
        sitting.decide()
    assert sitting.table.next_due() is None
    assert sitting.table.tick(START + DAY) == []


# Taking back


@pytest.mark.parametrize("clock", [FISCHER, MOVE_CLOCK, DAYS])
def test_undo_gains_no_time(clock: Clock) -> None:
    sitting = begun(clock=clock)
    first = sitting.seat
    sitting.now += 10 * SECOND
    before = left(sitting, first)
    sitting.decide("keep")
    sitting.now += 4 * SECOND
    sitting.do(sitting.table.ask_undo(sitting.person(first), sitting.now))
    assert is_running(sitting, first)
    assert left(sitting, first) == before


def test_a_player_asked_meanwhile_loses_its_time_and_gains_no_increment() -> None:
    sitting = begun(clock=FISCHER)
    first = sitting.seat
    sitting.decide("keep")
    sitting.now += 4 * SECOND
    sitting.do(sitting.table.ask_undo(sitting.person(first), sitting.now))
    assert left(sitting, 1 - first) == 116_000


def test_undo_returns_an_increment_once_and_only_if_it_was_given() -> None:
    sitting = begun(clock=Clock(kind="fischer", seconds=10, increment=5))
    first = sitting.seat
    sitting.decide("keep", after=9 * SECOND)
    sitting.decide("keep")
    sitting.now += 5_900  # of the 6 seconds that are left
    sitting.do(sitting.table.ask_undo(sitting.person(1 - first), sitting.now))
    sitting.do(sitting.table.ask_undo(sitting.person(first), sitting.now))
    assert sitting.seat == first
    assert left(sitting, first) == 100


# Running out


@pytest.mark.parametrize("clock", [MOVE_CLOCK, FISCHER, DAYS])
def test_no_player_decides_after_its_time(clock: Clock) -> None:
    sitting = begun(clock=clock)
    due = sitting.table.next_due()
    assert due is not None
    person, seat = sitting.person(sitting.seat), sitting.seat
    assert sitting.table.tick(due - 1) == []
    assert sitting.table.decide(person, seat, "keep", due - 1)
    refused("time-is-up", sitting.table.decide, person, seat, "keep", due)
    assert sitting.table.tick(due)


def test_a_bot_plays_on_until_the_person_comes_back() -> None:
    sitting = begun(clock=MOVE_CLOCK, stand_in="random")
    seat = sitting.seat
    person = sitting.person(seat)
    sitting.now += MINUTE
    assert sitting.kinds(sitting.do(sitting.table.tick(sitting.now))) == ["timed-out", "stand-in"]
    assert sitting.table.tick(sitting.now) == []
    assert sitting.table.waiting_bots() == [(seat, "random")]
    assert sitting.table.next_due() is None
    refused("stand-in", sitting.table.decide, person, seat, "keep", sitting.now)
    number = sitting.table.number
    sitting.do(sitting.table.come_back(person, sitting.now))
    assert sitting.table.waiting_bots() == []
    assert left(sitting, seat) == MINUTE
    refused("not-your-seat", sitting.table.decide, "bot:random", seat, "keep", sitting.now, number)
    refused("stale", sitting.table.decide, person, seat, "keep", sitting.now, number)
    sitting.decide("keep")


def test_a_player_who_returns_after_a_fischer_timeout_has_time_left() -> None:
    sitting = begun(clock=FISCHER)
    seat = sitting.seat
    sitting.now += 3 * MINUTE
    sitting.do(sitting.table.tick(sitting.now))
    sitting.do(sitting.table.come_back(sitting.person(seat), sitting.now))
    assert left(sitting, seat) == 15 * SECOND


def test_the_clock_passes_for_a_late_player_until_its_turn_is_over() -> None:
    sitting = begun("legends", clock=MOVE_CLOCK, when_time_runs_out="pass").decide_until("take")
    seat = sitting.seat
    sitting.now += MINUTE
    entries = sitting.do(sitting.table.tick(sitting.now))
    assert sitting.kinds(entries)[0] == "timed-out"
    decided = [entry for entry in entries if isinstance(entry, Decided)]
    assert {(entry.seat, entry.by) for entry in decided} == {(seat, "clock")}
    assert decided[0].play.startswith("take")
    assert all(entry.play == "stop" or entry.play.startswith("half") for entry in decided[1:])
    assert sitting.seat != seat
    assert left(sitting, sitting.seat) == MINUTE


def test_the_clock_bids_nothing_for_a_late_player() -> None:
    sitting = begun("legends", 3, clock=MOVE_CLOCK, when_time_runs_out="pass").decide_until("bid")
    sitting.decide("bid 2", seat=1)
    sitting.now += MINUTE
    plays = []
    while entries := sitting.do(sitting.table.tick(sitting.now)):
        plays += [entry.play for entry in entries if isinstance(entry, Decided)]
    assert plays == ["bid 0", "bid 0"]
    assert sitting.table.to_decide == (1,)


def test_a_timeout_loses_with_that_setting() -> None:
    sitting = begun(clock=FISCHER, when_time_runs_out="resign")
    seat = sitting.seat
    sitting.now += 3 * MINUTE
    entries = sitting.do(sitting.table.tick(sitting.now))
    assert sitting.kinds(entries) == ["timed-out", "ended"]
    result = sitting.table.state.result
    assert result is not None
    assert (result.reason, result.winners, result.standings) == ("timed-out", [1 - seat], [[1 - seat], [seat]])


def test_a_late_tick_costs_no_player_more_than_its_time() -> None:
    sitting = begun(clock=Clock(kind="fischer", seconds=10, increment=5), when_time_runs_out="pass")
    seat = sitting.seat
    sitting.now += 60 * SECOND
    sitting.do(sitting.table.tick(sitting.now))
    assert left(sitting, seat) == 5 * SECOND


# A server that was away


def test_clocks_stop_while_the_server_is_down() -> None:
    sitting = begun(clock=FISCHER)
    seat = sitting.seat
    table = Table.restore("match", sitting.seed, sitting.table.snapshot())
    alive, back = START + 20 * SECOND, START + DAY
    assert table.tick(back)
    table.apply_all(table.resume(back, alive))
    assert table.tick(back) == []
    assert table.state.clocks[seat].left_at(back) == 100 * SECOND
    assert table.next_due() == back + 100 * SECOND


def test_without_a_heartbeat_the_last_entry_counts() -> None:
    sitting = begun(clock=MOVE_CLOCK)
    sitting.decide("keep", after=30 * SECOND)
    sitting.now += DAY
    sitting.do(sitting.table.resume(sitting.now))
    assert left(sitting, sitting.seat) == MINUTE


def test_without_a_running_clock_there_is_nothing_to_resume() -> None:
    assert begun().table.resume(START + DAY) == []
    waiting = Sitting(begun(clock=MOVE_CLOCK).table.settings)
    assert waiting.table.resume(START + DAY) == []


def test_time_that_ran_out_before_the_server_went_down_has_run_out() -> None:
    sitting = begun(clock=MOVE_CLOCK)
    sitting.do(sitting.table.resume(START + DAY, START + 2 * MINUTE))
    assert sitting.table.tick(START + DAY)


# What is told of clocks


def test_all_viewers_receive_the_clocks_and_their_start() -> None:
    sitting = begun(clock=FISCHER)
    seat = sitting.seat
    clocks = sitting.table.update(None, 0).moment["clocks"]
    assert clocks[seat] == {"left_ms": 120_000, "running": True, "since": START}
    assert clocks[1 - seat] == {"left_ms": 120_000, "running": False, "since": None}
    assert begun().table.update(None, 0).moment["clocks"] == []
