"""Puzzles without an exact proof: one decision is better than all others, by a stated margin and effort."""

from __future__ import annotations

import hashlib
from collections.abc import Mapping, Sequence
from typing import cast

import msgspec

from tetrarch.analysis.advising import Reader
from tetrarch.analysis.evaluation import evaluate
from tetrarch.bots import make_bot
from tetrarch.bots.bot import Budget
from tetrarch.core import registry
from tetrarch.core.game import GamePosition
from tetrarch.core.position import FlatPosition
from tetrarch.core.randomness import Generator
from tetrarch.puzzles.puzzle import SOLVED, Puzzle, after, part_of
from tetrarch.puzzles.themes import BEST_DECISION


class Judging(msgspec.Struct, frozen=True):
    """How clear a decision must be, and how much effort is spent on it."""

    margin: float = 0.2
    """By how much the win probability after the solution must exceed that after any other decision."""
    simulations: int = 2000
    """The number of simulations of each search and of each evaluation."""
    searches: int = 2
    """The number of seeds; the decision must be the best with each of them."""


RIVALS = 5
"""How many of the best decisions of a search are evaluated."""
EQUAL = 0.02
"""Decisions whose win probability is this close to the best one are solutions as well."""


def try_judging(position: FlatPosition, judging: Judging) -> Puzzle | None:
    """The puzzle of the best decision in a position, if it is clearly better than the others."""
    part, seat = part_of(position.game), position.seat
    legal = position.legal_ids()
    if len(legal) < part.FEWEST_DECISIONS:
        return None
    seeds = [f"judging {number}" for number in range(judging.searches)]
    found = [rivals(position, judging.simulations, seed) for seed in seeds]
    candidates = sorted({decision for decisions in found for decision in decisions})
    # Nothing to find if the searches disagree, or if nothing else is worth a look.
    if len({decisions[0] for decisions in found}) > 1 or len(candidates) < 2:
        return None
    judged = [
        {decision: chance_after(position, decision, judging.simulations, seed) for decision in candidates}
        for seed in seeds
    ]
    solutions, lead = clear_solutions(judged)
    ideas = {part.idea(position, decision) for decision in solutions}
    if lead < judging.margin or len(ideas) > 1 or 3 * len(solutions) > len(legal):
        return None
    text = registry.game(position.game).position_to_line(cast(GamePosition, position))
    return Puzzle(
        id=hashlib.sha256(f"{text} {BEST_DECISION}".encode()).hexdigest()[:8],
        game=position.game,
        position=text,
        seat=seat,
        players=position.players,
        theme=BEST_DECISION,
        tags=tuple(part.tags(position)),
        goal="win",
        legal=len(legal),
        solution=(tuple((decision, SOLVED) for decision in solutions),),
        line=solutions[:1],
        proof="margin",
        nodes=judging.searches * judging.simulations * (1 + len(candidates)),
        lead=round(lead, 3),
        simulations=judging.simulations,
        searches=judging.searches,
    )


def rivals(position: FlatPosition, simulations: int, seed: str) -> list[int]:
    """The best decisions by a search of what the seat knows, best first."""
    seat = position.seat
    bot = make_bot(position.game, "search", seed, seat)
    thought = bot.think(cast(GamePosition, position).view(seat), seat, Budget(simulations, whole=True))
    return [line.decisions[0] for line in thought.lines[:RIVALS]] or [thought.decision]


def chance_after(position: FlatPosition, decision: int, simulations: int, seed: str) -> float:
    """The calibrated win probability of the seat after a decision; the seed fills in what the seat does not know."""
    seat = position.seat
    reader = cast(Reader, registry.extension(position.game, "analysis") or Reader())
    view = cast(FlatPosition, cast(GamePosition, position).view(seat))
    following = after(reader.playable(view, seat, Generator(seed, "judging")), decision)
    return evaluate(following, seat, simulations=simulations, seed=seed).chances[seat]


def clear_solutions(judged: Sequence[Mapping[int, float]]) -> tuple[tuple[int, ...], float]:
    """The best decisions by all evaluations, best first, and the least lead of any of them over the others."""
    means = {decision: sum(chances[decision] for chances in judged) / len(judged) for decision in judged[0]}
    best = max(means.values())
    solutions = tuple(sorted((one for one in means if means[one] >= best - EQUAL), key=lambda one: -means[one]))
    others = [one for one in means if one not in solutions]
    if not others:
        return solutions, 0.0
    return solutions, min(
        min(chances[one] for one in solutions) - max(chances[one] for one in others) for chances in judged
    )
