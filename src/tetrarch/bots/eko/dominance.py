"""Decisions that nobody should make, because another one does the same for less."""

from __future__ import annotations

from tetrarch.core.position import Array
from tetrarch.eko.position.position import Position
from tetrarch.eko.rules import layout


def dominated(view: Position, decisions: Array) -> dict[int, int]:
    """The moves that lose discs to tempests on a way to where the same stack gets with fewer, and those (E9.2)."""
    ways: dict[int, list[int]] = {}
    for decision in decisions.tolist():
        if decision & layout.KIND_BITS == layout.MOVE:
            ways.setdefault(decision & (1 << layout.ZONES_SHIFT) - 1, []).append(decision >> layout.ZONES_SHIFT)
    counts_zones = view.options.printing == "complete"  # else the number itself stands there (E16.2)
    found = {}
    for move, losses in ways.items():
        discs = {loss: loss.bit_count() if counts_zones else loss for loss in losses}
        best = min(losses, key=lambda loss: discs[loss])
        for loss in losses:
            if discs[loss] > discs[best]:
                found[move | loss << layout.ZONES_SHIFT] = move | best << layout.ZONES_SHIFT
    return found
