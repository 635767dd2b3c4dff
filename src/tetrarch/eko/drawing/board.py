"""The board of the SVG drawings without its pieces: slab, hexes, seams, tempest zones and names."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from functools import lru_cache
from math import sqrt

from tetrarch.core.drawing.svg import moved, number, pill, polygon, use
from tetrarch.eko.components.board import Board, Hex
from tetrarch.eko.components.tile_set import CAPITAL, MOVEMENT, TEMPEST, TEMPLE_KINDS, Cell, neighbours_of
from tetrarch.eko.drawing.art import CORNERS, FILLS, SIZE, SQUASH, TURNED, VARIANTS, Point
from tetrarch.eko.words.description import landmarks

SLAB = 15
"""The thickness of the board."""


@dataclass(frozen=True)
class BoardDrawing:
    """The drawing of a board without its pieces."""

    box: tuple[float, float, float, float]
    """Left, top, right and bottom of its hexes."""
    under: str
    """Everything flat, below the pieces."""
    names: str
    zones: tuple[tuple[float, str], ...]
    """The numbers of the tempest zones on their spaces, each with the page height that sorts it among the pieces."""


def centre(place: Hex) -> Point:
    """The point on the page of the centre of a hex."""
    return sqrt(3) * (place.q + place.r / 2) * SIZE, 1.5 * place.r * SIZE * SQUASH


def look_of(place: Hex) -> int:
    """The variant of its kind's look for a hex."""
    return (place.q * 5 + place.r * 3) % VARIANTS[place.kind]


@lru_cache(maxsize=16)
def draw_board(board: Board) -> BoardDrawing:
    """Draw a board; recent drawings are cached, as a game is drawn many times on one board."""
    centres = {place.name: centre(place) for place in board.hexes}
    xs, ys = [x for x, _ in centres.values()] or [0.0], [y for _, y in centres.values()] or [0.0]
    reach, drop = CORNERS[0][0], CORNERS[1][1]
    box = (min(xs) - reach, min(ys) - drop, max(xs) + reach, max(ys) + drop)
    outline = "".join(polygon([(x + dx, y + dy) for dx, dy in CORNERS]) for x, y in centres.values())
    under = [
        f'<path id="§board" d="{outline}" fill="var(--shade)" opacity=".5" filter="url(#§blur)"'
        f' transform="translate(12 {SLAB + 12})"/>',
        '<filter id="§blur" x="-20%" y="-20%" width="140%" height="140%"><feGaussianBlur stdDeviation="14"/></filter>',
        _slab(board, centres),
        *(_top(place, *centres[place.name]) for place in board.hexes),
        f'<path d="{outline}" fill="url(#§ripple)"/>',
        *(_flat(place, *centres[place.name]) for place in board.hexes),
        *(_way("way", portal, board.spaces[mouth]) for portal, mouth in board.portals),
        _seams(board, centres),
        _zone_outlines(board, centres),
        *(_way("arrows", portal, board.spaces[mouth]) for portal, mouth in board.portals),
    ]
    return BoardDrawing(box, "".join(under), _names(board, centres), _zone_numbers(board, centres))


def _slab(board: Board, centres: Mapping[str, Point]) -> str:
    """The visible sides of the slab."""
    shades = {1: ".4", 2: ".12"}  # the sides to the south-east and to the south-west
    sides: dict[int, list[str]] = {side: [] for side in shades}
    strata = []
    for place in board.hexes:
        x, y = centres[place.name]
        for side, cell in enumerate(neighbours_of((place.q, place.r))):
            if side not in sides or cell in board.hex_at:
                continue
            (ax, ay), (bx, by) = ((x + dx, y + dy) for dx, dy in (CORNERS[side], CORNERS[side + 1]))
            sides[side].append(polygon([(ax, ay), (bx, by), (bx, by + SLAB), (ax, ay + SLAB)]))
            for depth in (SLAB * 0.35, SLAB * 0.62):
                strata.append(f"M{number(ax)} {number(ay + depth)}L{number(bx)} {number(by + depth)}")
    return (
        "".join(
            f'<path d="{"".join(sides[side])}" fill="var(--slab-hi)"/>'
            f'<path d="{"".join(sides[side])}" fill="#1c0c06" fill-opacity="{shade}"/>'
            for side, shade in shades.items()
        )
        + f'<path d="{"".join(strata)}" stroke="#000" stroke-opacity=".14" fill="none"/>'
    )


def _top(place: Hex, x: float, y: float) -> str:
    """The bare hex in the colour of its terrain, slightly lighter or darker than its neighbours."""
    fill = FILLS.get(place.kind, place.kind)
    drawing = use("hex", x, y, f' fill="url(#§f-{fill})"')
    shade = (place.q * 7919 + place.r * 104729) % 97 / 97
    if shade < 0.5:
        drawing += use("hex", x, y, f' fill="var(--shade)" fill-opacity="{shade * 0.09:.3f}"')
    return drawing


def _flat(place: Hex, x: float, y: float) -> str:
    """The flat contents of a hex."""
    kind = place.kind
    if kind in TURNED:
        return _turned(kind, x, y, look_of(place))
    if kind == MOVEMENT:
        return use("dish", x, y)
    if kind in ("r", "x"):
        return use(f"{kind}{look_of(place)}", x, y)
    return use(kind, x, y) if kind in TEMPLE_KINDS or kind == CAPITAL else ""


def _way(drawing: str, portal: Hex, mouth: Hex) -> str:
    """A drawing that leads from a portal to its mouth."""
    return _turned(drawing, *centre(portal), neighbours_of((portal.q, portal.r)).index((mouth.q, mouth.r)))


def _turned(drawing: str, x: float, y: float, turn: int) -> str:
    """A drawing of the board plane after a number of sixth turns."""
    place = f"translate({number(x)} {number(y)}) scale(1 {SQUASH}) rotate({60 * turn})"
    return f'<use href="#§{drawing}" transform="{place}"/>'


def _segments(places: Iterable[Hex], centres: Mapping[str, Point], is_wanted: Callable[[Hex, Cell, int], bool]) -> str:
    """Selected sides of hexes as one path."""
    found = []
    for place in places:
        x, y = centres[place.name]
        for side, cell in enumerate(neighbours_of((place.q, place.r))):
            if is_wanted(place, cell, side):
                (ax, ay), (bx, by) = CORNERS[side], CORNERS[(side + 1) % 6]
                found.append(f"M{number(x + ax)} {number(y + ay)}L{number(x + bx)} {number(y + by)}")
    return "".join(found)


def _seams(board: Board, centres: Mapping[str, Point]) -> str:
    """Thin lines inside tiles, thick lines between tiles, and a bright line around the board."""
    at = board.hex_at
    thin = _segments(board.hexes, centres, lambda a, b, side: side < 3 and b in at and at[b].tile == a.tile)
    thick = _segments(board.hexes, centres, lambda a, b, side: side < 3 and b in at and at[b].tile != a.tile)
    edge = _segments(board.hexes, centres, lambda a, b, side: b not in at)
    return (
        '<g fill="none" stroke-linecap="round">'
        f'<path d="{thin}" stroke="var(--seam)" stroke-opacity=".4" stroke-width=".9"/>'
        f'<path d="{thick}" stroke="var(--seam2)" stroke-opacity=".72" stroke-width="2.4"/>'
        f'<path d="{thick}" stroke="var(--sand-hi)" stroke-opacity=".6" stroke-width=".8"'
        ' transform="translate(.8 1.3)"/>'
        f'<path d="{edge}" stroke="var(--edge)" stroke-width="1.6"/></g>'
    )


def _zone_outlines(board: Board, centres: Mapping[str, Point]) -> str:
    at = board.hex_at
    tempests = [place for place in board.hexes if place.kind == TEMPEST]
    edge = _segments(tempests, centres, lambda a, b, side: b not in at or at[b].kind != TEMPEST)
    if not edge:
        return ""
    return (
        f'<g fill="none" stroke-linecap="round"><path d="{edge}" stroke="var(--storm-hi)" stroke-width="4"/>'
        f'<path d="{edge}" stroke="var(--storm-lo)" stroke-width="2" stroke-dasharray="5 5"/></g>'
    )


def _zone_numbers(board: Board, centres: Mapping[str, Point]) -> tuple[tuple[float, str], ...]:
    return tuple(
        (y + 1, moved(x - 22, y + 15, pill(f"~{zone}", "storm-lo")))
        for zone, spaces in enumerate(board.zones, 1)
        for x, y in (centres[board.spaces[space].name] for space in spaces)
    )


def _names(board: Board, centres: Mapping[str, Point]) -> str:
    """The name of every space at its lowest corner, or beside it if a landmark is there."""
    crowded = set()
    for _, spaces in landmarks(board):
        places = sorted((board.spaces[space] for space in spaces), key=lambda place: place.r)
        if places[0].r != places[1].r:
            crowded.add(places[0].name)
    texts = []
    for place in board.hexes:
        x, y = centres[place.name]
        dx, dy = (17, 23) if place.name in crowded else (0, 31)
        texts.append(f'<text x="{number(x + dx)}" y="{number(y + dy)}">{place.name}</text>')
    return (
        '<g font-size="9.5" font-weight="600" text-anchor="middle" fill="var(--name)" stroke="var(--name-halo)"'
        f' stroke-opacity=".75" stroke-width="2.4" stroke-linejoin="round" paint-order="stroke">{"".join(texts)}</g>'
    )
