"""Legends, as a table sees it."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from tetrarch.core.randomness import Generator
from tetrarch.legends import Position
from tetrarch.legends.definition import KIND
from tetrarch.legends.position.options import RULES_VERSION
from tetrarch.legends.rules import layout
from tetrarch.legends.rules.state import step_cost
from tetrarch.legends.rules.turn import price_of
from tetrarch.legends.words import description as drawing_words
from tetrarch.legends.words import notation, refusals, sentences
from tetrarch.legends.words.consequences import consequences
from tetrarch.table.games import GameSide, Told
from tetrarch.table.ground_legends import ground_form
from tetrarch.table.marks import Mark
from tetrarch.table.marks_legends import marker
from tetrarch.table.messages import ScoreForm
from tetrarch.table.position_legends import bids_form, explore_form, position_form
from tetrarch.table.refusal import say
from tetrarch.table.scores_legends import scores


class LegendsSide(GameSide[Position]):
    """Legends' side."""

    name = "legends"
    rules_version = RULES_VERSION

    def check_options(self, players: int, options: dict[str, object]) -> None:
        """Draw a table on trial: what cannot be drawn cannot be played."""
        self.deal(players, options, "trial")

    def deal(self, players: int, options: dict[str, object], seed: str) -> Position:
        """The table before its first deal, which is an event of its own."""
        return KIND.deal(players, options, seed)

    def start_to_json(self, start: Position) -> tuple[dict[str, object], dict[str, object]]:
        """The options and the start of a record."""
        return KIND.start_to_json(start)

    def start_from_json(self, options: dict[str, object], start: dict[str, object]) -> Position:
        """The table before its first deal."""
        return KIND.start_from_json(options, start, "match")

    def chance(self, position: Position, seed: str) -> str:
        """The deal that the seed draws."""
        return KIND.chance_again(position, seed)

    def asked(self, position: Position, seat: int) -> Position:
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

    def kind_word(self, decision: int) -> str:
        """What kind of decision it is."""
        return layout.KIND_NAMES[notation.kind_of(decision)]

    def places(self, position: Position, decision: int) -> list[str]:
        """The regions that a decision names; cards, boards and coins are no places."""
        kind, regions = notation.kind_of(decision), position.components.regions
        if kind in (layout.LAY, layout.CENTRE, layout.BID_COINS, layout.NAME_FIRST, layout.TAKE, layout.HALF):
            return []
        if kind == layout.STOP:
            return []
        found = [regions[notation.one_of(decision)]]
        return [*found, regions[notation.two_of(decision)]] if kind == layout.MOVE else found

    def cost(self, position: Position, decision: int) -> dict[str, int]:
        """Coins for a card or a bid, movement points for a step."""
        kind, one = notation.kind_of(decision), notation.one_of(decision)
        if kind == layout.TAKE:
            return {"coins": int(price_of(one))}
        if kind == layout.BID_COINS:
            return {"coins": one}
        if kind == layout.MOVE:
            two = notation.two_of(decision)
            return {"points": int(step_cost(position.static, position.state, position.seat, one, two))}
        return {}

    def purse(self, position: Position, seat: int) -> dict[str, int]:
        """The seat's coins, and the movement points that are left."""
        return {"coins": int(position.state[layout.COINS + seat]), "points": int(position.state[layout.POINTS])}

    def marker(self, position: Position) -> Callable[[int], Mark]:
        """What says how the legal decisions of a position are shown on the board."""
        return marker(position)

    def pass_decision(self, position: Position) -> int:
        """Stop where that is legal, else the first legal decision: the lowest bid, the cheapest card."""
        legal = [int(decision) for decision in position.legal_ids()]
        return next((decision for decision in legal if notation.kind_of(decision) == layout.STOP), legal[0])

    def view(self, position: Position, viewer: int | None) -> Position:
        """What a seat may know, or somebody who only watches (L9.1)."""
        return position.public_view() if viewer is None else position.view(viewer)

    def is_secret(self, position: Position) -> bool:
        """Bids are secret until all are in (L3.1)."""
        return position.step == "bid"

    def secret_sentence(self, position: Position, seat: int, language: str) -> str:
        """That a bid is in."""
        return say(language, "bid-made", player=self.player_name(position, seat, language))

    def has_secrets(self, position: Position) -> bool:
        """Whether bids are made now, or somebody has looked at a token that others have not seen (L12.9)."""
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

    def position_after(self, position: Position, decision: int, seat: int) -> Position | None:
        """Where a legal decision leads; None where a bid, card or token comes to light that the seat cannot know."""
        whole = self.asked(position, seat).determinize(seat, Generator("any", "what may be"))
        after = whole.copy()
        after.push(decision)
        return None if self.why_final(whole, after) else after.view(seat)

    def player_name(self, position: Position, seat: int, language: str) -> str:
        """The name of a seat's colour."""
        return sentences.player_name(position, seat, language)

    def chance_sentence(self, after: Position, language: str) -> str:
        """What everybody sees of a deal."""
        laid = [f"{side.name}@{90 * turn}" for _, side, turn in drawing_words.laid_boards(after)]
        cards = int(after.state[layout.DECK_LEFT]) + sum(map(bool, after.row()))
        return say(language, "cards-dealt", cards=cards, laid=len(laid) // 4, boards=", ".join(laid))

    def consequences(self, before: Position, after: Position, language: str) -> list[Told]:
        """What an event led to; bids that are revealed by the last of them, too."""
        return [Told(found.sentence, found.rule) for found in consequences(before, after, language)]

    def asks(self, view: Position, language: str) -> str:
        """Who must decide what, or how it ended."""
        return drawing_words.step_sentence(view, language)

    def turn(self, position: Position) -> int:
        """How many cards have been taken in this game, the one to be taken now included; 0 during set-up."""
        if position.step == "deal" or position.first is None:
            return 0
        taken = sum(int(count) for count in position.state[layout.TAKEN : layout.TAKEN + position.players])
        return taken + (position.step in ("take", "queen"))

    def position_form(self, view: Position) -> dict[str, object]:
        """Boards, armies, row, purses and all that changes."""
        return position_form(view)

    def whole_form(self, position: Position) -> dict[str, object]:
        """All bids and faces; the deck stays a number, the record has its order."""
        return position_form(position, whole=True)

    def own_form(self, position: Position, seat: int) -> dict[str, object]:
        """The bids and the tokens: its own bid, and the faces that it has looked at."""
        view = position.view(seat)
        return {"bids": bids_form(view), "explore": explore_form(view)}

    def scores(self, view: Position, language: str) -> list[list[ScoreForm]]:
        """Where the points of each seat come from."""
        return scores(view, language)

    def ground_form(self, view: Position, language: str) -> dict[str, object]:
        """The components."""
        return ground_form(view, language)


SIDE = LegendsSide()
