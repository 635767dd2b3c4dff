"""A puzzle: a position, a goal that is proved, and every decision that keeps it."""

from __future__ import annotations

from types import ModuleType
from typing import Literal, cast

import msgspec

from tetrarch.bots import make_bot
from tetrarch.bots.endgame import Goal, Node, Prover, Unsolvable, make_prover
from tetrarch.core import registry
from tetrarch.core.game import GamePosition
from tetrarch.core.position import FlatPosition
from tetrarch.core.schemas import COUNT, SEAT, Schema, form_schema, refine

SOLVED = -1
"""In a solution: the goal is reached, or nothing that can be played misses it any more."""
HARDER_FROM = (900, 1200, 1500, 1800)
"""The ratings at which the difficulties 2, 3, 4 and 5 begin."""
Branch = tuple[tuple[int, int], ...]
"""The accepted decisions at one node of a solution, each with the place of the next node; for another seat, its
reply."""


class Puzzle(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True, forbid_unknown_fields=True):
    """A puzzle with its complete solution."""

    id: str
    """A stable name, unique in its game."""
    game: str
    position: str
    """The complete position in one line; users receive the view of the seat."""
    seat: int
    """The seat that the user plays."""
    players: int
    theme: str
    """What the puzzle is about, such as ``win-in-one``."""
    tags: tuple[str, ...] = ()
    """The variants of the game."""
    goal: Goal
    turns: int = 1
    margin: int = 1
    """With the goal "lead": the number of points ahead, negative if that is the best."""
    legal: int
    """The number of legal decisions at the start."""
    solution: tuple[Branch, ...]
    """The accepted decisions and the replies, the first node for the position."""
    line: tuple[int, ...]
    """The main line through the solution."""
    proof: Literal["exact", "margin"] = "exact"
    """By the exact solver, for every decision and every reply; or judged by searches, with a margin."""
    nodes: int
    """The number of positions that the proof needed; with a margin, the number of simulations of all searches."""
    lead: float = 0.0
    """With a margin: how much the win probability after the solution exceeds that after any other first decision."""
    simulations: int = 0
    """With a margin: the number of simulations of each search."""
    searches: int = 0
    """With a margin: the number of searches, each with its own seed; all agree."""
    levels: tuple[int, ...] = ()
    """How many of ``seeds`` attempts the bots of each level solved, the weakest first."""
    seeds: int = 0
    rating: int = 1500
    """The initial rating, from the levels that solve it."""

    @property
    def difficulty(self) -> int:
        """The difficulty by the rating, from 1 (very easy) to 5 (very hard)."""
        return 1 + sum(self.rating >= rating for rating in HARDER_FROM)

    def start(self) -> FlatPosition:
        """The complete position."""
        position = registry.game(self.game).parse_position(self.position, f"puzzle {self.id}")
        return cast(FlatPosition, position)

    def accepted(self, place: int) -> dict[int, int]:
        """The decisions of a node of the solution, each with the next node."""
        return dict(self.solution[place])


def puzzle_schema() -> Schema:
    """The schema of a line of a collection."""
    schema = form_schema(Puzzle, "A puzzle with its complete solution.")
    refine(
        schema,
        id={"pattern": "^[0-9a-f]{8}$", "description": "A stable name, unique in its game."},
        game={"enum": list(registry.names())},
        position={"description": "The complete position in one line."},
        seat={**SEAT, "description": "The seat that the user plays."},
        players={"minimum": 2, "maximum": 4},
        theme={"description": "What the puzzle is about, such as win-in-one."},
        tags={"description": "The variants of the game."},
        turns={"minimum": 1},
        margin={"description": "With the goal lead: the number of points ahead, negative if that is the best."},
        legal={"minimum": 1, "description": "The number of legal decisions at the start."},
        solution={"minItems": 1, "description": "The accepted decisions of each node with the next node; -1: solved."},
        line={"minItems": 1, "description": "The main line through the solution."},
        proof={"description": "Whether the solution is proved exactly, or judged with a margin."},
        nodes={**COUNT, "description": "The number of positions of the proof, or of simulations of all searches."},
        lead={"minimum": 0, "maximum": 1, "description": "With a margin: the least lead in win probability."},
        simulations={**COUNT, "description": "With a margin: the number of simulations of each search."},
        searches={**COUNT, "description": "With a margin: the number of searches with different seeds."},
        levels={"items": COUNT, "description": "The attempts that the bots of each level solved."},
        seeds={**COUNT, "description": "The number of attempts of each level."},
        rating={"description": "The initial rating, from the levels that solve it."},
    )
    return schema


def part_of(game: str) -> ModuleType:
    """The part of the puzzles that belongs to a game; ``Unsolvable`` if it has none."""
    found = registry.extension(game, "puzzles")
    if found is None:
        raise Unsolvable("no-solver", game=game)
    return found


def prover_for(puzzle: Puzzle) -> Prover[FlatPosition]:
    """A prover of the goal of a puzzle."""
    return make_prover(puzzle.start(), puzzle.seat, puzzle.goal, puzzle.turns, margin=puzzle.margin)


def after(position: FlatPosition, decision: int) -> FlatPosition:
    """The position behind a decision."""
    following = position.copy()
    following.make_room()
    following.push(decision)
    return following


class NoPuzzle(ValueError):
    """A position that makes no puzzle: too many solutions, or not all decisions are proved."""


def solution_of(prover: Prover[FlatPosition], limit: int, most: int) -> tuple[Branch, ...]:
    """Every decision that keeps the goal, with one reply to each; ``NoPuzzle`` if that is too much or not known.

    A node from which every decision reaches the goal counts as solved.
    """
    branches: list[Branch] = []
    places: dict[tuple[bytes, int], int] = {}

    def add(node: Node[FlatPosition]) -> int:
        if prover.is_end(node):
            return SOLVED
        key = node.key()
        if key in places:
            return places[key]
        if not prover.decides(node):
            chosen = [greedy_reply(node.position)]
        else:
            answers = prover.good_decisions(node, limit)
            chosen = [decision for decision, answer in answers.items() if answer == "yes"]
            if "unknown" in answers.values() or not chosen:
                raise NoPuzzle
            if len(chosen) == len(answers):
                places[key] = SOLVED
                return SOLVED
        if len(branches) + len(chosen) > most:
            raise NoPuzzle
        place = places[key] = len(branches)
        branches.append(())
        branches[place] = tuple((decision, add(node.after(decision, prover.seat))) for decision in chosen)
        return place

    if add(prover.root) != 0:
        raise NoPuzzle
    return tuple(branches)


def greedy_reply(position: FlatPosition) -> int:
    """The reply of the seat that decides: what a greedy bot likes best, always the same."""
    seat = position.decider
    return make_bot(position.game, "greedy", "puzzle", seat).decide(cast(GamePosition, position).view(seat), seat)
