"""Finding puzzles in games: exact proofs, unique solutions, and a difficulty measured with bots."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator, Sequence
from types import ModuleType
from typing import Any, cast

import msgspec

from tetrarch.bots import make_bot
from tetrarch.bots.endgame import Prover, make_prover
from tetrarch.bots.roster import levels as bot_levels
from tetrarch.core import registry
from tetrarch.core.game import GamePosition
from tetrarch.core.position import FlatPosition
from tetrarch.core.randomness import Generator
from tetrarch.core.record import parse_record
from tetrarch.puzzles.judging import Judging, try_judging
from tetrarch.puzzles.puzzle import SOLVED, NoPuzzle, Puzzle, after, part_of, solution_of
from tetrarch.puzzles.themes import BEST_DECISION, Theme

PLAYERS = ("level1", "level2", "level3", "level3", "search:simulations=400")
"""The bots that play the games."""
JUDGES = ("level1", "level2", "level3", "level4", "level5:simulations=10000")
"""The bots that measure the difficulty, one of each level."""
LEVEL_RATINGS = (900, 1200, 1500, 1800, 2100)
"""The ratings that the levels stand for in a game without measured ones."""
LOWEST, HIGHEST = 600, 2400
SEEDS = 3
"""The number of attempts of each level."""
MOST_IN_GAME = 3
MOST_BRANCHES = 160
"""The largest solution that is kept."""
TABLE_ROWS = 1 << 17
WORST_LOSS = 2
"""The most points by which a turn may worsen the margin of a seat, for the best margin to be looked for."""


def play_game(game: str, seed: str) -> list[FlatPosition]:
    """The positions of a game between bots of mixed levels, with players and variants by the seed."""
    part = part_of(game)
    generator = Generator(seed, "puzzle game")
    players, options = part.SETUPS[generator.below(len(part.SETUPS))]
    definition = registry.game(game)
    played: Any = definition.new_game(players, definition.bounded_options(dict(options)), seed=seed)
    names = [PLAYERS[generator.below(len(PLAYERS))] for _ in range(players)]
    bots = [make_bot(game, name, seed, seat) for seat, name in enumerate(names)]
    found = []
    while not played.position.is_over:
        position = played.position
        found.append(position.copy())
        seat = position.to_decide[0]
        played.play(bots[seat].decide(position.view(seat), seat), seat)
    return found


def mine_game(game: str, seed: str, judging: Judging | None = None) -> list[Puzzle]:
    """The puzzles of one game between bots."""
    return mine_positions(game, play_game(game, seed), seed, judging)


def mine_record(record: str, seed: str, judging: Judging | None = None) -> list[Puzzle]:
    """The puzzles of a recorded game, which is verified first."""
    parsed = parse_record(record)
    played: Any = registry.game(parsed.game).verify(parsed)
    positions = (played.position_after(number) for number in range(len(played.events)))
    return mine_positions(parsed.game, [one for one in positions if one.to_decide], seed, judging)


def mine_positions(
    game: str, positions: Sequence[FlatPosition], seed: str, judging: Judging | None = None
) -> list[Puzzle]:
    """The puzzles among the positions of one game: at most a few, and not two of one theme.

    With ``judging``, a position without an exact puzzle may have one whose solution is the best by a margin.
    """
    part = part_of(game)
    starts = [position for position in positions if part.is_start(position)]
    late = starts[-part.LAST_TURNS :]
    found: dict[str, Puzzle] = {}
    for position in reversed(late):
        for theme in part.candidates(position, True):
            if theme.name not in found and len(found) < MOST_IN_GAME:
                puzzle = try_theme(position, theme, part)
                if puzzle is not None:
                    found[theme.name] = puzzle
                    break
        else:
            if judging is not None and BEST_DECISION not in found and len(found) < MOST_IN_GAME:
                judged = try_judging(position, judging)
                if judged is not None:
                    found[BEST_DECISION] = judged
    measured = (with_difficulty(puzzle, seed) for puzzle in found.values())
    return [puzzle for puzzle in measured if is_sensible(puzzle)]


def try_theme(position: FlatPosition, theme: Theme, part: ModuleType) -> Puzzle | None:
    """The puzzle of a theme in a position, if there is one."""
    legal = position.legal_ids()
    if len(legal) < part.FEWEST_DECISIONS:
        return None
    margin = best_margin(position, theme) if theme.is_best else 1
    if margin is None:
        return None
    prover = make_prover(position, None, theme.goal, theme.turns, TABLE_ROWS, margin)
    if theme.turns > 1:
        quicker = make_prover(position, None, theme.goal, theme.turns - 1, TABLE_ROWS)
        if quicker.answer(quicker.root, theme.nodes) != "no":
            return None
    if prover.answer(prover.root, theme.nodes) != "yes":
        return None
    first = first_decisions(prover, theme, part)
    if first is None or 3 * first > len(legal):
        return None
    try:
        solution = solution_of(prover, theme.nodes, MOST_BRANCHES)
    except NoPuzzle:
        return None
    line = main_line(prover, solution)
    text = registry.game(position.game).position_to_line(prover.root.position)
    return Puzzle(
        id=hashlib.sha256(f"{text} {theme.name}".encode()).hexdigest()[:8],
        game=position.game,
        position=text,
        seat=prover.seat,
        players=position.players,
        theme=theme.name,
        tags=tuple(part.tags(position)),
        goal=theme.goal,
        turns=theme.turns,
        margin=margin,
        legal=len(legal),
        solution=solution,
        line=line,
        nodes=prover.nodes,
    )


def best_margin(position: FlatPosition, theme: Theme) -> int | None:
    """The greatest margin of points that the seat can reach in its turn; None if it is not known."""
    points = [cast(GamePosition, position).points(seat) for seat in range(position.players)]
    own = points.pop(position.seat)
    margin = own - max(points) - WORST_LOSS
    best = None
    while True:
        prover = make_prover(position, None, theme.goal, theme.turns, TABLE_ROWS, margin)
        answer = prover.answer(prover.root, theme.nodes)
        if answer != "yes":
            return best if answer == "no" else None
        best, margin = margin, margin + 1


def first_decisions(prover: Prover[FlatPosition], theme: Theme, part: ModuleType) -> int | None:
    """The number of first decisions that keep the goal; None if they have different ideas or are not all known."""
    kept = 0
    ideas = set()
    for decision in map(int, prover.root.position.legal_ids()):
        if prover.facts.is_uncertain(prover.root.position, prover.root.position, decision, prover.seat):
            return None
        answer = prover.answer(prover.root.after(decision, prover.seat), theme.nodes)
        if answer == "unknown":
            return None
        if answer == "yes":
            kept += 1
            ideas.add(part.idea(prover.root.position, decision))
            if len(ideas) > 1:
                return None
    return kept


def main_line(prover: Prover[FlatPosition], solution: Sequence[Sequence[tuple[int, int]]]) -> tuple[int, ...]:
    """The line through a solution that ends soonest."""
    best: dict[int, tuple[int, ...]] = {SOLVED: ()}

    def shortest(place: int) -> tuple[int, ...]:
        if place not in best:
            lines = ((decision, *shortest(following)) for decision, following in solution[place])
            best[place] = min(lines, key=len)
        return best[place]

    return shortest(0)


def steps(puzzle: Puzzle) -> Iterator[tuple[FlatPosition, int]]:
    """The positions of the main line, each with its decision."""
    position = puzzle.start()
    for decision in puzzle.line:
        yield position, decision
        position = after(position, decision)


# Difficulty


def with_difficulty(puzzle: Puzzle, seed: str) -> Puzzle:
    """The puzzle with the levels that solve it, and the rating that follows from them."""
    levels = tuple(sum(solves(puzzle, judge, f"{seed} {number}") for number in range(SEEDS)) for judge in JUDGES)
    return msgspec.structs.replace(
        puzzle, levels=levels, seeds=SEEDS, rating=rating_of(levels, SEEDS, level_ratings(puzzle.game, puzzle.players))
    )


def is_sensible(puzzle: Puzzle) -> bool:
    """Whether the goal is worth pursuing: the strongest bots, which want to win, go for the points as well."""
    return puzzle.goal != "lead" or any(puzzle.levels[-2:])


def solves(puzzle: Puzzle, judge: str, seed: str) -> bool:
    """Whether a bot finds the solution of a puzzle, decision by decision."""
    position: Any = puzzle.start()
    bot = make_bot(puzzle.game, judge, seed, puzzle.seat)
    place = 0
    while place != SOLVED:
        branch = puzzle.accepted(place)
        decision = next(iter(branch))
        if position.decider == puzzle.seat:
            decision = bot.decide(view_of(position, puzzle.seat), puzzle.seat)
            if decision not in branch:
                return False
        position = after(position, decision)
        place = branch[decision]
    return True


def view_of(position: GamePosition, seat: int) -> GamePosition:
    """What a seat may know of a position."""
    return position.view(seat)


def level_ratings(game: str, players: int) -> Sequence[int]:
    """The measured ratings of the levels in games with so many players."""
    measured = [level.ratings for level in bot_levels(game=game)]
    return [ratings[players - 2] for ratings in measured] if all(measured) else LEVEL_RATINGS


def rating_of(levels: Sequence[int], seeds: int, ratings: Sequence[int] = LEVEL_RATINGS) -> int:
    """The rating at which the levels would be expected to solve as many attempts as they did."""
    solved = sum(levels) / seeds
    low, high = float(LOWEST), float(HIGHEST)
    for _ in range(30):
        middle = (low + high) / 2
        expected = sum(1 / (1 + 10 ** ((middle - level) / 400)) for level in ratings)
        low, high = (middle, high) if expected > solved else (low, middle)
    return round(low)
