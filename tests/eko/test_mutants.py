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
import tetrarch.eko.rules.turn
from tests.eko.cases import disagreement_about
print(tetrarch.eko.rules.turn.__file__)
print(disagreement_about(sys.argv[1]))
"""


@dataclass(frozen=True)
class Mutant:
    """A rule that is broken by putting one text in the place of another, which its file holds exactly once."""

    rule: str
    how: str
    file: str
    old: str
    new: str

    def __str__(self) -> str:
        return f"{self.rule} {self.how}"


MUTANTS = [
    Mutant("E3.3", "the march costs two", "turn", "return_to_box(state, 3)", "return_to_box(state, 2)"),
    Mutant(
        "E3.3",
        "the Emperor pays too",
        "turn",
        "and state[at.SOLDIERS + seat] >= 3",
        "and state[at.SOLDIERS + seat] >= 2",
    ),
    Mutant("E3.3", "two marches", "turn", "not state[at.MARCHED]\n", "True\n"),
    Mutant("E3.5", "no pass beside scattering", "turn", "found - temple == scratch[at.SCATTERS]", "found == temple"),
    Mutant("E3.5", "scatter and march", "turn", "not has_action(board, state, scratch):", "False:"),
    Mutant(
        "E3.5",
        "who can march may not",
        "turn",
        "== at.ACTION_STEP and not has_action(board, state, scratch):",
        "== at.ACTION_STEP:",
    ),
    Mutant("E3.7", "the eliminated count", "turn", ">= count_bits(state[at.IN_GAME])", ">= board[at.PLAYERS]"),
    Mutant("E3.7", "placing is idle", "turn", "state[at.BUSY] = 1\n    if not judge", "if not judge"),
    Mutant(
        "E4.1",
        "the masks' edge",
        "movement",
        "space = at.WORD + lowest_bit(todo_high)",
        "space = lowest_bit(todo_high)",
    ),
    Mutant(
        "E4.3", "five on a stack", "movement", "scratch[at.OWN + 2 * (4 - discs) + word]", "scratch[at.OWN + 8 + word]"
    ),
    Mutant("E4.6", "as many win", "movement", "for height in range(1, discs):", "for height in range(1, discs + 1):"),
    Mutant(
        "E4.6",
        "the Emperor is no help",
        "movement",
        "    if emperor:\n        mask |=",
        "    if False:\n        mask |=",
    ),
    Mutant("E4.6", "no kamikaze", "movement", "    if discs == 1:\n        mask |=", "    if False:\n        mask |="),
    Mutant("E4.8", "the kamikaze stays", "turn", "if height == 1 and height_of(met) == 4:", "if False:"),
    Mutant("E5.3", "enemies cost no more", "construction", "return worth + (1 if", "return worth + (0 if"),
    Mutant("E5.4", "two steps at once", "construction", "greatest = least + 1", "greatest = least + 2"),
    Mutant("E5.5", "own buildings again", "construction", "before == 0 or builder_of(before) == seat:", "before == 0:"),
    Mutant("E5.6", "always worthier", "construction", "if before == 0 or builder_of(before) == seat:", "if True:"),
    Mutant("E5.7", "no ceilings", "construction", "min(greatest, ceiling_of(board, site))", "min(greatest, 3)"),
    Mutant("E5.8", "no supply", "construction", "and state[at.SUPPLY + 3 * seat + worth - 1] > 0", ""),
    Mutant("E5.8", "nothing comes back", "state", "worth_of(before) - 1] += 1", "worth_of(before) - 1] += 0"),
    Mutant(
        "E5.9",
        "the Emperor goes first",
        "construction",
        "if cost < discs or not has_emperor(stack):",
        "if not has_emperor(stack):",
    ),
    Mutant(
        "E6.1",
        "no captives",
        "turn",
        "state[at.EMPEROR + owner] = at.CAPTIVE - state[at.SEAT]",
        "state[at.EMPEROR + owner] = at.IN_RESERVE",
    ),
    Mutant("E6.2", "two points a captive", "state", "3 * captives_of", "2 * captives_of"),
    Mutant(
        "E6.3",
        "a third Emperor goes free",
        "ending",
        "at.IN_RESERVE if given == holder else at.CAPTIVE - holder",
        "at.IN_RESERVE",
    ),
    Mutant("E6.4", "seat 0 first", "ending", "seat = (state[at.SEAT] + place) % players", "seat = place % players"),
    Mutant("E6.4", "only one exchange", "ending", "            place = 0\n", "            place = players\n"),
    Mutant("E6.4", "no choice", "ending", "if held > 1:", "if held > 2:"),
    Mutant("E7.2", "room for five", "reinforcement", "min(soldiers, room - emperor) + 1", "min(soldiers, room) + 1"),
    Mutant("E7.3", "enemies do not mind", "reinforcement", "if sites_near(board, space) & enemies:", "if False:"),
    Mutant(
        "E7.4",
        "the Emperor waits",
        "reinforcement",
        "emperor = 1 if is_emperor_in_reserve(state) else 0",
        "emperor = 0",
    ),
    Mutant("E7.5", "no exception", "reinforcement", "if found == before and emperor:", "if False:"),
    Mutant("E7.5", "always the exception", "reinforcement", "if found == before and emperor:", "if emperor:"),
    Mutant("E8.1", "no capital needed", "ending", "state[at.CAPITALS + seat] > 0 and points_of", "points_of"),
    Mutant("E8.1", "eleven points", "ending", ">= 12", ">= 11"),
    Mutant("E8.1", "thirteen points", "ending", ">= 12", ">= 13"),
    Mutant("E8.2", "alone one plays on", "ending", "if count_bits(have) == 1:", "if False:"),
    Mutant(
        "E8.3",
        "the turn goes on",
        "turn",
        "    if state[at.DISCS + seat] == 0:\n        next_turn",
        "    if False:\n        next_turn",
    ),
    Mutant("E8.3", "nobody is eliminated", "ending", "state[at.IN_GAME] = have", "state[at.IN_GAME] |= have"),
    Mutant(
        "E8.4", "both win", "ending", "end_game(state, at.EMPTY_REASON, 0)", "end_game(state, at.EMPTY_REASON, had)"
    ),
    Mutant("E8.5", "nobody shares", "ending", "            winners = had\n", ""),
    Mutant("E8.5", "three share", "ending", "and count_bits(had) == 2", "and count_bits(had) >= 2"),
    Mutant("E8.6", "only who has discs wins", "ending", "may_win = had", "may_win = have"),
    Mutant("E8.6", "only the mover wins", "ending", "may_win = had", "may_win = had & (1 << seat)"),
    Mutant("E8.7", "a round too few", "turn", "rounds > board[at.ROUND_LIMIT]", "rounds >= board[at.ROUND_LIMIT]"),
    Mutant("E8.7", "the second occurrence", "turn", "times >= 3", "times >= 2"),
    Mutant(
        "E8.7",
        "ties broken",
        "ending",
        "if points == most:\n                winners |=",
        "if winners == 0:\n                winners |=",
    ),
    Mutant("E9.3", "beginning is free", "movement", "paid = stormy & (1 << (zone - 1)) if zone > 0 else 0", "paid = 0"),
    Mutant("E9.4", "paid zones charge", "movement", "return zones & ~state[at.ZONES_PAID]", "return zones"),
    Mutant("E9.4", "nothing is noted", "turn", "state[at.ZONES_PAID] |= zones", "state[at.ZONES_PAID] |= 0"),
    Mutant("E9.5", "the loss comes after", "movement", "discs = height_of(stack) - lost", "discs = height_of(stack)"),
    Mutant(
        "E9.6",
        "tempests do not mind",
        "reinforcement",
        "return zone_of(board, space) == 0 or state[at.BEACON_HELD] == 1",
        "return True",
    ),
    Mutant("E9.7", "scattering is compulsory", "movement", "scratch[at.SCATTERS] += 1", "scratch[at.SCATTERS] += 0"),
    Mutant(
        "E9.7",
        "scattered on a held space",
        "movement",
        "            free_low = scratch[at.EMPTY]\n",
        "            free_low = scratch[at.STORMY]\n",
    ),
    Mutant(
        "E10.3",
        "portals lead nowhere",
        "ground",
        "space_masks(board.steps[space])",
        "space_masks(board.neighbours[space])",
    ),
    Mutant("E11.2", "a tie is somebody's", "state", "        elif count == most:\n            best = -1\n", ""),
    Mutant("E11.2", "one point", "state", "points += 2", "points += 1"),
    Mutant(
        "E12.1",
        "no wind",
        "reinforcement",
        "state[at.PLACED] == 0 or has_building_on(board, state, state[at.SEAT], board[at.WIND_SITES])",
        "state[at.PLACED] == 0",
    ),
    Mutant(
        "E12.1",
        "a stack served twice",
        "reinforcement",
        "if not has_room(board, state, space) or is_served(state, space):",
        "if not has_room(board, state, space):",
    ),
    Mutant(
        "E13.1",
        "the Moon costs one",
        "turn",
        "    return_to_box(state, 2)\n    state[at.SOLDIERS + seat] -= 1 - emperor",
        "    return_to_box(state, 1)\n    state[at.SOLDIERS + seat] -= 1 - emperor",
    ),
    Mutant(
        "E13.1",
        "not into tempests",
        "reinforcement",
        "        if stack == 0 or (owner",
        "        if (stack == 0 and zone_of(board, space) == 0) or (stack != 0 and owner",
    ),
    Mutant(
        "E13.2",
        "no Emperor by the Moon",
        "reinforcement",
        "soldiers == 2 and not is_emperor_in_reserve(state)",
        "soldiers == 2",
    ),
    Mutant(
        "E13.3",
        "the Moon is enough",
        "reinforcement",
        "state[at.MOON_USED] == 1 and not is_emperor_in_reserve(state)",
        "state[at.MOON_USED] == 1",
    ),
    Mutant(
        "E13.3",
        "the Moon after the Wind",
        "reinforcement",
        "state[at.MOON_USED] or state[at.PLACED] > 0 or",
        "state[at.MOON_USED] or",
    ),
    Mutant("E14.1", "Emperors too", "turn", "height_of(stack) > has_emperor(stack)", "height_of(stack) > 0"),
    Mutant(
        "E14.1",
        "nobody looks who is left",
        "turn",
        "    state[at.SAND_USED] = 1\n    judge(board, state)",
        "    state[at.SAND_USED] = 1",
    ),
    Mutant(
        "E14.2", "one soldier is enough", "turn", "or state[at.SOLDIERS + seat] < 2", "or state[at.SOLDIERS + seat] < 1"
    ),
    Mutant("E15.1", "no Beacon", "movement", "zones == 0 or holds_beacon(board, state, state[at.SEAT])", "zones == 0"),
    Mutant("E15.1", "no reinforcement either", "turn", "1 if holds_beacon(board, state, state[at.SEAT]) else 0", "0"),
    Mutant(
        "E16.2",
        "the empty board has no winner",
        "ending",
        "end_game(state, at.EMPTY_SHARED_REASON, had)",
        "end_game(state, at.EMPTY_SHARED_REASON, 0)",
    ),
    Mutant(
        "E16.2", "points count first", "ending", "if board[at.PRINTING] != at.COMPLETE and last_kamikaze:", "if False:"
    ),
    Mutant("E16.2", "coming back is free", "movement", "space if entered == zone else -1", "-1"),
    Mutant(
        "E16.2",
        "moving within is free",
        "movement",
        "if entered > 0 else 0",
        "if entered > 0 and entered != zone else 0",
    ),
    Mutant(
        "E16.2", "zones stay paid", "turn", "    return zones\n", "    state[at.ZONES_PAID] |= 1\n    return zones\n"
    ),
]


@pytest.fixture(scope="module")
def package(repository: Path) -> Path:
    return repository / "src" / "tetrarch"


def compare_copy(copy: Path, rule: str, run_python: RunPython, repository: Path) -> str:
    """What the comparison says of a copy of the package, its cases about the rule first; empty if all is well."""
    path = os.pathsep.join((str(copy), str(repository)))
    ran = run_python("-c", PROGRAM, rule, PYTHONPATH=path)
    assert ran.returncode == 0, ran.stderr
    file, said = ran.stdout.split("\n", 1)
    assert Path(file).is_relative_to(copy), "the copy is not what was compared"
    return "" if said.strip() == "None" else said


def test_the_copy_itself_agrees(package: Path, tmp_path: Path, run_python: RunPython, repository: Path) -> None:
    shutil.copytree(package, tmp_path / "tetrarch")
    assert compare_copy(tmp_path, "", run_python, repository) == ""


@pytest.mark.parametrize("mutant", MUTANTS, ids=str)
def test_broken_rule_is_found(
    mutant: Mutant, package: Path, tmp_path: Path, run_python: RunPython, repository: Path
) -> None:
    shutil.copytree(package, tmp_path / "tetrarch")
    file = tmp_path / "tetrarch" / "eko" / "rules" / f"{mutant.file}.py"
    source = file.read_text(encoding="utf-8")
    assert source.count(mutant.old) == 1, f"{mutant.file}.py no longer holds once: {mutant.old}"
    file.write_text(source.replace(mutant.old, mutant.new), encoding="utf-8")
    assert compare_copy(tmp_path, mutant.rule, run_python, repository), f"nobody noticed: {mutant}"
