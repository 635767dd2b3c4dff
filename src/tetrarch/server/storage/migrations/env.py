"""The environment in which Alembic runs migrations: the open connection and its transaction."""

from __future__ import annotations

from alembic import context
from sqlalchemy import Connection

from tetrarch.server.storage.models import Base

connection = context.config.attributes["connection"]
assert isinstance(connection, Connection)  # set by migrate.py
context.configure(
    connection=connection,
    target_metadata=Base.metadata,
    render_as_batch=True,  # SQLite alters tables by copying them
    transaction_per_migration=False,
    compare_type=True,
)
with context.begin_transaction():
    context.run_migrations()
