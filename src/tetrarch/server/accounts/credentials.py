"""Names and passwords: validation of names, a normal form in which similar names are equal, and argon2id hashes."""

from __future__ import annotations

import asyncio
import unicodedata
from functools import cache

from argon2 import PasswordHasher
from argon2.exceptions import InvalidHashError, VerificationError

from tetrarch.server.http.errors import ApiError
from tetrarch.table.people import MOST_NAME, checked_name
from tetrarch.table.refusal import Refusal

# Names

RESERVED = (
    *("admin", "administrator", "moderator", "server", "system", "tetrarch", "bot", "open", "anonymous"),
    *("deleted player", "joueur supprimé", "verwijderde speler", "usunięty gracz"),
)
"""Names that could be mistaken for something else."""

MAX_MARKS = 2
"""Combining marks per letter; more would reach into other lines."""

_TOGETHER = {"CJK": "EAST", "HIRAGANA": "EAST", "KATAKANA": "EAST", "HANGUL": "EAST", "BOPOMOFO": "EAST"}
"""Scripts that are written together."""

_LOOKS_LIKE = {
    # Letters without decomposition, and digits that look like letters.
    **dict(zip("łøđħıæœþ0135|", ["l", "o", "d", "h", "l", "ae", "oe", "p", "o", "l", "e", "s", "l"], strict=True)),
    "i": "l",
    # Cyrillic and Greek letters that look like Latin ones.
    **dict(zip("авекмнорстухіјѕԁһӏԛԝ", "abekmhopctyxljsdhlqw", strict=True)),
    **dict(zip("αβεζηικμνορτυχγω", "abezhlkmvoptyxyw", strict=True)),
}


def usable_name(name: str) -> str:
    """Return a name as it is displayed; an invalid one is rejected."""
    try:
        tidy = checked_name(name)
    except Refusal:
        raise ApiError("bad-name", most=MOST_NAME) from None
    marks = 0
    for letter in unicodedata.normalize("NFD", tidy):
        marks = marks + 1 if unicodedata.combining(letter) else 0
        if marks > MAX_MARKS:
            raise ApiError("bad-name", most=MOST_NAME)
    if len(_scripts(tidy)) > 1 or not compared(tidy) or compared(tidy) in _RESERVED:
        raise ApiError("bad-name", most=MOST_NAME)
    return tidy


def compared(name: str) -> str:
    """Return the normal form of a name; names that could be mistaken for each other are equal."""
    plain = unicodedata.normalize("NFKD", unicodedata.normalize("NFKC", name).casefold())
    letters = [letter for letter in plain if letter.isalnum() or letter == "|"]
    return "".join(_LOOKS_LIKE.get(letter, letter) for letter in letters)


def _scripts(name: str) -> set[str]:
    """Return the scripts of the letters of a name."""
    words = [unicodedata.name(letter, "").split(" ")[0].split("-")[0] for letter in name if letter.isalpha()]
    plain = {"FULLWIDTH": "LATIN", "HALFWIDTH": "KATAKANA", "FEMININE": "LATIN", "MASCULINE": "LATIN", "MICRO": "GREEK"}
    scripts = {plain.get(word, word) for word in words}
    return {_TOGETHER.get(script, script) for script in scripts}


_RESERVED = frozenset(compared(name) for name in RESERVED)


# Passwords

SHORTEST = 8
LONGEST = 200
"""In characters; there are no other requirements."""

AT_ONCE = 2
"""Concurrent computations; each takes 64 MiB and a core for some hundredths of a second."""

_hasher = PasswordHasher(time_cost=3, memory_cost=64 * 1024, parallelism=1)


class Passwords:
    """Hashes and verifies passwords, a few at a time."""

    def __init__(self) -> None:
        self._turn = asyncio.Semaphore(AT_ONCE)

    async def hash(self, password: str) -> str:
        """Return the hash of a password; one that is too short or too long is rejected."""
        if not SHORTEST <= len(password) <= LONGEST:
            raise ApiError("bad-password-length", least=SHORTEST, most=LONGEST)
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
