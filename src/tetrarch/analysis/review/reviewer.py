"""The review of a record: searches each decision, compares it with the alternatives, and adds luck and choices up."""

from __future__ import annotations

from collections.abc import Callable, Collection, Iterator
from dataclasses import dataclass, field
from math import exp
from typing import Any, NamedTuple, cast

from tetrarch.analysis.advising import follow
from tetrarch.analysis.forms import PACKAGE, Finding, Move, told_reasons
from tetrarch.analysis.review.explanation import course_of, differences
from tetrarch.analysis.review.forms import (
    INACCURACY,
    Explanation,
    Grade,
    Review,
    ReviewedDecision,
    ReviewedPosition,
    Total,
    grade_of,
)
from tetrarch.analysis.review.search import (
    EFFORTS,
    WHOLE,
    Candidate,
    Chances,
    Effort,
    Judge,
    NoReview,
    Search,
    mean_of,
)
from tetrarch.bots.bot import Control, Line
from tetrarch.core import registry
from tetrarch.core.game import GamePosition
from tetrarch.core.position import FlatPosition
from tetrarch.core.randomness import Generator, seed_text
from tetrarch.core.record import Game, Record, parse_record
from tetrarch.core.text.messages import message

ENOUGH_VISITS = 10
"""One visit of so many makes the value of a played decision reliable."""
DOUBT = 0.8
"""This part of a limit is doubtful enough for a second search."""
MOST_ALTERNATIVES = 3
MOST_VERIFIED = 2
"""The most alternatives that get a search of their own."""
MOST_MOMENTS = 5
LEAST_SWING = 0.08
"""The least change of a win probability that decides a game."""
STEEPNESS = 4.0
"""The accuracy of a decision is ``exp(-STEEPNESS * loss)``."""

Reviewed = Record | Game[Any] | str | bytes
"""What can be reviewed: a record, also as text, or a game in progress."""


class Progress(NamedTuple):
    """How far a review has come; ``review`` returns the state of a review that is being refined."""

    effort: str
    done: int
    total: int
    reviewer: Reviewer


@dataclass
class Case:
    """A decision of the record, and what the searches found about it."""

    number: int
    seat: int
    deciders: tuple[int, ...]
    """The seats that were to decide, several for simultaneous decisions."""
    decision: int
    start: FlatPosition
    """A complete position that agrees with what the seat knew."""
    view: FlatPosition
    legal: int
    reveals: bool
    search: Search | None = None
    """None before the first search, and for a forced decision."""
    verified: dict[int, Candidate] = field(default_factory=dict)
    """The values of decisions that a search of their own examined."""


class Judgement(NamedTuple):
    """A decision compared with its alternatives."""

    loss: int
    grade: Grade
    alternatives: dict[int, Candidate]
    """The best first."""


class Judged(NamedTuple):
    """The values of a decision."""

    position: Chances
    """Of the position before it; simultaneous decisions share it."""
    before: Chances
    after: Chances
    luck: Chances
    judgement: Judgement


class Reviewer:
    """Reviews one record, with one effort after the other."""

    def __init__(
        self,
        record: Reviewed,
        *,
        seats: Collection[int] | None = None,
        seed: int | str | None = 1,
        control: Control | None = None,
        subject: str = "record",
        unfinished: bool = False,
    ) -> None:
        if isinstance(record, Game):
            self.record, self.game = record.to_record(), record
            self.definition = registry.game(self.record.game)
        else:
            self.record = record if isinstance(record, Record) else parse_record(record, subject)
            self.definition = registry.game(self.record.game)
            self.game = self.definition.verify(self.record, subject)
        players = self.game.position.players
        for seat in seats or ():
            cast(FlatPosition, self.game.position).check_seat(seat)
        self.seats = tuple(range(players)) if seats is None else tuple(sorted(set(seats)))
        self.seed = seed_text(seed)
        self.control = control or Control()
        self.judge = Judge(self.record.game, self.seed, self.control)
        self.effort = ""
        """The name of the last effort that was completed."""
        self.cases = [self._case(number) for number, event in enumerate(self.record.events) if event.play is not None]
        if not self.cases:
            raise NoReview(message(PACKAGE, "no-review-decisions"))
        if not (unfinished or isinstance(record, Game) or self.record.result or self.record.ending):
            raise NoReview(message(PACKAGE, "no-review-unfinished"))
        self.groups: list[list[Case]] = []
        """The decisions in order, with simultaneous ones together."""
        for case in self.cases:
            last = self.groups[-1][-1] if self.groups else None
            if last and case.number == last.number + 1 and case.seat != last.seat and case.seat in last.deciders:
                self.groups[-1].append(case)
            else:
                self.groups.append([case])
        outcome = self.game.outcome
        self.final: Chances | None = self.judge.result(outcome, players) if outcome else None
        self._last = Candidate((), (), 0, proven=False)
        """What follows the last position, if the game is not over."""

    def _case(self, number: int) -> Case:
        event = self.record.events[number]
        before = cast(FlatPosition, self.game.position_after(number))
        after = cast(FlatPosition, self.game.position_after(number + 1))
        seat = cast(int, event.seat)
        view = cast(FlatPosition, cast(GamePosition, before).view(seat))
        start = self.judge.reader.playable(view, seat, Generator(self.seed, f"review {number}"))
        decision = start.parse(cast(str, event.play)).id
        reveals = self.judge.reveals(before, after, seat)
        legal = len(view.legal_decisions(seat))
        return Case(number, seat, before.to_decide, decision, start, view, legal, reveals)

    # Searching

    def run(self, effort: str | Effort, on_progress: Callable[[Progress], None] | None = None) -> bool:
        """Search all decisions with an effort; returns False if the control stopped it."""
        for progress in self.steps(effort):
            if on_progress is not None:
                on_progress(progress)
        return not self.control.is_stopped

    def steps(self, effort: str | Effort) -> Iterator[Progress]:
        """Search all decisions with an effort, and yield between the searches; a stopped control ends it early."""
        chosen = EFFORTS[effort] if isinstance(effort, str) else effort
        total = 2 * len(self.cases)
        for done, _ in enumerate(self._steps(chosen), 1):
            if self.control.is_stopped:
                return
            yield Progress(chosen.name, done, total, self)
        self.effort = chosen.name

    def _steps(self, effort: Effort) -> Iterator[None]:
        """Search all decisions in order, then compare them from the last to the first, where what follows is known."""
        for case in self.cases:
            if case.legal > 1:
                simulations, stream = effort.simulations, str(case.number)
                case.search = self.judge.search(case.view, case.seat, case.decision, simulations, stream)
            yield
        if not self.game.position.is_over:
            self._last = self.judge.value_of(cast(FlatPosition, self.game.position), effort.simulations, "last")
            self.final = self._last.chances
        assert self.final is not None
        following = self.final
        for group in reversed(self.groups):
            for case in group:
                self._verify(case, following, effort.simulations)
                yield
            following = self._before(group, following)

    def _verify(self, case: Case, following: Chances, simulations: int) -> None:
        """Give decisions a search of their own where the first search is not reliable enough."""

        def examine(decision: int) -> None:
            stream = f"{case.number} after {decision}"
            case.verified[decision] = self.judge.value_after(case.view, case.seat, decision, simulations, stream)

        case.verified.clear()
        if case.reveals and not self._is_reliable(case):
            examine(case.decision)
        if case.search is None:
            return
        others = [decision for decision in case.search.candidates if decision != case.decision]
        if not others:
            return
        judged = self._judge(case, following)
        is_doubtful = judged.loss >= DOUBT * INACCURACY * WHOLE or judged.grade == "only"
        seat = case.seat
        favourite = next(iter(case.search.candidates))
        after = self._after(case, following)
        dropped = case.search.candidates[favourite].chances[seat] - after[seat]
        if is_doubtful or (not case.reveals and dropped >= INACCURACY * WHOLE):
            if case.reveals and case.decision not in case.verified:
                examine(case.decision)
            for decision in list(judged.alternatives)[:MOST_VERIFIED]:
                examine(decision)

    def _is_reliable(self, case: Case) -> bool:
        """Whether the search of a decision looked at it often enough to give its value."""
        played = case.search and case.search.candidates.get(case.decision)
        if not case.search or not played:
            return False
        return played.proven or played.visits * ENOUGH_VISITS >= case.search.simulations

    # Values

    def _before(self, group: list[Case], following: Chances) -> Chances:
        """The win probabilities before a decision; before simultaneous ones, the mean by what their seats know."""
        known = [case.search.chances for case in group if case.search]
        if not known:  # a forced decision changes nothing
            return self._after(group[0], following)
        return known[0] if len(known) == 1 else mean_of(known)

    def _after(self, case: Case, following: Chances) -> Chances:
        """The win probabilities after a decision, by what its seat knows; a search of its own comes first."""
        if not case.reveals:
            return following
        if found := case.verified.get(case.decision):
            return found.chances
        if case.search and self._is_reliable(case):
            return case.search.candidates[case.decision].chances
        return following

    def _judge(self, case: Case, following: Chances) -> Judgement:
        """Compare a decision with its alternatives; those with a search of their own decide, if there are any."""
        if case.search is None:
            return Judgement(0, "best", {})
        candidates = case.search.candidates
        verified = {decision: found for decision, found in case.verified.items() if decision != case.decision}
        own = self._after(case, following)
        if not verified and self._is_reliable(case):
            own = candidates[case.decision].chances
        others = verified or {decision: found for decision, found in candidates.items() if decision != case.decision}
        if not others:
            return Judgement(0, "best", {})
        seat = case.seat
        is_favourite = next(iter(candidates)) == case.decision
        ranked = dict(sorted(others.items(), key=lambda other: -other[1].chances[seat]))
        best = ranked[next(iter(ranked))]
        behind = best.chances[seat] - own[seat]
        is_choice = behind <= 0 or (is_favourite and not verified)
        loss = 0 if is_choice else behind
        return Judgement(
            loss, grade_of(loss / WHOLE, is_choice=is_choice, next_loss=-behind / WHOLE if is_choice else None), ranked
        )

    # The review

    def review(self, language: str = "en", *, marked: bool = False) -> Review:
        """The review with what the searches have found so far, in a language; ``run`` must have completed once."""
        if not self.effort or self.final is None:
            raise NoReview(message(PACKAGE, "no-review-stopped"))
        players = self.game.position.players
        start = cast(GamePosition, self.game.start)
        judged = self._judged()
        decisions = tuple(
            self._decision(place, judged[place], language, marked=marked) for place in range(len(self.cases))
        )
        totals = tuple(self._total(seat, judged) for seat in range(players))
        outcome = self.game.outcome
        return Review(
            game=self.record.game,
            rules=self.record.rules,
            options=self.record.options,
            players=tuple(self.definition.player_name(start, seat, language) for seat in range(players)),
            names=tuple(self.record.names),
            effort=self.effort,
            seats=self.seats,
            is_finished=outcome is not None,
            winners=outcome.winners if outcome else (),
            decisions=decisions,
            moments=moments_of(decisions),
            totals=totals,
            accuracy=tuple(accuracy_of(decisions, seat) for seat in range(players)),
            evaluations=tuple(self._evaluations([one.position for one in judged])),
        )

    def _judged(self) -> list[Judged]:
        """The values of all decisions; what simultaneous decisions bring to light counts for the last of them.

        Each of these has the values before and after it that its own seat expects.
        """
        assert self.final is not None
        found: list[Judged] = []
        following = self.final
        for group in reversed(self.groups):
            position = self._before(group, following)
            befores = [case.search.chances if case.search else position for case in group]
            afters = [self._after(case, following) if case.search else position for case in group]
            luck = minus(following, position)
            for before, after in zip(befores, afters, strict=True):
                luck = minus(luck, minus(after, before))
            lucks = [(0,) * len(position)] * (len(group) - 1) + [luck]
            judged = [self._judge(case, following) for case in group]
            found = [*map(Judged, [position] * len(group), befores, afters, lucks, judged), *found]
            following = position
        return found

    def _decision(self, place: int, values: Judged, language: str, *, marked: bool) -> ReviewedDecision:
        case, judged = self.cases[place], values.judgement
        described = case.start.describe(case.decision, language)
        alternatives: tuple[Move, ...] = ()
        addressed: tuple[str, ...] = ()
        explained: list[Explanation] = []
        if case.seat in self.seats and judged.alternatives:
            reader, start, seat = self.judge.reader, case.start, case.seat
            played = course_of(reader, start, self._played_line(place), seat)
            shown = list(judged.alternatives.values())[:MOST_ALTERNATIVES]
            courses = [course_of(reader, start, candidate, seat) for candidate in shown]
            alternatives = tuple(
                self._move(case, candidate, course.own, played.own, language, marked=marked)
                for candidate, course in zip(shown, courses, strict=True)
            )
            if marked:
                addressed = tuple(self._sentence(case, move.decision, language, seat) for move in alternatives)
            if judged.loss >= INACCURACY * WHOLE:
                found = differences(start, courses[0], played, reader.PRICES)
                explained = [one.told(start, played, language, marked=marked) for one in found]
            elif judged.grade == "only":
                found = differences(start, played, courses[0], reader.PRICES)
                explained = [one.told(start, courses[0], language, marked=marked, worse="other") for one in found]
        named = [self.definition.places_in(described.notation)]
        if explained:
            named += [self.definition.places_in(alternatives[0].notation), *(list(one.places) for one in explained)]
        return ReviewedDecision(
            number=case.number,
            seat=case.seat,
            decision=case.decision,
            notation=described.notation,
            sentence=self._sentence(case, case.decision, language) if marked else described.sentence,
            rules=described.rules,
            legal=case.legal,
            before=fractions(values.before),
            after=fractions(values.after),
            loss=judged.loss / WHOLE,
            grade=judged.grade,
            alternatives=alternatives,
            addressed=addressed,
            explanation=tuple(explained),
            places=tuple(dict.fromkeys(name for names in named for name in names)),
            luck=fractions(values.luck),
            simulations=case.search.simulations if case.search else 0,
            proven=bool(case.search and case.search.proven),
        )

    def _played_line(self, place: int) -> Candidate:
        """The played decision with its best continuation."""
        case = self.cases[place]
        later = self.cases[place + 1].search if place + 1 < len(self.cases) else None
        if later and not case.reveals:
            best = next(iter(later.candidates.values()))
            return Candidate(later.chances, (case.decision, *best.line), later.simulations, later.proven)
        if place + 1 == len(self.cases) and not case.reveals and self._last.chances:
            return self._last._replace(line=(case.decision, *self._last.line))
        known = case.search.candidates.get(case.decision) if case.search else None
        return known or case.verified.get(case.decision) or Candidate((), (case.decision,), 0, proven=False)

    def _move(
        self, case: Case, found: Candidate, own: list[Finding], played: list[Finding], language: str, *, marked: bool
    ) -> Move:
        """An alternative, with its reasons in comparison with the played decision."""
        chances = fractions(found.chances)
        line = Line(found.line, chances, found.visits, found.proven)
        steps = follow(self.judge.reader, case.start, line, case.seat, language).steps
        first = case.start.describe(found.line[0], language)
        reasons = told_reasons(own, played, language=language, marked=marked)
        sentence = self._sentence(case, first.id, language) if marked else first.sentence
        return Move(
            first.id, first.notation, sentence, first.rules, chances, found.visits, found.proven, steps, reasons
        )

    def _sentence(self, case: Case, decision: int, language: str, reader: int | None = None) -> str:
        """What a decision does, for a seat or for any reader, with marks around the names of places."""
        return self.definition.table.sentence(cast(GamePosition, case.start), decision, language, reader)

    def _total(self, seat: int, judged: list[Judged]) -> Total:
        assert self.final is not None
        choices = [one.after[seat] - one.before[seat] for one in judged]
        own = sum(choice for case, choice in zip(self.cases, choices, strict=True) if case.seat == seat)
        luck = sum(one.luck[seat] for one in judged)
        parts = (judged[0].position[seat], luck, sum(choices), own, self.final[seat])
        return Total(*(part / WHOLE for part in parts))

    def _evaluations(self, positions: list[Chances]) -> Iterator[ReviewedPosition]:
        """All positions of the record; one that awaits chance has the value of the next decision."""
        assert self.final is not None
        values = {case.number: chances for case, chances in zip(self.cases, positions, strict=True)}
        following = self.final
        known = [following]
        for number in reversed(range(len(self.record.events))):
            following = values.get(number, following)
            known.append(following)
        for number, chances in enumerate(reversed(known)):
            position = self.game.position_after(number)
            public = self.definition.public_view(position)
            points = tuple(0 if public.awaits_chance else public.points(seat) for seat in range(position.players))
            yield ReviewedPosition(fractions(chances), points)


def minus(one: Chances, other: Chances) -> Chances:
    """The difference of two values."""
    return tuple(value - less for value, less in zip(one, other, strict=True))


def fractions(chances: Chances) -> tuple[float, ...]:
    """Win probabilities from 0 to 1."""
    return tuple(chance / WHOLE for chance in chances)


def moments_of(decisions: tuple[ReviewedDecision, ...]) -> tuple[int, ...]:
    """The numbers of the decisions with the greatest losses and the greatest luck, in order."""
    swings = {one.number: max(one.loss, *map(abs, one.luck)) for one in decisions}
    greatest = sorted(swings, key=lambda number: -swings[number])[:MOST_MOMENTS]
    return tuple(sorted(number for number in greatest if swings[number] >= LEAST_SWING))


def accuracy_of(decisions: tuple[ReviewedDecision, ...], seat: int) -> float | None:
    """The mean accuracy of a seat's decisions that were not forced."""
    losses = [one.loss for one in decisions if one.seat == seat and one.legal > 1]
    return round(sum(exp(-STEEPNESS * loss) for loss in losses) / len(losses), 6) if losses else None
