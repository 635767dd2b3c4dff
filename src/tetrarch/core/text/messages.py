"""Texts for people, by Project Fluent: one file of messages for each package and language, packaged with it.

A ``Message`` names a text and holds its values; it can be kept, compared and sent, and is said in a language only when
somebody reads it.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from difflib import get_close_matches
from functools import cache
from importlib import resources
from typing import NamedTuple, Union

from tetrarch.core.text.fluent import Messages, Plain

LANGUAGES = ("en", "fr", "nl", "pl")
"""The languages of all our texts; the first stands in where another lacks a message."""
CORE = "tetrarch.core"

Value = Union[str, int, "Message", "Series"]
"""What may fill a place in a message: texts and numbers, or what is itself said in the reader's language."""


class Message(NamedTuple):
    """A text in any language: which message of which package, and what fills its places."""

    package: str
    id: str
    values: tuple[tuple[str, Value], ...] = ()

    def text(self, language: str = "en") -> str:
        """The message in a language."""
        if not self.values:
            return _say_plain(self.package, language, self.id)
        return _say(self.package, language, self.id, self.values)


class Series(NamedTuple):
    """Several things one after the other, as a sentence has them: ``a, b and c``."""

    items: tuple[Value, ...]
    joint: str = "and"
    """What stands before the last one: ``and``, ``or``, or nothing but a comma; ``;`` between whole clauses."""

    def text(self, language: str = "en") -> str:
        """The things in a language, in one text."""
        said = [str(said_value(item, language)) for item in self.items]
        if self.joint == ";":
            return clauses(said, language)
        if len(said) < 2 or not self.joint:
            return ", ".join(said)
        return text(CORE, language, f"list-{self.joint}", first=", ".join(said[:-1]), last=said[-1])


class OptionWords(NamedTuple):
    """Something that can be agreed before a game, as people read it."""

    name: str
    """The short name that programs use."""
    title: str
    note: str
    """What it means, in one line without a final stop."""


def message(package: str, name: str, /, **values: Value) -> Message:
    """A message of a package with its values, said in no language yet."""
    return Message(package, name, tuple(values.items()))


def series(items: Iterable[Value], joint: str = "and") -> Series:
    """Things one after the other: with ``and``, ``or`` or a mere comma before the last, or semicolons between them."""
    return Series(tuple(items), joint)


def clauses(parts: Iterable[str], language: str) -> str:
    """Texts of one language with semicolons between them, as the language sets them."""
    return f"{text(CORE, language, 'semicolon')} ".join(parts)


def said_value(value: Value, language: str) -> Plain:
    """What fills a place, in a language."""
    return value.text(language) if isinstance(value, tuple) else value


def said(value: str | Message, language: str = "en") -> str:
    """A message in a language; a text that is no message stays as it is."""
    return value if isinstance(value, str) else value.text(language)


def text(package: str, language: str, message: str, /, **values: Value) -> str:
    """A message in a language with its values filled in; one that the language lacks is said in English.

    ``ValueError`` for a language without texts. ``LookupError`` for a message or a value that is not there: a mistake
    of ours, which the tests find.
    """
    return _say(package, language, message, values.items())


def _say(package: str, language: str, name: str, values: Iterable[tuple[str, Value]]) -> str:
    messages = texts_of(package, language)
    if name not in messages:
        language, messages = LANGUAGES[0], texts_of(package, LANGUAGES[0])
    try:
        plain = {
            place: value.text(language) if isinstance(value, tuple) else value  # a message, or a series
            for place, value in values
        }
        return messages.say(name, plain)
    except LookupError as error:
        raise LookupError(f"message {name!r} of {package} in {language!r}: {error} is missing") from None


@cache
def _say_plain(package: str, language: str, name: str) -> str:
    """A message without values: names and words, which are said all the time."""
    return _say(package, language, name, ())


@cache
def texts_of(package: str, language: str) -> Messages:
    """All messages of a package in a language."""
    folder = resources.files(package).joinpath("texts")
    known = sorted(file.name.removesuffix(".ftl") for file in folder.iterdir() if file.name.endswith(".ftl"))
    if language not in known:
        raise ValueError(f"no texts in language {language!r}; known: {', '.join(known)}")
    source = folder.joinpath(f"{language}.ftl").read_text("utf-8")
    return Messages(source, language, f"{package}/texts/{language}.ftl")


def nearest_message(name: str, known: Iterable[str]) -> Message:
    """A clause that suggests the known name nearest to a misspelt one, or lists all when none is near."""
    names = sorted(known)
    close = get_close_matches(name, names, n=1, cutoff=0.5)
    if close:
        return message(CORE, "nearest", name=close[0])
    return message(CORE, "known", names=series(names, ""))


# ------------------------------------------------------------------------------------------------ which language to use

LONGEST_WISH = 1000
"""How much of a list of languages is read."""
_WISH = re.compile(
    r"\s*([A-Za-z]{1,8}|\*)(?:[-_][A-Za-z0-9]{1,8})*(?:[.@][\w.@-]*)?\s*(?:;\s*q\s*=\s*([0-9.]{1,8})\s*)?"
)


def negotiate(wishes: str | None) -> str:
    """The language of ours that suits best what somebody asks for; English where none does.

    The wishes are an ``Accept-Language`` header (``fr-BE,fr;q=0.9,en;q=0.5``), a locale as systems name it
    (``pl_PL.UTF-8``), or several of those with colons between (``nl:fr``). What cannot be read is passed over.
    """
    best, weight = LANGUAGES[0], 0.0
    for wish in re.split("[,:]", (wishes or "")[:LONGEST_WISH]):
        found = _WISH.fullmatch(wish)
        language = found[1].lower() if found else ""
        if language == "*":
            language = LANGUAGES[0]
        quality = _quality(found[2]) if found else 0.0
        if language in LANGUAGES and quality > weight:
            best, weight = language, quality
    return best


def _quality(written: str | None) -> float:
    """How much a language is wished for, from 0 to 1; nothing where that cannot be read."""
    try:
        return 1.0 if written is None else min(1.0, float(written))
    except ValueError:
        return 0.0


# ----------------------------------------------------------------------------------------------------- plain characters

_LETTERS = str.maketrans(
    {
        **{"ł": "l", "Ł": "L", "œ": "oe", "Œ": "OE", "æ": "ae", "Æ": "AE", "ø": "o", "Ø": "O", "ß": "ss"},
        **{"’": "'", "‘": "'", "“": '"', "”": '"', "„": '"', "«": '"', "»": '"', "–": "-", "—": "-", "·": "-"},
    }
)
"""What has no accent to drop."""


def ascii_text(written: str) -> str:
    """A text in ASCII alone: accents are dropped, and what is left becomes a question mark."""
    if written.isascii():
        return written
    plain = unicodedata.normalize("NFKD", written.translate(_LETTERS))
    letters = (character for character in plain if not unicodedata.combining(character))
    return "".join(letters).encode("ascii", "replace").decode()
