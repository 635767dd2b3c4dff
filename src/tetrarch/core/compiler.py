"""Compilation of kernels by Numba, adapted to many small functions that never allocate.

By itself, Numba optimises each function together with everything it calls, translates it to machine code and wraps it
for Python. A function at the bottom of a call tree is then optimised once for each level above it. Here, a kernel is
only translated to LLVM code, once for the types of its arguments. An entry point links that code with the code of all
kernels that it reaches and with a wrapper for Python, and is optimised as a whole. Kernels hold no references to Python
objects, so reference counts are left out too.

This relies on parts of Numba that are not public. ``core.kernel`` imports this module for the versions of Numba that it
was tested with only.
"""

from __future__ import annotations

from functools import cache
from typing import Any

from numba.core import typed_passes, types, untyped_passes
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler import CompilerBase
from numba.core.compiler_machinery import PassManager
from numba.core.registry import CPUDispatcher
from numba.core.types.misc import unliteral

OPTIONS = {"nopython": True, "error_model": "numpy", "nogil": True}
PASSES = (
    *(untyped_passes.TranslateByteCode, untyped_passes.FixupArgs, untyped_passes.IRProcessing),
    *(untyped_passes.RewriteSemanticConstants, untyped_passes.DeadBranchPrune, untyped_passes.GenericRewrites),
    *(untyped_passes.ReconstructSSA, typed_passes.NopythonTypeInference, typed_passes.PreLowerStripPhis),
    *(typed_passes.IRLegalization, typed_passes.AnnotateTypes, typed_passes.NativeLowering),
    typed_passes.NoPythonBackend,
)
"""Numba's passes without those for closures, generators, literals, inlining and array expressions."""
PLAIN = (types.Number, types.Boolean, types.Array)
"""Types of arguments whose values never matter for the type of a result."""


class InnerLibrary(JITCodeLibrary):  # type: ignore[misc]
    """The code of a kernel for use in other kernels; it is neither optimised nor translated to machine code."""

    def finalize(self) -> None:
        """Leave the code as it is."""
        self._finalized = True


class EntryLibrary(JITCodeLibrary):  # type: ignore[misc]
    """The code of an entry point, with the code of all kernels that it reaches."""

    _linking_libraries: list[Any]
    writes_bytes: bool
    reads_weights: bool
    wrapper: str
    """The name of the function that Python calls."""

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

    def _optimize_final_module(self) -> None:
        """Optimise once, without vectorisation; kernels that write masks and observations, in Numba's usual way.

        The loops of other kernels are short, and Numba optimises twice to remove reference counts. Loops over the
        weights of a network are long: kernels that read them are vectorised. Only the wrapper is called from outside:
        the optimiser may remove arguments of all other functions. An array is seven of them.
        """
        for function in self._final_module.functions:
            if not function.is_declaration and function.name != self.wrapper:
                function.linkage = "internal"
        if self.writes_bytes:
            super()._optimize_final_module()
        else:
            vectorises = {"loop_vectorize": self.reads_weights, "slp_vectorize": False}
            passes, builder = self._codegen._module_pass_manager(opt=2, **vectorises)
            passes.run(self._final_module, builder)


class CallTypes:
    """Numba's typing context with a memory of resolved calls.

    Numba tries about ten templates for each operator, each time it appears.
    """

    def __init__(self, context: Any) -> None:
        self._context = context
        self._known: dict[Any, Any] = {}

    def __getattr__(self, name: str) -> Any:
        """Everything else is as in the context."""
        return getattr(self._context, name)

    def resolve_function_type(self, function: Any, args: Any, kws: Any) -> Any:
        """The signature of a call."""
        plain = tuple(map(unliteral, args))
        args = plain if all(isinstance(arg, PLAIN) for arg in plain) else tuple(args)
        key = function, args, tuple(kws.items())
        if key not in self._known:
            self._known[key] = self._context.resolve_function_type(function, args, kws)
        return self._known[key]


call_types = cache(CallTypes)
"""The memory of a typing context."""


class InnerCompiler(CompilerBase):  # type: ignore[misc]
    """Compiles a kernel for use in other kernels."""

    def __init__(self, typing: Any, target: Any, library: Any, args: Any, returns: Any, flags: Any, local: Any) -> None:
        flags.nrt = False
        flags.no_compile = flags.no_cpython_wrapper = flags.no_cfunc_wrapper = True
        library = InnerLibrary(target.codegen(), "kernel")
        super().__init__(call_types(typing), target, library, args, returns, flags, local)

    def define_pipelines(self) -> list[Any]:
        """The order of the passes."""
        manager = PassManager("kernel")
        for one in PASSES:
            manager.add_pass(one, one.name())
        manager.finalize()
        return [manager]


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
        if any(map(_holds_arrays, result.signature.args)):
            function = result.library.get_function(result.fndesc.llvm_func_name)
            function.add_function_attribute("alwaysinline")
        result.target_context.insert_user_function(key, result.fndesc, [result.library])
        self.overloads[tuple(result.signature.args)] = result._replace(entry_point=key)


def _holds_arrays(argument: Any) -> bool:
    """Whether an argument is a tuple with arrays, which are long to pass: seven words for each."""
    return any(isinstance(item, types.Array) for item in getattr(argument, "types", ()))


class NotCached(Exception):
    """A kernel is not in the cache, and this process does not compile."""


class EntryCompiler:
    """Makes an entry point from a kernel."""

    def __init__(self, inner: InnerKernel, compiles: bool) -> None:
        self.inner = inner
        self.compiles = compiles

    def __getattr__(self, name: str) -> Any:
        """Everything else is as in the compiler of the kernel."""
        return getattr(self.inner._compiler, name)

    def compile(self, args: Any, return_type: Any) -> Any:
        """Link and optimise the kernel and all that it calls."""
        if not self.compiles:
            raise NotCached
        self.inner.compile(args)
        result = self.inner.overloads[tuple(args)]
        target = result.target_context
        library = EntryLibrary(target.codegen(), "kernel")
        library.enable_object_caching()
        library.writes_bytes = any(str(types.uint8) in str(arg) for arg in args)  # also in tuples of arrays
        library.reads_weights = any(str(types.float32) in str(arg) for arg in args)
        library.wrapper = result.fndesc.llvm_cpython_wrapper_name
        library.add_linking_library(result.library)
        target.create_cpython_wrapper(library, result.fndesc, result.environment, result.call_helper, release_gil=True)
        library.finalize()
        point = target.get_executable(library, result.fndesc, result.environment)
        return result._replace(library=library, entry_point=point, metadata={})


class EntryKernel(CPUDispatcher):  # type: ignore[misc]
    """A kernel that Python calls as machine code; other kernels use its inner form.

    A process that does not compile runs it plain if the cache does not hold it.
    """

    def __init__(self, function: Any, *, is_cached: bool, compiles: bool) -> None:
        super().__init__(function, targetoptions=dict(OPTIONS))
        self.inner = InnerKernel(function)
        self._compiler = EntryCompiler(self.inner, compiles)
        self._missing: set[tuple[type, ...]] = set()
        if is_cached:
            self.enable_caching()

    @property
    def _numba_type_(self) -> types.Dispatcher:
        return types.Dispatcher(self.inner)

    def _compile_for_args(self, *args: Any, **kws: Any) -> Any:
        """The machine code for some arguments, or the plain function."""
        kinds = tuple(map(type, args))
        if kinds not in self._missing:
            try:
                return super()._compile_for_args(*args, **kws)
            except NotCached:
                self._missing.add(kinds)
        return self.py_func
