"""The switch between compiled and plain rules, and the two bit operations that differ between them.

Every rule is a small function under ``@kernel``. Kernels that Python calls compiled are under ``@entry_kernel``, or
``@mass_kernel`` if a player can do without them. With the JIT on, Numba compiles them; with the JIT off, the same
functions run as plain Python. The environment variable ``TETRARCH_JIT`` sets the mode, which is read once, when the
first kernel is imported:

``on``    compile every called entry point, or load it from the cache;
``off``   never import Numba;
``auto``  the default: use what ``tetrarch warmup`` has compiled from the current sources, and run everything else
          plain, so that the compiler never delays a program that did not request it.

The kernels of a game are compiled in two parts: first ``play``, which players and bots need, then the mass kernels for
deals, playouts and environments. A file in the cache marks each part as complete.

Numba does not notice a change in a function that is called from another file. Therefore a hash of all kernel sources
names the cache folder: a change to any source selects a new, empty folder. Each copy of the sources has its own folder,
because Numba stores compiled functions by the path of their file.
"""

from __future__ import annotations

import ast
import hashlib
import os
import sys
import warnings
from collections.abc import Callable, Iterator
from functools import cache, wraps
from importlib import metadata
from pathlib import Path
from typing import TYPE_CHECKING, Literal, Protocol, TypeVar, cast, overload

Function = TypeVar("Function", bound=Callable[..., object])

if TYPE_CHECKING:

    class Flat(Protocol):
        """A one-dimensional array of 64-bit integers, as kernels see it."""

        @overload
        def __getitem__(self, place: int, /) -> int: ...
        @overload
        def __getitem__(self, place: slice, /) -> Flat: ...
        def __setitem__(self, place: int, value: int, /) -> None: ...
        def __len__(self) -> int: ...

    class Bytes(Flat, Protocol):
        """A one-dimensional array of bytes, as kernels write masks and observations."""

    class Floats(Protocol):
        """A one-dimensional array of 32-bit floats, as kernels see the weights of networks."""

        @overload
        def __getitem__(self, place: int, /) -> float: ...
        @overload
        def __getitem__(self, place: slice, /) -> Floats: ...
        def __setitem__(self, place: int, value: float, /) -> None: ...
        def __len__(self) -> int: ...

else:
    Flat = object
    Bytes = object
    Floats = object

PACKAGE = Path(__file__).parent.parent
LINKED_BY = "0.68."
"""The version of Numba that ``core.compiler`` was tested with. Others compile each kernel in Numba's usual way, which
is slower but gives the same results."""


def kernel_sources() -> list[Path]:
    """Return all source files that kernels are compiled from, in a fixed order.

    These are the modules with kernels and the modules that they import, because Numba compiles imported constants in.
    """
    found = {path for path in PACKAGE.rglob("*.py") if b"kernel\ndef " in path.read_bytes()}
    unread = set(found)
    while unread:
        unread = {path for source in unread for path in _imported_sources(source)} - found
        found |= unread
    return sorted(found)


def _imported_sources(path: Path) -> Iterator[Path]:
    """The source files of this package that a module imports."""
    for node in ast.walk(ast.parse(path.read_text("utf-8"))):
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("tetrarch."):
            module = PACKAGE.joinpath(*(node.module or "").split(".")[1:])
            candidates = [module.with_suffix(".py"), *(module / f"{alias.name}.py" for alias in node.names)]
            yield from (candidate for candidate in candidates if candidate.is_file())


@cache
def kernel_hash() -> str:
    """A hash of all kernel sources, their location and the versions of the compiler."""
    digest = hashlib.sha256(os.fsencode(PACKAGE.absolute()) + b"\0")
    for path in kernel_sources():
        digest.update(path.relative_to(PACKAGE).as_posix().encode() + b"\0" + path.read_bytes() + b"\0")
    digest.update(f"{sys.version_info[:3]} {metadata.version('numba')} {metadata.version('numpy')}".encode())
    return digest.hexdigest()[:20]


def cache_root() -> Path:
    """The folder of compiled kernels of all versions (``TETRARCH_CACHE`` overrides it)."""
    chosen = os.environ.get("TETRARCH_CACHE")
    if chosen:
        return Path(chosen)
    base = os.environ.get("XDG_CACHE_HOME") or os.environ.get("LOCALAPPDATA")
    return (Path(base) if base else Path.home() / ".cache") / "tetrarch" / "kernels"


def cache_folder() -> Path:
    """The folder of the kernels compiled from the current sources."""
    return cache_root() / kernel_hash()


Part = Literal["play", "all"]


def warm_marker(game: str, part: Part = "all") -> Path:
    """The file that marks the kernels of a game as compiled, all or those for playing, and names their processor."""
    return cache_folder() / (f"{game}.warm" if part == "all" else f"{game}.{part}.warm")


def is_warm(game: str, part: Part = "all") -> bool:
    """Whether the cache holds the compiled kernels of a game for the processor of this machine."""
    markers = {warm_marker(game, part), warm_marker(game)}
    return any(_names_processor(marker) for marker in markers)


def _names_processor(marker: Path) -> bool:
    try:
        return marker.read_text("utf-8") == processor()
    except OSError:
        return False


def mark_warm(game: str, part: Part = "all") -> None:
    """Mark the kernels of a game as compiled."""
    marker = warm_marker(game, part)
    marker.parent.mkdir(parents=True, exist_ok=True)
    unfinished = marker.with_suffix(f".{os.getpid()}")
    unfinished.write_text(processor(), "utf-8")
    unfinished.replace(marker)


@cache
def processor() -> str:
    """The processor of this machine, as the compiler names it."""
    from llvmlite import binding

    return f"{binding.get_host_cpu_name()} {binding.get_host_cpu_features().flatten()}\n"


def _asked_mode() -> str:
    asked = os.environ.get("TETRARCH_JIT", "auto")
    if asked not in ("on", "off", "auto"):
        raise ValueError(f"TETRARCH_JIT={asked!r}: must be on, off or auto")
    return asked


_MODE = _asked_mode()

JIT: bool = _MODE == "on" or (
    _MODE == "auto" and cache_root().is_dir() and any(map(_names_processor, cache_folder().glob("*.warm")))
)
"""Whether this process uses any compiled kernels."""


@cache
def is_compiled(module: str) -> bool:
    """Whether the kernels of a module are compiled; in the mode ``auto``, only those of a warmed-up game are.

    Kernels of other packages have no cache, as their sources are not part of its hash: ``auto`` leaves them plain.
    """
    if not JIT or _MODE == "on":
        return JIT
    if not is_own(module):
        return False
    game = game_of(module)
    return game is None or is_warm(game, needed_part())


@cache
def needed_part() -> Part:
    """The part of a game's kernels that must be compiled before any is used.

    Kernels that are compiled in Numba's usual way compile when they are called, so all of them must be in the cache.
    """
    return "play" if metadata.version("numba").startswith(LINKED_BY) else "all"


def is_own(module: str) -> bool:
    """Whether a module belongs to this package."""
    return module.partition(".")[0] == "tetrarch"


def game_of(module: str) -> str | None:
    """The game that a module belongs to; None for shared modules and for modules of other packages."""
    package, *parts = module.split(".")
    if package != "tetrarch" or not parts or parts[0] == "core":
        return None
    if parts[0] in ("bots", "analysis"):
        return parts[1] if len(parts) > 2 else None
    return parts[0]


class UncompiledWarning(RuntimeWarning):
    """Something that plays much runs on plain kernels because those of its game are not compiled."""

    def __init__(self, game: str) -> None:
        super().__init__(
            f"the kernels of {game} are not compiled, so this is about a hundred times slower: "
            f"'tetrarch warmup {game}' compiles them, once"
        )
        self.game = game


_warned: set[str] = set()


def warn_if_plain(module: str, stacklevel: int = 3) -> None:
    """Warn, once, that a module's kernels run plain because they are not compiled; ``TETRARCH_JIT=off`` is a choice."""
    game = game_of(module)
    if _MODE == "auto" and game and not _warned and is_own(module) and not is_compiled(module):
        _warned.add(game)
        warnings.warn(UncompiledWarning(game), stacklevel=stacklevel)


def warns_if_plain(function: Function) -> Function:
    """Let a kernel that plays many games warn if it is not compiled."""
    if _MODE != "auto" or is_compiled(function.__module__):
        return function

    @wraps(function)
    def warning(*arguments: object) -> object:
        warn_if_plain(function.__module__)
        return function(*arguments)

    return cast(Function, warning)


if JIT:
    import numba
    from numba import types
    from numba.extending import intrinsic

    numba.config.CACHE_DIR = str(cache_folder())
    _IS_LINKED = numba.__version__.startswith(LINKED_BY)
    if _IS_LINKED:
        from tetrarch.core.compiler import EntryKernel, InnerKernel

    def kernel(function: Function) -> Function:
        """Mark a rule: with the JIT on, it is compiled as a part of entry points; from Python it runs plain."""
        if not is_compiled(function.__module__):
            return function
        return InnerKernel(function) if _IS_LINKED else _usual_kernel(function)

    def entry_kernel(function: Function) -> Function:
        """Mark a rule that Python also calls: with the JIT on, Python runs it compiled, from the cache if possible."""
        if not is_compiled(function.__module__):
            return function
        if not _IS_LINKED:
            return _usual_kernel(function)
        module = function.__module__
        return EntryKernel(function, is_cached=is_own(module), compiles=_MODE == "on" or module == __name__)

    def mass_kernel(function: Function) -> Function:
        """Mark an entry kernel for deals, playouts and environments, which is compiled after those for players."""
        marked = entry_kernel(function)
        vars(marked)["is_mass"] = True
        return marked

    def _usual_kernel(function: Function) -> Function:
        """Compile a kernel in the usual way of Numba."""
        compiled: Function = numba.njit(cache=is_own(function.__module__), error_model="numpy", nogil=True)(function)
        return compiled

    @intrinsic
    def _population(typing_context, value):  # type: ignore[no-untyped-def]
        def generate(context, builder, signature, arguments):  # type: ignore[no-untyped-def]
            return builder.ctpop(arguments[0])

        return types.int64(types.int64), generate

    @entry_kernel
    def count_bits(mask: int) -> int:
        """The number of bits that are set."""
        return _population(mask)  # type: ignore[no-any-return]

    @entry_kernel
    def lowest_bit(mask: int) -> int:
        """The index of the lowest bit that is set; the mask must not be zero."""
        return _population((mask & -mask) - 1)  # type: ignore[no-any-return]

else:

    def kernel(function: Function) -> Function:
        """Mark a rule; with the JIT off, it is a plain function."""
        return function

    entry_kernel = mass_kernel = kernel

    def count_bits(mask: int) -> int:
        """The number of bits that are set."""
        return int(mask).bit_count()

    def lowest_bit(mask: int) -> int:
        """The index of the lowest bit that is set; the mask must not be zero."""
        mask = int(mask)
        return (mask & -mask).bit_length() - 1
