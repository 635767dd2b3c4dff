"""Random ids, codes, seeds and tokens; digests of secrets; the current time."""

from __future__ import annotations

import hashlib
import secrets
import time

LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"
"""32 letters and digits that look different from each other."""

CODE_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
"""The same for codes that users read aloud."""

ID_LENGTH = 16
CODE_LENGTH = 8


def new_id() -> str:
    """Return a new id of a user, match or token: 80 random bits."""
    return "".join(secrets.choice(LETTERS) for _ in range(ID_LENGTH))


def new_code() -> str:
    """Return a new invitation code: 40 random bits, short enough to read aloud."""
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))


def read_code(text: str) -> str:
    """Normalize a typed code: case, spaces and hyphens do not matter."""
    return "".join(text.split()).replace("-", "").upper()


def new_seed() -> str:
    """Return a new secret seed for a match: 256 random bits, as text."""
    return secrets.token_hex(32)


def new_secret() -> str:
    """Return a new secret token: 256 random bits."""
    return secrets.token_urlsafe(32)


def digest(secret: str) -> str:
    """Return the digest of a token, which the database stores instead of the token."""
    return hashlib.sha256(secret.encode()).hexdigest()


def now_ms() -> int:
    """Return the current time in milliseconds since the epoch."""
    return time.time_ns() // 1_000_000
