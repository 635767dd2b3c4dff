"""Legends at a table: how a match is dealt, what is hidden, and what is said about it."""

from __future__ import annotations

from collections.abc import Sequence

import msgspec
import numpy as np

from tetrarch.core.errors import SetupError, said_fault
from tetrarch.core.formats.reading import read_part
from tetrarch.core.randomness import Generator
from tetrarch.core.table_adapter import Consequence, Form, Mark, ScoreForm, TableAdapter, check_set_up
from tetrarch.core.text.messages import message
from tetrarch.legends.components.components import components_from_dict, default_components
from tetrarch.legends.position.deal import random_table
from tetrarch.legends.position.json_format import position_from_json
from tetrarch.legends.position.map_format import map_from_json
from tetrarch.legends.position.options import Options, variant_set
from tetrarch.legends.position.position import Position
from tetrarch.legends.position.resume import dealt_anew
from tetrarch.legends.position.table_form import set_ages
from tetrarch.legends.rules import layout
from tetrarch.legends.table import decisions, forms
from tetrarch.legends.words import description, notation, sentences
from tetrarch.legends.words.consequences import consequences
from tetrarch.legends.words.notation import PACKAGE
from tetrarch.legends.words.sentences import say


class OptionsForm(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The options of Legends in a table's settings."""

    printing: str = "2018"
    variants: list[str] = []
    quick_setup: bool = True
    ages: list[int] | None = None
    """The seats from the youngest on; where nobody says, the seed draws them (L3.2)."""
    components: dict[str, object] | None = None
    """Cards, boards and tokens, where they are not the published ones."""
    map: dict[str, object] | None = None
    """A map that was laid by hand; all other options but ``ages`` are its own."""
    position: dict[str, object] | None = None
    """A whole position to begin with; all other options are its own, and what is hidden is dealt anew."""


class LegendsTable(TableAdapter[Position]):
    """Legends at a table."""

    def deal(self, players: int, options: dict[str, object], seed: str) -> Position:
        """The table before its first deal, which is an event of its own."""
        form = read_part(options, OptionsForm, "settings", "options")
        if form.position is not None or form.map is not None:
            return self._set_up(form, players, options, seed)
        agreed = Options(players, form.printing, variant_set(form.variants), form.quick_setup)
        components = (
            default_components()
            if form.components is None
            else components_from_dict(form.components, "settings", "options.components")
        )
        table = random_table(Generator(seed, "legends table"), components, agreed)
        _agree_ages(table, form.ages)
        return table

    def _set_up(self, form: OptionsForm, players: int, options: dict[str, object], seed: str) -> Position:
        """A game on a map, or from a position, that somebody set up by hand."""
        generator = Generator(seed, "legends set up")
        if form.position is not None:
            given = position_from_json(form.position, "options.position")
            if given.viewer is not None:
                told = message(PACKAGE, "settings-position-view")
                raise SetupError("settings", [said_fault("options.position", told, "L9.1")])
            check_set_up(given, players, options, "L1.1")
            return given if given.awaits_chance else dealt_anew(given, generator)
        position = map_from_json(form.map, "options.map").position(generator)
        check_set_up(position, players, options, "L1.1", beside=("map", "ages"))
        _agree_ages(position, form.ages)
        return position

    def for_seat(self, position: Position, seat: int) -> Position:
        """The position with this seat's bid up."""
        if position.step != "bid":
            return position
        asked = position.copy()
        asked.state[layout.SEAT] = asked.state[layout.DECIDER] = seat
        return asked

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

    def final_sentence(self, reason: str, language: str) -> str:
        """Why an event is final, as a clause."""
        return say(language, f"undo-{reason}")

    def position_after(self, position: Position, decision: int, seat: int) -> Position | None:
        """Where a legal decision leads; None where a bid, card or token comes to light that the seat cannot know."""
        whole = self.for_seat(position, seat).redealt(seat, Generator("any", "what may be"))
        after = whole.copy()
        after.push(decision)
        return None if self.why_final(whole, after) else after.view(seat)

    def player_name(self, position: Position, seat: int, language: str) -> str:
        """The name of a seat's colour."""
        return sentences.player_name(position, seat, language)

    def chance_sentence(self, after: Position, language: str) -> str:
        """What everybody sees of a deal."""
        laid = [f"{side.name}@{90 * turn}" for _, side, turn in description.laid_boards(after)]
        cards = int(after.state[layout.DECK_LEFT]) + sum(map(bool, after.row()))
        return say(language, "cards-dealt", cards=cards, laid=len(laid) // 4, boards=", ".join(laid))

    def consequences(self, before: Position, after: Position, language: str) -> Sequence[Consequence]:
        """What an event led to, including the bids that the last of them reveals."""
        return [Consequence(found.sentence, found.rule) for found in consequences(before, after, language)]

    def step_sentence(self, view: Position, language: str) -> str:
        """Who must decide what, or how it ended."""
        return description.step_sentence(view, language)

    def turn(self, position: Position) -> int:
        """How many cards have been taken in this game, the one to be taken now included; 0 during set-up."""
        if position.step == "deal" or position.first is None:
            return 0
        taken = sum(int(count) for count in position.state[layout.TAKEN : layout.TAKEN + position.players])
        return taken + (position.step in ("take", "queen"))

    def static_form(self, view: Position, language: str) -> Form:
        """The components."""
        return forms.static_form(view, language)

    def position_form(self, view: Position) -> Form:
        """Boards, armies, row, purses and everything else that changes."""
        return forms.position_form(view)

    def full_form(self, position: Position) -> Form:
        """With all bids and faces; the deck stays a number, its order is in the record."""
        return forms.position_form(position, whole=True)

    def seat_form(self, position: Position, seat: int) -> Form:
        """The bids and tokens as the seat knows them: its own bid, and the faces that it has seen."""
        view = position.view(seat)
        return {"bids": forms.bids_form(view), "explore": forms.explore_form(view)}

    def scores(self, view: Position, language: str) -> list[list[ScoreForm]]:
        """The sources of each seat's points."""
        return forms.scores(view, language)


def _agree_ages(position: Position, ages: list[int] | None) -> None:
    """Let the seats be of the age order that the people agreed on, if they did (L3.2)."""
    if ages is None:
        return
    if sorted(ages) != list(range(position.players)):
        told = message(PACKAGE, "fault-ages", ages=str(ages))
        raise SetupError("settings", [said_fault("options.ages", told, "L3.2")])
    set_ages(position, "".join(position.identities[seat] for seat in ages))


ADAPTER = LegendsTable()
