"""Sessions of browsers and tokens of programs. The database stores only digests."""

from __future__ import annotations

import time
from typing import Any, Literal, NamedTuple

import msgspec
from sqlalchemy import Select, Update, and_, delete, or_, select, update

from tetrarch.server.accounts.devices import forget_devices
from tetrarch.server.accounts.ids import ID_LENGTH, digest, new_secret, now_ms
from tetrarch.server.accounts.moderation import Ban, is_active
from tetrarch.server.accounts.people import User
from tetrarch.server.http.errors import ApiError
from tetrarch.server.storage.database import Database
from tetrarch.server.storage.models import BanRow, DeviceRow, PersonRow, SessionRow, TokenRow

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
    ban: Ban | None = None
    """The ban of the user, or of the owner of a bot account."""


class SessionSeen(NamedTuple):
    """A session as its user sees it."""

    id: str
    device: str | None
    created: int
    seen: int
    current: bool


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

    async def open(self, person: str, user_agent: str = "") -> str:
        """Sign a user in and return the token for the cookie."""
        token, now = new_secret(), now_ms()
        row = SessionRow(token=digest(token), person=person, created=now, seen=now, expires=now + self._lasting)
        row.device = device_of(user_agent)
        async with self._database.write() as session:
            session.add(row)
        return token

    async def of(self, caller: Caller) -> list[SessionSeen]:
        """Return the sessions of a user, the latest used first."""
        is_own = (SessionRow.person == caller.user.id, SessionRow.expires > now_ms())
        query = select(SessionRow).where(*is_own).order_by(SessionRow.seen.desc(), SessionRow.token)
        async with self._database.read() as session:
            rows = (await session.scalars(query)).all()
        return [
            SessionSeen(id_of(row.token), row.device, row.created, row.seen, row.token == caller.digest) for row in rows
        ]

    async def revoke(self, person: str, id: str) -> str:
        """End one of a user's sessions, forget its device, and return its digest."""
        query = select(SessionRow.token).where(SessionRow.person == person)
        async with self._database.read() as session:
            found = next((token for token in await session.scalars(query) if id_of(token) == id), None)
        if found is None:
            raise ApiError("no-such-session")
        async with self._database.write() as session:
            await session.execute(delete(SessionRow).where(SessionRow.token == found))
            await session.execute(delete(DeviceRow).where(DeviceRow.session == found))
        return found

    async def by_cookie(self, token: str) -> Caller | None:
        """Return the caller of a session, None if it is unknown or expired; a visit extends the session."""
        now, is_this = now_ms(), SessionRow.token == digest(token)
        query = (
            select(PersonRow, SessionRow.seen.label("seen"), BanRow)
            .join(SessionRow, SessionRow.person == PersonRow.id)
            .where(is_this, SessionRow.expires > now)
        )
        visit = update(SessionRow).where(is_this).values(seen=now, expires=now + self._lasting)
        return await self._find("cookie", token, now, query, visit)

    async def by_token(self, token: str) -> Caller | None:
        """Return the caller of a token, None if it is unknown or revoked."""
        now, is_this = now_ms(), TokenRow.token == digest(token)
        query = (
            select(PersonRow, TokenRow.used.label("seen"), BanRow)
            .join(TokenRow, TokenRow.person == PersonRow.id)
            .where(is_this)
        )
        return await self._find("token", token, now, query, update(TokenRow).where(is_this).values(used=now))

    async def _find(
        self, by: By, token: str, now: int, query: Select[PersonRow, Any, BanRow], visit: Update
    ) -> Caller | None:
        if not token or len(token) > LONGEST_TOKEN:
            return None
        at = time.monotonic()
        is_banned = or_(BanRow.person == PersonRow.id, BanRow.person == PersonRow.owner)
        async with self._database.read() as session:
            row = (await session.execute(query.outerjoin(BanRow, and_(is_banned, is_active(now))))).first()
        if row is None:
            return None
        person = row.PersonRow
        if row.seen is None or row.seen < now - HOUR:  # not written at every request
            async with self._database.write() as session:
                await session.execute(visit)
                await session.execute(update(PersonRow).where(PersonRow.id == person.id).values(seen=now))
        return Caller(User.of(person), by, digest(token), at, Ban.of(row.BanRow) if row.BanRow else None)

    async def close(self, found: str) -> None:
        """End a session."""
        async with self._database.write() as session:
            await session.execute(delete(SessionRow).where(SessionRow.token == found))

    async def close_all(self, person: str, *, but: str = "") -> None:
        """End all sessions of a user and forget the devices, except one if given."""
        async with self._database.write() as session:
            await session.execute(delete(SessionRow).where(SessionRow.person == person, SessionRow.token != but))
            await forget_devices(session, person, but=but)

    async def remove_expired(self) -> None:
        """Remove expired sessions."""
        async with self._database.write() as session:
            await session.execute(delete(SessionRow).where(SessionRow.expires <= now_ms()))


def id_of(token: str) -> str:
    """Return the public id of a session, which says nothing about its token."""
    return digest(f"session {token}")[:ID_LENGTH]


BROWSERS = {
    **{"Edg": "Edge", "OPR/": "Opera", "SamsungBrowser": "Samsung Internet", "Firefox": "Firefox", "FxiOS": "Firefox"},
    **{"CriOS": "Chrome", "Chrome": "Chrome", "Safari": "Safari"},
}
SYSTEMS = {
    **{"Android": "Android", "iPhone": "iOS", "iPad": "iOS", "Windows": "Windows", "Mac OS X": "macOS"},
    **{"CrOS": "ChromeOS", "Linux": "Linux"},
}
"""Names of browsers and systems by what a User-Agent header contains, the more specific first."""


def device_of(user_agent: str) -> str | None:
    """Return the browser and the system of a User-Agent header, without versions; None if both are unknown."""
    found = [next((name for part, name in names.items() if part in user_agent), None) for names in (BROWSERS, SYSTEMS)]
    return " · ".join(name for name in found if name) or None
