"""Analysis of Ekö: the reasons of advice, and what seats hold at the end."""

from tetrarch.analysis.eko.holdings import HOLDING_KINDS, holding_title, holdings
from tetrarch.analysis.eko.reasons import THEMES, comes_to_light, is_turn_over, playable, reasons, winning_action

__all__ = [
    "HOLDING_KINDS",
    "THEMES",
    "comes_to_light",
    "holding_title",
    "holdings",
    "is_turn_over",
    "playable",
    "reasons",
    "winning_action",
]
