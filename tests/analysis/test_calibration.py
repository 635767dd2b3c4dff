"""Calibration: the properties of the mapping, the fit, and the report."""

from __future__ import annotations

from pathlib import Path

import msgspec
import numpy as np
import pytest

from tetrarch.analysis import calibrated
from tetrarch.analysis.calibration import fitting, report, sampling
from tetrarch.analysis.calibration.parameters import Calibration, calibration_of, mixed, parameters, stage
from tetrarch.core import registry
from tetrarch.core.errors import FormatError
from tetrarch.core.randomness import Generator

BENT = Calibration(exponents=(0.7, 1.3, 0.9, 1.6))


def drawn_chances(players: int, generator: Generator) -> list[float]:
    """Random chances with the sum 1."""
    parts = [1 + generator.below(1000) for _ in range(players)]
    return [part / sum(parts) for part in parts]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_calibrated_chances_keep_their_order_and_their_sum(players: int) -> None:
    generator = Generator(players, "test")
    for _ in range(200):
        raw = drawn_chances(players, generator)
        found = BENT.chances(raw)
        assert found.sum() == pytest.approx(1)
        assert np.argsort(found).tolist() == np.argsort(raw).tolist()


def test_a_better_chance_is_never_calibrated_to_a_worse_one() -> None:
    found = [BENT.chances([chance, 1 - chance])[0] for chance in np.linspace(0, 1, 101)]
    assert found == sorted(found)


@pytest.mark.parametrize(
    "fixed", [(1.0, 0.0), (0.0, 0.0, 1.0), (0.5, 0.5), (0.25,) * 4, (0.5, 0.5, 0.0), (0.0, 0.5, 0.0, 0.5)]
)
@pytest.mark.parametrize("game", registry.names())
def test_certain_and_equal_chances_stay(game: str, fixed: tuple[float, ...]) -> None:
    assert calibrated(game, len(fixed), fixed) == pytest.approx(fixed)
    assert BENT.chances(fixed).tolist() == pytest.approx(fixed)


def test_what_is_left_to_nobody_is_divided() -> None:
    assert Calibration().chances([0.5, 0.3]).tolist() == pytest.approx([0.6, 0.4])
    assert Calibration().chances([0.0, 0.0]).tolist() == pytest.approx([0.5, 0.5])
    assert Calibration().chances([0.333333, 0.333333, 0.333333]).tolist() == pytest.approx([1 / 3] * 3)


def test_the_weights_change_from_the_start_to_the_end_of_the_game() -> None:
    assert stage(np.array([6.0, 6.0]), np.array([2.0, 1.0])) == 0.25
    assert stage(np.array([0.0, 0.0]), np.array([0.0, 0.0])) == 0
    assert stage(np.array([3.0, 1.0]), np.array([4.0, 4.0])) == 1
    assert mixed(((1.0, 0.0), (0.0, 0.5)), 0.5).tolist() == [0.5, 0.25]


def test_without_parameters_nothing_changes() -> None:
    assert Calibration().chances([0.1, 0.2, 0.7]).tolist() == pytest.approx([0.1, 0.2, 0.7])
    assert calibration_of("eko", 9) == Calibration()


@pytest.mark.parametrize("game", registry.names())
def test_the_packaged_parameters_are_complete_and_valid(game: str) -> None:
    assert set(parameters(game)) == set(registry.game(game).players)
    for calibration in parameters(game).values():
        assert all(fitting.LEAST <= exponent <= fitting.MOST for exponent in calibration.exponents)
        assert all(0 <= weight <= 1 for weight in calibration.network)
        for weights in calibration.owners:
            assert min(weights) >= 0
            assert sum(weights) <= 1 + 1e-3
        first, last = calibration.errors
        assert 0 < last < first < 6


@pytest.mark.parametrize(
    ("players", "chances"), [(3, (0.5, 0.5)), (2, (1.5, -0.5)), (2, (0.9, 0.9)), (2, (float("nan"), 0.5))]
)
def test_what_are_no_chances_is_rejected(players: int, chances: tuple[float, ...]) -> None:
    with pytest.raises(ValueError, match="chances"):
        calibrated("eko", players, chances)


def made_games(count: int, exponent: float) -> list[sampling.SampledGame]:
    """Games whose results follow the chances to the power of the exponent, and whose owners stay."""
    generator = Generator(1, "test")
    games = []
    for number in range(count):
        players = 2 + number % 3
        raw = drawn_chances(players, generator)
        true = np.array(raw) ** exponent / (np.array(raw) ** exponent).sum()
        draw = generator.below(1 << 30) / (1 << 30)
        winner = int((np.cumsum(true) < draw).sum())
        owner = generator.below(players + 1) - 1
        owned = [float(seat == owner) for seat in range(players)]
        sample = sampling.Sample(
            generator.below(100) / 100, None, raw, False, [4.0] * players, [2.0] * players,
            [[1 / players] * players, owned], [owner, owner], [owner, owner],
        )  # fmt: skip
        shares = [float(seat == winner) for seat in range(players)]
        points = [6.0 + 2 * share for share in shares]
        games.append(sampling.SampledGame(number, players, ["random"] * players, shares, points, [sample]))
    return games


def test_the_fit_finds_the_exponents_of_made_up_games() -> None:
    fitted = fitting.fit(made_games(3000, 1.8))
    for players in (2, 3, 4):
        assert fitted[players].exponents[1] == pytest.approx(1.8, abs=0.25)
        assert fitted[players].exponents[2] == pytest.approx(1.8, abs=0.35)
        assert mixed(fitted[players].owners, 0.5) == pytest.approx((0, 1, 0), abs=0.02)
        assert 0 < fitted[players].points_error(0.5) < 1


def with_network_owners(games: list[sampling.SampledGame], errors: float) -> list[sampling.SampledGame]:
    """The games with a network that knows the owners at the end, up to some errors, and playouts that do not."""
    generator = Generator(2, "network")
    found = []
    for game in games:
        sample, none = game.samples[0], [-1] * len(game.samples[0].owners)
        final = [generator.below(game.players) for _ in none]
        said = [owner if generator.below(100) >= 100 * errors else generator.below(game.players) for owner in final]
        rows = [[float(seat == owner) for seat in range(game.players)] for owner in said]
        even = [[1 / game.players] * game.players] * len(none)
        known = msgspec.structs.replace(
            sample, played_owners=even, owners=none, final_owners=final, network_owners=rows
        )
        found.append(msgspec.structs.replace(game, samples=[known]))
    return found


@pytest.mark.parametrize(("errors", "weight"), [(0.0, 1.0), (0.5, 0.5), (1.0, 0.0)])
def test_the_network_gets_the_weight_of_what_it_knows_about_owners(errors: float, weight: float) -> None:
    games = with_network_owners(made_games(1500, 1.0), errors)
    for fitted in fitting.fit(games).values():
        assert fitted.network == pytest.approx((weight, weight), abs=0.1)
    everything = report.make_report("eko", 10, games).errors[0]
    gained = everything.owners_brier_without - everything.owners_brier
    assert gained > 0.1 if errors < 1 else gained == pytest.approx(0, abs=0.01)


def test_without_a_network_the_forecast_of_owners_stays() -> None:
    games = made_games(60, 1.0)
    assert all(one.network == (0.0, 0.0) for one in fitting.fit(games).values())
    everything = report.make_report("eko", 10, games).errors[0]
    assert everything.owners_brier == everything.owners_brier_without
    played, present = np.array([[0.4, 0.2]]), np.array([[1.0, 0.0]])
    half = Calibration(owners=((0.5, 0.5, 0.0),) * 2, network=(0.0, 1.0))
    assert half.expected_owners(played, present, np.zeros(2), 0.5).tolist() == [[0.7, 0.1]]
    mixed_in = half.expected_owners(played, present, np.zeros(2), 0.5, np.array([[0.0, 1.0]]))
    assert mixed_in == pytest.approx(np.array([[0.35, 0.55]]))


def test_certain_samples_do_not_take_part_in_the_fit_of_chances() -> None:
    games = made_games(60, 1.0)
    certain = [
        msgspec.structs.replace(game, samples=[msgspec.structs.replace(game.samples[0], proven=True)]) for game in games
    ]
    assert fitting.fit([*games, *certain])[2].exponents == fitting.fit(games)[2].exponents


def test_the_report_measures_the_errors_of_held_out_games() -> None:
    found = report.make_report("eko", 10, made_games(1500, 1.8))
    everything = found.errors[0]
    assert (everything.group, everything.positions) == ("all", 1500)
    assert everything.chances_ece < 0.03 < everything.raw_ece
    assert everything.owners_ece == pytest.approx(0, abs=0.01)
    assert everything.points_error < 1
    assert [one.group for one in found.errors[1:4]] == ["2 players", "3 players", "4 players"]
    for groups in (report.OWNED, report.STAGES):
        assert sum(one.positions for one in found.errors[4:] if one.group in groups) == 1500
    assert sum(one.count for one in found.chances) == 4500
    assert report.report_tables(found).count("\n|") == 1 + len(found.errors) + 2 + len(found.chances)
    for theme in ("light", "dark", "auto"):
        drawn = report.draw_reliability(found, "Reliability", theme)
        assert drawn.count("<circle") == len(found.chances)


def test_the_report_about_games_with_variants_measures_a_given_fit() -> None:
    games = [
        msgspec.structs.replace(game, variants=[("wind", "moon")[game.number % 2]]) for game in made_games(600, 1.8)
    ]
    found = report.make_report("eko", 10, games, dict.fromkeys((2, 3, 4), Calibration()))
    errors = {one.group: one for one in found.errors}
    assert errors["all"].chances_ece == pytest.approx(errors["all"].raw_ece), "nothing is fitted to these games"
    assert errors["wind"].positions + errors["moon"].positions == 600


@pytest.mark.parametrize("game", registry.names())
def test_drawn_variants_come_with_what_they_need_and_make_no_match(game: str) -> None:
    generator = Generator(1, "variants")
    drawn = {sampling.drawn_variants(game, 3, generator) for _ in range(60)}
    sets = set(registry.game(game).variant_sets())
    assert drawn <= sets
    assert len(drawn) > 4
    assert ("match",) not in drawn


def test_no_prediction_is_fitted_to_its_own_game() -> None:
    games = made_games(60, 1.0)
    own = [game for game in games if report.part_of(game) == 0]
    others = [game for game in games if report.part_of(game) != 0]
    assert {game.players for game in own} == {2, 3, 4}
    changed = [msgspec.structs.replace(game, shares=game.shares[::-1]) for game in own]
    first = report.held_out_predictions([*own, *others])[: len(own)]
    again = report.held_out_predictions([*changed, *others])[: len(own)]
    assert [one.chances.tolist() for one in first] == [one.chances.tolist() for one in again]


def test_the_calibration_error_is_the_mean_distance() -> None:
    bins = report.reliability(np.array([0.1, 0.1, 0.9, 0.9]), np.array([0.0, 0.0, 1.0, 0.0]))
    assert [(one.count, one.observed) for one in bins] == [(2, 0.0), (2, 0.5)]
    assert report.calibration_error(bins) == pytest.approx((0.1 + 0.4) / 2)


PLAN = sampling.Plan(game="legends", games=3, samples=2, simulations=1, bots=("random",))


@pytest.mark.parametrize("game", registry.names())
def test_samples_hold_the_owners_by_the_network(game: str, tmp_path: Path) -> None:
    played = sampling.run_plan(msgspec.structs.replace(PLAN, game=game), tmp_path)
    for sampled in played:
        for sample in sampled.samples:
            assert len(sample.network_owners) == len(sample.played_owners)
            assert all(len(row) == sampled.players and 0 <= sum(row) < 1.001 for row in sample.network_owners)
    assert set(fitting.fit(played)) == {2, 3, 4}


def test_games_with_variants_are_sampled_and_named(tmp_path: Path) -> None:
    plan = msgspec.structs.replace(PLAN, variants=True)
    games = sampling.run_plan(plan, tmp_path)
    assert all(tuple(game.variants) in registry.game("legends").variant_sets() for game in games)
    assert sampling.read_plan(tmp_path).variants
    assert sampling.run_plan(plan, tmp_path) == games


def test_a_stopped_run_continues_and_gives_the_same_samples(tmp_path: Path) -> None:
    whole = sampling.run_plan(PLAN, tmp_path / "whole")
    assert [game.players for game in whole] == [2, 3, 4]
    assert all(len(game.samples) == 2 for game in whole)
    assert all(sum(game.shares) == pytest.approx(1) for game in whole)
    lines = (tmp_path / "whole" / sampling.LINES).read_bytes().splitlines(keepends=True)
    (tmp_path / "part").mkdir()
    (tmp_path / "part" / sampling.PLAN).write_bytes((tmp_path / "whole" / sampling.PLAN).read_bytes())
    (tmp_path / "part" / sampling.LINES).write_bytes(lines[1] + lines[2][:40])
    played: list[int] = []
    again = sampling.run_plan(PLAN, tmp_path / "part", on_game=lambda game: played.append(game.number))
    assert again == whole
    assert played == [0, 2]


def test_a_folder_of_another_plan_or_with_damaged_lines_is_rejected(tmp_path: Path) -> None:
    plan = msgspec.structs.replace(PLAN, games=0)
    assert sampling.run_plan(plan, tmp_path) == []
    with pytest.raises(FormatError, match="another plan"):
        sampling.run_plan(msgspec.structs.replace(plan, seed="2"), tmp_path)
    (tmp_path / sampling.LINES).write_text("{}\n", "utf-8")
    with pytest.raises(FormatError, match="damaged"):
        sampling.run_plan(plan, tmp_path)


def test_the_games_of_other_folders_are_added_if_they_fit(tmp_path: Path) -> None:
    plan = msgspec.structs.replace(PLAN, games=0)
    games = made_games(3, 1.0)
    assert sampling.run_plan(plan, tmp_path) == []
    (tmp_path / sampling.LINES).write_bytes(b"".join(msgspec.json.encode(game) + b"\n" for game in games))
    assert sampling.games_beside(msgspec.structs.replace(plan, seed="2"), [tmp_path]) == games
    for other in (plan, msgspec.structs.replace(plan, seed="2", simulations=9)):
        with pytest.raises(FormatError, match="another number of simulations or the same seed"):
            sampling.games_beside(other, [tmp_path])


@pytest.mark.soak
@pytest.mark.parametrize("game", registry.names())
def test_the_packaged_calibration_fits_new_games(game: str) -> None:
    """The games of the fit have another seed and also stronger bots."""
    plan = sampling.Plan(game=game, games=300, samples=3, seed="soak", bots=("level1", "level2", "level3"))
    games = [sampling.sample_game(plan, number) for number in range(plan.games)]
    found = report.make_report(game, plan.simulations, games, parameters(game))
    everything, *_ = found.errors
    assert (everything.group, everything.positions) == ("all", plan.games * plan.samples)
    assert everything.chances_ece < 0.04
