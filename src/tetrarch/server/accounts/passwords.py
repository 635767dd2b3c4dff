"""Passwords: kept as argon2id, computed in a thread so that nobody else waits."""

from __future__ import annotations

import asyncio
from functools import cache

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from tetrarch.server.http.errors import ApiError

SHORTEST = 8
LONGEST = 200
"""In characters; nothing else is asked of a password."""

AT_ONCE = 2
"""How many are computed at once; each takes 64 MiB and a core for some hundredths of a second."""

_hasher = PasswordHasher(time_cost=3, memory_cost=64 * 1024, parallelism=1)


def check_length(password: str) -> None:
    """Refuse a password that is too short or too long."""
    if not SHORTEST <= len(password) <= LONGEST:
        raise ApiError("bad-password-length", least=SHORTEST, most=LONGEST)


class Passwords:
    """Computes with passwords, a few at a time."""

    def __init__(self) -> None:
        self._turn = asyncio.Semaphore(AT_ONCE)

    async def hash(self, password: str) -> str:
        """What is kept of a password."""
        check_length(password)
        async with self._turn:
            return await asyncio.to_thread(_hasher.hash, password)

    async def is_right(self, kept: str | None, password: str) -> bool:
        """Whether it is the password that was kept. Where none was, it takes as long to say no."""
        if len(password) > LONGEST:
            return False
        async with self._turn:
            return await asyncio.to_thread(_is_right, kept or _nobodys(), password) and kept is not None

    def is_outdated(self, kept: str) -> bool:
        """Whether a password was kept with weaker settings than today's."""
        return _hasher.check_needs_rehash(kept)


def _is_right(kept: str, password: str) -> bool:
    try:
        return _hasher.verify(kept, password)
    except (VerificationError, InvalidHashError):
        return False


@cache
def _nobodys() -> str:
    return _hasher.hash("the password of nobody")
