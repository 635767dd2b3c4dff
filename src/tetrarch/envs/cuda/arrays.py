"""Arrays in the memory of a GPU, which other libraries use without copying them."""

from __future__ import annotations

from typing import Any

import numpy as np
import numpy.typing as npt
from cuda.core.utils import StridedMemoryView
from numba import cuda
from numba.cuda.cudadrv.devicearray import DeviceNDArray

from tetrarch.core.spaces import Field

ON_CUDA = 2
"""The number of CUDA devices in DLPack."""


class DeviceArray:
    """An array of a batch in the memory of its GPU.

    ``torch.from_dlpack``, ``jax.dlpack.from_dlpack`` and ``cupy.from_dlpack`` share its memory. ``numpy`` and
    ``np.asarray`` copy it to the processor.
    """

    def __init__(self, memory: Any) -> None:
        self.memory = memory
        """The array as numba-cuda knows it."""

    @property
    def shape(self) -> tuple[int, ...]:
        """The length of each dimension."""
        return tuple(self.memory.shape)

    @property
    def dtype(self) -> np.dtype[Any]:
        """The type of the entries."""
        found: np.dtype[Any] = self.memory.dtype
        return found

    def numpy(self) -> npt.NDArray[Any]:
        """A copy in the memory of the processor, made when all steps before are done."""
        return np.ascontiguousarray(self.memory.copy_to_host())

    def __array__(self, dtype: npt.DTypeLike | None = None, copy: bool | None = None) -> npt.NDArray[Any]:
        if copy is False:
            raise ValueError("an array of a GPU has to be copied")
        return self.numpy().astype(dtype or self.dtype, copy=False)

    def __len__(self) -> int:
        return self.shape[0]

    @property
    def __cuda_array_interface__(self) -> dict[str, Any]:
        found: dict[str, Any] = self.memory.__cuda_array_interface__
        return found

    def __dlpack__(self, **options: Any) -> object:
        cuda.synchronize()  # what the consumer does next may be on another stream
        return StridedMemoryView.from_cuda_array_interface(self, stream_ptr=-1).__dlpack__(**options)

    def __dlpack_device__(self) -> tuple[int, int]:
        return ON_CUDA, int(cuda.get_current_device().id)

    def __repr__(self) -> str:
        return f"<DeviceArray: {self.shape} of {self.dtype}>"


def field_of(observations: DeviceArray, field: Field) -> DeviceArray:
    """A field of all observations in its own shape; it shares their memory."""
    memory = observations.memory
    view = field.view(np.zeros((1, *observations.shape[1:]), dtype=np.uint8))
    strides = (memory.strides[0], *view.strides[1:])
    data = memory.gpu_data.view(field.first)
    return DeviceArray(DeviceNDArray((observations.shape[0], *field.shape), strides, memory.dtype, gpu_data=data))
