"""The kernels and the oracle: the same position in both, compared before and after every decision."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import Any, Self, cast

import msgspec

from tests.eko import oracle
from tests.eko.oracle import Decision, OracleState
from tests.eko.oracle.ground import BoardLike
from tests.eko.situations import situations
from tests.eko.small_boards import SmallBoard
from tests.games.agreement import Coverage, differing_fields
from tests.games.agreement import Twins as SharedTwins
from tetrarch.core.randomness import Generator
from tetrarch.eko.components.board import Board
from tetrarch.eko.components.tile_set import TileSet
from tetrarch.eko.components.tiles import default_tile_set
from tetrarch.eko.position.deal import blank_position
from tetrarch.eko.position.formats import fill_state, position_from_form, position_to_json
from tetrarch.eko.position.forms import PositionForm
from tetrarch.eko.position.position import Position
from tetrarch.eko.rules import layout

NOT_COMPARED = ("format", "version", "rules", "board", "history")
"""What the oracle leaves out of its position JSON."""


@dataclass(frozen=True)
class TilelessBoard(SmallBoard):
    """A drawn board with all that a position asks of a real one; it has variants although it has no tiles."""

    tiles: tuple[()] = ()
    layout: None = None

    @property
    def tile_set(self) -> TileSet:
        return default_tile_set()

    @cached_property
    def variants(self) -> frozenset[str]:
        kinds = {one.kind for one in self.hexes}
        found = {
            variant
            for kind, variant in (("t", "labyrinth"), ("w", "wind"), ("o", "moon"), ("s", "sand"))
            if kind in kinds
        }
        for variant, landmarks in (("portals", self.portals), ("pyramids", self.pyramids), ("beacon", self.beacons)):
            if landmarks:
                found.add(variant)
        return frozenset(found)


def tileless(board: SmallBoard) -> TilelessBoard:
    return TilelessBoard(board.players, board.hexes, board.portals, board.pyramids, board.beacons)


def position_on(board: BoardLike, data: Mapping[str, Any], *, check: bool = True) -> Position:
    """The kernels' position for position JSON without a board; a ``SetupError`` where it breaks a rule."""
    form = msgspec.convert({**data, "board": {}}, PositionForm)
    if check:
        return position_from_form(form, cast(Board, board), "position")
    position = blank_position(cast(Board, board), form.options.options(), form.identities)
    fill_state(position, form)
    return position


def decision_tuple(position: Position, decision: int) -> Decision:
    """A decision of the kernels as the oracle writes it."""
    kind = layout.KIND_NAMES[decision & layout.KIND_BITS]
    place = decision >> layout.SPACE_SHIFT & layout.SPACE_BITS
    target = decision >> layout.TARGET_SHIFT & layout.SPACE_BITS
    count = decision >> layout.COUNT_SHIFT & layout.COUNT_BITS
    emperor = bool(decision >> layout.EMPEROR_SHIFT & 1)
    spaces, sites = position.board.spaces, position.board.sites
    match kind:
        case "keep" | "pass" | "march" | "rest" | "finish":
            return (kind,)
        case "swap" | "sand":
            return kind, spaces[place].name
        case "draft" | "moon":
            return kind, spaces[place].name, emperor
        case "move":
            return kind, spaces[place].name, spaces[target].name, charged_zones(position, decision), emperor
        case "scatter":
            return kind, spaces[place].name, charged_zones(position, decision)
        case "construct":
            return kind, spaces[place].name, sites[target].name, count, emperor
        case "give":
            return kind, position.identities[place]
        case "reinforce":
            return kind, spaces[place].name, count, emperor
    raise ValueError(f"no such kind of decision: {kind}")


def charged_zones(position: Position, decision: int) -> frozenset[int] | int:
    """The numbers of the zones that take a disc; in the first printing how many do (E9.8)."""
    zones = decision >> layout.ZONES_SHIFT & layout.ZONES_BITS
    if position.options.printing == "first-printing":
        return zones
    return frozenset(zone + 1 for zone in range(layout.MAX_ZONES) if zones >> zone & 1)


def comparable(position: Position) -> dict[str, object]:
    return {name: value for name, value in position_to_json(position).items() if name not in NOT_COMPARED}


class Twins(SharedTwins[Position, OracleState]):
    """One position of Ekö, described by the kernels and by the oracle."""

    oracle = oracle

    @classmethod
    def of(cls, position: Position) -> Self:
        """The twins of a position without a history."""
        return cls(position, OracleState.from_json(position_to_json(position), position.board))

    @classmethod
    def on(cls, board: BoardLike, data: Mapping[str, Any], *, check: bool = True) -> Self:
        """The twins that position JSON without a board describes."""
        twins = cls(position_on(board, data, check=check), OracleState.from_json(data, board))
        twins.compare(lambda: "at first")
        return twins

    def decision_tuple(self, decision: int) -> Decision:
        return decision_tuple(self.position, decision)

    def difference(self) -> str | None:
        return differing_fields(comparable(self.position), self.state.to_json())

    def situations(self, decision: Decision, after: Self) -> Iterable[str]:
        return situations(self.state, decision, after.state)

    def interest(self, decision: Decision) -> int:
        return interest(self.state, decision)


def compare_successors(twins: Twins, coverage: Coverage, dice: Generator, most: int) -> list[tuple[Decision, Twins]]:
    """Compare the legal decisions and at most so many successors, drawn evenly but for the order of interest."""
    coverage.positions += 1
    decisions = sorted(twins.legal, key=repr)
    if len(decisions) > most:
        dice.shuffle(decisions)
        decisions = sorted(decisions, key=lambda one: -twins.interest(one))[: most // 2] + decisions[: most // 2]
    found = []
    for decision in decisions:
        after = twins.play(decision)
        coverage.note(twins, decision, after)
        found.append((decision, after))
    return found


def compare_all(twins: Twins, coverage: Coverage) -> None:
    """Compare the legal decisions, all successors, and what is legal in those."""
    coverage.positions += 1
    for decision in sorted(twins.legal, key=repr):
        after = twins.play(decision)
        coverage.note(twins, decision, after)
        coverage.positions += 1
        assert after.legal or after.state.step == "over"


def interest(state: OracleState, decision: Decision) -> int:
    """How rare what a decision leads to is in games at random: a weight for choosing it."""
    match decision:
        case ("move", _, str(end), _, _):
            there = state.stacks.get(end)
            if there is None:
                return 1
            if there.owner == state.mover:
                return 3
            return 40 if there.discs.emperor else 12
        case ("construct", *_):
            return 12
        case ("march" | "sand" | "moon" | "give" | "scatter", *_):
            return 8
        case ("reinforce", _, int(soldiers), bool(emperor)):
            return 1 + soldiers + int(emperor)
    return 2
