"""Analysis of Ekö: the reasons of advice."""

from tetrarch.analysis.eko.reasons import THEMES, comes_to_light, is_turn_over, playable, reasons, winning_action

__all__ = ["THEMES", "comes_to_light", "is_turn_over", "playable", "reasons", "winning_action"]
