"""Undo: free down to the last revealed information or decision of another player, beyond that by consent."""

from __future__ import annotations

import pytest

from tests.table.tables import START, Sitting, begun, refused
from tetrarch.table.entries import Undone
from tetrarch.table.view.forms import UndoForm


def undo_of(sitting: Sitting, seat: int) -> UndoForm:
    return sitting.table.update(seat, sitting.table.number).moment["undo"]


def events(sitting: Sitting) -> int:
    return len(sitting.table.state.game.events)


def test_own_decisions_are_undone_one_by_one_without_consent() -> None:
    sitting = begun("legends").decide_until("half")
    seat = sitting.seat
    before = sitting.table.state.game.position.copy()
    count = events(sitting)
    sitting.decide("half 1")
    free = {"free": True, "consent": False, "events": count, "what": "half 1", "why_not": "", "asked": None}
    assert undo_of(sitting, seat) == free | {"turn": count - 1}
    assert sitting.kinds(sitting.do(sitting.table.ask_undo(sitting.person(seat), START))) == ["undone"]
    assert sitting.table.state.game.position == before
    sitting.do(sitting.table.ask_undo(sitting.person(seat), START))
    assert sitting.table.state.game.position.step == "take"
    assert events(sitting) == count - 1


def test_a_finished_turn_is_undone_freely_until_another_player_decides() -> None:
    sitting = begun()
    seat = sitting.seat
    sitting.decide("keep")
    assert sitting.kinds(sitting.do(sitting.table.ask_undo(sitting.person(seat), START))) == ["undone"]
    assert sitting.seat == seat


def test_a_whole_turn_is_undone_at_once_and_nothing_before_it() -> None:
    sitting = begun("legends").decide_until("half")
    seat = sitting.seat
    begins = undo_of(sitting, seat)["turn"]
    sitting.decide("half 1")
    sitting.decide(int(sitting.table.state.game.position.legal_ids()[0]))
    assert undo_of(sitting, seat)["turn"] == begins
    assert undo_of(sitting, 1 - seat)["turn"] is None
    sitting.do(sitting.table.ask_undo(sitting.person(seat), START, begins))
    assert sitting.table.state.game.position.step == "take"
    assert undo_of(sitting, seat)["turn"] is None  # a card of somebody else's came to light before


def test_the_set_up_before_the_first_turn_is_no_part_of_it() -> None:
    sitting = begun()
    while sitting.table.state.game.position.step == "swap":
        last = sitting.seat
        sitting.decide("keep")
    if sitting.seat == last:  # whoever set up last begins: its own decisions stand in a row
        count = events(sitting)
        sitting.decide(int(sitting.table.state.game.position.legal_ids()[0]))
        assert undo_of(sitting, last)["turn"] == count
    else:
        assert undo_of(sitting, last)["turn"] == events(sitting) - 1


def test_later_decisions_of_another_player_are_undone_only_with_consent() -> None:
    sitting = begun()
    seat = sitting.seat
    sitting.decide("keep")
    sitting.decide("keep")
    assert undo_of(sitting, seat)["consent"]
    assert undo_of(sitting, seat)["why_not"] == "another player has decided since"
    assert sitting.kinds(sitting.do(sitting.table.ask_undo(sitting.person(seat), START))) == ["undo-asked"]
    assert events(sitting) == 2
    refused("undo-pending", sitting.table.ask_undo, sitting.person(1 - seat), START)
    refused("own-question", sitting.table.answer_undo, sitting.person(seat), True, START)
    entries = sitting.do(sitting.table.answer_undo(sitting.person(1 - seat), True, START))
    assert sitting.kinds(entries) == ["undo-answered", "undone"]
    assert events(sitting) == 0


def test_a_revealed_card_is_undone_only_with_consent() -> None:
    sitting = begun("legends").decide_until("take")
    seat = sitting.seat
    while sitting.seat == seat:
        sitting.decide()
    assert undo_of(sitting, seat)["why_not"] == "a card has been revealed"
    assert not undo_of(sitting, seat)["free"]
    assert sitting.kinds(sitting.table.ask_undo(sitting.person(seat), START)) == ["undo-asked"]


def test_a_bid_is_final_without_consent() -> None:
    sitting = begun("legends", 3).decide_until("bid")
    sitting.decide("bid 1", seat=1)
    assert undo_of(sitting, 1)["why_not"] == "bids are final"
    sitting.do(sitting.table.ask_undo(sitting.person(1), START))
    for other in (0, 2):
        sitting.do(sitting.table.answer_undo(sitting.person(other), True, START))
    assert set(sitting.table.to_decide) == {0, 1, 2}


def test_one_disagreement_rejects_an_undo() -> None:
    sitting = begun(players=3)
    seat = sitting.seat
    sitting.decide("keep")
    sitting.decide("keep")
    sitting.do(sitting.table.ask_undo(sitting.person(seat), START))
    others = [other for other in range(3) if other != seat]
    assert sitting.kinds(sitting.do(sitting.table.answer_undo(sitting.person(others[0]), True, START))) == [
        "undo-answered"
    ]
    assert sitting.table.answer_undo(sitting.person(others[0]), True, START) == []
    waiting = sitting.table.update(None, 0).moment["undo"]["asked"]
    assert waiting == {"seat": seat, "events": 0, "agreed": [others[0]], "waiting": [others[1]]}
    sitting.do(sitting.table.answer_undo(sitting.person(others[1]), False, START))
    refused("nothing-asked", sitting.table.answer_undo, sitting.person(others[1]), True, START)
    assert events(sitting) == 2


def test_an_undo_request_can_be_withdrawn() -> None:
    sitting = begun()
    seat = sitting.seat
    sitting.decide("keep")
    sitting.decide("keep")
    sitting.do(sitting.table.ask_undo(sitting.person(seat), START))
    sitting.do(sitting.table.answer_undo(sitting.person(seat), False, START))
    assert sitting.table.state.undo is None


def test_any_decision_ends_an_undo_request() -> None:
    sitting = begun()
    seat = sitting.seat
    sitting.decide("keep")
    sitting.decide("keep")
    sitting.do(sitting.table.ask_undo(sitting.person(seat), START))
    sitting.decide()
    assert sitting.table.state.undo is None
    refused("nothing-asked", sitting.table.answer_undo, sitting.person(1 - seat), True, START)


def test_bots_always_agree_and_absent_players_are_not_asked() -> None:
    sitting = begun(seats=["open", "bot:random"])
    while sitting.seat == 1:
        sitting.decide()
    sitting.decide()
    while sitting.seat == 1:
        sitting.decide()
    assert sitting.kinds(sitting.table.ask_undo("ann", START)) == ["undo-asked", "undone"]
    away = begun()
    seat = away.seat
    away.decide("keep")
    away.decide("keep")
    away.do(away.table.leave(away.person(1 - seat), START))
    assert away.kinds(away.table.ask_undo(away.person(seat), START)) == ["undo-asked", "undone"]


def test_a_decision_of_a_stand_in_is_not_the_players_own() -> None:
    sitting = begun(away="bot", stand_in="random")
    seat = sitting.seat
    sitting.do(sitting.table.leave(sitting.person(seat), START))
    sitting.decide("keep")
    sitting.do(sitting.table.come_back(sitting.person(seat), START))
    refused("nothing-to-undo", sitting.table.ask_undo, sitting.person(seat), START)


def test_several_decisions_are_undone_at_once_down_to_an_own_one() -> None:
    sitting = begun("legends").decide_until("half")
    seat, count = sitting.seat, events(sitting)
    sitting.decide("half 1")
    entries = sitting.do(sitting.table.ask_undo(sitting.person(seat), START, count - 1))
    assert sitting.kinds(entries) == ["undone"]
    assert sitting.table.state.game.position.step == "take"
    refused("no-such-event", sitting.table.ask_undo, sitting.person(seat), START, 999)
    refused("no-such-event", sitting.table.ask_undo, sitting.person(seat), START, -1)
    refused("not-your-decision", sitting.table.ask_undo, sitting.person(seat), START, 0)


@pytest.mark.parametrize("undo", ["consent", "off"])
def test_undo_can_always_need_consent_or_be_off(undo: str) -> None:
    sitting = begun(undo=undo)
    seat = sitting.seat
    sitting.decide("keep")
    if undo == "off":
        refused("undo-off", sitting.table.ask_undo, sitting.person(seat), START)
        assert undo_of(sitting, seat)["why_not"] == "undo is off at this table"
    else:
        assert sitting.kinds(sitting.table.ask_undo(sitting.person(seat), START)) == ["undo-asked"]
        assert undo_of(sitting, seat)["why_not"] == "at this table all players must agree"


def test_after_the_end_undo_works_only_in_practice() -> None:
    sitting = begun().finish()
    refused("over", sitting.table.ask_undo, "ann", START)
    practice = begun(practice=True, seats=["open", "bot:random"]).finish()
    entries = practice.do(practice.table.ask_undo("ann", practice.now))
    assert isinstance(entries[-1], Undone)
    assert practice.table.status == "running"
    assert practice.table.record(0).seed is None
    practice.finish()
    assert practice.table.record(0).seed == practice.seed


def test_a_decision_for_an_undone_moment_is_stale() -> None:
    sitting = begun()
    seat = sitting.seat
    sitting.decide("keep")
    number = sitting.table.number
    sitting.do(sitting.table.ask_undo(sitting.person(seat), START))
    refused("stale", sitting.table.decide, sitting.person(1 - seat), 1 - seat, "keep", START, number)
    refused("stale", sitting.table.decide, sitting.person(seat), seat, "keep", START, number)


def test_a_player_who_gave_up_cannot_undo_and_is_not_asked() -> None:
    sitting = begun(players=3, stand_in="random")
    seat = sitting.seat
    sitting.decide("keep")
    sitting.decide("keep")
    other = next(other for other in range(3) if other not in (seat, sitting.seat))
    sitting.do(sitting.table.resign(sitting.person(other), START))
    refused("gave-up", sitting.table.ask_undo, sitting.person(other), START)
    sitting.do(sitting.table.ask_undo(sitting.person(seat), START))
    refused("gave-up", sitting.table.answer_undo, sitting.person(other), True, START)
