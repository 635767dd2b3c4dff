"""Compilation of kernels for a GPU.

numba-cuda compiles the plain functions behind the kernels, so GPU and processor play by the same source. A function is
copied with other globals: each kernel that it calls becomes a function of the device. Compiled programs are stored in
the cache folder of the kernels.
"""

from __future__ import annotations

import hashlib
import warnings
from collections.abc import Callable, Iterator, Mapping
from contextlib import contextmanager
from functools import cache
from pathlib import Path
from types import FunctionType, ModuleType
from typing import Any, TypeGuard

from numba import cuda, types
from numba.core.types.misc import unliteral
from numba.cuda.core import config
from numba.cuda.core.compiler_lock import global_compiler_lock
from numba.cuda.core.errors import NumbaPerformanceWarning
from numba.cuda.cudadrv import nvvm
from numba.cuda.dispatcher import CUDADispatcher
from numba.cuda.np import arrayobj

from tetrarch.core.kernel import cache_folder, count_bits, lowest_bit

Function = Callable[..., Any]

SMALL = 750
"""The most bytes of bytecode of a function that is inlined even though several places call it."""


def require_gpu(feature: str = 'device="cuda"') -> None:
    """Raise an error, which names what needs it, unless there is a GPU and a driver for it."""
    if not cuda.is_available():
        raise RuntimeError(f"{feature} needs an NVIDIA GPU and its driver, and this machine has none")


@cache
def sources_hash() -> str:
    """A hash of the sources of this package, which programs are compiled from beside the kernels."""
    digest = hashlib.sha256()
    for path in sorted(Path(__file__).parent.glob("*.py")):
        digest.update(path.name.encode() + b"\0" + path.read_bytes() + b"\0")
    return digest.hexdigest()[:20]


def _count_bits(mask: int) -> int:
    found: int = types.int64(cuda.popc(mask))
    return found


def _lowest_bit(mask: int) -> int:
    found: int = types.int64(cuda.ffs(mask)) - 1
    return found


class Program:
    """The kernels that one program for the GPU consists of.

    ``replaced`` maps kernels to the functions that stand in for them.
    """

    def __init__(self, replaced: Mapping[Function, Function] | None = None) -> None:
        own: dict[Function, Function] = {count_bits: _count_bits, lowest_bit: _lowest_bit, **(replaced or {})}
        self._replaced = {plain(kernel): function for kernel, function in own.items()}
        self._functions: dict[Function, Any] = {}
        self._calls: dict[Function, int] = {}

    def compile(
        self,
        function: Function,
        name: str,
        signature: tuple[object, ...],
        registers: int | None = None,
        **bound: object,
    ) -> Any:
        """Compile a function as a program that the processor starts.

        ``registers`` is the most of them that a thread has; fewer let more threads run at the same time. ``bound``
        gives values to globals of the function: the kernels that it calls, and constants.
        """
        entry = self.entry(function, name, **bound)
        with _as_on_the_processor():
            # Optimisation at link time, in CUDA 13.0, places local memory of large programs at invalid addresses.
            program = cuda.jit(entry, lto=False, max_registers=registers)
            folder, config.CACHE_DIR = config.CACHE_DIR, str(cache_folder() / sources_hash())
            try:
                program.enable_caching()
            finally:
                config.CACHE_DIR = folder
            program.compile(signature)
        return program

    def ptx(self, function: Function, name: str, signature: tuple[object, ...], **bound: object) -> str:
        """The PTX code of a program, compiled without a GPU."""
        entry = self.entry(function, name, **bound)
        with _as_on_the_processor():
            code, _ = cuda.compile(entry, signature, device=False, abi="numba", cc=(9, 0), output="ptx")
        return str(code)

    def entry(self, function: Function, name: str, **bound: object) -> FunctionType:
        """A copy of a function whose calls of kernels are calls of functions of the device."""
        found = {**function.__globals__, **bound}
        self._count_calls(plain(function), found)
        return self._resolve(plain(function), found, name)

    def _count_calls(self, function: Function, bound: Mapping[str, object]) -> None:
        """Count how many functions call each kernel."""
        for kernel in _called(function, bound):
            kernel = self._replaced.get(kernel, kernel)
            self._calls[kernel] = self._calls.get(kernel, 0) + 1
            if self._calls[kernel] == 1:
                self._count_calls(kernel, kernel.__globals__)

    def _resolve(self, function: Function, bound: Mapping[str, object], name: str) -> FunctionType:
        found = dict(bound)
        for used in function.__code__.co_names:
            value = found.get(used)
            if is_kernel(value):
                found[used] = self._device_function(plain(value))
            elif is_module(value):
                found[used] = self._device_module(value, function.__code__.co_names)
        copied = FunctionType(function.__code__, found, name, function.__defaults__)
        copied.__qualname__ = name
        copied.__module__ = function.__module__
        return copied

    def _device_module(self, module: ModuleType, names: tuple[str, ...]) -> ModuleType:
        """A copy of a module whose kernels of some names are functions of the device."""
        copied = ModuleType(module.__name__)
        vars(copied).update(vars(module))
        for name, kernel in _kernels_in(module, names):
            setattr(copied, name, self._device_function(kernel))
        return copied

    def _device_function(self, function: Function) -> Any:
        """A function of the device, compiled when it is called for the types of the arguments, not for constants."""
        function = self._replaced.get(function, function)
        if function in self._functions:
            return self._functions[function]
        copied = self._resolve(function, function.__globals__, function.__name__)
        options = {"device": True, "debug": False, "opt": True}
        dispatcher = self._functions[function] = CUDADispatcher(copied, options)
        is_inlined = self._calls.get(function, 1) == 1 or len(function.__code__.co_code) <= SMALL
        usual = dispatcher.get_call_template

        def get_call_template(args: tuple[object, ...], kws: object) -> object:
            found = usual(tuple(map(unliteral, args)), kws)
            if not is_inlined:
                for result in dispatcher.overloads.values():
                    _keep_apart(result)
            return found

        dispatcher.get_call_template = get_call_template
        return dispatcher


def launcher(program: Any, blocks: int, threads: int) -> Any:
    """A program with its number of blocks and of threads in a block, without a warning about few of them."""
    with warnings.catch_warnings():
        warnings.simplefilter("ignore", NumbaPerformanceWarning)
        return program[blocks, threads]


def plain(kernel: Any) -> Function:
    """The plain function behind a kernel, whether the processor runs it compiled or not."""
    function: Function = getattr(kernel, "py_func", kernel)
    return function


def is_kernel(value: object) -> bool:
    """Whether a global of a kernel is a kernel: every function that a kernel calls is one."""
    return isinstance(plain(value), FunctionType) and not isinstance(value, CUDADispatcher)


def is_module(value: object) -> TypeGuard[ModuleType]:
    """Whether a global of a kernel is a module that may hold kernels."""
    return isinstance(value, ModuleType) and not value.__name__.startswith("numba")


def _called(function: Function, bound: Mapping[str, Any]) -> Iterator[Function]:
    """The plain functions of the kernels that a function calls."""
    names = function.__code__.co_names
    for name in names:
        if is_kernel(bound.get(name)):
            yield plain(bound[name])
        elif is_module(bound.get(name)):
            yield from (kernel for _, kernel in _kernels_in(bound[name], names))


def _kernels_in(module: ModuleType, names: tuple[str, ...]) -> Iterator[tuple[str, Function]]:
    """The kernels of a module with these names, as plain functions."""
    return ((name, plain(vars(module)[name])) for name in names if is_kernel(vars(module).get(name)))


def _keep_apart(result: Any) -> None:
    """Keep the compiler from copying a function into its callers: the code would outgrow the instruction cache."""
    library = result.library
    for function in library._module.functions:
        if function.name == result.fndesc.llvm_func_name and not function.is_declaration:
            function.attributes.add("noinline")
            library._llvm_strs = None


@contextmanager
def _as_on_the_processor() -> Iterator[None]:
    """Compile without checks for negative indices, which kernels never use, and round floats as the processor does.

    By default, a multiplication and an addition become one operation, which rounds once.
    """
    usual_index, usual_compile = arrayobj.fix_integer_index, nvvm.compile_ir

    def as_index(context: Any, builder: Any, index_type: Any, index: Any, size: Any) -> Any:
        return context.cast(builder, index, index_type, types.intp)

    def compile_ir(code: Any, **options: Any) -> Any:
        return usual_compile(code, **{**options, "fma": False})

    with global_compiler_lock:
        arrayobj.fix_integer_index, nvvm.compile_ir = as_index, compile_ir
        try:
            yield
        finally:
            arrayobj.fix_integer_index, nvvm.compile_ir = usual_index, usual_compile
