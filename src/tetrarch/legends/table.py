"""Legends at a table: hidden information, final events, and the places, costs and marks of decisions.

The most frequent decisions look the same in many positions, so their forms are kept and shared by all tables.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import ClassVar

import numpy as np

from tetrarch.core.errors import SetupError
from tetrarch.core.formats import IDENTITIES
from tetrarch.core.randomness import Generator
from tetrarch.core.table_adapter import (
    CHOICE,
    DecisionForm,
    DocumentFacts,
    FlatTable,
    Foresight,
    Form,
    Mark,
    MarkKind,
    ScoreForm,
    decode_decision,
    encode_decision,
)
from tetrarch.core.text.messages import Message, series
from tetrarch.legends import table_forms as forms
from tetrarch.legends.components.components import Components, components_from_dict, default_components
from tetrarch.legends.drawing.marks import lit_places
from tetrarch.legends.position.deal import blank_position
from tetrarch.legends.position.map_format import FORMAT as MAP_FORMAT
from tetrarch.legends.position.map_format import map_from_json
from tetrarch.legends.position.options import Options
from tetrarch.legends.position.position import Position
from tetrarch.legends.rules import layout
from tetrarch.legends.rules.founding import join_boards
from tetrarch.legends.rules.state import step_cost
from tetrarch.legends.rules.turn import price_of
from tetrarch.legends.words import notation, phrase, say, sentences
from tetrarch.legends.words.consequences import consequence_messages
from tetrarch.legends.words.description import end_words, step_message
from tetrarch.legends.words.score import score_sheet, score_words
from tetrarch.legends.words.titles import laid_boards, side_name, slot_names

KINDS: dict[str, MarkKind] = {
    "put": "place",
    "lay": "place",
    "step": "move",
    "sail": "sail",
    "city": "city",
    "destroy": "destroy",
}
"""The marks of the drawings, by the names that the page uses; all others are choices."""

PLACELESS = (layout.LAY, layout.CENTRE, layout.BID_COINS, layout.NAME_FIRST, layout.TAKE, layout.HALF, layout.STOP)
"""The decisions that name no region."""

SIGNS = {
    "place": "+",
    "city": "^",
    "start": "start ",
    "shared": "shared ",
    "neutral": "neutral ",
    "merchant": "coins ",
    **dict.fromkeys(("explore", "citadel", "dragon", "portal", "rogues"), "token "),
}
"""What the notation of a decision in each step puts before its region."""

FREQUENT = (
    *(layout.START, layout.SHARED, layout.NEUTRAL, layout.BID_COINS, layout.NAME_FIRST),
    *(layout.TAKE, layout.PLACE, layout.MOVE, layout.STOP),
)
"""The decisions whose forms are kept."""
MOST_KEPT = 10_000
"""How many forms are kept."""

_forms: dict[tuple[object, ...], str] = {}


class LegendsTable(FlatTable[Position]):
    """Legends at a table."""

    static_type = forms.LegendsStatic
    position_type = forms.LegendsPosition
    detail_type = forms.LegendsDetail
    documents: ClassVar[Mapping[str, str]] = {MAP_FORMAT: "map"}
    kind_bits = layout.KIND_BITS
    kind_names = layout.KIND_NAMES
    passes = (layout.STOP,)
    consequences = staticmethod(consequence_messages)
    asks = staticmethod(step_message)
    end_words = staticmethod(end_words)
    static_form = staticmethod(forms.static_form)

    def player(self, position: Position, seat: int) -> Message:
        """The name of a seat's colour."""
        return sentences.player_message(position, seat)

    def sentence_of_several(
        self, before: Position, after: Position, decision: int, times: int, language: str, reader: int
    ) -> str:
        """For armies with their number, and from whom they take control of the region where they end (L8.1)."""
        found = sentences.several_message(before, after, decision, times)
        if found is None:
            return super().sentence_of_several(before, after, decision, times, language, reader)
        return self.for_reader(found, before, reader).marked(language)

    def for_seat(self, position: Position, seat: int) -> Position:
        """The position in which this seat bids."""
        if position.step != "bid":
            return position
        asked = position.copy()
        asked.state[layout.SEAT] = asked.state[layout.DECIDER] = seat
        return asked

    def purse(self, position: Position, seat: int) -> dict[str, int]:
        """The seat's coins, and the movement points that are left."""
        return {"coins": int(position.state[layout.COINS + seat]), "points": int(position.state[layout.POINTS])}

    def places(self, position: Position, decision: int) -> list[str]:
        """The regions that a decision names; cards, boards and coins are not places."""
        kind, regions = notation.kind_of(decision), position.components.regions
        if kind in PLACELESS:
            return []
        found = [regions[notation.one_of(decision)]]
        return [*found, regions[notation.two_of(decision)]] if kind == layout.MOVE else found

    def surroundings(self, position: Position, decision: int) -> list[str]:
        """The regions of the board where a decision ends."""
        ends = self.places(position, decision)[-1:]
        return [
            region for side in position.components.sides for region in side.regions if ends and ends[0] in side.regions
        ]

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

    def mark(self, position: Position, decision: int) -> Mark:
        """How a legal decision is shown on the board."""
        if notation.kind_of(decision) in (layout.TAKE, layout.BID_COINS):
            return Mark("choose", text=str(self.cost(position, decision)["coins"]))
        lit = lit_places(position, [decision])
        shown = next((KINDS[found] for found in lit.kinds if found in KINDS), None)
        if shown is None:
            return CHOICE
        for (start, end), cost in lit.steps.items():
            return Mark(shown, end, str(cost), [start, end], sea=shown == "sail")
        return Mark(shown, next(iter(lit.regions), ""))

    def detail(self, position: Position, decision: int) -> forms.LegendsDetail:
        """The parts of a legal decision that are no regions."""
        kind, one = notation.kind_of(decision), notation.one_of(decision)
        two, three = notation.two_of(decision), notation.three_of(decision)
        found = forms.LegendsDetail()
        if kind == layout.TAKE:
            found["place"] = one
        elif kind == layout.LAY:
            found["side"], found["turn"] = position.components.sides[2 * one + two].name, three
        elif kind == layout.DESTROY:
            found["owner"] = notation.colour_letter(position, two)
            if three:
                found["coin"] = True
        elif kind == layout.BID_COINS:
            found["coins"] = one
        elif kind == layout.HALF:
            begun = position.copy()
            begun.push(decision)
            found["half"], found["number"] = one, int(begun.state[layout.POINTS])
            starts = (self.places(begun, int(begin))[:1] for begin in begun.legal_ids())
            found["regions"] = list(dict.fromkeys(region for places in starts for region in places))
        elif kind == layout.NAME_FIRST:
            found["player"] = position.identities[one]
        return found

    def attempt(self, position: Position, chosen: Sequence[str]) -> str | None:
        """The notation of what a player attempts who chooses a card, a region, or a region and then where to.

        The two actions of a card are chosen by 1 and 2.
        """
        step, end = position.step, chosen[-1]
        if step == "half" and end in ("1", "2"):
            return f"half {end}"
        if step in ("take", "queen"):
            return f"take {end}" if any(place and place.card.id == end for place in position.row()) else None
        if end not in position.components.region_index:
            return None
        if step == "move":
            if len(chosen) > 1:
                return f"{chosen[0]}-{end}"
            start = position.components.region_index[end]
            costs = {
                other: int(step_cost(position.static, position.state, position.seat, start, other))
                for other in position.regions()
            }
            near = min((other for other, cost in costs.items() if cost), key=costs.__getitem__, default=None)
            return None if near is None else f"{end}-{position.components.regions[near]}"
        if step == "destroy":
            own = position.identities[position.seat]
            return f"x{end}{next((letter for letter in forms.garrisons(position, end) if letter != own), own)}"
        return f"{SIGNS[step]}{end}" if step in SIGNS else None

    def no_attempt(self, position: Position, chosen: Sequence[str]) -> tuple[Message, str] | None:
        """That something else is asked for."""
        if chosen[-1] not in position.components.region_index:
            return None
        asked = phrase(f"asked-{position.step}", player=sentences.player_message(position, position.decider))
        return phrase("no-step", asked=asked), position.turn_rule

    def choosable(self, position: Position) -> list[str]:
        """The names of the regions on the map and of the cards in the row."""
        regions = [position.components.regions[region] for region in position.regions()]
        return [*regions, *(place.card.id for place in position.row() if place)]

    def describe(
        self, position: Position, decisions: Iterable[int], language: str, reader: int | None = None
    ) -> list[DecisionForm]:
        """The same forms as ``TableAdapter.describe`` returns, in less time."""
        return [decode_decision(form) for form in self.describe_json(position, decisions, language, reader)]

    def describe_json(
        self, position: Position, decisions: Iterable[int], language: str, reader: int | None = None
    ) -> list[str]:
        """``describe``, with each form as JSON."""
        state = position.state
        has_encounters = (
            state[layout.PORTAL_REGIONS] != 0 or state[layout.ROGUES_REGION] >= 0 or state[layout.DRAGON_REGION] >= 0
        )
        is_usual = not has_encounters and position.components is default_components()
        seat = position.seat
        letters = position.identities
        table = (language, letters[position.decider], position.step, reader is not None and letters[reader])
        found: list[str] = []
        for decision in decisions:
            kind = decision & layout.KIND_BITS
            one, detail = notation.one_of(decision), 0
            if kind == layout.MOVE:
                detail = int(step_cost(position.static, state, seat, one, notation.two_of(decision)))
            elif kind == layout.TAKE:
                detail = int(state[layout.ROW + one])
            elif kind == layout.NAME_FIRST:
                detail = ord(position.identities[one])
            key = (table, decision, detail)
            is_kept = is_usual and kind in FREQUENT
            described = _forms.get(key) if is_kept else None
            if described is None:
                (form,) = super().describe(position, (decision,), language, reader)
                described = encode_decision(form).decode()
                if is_kept:
                    if len(_forms) >= MOST_KEPT:
                        _forms.clear()
                    _forms[key] = described
            found.append(described)
        return found

    def view(self, position: Position, viewer: int | None) -> Position:
        """The view of a seat, or of a spectator for None (L9.1)."""
        return position.public_view() if viewer is None else position.view(viewer)

    def is_secret(self, position: Position) -> bool:
        """Bids are secret until all are in (L3.1)."""
        return position.step == "bid"

    def secret_sentence(self, position: Position, seat: int, language: str) -> str:
        """The sentence that a seat has bid."""
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
        before, after = self._played(position, decision, seat)
        return None if self.why_final(before, after) else after.view(seat)

    def foresee(self, position: Position, decision: int, seat: int) -> Foresight[Position] | None:
        """Also where a card enters the row, whose place stays empty (L4.5), and where tokens are revealed (L12.9).

        A token that is taken may have any face that the seat has not seen; one that is looked at changes nothing else.
        """
        before, after = self._played(position, decision, seat)
        if self.why_final(before, after) in ("bid", "deal"):
            return None
        hidden = [place for place in range(layout.TOKENS) if not before.state[layout.TOKEN_SEEN + place] >> seat & 1]
        taken = next((place for place in hidden if after.state[layout.TOKEN_OWNER + place] >= 0), None)
        known = _without(after.view(seat), before, hidden)
        if taken is None:
            return Foresight(known, (known,))
        others = [place for place in hidden if place != taken]
        possible = []
        for place in hidden:
            may_be = before.copy()
            faces = may_be.state[layout.TOKEN_FACE : layout.TOKEN_FACE + layout.TOKENS]
            faces[taken], faces[place] = int(faces[place]), int(faces[taken])
            may_be.push(decision)
            possible.append(_without(may_be.view(seat), before, others))
        return Foresight(known, tuple(possible))

    def _played(self, position: Position, decision: int, seat: int) -> tuple[Position, Position]:
        """A position that the seat cannot tell from this one, before and after a decision."""
        before = self.for_seat(position, seat).determinize(seat, Generator("any", "what may be"))
        after = before.copy()
        after.push(decision)
        return before, after

    def chance_sentence(self, after: Position, language: str) -> str:
        """The public part of a deal."""
        slots, components = slot_names(after), after.components
        laid = [
            phrase("board-dealt", side=side_name(components, side), slot=slots[slot])
            for slot, side, _ in laid_boards(after)
        ]
        cards = int(after.state[layout.DECK_LEFT]) + sum(map(bool, after.row()))
        return say(language, "cards-dealt", cards=cards, laid=len(laid) // 4, boards=series(laid))

    def position_form(self, view: Position) -> forms.LegendsPosition:
        """Boards, armies, row, purses and everything else that changes."""
        return forms.position_form(view)

    def full_form(self, position: Position) -> forms.LegendsPosition:
        """With all bids and faces; the deck stays a number, its order is in the record."""
        return forms.position_form(position, whole=True)

    def seat_form(self, position: Position, seat: int) -> Form:
        """The bids and tokens as the seat knows them: its own bid, and the faces that it has seen."""
        if not (position.step == "bid" or "swamp" in position.options.variants):
            return {}  # everybody knows them
        view = position.view(seat)
        return {"bids": forms.bids_form(view), "explore": forms.explore_form(view)}

    def scores(self, view: Position, language: str) -> list[list[ScoreForm]]:
        """The score sheet of each seat (L8), as far as the viewer may know."""
        return [
            [
                ScoreForm(line.source, line.name, score_words(view, line, language), line.points, line.rule)
                for line in score_sheet(view, seat)
            ]
            for seat in range(view.players)
        ]

    def check_document(self, data: object, kind: str) -> None:
        """Check a map."""
        map_from_json(data, kind)

    def document_facts(self, data: Mapping[str, object]) -> DocumentFacts:
        """The regions of a map or position, and the routes that its boards join."""
        own = data.get("components")
        try:
            components = default_components() if own is None else components_from_dict(own, "components")
            position = _joined(data, components)
        except SetupError:
            components, position = default_components(), None
        routes = []
        if position is not None:
            routes = forms.joined_routes(components, position.regions(), position.state.tolist())
        return DocumentFacts(frozenset(region for side in components.sides for region in side.regions), routes=routes)

    def shares_board(self, position: Position, other: Position) -> bool:
        """Whether the boards lie alike; the printed components are the same in most matches."""
        slots = slice(layout.SLOT_SIDE, layout.SLOT_SIDE + 4)
        return super().shares_board(position, other) and np.array_equal(position.state[slots], other.state[slots])


def _without(view: Position, before: Position, tokens: Iterable[int]) -> Position:
    """A view without the faces of tokens, and without the card that enters the row (L4.5)."""
    for place in tokens:
        view.state[layout.TOKEN_FACE + place] = layout.UNKNOWN
    if before.state[layout.DECK_LEFT] != view.state[layout.DECK_LEFT]:
        last = max(place for place in range(layout.MAX_ROW) if view.state[layout.ROW + place] >= 0)
        view.state[layout.ROW + last] = -1
    return view


def _joined(data: Mapping[str, object], components: Components) -> Position | None:
    """The four boards of a document as they lie; None where they cannot be read."""
    try:
        given = data.get("options")
        variants = given.get("variants", []) if isinstance(given, dict) else []
        options = Options(2, variants=frozenset({"rectangle"} & {*variants}))
        position = blank_position(components, options, IDENTITIES[:2])
        sides = [side.name for side in components.sides]
        slots = data.get("slots")
        laid = [slot for slot in slots if isinstance(slot, dict)] if isinstance(slots, list) else []
        numbers = [(sides.index(slot["side"]), int(slot["turn"]) % 4) for slot in laid]
    except (KeyError, TypeError, ValueError):
        return None
    if len(numbers) != 4 or len({side for side, _ in numbers}) != 4:
        return None
    state = position.state
    for slot, (side, turn) in enumerate(numbers):
        state[layout.SLOT_SIDE + slot], state[layout.SLOT_TURN + slot] = side, turn
        for region in components.sides[side].regions:
            state[layout.ON_MAP] |= 1 << components.region_index[region]
    join_boards(position.static, state)
    return position


ADAPTER = LegendsTable()
