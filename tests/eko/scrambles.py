"""Small boards with all variants, and random positions on them in which rare situations are common."""

from __future__ import annotations

from typing import Any

from tests.eko.agreement import TilelessBoard, Twins, tileless
from tests.eko.oracle.ground import CEILING, BoardLike
from tests.eko.oracle.playing import has_proper_action
from tests.eko.small_boards import draw_board
from tetrarch.core.errors import SetupError
from tetrarch.core.randomness import Generator

SUPPLY = {1: 5, 2: 3, 3: 1}
TEMPLES = "sow"


def meadow(players: int) -> TilelessBoard:
    """All variants on one board."""
    return tileless(
        draw_board(
            """
   . r . K .
  . t . m t p
 w . c t . .
  . o . s . .
   t t r . p
    t . . x
""",
            players=players,
            portals={"b6": "c6", "e5": "e4"},
            pyramids=["e1 e2 f1"],
            beacons=["e1 e2 f1"],
        )
    )


def old_meadow(players: int) -> TilelessBoard:
    """All variants of the first printing (E16.2)."""
    return tileless(
        draw_board(
            """
   . r . K .
  . t . m t p
 w . c t . .
  t t . r . p
   t . . t c
    x . t .
""",
            players=players,
            portals={"b6": "c6", "d6": "d5"},
            pyramids=["d1 d2 e1"],
        )
    )


def alley(players: int) -> TilelessBoard:
    """Narrow, so that games end in every way."""
    return tileless(draw_board(". . . . . .\n K m c c m", players=players))


def steps_of_sand(players: int) -> TilelessBoard:
    """Many zones in a row, one behind a portal whose mouths are tempests."""
    return tileless(
        draw_board(
            """
 p t . t . t . t p
  . t K t m t . x
 . . t . t r . .
""",
            players=players,
            portals={"a1": "a2", "a9": "a8"},
        )
    )


def ribbon(players: int) -> TilelessBoard:
    """More spaces than one mask holds, with the boundary of the masks in the middle."""
    return tileless(
        draw_board(
            "\n".join(
                [
                    ". . . . . . . . . . . . . . . . . . . . . . . . . . .",
                    " K . r . . . m . . . . . . . . . . . . . . . . . . .",
                    ". . . . . . . . . t . . K t . . . r . . . . . . . . .",
                ]
            ),
            players=players,
        )
    )


BOARDS = (meadow, old_meadow, alley, steps_of_sand, ribbon)


def scrambled(board: TilelessBoard | BoardLike, variants: frozenset[str], printing: str, dice: Generator) -> Twins:
    """A random valid position, in both representations."""
    while True:
        try:
            twins = Twins.on(board, scramble(board, variants, printing, dice))
        except SetupError:
            continue
        if twins.state.step != "march-action" or has_proper_action(twins.state):  # E18.1: else it is not offered
            return twins


def scramble(board: BoardLike, variants: frozenset[str], printing: str, dice: Generator) -> dict[str, Any]:
    """A random position as JSON with all pieces; it may break rules."""
    letters = list("ETMS")
    dice.shuffle(letters)
    letters = letters[: board.players]
    flavour = dice.choice(["plain", "plain", "rich", "last stand", "hostages"])
    playing = letters.copy()
    dice.shuffle(playing)
    if flavour == "last stand" or dice.below(4) == 0:
        playing = playing[: 2 + dice.below(len(playing) - 1)] if dice.below(3) else playing[:2]
    mover = playing[0]
    captives = draw_captives(letters, playing, flavour, dice)
    captured = {letter for held in captives.values() for letter in held}

    free = [one.name for one in board.spaces]
    dice.shuffle(free)
    free = free[len(free) // 5 :]
    stacks: dict[str, str] = {}
    reserves: dict[str, str] = {}
    boxes: dict[str, int] = {}
    for letter in letters:
        heights = draw_heights(letter, letter in playing, letter == mover, flavour, dice)[: len(free) // len(playing)]
        soldiers = 15 - sum(heights)
        emperor_stack = -1
        if letter not in captured and heights and (dice.below(3) > 0 or flavour in ("hostages", "last stand")):
            emperor_stack = dice.below(len(heights))
            soldiers += 1
        for number, height in enumerate(heights):
            stacks[free.pop()] = f"{letter}{height}{'!' if number == emperor_stack else ''}"
        in_reserve = min(soldiers, dice.choice([0, 0, 1, 2, 3, 4, 5, 8, 15]))
        waits = letter not in captured and emperor_stack < 0
        reserves[letter] = f"{in_reserve + waits}{'!' if waits else ''}"
        boxes[letter] = soldiers - in_reserve

    number = 2 + dice.below(6)
    step = dice.choice(["action"] * 8 + ["march-action", "march"] + ["reinforce"] * 4)
    return {
        "options": {
            "players": board.players,
            "printing": printing,
            "variants": sorted(variants),
            "round_limit": dice.choice([None, None, number, number + 2]),
            "repetition": dice.below(2) == 0,
        },
        "identities": letters,
        "first": dice.below(board.players),
        "turn": number * board.players,
        "round": number,
        "seat": letters.index(mover),
        "decider": letters.index(mover),
        "step": step,
        "stacks": stacks,
        "buildings": draw_buildings(board, letters, mover, flavour, dice),
        "reserves": reserves,
        "boxes": boxes,
        "captives": captives,
        "eliminated": [letter for letter in letters if letter not in playing],
        "phase": draw_phase(board, step, printing, mover, stacks, reserves[mover], dice),
        "attack": None,
        "result": None,
    }


def draw_captives(letters: list[str], playing: list[str], flavour: str, dice: Generator) -> dict[str, list[str]]:
    """Random captives; no player both holds a captive and has lost its own Emperor (E6.3)."""
    captives: dict[str, list[str]] = {letter: [] for letter in letters}
    lost = [letter for letter in letters if dice.below(3) == 0]
    if flavour == "hostages":
        lost = [letter for letter in letters if letter != playing[0]][: len(letters) - 2]
    holders = [letter for letter in letters if letter not in lost]
    if flavour == "hostages":
        holders = [letter for letter in holders if letter != playing[0]]
    if holders:
        for letter in lost:
            captives[dice.choice(holders)].append(letter)
    return {holder: sorted(held, key=letters.index) for holder, held in captives.items()}


def draw_heights(letter: str, plays: bool, moves: bool, flavour: str, dice: Generator) -> list[int]:
    if not plays:
        return []
    if flavour == "last stand":
        return [1] if moves else [4] + [1 + dice.below(4) for _ in range(dice.below(2))]
    if flavour == "hostages" and not moves:
        return [1 + dice.below(3) for _ in range(1 + dice.below(2))]
    heights = [dice.choice([1, 1, 1, 2, 2, 3, 4, 4]) for _ in range(dice.choice([1, 1, 2, 3, 4, 5, 8]))]
    while sum(heights) > 15:
        heights.pop()
    return heights


def draw_buildings(board: BoardLike, letters: list[str], mover: str, flavour: str, dice: Generator) -> dict[str, str]:
    """Random buildings within the supplies; temples often belong to the mover, and rich players are near 12 points."""
    density = 9 if flavour == "rich" else dice.choice([1, 3, 6, 9])
    favoured = mover if dice.below(3) > 0 else dice.choice(letters)
    favour = 8 if flavour in ("rich", "last stand") else 4
    found: dict[str, str] = {}
    supply = {letter: dict(SUPPLY) for letter in letters}
    for one in board.hexes:
        if one.kind not in CEILING:
            continue
        owner = favoured if dice.below(10) < favour else dice.choice(letters)
        worth = 1 + dice.below(CEILING[one.kind])
        chance = density
        if one.kind in TEMPLES:
            owner = mover if dice.below(2) == 0 else owner
            chance = 6
        elif flavour == "rich" and dice.below(4) > 0:
            worth = CEILING[one.kind]
        if dice.below(10) < chance and supply[owner][worth] > 0:
            supply[owner][worth] -= 1
            found[one.name] = f"{owner}{worth}"
    return found


def draw_phase(
    board: BoardLike, step: str, printing: str, mover: str, stacks: dict[str, str], reserve: str, dice: Generator
) -> dict[str, Any]:
    kinds = {one.kind for one in board.hexes}
    phase: dict[str, Any] = {
        "marched": step == "march-action",
        "march_barred": False,
        "sand_used": False,
        "moon_used": False,
        "placed": 0,
        "served": [],
        "beacon": False,
        "zones_paid": [],
        "idle_turns": dice.below(board.players),
        "busy": step != "action",
    }
    if step == "action":
        phase["sand_used"] = phase["busy"] = "s" in kinds and dice.below(4) == 0
    if step in ("march", "march-action") and printing == "complete":
        phase["zones_paid"] = [zone for zone in range(1, 4) if "t" in kinds and dice.below(2)]
    if step == "reinforce":
        phase["busy"] = dice.below(4) > 0
        phase["beacon"] = bool(board.beacons) and dice.below(2) == 0
        phase["moon_used"] = "o" in kinds and dice.below(4) == 0
        if "w" in kinds and not reserve.endswith("!") and dice.below(4) == 0:  # the Emperor is placed first (E12.1)
            phase["served"] = [next(space for space, text in stacks.items() if text[0] == mover)]
            phase["placed"] = 1
    return phase
