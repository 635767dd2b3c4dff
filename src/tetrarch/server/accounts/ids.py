"""Random names that nobody can guess, and what is kept of secrets."""

from __future__ import annotations

import hashlib
import secrets
import time

LETTERS = "abcdefghijkmnpqrstuvwxyz23456789"
"""32 letters and digits that are not mistaken for each other."""

CODE_LETTERS = "ABCDEFGHJKLMNPQRSTUVWXYZ23456789"
"""The same for what people read to each other."""

ID_LENGTH = 16
CODE_LENGTH = 8


def new_id() -> str:
    """A name for a person, match or token: 80 random bits."""
    return "".join(secrets.choice(LETTERS) for _ in range(ID_LENGTH))


def new_code() -> str:
    """A code for an invitation: 40 random bits, short enough to read aloud."""
    return "".join(secrets.choice(CODE_LETTERS) for _ in range(CODE_LENGTH))


def read_code(text: str) -> str:
    """A code as people type it: small or capital letters, spaces and hyphens between them."""
    return "".join(text.split()).replace("-", "").upper()


def new_seed() -> str:
    """A secret seed for a match: 256 random bits, as text."""
    return secrets.token_hex(32)


def new_secret() -> str:
    """A token that proves who somebody is: 256 random bits."""
    return secrets.token_urlsafe(32)


def digest(secret: str) -> str:
    """What the database keeps of a token; whoever reads the database cannot use it."""
    return hashlib.sha256(secret.encode()).hexdigest()


def now_ms() -> int:
    """The time now, in milliseconds since the epoch."""
    return time.time_ns() // 1_000_000
