"""The exact solver: its answers match brute force, and its proofs are checked by the rules alone."""

from __future__ import annotations

import os
from collections import Counter
from functools import cache
from typing import Any

import msgspec
import pytest

from tests.eko.tables import STREET, table
from tetrarch import eko, legends
from tetrarch.bots import make_bot
from tetrarch.bots.endgame import Goal, Unsolvable, make_prover, solve, solve_with_prover
from tetrarch.bots.proofs import Proof, ProofError, begins_own_turn, check_proof, read_proof
from tetrarch.core.errors import FormatError, NoSuchSeat
from tetrarch.core.randomness import Generator

JIT = os.environ["TETRARCH_JIT"] == "on"
LIMIT = 8000 if JIT else 1000
"""The most positions of one brute force."""


@cache
def endings(game: str, seed: int, players: int, options: tuple[str, ...] = (), turns: int = 3) -> list[Any]:
    """The positions at the start of the last turns of a game between greedy bots."""
    limit: dict[str, Any] = {"round_limit": 12} if game == "eko" else {"quick_setup": True}
    module = eko if game == "eko" else legends
    played = module.new_game(players, seed=seed, variants=list(options), **limit)
    bots = [make_bot(game, "greedy:tolerance=0.2", seed, seat) for seat in range(players)]
    found = []
    while not played.position.is_over:
        position = played.position
        seat = position.to_decide[0]
        if position.step in ("action", "take"):
            found.append(position.copy())
        played.play(bots[seat].decide(position.view(seat), seat), seat)
    return found[-turns:]


def brute_force(
    position: Any,
    seat: int,
    turns: int | None,
    own_turns: int,
    budget: list[int],
    goal: str = "win",
    margin: int = 1,
    known: dict[tuple[bytes, int], bool] | None = None,
) -> bool | None:
    """Whether a seat surely reaches a goal, by trying everything; None if that takes too long."""
    known = {} if known is None else known
    key = (position.state.tobytes(), own_turns)
    if key in known:
        return known[key]
    budget[0] -= 1
    if budget[0] < 0:
        return None
    if goal == "lead" and (position.is_over or position.step == "queen" or position.seat != seat):
        others = (position.points(other) for other in range(position.players) if other != seat)
        return bool(position.points(seat) - max(others) >= margin)
    if position.is_over:
        winners = position.outcome.winners
        return bool(winners == (seat,) if goal == "win" else seat in winners)
    if goal == "hold" and turns is not None and own_turns > turns:
        return True
    is_late = turns is not None and (own_turns > turns or (own_turns == turns and position.seat != seat))
    if goal in ("win", "share") and is_late:
        return False
    is_own = position.to_decide == (seat,)
    found = not is_own
    for decision in position.legal_ids():
        after = position.copy()
        after.push(int(decision))
        begun = own_turns + begins_own_turn(position, after, seat)
        value = brute_force(after, seat, turns, begun, budget, goal, margin, known)
        if value is None:
            return None
        if value == is_own:
            found = value
            break
    known[key] = found
    return found


CASES = [
    ("eko", 2, ()),
    ("eko", 3, ()),
    ("eko", 4, ("wind",)),
    ("eko", 2, ("labyrinth", "sand")),
    ("eko", 2, ("pyramids", "moon")),
    ("legends", 2, ()),
    ("legends", 3, ("citadels", "explore")),
    ("legends", 4, ("leaders",)),
]


@pytest.mark.parametrize(("game", "players", "options"), CASES)
def test_answers_match_brute_force_in_the_last_turn(game: str, players: int, options: tuple[str, ...]) -> None:
    compared = Counter[bool]()
    for seed in range(2):
        (position,) = endings(game, seed, players, options, 1)
        for seat in range(players):
            turns = 1 if game == "eko" else None
            expected = brute_force(position, seat, turns, int(position.seat == seat), [1500])
            if expected is None:
                continue
            prover = make_prover(position, seat, table_rows=1 << 12)
            assert prover.answer(prover.root, 20_000) == ("yes" if expected else "no")
            compared[expected] += 1
    assert compared[True]
    assert compared[False]


STREETS = (
    ("b8:E2! b2:T2! b4:T3", "a1:E3 a2:E2 a3:E2 a4:E2 a5:E1 a6:E1"),
    ("b7:E2! b3:T1!", "a1:E3 a2:E2 a3:E2 a4:E2 a5:E1 a6:E1"),
    ("b9:E1! b6:T2!", "a1:T3 a2:T2 a3:T2 a4:E2 a5:T1 a6:T1 a8:T1"),
    ("b5:E1! b1:E1 b8:T2!", "a1:T3 a2:T2 a3:T2 a4:T2 a5:E1 a7:T1"),
)
"""Positions on a small board, with few ways to go on: stacks and buildings."""


@cache
def street_positions() -> list[Any]:
    """Positions of random games from the streets, at the start of a turn."""
    found = []
    for number, (stacks, buildings) in enumerate(STREETS):
        for seed in range(4):
            position: Any = table(STREET, stacks, buildings=buildings, round_limit=40)
            generator = Generator(seed, f"street {number}")
            for _ in range(24):
                if position.is_over:
                    break
                if position.step == "action":
                    found.append(position.copy())
                ids = position.legal_ids()
                position.push(int(ids[generator.below(len(ids))]))
    return found


@pytest.mark.parametrize(("goal", "turns"), [("win", 2), ("share", 1), ("share", 2), ("hold", 1), ("hold", 2)])
def test_answers_of_eko_match_brute_force_for_all_goals_and_two_turns(goal: Goal, turns: int) -> None:
    compared, longer = Counter[bool](), 0
    for position in street_positions():
        for seat in range(2):
            expected = brute_force(position, seat, turns, int(position.seat == seat), [LIMIT], goal)
            if expected is None:
                continue
            prover = make_prover(position, seat, goal, turns, table_rows=1 << 12)
            assert prover.answer(prover.root, 50_000) == ("yes" if expected else "no")
            compared[expected] += 1
            if turns > 1:
                sooner = make_prover(position, seat, goal, 1, table_rows=1 << 12)
                longer += sooner.answer(sooner.root, 50_000) != ("yes" if expected else "no")
    assert min(compared[True], compared[False]) >= 3, compared
    assert turns == 1 or longer, "the second turn decides"


@pytest.mark.parametrize("goal", ["win", "share"])
@pytest.mark.parametrize(("players", "options"), [(2, ()), (3, ()), (3, ("citadels",)), (4, ("leaders",))])
def test_answers_of_legends_match_brute_force_with_two_cards_left(
    players: int, options: tuple[str, ...], goal: Goal
) -> None:
    compared = Counter[bool]()
    for seed in range(4):
        position = endings("legends", seed, players, options, 2)[0]
        for seat in range(players):
            expected = brute_force(position, seat, None, int(position.seat == seat), [LIMIT], goal)
            if expected is None:
                continue
            prover = make_prover(position, seat, goal, table_rows=1 << 12)
            assert prover.answer(prover.root, 20_000) == ("yes" if expected else "no")
            compared[expected] += 1
    assert compared[True]
    assert compared[False]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_lead_of_legends_matches_brute_force(players: int) -> None:
    compared = Counter[bool]()
    for seed in range(3):
        for position in endings("legends", seed, players, (), 3):
            seat = position.seat
            own, *others = (position.points(other) for other in [seat, *range(players)])
            for margin in range(own - max(others) - 2, own - max(others) + 6, 2):
                expected = brute_force(position, seat, None, 1, [LIMIT], "lead", margin)
                if expected is None:
                    continue
                prover = make_prover(position, seat, "lead", table_rows=1 << 12, margin=margin)
                answer = prover.answer(prover.root, 20_000)
                assert answer in ("unknown" if position.deck_left else "", "yes" if expected else "no")
                compared[expected] += answer != "unknown"
    assert compared[True]
    assert compared[False]


def test_a_win_in_two_turns_is_proved_and_checked() -> None:
    position, proof = two_turn_proof()
    assert solve(position).answer == "no"
    solution = solve(position, turns=2, nodes=3000)
    assert check_proof(proof) == len(proof.branches)
    assert (solution.answer, solution.turns) == ("yes", 2)
    assert solution.line[0].notation == solution.decision
    assert solution.winners == (solution.seat,)


def won_position() -> Any:
    """A position in which a seat wins in its turn."""
    found = next(position for position in reversed(endings("eko", 0, 2)) if solve(position).answer == "yes")
    return found.copy()


def changed(proof: Proof, place: int, branch: tuple[tuple[int, int], ...]) -> Proof:
    """The proof with another branch at a place."""
    branches = [*proof.branches[:place], branch, *proof.branches[place + 1 :]]
    return msgspec.structs.replace(proof, branches=tuple(branches))


@cache
def two_turn_proof() -> tuple[Any, Proof]:
    """A position that is won in two turns, with the proof."""
    for seed in range(6):
        for position in reversed(endings("eko", seed, 2, (), 5)):
            solution, prover = solve_with_prover(position, turns=2, nodes=3000)
            if solution.answer == "yes" and solution.turns == 2:
                return position, prover.proof()
    raise AssertionError("no win in two turns")


def test_tampered_proofs_are_rejected() -> None:
    _, proof = two_turn_proof()
    check_proof(proof)
    replies = next(place for place, branch in enumerate(proof.branches) if len(branch) > 1)
    own = next(place for place, branch in enumerate(proof.branches) if len(branch) == 1)
    tampered = {
        "proof-replies": changed(proof, replies, proof.branches[replies][1:]),
        "proof-own-decision": changed(proof, own, ()),
        "proof-not-reached": changed(proof, own, ((proof.branches[own][0][0], -1),)),
        "proof-no-branch": changed(proof, own, ((proof.branches[own][0][0], 10_000),)),
        "proof-late": msgspec.structs.replace(proof, turns=1),
    }
    for code, wrong in tampered.items():
        with pytest.raises(ProofError) as caught:
            check_proof(wrong)
        assert caught.value.code == code
    with pytest.raises(ProofError):
        check_proof(msgspec.structs.replace(proof, seat=1 - proof.seat))


def test_a_proof_survives_its_text_and_a_broken_text_is_rejected() -> None:
    _, proof = two_turn_proof()
    text = msgspec.json.encode(proof)
    assert check_proof(read_proof(text)) == check_proof(proof)
    with pytest.raises(FormatError):
        read_proof(text[:-1])
    with pytest.raises(ProofError, match="cannot be read"):
        read_proof(b'{"format": "tetrarch-proof"}')


def test_the_limit_of_nodes_gives_unknown_and_never_a_wrong_answer() -> None:
    position = won_position()
    answers = {solve(position, nodes=nodes).answer for nodes in (1, 2, 3, 5, 10, 100, 1000)}
    assert answers <= {"yes", "unknown"}
    assert solve(position, nodes=1).answer == "unknown"
    assert solve(position, nodes=1000).answer == "yes"


def test_legends_never_uses_what_a_seat_cannot_know() -> None:
    """Whatever order the hidden cards have, the answer and the number of nodes stay the same."""
    answers = set()
    for seed in (1, 3, 4) if JIT else (1, 3):
        position = endings("legends", seed, 2, (), 3)[0]
        assert position.deck_left == 2
        redeals = [position.determinize(position.seat, Generator(number, "redeal")) for number in range(4)]
        assert len({redealt.state.tobytes() for redealt in redeals}) > 1
        for seat in range(2):
            found = set()
            for redealt in redeals:
                prover = make_prover(redealt, seat, table_rows=1 << 12)
                found.add((prover.answer(prover.root, 2000 if JIT else 300), prover.nodes, prover.best))
            assert len(found) == 1
            answers.add(found.pop()[0])
    assert answers == {"yes", "no", "unknown"}


@pytest.mark.parametrize("seed", range(3))
def test_the_last_card_of_legends_is_proved_for_one_of_two_seats(seed: int) -> None:
    (position,) = endings("legends", seed, 2, (), 1)
    answers = [make_prover(position, seat, goal="share") for seat in range(2)]
    found = [prover.answer(prover.root, 20_000) for prover in answers]
    assert "no" not in found or "yes" in found
    for prover, answer in zip(answers, found, strict=True):
        if answer == "yes":
            check_proof(prover.proof(20_000))


def test_saving_the_emperor_is_refuted_by_a_capture() -> None:
    """The goal "save" fails exactly where the next player can capture, which playing every reply confirms."""
    compared = set()
    for seed in (0, 3):
        for position in endings("eko", seed, 2, (), 6):
            seat = position.seat
            other = 1 - seat
            for decision in position.legal_ids()[:6]:
                after = position.copy()
                after.push(int(decision))
                if after.is_over or after.step != "action" or after.seat == seat:
                    continue
                prover = make_prover(after, seat, "save", table_rows=1 << 10)
                prover.root = type(prover.root)(after, 1)
                answer = prover.answer(prover.root, 4000)
                if answer != "unknown":
                    can_capture = captures(after, other, [4000])
                    assert answer == ("no" if can_capture else "yes")
                    compared.add(answer)
    assert compared == {"yes", "no"}


def captures(position: Any, seat: int, budget: list[int]) -> bool:
    """Whether a seat can capture an Emperor, or end the game without the other seat, in this turn."""
    budget[0] -= 1
    assert budget[0] > 0
    for decision in position.legal_ids():
        after = position.copy()
        after.push(int(decision))
        if after.is_over:
            if 1 - seat not in after.outcome.winners:
                return True
        elif after.captives(seat) or (after.seat == seat and captures(after, seat, budget)):
            return True
    return False


def test_bad_questions_are_rejected() -> None:
    position = won_position()
    questions: dict[str, dict[str, Any]] = {
        "solve-turns": {"turns": 0},
        "solve-nodes": {"nodes": 0},
        "unknown-goal": {"goal": "draw"},
    }
    for name, arguments in questions.items():
        with pytest.raises(Unsolvable) as caught:
            solve(position, **arguments)
        assert caught.value.code == name
    with pytest.raises(NoSuchSeat):
        solve(position, 7)
    position.push(solve(position).line[0].id)
    while not position.is_over:
        position.push(solve(position).line[0].id)
    with pytest.raises(Unsolvable, match="over"):
        solve(position)
    bids = legends.new_game(2, seed=1, quick_setup=True).position
    while bids.step != "bid":
        bids.push(int(bids.legal_ids()[0]))
    with pytest.raises(Unsolvable, match="one player"):
        solve(bids)
