"""What the page receives of a game of Ekö: the board once, the position with every update, and the scores."""

from __future__ import annotations

from functools import lru_cache
from typing import Literal, NotRequired, TypedDict

import msgspec

from tetrarch.core.table_adapter import ScoreForm
from tetrarch.eko.components.tile_set import (
    CAPITAL,
    CHASM,
    MOVEMENT,
    PORTAL,
    SITE_KINDS,
    SPACE_KINDS,
    TEMPEST,
    neighbours_of,
)
from tetrarch.eko.position.forms import OptionsForm
from tetrarch.eko.position.position import CEILINGS, Position, spaces_of
from tetrarch.eko.rules import layout
from tetrarch.eko.rules.state import builder_of, has_emperor, height_of, owner_of, worth_of
from tetrarch.eko.words import phrase, say
from tetrarch.eko.words.description import POINTS_TO_WIN, landmark_holders, landmarks
from tetrarch.eko.words.sentences import player_name

Phase = Literal["setup", "action", "march", "reinforce"]
PHASES: dict[str, Phase] = {
    "swap": "setup",
    "draft": "setup",
    "action": "action",
    "march": "march",
    "march-action": "march",
    "exchange": "action",
    "reinforce": "reinforce",
}
"""The phase of the turn that each step belongs to."""
CAPTIVE_POINTS = 3
"""The points for a captive Emperor (E6.2)."""


HexKind = Literal["movement", "tempest", "portal", "chasm", "site"]
Terrain = Literal["reg", "canyon", "mountain", "capital", "temple-sand", "temple-moon", "temple-wind"]


KINDS: dict[str, HexKind] = {MOVEMENT: "movement", TEMPEST: "tempest", PORTAL: "portal", CHASM: "chasm"}
TERRAINS: dict[str, Terrain] = {
    "r": "reg",
    "c": "canyon",
    "m": "mountain",
    CAPITAL: "capital",
    "s": "temple-sand",
    "o": "temple-moon",
    "w": "temple-wind",
}
"""The terrain of each kind of site."""


class EkoHex(TypedDict):
    """One hex of the board. Coordinates are axial: q grows to the east, r to the south-east; a corner is at the top."""

    name: str
    q: int
    r: int
    tile: int
    kind: HexKind
    near: list[str]
    """The hexes that touch it."""
    terrain: NotRequired[Terrain]
    """Of a site."""
    ceiling: NotRequired[int]
    """Of a site: the greatest worth of a building, 1 to 3."""
    capital: NotRequired[bool]
    zone: NotRequired[int]
    """The tempest zone, from 1."""
    steps: NotRequired[list[str]]
    """Of a space: where one step leads, including through portals."""
    sites: NotRequired[list[str]]
    """Of a space: the sites that touch it."""
    mouth: NotRequired[str | None]


class EkoPortal(TypedDict):
    """A portal, the space that its mouth faces, and the portals that it leads to."""

    at: str
    mouth: str
    twins: list[str]


class EkoLandmark(TypedDict):
    """A landmark on the corner that three spaces share."""

    kind: Literal["pyramid", "beacon"]
    name: str
    spaces: list[str]


class EkoPlayer(TypedDict):
    """A seat's letter and the name of its colour."""

    identity: str
    name: str


class EkoStatic(TypedDict):
    """The board of a game of Ekö."""

    options: OptionsForm
    identities: str
    players: list[EkoPlayer]
    layout: str | None
    hexes: list[EkoHex]
    zones: list[list[str]]
    """The spaces of each tempest zone."""
    portals: list[EkoPortal]
    landmarks: list[EkoLandmark]
    points_to_win: int
    goal: str


class EkoPosition(TypedDict):
    """A position of Ekö without its board: letters are identities, names those of spaces and sites."""

    first: int
    turn: int
    round: int
    seat: int
    decider: int
    step: str
    stacks: dict[str, str]
    """By space: letter, discs, and ``!`` with the Emperor, such as ``E3!``."""
    buildings: dict[str, str]
    """By site: letter and worth, such as ``T2``."""
    reserves: dict[str, str]
    """By letter: discs, and ``!`` with the Emperor."""
    boxes: dict[str, int]
    captives: dict[str, list[str]]
    captive_points: dict[str, int]
    supplies: dict[str, list[int]]
    """By letter: encampments, towers and castles left."""
    capitals: dict[str, int]
    """By letter: buildings on capitals."""
    eliminated: list[str]
    landmarks: list[str | None]
    """The holder of each landmark."""
    marched: bool
    placed: int
    served: list[str]
    zones_paid: list[int]
    phases: list[Phase]
    """The phases of the turn in order; empty after the end."""
    phase_index: int
    """The current phase."""


class EkoDetail(TypedDict, total=False):
    """The parts of a decision that are no places."""

    emperor: bool
    """Whether the Emperor is among the discs that are placed, spent or lost."""
    zones: str
    """The tempest zones that take a disc, such as ``1.3``; in the first printing their number, such as ``2x``."""
    worth: int
    """Of a construction."""
    soldiers: int
    """Of a reinforcement."""
    captive: str
    """The letter of the Emperor that is given back."""


def static_form(view: Position, language: str) -> EkoStatic:
    """Hexes with coordinates, kinds, terrain and neighbours; zones, portals and landmarks."""
    board = view.board
    zone_of = {space: number for number, zone in enumerate(board.zones, 1) for space in zone}
    mouth_of = {portal.name: board.spaces[mouth].name for portal, mouth in board.portals}
    hexes: list[EkoHex] = []
    for place in board.hexes:
        near = [board.hex_at[cell].name for cell in neighbours_of((place.q, place.r)) if cell in board.hex_at]
        kind = "site" if place.kind in SITE_KINDS else KINDS[place.kind]
        form: EkoHex = {"name": place.name, "q": place.q, "r": place.r, "tile": place.tile, "near": near, "kind": kind}
        if place.kind in SITE_KINDS:
            form |= {
                "terrain": TERRAINS[place.kind],
                "ceiling": CEILINGS[place.kind],
                "capital": place.kind == CAPITAL,
            }
        if place.kind in SPACE_KINDS:
            space = board.space_index[place.name]
            form["steps"] = [board.spaces[other].name for other in board.steps[space]]
            form["sites"] = [board.sites[site].name for site in board.sites_near[space]]
            if space in zone_of:
                form["zone"] = zone_of[space]
        if place.kind == PORTAL:
            form["mouth"] = mouth_of.get(place.name)
        hexes.append(form)
    return {
        "options": msgspec.to_builtins(OptionsForm.of(view.options)),
        "identities": view.identities,
        "players": [_player(view, seat, language) for seat in range(view.players)],
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
        "goal": say(language, "goal", points=POINTS_TO_WIN),
    }


def _player(position: Position, seat: int, language: str) -> EkoPlayer:
    return {"identity": position.identities[seat], "name": player_name(position, seat, language)}


def position_form(view: Position) -> EkoPosition:
    """The fields of the position's documented form that change, less the history; and what can be read from them.

    Letters are identities, names are those of spaces and sites, as in ``docs/formats.md``.
    """
    board, letters, seats = view.board, view.identities, range(view.players)
    numbers = view.state.tolist()
    spaces = len(board.space_names)
    zones_paid = numbers[layout.ZONES_PAID]
    step, has_marched = view.step_names[numbers[layout.STEP]], bool(numbers[layout.MARCHED])
    phases = _phases(step, has_marched)
    emperors = numbers[layout.EMPEROR : layout.EMPEROR + len(seats)]
    captives = {
        letters[seat]: [letters[held] for held in seats if emperors[held] == layout.CAPTIVE - seat] for seat in seats
    }
    return {
        "first": numbers[layout.FIRST],
        "turn": numbers[layout.TURN],
        "round": numbers[layout.ROUND],
        "seat": numbers[layout.SEAT],
        "decider": numbers[layout.DECIDER],
        "step": step,
        "stacks": {
            name: _stack(code, letters)
            for name, code in zip(board.space_names, numbers[layout.STACKS : layout.STACKS + spaces], strict=True)
            if code
        },
        "buildings": {
            name: _building(code, letters)
            for name, code in zip(board.site_names, numbers[layout.STACKS + spaces :], strict=False)
            if code
        },
        "reserves": {
            letters[seat]: f"{numbers[layout.SOLDIERS + seat] + 1}!"
            if emperors[seat] == layout.IN_RESERVE
            else str(numbers[layout.SOLDIERS + seat])
            for seat in seats
        },
        "boxes": {letters[seat]: numbers[layout.BOX + seat] for seat in seats},
        "captives": captives,
        "captive_points": {letter: CAPTIVE_POINTS * len(held) for letter, held in captives.items()},
        "supplies": {letters[seat]: numbers[layout.SUPPLY + 3 * seat : layout.SUPPLY + 3 * seat + 3] for seat in seats},
        "capitals": {letters[seat]: numbers[layout.CAPITALS + seat] for seat in seats},
        "eliminated": [letters[seat] for seat in seats if not numbers[layout.IN_GAME] >> seat & 1],
        "landmarks": [None if holder < 0 else letters[holder] for holder in landmark_holders(view)],
        "marched": has_marched,
        "placed": numbers[layout.PLACED],
        "served": [board.space_names[space] for space in spaces_of(*numbers[layout.SERVED : layout.SERVED + 2])],
        "zones_paid": [zone + 1 for zone in range(len(board.zones)) if zones_paid >> zone & 1],
        "phases": phases,
        "phase_index": phases.index(PHASES[step]) if phases else 0,
    }


def _phases(step: str, has_marched: bool) -> list[Phase]:
    """The phases of a turn: the march is among them once it has begun (E3.2)."""
    now = PHASES.get(step)
    if now is None or now == "setup":
        return [now] if now else []
    return ["action", "march", "reinforce"] if has_marched or now == "march" else ["action", "reinforce"]


@lru_cache(1024)
def _stack(code: int, letters: str) -> str:
    """A stack as in files, such as ``E3!``, from the number that stands for it; there are few different ones."""
    return f"{letters[owner_of(code)]}{height_of(code)}{'!' if has_emperor(code) else ''}"


@lru_cache(1024)
def _building(code: int, letters: str) -> str:
    """A building as in files, such as ``T2``."""
    return f"{letters[builder_of(code)]}{worth_of(code)}"


def scores(view: Position, language: str) -> list[list[ScoreForm]]:
    """For each seat its buildings by site, 3 points for each captive and 2 for each pyramid (E8.1, E6.2, E11.2)."""
    board = view.board
    lines: list[list[ScoreForm]] = [[] for _ in range(view.players)]
    codes = view.state[layout.STACKS + len(board.spaces) :].tolist()
    for site, code in zip(board.sites, codes, strict=False):
        if code:
            worth = int(worth_of(code))
            line = ScoreForm("building", site.name, _building_title(worth, site.name, language), worth, "E8.1")
            lines[int(builder_of(code))].append(line)
    for seat in range(view.players):
        for held in view.captives(seat):
            title = say(language, "score-captive", player=player_name(view, held, language))
            lines[seat].append(ScoreForm("captive", view.identities[held], title, CAPTIVE_POINTS, "E6.2"))
    if board.pyramids:
        # The pyramids come first among the landmarks; the Beacons after them bring no points.
        for (title, spaces), holder in zip(landmarks(board, language), landmark_holders(view), strict=True):
            if holder >= 0 and spaces in board.pyramids:
                name = "+".join(board.spaces[space].name for space in spaces)
                lines[holder].append(ScoreForm("pyramid", name, title, 2, "E11.2"))
    return lines


@lru_cache(4096)
def _building_title(worth: int, site: str, language: str) -> str:
    return phrase("score-building", building=phrase(f"building-name-{worth}"), site=site).marked(language)
