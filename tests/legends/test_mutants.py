"""Break one rule in a copy of the package, and the comparison with the oracle must go red."""

from __future__ import annotations

import os
import shutil
from dataclasses import dataclass
from pathlib import Path

import pytest

from tests.conftest import RunPython

PROGRAM = """
import sys
import tetrarch.legends.rules.turn
from tests.legends.hunting import disagreement
print(tetrarch.legends.rules.turn.__file__)
for about in sys.argv[1:]:
    print(disagreement(about))
"""

HUNTS = ("set-up", "bids", "take", "half", "place", "move", "city", "destroy", "queen", "end")


@dataclass(frozen=True)
class Mutant:
    """A rule that is broken by putting one text in the place of another, which its file holds exactly once."""

    rule: str
    how: str
    hunt: str
    """Where the difference shows."""
    file: str
    old: str
    new: str

    def __str__(self) -> str:
        return f"{self.rule} {self.how}"


MUTANTS = [
    Mutant("L2.1", "the desert anywhere", "set-up", "founding", "and slot > 0 and not", "and slot > 4 and not"),
    Mutant("L2.1", "turned the other way", "move", "founding", "(edge - state[at.SLOT_TURN", "(edge + state[SLOT_TURN"),
    Mutant(
        "L2.2",
        "a token on the starting region",
        "set-up",
        "founding",
        "mask = 1 << state[at.START_REGION] | state[at.CITADEL_REGIONS]",
        "mask = state[CITADEL_REGIONS]",
    ),
    Mutant(
        "L2.4", "the shared army in the centre", "set-up", "founding", "state[at.ON_MAP] & ~centre", "state[ON_MAP]"
    ),
    Mutant(
        "L2.5",
        "the founder places all",
        "set-up",
        "founding",
        "(state[at.FOUNDER] + state[at.COUNT]) % board[at.PLAYERS]",
        "state[FOUNDER]",
    ),
    Mutant(
        "L3.1", "nobody pays", "bids", "turn", "pay(state, winner, state[at.BID + winner])", "pay(state, winner, 0)"
    ),
    Mutant("L4.1", "cheaper places", "take", "turn", "return (place + 1) // 2", "return place // 2"),
    Mutant(
        "L4.1",
        "on credit",
        "take",
        "turn",
        "price_of(place) <= state[at.COINS + state[at.DECIDER]]",
        "price_of(place) <= state[COINS + state[DECIDER]] + 1",
    ),
    Mutant(
        "L4.4", "asked for nothing", "move", "actions", "return can_step(board, state, points)", "return points > 0"
    ),
    Mutant(
        "L4.4",
        "an and is an or",
        "place",
        "turn",
        "at.CARD_MODE) == at.AND and enter_part",
        "CARD_MODE) == OR and enter_part",
    ),
    Mutant("L4.5", "six cards of seven", "take", "turn", "if filled < 6 + board[at.SEVEN_CARDS]:", "if filled < 6:"),
    Mutant("L5.1", "not on the starting region", "place", "actions", "region == state[at.START_REGION] or ", ""),
    Mutant(
        "L5.1",
        "more than there are",
        "take",
        "actions",
        "min(printed + state[at.ARMY_BONUS + seat], state[at.SUPPLY + seat])",
        "printed + state[ARMY_BONUS + seat]",
    ),
    Mutant(
        "L5.3",
        "four cities",
        "city",
        "state",
        "state[at.CITIES_LEFT + seat] > 0 and",
        "state[CITIES_LEFT + seat] >= 0 and",
    ),
    Mutant(
        "L5.5",
        "one's own army",
        "destroy",
        "actions",
        "if owner != seat and armies_in(here, owner) > 0 and not state[at.IMMUNE + owner]:\n                decision",
        "if armies_in(here, owner) > 0 and not state[IMMUNE + owner]:\n                decision",
    ),
    Mutant("L6.3", "flying is no help", "move", "state", "max(1, 3 - state[at.FLYING + seat])", "3"),
    Mutant(
        "L6.3",
        "flying for nothing",
        "move",
        "state",
        "max(1, 3 - state[at.FLYING + seat])",
        "max(0, 2 - state[FLYING + seat])",
    ),
    Mutant(
        "L6.9",
        "the immune are chosen",
        "destroy",
        "actions",
        "and not state[at.IMMUNE + owner]:\n                decision",
        ":\n                decision",
    ),
    Mutant(
        "L8.1", "a tie is somebody's", "end", "state", "        elif strength == most:\n            best = -1\n", ""
    ),
    Mutant("L8.2", "a tied island", "end", "ending", "& 0xFF >= own", "& 0xFF > own"),
    Mutant("L8.5", "coins do not matter", "end", "ending", "* 4096 + state[at.COINS + seat])", "* 4096)"),
    Mutant("L12.1", "the same founder", "end", "ending", "(state[at.FOUNDER] + 1) %", "(state[FOUNDER] + 0) %"),
    Mutant(
        "L12.1",
        "the Book in a match",
        "end",
        "ending",
        "state[at.TOTAL_VP + seat], 0)",
        "state[TOTAL_VP + seat], has_book(board, state, seat))",
    ),
    Mutant(
        "L12.2",
        "a treasure of two",
        "city",
        "turn",
        "+= token_value(board, face, at.TOKEN_COINS)",
        "+= 2 * token_value(board, face, TOKEN_COINS)",
    ),
    Mutant("L12.4", "portals lead nowhere", "move", "state", "mask |= portals & ~(1 << region)", "mask |= 0"),
    Mutant(
        "L12.4",
        "rogues give credit",
        "move",
        "turn",
        "state[at.ROGUES_REGION] == end and state[at.COINS + seat] > 0:",
        "state[ROGUES_REGION] == end:",
    ),
    Mutant(
        "L12.6",
        "neutral armies are kept too",
        "destroy",
        "turn",
        "    if owner == at.NEUTRAL_COLOUR:\n        return\n",
        "",
    ),
    Mutant(
        "L12.6",
        "an army out of nowhere",
        "city",
        "turn",
        "== at.WHITE_KNIGHT and state[at.SUPPLY + seat] > 0:",
        "== WHITE_KNIGHT:",
    ),
    Mutant(
        "L12.6",
        "a coin of who has none",
        "destroy",
        "actions",
        "== at.BANDIT_KING and state[at.COINS + owner] > 0:",
        "== BANDIT_KING:",
    ),
    Mutant("L12.6", "two kept armies are enough", "end", "ending", "return kept // 3", "return kept // 2"),
    Mutant(
        "L12.6",
        "the Queen is not asked",
        "end",
        "turn",
        "== at.FAIRY_QUEEN and state[at.ROW] >= 0:",
        "== FAIRY_QUEEN and False:",
    ),
    Mutant("L12.7", "one coin of merchants", "city", "turn", "state[at.COINS + seat] += 2", "state[COINS + seat] += 1"),
    Mutant(
        "L12.8", "age before the die", "bids", "turn", "rank = at.DIE_RANK if board[at.DIE] else at.AGE", "rank = AGE"
    ),
    Mutant(
        "L12.9",
        "a look at everything",
        "move",
        "turn",
        "region >= 0 and controller_of(board, state[at.STACKS + region]) == seat:",
        "region >= 0:",
    ),
    Mutant("L13.2", "the old dragon is weaker", "move", "state", "(7 if board[at.PRINTING] == 1 else 6)", "6"),
]


@pytest.fixture(scope="module")
def package(repository: Path) -> Path:
    return repository / "src" / "tetrarch"


def compare_copy(copy: Path, hunts: tuple[str, ...], run_python: RunPython, repository: Path) -> str:
    """What the comparison says of a copy of the package; empty if all is well."""
    path = os.pathsep.join((str(copy), str(repository)))
    ran = run_python("-c", PROGRAM, *hunts, PYTHONPATH=path)
    assert ran.returncode == 0, ran.stderr
    file, said = ran.stdout.split("\n", 1)
    assert Path(file).is_relative_to(copy), "the copy is not what was compared"
    return "" if set(said.split()) == {"None"} else said


def test_the_copy_itself_agrees(package: Path, tmp_path: Path, run_python: RunPython, repository: Path) -> None:
    shutil.copytree(package, tmp_path / "tetrarch")
    assert compare_copy(tmp_path, HUNTS, run_python, repository) == ""
    assert {mutant.hunt for mutant in MUTANTS} <= set(HUNTS)


@pytest.mark.parametrize("mutant", MUTANTS, ids=str)
def test_broken_rule_is_found(
    mutant: Mutant, package: Path, tmp_path: Path, run_python: RunPython, repository: Path
) -> None:
    shutil.copytree(package, tmp_path / "tetrarch")
    file = tmp_path / "tetrarch" / "legends" / "rules" / f"{mutant.file}.py"
    source = file.read_text(encoding="utf-8")
    assert source.count(mutant.old) == 1, f"{mutant.file}.py no longer holds once: {mutant.old}"
    file.write_text(source.replace(mutant.old, mutant.new), encoding="utf-8")
    assert compare_copy(tmp_path, (mutant.hunt,), run_python, repository), f"nobody noticed: {mutant}"
