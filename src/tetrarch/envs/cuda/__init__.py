"""Batches on a GPU: the same kernels as on the processor, compiled by numba-cuda.

``Batch(..., device="cuda")`` imports this package, which needs the extra ``cuda``.
"""

from importlib import import_module

import numpy as np

from tetrarch.envs.setup import missing_library

try:
    import numba_cuda  # noqa: F401
except ModuleNotFoundError as error:
    raise missing_library(error, "numba_cuda", "numba-cuda", "cuda") from error

if "row_stack" not in vars(np):  # numba-cuda 0.30 looks it up when it is imported, and NumPy 2.5 has removed it
    vars(np)["row_stack"] = np.vstack
    try:
        import_module("numba.cuda.np.arrayobj")
    finally:
        del vars(np)["row_stack"]
