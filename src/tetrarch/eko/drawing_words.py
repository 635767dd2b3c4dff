"""Positions and boards in words: for screen readers, for logs, and for the captions of drawings."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tetrarch.core.drawing import IDENTITY_NAMES
from tetrarch.eko.board import Board, Hex
from tetrarch.eko.ground import space_masks
from tetrarch.eko.position import Position, Stack
from tetrarch.eko.state import majority_on
from tetrarch.eko.tile_set import KIND_NAMES, MOVEMENT, PORTAL, TEMPEST, TEMPLE_KINDS

BUILDING_NAMES = ("", "encampment", "tower", "castle")
"""The buildings by their worth (E1.2)."""

POINTS_TO_WIN = 12
"""The points that, with a capital, end the game (E8.1)."""

STEP_SENTENCES = {
    "swap": "{player} to decide: keep the Emperor where it is, or swap it",
    "draft": "{player} to place a disc",
    "action": "{player} to act: move or construct",
    "march": "{player} to decide: forced march or rest",
    "march-action": "{player} to act again, on the forced march: move or construct",
    "exchange": "{player} to exchange: give a captive for its own Emperor",
    "reinforce": "{player} to reinforce: place discs of its reserve",
}
"""What is asked in each step."""

REASONS = {
    "points": f"{POINTS_TO_WIN} points and a capital",
    "shared": f"a last kamikaze brought {POINTS_TO_WIN} points and a capital",
    "last": "nobody else has discs on the board",
    "empty": "a last kamikaze left the board empty",
    "empty-shared": "a last kamikaze left the board empty",
    "idle": "nobody could do anything any more",
    "repetition": "the position came up for the third time",
    "round-limit": "the round limit was reached",
}
"""How games end, by the reason in their outcome."""


def landmarks(board: Board) -> list[tuple[str, tuple[int, int, int]]]:
    """The pyramids and Beacons with their names and their three spaces."""
    found = []
    for name, places in (("Pyramid", board.pyramids), ("Beacon of Eon", board.beacons)):
        for number, spaces in enumerate(places, 1):
            found.append((f"{name} {number}" if len(places) > 1 else name, spaces))
    return found


def landmark_holders(position: Position) -> list[int]:
    """For each landmark the seat that stands on more of its spaces than anyone else, or -1 (E11.2, E15.1)."""
    found = landmarks(position.board)
    return [int(majority_on(position.state, *space_masks(spaces))) for _, spaces in found]


def moment_words(position: Position) -> str:
    """Round and turn, such as ``round 3, turn 8``."""
    return f"round {position.round}, turn {position.turn}" if position.turn else "set-up"


def step_sentence(position: Position) -> str:
    """Who must decide what, or how the game ended, without a final stop."""
    outcome = position.outcome
    if outcome is None:
        player = IDENTITY_NAMES[position.identities[position.decider]]
        return STEP_SENTENCES[position.step].format(player=player)
    names = [IDENTITY_NAMES[position.identities[seat]] for seat in outcome.winners]
    who = f"{_and(names)} {'win' if len(names) > 1 else 'wins'}" if names else "Nobody wins"
    return f"Game over. {who}: {REASONS[outcome.reason]} ({outcome.rule})"


def stack_words(position: Position, stack: Stack) -> str:
    """A stack in words, such as ``Ember, 3 discs with the Emperor``."""
    name = IDENTITY_NAMES[position.identities[stack.seat]]
    if stack.height == 1:
        return f"{name}, the Emperor alone" if stack.emperor else f"{name}, 1 disc"
    return f"{name}, {stack.height} discs{' with the Emperor' if stack.emperor else ''}"


def place_words(board: Board, place: Hex) -> str:
    """A hex in words without what stands on it, such as ``canyon``."""
    if place.kind == MOVEMENT:
        return "empty"
    if place.kind == TEMPEST:
        space = board.space_index[place.name]
        return f"tempest of zone {next(number for number, zone in enumerate(board.zones, 1) if space in zone)}"
    if place.kind == PORTAL:
        mouths = [board.spaces[mouth].name for portal, mouth in board.portals if portal == place]
        return f"portal, mouth {mouths[0]}" if mouths else "portal"
    return KIND_NAMES[place.kind]


def hex_words(position: Position) -> dict[str, str]:
    """Every hex in words with what stands on it, by name."""
    board = position.board
    words = {place.name: place_words(board, place) for place in board.hexes}
    for space, stack in position.stacks().items():
        place = board.spaces[space]
        ground = f", in a {words[place.name]}" if place.kind == TEMPEST else ""
        words[place.name] = stack_words(position, stack) + ground
    for site, building in position.buildings().items():
        name = IDENTITY_NAMES[position.identities[building.seat]]
        place = board.sites[site]
        article = "the" if place.kind in TEMPLE_KINDS else "a"
        words[place.name] = f"{name}, {BUILDING_NAMES[building.worth]} on {article} {words[place.name]}"
    return words


def seat_state(position: Position, seat: int) -> str:
    """How a seat stands in the game: won, eliminated, on turn, or nothing to say."""
    outcome = position.outcome
    if outcome is not None and seat in outcome.winners:
        return "won"
    if position.is_eliminated(seat):
        return "eliminated"
    return "on turn" if outcome is None and seat == position.seat else ""


def seat_words(position: Position, seat: int) -> str:
    """What a seat has beside the board, in one sentence."""
    reserve = position.reserve(seat)
    held = [IDENTITY_NAMES[position.identities[captive]] for captive in position.captives(seat)]
    encampments, towers, castles = position.supply(seat)
    soldiers = _count(reserve.soldiers, "soldier") + (" and the Emperor" if reserve.emperor else "")
    parts = [
        f"{position.points(seat)} of {POINTS_TO_WIN} points",
        "a capital" if position.capitals(seat) else "no capital",
        f"{soldiers} in reserve",
        f"{_count(position.box(seat), 'soldier')} in the box",
        f"holds {_and([f'the Emperor of {name}' for name in held])}" if held else "no captives",
        f"left to build: {_count(encampments, 'encampment')}, {_count(towers, 'tower')}, {_count(castles, 'castle')}",
    ]
    return "; ".join(parts)


def describe_text(position: Position) -> str:
    """The whole position in words, line by line, in ASCII: for screen readers and for people without the picture."""
    board, letters = position.board, position.identities
    words = hex_words(position)
    lines = [
        f"Eko, {position.players} players, {moment_words(position)}.",
        f"{step_sentence(position)}.",
    ]
    for seat, letter in enumerate(letters):
        state = seat_state(position, seat)
        state = f", {state}" if state else ""
        lines.append(f"Seat {seat}, {IDENTITY_NAMES[letter]} ({letter}){state}: {seat_words(position, seat)}.")
    for seat, letter in enumerate(letters):
        stacks = [
            f"{board.spaces[space].name} {_discs(stack)}"
            for space, stack in position.stacks().items()
            if stack.seat == seat
        ]
        lines.append(f"Stacks of {IDENTITY_NAMES[letter]}: {', '.join(stacks) or 'none'}.")
        buildings = [
            f"{board.sites[site].name} {BUILDING_NAMES[building.worth]}"
            for site, building in position.buildings().items()
            if building.seat == seat
        ]
        lines.append(f"Buildings of {IDENTITY_NAMES[letter]}: {', '.join(buildings) or 'none'}.")
    for (name, spaces), holder in zip(landmarks(board), landmark_holders(position), strict=True):
        lines.append(f"{name} between {names_of(board, spaces)}: {holder_words(position, holder)}.")
    return "\n".join(lines + describe_rows(board, words))


def describe_rows(board: Board, words: Mapping[str, str]) -> list[str]:
    """One line for each row of the board, given the words for its hexes."""
    rows: dict[str, list[str]] = {}
    for place in board.hexes:
        rows.setdefault(place.name.rstrip("0123456789"), []).append(f"{place.name} {words[place.name]}")
    return [f"Row {letters}: {'; '.join(places)}." for letters, places in rows.items()]


def describe_board_text(board: Board) -> str:
    """A board without pieces in words, line by line, in ASCII."""
    lines = [f"Eko board for {board.players} players."]
    lines += [f"{name} between {names_of(board, spaces)}." for name, spaces in landmarks(board)]
    return "\n".join(lines + describe_rows(board, {place.name: place_words(board, place) for place in board.hexes}))


def names_of(board: Board, spaces: Sequence[int]) -> str:
    """The names of some spaces in words, such as ``d5, e4 and e5``."""
    return _and([board.spaces[space].name for space in spaces])


def holder_words(position: Position, holder: int) -> str:
    """Who holds a landmark, given the seat, or -1 for nobody."""
    return f"held by {IDENTITY_NAMES[position.identities[holder]]}" if holder >= 0 else "held by nobody"


def _discs(stack: Stack) -> str:
    if stack.height == 1:
        return "Emperor alone" if stack.emperor else "1 disc"
    return f"{stack.height} discs{' with Emperor' if stack.emperor else ''}"


def _count(number: int, noun: str) -> str:
    return f"{number} {noun}{'' if number == 1 else 's'}"


def _and(words: Sequence[str]) -> str:
    return " and ".join([", ".join(words[:-1]), words[-1]] if len(words) > 1 else words)
