"""The kernels and the oracle: the same position in both, compared before and after every decision."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any, Self

from tests.games.agreement import Coverage, differing_fields
from tests.games.agreement import Twins as SharedTwins
from tests.legends import oracle
from tests.legends.oracle import Decision, OracleState
from tests.legends.situations import FACES, situations
from tetrarch.core.randomness import Generator
from tetrarch.legends import position_from_json, random_deal, score_sheet
from tetrarch.legends.position.position import Position
from tetrarch.legends.rules import layout
from tetrarch.legends.words.notation import colour_letter, kind_of, one_of, three_of, two_of

NOT_COMPARED = ("format", "version", "rules", "components", "viewer")
"""What the oracle leaves out of its position JSON."""
SETS = ("citadels", "portals", "merchants")
"""Regions in no order."""
HEADER = {"format": "tetrarch/legends-position", "version": 1, "rules": "1.0"}


def decision_tuple(position: Position, decision: int) -> Decision:
    """A decision of the kernels as the oracle writes it."""
    kind = layout.KIND_NAMES[kind_of(decision)]
    one, two, three = one_of(decision), two_of(decision), three_of(decision)
    regions = position.components.regions
    match kind:
        case "lay":
            return kind, position.components.sides[2 * one + two].name, three
        case "centre" | "bid" | "take" | "half":
            return kind, one
        case "start" | "token" | "merchant" | "shared" | "neutral" | "place" | "city":
            return kind, regions[one]
        case "first":
            return kind, position.identities[one]
        case "move":
            return kind, regions[one], regions[two]
        case "destroy":
            return kind, regions[one], colour_letter(position, two), bool(three)
        case "stop":
            return (kind,)
    raise ValueError(f"no such kind of decision: {kind}")


def parse_setup(text: str) -> Decision:
    """A decision of a quick set-up, as a deal writes it."""
    if "@" in text:
        side, degrees = text.split("@")
        return "lay", side, int(degrees) // 90
    kind, name = text.split(":")
    return ("centre", int(name) - 1) if kind == "centre" else ("merchant" if kind == "coins" else kind, name)


def deal_oracle(state: OracleState, outcome: str) -> OracleState:
    """The deal that the text of a chance event describes, its quick set-up included."""
    fields = dict(entry.split("=") for entry in outcome.split())
    faces = list(FACES) if state.uses("explore") else []
    leaders = fields["leaders"].split(",") if "leaders" in fields else []
    state = oracle.deal(
        state,
        deck=fields["deck"].split(","),
        leaders=dict(zip(state.identities, leaders, strict=bool(leaders))) if leaders else {},
        faces=fields["tokens"].split(",") if "tokens" in fields else faces,
        die=list(fields.get("die", state.identities)),
    )
    for text in fields["setup"].split(",") if "setup" in fields else ():
        state = oracle.play(state, parse_setup(text))
    return state


def comparable(data: Mapping[str, Any]) -> dict[str, Any]:
    found = {name: value for name, value in data.items() if name not in NOT_COMPARED}
    return found | {name: sorted(found[name]) for name in SETS}


def sheet_of(position: Position, seat: int) -> dict[str, int]:
    """The kernels' score sheet as the oracle writes it."""
    lines = score_sheet(position, seat)
    sheet = {
        line.source if line.source == "leader" else f"{line.source} {line.name}".strip(): line.points for line in lines
    }
    assert len(sheet) == len(lines), "a source of points is told twice"
    assert sum(sheet.values()) == position.points(seat)
    return sheet


class Twins(SharedTwins[Position, OracleState]):
    """One position of Legends, described by the kernels and by the oracle."""

    oracle = oracle

    @classmethod
    def of(cls, position: Position) -> Self:
        return cls(position, OracleState.from_json(position.to_json()))

    @classmethod
    def on(cls, data: Mapping[str, Any]) -> Self:
        """The twins that position JSON without a header describes; a ``SetupError`` where it breaks a rule."""
        twins = cls(position_from_json({**HEADER, **data}), OracleState.from_json(data))
        twins.compare(lambda: "at first")
        return twins

    def answer_chance(self, dice: Generator) -> Self:
        return self.deal(dice) if self.state.step == "deal" else self

    def deal(self, dice: Generator) -> Self:
        """A deal at random, the same on both sides."""
        outcome = random_deal(dice, self.position)
        position = self.position.copy()
        position.play_chance(outcome)
        after = type(self)(position, deal_oracle(self.state, outcome))
        after.compare(lambda: f"after the deal {outcome}")
        return after

    def decision_tuple(self, decision: int) -> Decision:
        return decision_tuple(self.position, decision)

    def difference(self) -> str | None:
        """Compares the positions, the score sheets and, at the end, the standings."""
        different = differing_fields(comparable(self.position.to_json()), comparable(self.state.to_json()))
        if different is not None:
            return different
        for seat, letter in enumerate(self.state.identities):
            kernel_sheet, sheet = sheet_of(self.position, seat), oracle.score_sheet(self.state, letter)
            if kernel_sheet != sheet:
                return f"points of {letter}: kernels {kernel_sheet}, oracle {sheet}"
        if self.position.outcome is not None:
            standings = [{self.state.identities[seat] for seat in place} for place in self.position.outcome.standings]
            if standings != oracle.standings(self.state):
                return f"kernels rank {standings}, oracle {oracle.standings(self.state)}"
        return None

    def situations(self, decision: Decision, after: Self) -> Iterable[str]:
        return situations(self.state, decision, after.state)

    def interest(self, decision: Decision) -> int:
        return interest(self.state, decision)


def compare_successors(twins: Twins, coverage: Coverage, dice: Generator, most: int) -> list[Twins]:
    """Compare the legal decisions and at most so many successors, half of them the most interesting ones."""
    coverage.positions += 1
    decisions = sorted(twins.legal, key=repr)
    if len(decisions) > most:
        dice.shuffle(decisions)
        decisions.sort(key=lambda one: -twins.interest(one))
        rest = decisions[most // 2 :]
        dice.shuffle(rest)
        decisions = decisions[: most // 2] + rest[: most - most // 2]
    found = []
    for decision in decisions:
        after = twins.play(decision)
        coverage.note(twins, decision, after)
        found.append(after)
    return found


def interest(state: OracleState, decision: Decision) -> int:
    """How rare what a decision leads to is in games at random: a weight for choosing it."""
    match decision:
        case ("city", str(region)):
            return 30 if region in (state.dragon_at, *(token.at for token in state.explore)) else 12
        case ("destroy", _, _, takes_coin):
            return 12 if takes_coin else 6
        case ("move", str(here), str(there)):
            if {here, there} == set(state.portals):
                return 20
            return {state.dragon_at: 30, state.rogues: 12}.get(there, 2)
        case ("place", str(region)):
            return 30 if region == state.dragon_at else 4
        case ("bid", int(coins)):
            return 12 if coins < 2 else 1
        case ("half" | "take", _):
            return 3
    return 1
