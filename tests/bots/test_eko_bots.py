"""The bots of Ekö decide what is legal, the same for the same seed, and see no more than they are shown."""

from __future__ import annotations

import pytest

from tetrarch import eko
from tetrarch.bots import EKO_BOTS, eko_bot
from tetrarch.bots.eko import SimpleBot
from tetrarch.bots.eko.evaluation import can_take, discs_in_danger, evaluate
from tetrarch.core.errors import SetupError
from tetrarch.core.randomness import Generator
from tetrarch.eko.layout import CONSTRUCT, KIND_BITS
from tetrarch.eko.position import Stack

ALL_TILES = ["labyrinth", "portals", "pyramids", "wind", "moon", "sand", "beacon"]
TABLES: list[tuple[int, list[str], str]] = [
    (2, [], "complete"),
    (3, ["draft"], "complete"),
    (4, ALL_TILES, "complete"),
    (2, ["labyrinth", "portals", "pyramids", "wind"], "first-printing"),
]


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


@pytest.mark.parametrize("name", EKO_BOTS)
@pytest.mark.parametrize(("players", "variants", "printing"), TABLES)
def test_bots_decide_what_is_legal(name: str, players: int, variants: list[str], printing: str) -> None:
    play([name] * players, 1, variants, printing, rounds=6)


@pytest.mark.parametrize("name", EKO_BOTS)
def test_the_same_seed_decides_the_same(name: str) -> None:
    one = play([name] * 2, 5, [], "complete", rounds=6)
    two = play([name] * 2, 5, [], "complete", rounds=6)
    assert one == two


def test_an_unknown_bot_suggests_the_nearest() -> None:
    with pytest.raises(SetupError, match="unknown bot 'simpel'; did you mean 'simple'"):
        eko_bot("simpel", 1, 0)


def test_simple_beats_random() -> None:
    wins = 0
    for seed in range(6):
        names = ["simple", "random"] if seed % 2 else ["random", "simple"]
        outcome = play(names, seed, [], "complete", rounds=80).outcome
        assert outcome is not None
        wins += outcome.winners == (names.index("simple"),)
    assert wins >= 5


def won_next(position: eko.Position) -> int | None:
    """A decision that wins at once for the seat to decide, if there is one."""
    seat = position.decider
    for decision in position.legal_ids():
        after = position.copy()
        after.push(int(decision))
        if after.outcome and after.outcome.winners == (seat,):
            return int(decision)
    return None


def test_simple_takes_a_win_that_is_there() -> None:
    seen = 0
    for seed in range(40):
        position = eko.new_game(2, seed=seed).position
        generator = Generator(seed, "test")
        while not position.is_over:
            if won_next(position) is not None:
                seen += 1
                seat = position.decider
                position.push(SimpleBot(Generator(1, "bot")).decide(position.view(seat), seat))
                assert position.outcome is not None
                assert seat in position.outcome.winners
                break
            decisions = position.legal_ids()
            position.push(int(decisions[generator.below(len(decisions))]))
        if seen == 4:
            return
    pytest.fail("no win was ever there")


def test_many_decisions_are_sampled_but_all_constructions_tried() -> None:
    bot = SimpleBot(Generator(1, "test"))
    decisions = [CONSTRUCT | number << 4 for number in range(5)] + [3 | number << 4 for number in range(100)]
    chosen = bot.candidates(decisions, 20)
    assert len(chosen) == len(set(chosen)) == 20
    assert sum(decision & KIND_BITS == CONSTRUCT for decision in chosen) == 5
    assert bot.candidates(decisions, 105) == decisions


@pytest.mark.parametrize(
    ("attacker", "defender", "can"),
    [
        (Stack(0, 2, False), Stack(1, 1, False), True),
        (Stack(0, 2, False), Stack(1, 2, True), False),
        (Stack(0, 2, True), Stack(1, 2, True), True),
        (Stack(0, 1, False), Stack(1, 4, False), True),
        (Stack(0, 1, False), Stack(1, 3, False), False),
        (Stack(0, 4, True), Stack(0, 1, False), False),
    ],
)
def test_strength_in_an_attack_e4_6(attacker: Stack, defender: Stack, can: bool) -> None:
    assert can_take(attacker, defender) is can


@pytest.mark.parametrize("seed", range(5))
def test_danger_is_what_the_rules_allow_to_be_attacked(seed: int) -> None:
    position = eko.new_game(2, seed=seed).position
    generator = Generator(seed, "test")
    for _ in range(60):
        if position.is_over:
            return
        if position.step == "action":
            attacked = {
                str(decision).replace("*", "x").split("x")[1]
                for decision in position.legal_decisions()
                if "E4.6" in decision.rules
            }
            heights = {hex_.name: position.stack_at(space) for space, hex_ in enumerate(position.board.spaces)}
            discs = sum(stack.height for name in attacked if (stack := heights[name]))
            assert discs_in_danger(position)[1 - position.seat][0] == discs
        decisions = position.legal_ids()
        position.push(int(decisions[generator.below(len(decisions))]))


def test_a_win_is_better_than_anything_else() -> None:
    position = play(["simple", "random"], 1, [], "complete", rounds=80)
    assert position.outcome is not None
    winner = position.outcome.winners[0]
    assert evaluate(position, winner) > 500
    assert evaluate(position, 1 - winner) < -500
