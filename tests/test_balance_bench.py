"""The bench's script for balanced deals compares estimates with measured shares."""

from __future__ import annotations

import importlib.util
import re
import sys
from pathlib import Path
from types import ModuleType

import pytest

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


def test_the_spread_of_deals_is_without_the_part_of_chance(bench: ModuleType) -> None:
    deals = [bench.Deal(0.4, 0.3), bench.Deal(0.6, 0.7)]
    assert bench.spread(deals, 10**9) == pytest.approx(0.08**0.5)
    assert bench.spread(deals, 10) == pytest.approx((0.08 - 0.021) ** 0.5)
    assert bench.spread(deals, 1) == 0
    assert bench.correlation([*deals, bench.Deal(0.5, 0.5)]) == pytest.approx(1)
    assert bench.correlation([bench.Deal(0.4, 0.7), bench.Deal(0.6, 0.3)]) == pytest.approx(-1)
    assert bench.correlation([bench.Deal(0.5, 0.7), bench.Deal(0.5, 0.3)]) == 0


@pytest.mark.parametrize("arguments", [["eko"], ["legends", "--variant", "leaders"]])
def test_each_deal_has_a_line(
    bench: ModuleType, arguments: list[str], monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(bench, "estimate", lambda position, seed: [400_000 + 100_000 * int(seed[-1]), 0])
    monkeypatch.setattr(
        sys, "argv", ["balance.py", *arguments, "--deals", "2", "--games", "3", "--bot", "random", "--players", "2"]
    )
    bench.main()
    *lines, last = capsys.readouterr().out.splitlines()
    assert [re.sub(r"measured \d+\.\d%", "measured N%", line) for line in lines] == [
        "deal 1: estimated 50.0%, measured N%",
        "deal 2: estimated 60.0%, measured N%",
    ]
    assert re.fullmatch(r"standard deviation \d+\.\d points, correlation -?\d\.\d\d", last)
