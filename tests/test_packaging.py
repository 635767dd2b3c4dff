"""The wheel holds everything that the sources hold, and works where it is installed; the locks name no host."""

from __future__ import annotations

import re
import subprocess
import sys
import tomllib
import zipfile
from pathlib import Path

import pytest

from tests.conftest import RunPython


def run_pip(*arguments: str) -> None:
    """Run pip without a network."""
    command = [sys.executable, "-m", "pip", "--disable-pip-version-check", *arguments, "--no-deps", "--no-index"]
    ran = subprocess.run(command, capture_output=True, text=True, timeout=300)
    assert ran.returncode == 0, ran.stdout + ran.stderr


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory, repository: Path) -> Path:
    """The wheel, built from the sources."""
    folder = tmp_path_factory.mktemp("wheel")
    run_pip("wheel", "--no-build-isolation", "--wheel-dir", str(folder), str(repository))
    (built,) = folder.glob("tetrarch-*.whl")
    return built


def source_files(repository: Path) -> set[str]:
    """All files of the package, as the wheel should name them."""
    files = (path for path in (repository / "src").rglob("*") if path.is_file() and path.suffix != ".pyc")
    return {path.relative_to(repository / "src").as_posix() for path in files}


def locked_names(lock: Path) -> set[str]:
    """The names of the packages that a lock pins."""
    return set(re.findall(r"^([a-z0-9-]+)==", lock.read_text(encoding="utf-8"), re.MULTILINE))


def package_name(requirement: str) -> str:
    """The normalised name that a requirement begins with."""
    match = re.match(r"[A-Za-z0-9._-]+", requirement)
    assert match, requirement
    return re.sub(r"[._-]+", "-", match[0]).lower()


def test_wheel_holds_every_file_of_the_package(wheel: Path, repository: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        packed = {name for name in archive.namelist() if not name.split("/")[0].endswith(".dist-info")}
    assert packed == source_files(repository)
    assert {"tetrarch/py.typed", "tetrarch/eko/data/tiles.toml", "tetrarch/server/page/index.html"} <= packed


def test_wheel_declares_the_command_and_the_licence(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        about = (name for name in archive.namelist() if ".dist-info/" in name)
        texts = {name.partition(".dist-info/")[2]: archive.read(name).decode() for name in about}
    assert "tetrarch = tetrarch.cli:main" in texts["entry_points.txt"]
    assert "License-Expression: MIT" in texts["METADATA"]
    assert "licenses/LICENSE" in texts


def test_installed_wheel_runs(wheel: Path, tmp_path: Path, run_python: RunPython) -> None:
    site = tmp_path / "site"
    run_pip("install", "--target", str(site), str(wheel))
    program = (
        "import tetrarch, tetrarch.core.errors; from importlib import resources; "
        "resources.files('tetrarch').joinpath('eko/data/tiles.toml').read_text(encoding='utf-8'); "
        "print(tetrarch.__file__, tetrarch.__version__)"
    )
    ran = run_python("-W", "error", "-c", program, PYTHONPATH=str(site))
    assert ran.returncode == 0, ran.stderr
    file, version = ran.stdout.split()
    assert Path(file).is_relative_to(site)
    assert f"tetrarch-{version}-" in wheel.name


@pytest.mark.parametrize("name", ["dev", "bench"])
def test_lock_pins_by_hash_and_names_no_host(name: str, repository: Path) -> None:
    text = (repository / "requirements" / f"{name}.lock").read_text(encoding="utf-8")
    assert "://" not in text
    assert "index-url" not in text
    entries = re.split(r"^(?=\S+==)", text, flags=re.MULTILINE)[1:]
    assert entries
    assert all("--hash=sha256:" in entry for entry in entries)


def test_locks_hold_every_dependency(repository: Path) -> None:
    settings = tomllib.loads((repository / "pyproject.toml").read_text(encoding="utf-8"))
    groups = settings["dependency-groups"]
    needed = {
        "dev": [
            *settings["project"]["dependencies"],
            *(name for extra in settings["project"]["optional-dependencies"].values() for name in extra),
            *settings["build-system"]["requires"],
            *groups["dev"],
        ],
        "bench": groups["bench"],
    }
    for name, requirements in needed.items():
        locked = locked_names(repository / "requirements" / f"{name}.lock")
        missing = {package_name(requirement) for requirement in requirements} - locked
        assert not missing, f"{name}.lock lacks {missing}: run make lock"
