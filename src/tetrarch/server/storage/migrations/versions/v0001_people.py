"""People, their sessions and tokens, and facts about the database."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create the tables."""
    op.create_table(
        "people",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("kind", sa.String(16), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("claimed", sa.String(128)),
        sa.Column("password", sa.Text()),
        sa.Column("owner", sa.String(32)),
        sa.Column("language", sa.String(8)),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("seen", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_people"),
        sa.UniqueConstraint("claimed", name="uq_people_claimed"),
        sa.ForeignKeyConstraint(["owner"], ["people.id"], name="fk_people_owner", ondelete="CASCADE"),
    )
    op.create_index("ix_people_owner", "people", ["owner"])
    op.create_index("ix_people_seen", "people", ["seen"])
    op.create_table(
        "sessions",
        sa.Column("token", sa.String(64), nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("seen", sa.BigInteger(), nullable=False),
        sa.Column("expires", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("token", name="pk_sessions"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_sessions_person", ondelete="CASCADE"),
    )
    op.create_index("ix_sessions_person", "sessions", ["person"])
    op.create_index("ix_sessions_expires", "sessions", ["expires"])
    op.create_table(
        "tokens",
        sa.Column("id", sa.String(32), nullable=False),
        sa.Column("token", sa.String(64), nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("name", sa.String(64), nullable=False),
        sa.Column("created", sa.BigInteger(), nullable=False),
        sa.Column("used", sa.BigInteger()),
        sa.PrimaryKeyConstraint("id", name="pk_tokens"),
        sa.UniqueConstraint("token", name="uq_tokens_token"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_tokens_person", ondelete="CASCADE"),
    )
    op.create_index("ix_tokens_person", "tokens", ["person"])
    op.create_table(
        "meta",
        sa.Column("key", sa.String(32), nullable=False),
        sa.Column("value", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("key", name="pk_meta"),
    )


def downgrade() -> None:
    """Drop the tables."""
    for table in ("meta", "tokens", "sessions", "people"):
        op.drop_table(table)
