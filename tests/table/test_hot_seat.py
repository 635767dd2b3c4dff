"""One person may hold several seats, for players who share a device; each seat receives only its own view."""

from __future__ import annotations

from typing import cast

import msgspec
import pytest

from tests.table.tables import ANN, BEA, CID, START, Sitting, refused, settings
from tetrarch.table import Person, Table

CAMILLE = Person("ann", "Camille")


def sharing(game: str = "legends", players: int = 3, **details: object) -> Sitting:
    """A table at which Ann and Camille share a device, and Bea has her own."""
    sitting = Sitting(settings(game, players, seats=["open", "mine:Camille"], **details))
    if players > 2:
        sitting.do(sitting.table.join(BEA, None, START))
    return sitting


def agreed(sitting: Sitting) -> Sitting:
    table = sitting.table
    sitting.do(table.ready("ann", True, START))
    if table.status == "waiting":
        sitting.do(table.ready("bea", True, START))
    assert table.status == "running"
    return sitting


def test_the_host_holds_the_seats_that_are_mine() -> None:
    table = sharing().table
    assert table.seats_of("ann") == [0, 1]
    assert table.seat_of("ann") == 0
    seats = table.update(None, 0).moment["seats"]
    assert [(seat["person"] and seat["person"]["id"], seat["name"]) for seat in seats] == [
        ("ann", "Ann"),
        ("ann", "Camille"),
        ("bea", "Bea"),
    ]


def test_ready_without_a_seat_is_for_all_own_seats_and_with_one_for_that_one() -> None:
    table = sharing().table
    assert [entry.seat for entry in table.ready("ann", True, START)] == [0, 1]  # type: ignore[union-attr]
    assert [entry.seat for entry in table.ready("ann", True, START, seat=1)] == [1]  # type: ignore[union-attr]
    refused("not-your-seat", table.ready, "ann", True, START, seat=2)
    refused("not-seated", table.ready, "cid", True, START, seat=2)
    refused("no-such-seat", table.ready, "ann", True, START, seat=3)


def test_the_names_of_all_players_at_a_device_are_in_the_record() -> None:
    sitting = agreed(sharing("eko"))
    assert sitting.table.state.names == ["Ann", "Camille", "Bea"]
    assert sitting.table.record(None).names == ["Ann", "Camille", "Bea"]


def test_a_seated_person_takes_another_seat_under_another_name() -> None:
    sitting = Sitting(settings("eko", 3))
    table = sitting.table
    refused("already-seated", table.join, ANN, None, START)
    refused("bad-name", table.join, ANN, 2, START, name="a\u202eb")
    sitting.do(table.join(ANN, 2, START, name=" Camille "))
    assert table.state.seats[2].person == CAMILLE
    refused("seat-taken", table.join, BEA, 2, START)


def test_the_host_can_plan_a_seat_for_a_player_at_its_device() -> None:
    sitting = Sitting(settings("eko", 3))
    table = sitting.table
    sitting.do(table.join(BEA, 1, START))
    entries = sitting.do(table.plan_seat("ann", 1, "mine:Camille", START))
    assert sitting.kinds(entries) == ["unseated", "seat-planned", "seated"]
    assert table.plan_seat("ann", 1, "mine:Camille", START) == []
    assert table.seats_of("ann") == [0, 1]
    refused("bad-settings", table.plan_seat, "ann", 2, "mine:", START)
    assert "Camille" in str(table.update(None, 0).entries[-2]["sentence"])


def test_leaving_before_the_match_leaves_all_own_seats_or_the_one_that_is_named() -> None:
    sitting = sharing()
    table = sitting.table
    sitting.do(table.leave("ann", START, seat=1))
    assert table.seats_of("ann") == [0]
    assert table.state.host == ANN
    sitting.do(table.join(CID, None, START))
    assert table.seat_of("cid") == 1, "what was kept for a guest of the host is open once the guest is gone"
    again = sharing()
    again.do(again.table.leave("ann", START))
    assert again.table.seats_of("ann") == []
    assert again.table.state.host == BEA


def test_rated_matches_have_one_seat_per_player() -> None:
    rated = {"rated": True, "clock": {"kind": "move", "seconds": 60}, "when_time_runs_out": "pass"}
    chosen = msgspec.convert({"game": "eko", "players": 3, **rated}, type(settings()))
    for seats in (["open", "mine:Camille"], ["person:ann", "person:ann"]):
        wrong = msgspec.structs.replace(chosen, seats=seats)
        refused("bad-settings", Table("m", "s").open, wrong, ANN, START)
    sitting = Sitting(chosen)
    refused("one-seat", sitting.table.join, ANN, None, START, name="Camille")


def test_one_person_decides_for_each_own_seat_and_for_no_other() -> None:
    sitting = agreed(sharing("eko"))
    table = sitting.table
    seen = set()
    for _ in range(6):
        seat = sitting.seat
        owner = sitting.person(seat)
        other = "bea" if owner == "ann" else "ann"
        refused("not-your-seat", table.decide, other, seat, "pass", START)
        sitting.decide()
        seen.add((seat, owner))
    assert {(0, "ann"), (1, "ann"), (2, "bea")} <= seen


def test_secret_bids_of_one_device_are_not_sent_to_its_other_seat() -> None:
    sitting = agreed(sharing()).decide_until("bid")
    table = sitting.table
    number = table.number
    legal = {seat: table.decisions(seat) for seat in (1, 2)}
    sitting.do(table.decide("ann", 0, "bid 7", START, number))
    (own,) = table.update(0, number).entries
    assert own["play"] == "bid 7"
    for viewer in (1, 2, None):
        update = table.update(viewer, number)
        (entry,) = update.entries
        assert "play" not in entry
        assert not {"what", "places"} & set(entry)
        bids = cast("dict[str, object]", update.moment["position"]["bids"])
        assert bids[table.state.game.position.identities[0]] == "secret"
        assert update.decisions == ([] if viewer is None else legal[viewer]), "a bid changes no legal bid of others"
        rest = msgspec.structs.replace(update, decisions=[])
        assert b"bid 7" not in msgspec.json.encode([rest, table.ground(viewer)])
    sitting.do(table.decide("ann", 1, "bid 2", START, number))
    (first, second) = table.update(1, number).entries
    assert "play" not in first
    assert second["play"] == "bid 2"


def test_a_salt_of_one_seat_is_not_sent_to_the_other_of_the_same_device() -> None:
    sitting = sharing()
    sitting.do(sitting.table.salt("ann", "pepper", START, seat=1))
    assert b"pepper" in msgspec.json.encode(sitting.table.update(1, 0))
    assert b"pepper" not in msgspec.json.encode([sitting.table.update(0, 0), sitting.table.update(None, 0)])


def test_undoing_decisions_of_another_seat_of_the_device_needs_its_consent() -> None:
    sitting = agreed(sharing("eko", 2, undo="free"))
    table = sitting.table
    first = sitting.seat
    sitting.decide()
    while sitting.seat == first:
        sitting.decide()
    sitting.decide()
    entries = sitting.do(table.ask_undo("ann", START, 0, seat=first))
    assert sitting.kinds(entries) == ["undo-asked"]
    refused("own-question", table.answer_undo, "ann", True, START, seat=first)
    entries = sitting.do(table.answer_undo("ann", True, START, seat=1 - first))
    assert sitting.kinds(entries) == ["undo-answered", "undone"]


def test_resigning_gives_up_the_seat_that_is_named_or_the_first_that_has_not() -> None:
    sitting = agreed(sharing("eko"))
    table = sitting.table
    sitting.do(table.resign("ann", START, seat=1))
    assert [seat.gave_up for seat in table.state.seats] == [False, True, False]
    refused("gave-up", table.resign, "ann", START, seat=1)
    sitting.do(table.resign("ann", START))
    assert table.status == "over"
    assert table.state.result is not None
    assert table.state.result.winners == [2]


def test_all_seats_of_a_device_leave_and_return_together() -> None:
    sitting = agreed(sharing("eko", away="bot"))
    table = sitting.table
    sitting.do(table.leave("ann", START))
    assert [seat.is_away for seat in table.state.seats] == [True, True, False]
    assert [seat.bot for seat in table.state.seats] == ["level2", "level2", None]
    sitting.do(table.come_back("ann", START, seat=1))
    assert [seat.is_away for seat in table.state.seats] == [True, False, False]
    sitting.do(table.come_back("ann", START))
    assert [seat.bot for seat in table.state.seats] == [None, None, None]


def test_players_at_one_device_chat_under_their_own_names() -> None:
    sitting = agreed(sharing("eko"))
    table = sitting.table
    (entry,) = sitting.do(table.say(ANN, "hello", START, seat=1))
    assert entry.person == CAMILLE  # type: ignore[union-attr]
    refused("not-your-seat", table.say, ANN, "hello", START, seat=2)


def test_a_rematch_request_counts_for_all_seats_of_a_device() -> None:
    sitting = agreed(sharing("eko", 2)).finish()
    table = sitting.table
    assert sitting.kinds(sitting.do(table.offer_rematch("ann", "next", START))) == [
        "rematch-offered",
        "rematch-accepted",
    ]
    assert table.state.rematch_seats == [0, 1]


@pytest.mark.parametrize("game", ["eko", "legends"])
def test_a_table_of_one_device_folds_and_is_stored_like_any_other(game: str) -> None:
    sitting = agreed(sharing(game, 2))
    for _ in range(20):
        if sitting.table.status == "running":
            sitting.decide()
    table = sitting.table
    again = Table("match", "seven")
    again.apply_all(table.entries)
    kept = Table.restore("match", "seven", table.snapshot())
    for viewer in (None, 0, 1):
        assert again.update(viewer, 0) == table.update(viewer, 0) == kept.update(viewer, 0)
