"""Legal constructions (E5)."""

from __future__ import annotations

from tetrarch.core.kernel import Flat, entry_kernel, kernel, lowest_bit
from tetrarch.eko.rules import layout as at
from tetrarch.eko.rules.decision_list import emit
from tetrarch.eko.rules.state import builder_of, building_at, has_emperor, height_of, pop_space, sites_near, worth_of


@kernel
def ceiling_of(board: Flat, site: int) -> int:
    """The highest worth that the terrain of a site allows (E5.7)."""
    return board[at.SPACE_ROWS + board[at.SPACES] * at.ROW + site]


@kernel
def construction_cost(seat: int, before: int, worth: int) -> int:
    """Number of discs that a building costs on a site where ``before`` stands (E5.2, E5.3)."""
    return worth + (1 if before != 0 and builder_of(before) != seat else 0)


@entry_kernel
def legal_worths(board: Flat, state: Flat, seat: int, site: int) -> tuple[int, int]:
    """The lowest and highest worth that may replace the building on a site, regardless of supply (E5.4-E5.7)."""
    before = building_at(board, state, site)
    least = worth_of(before)
    greatest = least + 1
    if before == 0 or builder_of(before) == seat:
        least = greatest
    return least, min(greatest, ceiling_of(board, site))


@kernel
def legal_constructions(board: Flat, state: Flat, scratch: Flat, found: int) -> int:
    """List every legal construction and return the new count. Needs a survey."""
    seat = state[at.SEAT]
    own_low = scratch[at.OWN + 8]
    own_high = scratch[at.OWN + 9]
    while own_low | own_high:
        space, own_low, own_high = pop_space(own_low, own_high)
        stack = state[at.STACKS + space]
        discs = height_of(stack)
        sites = sites_near(board, space)
        while sites:
            site = lowest_bit(sites)
            sites &= sites - 1
            before = building_at(board, state, site)
            least, greatest = legal_worths(board, state, seat, site)
            for worth in range(least, greatest + 1):
                cost = construction_cost(seat, before, worth)
                if cost <= discs and state[at.SUPPLY + 3 * seat + worth - 1] > 0:
                    decision = (
                        at.CONSTRUCT | space << at.SPACE_SHIFT | site << at.TARGET_SHIFT | worth << at.COUNT_SHIFT
                    )
                    if cost < discs or not has_emperor(stack):
                        found = emit(scratch, found, decision)
                    if has_emperor(stack):
                        found = emit(scratch, found, decision | 1 << at.EMPEROR_SHIFT)
    return found
