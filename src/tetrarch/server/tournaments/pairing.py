"""Pairings of tournaments: round robin and Swiss, for tables of two to four seats.

Everything here is a pure function of the games so far. Ties are broken by a seed, so that the same tournament always
gets the same pairings. Players are numbers. The numbers of a table are in the order of its seats.
"""

from __future__ import annotations

import math
from collections import Counter, deque
from collections.abc import Collection, Iterator, Mapping, Sequence
from itertools import combinations, islice, permutations
from random import Random
from typing import NamedTuple

Table = tuple[int, ...]
Meetings = Mapping[frozenset[int], int]
"""How often each two players have met."""

FEWEST_PLAYERS = 3
MOST_PLAYERS = 32
MOST_ROUNDS = 20
"""Of a Swiss tournament."""
MOST_GAMES = 500
"""Of a tournament; 32 players who meet once at tables of two have 496."""
REPEAT_COST = 1_000_000.0
"""The cost of a repeated meeting, above all differences of points."""
MOST_PAIRINGS = 200
"""Pairings that a Swiss round considers."""
RESTARTS = 12
"""Attempts at the groups of a round; the best one counts."""


class Round(NamedTuple):
    """The tables of a round, and the players who have a bye."""

    tables: list[Table]
    byes: list[int]


# How many rounds


def most_swiss_rounds(players: int, seats: int) -> int:
    """Return the largest number of Swiss rounds in which no player needs a second bye."""
    left_over = players % seats
    if seats == 2:
        return min(MOST_ROUNDS, players if left_over else players - 1)
    return min(MOST_ROUNDS, players // left_over if left_over else MOST_ROUNDS)


def usual_swiss_rounds(players: int, seats: int) -> int:
    """Return the usual number of Swiss rounds: enough to find a winner, and one more."""
    return min(most_swiss_rounds(players, seats), (players - 1).bit_length() + 1)


def robin_rounds(players: int, seats: int, meetings: int) -> int:
    """Return the rounds after which all players can have met so often; at tables of two exactly so often."""
    if seats == 2:
        return meetings * (players + players % 2 - 1)
    return math.ceil(meetings * (players - 1) / (seats - 1) * players / (players - players % seats))


# Round robin


def circle_round(players: int, number: int) -> Round:
    """Return a round of two-player games by the circle method, for players 0, 1 and so on; ``number`` starts at 0.

    Over all rounds, each player's numbers of games on the first and on the second seat differ by at most one. Later
    cycles swap the seats of the one before.
    """
    even = players + players % 2
    cycle, turn = divmod(number, even - 1)
    pairs = [(turn, even - 1) if turn % 2 else (even - 1, turn)]
    for step in range(1, even // 2):
        ahead, behind = (turn + step) % (even - 1), (turn - step) % (even - 1)
        pairs.append((ahead, behind) if step % 2 else (behind, ahead))
    if cycle % 2:
        pairs = [(second, first) for first, second in pairs]
    byes = [player for pair in pairs for player in pair if players in pair and player != players]
    return Round([pair for pair in pairs if players not in pair], byes)


def group_round(players: Sequence[int], history: Sequence[Round], seats: int, seed: str) -> Round:
    """Return a round in which players meet whom they have met least: a round robin at larger tables."""
    byes = next_byes(players, history, len(players) % seats, seed)
    present = [player for player in players if player not in byes]
    groups = best_groups(present, seats, meetings_of(history), {}, f"{seed} {len(history)}")
    return Round(seated(groups, history, seed), byes)


# Swiss


def swiss_round(points: Mapping[int, float], history: Sequence[Round], seats: int, seed: str) -> Round:
    """Return the next Swiss round of the players in ``points``, who play others with equal or similar points.

    No two players meet twice while that is possible, and nobody has a second bye before all others have had one.
    """
    random = Random(f"{seed} order")
    lots = {player: random.random() for player in sorted(points)}
    order = sorted(points, key=lambda player: (-points[player], lots[player]))
    met = meetings_of(history)
    if seats > 2:
        # The last of the order rest first: the weakest, and among them by lot.
        byes = next_byes(order, history, len(order) % seats, None)
        present = [player for player in order if player not in byes]
        return Round(seated(best_groups(present, seats, met, points, f"{seed} {len(history)}"), history, seed), byes)
    pairs, byes = swiss_pairs(order, points, met, bye_counts(history))
    return Round(seated(pairs, history, seed), byes)


def swiss_pairs(
    order: Sequence[int], points: Mapping[int, float], met: Meetings, byes: Mapping[int, int]
) -> tuple[list[Table], list[int]]:
    """Return pairs of players, the strongest first, and the bye of an odd number of them.

    The pairs repeat as few meetings as possible. Of the best ones, the first counts that lets the next round do so too.
    """
    most = max((met.get(frozenset(pair), 0) for pair in combinations(order, 2)), default=0)
    for repeats in range(most + 1):
        first = None
        possible = (
            (pairs, rest)
            for rest, allowed in _pairable(order, met, byes, repeats)
            for pairs in _pairings([one for one in order if one not in rest], points, allowed)
        )
        for pairs, rest in islice(possible, MOST_PAIRINGS):
            first = first or (pairs, rest)
            met_then = Counter(met) + Counter(map(frozenset[int], pairs))
            if any(_pairable(order, met_then, Counter(byes) + Counter(rest), repeats)):
                return pairs, rest
        if first:
            return first
    raise AssertionError("with all repetitions allowed, everybody can be paired")


def _pairable(
    order: Sequence[int], met: Meetings, byes: Mapping[int, int], repeats: int
) -> Iterator[tuple[list[int], dict[int, set[int]]]]:
    """Yield each bye, or none, with which all others can be paired, and the opponents allowed to each of them."""
    fewest = min(byes.get(player, 0) for player in order)
    resting = [[player] for player in reversed(order) if byes.get(player, 0) == fewest]
    for rest in resting if len(order) % 2 else [[]]:
        present = [player for player in order if player not in rest]
        allowed = {
            one: {other for other in present if other != one and met.get(frozenset((one, other)), 0) <= repeats}
            for one in present
        }
        if has_perfect_matching(allowed):
            yield rest, allowed


def _pairings(
    order: Sequence[int], points: Mapping[int, float], allowed: Mapping[int, set[int]]
) -> Iterator[list[Table]]:
    """Yield ways to pair players, the best first: each in turn gets the best opponent who lets the others be paired.

    Within a group of equal points, the upper half plays the lower half.
    """
    if not order:
        yield []
        return
    player, *others = order
    half = sum(points[other] == points[player] for other in others) // 2
    cost = {
        other: (abs(points[player] - points[other]), abs(place - half))
        for place, other in enumerate(others)
        if other in allowed[player]
    }
    for other in sorted(cost, key=cost.__getitem__):
        left = [one for one in others if one != other]
        if has_perfect_matching({one: allowed[one].intersection(left) for one in left}):
            for pairs in _pairings(left, points, allowed):
                yield [(player, other), *pairs]


# Groups of three or four


def best_groups(order: Sequence[int], seats: int, met: Meetings, points: Mapping[int, float], seed: str) -> list[Table]:
    """Divide players into groups with few repeated meetings and then with similar points, by exchanging players."""
    costs = {
        (one, other): REPEAT_COST * met.get(frozenset((one, other)), 0) ** 2
        + (points.get(one, 0) - points.get(other, 0)) ** 2
        for one in order
        for other in order
    }
    random = Random(f"{seed} groups")
    best: list[list[int]] = []
    best_cost = math.inf
    for attempt in range(RESTARTS):
        start = list(order)
        if attempt:
            random.shuffle(start)
        groups = [start[first : first + seats] for first in range(0, len(start), seats)]
        cost = _improve(groups, costs)
        if cost < best_cost:
            best, best_cost = groups, cost
    return [tuple(group) for group in best]


def _improve(groups: list[list[int]], costs: Mapping[tuple[int, int], float]) -> float:
    """Exchange players between groups while that lowers the cost; return the cost."""

    def cost_of(group: Sequence[int]) -> float:
        return sum(costs[pair] for pair in combinations(group, 2))

    is_better = True
    while is_better:
        is_better = False
        for one, other in combinations(groups, 2):
            cost = cost_of(one) + cost_of(other)
            for i in range(len(one)):
                for j in range(len(other)):
                    one[i], other[j] = other[j], one[i]
                    if (now := cost_of(one) + cost_of(other)) < cost:
                        cost, is_better = now, True
                    else:
                        one[i], other[j] = other[j], one[i]
    return sum(map(cost_of, groups))


# Byes, meetings and seats


def bye_counts(history: Sequence[Round]) -> Counter[int]:
    """Return how many byes each player has had."""
    return Counter(player for past in history for player in past.byes)


def next_byes(order: Sequence[int], history: Sequence[Round], number: int, seed: str | None) -> list[int]:
    """Return the players who have a bye: those with the fewest byes, by lot or, without a seed, the last first."""
    had = bye_counts(history)
    drawn = list(reversed(order))
    if seed is not None:
        Random(f"{seed} byes {len(history)}").shuffle(drawn)
    return sorted(drawn, key=lambda player: had[player])[:number]


def meetings_of(history: Sequence[Round]) -> Counter[frozenset[int]]:
    """Return how often each two players have met."""
    return Counter(frozenset(pair) for past in history for table in past.tables for pair in combinations(table, 2))


def seated(groups: Sequence[Table], history: Sequence[Round], seed: str) -> list[Table]:
    """Seat each group so that its players have had each seat equally often, and not the same one twice in a row."""
    had: Counter[tuple[int, int]] = Counter()
    last: dict[int, int] = {}
    for past in history:
        for table in past.tables:
            for seat, player in enumerate(table):
                had[player, seat] += 1
                last[player] = seat

    def cost(table: Table) -> tuple[int, int]:
        uneven = sum(2 * had[player, seat] + 1 for seat, player in enumerate(table))
        return uneven, sum(last.get(player) == seat for seat, player in enumerate(table))

    random = Random(f"{seed} seats {len(history)}")
    found = []
    for group in groups:
        orders = list(permutations(sorted(group)))
        random.shuffle(orders)
        found.append(min(orders, key=cost))
    return found


# Matching


def has_perfect_matching(graph: Mapping[int, Collection[int]]) -> bool:
    """Return whether all nodes of an undirected graph can be paired along its edges, by Edmonds' algorithm."""
    mate: dict[int, int] = {}
    for node in graph:  # a quick start: most nodes find a free neighbour
        if node not in mate:
            free = next((other for other in graph[node] if other not in mate), None)
            if free is not None:
                mate[node], mate[free] = free, node
    return all(node in mate or _augment(graph, mate, node) for node in graph)


def _augment(graph: Mapping[int, Collection[int]], mate: dict[int, int], root: int) -> bool:
    """Pair one more node by an alternating path from ``root``; odd cycles shrink to their base."""
    base = {node: node for node in graph}
    parent: dict[int, int] = {}
    seen = {root}
    queue = deque([root])

    def path_of(node: int) -> list[int]:
        """The bases from a node to the root."""
        found = [base[node]]
        while found[-1] != base[root]:
            found.append(base[parent[mate[found[-1]]]])
        return found

    def mark(node: int, child: int, common: int, cycle: set[int]) -> None:
        while base[node] != common:
            cycle |= {base[node], base[mate[node]]}
            parent[node] = child
            child = mate[node]
            node = parent[child]

    while queue:
        node = queue.popleft()
        for other in graph[node]:
            if base[node] == base[other] or mate.get(node) == other:
                continue
            if other == root or (other in mate and mate[other] in parent):
                above = set(path_of(node))
                common = next(one for one in path_of(other) if one in above)
                cycle: set[int] = set()
                mark(node, other, common, cycle)
                mark(other, node, common, cycle)
                for one in graph:
                    if base[one] in cycle:
                        base[one] = common
                        if one not in seen:
                            seen.add(one)
                            queue.append(one)
            elif other not in parent:
                parent[other] = node
                if other not in mate:
                    while True:
                        before = parent[other]
                        after = mate.get(before)
                        mate[other], mate[before] = before, other
                        if after is None:
                            return True
                        other = after
                seen.add(mate[other])
                queue.append(mate[other])
    return False
