"""Dependencies: every import is declared, every declaration is used, and the locks pin them all."""

from __future__ import annotations

import ast
import re
import sys
import tomllib
from collections import defaultdict
from importlib.metadata import packages_distributions
from itertools import chain
from pathlib import Path
from typing import Any

import pytest

from tetrarch.cli.input.faults import EXTRAS as EXTRA_MODULES


def locked_names(lock: Path) -> set[str]:
    """The names of the packages that a lock pins."""
    return set(re.findall(r"^([a-z0-9-]+)==", lock.read_text(encoding="utf-8"), re.MULTILINE))


def locked_versions(lock: Path) -> set[str]:
    """The packages that a lock pins, with their versions."""
    return set(re.findall(r"^([a-z0-9-]+==\S+)", lock.read_text(encoding="utf-8"), re.MULTILINE))


def package_name(requirement: str) -> str:
    """The normalised name that a requirement begins with."""
    match = re.match(r"[A-Za-z0-9._-]+", requirement)
    assert match, requirement
    return re.sub(r"[._-]+", "-", match[0]).lower()


@pytest.fixture(scope="module")
def settings(repository: Path) -> dict[str, Any]:
    """The contents of pyproject.toml."""
    return tomllib.loads((repository / "pyproject.toml").read_text(encoding="utf-8"))


EXTRAS = {"arena": {"arena", "ray"}, "cli": {"server"}, "envs": {"cuda", "gym", "openspiel", "pettingzoo"}}
EXTRAS |= {"server": {"server", "postgres", "push", "redis"}, "training": {"arena", "train"}}
"""The extras whose dependencies a package may import; other packages import core dependencies only."""

LOADED_BY_NAME = {
    "aiosqlite": "SQLAlchemy's driver for SQLite",
    "asyncpg": "SQLAlchemy's driver for PostgreSQL",
    "httptools": "uvicorn's HTTP parser",
    "uvloop": "uvicorn's event loop",
    "websockets": "uvicorn's WebSocket protocol",
}
"""Dependencies that another library imports when they are installed."""


@pytest.fixture(scope="module")
def imports(repository: Path) -> dict[str, set[str]]:
    """The distributions that each package under src/tetrarch imports."""
    distributions = packages_distributions()
    found = defaultdict[str, set[str]](set)
    source = repository / "src" / "tetrarch"
    for path in source.rglob("*.py"):
        modules = set[str]()
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Import):
                modules |= {alias.name for alias in node.names}
            elif isinstance(node, ast.ImportFrom) and node.module:
                modules |= {f"{node.module}.{alias.name}" for alias in node.names}
        for module in modules:
            top = module.partition(".")[0]
            if top in sys.stdlib_module_names or top == "tetrarch":
                continue
            owners = {package_name(name) for name in distributions.get(top, [top])}
            if len(owners) > 1:  # a namespace, such as fluent.syntax and fluent.runtime
                owners = {"-".join(module.split(".")[:2])}
            found[path.relative_to(source).parts[0]] |= owners
    return found


def declared(requirements: list[str]) -> set[str]:
    """The normalised names of some requirements, without the package itself."""
    return {package_name(requirement) for requirement in requirements} - {"tetrarch"}


def test_every_import_is_declared(imports: dict[str, set[str]], settings: dict[str, Any]) -> None:
    core = declared(settings["project"]["dependencies"])
    extras = {name: declared(needed) for name, needed in settings["project"]["optional-dependencies"].items()}
    for package, imported in imports.items():
        allowed = core.union(*(extras[extra] for extra in EXTRAS.get(package, ())))
        assert imported <= allowed, f"tetrarch.{package} imports {imported - allowed} without declaring it"


def test_every_declared_dependency_is_imported(imports: dict[str, set[str]], settings: dict[str, Any]) -> None:
    imported = set[str]().union(*imports.values())
    project = settings["project"]
    named = declared([*project["dependencies"], *chain(*project["optional-dependencies"].values())])
    assert named - imported == set(LOADED_BY_NAME)


def test_commands_look_for_all_modules_of_their_extra(settings: dict[str, Any]) -> None:
    distributions = packages_distributions()
    # uvicorn does without the first two; pydantic and numba-cuda bring the others
    optional = {"httptools", "uvloop", "pydantic-core", "cuda-core"}
    for extra, modules in EXTRA_MODULES.items():
        found = {package_name(distributions[module][0]) for module in modules}
        assert found == declared(settings["project"]["optional-dependencies"][extra]) - optional


@pytest.mark.parametrize("name", ["play", "test", "bench", "docs", "node", "installer"])
def test_lock_pins_by_hash_and_names_no_host(name: str, repository: Path) -> None:
    text = (repository / "requirements" / f"{name}.lock").read_text(encoding="utf-8")
    assert "://" not in text
    assert "index-url" not in text
    entries = re.split(r"^(?=\S+==)", text, flags=re.MULTILINE)[1:]
    assert entries
    assert all("--hash=sha256:" in entry for entry in entries)


def test_locks_hold_every_dependency(repository: Path, settings: dict[str, Any]) -> None:
    groups: dict[str, list[str | dict[str, str]]] = settings["dependency-groups"]
    project = settings["project"]
    extras: dict[str, list[str]] = project["optional-dependencies"]

    def group(name: str) -> list[str]:
        found: list[str] = []
        for entry in groups[name]:
            found += [entry] if isinstance(entry, str) else group(entry["include-group"])
        return found

    needed = {
        "play": [*project["dependencies"], *extras["server"], *settings["build-system"]["requires"], *group("build")],
        "test": [*project["dependencies"], *chain(*extras.values()), *group("test")],
        **{name: group(name) for name in ("bench", "docs", "node", "installer")},
    }
    for name, requirements in needed.items():
        missing = declared(requirements) - locked_names(repository / "requirements" / f"{name}.lock")
        assert not missing, f"{name}.lock lacks {missing}: run make lock"


def test_play_lock_is_part_of_test_lock(repository: Path) -> None:
    play, test = (locked_versions(repository / "requirements" / f"{name}.lock") for name in ("play", "test"))
    assert play <= test


def test_playing_installs_no_research_libraries_and_no_checkers(repository: Path) -> None:
    heavy = {"jax", "jaxlib", "mypy", "open-spiel", "pyarrow", "pytest", "ruff", "scipy", "babel"}
    assert not heavy & locked_names(repository / "requirements" / "play.lock")
    assert not any("nvidia" in name for name in locked_names(repository / "requirements" / "play.lock"))
