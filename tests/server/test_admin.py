"""Administration: backups while running, restoring, tidying, and settings, over the command line and the database."""

from __future__ import annotations

import asyncio
import re
import sqlite3
import stat
import subprocess
import sys
from collections.abc import Callable, Coroutine
from pathlib import Path

import pytest
from sqlalchemy import text, update

from tests.cli.conftest import Tetrarch
from tests.cli.conftest import tetrarch as tetrarch
from tests.server.conftest import running
from tests.server.matches import account, decide, finish, open_match, say
from tetrarch.server.folders import usual_folder
from tetrarch.server.services import Services
from tetrarch.server.settings import ServerSettings, SettingsFault, load_settings
from tetrarch.server.storage.database import FILE, Database, DataLock
from tetrarch.server.storage.match_store import Store
from tetrarch.server.storage.models import PersonRow

Work = Callable[[Services], Coroutine[object, object, None]]


def with_server(settings: ServerSettings, work: Work) -> None:
    """Do something with a server that runs meanwhile."""

    async def run() -> None:
        async with running(settings) as services:
            await work(services)

    asyncio.run(run())


async def ann_plays(services: Services) -> None:
    """Ann opens a table and decides once."""
    match = await open_match(services, await account(services, "Ann"), None)
    await decide(services, match, 3)


def count(file: Path, table: str) -> int:
    with sqlite3.connect(file) as connection:
        (found,) = connection.execute(f"SELECT count(*) FROM {table}").fetchone()
    connection.close()
    return int(found)


# Backups


def test_a_backup_is_made_while_the_server_writes(settings: ServerSettings, tetrarch: Tetrarch, tmp_path: Path) -> None:
    async def work(services: Services) -> None:
        matches = [await open_match(services, await account(services, name), None) for name in ("Ann", "Bob")]

        async def play(match: str) -> None:
            for number in range(3, 203):
                await decide(services, match, number)

        playing = asyncio.gather(*map(play, matches))
        ran = await asyncio.to_thread(tetrarch, "admin", "backup", "copy.sqlite3", "--data", settings.data)
        assert (ran.code, ran.err) == (0, "")
        await playing

    with_server(settings, work)
    copy = tmp_path / "copy.sqlite3"
    assert count(copy, "people") == 2
    with sqlite3.connect(copy) as connection:
        rows = connection.execute(
            "SELECT m.number, max(e.number), count(*) FROM matches m JOIN entries e ON e.match = m.id GROUP BY m.id"
        ).fetchall()
    connection.close()
    assert len(rows) == 2
    assert all(number == last == entries for number, last, entries in rows), "a backup is of one moment"
    assert stat.S_IMODE(copy.stat().st_mode) == 0o600
    assert not list(tmp_path.glob("copy.sqlite3-*")), "it is one file"
    assert not list(tmp_path.glob(".*.part"))


def test_a_backup_does_not_replace_a_file_unasked(settings: ServerSettings, tetrarch: Tetrarch, tmp_path: Path) -> None:
    (tmp_path / "copy").write_text("precious")
    ran = tetrarch("admin", "backup", "copy", "--data", settings.data)
    assert ran.code == 2
    assert ran.errors == ["copy: exists already; choose another file, or replace it with --force"]
    assert (tmp_path / "copy").read_text() == "precious"
    assert tetrarch("admin", "backup", "copy", "--data", settings.data, "--force").code == 0
    assert count(tmp_path / "copy", "people") == 0
    ran = tetrarch("admin", "backup", str(settings.folder / FILE), "--data", settings.data, "--force")
    assert "is the database itself" in ran.errors[0]


def test_what_was_backed_up_is_restored(settings: ServerSettings, tetrarch: Tetrarch) -> None:
    with_server(settings, ann_plays)
    assert tetrarch("admin", "backup", "copy", "--data", settings.data).code == 0

    async def more(services: Services) -> None:
        await account(services, "Bob")

    with_server(settings, more)
    assert count(settings.folder / FILE, "people") == 2
    ran = tetrarch("admin", "restore", "copy", "--data", settings.data)
    assert (ran.code, ran.err) == (0, "")
    assert count(settings.folder / FILE, "people") == 1
    (kept,) = settings.folder.glob("*.before-*")
    assert count(kept, "people") == 2
    with_server(settings, more)


def test_a_backup_is_restored_where_nothing_was(settings: ServerSettings, tetrarch: Tetrarch, tmp_path: Path) -> None:
    with_server(settings, ann_plays)
    tetrarch("admin", "backup", "copy", "--data", settings.data)
    ran = tetrarch("admin", "restore", "copy", "--data", "elsewhere")
    assert ran.code == 0
    assert count(tmp_path / "elsewhere" / FILE, "entries") == 3


def test_nothing_is_restored_under_a_running_server(settings: ServerSettings, tetrarch: Tetrarch) -> None:
    tetrarch("admin", "backup", "copy", "--data", settings.data)

    async def work(services: Services) -> None:
        ran = await asyncio.to_thread(tetrarch, "admin", "restore", "copy", "--data", settings.data)
        assert ran.code == 2
        assert "a server is running on this data" in ran.errors[0]
        await ann_plays(services)

    with_server(settings, work)
    assert count(settings.folder / FILE, "people") == 1


@pytest.mark.parametrize(
    ("content", "fault"),
    [
        (None, "there is no such file"),
        (b"not a database at all", "is not a backup of tetrarch"),
        ("CREATE TABLE x (y)", "is not a backup of tetrarch"),
        ("CREATE TABLE alembic_version (version_num); INSERT INTO alembic_version VALUES ('9999')", "unknown version"),
    ],
)
def test_only_backups_of_ours_are_restored(
    content: bytes | str | None, fault: str, settings: ServerSettings, tetrarch: Tetrarch, tmp_path: Path
) -> None:
    source = tmp_path / "copy"
    if isinstance(content, bytes):
        source.write_bytes(content)
    elif content:
        with sqlite3.connect(source) as connection:
            connection.executescript(content)
        connection.close()
    before = (settings.folder / FILE).read_bytes()
    ran = tetrarch("admin", "restore", "copy", "--data", settings.data)
    assert ran.code == 2
    assert fault in ran.errors[0]
    assert (settings.folder / FILE).read_bytes() == before


def test_postgresql_has_its_own_tools(tetrarch: Tetrarch) -> None:
    for command, tool in [("backup", "pg_dump"), ("restore", "pg_restore")]:
        ran = tetrarch("admin", command, "copy", "--database", "postgresql://host/name")
        assert ran.code == 2
        assert tool in ran.errors[0]


def test_the_lock_ends_with_its_holder(tmp_path: Path) -> None:
    program = (
        "import sys, pathlib; from tetrarch.server.storage.database import DataLock; "
        "lock = DataLock(pathlib.Path(sys.argv[1])); "
        "lock.take(); print('taken', flush=True); sys.stdin.read()"
    )
    command = [sys.executable, "-c", program, str(tmp_path / "x")]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as holder:
        assert holder.stdout
        assert holder.stdout.readline() == "taken\n"
        with pytest.raises(ValueError, match=f"process {holder.pid}"):
            DataLock(tmp_path / "x").take()
        holder.kill()
        holder.wait()
    lock = DataLock(tmp_path / "x")
    lock.take()
    lock.release()


# Guests, tables, numbers


def test_inactive_guests_are_pruned(settings: ServerSettings, tetrarch: Tetrarch) -> None:
    async def work(services: Services) -> None:
        old, playing, new = [await services.people.create_guest(name, None) for name in ("Old", "Playing", "New")]
        ann = await account(services, "Ann")
        await open_match(services, playing, None)
        over = await open_match(services, old, ann)
        await say(services, over, old, "goodbye", 0)
        await finish(services, over, [[0], [1]])
        async with services.database.write() as session:
            await session.execute(update(PersonRow).where(PersonRow.id != new.id).values(seen=1))

    with_server(settings, work)
    assert tetrarch("admin", "prune-guests", "--days", "30", "--dry-run", "--data", settings.data).out == (
        "1 guest would be deleted\n"
    )
    assert count(settings.folder / FILE, "people") == 4
    assert tetrarch("admin", "prune-guests", "--days", "30", "--data", settings.data).out == "1 guest deleted\n"
    assert count(settings.folder / FILE, "people") == 3
    assert b"goodbye" not in (settings.folder / FILE).read_bytes(), "what is deleted is not left in the file"


def test_the_running_server_is_asked_to_close_a_table(settings: ServerSettings, tetrarch: Tetrarch) -> None:
    async def work(services: Services) -> None:
        match = await open_match(services, await account(services, "Ann"), None)
        for answer, code in [("done", 0), ("not while the moon is full", 2)]:
            asking = asyncio.create_task(
                asyncio.to_thread(tetrarch, "admin", "close-table", match, "--data", settings.data)
            )
            while not (requests := await services.store.open_requests()):
                await asyncio.sleep(0.01)
            ((request, kind, closed),) = [(one.id, one.kind, one.match) for one in requests]
            assert (kind, closed) == ("close-table", match)
            await services.store.answer(request, answer, 1)
            ran = await asking
            assert ran.code == code
            assert (answer in ran.err) == (code == 2)

    with_server(settings, work)


def test_a_table_is_closed_later_if_no_server_runs(settings: ServerSettings, tetrarch: Tetrarch) -> None:
    matches: list[str] = []

    async def work(services: Services) -> None:
        ann = await account(services, "Ann")
        matches.extend([await open_match(services, ann, None), await open_match(services, ann, None)])
        await finish(services, matches[1], [[0], [1]])

    with_server(settings, work)
    ran = tetrarch("admin", "close-table", matches[0], "--wait", "0", "--data", settings.data)
    assert ran.code == 2
    assert "the next server that runs closes" in ran.errors[0]

    async def asked(services: Services) -> None:
        assert [one.match for one in await services.store.open_requests()] == [matches[0]]

    with_server(settings, asked)
    assert "is already over" in tetrarch("admin", "close-table", matches[1], "--data", settings.data).errors[0]
    assert "there is no table 'x'" in tetrarch("admin", "close-table", "x", "--data", settings.data).errors[0]


def test_stats_count_everything(settings: ServerSettings, tetrarch: Tetrarch) -> None:
    with_server(settings, ann_plays)
    ran = tetrarch("admin", "stats", "--data", settings.data)
    lines = dict(line.rsplit(None, 1) for line in ran.out.splitlines() if "ago" not in line)
    assert (lines["people, account"], lines["matches, running"], lines["entries"]) == ("1", "1", "3")


@pytest.mark.parametrize("language", ["fr", "nl", "pl"])
def test_admin_output_is_translated(
    language: str, settings: ServerSettings, tetrarch: Tetrarch, tmp_path: Path
) -> None:
    async def work(services: Services) -> None:
        guest = await services.people.create_guest("Gus", "en")
        async with services.database.write() as session:
            await session.execute(update(PersonRow).where(PersonRow.id == guest.id).values(seen=1))

    with_server(settings, work)
    commands = [
        ["backup", "copy"],
        ["stats"],
        ["prune-guests", "--days", "30", "--dry-run"],
        ["prune-guests", "--days", "30"],
        ["restore", "copy"],
        ["restore", "copy"],
        ["close-table", "x"],
        ["backup", "copy"],
    ]
    data = ["--data", settings.data]
    for command in commands:
        told = tetrarch("--lang", language, "admin", *command, *data)
        english = [
            *(
                "bytes",
                "people",
                "matches",
                "guest",
                "deleted",
                "restored",
                "what was",
                "there is",
                "is there",
                "never",
            ),
            *("ago", "last seen"),
        ]
        plain = (told.out + told.err).replace(settings.data, "").replace(str(tmp_path), "")
        left = [word for word in english if re.search(rf"\b{word}\b", plain)]
        assert left == ([] if language != "nl" else [word for word in left if word == "bytes"]), told
        assert "{" not in plain
        assert told.out or told.err


def test_stats_of_postgresql(postgres: object, tetrarch: Tetrarch, settings: ServerSettings) -> None:
    from tests.server.postgres import PostgresServer

    assert isinstance(postgres, PostgresServer)
    address = postgres.fresh_database()
    ran = tetrarch("admin", "stats", "--database", address)
    assert "start a server of this version once" in ran.errors[0]
    with_server(ServerSettings(data=settings.data, database=address), ann_plays)
    assert "postgresql" in tetrarch("admin", "stats", "--database", address).out


def test_push_keys_are_lines_for_the_settings(tetrarch: Tetrarch, tmp_path: Path) -> None:
    ran = tetrarch("admin", "push-keys")
    assert ran.code == 0
    (tmp_path / "server.toml").write_text(ran.out)
    assert len(load_settings(str(tmp_path), {}).vapid_private_key) == 43


@pytest.mark.parametrize("command", ["stats", "prune-guests", "close-table x", "backup copy"])
def test_admin_commands_create_no_database(command: str, tetrarch: Tetrarch, tmp_path: Path) -> None:
    ran = tetrarch("admin", *command.split(), "--data", "nowhere")
    assert ran.code == 2
    assert "there is no database" in ran.errors[0]
    assert list(tmp_path.iterdir()) == []


def test_a_database_of_another_version_is_not_touched(settings: ServerSettings, tetrarch: Tetrarch) -> None:
    async def change() -> None:
        database = Database(settings.database_url)
        async with database.connect_to_write() as connection:
            await connection.execute(text("UPDATE alembic_version SET version_num = '0001'"))
        await database.close()

    asyncio.run(change())
    assert "version 0001" in tetrarch("admin", "stats", "--data", settings.data).errors[0]


@pytest.mark.parametrize(
    ("arguments", "error"),
    [
        (["admin", "bakcup"], "unknown command 'bakcup'; did you mean 'backup'?"),
        (["admni"], "unknown command 'admni'; did you mean 'admin'?"),
        (["admin", "prune-guests", "--days", "0"], "invalid value for '--days'"),
    ],
)
def test_misspelt_words_get_a_suggestion(arguments: list[str], error: str, tetrarch: Tetrarch) -> None:
    ran = tetrarch(*arguments)
    assert ran.code == 2
    assert error in ran.errors[0]


def test_admin_explains_itself(tetrarch: Tetrarch) -> None:
    for arguments in (["admin", "--help"], ["admin"]):
        ran = tetrarch(*arguments)
        assert "backup" in ran.out + ran.err
    assert tetrarch("admin", "backup", "--help").code == 0


# Settings


def test_options_override_the_environment_which_overrides_the_file(tmp_path: Path) -> None:
    (tmp_path / "server.toml").write_text('session_days = 7\nmetrics_token = "file"\ntrusted_proxies = ["::1"]\n')
    environment = {"TETRARCH_SERVER_METRICS_TOKEN": "environment", "TETRARCH_SERVER_DATABASE": "postgresql://a/b"}
    settings = load_settings(str(tmp_path), environment, database="postgresql://given/b")
    assert (settings.session_days, settings.metrics_token, settings.trusted_proxies) == (7, "environment", ("::1",))
    assert settings.database_url == "postgresql://given/b"
    environment = {"TETRARCH_SERVER_DATA": str(tmp_path), "TETRARCH_SERVER_TRUSTED_PROXIES": "10.0.0.0/8, 127.0.0.1"}
    settings = load_settings(None, {**environment, "TETRARCH_SERVER_GUESTS": "false"})
    assert (settings.session_days, settings.trusted_proxies) == (7, ("10.0.0.0/8", "127.0.0.1"))
    assert not settings.guests
    home = {"XDG_DATA_HOME": str(tmp_path), "LOCALAPPDATA": str(tmp_path)}
    assert load_settings(None, home).data == usual_folder(home)


@pytest.mark.parametrize(
    ("file", "environment", "fault"),
    [
        ("session_days = 0", {}, "session_days"),
        ("sesion_days = 1", {}, "sesion_days"),
        ("= 1", {}, "server.toml: is not a TOML file: the fault is at line 1, column 1"),
        ('data = "x"', {}, "'data' cannot be set"),
        ('trusted_proxies = ["x"]', {}, "'x' is not an address or network"),
        ('public_url = "play.example"', {}, "must look like https://"),
        ('path_prefix = "games"', {}, "must start with a slash"),
        ('vapid_private_key = "x"', {}, "vapid_contact"),
        ("", {"TETRARCH_SERVER_SESION_DAYS": "1"}, "TETRARCH_SERVER_SESION_DAYS is not a setting"),
        ("", {"TETRARCH_SERVER_SESSION_DAYS": "many"}, "session_days"),
    ],
)
def test_unusable_settings_are_reported(file: str, environment: dict[str, str], fault: str, tmp_path: Path) -> None:
    (tmp_path / "server.toml").write_text(file)
    with pytest.raises(SettingsFault, match=fault):
        load_settings(str(tmp_path), environment)


def test_the_public_url_is_the_contact_for_push_services_unless_there_is_another(tmp_path: Path) -> None:
    file = tmp_path / "server.toml"
    file.write_text('vapid_private_key = "x"\npublic_url = "https://play.example"\n')
    assert load_settings(str(tmp_path), {}).push_contact == "https://play.example"
    file.write_text(file.read_text() + 'vapid_contact = "mailto:host@play.example"\n')
    assert load_settings(str(tmp_path), {}).push_contact == "mailto:host@play.example"
    file.write_text('vapid_private_key = "x"\npublic_url = "http://play.example"\n')
    with pytest.raises(SettingsFault, match="vapid_contact"):
        load_settings(str(tmp_path), {})


def test_the_store_serves_tools_without_a_writer(settings: ServerSettings) -> None:
    async def work() -> None:
        database = Database(settings.database_url)
        assert await Store(database).load_pending() == []
        with pytest.raises(RuntimeError, match="closed"):
            await Store(database).save_snapshot("x", 1, b"")
        await database.close()

    asyncio.run(work())
