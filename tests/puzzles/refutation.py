"""Refutations: a goal is missed whatever its seat decides, shown by playing every decision of the seat.

Only the rules decide: the solver proposes replies of the others, but what follows each of them is played again.
"""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from typing import Any

from tetrarch.bots.endgame import Node, Prover


class TooMuch(Exception):
    """More positions than the budget allows."""


class Refuter:
    """Refutes decisions in one position, with a budget of positions for all of them."""

    def __init__(self, prover: Prover[Any], budget: int) -> None:
        self.prover = prover
        self.budget = budget
        self.known: dict[bytes, bool] = {}
        """Whether the goal is missed, by a hash of the complete node."""

    def refutes(self, decision: int) -> bool:
        """Whether the goal is missed after a first decision; ``TooMuch`` if that takes too long."""
        return not self._is_uncertain(self.prover.root, decision) and self._misses(
            self._after(self.prover.root, decision)
        )

    def _misses(self, node: Node[Any]) -> bool:
        """Whether the others can prevent the goal from a node on."""
        reached = is_reached(self.prover, node)
        if reached is not None:
            return not reached
        state, own_turns = node.key()
        key = hashlib.blake2b(state, digest_size=16, salt=bytes([own_turns])).digest()
        if key not in self.known:
            self.budget -= 1
            if self.budget < 0:
                raise TooMuch
            if self.prover.decides(node):
                legal = map(int, node.position.legal_ids())
                self.known[key] = all(
                    not self._is_uncertain(node, decision) and self._misses(self._after(node, decision))
                    for decision in legal
                )
            else:
                self.known[key] = any(
                    not self._is_uncertain(node, reply) and self._misses(self._after(node, reply))
                    for reply in self._replies(node)
                )
        return self.known[key]

    def _after(self, node: Node[Any], decision: int) -> Node[Any]:
        return node.after(decision, self.prover.seat)

    def _is_uncertain(self, node: Node[Any], decision: int) -> bool:
        return self.prover.facts.is_uncertain(self.prover.root.position, node.position, decision, self.prover.seat)

    def _replies(self, node: Node[Any]) -> Iterator[int]:
        """All replies, first the one that the solver proposes."""
        proposed = self.prover.best if self.prover.answer(node) == "no" else -1
        legal = [int(decision) for decision in node.position.legal_ids()]
        yield from sorted(legal, key=lambda decision: decision != proposed)


def is_reached(prover: Prover[Any], node: Node[Any]) -> bool | None:
    """Whether the goal is reached at a node, by the rules; None while it is open."""
    position, seat = node.position, prover.seat
    if prover.goal == "lead":
        if not position.is_over and position.step != "queen" and position.seat == seat:
            return None
        most = max(position.points(other) for other in range(position.players) if other != seat)
        return bool(position.points(seat) - most >= prover.margin)
    if position.is_over:
        winners = position.outcome.winners
        return bool(winners == (seat,) if prover.goal == "win" else seat in winners)
    if not prover.has_horizon:
        return None
    if position.is_eliminated(seat):
        return False
    if prover.goal == "win":
        is_late = node.own_turns > prover.turns or (node.own_turns == prover.turns and position.seat != seat)
        return False if is_late else None
    if prover.goal == "save" and any(seat in position.captives(other) for other in range(position.players)):
        return False
    return True if node.own_turns > prover.turns else None
