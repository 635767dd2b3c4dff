"""The store: what was acknowledged is there, numbers are unique, and many appends share a transaction."""

from __future__ import annotations

import asyncio
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

import msgspec
import pytest
from sqlalchemy import delete, select, text, update

from tests.server.conftest import running
from tests.server.matches import NOW, account, decide, finish, open_match, say, seats_of, start
from tests.server.postgres import PostgresServer
from tetrarch.server.accounts.ids import new_id, new_seed
from tetrarch.server.services import Services, make_services
from tetrarch.server.settings import ServerSettings
from tetrarch.server.storage.database import Database, DatabaseFault, read_url
from tetrarch.server.storage.match_store import Conflict, DamagedMatch
from tetrarch.server.storage.models import EntryRow, MatchRow, ParticipantRow, SeatRow
from tetrarch.server.storage.reader import Later, Read, UnreadableMatch
from tetrarch.server.storage.summary import NewMatch, Summary
from tetrarch.table.entries import Decided, Hosted, Opened
from tetrarch.table.settings import Settings

pytestmark = pytest.mark.anyio


async def test_a_match_is_loaded_as_it_was_appended(both_services: Services) -> None:
    ann = await account(both_services, "Ann")
    match = await open_match(both_services, ann, "level2")
    await start(both_services, match, ["Ann", "level2"])
    await decide(both_services, match, 4, play="d5-f3 é")
    stored = await both_services.store.load(match)
    assert stored
    assert (stored.id, stored.status, stored.number, stored.snapshot) == (match, "running", 4, None)
    assert [entry.number for entry in stored.entries] == [1, 2, 3, 4]
    assert isinstance(stored.entries[0], Opened)
    assert stored.entries[0].host == ann.person
    last = stored.entries[-1]
    assert isinstance(last, Decided)
    assert (last.play, last.at) == ("d5-f3 é", NOW + 4)
    assert stored.seed == await both_services.store.seed_of(match)


async def test_a_secret_is_kept(both_services: Services) -> None:
    secrets = await asyncio.gather(*(both_services.store.secret("bot-secret") for _ in range(4)))
    other = make_services(both_services.settings)
    assert {*secrets, await other.store.secret("bot-secret")} == {secrets[0]}
    assert len(secrets[0]) == 64
    await other.database.close()


async def test_what_does_not_exist_is_not_loaded(services: Services) -> None:
    assert await services.store.load("nothing") is None
    assert await services.store.seed_of("nothing") is None


async def test_of_two_writers_of_one_number_one_wins(both_services: Services) -> None:
    ann = await account(both_services, "Ann")
    match = await open_match(both_services, ann, None)
    writers = [decide(both_services, match, 3, play=f"play {writer}") for writer in range(8)]
    results = await asyncio.gather(*writers, return_exceptions=True)
    assert [type(result) for result in results if result] == [Conflict] * 7
    stored = await both_services.store.load(match)
    assert stored
    assert stored.number == 3
    last = stored.entries[-1]
    assert isinstance(last, Decided)
    assert last.play == f"play {results.index(None)}"


async def test_of_two_servers_on_one_database_one_wins(both_services: Services) -> None:
    other = make_services(both_services.settings)
    await other.store.start()
    ann = await account(both_services, "Ann")
    match = await open_match(both_services, ann, None)
    results = await asyncio.gather(
        *(decide(server, match, 3, play=f"{server is other}") for server in (both_services, other)),
        return_exceptions=True,
    )
    await other.close()
    assert [type(result) for result in results].count(Conflict) == 1
    assert results.count(None) == 1


async def test_a_conflict_writes_nothing_and_hurts_no_other_match(both_services: Services) -> None:
    ann = await account(both_services, "Ann")
    one, two = [await open_match(both_services, ann, None) for _ in range(2)]
    await decide(both_services, one, 3)
    late = [Decided(number=number, at=NOW, seat=0, play="late", decision=1, by="x") for number in (3, 4)]
    results = await asyncio.gather(
        both_services.store.append(one, late, Summary(status="over")),
        decide(both_services, two, 3),
        return_exceptions=True,
    )
    assert [type(result) for result in results] == [Conflict, type(None)]
    first, second = await both_services.store.load(one), await both_services.store.load(two)
    assert first
    assert second
    assert (first.number, first.status, second.number) == (3, "running", 3)


async def test_entries_of_a_match_that_does_not_exist_are_refused(both_services: Services) -> None:
    with pytest.raises(Conflict):
        await decide(both_services, "nowhere", 1)


async def test_appends_that_come_together_share_transactions(both_services: Services) -> None:
    ann = await account(both_services, "Ann")
    matches = [await open_match(both_services, ann, None) for _ in range(20)]
    commits: list[tuple[int, int]] = []
    both_services.store.writer.committed = lambda appends, entries: commits.append((appends, entries))
    await asyncio.gather(*(decide(both_services, match, 3) for match in matches))
    assert sum(entries for _, entries in commits) == 20
    assert len(commits) <= 2


async def test_reads_that_come_together_share_queries(
    settings: ServerSettings, postgres: PostgresServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each match gets its own entries and driver; one that cannot be read, or does not exist, hurts no other."""
    async with running(msgspec.structs.replace(settings, database=postgres.fresh_database())) as services:
        ann = await account(services, "Ann")
        matches = [await open_match(services, ann, None) for _ in range(20)]
        for number, match in enumerate(matches):
            for entry in range(3, 3 + number % 4):
                await decide(services, match, entry)
        async with services.database.connect_to_write() as connection:
            await connection.execute(update(MatchRow).where(MatchRow.id == matches[5]).values(driver="some-server"))
            await connection.execute(update(EntryRow).where(EntryRow.match == matches[7]).values(body="{}"))
        reader = services.store.reader
        queries, query = [], reader._query

        async def count(group: Sequence[Read]) -> list[tuple[str | None, list[str]]]:
            queries.append(len(group))
            return await query(group)

        monkeypatch.setattr(reader, "_query", count)
        asked = [*matches, "nowhere"]
        found = await asyncio.gather(*(reader.read(match, 2) for match in asked), return_exceptions=True)
        assert sum(queries) == 21
        assert len(queries) <= 2
        assert isinstance(found.pop(7), UnreadableMatch)
        numbers = [[entry.number for entry in one.entries] for one in found if isinstance(one, Later)]
        assert numbers == [[*range(3, 3 + number % 4)] for number in range(20) if number != 7] + [[]]
        assert [one.driver for one in found if isinstance(one, Later)] == [None] * 5 + ["some-server"] + [None] * 14


async def test_a_read_begins_after_what_was_acknowledged(settings: ServerSettings, postgres: PostgresServer) -> None:
    """A read that is asked for during a query does not take the result of that query."""
    async with running(msgspec.structs.replace(settings, database=postgres.fresh_database())) as services:
        match = await open_match(services, await account(services, "Ann"), None)
        for number in range(3, 23):
            earlier = asyncio.create_task(services.store.reader.read(match, number - 1))
            await asyncio.sleep(0)
            await decide(services, match, number)
            later = await services.store.reader.read(match, number - 1)
            assert [entry.number for entry in later.entries] == [number]
            await earlier


async def test_a_transaction_leaves_each_match_as_its_last_append_says(both_services: Services) -> None:
    ann = await account(both_services, "Ann")
    one, two = [await open_match(both_services, ann, None) for _ in range(2)]
    plays = {(one, 3): "quotes \" and '", (one, 4): "é \\ \u2028", (two, 3): "[1, null]"}
    await asyncio.gather(
        *(
            both_services.store.append(
                match,
                [Decided(number=number, at=NOW + number, seat=0, play=play, decision=2**60, by="x")],
                Summary("running", (number - 3,), next_due=None if number == 3 else 2**40, bots_waiting=number == 4),
            )
            for (match, number), play in plays.items()
        )
    )
    for match, number, bits, due in ((one, 4, 2, 2**40), (two, 3, 1, None)):
        stored = await both_services.store.load(match)
        assert stored
        assert stored.status == "running"
        told = {entry.number: (entry.play, entry.decision) for entry in stored.entries if isinstance(entry, Decided)}
        assert told == {at: (play, 2**60) for (where, at), play in plays.items() if where == match}
        async with both_services.database.connect() as connection:
            columns = (MatchRow.number, MatchRow.to_decide, MatchRow.next_due, MatchRow.bots_waiting, MatchRow.updated)
            row = (await connection.execute(select(*columns).where(MatchRow.id == match))).one()
        assert tuple(row) == (number, bits, due, number == 4, NOW + number)


async def test_a_caller_that_gives_up_takes_nothing_back(services: Services) -> None:
    ann = await account(services, "Ann")
    match = await open_match(services, ann, None)
    waiting = asyncio.create_task(decide(services, match, 3))
    await asyncio.sleep(0)
    waiting.cancel()
    with pytest.raises(asyncio.CancelledError):
        await waiting
    await decide(services, match, 4)
    stored = await services.store.load(match)
    assert stored
    assert stored.number == 4


async def test_closing_writes_all_that_waits_and_takes_no_more(settings: ServerSettings) -> None:
    async with running(settings) as services:
        ann = await account(services, "Ann")
        matches = [await open_match(services, ann, None) for _ in range(10)]
        waiting = [asyncio.create_task(decide(services, match, 3)) for match in matches]
        await asyncio.sleep(0)
        await services.store.close()
        await asyncio.gather(*waiting)
        with pytest.raises(RuntimeError, match="closed"):
            await decide(services, matches[0], 4)
        async with services.database.read() as session:
            assert len((await session.scalars(select(EntryRow.number).where(EntryRow.number == 3))).all()) == 10


PROGRAM = """
import asyncio, sys
from tests.server.conftest import running
from tests.server.matches import account, decide, open_match
from tetrarch.server.settings import ServerSettings

async def play(services, match):
    for number in range(3, 1_000_000):
        await decide(services, match, number)
        print(match, number, flush=True)

async def main():
    async with running(ServerSettings(data=sys.argv[1], database=sys.argv[2])) as services:
        ann = await services.people.create_guest("Ann", None)
        matches = [await open_match(services, ann, None) for _ in range(5)]
        await asyncio.gather(*(play(services, match) for match in matches))

asyncio.run(main())
"""


async def test_what_was_acknowledged_survives_a_kill(address: str, tmp_path: Path, repository: Path) -> None:
    command = [sys.executable, "-c", PROGRAM, str(tmp_path), address]
    told: dict[str, int] = {}
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, cwd=repository) as server:
        assert server.stdout
        for line, _ in zip(server.stdout, range(200), strict=False):
            match, number = line.split()
            told[match] = int(number)
        server.kill()
        for line in server.stdout:  # what it said before it died
            match, number = line.split()
            told[match] = int(number)
    assert told
    async with running(ServerSettings(data=str(tmp_path), database=address)) as services:
        for match, last in told.items():
            stored = await services.store.load(match)
            assert stored
            assert stored.number >= last
            assert [entry.number for entry in stored.entries] == list(range(1, stored.number + 1))


async def test_a_snapshot_spares_the_entries_before_it(both_services: Services) -> None:
    ann = await account(both_services, "Ann")
    match = await open_match(both_services, ann, None)
    entry = Decided(number=3, at=NOW, seat=0, play="stop", decision=1, by=ann.id)
    await both_services.store.append(match, [entry], Summary(status="running"), snapshot=b"\x00after 3")
    await decide(both_services, match, 4)
    stored = await both_services.store.load(match)
    assert stored
    assert stored.snapshot == (3, b"\x00after 3")
    assert [entry.number for entry in stored.entries] == [4]
    whole = await both_services.store.load(match, whole=True)
    assert whole
    assert (whole.snapshot, len(whole.entries)) == (None, 4)


async def test_an_older_snapshot_does_not_replace_a_later_one(both_services: Services) -> None:
    ann = await account(both_services, "Ann")
    match = await open_match(both_services, ann, None)
    await both_services.store.save_snapshot(match, 2, b"two")
    await both_services.store.save_snapshot(match, 1, b"one")
    stored = await both_services.store.load(match)
    assert stored
    assert stored.snapshot == (2, b"two")


async def test_missing_entries_are_noticed(services: Services) -> None:
    ann = await account(services, "Ann")
    match = await open_match(services, ann, None)
    await decide(services, match, 3)
    async with services.database.write() as session:
        await session.execute(delete(EntryRow).where(EntryRow.number == 2))
    with pytest.raises(DamagedMatch, match=match):
        await services.store.load(match)


async def test_only_matches_that_go_on_by_themselves_are_pending(both_services: Services) -> None:
    ann = await account(both_services, "Ann")
    names = ["clock", "bots", "idle", "over"]
    ids = {name: await open_match(both_services, ann, None) for name in names}
    summaries = {
        "clock": Summary(status="running", next_due=NOW + 5000),
        "bots": Summary(status="running", bots_waiting=True),
        "idle": Summary(status="running"),
        "over": Summary(status="over", next_due=NOW, bots_waiting=True),
    }
    for name, summary in summaries.items():
        entry = Decided(number=3, at=NOW, seat=0, play="stop", decision=1, by=ann.id)
        await both_services.store.append(ids[name], [entry], summary)
    pending = await both_services.store.load_pending()
    assert {(one.id, one.next_due, one.bots_waiting) for one in pending} == {
        (ids["clock"], NOW + 5000, False),
        (ids["bots"], None, True),
    }
    assert await both_services.store.count_by_status() == {"running": 3, "over": 1}


async def test_the_end_is_written_into_the_seats(both_services: Services) -> None:
    ann, bob = await account(both_services, "Ann"), await account(both_services, "Bob")
    match = await open_match(both_services, ann, bob, "level1")
    await start(both_services, match, ["Ann", "Bob", "level1"])
    await finish(both_services, match, [[1, 2], [0]])
    async with both_services.database.read() as session:
        rows = (await session.scalars(select(SeatRow).order_by(SeatRow.seat))).all()
        row = await session.get_one(MatchRow, match)
    assert [(seat.kind, seat.place, seat.points, seat.won) for seat in rows] == [
        ("person", 3, 30, False),
        ("person", 1, 20, True),
        ("bot", 1, 10, True),
    ]
    assert (row.status, row.reason, row.started, row.ended) == ("over", "points", NOW + 1, NOW + 9)


async def test_seats_and_host_follow_the_table(both_services: Services) -> None:
    ann, bob = await account(both_services, "Ann"), await account(both_services, "Bob")
    match = await open_match(both_services, ann, None)
    hosted = Hosted(number=3, at=NOW, person=bob.person)
    await both_services.store.append(match, [hosted], Summary(status="waiting", seats=seats_of(bob, ann)))
    async with both_services.database.read() as session:
        row = await session.get_one(MatchRow, match)
        seats = (await session.scalars(select(SeatRow.person).order_by(SeatRow.seat))).all()
    assert (row.host, row.open_seats, seats) == (bob.id, 0, [bob.id, ann.id])


async def test_all_people_named_in_entries_are_participants(both_services: Services) -> None:
    ann, bob, eve = [await account(both_services, name) for name in ("Ann", "Bob", "Eve")]
    match = await open_match(both_services, ann, bob)
    await say(both_services, match, eve, "hello")
    await say(both_services, match, eve, "hello again")
    async with both_services.database.read() as session:
        people = (await session.scalars(select(ParticipantRow.person))).all()
    assert sorted(people) == sorted([ann.id, bob.id, eve.id])


async def test_invitation_codes_are_unique(services: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    codes = iter(["AAAA2222", "AAAA2222", "AAAA2222", "BBBB3333"])
    monkeypatch.setattr("tetrarch.server.storage.match_store.new_code", lambda: next(codes))
    ann = await account(services, "Ann")
    for expected in ("AAAA2222", "BBBB3333"):
        match = await open_match(services, ann, None)
        stored = await services.store.load(match)
        assert stored
        assert stored.code == expected


async def test_a_match_cannot_be_created_twice(services: Services) -> None:
    ann = await account(services, "Ann")
    match = new_id()
    new = NewMatch(
        id=match,
        seed=new_seed(),
        commitment="",
        game="eko",
        players=2,
        name="",
        settings=b"{}",
        private=False,
        rated=False,
        host=ann.id,
    )
    opened = Opened(number=1, at=NOW, settings=Settings(game="eko"), host=ann.person, commitment="")
    await services.store.create(new, [opened], Summary(status="waiting"))
    with pytest.raises(Conflict):
        await services.store.create(new, [opened], Summary(status="waiting"))


async def test_heartbeat_is_remembered(both_services: Services) -> None:
    assert await both_services.store.last_beat() is None
    await both_services.store.beat(NOW)
    await both_services.store.beat(NOW + 1000)
    assert await both_services.store.last_beat() == NOW + 1000


async def test_requests_of_the_administrator_are_answered_once(both_services: Services) -> None:
    store = both_services.store
    first = await store.ask("close-table", "one", NOW)
    second = await store.ask("close-table", "two", NOW + 1)
    assert [(request.id, request.match) for request in await store.open_requests()] == [(first, "one"), (second, "two")]
    assert await store.answer_to(first) is None
    await store.answer(first, "done", NOW + 2)
    assert await store.answer_to(first) == "done"
    assert [request.id for request in await store.open_requests()] == [second]
    await store.answer(second, "done", NOW + 2 * 86_400_000)
    assert await store.answer_to(first) is None, "answers are kept for a day"


async def test_sqlite_is_durable_and_checks_what_belongs_together(services: Services) -> None:
    async with services.database.connect() as connection:
        found = {
            name: await connection.scalar(text(f"PRAGMA {name}"))
            for name in ("journal_mode", "synchronous", "foreign_keys")
        }
    assert found == {"journal_mode": "wal", "synchronous": 2, "foreign_keys": 1}


@pytest.mark.parametrize(
    ("address", "fault"),
    [
        ("nonsense", "URL is invalid"),
        ("mysql://host/name", "unsupported database 'mysql'"),
        ("sqlite://", "must be a file"),
        ("sqlite:///:memory:", "must be a file"),
    ],
)
async def test_addresses_that_cannot_be_used_are_refused(address: str, fault: str) -> None:
    with pytest.raises(DatabaseFault, match=fault):
        read_url(address)


async def test_a_write_that_fails_changes_nothing(both_services: Services) -> None:
    async def fail() -> None:
        async with both_services.database.write() as session:
            await session.execute(text("INSERT INTO meta VALUES ('x', 'y')"))
            raise ZeroDivisionError

    with pytest.raises(ZeroDivisionError):
        await fail()
    async with both_services.database.connect() as connection:
        assert await connection.scalar(text("SELECT count(*) FROM meta WHERE key = 'x'")) == 0


async def test_an_unavailable_database_is_reported(tmp_path: Path) -> None:
    database = Database(f"postgresql://nobody@/nothing?host={tmp_path}")
    assert not await database.is_reachable()
    await database.close()
