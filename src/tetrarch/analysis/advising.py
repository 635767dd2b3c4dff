"""Advice: the assessment of a bot in words."""

from __future__ import annotations

import time
from collections.abc import Mapping
from collections.abc import Set as AbstractSet
from typing import Any, NamedTuple, cast

from tetrarch.analysis.forms import FORCED, PACKAGE, Advice, Finding, Move, Step, proof_reasons, reason, told_reasons
from tetrarch.bots.bot import Bot, Budget, Control, Line, Thought
from tetrarch.bots.external.bot import ExternalBot
from tetrarch.bots.roster import ANALYST, known_bot, make_bot
from tetrarch.core import registry
from tetrarch.core.game import GamePosition
from tetrarch.core.position import FlatPosition
from tetrarch.core.randomness import Generator, seed_text
from tetrarch.core.text.messages import CORE, Message, Value, message, said, series

USUAL_SECONDS = 1.0
"""The thinking time of the default bot."""
USUAL_MOVES = 5


class NoAdvice(ValueError):
    """A position without advice for this seat."""

    def __init__(self, reason: str | Message) -> None:
        super().__init__(reason)
        self.reason = reason
        """Why, in any language where it is a message."""

    @property
    def code(self) -> str:
        """A stable name of what is wrong."""
        return "no-advice" if isinstance(self.reason, str) else self.reason.id

    def text_in(self, language: str) -> str:
        """Why there is nothing to advise, in a language."""
        return said(self.reason, language)

    def __str__(self) -> str:
        return self.text_in("en")


class Reader:
    """What advice needs to know about a game, with what holds for a game without an extension: lines, but no reasons.

    The extension of a game is a module with these functions and themes.
    """

    THEMES: Mapping[str, str] = {}
    """What is at stake, by the names of the game's reasons: the theme ``x`` has the text ``look-x``."""
    PRICES: AbstractSet[str] = frozenset()
    """The names of the game's reasons that are only a price."""

    def playable(self, view: Any, seat: int, generator: Generator) -> FlatPosition:
        """The view as a position that can be played on, in which the seat decides."""
        found: FlatPosition = view
        return found

    def comes_to_light(self, before: Any, after: Any, seat: int) -> bool:
        """Whether a decision revealed something that the seat could not know before."""
        return bool(after.awaits_chance)

    def is_turn_over(self, start: Any, position: Any) -> bool:
        """Whether the turn of the start has ended."""
        return bool(position.is_over or position.seat != start.seat)

    def reasons(self, start: Any, decisions: list[int], seat: int) -> list[Finding]:
        """The reasons for and against these decisions of the seat's own turn."""
        return []


class Followed(NamedTuple):
    """A line, played as far as the seat can know."""

    steps: tuple[Step, ...]
    turn: list[int]
    """The decisions of the turn that it begins in."""


def advise(
    position: FlatPosition,
    seat: int | None = None,
    bot: str | Bot[Any] = ANALYST,
    budget: Budget | None = None,
    control: Control | None = None,
    seed: int | str | None = 1,
    moves: int = USUAL_MOVES,
    language: str = "en",
    *,
    marked: bool = False,
    addressed: bool = False,
) -> Advice:
    """A bot's advice for a position: chances, the best moves with their lines, and reasons, in a language.

    The seat can be left out if only one must decide. Of the position, only the seat's view is used. The bot is given by
    its text, or as an object, which is not closed. Without a budget the bot's own applies, and a second for the
    default bot. With ``marked``, a ``PLACE_MARK`` encloses the names of places in reasons. With ``addressed``,
    those for the best move address the player. ``NoAdvice`` states why there is nothing to advise.
    """
    if moves < 1:
        raise ValueError(f"{moves} moves: at least 1 is needed")
    seed = seed_text(seed)
    asked = advised_seat(position, seat)
    view = cast(FlatPosition, cast(GamePosition, position).view(asked))
    if bot == ANALYST:
        bot = known_bot(position.game, ANALYST)
        budget = budget or Budget(seconds=USUAL_SECONDS)
    name = bot if isinstance(bot, str) else type(bot).__name__
    thinker = make_bot(position.game, bot, seed, asked) if isinstance(bot, str) else bot
    try:
        thought = thinker.think(view, asked, budget, control or Control(time.monotonic))
        if isinstance(thinker, ExternalBot) and thinker.last_forfeit is not None:
            raise NoAdvice(f"{name}: {thinker.last_forfeit.kind}: {thinker.last_forfeit.reason}")
    finally:
        if thinker is not bot:
            thinker.close()
    generator = Generator(seed, "advice")
    return advice_of(view, asked, thought, name, generator, moves, language, marked=marked, addressed=addressed)


def advised_seat(position: FlatPosition, seat: int | None) -> int:
    """The seat that is advised; ``NoAdvice`` where it has nothing to decide."""
    outcome = cast(GamePosition, position).outcome
    if outcome is not None:
        raise NoAdvice(message(PACKAGE, "no-advice-over", rule=outcome.rule))
    if cast(GamePosition, position).awaits_chance:
        raise NoAdvice(message(PACKAGE, "no-advice-deal", rule="L2.0"))
    deciders = position.to_decide
    viewer = getattr(position, "viewer", None)
    if seat is None:
        seat = viewer if viewer is not None and viewer >= 0 else deciders[0] if len(deciders) == 1 else None
    named = series(message(CORE, "seat", seat=other) for other in deciders)
    if seat is None:
        raise NoAdvice(message(PACKAGE, "no-advice-several", seats=named, rule=position.turn_rule))
    position.check_seat(seat)
    if seat not in deciders:
        values: dict[str, Value] = {"seat": seat, "seats": named, "count": len(deciders), "rule": position.turn_rule}
        raise NoAdvice(message(PACKAGE, "no-advice-seat", **values))
    return seat


def advice_of(
    view: FlatPosition,
    seat: int,
    thought: Thought,
    bot: str,
    generator: Generator,
    moves: int = USUAL_MOVES,
    language: str = "en",
    *,
    marked: bool = False,
    addressed: bool = False,
) -> Advice:
    """A bot's thought about a seat's view in words; the generator fills in what the seat does not know."""
    definition = registry.game(view.game)
    reader = cast(Reader, registry.extension(view.game, "analysis") or Reader())
    start = reader.playable(view, seat, generator)
    legal = len(view.legal_decisions(seat))
    lines = thought.lines[:moves] or (Line((thought.decision,), (), 0, thought.proven),)
    followed = [follow(reader, start, line, seat, language) for line in lines]
    found = [reasons_of(reader, start, way, line, seat) for way, line in zip(followed, lines, strict=True)]
    if legal == 1:
        found[0].insert(0, reason("only-decision", FORCED))
    best = followed[0].steps[0].notation
    second = found[1] if len(found) > 1 else []
    told = [
        told_reasons(found[0], second, language=language, marked=marked, addressed=addressed),
        *(told_reasons(own, found[0], best, language, marked=marked) for own in found[1:]),
    ]
    described = (start.describe(line.decisions[0], language) for line in lines)
    firsts = [(first.id, first.notation, first.sentence, first.rules) for first in described]
    return Advice(
        game=view.game,
        players=tuple(
            definition.player_name(cast(GamePosition, view), other, language) for other in range(view.players)
        ),
        seat=seat,
        bot=bot,
        chances=thought.chances,
        simulations=thought.simulations,
        proven=thought.proven,
        legal=legal,
        moves=tuple(
            Move(*first, line.chances, line.visits, line.proven, way.steps, reasons)
            for first, line, way, reasons in zip(firsts, lines, followed, told, strict=True)
        ),
    )


def follow(reader: Reader, start: FlatPosition, line: Line, seat: int, language: str = "en") -> Followed:
    """Play a line until it reveals something that the seat cannot know now."""
    position = start
    steps: list[Step] = []
    turn: list[int] = []
    is_over = False
    for decision in line.decisions:
        if not position.is_legal(decision):
            break
        described = position.describe(decision, language)
        steps.append(Step(position.decider, decision, described.notation, described.sentence))
        if not is_over:
            turn.append(decision)
        after = position.copy()
        after.push(decision)
        if reader.comes_to_light(position, after, seat):
            break
        is_over = is_over or reader.is_turn_over(start, after)
        position = after
    return Followed(tuple(steps), turn)


def reasons_of(reader: Reader, start: FlatPosition, followed: Followed, line: Line, seat: int) -> list[Finding]:
    """All reasons for and against a move."""
    found = reader.reasons(start, followed.turn, seat)
    ends_at_once = any(known.name in ("wins-now", "shares-now", "loses-now") for known in found)
    if line.proven and line.chances and not ends_at_once:
        return [*proof_reasons(line.chances, seat), *found]
    return found
