"""Why a decision is better than the played one: what it gains, saves or prevents."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from collections.abc import Set as AbstractSet
from typing import NamedTuple, cast

from tetrarch.analysis.advising import Reader
from tetrarch.analysis.forms import PACKAGE, Finding, proof_reasons, reason
from tetrarch.analysis.review.forms import Explanation, Role
from tetrarch.analysis.review.search import WHOLE, Candidate
from tetrarch.core import registry
from tetrarch.core.game import GamePosition
from tetrarch.core.position import FlatPosition
from tetrarch.core.text.messages import Message, Series, Value, message

MOST = 3
"""The most differences that explain one decision."""
LEAST_REPLY = 80
"""The least weight of a reply that is worth mentioning."""
AT_ONCE = ("wins-now", "shares-now", "loses-now")
ENDINGS = (*AT_ONCE, "wins-by-force", "shares-by-force", "loses-by-force")
"""The reasons about the end of the game; one of them is enough."""


class Difference(NamedTuple):
    """A reason that holds for one of two decisions only."""

    role: Role
    finding: Finding
    weight: int
    places: tuple[str, ...] = ()

    def told(
        self, position: FlatPosition, course: Course, language: str, *, marked: bool = False, worse: Role = "played"
    ) -> Explanation:
        """The difference in a language; ``course`` is that of the worse decision, and ``worse`` its role."""
        found = self.finding
        if self.role == "reply" and course.replier is not None:
            name = registry.game(position.game).player_name(cast(GamePosition, position), course.replier, language)
            text: Value = found.message
            if marked and isinstance(text, Message):
                text = text.marked(language)  # a message inside another one loses its marks
            values: dict[str, Value] = {"player": name, "action": course.first_reply, "text": text}
            found = found._replace(message=message(PACKAGE, "review-reply", **values), weight=-found.weight)
        role = worse if self.role == "played" else self.role
        return Explanation(role, found.told(language, marked=marked), self.places)


class Course(NamedTuple):
    """A line, divided into the turn that it begins in and the reply of the next player."""

    own: list[Finding]
    """The reasons for and against the turn."""
    reply: list[Finding]
    """The reasons for and against the reply, for the player who makes it."""
    replier: int | None
    first_reply: str
    """The notation of the reply's first decision."""


def course_of(reader: Reader, start: FlatPosition, candidate: Candidate, seat: int) -> Course:
    """Play a line as far as the seat can know, and read its reasons."""
    position = start
    turns: list[list[int]] = [[], []]
    starts = [start]
    for decision in candidate.line:
        if not position.is_legal(decision):
            break
        after = position.copy()
        after.push(decision)
        turns[len(starts) - 1].append(decision)
        if reader.comes_to_light(position, after, seat):
            break
        if reader.is_turn_over(starts[-1], after):
            if len(starts) == 2 or after.is_over:
                break
            starts.append(after)
        position = after
    own = reader.reasons(start, turns[0], seat)
    if candidate.proven and not any(found.name in AT_ONCE for found in own):
        own = [*proof_reasons([chance / WHOLE for chance in candidate.chances], seat), *own]
    if len(starts) == 1 or not turns[1] or starts[1].decider == seat:
        return Course(own, [], None, "")
    replier = starts[1].decider
    first = starts[1].describe(turns[1][0]).notation
    return Course(own, reader.reasons(starts[1], turns[1], replier), replier, first)


def differences(
    start: FlatPosition, better: Course, played: Course, prices: AbstractSet[str] = frozenset()
) -> list[Difference]:
    """What speaks for the better decision and against the played one, the weightiest first.

    A reason that is only a price is marked as the main loss if it weighs at least as much as all others together.
    """
    found = [
        *_only_in("better", better.own, played.own, 1),
        *_only_in("played", played.own, better.own, -1),
    ]
    replies = _only_in("reply", played.reply, better.reply, 1)
    found += [one for one in replies if one.weight >= max(LEAST_REPLY, *(other.weight for other in replies))]
    ranked = sorted(found, key=lambda one: -one.weight)
    endings = [one for one in ranked if one.finding.name in ENDINGS]
    ranked = [one for one in ranked if one not in endings[1:]] or [Difference("better", reason("review-later", 1), 1)]
    costs = [one for one in ranked if one.role == "played" and one not in endings]
    chosen = ranked[:MOST] if not costs or costs[0] in ranked[:MOST] else [*ranked[: MOST - 1], costs[0]]
    first, total = chosen[0], sum(one.weight for one in ranked)
    if first.role == "played" and first.finding.name in prices and 2 * first.weight >= total:
        text = message(PACKAGE, "review-price", text=first.finding.message)
        chosen[0] = first._replace(finding=first.finding._replace(name="overpriced", message=text))
    known = set(registry.game(start.game).places(cast(GamePosition, start)))
    reply = registry.game(start.game).places_in(played.first_reply) if played.first_reply else []
    return [
        one._replace(places=(*(reply if one.role == "reply" else ()), *places_of(start, one.finding, known)))
        for one in chosen
    ]


def _only_in(role: Role, own: Sequence[Finding], other: Sequence[Finding], sign: int) -> list[Difference]:
    """The reasons of one sign that another course lacks, or has in a smaller measure."""
    weights = {found.name: found.weight for found in other}
    found = []
    for one in own:
        weight = sign * one.weight - max(sign * weights.get(one.name, 0), 0)
        if sign * one.weight > 0 and weight > 0:
            found.append(Difference(role, one, weight))
    return found


def places_of(position: FlatPosition, found: Finding, known: Iterable[str]) -> tuple[str, ...]:
    """The places that a reason is about."""
    definition = registry.game(position.game)
    places = set(known)
    named: list[str] = []
    for text in _texts(found.message):
        parts = [text, *text.split("+"), *definition.places_in(text)]
        named += [part for part in parts if part in places]
    return tuple(dict.fromkeys(named))


def _texts(value: Value) -> list[str]:
    """All texts in the values of a message."""
    if isinstance(value, Message):
        return [text for _, inner in value.values for text in _texts(inner)]
    if isinstance(value, Series):
        return [text for inner in value.items for text in _texts(inner)]
    return [value] if isinstance(value, str) and value.strip() else []
