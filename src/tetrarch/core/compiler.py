"""Compilation of kernels by Numba, adapted to many small functions that never allocate.

By itself, Numba optimises each function together with everything it calls, translates it to machine code and wraps it
for Python. A function at the bottom of a call tree is then optimised once for each level above it. Here, a kernel that
other kernels call is only translated to LLVM code, once for the types of its arguments. An entry point links the code
of all kernels that it reaches, and is optimised as a whole. Kernels hold no references to Python objects, so reference
counts are left out too.

This relies on parts of Numba that are not public. ``core.kernel`` imports this module for the versions of Numba that it
was tested with only.
"""

from __future__ import annotations

from typing import Any

from numba.core import types
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import Compiler
from numba.core.registry import CPUDispatcher
from numba.core.types.misc import unliteral

OPTIONS = {"nopython": True, "error_model": "numpy", "nogil": True}


class InnerLibrary(JITCodeLibrary):  # type: ignore[misc]
    """The code of a kernel for use in other kernels; it is neither optimised nor translated to machine code."""

    def finalize(self) -> None:
        """Leave the code as it is."""
        self._finalized = True


class EntryLibrary(JITCodeLibrary):  # type: ignore[misc]
    """The code of an entry point, with the code of all kernels that it reaches."""

    _linking_libraries: list[Any]

    def finalize(self) -> None:
        """Link all kernels, then optimise and translate them together."""
        reached = dict.fromkeys(self._linking_libraries)
        unread = list(reached)
        while unread:
            library = unread.pop()
            if isinstance(library, InnerLibrary):
                found = [other for other in library._linking_libraries if other not in reached]
                reached.update(dict.fromkeys(found))
                unread += found
        self._linking_libraries = list(reached)
        super().finalize()


class InnerCompiler(Compiler):  # type: ignore[misc]
    """Compiles a kernel for use in other kernels."""

    def __init__(self, typing: Any, target: Any, library: Any, args: Any, returns: Any, flags: Any, local: Any) -> None:
        flags.nrt = False
        flags.no_compile = flags.no_cpython_wrapper = flags.no_cfunc_wrapper = True
        super().__init__(typing, target, InnerLibrary(target.codegen(), "kernel"), args, returns, flags, local)


class EntryCompiler(Compiler):  # type: ignore[misc]
    """Compiles an entry point."""

    def __init__(self, typing: Any, target: Any, library: Any, args: Any, returns: Any, flags: Any, local: Any) -> None:
        flags.nrt = False
        flags.no_cfunc_wrapper = True
        library = EntryLibrary(target.codegen(), "kernel")
        library.enable_object_caching()
        super().__init__(typing, target, library, args, returns, flags, local)


class InnerKernel(CPUDispatcher):  # type: ignore[misc]
    """A kernel that other kernels call. Python runs it as a plain function."""

    is_entry = False

    def __init__(self, function: Any) -> None:
        super().__init__(function, targetoptions=dict(OPTIONS), pipeline_class=InnerCompiler)

    def __call__(self, *arguments: Any) -> Any:
        """Run the plain function."""
        return self.py_func(*arguments)

    def get_call_template(self, args: Any, kws: Any) -> Any:
        """Compile for the types of the arguments, not for the values of constants among them."""
        return super().get_call_template(tuple(map(unliteral, args)), kws)

    def add_overload(self, result: Any) -> None:
        """Register the code for callers; there is no machine code that could identify it."""
        key = object()
        result.target_context.insert_user_function(key, result.fndesc, [result.library])
        self.overloads[tuple(result.signature.args)] = result._replace(entry_point=key)


class EntryKernel(CPUDispatcher):  # type: ignore[misc]
    """A kernel that Python calls as machine code; other kernels use its inner form."""

    def __init__(self, function: Any, *, cache: bool) -> None:
        super().__init__(function, targetoptions=dict(OPTIONS), pipeline_class=EntryCompiler)
        self.inner = InnerKernel(function)
        if cache:
            self.enable_caching()

    @property
    def _numba_type_(self) -> types.Dispatcher:
        return types.Dispatcher(self.inner)
