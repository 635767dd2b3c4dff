"""Decisions that nobody should make, because another one does the same for less."""

from __future__ import annotations

from tetrarch.core.flat_position import Array
from tetrarch.eko import layout
from tetrarch.eko.position import Position


def dominated(view: Position, decisions: Array) -> set[int]:
    """The moves that lose discs to a tempest on a way to where the same stack gets with fewer losses (E9.2)."""
    ways: dict[int, list[int]] = {}
    for decision in decisions.tolist():
        if decision & layout.KIND_BITS == layout.MOVE:
            ways.setdefault(decision & (1 << layout.ZONES_SHIFT) - 1, []).append(decision >> layout.ZONES_SHIFT)
    counts_zones = view.options.printing == "complete"  # else the number itself stands there (E16.2)
    found = set()
    for move, losses in ways.items():
        discs = [loss.bit_count() if counts_zones else loss for loss in losses]
        found |= {
            move | loss << layout.ZONES_SHIFT for loss, lost in zip(losses, discs, strict=True) if lost > min(discs)
        }
    return found
