"""Migrations: from nothing to the newest version and back, with data of every version, on both kinds of database."""

from __future__ import annotations

import asyncio
import contextlib
import json
from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest
import sqlalchemy as sa
from alembic.autogenerate import compare_metadata
from alembic.operations import Operations
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Connection, inspect, select, text

from tests.server.conftest import running
from tests.server.matches import account, decide, finish, open_match, say, start
from tests.server.postgres import PostgresServer
from tetrarch.server.services import Services
from tetrarch.server.settings import ServerSettings
from tetrarch.server.storage import migrations
from tetrarch.server.storage.database import Database, DatabaseFault
from tetrarch.server.storage.migrations import NEWEST, OLDEST, OLDEST_KEY, STEPS, is_current, migrate, version_of
from tetrarch.server.storage.models import Base

pytestmark = pytest.mark.anyio

VERSIONS = [f"{number:04}" for number in range(1, int(NEWEST) + 1)]
SCHEMA: dict[str, dict[str, str]] = json.loads(Path(__file__).with_name("schema.json").read_text("utf-8"))
"""By version, the statements of the tables and indexes that its step makes or changes, as SQLite stores them."""

Rows = dict[str, list[dict[str, object]]]

SOLVER = "person, game, rating, tried, solved, streak, best, days, last_day"
"""The columns of a solver of puzzles before version 0015."""

PLAYER = "tournament, number, kind, person, name, bot, joined, withdrawn"
"""The columns of a player before version 0013."""


@pytest.fixture
async def database(address: str) -> AsyncIterator[Database]:
    database = Database(address)
    yield database
    await database.close()


async def table_names(database: Database) -> set[str]:
    async with database.connect() as connection:
        return set(await connection.run_sync(lambda sync: inspect(sync).get_table_names()))


async def rows_of(database: Database) -> Rows:
    """All rows of all tables that there are, in order, with the columns that there are; without the version."""

    def columns_of(connection: Connection) -> dict[str, set[str]]:
        found = inspect(connection)
        return {name: {column["name"] for column in found.get_columns(name)} for name in found.get_table_names()}

    found: Rows = {}
    async with database.connect() as connection:
        known = await connection.run_sync(columns_of)
        for table in Base.metadata.sorted_tables:
            if table.name in known:
                query = select(*[column for column in table.c if column.name in known[table.name]])
                rows = await connection.execute(query.order_by(*table.primary_key))
                found[table.name] = [dict(row) for row in rows.mappings() if row.get("key") != OLDEST_KEY]
    return found


def as_far_as(rows: Rows, older: Rows) -> Rows:
    """Of some rows, the tables and columns that older ones have."""
    columns = {name: set(found[0]) if found else set() for name, found in older.items()}
    return {name: [{key: row[key] for key in row if key in columns[name]} for row in rows[name]] for name in older}


PEOPLE = "id, kind, name, claimed, password, owner, language, created, seen"
"""The columns of a user, as version 0001 made them."""

MATCH = (
    "id, seed, commitment, game, players, name, settings, private, rated, code, host, status, reason, number, "
    "to_decide, open_seats, next_due, bots_waiting, created, updated, started, ended"
)
"""The columns of a match, as version 0002 made them."""

SEAT = '"match", seat, kind, person, name, bot, place, points, won'
"""The columns of a seat, as version 0002 made them."""

# Data of each version: statements with which a server of that version could have left it.

DATA: dict[str, list[str]] = {
    "0001": [
        f"INSERT INTO people ({PEOPLE}) VALUES ('ann', 'account', 'Ann', 'ann', 'hash', NULL, 'pl', 1700000000000, 1)",
        f"INSERT INTO people ({PEOPLE}) VALUES ('bot', 'bot-account', 'Botty', 'botty', NULL, 'ann', NULL, 170000, 5)",
        f"INSERT INTO people ({PEOPLE}) VALUES ('gus', 'guest', 'Gus', NULL, NULL, NULL, NULL, 1700000000, 1700000001)",
        "INSERT INTO sessions (token, person, created, seen, expires) VALUES ('digest', 'ann', 1, 2, 9000000000000)",
        "INSERT INTO tokens VALUES ('token', 'digest', 'bot', 'home', 1, NULL)",
        "INSERT INTO meta VALUES ('heartbeat', '1700000000000')",
    ],
    "0002": [
        f"INSERT INTO matches ({MATCH}) VALUES ('m', 'seed', 'c', 'eko', 2, 'Table', '{{}}', false, true, 'AAAA2222', "
        "'ann', 'over', 'points', 3, 0, 0, NULL, false, 1, 2, 1, 2)",
        f"INSERT INTO matches ({MATCH}) VALUES ('w', 'seed', 'c', 'eko', 2, '', '{{}}', false, false, 'BBBB2222', "
        "'ann', 'waiting', NULL, 1, 0, 1, NULL, false, 1, 2, NULL, NULL)",
        "INSERT INTO entries VALUES ('m', 1, 1, '{\"kind\":\"opened\"}')",
        'INSERT INTO entries VALUES (\'m\', 2, 1, \'{"kind":"started","identities":"TE","names":["Ann",""]}\')',
        'INSERT INTO entries VALUES (\'m\', 3, 2, \'{"kind":"said","to":"started","text":"żółć"}\')',
        "INSERT INTO entries VALUES ('w', 1, 1, '{\"kind\":\"opened\"}')",
        f"INSERT INTO seats ({SEAT}) VALUES ('m', 0, 'person', 'ann', 'Ann', NULL, 1, 10, true)",
        f"INSERT INTO seats ({SEAT}) VALUES ('m', 1, 'bot', NULL, '', 'level2', 2, 5, false)",
        "INSERT INTO participants VALUES ('m', 'ann')",
        "INSERT INTO requests VALUES ('r', 'close-table', 'm', 1, NULL, NULL)",
    ],
    "0003": [
        "INSERT INTO ratings VALUES ('ann', 'eko', 25.123456789012345, 8.3, 0.22, 1, 2)",
        "INSERT INTO rating_changes VALUES ('m', 'ann', 'eko', 2, 25.123456789012345, 8.3, 0.22)",
    ],
    "0004": [
        "INSERT INTO push_subscriptions VALUES ('s', 'ann', 'https://push.test/1', 'key', 'auth', 'pl', 1)",
    ],
    "0005": [
        "UPDATE matches SET identities = 'TE' WHERE id = 'm'",
    ],
    "0006": [
        "INSERT INTO tournaments VALUES ('t', 'Cup', 'eko', 2, 'swiss', 3, 1, '{}', true, false, 60, 'ann', 'seed', "
        "'running', 1, 2, NULL)",
        f"INSERT INTO tournament_players ({PLAYER}) VALUES ('t', 0, 'person', 'ann', 'Ann', NULL, 1, false)",
        f"INSERT INTO tournament_players ({PLAYER}) VALUES ('t', 1, 'bot', NULL, '', 'level2', 1, false)",
        "INSERT INTO tournament_games VALUES ('t', 1, 1, '[0,1]', 'm', NULL)",
    ],
    "0007": [
        "UPDATE seats SET hints = 3 WHERE kind = 'person'",
    ],
    "0008": [
        "INSERT INTO friends VALUES ('ann', 'gus', 3), ('gus', 'ann', 3)",
        "INSERT INTO friend_links VALUES ('ann', 'abcdefgh', 3, 9000000000000)",
        "INSERT INTO blocks VALUES ('gus', 'bot', 4)",
        "INSERT INTO challenges VALUES ('c', 'w', 'ann', 'gus', 5, 9000000000000)",
    ],
    "0009": [
        f"INSERT INTO puzzle_solvers ({SOLVER}) VALUES ('ann', 'eko', 1512.5, 3, 2, 1, 2, 1, '2026-11-16')",
        "INSERT INTO puzzle_attempts VALUES ('ann', 'eko', '0a1b2c3d', true, 5)",
        "INSERT INTO puzzle_ratings VALUES ('eko', '0a1b2c3d', 1487.5, 1)",
    ],
    "0010": [
        "INSERT INTO puzzle_attempts VALUES ('gus', 'eko', '0a1b2c3d', false, 6)",
    ],
    "0011": [
        "INSERT INTO servers VALUES ('one', 1, 2, false)",
        "UPDATE matches SET driver = 'one' WHERE id = 'w'",
    ],
    "0012": [
        "UPDATE sessions SET device = 'Firefox · Linux'",
        "INSERT INTO mutes VALUES ('gus', 'ann', 3)",
        "INSERT INTO reports VALUES ('r', 'ann', 'gus', 'm', 3, 'chat', 'rude', 5, 6, NULL, 'acted')",
        "INSERT INTO bans VALUES ('gus', 6, 9000000000000, 'rude', 'ann')",
        "INSERT INTO audit VALUES ('a', 6, 'ann', 'ban', 'gus', NULL, 'rude')",
        "INSERT INTO two_factor VALUES ('ann', 'GEZDGNBVGY3TQOJQ', 7, 8, 56666666)",
        "INSERT INTO recovery_codes VALUES ('ann', 'digest', 8)",
    ],
    "0013": ["UPDATE tournament_players SET salts = true"],
    "0014": ["INSERT INTO devices VALUES ('digest', 'ann', 'session', 9)"],
    "0015": ["UPDATE puzzle_solvers SET tried_day = last_day"],
}


async def fill(database: Database, version: str) -> None:
    """Put in the data of a version and of all before it."""
    async with database.connect_to_write() as connection:
        for earlier in VERSIONS[: VERSIONS.index(version) + 1]:
            for statement in DATA[earlier]:
                await connection.execute(text(statement))


def test_every_version_has_a_step_and_data() -> None:
    assert list(STEPS) == VERSIONS == list(DATA) == list(SCHEMA)


@pytest.mark.parametrize("version", VERSIONS)
async def test_each_version_has_exactly_the_tables_it_always_had(version: str, tmp_path: Path) -> None:
    database = Database(f"sqlite:///{tmp_path / 'x.sqlite3'}")
    await migrate(database, version)
    async with database.connect() as connection:
        rows = await connection.execute(text("SELECT name, sql FROM sqlite_master WHERE sql IS NOT NULL"))
        found = {row.name: row.sql for row in rows}
    await database.close()
    expected: dict[str, str] = {}
    for earlier in VERSIONS[: VERSIONS.index(version) + 1]:
        expected |= SCHEMA[earlier]
    assert found == expected


async def test_the_newest_version_is_what_the_models_say(database: Database) -> None:
    await migrate(database)

    def differences(connection: Connection) -> object:
        return compare_metadata(MigrationContext.configure(connection, opts={"compare_type": True}), Base.metadata)

    async with database.connect() as connection:
        assert await connection.run_sync(differences) == []
    assert await is_current(database)


async def test_down_to_nothing_and_up_again(database: Database) -> None:
    await migrate(database)
    await migrate(database, "base")
    assert await table_names(database) <= {"alembic_version"}
    assert await version_of(database) is None
    await migrate(database)
    assert await is_current(database)


@pytest.mark.parametrize("version", VERSIONS)
async def test_data_of_every_version_survives_the_way_up_and_back(version: str, database: Database) -> None:
    await migrate(database, version)
    await fill(database, version)
    before = await rows_of(database)
    assert all(before.values()) or version == "0001" or before.keys() >= {"snapshots"}
    await migrate(database)
    after = await rows_of(database)
    assert as_far_as(after, before) == before
    await migrate(database, version)
    assert await rows_of(database) == before


async def test_data_of_the_newest_version_goes_down_as_far_as_its_tables(database: Database) -> None:
    await migrate(database)
    await fill(database, NEWEST)
    full = await rows_of(database)
    for version in reversed(VERSIONS[:-1]):
        await migrate(database, version)
        rows = await rows_of(database)
        assert rows == as_far_as(full, rows)
    await migrate(database)
    assert (await rows_of(database))["people"] == full["people"]


async def test_matches_that_began_earlier_have_the_identities_they_began_with(
    database: Database,
) -> None:
    await migrate(database, "0004")
    await fill(database, "0004")
    async with database.connect_to_write() as connection:
        many = [  # more than are read at the same time
            {"id": f"m{number}", "body": f'{{"kind":"started","identities":"{"SMET"[: 2 + number % 3]}"}}'}
            for number in range(1200)
        ]
        await connection.execute(
            text(
                f"INSERT INTO matches ({MATCH}) VALUES (:id, 'seed', 'c', 'eko', 2, '', '{{}}', false, false, :id, "
                "'ann', 'running', NULL, 1, 0, 0, NULL, false, 1, 2, 1, NULL)"
            ),
            many,
        )
        await connection.execute(text("INSERT INTO entries VALUES (:id, 1, 1, :body)"), many)
    await migrate(database)
    known = {row["id"]: row["identities"] for row in (await rows_of(database))["matches"]}
    assert (known.pop("m"), known.pop("w")) == ("TE", "")
    assert known == {f"m{number}": "SMET"[: 2 + number % 3] for number in range(1200)}


async def test_a_server_works_on_data_of_every_version(database: Database, address: str, tmp_path: Path) -> None:
    await migrate(database, "0001")
    await fill(database, "0001")
    async with running(ServerSettings(data=str(tmp_path), database=address)) as services:
        cid, dora = await account(services, "Cid"), await account(services, "Dora")
        match = await open_match(services, cid, dora, rated=True)
        await start(services, match, ["Cid", "Dora"])
        await decide(services, match, 5)
        await say(services, match, cid, "hello", 0)
        await finish(services, match, [[0], [1]], rated=True)
        assert (await services.people.find("Botty")) is not None


async def test_a_newer_database_is_refused_and_left_alone(database: Database) -> None:
    await migrate(database)
    async with database.connect_to_write() as connection:
        await connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
        await connection.execute(text("UPDATE meta SET value = '9999' WHERE key = 'oldest-version'"))
    with pytest.raises(DatabaseFault, match=f"version 9999, and this program supports versions up to {NEWEST}"):
        await migrate(database)
    assert await version_of(database) == "9999"
    assert "people" in await table_names(database)


NEXT = f"{int(NEWEST) + 1:04}"


def expand(op: Operations) -> None:
    """A step to a next version: what a step may add while programs of the version before run."""
    op.add_column("matches", sa.Column("colour", sa.String(8)))
    op.add_column("seats", sa.Column("thanks", sa.Integer(), nullable=False, server_default="0"))
    op.create_table("colours", sa.Column("match", sa.String(32), sa.ForeignKey("matches.id", ondelete="CASCADE")))
    op.create_index("ix_entries_at", "entries", ["at"])


def go_back(op: Operations) -> None:
    """The way back."""
    op.drop_index("ix_entries_at", "entries")
    op.drop_table("colours")
    op.drop_column("seats", "thanks")
    op.drop_column("matches", "colour")


@contextlib.contextmanager
def next_program(oldest: str = OLDEST) -> Iterator[None]:
    """A program of the next version, which lets those of an oldest version go on."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(migrations, "STEPS", {**STEPS, NEXT: (expand, go_back)})
        patch.setattr(migrations, "NEWEST", NEXT)
        patch.setattr(migrations, "OLDEST", oldest)
        yield


async def columns_of(database: Database) -> dict[str, dict[str, tuple[str, bool]]]:
    """By table and column, its type, and whether rows of programs that do not know it get a value."""

    def read(connection: Connection) -> dict[str, dict[str, tuple[str, bool]]]:
        found = inspect(connection)
        return {
            table: {
                column["name"]: (str(column["type"]), column["nullable"] or column["default"] is not None)
                for column in found.get_columns(table)
            }
            for table in found.get_table_names()
        }

    async with database.connect() as connection:
        return await connection.run_sync(read)


async def test_steps_after_the_oldest_version_only_add_what_its_programs_need_not_know(database: Database) -> None:
    await migrate(database, OLDEST)
    before = await columns_of(database)
    with next_program():
        await migrate(database, NEXT)
    after = await columns_of(database)
    for table, columns in before.items():
        assert columns.items() <= after[table].items(), f"{table} has lost or changed a column"
        added = after[table].keys() - columns.keys()
        assert all(after[table][column][1] for column in added), f"a new column of {table} needs a value"
    assert "colour" in after["matches"]


async def test_programs_of_the_version_before_go_on_while_and_after_the_next_one_migrates(
    database: Database, address: str, tmp_path: Path
) -> None:
    """The next program migrates first, while servers of this one still run; these start again, too, on both ways."""

    async def play(services: Services, names: str) -> None:
        one, other = [await account(services, name) for name in names.split()]
        match = await open_match(services, one, other, rated=True)
        await start(services, match, names.split())
        await decide(services, match, 5)
        await say(services, match, one, "hello", 0)
        await finish(services, match, [[0], [1]], rated=True)

    async def play_while(step: str, names: str) -> None:
        """Migrate while a server of this version runs and one of its matches is open."""
        async with running(settings) as services:
            one, other = [await account(services, name) for name in names.split()]
            match = await open_match(services, one, other, rated=True)
            await start(services, match, names.split())
            with next_program():
                await migrate(database, step)
            assert await version_of(database) == step
            assert await is_current(database)
            await decide(services, match, 5)
            await finish(services, match, [[0], [1]], rated=True)

    settings = ServerSettings(data=str(tmp_path), database=address)
    await play_while(NEXT, "Ann Bob")
    async with database.connect_to_write() as connection:
        await connection.execute(text("INSERT INTO colours SELECT id FROM matches"))
        await connection.execute(text("UPDATE matches SET colour = 'red'"))
    async with running(settings) as services:
        assert await version_of(database) == NEXT, "it leaves the newer tables alone"
        await play(services, "Cid Dora")
    known = await rows_of(database)
    await play_while(NEWEST, "Eve Fay")
    async with running(settings) as services:
        await play(services, "Gus Hal")
    assert (await columns_of(database))["matches"].keys() == {
        column.name for column in Base.metadata.tables["matches"].c
    }
    found = await rows_of(database)
    assert all(row in found["entries"] for row in known["entries"])
    assert len(found["matches"]) == len(known["matches"]) + 2


async def test_programs_before_the_oldest_version_are_refused(
    database: Database, monkeypatch: pytest.MonkeyPatch
) -> None:
    with next_program(oldest=NEXT):
        await migrate(database, NEXT)
        assert await is_current(database)
    assert not await is_current(database)
    with pytest.raises(DatabaseFault, match=f"version {NEXT}, and this program supports versions up to {NEWEST}"):
        await migrate(database)
    with next_program():
        await migrate(database, NEWEST)
    monkeypatch.setattr(migrations, "NEWEST", VERSIONS[VERSIONS.index(OLDEST) - 1])
    assert not await is_current(database)


async def test_a_newer_database_that_only_adds_is_used_and_left_alone(database: Database) -> None:
    await migrate(database)
    async with database.connect_to_write() as connection:
        await connection.execute(text("ALTER TABLE matches ADD COLUMN colour VARCHAR(8)"))
        await connection.execute(text("CREATE TABLE future (id INTEGER)"))
        await connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
        await connection.execute(text(f"UPDATE meta SET value = '{NEWEST}' WHERE key = 'oldest-version'"))
    await migrate(database)
    assert await is_current(database)
    assert await version_of(database) == "9999"
    await fill(database, NEWEST)


async def test_only_one_of_many_starting_programs_migrates(address: str) -> None:
    databases = [Database(address) for _ in range(6)]
    await asyncio.gather(*map(migrate, databases))
    assert [await is_current(database) for database in databases] == [True] * 6
    for database in databases:
        await database.close()


async def test_a_migration_behind_a_long_reader_does_not_keep_others_waiting(
    postgres: PostgresServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A backup reads all tables in one transaction, while the old servers play on."""
    monkeypatch.setattr(migrations, "LOCK_SECONDS", 1)
    monkeypatch.setattr(migrations, "PAUSE_SECONDS", 0.1)
    database = Database(postgres.fresh_database())
    await migrate(database)
    await fill(database, NEWEST)
    with next_program():
        async with database.connect() as backup:
            await backup.execute(text("SELECT count(*) FROM matches"))
            migrating = asyncio.create_task(migrate(database, NEXT))
            for _ in range(3):
                await asyncio.sleep(0.5)
                async with asyncio.timeout(3), database.connect_to_write() as connection:
                    await connection.execute(text("UPDATE matches SET name = name || '!'"))
            assert not migrating.done()
        await migrating
        assert await version_of(database) == NEXT
    await database.close()


async def test_a_migration_gives_up_in_the_end(postgres: PostgresServer, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(migrations, "LOCK_SECONDS", 1)
    monkeypatch.setattr(migrations, "MIGRATING_SECONDS", -1.0)
    database = Database(postgres.fresh_database())
    await migrate(database)
    async with database.connect() as backup:
        await backup.execute(text("SELECT count(*) FROM matches"))
        with next_program(), pytest.raises(DatabaseFault, match="lock timeout"):
            await migrate(database, NEXT)
    assert await version_of(database) == NEWEST
    await database.close()


async def test_a_step_that_fails_changes_nothing(database: Database, monkeypatch: pytest.MonkeyPatch) -> None:
    await migrate(database, "0002")
    await fill(database, "0002")
    async with database.connect_to_write() as connection:  # in the way of the step to 0004
        await connection.execute(text("CREATE TABLE push_subscriptions (id INTEGER)"))
    before = await table_names(database)
    with pytest.raises(DatabaseFault, match="push_subscriptions"):
        await migrate(database)
    assert await version_of(database) == "0002"
    assert await table_names(database) == before


async def test_an_unreachable_address_is_reported_without_its_password(tmp_path: Path) -> None:
    database = Database(f"postgresql://ann:hunter2@/tables?host={tmp_path}")
    with pytest.raises(DatabaseFault, match="cannot be used") as fault:
        await migrate(database)
    assert "hunter2" not in str(fault.value)
    await database.close()


async def test_a_file_that_is_no_database_is_reported(tmp_path: Path) -> None:
    (tmp_path / "x.sqlite3").write_text("This is not a database at all, but a long enough text. " * 50)
    database = Database(f"sqlite:///{tmp_path / 'x.sqlite3'}")
    with pytest.raises(DatabaseFault, match="not a database"):
        await migrate(database)
    await database.close()
