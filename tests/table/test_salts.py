"""Salts are committed to before they are revealed, so that nobody can choose the deal."""

from __future__ import annotations

import pytest

from tests.table.tables import ANN, BEA, CID, START, Sitting, refused, settings
from tetrarch.core.randomness import salt_commitment
from tetrarch.table import Table
from tetrarch.table.entries import Started


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
