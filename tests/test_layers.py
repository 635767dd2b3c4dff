"""The structure of the packages.

No layer imports upward, the games do not know each other, rules and bots have no side effects, no imports form a
cycle, no folder is crowded, and no module above the games names one.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from graphlib import CycleError, TopologicalSorter
from pathlib import Path

import pytest

LAYERS = {
    "_moved": 0,
    "__init__": 1,
    "core": 2,
    "eko": 3,
    "legends": 3,
    "bots": 4,
    "arena": 5,
    "analysis": 5,
    "envs": 5,
    "puzzles": 6,
    "training": 6,
    "table": 7,
    "lessons": 8,
    "server": 8,
    "cli": 9,
    "__main__": 10,
}
"""How high each package or module of ours stands; it may import what stands lower, and itself."""

STRANGERS = {"eko": "legends", "legends": "eko"}
"""The two games, which never import each other."""

PURE = {"__init__", "core", "eko", "legends", "bots", "table", "lessons"}
"""What knows no clock, no chance but the generator it is given, no file and no network."""

WORLDLY_MODULES = {
    *("time", "datetime", "calendar", "sched", "signal"),
    *("random", "secrets", "uuid", "numpy.random"),
    *("os", "pathlib", "io", "shutil", "tempfile", "glob", "fileinput", "pickle", "shelve", "sqlite3"),
    *("importlib.resources", "importlib.metadata", "pkgutil"),
    *("subprocess", "multiprocessing", "threading", "asyncio", "socket", "urllib", "http", "logging"),
}

WORLDLY_CALLS = {"open", "input", "print"}

EXCEPTIONS = {
    "bots/background.py": {"threading"},  # a bot that thinks while its caller goes on
    "bots/external/program.py": {
        "os",
        "signal",
        "subprocess",
        "threading",
    },  # bots that are programs: started, heard and killed
    "bots/network.py": {"importlib.resources"},  # the packaged weights
    "core/drawing/svg.py": {"importlib.resources"},  # the packaged colours and symbols
    "core/kernel.py": {"os", "pathlib", "importlib.metadata"},  # the cache of compiled kernels
    "core/options.py": {"pathlib"},  # the packaged options of games
    "core/randomness.py": {"secrets"},  # the fresh seed that the seed None stands for
    "core/registry.py": {"importlib.metadata"},  # the games of other installed packages
    "core/text/messages.py": {"importlib.resources"},  # the packaged texts
    "eko/components/tiles.py": {"importlib.resources"},  # the packaged tile set
    "lessons/lesson.py": {"importlib.resources"},  # the packaged tutorials
    "legends/components/components.py": {"importlib.resources"},  # the packaged cards and boards
    "legends/drawing/islands.py": {"importlib.resources"},  # the packaged outlines of islands
}
"""Modules that may know something of the world, and why."""


GAMES = ("eko", "legends")
MOST_MODULES = 20
"""The most modules in one folder."""


def imported_modules(tree: ast.Module, module: str, is_package: bool) -> Iterator[tuple[int, str]]:
    """Every module that a source imports, with the line: at the top, in functions, for types, or by its name."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield node.lineno, alias.name
        elif isinstance(node, ast.ImportFrom):
            base = node.module or ""
            if node.level:
                parents = module.split(".")
                parents = parents[: len(parents) - node.level + is_package]
                base = ".".join([*parents, *([base] if base else [])])
            for alias in node.names:
                yield node.lineno, f"{base}.{alias.name}"
        elif isinstance(node, ast.Call) and node.args and isinstance(node.args[0], ast.Constant):
            name = node.func.attr if isinstance(node.func, ast.Attribute) else getattr(node.func, "id", "")
            if name in ("import_module", "__import__") and isinstance(node.args[0].value, str):
                yield node.lineno, node.args[0].value


def is_within(module: str, package: str) -> bool:
    """Whether the name is that of the package or of anything in it."""
    return module == package or module.startswith(f"{package}.")


def layer_faults(source: ast.Module, path: str, module: str) -> Iterator[str]:
    """Each import of one of our modules that stands higher, or that belongs to the other game."""
    own = path.split("/")[0].removesuffix(".py")
    if own not in LAYERS:
        yield f"{path}: {own!r} stands in no layer"
        return
    for line, name in imported_modules(source, module, path.endswith("__init__.py")):
        if not is_within(name, "tetrarch"):
            continue
        other = [*name.split("."), ""][1]
        if other == own or other not in LAYERS:  # itself, or a plain name such as __version__
            continue
        if LAYERS[other] > LAYERS[own]:
            yield f"{path}:{line}: {own} imports upward, {name}"
        elif STRANGERS.get(own) == other:
            yield f"{path}:{line}: {own} imports the other game, {name}"


def world_faults(source: ast.Module, path: str, module: str) -> Iterator[str]:
    """Each import or call by which a pure module would know a clock, chance, a file or a network."""
    if path.split("/")[0].removesuffix(".py") not in PURE:
        return
    forbidden = WORLDLY_MODULES - EXCEPTIONS.get(path, set())
    for line, name in imported_modules(source, module, path.endswith("__init__.py")):
        if any(is_within(name, worldly) for worldly in forbidden):
            yield f"{path}:{line}: imports {name}"
    for node in ast.walk(source):
        if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in WORLDLY_CALLS:
            yield f"{path}:{node.lineno}: calls {node.func.id}"
        elif isinstance(node, ast.Attribute) and ast.unparse(node) in ("np.random", "numpy.random"):
            yield f"{path}:{node.lineno}: uses {ast.unparse(node)}"


def naming_faults(source: ast.Module, path: str) -> Iterator[str]:
    """Each identifier or text of a module above the games that names a game."""
    own = path.split("/")[0].removesuffix(".py")
    if LAYERS.get(own, 0) <= LAYERS["eko"] or game_words(path):
        return
    texts = {id(node.value) for node in ast.walk(source) if isinstance(node, ast.Expr)}  # docstrings
    for node in ast.walk(source):
        if isinstance(node, ast.Constant):
            named = game_words(node.value) if isinstance(node.value, str) and id(node) not in texts else ()
        else:
            fields = (getattr(node, field, None) for field in ("id", "attr", "name", "asname", "arg", "module"))
            named = tuple(game for field in fields if isinstance(field, str) for game in game_words(field))
        for game in named:
            yield f"{path}:{getattr(node, 'lineno', 0)}: names the game {game}"


def game_words(text: str) -> tuple[str, ...]:
    """The games that a text or identifier names."""
    words = re.sub(r"([a-z0-9])([A-Z])", r"\1_\2", text).lower().replace("ö", "o")
    return tuple(game for game in GAMES if re.search(rf"(?<![a-z]){game}(?![a-z])", words))


def folder_faults(package: Path) -> Iterator[str]:
    """Each folder with too many modules."""
    for folder in sorted({file.parent for file in package.rglob("*.py")}):
        path = folder.relative_to(package).as_posix()
        count = sum(file.name != "__init__.py" for file in folder.glob("*.py"))
        if count > MOST_MODULES:
            yield f"{path}: has {count} modules"


def cycle_faults(package: Path) -> Iterator[str]:
    """Each cycle of modules that import each other, at the top, in functions or for types."""
    sources = {module_name(file, package): file for file in sorted(package.rglob("*.py"))}
    graph: dict[str, set[str]] = {module: set() for module in sources}
    for module, file in sources.items():
        tree = ast.parse(file.read_text(encoding="utf-8"))
        for _, name in imported_modules(tree, module, file.name == "__init__.py"):
            target = name if name in sources else name.rpartition(".")[0]
            if target in sources and target != module:
                graph[module].add(target)
    while True:
        try:
            TopologicalSorter(graph).prepare()
        except CycleError as error:
            cycle = error.args[1]
            yield f"import cycle: {' -> '.join(reversed(cycle))}"
            graph[cycle[1]].discard(cycle[0])
        else:
            return


def module_name(file: Path, package: Path) -> str:
    """The full name of the module in a file."""
    parts = file.relative_to(package).with_suffix("").parts
    return ".".join(["tetrarch", *parts]).removesuffix(".__init__")


def faults(package: Path) -> list[str]:
    """All that is wrong with the imports of the package in this folder."""
    found = []
    for file in sorted(package.rglob("*.py")):
        path = file.relative_to(package).as_posix()
        module = module_name(file, package)
        source = ast.parse(file.read_text(encoding="utf-8"), path)
        found += [*layer_faults(source, path, module), *world_faults(source, path, module)]
        found += naming_faults(source, path)
    return [*found, *folder_faults(package), *cycle_faults(package)]


def test_no_module_of_ours_imports_upward_or_touches_the_world(repository: Path) -> None:
    package = repository / "src" / "tetrarch"
    assert (package / "core").is_dir()
    assert faults(package) == []


def test_every_exception_is_still_needed(repository: Path) -> None:
    package = repository / "src" / "tetrarch"
    for path, allowed in EXCEPTIONS.items():
        source = ast.parse((package / path).read_text(encoding="utf-8"))
        used = [name for _, name in imported_modules(source, "tetrarch", False)]
        unused = {module for module in allowed if not any(is_within(name, module) for name in used)}
        assert not unused, f"{path} needs no exception for {unused}"


@pytest.mark.parametrize(
    ("path", "source", "fault"),
    [
        ("core/x.py", "import tetrarch.eko", "core/x.py:1: core imports upward, tetrarch.eko"),
        ("core/x.py", "from tetrarch import eko", "core/x.py:1: core imports upward, tetrarch.eko"),
        ("eko/x.py", "from tetrarch.bots.y import z", "eko/x.py:1: eko imports upward, tetrarch.bots.y.z"),
        ("eko/x.py", "def f():\n    from tetrarch import cli", "eko/x.py:2: eko imports upward, tetrarch.cli"),
        ("eko/x.py", "from ..table import y", "eko/x.py:1: eko imports upward, tetrarch.table.y"),
        ("eko/__init__.py", "from .. import table", "eko/__init__.py:1: eko imports upward, tetrarch.table"),
        ("bots/x.py", "import_module('tetrarch.arena')", "bots/x.py:1: bots imports upward, tetrarch.arena"),
        ("__init__.py", "from tetrarch.core import y", "__init__.py:1: __init__ imports upward, tetrarch.core.y"),
        ("eko/x.py", "import tetrarch.legends", "eko/x.py:1: eko imports the other game, tetrarch.legends"),
        (
            "legends/x.py",
            "from tetrarch.eko import y",
            "legends/x.py:1: legends imports the other game, tetrarch.eko.y",
        ),
        ("bots/x.py", "GAME = 'eko'", "bots/x.py:1: names the game eko"),
        ("cli/x.py", "help = 'Ekö: a layout'", "cli/x.py:1: names the game eko"),
        ("table/x.py", "from tetrarch.legends import y", "table/x.py:1: names the game legends"),
        ("envs/x.py", "class EkoEnv: ...", "envs/x.py:1: names the game eko"),
        ("server/x.py", "def f(legends_map): ...", "server/x.py:1: names the game legends"),
        ("web/x.py", "", "web/x.py: 'web' stands in no layer"),
        ("eko/x.py", "import time", "eko/x.py:1: imports time"),
        ("eko/x.py", "from os import path", "eko/x.py:1: imports os.path"),
        ("eko/x.py", "from importlib import resources", "eko/x.py:1: imports importlib.resources"),
        ("eko/components/tiles.py", "import pathlib", "eko/components/tiles.py:1: imports pathlib"),
        ("bots/x.py", "import random as r", "bots/x.py:1: imports random"),
        ("bots/x.py", "np.random.default_rng()", "bots/x.py:1: uses np.random"),
        ("eko/x.py", "text = open('tiles.toml')", "eko/x.py:1: calls open"),
    ],
)
def test_a_planted_fault_is_found(tmp_path: Path, path: str, source: str, fault: str) -> None:
    file = tmp_path / path
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(source, encoding="utf-8")
    assert faults(tmp_path) == [fault]


@pytest.mark.parametrize(
    "sources",
    [
        {"core/a.py": "from tetrarch.core.b import x", "core/b.py": "import tetrarch.core.a"},
        {"core/a.py": "from tetrarch.core import b", "core/b.py": "def f():\n    from tetrarch.core.a import x"},
        {"core/a.py": "from .b import x", "core/b.py": "if TYPE_CHECKING:\n    from tetrarch.core import a"},
        {"core/__init__.py": "from tetrarch.core.a import x", "core/a.py": "from tetrarch.core import y"},
        {"core/a.py": "import tetrarch.core.b", "core/b.py": "import_module('tetrarch.core.a')"},
    ],
)
def test_a_planted_import_cycle_is_found(tmp_path: Path, sources: dict[str, str]) -> None:
    (tmp_path / "core").mkdir()
    for path, source in sources.items():
        (tmp_path / path).write_text(source, encoding="utf-8")
    (fault,) = faults(tmp_path)
    assert fault.startswith("import cycle: tetrarch.core")


def test_a_crowded_folder_is_found(tmp_path: Path) -> None:
    (tmp_path / "core").mkdir()
    for name in ("__init__", *(f"m{number}" for number in range(MOST_MODULES))):
        (tmp_path / "core" / f"{name}.py").touch()
    assert faults(tmp_path) == []
    (tmp_path / "core" / "one_more.py").touch()
    assert faults(tmp_path) == ["core: has 21 modules"]


@pytest.mark.parametrize(
    ("path", "source"),
    [
        ("core/__init__.py", "from tetrarch.core.a import x"),
        ("bots/eko/x.py", "from tetrarch.eko import y\nname = 'eko'"),
        ("analysis/legends/x.py", "from tetrarch.legends import y"),
        ("arena/x.py", "def f():\n    'Ekö and Legends.'"),
        ("bots/x.py", "import tetrarch.core.errors\nfrom tetrarch.core.y import z\nfrom tetrarch import __version__"),
        ("eko/x.py", "from tetrarch.eko.y import z\nimport timeit_of_ours"),
        ("eko/components/tiles.py", "from importlib import resources"),
        ("cli/x.py", "import time\nfrom tetrarch.table import y\nprint(open('x'))"),
        ("__main__.py", "from tetrarch.cli import main"),
    ],
)
def test_imports_downward_are_fine(tmp_path: Path, path: str, source: str) -> None:
    file = tmp_path / path
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(source, encoding="utf-8")
    assert faults(tmp_path) == []
