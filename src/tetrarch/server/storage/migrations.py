"""The versions of the database's tables, and migration to the version that this program needs.

Each step is frozen: it describes the tables as they were in its version, whatever the models say today.
"""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Callable
from functools import partial
from typing import Any

import sqlalchemy as sa
import structlog
from alembic.operations import Operations
from alembic.runtime.migration import MigrationContext

from tetrarch.server.storage.database import FAILURES, Database, DatabaseFault
from tetrarch.server.storage.models import Base

ADVISORY_LOCK = 0x7E7E_A2C4
"""The PostgreSQL advisory lock held during a migration."""

LOCK_SECONDS = 2
"""How long a migration waits for a lock: what the servers do with the table waits behind it."""
LOCK_NOT_AVAILABLE = "55P03"
"""The state of PostgreSQL after that time."""
PAUSE_SECONDS = 3.0
"""Pause before the migration is tried again."""
MIGRATING_SECONDS = 600.0
"""How long it is tried, such as while a backup reads all tables."""

MATCHES_AT_ONCE = 500
"""Matches read at a time; each contains its whole board."""

Step = Callable[[Operations], None]


# Steps


column = partial(sa.Column, nullable=False)
"""A column that must have a value."""


def columns(kind: sa.types.TypeEngine[Any], *names: str, nullable: bool = False) -> list[sa.Column[Any]]:
    """Return columns of the same type."""
    return [sa.Column(name, kind, nullable=nullable) for name in names]


def to(target: str, ondelete: str = "CASCADE") -> sa.ForeignKey:
    """Return a reference to a column of another table."""
    return sa.ForeignKey(target, ondelete=ondelete)


def create_people(op: Operations) -> None:
    """Create people, their sessions and tokens, and facts about the database."""
    op.create_table(
        "people",
        column("id", sa.String(32), primary_key=True),
        column("kind", sa.String(16)),
        column("name", sa.String(64)),
        sa.Column("claimed", sa.String(128), unique=True),
        sa.Column("password", sa.Text()),
        sa.Column("owner", sa.String(32), to("people.id"), index=True),
        sa.Column("language", sa.String(8)),
        column("created", sa.BigInteger()),
        column("seen", sa.BigInteger(), index=True),
    )
    op.create_table(
        "sessions",
        column("token", sa.String(64), primary_key=True),
        column("person", sa.String(32), to("people.id"), index=True),
        *columns(sa.BigInteger(), "created", "seen"),
        column("expires", sa.BigInteger(), index=True),
    )
    op.create_table(
        "tokens",
        column("id", sa.String(32), primary_key=True),
        column("token", sa.String(64), unique=True),
        column("person", sa.String(32), to("people.id"), index=True),
        column("name", sa.String(64)),
        column("created", sa.BigInteger()),
        sa.Column("used", sa.BigInteger()),
    )
    op.create_table("meta", column("key", sa.String(32), primary_key=True), column("value", sa.Text()))


def create_matches(op: Operations) -> None:
    """Create matches with their entries, snapshots and seats, and administrators' requests."""
    op.create_table(
        "matches",
        column("id", sa.String(32), primary_key=True),
        column("seed", sa.Text()),
        column("commitment", sa.String(64)),
        column("game", sa.String(16)),
        column("players", sa.Integer()),
        column("name", sa.String(64)),
        column("settings", sa.Text()),
        *columns(sa.Boolean(), "private", "rated"),
        column("code", sa.String(16), unique=True),
        sa.Column("host", sa.String(32), to("people.id", "SET NULL"), index=True),
        column("status", sa.String(8)),
        sa.Column("reason", sa.String(32)),
        *columns(sa.Integer(), "number", "to_decide", "open_seats"),
        sa.Column("next_due", sa.BigInteger()),
        column("bots_waiting", sa.Boolean()),
        *columns(sa.BigInteger(), "created", "updated"),
        *columns(sa.BigInteger(), "started", "ended", nullable=True),
        sa.Index("ix_matches_status_created", "status", "created", "id"),
        sa.Index("ix_matches_status_game_created", "status", "game", "created", "id"),
        sa.Index("ix_matches_ended", "ended", "id"),
        sa.Index("ix_matches_game_ended", "game", "ended", "id"),
    )
    op.create_table(
        "entries",
        column("match", sa.String(32), to("matches.id"), primary_key=True),
        column("number", sa.Integer(), primary_key=True, autoincrement=False),
        column("at", sa.BigInteger()),
        column("body", sa.Text()),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "snapshots",
        column("match", sa.String(32), to("matches.id"), primary_key=True),
        column("number", sa.Integer()),
        column("body", sa.LargeBinary()),
    )
    op.create_table(
        "seats",
        column("match", sa.String(32), to("matches.id"), primary_key=True),
        column("seat", sa.Integer(), primary_key=True, autoincrement=False),
        column("kind", sa.String(8)),
        sa.Column("person", sa.String(32), to("people.id", "SET NULL"), index=True),
        column("name", sa.String(64)),
        sa.Column("bot", sa.String(200)),
        *columns(sa.Integer(), "place", "points", nullable=True),
        column("won", sa.Boolean()),
    )
    op.create_table(
        "participants",
        column("match", sa.String(32), to("matches.id"), primary_key=True),
        column("person", sa.String(32), to("people.id"), primary_key=True, index=True),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "requests",
        column("id", sa.String(32), primary_key=True),
        column("kind", sa.String(16)),
        column("match", sa.String(32)),
        column("created", sa.BigInteger()),
        sa.Column("answered", sa.BigInteger(), index=True),
        sa.Column("answer", sa.Text()),
    )


def create_ratings(op: Operations) -> None:
    """Create the ratings per user and game, and their changes by match."""
    op.create_table(
        "ratings",
        column("person", sa.String(32), to("people.id"), primary_key=True),
        column("game", sa.String(16), primary_key=True),
        *columns(sa.Float(53), "mu", "sigma", "ordinal"),
        column("matches", sa.Integer()),
        column("updated", sa.BigInteger()),
        sa.Index("ix_ratings_game_ordinal", "game", "ordinal", "person"),
    )
    op.create_table(
        "rating_changes",
        column("match", sa.String(32), to("matches.id"), primary_key=True),
        column("person", sa.String(32), to("people.id"), primary_key=True),
        column("game", sa.String(16)),
        column("at", sa.BigInteger()),
        *columns(sa.Float(53), "mu", "sigma", "ordinal"),
        sa.Index("ix_rating_changes_person_game_at", "person", "game", "at"),
    )


def create_push_subscriptions(op: Operations) -> None:
    """Create the push subscriptions of browsers."""
    op.create_table(
        "push_subscriptions",
        column("id", sa.String(32), primary_key=True),
        column("person", sa.String(32), to("people.id"), index=True),
        column("endpoint", sa.Text()),
        column("p256dh", sa.String(128)),
        column("auth", sa.String(64)),
        column("language", sa.String(8)),
        column("created", sa.BigInteger()),
        sa.UniqueConstraint("endpoint"),
    )


def add_identities(op: Operations) -> None:
    """Add the identities of seats to matches, and fill them from the entries that started the matches."""
    op.add_column("matches", sa.Column("identities", sa.String(4), nullable=False, server_default=""))
    matches = sa.table("matches", sa.column("id"), sa.column("started"), sa.column("identities"))
    entries = sa.table("entries", sa.column("match"), sa.column("body", sa.Text()))
    connection = op.get_bind()
    begun = connection.scalars(sa.select(matches.c.id).where(matches.c.started.is_not(None))).all()
    fill = sa.update(matches).where(matches.c.id == sa.bindparam("of_match"))
    for first in range(0, len(begun), MATCHES_AT_ONCE):
        some = begun[first : first + MATCHES_AT_ONCE]
        query = sa.select(entries.c.match, entries.c.body).where(
            entries.c.match.in_(some), entries.c.body.contains('"started"', autoescape=True)
        )
        bodies = [(match, json.loads(body)) for match, body in connection.execute(query)]
        drawn = [
            {"of_match": match, "letters": body["identities"]} for match, body in bodies if body["kind"] == "started"
        ]
        if drawn:
            connection.execute(fill.values(identities=sa.bindparam("letters")), drawn)


def remove_identities(op: Operations) -> None:
    """Drop the column."""
    # Not by copying the table, as usual on SQLite: rows that refer to the matches would be deleted with the old table.
    op.drop_column("matches", "identities")


def create_tournaments(op: Operations) -> None:
    """Create tournaments with their players and games."""
    op.create_table(
        "tournaments",
        column("id", sa.String(32), primary_key=True),
        column("name", sa.String(64)),
        column("game", sa.String(16)),
        column("seats", sa.Integer()),
        column("format", sa.String(16)),
        *columns(sa.Integer(), "rounds", "meetings"),
        column("settings", sa.Text()),
        *columns(sa.Boolean(), "rated", "private"),
        column("pause", sa.Integer()),
        sa.Column("organiser", sa.String(32), to("people.id", "SET NULL"), index=True),
        column("seed", sa.String(64)),
        column("status", sa.String(8)),
        column("created", sa.BigInteger()),
        *columns(sa.BigInteger(), "started", "ended", nullable=True),
        sa.Index("ix_tournaments_status_created", "status", "created", "id"),
    )
    op.create_table(
        "tournament_players",
        column("tournament", sa.String(32), to("tournaments.id"), primary_key=True),
        column("number", sa.Integer(), primary_key=True, autoincrement=False),
        column("kind", sa.String(8)),
        sa.Column("person", sa.String(32), to("people.id", "SET NULL"), index=True),
        column("name", sa.String(64)),
        sa.Column("bot", sa.String(200)),
        column("joined", sa.BigInteger()),
        column("withdrawn", sa.Boolean()),
        sa.UniqueConstraint("tournament", "person"),
    )
    op.create_table(
        "tournament_games",
        column("tournament", sa.String(32), to("tournaments.id"), primary_key=True),
        column("round", sa.Integer(), primary_key=True, autoincrement=False),
        column("board", sa.Integer(), primary_key=True, autoincrement=False),
        column("players", sa.String(64)),
        sa.Column("match", sa.String(32)),
        sa.Column("places", sa.String(64)),
    )


def add_hints(op: Operations) -> None:
    """Add the number of hints to seats; matches of earlier versions had none."""
    op.add_column("seats", sa.Column("hints", sa.Integer(), nullable=False, server_default="0"))


def remove_hints(op: Operations) -> None:
    """Drop the column."""
    op.drop_column("seats", "hints")


def create_friends(op: Operations) -> None:
    """Create friends, friend links, blocks and challenges, and let users hide their presence."""
    op.add_column("people", sa.Column("hidden", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.create_table(
        "friends",
        column("person", sa.String(32), to("people.id"), primary_key=True),
        column("friend", sa.String(32), to("people.id"), primary_key=True, index=True),
        column("since", sa.BigInteger()),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "friend_links",
        column("person", sa.String(32), to("people.id"), primary_key=True),
        column("code", sa.String(32), unique=True),
        *columns(sa.BigInteger(), "created", "expires"),
    )
    op.create_table(
        "blocks",
        column("person", sa.String(32), to("people.id"), primary_key=True),
        column("blocked", sa.String(32), to("people.id"), primary_key=True, index=True),
        column("since", sa.BigInteger()),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "challenges",
        column("id", sa.String(32), primary_key=True),
        column("match", sa.String(32), to("matches.id"), index=True),
        column("challenger", sa.String(32), to("people.id"), index=True),
        column("challenged", sa.String(32), to("people.id"), index=True),
        column("created", sa.BigInteger()),
        column("expires", sa.BigInteger(), index=True),
    )


def remove_friends(op: Operations) -> None:
    """Drop the tables and the column."""
    for table in ("challenges", "blocks", "friend_links", "friends"):
        op.drop_table(table)
    op.drop_column("people", "hidden")


def create_puzzles(op: Operations) -> None:
    """Create the results of users with puzzles, and the ratings of puzzles."""
    op.create_table(
        "puzzle_solvers",
        column("person", sa.String(32), to("people.id"), primary_key=True),
        column("game", sa.String(16), primary_key=True),
        column("rating", sa.Float(53)),
        *columns(sa.Integer(), "tried", "solved", "streak", "best", "days"),
        sa.Column("last_day", sa.String(10)),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "puzzle_attempts",
        column("person", sa.String(32), to("people.id"), primary_key=True),
        *(column(name, sa.String(16), primary_key=True) for name in ("game", "puzzle")),
        column("solved", sa.Boolean()),
        column("at", sa.BigInteger()),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "puzzle_ratings",
        *(column(name, sa.String(16), primary_key=True) for name in ("game", "puzzle")),
        column("rating", sa.Float(53)),
        column("attempts", sa.Integer()),
        sqlite_with_rowid=False,
    )


INDEX = "ix_puzzle_attempts_game_puzzle"


def add_puzzle_index(op: Operations) -> None:
    """Index attempts by puzzle, to count those of all users."""
    op.create_index(INDEX, "puzzle_attempts", ["game", "puzzle"])


def remove_puzzle_index(op: Operations) -> None:
    """Remove the index of attempts."""
    op.drop_index(INDEX, "puzzle_attempts")


def create_servers(op: Operations) -> None:
    """Create the leases of servers, and note which server drives a match."""
    op.create_table(
        "servers",
        column("id", sa.String(32), primary_key=True),
        *columns(sa.BigInteger(), "started", "until"),
        column("ended", sa.Boolean()),
    )
    op.add_column("matches", sa.Column("driver", sa.String(32)))


def remove_servers(op: Operations) -> None:
    """Drop the table and the column."""
    op.drop_column("matches", "driver")
    op.drop_table("servers")


def create_moderation(op: Operations) -> None:
    """Create mutes, reports, bans, the audit log, two-factor secrets and recovery codes; add roles and devices."""
    op.add_column("sessions", sa.Column("device", sa.String(64)))  # first, as a sign-in locks it before people
    op.add_column("people", sa.Column("role", sa.String(16)))
    op.create_table(
        "mutes",
        column("person", sa.String(32), to("people.id"), primary_key=True),
        column("muted", sa.String(32), to("people.id"), primary_key=True, index=True),
        column("since", sa.BigInteger()),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "reports",
        column("id", sa.String(32), primary_key=True),
        column("reporter", sa.String(32), to("people.id"), index=True),
        column("person", sa.String(32), to("people.id"), index=True),
        sa.Column("match", sa.String(32)),
        sa.Column("entry", sa.Integer()),
        column("reason", sa.String(16)),
        column("note", sa.Text()),
        column("created", sa.BigInteger()),
        sa.Column("resolved", sa.BigInteger(), index=True),
        sa.Column("resolver", sa.String(32), to("people.id", "SET NULL")),
        sa.Column("outcome", sa.String(16)),
    )
    op.create_table(
        "bans",
        column("person", sa.String(32), to("people.id"), primary_key=True),
        column("since", sa.BigInteger()),
        sa.Column("until", sa.BigInteger()),
        column("reason", sa.Text()),
        sa.Column("by", sa.String(32), to("people.id", "SET NULL")),
    )
    op.create_table(
        "audit",
        column("id", sa.String(32), primary_key=True),
        column("at", sa.BigInteger(), index=True),
        sa.Column("by", sa.String(32), to("people.id", "SET NULL")),
        column("action", sa.String(16)),
        sa.Column("person", sa.String(32), to("people.id", "SET NULL")),
        sa.Column("match", sa.String(32)),
        column("note", sa.Text()),
    )
    op.create_table(
        "two_factor",
        column("person", sa.String(32), to("people.id"), primary_key=True),
        column("secret", sa.String(64)),
        column("created", sa.BigInteger()),
        sa.Column("confirmed", sa.BigInteger()),
        column("step", sa.BigInteger()),
    )
    op.create_table(
        "recovery_codes",
        column("person", sa.String(32), to("people.id"), primary_key=True),
        column("code", sa.String(64), primary_key=True),
        column("created", sa.BigInteger()),
        sqlite_with_rowid=False,
    )


def remove_moderation(op: Operations) -> None:
    """Drop the tables and the columns."""
    op.drop_column("sessions", "device")
    for table in ("recovery_codes", "two_factor", "audit", "bans", "reports", "mutes"):
        op.drop_table(table)
    op.drop_column("people", "role")


def add_tournament_salts(op: Operations) -> None:
    """Add whether a player of a tournament adds salts."""
    op.add_column("tournament_players", sa.Column("salts", sa.Boolean()))


def remove_tournament_salts(op: Operations) -> None:
    """Drop the column."""
    op.drop_column("tournament_players", "salts")


def create_devices(op: Operations) -> None:
    """Create known devices, and index the drivers of open matches; only servers that are known may drive any."""
    op.create_table(
        "devices",
        column("token", sa.String(64), primary_key=True),
        column("person", sa.String(32), to("people.id"), index=True),
        column("session", sa.String(64), index=True),
        column("seen", sa.BigInteger()),
    )
    is_open = sa.text("status IN ('waiting', 'running')")
    op.create_index("ix_matches_driver", "matches", ["driver"], sqlite_where=is_open, postgresql_where=is_open)
    op.execute("UPDATE matches SET driver = NULL WHERE driver NOT IN (SELECT id FROM servers)")


def remove_devices(op: Operations) -> None:
    """Drop the index and the table."""
    op.drop_index("ix_matches_driver", "matches")
    op.drop_table("devices")


def add_tried_day(op: Operations) -> None:
    """Add the last day on which a user tried the puzzle of the day."""
    op.add_column("puzzle_solvers", sa.Column("tried_day", sa.String(10)))


def remove_tried_day(op: Operations) -> None:
    """Drop the column."""
    op.drop_column("puzzle_solvers", "tried_day")


def drop(*tables: str) -> Step:
    """Return the step that drops some tables."""

    def step(op: Operations) -> None:
        for table in tables:
            op.drop_table(table)

    return step


STEPS: dict[str, tuple[Step, Step]] = {
    "0001": (create_people, drop("meta", "tokens", "sessions", "people")),
    "0002": (create_matches, drop("requests", "participants", "seats", "snapshots", "entries", "matches")),
    "0003": (create_ratings, drop("rating_changes", "ratings")),
    "0004": (create_push_subscriptions, drop("push_subscriptions")),
    "0005": (add_identities, remove_identities),
    "0006": (create_tournaments, drop("tournament_games", "tournament_players", "tournaments")),
    "0007": (add_hints, remove_hints),
    "0008": (create_friends, remove_friends),
    "0009": (create_puzzles, drop("puzzle_ratings", "puzzle_attempts", "puzzle_solvers")),
    "0010": (add_puzzle_index, remove_puzzle_index),
    "0011": (create_servers, remove_servers),
    "0012": (create_moderation, remove_moderation),
    "0013": (add_tournament_salts, remove_tournament_salts),
    "0014": (create_devices, remove_devices),
    "0015": (add_tried_day, remove_tried_day),
}
"""The steps up to each version and back, in order."""

NEWEST = max(STEPS)
"""The version that this program needs."""

OLDEST = "0014"
"""The oldest version whose programs can go on with the newest tables and entries: all later steps only add to them.

A step that takes something away, or changes its meaning, raises this number to its own. It has to wait until no program
needs the old form any longer. The same holds for a new kind or field of entries, or an entry where older programs
expect none: a version with a step of its own can read it, and only a later one writes it. Programs before 0014 know no
commitments to salts, and no lost games before the start.
"""

VERSION = sa.Table(
    "alembic_version",
    sa.MetaData(),
    sa.Column("version_num", sa.String(32), nullable=False),
    sa.PrimaryKeyConstraint("version_num", name="alembic_version_pkc"),
)
"""The version of the database; no row stands for an empty database."""
META = sa.table("meta", sa.column("key"), sa.column("value"))
OLDEST_KEY = "oldest-version"
"""The key of the oldest version whose programs can use the database."""


# Migration


async def migrate(database: Database, version: str = NEWEST) -> None:
    """Migrate the database to a version, by default the newest; newer versions than that are rejected.

    Only one process migrates at a time, in one transaction. While others read the tables, as ``pg_dump`` does, it tries
    again and again, so that their other users never wait long. The version ``base`` is an empty database.
    """
    try:
        if database.file:
            database.file.parent.mkdir(parents=True, exist_ok=True)
        until = time.monotonic() + MIGRATING_SECONDS
        async with database.patiently() as patient:
            while not await _try(patient, version, is_last=time.monotonic() > until):
                structlog.get_logger().warning("migration-waits")
                await asyncio.sleep(PAUSE_SECONDS)
    except FAILURES as error:
        # The URL may contain a password.
        name = database.url.render_as_string(hide_password=True)
        reason = " ".join(str(getattr(error, "orig", None) or error).split())
        raise DatabaseFault("unusable", name=name, reason=reason) from error


async def _try(database: Database, version: str, *, is_last: bool) -> bool:
    """Migrate the database; return whether it succeeded. It does not if others use the tables for too long."""
    try:
        async with database.connect_to_write() as connection:
            if not database.is_sqlite:
                await connection.execute(sa.text("SELECT pg_advisory_xact_lock(:lock)"), {"lock": ADVISORY_LOCK})
                await connection.execute(sa.text(f"SET LOCAL lock_timeout = '{LOCK_SECONDS}s'"))
            await connection.run_sync(_change, version)
    except sa.exc.DBAPIError as error:
        if is_last or getattr(error.orig, "sqlstate", None) != LOCK_NOT_AVAILABLE:
            raise
        return False
    return True


async def version_of(database: Database) -> str | None:
    """Return the version of the database; None if it is empty."""
    async with database.connect() as connection:
        return await connection.run_sync(_version)


async def is_current(database: Database) -> bool:
    """Return whether this program can use the database: it has the version needed, or a newer one that only adds."""
    async with database.connect() as connection:
        return await connection.run_sync(_is_usable)


def _version(connection: sa.Connection) -> str | None:
    return MigrationContext.configure(connection).get_current_revision()


def _is_usable(connection: sa.Connection) -> bool:
    version = _version(connection) or ""
    if version <= NEWEST:
        return version == NEWEST
    oldest = connection.scalar(sa.select(META.c.value).where(META.c.key == OLDEST_KEY))
    return oldest is not None and oldest <= NEWEST


def _change(connection: sa.Connection, version: str) -> None:
    current, known = _version(connection) or "base", ["base", *STEPS]
    if current == version:
        return
    if version == NEWEST and _is_usable(connection):
        return  # a newer program has migrated it
    if current not in known:
        raise DatabaseFault("newer-version", version=current, newest=NEWEST)
    op = Operations(MigrationContext.configure(connection, opts={"target_metadata": Base.metadata}))
    VERSION.create(connection, checkfirst=True)
    start, end = known.index(current), known.index(version)
    for name in known[start + 1 : end + 1]:
        STEPS[name][0](op)
    for name in reversed(known[end + 1 : start + 1]):
        STEPS[name][1](op)
    connection.execute(sa.delete(VERSION))
    if version != "base":
        connection.execute(sa.insert(VERSION).values(version_num=version))
        connection.execute(sa.delete(META).where(META.c.key == OLDEST_KEY))
        connection.execute(sa.insert(META).values(key=OLDEST_KEY, value=min(OLDEST, version)))
