"""Two-factor sign-in: one-time codes of an authenticator app (RFC 6238), and recovery codes.

The algorithm is a few lines of HMAC, so it needs no library. A code is accepted once: the time step of the last one is
stored. Recovery codes are random and long, so a plain digest of them is enough.
"""

from __future__ import annotations

import base64
import hmac
import secrets
import struct
import time
from collections.abc import Callable
from urllib.parse import quote

import msgspec
from sqlalchemy import and_, delete, func, select, update
from sqlalchemy.ext.asyncio import AsyncSession

from tetrarch.server.accounts.credentials import compared
from tetrarch.server.accounts.devices import forget_devices
from tetrarch.server.accounts.ids import CODE_LETTERS, digest, now_ms, read_code
from tetrarch.server.accounts.people import People, User
from tetrarch.server.http.errors import ApiError
from tetrarch.server.storage.models import PersonRow, RecoveryCodeRow, SessionRow, TokenRow, TwoFactorRow

DIGITS = 6
STEP_SECONDS = 30
DRIFT = 1
"""Steps before and after the current one whose codes are accepted."""
SECRET_BYTES = 20
ISSUER = "Tetrarch"

RECOVERY_CODES = 10
RECOVERY_LENGTH = 16
"""Letters of a recovery code: 80 random bits."""


def one_time_code(secret: str, step: int, *, digits: int = DIGITS) -> str:
    """Return the code of a secret in a time step: HOTP (RFC 4226) with the step as counter."""
    key = base64.b32decode(secret + "=" * (-len(secret) % 8))
    mac = hmac.digest(key, struct.pack(">Q", step), "sha1")
    offset = mac[-1] & 0xF
    (number,) = struct.unpack(">I", mac[offset : offset + 4])
    return f"{(number & 0x7FFF_FFFF) % 10**digits:0{digits}}"


def matching_step(secret: str, code: str, now: float) -> int | None:
    """Return the time step, near the current one, that a code belongs to; None if it belongs to none."""
    current = int(now // STEP_SECONDS)
    for step in range(current - DRIFT, current + DRIFT + 1):
        if hmac.compare_digest(one_time_code(secret, step), code):
            return step
    return None


def key_uri(secret: str, name: str) -> str:
    """Return the address that authenticator apps read from a QR code."""
    label = quote(f"{ISSUER}:{name}")
    return (
        f"otpauth://totp/{label}?secret={secret}&issuer={ISSUER}&algorithm=SHA1&digits={DIGITS}&period={STEP_SECONDS}"
    )


class TwoFactorState(msgspec.Struct, frozen=True):
    """The second factor of an account."""

    enabled: bool
    recovery_codes: int
    """The number of unused recovery codes."""


class TwoFactor:
    """The second factors and recovery codes of all accounts."""

    def __init__(self, people: People, clock: Callable[[], float] = time.time) -> None:
        self._people = people
        self._database = people.database
        self.clock = clock

    async def state_of(self, person: str) -> TwoFactorState:
        """Return whether an account has a second factor, and its number of recovery codes."""
        async with self._database.read() as session:
            row = await session.get(TwoFactorRow, person)
            codes = await session.scalar(select(func.count()).where(RecoveryCodeRow.person == person))
        return TwoFactorState(row is not None and row.confirmed is not None, codes or 0)

    async def begin(self, person: str, password: str) -> str:
        """Return a new secret, which counts once a code confirms it."""
        await self._people.check_password(person, password)
        secret = base64.b32encode(secrets.token_bytes(SECRET_BYTES)).decode()
        async with self._database.write() as session:
            row = await session.get(TwoFactorRow, person)
            if row is not None and row.confirmed is not None:
                raise ApiError("two-factor-on")
            values = {"secret": secret, "created": now_ms(), "confirmed": None, "step": 0}
            await session.merge(TwoFactorRow(person=person, **values))
        return secret

    async def confirm(self, person: str, code: str, session_digest: str = "") -> list[str]:
        """Enable the second factor with a code of the app, and return new recovery codes.

        Known devices count guesses of codes for themselves, so all but that of this session are forgotten.
        """
        async with self._database.write() as session:
            row = await session.get(TwoFactorRow, person)
            if row is None:
                raise ApiError("two-factor-off")
            if row.confirmed is not None:
                raise ApiError("two-factor-on")
            step = matching_step(row.secret, _plain(code), self.clock())
            if step is None:
                raise ApiError("wrong-code")
            row.confirmed, row.step = now_ms(), step
            await forget_devices(session, person, but=session_digest)
            return await _new_codes(session, person)

    async def disable(self, person: str, password: str, code: str | None) -> None:
        """Disable the second factor; the password and a code confirm it."""
        await self._people.check_password(person, password)
        if not (await self.state_of(person)).enabled:
            raise ApiError("two-factor-off")
        await self.check(person, code)
        async with self._database.write() as session:
            await session.execute(delete(TwoFactorRow).where(TwoFactorRow.person == person))

    async def check(self, person: str, code: str | None) -> None:
        """Reject a missing or wrong code of an account with a second factor; a recovery code replaces one of the app.

        Each code is accepted once.
        """
        async with self._database.write() as session:
            row = await session.get(TwoFactorRow, person)
            if row is None or row.confirmed is None:
                return
            if code is None:
                raise ApiError("code-needed")
            step = matching_step(row.secret, _plain(code), self.clock())
            if step is not None:
                is_new = and_(TwoFactorRow.person == person, TwoFactorRow.step < step)
                used = await session.execute(update(TwoFactorRow).where(is_new).values(step=step))
                if used.rowcount == 1:  # type: ignore[attr-defined]
                    return
            elif await _use_code(session, person, code):
                return
        raise ApiError("wrong-code")

    async def renew_codes(self, person: str, password: str, code: str | None) -> list[str]:
        """Return new recovery codes; the old ones stop working."""
        await self._people.check_password(person, password)
        await self.check(person, code)
        async with self._database.write() as session:
            return await _new_codes(session, person)

    async def reset_password(self, name: str, code: str, password: str) -> User:
        """Set a new password with a recovery code; all sessions and tokens of the account end.

        An account with a second factor still needs a code to sign in.
        """
        kept = await self._people.passwords.hash(password)  # first, so that unknown names take as long
        query = select(PersonRow).where(PersonRow.claimed == compared(name), PersonRow.kind == "account")
        async with self._database.write() as session:
            row = (await session.scalars(query)).one_or_none()
            if row is None or not await _use_code(session, row.id, code):
                raise ApiError("wrong-recovery-code")
            row.password = kept
            await session.execute(delete(SessionRow).where(SessionRow.person == row.id))
            await forget_devices(session, row.id)
            await session.execute(delete(TokenRow).where(TokenRow.person == row.id))
        return User.of(row)


async def _new_codes(session: AsyncSession, person: str) -> list[str]:
    codes = [_new_code() for _ in range(RECOVERY_CODES)]
    await session.execute(delete(RecoveryCodeRow).where(RecoveryCodeRow.person == person))
    now = now_ms()
    session.add_all(RecoveryCodeRow(person=person, code=digest(read_code(code)), created=now) for code in codes)
    return codes


def _new_code() -> str:
    letters = "".join(secrets.choice(CODE_LETTERS) for _ in range(RECOVERY_LENGTH))
    return "-".join(letters[first : first + 4] for first in range(0, RECOVERY_LENGTH, 4))


async def _use_code(session: AsyncSession, person: str, code: str) -> bool:
    """Use up a recovery code; return whether it was right."""
    is_this = and_(RecoveryCodeRow.person == person, RecoveryCodeRow.code == digest(read_code(code)))
    found = await session.execute(delete(RecoveryCodeRow).where(is_this).returning(RecoveryCodeRow.code))
    return bool(found.all())


def _plain(code: str) -> str:
    """Return a typed code without spaces; other than ASCII text matches no code."""
    plain = "".join(code.split())
    return plain if plain.isascii() else ""
