"""The language that the terminal speaks, and its texts.

One process talks with the people at one terminal, so the language is chosen once, before a command runs.
"""

from __future__ import annotations

import os
import re
from collections.abc import Iterable
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tetrarch.core.text.messages import Value

PACKAGE = "tetrarch.cli"
OWN_VARIABLE = "TETRARCH_LANG"
"""What names a language for this program alone."""
VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")
"""The environment variables for the language; the first one that is set counts."""

_ENGLISH = re.compile(r"(en|C|POSIX)([_.@-].*)?|", re.IGNORECASE)
"""Wishes that are answered in English, without a look at what else there is: imports take their time."""


class _Speech:
    """The language of the process."""

    language = ""
    """Empty as long as nothing has been said."""


def forget_language() -> None:
    """Reset the language to that of the environment."""
    _Speech.language = ""


def use_language(name: str) -> None:
    """Speak a language from now on."""
    _Speech.language = name


def language() -> str:
    """The current language."""
    if not _Speech.language:
        _Speech.language = requested_language()
    return _Speech.language


def requested_language() -> str:
    """The language that the environment asks for."""
    wish = next(filter(None, (os.environ.get(name) for name in VARIABLES)), "")
    if _ENGLISH.fullmatch(wish):
        return "en"
    from tetrarch.core.text.messages import negotiate

    return negotiate(wish)


def phrase(name: str, /, **values: Value) -> str:
    """A message of the terminal, in the language that it speaks."""
    from tetrarch.core.text.messages import text

    return text(PACKAGE, language(), name, **values)


def quoted(text: str) -> str:
    """A text of the user in quotation marks; in English as Python writes it."""
    return repr(text) if language() == "en" else phrase("quoted", text=text)


def listed(items: Iterable[str], joint: str = "and") -> str:
    """Several things one after the other, each joined to those before it by ``and`` or ``or``."""
    from tetrarch.core.text.messages import CORE, text

    found = ""
    for item in items:
        found = text(CORE, language(), f"list-{joint}", first=found, last=item) if found else item
    return found


def decimal(number: float, digits: int = 0) -> str:
    """Format a number for the language, with a fixed number of decimals."""
    from tetrarch.core.text.numbers import format_number

    return format_number(number, language(), digits)
