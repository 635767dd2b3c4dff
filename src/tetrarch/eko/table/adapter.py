"""Ekö at a table: what decisions touch and cost, and who is still playing."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import ClassVar

from tetrarch.core.table_adapter import DecisionForm, DocumentFacts, Form, Mark, ScoreForm, TableAdapter
from tetrarch.eko.components.board_format import BOARD_FORMAT, board_for_display, board_from_json
from tetrarch.eko.components.tiles import default_tile_set
from tetrarch.eko.position.deal import DISCS_EACH
from tetrarch.eko.position.position import Position
from tetrarch.eko.position.static import CEILINGS
from tetrarch.eko.rules import layout
from tetrarch.eko.rules.construction import construction_cost
from tetrarch.eko.rules.state import building_at
from tetrarch.eko.table import decisions, forms
from tetrarch.eko.words import notation, refusals, sentences

PASSES = (layout.KEEP, layout.PASS, layout.REST, layout.FINISH)
"""The decisions by which a player does as little as possible."""


class EkoTable(TableAdapter[Position]):
    """Ekö at a table."""

    is_open = True
    static_type = forms.EkoStatic
    position_type = forms.EkoPosition
    detail_type = forms.EkoDetail
    documents: ClassVar[Mapping[str, str]] = {BOARD_FORMAT: "board"}

    def parse(self, position: Position, text: str) -> int:
        """The number of the legal decision that a text means."""
        return refusals.parse_decision(position, text)

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
            before = building_at(position.static, position.state, notation.target_of(decision))
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

    def detail(self, position: Position, decision: int) -> forms.EkoDetail:
        """The parts of a legal decision that are no places."""
        return decisions.detail(position, decision)

    def attempt(self, position: Position, chosen: Sequence[str]) -> str | None:
        """The notation of what a player attempts who chooses these places."""
        return decisions.attempt(position, chosen)

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

    def is_playing(self, position: Position, seat: int) -> bool:
        """Whether a seat is not eliminated (E8.3)."""
        return not position.is_eliminated(seat)

    def standings(self, position: Position) -> list[list[int]]:
        """All seats by place (E8.8)."""
        outcome = position.outcome
        return [list(place) for place in (outcome.standings if outcome else position.standings())]

    def static_form(self, view: Position, language: str) -> forms.EkoStatic:
        """The board."""
        return forms.static_form(view, language)

    def position_form(self, view: Position) -> forms.EkoPosition:
        """Stacks, buildings, reserves and everything else that changes."""
        return forms.position_form(view)

    def scores(self, view: Position, language: str) -> list[list[ScoreForm]]:
        """The sources of each seat's points."""
        return forms.scores(view, language)

    def check_document(self, data: object, kind: str) -> None:
        """Check a board."""
        board_from_json(data, kind)

    def document_facts(self, data: Mapping[str, object]) -> DocumentFacts:
        """The spaces, tiles and variants of a board, or of the board of a position."""
        board = data if data.get("format") == BOARD_FORMAT else data.get("board")
        entries = board.get("tiles") if isinstance(board, dict) else None
        tiles = (
            [entry.get("tile") if isinstance(entry, dict) else None for entry in entries]
            if isinstance(entries, list)
            else []
        )
        shown = board_for_display(board)
        if shown is None:
            return DocumentFacts(tiles=tuple(tiles))
        return DocumentFacts(frozenset(place.name for place in shown.hexes), tuple(tiles), [], sorted(shown.variants))

    def components(self) -> Form:
        """The tiles and layouts, the number of soldiers, and the maximum value of a building by its space."""
        return {"tile_set": default_tile_set().to_dict(), "soldiers": DISCS_EACH - 1, "ceilings": CEILINGS}


ADAPTER = EkoTable()
