"""Analysis of Legends: the reasons of advice."""

from tetrarch.analysis.legends.reasons import THEMES, comes_to_light, is_turn_over, playable, reasons

__all__ = ["THEMES", "comes_to_light", "is_turn_over", "playable", "reasons"]
