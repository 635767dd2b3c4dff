"""Positions of take-away."""

from __future__ import annotations

import re
from collections.abc import Sequence

import msgspec
import numpy as np

from takeaway import rules
from tetrarch.core.errors import IllegalMove, NotationError
from tetrarch.core.formats import read_form
from tetrarch.core.game import ChanceOutcome, Decision, Outcome
from tetrarch.core.position import FlatPosition, Workspace

FORMAT = "takeaway/position"
LETTERS = "ETMS"


class PositionForm(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A position in JSON."""

    players: int
    stones: int
    seat: int
    turn: int
    format: str = FORMAT
    version: int = 1


class Position(FlatPosition):
    """The stones that are left, and whose turn it is."""

    __slots__ = ()
    game = "takeaway"
    step_names = ("take", "over")
    legal_kernel = staticmethod(rules.legal_decisions)
    play_kernel = staticmethod(rules.play_decision)
    playout_kernel = staticmethod(rules.playout)
    perft_kernel = staticmethod(rules.perft)
    awaits_chance = False
    turn_rule = "T1"

    def __init__(self, players: int, stones: int, seat: int = 0, turn: int = 1) -> None:
        self.identities = LETTERS[:players]
        self.state = np.array([0 if stones else 1, seat, seat, stones, players, turn], dtype=np.int64)
        self._workspace = Workspace(np.zeros(1, dtype=np.int64), np.zeros(1, dtype=np.int64))

    @property
    def players(self) -> int:
        return int(self.state[rules.PLAYERS])

    @property
    def stones(self) -> int:
        return int(self.state[rules.STONES])

    @property
    def turn(self) -> int:
        return int(self.state[rules.TURN])

    @property
    def to_decide(self) -> tuple[int, ...]:
        return () if self.is_over else (self.seat,)

    @property
    def outcome(self) -> Outcome | None:
        if not self.is_over:
            return None
        losers = tuple(seat for seat in range(self.players) if seat != self.seat)
        points = tuple(self.points(seat) for seat in range(self.players))
        return Outcome("last-stone", "T2", (self.seat,), ((self.seat,), losers), points)

    def points(self, seat: int) -> int:
        return int(self.is_over and seat == self.seat)

    def chance_outcomes(self) -> Sequence[ChanceOutcome]:
        return ()

    def play_chance(self, outcome: str) -> None:
        raise ValueError("chance has no part in the game")

    def describe(self, decision: int, language: str = "en") -> Decision:
        return Decision(decision, f"take {decision}", f"Take {decision} of {self.stones} stones.", ("T1",))

    def parse(self, text: str) -> Decision:
        found = re.fullmatch(r"take (\d+)", text.strip())
        if not found:
            raise NotationError(text, "is not a decision: write 'take' and a number")
        if not self.is_legal(int(found[1])):
            raise IllegalMove(text, "takes too many stones", "T1", [str(known) for known in self.legal_decisions()])
        return self.describe(int(found[1]))

    def make_room(self) -> None:
        """The state never grows."""

    def copy(self) -> Position:
        return Position(self.players, self.stones, self.seat, self.turn)

    def view(self, seat: int) -> Position:
        return self.copy()

    def to_json(self) -> dict[str, object]:
        found: dict[str, object] = msgspec.to_builtins(PositionForm(self.players, self.stones, self.seat, self.turn))
        return found

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Position) and bool((self.state == other.state).all())


def position_from_json(data: object, subject: str) -> Position:
    """Read a position file."""
    form = read_form(data, PositionForm, subject, name=FORMAT, version=1)
    return Position(form.players, form.stones, form.seat, form.turn)
