"""The numbers that a search can be tuned by, as entries of a flat array."""

from __future__ import annotations

EXPLORATION = 0
"""How much it tries what it knows little of, in millionths."""
BREADTH = 1
"""How many decisions it opens at once."""
WIDENING = 2
"""How many more it opens with the square root of the visits, in sixteenths."""
PLAYOUT = 3
"""How many decisions a playout makes before the position is judged."""
SETTINGS = 8
