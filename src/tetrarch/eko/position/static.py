"""The static array of a game: options and geometry in the form that the kernels read."""

from __future__ import annotations

from collections.abc import Iterable

import numpy as np
import numpy.typing as npt

from tetrarch.eko.components.board import Board
from tetrarch.eko.position.options import Options
from tetrarch.eko.rules import layout

CEILINGS = {"r": 1, "s": 1, "o": 1, "w": 1, "c": 2, "K": 2, "m": 3}
"""The highest worth on each kind of construction space (E5.7, E12.1, E13.1, E14.1)."""


def space_masks(spaces: Iterable[int]) -> tuple[int, int]:
    """Return a set of spaces as two masks."""
    low = high = 0
    for space in spaces:
        if space < layout.WORD:
            low |= 1 << space
        else:
            high |= 1 << (space - layout.WORD)
    return low, high


def spaces_of(low: int, high: int) -> list[int]:
    """Return the spaces of two masks, ascending."""
    both, found = int(low) | int(high) << layout.WORD, []
    while both:
        lowest = both & -both
        found.append(lowest.bit_length() - 1)
        both ^= lowest
    return found


def static_array(board: Board, options: Options) -> npt.NDArray[np.int64]:
    """Return the array that the kernels call ``board``."""
    spaces, sites = len(board.spaces), len(board.sites)
    static = np.zeros(layout.SPACE_ROWS + layout.ROW * spaces + sites, dtype=np.int64)
    static[layout.PLAYERS] = options.players
    static[layout.PRINTING] = layout.COMPLETE if options.printing == "complete" else layout.FIRST_PRINTING
    static[layout.ROUND_LIMIT] = options.round_limit or 0
    static[layout.REPETITION] = options.repetition
    static[layout.DRAFT_SETUP] = "draft" in options.variants
    static[layout.SPACES] = spaces
    static[layout.SITES] = sites
    for count, first, groups in (
        (layout.ZONES, layout.ZONE_SPACES, board.zones),
        (layout.PYRAMIDS, layout.PYRAMID_SPACES, board.pyramids),
        (layout.BEACONS, layout.BEACON_SPACES, board.beacons),
    ):
        static[count] = len(groups)
        for index, group in enumerate(groups):
            static[first + 2 * index : first + 2 * index + 2] = space_masks(group)
    for place, kind in (
        (layout.CAPITAL_SITES, "K"),
        (layout.WIND_SITES, "w"),
        (layout.MOON_SITES, "o"),
        (layout.SAND_SITES, "s"),
    ):
        static[place] = sum(1 << site for site, hex_ in enumerate(board.sites) if hex_.kind == kind)
    zone_of = {space: number for number, zone in enumerate(board.zones, 1) for space in zone}
    for space in range(spaces):
        row = layout.SPACE_ROWS + layout.ROW * space
        static[row + layout.STEPS : row + layout.STEPS + 2] = space_masks(board.steps[space])
        static[row + layout.SITES_NEAR] = sum(1 << site for site in board.sites_near[space])
        static[row + layout.ZONE] = zone_of.get(space, 0)
    static[layout.SPACE_ROWS + layout.ROW * spaces :] = [CEILINGS[hex_.kind] for hex_ in board.sites]
    return static
