"""Reading and validation of tile sets; an invalid file raises an error that names all its faults.

The comments in ``data/tiles.toml`` explain the format.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable
from dataclasses import replace
from functools import cache
from importlib import resources

from tetrarch.core.errors import FormatError
from tetrarch.core.formats import DocumentReader, read_toml
from tetrarch.core.text.messages import Message, Value, message, nearest_message, series
from tetrarch.eko.components.tile_set import (
    BASE_KINDS,
    CAPITAL,
    COLOURS,
    DIRECTIONS,
    KIND_NAMES,
    LANDMARKS,
    MOVEMENT,
    PORTAL,
    SMALL_OFFSETS,
    SPACE_KINDS,
    TEMPEST,
    Cell,
    Layout,
    Tile,
    TileSet,
    turned_step,
)
from tetrarch.eko.position.options import PACKAGE, position_fault

__all__ = ["Layout", "Tile", "TileSet", "default_tile_set", "parse_tile_set", "tile_set_from_dict"]

_TILE_NAME = re.compile(r"[A-Z][A-Za-z0-9]?")
_LAYOUT_NAME = re.compile(r"[a-z][a-z0-9-]{0,19}")
_FIELDS = {
    **dict.fromkeys(COLOURS, ("spaces",)),
    "variant": ("spaces", "replaces"),
    "small": ("spaces", "copies", "mouths", "landmark"),
}
_MOVEMENT_SPACES = {"gray": 32, "blue": 16, "red": 16}
_FORMAT = 1
_MOST_COPIES = 20
_FARTHEST_PLACE = 20


@cache
def default_tile_set() -> TileSet:
    """The project's own tile set."""
    path = resources.files("tetrarch.eko").joinpath("data", "tiles.toml")
    return parse_tile_set(path.read_text(encoding="utf-8"), "tiles.toml")


def parse_tile_set(text: str, subject: str = "tiles") -> TileSet:
    """Read a tile set from the text of a tile file; errors begin with the subject (its name)."""
    return tile_set_from_dict(read_toml(text, subject), subject)


def tile_set_from_dict(data: object, subject: str = "tiles", within: str = "") -> TileSet:
    """Read a tile set from the form of ``TileSet.to_dict``; ``within`` is its entry in a larger file."""
    if isinstance(data, dict):
        _check_format(data.get("format", _FORMAT), subject, f"{within}.format".lstrip("."))
    reader = _Reader()
    tile_set = reader.read(data)
    reader.raise_faults(subject, within)
    return tile_set


def _check_format(found: object, subject: str, where: str) -> None:
    """Reject a newer format before unknown fields are reported."""
    if not isinstance(found, int) or isinstance(found, bool) or found < 1:
        raise FormatError(subject, message(PACKAGE, "tiles-format"), where)
    if found > _FORMAT:
        raise FormatError(subject, message(PACKAGE, "tiles-newer", newest=str(_FORMAT)), where)


def kind_words(letter: str) -> Message:
    """The name of a kind of space, by its letter."""
    return message(PACKAGE, f"tiles-kind-{KIND_NAMES[letter].lower().replace(' ', '-')}")


def kind_with_letter(letter: str) -> Message:
    """A letter with the kind of space that it means."""
    return message(PACKAGE, "tiles-kind", letter=letter, kind=kind_words(letter))


class _Reader(DocumentReader):
    """Reads a tile file and collects its faults."""

    def __init__(self) -> None:
        super().__init__()
        self.unsure: set[str] = set()
        """Sections with an unreadable entry, whose totals are not checked."""

    def fault(self, where: str, fault: str, rule: str = "", /, **values: Value) -> None:
        self.faults.append(position_fault(where, f"tiles-{fault}", rule, **values))

    def read(self, data: object) -> TileSet:
        top = self.table(data, "", ("format", "large", "small", "layouts"))
        large = self.table(top.get("large", {}), "large", (*COLOURS, "variant"))
        sections = {section: large.get(section, {}) for section in (*COLOURS, "variant")}
        sections["small"] = top.get("small", {})
        tiles = [tile for section, entries in sections.items() for tile in self.section(section, entries)]
        self.check_names(tiles)
        self.check_colours(tiles)
        self.check_replaced(tiles)
        layouts = self.table(top.get("layouts", {}), "layouts")
        return TileSet(tuple(tiles), tuple(self.layout(name, layouts[name], tiles) for name in sorted(layouts)))

    def texts(self, value: object, where: str) -> tuple[str, ...]:
        """Return the value as a list of texts."""
        if isinstance(value, (list, tuple)) and all(isinstance(text, str) for text in value):
            return tuple(value)
        self.fault(where, "texts")
        return ()

    # Tiles

    def section(self, section: str, entries: object) -> list[Tile]:
        where = "small" if section == "small" else f"large.{section}"
        table = self.table(entries, where)
        if not isinstance(entries, dict):
            self.unsure.add(section)
        read = [self.tile(name, section, table[name]) for name in sorted(table)]
        return [tile for tile in read if tile]

    def tile(self, name: str, section: str, entry: object) -> Tile | None:
        """Read one tile; return None and mark the section as unsure if its spaces cannot be read."""
        tile = Tile(name, section, "")
        where = tile.entry
        if not _TILE_NAME.fullmatch(name):
            self.fault(where, "name")
        entry = {"spaces": entry} if isinstance(entry, str) else entry
        fields = self.table(entry, where, _FIELDS[section])
        spaces = fields.get("spaces")
        if not isinstance(spaces, str):
            if isinstance(entry, dict):
                self.fault(f"{where}.spaces", "spaces")
            self.unsure.add(section)
            return None
        tile = replace(tile, spaces=spaces)
        if not self.check_spaces(tile):
            self.unsure.add(section)
        if section == "variant":
            tile = replace(tile, replaces=self.texts(fields.get("replaces", ()), f"{where}.replaces"))
        if section == "small":
            tile = self.small(tile, fields)
        return tile

    def check_spaces(self, tile: Tile) -> bool:
        """Return whether the tile has the right number of known letters; report other faults of them too."""
        where = tile.entry
        number = 7 if tile.is_large else 3
        faults = len(self.faults)
        if len(tile.spaces) != number:
            size, rule = ("count-large", "E1.3") if tile.is_large else ("count-small", "")
            self.fault(where, size, rule, spaces=str(number), given=str(len(tile.spaces)))
        for letter in sorted(set(tile.spaces) - set(KIND_NAMES)):
            self.fault(
                where, "letter", "E1.4", letter=repr(letter), known=series(map(kind_with_letter, KIND_NAMES), "")
            )
        well_formed = len(self.faults) == faults
        if tile.is_base:
            for letter in sorted(set(tile.spaces) & set(KIND_NAMES) - BASE_KINDS):
                self.fault(where, "base-kind", "E1.4", kind=kind_words(letter))
        if tile.is_large and PORTAL in tile.spaces and not tile.is_base:
            self.fault(where, "large-portal", "E10.1")
        if not tile.is_large and MOVEMENT in tile.spaces:
            self.fault(where, "small-movement", "E2.2")
        if not tile.is_large and CAPITAL in tile.spaces:
            self.fault(where, "small-capital", "E1.5")
        return well_formed

    def small(self, tile: Tile, fields: dict[str, object]) -> Tile:
        """Read a small tile with its copies, mouths and landmark."""
        where = tile.entry
        copies = fields.get("copies", 1)
        if not isinstance(copies, int) or isinstance(copies, bool) or not 1 <= copies <= _MOST_COPIES:
            self.fault(f"{where}.copies", "copies", most=str(_MOST_COPIES))
            copies = 0
        mouths = self.texts(fields.get("mouths", ()), f"{where}.mouths")
        landmark = self.landmark(tile, fields["landmark"]) if "landmark" in fields else ""
        tile = replace(tile, copies=copies, mouths=mouths, landmark=landmark)
        self.check_mouths(tile)
        return tile

    def landmark(self, tile: Tile, name: object) -> str:
        """Read the name of a landmark, on a tile that can have it."""
        where = f"{tile.entry}.landmark"
        if not isinstance(name, str):
            self.fault(where, "landmark-text", known=", ".join(LANDMARKS))
        elif name not in LANDMARKS:
            self.fault(where, "landmark-unknown", name=repr(name), near=nearest_message(name, LANDMARKS))
        elif tile.spaces != TEMPEST * 3:
            self.fault(where, "landmark-place", "E11.1" if name == "pyramid" else "E15.1", name=name)
        else:
            return name
        return ""

    def check_mouths(self, tile: Tile) -> None:
        """Check that a portal has one mouth for each copy, not blocked by its own tile (E10.1)."""
        where = f"{tile.entry}.mouths"
        portals = tile.spaces.count(PORTAL)
        if portals > 1:
            self.fault(tile.entry, "portals", "E10.1", given=str(portals))
        if not portals and tile.mouths:
            self.fault(where, "no-portal", "E10.1")
        if portals and tile.copies and len(tile.mouths) != tile.copies:
            self.fault(where, "mouths", "E10.1", copies=str(tile.copies), given=str(len(tile.mouths)))
        for mouth in tile.mouths:
            if mouth not in DIRECTIONS:
                self.fault(where, "side", "E10.1", name=repr(mouth), near=nearest_message(mouth, DIRECTIONS))
            elif portals == 1 and len(tile.spaces) == 3:
                at_q, at_r = SMALL_OFFSETS[0][tile.spaces.index(PORTAL)]
                step_q, step_r = turned_step(mouth, 0)
                faced = dict(zip(SMALL_OFFSETS[0], tile.spaces, strict=True)).get((at_q + step_q, at_r + step_r))
                if faced is not None and faced not in SPACE_KINDS:
                    self.fault(where, "side-closed", "E10.1", side=mouth)

    # The tiles as a whole

    def check_names(self, tiles: Iterable[Tile]) -> None:
        first: dict[str, Tile] = {}
        for tile in tiles:
            if tile.name in first:
                self.fault(tile.entry, "name-taken", name=tile.name, other=first[tile.name].entry)
            first.setdefault(tile.name, tile)

    def check_colours(self, tiles: Collection[Tile]) -> None:
        """Check that each colour adds the movement spaces and one capital for its players (E1.5)."""
        present = {tile.section for tile in tiles} | self.unsure
        if "gray" not in present:
            self.fault("large.gray", "no-gray", "E1.5")
        if "red" in present and "blue" not in present:
            self.fault("large.blue", "no-blue", "E1.5")
        for colour, wanted in _MOVEMENT_SPACES.items():
            spaces = "".join(tile.spaces for tile in tiles if tile.section == colour)
            if colour in self.unsure or not spaces:
                continue
            if (found := spaces.count(MOVEMENT)) != wanted:
                self.fault(f"large.{colour}", "movement", "E1.5", spaces=str(wanted), given=str(found))
            if (found := spaces.count(CAPITAL)) != 1:
                self.fault(f"large.{colour}", "capital", "E1.5", given=str(found))

    def check_replaced(self, tiles: Iterable[Tile]) -> None:
        """Check that a substitute has as many movement spaces and capitals as the base tiles it replaces."""
        base = {tile.name: tile for tile in tiles if tile.is_base}
        for tile in (tile for tile in tiles if tile.section == "variant"):
            where = f"{tile.entry}.replaces"
            if not tile.replaces and not any(fault.where == where for fault in self.faults):
                self.fault(where, "replaces-none")
            if len(set(tile.replaces)) < len(tile.replaces):
                self.fault(where, "replaces-twice")
            for name in dict.fromkeys(tile.replaces):
                if name not in base:
                    if not self.unsure & set(COLOURS):
                        self.fault(where, "replaces-unknown", name=repr(name), near=nearest_message(name, base))
                    continue
                if self.unsure & {tile.section, base[name].section}:
                    continue
                for kind, rule in ((MOVEMENT, "E2.2"), (CAPITAL, "E1.5")):
                    has, needs = tile.spaces.count(kind), base[name].spaces.count(kind)
                    if has != needs:
                        which = "replaces-movement" if kind == MOVEMENT else "replaces-capital"
                        self.fault(tile.entry, which, rule, has=str(has), tile=name, needs=str(needs))

    # Layouts

    def layout(self, name: str, entry: object, tiles: Iterable[Tile]) -> Layout:
        where = f"layouts.{name}"
        if not _LAYOUT_NAME.fullmatch(name):
            self.fault(where, "layout-name")
        table = self.table(entry, where, COLOURS)
        places = {colour: self.places(table.get(colour, ()), f"{where}.{colour}") for colour in COLOURS}
        taken: dict[Cell, str] = {}
        for colour, found in places.items():
            number = sum(tile.section == colour for tile in tiles)
            if found is not None and isinstance(entry, dict) and colour not in self.unsure and len(found) != number:
                self.fault(
                    f"{where}.{colour}", "places", "E2.1", tiles=str(number), colour=colour, given=str(len(found))
                )
            for place in found or ():
                if place in taken:
                    self.fault(f"{where}.{colour}", "place-taken", place=str(list(place)), other=taken[place])
                taken.setdefault(place, colour)
        return Layout(name, places["gray"] or (), places["blue"] or (), places["red"] or ())

    def places(self, value: object, where: str) -> tuple[Cell, ...] | None:
        """Return the value as a list of places for large tiles."""
        if not isinstance(value, (list, tuple)):
            self.fault(where, "place-list")
            return None
        found = []
        for number, place in enumerate(value):
            match place:
                case [int(a), int(b)] if max(abs(a), abs(b)) <= _FARTHEST_PLACE and not {type(a), type(b)} & {bool}:
                    found.append((a, b))
                case _:
                    self.fault(f"{where}[{number}]", "place", most=str(_FARTHEST_PLACE))
                    return None
        return tuple(found)
