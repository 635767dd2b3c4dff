"""The queue of jobs for bots: shares per person and table, tables without people last.

Each owner and each of their tables has used some time of the workers. The next job is one of the owner who has used
the least, so an owner with many jobs delays those of others by one job at most. Time that passed without waiting earns
no credit: a newcomer starts where the least served owner stands.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from enum import IntEnum
from itertools import count
from typing import Generic, NamedTuple, TypeVar

Item = TypeVar("Item")

MAX_KNOWN = 10_000
"""Owners and tables whose use is remembered; beyond that, those without a debt are forgotten."""


class Rank(IntEnum):
    """The ranks of jobs."""

    DECISION = 0
    """People wait for a bot at their table."""
    ADVICE = 1
    """A person waits for a hint, an analysis or an evaluation. It goes after the decisions of the same owner."""
    BOTS_ONLY = 2
    """No person plays at the table; goes after all others."""


class Claim(NamedTuple):
    """On whose behalf a job is done."""

    rank: Rank = Rank.DECISION
    owner: str = ""
    """The host of the table, or the user who asks."""
    table: str = ""

    @property
    def is_last(self) -> bool:
        """Whether all other jobs go first."""
        return self.rank is Rank.BOTS_ONLY


NOBODYS = Claim()
"""The claim of a job that no user asks for."""


@dataclass(eq=False)
class Waiting(Generic[Item]):
    """A job in the queue."""

    claim: Claim
    order: int
    item: Item


@dataclass
class FairQueue(Generic[Item]):
    """Jobs that wait, and what their owners have used."""

    _waiting: list[Waiting[Item]] = field(default_factory=list)
    _used: dict[tuple[str, ...], float] = field(default_factory=dict)
    """Seconds of the workers, by owner and by owner and table."""
    _least: float = 0.0
    """What the owner of the last job had used when it was taken: newcomers start here."""
    _order: count[int] = field(default_factory=count)

    def __len__(self) -> int:
        return len(self._waiting)

    def put(self, claim: Claim, item: Item) -> Waiting[Item]:
        """Add a job."""
        self._used[(claim.owner,)] = max(self.used(claim), self._least)
        waiting = Waiting(claim, next(self._order), item)
        self._waiting.append(waiting)
        return waiting

    def peek(self, running: list[Claim], most_last: int) -> Waiting[Item] | None:
        """Return the next job that may run beside others; at most ``most_last`` jobs of tables without people run."""
        last = [claim.owner for claim in running if claim.is_last]
        allowed = [
            waiting
            for waiting in self._waiting
            if not waiting.claim.is_last or (len(last) < most_last and waiting.claim.owner not in last)
        ]
        return min(allowed, key=self._key, default=None)

    def take(self, waiting: Waiting[Item]) -> Item:
        """Remove a job from the queue."""
        self._waiting.remove(waiting)
        if not waiting.claim.is_last:
            self._least = max(self._least, self.used(waiting.claim))
        return waiting.item

    def drop(self, waiting: Waiting[Item]) -> None:
        """Remove a job that is no longer wanted, if it still waits."""
        if waiting in self._waiting:
            self._waiting.remove(waiting)

    def charge(self, claim: Claim, seconds: float) -> None:
        """Count time that a job has used."""
        for key in _keys(claim):
            self._used[key] = self._used.get(key, 0.0) + seconds
        if len(self._used) > MAX_KNOWN:
            active = {key for waiting in self._waiting for key in _keys(waiting.claim)}
            self._used = {key: used for key, used in self._used.items() if used > self._least or key in active}

    def used(self, claim: Claim) -> float:
        """Return what the owner of a claim has used."""
        return self._used.get((claim.owner,), 0.0)

    def _key(self, waiting: Waiting[Item]) -> tuple[bool, float, Rank, float, int]:
        claim = waiting.claim
        table = self._used.get((claim.owner, claim.table), 0.0)
        return claim.is_last, self.used(claim), claim.rank, table, waiting.order


def _keys(claim: Claim) -> tuple[tuple[str, ...], tuple[str, ...]]:
    return (claim.owner,), (claim.owner, claim.table)
