"""Waiting for other threads without the interpreter's lock.

A thread that sleeps takes as long to wake up as a hundred games take to step. So does one that waits for the
interpreter's lock. ``flags`` holds the number of the current job, then 1 for each thread that works on it.

Each loop also writes its counter, which makes the compiler read the flags each time.
"""

from __future__ import annotations

from tetrarch.core.kernel import Flat, mass_kernel


@mass_kernel
def announce(flags: Flat, counter: Flat, most: int) -> None:
    """Begin the next job, and let the threads that are awake begin, for no more than so many looks."""
    flags[0] += 1
    number = 1
    counter[0] = most
    while counter[0] > 0 and number < len(flags):
        number += flags[number]
        counter[0] -= 1


@mass_kernel
def linger(flags: Flat, place: int, value: int, counter: Flat, most: int) -> None:
    """Wait while an entry of ``flags`` has a value, for no more than so many looks."""
    counter[0] = most
    while counter[0] > 0 and flags[place] == value:
        counter[0] -= 1
