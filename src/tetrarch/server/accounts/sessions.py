"""Sessions of browsers and tokens of programs. The database stores only digests."""

from __future__ import annotations

import time
from typing import Any, Literal

import msgspec
from sqlalchemy import Select, Update, delete, select, update

from tetrarch.server.accounts.ids import digest, new_secret, now_ms
from tetrarch.server.accounts.people import User
from tetrarch.server.storage.database import Database
from tetrarch.server.storage.models import PersonRow, SessionRow, TokenRow

COOKIE = "tetrarch-session"
By = Literal["cookie", "token"]
HOUR = 3_600_000
DAY = 24 * HOUR

LONGEST_TOKEN = 100
"""Longer tokens are rejected without a lookup."""


class Caller(msgspec.Struct, frozen=True):
    """A user and how they authenticated."""

    user: User
    by: By
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
        now, is_this = now_ms(), SessionRow.token == digest(token)
        query = select(PersonRow, SessionRow.seen.label("seen")).where(
            SessionRow.person == PersonRow.id, is_this, SessionRow.expires > now
        )
        visit = update(SessionRow).where(is_this).values(seen=now, expires=now + self._lasting)
        return await self._find("cookie", token, now, query, visit)

    async def by_token(self, token: str) -> Caller | None:
        """Return the caller of a token, None if it is unknown or revoked."""
        now, is_this = now_ms(), TokenRow.token == digest(token)
        query = select(PersonRow, TokenRow.used.label("seen")).where(TokenRow.person == PersonRow.id, is_this)
        return await self._find("token", token, now, query, update(TokenRow).where(is_this).values(used=now))

    async def _find(self, by: By, token: str, now: int, query: Select[PersonRow, Any], visit: Update) -> Caller | None:
        if not token or len(token) > LONGEST_TOKEN:
            return None
        at = time.monotonic()
        async with self._database.read() as session:
            row = (await session.execute(query)).one_or_none()
        if row is None:
            return None
        person = row.PersonRow
        if row.seen is None or row.seen < now - HOUR:  # not written at every request
            async with self._database.write() as session:
                await session.execute(visit)
                await session.execute(update(PersonRow).where(PersonRow.id == person.id).values(seen=now))
        return Caller(User.of(person), by, digest(token), at)

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
