"""What never changes during a match, as one viewer may know it: sent once."""

from __future__ import annotations

from tetrarch.table.messages import Form
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
    if state.story is not None:
        side = state.story.side
        form["board"] = side.ground_form(side.view(state.story.position, viewer), language)
    return form
