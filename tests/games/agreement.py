"""The kernels and the oracle: the same position in both, compared before and after every decision."""

from __future__ import annotations

import json
from abc import ABC, abstractmethod
from collections import Counter
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from functools import cached_property
from typing import Any, Generic, NoReturn, Self, TypeVar

from tetrarch.core.position import FlatPosition
from tetrarch.core.randomness import Generator

P = TypeVar("P", bound=FlatPosition)
S = TypeVar("S")
Decision = tuple[Any, ...]
"""A decision as the oracle writes it."""


class Disagreement(AssertionError):
    """The kernels and the oracle describe the same position differently."""


class Twins(ABC, Generic[P, S]):
    """One position, described by the kernels and by the oracle."""

    def __init__(self, position: P, state: S) -> None:
        self.position = position
        self.state = state

    # What a game adds

    @property
    @abstractmethod
    def oracle(self) -> Any:
        """The module that plays by the rules independently of the kernels."""

    @abstractmethod
    def decision_tuple(self, decision: int) -> Decision:
        """A decision of the kernels as the oracle writes it."""

    @abstractmethod
    def difference(self) -> str | None:
        """How the two descriptions differ; None if they agree."""

    @abstractmethod
    def situations(self, decision: Decision, after: Self) -> Iterable[str]:
        """What a decision meets, in the words of the rules."""

    @abstractmethod
    def interest(self, decision: Decision) -> int:
        """How rare what a decision leads to is in random games: a weight for choosing it."""

    def answer_chance(self, dice: Generator) -> Self:
        """The twins after the deal that is due; themselves if none is."""
        return self

    # What all games share

    @cached_property
    def legal(self) -> dict[Decision, int]:
        """The legal decisions with their numbers, once both sides agree on them and neither lists one twice."""
        numbers = [int(number) for number in self.position.legal_ids()]
        listed = {self.decision_tuple(number): number for number in numbers}
        expected = self.oracle.legal(self.state)
        if len(listed) != len(numbers):
            times = Counter(self.decision_tuple(number) for number in numbers)
            self._disagree(f"the kernels list twice: {sorted((one for one in times if times[one] > 1), key=repr)}")
        if listed.keys() != expected:
            only_kernels = sorted(listed.keys() - expected, key=repr)
            only_oracle = sorted(expected - listed.keys(), key=repr)
            self._disagree(f"legal for the kernels alone: {only_kernels}; for the oracle alone: {only_oracle}")
        return listed

    def play(self, decision: Decision) -> Self:
        """What a legal decision leads to, once both sides agree on it; these twins stay as they are."""
        position = self.position.copy()
        position.push(self.legal[decision])
        after = type(self)(position, self.oracle.play(self.state, decision, self.legal))
        after.compare(lambda: f"after {decision} in {self}")
        return after

    def compare(self, when: Callable[[], str]) -> None:
        """Raise a ``Disagreement`` where the two descriptions differ."""
        different = self.difference()
        if different is not None:
            raise Disagreement(f"{different}\n{when()}")

    def _disagree(self, how: str) -> NoReturn:
        raise Disagreement(f"{how}\nin {self}")

    def __str__(self) -> str:
        state: Any = self.state
        return json.dumps(state.to_json())

    def weighted_choice(self, dice: Generator) -> Decision:
        """A legal decision at random, rare ones more often."""
        known = sorted(self.legal, key=repr)
        weights = [self.interest(decision) for decision in known]
        drawn = dice.below(sum(weights))
        for decision, weight in zip(known, weights, strict=True):
            drawn -= weight
            if drawn < 0:
                return decision
        raise AssertionError("a draw below the sum falls on one of the parts")


def differing_fields(kernels: dict[str, Any], expected: dict[str, Any]) -> str | None:
    """The fields in which two descriptions differ; None if they agree."""
    if kernels == expected:
        return None
    names = [name for name in {**kernels, **expected} if kernels.get(name) != expected.get(name)]
    return "; ".join(f"{name}: kernels {kernels.get(name)}, oracle {expected.get(name)}" for name in names)


@dataclass
class Coverage:
    """What a comparison has met, so that it cannot pass by never looking."""

    decisions: int = 0
    """How many successors were compared."""
    positions: int = 0
    """In how many positions the legal decisions were compared."""
    met: Counter[str] = field(default_factory=Counter)
    """How often each situation was met."""

    def note(self, before: Twins[Any, Any], decision: Decision, after: Twins[Any, Any]) -> None:
        self.decisions += 1
        self.met.update(before.situations(decision, after))


T = TypeVar("T", bound=Twins[Any, Any])


def walk(twins: T, coverage: Coverage, dice: Generator, most: int, *, bold: bool) -> T:
    """Play at random, comparing at every decision, until the game is over or the number of decisions is reached."""
    for _ in range(most):
        twins = twins.answer_chance(dice)
        coverage.positions += 1
        if not twins.legal:
            break
        decision = twins.weighted_choice(dice) if bold else dice.choice(sorted(twins.legal, key=repr))
        after = twins.play(decision)
        coverage.note(twins, decision, after)
        twins = after
    return twins
