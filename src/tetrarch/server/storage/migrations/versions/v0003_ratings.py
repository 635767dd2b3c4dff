"""Ratings per user and game, and their changes by match."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


def upgrade() -> None:
    """Create the tables."""
    op.create_table(
        "ratings",
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("game", sa.String(16), nullable=False),
        sa.Column("mu", sa.Float(53), nullable=False),
        sa.Column("sigma", sa.Float(53), nullable=False),
        sa.Column("ordinal", sa.Float(53), nullable=False),
        sa.Column("matches", sa.Integer(), nullable=False),
        sa.Column("updated", sa.BigInteger(), nullable=False),
        sa.PrimaryKeyConstraint("person", "game", name="pk_ratings"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_ratings_person", ondelete="CASCADE"),
    )
    op.create_index("ix_ratings_game_ordinal", "ratings", ["game", "ordinal", "person"])
    op.create_table(
        "rating_changes",
        sa.Column("match", sa.String(32), nullable=False),
        sa.Column("person", sa.String(32), nullable=False),
        sa.Column("game", sa.String(16), nullable=False),
        sa.Column("at", sa.BigInteger(), nullable=False),
        sa.Column("mu", sa.Float(53), nullable=False),
        sa.Column("sigma", sa.Float(53), nullable=False),
        sa.Column("ordinal", sa.Float(53), nullable=False),
        sa.PrimaryKeyConstraint("match", "person", name="pk_rating_changes"),
        sa.ForeignKeyConstraint(["match"], ["matches.id"], name="fk_rating_changes_match", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name="fk_rating_changes_person", ondelete="CASCADE"),
    )
    op.create_index("ix_rating_changes_person_game_at", "rating_changes", ["person", "game", "at"])


def downgrade() -> None:
    """Drop the tables."""
    op.drop_table("rating_changes")
    op.drop_table("ratings")
