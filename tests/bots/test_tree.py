"""The tree of a search: what simulations leave in it, what it proves for two and three players, and what it keeps."""

from __future__ import annotations

import numpy as np
import pytest

from tetrarch.bots import tree as rows
from tetrarch.bots.tree import DEEPEST, DOUBLING, OUT, chances_from_strengths, share_of
from tetrarch.core.position import Array

NOBODY = 0
"""The proof of a node where nothing is certain."""


def new_tree(decider: int = 0, nodes: int = 20) -> Array:
    tree = np.zeros(rows.NODES + nodes * rows.NODE, dtype=np.int64)
    rows.clear_tree(tree, decider)
    return tree


def proof_of(*winners: int) -> int:
    """The proof that exactly these seats win."""
    return 1 + sum(1 << seat for seat in winners)


def add(
    tree: Array, parent: int, key: int, decider: int = 0, *, proof: int = NOBODY, visits: int = 0, worth: float = 0.0
) -> int:
    """A child, with what it was worth on average to the player above it."""
    child = int(rows.add_node(tree, parent, key, decider))
    tree[child + rows.PROOF] = proof
    tree[child + rows.VISITS] = visits
    tree[child + rows.VALUES + tree[parent + rows.DECIDER]] = int(worth * rows.SURE) * visits
    return child


def back_up(tree: Array, node: int, *values: int) -> None:
    rows.back_up(tree, node, len(values), np.array(values, dtype=np.int64))


def keys_below(tree: Array, node: int) -> list[int]:
    """The keys of the children of a node, the last opened first."""
    found = []
    child = int(tree[node + rows.CHILD])
    while child:
        found.append(int(tree[child + rows.KEY]))
        child = int(tree[child + rows.SIBLING])
    return found


# Nodes and simulations


def test_a_new_tree_is_an_unvisited_root() -> None:
    tree = new_tree(decider=2)
    assert tree[rows.USED] == 1
    assert tree[rows.ROOT + rows.DECIDER] == 2
    assert tree[rows.ROOT + rows.LEGAL] == -1
    assert [tree[rows.ROOT + place] for place in (rows.PARENT, rows.CHILD, rows.VISITS, rows.PROOF)] == [0] * 4


def test_children_are_found_by_their_keys() -> None:
    tree = new_tree()
    places = [add(tree, rows.ROOT, key) for key in (7, 8, 9)]
    assert tree[rows.ROOT + rows.OPENED] == 3
    assert keys_below(tree, rows.ROOT) == [9, 8, 7]
    assert [rows.find_child(tree, rows.ROOT, key) for key in (7, 8, 9, 10)] == [*places, 0]
    assert [tree[place + rows.PARENT] for place in places] == [rows.ROOT] * 3


def test_a_tree_is_full_when_there_is_no_row_left() -> None:
    tree = new_tree(nodes=2)
    assert not rows.is_full(tree)
    add(tree, rows.ROOT, 1)
    assert rows.is_full(tree)


def test_a_row_that_was_used_before_is_clean() -> None:
    tree = new_tree()
    add(tree, rows.ROOT, 1, proof=proof_of(0), visits=5, worth=1)
    rows.clear_tree(tree, 0)
    child = add(tree, rows.ROOT, 2)
    assert [tree[child + place] for place in (rows.PROOF, rows.VISITS, rows.VALUES, rows.CHILD, rows.SIBLING)] == [
        0
    ] * 5


def test_a_simulation_updates_all_nodes_above_and_no_other() -> None:
    tree = new_tree()
    child, other = add(tree, rows.ROOT, 1, 1), add(tree, rows.ROOT, 2, 1)
    leaf = add(tree, child, 3, 2)
    back_up(tree, leaf, 600_000, 300_000, 100_000)
    back_up(tree, child, 200_000, 300_000, 500_000)
    assert [tree[node + rows.VISITS] for node in (rows.ROOT, child, leaf, other)] == [2, 2, 1, 0]
    assert [rows.mean_value(tree, rows.ROOT, seat) for seat in range(3)] == [400_000, 300_000, 300_000]
    assert [rows.mean_value(tree, leaf, seat) for seat in range(3)] == [600_000, 300_000, 100_000]
    assert rows.mean_value(tree, other, 0) == 0


# Proofs


@pytest.mark.parametrize(
    ("winners", "values"),
    [((0,), (1_000_000, 0, 0)), ((1, 2), (0, 500_000, 500_000)), ((0, 1, 2), (333_333, 333_333, 333_333))],
)
def test_a_shared_win_is_shared(winners: tuple[int, ...], values: tuple[int, ...]) -> None:
    mask = proof_of(*winners) - 1
    assert tuple(rows.value_of_winners(mask, seat) for seat in range(3)) == values


def test_what_is_proven_overrules_what_was_seen() -> None:
    tree = new_tree()
    child = add(tree, rows.ROOT, 1, proof=proof_of(1), visits=10, worth=0.9)
    assert rows.mean_value(tree, child, 0) == 0
    assert rows.mean_value(tree, child, 1) == rows.SURE
    assert rows.is_lost(tree, child, 0)
    assert not rows.is_lost(tree, child, 1)


def proof_above(decider: int, children: list[int], closed: int = 0) -> int:
    """The proof of a root with these proofs of children, and a number of decisions that are not opened yet."""
    tree = new_tree(decider)
    tree[rows.ROOT + rows.LEGAL] = len(children) + closed
    for number, proof in enumerate(children):
        child = add(tree, rows.ROOT, number, proof=proof)
    rows.back_up_proof(tree, child)
    return int(tree[rows.ROOT + rows.PROOF])


@pytest.mark.parametrize(
    ("decider", "children", "closed", "expected"),
    [
        (0, [proof_of(0)], 5, proof_of(0)),  # one win is enough
        (0, [NOBODY, proof_of(0), NOBODY], 0, proof_of(0)),
        (1, [proof_of(0)], 5, NOBODY),  # another decision may be better
        (1, [proof_of(0), NOBODY], 0, NOBODY),
        (1, [proof_of(0), proof_of(0)], 0, proof_of(0)),  # all are lost
        (1, [proof_of(0), proof_of(0, 1)], 0, proof_of(0, 1)),  # a shared win is better than none
        (1, [proof_of(0), proof_of(0, 1)], 1, NOBODY),
        (1, [proof_of(0, 1), proof_of(1)], 9, proof_of(1)),
        (0, [NOBODY], 0, NOBODY),
    ],
)
def test_proofs_for_two_players(decider: int, children: list[int], closed: int, expected: int) -> None:
    assert proof_above(decider, children, closed) == expected


@pytest.mark.parametrize(
    ("children", "expected"),
    [
        ([proof_of(1), proof_of(1)], proof_of(1)),  # lost, and to whom is certain
        ([proof_of(1), proof_of(2)], NOBODY),  # lost, but who wins is for the loser to choose
        ([proof_of(2), proof_of(1), proof_of(0, 1)], proof_of(0, 1)),  # something better settles it
        ([proof_of(0, 1), proof_of(0, 2)], NOBODY),  # half a win each way
        ([proof_of(0, 1), proof_of(0, 1, 2)], proof_of(0, 1)),  # a half is more than a third
        ([proof_of(1, 2), proof_of(1)], NOBODY),  # nothing either way for who decides
        ([proof_of(0, 1), proof_of(0, 2), proof_of(0)], proof_of(0)),
    ],
)
def test_proofs_for_three_players(children: list[int], expected: int) -> None:
    assert proof_above(0, children) == expected
    assert proof_above(0, children[::-1]) == expected


def test_a_proof_goes_up_as_far_as_it_goes() -> None:
    """Seat 1 wins below; seat 0 has nothing else there, but another decision at the root."""
    tree = new_tree(decider=0)
    tree[rows.ROOT + rows.LEGAL] = 2
    forced = add(tree, rows.ROOT, 1, 0)
    tree[forced + rows.LEGAL] = 1
    reply = add(tree, forced, 2, 1)
    tree[reply + rows.LEGAL] = 30
    end = add(tree, reply, 3, -1, proof=proof_of(1))
    rows.back_up_proof(tree, end)
    assert [tree[node + rows.PROOF] for node in (reply, forced, rows.ROOT)] == [proof_of(1), proof_of(1), NOBODY]
    other = add(tree, rows.ROOT, 4, 0, proof=proof_of(1))
    rows.back_up_proof(tree, other)
    assert tree[rows.ROOT + rows.PROOF] == proof_of(1)


# Choosing


def test_the_child_with_the_best_bound_is_looked_into() -> None:
    tree = new_tree()
    tree[rows.ROOT + rows.VISITS] = 110
    known, unknown = add(tree, rows.ROOT, 1, visits=100, worth=0.6), add(tree, rows.ROOT, 2, visits=10, worth=0.5)
    assert rows.select_child(tree, rows.ROOT, 1) == known
    assert rows.select_child(tree, rows.ROOT, 400_000) == unknown


def test_each_player_looks_for_its_own_good() -> None:
    tree = new_tree(decider=1)
    tree[rows.ROOT + rows.VISITS] = 20
    one, two = add(tree, rows.ROOT, 1, visits=10, worth=0.4), add(tree, rows.ROOT, 2, visits=10, worth=0.3)
    tree[two + rows.VALUES] = 10 * rows.SURE  # to seat 0
    assert rows.select_child(tree, rows.ROOT, 200_000) == one


def test_children_that_lose_are_passed_over_while_there_are_others() -> None:
    tree = new_tree()
    tree[rows.ROOT + rows.VISITS] = 1000
    lost = add(tree, rows.ROOT, 1, proof=proof_of(1), visits=1)
    poor = add(tree, rows.ROOT, 2, visits=999, worth=0.001)
    assert rows.select_child(tree, rows.ROOT, 1_000_000) == poor
    assert rows.undecided_children(tree, rows.ROOT) == 1
    tree[poor + rows.PROOF] = proof_of(1)
    assert rows.select_child(tree, rows.ROOT, 1_000_000) in (lost, poor)
    assert rows.undecided_children(tree, rows.ROOT) == 0


@pytest.mark.parametrize(
    ("children", "best"),
    [
        ([(NOBODY, 5, 0.9), (NOBODY, 50, 0.5)], 1),  # the most visited
        ([(NOBODY, 50, 0.4), (NOBODY, 50, 0.5), (NOBODY, 50, 0.3)], 1),  # of those the best
        ([(NOBODY, 50, 0.9), (proof_of(0), 1, 0.0), (NOBODY, 50, 0.9)], 1),  # a certain win
        ([(proof_of(1), 90, 0.9), (NOBODY, 1, 0.1)], 1),  # anything but a certain loss
        ([(proof_of(1), 3, 0.0), (proof_of(1), 9, 0.0)], 1),  # the loss that was hardest to see
        ([(proof_of(0, 1), 3, 0.0), (NOBODY, 2, 0.9)], 0),  # a shared win counts as any other value
    ],
)
def test_the_best_child(children: list[tuple[int, int, float]], best: int) -> None:
    tree = new_tree()
    nodes = [
        add(tree, rows.ROOT, key, proof=proof, visits=visits, worth=worth)
        for key, (proof, visits, worth) in enumerate(children)
    ]
    assert rows.best_child(tree, rows.ROOT) == nodes[best]


def test_a_leaf_has_no_best_child() -> None:
    tree = new_tree()
    assert rows.best_child(tree, rows.ROOT) == 0
    assert rows.select_child(tree, rows.ROOT, 1) == 0


# Keeping a part


def shape(tree: Array, node: int) -> object:
    """A node with its values and all nodes below it, independent of the positions of their rows."""
    places = (rows.PARENT, rows.CHILD, rows.SIBLING)
    known = [int(tree[node + place]) for place in range(rows.NODE) if place not in places]
    below = []
    child = int(tree[node + rows.CHILD])
    while child:
        assert tree[child + rows.PARENT] == node
        below.append(shape(tree, child))
        child = int(tree[child + rows.SIBLING])
    return known, below


def test_a_subtree_is_kept_with_its_counts_and_structure() -> None:
    tree = new_tree(nodes=40)
    tree[rows.PLIES] = 99
    branches = [add(tree, rows.ROOT, key, 1) for key in range(3)]
    for branch in branches:
        for key in range(4):
            child = add(tree, branch, 10 * key + branch, 0)
            tree[child + rows.APPEAL] = key - 7
            for leaf in range(key % 3):
                back_up(tree, add(tree, child, leaf, -1), 1000 * key + leaf, branch)
    tree[branches[1] + rows.LEGAL] = 4
    tree[branches[1] + rows.OFFERED] = 6
    before = shape(tree, branches[1])
    spare = np.full_like(tree, 12345)
    rows.keep_subtree(tree, branches[1], spare)
    assert shape(tree, rows.ROOT) == before
    assert tree[rows.ROOT + rows.PARENT] == 0
    assert tree[rows.USED] == 1 + 4 + (0 + 1 + 2 + 0)
    assert tree[rows.PLIES] == 0
    later = add(tree, rows.ROOT, 77, 0)
    assert keys_below(tree, rows.ROOT)[0] == 77
    assert later == rows.NODES + 8 * rows.NODE


def test_a_whole_tree_can_be_kept() -> None:
    tree = new_tree()
    back_up(tree, add(tree, add(tree, rows.ROOT, 1), 2), 5, 6)
    before = shape(tree, rows.ROOT)
    rows.keep_subtree(tree, rows.ROOT, np.zeros_like(tree))
    assert shape(tree, rows.ROOT) == before


# Chances


def chances_of(*strengths: int) -> list[int]:
    flat = np.array(strengths, dtype=np.int64)
    chances_from_strengths(flat, len(strengths))
    return [int(chance) for chance in flat]


@pytest.mark.parametrize(
    "strengths", [(0, 0), (100, -3000), (5, 6, 7), (OUT, 1, 2), (0, 0, 0, 0), (-40_000, -40_100, OUT, -40_200)]
)
def test_chances_add_up_to_one(strengths: tuple[int, ...]) -> None:
    found = chances_of(*strengths)
    assert rows.SURE - len(strengths) < sum(found) <= rows.SURE
    assert min(found) >= 0


def test_more_strength_is_never_less_chance() -> None:
    shares = [share_of(behind) for behind in range(DOUBLING * (DEEPEST + 1))]
    assert shares[0] == rows.SURE
    assert shares == sorted(shares, reverse=True)
    assert [shares[DOUBLING * doublings] for doublings in range(DEEPEST)] == [rows.SURE >> d for d in range(DEEPEST)]
    assert shares[DOUBLING * DEEPEST] == 0
    found = [chances_of(strength, 0, 50)[0] for strength in range(-2000, 2000, 10)]
    assert found == sorted(found)


def test_a_doubling_is_twice_the_chance() -> None:
    assert chances_of(DOUBLING, 0) == [666_666, 333_333]
    assert chances_of(7, 7, 7 - DOUBLING) == [400_000, 400_000, 200_000]


def test_an_eliminated_seat_has_no_chance() -> None:
    assert chances_of(OUT, -5000, OUT) == [0, rows.SURE, 0]
    assert chances_of(OUT, 3, 3) == [0, 500_000, 500_000]
    assert chances_of(OUT, OUT + 1) == [0, rows.SURE], "however weak the others are"
