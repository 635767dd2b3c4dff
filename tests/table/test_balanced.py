"""Matches with balanced deals."""

from __future__ import annotations

import pytest

from tests.table.tables import ANN, BEA, Sitting, begun, refused, settings
from tetrarch.analysis import balance
from tetrarch.core import registry
from tetrarch.core.record import parse_record
from tetrarch.table import Table
from tetrarch.table.settings import settings_faults


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Fewer deals and simulations."""
    monkeypatch.setattr(balance, "SIMULATIONS", 4)
    monkeypatch.setattr(balance, "CANDIDATES", 3)


def test_a_balanced_match_proves_its_deal_at_the_end() -> None:
    sitting = Sitting(settings(balanced=True))
    sitting.do(sitting.table.salt(ANN.id, "pepper", sitting.now))
    sitting.begin()
    assert sitting.table.state.salts[0] == "pepper"
    assert sitting.table.state.salts[1].startswith("balanced/1 deal ")
    record = sitting.finish().table.record(None)
    game = registry.game("eko").verify(parse_record(record.to_text()))
    assert balance.check_balance(game) is not None
    again = Table("match", "seven")
    again.apply_all(sitting.table.entries)
    assert again.record(None) == record


def test_later_deals_come_from_the_same_salts() -> None:
    sitting = begun("legends", 2, options={"variants": ["match"]}, balanced=True).finish()
    record = sitting.table.record(None)
    assert sum(event.chance is not None for event in record.events) == 3
    assert balance.check_balance(registry.game("legends").verify(record)) is not None


def test_a_caller_may_choose_the_deal_in_advance(monkeypatch: pytest.MonkeyPatch) -> None:
    sitting = Sitting(settings(players=3, balanced=True))
    table = sitting.table
    assert table.deal_question() is None  # two seats are free
    sitting.do(table.join(BEA, None, sitting.now))
    question = table.deal_question()
    assert question is not None
    assert (question.game, question.players, question.seed, question.salts) == ("eko", 3, "seven", ())
    number = balance.choose_deal(*question)
    table.prepare_deal(question.salts, number)
    assert table.deal_question() is None
    sitting.do(table.salt(ANN.id, "pepper", sitting.now))
    question = table.deal_question()
    assert question is not None
    assert question.salts == ("pepper",)  # other salts, other deals
    table.prepare_deal(question.salts, balance.choose_deal(*question))
    monkeypatch.setattr(balance, "find_balance", lambda *_: pytest.fail("the deal was chosen in advance"))
    sitting.begin()
    assert table.deal_question() is None


def test_usual_matches_ask_for_no_deal() -> None:
    sitting = Sitting(settings())
    assert sitting.table.deal_question() is None
    assert sitting.begin().table.state.salts == []


def test_players_cannot_add_the_salt_of_a_balanced_deal() -> None:
    sitting = Sitting(settings())
    refused("bad-salt", sitting.table.salt, ANN.id, "balanced/1 deal 1 of 8", sitting.now)


def test_a_position_set_up_by_hand_cannot_be_balanced() -> None:
    position = begun().decide_until("action").table.state.game.position.to_json()
    (fault,) = settings_faults(settings(options={"position": position}, balanced=True))
    assert fault.where == "balanced"
    assert "nothing to balance" in fault.text
