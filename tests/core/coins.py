"""A tiny game of two guesses with decisions and chance, for the tests of records."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from fractions import Fraction

from tetrarch.core.errors import FormatError, IllegalMove, NotationError
from tetrarch.core.game import ChanceOutcome, Decision, Outcome
from tetrarch.core.randomness import Generator
from tetrarch.core.record import Game, RecordedGame

SIDES = ("heads", "tails")


@dataclass
class Coins:
    """Two seats guess in turn how a coin falls; the side that the seed dealt as lucky must not be guessed."""

    lucky: str
    """Dealt by the seed; guessing it is illegal (C1)."""
    guesses: list[str] = field(default_factory=list)
    falls: list[str] = field(default_factory=list)

    game = "coins"
    players = 2

    @property
    def to_decide(self) -> tuple[int, ...]:
        return () if self.awaits_chance or self.outcome else (len(self.guesses),)

    @property
    def awaits_chance(self) -> bool:
        return len(self.guesses) > len(self.falls)

    @property
    def outcome(self) -> Outcome | None:
        if len(self.falls) < 2:
            return None
        points = tuple(int(guess == fall) for guess, fall in zip(self.guesses, self.falls, strict=True))
        winners = tuple(seat for seat in (0, 1) if points[seat] == max(points))
        rest = tuple((seat,) for seat in (0, 1) if seat not in winners)
        return Outcome("guessed", "C2", winners, (winners, *rest), points)

    def chance_outcomes(self) -> Sequence[ChanceOutcome]:
        half = Fraction(1, 2)
        return [ChanceOutcome(number, side, half) for number, side in enumerate(SIDES)] if self.awaits_chance else []

    def play_chance(self, outcome: str) -> None:
        if outcome not in [known.notation for known in self.chance_outcomes()]:
            raise IllegalMove(outcome, "does not fall now", "C3")
        self.falls.append(outcome)

    def legal_decisions(self, seat: int | None = None) -> tuple[Decision, ...]:
        if not self.to_decide or seat not in (None, *self.to_decide):
            return ()
        sides = [side for side in SIDES if side != self.lucky]
        return tuple(Decision(SIDES.index(side), side, f"guesses {side}", ("C1",)) for side in sides)

    def play(self, decision: Decision | str | int, seat: int | None = None) -> Decision:
        if seat not in (None, 0, 1):
            raise ValueError(f"there is no seat {seat}")
        if str(decision) not in SIDES:
            raise NotationError(str(decision), "is no side of a coin")
        for legal in self.legal_decisions(seat):
            if legal.notation == str(decision):
                self.guesses.append(legal.notation)
                return legal
        raise IllegalMove(str(decision), "may not be guessed", "C1", [str(known) for known in self.legal_decisions()])

    def copy(self) -> Coins:
        return Coins(self.lucky, list(self.guesses), list(self.falls))

    def view(self, seat: int) -> Coins:
        return self.copy()

    def to_json(self) -> dict[str, object]:
        return {"lucky": self.lucky, "guesses": list(self.guesses), "falls": list(self.falls)}


class CoinsGame(RecordedGame[Coins]):
    """The definition of the game for records."""

    name = "coins"
    rules_version = "1.0"

    def start_to_json(self, position: Coins) -> tuple[dict[str, object], dict[str, object]]:
        return {}, {"lucky": position.lucky}

    def start_from_json(self, options: dict[str, object], start: dict[str, object], subject: str) -> Coins:
        if start.get("lucky") not in SIDES:
            raise FormatError(subject, "must be a side", "start.lucky")
        return Coins(str(start["lucky"]))

    def deal_again(self, start: Coins, seed: str) -> Coins | None:
        return deal(seed)

    def chance_again(self, position: Coins, seed: str) -> str:
        return Generator(seed, f"coin {len(position.falls)}").choice(SIDES)

    def split_line(self, line: str) -> list[str]:
        return line.split()


KIND = CoinsGame()


def deal(seed: str) -> Coins:
    return Coins(Generator(seed, "coins").choice(SIDES))


def new_game(seed: str = "rose", salts: Sequence[str] = (), names: Sequence[str] = ()) -> Game[Coins]:
    return Game(KIND, deal("\n".join([seed, *salts])), seed=seed, salts=salts, names=names)
