"""Documents and texts that are almost right: what people's files and fingers bring."""

from __future__ import annotations

import copy
from typing import Any

from tests.games.subjects import Subject
from tetrarch.core.randomness import Generator


def random_place(document: Any, dice: Generator) -> tuple[object, ...]:
    """The path of something inside a document, each field as likely as its neighbours, however much is in them."""
    path: tuple[object, ...] = ()
    while isinstance(document, (dict, list)) and document and (not path or dice.below(4)):
        key = dice.choice(list(document)) if isinstance(document, dict) else dice.below(len(document))
        path = (*path, key)
        document = document[key]
    return path


def mutated(subject: Subject, document: Any, dice: Generator, changes: int = 1) -> Any:
    """A copy of a document with entries dropped, doubled, exchanged, of another type or a little off."""
    document = copy.deepcopy(document)
    for _ in range(changes):
        document = _mutate(subject, document, dice)
    return document


def _mutate(subject: Subject, document: Any, dice: Generator) -> Any:
    if not isinstance(document, (dict, list)) or not document:
        return dice.choice(subject.scalars)
    path = random_place(document, dice)
    parent = at(document, path[:-1])
    key: Any = path[-1]
    value = at(document, path)
    change = dice.below(8)
    if change == 0:
        del parent[key]
    elif change == 1:
        parent[key] = copy.deepcopy(dice.choice(subject.scalars))
    elif change == 2:
        parent[key] = copy.deepcopy(dice.choice(subject.collections))
    elif change == 3 and isinstance(parent, list):
        parent.insert(dice.below(len(parent) + 1), copy.deepcopy(value))
    elif change == 3:
        parent[dice.choice([*parent, "extra", f"{key}x"])] = copy.deepcopy(value)
    elif change == 4:
        parent[key] = copy.deepcopy(at(document, random_place(document, dice)))
    elif change == 5 and isinstance(parent, list):
        other = dice.below(len(parent))
        parent[key], parent[other] = parent[other], parent[key]
    else:
        parent[key] = perturbed(subject, value, dice)
    return document


def at(document: Any, path: tuple[object, ...]) -> Any:
    """What stands at a path."""
    for key in path:
        document = document[key]
    return document


def perturbed(subject: Subject, value: object, dice: Generator) -> object:
    """A value of the same type that is a little off."""
    if isinstance(value, bool):
        return not value
    if isinstance(value, int):
        return value + dice.choice([-2, -1, 1, 2])
    if isinstance(value, str):
        return misspelt(subject, value, dice)
    if isinstance(value, list):
        return value[::-1]
    if isinstance(value, dict):
        keys = list(value)
        dice.shuffle(keys)
        return dict(zip(value, (value[key] for key in keys), strict=True))
    return value


def misspelt(subject: Subject, text: str, dice: Generator) -> str:
    """A text with a character dropped, doubled, changed, added or out of order, or with its end cut off."""
    place = dice.below(len(text) + 1)
    sign = dice.choice(subject.alphabet)
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
