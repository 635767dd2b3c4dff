"""Rate limits: token buckets per address and per user, in memory."""

from __future__ import annotations

import ipaddress
import math
import time
from collections import OrderedDict
from collections.abc import Callable
from typing import NamedTuple

from tetrarch.server.http.errors import ApiError

MAX_BUCKETS = 100_000
"""Buckets in memory, of all limits together."""
MAX_USERS = 100_000
"""Users whose addresses are in memory; those seen longest ago are dropped first."""
ROUNDING = 1e-6
"""Seconds by which sums of intervals may be wrong."""

LARGEST_BODY = 256 * 1024
"""The longest request body, in bytes; records and positions are shorter."""


class Limit(NamedTuple):
    """The size of a bucket, and the seconds until it gains a token."""

    burst: int
    seconds: float


LIMITS = {
    "requests": Limit(300, 0.05),
    "sockets": Limit(60, 1),
    "messages": Limit(600, 0.01),
    "sign-in": Limit(10, 30),
    "passwords": Limit(10, 60),
    "known-devices": Limit(50, 30),
    "strangers": Limit(100, 20),
    "codes": Limit(10, 300),
    "recovery": Limit(10, 60),
    "guests": Limit(20, 30),
    "accounts": Limit(10, 120),
    "exports": Limit(5, 120),
    "tables": Limit(20, 10),
    "joins": Limit(40, 2),
    "tournaments": Limit(5, 120),
    "moves": Limit(60, 0.1),
    "chat": Limit(10, 1.5),
    "wishes": Limit(30, 2),
    "moments": Limit(60, 0.5),
    "analysis": Limit(10, 3),
    "hints": Limit(20, 2),
    "reviews": Limit(10, 30),
    "deep-reviews": Limit(3, 600),
    "evaluations": Limit(40, 1),
    "exploration": Limit(120, 0.2),
    "lessons": Limit(120, 0.2),
    "puzzles": Limit(120, 0.2),
    "checks": Limit(40, 0.4),
    "push": Limit(10, 60),
    "friends": Limit(30, 5),
    "challenges": Limit(10, 20),
    "reports": Limit(5, 300),
    "reports-here": Limit(20, 60),
    "pictures": Limit(30, 2),
}
"""The limits. Callers choose whether a bucket belongs to an address or to a user."""


class Limiter:
    """The token buckets of all callers."""

    def __init__(self, *, is_on: bool = True, clock: Callable[[], float] = time.monotonic) -> None:
        self._is_on = is_on
        self._clock = clock
        self._buckets: dict[str, dict[str, float]] = {name: {} for name in LIMITS}
        """When each bucket of each limit will be full again."""

    def wait_for(self, name: str, who: str) -> float:
        """Take a token and return 0, or return the seconds until there is one."""
        limit = LIMITS[name]
        if not self._is_on:
            return 0.0
        now = self._clock()
        full = max(self._buckets[name].get(who, now), now)
        wait = full - now - (limit.burst - 1) * limit.seconds
        if wait > ROUNDING:
            return wait
        if who not in self._buckets[name] and sum(map(len, self._buckets.values())) >= MAX_BUCKETS:
            self._make_room(now)
        self._buckets[name][who] = full + limit.seconds
        return 0.0

    def _make_room(self, now: float) -> None:
        """Drop the full buckets of the limit that has most, and at least the fullest tenth.

        Callers may name any number of buckets. They do not make the server forget buckets of other limits, nor the
        emptiest ones of this limit.
        """
        name, buckets = max(self._buckets.items(), key=lambda item: len(item[1]))
        least = max(sorted(buckets.values())[len(buckets) // 10], now)
        self._buckets[name] = {who: full for who, full in buckets.items() if full > least}

    def take(self, name: str, *who: str) -> None:
        """Take a token from each caller's bucket; reject the request with 429 if one is empty."""
        wait = max(self.wait_for(name, one) for one in who)
        if wait > 0:
            seconds = math.ceil(wait)
            raise ApiError("too-often", headers={"Retry-After": str(seconds)}, seconds=seconds)


class UserAddresses:
    """From which address each user was last seen, in memory only: what many users of one address ask for is limited."""

    def __init__(self) -> None:
        self._addresses: OrderedDict[str, str] = OrderedDict()

    def note(self, user: str, address: str) -> None:
        """Note where a user is."""
        self._addresses[user] = address
        self._addresses.move_to_end(user)
        if len(self._addresses) > MAX_USERS:
            self._addresses.popitem(last=False)

    def of(self, user: str) -> str:
        """Return the address of a user; all users who were not seen count as one address.

        If each counted alone, the guests of one address would have many shares after a restart.
        """
        return self._addresses.get(user, "unseen")


def known_address(address: str) -> ipaddress.IPv4Address | ipaddress.IPv6Address | None:
    """Read an address; None if it is none. A socket for both families shows IPv4 addresses as IPv6 ones."""
    try:
        known = ipaddress.ip_address(address)
    except ValueError:
        return None
    return known.ipv4_mapped or known if isinstance(known, ipaddress.IPv6Address) else known


def limited_address(address: str) -> str:
    """Return the address that is counted: for IPv6 the network, because one household has many addresses."""
    known = known_address(address)
    if isinstance(known, ipaddress.IPv6Address):
        return str(ipaddress.ip_network((known, 64), strict=False).network_address)
    return address if known is None else str(known)
