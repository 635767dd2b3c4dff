"""The sdist and the wheel built from it are complete, and the wheel works where it is installed."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tarfile
import time
import zipfile
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest

from tetrarch import __version__

NETWORK_FILES = ("network.bin", "card.md")
PRINT_CARDS = """
from tetrarch.bots.network import network_card, shipped_network

for game in ("eko", "legends"):
    print(shipped_network(game).key in network_card(game), "## Limits" in network_card(game))
"""


def run(command: list[str], folder: Path, environment: Mapping[str, str] = os.environ) -> str:
    """Run a command that must succeed; returns what it prints."""
    ran = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True, timeout=300)
    assert ran.returncode == 0, ran.stdout + ran.stderr
    return ran.stdout


def build(source: Path, folder: Path) -> subprocess.CompletedProcess[str]:
    """Build an sdist, and from it a wheel."""
    command = [sys.executable, "-m", "build", "--no-isolation", "--outdir", str(folder), str(source)]
    return subprocess.run(command, cwd=folder, capture_output=True, text=True, timeout=300)


@pytest.fixture(scope="module")
def packages(tmp_path_factory: pytest.TempPathFactory, repository: Path) -> Path:
    """The folder with the sdist and the wheel."""
    folder = tmp_path_factory.mktemp("packages")
    built = build(repository, folder)
    assert built.returncode == 0, built.stdout + built.stderr
    return folder


@pytest.fixture(scope="module")
def sdist(packages: Path) -> Path:
    """The sdist."""
    (found,) = packages.glob("tetrarch-*.tar.gz")
    return found


@pytest.fixture(scope="module")
def wheel(packages: Path) -> Path:
    """The wheel that was built from the sdist."""
    (found,) = packages.glob("tetrarch-*.whl")
    return found


def source_files(repository: Path) -> set[str]:
    """All files of the package, as the wheel names them."""
    files = (path for path in (repository / "src").rglob("*") if path.is_file() and path.suffix != ".pyc")
    return {path.relative_to(repository / "src").as_posix() for path in files}


def test_wheel_from_the_sdist_holds_every_file_of_the_package(wheel: Path, repository: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        packed = {name for name in archive.namelist() if not name.split("/")[0].endswith(".dist-info")}
    assert packed == source_files(repository)
    assert {"tetrarch/py.typed", "tetrarch/eko/data/tiles.toml", "tetrarch/server/page/index.html"} <= packed
    assert {f"tetrarch/bots/{game}/data/{name}" for game in ("eko", "legends") for name in NETWORK_FILES} <= packed


def test_sdist_holds_what_git_tracks_and_the_page_but_no_build_tools(sdist: Path, repository: Path) -> None:
    with tarfile.open(sdist) as archive:
        packed = {name.partition("/")[2] for name in archive.getnames()}
    assert {f"src/{name}" for name in source_files(repository)} <= packed
    assert {"Makefile", "pyproject.toml", "hatch_build.py", "requirements/install", "web/package-lock.json"} <= packed
    assert not [name for name in packed if "node_modules" in name or ".venv" in name or "__pycache__" in name]


def test_wheel_declares_the_command_and_the_licence(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as archive:
        about = (name for name in archive.namelist() if ".dist-info/" in name)
        texts = {name.partition(".dist-info/")[2]: archive.read(name).decode() for name in about}
    assert "tetrarch = tetrarch.cli:main" in texts["entry_points.txt"]
    assert "License-Expression: MIT" in texts["METADATA"]
    assert "licenses/LICENSE" in texts


def test_building_without_the_page_names_the_command_that_builds_it(tmp_path: Path, sdist: Path) -> None:
    with tarfile.open(sdist) as archive:
        archive.extractall(tmp_path, filter="data")
    (source,) = tmp_path.iterdir()
    (source / "src/tetrarch/server/page/index.html").unlink()
    built = build(source, tmp_path)
    assert built.returncode != 0
    assert "make page" in built.stdout + built.stderr


class Installed:
    """A virtual environment outside the checkout."""

    def __init__(self, folder: Path, repository: Path) -> None:
        self.folder = folder
        self.bin = folder / "venv" / ("Scripts" if os.name == "nt" else "bin")
        self._lock = repository / "requirements" / "test.lock"
        ours = ("PYTHON", "TETRARCH_", "VIRTUAL_ENV")
        self.environment = {name: value for name, value in os.environ.items() if not name.startswith(ours)}
        self.environment |= {"TETRARCH_JIT": "off", "TETRARCH_LANG": "en"}
        run([self._uv, "venv", "--quiet", "--python", sys.executable, str(folder / "venv")], folder)

    @property
    def _uv(self) -> str:
        return str(Path(sys.executable).with_name("uv"))

    def install(self, requirement: str) -> None:
        """Install a package and what it declares that it needs, in the locked versions."""
        options = ["--quiet", "--system-certs", "--python", str(self.bin.parent), "--constraint", str(self._lock)]
        run([self._uv, "pip", "install", *options, requirement], self.folder, self.environment)

    def tetrarch(self, *arguments: str) -> subprocess.CompletedProcess[str]:
        """Run the command ``tetrarch``."""
        command = [str(self.bin / "tetrarch"), *arguments]
        return subprocess.run(
            command, cwd=self.folder, env=self.environment, capture_output=True, text=True, timeout=300
        )

    @contextmanager
    def server(self) -> Iterator[str]:
        """Run ``tetrarch serve``; yields its address."""
        command = [str(self.bin / "tetrarch"), "serve", "--port", "0", "--no-browser", "--data", "data"]
        with subprocess.Popen(
            command, cwd=self.folder, env=self.environment, stdout=subprocess.PIPE, text=True
        ) as process:
            try:
                assert process.stdout
                ready = re.search(r"http://localhost:\d+", process.stdout.readline())
                assert ready, "the server did not start"
                yield ready[0]
            finally:
                process.terminate()


def play_a_move(client: httpx.Client, match: str) -> None:
    """Wait for our turn, and make a decision."""
    while not (found := client.get(f"/tables/{match}/decisions").raise_for_status().json())["decisions"]:
        time.sleep(0.05)
    decision = {"type": "decide", "play": found["decisions"][0]["notation"], "number": found["number"]}
    client.post(f"/tables/{match}/commands", json=decision).raise_for_status()
    assert client.get(f"/tables/{match}").raise_for_status().json()["update"]["number"] > found["number"]


def test_installed_wheel_serves_the_page_and_plays_a_move(tmp_path: Path, wheel: Path, repository: Path) -> None:
    installed = Installed(tmp_path, repository)

    installed.install(str(wheel))
    assert installed.tetrarch("--help").returncode == 0
    assert installed.tetrarch("new", "eko", "--seed", "1").returncode == 0
    assert "pip install 'tetrarch[server]'" in installed.tetrarch("serve").stderr
    cards = run([str(installed.bin / "python"), "-c", PRINT_CARDS], tmp_path, installed.environment)
    assert cards.split() == ["True"] * 4

    installed.install(f"{wheel}[server]")
    where = run([str(installed.bin / "python"), "-c", "import tetrarch; print(tetrarch.__file__)"], tmp_path)
    assert Path(where.strip()).is_relative_to(installed.bin.parent)
    with installed.server() as address:
        assert '<script type="module"' in httpx.get(f"{address}/").raise_for_status().text
        with httpx.Client(base_url=f"{address}/api/v1", headers={"Origin": address}) as client:
            client.post("/guests", json={"name": "Ann"}).raise_for_status()
            opened = client.post("/quick", json={"game": "eko", "players": 2, "bot": "level1"}).raise_for_status()
            play_a_move(client, opened.json()["match"])


def test_the_citation_names_this_version(repository: Path) -> None:
    lines = (repository / "CITATION.cff").read_text("utf-8").splitlines()
    assert {"cff-version: 1.2.0", f"version: {__version__}", "license: MIT", "type: software"} <= set(lines)
