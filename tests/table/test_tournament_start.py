"""A match of a tournament waits for the salts of its players, but not for ever: who is late loses."""

from __future__ import annotations

import msgspec
import pytest

from tests.table.tables import ANN, BEA, CID, START, Sitting, refused, settings
from tetrarch.core import registry
from tetrarch.core.randomness import salt_commitment
from tetrarch.core.record import check_seed, verify
from tetrarch.table import Person, Table
from tetrarch.table.entries import Ended
from tetrarch.table.settings import LEAST_WAIT_MS, Clock, Settings

SALTS = {"ann": "pepper", "bea": "sugar", "cid": "thyme"}
WAIT = 120_000


def planned(*people: Person, clock: Clock | None = None) -> Settings:
    return msgspec.structs.replace(
        settings(players=len(people)),
        seats=[f"person:{person.id}" for person in people],
        clock=clock or Clock(kind="fischer", seconds=WAIT // 1000),
        when_time_runs_out="resign",
        undo="off",
        tournament="cup",
    )


def waiting(*people: Person, clock: Clock | None = None) -> Sitting:
    """A match of a tournament whose players are seated and have not agreed."""
    sitting = Sitting(planned(*people, clock=clock), seed="the seed")
    for person in people[1:]:
        sitting.do(sitting.table.join(person, None, START))
    return sitting


def agree(sitting: Sitting, *people: Person, now: int = START) -> None:
    for person in people:
        sitting.do(sitting.table.commit_salt(person.id, salt_commitment(SALTS[person.id]), now))
        sitting.do(sitting.table.ready(person.id, True, now))


def reveal(sitting: Sitting, *people: Person, now: int = START) -> None:
    for person in people:
        sitting.do(sitting.table.salt(person.id, SALTS[person.id], now))


def winners(table: Table) -> list[int]:
    ended = table.entries[-1]
    assert isinstance(ended, Ended)
    return ended.winners


def test_it_starts_when_all_have_revealed_their_salts() -> None:
    sitting = waiting(ANN, BEA)
    agree(sitting, ANN, BEA)
    reveal(sitting, BEA, ANN)
    assert (sitting.table.status, sitting.table.state.salts) == ("running", ["pepper", "sugar"])
    assert sitting.table.state.start_by is None


def test_who_does_not_agree_in_time_loses() -> None:
    sitting = waiting(ANN, BEA)
    table = sitting.table
    agree(sitting, ANN)
    assert table.next_due() == START + WAIT
    assert table.tick(START + WAIT - 1) == []
    sitting.do(table.tick(START + WAIT))
    assert (table.status, winners(table)) == ("over", [0])
    assert table.state.result is not None
    assert table.state.result.reason == "timed-out"


def test_who_keeps_the_salt_back_loses_and_cannot_play_another_deal() -> None:
    """Otherwise a player who knows the seed could choose between the deals with and without the own salt."""
    sitting = waiting(ANN, BEA)
    table = sitting.table
    agree(sitting, ANN, BEA, now=START + 50_000)
    reveal(sitting, ANN, now=START + 60_000)
    assert table.next_due() == START + 50_000 + WAIT, "the time to reveal begins with the last agreement"
    sitting.do(table.tick(START + 50_000 + WAIT))
    assert (table.status, winners(table)) == ("over", [0])


def test_nobody_withdraws_an_agreement_or_leaves_to_get_another_deal() -> None:
    sitting = waiting(ANN, BEA)
    table = sitting.table
    agree(sitting, ANN, BEA)
    reveal(sitting, BEA)
    refused("tournament-seat", table.ready, "ann", False, START)
    refused("tournament-seat", table.leave, "ann", START)
    refused("tournament-seat", table.plan_seat, "ann", 1, "open", START)
    refused("tournament-seat", table.close, "ann", "changed my mind", START)
    refused("salts-fixed", table.commit_salt, "ann", salt_commitment("chosen"), START)


def test_a_player_resigns_before_the_start() -> None:
    sitting = waiting(ANN, BEA)
    sitting.do(sitting.table.resign("ann", START))
    assert (sitting.table.status, winners(sitting.table)) == ("over", [1])


def test_at_a_larger_table_the_others_play_with_their_salts() -> None:
    sitting = waiting(ANN, BEA, CID)
    table = sitting.table
    agree(sitting, ANN, CID)
    refused("salt-early", table.salt, "ann", "pepper", START)
    sitting.do(table.tick(START + WAIT))
    assert (table.status, table.next_due()) == ("waiting", START + 2 * WAIT)
    assert [seat["salt_due"] for seat in table.update(None, 0).moment["seats"]] == [True, False, True]
    reveal(sitting, ANN, CID, now=START + WAIT)
    assert (table.status, table.state.salts) == ("running", ["pepper", "thyme"])
    assert table.state.seats[1].gave_up
    sitting.do(table.resign("cid", START + WAIT))
    assert winners(table) == [0]


def test_if_nobody_comes_the_clocks_decide() -> None:
    sitting = waiting(ANN, BEA)
    table = sitting.table
    sitting.do(table.tick(START + WAIT))
    assert (table.status, table.state.salts) == ("running", [])
    assert not any(seat.gave_up for seat in table.state.seats)


@pytest.mark.parametrize(
    ("clock", "wait"),
    [(Clock(kind="move", seconds=10), LEAST_WAIT_MS), (Clock(kind="days", days=2), 2 * 86_400_000)],
)
def test_players_have_the_time_of_a_turn_and_at_least_a_minute(clock: Clock, wait: int) -> None:
    assert waiting(ANN, BEA, clock=clock).table.next_due() == START + wait


def test_a_downtime_of_the_server_is_not_charged() -> None:
    sitting = waiting(ANN, BEA)
    table = sitting.table
    sitting.do(table.resume(START + 500_000, START + 20_000))
    assert table.next_due() == START + 480_000 + WAIT


def test_a_snapshot_keeps_the_time_limit() -> None:
    table = waiting(ANN, BEA).table
    assert Table.restore("match", "the seed", table.snapshot()).next_due() == table.next_due() == START + WAIT


def test_the_record_proves_the_deal_of_a_match_that_started_late() -> None:
    sitting = waiting(ANN, BEA, CID)
    agree(sitting, ANN, CID)
    sitting.do(sitting.table.tick(START + WAIT))
    reveal(sitting, CID, ANN, now=START + WAIT)
    sitting.do(sitting.table.resign("ann", START + WAIT))
    record = sitting.table.record(None)
    assert record.salts == ["pepper", "thyme"]
    check_seed(verify(record, registry.game("eko")), "the seed")
