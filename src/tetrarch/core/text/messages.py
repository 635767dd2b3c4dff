"""Translated texts with Project Fluent: one packaged file of messages for each package and language.

A ``Message`` names a text and holds its values. It can be stored, compared and sent; it is formatted when a reader's
language is known.
"""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterable
from difflib import get_close_matches
from functools import cache, lru_cache
from importlib import resources
from typing import NamedTuple, Union

from tetrarch.core.text.fluent import Messages, Plain

LANGUAGES = ("en", "fr", "nl", "pl")
"""The languages of all texts; the first one replaces missing messages in the others."""
CORE = "tetrarch.core"
YOU = "you"
"""The value that replaces the reader's own name in a message; its texts select on it."""
PLACE_MARK = "\x7f"
"""Stands before and after the words that name a place: an invisible character that no name of a person contains.

It is an ASCII character, because texts of other characters take longer to join and to send."""
PLACE_SIGNS = ("⟨", "⟩")
"""Enclose the words that name a place in the files of texts."""
UNNAMED = "|"
"""Separates the words that name a place from those that replace them where the name is hidden: ``⟨on a1|there⟩``."""

_PLACE = re.compile(r"⟨([^⟩|]*)(?:\|[^⟩]*)?⟩")

Value = Union[str, int, "Message", "Series"]
"""A value in a message: a text, a number, or something that is itself translated."""


class Message(NamedTuple):
    """A text in any language: package, message id and values."""

    package: str
    id: str
    values: tuple[tuple[str, Value], ...] = ()

    def text(self, language: str = "en") -> str:
        """Return the message in a language."""
        return _without_signs(_say(self.package, language, self.id, self.values))

    def marked(self, language: str = "en") -> str:
        """Return the message in a language, with a ``PLACE_MARK`` around the words that name places.

        ``UNNAMED`` and the words that replace the name follow it before the second mark, where there are any.
        """
        return _marked(self, language)

    def addressed(self, reader: Message | None) -> Message:
        """Return the message for one of the players it names: ``YOU`` replaces that player's name."""
        return self if reader is None else _for_reader(self, reader)


class Series(NamedTuple):
    """A list in a sentence, such as ``a, b and c``."""

    items: tuple[Value, ...]
    joint: str = "and"
    """The separator before the last item: ``and``, ``or``, or only a comma; ``;`` separates whole clauses."""

    def text(self, language: str = "en") -> str:
        """Return the list in a language."""
        said = [str(said_value(item, language)) for item in self.items]
        if self.joint == ";":
            return clauses(said, language)
        if len(said) < 2 or not self.joint:
            return ", ".join(said)
        return text(CORE, language, f"list-{self.joint}", first=", ".join(said[:-1]), last=said[-1])


class OptionWords(NamedTuple):
    """A game option with its words for users."""

    name: str
    """The short name that programs use."""
    title: str
    note: str
    """Its meaning in one line, without a full stop."""


@lru_cache(8192)
def _marked(message: Message, language: str) -> str:
    before, after = PLACE_SIGNS
    written = _say(message.package, language, message.id, message.values)
    return written.replace(before, PLACE_MARK).replace(after, PLACE_MARK)


@lru_cache(8192)
def _for_reader(message: Message, reader: Message) -> Message:
    return message._replace(values=tuple((name, _addressed(value, reader)) for name, value in message.values))


def _addressed(value: Value, reader: Message) -> Value:
    if isinstance(value, Series):
        if len(value.items) == 1:
            return _addressed(value.items[0], reader)
        # A list of names keeps the reader's own: in a sentence about several players verbs have one form.
        return value._replace(items=tuple(item if item == reader else _addressed(item, reader) for item in value.items))
    if value == reader:
        return YOU
    return value.addressed(reader) if isinstance(value, Message) else value


def message(package: str, name: str, /, **values: Value) -> Message:
    """Return a message of a package with its values, independent of a language."""
    return Message(package, name, tuple(values.items()))


def series(items: Iterable[Value], joint: str = "and") -> Series:
    """Return a list with ``and``, ``or`` or only a comma before the last item, or with semicolons."""
    return Series(tuple(items), joint)


def clauses(parts: Iterable[str], language: str) -> str:
    """Join texts of one language with semicolons, following its typography."""
    return f"{text(CORE, language, 'semicolon')} ".join(parts)


def said_value(value: Value, language: str) -> Plain:
    """Return a value in a language."""
    return value.text(language) if isinstance(value, tuple) else value


def said(value: str | Message, language: str = "en") -> str:
    """Return a message in a language; a plain text stays as it is."""
    return value if isinstance(value, str) else value.text(language)


def text(package: str, language: str, message: str, /, **values: Value) -> str:
    """Return a message in a language with its values; a message that the language lacks is in English.

    Raise ``ValueError`` for a language without texts, and ``LookupError`` for a missing message or value, which tests
    detect.
    """
    return _without_signs(_say(package, language, message, tuple(values.items())))


def _without_signs(written: str) -> str:
    return _PLACE.sub(r"\1", written) if PLACE_SIGNS[0] in written else written


@lru_cache(8192)
def _say(package: str, language: str, name: str, values: tuple[tuple[str, Value], ...]) -> str:
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
def texts_of(package: str, language: str) -> Messages:
    """All messages of a package in a language: in English if a game is not translated into one of the others."""
    folder = resources.files(package).joinpath("texts")
    known = sorted(file.name.removesuffix(".ftl") for file in folder.iterdir() if file.name.endswith(".ftl"))
    if language not in known:
        if language in LANGUAGES and LANGUAGES[0] in known:
            return texts_of(package, LANGUAGES[0])
        raise ValueError(f"no texts in language {language!r}; known: {', '.join(known)}")
    source = folder.joinpath(f"{language}.ftl").read_text("utf-8")
    return Messages(source, language, f"{package}/texts/{language}.ftl")


def nearest_message(name: str, known: Iterable[str]) -> Message:
    """A clause that suggests the known name nearest to a misspelt one, or lists all if none is near."""
    names = sorted(known)
    close = get_close_matches(name, names, n=1, cutoff=0.5)
    if close:
        return message(CORE, "nearest", name=close[0])
    return message(CORE, "known", names=series(names, ""))


# ------------------------------------------------------------------------------------------------ which language to use

LONGEST_WISH = 1000
"""The largest length of a list of languages that is read."""
_WISH = re.compile(
    r"\s*([A-Za-z]{1,8}|\*)(?:[-_][A-Za-z0-9]{1,8})*(?:[.@][\w.@-]*)?\s*(?:;\s*q\s*=\s*([0-9.]{1,8})\s*)?"
)


def negotiate(wishes: str | None) -> str:
    """Choose the available language that fits a request best, or English.

    The request is an ``Accept-Language`` header (``fr-BE,fr;q=0.9,en;q=0.5``), a locale of the system
    (``pl_PL.UTF-8``), or several locales separated by colons (``nl:fr``). Unreadable parts are ignored.
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
    """The weight of a requested language, from 0 to 1; None if it cannot be read."""
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
"""Replacements of letters that have no accent to drop."""


def ascii_text(written: str) -> str:
    """Return a text in ASCII: accents are dropped, and other characters become question marks."""
    if written.isascii():
        return written
    plain = unicodedata.normalize("NFKD", written.translate(_LETTERS))
    letters = (character for character in plain if not unicodedata.combining(character))
    return "".join(letters).encode("ascii", "replace").decode()
