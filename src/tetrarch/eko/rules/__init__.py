"""The rules as compilable kernels over a flat state."""
