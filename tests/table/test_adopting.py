"""Going on with a recorded game at a table."""

from __future__ import annotations

import pytest

from tests.table.tables import ANN, BEA, START, begun, refused, settings
from tetrarch import eko, legends
from tetrarch.table import Table


@pytest.mark.parametrize("game", ["eko", "legends"])
def test_an_adopted_game_continues_its_record(game: str) -> None:
    played = begun(game)
    for _ in range(9):
        played.decide()
    record = played.table.whole_record()
    table = Table("again", played.seed)
    table.apply_all(table.adopt(record, settings(game, seats=["open", "bot:random"]), {0: ANN}, START))
    assert table.state.game.position == played.table.state.game.position
    assert table.whole_record() == record
    assert table.to_decide == played.table.to_decide
    while table.status == "running":
        seat = table.to_decide[0]
        history = table.state.game
        decision = history.adapter.pass_decision(history.adapter.for_seat(history.position, seat))
        table.apply_all(table.decide("ann" if seat == 0 else "bot:random", seat, decision, START))
    rules = {"eko": eko, "legends": legends}[game]
    assert rules.verify_record(table.record(None).to_text()).outcome is not None
    assert table.record(None).seed == played.seed


def test_a_game_whose_seed_is_not_known_is_dealt_from_another_and_never_reveals_one() -> None:
    played = legends.new_game(2, seed="secret", variants=["match"])
    while not played.position.awaits_chance:
        seat = played.position.to_decide[0]
        played.play(next(iter(played.position.legal_decisions(seat))), seat)
    table = Table("again", None, spare_seed="spare")
    table.apply_all(table.adopt(played.to_record(), settings("legends"), {0: ANN, 1: BEA}, START))
    assert table.to_decide == ()
    table.apply_all(table.go_on(START))
    assert table.to_decide
    assert table.go_on(START) == []
    table.apply_all(table.resign("ann", START))
    record = table.record(None)
    assert record.seed is None
    assert record.commitment == played.commitment
    legends.verify_record(record.to_text())


def test_a_finished_game_is_over_at_once() -> None:
    record = begun().finish().table.record(None)
    table = Table("again", record.seed)
    table.apply_all(table.adopt(record, settings(), {0: ANN, 1: BEA}, START))
    assert table.status == "over"
    assert table.record(None) == record
    refused("already-open", table.adopt, record, settings(), {0: ANN}, START)
