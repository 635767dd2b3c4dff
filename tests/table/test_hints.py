"""Hints at a table: who may have one, and how the match counts them."""

from __future__ import annotations

import pytest

from tests.table.tables import ANN, MOVE_CLOCK, Sitting, begun, refused, settings
from tetrarch.table import Table
from tetrarch.table.commands.deciding import hinted_seat


def against_bots(game: str = "eko", seats: tuple[str, ...] = ("open", "bot:level1")) -> Sitting:
    """A match of Ann against bots in which Ann decides."""
    sitting = Sitting(settings(game, len(seats), seats=seats)).begin()
    while sitting.table.waiting_bots():
        sitting.decide()
    return sitting


class TestPermission:
    @pytest.mark.parametrize("game", ["eko", "legends"])
    def test_a_player_against_bots_may_have_a_hint_for_the_own_decision(self, game: str) -> None:
        sitting = against_bots(game)
        assert hinted_seat(sitting.table.state, ANN.id) == sitting.table.seat_of(ANN.id)

    def test_players_who_share_a_device_may_have_hints(self) -> None:
        sitting = Sitting(settings(seats=("open", "mine:Camille"))).begin()
        assert hinted_seat(sitting.table.state, ANN.id) == sitting.seat
        refused("not-your-turn", hinted_seat, sitting.table.state, ANN.id, 1 - sitting.seat)

    def test_nobody_has_a_hint_beside_another_person(self) -> None:
        sitting = begun()
        for seat in range(2):
            refused("hints-people", hinted_seat, sitting.table.state, sitting.person(seat))
        sitting = begun(players=3, seats=("open", "open", "bot:level1"))
        sitting.do(sitting.table.resign("bea", sitting.now))
        refused("hints-people", hinted_seat, sitting.table.state, ANN.id)

    def test_nobody_has_a_hint_in_a_rated_match(self) -> None:
        sitting = begun(rated=True, clock=MOVE_CLOCK, when_time_runs_out="resign")
        refused("hints-rated", hinted_seat, sitting.table.state, ANN.id)

    def test_nobody_has_a_hint_in_a_tournament(self) -> None:
        sitting = Sitting(settings(seats=("open", "bot:level1"), tournament="cup")).begin()
        refused("hints-tournament", hinted_seat, sitting.table.state, ANN.id)

    def test_a_hint_needs_a_seat_that_decides_in_a_running_match(self) -> None:
        sitting = against_bots()
        state, seat = sitting.table.state, sitting.seat
        refused("not-seated", hinted_seat, state, "bea")
        refused("not-your-seat", hinted_seat, state, ANN.id, 1 - seat)
        refused("no-such-seat", hinted_seat, state, ANN.id, 3)
        sitting.do(sitting.table.stand_in(ANN.id, sitting.now))
        refused("stand-in", hinted_seat, state, ANN.id)
        sitting.do(sitting.table.resign(ANN.id, sitting.now))
        refused("over", hinted_seat, state, ANN.id)
        refused("not-started", hinted_seat, Sitting(settings(seats=("open", "open"))).table.state, ANN.id)


class TestCount:
    def test_each_decision_counts_once(self) -> None:
        sitting = against_bots()
        table, seat = sitting.table, sitting.seat
        number = table.number
        assert sitting.kinds(sitting.do(table.hint(ANN.id, seat, sitting.now, number))) == ["hinted"]
        assert table.hint(ANN.id, seat, sitting.now, table.number) == []
        assert [place.hints for place in table.state.seats] == [int(seat == 0), int(seat == 1)]
        seats = table.update(None, 0).moment["seats"]
        assert [place["hints"] for place in seats] == [place.hints for place in table.state.seats]
        assert table.update(None, number).entries[0]["sentence"] == "Ann takes a hint."

    def test_a_hint_does_not_make_an_answer_stale(self) -> None:
        sitting = against_bots()
        table, number = sitting.table, sitting.table.number
        sitting.do(table.hint(ANN.id, sitting.seat, sitting.now, number))
        play = table.decisions(sitting.seat)[0].notation
        assert table.decide(ANN.id, sitting.seat, play, sitting.now, number)

    def test_a_hint_for_an_earlier_decision_is_stale(self) -> None:
        sitting = Sitting(settings(seats=("open", "mine:Camille"))).begin()
        number, seat = sitting.table.number, sitting.seat
        sitting.decide()
        refused("stale", sitting.table.hint, ANN.id, seat, sitting.now, number)

    def test_undo_does_not_take_back_a_hint(self) -> None:
        sitting = Sitting(settings(seats=("open", "mine:Camille"))).begin()
        table, seat = sitting.table, sitting.seat
        sitting.do(table.hint(ANN.id, seat, sitting.now, table.number))
        sitting.decide()
        sitting.do(table.ask_undo(ANN.id, sitting.now, seat=seat))
        assert table.state.seats[seat].hints == 1
        sitting.do(table.hint(ANN.id, seat, sitting.now, table.number))
        assert table.state.seats[seat].hints == 2

    def test_a_snapshot_keeps_the_count(self) -> None:
        sitting = against_bots()
        sitting.do(sitting.table.hint(ANN.id, sitting.seat, sitting.now, sitting.table.number))
        again = Table.restore("match", "seven", sitting.table.snapshot())
        assert again.state.seats[sitting.seat].hints == 1
        assert again.hint(ANN.id, sitting.seat, sitting.now, again.number) == []
