"""Analysis of Ekö: the reasons of advice, and forecasts."""

from tetrarch.analysis.eko.forecast import is_searchable, known_to, owned_places, play_out, resolved
from tetrarch.analysis.eko.reasons import THEMES, comes_to_light, is_turn_over, playable, reasons, winning_action

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
    "winning_action",
]
