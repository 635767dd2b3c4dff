"""Batches on a GPU: the same kernels as on the processor, compiled by numba-cuda.

``Batch(..., device="cuda")`` imports this package, which needs the extra ``cuda``.
"""

from tetrarch.envs.setup import missing_library

try:
    import numba_cuda  # noqa: F401
except ModuleNotFoundError as error:
    raise missing_library(error, "numba_cuda", "numba-cuda", "cuda") from error
