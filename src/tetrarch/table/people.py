"""People at a table, and what they may be called and may say."""

from __future__ import annotations

import re
import unicodedata
from typing import Literal

import msgspec

from tetrarch.table.refusal import Refusal

MOST_NAME = 32
MOST_CHAT = 500
MOST_SALT = 64
MOST_ID = 64

BOT = "bot:"
"""What stands before the text of a bot, where a person's id might stand."""
SERVER = "server"
CLOCK = "clock"
NOBODY = (SERVER, CLOCK)
"""What stands in entries where no person and no bot did something."""
GONE_NAME = "deleted player"
"""The name, in entries, of who was deleted since; people are told it in their own language."""

PersonKind = Literal["guest", "account", "bot-account"]


class Person(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Somebody at the table; what the id means, only the server knows."""

    id: str
    name: str
    kind: PersonKind = "guest"


def checked_person(person: Person) -> Person:
    """The person with a tidy name; a name or id that will not do is refused."""
    is_taken = person.id in NOBODY or person.id.startswith(BOT)
    if not 1 <= len(person.id) <= MOST_ID or is_taken or any(is_hidden(sign) for sign in person.id):
        raise Refusal("bad-person", most=MOST_ID)
    return msgspec.structs.replace(person, name=checked_name(person.name))


def checked_name(name: str) -> str:
    """A name as it is shown: in normal form, trimmed, on one line, with no sign that cannot be seen."""
    tidy = re.sub(" +", " ", normal(name)).strip(" ")
    if not 1 <= len(tidy) <= MOST_NAME or any(is_hidden(letter) for letter in tidy):
        raise Refusal("bad-name", most=MOST_NAME)
    return tidy


def checked_chat(text: str) -> str:
    """What somebody says: plain text of a bearable length, on one line."""
    tidy = normal(text).strip(" ")
    if not 1 <= len(tidy) <= MOST_CHAT or any(is_hidden(letter) and letter not in JOINERS for letter in tidy):
        raise Refusal("bad-chat", most=MOST_CHAT)
    return tidy


def checked_salt(salt: str) -> str:
    """What a player adds to the seed: printable text on one line."""
    tidy = normal(salt).strip(" ")
    if not 1 <= len(tidy) <= MOST_SALT or any(is_hidden(letter) for letter in tidy):
        raise Refusal("bad-salt", most=MOST_SALT)
    return tidy


def normal(text: str) -> str:
    """The text in the one form that equal-looking letters share; half a character is none."""
    try:
        text.encode()
    except UnicodeEncodeError:
        return ""
    return unicodedata.normalize("NFC", text)


JOINERS = "\u200c\u200d"
"""What joins or parts letters of some scripts, and the parts of some pictures: it hides nothing in a chat."""


def is_hidden(letter: str) -> bool:
    """Whether a letter is a control sign, turns the direction of writing, has no look, or stands for nothing."""
    return unicodedata.category(letter) in ("Cc", "Cf", "Cs", "Co", "Cn", "Zl", "Zp") or (
        unicodedata.category(letter) == "Zs" and letter != " "
    )
