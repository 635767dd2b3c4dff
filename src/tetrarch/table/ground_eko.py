"""The board of a game of Ekö, as the page gets it once: enough to draw it without knowing any rule."""

from __future__ import annotations

import msgspec

from tetrarch.eko.components.hexes import neighbours_of
from tetrarch.eko.components.tile_set import (
    CAPITAL,
    CHASM,
    MOVEMENT,
    PORTAL,
    SITE_KINDS,
    SPACE_KINDS,
    TEMPEST,
    TEMPLE_KINDS,
)
from tetrarch.eko.position.json_format import OptionsForm
from tetrarch.eko.position.position import Position
from tetrarch.eko.position.static import CEILINGS
from tetrarch.eko.words.description import landmarks
from tetrarch.eko.words.sentences import player_name
from tetrarch.table.refusal import say

POINTS_TO_WIN = 12
KINDS = {MOVEMENT: "movement", TEMPEST: "tempest", PORTAL: "portal", CHASM: "chasm"}
TERRAINS = {"r": "reg", "c": "canyon", "m": "mountain", CAPITAL: "capital"}


def ground_form(position: Position, language: str) -> dict[str, object]:
    """Hexes with coordinates, kinds, terrain and neighbours; zones, portals and landmarks.

    Coordinates are axial: q grows to the east, r to the south-east, and hexes have a corner at the top.
    """
    board = position.board
    zone_of = {space: number for number, zone in enumerate(board.zones, 1) for space in zone}
    mouth_of = {portal.name: board.spaces[mouth].name for portal, mouth in board.portals}
    hexes: list[dict[str, object]] = []
    for place in board.hexes:
        near = [board.hex_at[cell].name for cell in neighbours_of((place.q, place.r)) if cell in board.hex_at]
        form: dict[str, object] = {"name": place.name, "q": place.q, "r": place.r, "tile": place.tile, "near": near}
        if place.kind in SITE_KINDS:
            temple = TEMPLE_KINDS.get(place.kind)
            form |= {
                "kind": "site",
                "terrain": f"temple-{temple}" if temple else TERRAINS[place.kind],
                "ceiling": CEILINGS[place.kind],
                "capital": place.kind == CAPITAL,
            }
        else:
            form["kind"] = KINDS[place.kind]
        if place.kind in SPACE_KINDS:
            space = board.space_index[place.name]
            form["steps"] = [board.spaces[other].name for other in board.steps[space]]
            form["sites"] = [board.sites[site].name for site in board.sites_near[space]]
            form |= {"zone": zone_of[space]} if space in zone_of else {}
        if place.kind == PORTAL:
            form["mouth"] = mouth_of.get(place.name)
        hexes.append(form)
    return {
        "options": msgspec.to_builtins(OptionsForm.of(position.options)),
        "identities": position.identities,
        "players": [_player(position, seat, language) for seat in range(position.players)],
        "layout": board.layout,
        "hexes": hexes,
        "zones": [[board.spaces[space].name for space in zone] for zone in board.zones],
        "portals": [
            {"at": portal.name, "mouth": board.spaces[mouth].name, "twins": sorted(set(mouth_of) - {portal.name})}
            for portal, mouth in board.portals
        ],
        "landmarks": [
            {
                "kind": "pyramid" if spaces in board.pyramids else "beacon",
                "name": name,
                "spaces": [board.spaces[space].name for space in spaces],
            }
            for name, spaces in landmarks(board, language)
        ],
        "points_to_win": POINTS_TO_WIN,
        "goal": say(language, "goal-eko", points=POINTS_TO_WIN),
    }


def _player(position: Position, seat: int, language: str) -> dict[str, object]:
    return {"identity": position.identities[seat], "name": player_name(position, seat, language)}
