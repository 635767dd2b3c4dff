"""Searching bots find every win in their own turn, and prevent wins of the next player where they can."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tests.bots.test_endgame import brute_force
from tetrarch import eko
from tetrarch.bots import Budget, make_bot
from tetrarch.bots.eko.endgame import EkoProver, NextTurnProver, may_win_now
from tetrarch.bots.search import SearchBot
from tetrarch.core.kernel import JIT
from tetrarch.core.randomness import Generator
from tetrarch.eko.rules.turn import begin_turn
from tetrarch.puzzles import collection
from tetrarch.puzzles.mining import solves

VARIANTS: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (3, {"variants": ["sand"]}),
    (4, {"variants": ["moon", "portals"]}),
    (2, {"variants": ["pyramids", "moon"]}),
    (2, {"printing": "first-printing"}),
]
POSITIONS = 12 if JIT else 2


def late_positions(players: int, options: dict[str, Any]) -> Iterator[eko.Position]:
    """Positions of games between bots that build, in which a player is near a win."""
    for seed in range(60):
        game = eko.new_game(players, seed=seed, round_limit=60, **options)
        bots = [make_bot("eko", "greedy:tolerance=0.2", seed, seat) for seat in range(players)]
        while not game.position.is_over:
            position = game.position
            if position.decider == position.seat and max(map(position.points, range(players))) >= 7:
                yield position.copy()
            seat = position.to_decide[0]
            game.play(bots[seat].decide(position.view(seat), seat), seat)


def passed(position: eko.Position) -> eko.Position:
    """The position as if the turn were the next player's."""
    twin = position.copy()
    begin_turn(twin.state, (position.seat + 1) % position.players)
    return twin


def turn_of(bot: SearchBot[Any], position: eko.Position) -> eko.Position:
    """The position after a complete turn of a bot."""
    now, generator = position.copy(), Generator(1, "others")
    while not now.is_over and now.turn == position.turn:
        legal = now.legal_ids()
        is_own = now.decider == position.seat
        now.push(bot.decide(now, now.seat) if is_own else int(legal[generator.below(len(legal))]))
    return now


def searcher(seat: int, text: str = "level3") -> SearchBot[Any]:
    bot = make_bot("eko", text, 1, seat)
    assert isinstance(bot, SearchBot)
    return bot


@pytest.mark.parametrize(("players", "options"), VARIANTS)
def test_a_win_in_the_own_turn_is_always_found(players: int, options: dict[str, Any]) -> None:
    seen = 0
    for position in late_positions(players, options):
        prover = EkoProver(position, position.seat)
        if position.step != "action" or prover.answer(prover.root) != "yes":
            continue
        bot = searcher(position.seat, "level3:simulations=1")
        thought = bot.think(position, position.seat)
        if len(position.legal_ids()) > 1:
            assert thought.proven
            assert thought.chances[position.seat] == 1
            assert thought.lines[0].proven
        outcome = turn_of(bot, position).outcome
        assert outcome is not None
        assert outcome.winners == (position.seat,)
        seen += 1
        if seen == POSITIONS:
            return
    pytest.fail("too few wins")


@pytest.mark.parametrize(("players", "options"), VARIANTS)
def test_decisions_left_out_of_the_last_action_do_not_win(players: int, options: dict[str, Any]) -> None:
    compared = 0
    for position in late_positions(players, options):
        if position.step not in ("march-action", "reinforce") or not may_win_now(position, position.seat):
            continue
        seat = position.seat
        expected = brute_force(position, seat, 1, 1, [400])
        if expected is not None:
            prover = EkoProver(position, seat)
            assert prover.answer(prover.root) == ("yes" if expected else "no")
            compared += 1
        if compared == POSITIONS // 2:
            return
    pytest.fail("too few positions")


@pytest.mark.parametrize("level", ["level3", "level4:simulations=100"])
def test_the_packaged_wins_are_all_solved(level: str) -> None:
    puzzles = [puzzle for puzzle in collection("eko").puzzles if puzzle.theme == "win-in-one"]
    for puzzle in puzzles[::2] if JIT else puzzles[::40]:
        assert solves(puzzle, level, "exact"), puzzle.id


@pytest.mark.parametrize("level", ["level3", "level4:simulations=100"])
def test_a_win_of_the_other_of_two_players_is_prevented(level: str) -> None:
    puzzles = [puzzle for puzzle in collection("eko").puzzles if puzzle.theme == "only-defence" and puzzle.players == 2]
    threats = 0
    for puzzle in puzzles if JIT else puzzles[::10]:
        position: Any = puzzle.start()
        prover = NextTurnProver(position, puzzle.seat, "hold")
        if "no" in prover.good_decisions(prover.root).values():  # else the win comes after the own next turn
            assert solves(puzzle, level, "exact"), puzzle.id
            threats += 1
    assert threats >= len(puzzles) // 20


def test_a_win_of_the_next_of_three_players_is_prevented() -> None:
    seen = 0
    for position in late_positions(3, {}):
        if position.step != "action" or may_win_now(position, position.seat):
            continue
        if not may_win_now(passed(position), passed(position).seat):
            continue
        prover = NextTurnProver(position, position.seat, "hold")
        if prover.answer(prover.root, 5_000) != "yes" or prover.nodes < 50:
            continue
        end = turn_of(searcher(position.seat), position)
        if end.outcome is None:
            following = EkoProver(end, end.seat)
            assert following.answer(following.root) == "no"
        seen += 1
        if seen == POSITIONS // 2:
            return
    pytest.fail("too few threats")


def test_a_decision_without_nodes_in_the_tree_is_taken_if_it_alone_prevents_a_win() -> None:
    """With one simulation the search opens a single decision, and the defence is another one."""
    puzzles = [puzzle for puzzle in collection("eko").puzzles if puzzle.theme == "only-defence"]
    for puzzle in puzzles if JIT else puzzles[::10]:
        position: Any = puzzle.start()
        bot = searcher(puzzle.seat, "search:simulations=1")
        thought = bot.think(position.view(puzzle.seat), puzzle.seat, Budget(1))
        prover = NextTurnProver(position, puzzle.seat, "hold", 1, 1 << 16)
        assert prover.answer(prover.root.after(thought.decision, puzzle.seat)) == "yes", puzzle.id
        assert thought.lines[0].decisions[0] == thought.decision


def test_the_last_card_of_legends_is_solved() -> None:
    puzzles = [puzzle for puzzle in collection("legends").puzzles if puzzle.theme == "last-card"]
    for puzzle in puzzles[::4] if JIT else puzzles[::20]:
        assert solves(puzzle, "level3", "exact"), puzzle.id
