"""The search in Ekö: it wins where it can, sees what is coming, and finds the exact value of small positions."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tests.eko.tables import table
from tetrarch import eko
from tetrarch.bots import Budget, eko_bot
from tetrarch.core.kernel import JIT
from tetrarch.core.randomness import Generator

SEARCHERS = ("level3", "level4", "level5:simulations=2000")
POSITIONS = 20 if JIT else 2
"""How many positions of each kind are tried: plain Python searches about a hundred times slower."""


def after(position: eko.Position, decision: int) -> eko.Position:
    """The position behind a decision."""
    twin = position.copy()
    twin.push(decision)
    return twin


def wins_at_once(position: eko.Position, decision: int, seat: int) -> bool:
    """Whether a decision ends the game with this seat as the only winner."""
    outcome = after(position, decision).outcome
    return outcome is not None and outcome.winners == (seat,)


def winning(position: eko.Position) -> list[int]:
    """The decisions that win at once for who decides."""
    return [int(one) for one in position.legal_ids() if wins_at_once(position, int(one), position.decider)]


def played_positions(players: int) -> Iterator[eko.Position]:
    """Positions of games that begin at random and continue greedily, so that a player is about to win."""
    for seed in range(400):
        position = eko.new_game(players, seed=seed).position
        generator = Generator(seed, "positions")
        bots = [eko_bot("greedy", seed, seat) for seat in range(players)]
        while not position.is_over:
            yield position
            decisions = position.legal_ids()
            position.push(
                int(decisions[generator.below(len(decisions))])
                if generator.below(3) == 0
                else bots[position.decider].decide(position, position.decider)
            )


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("name", SEARCHERS)
def test_takes_a_win_that_is_there(name: str, players: int) -> None:
    seen = 0
    for position in played_positions(players):
        if len(position.legal_ids()) == 1 or not (wins := winning(position)):
            continue
        seat = position.decider
        assert eko_bot(name, seen, seat).decide(position.view(seat), seat) in wins
        seen += 1
        if seen == POSITIONS:
            return
    pytest.fail("too few wins were ever there")


@pytest.mark.parametrize("name", SEARCHERS[1:])
def test_leaves_no_win_to_the_next_player_where_it_can(name: str) -> None:
    seen = 0
    for position in played_positions(2):
        seat = position.decider
        if position.step != "reinforce" or winning(position):
            continue
        behind = {int(one): after(position, int(one)) for one in position.legal_ids()}
        if any(one.decider == seat and not one.is_over for one in behind.values()):
            continue  # a placement that does not end the turn
        lost = {one for one, there in behind.items() if there.is_over or winning(there)}
        if not lost or len(lost) == len(behind):
            continue
        assert eko_bot(name, seen, seat).decide(position.view(seat), seat) not in lost
        seen += 1
        if seen == POSITIONS // 2:
            return
    pytest.fail("too few losses were ever there")


# Small positions, solved exactly


def solve(position: eko.Position, known: dict[bytes, frozenset[int]]) -> frozenset[int]:
    """Who wins when both of two players do their best: all that may win a tie share it."""
    outcome = position.outcome
    if outcome is not None:
        return frozenset(outcome.winners)
    key = position.state.tobytes()
    if key not in known:
        seat = position.decider
        ends = [solve(after(position, int(one)), known) for one in position.legal_ids()]
        known[key] = max(ends, key=lambda winners: (seat in winners) / max(len(winners), 1))
    return known[key]


def small_position(seed: int) -> eko.Position:
    """Two stacks each, of random heights, on a street of five spaces and four sites, with a few turns to go."""
    generator = Generator(seed, "small")
    spaces = ["b1", "b2", "b3", "b4", "b5"]
    generator.shuffle(spaces)
    stacks = " ".join(
        f"{space}:{player}{1 + generator.below(3)}{emperor}"
        for space, player, emperor in zip(spaces, "ETET", ["!", "!", "", ""], strict=False)
    )
    reserves = " ".join(f"{player}:{generator.below(4)}" for player in "ET")
    return table(" r c K r\n. . . . .", stacks, reserves=reserves, round_limit=4, buildings="a4:T1")


@pytest.mark.parametrize("seed", range(25 if JIT else 4))
def test_small_positions_are_solved_exactly(seed: int) -> None:
    position = small_position(seed)
    seat = position.decider
    known: dict[bytes, frozenset[int]] = {}
    truth = solve(position, known)
    thought = eko_bot("search:simulations=20000", 1, seat).think(position.view(seat), seat)
    assert solve(after(position, thought.decision), known) == truth
    assert {place for place, chance in enumerate(thought.chances) if chance > (0 if thought.proven else 0.1)} == truth


@pytest.mark.parametrize("seed", range(3))
def test_without_a_proof_the_value_goes_to_the_exact_one(seed: int) -> None:
    position = small_position(seed)
    seat = position.decider
    truth = solve(position, {})
    values = [1 / len(truth) if place in truth else 0.0 for place in range(2)]
    errors = []
    for simulations in (4, 20_000):
        thought = eko_bot("search", 1, seat).think(position.view(seat), seat, Budget(simulations, whole=True))
        errors.append(max(abs(value - chance) for value, chance in zip(values, thought.chances, strict=True)))
    assert errors[1] <= errors[0]
    assert errors[1] < 0.1


# Hand-made tactics, which who looks one decision ahead misses

TACTICS: dict[str, tuple[str, str, dict[str, str], set[str]]] = {
    "regroup first, then take the Emperor": (
        ". . . . . .",
        "a3:E1! a1:T3! a4:E3 a6:T2 a2:E2",
        {"reserves": "E:2 T:2"},
        {"a2+a3", "a3+a2", "a4-a5"},
    ),
    "the capital before the capture": (
        " r c K r m\n. . . . . .",
        "b3:E2! b4:T2! b5:E3 b2:T3 b1:E2",
        {"reserves": "T:2", "buildings": "a3:T1"},
        {"b3^a3E!"},
    ),
    "a tower on the capital": (
        " r c K r m\n. . . . . .",
        "b3:E3! b5:T3! b6:E3 b1:T1 b4:E1",
        {"reserves": "T:1", "buildings": "a3:T1"},
        {"b3^a3T!"},
    ),
    "hold the capital and build elsewhere": (
        " r c K r m\n. . . . . .",
        "b2:E2! b3:T3! b5:E2 b6:T1 b1:E2",
        {"reserves": "T:2", "buildings": "a3:E1"},
        {"b5^a5E"},
    ),
    "the Emperor keeps its discs": (
        " r c K r m\n. . . . . .",
        "b5:E2! b1:T2! b6:E2 b2:T3 b3:E1",
        {"reserves": "E:1 T:1", "buildings": "a3:E1"},
        {"b6^a5E"},
    ),
    "a point instead of a disc": (
        " r c K r m\n. . . . . .",
        "b6:E2! b1:T3! b5:E1 b4:T1 b2:E2",
        {"reserves": "E:1 T:1", "buildings": "a3:T1"},
        {"b6^a5E!"},
    ),
}
"""A board, stacks, more, and the only decisions that win within two rounds against every reply."""


def tactic(name: str) -> tuple[eko.Position, set[str]]:
    """The position of a tactic, and what wins it."""
    drawing, stacks, more, wins = TACTICS[name]
    position = table(drawing, stacks, round_limit=4, **more)  # type: ignore[arg-type]
    return position, wins


@pytest.mark.parametrize("name", TACTICS)
def test_tactics_are_what_they_are_called(name: str) -> None:
    position, wins = tactic(name)
    if JIT or len(position.legal_ids()) < 9:
        known: dict[bytes, frozenset[int]] = {}
        found = {
            position.describe(int(one)).notation
            for one in position.legal_ids()
            if solve(after(position, int(one)), known) == {0}
        }
        assert found == wins
    greedy = eko_bot("greedy", 1, 0).decide(position.view(0), 0)
    assert position.describe(greedy).notation not in wins, "it is too easy"


@pytest.mark.parametrize("name", TACTICS)
def test_tactics_are_found(name: str) -> None:
    position, wins = tactic(name)
    for seed in range(3 if JIT else 1):
        bot = eko_bot("level5:simulations=20000", seed, 0)
        assert position.describe(bot.decide(position.view(0), 0)).notation in wins
