"""Ahead-of-time compilation of all kernels of a game."""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterator
from importlib import import_module
from types import FunctionType
from typing import NamedTuple, Protocol

from tetrarch.core.kernel import JIT, PACKAGE, game_of, kernel_sources

ARRAYS = ("Flat", "npt.NDArray[np.int64]")
"""The annotations of kernels that mean a flat array of 64-bit integers."""


class Compiled(NamedTuple):
    """A kernel that was just compiled, or loaded from the cache."""

    done: int
    """The number of kernels that are ready."""
    playing: int
    """The number of kernels that playing needs; they come first."""
    total: int
    name: str

    @classmethod
    def from_line(cls, line: str) -> Compiled:
        """Read a line of output of the process that compiles."""
        done, playing, total, name = line.split()
        return cls(int(done), int(playing), int(total), name)


class EntryPoint(Protocol):
    """A kernel that Python calls compiled."""

    py_func: FunctionType
    """The plain function."""

    def compile(self, signature: tuple[object, ...]) -> object:
        """Compile it for the types of its parameters, or load it from the cache."""


def kernels_of(game: str) -> list[EntryPoint]:
    """Return every kernel of a game that Python calls, and the shared ones: what playing needs comes first."""
    modules = [".".join(path.with_suffix("").relative_to(PACKAGE.parent).parts) for path in kernel_sources()]
    wanted = sorted((name for name in modules if game_of(name) in (None, game)), key=_urgency)
    found = [
        value
        for module in map(import_module, wanted)
        for value in vars(module).values()
        if hasattr(value, "py_func")
        and value.py_func.__module__ == module.__name__
        and getattr(value, "is_entry", True)
    ]
    return sorted(found, key=_is_mass)


def _urgency(module: str) -> int:
    """The rank of a module in the order of compilation."""
    return next((rank for rank, part in enumerate(("core", "rules", "bots")) if f".{part}." in module), 3)


def _is_mass(kernel: object) -> bool:
    """Whether playing does not need a kernel."""
    return getattr(kernel, "is_mass", False)


def compile_kernels(game: str) -> Iterator[Compiled]:
    """Compile every kernel of a game for its annotated types, and yield each one when it is ready."""
    if not JIT:
        raise RuntimeError("kernels are compiled with the JIT on")
    kernels = [(kernel, kernel.py_func) for kernel in kernels_of(game)]
    playing = sum(not _is_mass(kernel) for kernel, _ in kernels)
    for done, (kernel, plain) in enumerate(kernels, 1):
        kernel.compile(signature_of(plain))
        yield Compiled(done, playing, len(kernels), f"{plain.__module__}.{plain.__name__}")


def signature_of(function: Callable[..., object]) -> tuple[object, ...]:
    """The compiler's types for the parameters of a kernel."""
    annotations = {name: text for name, text in function.__annotations__.items() if name != "return"}
    found = {name: type_of(text) for name, text in annotations.items()}
    unknown = [f"{name}: {annotations[name]}" for name, type_ in found.items() if type_ is None]
    if unknown:
        raise TypeError(f"{function.__qualname__}: no kernel takes {', '.join(unknown)}")
    return tuple(found.values())


def type_of(annotation: str) -> object | None:
    """The compiler's type for an annotation of a parameter; None if there is none."""
    from numba import types

    if annotation.startswith("tuple["):
        items = [type_of(item) for item in annotation.removeprefix("tuple[").removesuffix("]").split(", ")]
        return None if None in items else types.BaseTuple.from_types(items)
    plain = {"int": types.int64, "bool": types.boolean, "Bytes": types.uint8[::1], "Floats": types.float32[::1]}
    return {**plain, **dict.fromkeys(ARRAYS, types.int64[::1])}.get(annotation)


if __name__ == "__main__":
    for compiled in compile_kernels(sys.argv[1]):
        sys.stdout.write(f"{compiled.done} {compiled.playing} {compiled.total} {compiled.name}\n")
        sys.stdout.flush()
