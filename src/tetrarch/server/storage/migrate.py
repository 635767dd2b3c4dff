"""Migrates a database to the version that this program needs; only one process does so at a time."""

from __future__ import annotations

from importlib import resources
from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, text
from sqlalchemy.exc import SQLAlchemyError

from tetrarch.server.storage.database import Database, DatabaseFault

NEWEST = "0005"
"""The version that this program needs."""

ADVISORY_LOCK = 0x7E7E_A2C4
"""The PostgreSQL advisory lock held during a migration."""


async def migrate(database: Database, version: str = NEWEST) -> None:
    """Migrate the database to a version, by default the newest; newer versions than that are rejected."""
    try:
        if database.file:
            database.file.parent.mkdir(parents=True, exist_ok=True)
        async with database.connect_to_write() as connection:  # on SQLite this waits for all other writers
            if not database.is_sqlite:
                await connection.execute(text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": ADVISORY_LOCK})
            await connection.run_sync(_change, version)
    except (SQLAlchemyError, OSError) as error:
        # The URL may contain a password.
        name = database.url.render_as_string(hide_password=True)
        reason = " ".join(str(getattr(error, "orig", None) or error).split())
        raise DatabaseFault("unusable", name=name, reason=reason) from error


async def version_of(database: Database) -> str | None:
    """Return the version of the database; None if it is empty."""
    async with database.connect() as connection:
        return await connection.run_sync(_version)


async def is_current(database: Database) -> bool:
    """Return whether the database has the version that this program needs."""
    return await version_of(database) == NEWEST


def known_versions() -> list[str]:
    """Return the known versions, newest first."""
    with resources.as_file(resources.files("tetrarch.server.storage").joinpath("migrations")) as folder:
        return [script.revision for script in ScriptDirectory.from_config(_config(folder)).walk_revisions()]


def _version(connection: Connection) -> str | None:
    return MigrationContext.configure(connection).get_current_revision()


def _change(connection: Connection, version: str) -> None:
    current = _version(connection)
    if current == version:
        return
    with resources.as_file(resources.files("tetrarch.server.storage").joinpath("migrations")) as folder:
        config = _config(folder)
        known = [script.revision for script in ScriptDirectory.from_config(config).walk_revisions()]
        if current is not None and current not in known:
            raise DatabaseFault("newer-version", version=current, newest=NEWEST)
        config.attributes["connection"] = connection
        is_down = version == "base" or (current is not None and known.index(version) > known.index(current))
        (command.downgrade if is_down else command.upgrade)(config, version)


def _config(folder: Path) -> Config:
    config = Config()
    config.set_main_option("script_location", str(folder).replace("%", "%%"))
    config.set_main_option("path_separator", "os")
    return config
