"""Everything on the table, by names and letters, and its position JSON."""

from __future__ import annotations

import copy
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, replace
from typing import Any

from tests.eko.oracle.ground import BoardLike, Ground

Decision = tuple[str | bool | int | frozenset[int], ...]
"""A decision: its kind, then the names and numbers it needs (``("sand", "d5")``)."""


@dataclass(frozen=True)
class Pile:
    """Some discs of one player."""

    soldiers: int = 0
    emperor: bool = False

    @property
    def height(self) -> int:
        return self.soldiers + int(self.emperor)

    def __add__(self, other: Pile) -> Pile:
        assert not (self.emperor and other.emperor), "a player has one Emperor (E1.1)"
        return Pile(self.soldiers + other.soldiers, self.emperor or other.emperor)

    def __sub__(self, other: Pile) -> Pile:
        assert self.soldiers >= other.soldiers, "more soldiers taken than are there"
        assert self.emperor or not other.emperor, "an Emperor taken that is not there"
        return Pile(self.soldiers - other.soldiers, self.emperor and not other.emperor)


def parse_pile(text: str) -> Pile:
    """Read ``3!``: three discs, one of which is the Emperor."""
    emperor = text.endswith("!")
    height = int(text.removesuffix("!"))
    return Pile(height - int(emperor), emperor)


def format_pile(pile: Pile) -> str:
    return f"{pile.height}{'!' if pile.emperor else ''}"


@dataclass(frozen=True)
class Stack:
    """The discs on one space (E3.6)."""

    owner: str
    discs: Pile


@dataclass(frozen=True)
class Building:
    """A building on a construction space: worth 1 (encampment), 2 (tower) or 3 (castle)."""

    owner: str
    worth: int


@dataclass
class Phase:
    """What has happened in the turn so far, as far as what follows depends on it."""

    marched: bool = False
    march_barred: bool = False
    sand_used: bool = False
    moon_used: bool = False
    placed: int = 0
    served: set[str] = field(default_factory=set)
    beacon: bool = False
    zones_paid: set[int] = field(default_factory=set)
    idle_turns: int = 0
    busy: bool = False


@dataclass(frozen=True)
class Deed:
    """What just happened on the board, as the judging after it needs it (E8.4-E8.6)."""

    by: str
    had_discs: tuple[str, ...]
    """The players who had discs on the board before it, in seat order."""
    last_kamikaze: bool = False
    """Whether it was a kamikaze with the last disc that its owner had on the board."""
    captured: bool = False
    """Whether it captured an Emperor."""


@dataclass(frozen=True)
class Result:
    """Why the game ended, and who won, in seat order."""

    reason: str
    winners: tuple[str, ...]


Repeatable = tuple[object, ...]
"""What E8.7 compares at the start of turns."""


@dataclass
class OracleState:
    """One position, with the history of positions since the state was built."""

    ground: Ground
    options: dict[str, Any]
    identities: list[str]
    first: int
    turn: int
    round: int
    seat: int
    decider: int
    step: str
    stacks: dict[str, Stack]
    buildings: dict[str, Building]
    reserves: dict[str, Pile]
    boxes: dict[str, int]
    captives: dict[str, set[str]]
    eliminated: set[str]
    phase: Phase
    attack: Deed | None
    result: Result | None
    history: list[Repeatable]

    @classmethod
    def from_json(cls, position: Mapping[str, Any], board: BoardLike) -> OracleState:
        """Read position JSON; the history starts empty."""
        phase = dict(position["phase"])
        phase["served"] = set(phase["served"])
        phase["zones_paid"] = set(phase["zones_paid"])
        attack, result = position["attack"], position["result"]
        return cls(
            ground=Ground(board),
            options=copy.deepcopy(dict(position["options"])),
            identities=list(position["identities"]),
            first=position["first"],
            turn=position["turn"],
            round=position["round"],
            seat=position["seat"],
            decider=position["decider"],
            step=position["step"],
            stacks={space: Stack(text[0], parse_pile(text[1:])) for space, text in position["stacks"].items()},
            buildings={site: Building(text[0], int(text[1:])) for site, text in position["buildings"].items()},
            reserves={player: parse_pile(text) for player, text in position["reserves"].items()},
            boxes=dict(position["boxes"]),
            captives={holder: set(held) for holder, held in position["captives"].items()},
            eliminated=set(position["eliminated"]),
            phase=Phase(**phase),
            attack=None if attack is None else Deed(**{**attack, "had_discs": tuple(attack["had_discs"])}),
            result=None if result is None else Result(result["reason"], tuple(result["winners"])),
            history=[],
        )

    def to_json(self) -> dict[str, Any]:
        """The position JSON, but for its board, header and history."""
        phase = asdict(self.phase)
        phase["served"] = [space for space in self.ground.spaces if space in self.phase.served]
        phase["zones_paid"] = sorted(self.phase.zones_paid)
        attack = None if self.attack is None else {**asdict(self.attack), "had_discs": list(self.attack.had_discs)}
        result = None
        if self.result is not None:
            result = {"reason": self.result.reason, "winners": list(self.result.winners)}
        return {
            "options": copy.deepcopy(self.options),
            "identities": list(self.identities),
            "first": self.first,
            "turn": self.turn,
            "round": self.round,
            "seat": self.seat,
            "decider": self.decider,
            "step": self.step,
            "stacks": {space: stack.owner + format_pile(stack.discs) for space, stack in self.stacks.items()},
            "buildings": {site: f"{building.owner}{building.worth}" for site, building in self.buildings.items()},
            "reserves": {player: format_pile(pile) for player, pile in self.reserves.items()},
            "boxes": dict(self.boxes),
            "captives": {holder: self.in_seat_order(held) for holder, held in self.captives.items()},
            "eliminated": self.in_seat_order(self.eliminated),
            "phase": phase,
            "attack": attack,
            "result": result,
        }

    def copy(self) -> OracleState:
        """A position that shares no mutable data with this one."""
        return replace(
            self,
            stacks=dict(self.stacks),
            buildings=dict(self.buildings),
            reserves=dict(self.reserves),
            boxes=dict(self.boxes),
            captives={holder: set(held) for holder, held in self.captives.items()},
            eliminated=set(self.eliminated),
            phase=replace(self.phase, served=set(self.phase.served), zones_paid=set(self.phase.zones_paid)),
            history=list(self.history),
        )

    @property
    def mover(self) -> str:
        """The player whose turn, or whose set-up decision, it is."""
        return self.identities[self.seat]

    @property
    def is_first_printing(self) -> bool:
        return bool(self.options["printing"] == "first-printing")

    def in_seat_order(self, players: set[str]) -> list[str]:
        return [player for player in self.identities if player in players]

    def stacks_of(self, player: str) -> dict[str, Pile]:
        """The player's stacks by their space."""
        return {space: stack.discs for space, stack in self.stacks.items() if stack.owner == player}

    def on_board(self) -> list[str]:
        """The players who have discs on the board, in seat order."""
        return self.in_seat_order({stack.owner for stack in self.stacks.values()})

    def has_building_on(self, player: str, kind: str) -> bool:
        """Whether the player has a building on a space of this kind: a capital, or a temple it thereby owns."""
        return any(self.ground.kind[site] == kind and one.owner == player for site, one in self.buildings.items())

    def majority(self, three: list[str]) -> str | None:
        """The player who stands on more of the three spaces than anyone else (E11.2, E15.1)."""
        standing = [self.stacks[space].owner for space in three if space in self.stacks]
        counts = {player: standing.count(player) for player in self.identities}
        most = max(counts.values())
        leaders = [player for player, count in counts.items() if count == most]
        return leaders[0] if len(leaders) == 1 else None

    def has_beacon(self, player: str) -> bool:
        """Whether the player holds a Beacon of Eon now (E15.1)."""
        return any(self.majority(three) == player for three in self.ground.beacons)

    def to_reserve(self, player: str, discs: Pile) -> None:
        self.reserves[player] += discs

    def to_box(self, player: str, soldiers: int) -> None:
        """Return soldiers from the reserve to the box, for good (E3.3)."""
        self.reserves[player] -= Pile(soldiers)
        self.boxes[player] += soldiers
