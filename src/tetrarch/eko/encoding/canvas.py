"""The canvas on which every board is placed for learning programs: one hexagon of places.

The canvas is a hexagon of radius 10 with 331 places, counted by rows from the top and from the left. Decisions name its
places. Observations cover it with a square window of 21 by 21 cells in axial coordinates, whose two corners outside the
hexagon stay empty.

A ``chart`` is a flat array of 64-bit integers with the places of the spaces and sites of one board. This module defines
its layout for the kernels; ``chart`` builds it.
"""

from __future__ import annotations

from tetrarch.eko.rules.layout import MAX_SITES, MAX_SPACES

RADIUS = 10
WIDTH = 2 * RADIUS + 1
CELLS = WIDTH * WIDTH
PLACES = 3 * RADIUS * (RADIUS + 1) + 1

# The entries of a chart
SPACE_PLACE = 0
"""The place of each space."""
SITE_PLACE = SPACE_PLACE + MAX_SPACES
"""The place of each site."""
SPACE_CELL = SITE_PLACE + MAX_SITES
"""The cell of each space."""
SITE_CELL = SPACE_CELL + MAX_SPACES
"""The cell of each site."""
PLACE_HEX = SITE_CELL + MAX_SITES
"""For each place: the index of its space plus 1, the negative of this for a site, or 0."""
MARKS = PLACE_HEX + PLACES
"""Number of entries of the observation that are constant on this board."""
MARK_ROWS = MARKS + 1
"""The places of these entries in the observation; the bits above hold their values."""
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
"""The planes of the observation that are constant on a board; they come first in each cell, in this order."""
CHANGING_PLANES = 17
CHANNELS = len(TERRAIN_PLANES) + CHANGING_PLANES
"""Number of planes; the planes of one cell are adjacent."""
