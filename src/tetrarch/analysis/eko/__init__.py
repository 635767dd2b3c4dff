"""Analysis of Ekö: the reasons of advice, forecasts, and what seats hold at the end."""

from tetrarch.analysis.eko.forecast import is_searchable, is_single_game, known_to, owned_places, play_out, resolved
from tetrarch.analysis.eko.holdings import HOLDING_KINDS, holding_title, holdings
from tetrarch.analysis.eko.reasons import (
    PRICES,
    THEMES,
    comes_to_light,
    is_turn_over,
    playable,
    reasons,
    winning_action,
)

__all__ = [
    "HOLDING_KINDS",
    "PRICES",
    "THEMES",
    "comes_to_light",
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
    "winning_action",
]
