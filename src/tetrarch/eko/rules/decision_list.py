"""The list of legal decisions in the working space; moves that differ only in their end share a row."""

from __future__ import annotations

from tetrarch.core.kernel import Flat, count_bits, kernel, lowest_bit
from tetrarch.eko.rules import layout as at


@kernel
def begin_list(scratch: Flat) -> None:
    """Clear the list."""
    scratch[at.ROWS] = 0


@kernel
def emit(scratch: Flat, found: int, decision: int) -> int:
    """Append a complete decision to the list and return the new count of decisions."""
    row = scratch[at.ROWS]
    place = at.LIST + at.LIST_ROW * row
    scratch[place] = decision
    scratch[place + 1] = 0
    scratch[place + 2] = 0
    scratch[at.ROWS] = row + 1
    return found + 1


@kernel
def emit_moves(scratch: Flat, found: int, decision: int, low: int, high: int) -> int:
    """Append one move for each masked end; ``decision`` lacks only its end. Returns the new count of decisions."""
    if low | high == 0:
        return found
    row = scratch[at.ROWS]
    place = at.LIST + at.LIST_ROW * row
    scratch[place] = decision
    scratch[place + 1] = low
    scratch[place + 2] = high
    scratch[at.ROWS] = row + 1
    return found + count_bits(low) + count_bits(high)


@kernel
def expand_list(scratch: Flat, out: Flat, skip: int) -> None:
    """Write the listed decisions one by one after the first ``skip``, as many as fit."""
    place = -skip
    for row in range(scratch[at.ROWS]):
        start = at.LIST + at.LIST_ROW * row
        decision = scratch[start]
        low = scratch[start + 1]
        high = scratch[start + 2]
        if low | high == 0:
            if 0 <= place < len(out):
                out[place] = decision
            place += 1
        while low:
            if 0 <= place < len(out):
                out[place] = decision | lowest_bit(low) << at.TARGET_SHIFT
            low &= low - 1
            place += 1
        while high:
            if 0 <= place < len(out):
                out[place] = decision | (at.WORD + lowest_bit(high)) << at.TARGET_SHIFT
            high &= high - 1
            place += 1


@kernel
def listed_decision(scratch: Flat, number: int) -> int:
    """The decision with this number in the list, from 0, or -1."""
    for row in range(scratch[at.ROWS]):
        start = at.LIST + at.LIST_ROW * row
        low = scratch[start + 1]
        high = scratch[start + 2]
        lows = count_bits(low)
        count = lows + count_bits(high)
        if count == 0:
            if number == 0:
                return scratch[start]
            count = 1
        elif number < lows:
            for _ in range(number):
                low &= low - 1
            return scratch[start] | lowest_bit(low) << at.TARGET_SHIFT
        elif number < count:
            for _ in range(number - lows):
                high &= high - 1
            return scratch[start] | (at.WORD + lowest_bit(high)) << at.TARGET_SHIFT
        number -= count
    return -1
