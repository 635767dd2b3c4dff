"""Ekö at a table: how a match is dealt, what decisions cost, and what is said about it."""

from __future__ import annotations

from collections.abc import Iterable

import msgspec

from tetrarch.core.errors import SetupError, said_fault
from tetrarch.core.formats.reading import read_part
from tetrarch.core.table_adapter import DecisionForm, Form, Mark, ScoreForm, TableAdapter, check_set_up
from tetrarch.core.text.messages import message
from tetrarch.eko.components.board_format import board_from_json
from tetrarch.eko.components.tiles import tile_set_from_dict
from tetrarch.eko.definition import new_position
from tetrarch.eko.position.json_format import position_from_json
from tetrarch.eko.position.options import Options
from tetrarch.eko.position.position import Position
from tetrarch.eko.rules import layout
from tetrarch.eko.rules.construction import construction_cost
from tetrarch.eko.rules.state import building_at
from tetrarch.eko.table import decisions, forms
from tetrarch.eko.words import description, notation, sentences
from tetrarch.eko.words.notation import PACKAGE


class OptionsForm(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The options of Ekö in a table's settings."""

    printing: str = "complete"
    variants: list[str] = []
    round_limit: int | None = None
    repetition: bool = False
    layout: str = "bars"
    pyramids: int | None = None
    board: dict[str, object] | None = None
    """A whole board instead of a random one; its tiles say which variants are played."""
    tiles: dict[str, object] | None = None
    """A tile set for random boards, in the form in which boards hold one."""
    position: dict[str, object] | None = None
    """A whole position to begin with; all other options are its own."""


PASSES = (layout.KEEP, layout.PASS, layout.REST, layout.FINISH)
"""The decisions by which a player does as little as possible."""


class EkoTable(TableAdapter[Position]):
    """Ekö at a table."""

    is_open = True

    def deal(self, players: int, options: dict[str, object], seed: str) -> Position:
        """The position before the first decision."""
        form = read_part(options, OptionsForm, "settings", "options")
        if form.position is not None:
            position = position_from_json(form.position, "options.position")
            check_set_up(position, players, options, "E1.1")
            return position
        board = None if form.board is None else board_from_json(form.board, "options.board")
        tiles = None if form.tiles is None else tile_set_from_dict(form.tiles, "options.tiles")
        if board is not None:
            beside = {"layout": form.layout != "bars", "pyramids": form.pyramids, "tiles": form.tiles}
            told = message(PACKAGE, "settings-random-board")
            faults = [said_fault(f"options.{name}", told) for name, given in beside.items() if given]
            if board.players != players:
                told = message(PACKAGE, "settings-board-for", players=str(players), board=str(board.players))
                faults.append(said_fault("players", told, "E1.5"))
            if faults:
                raise SetupError("settings", faults)
        variants = frozenset(form.variants) | (board.variants if board else frozenset())
        agreed = Options(players, form.printing, variants, form.round_limit, form.repetition)
        return new_position(agreed, seed, layout=form.layout, board=board, pyramids=form.pyramids, tile_set=tiles)

    def parse(self, position: Position, text: str) -> int:
        """The number of the legal decision that a text means."""
        return notation.parse_decision(position, text)

    def notation(self, position: Position, decision: int) -> str:
        """The notation of a legal decision."""
        return notation.format_decision(position, decision)

    def sentence(self, position: Position, decision: int, language: str) -> str:
        """What a legal decision does."""
        return sentences.decision_sentence(position, decision, language)

    def rules(self, position: Position, decision: int) -> tuple[str, ...]:
        """The rules that allow a legal decision."""
        return sentences.decision_rules(position, decision)

    def decision_kind(self, decision: int) -> str:
        """What kind of decision it is."""
        return layout.KIND_NAMES[notation.kind_of(decision)]

    def places(self, position: Position, decision: int) -> list[str]:
        """The space that a decision is about, and where it leads or what it builds on."""
        kind = notation.kind_of(decision)
        if kind in (*PASSES, layout.MARCH, layout.GIVE):
            return []
        found = [position.board.spaces[notation.space_of(decision)].name]
        if kind == layout.MOVE:
            found.append(position.board.spaces[notation.target_of(decision)].name)
        elif kind == layout.CONSTRUCT:
            found.append(position.board.sites[notation.target_of(decision)].name)
        return found

    def cost(self, position: Position, decision: int) -> dict[str, int]:
        """Discs that are spent, or lost to tempests, or soldiers of the reserve that are paid."""
        kind = notation.kind_of(decision)
        if kind == layout.CONSTRUCT:
            worth = notation.count_of(decision)
            before = building_at(position.ground, position.state, notation.target_of(decision))
            return {"discs": int(construction_cost(position.seat, before, worth))}
        if kind in (layout.MOVE, layout.SCATTER):
            lost = notation.zones_lost(position, notation.zones_of(decision))
            return {"discs": lost} if lost else {}
        return (
            {"soldiers": 3} if kind == layout.MARCH else {"soldiers": 2} if kind in (layout.SAND, layout.MOON) else {}
        )

    def purse(self, position: Position, seat: int) -> dict[str, int]:
        """The soldiers of the seat's reserve."""
        return {"soldiers": position.reserve(seat).soldiers}

    def mark(self, position: Position, decision: int) -> Mark:
        """How a legal decision is shown on the board."""
        return decisions.mark(position, decision)

    def describe(self, position: Position, ids: Iterable[int], language: str) -> list[DecisionForm]:
        """Legal decisions as people read and see them."""
        return decisions.describe(self, position, ids, language)

    def pass_decision(self, position: Position) -> int:
        """Keep, pass, rest or done where it is legal, else the first legal decision."""
        legal = [int(decision) for decision in position.legal_ids()]
        return next((decision for decision in legal if notation.kind_of(decision) in PASSES), legal[0])

    def view(self, position: Position, viewer: int | None) -> Position:
        """Everything (E3.6)."""
        return position

    def player_name(self, position: Position, seat: int, language: str) -> str:
        """The name of a seat's colour."""
        return sentences.player_name(position, seat, language)

    def step_sentence(self, view: Position, language: str) -> str:
        """Who must decide what, or how it ended."""
        return description.step_sentence(view, language)

    def turn(self, position: Position) -> int:
        """Which turn it is, from 1; 0 during set-up."""
        return position.turn

    def is_playing(self, position: Position, seat: int) -> bool:
        """Whether a seat is not eliminated (E8.3)."""
        return not position.is_eliminated(seat)

    def standings(self, position: Position) -> list[list[int]]:
        """All seats by place (E8.8)."""
        outcome = position.outcome
        return [list(place) for place in (outcome.standings if outcome else position.standings())]

    def static_form(self, view: Position, language: str) -> Form:
        """The board."""
        return forms.static_form(view, language)

    def position_form(self, view: Position) -> Form:
        """Stacks, buildings, reserves and everything else that changes."""
        return forms.position_form(view)

    def scores(self, view: Position, language: str) -> list[list[ScoreForm]]:
        """The sources of each seat's points."""
        return forms.scores(view, language)


ADAPTER = EkoTable()
