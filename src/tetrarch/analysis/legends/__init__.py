"""Analysis of Legends: the reasons of advice, forecasts, forced openings, and what seats hold at the end."""

from tetrarch.analysis.legends.forecast import is_searchable, is_single_game, known_to, owned_places, play_out, resolved
from tetrarch.analysis.legends.holdings import HOLDING_KINDS, holding_title, holdings
from tetrarch.analysis.legends.openings import forced_decision, forced_openings
from tetrarch.analysis.legends.reasons import PRICES, THEMES, comes_to_light, is_turn_over, playable, reasons

__all__ = [
    "HOLDING_KINDS",
    "PRICES",
    "THEMES",
    "comes_to_light",
    "forced_decision",
    "forced_openings",
    "holding_title",
    "holdings",
    "is_searchable",
    "is_single_game",
    "is_turn_over",
    "known_to",
    "owned_places",
    "play_out",
    "playable",
    "reasons",
    "resolved",
]
