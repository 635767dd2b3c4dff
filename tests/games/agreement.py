"""What the comparisons of kernels and oracle share between the games."""

from __future__ import annotations


class Disagreement(AssertionError):
    """The kernels and the oracle describe the same position differently."""
