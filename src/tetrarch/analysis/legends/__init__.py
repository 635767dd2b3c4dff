"""Analysis of Legends: the reasons of advice, and what seats hold at the end."""

from tetrarch.analysis.legends.holdings import HOLDING_KINDS, holding_title, holdings
from tetrarch.analysis.legends.reasons import THEMES, comes_to_light, is_turn_over, playable, reasons

__all__ = [
    "HOLDING_KINDS",
    "THEMES",
    "comes_to_light",
    "holding_title",
    "holdings",
    "is_turn_over",
    "playable",
    "reasons",
]
