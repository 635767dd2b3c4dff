"""The sides of the map boards, and the reader of board files, which reports every fault.

The comments of ``data/boards.toml`` explain the format.
"""

from __future__ import annotations

import re
from collections import defaultdict
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property

from tetrarch.core.formats import MISSING
from tetrarch.core.text.messages import nearest_message
from tetrarch.legends.components.reader import ComponentReader
from tetrarch.legends.rules.layout import MAX_ISLANDS, MAX_REGIONS, MAX_SIDES, TOKENS

EDGES = ("top", "right", "bottom", "left")
"""The edges of a board, clockwise; a sea route leaves the middle of each edge (L1.2)."""
BOARDS = MAX_SIDES // 2
"""The number of boards, each with two sides (L1.2)."""
LEAST_REGIONS = 1 + TOKENS + 3 + 1 + 2 + 1
"""Starting region, explore tokens, citadels, dragon, portals and rogues each need a region of their own (L12)."""

Pair = tuple[str, str]

_REGION = re.compile(r"[A-Z][1-9][0-9]?")
_SIDE = re.compile(r"[a-z][a-z0-9]*(-[a-z0-9]+)*")
_LONGEST_SIDE = 20
_WAYS = ("land", "bridge", "sea")


@dataclass(frozen=True)
class Side:
    """One side of a map board (L1.2)."""

    name: str
    board: int
    """The number of its board, from 1."""
    islands: tuple[tuple[str, ...], ...]
    land: tuple[Pair, ...]
    """Borders between regions of the same island."""
    bridge: tuple[Pair, ...]
    """Rope bridges between islands; a step costs the same as over land."""
    sea: tuple[Pair, ...]
    """Sea routes within the board."""
    exits: Mapping[str, str] = field(hash=False)
    """The region from which a sea route leaves each edge."""
    at: Mapping[str, tuple[float, float]] = field(hash=False)
    """The centre of each region, as fractions of width and height from the top left."""
    must_be_central: bool = False
    """Whether the side can only be the central board (L2.1)."""

    @cached_property
    def regions(self) -> tuple[str, ...]:
        """The names of its regions."""
        return tuple(region for island in self.islands for region in island)

    def to_dict(self) -> dict[str, object]:
        """The side as in its file."""
        fields: dict[str, object] = {"board": self.board, "islands": [list(island) for island in self.islands]}
        for way, pairs in (("land", self.land), ("bridge", self.bridge), ("sea", self.sea)):
            if pairs:
                fields[way] = [list(pair) for pair in pairs]
        fields["exits"] = dict(self.exits)
        fields["at"] = {region: list(place) for region, place in self.at.items()}
        if self.must_be_central:
            fields["must_be_central"] = True
        return fields


def read_sides(reader: ComponentReader, data: object) -> tuple[Side, ...]:
    """Read the sides of a board file; the two sides of a board are adjacent, in the order of the boards."""
    entries = reader.table(data, "sides")
    return _Sides(reader).read(entries) if isinstance(data, dict) else ()


class _Sides:
    """Reads the sides of one file."""

    def __init__(self, reader: ComponentReader) -> None:
        self.reader = reader
        self.owners: dict[str, str] = {}
        """The side of each region."""
        self.is_unsure = False
        """Whether the board or the regions of a side are unreadable, so that boards cannot be counted."""

    def read(self, entries: Mapping[str, object]) -> tuple[Side, ...]:
        sides = [self.side(name, entry) for name, entry in entries.items()]
        if not self.is_unsure:
            self.check_boards(sides)
        self.check_central(sides)
        self.check_limits(sides)
        return tuple(sorted(sides, key=lambda side: side.board))

    def side(self, name: str, entry: object) -> Side:
        """Read one side; unreadable parts are empty."""
        reader, where = self.reader, f"sides.{name}"
        if not _SIDE.fullmatch(name) or len(name) > _LONGEST_SIDE:
            reader.fault(where, "side-name", most=str(_LONGEST_SIDE))
        fields = reader.table(entry, where, ("board", "islands", *_WAYS, "exits", "at", "must_be_central"))
        if not isinstance(entry, dict):
            self.is_unsure = True
            return Side(name, 0, (), (), (), (), {}, {})
        board = reader.number(reader.required(fields, "board", where), f"{where}.board", 1, BOARDS)
        islands = self.islands(reader.required(fields, "islands", where), f"{where}.islands", name)
        self.is_unsure |= not board or islands is None
        regions = [region for island in islands for region in island] if islands is not None else None
        ways = {way: self.pairs(fields.get(way, ()), f"{where}.{way}", regions) for way in _WAYS}
        side = Side(
            name=name,
            board=board or 0,
            islands=islands or (),
            land=ways["land"] or (),
            bridge=ways["bridge"] or (),
            sea=ways["sea"] or (),
            exits=self.exits(reader.required(fields, "exits", where), f"{where}.exits", regions),
            at=self.centres(reader.required(fields, "at", where), f"{where}.at", regions),
            must_be_central=reader.flag(fields.get("must_be_central", MISSING), f"{where}.must_be_central"),
        )
        if islands is not None and None not in ways.values():
            self.check_ways(side)
            self.check_connected(side)
        return side

    # Regions and connections (L1.2)

    def islands(self, value: object, where: str, side: str) -> tuple[tuple[str, ...], ...] | None:
        """Read the islands of a side; every region is in only one of them."""
        entries = self.reader.entries(value, where, "islands")
        if entries is None:
            return None
        if not entries:
            self.reader.fault(where, "no-island", "L1.2")
        own: set[str] = set()
        islands = [self.island(entry, f"{where}[{number}]", side, own) for number, entry in enumerate(entries)]
        return tuple(island for island in islands if island is not None) if None not in islands else None

    def island(self, value: object, where: str, side: str, own: set[str]) -> tuple[str, ...] | None:
        """Read the regions of an island, without those that the side already has."""
        entries = self.reader.entries(value, where, "regions")
        if entries is None:
            return None
        if not entries:
            self.reader.fault(where, "no-region", "L1.2")
        names = [self.region(entry, where, None) for entry in entries]
        found = [name for name in names if name is not None]
        if len(found) < len(names):
            return None
        for name in found:
            self.check_name(name, where, side)
        found = [name for name in dict.fromkeys(found) if name not in own]
        own.update(found)
        return tuple(found)

    def check_name(self, name: str, where: str, side: str) -> None:
        if not _REGION.fullmatch(name):
            self.reader.fault(where, "region-name", name=repr(name))
        elif name in self.owners:
            self.reader.fault(where, "region-taken", name=name, other=self.owners[name])
        self.owners.setdefault(name, side)

    def region(self, value: object, where: str, known: Collection[str] | None) -> str | None:
        """Read the name of a region of the side; accept any name if the side's regions are unreadable."""
        if not isinstance(value, str):
            self.reader.fault(where, "region-text")
            return None
        if known is not None and value not in known:
            self.reader.fault(where, "region-unknown", name=repr(value), near=nearest_message(value, known))
            return None
        return value

    def pairs(self, value: object, where: str, known: Collection[str] | None) -> tuple[Pair, ...] | None:
        """Read pairs of different regions of the side without repetitions; return None if a pair is faulty."""
        entries = self.reader.entries(value, where, "pairs")
        if entries is None:
            return None
        faults = len(self.reader.faults)
        found: dict[frozenset[str], Pair] = {}
        for number, entry in enumerate(entries):
            place = f"{where}[{number}]"
            if not isinstance(entry, (list, tuple)) or len(entry) != 2:
                self.reader.fault(place, "pair")
                continue
            one, two = (self.region(name, place, known) for name in entry)
            if one is None or two is None:
                continue
            if one == two:
                self.reader.fault(place, "pair-itself", region=one)
            elif frozenset((one, two)) in found:
                self.reader.fault(place, "pair-again", one=one, two=two)
            found[frozenset((one, two))] = (one, two)
        return tuple(found.values()) if len(self.reader.faults) == faults else None

    def exits(self, value: object, where: str, known: Collection[str] | None) -> dict[str, str]:
        """Read the region from which a route leaves each of the four edges."""
        fields = self.reader.table(value, where, EDGES)
        found = {}
        for edge in EDGES if isinstance(value, dict) else ():
            if edge not in fields:
                self.reader.fault(f"{where}.{edge}", "exit", "L1.2")
            elif (region := self.region(fields[edge], f"{where}.{edge}", known)) is not None:
                found[edge] = region
        return found

    def centres(self, value: object, where: str, known: Sequence[str] | None) -> dict[str, tuple[float, float]]:
        """Read the centre of every region; all centres differ."""
        fields = self.reader.table(value, where, known)
        found: dict[tuple[float, float], str] = {}
        regions = known if known is not None else tuple(fields)
        for region in regions if isinstance(value, dict) else ():
            centre = self.reader.required(fields, region, where)
            if centre is MISSING:
                continue
            place = _fractions(centre)
            if place is None:
                self.reader.fault(f"{where}.{region}", "centre")
            elif place in found:
                self.reader.fault(f"{where}.{region}", "centre-taken", other=found[place])
            else:
                found[place] = region
        return {region: place for place, region in found.items()}

    def check_ways(self, side: Side) -> None:
        """Check that land borders stay on an island and that bridges join two islands; sea routes may do either."""
        island_of = {region: island for island in side.islands for region in island}
        for number, (one, two) in enumerate(side.land):
            if island_of[one] != island_of[two]:
                self.reader.fault(f"sides.{side.name}.land[{number}]", "land", "L1.2", one=one, two=two)
        for number, (one, two) in enumerate(side.bridge):
            if island_of[one] == island_of[two]:
                self.reader.fault(f"sides.{side.name}.bridge[{number}]", "bridge", "L1.2", one=one, two=two)

    def check_connected(self, side: Side) -> None:
        """Check that land joins each island, and that bridges and sea routes join the islands of the side.

        Routes over the edges do not count: whether they join other boards depends on the layout.
        """
        for number, island in enumerate(side.islands):
            if apart := _left_out(island, side.land):
                where, others = f"sides.{side.name}.islands[{number}]", ", ".join(apart)
                self.reader.fault(where, "apart", "L1.2", region=island[0], others=others)
        within = [(island[0], region) for island in side.islands for region in island[1:]]
        if apart := _left_out(side.regions, [*within, *side.bridge, *side.sea]):
            where, others = f"sides.{side.name}", ", ".join(apart)
            self.reader.fault(where, "islands-apart", "L1.2", region=side.regions[0], others=others)

    # Checks of all sides

    def check_boards(self, sides: Collection[Side]) -> None:
        """Check that there are four boards of two sides, and that every map has room for all tokens (L1.2, L12)."""
        boards = [[side for side in sides if side.board == board] for board in range(1, BOARDS + 1)]
        for number, board in enumerate(boards, 1):
            if len(board) != 2:
                self.reader.fault("sides", "sides", "L1.2", board=str(number), given=str(len(board)))
        smallest = [min(board, key=lambda side: len(side.regions)) for board in boards if board]
        regions = sum(len(side.regions) for side in smallest)
        if len(smallest) == BOARDS and regions < LEAST_REGIONS:
            names = ", ".join(side.name for side in smallest)
            values = {"sides": names, "regions": str(regions), "least": str(LEAST_REGIONS)}
            self.reader.fault("sides", "smallest", "L12", **values)

    def check_central(self, sides: Collection[Side]) -> None:
        """Check that at most one side must be the central board (L2.1)."""
        central = [side.name for side in sides if side.must_be_central]
        for name in central[1:]:
            self.reader.fault(f"sides.{name}.must_be_central", "central", "L2.1", other=central[0])

    def check_limits(self, sides: Collection[Side]) -> None:
        """Check that the sides fit the fixed sizes of the rules' arrays."""
        regions = sum(len(side.regions) for side in sides)
        if regions > MAX_REGIONS:
            self.reader.fault("sides", "regions-most", most=str(MAX_REGIONS), given=str(regions))
        islands = sum(len(side.islands) for side in sides)
        if islands > MAX_ISLANDS:
            self.reader.fault("sides", "islands-most", most=str(MAX_ISLANDS), given=str(islands))


def _fractions(value: object) -> tuple[float, float] | None:
    """Read two numbers from 0 to 1."""
    match value:
        case [int() | float() as x, int() | float() as y] if 0 <= x <= 1 and 0 <= y <= 1:
            return None if isinstance(x, bool) or isinstance(y, bool) else (float(x), float(y))
    return None


def _left_out(regions: Sequence[str], pairs: Collection[Pair]) -> list[str]:
    """The regions that the pairs do not connect to the first one."""
    neighbours = defaultdict(set)
    for one, two in pairs:
        neighbours[one].add(two)
        neighbours[two].add(one)
    reached: set[str] = set()
    waiting = list(regions[:1])
    while waiting:
        here = waiting.pop()
        if here not in reached:
            reached.add(here)
            waiting += neighbours[here]
    return [region for region in regions if region not in reached]
