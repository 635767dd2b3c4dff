"""Passwords: argon2id hashes, computed in a thread."""

from __future__ import annotations

import asyncio
from functools import cache

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from tetrarch.server.http.errors import ApiError

SHORTEST = 8
LONGEST = 200
"""In characters; there are no other requirements."""

AT_ONCE = 2
"""Concurrent computations; each takes 64 MiB and a core for some hundredths of a second."""

_hasher = PasswordHasher(time_cost=3, memory_cost=64 * 1024, parallelism=1)


def check_length(password: str) -> None:
    """Reject a password that is too short or too long."""
    if not SHORTEST <= len(password) <= LONGEST:
        raise ApiError("bad-password-length", least=SHORTEST, most=LONGEST)


class Passwords:
    """Hashes and verifies passwords, a few at a time."""

    def __init__(self) -> None:
        self._turn = asyncio.Semaphore(AT_ONCE)

    async def hash(self, password: str) -> str:
        """Return the hash of a password."""
        check_length(password)
        async with self._turn:
            return await asyncio.to_thread(_hasher.hash, password)

    async def is_right(self, kept: str | None, password: str) -> bool:
        """Return whether a password matches a hash; without a hash it takes as long to return False."""
        if len(password) > LONGEST:
            return False
        async with self._turn:
            return await asyncio.to_thread(_is_right, kept or _nobodys(), password) and kept is not None

    def is_outdated(self, kept: str) -> bool:
        """Return whether a hash was made with weaker parameters than the current ones."""
        return _hasher.check_needs_rehash(kept)


def _is_right(kept: str, password: str) -> bool:
    try:
        return _hasher.verify(kept, password)
    except (VerificationError, InvalidHashError):
        return False


@cache
def _nobodys() -> str:
    return _hasher.hash("the password of nobody")
