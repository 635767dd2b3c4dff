"""Tables in the situations that the tests begin with."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest

from tetrarch.table import Clock, Entry, Person, Refusal, Settings, Table

START = 1_700_000_000_000
SECOND = 1000
MINUTE = 60 * SECOND
DAY = 24 * 60 * MINUTE

ANN, BEA, CID, DOT = (Person(name.lower(), name) for name in ("Ann", "Bea", "Cid", "Dot"))
PEOPLE = (ANN, BEA, CID, DOT)


def settings(game: str = "eko", players: int = 2, **details: Any) -> Settings:
    """Settings of a short match."""
    options = {"round_limit": 6} if game == "eko" else {}
    return Settings(game=game, players=players, **{"options": options, **details})


class Sitting:
    """A table and its time."""

    def __init__(self, chosen: Settings, seed: str = "seven", *, sit: bool = True, **details: Any) -> None:
        self.table = Table("match", seed)
        self.now = START
        self.seed = seed
        self.do(self.table.open(chosen, ANN, self.now, sit=sit, **details))

    def do(self, entries: list[Entry]) -> list[Entry]:
        """Apply what follows."""
        self.table.apply_all(entries)
        return entries

    def kinds(self, entries: Sequence[Entry]) -> list[str]:
        """What kinds of entries they are."""
        return [str(type(entry).__struct_config__.tag) for entry in entries]

    def begin(self) -> Sitting:
        """Let people take all open seats and agree."""
        for person in PEOPLE:
            if self.table.seat_of(person.id) is None and any(
                seat.is_open_to(person.id) for seat in self.table.state.seats
            ):
                self.do(self.table.join(person, None, self.now))
        for person in PEOPLE:
            if self.table.status == "waiting" and self.table.seat_of(person.id) is not None:
                self.do(self.table.ready(person.id, True, self.now))
        assert self.table.status in ("running", "over")
        return self

    def person(self, seat: int) -> str:
        """The id of who sits somewhere."""
        person = self.table.state.seats[seat].person
        assert person is not None
        return person.id

    @property
    def seat(self) -> int:
        """The seat that must decide, or the first of them."""
        return self.table.to_decide[0]

    def decide(self, play: str | int | None = None, seat: int | None = None, after: int = 0) -> list[Entry]:
        """Decide for the seat to decide, by default with the least decision."""
        self.now += after
        seat = self.seat if seat is None else seat
        place, history = self.table.state.seats[seat], self.table.state.game
        if play is None:
            play = history.adapter.pass_decision(history.adapter.for_seat(history.position, seat))
        by = f"bot:{place.bot}" if place.bot is not None else self.person(seat)
        return self.do(self.table.decide(by, seat, play, self.now))

    def decide_until(self, step: str) -> Sitting:
        """Let all players do as little as possible until a step."""
        while self.table.state.game.position.step != step:
            self.decide()
        return self

    def finish(self) -> Sitting:
        """Let all players do as little as possible until the end."""
        while self.table.status == "running":
            self.decide()
        return self


def begun(game: str = "eko", players: int = 2, seed: str = "seven", **details: Any) -> Sitting:
    """A match that has just begun."""
    return Sitting(settings(game, players, **details), seed).begin()


def refused(code: str, call: Any, *arguments: Any, **details: Any) -> Refusal:
    """Check that something is refused for a reason, and say how."""
    with pytest.raises(Refusal) as caught:
        call(*arguments, **details)
    assert caught.value.code == code
    return caught.value


MOVE_CLOCK = Clock(kind="move", seconds=60)
FISCHER = Clock(kind="fischer", seconds=120, increment=5)
DAYS = Clock(kind="days", days=2)
