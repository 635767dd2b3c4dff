"""The bench's script for balanced deals compares them with ordinary ones in play."""

from __future__ import annotations

import importlib.util
import re
import sys
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

from tetrarch.analysis import balance

pytestmark = pytest.mark.filterwarnings("ignore::tetrarch.core.kernel.UncompiledWarning")


@pytest.fixture
def bench(repository: Path) -> ModuleType:
    """The script as a module."""
    spec = importlib.util.spec_from_file_location("balance_bench", repository / "bench" / "balance.py")
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def test_unevenness_is_without_the_part_of_chance(bench: ModuleType) -> None:
    shares = np.array([[0.3, 0.7], [0.6, 0.4]])
    assert bench.unevenness(shares, 10**9) == pytest.approx(0.025**0.5)
    assert bench.unevenness(shares, 101) == pytest.approx((0.025 - 0.00225) ** 0.5)
    assert bench.unevenness(shares, 2) == 0
    random = np.random.default_rng(1)
    chances = 0.5 + 0.05 * random.choice([-1, 1], 5000)
    first = random.binomial(50, chances) / 50
    assert bench.unevenness(np.array([first, 1 - first]).T, 50) == pytest.approx(0.05, abs=0.004)


def test_the_correlation_of_estimates_and_shares(bench: ModuleType) -> None:
    shares = np.array([[0.3, 0.7], [0.6, 0.4]])
    assert bench.correlation(shares, shares) == pytest.approx(1)
    assert bench.correlation(1 - shares, shares) == pytest.approx(-1)
    assert bench.correlation(np.full((2, 2), 0.5), shares) == 0


def test_the_difference_has_an_interval(bench: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    """Balanced deals of games that are half as uneven."""
    monkeypatch.setattr(bench, "DRAWS", 200)
    random = np.random.default_rng(2)
    chances = 0.5 + 0.1 * random.choice([-1, 1], 200)
    ordinary = random.binomial(100, chances) / 100
    balanced = random.binomial(100, (chances + 0.5) / 2) / 100
    deals = np.array([[[one, 1 - one] for one in trio] for trio in zip(chances, ordinary, balanced, strict=True)])
    low, high = bench.intervals(deals, 100)
    assert all(low <= bench.figures(deals, 100))
    assert all(high >= bench.figures(deals, 100))
    assert low[2] < 0.05 < high[2]
    assert low[2] > 0


@pytest.mark.parametrize(("game", "variants"), [("eko", []), ("legends", ["--variant", "leaders"])])
def test_both_deals_of_each_seed_are_played(
    bench: ModuleType,
    game: str,
    variants: list[str],
    monkeypatch: pytest.MonkeyPatch,
    capsys: pytest.CaptureFixture[str],
) -> None:
    monkeypatch.setattr(bench, "DRAWS", 10)
    monkeypatch.setattr(balance, "SIMULATIONS", 8)
    arguments = [game, *variants, "--deals", "2", "--games", "3", "--bot", "random"]
    monkeypatch.setattr(sys, "argv", ["balance.py", *arguments])
    bench.main()
    first, second, *last = capsys.readouterr().out.splitlines()
    share = r"\d+\.\d%"
    pair = f"{share}, {share}"
    assert re.fullmatch(f"seed 1: estimated {pair}; ordinary {pair}; balanced {pair}", first)
    assert second.startswith("seed 2: ")
    assert [re.sub(r"-?\d+\.\d+", "N", line) for line in last] == [
        "ordinary deals, points: N (N to N)",
        "balanced deals, points: N (N to N)",
        "difference, points: N (N to N)",
        "correlation: N (N to N)",
    ]
