"""The bots of Ekö decide what is legal, the same for the same seed, and see no more than they are shown."""

from __future__ import annotations

import numpy as np
import pytest

from tetrarch import eko
from tetrarch.bots import eko_bot, roster
from tetrarch.bots.eko.evaluation import DANGER, DANGER_IN_TURN, EMPEROR_IN_DANGER, FEATURES, measure, takers_of
from tetrarch.bots.eko.players import dominated
from tetrarch.core.errors import SetupError
from tetrarch.core.randomness import Generator
from tetrarch.eko.rules.layout import KIND_BITS, MOVE
from tetrarch.eko.rules.state import has_emperor, height_of, owner_of, put_stack, stack_code

ALL_TILES = ["labyrinth", "portals", "pyramids", "wind", "moon", "sand", "beacon"]
TABLES: list[tuple[int, list[str], str]] = [
    (2, [], "complete"),
    (3, ["draft"], "complete"),
    (4, ALL_TILES, "complete"),
    (2, ["labyrinth", "portals", "pyramids", "wind"], "first-printing"),
]
SHORT = {"level3": "level3:simulations=8", "level4": "level4:simulations=8", "level5": "level5:simulations=8"}
NAMES = [SHORT.get(name, name) for name in roster("eko") if name != "search"] + ["search:simulations=8"]
"""Every bot, with budgets that plain Python can spend."""


def play(names: list[str], seed: int, variants: list[str], printing: str, rounds: int) -> eko.Position:
    """A game between bots, every decision of which is checked to be legal."""
    game = eko.new_game(len(names), seed=seed, variants=variants, printing=printing, round_limit=rounds)
    bots = [eko_bot(name, seed, seat) for seat, name in enumerate(names)]
    position = game.position
    while not position.is_over:
        seat = position.decider
        view = position.view(seat)
        decision = bots[seat].decide(view, seat)
        assert view == position, "a bot must not change what it is shown"
        assert decision in position.legal_ids()
        position.push(decision)
    return position


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize(("players", "variants", "printing"), TABLES)
def test_bots_decide_what_is_legal(name: str, players: int, variants: list[str], printing: str) -> None:
    play([name] * players, 1, variants, printing, rounds=3)


@pytest.mark.parametrize("name", NAMES)
def test_the_same_seed_decides_the_same(name: str) -> None:
    one = play([name] * 2, 5, [], "complete", rounds=4)
    two = play([name] * 2, 5, [], "complete", rounds=4)
    assert one == two


def test_an_unknown_bot_suggests_the_nearest() -> None:
    with pytest.raises(SetupError, match="unknown bot 'gredy'; did you mean 'greedy'"):
        eko_bot("gredy", 1, 0)


def test_greedy_beats_random() -> None:
    wins = 0
    for seed in range(6):
        names = ["greedy", "random"] if seed % 2 else ["random", "greedy"]
        outcome = play(names, seed, [], "complete", rounds=80).outcome
        assert outcome is not None
        wins += outcome.winners == (names.index("greedy"),)
    assert wins >= 5


@pytest.mark.parametrize(
    ("attacker", "defender", "can"),
    [
        (stack_code(0, 2, 0), stack_code(1, 1, 0), True),
        (stack_code(0, 2, 0), stack_code(1, 2, 1), False),
        (stack_code(0, 2, 1), stack_code(1, 2, 1), True),
        (stack_code(0, 1, 0), stack_code(1, 4, 0), True),
        (stack_code(0, 1, 0), stack_code(1, 3, 0), False),
    ],
)
def test_strength_in_an_attack_e4_6(attacker: int, defender: int, can: bool) -> None:
    position = eko.new_game(2, seed=1).position
    state = np.zeros_like(position.state)
    put_stack(state, 5, owner_of(attacker), height_of(attacker), has_emperor(attacker))
    put_stack(state, 6, owner_of(defender), height_of(defender), has_emperor(defender))
    emperors = has_emperor(attacker) << 5 | has_emperor(defender) << 6
    assert bool(takers_of(state, height_of(defender), emperors, 0) & 1 << 5) is can


@pytest.mark.parametrize("seed", range(5))
def test_danger_is_what_the_rules_allow_to_be_attacked(seed: int) -> None:
    position = eko.new_game(2, seed=seed).position
    generator = Generator(seed, "test")
    features = np.zeros(4 * FEATURES, dtype=np.int64)
    for _ in range(60):
        if position.is_over:
            return
        if position.step == "action":
            attacked = {
                str(decision).replace("*", "x").split("x")[1]
                for decision in position.legal_decisions()
                if "E4.6" in decision.rules
            }
            found = {hex_.name: position.stack_at(space) for space, hex_ in enumerate(position.board.spaces)}
            stacks = [stack for name in attacked if (stack := found[name])]
            measure(position.static, position.state, features)
            row = (1 - position.seat) * FEATURES
            assert features[row + DANGER] == sum(stack.height for stack in stacks)
            assert features[row + EMPEROR_IN_DANGER] == sum(stack.emperor for stack in stacks)
            assert features[row + DANGER_IN_TURN] == 0, "it is not that seat's turn"
        decisions = position.legal_ids()
        position.push(int(decisions[generator.below(len(decisions))]))


THINKERS = ["greedy", "level1", "level2", "level3:simulations=20", "level5:simulations=20"]


def wastes(position: eko.Position, decision: int) -> bool:
    """Whether another move leads to the same board, but for more discs in the stack that moved."""
    seat = position.decider
    behind = after_of(position, decision)
    if decision & KIND_BITS != MOVE or behind.discs_on_board(seat) == position.discs_on_board(seat):
        return False
    for other in position.legal_ids():
        twin = after_of(position, int(other))
        spaces = {space for space, _ in set(twin.stacks().items()) ^ set(behind.stacks().items())}
        if int(other) & KIND_BITS == MOVE and len(spaces) == 1:
            one, two = behind.stack_at(min(spaces)), twin.stack_at(min(spaces))
            if one and two and one.seat == two.seat == seat and one.emperor == two.emperor and one.height < two.height:
                return True
    return False


def after_of(position: eko.Position, decision: int) -> eko.Position:
    """The position behind a decision."""
    twin = position.copy()
    twin.push(decision)
    return twin


def games_without_waste(games: int) -> int:
    """Play games on boards with tempests and fail at the first wasted disc; returns how often one could be wasted."""
    chances = 0
    for number in range(games):
        names = [THINKERS[(number + place) % len(THINKERS)] for place in range(2 + number % 3)]
        game = eko.new_game(len(names), seed=number, variants=ALL_TILES, round_limit=12)
        position = game.position
        bots = [eko_bot(name, number, seat) for seat, name in enumerate(names)]
        while not position.is_over:
            seat = position.decider
            wasteful = dominated(position, position.legal_ids())
            chances += bool(wasteful)
            decision = bots[seat].decide(position.view(seat), seat)
            assert decision not in wasteful, f"{names[seat]} wastes discs by {position.describe(decision)}"
            assert not wastes(position, decision)
            position.push(decision)
    return chances


def test_no_disc_is_spent_for_nothing() -> None:
    assert games_without_waste(10) > 50


@pytest.mark.soak
def test_no_disc_is_spent_for_nothing_in_a_thousand_games() -> None:
    assert games_without_waste(1000) > 10_000
