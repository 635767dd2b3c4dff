"""Maps and positions of Legends that are set up by hand: what can be said of them even if they have faults."""

from __future__ import annotations

from collections.abc import Mapping

from tetrarch.core.errors import SetupError
from tetrarch.core.table_adapter import DocumentFacts
from tetrarch.legends.components.components import Components, components_from_dict, default_components
from tetrarch.legends.position.deal import IDENTITIES, blank_position
from tetrarch.legends.position.options import Options
from tetrarch.legends.position.position import Position
from tetrarch.legends.rules import layout
from tetrarch.legends.rules.founding import join_boards
from tetrarch.legends.table import forms


def document_facts(data: Mapping[str, object]) -> DocumentFacts:
    """The regions of a map or position, and the routes that its boards join."""
    own = data.get("components")
    try:
        components = default_components() if own is None else components_from_dict(own, "components")
    except SetupError:
        components = default_components()
        routes: list[list[str]] = []
    else:
        position = _joined(data, components)
        routes = forms.joined_routes(position, position.state.tolist()) if position is not None else []
    return DocumentFacts(frozenset(region for side in components.sides for region in side.regions), routes=routes)


def _joined(data: Mapping[str, object], components: Components) -> Position | None:
    """The four boards of a document as they lie; None where they cannot be read."""
    try:
        given = data.get("options")
        variants = given.get("variants", []) if isinstance(given, dict) else []
        options = Options(2, variants=frozenset({"rectangle"} & {*variants}))
        position = blank_position(components, options, IDENTITIES[:2])
        sides = [side.name for side in components.sides]
        slots = data.get("slots")
        laid = [slot for slot in slots if isinstance(slot, dict)] if isinstance(slots, list) else []
        numbers = [(sides.index(slot["side"]), int(slot["turn"]) % 4) for slot in laid]
    except (KeyError, TypeError, ValueError):
        return None
    if len(numbers) != 4 or len({side for side, _ in numbers}) != 4:
        return None
    state = position.state
    for slot, (side, turn) in enumerate(numbers):
        state[layout.SLOT_SIDE + slot], state[layout.SLOT_TURN + slot] = side, turn
        for region in components.sides[side].regions:
            state[layout.ON_MAP] |= 1 << components.region_index[region]
    join_boards(position.static, state)
    return position
