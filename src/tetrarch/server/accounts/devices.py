"""The devices that have signed in to an account before: failed attempts elsewhere do not lock them out.

A device has a token in a cookie, which each sign-in replaces. The database stores only its digest.
"""

from __future__ import annotations

from sqlalchemy import delete, select
from sqlalchemy.ext.asyncio import AsyncSession

from tetrarch.server.accounts.credentials import compared
from tetrarch.server.accounts.ids import digest, new_secret, now_ms
from tetrarch.server.storage.database import Database
from tetrarch.server.storage.models import DeviceRow, PersonRow

DEVICE_SECONDS = 2 * 365 * 86400
"""How long a device is known after its last sign-in."""
MAX_DEVICES = 50
"""Known devices of an account; the one that has not signed in for the longest time is forgotten first."""
LONGEST_TOKEN = 100
NO_SESSION = "none"
"""Stands for the session of a device that is known by a recovery code and has not signed in yet."""


class Devices:
    """The known devices of all accounts."""

    def __init__(self, database: Database) -> None:
        self._database = database

    async def find(self, name: str, token: str) -> str | None:
        """Return the digest of the token if that device has signed in to the account of a name before."""
        if not token or len(token) > LONGEST_TOKEN:
            return None
        query = (
            select(DeviceRow.token)
            .join(PersonRow, PersonRow.id == DeviceRow.person)
            .where(DeviceRow.token == digest(token), PersonRow.claimed == compared(name))
        )
        async with self._database.connect() as connection:
            return await connection.scalar(query)

    async def remember(self, person: str, former: str, session_digest: str = NO_SESSION) -> str:
        """Note a device, with its new session, and return its token; the former token is no longer known."""
        token, own = new_secret(), DeviceRow.person == person
        latest = select(DeviceRow.token).where(own).order_by(DeviceRow.seen.desc()).limit(MAX_DEVICES - 1)
        async with self._database.write() as session:
            await session.execute(delete(DeviceRow).where(own, DeviceRow.token == digest(former)))
            await session.execute(delete(DeviceRow).where(own, DeviceRow.token.not_in(latest)))
            session.add(DeviceRow(token=digest(token), person=person, session=session_digest, seen=now_ms()))
        return token

    async def remove_expired(self) -> None:
        """Remove devices whose cookies have expired."""
        async with self._database.write() as session:
            await session.execute(delete(DeviceRow).where(DeviceRow.seen < now_ms() - DEVICE_SECONDS * 1000))


async def forget_devices(session: AsyncSession, person: str, *, but: str = "") -> None:
    """Forget all devices of a user whose sessions end, except that of one session if given."""
    await session.execute(delete(DeviceRow).where(DeviceRow.person == person, DeviceRow.session != but))
