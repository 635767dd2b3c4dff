"""Matches with their entries, snapshots and seats, and administrators' requests."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create the tables."""
    op.create_table(
        "matches",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("seed", sa.Text(), nullable=False),
        sa.Column("commitment", sa.String(64), nullable=False),
        sa.Column("game", sa.String(16), nullable=False),
        sa.Column("players", sa.Integer(), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("settings", sa.Text(), nullable=False),
        sa.Column("private", sa.Boolean(), nullable=False),
        sa.Column("rated", sa.Boolean(), nullable=False),
        sa.Column("code", sa.String(16), nullable=False),
        sa.Column("host", sa.String(32)),
        sa.Column("status", sa.String(8), nullable=False),
        sa.Column("reason", sa.String(32)),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("to_decide", sa.Integer(), nullable=False),
        sa.Column("open_seats", sa.Integer(), nullable=False),
        sa.Column("next_due", sa.BigInteger()),
        sa.Column("bots_waiting", sa.Boolean(), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("updated", sa.BigInteger(), nullable=False),
        sa.Column("started", sa.BigInteger()),
        sa.Column("ended", sa.BigInteger()),
        sa.PrimaryKeyConstraint("id", name="pk_matches"),
        sa.UniqueConstraint("code", name="uq_matches_code"),
        sa.ForeignKeyConstraint(["host"], ["people.id"], name="fk_matches_host", ondelete="SET NULL"),
    )
    op.create_index("ix_matches_host", "matches", ["host"])
    op.create_index("ix_matches_status_created", "matches", ["status", "created", "id"])
    op.create_index("ix_matches_status_game_created", "matches", ["status", "game", "created", "id"])
    op.create_index("ix_matches_ended", "matches", ["ended", "id"])
    op.create_index("ix_matches_game_ended", "matches", ["game", "ended", "id"])
    op.create_table(
        "entries",
        sa.Column("match", sa.String(32), nullable=False),
        sa.Column("number", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("body", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("match", "number", name="pk_entries"),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name="fk_entries_match", ondelete="CASCADE"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "snapshots",
        sa.Column("match", sa.String(32), nullable=False),
        sa.Column("number", sa.Integer(), nullable=False),
        sa.Column("body", sa.LargeBinary(), nullable=False),
        sa.PrimaryKeyConstraint("match", name="pk_snapshots"),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name="fk_snapshots_match", ondelete="CASCADE"),
    )
    op.create_table(
        "seats",
        sa.Column("match", sa.String(32), nullable=False),
        sa.Column("seat", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("kind", sa.String(8), nullable=False),
        sa.Column("person", sa.String(32)),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("bot", sa.String(200)),
        sa.Column("place", sa.Integer()),
        sa.Column("points", sa.Integer()),
        sa.Column("won", sa.Boolean(), nullable=False),
        sa.PrimaryKeyConstraint("match", "seat", name="pk_seats"),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name="fk_seats_match", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_seats_person", ondelete="SET NULL"),
    )
    op.create_index("ix_seats_person", "seats", ["person"])
    op.create_table(
        "participants",
        sa.Column("match", sa.String(32), nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.PrimaryKeyConstraint("match", "person", name="pk_participants"),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name="fk_participants_match", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_participants_person", ondelete="CASCADE"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_participants_person", "participants", ["person"])
    op.create_table(
        "requests",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("match", sa.String(32), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("answered", sa.BigInteger()),
        sa.Column("answer", sa.Text()),
        sa.PrimaryKeyConstraint("id", name="pk_requests"),
    )
    op.create_index("ix_requests_answered", "requests", ["answered"])


def downgrade() -> None:
    """Drop the tables."""
    for table in ("requests", "participants", "seats", "snapshots", "entries", "matches"):
        op.drop_table(table)
