"""The clocks of the seats, in whole milliseconds; only the times of entries change them.

A clock runs while its seat must decide and a person plays it. A *stretch* is the time from being asked to being asked
no more: a whole turn of several decisions, a bid, one choice out of turn.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

import msgspec

from tetrarch.table.settings import Clock

LEAST_BACK_MS = 15_000
"""The least time of a player who comes back after running out of a Fischer clock."""


class SeatClock(msgspec.Struct, kw_only=True):
    """The clock of one seat."""

    left: int = 0
    """The milliseconds left at ``since``, or when it stopped."""
    since: int | None = None
    """The time since which it runs; None while it does not."""
    granted: int = 0
    """The increment after the last stretch, which an undo takes back."""

    def left_at(self, now: int) -> int:
        """The milliseconds left at a time; zero or less if time has run out."""
        return self.left if self.since is None else self.left - max(0, now - self.since)

    @property
    def due(self) -> int | None:
        """The time when it runs out; None while it does not run."""
        return None if self.since is None else self.since + self.left

    def charge(self, at: int) -> None:
        """Subtract the time until now."""
        if self.since is not None:
            self.left -= max(0, at - self.since)
            self.since = at


def fresh_clocks(clock: Clock, players: int) -> list[SeatClock]:
    """The clocks at the start, all stopped."""
    return [SeatClock(left=clock.supply_ms or 0) for _ in range(players)]


def follow(
    clocks: Sequence[SeatClock],
    clock: Clock,
    at: int,
    running: Collection[int],
    *,
    decided: int | None = None,
    undone: int | None = None,
) -> None:
    """Start the clocks of the ``running`` seats and stop all others.

    Args:
        clocks: The clock of each seat.
        clock: The clock setting.
        at: The time.
        running: The seats whose clocks run from now on.
        decided: The seat whose decision led here; only this seat gets an increment, at the end of its stretch.
        undone: The seat that undid a decision; its stretch continues with the time left at its end, without the
            increment, so that undo gains no time.
    """
    if clock.kind == "none":
        return
    for seat, own in enumerate(clocks):
        was_running = own.since is not None
        own.charge(at)
        if was_running and seat not in running:
            own.since = None
            own.granted = clock.increment_ms if seat == decided else 0
            own.left += own.granted
        elif not was_running and seat in running:
            own.since = at
            if seat == undone:
                own.left -= own.granted
                come_back(own, clock)
            elif clock.is_fresh_each_time:
                own.left = clock.supply_ms or 0
            own.granted = 0


def come_back(own: SeatClock, clock: Clock) -> None:
    """Give a player who continues after running out of time the least time."""
    if own.left <= 0:
        own.left = max(clock.increment_ms, LEAST_BACK_MS)


def stand_still(clocks: Sequence[SeatClock], since: int, at: int) -> None:
    """Do not count the time from ``since`` until now."""
    for own in clocks:
        if own.since is not None:
            own.left -= max(0, since - own.since)
            own.since = at
