"""The position's JSON form: complete, versioned, and validated when it is read.

A view is written like a position, with null for what its seat may not know, and the seat as ``viewer``.
"""

from __future__ import annotations

import msgspec

from tetrarch.core.errors import SetupError, joined_error, said_fault
from tetrarch.core.formats.reading import read_form
from tetrarch.core.text.messages import CORE, message
from tetrarch.legends.components.components import Components, components_from_dict, default_components
from tetrarch.legends.position.options import RULES_VERSION, Options
from tetrarch.legends.position.position import SPECTATOR, Position
from tetrarch.legends.rules import layout

FORMAT = "tetrarch/legends-position"
VERSION = 1


class OptionsForm(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """Options as they stand in files."""

    players: int
    printing: str = "2018"
    variants: list[str] = []
    quick_setup: bool = True

    @classmethod
    def of(cls, options: Options) -> OptionsForm:
        """The form of some options."""
        return cls(
            players=options.players,
            printing=options.printing,
            variants=sorted(options.variants),
            quick_setup=options.quick_setup,
        )

    def options(self, subject: str = "position") -> Options:
        """The options; a ``SetupError`` about the subject names every fault of their mix."""
        try:
            return Options(self.players, self.printing, frozenset(self.variants), self.quick_setup)
        except SetupError as error:
            raise SetupError(f"{subject}: options", error.faults) from None


class SlotForm(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A board that is laid."""

    side: str
    turn: int
    """Quarter turns, clockwise."""


class TokenForm(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An explore token."""

    at: str | None
    face: str | None
    owner: str | None
    seen: list[str]


class DragonForm(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The rampaging dragon."""

    at: str | None = None
    owner: str | None = None


class ActionForm(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The action that is being performed."""

    card: str | None = None
    part: int = 0
    points: int = 0


class ResultForm(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """How the game ended."""

    winners: list[str]


class PositionForm(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A position as it stands in a file."""

    format: str = FORMAT
    version: int = VERSION
    rules: str = RULES_VERSION
    options: OptionsForm
    components: dict[str, object] | None = None
    """The cards and board sides, where they are not the published ones."""
    viewer: int | None = None
    """Whose view it is; null for the whole truth."""
    identities: list[str]
    game: int
    step: str
    seat: int
    decider: int
    founder: int
    first: int | None
    count: int
    """Decisions already made in this step of the set-up."""
    ages: list[str]
    """The youngest first."""
    slots: list[SlotForm]
    centre: int
    start: str | None
    regions: dict[str, dict[str, list[int]]]
    """By region and colour: armies and cities."""
    explore: list[TokenForm]
    citadels: list[str]
    dragon: DragonForm
    portals: list[str]
    rogues: str | None
    merchants: list[str]
    coins: dict[str, int]
    bids: dict[str, int | None]
    """-2 in a view for a bid that is in but secret."""
    leaders: dict[str, str | None]
    cards: dict[str, list[str]]
    row: list[str | None]
    deck: list[str | None]
    """The next card first; nulls in a view."""
    die: list[str] | None
    """Who wins ties, best first; null in a view until it is known."""
    kept: dict[str, int]
    """By owner: armies that the Red Sorceress keeps."""
    totals: dict[str, int]
    action: ActionForm
    queen_done: bool
    neutral_left: int
    result: ResultForm | None = None


def position_to_json(position: Position) -> dict[str, object]:
    """The position's JSON form."""
    form: dict[str, object] = msgspec.to_builtins(position_form(position))
    return form


def position_form(position: Position) -> PositionForm:
    """The position as a typed form; what only a spectator knows has none."""
    if position.viewer == SPECTATOR:
        raise ValueError("what somebody who only watches may know is drawn, not written: write the view of a seat")
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
    return PositionForm(
        options=OptionsForm.of(position.options),
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
            SlotForm(components.sides[state[layout.SLOT_SIDE + slot]].name, int(state[layout.SLOT_TURN + slot]))
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
            TokenForm(
                None if token.region is None else components.regions[token.region],
                token.face,
                owner(token.owner),
                [letters[seat] for seat in token.seen],
            )
            for token in position.explore_tokens()
        ],
        citadels=regions(int(state[layout.CITADEL_REGIONS])),
        dragon=DragonForm(region(int(state[layout.DRAGON_REGION])), owner(int(state[layout.DRAGON_OWNER]))),
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
        action=ActionForm(card(int(state[layout.CARD])), int(state[layout.PART]), int(state[layout.POINTS])),
        queen_done=bool(state[layout.QUEEN_DONE]),
        neutral_left=int(state[layout.NEUTRAL_LEFT]),
        result=ResultForm([letters[seat] for seat in outcome.winners]) if outcome else None,
    )


def position_from_json(data: object, subject: str = "position") -> Position:
    """Read a position; ``FormatError`` for its form, ``SetupError`` naming every fault against the rules."""
    form = read_form(data, PositionForm, subject, name=FORMAT, version=VERSION)
    if form.rules != RULES_VERSION:
        told = message(CORE, "record-other-rules", rules=repr(form.rules), own=repr(RULES_VERSION))
        raise SetupError(subject, [said_fault("rules", told)])
    errors: list[SetupError] = []
    components = default_components()
    try:
        form.options.options(subject)
    except SetupError as error:
        errors.append(error)
    try:
        if form.components is not None:
            components = components_from_dict(form.components, f"{subject}: components")
    except SetupError as error:
        errors.append(error)
    if errors:  # what else there is, and must be, the options say
        raise joined_error(errors)
    return position_from_form(form, components, subject)


def position_from_form(form: PositionForm, components: Components, subject: str) -> Position:
    """The position that a typed form describes."""
    from tetrarch.legends.position.filling import fill_position
    from tetrarch.legends.position.validation import position_faults
    from tetrarch.legends.position.validation_form import form_faults

    options = form.options.options(subject)
    faults = form_faults(form, components, options)
    if faults:
        raise SetupError(subject, faults)
    position = fill_position(form, components, options)
    faults = position_faults(position, form)
    if faults:
        raise SetupError(subject, faults)
    return position
