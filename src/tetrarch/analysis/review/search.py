"""The searches behind a review: of a position from a seat's view, and of what follows a decision."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple, cast

import numpy as np

from tetrarch.analysis.advising import Reader
from tetrarch.analysis.calibration import calibrated, completed
from tetrarch.analysis.forms import PACKAGE
from tetrarch.bots import tree
from tetrarch.bots.bot import Budget, Control, Line
from tetrarch.bots.endgame import Unsolvable, solve
from tetrarch.bots.roster import ANALYST, known_bot, make_bot
from tetrarch.bots.search import SearchBot
from tetrarch.core import registry
from tetrarch.core.errors import ReasonedError
from tetrarch.core.game import GamePosition, Outcome
from tetrarch.core.kernel import is_compiled
from tetrarch.core.position import FlatPosition
from tetrarch.core.randomness import Generator
from tetrarch.core.text.messages import Message, message

WHOLE = 1_000_000
"""Win probabilities are whole millionths, so that their sums are exact."""
LEAST_TO_SOLVE = 0.7
"""The least win probability of a seat for which the solver looks for a forced win."""
TURNS_TO_SOLVE = 2
PROVED = 10
"""A proof beside a search examines at most so many positions for each simulation."""
SAMPLES = 8
"""The number of deals that stand for what a seat cannot know after a decision."""

Chances = tuple[int, ...]
"""The win probability of each seat in millionths."""


class NoReview(ReasonedError):
    """A record that cannot be reviewed."""

    default_code = "no-review"

    def __init__(self, reason: Message) -> None:
        super().__init__(reason)
        self.reason = reason


@dataclass(frozen=True)
class Effort:
    """How thorough a review is."""

    name: str
    simulations: int
    """The number of simulations of each search."""


EFFORTS = {
    effort.name: effort for effort in (Effort("quick", 2000), Effort("refined", 15_000), Effort("deep", 100_000))
}
"""The efforts by name; each includes those before it."""


class Candidate(NamedTuple):
    """A decision with its estimated value and its continuation."""

    chances: Chances
    line: tuple[int, ...]
    """The decisions from this one on."""
    visits: int
    proven: bool


class Search(NamedTuple):
    """What a search of a position found."""

    chances: Chances
    """The value of the position."""
    candidates: dict[int, Candidate]
    """The best decisions and the played one, the best first, as far as the search looked at them."""
    simulations: int
    proven: bool


class Judge:
    """Searches positions with the same seed for every position, so that reviews can be repeated."""

    def __init__(self, game: str, seed: str, control: Control) -> None:
        self.definition = registry.game(game)
        self.reader = cast(Reader, registry.extension(game, "analysis") or Reader())
        self.seed = seed
        self.control = control
        self._main = self._searcher()
        """Keeps its tree from one decision of the record to the next."""
        self._side = self._searcher()

    @property
    def is_compiled(self) -> bool:
        """Whether the searches run at full speed."""
        return is_compiled(type(self._main).__module__)

    def _searcher(self) -> SearchBot[Any]:
        name = self.definition.name
        bot = make_bot(name, known_bot(name, ANALYST), self.seed, 0)
        if not isinstance(bot, SearchBot):
            raise NoReview(message(PACKAGE, "no-review-bot", game=self.definition.title))
        return bot

    def search(self, view: FlatPosition, seat: int, decision: int, simulations: int, stream: str) -> Search:
        """Search the view of a seat that has a choice, with the decision that was played among the candidates."""
        return self._run(self._main, view, seat, simulations, stream, decision)

    def _run(
        self, bot: SearchBot[Any], view: FlatPosition, seat: int, simulations: int, stream: str, played: int | None
    ) -> Search:
        bot.generator = Generator(self.seed, f"review {stream}")
        bot.most_proved = PROVED * simulations
        thought = bot.think(view, seat, Budget(simulations, whole=True), self.control)
        lines = list(thought.lines)
        if played is not None:
            nodes = (node for node in bot.children(tree.ROOT) if bot.decision_at(node) == played)
            lines += (bot.line_from(node, view.players) for node in nodes)
        candidates: dict[int, Candidate] = {}
        for place, line in enumerate(lines):
            first = line.decisions[0] if place < len(thought.lines) or played is None else played
            candidates.setdefault(first, self._candidate(line, first))
        chances = self.settled(thought.chances, is_certain=thought.proven)
        searched = Search(chances, candidates, thought.simulations, thought.proven)
        return searched if searched.proven else self.solved(view, searched, simulations)

    def solved(self, view: FlatPosition, searched: Search, nodes: int) -> Search:
        """The search, with the proof of a win near the end of the game that it has not found itself."""
        best = max(searched.chances)
        winner = searched.chances.index(best)
        viewer = getattr(view, "viewer", None)
        if best < LEAST_TO_SOLVE * WHOLE or viewer not in (None, winner):
            return searched
        try:
            solution = solve(view, winner, "win", TURNS_TO_SOLVE, nodes)
        except Unsolvable:
            return searched
        if solution.answer != "yes":
            return searched
        chances = tuple(WHOLE if seat == winner else 0 for seat in range(view.players))
        candidates = searched.candidates
        line = tuple(step.id for step in solution.line)
        if line and solution.line[0].seat == view.decider == winner:
            candidates = {line[0]: Candidate(chances, line, 0, proven=True)} | {
                decision: found for decision, found in candidates.items() if decision != line[0]
            }
        return Search(chances, candidates, searched.simulations, proven=True)

    def _candidate(self, line: Line, first: int) -> Candidate:
        return Candidate(
            self.settled(line.chances, is_certain=line.proven), (first, *line.decisions[1:]), line.visits, line.proven
        )

    def settled(self, chances: Sequence[float], *, is_certain: bool) -> Chances:
        """The calibrated win probabilities from the chances of a search."""
        found = completed(chances) if is_certain else calibrated(self.definition.name, len(chances), chances)
        return millionths([float(chance) for chance in found])

    def reveals(self, before: FlatPosition, after: FlatPosition, seat: int) -> bool:
        """Whether a decision brought something to light, or passed on to a seat that knows something else."""
        if self.reader.comes_to_light(before, after, seat) or after.awaits_chance:
            return True
        if after.is_over or after.to_decide[0] == seat:
            return False
        own, other = (cast(GamePosition, after).view(viewer) for viewer in (seat, after.to_decide[0]))
        return not np.array_equal(own.state, other.state)

    def value_after(self, view: FlatPosition, seat: int, decision: int, simulations: int, stream: str) -> Candidate:
        """The value of a decision by what its seat knows: an average over deals if it brings something to light."""
        found: list[Candidate] = []
        samples = 1
        while len(found) < samples:
            deal = f"{stream} deal {len(found)}"
            start = self.reader.playable(view, seat, Generator(self.seed, f"review {deal}"))
            after = start.copy()
            after.push(decision)
            if not found and self.reveals(start, after, seat):
                samples, simulations = SAMPLES, max(simulations // SAMPLES, 1)
            found.append(self.value_of(after, simulations, deal, (decision,)))
        if samples == 1:
            return found[0]
        chances = mean_of([one.chances for one in found])
        return Candidate(chances, (decision,), sum(one.visits for one in found), proven=False)

    def value_of(self, position: FlatPosition, simulations: int, stream: str, line: tuple[int, ...] = ()) -> Candidate:
        """The value of a complete position by what the seat that decides there knows; ``line`` leads to it.

        Before simultaneous decisions it is the mean by what each of their seats knows.
        """
        position = position.copy()
        while not position.is_over:
            if position.awaits_chance:
                position.play_chance(
                    self.definition.chance_again(cast(GamePosition, position), f"{self.seed} {stream}")
                )
                continue
            legal = {seat: position.legal_decisions(seat).ids() for seat in position.to_decide}
            views = {
                seat: cast(FlatPosition, cast(GamePosition, position).view(seat))
                for seat, decisions in legal.items()
                if len(decisions) > 1
            }
            if views:
                found = [self._run(self._side, view, seat, simulations, stream, None) for seat, view in views.items()]
                best = next(iter(found[0].candidates.values())).line
                chances = found[0].chances if len(found) == 1 else mean_of([one.chances for one in found])
                made, is_proven = sum(one.simulations for one in found), all(one.proven for one in found)
                return Candidate(chances, line + best, made, is_proven)
            forced = int(legal[position.to_decide[0]][0])
            line += (forced,)
            position.push(forced)
        outcome = cast(GamePosition, position).outcome
        assert outcome is not None
        return Candidate(self.result(outcome, position.players), line, 0, proven=True)

    def result(self, outcome: Outcome, players: int) -> Chances:
        """The win probabilities at the end of a game; one that nobody wins counts as shared by all."""
        winners = outcome.winners or tuple(range(players))
        return millionths([(seat in winners) / len(winners) for seat in range(players)])


def millionths(chances: Sequence[float]) -> Chances:
    """Probabilities in millionths; the greatest takes the rounding, so that they add up to the same whole."""
    found = [round(WHOLE * chance) for chance in chances]
    found[found.index(max(found))] += round(WHOLE * sum(chances)) - sum(found)
    return tuple(found)


def mean_of(values: Sequence[Chances]) -> Chances:
    """The mean of win probabilities."""
    return millionths([sum(column) / (len(values) * WHOLE) for column in zip(*values, strict=True)])
