"""Schedules of games that are soon over, and bots that behave as a test needs."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import msgspec
import pytest

from tetrarch.arena import Played, Schedule, Setup
from tetrarch.arena.play import SeatPlay
from tetrarch.bots.bot import Bot, Budget, Control, Thought
from tetrarch.bots.roster import Entry, roster
from tetrarch.core.position import FlatPosition

QUICK = Setup(game="eko", options={"round_limit": 2})
"""A game of Ekö of a few turns."""

TWINS = ["random", "random:"]
"""Two bots that play anything legal, under different names."""


def quick_schedule(games: int = 4, **changes: Any) -> Schedule:
    """A schedule of quick games between two bots."""
    return Schedule(**{"setup": QUICK, "bots": TWINS, "games": games, "seed": "quick", **changes})


def without_times(played: list[Played]) -> list[dict[str, Any]]:
    """What is the same whenever the same games are played."""
    lines: list[dict[str, Any]] = [msgspec.to_builtins(game) for game in played]
    for line in lines:
        for seat in line["seats"]:
            del seat["seconds"], seat["slowest"]
    return lines


def made_up(number: int, bots: list[str], standings: list[list[int]], **changes: Any) -> Played:
    """A game that was not played."""
    given: dict[str, Any] = {
        "game": number,
        "deal": (number + 1) // 2,
        "reason": "points",
        "winners": standings[0],
        "standings": standings,
        "points": [0] * len(bots),
        "first": 0,
        "decisions": 10 * number,
        "turns": number,
        "seats": [SeatPlay(bot, 5, 0.5, 0.2, 100) for bot in bots],
    }
    return Played(**{**given, **changes})


class Scripted(Bot[FlatPosition]):
    """A bot that decides as a function says."""

    def __init__(self, decide: Callable[[FlatPosition, int], int], forfeits: tuple[str, ...] = ()) -> None:
        self._decide = decide
        self.forfeits = forfeits
        self.budget: Budget | None = None
        self.asked: list[Budget | None] = []
        self.is_closed = False

    def think(
        self, view: FlatPosition, seat: int, budget: Budget | None = None, control: Control | None = None
    ) -> Thought:
        assert control is not None
        assert control.clock is not None
        self.asked.append(budget)
        return Thought(self._decide(view, seat), simulations=7)

    def close(self) -> None:
        self.is_closed = True


Enter = Callable[[str, Scripted], Scripted]


@pytest.fixture
def enter(monkeypatch: pytest.MonkeyPatch) -> Enter:
    """Put a bot onto the roster of Ekö."""

    def enter(name: str, bot: Scripted) -> Scripted:
        monkeypatch.setitem(roster("eko"), name, Entry(lambda generator, options: bot))
        return bot

    return enter


def first_legal(view: FlatPosition, seat: int) -> int:
    """The first of the legal decisions."""
    return int(view.legal_decisions(seat).ids()[0])
