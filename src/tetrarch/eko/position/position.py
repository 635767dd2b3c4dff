"""A position in a game of Ekö."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import NamedTuple

import numpy as np

from tetrarch.core.game import Outcome
from tetrarch.core.position import Array, FlatPosition, StateNumber, Workspace, number_of_seat
from tetrarch.eko.components.board import Board
from tetrarch.eko.position.options import Options
from tetrarch.eko.rules import layout
from tetrarch.eko.rules.playout import perft, playout
from tetrarch.eko.rules.state import builder_of, has_emperor, height_of, owner_of, points_of, worth_of
from tetrarch.eko.rules.turn import is_history_full, legal_decisions, play_decision

HISTORY_ROOM = 64
"""The initial capacity of the history of positions; it grows when it is full."""

CEILINGS = {"r": 1, "s": 1, "o": 1, "w": 1, "c": 2, "K": 2, "m": 3}
"""The highest worth on each kind of construction space (E5.7, E12.1, E13.1, E14.1)."""


class Stack(NamedTuple):
    """The discs of one seat on one space (E3.6)."""

    seat: int
    height: int
    """The number of discs, the Emperor included."""
    emperor: bool


class Building(NamedTuple):
    """A building on a site."""

    seat: int
    worth: int
    """1 for an encampment, 2 for a tower, 3 for a castle (E1.2)."""


@cache  # there are few codes, and listing decisions reads them often
def stack_of(code: int) -> Stack:
    """The stack for a code of the state."""
    return Stack(int(owner_of(code)), int(height_of(code)), bool(has_emperor(code)))


@cache
def building_of(code: int) -> Building:
    """The building for a code of the state."""
    return Building(int(builder_of(code)), int(worth_of(code)))


class Reserve(NamedTuple):
    """The discs in a seat's reserve."""

    soldiers: int
    emperor: bool


def make_workspace(board: Board, options: Options) -> Workspace:
    """Return the static array, with enough working space for it."""
    static = static_array(board, options)
    most_steps = max((len(steps) for steps in board.steps), default=0)
    size, walks = layout.working_space(len(board.zones), int(static[layout.PRINTING]), most_steps)
    scratch = np.zeros(size, dtype=np.int64)
    scratch[layout.WALKS] = walks
    return Workspace(static, scratch)


class Position(FlatPosition):
    """A position in a game of Ekö: board, options, identities and the flat state."""

    __slots__ = ("board", "options")

    board: Board
    options: Options

    game = "eko"
    step_names = layout.STEP_NAMES
    shared = ("identities", "options", "board")
    legal_kernel = staticmethod(legal_decisions)
    play_kernel = staticmethod(play_decision)
    playout_kernel = staticmethod(playout)
    perft_kernel = staticmethod(perft)

    def __init__(
        self, board: Board, options: Options, identities: str, state: Array, workspace: Workspace | None = None
    ) -> None:
        self.board = board
        self.options = options
        self.identities = identities
        self.state = state
        self._workspace = workspace or make_workspace(board, options)

    # Copies, views and history

    def copy(self) -> Position:
        """Return an equal position that shares no mutable data with this one."""
        twin = Position.__new__(Position)
        twin.board = self.board
        twin.options = self.options
        twin.identities = self.identities
        twin.state = self.state.copy()
        twin._workspace = self._workspace
        return twin

    def view(self, seat: int) -> Position:
        """The view of one seat: in Ekö, everything (E3.6)."""
        self.check_seat(seat)
        return self.copy()

    def used_state(self) -> Array:
        """The state without the unused capacity of the history."""
        return self.state[: self._history_start() + int(self.state[layout.HISTORY_LENGTH])]

    def future_state(self) -> Array:
        """The state without the number of the turn, without the round unless it is limited, and with sorted history."""
        state = self.used_state().copy()
        state[layout.TURN] = 0
        if not self.options.round_limit:
            state[layout.ROUND] = 0
        state[self._history_start() :].sort()
        return state

    def _history_start(self) -> int:
        return layout.STACKS + len(self.board.spaces) + len(self.board.sites)

    def set_history(self, hashes: Sequence[int]) -> None:
        """Set the hashes of the positions that can still recur (E8.7)."""
        start = self._history_start()
        if start + len(hashes) > len(self.state):
            self.state = np.concatenate([self.state[:start], np.zeros(2 * len(hashes), dtype=np.int64)])
        self.state[start : start + len(hashes)] = hashes
        self.state[layout.HISTORY_LENGTH] = len(hashes)

    # Decisions

    @property
    def turn_rule(self) -> str:
        """The rule that says who decides what."""
        return "E18.1"

    def push(self, decision: int) -> None:
        """Apply a decision without checking that it is legal."""
        self.make_room()
        super().push(decision)

    def make_room(self) -> None:
        """Enlarge the history if it is full (E8.7)."""
        if self.options.repetition and is_history_full(self.static, self.state):
            self.state = np.concatenate([self.state, np.zeros(len(self.state), dtype=np.int64)])

    @property
    def players(self) -> int:
        """The number of seats."""
        return self.options.players

    @property
    def to_decide(self) -> tuple[int, ...]:
        """The seat that must decide now, as a tuple; empty after the end of the game."""
        return () if self.is_over else (self.decider,)

    # Queries

    first = StateNumber(layout.FIRST)
    """The seat of the first player (E2.4)."""
    turn = StateNumber(layout.TURN)
    """The number of turns that have begun."""
    round = StateNumber(layout.ROUND)
    """The current round, from 1; 0 during set-up (E8.7)."""

    def stack_at(self, space: int) -> Stack | None:
        """The stack on a space, by space index."""
        code: int = self.state.item(layout.STACKS + space)
        return stack_of(code) if code else None

    def stacks(self) -> dict[int, Stack]:
        """All stacks by space index."""
        found = ((space, self.stack_at(space)) for space in range(len(self.board.spaces)))
        return {space: stack for space, stack in found if stack}

    def building_at(self, site: int) -> Building | None:
        """The building on a site, by site index."""
        code: int = self.state.item(layout.STACKS + len(self.board.spaces) + site)
        return building_of(code) if code else None

    def buildings(self) -> dict[int, Building]:
        """All buildings by site index."""
        found = ((site, self.building_at(site)) for site in range(len(self.board.sites)))
        return {site: building for site, building in found if building}

    def reserve(self, seat: int) -> Reserve:
        """The discs in a seat's reserve."""
        self.check_seat(seat)
        emperor = self.state[layout.EMPEROR + seat] == layout.IN_RESERVE
        return Reserve(int(self.state[layout.SOLDIERS + seat]), bool(emperor))

    box = number_of_seat(layout.BOX)
    """The number of soldiers that have left the game."""

    def captives(self, seat: int) -> tuple[int, ...]:
        """The seats whose Emperors this seat holds (E6.1)."""
        self.check_seat(seat)
        return tuple(
            other for other in range(self.players) if self.state[layout.EMPEROR + other] == layout.CAPTIVE - seat
        )

    def supply(self, seat: int) -> tuple[int, int, int]:
        """The encampments, towers and castles left (E1.2, E5.8)."""
        self.check_seat(seat)
        place = layout.SUPPLY + 3 * seat
        encampments, towers, castles = (int(count) for count in self.state[place : place + 3])
        return encampments, towers, castles

    def points(self, seat: int) -> int:
        """The points of a seat: buildings by value, 3 for each captive, 2 for each pyramid (E8.1)."""
        self.check_seat(seat)
        return int(points_of(self._workspace.static, self.state, seat))

    capitals = number_of_seat(layout.CAPITALS)
    """The number of capitals with a building of the seat (E8.1)."""
    discs_on_board = number_of_seat(layout.DISCS)
    """The number of discs that the seat has on the board."""

    def is_eliminated(self, seat: int) -> bool:
        """Whether the seat is eliminated (E8.3)."""
        self.check_seat(seat)
        return not int(self.state[layout.IN_GAME]) >> seat & 1

    @property
    def outcome(self) -> Outcome | None:
        """The outcome of the game, or None while it continues."""
        if not self.is_over:
            return None
        reason = int(self.state[layout.RESULT])
        winners = tuple(seat for seat in range(self.players) if int(self.state[layout.WINNERS]) >> seat & 1)
        return Outcome(
            layout.REASON_NAMES[reason],
            layout.REASON_RULES[reason],
            winners,
            self.standings(winners),
            tuple(self.points(seat) for seat in range(self.players)),
        )

    def standings(self, winners: tuple[int, ...] = ()) -> tuple[tuple[int, ...], ...]:
        """All seats by place: winners first, then by points, then by discs on the board (E8.8)."""
        places: dict[tuple[int, int], list[int]] = {}
        for seat in range(self.players):
            if seat not in winners:
                places.setdefault((self.points(seat), self.discs_on_board(seat)), []).append(seat)
        rest = [tuple(places[rank]) for rank in sorted(places, reverse=True)]
        return (winners, *rest) if winners else tuple(rest)


# The static array: options and geometry, as the rules read them


def space_masks(spaces: Iterable[int]) -> tuple[int, int]:
    """Return a set of spaces as two masks."""
    low = high = 0
    for space in spaces:
        if space < layout.WORD:
            low |= 1 << space
        else:
            high |= 1 << (space - layout.WORD)
    return low, high


def spaces_of(low: int, high: int) -> list[int]:
    """Return the spaces of two masks, ascending."""
    both, found = int(low) | int(high) << layout.WORD, []
    while both:
        lowest = both & -both
        found.append(lowest.bit_length() - 1)
        both ^= lowest
    return found


def static_array(board: Board, options: Options) -> Array:
    """Return the array that the kernels call ``board``."""
    spaces, sites = len(board.spaces), len(board.sites)
    static = np.zeros(layout.SPACE_ROWS + layout.ROW * spaces + sites, dtype=np.int64)
    static[layout.PLAYERS] = options.players
    static[layout.PRINTING] = layout.COMPLETE if options.printing == "complete" else layout.FIRST_PRINTING
    static[layout.ROUND_LIMIT] = options.round_limit or 0
    static[layout.REPETITION] = options.repetition
    static[layout.DRAFT_SETUP] = "draft" in options.variants
    static[layout.SPACES] = spaces
    static[layout.SITES] = sites
    for count, first, groups in (
        (layout.ZONES, layout.ZONE_SPACES, board.zones),
        (layout.PYRAMIDS, layout.PYRAMID_SPACES, board.pyramids),
        (layout.BEACONS, layout.BEACON_SPACES, board.beacons),
    ):
        static[count] = len(groups)
        for index, group in enumerate(groups):
            static[first + 2 * index : first + 2 * index + 2] = space_masks(group)
    for place, kind in (
        (layout.CAPITAL_SITES, "K"),
        (layout.WIND_SITES, "w"),
        (layout.MOON_SITES, "o"),
        (layout.SAND_SITES, "s"),
    ):
        static[place] = sum(1 << site for site, hex_ in enumerate(board.sites) if hex_.kind == kind)
    zone_of = {space: number for number, zone in enumerate(board.zones, 1) for space in zone}
    for space in range(spaces):
        row = layout.SPACE_ROWS + layout.ROW * space
        static[row + layout.STEPS : row + layout.STEPS + 2] = space_masks(board.steps[space])
        static[row + layout.SITES_NEAR] = sum(1 << site for site in board.sites_near[space])
        static[row + layout.ZONE] = zone_of.get(space, 0)
    static[layout.SPACE_ROWS + layout.ROW * spaces :] = [CEILINGS[hex_.kind] for hex_ in board.sites]
    return static
