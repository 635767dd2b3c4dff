"""Hand-made positions, at least one for each rule that is easy to break, on which kernels and oracle must agree."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from tests.eko.agreement import TilelessBoard, Twins, compare_all, tileless
from tests.eko.oracle import Decision
from tests.eko.small_boards import draw_board, small_position
from tests.games.agreement import Coverage


@dataclass(frozen=True)
class Case:
    """A position, and perhaps decisions to play from it one after another."""

    name: str
    """Begins with the rule that it is about."""
    board: TilelessBoard
    position: dict[str, Any]
    script: tuple[Decision, ...] = ()

    @property
    def rule(self) -> str:
        return self.name.split()[0]


CASES: list[Case] = []


def case(
    name: str,
    drawing: str,
    stacks: Mapping[str, str],
    *,
    players: int = 2,
    portals: Mapping[str, str] | None = None,
    pyramids: Sequence[str] = (),
    beacons: Sequence[str] = (),
    script: Sequence[Decision] = (),
    seat: int = 0,
    **details: Any,
) -> None:
    """Add a case. Emperors that are mentioned nowhere wait in their reserves."""
    board = tileless(draw_board(drawing, players=players, portals=portals, pyramids=pyramids, beacons=beacons))
    position = small_position(board, stacks, seat=seat, decider=seat, **details)
    position["options"]["variants"] = sorted(board.variants)
    held = {letter for captives in position["captives"].values() for letter in captives}
    for letter in position["identities"]:
        piles = [text for text in stacks.values() if text[0] == letter] + [position["reserves"][letter]]
        if letter not in held and not any(pile.endswith("!") for pile in piles):
            position["reserves"][letter] = f"{int(position['reserves'][letter]) + 1}!"
    CASES.append(Case(name, board, position, tuple(script)))


def compare_case(one: Case, coverage: Coverage) -> None:
    """Compare what is legal, every successor, and what is legal there; then the same along the script."""
    twins = Twins.on(one.board, one.position, check=False)
    compare_all(twins, coverage)
    for decision in one.script:
        if decision not in twins.legal:
            raise AssertionError(f"{one.name}: the script's {decision} is not legal: {sorted(twins.legal, key=repr)}")
        twins = twins.play(decision)
        compare_all(twins, coverage)


FREE: frozenset[int] = frozenset()


def move(start: str, end: str, *zones: int, lost: bool = False) -> Decision:
    return ("move", start, end, frozenset(zones), lost)


# ------------------------------------------------------------------------------------------------------------- the turn

case("E3.3 three soldiers for a march", ". . . .", {"a1": "E1", "a4": "T1!"}, reserves={"E": "4!"})
case("E3.3 the Emperor pays no march", ". . . .", {"a1": "E1", "a4": "T1!"}, reserves={"E": "3!"})
case(
    "E3.3 one march a turn",
    ". . . . . .",
    {"a1": "E1!", "a6": "T1!"},
    reserves={"E": "9"},
    script=[move("a1", "a2"), ("march",), move("a2", "a3")],
)
case("E3.5 scattering or a pass", ". t .", {"a1": "E1", "a3": "T1"}, reserves={"E": "6"})
case("E3.5 a pass", ". t .", {"a1": "E1", "a2": "T1", "a3": "T1"}, reserves={"E": "6"})
case("E3.5 who scatters does not march", ". t x .", {"a1": "E1", "a2": "E1", "a4": "T1"}, reserves={"E": "3"})
case("E3.5 one may scatter and march", ". t . . .", {"a1": "E1", "a2": "E1", "a5": "T1"}, reserves={"E": "3"})
case(
    "E3.7 the second idle turn",
    ". . x\n r K x",
    {"a1": "E1", "a2": "T1!"},
    buildings={"b1": "E1", "b2": "T2"},
    captives={"T": "E"},
    phase={"idle_turns": 1},
)
case(
    "E3.7 the first idle turn",
    ". . x\n r K x",
    {"a1": "E1", "a2": "T1!"},
    buildings={"b1": "E1", "b2": "T2"},
    captives={"T": "E"},
)
case(
    "E3.7 two of three are left",
    ". . x\n r K x",
    {"a1": "E1", "a2": "T1!"},
    players=3,
    buildings={"b1": "E1", "b2": "T2"},
    captives={"T": "EM"},
    phase={"idle_turns": 1},
)
case(
    "E3.7 not idle when discs are placed",
    ". . x\n r K x",
    {"a1": "E1", "a2": "T1!"},
    buildings={"b1": "E1"},
    captives={"T": "E"},
    reserves={"E": "2"},
    phase={"idle_turns": 1},
    script=[("pass",)],
)

# --------------------------------------------------------------------------------------------------------------- moving

case("E4.3 at most four", ". . . . .", {"a1": "E2!", "a2": "E2", "a4": "E3", "a5": "T1!"})
case(
    "E4.6 every size against every other",
    "   . . . .\n  . . . . .\n   . . . .",
    {"a1": "E1", "a3": "E2!", "c1": "E3", "a2": "T1", "b3": "T2!", "b5": "T3", "c3": "T4"},
)
case("E4.6 the Emperor against as many", ". . . .", {"a1": "E3!", "a2": "T3", "a4": "T1!"})
case("E4.6 no Emperor against as many", ". . . .", {"a1": "E3", "a2": "T3!", "a4": "T1"})
case("E4.6 one against four", ". . . .", {"a1": "E1", "a2": "T4!", "a3": "E1", "a4": "T3"})
case("E4.8 the Emperor as kamikaze", ". . . .", {"a1": "E1!", "a2": "T4", "a3": "E3", "a4": "T1!"})

# --------------------------------------------------------------------------------------------------------- constructing

case(
    "E5.3 a bit of everything",
    " r c\nK . m\n . s",
    {"b2": "E4!", "c1": "T1!"},
    buildings={"a2": "E1", "b1": "T1", "b3": "T3", "c2": "T1"},
)
case(
    "E5.3 what it costs",
    " c c\nm . m\n . .",
    {"b2": "E3!", "c1": "T1!"},
    buildings={"a1": "T1", "b1": "T2", "a2": "E1"},
)
case("E5.4 an encampment first", " c c\nm . m\n . .", {"b2": "E4!", "c1": "T1!"})
case(
    "E5.5 one more over an own building",
    " c c\nm . m\n . .",
    {"b2": "E4", "c1": "T1"},
    buildings={"a1": "E1", "b1": "E2", "b3": "E1"},
)
case(
    "E5.6 as worthy or one more",
    " c c\nm . m\n . .",
    {"b2": "E4", "c1": "T1"},
    buildings={"a1": "T1", "b1": "T2", "b3": "T3"},
)
case(
    "E5.7 ceilings",
    " r K\nm . c\n . w",
    {"b2": "E4", "c1": "T1"},
    buildings={"a1": "E1", "a2": "E2", "b1": "E2", "b3": "E2", "c2": "E1"},
)
case(
    "E5.8 no encampment left",
    ". . r r r r r r",
    {"a1": "T1", "a2": "E1"},
    buildings=dict.fromkeys(("a4", "a5", "a6", "a7", "a8"), "E1"),
)
case(
    "E5.8 no tower left",
    ". . c c c c",
    {"a1": "T1", "a2": "E4!"},
    buildings={"a3": "E1", "a4": "E2", "a5": "E2", "a6": "E2"},
)
case(
    "E5.8 what is replaced comes back",
    " r . r . r\n. r . r .",
    {"a2": "E2", "b3": "E4!", "a4": "T1", "b5": "T4!"},
    buildings=dict.fromkeys(("a1", "a3", "b2", "b4"), "T1"),
    script=[("construct", "a2", "a1", 1, False)],
)
case(
    "E5.8 the fifth comes back",
    " r . r . r r\n. r . r . x",
    {"a2": "E2", "b3": "E4!", "a4": "T1", "b5": "T4!"},
    buildings=dict.fromkeys(("a1", "a3", "b2", "b4", "a6"), "T1"),
    script=[("construct", "a2", "a1", 1, False)],
)

# ---------------------------------------------------------------------------------------------------------- the Emperor

case("E6.3 both go home", ". . . .", {"a1": "E2", "a2": "T1!", "a4": "T1"}, captives={"T": "E"})
case(
    "E6.3 a third Emperor changes hands",
    ". . . .",
    {"a1": "E2!", "a2": "T1!", "a3": "T1", "a4": "M1"},
    players=3,
    captives={"T": "M"},
)
case(
    "E6.3 from a third player",
    ". . . .",
    {"a1": "E2", "a2": "T1!", "a3": "T1", "a4": "M1!"},
    players=3,
    captives={"M": "E"},
)
case(
    "E6.4 a chain",
    ". . . . .",
    {"a1": "E2", "a2": "M1!", "a3": "T1!", "a4": "S1", "a5": "M1"},
    players=4,
    captives={"T": "E", "M": "S"},
)
case(
    "E6.4 a choice out of turn and without discs",
    ". . . . .",
    {"a1": "S2!", "a2": "T1!", "a4": "E1", "a5": "M1"},
    players=4,
    captives={"T": "EM"},
    seat=3,
    reserves={"T": "2"},
    script=[move("a1", "a2")],
)
case(
    "E6.4 the capturer first",
    ". . . . .",
    {"a1": "T2", "a2": "E1!", "a4": "E1", "a5": "M1"},
    players=3,
    captives={"E": "TM"},
    seat=1,
)
case(
    "E6.6 an eliminated player holds", ". . . .", {"a1": "E2", "a2": "T1!", "a3": "T1"}, players=3, captives={"M": "E"}
)
case(
    "E6.2 three points a captive",
    ". . . .\n K m c c",
    {"a1": "E2!", "a2": "T1!", "a4": "T1"},
    players=3,
    captives={"E": "M"},
    buildings={"b1": "E2", "b2": "E3", "b3": "E1"},
)

# -------------------------------------------------------------------------------------------------------- reinforcement

PLACING: dict[str, Any] = {"step": "reinforce", "phase": {"busy": True}}

case("E7.2 up to four on one stack", ". . .", {"a1": "E2!", "a2": "E4", "a3": "T1!"}, reserves={"E": "5"}, **PLACING)
case(
    "E7.3 an enemy building beside",
    ". . . . .\n r r r r",
    {"a1": "E1!", "a3": "E1", "a5": "E1", "a2": "T1!"},
    players=3,
    buildings={"b1": "E1", "b2": "E1", "b3": "M1"},
    reserves={"E": "2"},
    **PLACING,
)
case("E7.4 the Emperor among them", ". . .", {"a1": "E2", "a2": "E4", "a3": "T1!"}, reserves={"E": "4!"}, **PLACING)
case(
    "E7.4 the Emperor alone is enough", ". . .", {"a1": "E3", "a2": "E1", "a3": "T1!"}, reserves={"E": "1!"}, **PLACING
)
case(
    "E7.5 another place is open",
    ". . t .\n . r r",
    {"a1": "E1", "a2": "E3", "a3": "E1", "b1": "T1!"},
    buildings={"b2": "T1"},
    reserves={"E": "3!"},
    **PLACING,
)
case(
    "E7.5 the Emperor alone",
    ". . t .\n . r r",
    {"a2": "E3", "a3": "E1", "b1": "T1!"},
    buildings={"b2": "T1"},
    reserves={"E": "3!"},
    **PLACING,
)
case("E7.6 no place", ". . .\n r r", {"a1": "E4!", "a3": "T1!"}, buildings={"b1": "T1"}, reserves={"E": "2"})

# -------------------------------------------------------------------------------------------------------------- the end

NINE = {"b1": "E2", "b2": "E3", "b3": "E2", "b4": "E2"}
ENDS = ". . . .\n K m c c"

case("E8.1 twelve points and a capital", ENDS, {"a1": "E2!", "a2": "T1!", "a4": "T1"}, buildings=NINE)
case("E8.1 no capital", ". . . .\n m m c c", {"a1": "E2!", "a2": "T1!", "a4": "T1"}, buildings=NINE)
case("E8.1 eleven points", ENDS, {"a1": "E2!", "a2": "T1!", "a4": "T1"}, buildings={**NINE, "b4": "E1"})
case("E8.1 by a construction", ENDS, {"a4": "E4!", "a1": "T1"}, buildings={**NINE, "b4": "E1"}, captives={"E": "T"})
case("E8.2 the last one left", ". . .", {"a1": "E2!", "a2": "T1", "a3": "E1"})
case(
    "E8.3 one of three is eliminated",
    ". . . .\n r r r",
    {"a1": "E1", "a2": "T1!", "a3": "E2!", "a4": "M1!"},
    players=3,
    reserves={"E": "5"},
)
case(
    "E8.3 the last disc spent",
    ". . . .\n r x x",
    {"a1": "E1", "a3": "T1!", "a4": "M1!"},
    players=3,
    reserves={"E": "9"},
)
case(
    "E8.3 no Moon for the eliminated",
    ". . . .\n o x x",
    {"a1": "E1", "a3": "T1!", "a4": "M1!"},
    players=3,
    reserves={"E": "9"},
)
case("E8.4 the board is empty", ENDS, {"a1": "E1", "a2": "T4!"}, buildings=NINE)
case("E8.4 a third is left", ENDS, {"a1": "E1", "a2": "T4!", "a4": "M1!"}, players=3, buildings=NINE)
case("E8.5 both win", ENDS, {"a1": "E1!", "a2": "T4!", "a4": "T1"}, buildings=NINE)
case("E8.5 not with another disc", ENDS, {"a1": "E1!", "a2": "T4!", "a3": "E1", "a4": "T1"}, buildings=NINE)
case("E8.5 not without points", ENDS, {"a1": "E1!", "a2": "T4!", "a4": "T1"}, buildings={**NINE, "b4": "E1"})
case(
    "E8.6 a kamikaze with three left",
    ENDS,
    {"a1": "E1!", "a2": "T4!", "a3": "T1", "a4": "M1!"},
    players=3,
    buildings=NINE,
)
case(
    "E8.6 the last discs on the winning construction",
    ENDS,
    {"a4": "E2", "a1": "T1"},
    buildings={**NINE, "b4": "E1"},
    captives={"E": "T"},
)
case(
    "E8.6 two at once",
    "t t . . . .\n t K m c c c\n  . K m c c c",
    {"a1": "E2!", "b1": "T1", "a3": "M1!", "a4": "T1!"},
    players=3,
    pyramids=["a1 a2 b1"],
    buildings={
        "b2": "E2",
        "b3": "E3",
        "b4": "E2",
        "b5": "E2",
        "c2": "T2",
        "c3": "T3",
        "c4": "T2",
        "c5": "T2",
        "c6": "T1",
    },
)
for limit in (3, 4):
    case(
        f"E8.7 the limit of {limit} rounds",
        ". . . .\n r x x",
        {"a1": "T1!", "a4": "E1!"},
        seat=1,
        buildings={"b1": "T1"},
        options={"round_limit": limit},
    )
case("E8.7 a tie", ". . . .", {"a1": "T1!", "a4": "E1!", "a3": "M1!"}, players=3, seat=2, options={"round_limit": 3})
case("E8.7 the turn passes the first seat", ". . . .", {"a1": "T1!", "a3": "M1!"}, players=3, seat=2)
case(
    "E8.7 the third occurrence",
    ". . .\n . . .",
    {"a1": "E1!", "b3": "T1!"},
    options={"repetition": True},
    script=[move(*step) for step in (("a1", "a2"), ("b3", "b2"), ("a2", "a1"), ("b2", "b3")) * 3][:9],
)

# ------------------------------------------------------------------------------------------------------------- tempests

case("E9.2 which zones charge", "t . t . .", {"a1": "E3!", "a5": "T1"})
case("E9.2 a lone disc", ". . t . .", {"a1": "E1!", "a5": "T1!"})
case("E9.3 the zone it stands in", "t t . .", {"a1": "E2", "a4": "T1"})
case("E9.3 a lone disc in a tempest", "t . .", {"a1": "E1", "a3": "T1"}, reserves={"E": "3"})
case(
    "E9.4 a zone that was paid",
    ". t t . t . .",
    {"a1": "E3", "a3": "E2", "a7": "T1"},
    step="march-action",
    phase={"marched": True, "busy": True, "zones_paid": [1]},
)
case(
    "E9.4 paid before the march",
    ". t . t . .",
    {"a1": "E3", "a6": "T1"},
    reserves={"E": "3"},
    script=[move("a1", "a3", 1), ("march",)],
)
case("E9.5 before an attack", ". t", {"a1": "E3!", "a2": "T2"})
case("E9.5 before a kamikaze", ". t", {"a1": "E2", "a2": "T4"})
case("E9.5 before regrouping", ". t . .", {"a1": "E3", "a2": "E2", "a4": "T1"})
case(
    "E9.6 no reinforcement in a tempest",
    ". t . .",
    {"a1": "E2!", "a2": "E2", "a4": "T1!"},
    reserves={"E": "3"},
    **PLACING,
)
case("E9.7 scattered where it stands or on its way", "t t . t . .", {"a1": "E1", "a3": "E2!", "a6": "T1"})
case("E9.7 not on a held space", ". t .", {"a1": "E1", "a2": "T1", "a3": "T1!"})
case("E9.9 constructing in a tempest", "t . .\n r x", {"a1": "E2!", "a3": "T1!"})

# -------------------------------------------------------------------------------------------------------------- portals

case("E10.3 mouth to mouth", "p . x . p\n     r", {"a2": "E1", "a4": "T4!"}, portals={"a1": "a2", "a5": "a4"})
case("E10.3 a way through", "p . . x . . p", {"a3": "E2!", "a6": "T1"}, portals={"a1": "a2", "a7": "a5"})
case(
    "E10.3 no reinforcement or building through it",
    "p . x . p\n     r",
    {"a2": "E2!", "a4": "T4!"},
    portals={"a1": "a2", "a5": "a4"},
    buildings={"b1": "T1"},
    reserves={"E": "2"},
    **PLACING,
)
case(
    "E10.5 a mouth in a tempest",
    "p t x . .\n p . x . p",
    {"a4": "T1", "b2": "E2!", "b4": "T1!"},
    portals={"a1": "a2", "b1": "a2", "b5": "b4"},
)

# ------------------------------------------------------------------------------------------------ pyramids and temples

case(
    "E11.2 a majority on a pyramid",
    "t t . .\n t K m c c c",
    {"a1": "E2", "a2": "E1", "b1": "T1", "a4": "E1!"},
    pyramids=["a1 a2 b1"],
    buildings={"b2": "T2", "b3": "T3", "b4": "T2", "b5": "T2", "b6": "T1"},
)
case(
    "E11.2 a tie is nobody's",
    "t t . .\n t K m c c c",
    {"a1": "E1", "b1": "T1", "a4": "E1!", "a3": "T1!"},
    pyramids=["a1 a2 b1"],
    buildings={"b2": "T2", "b3": "T3", "b4": "T2", "b5": "T2", "b6": "T1"},
)
case(
    "E12.1 stack after stack",
    ". . . . .\n x w x x",
    {"a1": "E1", "a4": "E3", "a5": "T1!"},
    buildings={"b2": "E1"},
    reserves={"E": "4!"},
    **PLACING,
)
case(
    "E12.1 a temple of another",
    ". . . . .\n x w x x",
    {"a1": "E1", "a4": "E3!", "a5": "T1!"},
    buildings={"b2": "T1"},
    reserves={"E": "4"},
    **PLACING,
)
case(
    "E12.1 a stack is served once",
    ". . . . .\n x w x x",
    {"a1": "E1!", "a4": "E2", "a5": "T1!"},
    buildings={"b2": "E1"},
    reserves={"E": "4"},
    step="reinforce",
    phase={"busy": True, "placed": 1, "served": ["a1"]},
)
case(
    "E13.1 the Moon",
    ". t . . .\n x o x r",
    {"a1": "E1", "a5": "T1!"},
    buildings={"b2": "E1", "b4": "T1"},
    reserves={"E": "4!"},
    **PLACING,
)
case(
    "E13.1 too poor for the Moon",
    ". t . .\n x o x",
    {"a1": "E1!", "a4": "T1!"},
    buildings={"b2": "E1"},
    reserves={"E": "2"},
    **PLACING,
)
case(
    "E13.2 the Emperor by the Moon",
    ". t . .\n x o x",
    {"a1": "E1", "a4": "T1!"},
    buildings={"b2": "E1"},
    reserves={"E": "3!"},
    **PLACING,
)
case(
    "E13.3 nothing but the Moon",
    ". . . .\n x o x",
    {"a1": "E4!", "a4": "T1!"},
    buildings={"b2": "E1"},
    reserves={"E": "3"},
    **PLACING,
)
case(
    "E13.3 the Moon before the Wind",
    ". . . .\n x o w x",
    {"a1": "E1!", "a2": "E3", "a4": "T1!"},
    buildings={"b2": "E1", "b3": "E1"},
    reserves={"E": "6"},
    **PLACING,
)
case(
    "E14.1 the Sand",
    ". . .\n s x x",
    {"a1": "E1!", "a2": "T1", "a3": "T2!"},
    buildings={"b1": "E1"},
    reserves={"E": "2"},
)
case(
    "E14.1 never an Emperor",
    ". . .\n s x x",
    {"a1": "E1!", "a2": "T1!", "a3": "T1"},
    buildings={"b1": "E1"},
    reserves={"E": "5"},
)
case(
    "E14.1 once a turn",
    ". . .\n s x x",
    {"a1": "E1!", "a2": "T1", "a3": "T2!"},
    buildings={"b1": "E1"},
    reserves={"E": "5"},
    phase={"sand_used": True, "busy": True},
)
case(
    "E14.2 no Emperor to the box",
    ". . .\n s x x",
    {"a1": "E1", "a2": "T1", "a3": "T2!"},
    buildings={"b1": "E1"},
    reserves={"E": "2!"},
)
case(
    "E8.3 eliminated by the Sand",
    ". . . .\n s x x",
    {"a1": "E1!", "a2": "T1", "a4": "M1!"},
    players=3,
    buildings={"b1": "E1"},
    reserves={"E": "3"},
)

BEACON = "t t\n t . . t ."

case("E15.1 a move under the Beacon", BEACON, {"a1": "E2!", "b3": "T1!"}, beacons=["a1 a2 b1"], reserves={"E": "3"})
case("E15.1 a tie is nobody's", BEACON, {"a1": "E2!", "a2": "T1!"}, beacons=["a1 a2 b1"], reserves={"E": "3"})
case(
    "E15.1 reinforcement under the Beacon",
    BEACON,
    {"a1": "E2!", "b5": "T1!"},
    beacons=["a1 a2 b1"],
    reserves={"E": "2"},
    script=[move("a1", "a2")],
)
case(
    "E15.2 a zone crossed under the Beacon is not paid",
    BEACON,
    {"a1": "E3!", "b5": "T1!"},
    beacons=["a1 a2 b1"],
    reserves={"E": "3"},
    script=[move("a1", "b2"), ("march",)],
)

# --------------------------------------------------------------------------------------------------- the first printing

OLD: dict[str, Any] = {"printing": "first-printing"}

case("E16.2 the board is empty", ENDS, {"a1": "E1", "a2": "T4!"}, buildings=NINE, **OLD)
case("E16.2 no sharing", ENDS, {"a1": "E1!", "a2": "T4!", "a4": "T1"}, buildings=NINE, **OLD)
case(
    "E16.2 eliminated before points count",
    ENDS,
    {"a1": "E1!", "a2": "T4!", "a3": "T1", "a4": "M1!"},
    players=3,
    buildings=NINE,
    **OLD,
)
case("E16.2 beginning is free", "t . t", {"a1": "E2!", "a3": "T1"}, **OLD)
case("E16.2 coming back is not", "t . t .", {"a1": "E2!", "a4": "T1"}, **OLD)
case("E16.2 back and onto a stack", "t t . .", {"a2": "E3!", "a3": "T1", "a4": "T1!"}, **OLD)
case("E16.2 moving within a zone", "t t . .", {"a1": "E2", "a4": "T1"}, reserves={"E": "3"}, **OLD)
case("E16.2 onto a stack in the same zone", "t t . .", {"a1": "E3", "a2": "T1", "a4": "T1!"}, **OLD)
case("E16.2 many zones", "t . t . t .", {"a1": "E4!", "a6": "T2!"}, **OLD)
case(
    "E16.2 the next move pays anew",
    ". t . . .",
    {"a1": "E4!", "a5": "T1!"},
    reserves={"E": "3"},
    script=[("move", "a1", "a3", 1, False), ("march",)],
    **OLD,
)

# ------------------------------------------------------------------------------------------------- more than one mask

WIDE = " ".join("." * 60 + "t.t." + "." * 8) + "\n" + " " + " ".join("x" * 61 + "rKm" + "x" * 7)

case("E4.1 across the edge of the masks", WIDE, {"a62": "E3!", "a64": "T2", "a70": "T1!"}, reserves={"E": "2"})
case("E4.1 from behind the edge", WIDE, {"a66": "E3!", "a62": "T2", "a58": "T1!", "a70": "E1"}, reserves={"E": "2"})
case(
    "E7.2 behind the edge", WIDE, {"a66": "E3!", "a62": "E2", "a58": "T1!", "a70": "E1"}, reserves={"E": "2"}, **PLACING
)
