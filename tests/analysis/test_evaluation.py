"""Evaluations: exact where the result is certain, reproducible, and without hidden information."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tests.conftest import RunPython
from tests.table.worlds import other_position
from tetrarch import eko, legends
from tetrarch.analysis import Evaluation, evaluate, evaluation
from tetrarch.analysis.calibration import Calibration
from tetrarch.analysis.evaluation import forecaster_of
from tetrarch.analysis.tally import PUBLIC
from tetrarch.bots import Control
from tetrarch.bots.network import owners_by, shipped_network
from tetrarch.core.errors import NoSuchSeat
from tetrarch.core.kernel import JIT
from tetrarch.core.position import FlatPosition
from tetrarch.core.randomness import Generator
from tetrarch.legends.position.options import VARIANTS
from tetrarch.legends.position.position import Position

SMALL: dict[str, Any] = {"simulations": 4}
ALL_VARIANTS = [name for name in VARIANTS if name != "match"]


def checked(evaluation: Evaluation, position: FlatPosition) -> Evaluation:
    """The evaluation, after a check of what holds for every evaluation."""
    players = position.players
    assert (len(evaluation.chances), len(evaluation.points)) == (players, players)
    assert sum(evaluation.chances) == pytest.approx(1)
    assert all(0 <= chance <= 1 for chance in evaluation.chances)
    for owner in evaluation.owners:
        assert len(owner.shares) == players
        assert all(0 <= share <= 1 + 1e-9 for share in owner.shares)
        assert sum(owner.shares) <= 1 + 1e-9
    return evaluation


def positions() -> list[FlatPosition]:
    """Positions of both games with 2 to 4 players: at the start, in the middle, and near the end."""
    found: list[FlatPosition] = []
    for players in (2, 3, 4):
        for module in (eko, legends):
            options: dict[str, Any] = {"round_limit": 30} if module is eko else {"variants": ALL_VARIANTS}
            position = module.new_game(players, seed=players, **options).position
            for decisions in (0, 40):
                position = position.copy()
                position.playout(Generator(players, "test"), decisions)
                found.append(position)
    return found


@pytest.mark.parametrize("position", positions(), ids=lambda position: f"{position.game}-{position.step}")
def test_every_position_has_an_evaluation(position: FlatPosition) -> None:
    for seat in (None, position.players - 1):
        checked(evaluate(position, seat, **SMALL), position)


@pytest.mark.parametrize("module", [eko, legends])
def test_a_finished_game_is_evaluated_exactly(module: Any) -> None:
    position = module.new_game(3, seed=1).position
    position.playout(Generator(1, "test"))
    found = checked(evaluate(position, 1, **SMALL), position)
    assert found.proven
    assert found.simulations == 0
    assert found.points == position.outcome.points
    winners = position.outcome.winners
    assert found.chances == tuple((seat in winners) / len(winners) for seat in range(3))
    owners = forecaster_of(position.game).owned_places(position)
    assert {owned.place: owned.shares for owned in found.owners} == {
        place: tuple(float(seat == owner) for seat in range(3)) for place, owner in owners.items()
    }


def test_a_proven_win_is_certain() -> None:
    position = eko.parse_position(
        "eko1 seats=TS first=0 at=action/0/0/29/15 board=bars;A@0,0r3;C@2,1r4;F@-1,3r4;D@-3,2r5;G@-2,-1r5;E@1,-3r1;"
        "B@3,-2r4 stacks=e5:T2,h1:T1!,c3:T3,b1:S3!,f4:S2,g5:S4 buildings=a1:T2,b4:T1,c2:T3,c4:T1,d7:T2,e2:T2,e4:S1,"
        "f7:S2,g2:S3 reserves=4,3 boxes=6,4"
    )
    found = checked(evaluate(position, simulations=200), position)
    assert found.proven
    assert found.chances == (1.0, 0.0)


def test_a_game_that_nobody_wins_counts_as_shared_by_all() -> None:
    position = eko.new_game(3, seed=1).position
    position.state[eko.rules.layout.STEP] = eko.rules.layout.OVER_STEP
    position.state[eko.rules.layout.WINNERS] = 0
    assert evaluate(position).chances == pytest.approx((1 / 3, 1 / 3, 1 / 3))


def hidden_positions() -> list[Position]:
    """Positions of Legends with everything that can be hidden: during the set-up, the bidding and the game."""
    game = legends.new_game(3, seed=5, variants=["explore", "swamp", "leaders", "die"], quick_setup=False)
    position = game.position
    found = [position.copy()]
    generator = Generator(3, "test")
    while position.step != "bid":
        position.playout(generator, 1)
    found.append(position.copy())
    position.play("bid 2", 0)
    found.append(position.copy())
    position.play("bid 1", 1)
    found.append(position.copy())
    position.playout(generator, 40)
    found.append(position.copy())
    return found


@pytest.fixture
def owners_by_network(monkeypatch: pytest.MonkeyPatch) -> None:
    """A calibration in which the network alone tells the owners."""
    monkeypatch.setattr(evaluation, "calibration_of", lambda game, players: Calibration(network=(1.0, 1.0)))


@pytest.mark.usefixtures("owners_by_network")
@pytest.mark.parametrize("position", positions(), ids=lambda position: f"{position.game}-{position.step}")
def test_the_network_takes_part_in_the_forecast_of_owners(position: FlatPosition) -> None:
    found = checked(evaluate(position, 0, **SMALL), position)
    shipped = shipped_network(position.game)
    assert shipped
    owners = owners_by(shipped, forecaster_of(position.game).known_to(position, 0))
    assert len(found.owners) == len(owners)
    for owned, row in zip(found.owners, owners, strict=True):
        assert owned.shares == pytest.approx(row[:-1], abs=1e-9)


@pytest.mark.usefixtures("owners_by_network")
def test_without_usable_weights_playouts_forecast_the_owners(monkeypatch: pytest.MonkeyPatch) -> None:
    position = eko.new_game(2, seed=1).position
    monkeypatch.setattr(evaluation, "shipped_network", lambda game: None)
    found = evaluate(position, 0, **SMALL)
    monkeypatch.setattr(evaluation, "calibration_of", lambda game, players: Calibration())
    assert found == evaluate(position, 0, **SMALL)


@pytest.mark.usefixtures("owners_by_network")
@pytest.mark.parametrize("position", hidden_positions(), ids=lambda position: f"{position.step}-{position.to_decide}")
@pytest.mark.parametrize("seat", [None, 0, 2])
def test_hidden_information_does_not_matter_to_the_network(position: Position, seat: int | None) -> None:
    own = checked(evaluate(position, seat, **SMALL), position)
    for number in range(2):
        assert evaluate(other_position(position, seat, Random(number)), seat, **SMALL) == own


@pytest.mark.parametrize("position", hidden_positions(), ids=lambda position: f"{position.step}-{position.to_decide}")
@pytest.mark.parametrize("seat", [None, 0, 2])
def test_hidden_information_does_not_matter(position: Position, seat: int | None) -> None:
    own = checked(evaluate(position, seat, **SMALL), position)
    for number in range(2):
        other = other_position(position, seat, Random(number))
        assert evaluate(other, seat, **SMALL) == own
    view = position.public_view() if seat is None else position.view(seat)
    assert evaluate(view, seat, **SMALL) == own


def test_between_the_games_of_a_match_the_next_deal_is_sampled() -> None:
    position = legends.new_game(2, seed=2, variants=["match"]).position
    generator = Generator(1, "test")
    while not position.awaits_chance:
        position.playout(generator, 1)
    for seat in (None, 1):
        found = checked(evaluate(position, seat, simulations=16), position)
        assert not found.proven
        assert all(
            total >= position.state[legends.rules.layout.TOTAL_VP + other] - 5
            for other, total in enumerate(found.points)
        )


def test_an_eliminated_player_cannot_win() -> None:
    position = eko.new_game(3, seed=1, round_limit=200).position
    generator = Generator(7, "test")
    while not position.is_over and not any(position.is_eliminated(seat) for seat in range(3)):
        position.playout(generator, 1)
    (out,) = (seat for seat in range(3) if position.is_eliminated(seat))
    found = checked(evaluate(position, out, **SMALL), position)
    assert found.chances[out] == 0
    assert not found.proven


def test_the_same_seed_gives_the_same_evaluation() -> None:
    position = legends.new_game(2, seed=1).position
    position.playout(Generator(1, "test"), 20)
    own = evaluate(position, 0, simulations=16, seed=4)
    assert evaluate(position, 0, simulations=16, seed=4) == own
    assert evaluate(position, 0, simulations=16, seed=5) != own


def test_a_stopped_evaluation_is_still_complete() -> None:
    position = eko.new_game(2, seed=1).position
    control = Control()
    control.stop()
    found = checked(evaluate(position, simulations=10_000, control=control), position)
    assert found.simulations < 100


def test_wrong_arguments_are_rejected() -> None:
    position: Any = legends.new_game(2, seed=1).position
    wrong: Any
    for wrong in ("legends", None, 7):
        with pytest.raises(TypeError, match="a position is needed"):
            evaluate(wrong)
    for wrong in ("0", True, 1.0):
        with pytest.raises(TypeError, match="a number or None is needed"):
            evaluate(position, wrong)
    with pytest.raises(NoSuchSeat):
        evaluate(position, 2)
    with pytest.raises(ValueError, match="at least 1"):
        evaluate(position, simulations=0)
    with pytest.raises(ValueError, match="the view of seat 1"):
        evaluate(position.view(1), 0)
    with pytest.raises(ValueError, match="the view of a spectator"):
        evaluate(position.public_view(), 0)


def test_playouts_from_the_last_decision_are_nearly_certain() -> None:
    position = legends.new_game(2, seed=3).position
    generator = Generator(2, "test")
    while not position.is_over:
        before = position.copy()
        position.playout(generator, 1)
    forecast = forecaster_of("legends").play_out(before, PUBLIC, generator, 8)
    assert forecast.points == pytest.approx([position.points(seat) for seat in range(2)], abs=4)
    assert forecast.wins.sum() == pytest.approx(1)


EVALUATIONS = """
from tetrarch import eko, legends
from tetrarch.analysis import evaluate
from tetrarch.core.randomness import Generator

for module in (eko, legends):
    for seed in range(3):
        position = module.new_game(2 + seed, seed=seed).position
        position.playout(Generator(seed, "test"), 20)
        for seat in (None, 1):
            print(evaluate(position, seat, simulations=40))
position = legends.new_game(2, seed=1, variants=["match"]).position
while not position.awaits_chance:
    position.playout(Generator(1, "test"), 1)
print(evaluate(position, simulations=40))
"""


@pytest.mark.skipif(not JIT, reason="compares with the compiled kernels")
def test_compiled_or_not_evaluations_are_the_same(run_python: RunPython, capsys: pytest.CaptureFixture[str]) -> None:
    plain = run_python("-c", EVALUATIONS, jit="off")
    assert plain.returncode == 0, plain.stderr
    exec(EVALUATIONS, {})
    assert plain.stdout == capsys.readouterr().out
    assert plain.stdout.count("\n") == 13
