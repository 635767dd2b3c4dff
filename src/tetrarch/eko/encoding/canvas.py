"""The canvas that boards are laid on for programs that learn: one hexagon of places, the same for every board.

The canvas is a hexagon of radius 10: 331 places, counted by rows from the top and in a row from the left. Decisions
name its places and observations are drawn on it, as a square window of 21 by 21 cells in axial coordinates of which the
two corners outside the hexagon stay empty.

A ``chart`` is a flat array of 64-bit integers that tells where the spaces and sites of one board lie on it; here stands
what is where in a chart, for the kernels, and ``chart`` makes them.
"""

from __future__ import annotations

from tetrarch.eko.rules.layout import MAX_SITES, MAX_SPACES

RADIUS = 10
WIDTH = 2 * RADIUS + 1
CELLS = WIDTH * WIDTH
PLACES = 3 * RADIUS * (RADIUS + 1) + 1

# Where things stand in a chart
SPACE_PLACE = 0
"""The place of each space."""
SITE_PLACE = SPACE_PLACE + MAX_SPACES
"""The place of each site."""
SPACE_CELL = SITE_PLACE + MAX_SITES
"""The cell of each space."""
SITE_CELL = SPACE_CELL + MAX_SPACES
"""The cell of each site."""
PLACE_HEX = SITE_CELL + MAX_SITES
"""For each place one more than the space that lies there, the same below zero for a site, or 0."""
MARKS = PLACE_HEX + PLACES
"""How many entries of the observation never change on this board."""
MARK_ROWS = MARKS + 1
"""Their places in the observation, and above these bits what stands there."""
MARK_SHIFT = 16
MARK_BITS = 0xFFFF
MAX_MARKS = 4 * MAX_SPACES + 3 * MAX_SITES
CHART_SIZE = MARK_ROWS + MAX_MARKS

TERRAIN_PLANES = (
    ("movement", "an ordinary movement space"),
    ("tempest", "a tempest space (E9)"),
    ("reg", "a construction space: reg"),
    ("canyon", "a construction space: canyon"),
    ("mountain", "a construction space: mountain"),
    ("capital", "a construction space: capital"),
    ("wind", "the Temple of the Wind (E12)"),
    ("moon", "the Temple of the Moon (E13)"),
    ("sand", "the Temple of the Sand (E14)"),
    ("mouth", "a portal's mouth: all mouths are one step from each other (E10)"),
    ("pyramid", "a space of a pyramid, by the number of the pyramid from 1 (E11)"),
    ("beacon", "a space of a Beacon of Eon, by the number of the Beacon from 1 (E15)"),
    ("displaced", "a hex that lies beyond the canvas and was put on a free place"),
)
"""The planes of the observation that never change on a board; they come first in each cell, in this order."""
CHANGING_PLANES = 17
CHANNELS = len(TERRAIN_PLANES) + CHANGING_PLANES
"""How many planes there are; those of one cell stand together."""
