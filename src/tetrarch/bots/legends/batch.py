"""Searches of many positions of Legends at the same time."""

from __future__ import annotations

from tetrarch.bots import batch as at
from tetrarch.bots import tree as rows
from tetrarch.bots.legends import network_search, search
from tetrarch.bots.legends.evaluation import FEATURES
from tetrarch.core.kernel import Flat, Floats, kernel, mass_kernel


def work_size(nodes: int, has_network: bool) -> int:
    """The length of the working space for a number of nodes, which have their lists of candidates there."""
    if has_network:
        return network_search.LISTS + rows.CANDIDATE_LIST * min(nodes, network_search.KEPT_LISTS)
    return search.VALUES + 4 * FEATURES


@kernel
def run_task(
    tasks: Flat,
    roots: Flat,
    decisions: Flat,
    words: Flat,
    spaces: tuple[Flat, Flat, Flat, Flat, Flat, Floats],
    sizes: Flat,
    weights: Floats,
    visits: Flat,
    values: Flat,
    number: int,
    most: int,
) -> None:
    """Run up to so many simulations of one task, with a network if there are weights."""
    task = tasks[number * at.TASK : (number + 1) * at.TASK]
    slot = task[at.SLOT]
    boards, states, scratches, trees, works, floats = spaces
    board = boards[slot * sizes[at.BOARDS] : slot * sizes[at.BOARDS] + task[at.BOARD_SIZE]]
    root = roots[task[at.ROOT] : task[at.ROOT] + task[at.ROOT_SIZE]]
    state = states[slot * sizes[at.STATES] : slot * sizes[at.STATES] + task[at.STATE_SIZE]]
    scratch = scratches[slot * sizes[at.SCRATCHES] : (slot + 1) * sizes[at.SCRATCHES]]
    tree = trees[slot * sizes[at.TREES] : (slot + 1) * sizes[at.TREES]]
    work = works[slot * sizes[at.WORKS] : (slot + 1) * sizes[at.WORKS]]
    own = words[4 * number : 4 * number + 4]
    settings = task[at.SETTINGS : at.TASK]
    at.prepare_slot(task, scratch, tree, work)
    asked = min(task[at.LEFT], most)
    legal = decisions[task[at.DECISIONS] : task[at.DECISIONS] + task[at.DECISION_COUNT]]
    if len(weights) > 0:
        layers = floats[slot * sizes[at.FLOATS] : (slot + 1) * sizes[at.FLOATS]]
        made = network_search.search_with_network(
            board, root, state, scratch, tree, own, work, settings, weights, layers, legal, task[at.SEAT], asked
        )
    else:
        made = search.search(board, root, state, scratch, tree, own, work, settings, legal, task[at.SEAT], asked)
    counts = visits[task[at.DECISIONS] : task[at.DECISIONS] + task[at.DECISION_COUNT]]
    found = values[at.SEATS * number : at.SEATS * (number + 1)]
    at.note_progress(task, tree, asked, made, legal, counts, found)


@mass_kernel
def run_tasks(
    tasks: Flat,
    roots: Flat,
    decisions: Flat,
    words: Flat,
    spaces: tuple[Flat, Flat, Flat, Flat, Flat, Floats],
    sizes: Flat,
    weights: Floats,
    visits: Flat,
    values: Flat,
    count: int,
    most: int,
) -> None:
    """Run up to so many simulations of each task."""
    for number in range(count):
        run_task(tasks, roots, decisions, words, spaces, sizes, weights, visits, values, number, most)
