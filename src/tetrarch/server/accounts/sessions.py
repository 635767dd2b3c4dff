"""Who somebody is: by the cookie of a browser, or by the token of a program. The database holds only their digests."""

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
"""A token is shorter; what is longer is not even looked up."""


class Caller(msgspec.Struct, frozen=True):
    """Somebody who asks, and how we know."""

    user: User
    by: Literal["cookie", "token"]
    digest: str
    """Of the cookie's or program's token."""
    at: float
    """When it was looked up, by the clock that only goes on."""


class SignedOut(msgspec.Struct, frozen=True, kw_only=True):
    """Which of somebody's sessions and tokens have ended; without more, all."""

    person: str
    only: str = ""
    """The digest of the one that has ended."""
    but: str = ""
    """The digest of one that goes on."""
    programs: bool = True
    """Whether tokens have ended, too."""

    def ends(self, caller: Caller) -> bool:
        """Whether somebody is signed out by it."""
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
        """How long a session lasts after the last visit."""
        return self._lasting // 1000

    async def open(self, person: str) -> str:
        """Sign somebody in at a browser: the token for its cookie."""
        token, now = new_secret(), now_ms()
        async with self._database.write() as session:
            session.add(
                SessionRow(token=digest(token), person=person, created=now, seen=now, expires=now + self._lasting)
            )
        return token

    async def by_cookie(self, token: str) -> Caller | None:
        """Whose session it is; None if it never was, or is over. A visit makes it last longer."""
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
        if row.seen < now - HOUR:  # written now and then, not at every request
            await self._visit(found, row.PersonRow.id, now)
        return Caller(User.of(row.PersonRow), "cookie", found, at)

    async def by_token(self, token: str) -> Caller | None:
        """Whose token it is; None if it never was, or was revoked."""
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
        """Sign out at one browser."""
        async with self._database.write() as session:
            await session.execute(delete(SessionRow).where(SessionRow.token == found))

    async def close_all(self, person: str, *, but: str = "") -> None:
        """Sign out everywhere, or everywhere else."""
        async with self._database.write() as session:
            await session.execute(delete(SessionRow).where(SessionRow.person == person, SessionRow.token != but))

    async def remove_expired(self) -> None:
        """Remove sessions that are over."""
        async with self._database.write() as session:
            await session.execute(delete(SessionRow).where(SessionRow.expires <= now_ms()))

    async def _visit(self, found: str, person: str, now: int) -> None:
        async with self._database.write() as session:
            await session.execute(
                update(SessionRow).where(SessionRow.token == found).values(seen=now, expires=now + self._lasting)
            )
            await session.execute(update(PersonRow).where(PersonRow.id == person).values(seen=now))
