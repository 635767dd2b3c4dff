"""A choice among what looks best, and what looks nearly as good."""

from __future__ import annotations

from tetrarch.bots.tree import SURE
from tetrarch.core.position import Array
from tetrarch.core.randomness import Generator


def soft_choice(values: Array, tolerance: float, generator: Generator) -> int:
    """The place of one of the values, in millionths: one of the greatest, evenly; never of a negative one.

    With a tolerance, of a win, any that is less than so much smaller may be chosen, the rarer the smaller it is; but a
    certain win is always taken.
    """
    if values.max() == SURE:
        tolerance = 0.0
    least = int(values.max()) - int(tolerance * SURE)
    weights = [max(int(value) - least + (tolerance == 0), 0) if value >= 0 else 0 for value in values]
    draw = generator.below(max(sum(weights), 1))
    for place, weight in enumerate(weights):
        draw -= weight
        if draw < 0:
            return place
    return int(values.argmax())
