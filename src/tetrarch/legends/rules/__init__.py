"""Rules kernels over a flat state."""
