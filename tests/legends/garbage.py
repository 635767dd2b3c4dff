"""Documents that are almost right, with what stands in Legends' files mixed up."""

from __future__ import annotations

import copy
from typing import Any

from tests.eko.garbage import at, misspelt, perturbed, random_place
from tetrarch.core.randomness import Generator
from tetrarch.legends.rules import layout

__all__ = ["ALPHABET", "misspelt", "mutated"]

ALPHABET = "abdehkmstxDEHMNST0123456789-+*^$@. =,:;{}[]\"'\\\n\t\x00é²३\ud800"

SCALARS: tuple[object, ...] = (
    *(None, True, False, 0, 1, 2, 3, -1, -2, 10, 11, 12, 18, 63, 64, 201),
    *(1 << 40, 1 << 62, 1 << 63, -(1 << 63), 1 << 70, 0.5),
    *("", "E", "T", "M", "N", "ET", "M1", "D4", "H1", "V1", "F2", "T1", "desert", "fern", "lake", "castle-or"),
    *("ancient-sage", "cottage", "poison-swamp", "fairy-queen", "red-sorceress", "first-printing", "match", "swamp"),
    *layout.STEP_NAMES,
    *("é", "\U0001f3b2"),
)
COLLECTIONS: tuple[object, ...] = (
    *([], {}, [0], ["E"], ["E", "T"], ["ET"], [None], [1, 1], ["H1", "H2"], {"E": 1}, {"E": [1, 0]}, {"N": [1, 1]}),
    *({"H1": {"E": [2, 1]}}, [[0]], [{}], {"winners": ["E"]}, {"at": "H1", "owner": "E"}),
)


def mutated(document: Any, dice: Generator) -> Any:
    """A copy of a document with one entry dropped, doubled, exchanged, of another type or a little off."""
    document = copy.deepcopy(document)
    if not isinstance(document, (dict, list)) or not document:
        return dice.choice(SCALARS)
    path = random_place(document, dice)
    parent = at(document, path[:-1])
    key: Any = path[-1]
    value = at(document, path)
    change = dice.below(8)
    if change == 0:
        del parent[key]
    elif change == 1:
        parent[key] = copy.deepcopy(dice.choice(SCALARS))
    elif change == 2:
        parent[key] = copy.deepcopy(dice.choice(COLLECTIONS))
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
        parent[key] = perturbed(value, dice)
    return document
