"""The chat filter: words and patterns that an operator does not allow in chat and in names."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Sequence
from pathlib import Path
from typing import Literal

from tetrarch.server.http.errors import ApiError, OperatorFault
from tetrarch.table.people import without_joiners

FilterAction = Literal["reject", "mask"]
"""What happens to a chat message; names are always rejected."""

MASK = "*"
RANDOM_SALT = re.compile("[0-9a-f]{32}")
"""A salt of the page: 128 random bits."""


class ChatFilterFault(OperatorFault):
    """The file of the chat filter cannot be used."""


class ChatFilter:
    """Finds words and patterns in texts."""

    def __init__(self, patterns: Sequence[re.Pattern[str]] = (), action: FilterAction = "reject") -> None:
        self._patterns = patterns
        self._action = action

    def chat(self, text: str) -> str:
        """Return a chat message as it may be sent; it is rejected or masked if the filter matches."""
        text = unicodedata.normalize("NFC", text)
        if self._action == "reject":
            self.check_name(text)
            return text
        plain = masked = _plain(text)
        for pattern in self._patterns:
            masked = pattern.sub(lambda found: MASK * len(found[0]), masked)
        return text if masked == plain else masked

    def check_name(self, *names: str) -> None:
        """Reject names that the filter matches."""
        if any(pattern.search(_plain(name)) for name in names for pattern in self._patterns):
            raise ApiError("bad-words")

    def check_salt(self, salt: str) -> None:
        """Reject a salt that the filter matches; random salts are letters by chance, so they pass."""
        if not RANDOM_SALT.fullmatch(salt):
            self.check_name(salt)


def _plain(text: str) -> str:
    """The text without the joiners that would split a word."""
    return without_joiners(unicodedata.normalize("NFC", text))


def load_filter(file: str, folder: Path, action: FilterAction) -> ChatFilter:
    """Load the filter of a file, relative to the data folder; none if no file is named.

    Each line is a word or phrase, or a regular expression between slashes. Case does not matter. Empty lines and lines
    that start with # are left out.
    """
    if not file:
        return ChatFilter()
    path = folder / file
    try:
        lines = path.read_text(encoding="utf-8-sig").splitlines()
    except (OSError, UnicodeError) as error:
        raise ChatFilterFault("settings-file", file=str(path), reason=str(error)) from None
    patterns = [_pattern(path, number, line.strip()) for number, line in enumerate(lines, 1) if _counts(line)]
    return ChatFilter(patterns, action)


def _counts(line: str) -> bool:
    return bool(line.strip()) and not line.lstrip().startswith("#")


def _pattern(path: Path, number: int, line: str) -> re.Pattern[str]:
    text = unicodedata.normalize("NFC", line)
    is_pattern = len(text) > 2 and text.startswith("/") and text.endswith("/")
    try:
        found = re.compile(text[1:-1] if is_pattern else rf"(?<!\w){re.escape(text)}(?!\w)", re.IGNORECASE)
    except (re.error, RecursionError, OverflowError) as error:
        raise ChatFilterFault("chat-filter", file=str(path), line=number, reason=str(error)) from None
    if found.search(""):
        raise ChatFilterFault("chat-filter-empty", file=str(path), line=number)
    return found
