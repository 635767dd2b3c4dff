"""When no server ran: what the clocks of people who were thinking are not charged for.

A match is loaded when somebody needs it, which may be several restarts later, so all times between a server's last sign
of life and the next one's start are kept in the database.
"""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
from sqlalchemy import select

from tetrarch.server.storage.match_store import Store
from tetrarch.server.storage.models import MetaRow
from tetrarch.table.entries import Entry
from tetrarch.table.table import Table

KEY = "downtimes"
MOST_KEPT = 1000


class Downtime(msgspec.Struct, frozen=True, array_like=True):
    """From the last sign of life of one server until the start of the next, in milliseconds since the epoch."""

    since: int
    until: int


_DECODER = msgspec.json.Decoder(list[Downtime])


async def note_downtime(store: Store, now: int) -> list[Downtime]:
    """Note that a server starts now, and return all downtimes, the last of them this one."""
    last = await store.last_beat()
    async with store.database.write() as session:
        row = await session.get(MetaRow, KEY)
        known = _DECODER.decode(row.value) if row else []
        if last is not None and last < now:
            known = [*known, Downtime(last, now)][-MOST_KEPT:]
            await session.merge(MetaRow(key=KEY, value=msgspec.json.encode(known).decode()))
    await store.beat(now)
    return known


async def load_downtimes(store: Store) -> list[Downtime]:
    """All downtimes that are known."""
    async with store.database.connect() as connection:
        value = await connection.scalar(select(MetaRow.value).where(MetaRow.key == KEY))
    return _DECODER.decode(value) if value else []


def resume(table: Table, downtimes: Sequence[Downtime]) -> list[Entry]:
    """Let the clocks of a table stand still for all downtimes since its last entry; the entries are applied."""
    entries: list[Entry] = []
    for downtime in downtimes:
        if downtime.until > table.state.at:
            found = table.resume(downtime.until, downtime.since)
            table.apply_all(found)
            entries += found
    return entries
