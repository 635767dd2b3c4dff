"""Analysis of Legends: the reasons of advice, and forecasts."""

from tetrarch.analysis.legends.forecast import is_searchable, known_to, owned_places, play_out, resolved
from tetrarch.analysis.legends.reasons import THEMES, comes_to_light, is_turn_over, playable, reasons

__all__ = [
    "THEMES",
    "comes_to_light",
    "is_searchable",
    "is_turn_over",
    "known_to",
    "owned_places",
    "play_out",
    "playable",
    "reasons",
    "resolved",
]
