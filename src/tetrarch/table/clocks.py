"""The clocks of the seats, in whole milliseconds: they change with entries alone, and only by the times in these.

A clock runs while its seat must decide and a person plays it. A *stretch* is the time from being asked to being asked
no more: a whole turn of several decisions, a bid, one choice out of turn.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence

import msgspec

from tetrarch.table.settings import Clock

LEAST_BACK_MS = 15_000
"""What somebody who comes back after running out of a Fischer clock has at least."""


class SeatClock(msgspec.Struct, kw_only=True):
    """The clock of one seat."""

    left: int = 0
    """The milliseconds that were left at ``since``, or when it was stopped."""
    since: int | None = None
    """Since when it runs; None while it stands still."""
    granted: int = 0
    """The increment that the end of the last stretch brought, which goes back with the decision."""

    def left_at(self, now: int) -> int:
        """The milliseconds that are left at a moment; none or fewer when time has run out."""
        return self.left if self.since is None else self.left - max(0, now - self.since)

    @property
    def due(self) -> int | None:
        """When it will have run out, if nothing happens before."""
        return None if self.since is None else self.since + self.left

    def charge(self, at: int) -> None:
        """Take off the time until now, and run on."""
        if self.since is not None:
            self.left -= max(0, at - self.since)
            self.since = at


def fresh_clocks(clock: Clock, players: int) -> list[SeatClock]:
    """The clocks at the beginning, all standing still."""
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
    """Let the clocks of these seats run from now on, and all others stand still.

    ``decided`` is the seat whose own decision led here: it alone gets an increment, when its stretch is over.
    ``undone`` is the seat that took something back: its stretch goes on with what was left when it ended, so that
    nobody gains time by taking back; an increment goes back with the decision.
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
    """Give somebody who comes back, or is asked again, after running out of time something to play with."""
    if own.left <= 0:
        own.left = max(clock.increment_ms, LEAST_BACK_MS)


def stand_still(clocks: Sequence[SeatClock], since: int, at: int) -> None:
    """Take nothing off for the time from ``since`` until now."""
    for own in clocks:
        if own.since is not None:
            own.left -= max(0, since - own.since)
            own.since = at
