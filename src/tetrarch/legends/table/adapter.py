"""Legends at a table: what is hidden, what is final, and what decisions touch and cost."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import ClassVar

import numpy as np

from tetrarch.core.randomness import Generator
from tetrarch.core.table_adapter import Consequence, DecisionForm, DocumentFacts, Form, Mark, ScoreForm, TableAdapter
from tetrarch.legends.position.map_format import FORMAT as MAP_FORMAT
from tetrarch.legends.position.map_format import map_from_json
from tetrarch.legends.position.position import Position
from tetrarch.legends.rules import layout
from tetrarch.legends.table import decisions, documents, forms
from tetrarch.legends.words import description, notation, refusals, sentences
from tetrarch.legends.words.consequences import consequences
from tetrarch.legends.words.sentences import say


class LegendsTable(TableAdapter[Position]):
    """Legends at a table."""

    static_type = forms.LegendsStatic
    position_type = forms.LegendsPosition
    detail_type = forms.LegendsDetail
    documents: ClassVar[Mapping[str, str]] = {MAP_FORMAT: "map"}

    def for_seat(self, position: Position, seat: int) -> Position:
        """The position with this seat's bid up."""
        if position.step != "bid":
            return position
        asked = position.copy()
        asked.state[layout.SEAT] = asked.state[layout.DECIDER] = seat
        return asked

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

    def purse(self, position: Position, seat: int) -> dict[str, int]:
        """The seat's coins, and the movement points that are left."""
        return {"coins": int(position.state[layout.COINS + seat]), "points": int(position.state[layout.POINTS])}

    def places(self, position: Position, decision: int) -> list[str]:
        """The regions that a decision names."""
        return decisions.places(position, decision)

    def cost(self, position: Position, decision: int) -> dict[str, int]:
        """Coins for a card or a bid, movement points for a step."""
        return decisions.cost(position, decision)

    def mark(self, position: Position, decision: int) -> Mark:
        """How a legal decision is shown on the board."""
        return decisions.mark(position, decision)

    def detail(self, position: Position, decision: int) -> forms.LegendsDetail:
        """The parts of a legal decision that are no regions."""
        return decisions.detail(position, decision)

    def attempt(self, position: Position, chosen: Sequence[str]) -> str | None:
        """The notation of what a player attempts who chooses these regions or cards."""
        return decisions.attempt(position, chosen)

    def describe(self, position: Position, ids: Iterable[int], language: str) -> list[DecisionForm]:
        """Legal decisions as people read and see them."""
        return decisions.describe(self, position, ids, language)

    def pass_decision(self, position: Position) -> int:
        """Stop where that is legal, else the first legal decision: the lowest bid, the cheapest card."""
        legal = [int(decision) for decision in position.legal_ids()]
        return next((decision for decision in legal if notation.kind_of(decision) == layout.STOP), legal[0])

    def view(self, position: Position, viewer: int | None) -> Position:
        """What a seat may know, or a spectator for None (L9.1)."""
        return position.public_view() if viewer is None else position.view(viewer)

    def is_secret(self, position: Position) -> bool:
        """Bids are secret until all are in (L3.1)."""
        return position.step == "bid"

    def secret_sentence(self, position: Position, seat: int, language: str) -> str:
        """That a bid is in."""
        return say(language, "bid-made", player=sentences.player_name(position, seat, language))

    def has_secrets(self, position: Position) -> bool:
        """Whether bids are made now, or a seat has seen a token that others have not (L12.9)."""
        return position.step == "bid" or any(
            0 < len(token.seen) < position.players for token in position.explore_tokens()
        )

    def why_final(self, before: Position, after: Position) -> str:
        """A bid, a deal, a new card and the sight of a token are final."""
        if before.step == "bid":
            return "bid"
        if before.awaits_chance:
            return "deal"
        if before.state[layout.DECK_LEFT] != after.state[layout.DECK_LEFT]:
            return "card"
        seen = slice(layout.TOKEN_SEEN, layout.TOKEN_SEEN + layout.TOKENS)
        return "" if np.array_equal(before.state[seen], after.state[seen]) else "token"

    def final_sentence(self, reason: str, language: str) -> str:
        """Why an event is final, as a clause."""
        return say(language, f"undo-{reason}")

    def position_after(self, position: Position, decision: int, seat: int) -> Position | None:
        """Where a legal decision leads; None where a bid, card or token comes to light that the seat cannot know."""
        whole = self.for_seat(position, seat).determinize(seat, Generator("any", "what may be"))
        after = whole.copy()
        after.push(decision)
        return None if self.why_final(whole, after) else after.view(seat)

    def chance_sentence(self, after: Position, language: str) -> str:
        """What everybody sees of a deal."""
        laid = [f"{side.name}@{90 * turn}" for _, side, turn in description.laid_boards(after)]
        cards = int(after.state[layout.DECK_LEFT]) + sum(map(bool, after.row()))
        return say(language, "cards-dealt", cards=cards, laid=len(laid) // 4, boards=", ".join(laid))

    def consequences(self, before: Position, after: Position, language: str) -> Sequence[Consequence]:
        """What an event led to, including the bids that the last of them reveals."""
        return [Consequence(found.sentence, found.rule) for found in consequences(before, after, language)]

    def static_form(self, view: Position, language: str) -> forms.LegendsStatic:
        """The components."""
        return forms.static_form(view, language)

    def position_form(self, view: Position) -> forms.LegendsPosition:
        """Boards, armies, row, purses and everything else that changes."""
        return forms.position_form(view)

    def full_form(self, position: Position) -> forms.LegendsPosition:
        """With all bids and faces; the deck stays a number, its order is in the record."""
        return forms.position_form(position, whole=True)

    def seat_form(self, position: Position, seat: int) -> Form:
        """The bids and tokens as the seat knows them: its own bid, and the faces that it has seen."""
        view = position.view(seat)
        return {"bids": forms.bids_form(view), "explore": forms.explore_form(view)}

    def scores(self, view: Position, language: str) -> list[list[ScoreForm]]:
        """The sources of each seat's points."""
        return forms.scores(view, language)

    def check_document(self, data: object, kind: str) -> None:
        """Check a map."""
        map_from_json(data, kind)

    def document_facts(self, data: Mapping[str, object]) -> DocumentFacts:
        """The regions and routes of a map or position."""
        return documents.document_facts(data)

    def shares_board(self, position: Position, other: Position) -> bool:
        """Whether the boards lie alike; the printed components are the same in most matches."""
        slots = slice(layout.SLOT_SIDE, layout.SLOT_SIDE + 4)
        return super().shares_board(position, other) and np.array_equal(position.state[slots], other.state[slots])


ADAPTER = LegendsTable()
