"""Documents and texts that are almost right: what people's files and fingers bring."""

from __future__ import annotations

import copy
from typing import Any

from tetrarch.core.randomness import Generator

SCALARS: tuple[object, ...] = (
    None,
    True,
    False,
    0,
    1,
    2,
    -1,
    15,
    16,
    99,
    1 << 40,
    1 << 62,
    1 << 63,
    -(1 << 63),
    1 << 70,
    0.5,
    "",
    "E",
    "T",
    "E1",
    "E4!",
    "T2",
    "0",
    "1!",
    "00!",
    "a1",
    "d5",
    "yes",
    "action",
    "exchange",
    "over",
    "swap",
    "reinforce",
    "march",
    "points",
    "first-printing",
    "moon",
    "é",
    "\U0001f3b2",
)
COLLECTIONS: tuple[object, ...] = ([], {}, [0], ["E"], ["E", "T"], {"E": "1"}, {"a1": "E1"}, [[0]], [{}])


def random_place(document: Any, dice: Generator) -> tuple[object, ...]:
    """The path of something inside a document, each field as likely as its neighbours, however much is in them."""
    path: tuple[object, ...] = ()
    while isinstance(document, (dict, list)) and document and (not path or dice.below(4)):
        key = dice.choice(list(document)) if isinstance(document, dict) else dice.below(len(document))
        path = (*path, key)
        document = document[key]
    return path


def mutated(document: Any, dice: Generator) -> Any:
    """A copy of a document with one entry dropped, doubled, exchanged, of another type or a little off."""
    document = copy.deepcopy(document)
    if not isinstance(document, (dict, list)) or not document:
        return dice.choice(SCALARS)
    path = random_place(document, dice)
    parent = at(document, path[:-1])
    key, value = path[-1], at(document, path)
    change = dice.below(7)
    if change == 0:
        del parent[key]
    elif change == 1:
        parent[key] = copy.deepcopy(dice.choice(SCALARS))
    elif change == 2:
        parent[key] = copy.deepcopy(dice.choice(COLLECTIONS))
    elif change == 3 and isinstance(parent, list):
        parent.insert(dice.below(len(parent) + 1), copy.deepcopy(value))
    elif change == 3:
        new_key = dice.choice([*parent, "extra", f"{key}x"])
        parent[new_key] = copy.deepcopy(value)
    elif change == 4:
        parent[key] = copy.deepcopy(at(document, random_place(document, dice)))
    else:
        parent[key] = perturbed(value, dice)
    return document


def at(document: Any, path: tuple[object, ...]) -> Any:
    """What stands at a path."""
    for key in path:
        document = document[key]
    return document


def perturbed(value: object, dice: Generator) -> object:
    """A value of the same type that is a little off."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + dice.choice([-2, -1, 1, 2])
    if isinstance(value, str):
        return misspelt(value, dice)
    if isinstance(value, list):
        return value[::-1]
    if isinstance(value, dict):
        keys = list(value)
        dice.shuffle(keys)
        return dict(zip(value, (value[key] for key in keys), strict=True))
    return value


ALPHABET = "abcdefgxETMSEC0123456789-+*~^!@. =,:;/{}[]\"'\\\n\t\x00é²३\ud800"


def misspelt(text: str, dice: Generator) -> str:
    """A text with a character dropped, doubled, changed, added or out of order, or with its end cut off."""
    place = dice.below(len(text) + 1)
    sign = dice.choice(ALPHABET)
    match dice.below(6):
        case 0:
            return text[:place] + text[place + 1 :]
        case 1:
            return text[:place] + sign + text[place + 1 :]
        case 2:
            return text[:place] + sign + text[place:]
        case 3:
            return text[:place]
        case 4:
            return text[:place] + text[place : place + 1] + text[place:]
        case _:
            return text[:place] + text[place : place + 2][::-1] + text[place + 2 :]
