"""Searching bots find every win in their own turn, and prevent wins of the next player where they can."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from functools import partial
from typing import Any, cast

import pytest

from tests.bots.test_endgame import LIMIT, brute_force, endings
from tests.eko.tables_variants import table
from tetrarch import eko
from tetrarch.bots import Budget, make_bot, proving
from tetrarch.bots.eko.endgame import EkoProver, NextTurnProver, may_win_now
from tetrarch.bots.endgame import Goal, Node
from tetrarch.bots.proving import WINDOW
from tetrarch.bots.search import SearchBot
from tetrarch.core.kernel import JIT
from tetrarch.core.position import Array
from tetrarch.core.randomness import Generator
from tetrarch.eko.rules import layout
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
LEVELS = ("level3", "level4", "level5")
"""The levels that never miss a win in their own turn."""


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
        for level in LEVELS:
            bot = searcher(position.seat, f"{level}:simulations=1")
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


@pytest.mark.parametrize("level", LEVELS)
def test_a_win_among_thousands_of_decisions_is_found(level: str) -> None:
    """Many ways through tempests (E9.8): the list of a frame is filled more than once for one position."""
    drawing = "\n".join([" . . . . . . . .", "t . t . t . t . t", " . . . . . . . ."])
    stacks = {"a1": "E4!", "a5": "E4", "c3": "E4", "a8": "T1!", "c8": "T1"}
    position = table(drawing, stacks, reserves={"E": "3"})
    assert len(position.legal_ids()) > WINDOW
    thought = searcher(0, f"{level}:simulations=1").think(position, 0)
    assert thought.proven
    assert thought.chances[0] == 1
    outcome = turn_of(searcher(0, f"{level}:simulations=1"), position).outcome
    assert outcome is not None
    assert outcome.winners == (0,)


@pytest.mark.parametrize("window", [1, 2, 5])
def test_the_answers_do_not_depend_on_how_many_decisions_are_listed_at_a_time(
    window: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """For every goal, by several limits of the list."""
    puzzles = collection("eko").puzzles
    asked = [(puzzle, goal) for puzzle in puzzles[:: 40 if JIT else 160] for goal in ("win", "hold", "save")]
    provers = [EkoProver(cast(Any, puzzle.start()), puzzle.seat, cast(Goal, goal)) for puzzle, goal in asked]
    expected = [prover.answer(prover.root, 300) for prover in provers]
    monkeypatch.setattr(proving, "WINDOW", window)
    again = [EkoProver(prover.root.position, prover.seat, prover.goal) for prover in provers]
    found = [prover.answer(prover.root, 3000) for prover in again]
    known = [(one, other) for one, other in zip(expected, found, strict=True) if one != "unknown" != other]
    assert {("yes", "yes"), ("no", "no")} == set(known)
    assert len(known) > len(provers) // 2


@pytest.mark.parametrize("level", LEVELS)
def test_a_disc_is_lost_where_only_that_wins(level: str) -> None:
    """The stack on b1 pays for the zone on a2, through which the Emperor then takes the last enemy stack (E9.4)."""
    position = table(". t . .\n   . .", {"a1": "E4!", "b1": "E4", "a4": "T4!"}, reserves={"E": "3"})
    outcome = turn_of(searcher(0, f"{level}:simulations=20"), position).outcome
    assert outcome is not None
    assert outcome.winners == (0,)


def all_replaced(decision: int, view: eko.Position, decisions: Array) -> dict[int, int]:
    """One decision in place of all others."""
    return dict.fromkeys(decisions.tolist(), decision)


def test_a_defence_is_not_replaced_by_what_does_the_same_for_less_and_prevents_nothing(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    puzzles = [puzzle for puzzle in collection("eko").puzzles if puzzle.theme == "only-defence"]
    compared = 0
    for puzzle in puzzles[:: 10 if JIT else 40]:
        position: Any = puzzle.start()
        prover = NextTurnProver(position, puzzle.seat, "hold", 1, 1 << 16)
        answers = prover.good_decisions(prover.root)
        lost = next((decision for decision, answer in answers.items() if answer == "no"), None)
        if lost is None:  # the win that the puzzle prevents comes after the next turn
            continue
        bot = searcher(puzzle.seat, "search:simulations=20")
        monkeypatch.setattr(bot, "dominated", partial(all_replaced, lost))
        assert answers[bot.think(position, puzzle.seat).decision] == "yes", puzzle.id
        compared += 1
    assert compared


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


@pytest.mark.parametrize(("players", "options"), VARIANTS)
def test_where_a_win_is_excluded_at_once_brute_force_finds_none(players: int, options: dict[str, Any]) -> None:
    compared = Counter[str]()
    for position in late_positions(players, options):
        if may_win_now(position, position.seat) or compared[position.step] >= POSITIONS:
            continue
        won = brute_force(position, position.seat, 1, 1, [4_000 if JIT else 100], "share")
        if won is None:
            continue
        assert not won, position
        compared[position.step] += 1
        if compared["action"] >= POSITIONS and compared.total() >= 2 * POSITIONS:
            return
    assert compared.total() >= POSITIONS


def needs_march(position: eko.Position) -> bool:
    """Whether the seat can win in its turn, but not without a march."""
    prover = EkoProver(position, position.seat)

    def wins_without_march(node: Node[eko.Position]) -> bool:
        if prover.answer(node) != "yes":
            return False
        if node.position.is_over:
            return True
        decisions = map(int, node.position.legal_ids())
        if not prover.decides(node):
            return all(wins_without_march(node.after(one, prover.seat)) for one in decisions)
        kept = (one for one in decisions if one & layout.KIND_BITS != layout.MARCH)
        return any(wins_without_march(node.after(one, prover.seat)) for one in kept)

    return prover.answer(prover.root) == "yes" and not wins_without_march(prover.root)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_win_that_needs_a_march_is_always_found(players: int) -> None:
    puzzles = [one for one in collection("eko").puzzles if one.theme == "win-in-one" and one.players == players]
    found = 0
    for puzzle in puzzles:
        position: Any = puzzle.start()
        if not needs_march(position):
            continue
        for level in LEVELS:
            outcome = turn_of(searcher(puzzle.seat, level), position).outcome
            assert outcome is not None, (puzzle.id, level)
            assert outcome.winners == (puzzle.seat,), (puzzle.id, level)
        found += 1
        if found == POSITIONS:
            return
    assert found >= POSITIONS // 2


@pytest.mark.parametrize("level", LEVELS)
def test_the_packaged_wins_are_all_solved(level: str) -> None:
    puzzles = [puzzle for puzzle in collection("eko").puzzles if puzzle.theme == "win-in-one"]
    for puzzle in puzzles[::2] if JIT else puzzles[::40]:
        assert solves(puzzle, level, "exact"), puzzle.id


@pytest.mark.parametrize("level", LEVELS)
def test_a_win_of_the_other_of_two_players_is_prevented(level: str) -> None:
    puzzles = [puzzle for puzzle in collection("eko").puzzles if puzzle.theme == "only-defence" and puzzle.players == 2]
    puzzles = puzzles if JIT else puzzles[::10]
    threats = 0
    text = level if JIT else f"{level}:simulations=100"
    for puzzle in puzzles:
        position: Any = puzzle.start()
        prover = NextTurnProver(position, puzzle.seat, "hold")
        answers = prover.good_decisions(prover.root)
        held = {decision for decision, answer in answers.items() if answer == "yes"}
        if held == set(puzzle.accepted(0)):  # else a win after the own next turn must be prevented, too
            assert solves(puzzle, text, "exact"), puzzle.id
            threats += 1
    assert threats >= len(puzzles) // 2


@pytest.mark.parametrize("players", [3, 4])
def test_a_win_of_the_next_of_several_players_is_prevented(players: int) -> None:
    seen = 0
    for position in late_positions(players, {}):
        if position.step != "action" or may_win_now(position, position.seat):
            continue
        if not may_win_now(passed(position), passed(position).seat):
            continue
        prover = NextTurnProver(position, position.seat, "hold")
        if prover.answer(prover.root, 5_000) != "yes" or prover.nodes < 50:
            continue
        for level in LEVELS if JIT else LEVELS[:1]:
            end = turn_of(searcher(position.seat, level), position)
            if end.outcome is None:
                following = EkoProver(end, end.seat)
                assert following.answer(following.root) == "no", level
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


@pytest.mark.parametrize("level", LEVELS)
def test_the_last_card_of_legends_is_solved(level: str) -> None:
    puzzles = [puzzle for puzzle in collection("legends").puzzles if puzzle.theme == "last-card"]
    for puzzle in puzzles[::4] if JIT else puzzles[::20]:
        assert solves(puzzle, level if JIT else f"{level}:simulations=60", "exact"), puzzle.id


@pytest.mark.parametrize("players", [2, 3, 4])
def test_a_win_in_the_last_turn_of_legends_is_always_found(players: int) -> None:
    """Where brute force finds one, by everything that the seat can do with the last card."""
    seen = 0
    for seed in range(80):
        (position,) = endings("legends", seed, players, (), 1)
        seat = position.seat
        prospects = set()
        for decision in map(int, position.legal_ids()):
            after = position.copy()
            after.push(decision)
            prospects.add(brute_force(after, seat, None, 1, [LIMIT]))
        if not prospects >= {True, False}:
            continue
        for level in LEVELS:
            now = position.copy()
            bot = make_bot("legends", level if JIT else f"{level}:simulations=40", seed, seat)
            while not now.is_over:
                now.push(bot.decide(now.view(now.decider), now.decider))
            assert now.outcome.winners == (seat,), (seed, level)
        seen += 1
        if seen == POSITIONS // 2:
            return
    pytest.fail("too few wins")
