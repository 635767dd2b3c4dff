"""The fold: commands change nothing, entries follow each other, and every way to the same entries is the same table."""

from __future__ import annotations

import msgspec
import pytest

from tests.table.tables import begun
from tests.table.walks import START, Walk
from tetrarch.table import Entry, Person, Settings, Table, decode_entry, encode_entry

WALKS = range(12)


def viewers(table: Table) -> list[int | None]:
    return [None, *range(table.settings.players)]


def told(table: Table, since: int = 0, language: str = "en") -> list[bytes]:
    """The updates of all viewers."""
    return [msgspec.json.encode(table.update(viewer, since, language)) for viewer in viewers(table)]


def folded(walk: Walk, entries: list[Entry]) -> Table:
    table = Table(walk.table.match_id, walk.secret)
    table.apply_all(entries)
    return table


@pytest.mark.parametrize("seed", WALKS)
def test_folding_from_scratch_or_from_any_snapshot_gives_the_same_table(seed: int) -> None:
    walk = Walk(seed)
    walk.prelude()
    walk.begin()
    snapshots: list[tuple[int, bytes]] = [(walk.table.number, walk.table.snapshot())]
    for _ in range(90):
        walk.step()
        if walk.rng.random() < 0.05:
            snapshots.append((walk.table.number, walk.table.snapshot()))
    whole = walk.table.snapshot()
    expected = told(walk.table)
    scratch = folded(walk, walk.entries)
    assert scratch.snapshot() == whole
    assert told(scratch) == expected
    for number, snapshot in snapshots[:: max(1, len(snapshots) // 3)]:
        later = Table.restore(walk.table.match_id, walk.secret, snapshot)
        assert later.number == number
        later.apply_all(walk.entries[number:])
        assert later.snapshot() == whole
        assert told(later) == expected
        assert [later.ground(viewer) for viewer in viewers(later)] == [
            walk.table.ground(viewer) for viewer in viewers(later)
        ]


@pytest.mark.parametrize("seed", WALKS)
def test_commands_change_nothing_until_their_entries_are_applied(seed: int) -> None:
    walk = Walk(seed)
    walk.prelude()
    walk.begin()
    for _ in range(60):
        before = walk.table.snapshot()
        try:
            entries = walk.command()
        except ValueError:
            entries = []
        assert walk.table.snapshot() == before
        walk.now += 500
        walk.do(entries)


@pytest.mark.parametrize("seed", range(8))
def test_missed_entries_are_the_same_whenever_they_are_requested(seed: int) -> None:
    walk = Walk(seed)
    walk.prelude()
    walk.begin()
    live: dict[int | None, list[object]] = {viewer: [] for viewer in viewers(walk.table)}
    last = 0
    for _ in range(90):
        walk.step()
        for viewer, heard in live.items():
            update = walk.table.update(viewer, last)
            assert [entry["number"] for entry in update.entries] == list(range(last + 1, walk.table.number + 1))
            heard += update.entries
        last = walk.table.number
    for viewer, heard in live.items():
        assert walk.table.update(viewer, 0).entries == heard
        half = last // 2
        assert walk.table.update(viewer, half).entries == heard[half:]


def opened() -> tuple[Table, list[Entry]]:
    table = Table("m", "seed")
    entries = table.open(Settings(game="eko"), Person("p0", "Ann"), START)
    table.apply_all(entries)
    return table, entries


def test_an_entry_is_applied_once_and_in_order() -> None:
    table, entries = opened()
    ready = table.ready("p0", True, START)
    before = table.snapshot()
    for wrong in (entries[0], entries[-1], msgspec.structs.replace(ready[0], number=ready[0].number + 1)):
        with pytest.raises(ValueError, match="cannot follow"):
            table.apply(wrong)
    with pytest.raises(ValueError, match="before the last entry"):
        table.apply(msgspec.structs.replace(ready[0], at=START - 1))
    assert table.snapshot() == before


def test_of_two_decisions_at_the_same_moment_only_one_can_be_applied() -> None:
    walk = Walk(3, Settings(game="eko", players=2, options={"round_limit": 3}))
    walk.begin()
    seat = walk.table.to_decide[0]
    person = walk.table.state.seats[seat].person
    assert person is not None
    one, two = (walk.table.decide(person.id, seat, "keep", START) for _ in range(2))
    walk.do(one)
    with pytest.raises(ValueError, match="cannot follow"):
        walk.table.apply(two[0])


def test_an_entry_that_names_another_decision_than_its_number_is_refused() -> None:
    walk = Walk(3, Settings(game="eko", players=2, options={"round_limit": 3}))
    walk.begin()
    seat = walk.table.to_decide[0]
    person = walk.table.state.seats[seat].person
    assert person is not None
    (entry,) = walk.table.decide(person.id, seat, "keep", START)
    before = walk.table.snapshot()
    with pytest.raises(ValueError, match="is not decision"):
        walk.table.apply(msgspec.structs.replace(entry, play="pass"))
    assert walk.table.snapshot() == before


def test_nothing_comes_before_the_opening_and_no_table_is_opened_twice() -> None:
    table, entries = opened()
    with pytest.raises(ValueError, match="opened once"):
        table.apply(msgspec.structs.replace(entries[0], number=table.number + 1))
    with pytest.raises(ValueError, match="opened once"):
        Table("m", "seed").apply(msgspec.structs.replace(entries[1], number=1))


def test_entries_survive_being_written() -> None:
    _, entries = opened()
    for entry in entries:
        assert decode_entry(encode_entry(entry)) == entry
    assert encode_entry(entries[0]).startswith(b'{"kind":"opened"')


def test_time_never_runs_backwards_even_if_the_system_clock_does() -> None:
    table, _ = opened()
    (ready,) = table.ready("p0", True, START - 50_000)
    assert ready.at == START


def test_a_snapshot_of_another_kind_is_refused() -> None:
    table, _ = opened()
    with pytest.raises(ValueError, match="not a snapshot"):
        Table.restore("m", "seed", b"{}")
    other = table.snapshot().replace(b'"version":1', b'"version":99', 1)
    with pytest.raises(ValueError, match="version 99"):
        Table.restore("m", "seed", other)


@pytest.mark.parametrize("game", ["eko", "legends"])
def test_a_position_that_another_command_prepared_is_never_used(game: str) -> None:
    sitting = begun(game)
    table = sitting.table
    for _ in range(12):
        seat = sitting.seat
        person, legal = sitting.person(seat), table.decisions(seat)
        first = table.decide(person, seat, legal[0].id, sitting.now)
        table.decide(person, seat, legal[-1].id, sitting.now)  # prepares other positions for the same numbers
        sitting.do(first)
        other = Table(table.match_id, sitting.seed)
        other.apply_all([decode_entry(encode_entry(entry)) for entry in table.entries])
        assert other.snapshot() == table.snapshot()
        if table.status != "running":
            break
