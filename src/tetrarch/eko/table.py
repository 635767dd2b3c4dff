"""Ekö at a table: the places, costs, marks and descriptions of decisions, and the seats still in the game.

A position often has more than fifty legal decisions. Most are moves, constructions and reinforcements, whose JSON
differs only in the number, the path and the names of places. The JSON of each such pattern is made once, with
placeholders, and shared by all tables.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import lru_cache
from typing import ClassVar, NamedTuple, cast

import msgspec

from tetrarch.core.table_adapter import (
    CHOICE,
    DecisionForm,
    DocumentFacts,
    FlatTable,
    Form,
    Mark,
    MarkKind,
    decode_decision,
    encode_decision,
)
from tetrarch.core.text.messages import Message
from tetrarch.eko import table_forms as forms
from tetrarch.eko.components.board_format import BOARD_FORMAT, board_for_display, board_from_json
from tetrarch.eko.components.tile_set import neighbours_of
from tetrarch.eko.components.tiles import default_tile_set
from tetrarch.eko.drawing.marks import lit_space
from tetrarch.eko.position.deal import DISCS_EACH
from tetrarch.eko.position.position import CEILINGS, Position
from tetrarch.eko.rules import layout as at
from tetrarch.eko.rules.construction import construction_cost
from tetrarch.eko.rules.movement import stormy_zones
from tetrarch.eko.rules.state import builder_of, building_at, has_emperor, height_of, owner_of, worth_of
from tetrarch.eko.words import notation, phrase
from tetrarch.eko.words.description import end_words, step_message
from tetrarch.eko.words.sentences import player_message

START, END, WAY = "<start>", "<end>", "<way>"
"""The placeholders, which no text contains."""
JOINT = '","'
"""What joins the names of a path in JSON."""
PLACEHOLDERS = {"from": START, "to": END, "site": END, "space": START}
"""The places in the sentences of moves, constructions and reinforcements."""

PATTERN_BITS = ~(at.SPACE_BITS << at.SPACE_SHIFT | at.SPACE_BITS << at.TARGET_SHIFT)
"""The bits of a decision without its places."""
EMPEROR = 1 << at.EMPEROR_SHIFT
SOURCE_BITS = at.KIND_BITS | at.SPACE_BITS << at.SPACE_SHIFT | at.ZONES_BITS << at.ZONES_SHIFT
"""The bits that decisions with the same start and the same possible paths share."""

MOST_KEPT = 20_000
"""How many patterns are kept; a game of two players uses some hundreds in one language."""

SOLDIERS_PAID = {at.MARCH: 3, at.SAND: 2, at.MOON: 2}
"""The soldiers of the reserve that a decision costs."""

Pattern = tuple[object, ...]
"""Language, printing, who decides, who reads, the decision without its places, and the pieces where it starts and ends.

Of a reinforcement the last part is whether discs have been placed before. Players are named by their letters, so that
all matches share the patterns.
"""


class Words(NamedTuple):
    """The JSON of all decisions of a pattern after their number, with placeholders for the places."""

    head: str
    """The part before the path."""
    tail: str
    """The part after the path; empty if the decision is no move."""


_words: dict[Pattern, Words] = {}


class EkoTable(FlatTable[Position]):
    """Ekö at a table."""

    is_open = True
    static_type = forms.EkoStatic
    position_type = forms.EkoPosition
    detail_type = forms.EkoDetail
    documents: ClassVar[Mapping[str, str]] = {BOARD_FORMAT: "board"}
    kind_bits = at.KIND_BITS
    kind_names = at.KIND_NAMES
    passes = (at.KEEP, at.PASS, at.REST, at.FINISH)
    static_form = staticmethod(forms.static_form)
    position_form = staticmethod(forms.position_form)
    scores = staticmethod(forms.scores)
    end_words = staticmethod(end_words)
    player = staticmethod(player_message)
    asks = staticmethod(step_message)

    def places(self, position: Position, decision: int) -> list[str]:
        """The space that a decision is about, and where it leads or what it builds on."""
        kind = notation.kind_of(decision)
        if kind in (*self.passes, at.MARCH, at.GIVE):
            return []
        found = [position.board.spaces[notation.space_of(decision)].name]
        if kind == at.MOVE:
            found.append(position.board.spaces[notation.target_of(decision)].name)
        elif kind == at.CONSTRUCT:
            found.append(position.board.sites[notation.target_of(decision)].name)
        return found

    def surroundings(self, position: Position, decision: int) -> list[str]:
        """The space or site where a decision ends, and the spaces and sites next to it."""
        board, names = position.board, self.places(position, decision)[-1:]
        return [
            near.name
            for end in board.hexes
            if end.name in names
            for cell in ((end.q, end.r), *neighbours_of((end.q, end.r)))
            if (near := board.hex_at.get(cell)) in (*board.spaces, *board.sites)
        ]

    def cost(self, position: Position, decision: int) -> dict[str, int]:
        """Discs that are spent, or lost to tempests, or soldiers of the reserve that are paid."""
        kind = notation.kind_of(decision)
        if kind == at.CONSTRUCT:
            worth = notation.count_of(decision)
            before = building_at(position.static, position.state, notation.target_of(decision))
            return {"discs": int(construction_cost(position.seat, before, worth))}
        if kind in (at.MOVE, at.SCATTER):
            lost = notation.zones_lost(position, notation.zones_of(decision))
            return {"discs": lost} if lost else {}
        return {"soldiers": SOLDIERS_PAID[kind]} if kind in SOLDIERS_PAID else {}

    def purse(self, position: Position, seat: int) -> dict[str, int]:
        """The soldiers of the seat's reserve."""
        return {"soldiers": position.reserve(seat).soldiers}

    def mark(self, position: Position, decision: int) -> Mark:
        """How a legal decision is shown on the board."""
        lit = lit_space(position, decision)
        if lit is None:
            return CHOICE
        kind = notation.kind_of(decision)
        shown = "place" if kind == at.DRAFT else lit.kind
        way = Paths(position).of_move(decision) if kind == at.MOVE else []
        return Mark(cast(MarkKind, shown), lit.at, "/".join(map(str, lit.numbers)), way)

    def detail(self, position: Position, decision: int) -> forms.EkoDetail:
        """The parts of a legal decision that are no places."""
        kind, found = notation.kind_of(decision), forms.EkoDetail()
        if kind == at.GIVE:
            found["captive"] = position.identities[notation.space_of(decision)]
        if notation.emperor_of(decision):
            found["emperor"] = True
        if zones := notation.format_zones(position, notation.zones_of(decision)):
            found["zones"] = zones.removeprefix("~")
        if kind == at.CONSTRUCT:
            found["worth"] = notation.count_of(decision)
        if kind == at.REINFORCE:
            found["soldiers"] = notation.count_of(decision)
        return found

    def attempt(self, position: Position, chosen: Sequence[str]) -> str | None:
        """The notation of what a player attempts who chooses a space or site, or a space and then where to."""
        board, start, end = position.board, chosen[0] if len(chosen) > 1 else None, chosen[-1]
        step, is_space = position.step, end in board.space_index
        site = next((number for number, place in enumerate(board.sites) if place.name == end), None)
        if not is_space and site is None:
            return None
        if step == "reinforce":
            return f"{end}+1" if is_space else None
        if step in ("swap", "draft"):
            if not is_space:
                return None
            return f"swap {end}" if step == "swap" else f"@{end}"
        if start in board.space_index:
            return f"{start}^{end}" if not is_space else f"{start}{_sign(position, start, end)}{end}"
        if site is not None:
            near = (space for space, sites in enumerate(board.sites_near) if site in sites and position.stack_at(space))
            return next((f"{board.spaces[space].name}^{end}" for space in near), None)
        here = board.space_index[end]
        steps = sorted(board.steps[here], key=lambda space: position.stack_at(space) is not None)
        return f"{end}-{board.spaces[steps[0]].name}" if position.stack_at(here) and steps else None

    def no_attempt(self, position: Position, chosen: Sequence[str]) -> tuple[Message, str] | None:
        """Why a space or site stands for no decision, and the rule."""
        board, end = position.board, chosen[-1]
        if any(portal.name == end for portal, _ in board.portals):
            return phrase("no-portal"), "E10.4"
        if end in board.site_names:
            if position.step in ("action", "march-action"):
                return phrase("no-stack-near"), "E5.1"
            return phrase("no-disc-here"), "E1.4"
        if end not in board.space_index:
            is_chasm = any(place.name == end for place in board.hexes)
            return (phrase("no-chasm"), "E1.4") if is_chasm else None
        if position.stack_at(board.space_index[end]):
            return phrase("no-way-out"), "E4.1"
        return phrase("no-stack", space=end), "E3.6"

    def choosable(self, position: Position) -> list[str]:
        """The names of all spaces, sites, portals and chasms."""
        board = position.board
        return [*(place.name for place in board.hexes), *(portal.name for portal, _ in board.portals)]

    def describe(
        self, position: Position, decisions: Iterable[int], language: str, reader: int | None = None
    ) -> list[DecisionForm]:
        """The same forms as ``TableAdapter.describe`` returns, in less time."""
        return [decode_decision(form) for form in self.describe_json(position, decisions, language, reader)]

    def describe_json(
        self, position: Position, decisions: Iterable[int], language: str, reader: int | None = None
    ) -> list[str]:
        """``describe``, with each form as JSON."""
        spaces, sites = position.board.space_names, position.board.site_names
        count = len(spaces)
        pieces = position.state[at.STACKS : at.STACKS + count + len(sites)].tolist()
        letters = position.identities
        reading = reader is not None and letters[reader]
        players = (language, position.options.printing, letters[position.seat], letters[position.decider], reading)
        has_placed = int(position.state[at.PLACED] > 0)
        paths, source = Paths(position), -1
        ways: dict[int, str] = {}
        started: dict[tuple[int, int], tuple[list[str], str]] = {}
        """The words of patterns with the name of the current start, split where the name of the end belongs."""
        described: list[str] = []
        for decision in decisions:
            if decision & SOURCE_BITS != source:
                source, started = decision & SOURCE_BITS, {}
                kind, space = decision & at.KIND_BITS, decision >> at.SPACE_SHIFT & at.SPACE_BITS
                is_move = kind == at.MOVE
                if is_move:
                    ways = paths.from_space(space, decision >> at.ZONES_SHIFT & at.ZONES_BITS)
            target = decision >> at.TARGET_SHIFT & at.SPACE_BITS
            if is_move:
                end, met, way = spaces[target], pieces[target], ways.get(target)
            elif kind == at.CONSTRUCT:
                end, met, way = sites[target], pieces[count + target], ""
            elif kind == at.REINFORCE and not decision & EMPEROR:
                end, met, way = "", has_placed, ""
            else:
                way = None
            if way is None:
                (form,) = super().describe(position, (decision,), language, reader)
                described.append(encode_decision(form).decode())
                continue
            bits = decision & PATTERN_BITS
            words = started.get((bits, met))
            if words is None:
                pattern: Pattern
                if is_move:
                    pattern = (players, bits, _of_player(pieces[space], letters), _of_player(met, letters))
                elif kind == at.CONSTRUCT and met:
                    pattern = (players, bits, letters[builder_of(met)], worth_of(met))
                else:
                    pattern = (players, bits, met)
                head, tail = _words.get(pattern) or self._keep_words(pattern, position, decision, language, reader)
                started[bits, met] = words = (head.replace(START, spaces[space]).split(END), tail)
            parts, tail = words
            described.append(f'{{"id":{decision}{end.join(parts)}{way}{tail}')
        return described

    def _keep_words(
        self, pattern: Pattern, position: Position, decision: int, language: str, reader: int | None
    ) -> Words:
        """Make and keep the JSON of a decision's pattern."""
        if len(_words) >= MOST_KEPT:
            _words.clear()
        (form,) = super().describe(position, (decision,), language)
        start, end = form.places[0], form.places[-1]
        message = self.for_reader(self.message(position, decision), position, reader)
        sentence = message._replace(
            values=tuple((place, PLACEHOLDERS.get(place, value)) for place, value in message.values)
        )
        places = [START, END][: len(form.places)]
        mark = msgspec.structs.replace(form.mark, at=places[-1], way=[WAY] if form.mark.way else [])
        notation = form.notation.replace(start, START, 1)
        if len(places) > 1:
            notation = notation.replace(end, END, 1)
        general = msgspec.structs.replace(
            form, notation=notation, sentence=sentence.marked(language), places=places, mark=mark
        )
        head, _, tail = encode_decision(general).decode().removeprefix(f'{{"id":{decision}').partition(WAY)
        _words[pattern] = words = Words(head, tail)
        return words

    def view(self, position: Position, viewer: int | None) -> Position:
        """The whole position, since nothing is hidden (E3.6)."""
        return position

    def is_playing(self, position: Position, seat: int) -> bool:
        """Whether a seat is not eliminated (E8.3)."""
        return not position.is_eliminated(seat)

    def standings(self, position: Position) -> list[list[int]]:
        """All seats by place (E8.8)."""
        outcome = position.outcome
        return [list(place) for place in (outcome.standings if outcome else position.standings())]

    def check_document(self, data: object, kind: str) -> None:
        """Check a board."""
        board_from_json(data, kind)

    def document_facts(self, data: Mapping[str, object]) -> DocumentFacts:
        """The spaces, tiles and variants of a board, or of the board of a position."""
        board = data if data.get("format") == BOARD_FORMAT else data.get("board")
        entries = board.get("tiles") if isinstance(board, dict) else None
        listed = entries if isinstance(entries, list) else []
        tiles = tuple(entry.get("tile") if isinstance(entry, dict) else None for entry in listed)
        shown = board_for_display(board)
        if shown is None:
            return DocumentFacts(tiles=tiles)
        return DocumentFacts(frozenset(place.name for place in shown.hexes), tiles, [], sorted(shown.variants))

    def components(self) -> Form:
        """The tiles and layouts, the number of soldiers, and the maximum value of a building by its space."""
        return {"tile_set": default_tile_set().to_dict(), "soldiers": DISCS_EACH - 1, "ceilings": CEILINGS}


@lru_cache(1024)
def _of_player(stack: int, letters: str) -> tuple[str, int, int] | None:
    """A stack by its owner's letter, height and Emperor."""
    return (letters[owner_of(stack)], height_of(stack), has_emperor(stack)) if stack else None


def _sign(position: Position, start: str, end: str) -> str:
    moving, met = (position.stack_at(position.board.space_index[name]) for name in (start, end))
    return "-" if met is None else "+" if moving is not None and moving.seat == met.seat else "x"


BITS = 8
"""A step of a path is one number: the space in the low bits, above them the mask of the zones that took a disc."""
SPACE = (1 << BITS) - 1


class Paths:
    """The paths of all moves in one position, found on demand."""

    def __init__(self, position: Position) -> None:
        board = position.board
        self._steps = board.steps
        self._names = board.space_names
        self._stacks = position.state[at.STACKS : at.STACKS + len(self._names)].tolist()
        self._zone: list[int] = []
        """The zone that takes a disc from a stack that enters a space, as a bit of a step; empty where none does."""
        if stormy := int(stormy_zones(position.static, position.state)):
            self._zone = [0] * len(self._names)
            for number, spaces in enumerate(board.zones):
                for space in spaces:
                    self._zone[space] = (1 << number & stormy) << BITS
        self._is_complete = position.options.printing == "complete"
        self._found: dict[tuple[int, int], dict[int, str]] = {}

    def of_move(self, move: int) -> list[str]:
        """The names of the spaces of a legal move, its start first: a shortest path with the cost of the move."""
        way = self.from_space(notation.space_of(move), notation.zones_of(move)).get(notation.target_of(move))
        return way.split(JOINT) if way else []

    def from_space(self, start: int, zones: int) -> dict[int, str]:
        """The paths from a space that pay for these zones, by their last space, as names with ``JOINT`` between them.

        In the first printing the number of the zones counts, and starting in a zone costs nothing until the path
        returns to it (E16.2); later the zone where it starts takes its disc at once (E9.3).
        """
        found = self._found.get((start, zones))
        if found is None:
            walk = self._walk_in_storms(start, zones) if self._zone else self._walk(start)
            self._found[start, zones] = found = walk
        return found

    def _walk(self, start: int) -> dict[int, str]:
        steps, names, stacks = self._steps, self._names, self._stacks
        ways = {start: names[start]}
        todo = [start]
        for here in todo:
            way = ways[here]
            for space in steps[here]:
                if space not in ways:
                    ways[space] = f"{way}{JOINT}{names[space]}"
                    if not stacks[space]:
                        todo.append(space)
        return ways

    def _walk_in_storms(self, start: int, zones: int) -> dict[int, str]:
        steps, names, stacks, zone_at = self._steps, self._names, self._stacks, self._zone
        is_complete, due = self._is_complete, zones << BITS
        first = start | (zone_at[start] if is_complete else 0)
        ways = {first: names[start]}
        ends: dict[int, str] = {}
        todo = [first]
        for here in todo:
            way, paid_here = ways[here], here & ~SPACE
            for space in steps[here & SPACE]:
                paid = paid_here | zone_at[space]
                there = paid | space
                if there in ways or (paid & ~due if is_complete else paid.bit_count() > zones):
                    continue
                ways[there] = longer = f"{way}{JOINT}{names[space]}"
                if paid == due if is_complete else paid.bit_count() == zones:
                    ends.setdefault(space, longer)
                if not stacks[space] or space == start:  # the stack has left it
                    todo.append(there)
        return ends


ADAPTER = EkoTable()
