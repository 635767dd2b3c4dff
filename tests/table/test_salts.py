"""Salts are committed to before they are revealed, so that nobody can choose the deal."""

from __future__ import annotations

import msgspec
import pytest

from tests.table.tables import ANN, BEA, CID, DOT, START, Sitting, begun, refused, settings
from tetrarch.core import registry
from tetrarch.core.errors import RecordError
from tetrarch.core.randomness import salt_commitment
from tetrarch.core.record import parse_record, verify
from tetrarch.table import Entry, Table
from tetrarch.table.entries import SaltCommitted, Salted, SeatPlanned, Started


def committed(*, agreed: bool = True) -> Sitting:
    """A table of two who have committed to their salts."""
    sitting = Sitting(settings(), seed="the seed")
    sitting.do(sitting.table.join(BEA, None, START))
    for person, salt in ((ANN, "pepper"), (BEA, "sugar")):
        sitting.do(sitting.table.commit_salt(person.id, salt_commitment(salt), START))
    for person in (ANN, BEA) if agreed else ():
        sitting.do(sitting.table.ready(person.id, True, START))
    return sitting


def due(sitting: Sitting) -> list[bool]:
    return [seat["salt_due"] for seat in sitting.table.update(None, 0, "en").moment["seats"]]


def test_the_match_starts_when_all_salts_are_revealed() -> None:
    sitting = committed(agreed=False)
    table = sitting.table
    assert due(sitting) == [False, False]
    for person in (ANN, BEA):
        assert table.status == "waiting"
        sitting.do(table.ready(person.id, True, START))
    assert due(sitting) == [True, True]
    sitting.do(table.salt("bea", "sugar", START))
    assert due(sitting) == [True, False]
    assert "sugar" not in str(table.update(0, 0, "en").entries), "hidden until the match starts"
    sitting.do(table.salt("ann", "pepper", START))
    assert table.status == "running"
    started = next(entry for entry in table.entries if isinstance(entry, Started))
    assert started.salts == ["pepper", "sugar"]
    assert due(sitting) == [False, False]


def test_a_salt_is_the_one_committed_to_and_not_revealed_early() -> None:
    sitting = committed(agreed=False)
    refused("salt-early", sitting.table.salt, "ann", "pepper", START)
    refused("salt-mismatch", sitting.table.salt, "ann", "salt", START)
    refused("salt-mismatch", committed().table.salt, "ann", "sugar", START)


def test_once_everybody_has_agreed_no_salt_changes() -> None:
    """The last player cannot choose a salt after learning those of others."""
    sitting = Sitting(settings(), seed="the seed")
    table = sitting.table
    sitting.do(table.join(BEA, None, START))
    sitting.do(table.commit_salt("ann", salt_commitment("pepper"), START))
    for person in (ANN, BEA):
        sitting.do(table.ready(person.id, True, START))
    refused("salts-fixed", table.salt, "bea", "chosen", START)
    refused("salts-fixed", table.commit_salt, "bea", salt_commitment("chosen"), START)
    refused("salts-fixed", table.commit_salt, "ann", salt_commitment("chosen"), START)
    sitting.do(table.salt("ann", "pepper", START))
    assert table.state.salts == ["pepper"]


@pytest.mark.parametrize("how", ["not ready", "leaves"])
def test_withdrawing_after_a_salt_was_revealed_drops_all_of_them(how: str) -> None:
    sitting = committed()
    table = sitting.table
    sitting.do(table.salt("ann", "pepper", START))
    sitting.do(table.ready("bea", False, START) if how == "not ready" else table.leave("bea", START))
    assert not any(seat.ready or seat.salt or seat.salt_commitment for seat in table.state.seats)
    if how == "leaves":
        sitting.do(table.join(CID, None, START))
    sitting.do(table.commit_salt("ann", salt_commitment("thyme"), START))
    other = table.state.seats[1].person
    assert other
    for person in (other, ANN):
        sitting.do(table.ready(person.id, True, START))
    sitting.do(table.salt("ann", "thyme", START))
    assert table.status == "running"
    assert table.state.salts == ["thyme"]


def test_withdrawing_before_keeps_the_commitments() -> None:
    sitting = committed()
    sitting.do(sitting.table.ready("bea", False, START))
    assert all(seat.salt_commitment for seat in sitting.table.state.seats)
    assert sitting.table.state.seats[0].ready


@pytest.mark.parametrize("text", ["", "x", "0" * 63, "0" * 65, "G" * 64, "A" * 64])
def test_a_commitment_is_a_digest(text: str) -> None:
    refused("bad-salt-commitment", Sitting(settings()).table.commit_salt, "ann", text, START)


def test_commitments_survive_a_restart_and_are_public() -> None:
    sitting = committed()
    sitting.do(sitting.table.salt("ann", "pepper", START))
    again = Table.restore("match", "the seed", sitting.table.snapshot())
    assert again.state.seats == sitting.table.state.seats
    folded = Table("match", "the seed")
    folded.apply_all(sitting.table.entries)
    assert folded.state.seats == sitting.table.state.seats
    shown = [entry for entry in sitting.table.update(None, 0, "en").entries if entry["kind"] == "salt-committed"]
    assert [entry["commitment"] for entry in shown] == [salt_commitment("pepper"), salt_commitment("sugar")]
    assert shown[0]["sentence"] == "Ann commits to a salt."
    assert sitting.table.commit_salt("ann", salt_commitment("pepper"), START) == []


# A host and the server together


def revealed(*others: str, plans: tuple[str, ...] = ("open", "open", "bot:level1"), **details: object) -> Sitting:
    """A table of three at which Ann has revealed her salt; the host Bea knows hers, as do the ``others``."""
    sitting = Sitting(settings("legends", 3, seats=list(plans), **details), seed="the seed", sit=False)
    table = sitting.table
    for person in (ANN, BEA, *(one for one in (CID, DOT) if one.id in others)):
        sitting.do(table.join(person, None, START))
        sitting.do(table.commit_salt(person.id, salt_commitment(f"salt of {person.id}"), START))
    for seat in table.state.seats:
        if seat.person is not None and not seat.ready:
            sitting.do(table.ready(seat.person.id, True, START))
    sitting.do(table.salt("bea", "salt of bea", START))
    assert table.status == "waiting"
    return sitting


@pytest.mark.parametrize("plan", ["open", "bot:level2", "mine:Guest", "person:dot", "person:cid"])
def test_once_a_salt_is_revealed_the_host_plans_no_seat(plan: str) -> None:
    """A seat that opens ends the agreement, and would allow another commitment."""
    table = revealed().table
    refused("salts-revealed", table.plan_seat, "ann", 2, plan, START)
    assert table.plan_seat("ann", 2, "bot:level1", START) == [], "the plan that it has already"


def test_once_a_salt_is_revealed_the_host_replaces_no_player_by_a_bot() -> None:
    """Otherwise the host could choose between the deals with and without a salt that has not been revealed."""
    sitting = revealed("cid", plans=("open", "open", "open"))
    for plan in ("bot:level1", "open", "mine:Guest"):
        refused("salts-revealed", sitting.table.plan_seat, "ann", 2, plan, START)
    for person in (ANN, CID):
        sitting.do(sitting.table.salt(person.id, f"salt of {person.id}", START))
    assert sitting.table.state.salts == ["salt of ann", "salt of bea", "salt of cid"]


def test_a_player_at_the_device_of_the_host_chooses_no_salt_late() -> None:
    sitting = Sitting(settings("legends", 3, seats=["open", "open", "mine:Guest"]), seed="the seed")
    table = sitting.table
    sitting.do(table.join(BEA, None, START))
    for person in ("ann", "bea"):
        sitting.do(table.commit_salt(person, salt_commitment(f"salt of {person}"), START))
        sitting.do(table.ready(person, True, START))
    sitting.do(table.salt("bea", "salt of bea", START))
    refused("salts-fixed", table.salt, "ann", "chosen", START, 2)
    refused("salts-fixed", table.commit_salt, "ann", salt_commitment("chosen"), START, 2)
    refused("salts-revealed", table.plan_seat, "ann", 2, "open", START)
    refused("salts-revealed", table.plan_seat, "ann", 2, "mine:Another", START)


def opened_by_an_older_version(*later: Entry) -> Sitting:
    """A stored table of an older version, whose host has opened the seat of the bot after a salt was revealed."""
    sitting = revealed()
    number = sitting.table.number
    sitting.do([SeatPlanned(number=number + 1, at=START, seat=2, plan="open"), *later])
    return sitting


def test_a_seat_that_was_opened_gives_nobody_another_salt() -> None:
    table = opened_by_an_older_version().table
    refused("salts-revealed", table.commit_salt, "ann", salt_commitment("chosen"), START)
    refused("salts-revealed", table.join, CID, None, START)
    refused("salts-revealed", table.join, ANN, 2, START, name="Guest")
    refused("salts-revealed", table.plan_seat, "ann", 2, "bot:level1", START)
    assert table.commit_salt("ann", salt_commitment("salt of ann"), START) == [], "the commitment that counts"


def test_a_salt_without_commitment_is_not_replaced_after_another_was_revealed() -> None:
    sitting = Sitting(settings("legends", 3, seats=["open", "open", "open"]), seed="the seed")
    table = sitting.table
    sitting.do(table.join(BEA, None, START))
    sitting.do(table.salt("ann", "the first", START))
    sitting.do(table.commit_salt("bea", salt_commitment("sugar"), START))
    number = table.number  # an older version has accepted this
    sitting.do([Salted(number=number + 1, at=START, seat=1, salt="sugar")])
    refused("salts-revealed", table.salt, "ann", "chosen", START)
    refused("salts-revealed", table.commit_salt, "ann", salt_commitment("chosen"), START)


@pytest.mark.parametrize("leaves", [False, True])
def test_the_way_out_drops_all_salts_that_were_committed_to(leaves: bool) -> None:
    sitting = opened_by_an_older_version()
    table = sitting.table
    sitting.do(table.leave("ann", START) if leaves else table.ready("ann", False, START))
    assert not any(seat.ready or seat.salt or seat.salt_commitment for seat in table.state.seats)
    sitting.do(table.plan_seat("bea" if leaves else "ann", 2, "bot:level1", START))
    assert table.status == "waiting"


def test_a_challenge_is_fixed_as_well_once_a_salt_is_revealed() -> None:
    sitting = revealed(plans=("person:ann", "person:bea", "bot:level1"), private=True)
    table = sitting.table
    refused("salts-revealed", table.plan_seat, "ann", 2, "open", START)
    refused("salts-revealed", table.plan_seat, "ann", 1, "bot:level1", START)
    sitting.do(table.salt("ann", "salt of ann", START))
    assert (table.status, table.state.salts) == ("running", ["salt of ann", "salt of bea"])


def test_a_log_of_an_older_version_with_another_salt_still_folds() -> None:
    """What an older version has accepted stays as it was."""
    sitting = revealed()
    number = sitting.table.number
    sitting.do(
        [
            SeatPlanned(number=number + 1, at=START, seat=2, plan="open"),
            SaltCommitted(number=number + 2, at=START, seat=0, commitment=salt_commitment("chosen")),
            SeatPlanned(number=number + 3, at=START, seat=2, plan="bot:level1"),
        ]
    )
    sitting.do(sitting.table.salt("ann", "chosen", START))
    assert sitting.table.state.salts == ["chosen", "salt of bea"]


# Starting again


def again(sitting: Sitting, *people: str, salt: str) -> None:
    for person in people:
        sitting.do(sitting.table.commit_salt(person, salt_commitment(f"{salt} of {person}"), START))
        sitting.do(sitting.table.ready(person, True, START))


def test_all_see_how_often_a_player_withdrew_after_a_salt_was_revealed() -> None:
    sitting = committed()
    table = sitting.table
    sitting.do(table.ready("bea", False, START))
    sitting.do(table.ready("bea", True, START))
    assert table.update(None, 0).moment["restarts"] is None, "no salt was known"
    for times in (1, 2):
        sitting.do(table.salt("ann", "pepper" if times == 1 else "salt 1 of ann", START))
        sitting.do(table.ready("bea", False, START))
        for viewer in (0, 1, None):
            update = table.update(viewer, table.number - 1)
            assert update.moment["restarts"] == {"times": times, "player": "Bea"}
            assert f"(restart {times})" in update.entries[0]["sentence"]
        again(sitting, "ann", "bea", salt=f"salt {times}")
    sitting.do(table.salt("ann", "salt 2 of ann", START))
    sitting.do(table.leave("bea", START))
    moment = table.update(None, 0).moment
    assert moment["restarts"] == {"times": 3, "player": "Bea"}
    assert Table.restore("match", "the seed", table.snapshot()).update(None, 0).moment == moment


def test_everybody_sees_the_commitments_before_the_match() -> None:
    """So a player can keep what the deal was fixed by, also by a salt that was added without a commitment."""
    sitting = Sitting(settings("legends", 3), seed="the seed")
    table = sitting.table
    for person in (BEA, CID):
        sitting.do(table.join(person, None, START))
    sitting.do(table.commit_salt("ann", salt_commitment("pepper"), START))
    sitting.do(table.salt("bea", "sugar", START))
    seats = table.update(2, 0).moment["seats"]
    assert [seat.get("salt_commitment") for seat in seats] == [
        salt_commitment("pepper"),
        salt_commitment("sugar"),
        None,
    ]
    assert "sugar" not in str(table.update(2, 0))


def test_the_record_has_the_commitments_of_its_salts() -> None:
    sitting = committed()
    table = sitting.table
    for person, salt in (("ann", "pepper"), ("bea", "sugar")):
        sitting.do(table.salt(person, salt, START))
    record = sitting.finish().table.record(None)
    assert record.salt_commitments == [salt_commitment("pepper"), salt_commitment("sugar")]
    definition = registry.game("eko")
    text = record.to_text()
    assert verify(parse_record(text), definition).to_record() == record
    with pytest.raises(RecordError, match=r"salts\[1\]: is not the salt that was committed to"):
        verify(msgspec.structs.replace(record, salt_commitments=[salt_commitment("pepper")] * 2), definition)
    with pytest.raises(RecordError, match="must have one entry for each salt"):
        parse_record(text.replace(f'"{salt_commitment("pepper")}",', ""))
    with pytest.raises(RecordError, match="version 3 added it"):
        parse_record(text.replace('"version": 3', '"version": 2', 1))
    assert "salt_commitments" not in begun().finish().table.record(None).to_text()


def test_the_record_of_a_balanced_match_has_no_commitment_for_the_salt_of_the_deal() -> None:
    sitting = Sitting(settings(balanced=True), seed="the seed")
    table = sitting.table
    sitting.do(table.join(BEA, None, START))
    sitting.do(table.commit_salt("ann", salt_commitment("pepper"), START))
    for person in ("ann", "bea"):
        sitting.do(table.ready(person, True, START))
    sitting.do(table.salt("ann", "pepper", START))
    assert table.whole_record().salt_commitments == [salt_commitment("pepper"), None]
