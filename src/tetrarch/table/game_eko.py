"""Ekö, as a table sees it."""

from __future__ import annotations

from collections.abc import Callable

from tetrarch.eko import Position
from tetrarch.eko.definition import KIND
from tetrarch.eko.position.options import RULES_VERSION
from tetrarch.eko.rules import layout
from tetrarch.eko.rules.construction import construction_cost
from tetrarch.eko.rules.state import building_at
from tetrarch.eko.words import description as drawing_words
from tetrarch.eko.words import notation, refusals, sentences
from tetrarch.table.describing_eko import quick_describer
from tetrarch.table.games import Described, GameSide
from tetrarch.table.ground_eko import ground_form
from tetrarch.table.marks import Mark
from tetrarch.table.marks_eko import marker
from tetrarch.table.messages import ScoreForm
from tetrarch.table.position_eko import position_form
from tetrarch.table.scores_eko import scores

PASSES = (layout.KEEP, layout.PASS, layout.REST, layout.FINISH)
"""The decisions by which a player does as little as possible."""


class EkoSide(GameSide[Position]):
    """Ekö's side."""

    name = "eko"
    rules_version = RULES_VERSION
    is_open = True

    def check_options(self, players: int, options: dict[str, object]) -> None:
        """Deal once on trial: what cannot be dealt cannot be played."""
        self.deal(players, options, "trial")

    def deal(self, players: int, options: dict[str, object], seed: str) -> Position:
        """The position before the first decision."""
        return KIND.deal(players, options, seed)

    def start_to_json(self, start: Position) -> tuple[dict[str, object], dict[str, object]]:
        """The options and the start of a record."""
        return KIND.start_to_json(start)

    def start_from_json(self, options: dict[str, object], start: dict[str, object]) -> Position:
        """The position before the first decision."""
        return KIND.start_from_json(options, start, "match")

    def chance(self, position: Position, seed: str) -> str:
        """Never asked for: all of Ekö's chance is in the deal (E2)."""
        return KIND.chance_again(position, seed)

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

    def kind_word(self, decision: int) -> str:
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

    def marker(self, position: Position) -> Callable[[int], Mark]:
        """What says how the legal decisions of a position are shown on the board."""
        return marker(position)

    def describer(self, position: Position, language: str) -> Callable[[int], Described]:
        """As of any game; but there are many decisions, so what they share is made once."""
        return quick_describer(position, language, super().describer(position, language))

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

    def chance_sentence(self, after: Position, language: str) -> str:
        """Never asked for: all of Ekö's chance is in the deal (E2)."""
        return ""

    def asks(self, view: Position, language: str) -> str:
        """Who must decide what, or how it ended."""
        return drawing_words.step_sentence(view, language)

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

    def position_form(self, view: Position) -> dict[str, object]:
        """Stacks, buildings, reserves and all that changes."""
        return position_form(view)

    def scores(self, view: Position, language: str) -> list[list[ScoreForm]]:
        """Where the points of each seat come from."""
        return scores(view, language)

    def ground_form(self, view: Position, language: str) -> dict[str, object]:
        """The board."""
        return ground_form(view, language)


SIDE = EkoSide()
