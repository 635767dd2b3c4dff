"""The working space of the exact solvers: a stack of frames, and a table of values that are already known.

A solver walks the tree of decisions depth first, without recursion. One seat chooses, all others oppose it: a node
where the seat decides has the greatest value of its children, any other node the least.
"""

from __future__ import annotations

from tetrarch.core.kernel import Flat, kernel

NO, UNKNOWN, YES = range(3)
"""The values of a node: the seat cannot reach its goal, it is not known, the seat reaches it whatever others do."""

# A frame
COUNT = 0
"""Number of decisions in the frame's list."""
NEXT = 1
"""Number of decisions that were tried."""
VALUE = 2
"""The value of the decisions tried so far."""
KEY = 3
"""The hash of the state, or -1 if its value is not stored."""
CHOSEN = 4
"""The decision whose child is open."""
BEST = 5
"""The decision that gave the value, or -1."""
OWN_TURNS = 6
"""Number of turns of the seat that have begun, the current one included."""
LISTED = 7
"""Number of the node's decisions that the list has held so far, those that were left out of it included."""
REST = 8
"""Number of the node's decisions that the list has not held."""
DECISIONS = 9
WINDOW = 1024
"""The most decisions of a frame's list; a node with more has one list after the other."""
FRAME = DECISIONS + WINDOW
DEEPEST = 96
"""The greatest depth in decisions; deeper nodes are not solved."""

# The report
NODES = 0
"""Number of nodes visited."""
BEST_FIRST = 1
"""The decision at the root that gave its value, or -1."""
LAST_GOOD = 2
"""For each depth, the decision that last settled a node."""
REPORT = LAST_GOOD + DEEPEST

# The table of known values
ENTRY = 3
"""A row of the table: the hash of a state, its value plus 1, and the decision that gave it."""
PRIME = 2147483647


@kernel
def fold(number: int) -> int:
    """A number below 2^63 modulo the Mersenne prime 2^31 - 1, except that the result may exceed it a little."""
    number = (number & PRIME) + (number >> 31)
    return (number & PRIME) + (number >> 31)


@kernel
def hash_of(state: Flat, size: int, salt: int) -> int:
    """A 62-bit hash of the first entries of a state; the salt tells equal states of different questions apart."""
    one = salt + 1
    two = salt + 2
    for place in range(size):
        low = state[place] & PRIME
        high = state[place] >> 31 & PRIME
        one = fold(one * 1068739573 + low)
        two = fold(two * 1073741789 + low)
        if high:
            one = fold(one * 1068739573 + high)
            two = fold(two * 1073741789 + high)
    return (one % PRIME) << 31 | (two % PRIME)


@kernel
def known_value(table: Flat, key: int) -> int:
    """The stored value of a state, or -1."""
    place = ENTRY * (key % (len(table) // ENTRY))
    if table[place] == key and table[place + 1] > 0:
        return table[place + 1] - 1
    return -1


@kernel
def known_decision(table: Flat, key: int) -> int:
    """The stored decision of a state, or -1."""
    place = ENTRY * (key % (len(table) // ENTRY))
    return table[place + 2] if table[place] == key and table[place + 1] > 0 else -1


@kernel
def store_value(table: Flat, key: int, value: int, decision: int) -> None:
    """Store the value of a state, in place of any other state in its row."""
    place = ENTRY * (key % (len(table) // ENTRY))
    table[place] = key
    table[place + 1] = value + 1
    table[place + 2] = decision


@kernel
def put_first(decisions: Flat, count: int, decision: int) -> None:
    """Move a decision to the front of a list, if it is in it."""
    for number in range(count):
        if decisions[number] == decision:
            while number > 0:
                decisions[number] = decisions[number - 1]
                number -= 1
            decisions[0] = decision
            return


@kernel
def sort_by_looks(decisions: Flat, looks: Flat, count: int) -> None:
    """Sort decisions by their looks, the best first; equal ones keep their order."""
    for number in range(1, count):
        decision = decisions[number]
        look = looks[number]
        place = number
        while place > 0 and looks[place - 1] < look:
            decisions[place] = decisions[place - 1]
            looks[place] = looks[place - 1]
            place -= 1
        decisions[place] = decision
        looks[place] = look


@kernel
def next_decision(frame: Flat) -> int:
    """Choose the next decision of a node."""
    frame[CHOSEN] = frame[DECISIONS + frame[NEXT]]
    frame[NEXT] += 1
    return frame[CHOSEN]


@kernel
def take_child_value(frame: Flat, table: Flat, report: Flat, depth: int, is_own: bool, value: int) -> int:
    """Take over the value of the open child; returns the value of the node once it is settled, else -1."""
    is_better = value > frame[VALUE] if is_own else value < frame[VALUE]
    if is_better:
        frame[VALUE] = value
        frame[BEST] = frame[CHOSEN]
    if frame[VALUE] != (YES if is_own else NO) and (frame[NEXT] < frame[COUNT] or frame[REST] > 0):
        return -1
    return settle_node(frame, table, report, depth)


@kernel
def settle_node(frame: Flat, table: Flat, report: Flat, depth: int) -> int:
    """Note the value of a node whose decisions are all tried, or need not be; returns it."""
    if frame[BEST] >= 0:
        report[LAST_GOOD + depth] = frame[BEST]
    store_value(table, frame[KEY], frame[VALUE], frame[BEST])
    if depth == 0:
        report[BEST_FIRST] = frame[BEST]
    return frame[VALUE]
