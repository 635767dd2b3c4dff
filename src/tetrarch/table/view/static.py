"""What never changes during a match, as one viewer may know it: sent once."""

from __future__ import annotations

from tetrarch.core.table_adapter import Form
from tetrarch.table.state import TableState
from tetrarch.table.view.filter import public_settings


def ground(state: TableState, match_id: str, viewer: int | None, language: str) -> Form:
    """Settings, names, the promise behind all chance, and once the match has begun the board."""
    form: Form = {
        "match": match_id,
        "game": state.settings.game,
        "viewer": viewer,
        "settings": public_settings(state.settings),
        "commitment": state.commitment,
        "names": state.names,
        "salts": state.salts,
        "board": None,
    }
    if state.history is not None:
        adapter = state.history.adapter
        form["board"] = adapter.static_form(adapter.view(state.history.position, viewer), language)
    return form
