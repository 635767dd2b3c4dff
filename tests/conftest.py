"""What all tests share: the mode of the kernels, the profiles of Hypothesis, and ways to run another Python."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest
from hypothesis import HealthCheck, Phase, settings

# The mode is chosen when the first kernel is imported, so it is set before any test is. `make test` runs the compiled
# kernels; pytest alone runs the plain functions, which start at once and can be debugged.
os.environ.setdefault("TETRARCH_JIT", "off")
os.environ["TETRARCH_LANG"] = "en"  # whatever the machine speaks

# No deadline: the first example may wait for the compiler.
_patient = settings(deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.register_profile("smoke", _patient, max_examples=5, derandomize=True, phases=[Phase.generate])
settings.register_profile("quick", _patient, max_examples=30, derandomize=True)
settings.register_profile("soak", _patient, max_examples=5000)
settings.load_profile(os.environ.get("TETRARCH_PROFILE", "quick"))

RunPython = Callable[..., "subprocess.CompletedProcess[str]"]


def pytest_configure(config: pytest.Config) -> None:
    """Compile the kernels once, one process for each game, before several workers would each compile them."""
    is_worker = hasattr(config, "workerinput")
    if is_worker or not config.getoption("numprocesses", None) or os.environ["TETRARCH_JIT"] != "on":
        return
    from tetrarch.core.registry import names

    commands = [[sys.executable, "-m", "tetrarch", "warmup", game] for game in names()]
    pipe, merged = subprocess.PIPE, subprocess.STDOUT
    for warmup in [subprocess.Popen(command, stdout=pipe, stderr=merged, text=True) for command in commands]:
        said, _ = warmup.communicate()
        if warmup.returncode != 0:
            raise pytest.UsageError(f"the kernels do not compile: tetrarch warmup says\n{said}")


@pytest.fixture(scope="session")
def repository() -> Path:
    """The root of the repository."""
    return Path(__file__).parent.parent


@pytest.fixture
def run_python(tmp_path: Path) -> RunPython:
    """Run Python with these arguments in an empty folder, the kernels plain unless ``jit`` says otherwise."""

    def run(*arguments: str, jit: str = "off", **environment: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [sys.executable, *arguments],
            cwd=tmp_path,
            env={**os.environ, "TETRARCH_JIT": jit, "PYTHONIOENCODING": "utf-8", **environment},
            stdin=subprocess.DEVNULL,
            capture_output=True,
            text=True,
            encoding="utf-8",
            timeout=300,
        )

    return run
