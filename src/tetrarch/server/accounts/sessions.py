"""Sessions of browsers and tokens of programs. The database stores only digests."""

from __future__ import annotations

import time
from typing import Literal

import msgspec
from sqlalchemy import delete, select, update

from tetrarch.server.accounts.ids import digest, new_secret, now_ms
from tetrarch.server.accounts.people import User
from tetrarch.server.storage.database import Database
from tetrarch.server.storage.models import PersonRow, SessionRow, TokenRow

COOKIE = "tetrarch-session"
HOUR = 3_600_000
DAY = 24 * HOUR

LONGEST_TOKEN = 100
"""Longer tokens are rejected without a lookup."""


class Caller(msgspec.Struct, frozen=True):
    """A user and how they authenticated."""

    user: User
    by: Literal["cookie", "token"]
    digest: str
    """The digest of the session or token."""
    at: float
    """The monotonic time of the lookup."""


class SignedOut(msgspec.Struct, frozen=True, kw_only=True):
    """Which sessions and tokens of a user have ended; all by default."""

    person: str
    only: str = ""
    """The digest of the only one that has ended."""
    but: str = ""
    """The digest of one that continues."""
    programs: bool = True
    """Whether tokens have ended as well."""

    def ends(self, caller: Caller) -> bool:
        """Return whether a caller is signed out."""
        if caller.user.id != self.person or caller.digest == self.but:
            return False
        return caller.digest == self.only if self.only else self.programs or caller.by == "cookie"


class Sessions:
    """The sessions of browsers and the tokens of programs."""

    def __init__(self, database: Database, days: int) -> None:
        self._database = database
        self._lasting = days * DAY

    @property
    def seconds(self) -> int:
        """The lifetime of a session after its last visit."""
        return self._lasting // 1000

    async def open(self, person: str) -> str:
        """Sign a user in and return the token for the cookie."""
        token, now = new_secret(), now_ms()
        async with self._database.write() as session:
            session.add(
                SessionRow(token=digest(token), person=person, created=now, seen=now, expires=now + self._lasting)
            )
        return token

    async def by_cookie(self, token: str) -> Caller | None:
        """Return the caller of a session, None if it is unknown or expired; a visit extends the session."""
        if not token or len(token) > LONGEST_TOKEN:
            return None
        now, at, found = now_ms(), time.monotonic(), digest(token)
        query = (
            select(PersonRow, SessionRow.seen)
            .join(SessionRow, SessionRow.person == PersonRow.id)
            .where(SessionRow.token == found, SessionRow.expires > now)
        )
        async with self._database.read() as session:
            row = (await session.execute(query)).one_or_none()
        if row is None:
            return None
        if row.seen < now - HOUR:  # not written at every request
            await self._visit(found, row.PersonRow.id, now)
        return Caller(User.of(row.PersonRow), "cookie", found, at)

    async def by_token(self, token: str) -> Caller | None:
        """Return the caller of a token, None if it is unknown or revoked."""
        if not token or len(token) > LONGEST_TOKEN:
            return None
        now, at, found = now_ms(), time.monotonic(), digest(token)
        query = (
            select(PersonRow, TokenRow.used)
            .join(TokenRow, TokenRow.person == PersonRow.id)
            .where(TokenRow.token == found)
        )
        async with self._database.read() as session:
            row = (await session.execute(query)).one_or_none()
        if row is None:
            return None
        if row.used is None or row.used < now - HOUR:
            async with self._database.write() as session:
                await session.execute(update(TokenRow).where(TokenRow.token == found).values(used=now))
                await session.execute(update(PersonRow).where(PersonRow.id == row.PersonRow.id).values(seen=now))
        return Caller(User.of(row.PersonRow), "token", found, at)

    async def close(self, found: str) -> None:
        """End a session."""
        async with self._database.write() as session:
            await session.execute(delete(SessionRow).where(SessionRow.token == found))

    async def close_all(self, person: str, *, but: str = "") -> None:
        """End all sessions of a user, except one if given."""
        async with self._database.write() as session:
            await session.execute(delete(SessionRow).where(SessionRow.person == person, SessionRow.token != but))

    async def remove_expired(self) -> None:
        """Remove expired sessions."""
        async with self._database.write() as session:
            await session.execute(delete(SessionRow).where(SessionRow.expires <= now_ms()))

    async def _visit(self, found: str, person: str, now: int) -> None:
        async with self._database.write() as session:
            await session.execute(
                update(SessionRow).where(SessionRow.token == found).values(seen=now, expires=now + self._lasting)
            )
            await session.execute(update(PersonRow).where(PersonRow.id == person).values(seen=now))
