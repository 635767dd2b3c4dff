"""The queue of jobs for bots: shares per address, person and table, tables without people last.

Each address, each owner there and each of their tables has used some time of the workers. The next job is one of the
address that has used the least, and there of such an owner, so an owner with many jobs, or an address with many owners,
delays those of others by one job at most. Time that passed without waiting earns no credit: newcomers start where those
who were served last stand.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field
from enum import IntEnum
from itertools import count
from typing import Any, Generic, NamedTuple, Protocol, TypeVar

Item = TypeVar("Item")

MAX_KNOWN = 10_000
"""Addresses, owners and tables whose use is remembered; beyond that, most of them are forgotten."""


SLICE_SECONDS = 1.0
"""How long a job runs at least while a job of a person who has used less waits."""
LAST_SLICE_SECONDS = 0.1
"""The same, if no person plays at the table of the running job."""


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
    address: str = ""
    """The address of the owner, which has one share for all its users; an owner with none counts alone."""

    @property
    def shares(self) -> tuple[tuple[str, ...], ...]:
        """Those who have a share of the workers: the address, the owner there, and the owner's table."""
        outer = self.address or self.owner
        return (outer,), (outer, self.owner), (outer, self.owner, self.table)

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
    """Seconds of the workers, by address, by address and owner, and by address, owner and table."""
    _least: dict[tuple[str, ...], float] = field(default_factory=dict)
    """What those who were served last had used then, among all, at an address and of an owner: newcomers start here."""
    _order: count[int] = field(default_factory=count)

    def __len__(self) -> int:
        return len(self._waiting)

    def by_rank(self) -> dict[str, int]:
        """Return the number of jobs by rank."""
        counts = Counter(waiting.claim.rank for waiting in self._waiting)
        return {rank.name.lower(): counts[rank] for rank in Rank}

    def put(self, claim: Claim, item: Item) -> Waiting[Item]:
        """Add a job."""
        for share in claim.shares:
            self._used[share] = max(self.used(share), self._least.get(share[:-1], 0.0))
        waiting = Waiting(claim, next(self._order), item)
        self._waiting.append(waiting)
        return waiting

    def peek(
        self, running: list[Claim], most_last: int, may_run: Callable[[Item], bool] | None = None
    ) -> Waiting[Item] | None:
        """Return the next job that may run beside others; at most ``most_last`` jobs of tables without people run."""
        last = [claim.owner for claim in running if claim.is_last]
        allowed = [
            waiting
            for waiting in self._waiting
            if (not waiting.claim.is_last or (len(last) < most_last and waiting.claim.owner not in last))
            and (may_run is None or may_run(waiting.item))
        ]
        return min(allowed, key=self._key, default=None)

    def take(self, waiting: Waiting[Item]) -> Item:
        """Remove a job from the queue."""
        self._waiting.remove(waiting)
        if not waiting.claim.is_last:
            for share in waiting.claim.shares:
                self._least[share[:-1]] = max(self._least.get(share[:-1], 0.0), self.used(share))
        return waiting.item

    def drop(self, waiting: Waiting[Item]) -> None:
        """Remove a job that is no longer wanted, if it still waits."""
        if waiting in self._waiting:
            self._waiting.remove(waiting)

    def charge(self, claim: Claim, seconds: float) -> None:
        """Count time that a job has used, or what it needed less than was counted for it."""
        for share in claim.shares:
            self._used[share] = max(self.used(share) + seconds, 0.0)  # it may have been forgotten meanwhile
        if len(self._used) > MAX_KNOWN:
            self._forget()

    def used(self, share: tuple[str, ...]) -> float:
        """Return what one of those who have a share has used."""
        return self._used.get(share, 0.0)

    def _forget(self) -> None:
        """Forget those for whom nothing waits, but no address with a debt."""
        kept = {share for waiting in self._waiting for share in waiting.claim.shares}
        kept |= {share for share, used in self._used.items() if not share[1:] and used > self._least.get((), 0.0)}
        self._used = {share: used for share, used in self._used.items() if share in kept}
        self._least = {share: least for share, least in self._least.items() if not share or share in kept}

    def _key(self, waiting: Waiting[Item]) -> tuple[bool, float, float, Rank, float, int]:
        claim = waiting.claim
        address, owner, table = map(self.used, claim.shares)
        return claim.is_last, address, owner, claim.rank, table, waiting.order


class Stoppable(Protocol):
    """A job in progress."""

    claim: Claim
    can_stop: bool
    """Whether it can answer early."""
    is_stopped: bool
    """Whether it has been asked to."""
    begun: float


AnyRunning = TypeVar("AnyRunning", bound=Stoppable)


def find_weakest(
    queue: FairQueue[Any], claim: Claim, running: Sequence[AnyRunning], now: float
) -> tuple[AnyRunning, float] | None:
    """Return the job that has to answer early because one with a better claim waits, and in how many seconds."""
    stoppable = [one for one in running if one.can_stop]
    if claim.is_last or not stoppable:
        return None
    weakest = max(stoppable, key=lambda one: (one.claim.is_last, *map(queue.used, one.claim.shares[:2])))
    if weakest.is_stopped or not (weakest.claim.is_last or _is_weaker(queue, weakest.claim, claim)):
        return None
    return weakest, weakest.begun - now + (LAST_SLICE_SECONDS if weakest.claim.is_last else SLICE_SECONDS)


def _is_weaker(queue: FairQueue[Any], claim: Claim, other: Claim) -> bool:
    """Return whether a claim is weaker than another: by address, or by owner at the same address."""
    for share, another in zip(claim.shares[:2], other.shares[:2], strict=True):
        if share != another:
            return queue.used(share) > queue.used(another)
    return False


class Held(Protocol):
    """A job that takes one of a limited number of places."""

    @property
    def user(self) -> str:
        """The user who asked for it."""

    @property
    def address(self) -> str:
        """The user's address."""


AnyHeld = TypeVar("AnyHeld", bound=Held)


def find_excess(held: Iterable[AnyHeld], newcomer: Held) -> AnyHeld | None:
    """Return the job that gives its place to a newcomer if all places are taken; None if the newcomer is rejected.

    It is the newest job of the address, and there of the user, with the most. So a user with many jobs keeps no other
    out.
    """
    known = list(held)
    owners = [(newcomer.address, newcomer.user), *((one.address, one.user) for one in known)]
    addresses, users = Counter(address for address, _ in owners), Counter(owners)
    most = max(addresses.values())
    if addresses[newcomer.address] == most:
        known = [one for one in known if one.address == newcomer.address]

    def weight(one: Held) -> tuple[int, int]:
        return addresses[one.address], users[one.address, one.user]

    heaviest = max(reversed(known), key=weight, default=None)
    return heaviest if heaviest is not None and weight(heaviest) > weight(newcomer) else None
