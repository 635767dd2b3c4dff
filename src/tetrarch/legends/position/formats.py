"""Positions as JSON and as one line of text.

The JSON format is complete and versioned. A view is written like a position, with null for what its seat may not know,
and the seat as ``viewer``. The line is ``legends1:`` and the compressed JSON form in URL-safe Base64: a position of
Legends is too large for a readable line. Both are validated when read.
"""

from __future__ import annotations

import base64
import binascii
import re
import zlib

import msgspec

from tetrarch.core.errors import FormatError, SetupError, joined_error
from tetrarch.core.formats import MAX_BYTES, read_form, read_json
from tetrarch.core.text.messages import CORE, message
from tetrarch.legends.components.components import Components, components_from_dict, default_components
from tetrarch.legends.position import forms
from tetrarch.legends.position.deal import blank_position
from tetrarch.legends.position.options import PACKAGE, RULES_VERSION, Options
from tetrarch.legends.position.position import SPECTATOR, Position
from tetrarch.legends.position.validation import position_faults
from tetrarch.legends.rules import layout
from tetrarch.legends.rules.founding import join_boards, lay_board
from tetrarch.legends.rules.state import one_army, one_city

PREFIX = "legends1:"
"""The beginning of a line."""


def position_to_json(position: Position) -> dict[str, object]:
    """The JSON form of a position."""
    form: dict[str, object] = msgspec.to_builtins(position_form(position))
    return form


def position_form(position: Position) -> forms.PositionForm:
    """The typed form of a position; a spectator's view has none."""
    if position.viewer == SPECTATOR:
        raise ValueError("a spectator's view has no JSON form: write the view of a seat")
    state, components, letters = position.state, position.components, position.identities
    seats = range(position.players)

    def region(number: int) -> str | None:
        return components.regions[number] if number >= 0 else None

    def regions(mask: int) -> list[str]:
        return [components.regions[number] for number in range(len(components.regions)) if mask >> number & 1]

    def owner(seat: int | None) -> str | None:
        return None if seat is None or seat < 0 else letters[seat]

    def by_letter(place: int) -> dict[str, int]:
        return {letters[seat]: int(state[place + seat]) for seat in seats}

    def order(place: int) -> list[str]:
        return [letters[seat] for seat in sorted(seats, key=lambda seat: int(state[place + seat]))]

    def card(number: int) -> str | None:
        return components.cards[number].id if number >= 0 else None

    bids = by_letter(layout.BID)
    left = int(state[layout.DECK_LEFT])
    outcome = position.outcome
    return forms.PositionForm(
        options=forms.OptionsForm.of(position.options),
        components=None if components == default_components() else components.to_dict(),
        viewer=position.viewer,
        identities=list(letters),
        game=position.match_game,
        step=position.step,
        seat=position.seat,
        decider=position.decider,
        founder=position.founder,
        first=position.first,
        count=int(state[layout.COUNT]),
        ages=order(layout.AGE),
        slots=[
            forms.SlotForm(components.sides[state[layout.SLOT_SIDE + slot]].name, int(state[layout.SLOT_TURN + slot]))
            for slot in range(4)
            if state[layout.SLOT_SIDE + slot] >= 0
        ],
        centre=int(state[layout.CENTRE_SLOT]),
        start=region(int(state[layout.START_REGION])),
        regions={
            components.regions[number]: {letter: list(found) for letter, found in garrisons.items()}
            for number in position.regions()
            if (garrisons := position.garrisons(number))
        },
        explore=[
            forms.TokenForm(
                None if token.region is None else components.regions[token.region],
                token.face,
                owner(token.owner),
                [letters[seat] for seat in token.seen],
            )
            for token in position.explore_tokens()
        ],
        citadels=regions(int(state[layout.CITADEL_REGIONS])),
        dragon=forms.DragonForm(region(int(state[layout.DRAGON_REGION])), owner(int(state[layout.DRAGON_OWNER]))),
        portals=regions(int(state[layout.PORTAL_REGIONS])),
        rogues=region(int(state[layout.ROGUES_REGION])),
        merchants=regions(int(state[layout.MERCHANT_REGIONS])),
        coins=by_letter(layout.COINS),
        bids={letter: None if bid == -1 else bid for letter, bid in bids.items()},
        leaders={letters[seat]: position.leader(seat) for seat in seats}
        if "leaders" in position.options.variants
        else {},
        cards={letters[seat]: [owned.id for owned in position.cards(seat)] for seat in seats},
        row=[place.card.id if place else None for place in position.row()],
        deck=[card(int(state[layout.DECK + place])) for place in range(left - 1, -1, -1)],
        die=None if state[layout.DIE_RANK] == layout.UNKNOWN else order(layout.DIE_RANK),
        kept=by_letter(layout.KEPT),
        totals=by_letter(layout.TOTAL_VP),
        action=forms.ActionForm(card(int(state[layout.CARD])), int(state[layout.PART]), int(state[layout.POINTS])),
        queen_done=bool(state[layout.QUEEN_DONE]),
        neutral_left=int(state[layout.NEUTRAL_LEFT]),
        result=forms.ResultForm([letters[seat] for seat in outcome.winners]) if outcome else None,
    )


def position_from_json(data: object, subject: str = "position") -> Position:
    """Read a position; raise ``FormatError`` for its form and ``SetupError`` with every rule that it breaks."""
    form = read_form(data, forms.PositionForm, subject, name=forms.FORMAT, version=forms.VERSION, rules=RULES_VERSION)
    options, components = read_game(form.options, form.components, subject)
    faults = forms.form_faults(form, components, options)
    if faults:
        raise SetupError(subject, faults)
    position = fill_position(form, components, options)
    faults = position_faults(position, form)
    if faults:
        raise SetupError(subject, faults)
    return position


def read_game(
    options: forms.OptionsForm, components: dict[str, object] | None, subject: str
) -> tuple[Options, Components]:
    """Read the options and components of a document; a ``SetupError`` names the faults of both."""
    errors: list[SetupError] = []
    found, known = None, default_components()
    try:
        found = options.options(subject)
    except SetupError as error:
        errors.append(error)
    try:
        if components is not None:
            known = components_from_dict(components, f"{subject}: components")
    except SetupError as error:
        errors.append(error)
    if errors or found is None:
        raise joined_error(errors)
    return found, known


def fill_position(form: forms.PositionForm, components: Components, options: Options) -> Position:
    """The position that a valid form describes."""
    position = blank_position(components, options, form.identities)
    position.viewer = form.viewer
    _fill_table(position, form)
    _fill_map(position, form)
    _fill_tokens(position, form)
    _fill_seats(position, form)
    _fill_cards(position, form)
    return position


def _fill_table(position: Position, form: forms.PositionForm) -> None:
    state = position.state
    state[layout.STEP] = layout.STEP_NAMES.index(form.step)
    state[layout.GAME] = form.game
    state[layout.SEAT], state[layout.DECIDER], state[layout.FOUNDER] = form.seat, form.decider, form.founder
    state[layout.FIRST] = -1 if form.first is None else form.first
    state[layout.COUNT] = form.count
    state[layout.QUEEN_DONE], state[layout.NEUTRAL_LEFT] = form.queen_done, form.neutral_left
    for place, order in ((layout.AGE, form.ages), (layout.DIE_RANK, form.die or [])):
        for rank, letter in enumerate(order):
            state[place + position.identities.index(letter)] = rank
    if form.die is None:
        state[layout.DIE_RANK : layout.DIE_RANK + position.players] = layout.UNKNOWN
    if form.result:
        state[layout.WINNERS] = sum(1 << position.identities.index(letter) for letter in set(form.result.winners))


def _fill_map(position: Position, form: forms.PositionForm) -> None:
    state, components = position.state, position.components
    index = components.region_index
    names = [side.name for side in components.sides]
    for slot, laid in enumerate(form.slots):
        lay_board(position.static, state, slot, names.index(laid.side), laid.turn)
    if len(form.slots) == 4:
        join_boards(position.static, state)
    state[layout.CENTRE_SLOT] = form.centre
    state[layout.START_REGION] = -1 if form.start is None else index[form.start]
    for name, garrisons in form.regions.items():
        for letter, (armies, cities) in garrisons.items():
            colour = layout.NEUTRAL_COLOUR if letter == "N" else position.identities.index(letter)
            state[layout.STACKS + index[name]] += armies * one_army(colour)
            if letter != "N":
                state[layout.STACKS + index[name]] += cities * one_city(colour)
                state[layout.ARMIES + colour] += armies
                state[layout.SUPPLY + colour] -= armies
                state[layout.CITIES_LEFT + colour] -= cities


def _fill_tokens(position: Position, form: forms.PositionForm) -> None:
    state, index = position.state, position.components.region_index

    def mask(names: list[str]) -> int:
        return sum(1 << index[name] for name in set(names))

    def seat(letter: str | None) -> int:
        return -1 if letter is None else position.identities.index(letter)

    for place, token in enumerate(form.explore):
        state[layout.TOKEN_REGION + place] = -1 if token.at is None else index[token.at]
        face = layout.UNKNOWN if token.face is None else position.components.token_index[token.face]
        state[layout.TOKEN_FACE + place] = face
        state[layout.TOKEN_OWNER + place] = seat(token.owner)
        state[layout.TOKEN_SEEN + place] = sum(1 << seat(letter) for letter in set(token.seen))
    state[layout.CITADEL_REGIONS] = mask(form.citadels)
    state[layout.PORTAL_REGIONS] = mask(form.portals)
    state[layout.MERCHANT_REGIONS] = mask(form.merchants)
    state[layout.ROGUES_REGION] = -1 if form.rogues is None else index[form.rogues]
    state[layout.DRAGON_REGION] = -1 if form.dragon.at is None else index[form.dragon.at]
    state[layout.DRAGON_OWNER] = seat(form.dragon.owner)


def _fill_seats(position: Position, form: forms.PositionForm) -> None:
    state = position.state
    for seat, letter in enumerate(form.identities):
        state[layout.COINS + seat] = form.coins[letter]
        bid = form.bids[letter]
        state[layout.BID + seat] = -1 if bid is None else bid
        state[layout.KEPT + seat] = form.kept[letter]
        state[layout.SUPPLY + seat] -= form.kept[letter]
        state[layout.TOTAL_VP + seat] = form.totals[letter]
        leader = form.leaders.get(letter)
        if leader is not None:
            state[layout.LEADER + seat] = layout.LEADER_NAMES.index(leader)
        elif form.viewer is not None and letter in form.leaders and state[layout.STEP] != layout.DEAL_STEP:
            state[layout.LEADER + seat] = layout.UNKNOWN


def _fill_cards(position: Position, form: forms.PositionForm) -> None:
    state, components = position.state, position.components
    index = components.card_index
    for seat, letter in enumerate(form.identities):
        for name in form.cards[letter]:
            card = components.cards[index[name]]
            state[layout.OWNED + seat] |= 1 << index[name]
            state[layout.TAKEN + seat] += 1
            state[layout.MOVE_BONUS + seat] += card.move
            state[layout.ARMY_BONUS + seat] += card.army
            state[layout.FLYING + seat] += card.flying
            state[layout.ELIXIRS + seat] += card.elixir
            state[layout.IMMUNE + seat] |= card.immune
        for token in form.explore:
            if token.owner == letter and token.face is not None:
                taken = components.tokens[components.token_index[token.face]]
                state[layout.ELIXIRS + seat] += taken.elixir
                state[layout.ARMY_BONUS + seat] += taken.army
                state[layout.MOVE_BONUS + seat] += taken.move
    for place, lying in enumerate(form.row):
        state[layout.ROW + place] = -1 if lying is None else index[lying]
    state[layout.DECK_LEFT] = len(form.deck)
    for place, hidden in enumerate(reversed(form.deck)):
        state[layout.DECK + place] = layout.UNKNOWN if hidden is None else index[hidden]
    action = form.action
    state[layout.CARD] = -1 if action.card is None else index[action.card]
    state[layout.PART], state[layout.POINTS] = action.part, action.points


# Lines


def position_to_line(position: Position) -> str:
    """The position as one line."""
    packed = zlib.compress(msgspec.json.encode(position_to_json(position)), 9)
    return PREFIX + base64.urlsafe_b64encode(packed).decode().rstrip("=")


def parse_position(line: str, subject: str = "position") -> Position:
    """Read the position in a line."""
    text = line.strip()
    if newer := re.match(r"legends([2-9]\d{0,8}):", text):
        raise FormatError(subject, message(CORE, "form-line-newer", version=newer[1]))
    if not text.startswith(PREFIX):
        raise FormatError(subject, message(CORE, "form-line", prefix=repr(PREFIX)))
    body = text.removeprefix(PREFIX)
    unpacker = zlib.decompressobj()
    try:
        packed = base64.b64decode(body + "=" * (-len(body) % 4), altchars=b"-_", validate=True)
        data = unpacker.decompress(packed, MAX_BYTES)
    except (binascii.Error, ValueError, zlib.error):
        raise FormatError(subject, message(PACKAGE, "position-line-cut")) from None
    if not unpacker.eof or unpacker.unconsumed_tail or unpacker.unused_data:
        raise FormatError(subject, message(PACKAGE, "position-line-cut"))
    return position_from_json(read_json(data, subject), subject)
