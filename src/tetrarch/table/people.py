"""People at a table, and the rules for names, chat and salts."""

from __future__ import annotations

import re
import unicodedata
from typing import Literal

import msgspec

from tetrarch.analysis.balance import is_reserved
from tetrarch.table.refusal import Refusal

MOST_NAME = 32
MOST_CHAT = 500
MOST_SALT = 64
MOST_ID = 64

BOT = "bot:"
"""The prefix of a bot's text where a person's id may also appear."""
SERVER = "server"
CLOCK = "clock"
NOBODY = (SERVER, CLOCK)
"""The actors in entries that are neither people nor bots."""
GONE_NAME = "deleted player"
"""The name of a deleted person in entries; viewers see it in their own language."""

PersonKind = Literal["guest", "account", "bot-account"]


class Person(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A person at the table; only the server knows what the id means."""

    id: str
    name: str
    kind: PersonKind = "guest"


def checked_person(person: Person) -> Person:
    """The person with a normalized name; an invalid name or id is rejected."""
    is_taken = person.id in NOBODY or person.id.startswith(BOT)
    if is_taken or not is_person_id(person.id):
        raise Refusal("bad-person", most=MOST_ID)
    return msgspec.structs.replace(person, name=checked_name(person.name))


def is_person_id(text: str) -> bool:
    """Whether a text can be the id of a person."""
    return 1 <= len(text) <= MOST_ID and not any(is_hidden(sign) for sign in text)


def checked_name(name: str) -> str:
    """A normalized name: trimmed, on one line, without invisible characters."""
    tidy = re.sub(" +", " ", normal(name)).strip(" ")
    if not 1 <= len(tidy) <= MOST_NAME or any(is_hidden(letter) for letter in tidy):
        raise Refusal("bad-name", most=MOST_NAME)
    return tidy


def checked_chat(text: str) -> str:
    """A normalized chat message: plain text on one line, of limited length."""
    tidy = normal(text).strip(" ")
    shown = without_joiners(tidy)
    if not shown.strip(" ") or len(tidy) > MOST_CHAT or any(is_hidden(letter) for letter in shown):
        raise Refusal("bad-chat", most=MOST_CHAT)
    return tidy


def checked_salt(salt: str) -> str:
    """A normalized salt: printable text on one line; salts of balanced deals are rejected."""
    tidy = normal(salt).strip(" ")
    if not 1 <= len(tidy) <= MOST_SALT or is_reserved(tidy) or any(is_hidden(letter) for letter in tidy):
        raise Refusal("bad-salt", most=MOST_SALT)
    return tidy


def normal(text: str) -> str:
    """The text in Unicode normal form C; empty for text with lone surrogates."""
    try:
        text.encode()
    except UnicodeEncodeError:
        return ""
    return unicodedata.normalize("NFC", text)


JOINERS = "\u200c\u200d"
"""Zero-width joiners, which some scripts and emoji need; allowed in chat."""
FILLERS = "\u034f\u115f\u1160\u17b4\u17b5\u3164\uffa0"
"""Letters and marks that nobody sees."""


def without_joiners(text: str) -> str:
    """The text as its readers see the letters."""
    return text.translate(dict.fromkeys(map(ord, JOINERS)))


def is_hidden(letter: str) -> bool:
    """Whether a character is invisible: a control, format, private or unassigned character, or an unusual space."""
    kind = unicodedata.category(letter)
    is_blank = kind == "Zs" and letter != " "
    return is_blank or letter in FILLERS or kind in ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp")
