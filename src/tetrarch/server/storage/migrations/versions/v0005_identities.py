"""Add the identities of seats to matches, so that lists can show them."""

from __future__ import annotations

import json

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"
branch_labels = None
depends_on = None

AT_ONCE = 500
"""Matches read at a time; each contains its whole board."""


def upgrade() -> None:
    """Add the column and fill it from the entries that started the matches."""
    op.add_column("matches", sa.Column("identities", sa.String(4), nullable=False, server_default=""))
    matches = sa.table("matches", sa.column("id"), sa.column("started"), sa.column("identities"))
    entries = sa.table("entries", sa.column("match"), sa.column("body", sa.Text()))
    connection = op.get_bind()
    begun = connection.scalars(sa.select(matches.c.id).where(matches.c.started.is_not(None))).all()
    fill = sa.update(matches).where(matches.c.id == sa.bindparam("of_match"))
    for first in range(0, len(begun), AT_ONCE):
        query = sa.select(entries.c.match, entries.c.body).where(
            entries.c.match.in_(begun[first : first + AT_ONCE]), entries.c.body.contains('"started"', autoescape=True)
        )
        bodies = [(match, json.loads(body)) for match, body in connection.execute(query)]
        drawn = [
            {"of_match": match, "letters": body["identities"]} for match, body in bodies if body["kind"] == "started"
        ]
        if drawn:
            connection.execute(fill.values(identities=sa.bindparam("letters")), drawn)


def downgrade() -> None:
    """Drop the column."""
    # Not by copying the table, as usual on SQLite: rows that refer to the matches would be deleted with the old table.
    op.drop_column("matches", "identities")
