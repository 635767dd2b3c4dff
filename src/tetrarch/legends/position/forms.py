"""The documents of Legends as typed structures, and entries of a document without meaning in its game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

import msgspec

from tetrarch.core.errors import Fault, SetupError
from tetrarch.core.formats import form_fault
from tetrarch.legends.components.components import Components, Side
from tetrarch.legends.position.deal import table_faults
from tetrarch.legends.position.options import RULES_VERSION, Options, position_fault
from tetrarch.legends.rules import layout

FORMAT = "tetrarch/legends-position"
VERSION = 1


class OptionsForm(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The options of a game in a document."""

    players: int
    printing: str = "2018"
    variants: list[str] = []
    quick_setup: bool = True

    @classmethod
    def of(cls, options: Options) -> OptionsForm:
        """The form of options."""
        return cls(
            players=options.players,
            printing=options.printing,
            variants=sorted(options.variants),
            quick_setup=options.quick_setup,
        )

    def options(self, subject: str = "position") -> Options:
        """The options; a ``SetupError`` about the subject names every fault."""
        try:
            return Options(self.players, self.printing, frozenset(self.variants), self.quick_setup)
        except SetupError as error:
            raise SetupError(f"{subject}: options", error.faults) from None


class SlotForm(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A laid board."""

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
    """The action that is performed now."""

    card: str | None = None
    part: int = 0
    points: int = 0


class ResultForm(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The result of the game."""

    winners: list[str]


class PositionForm(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A position in a document."""

    format: str = FORMAT
    version: int = VERSION
    rules: str = RULES_VERSION
    options: OptionsForm
    components: dict[str, object] | None = None
    """The cards, board sides and tokens, if they are not the published ones."""
    viewer: int | None = None
    """The seat whose view it is; null for a complete position."""
    identities: list[str]
    game: int
    step: str
    seat: int
    decider: int
    founder: int
    first: int | None
    count: int
    """Decisions made in this set-up step."""
    ages: list[str]
    """The youngest first."""
    slots: list[SlotForm]
    centre: int
    start: str | None
    regions: dict[str, dict[str, list[int]]]
    """Armies and cities by region and colour."""
    explore: list[TokenForm]
    citadels: list[str]
    dragon: DragonForm
    portals: list[str]
    rogues: str | None
    merchants: list[str]
    coins: dict[str, int]
    bids: dict[str, int | None]
    """In a view, -2 for a secret bid."""
    leaders: dict[str, str | None]
    cards: dict[str, list[str]]
    row: list[str | None]
    deck: list[str | None]
    """The next card first; null entries in a view."""
    die: list[str] | None
    """The winners of ties, best first; null in a view until it is revealed."""
    kept: dict[str, int]
    """By owner, the armies that the Red Sorceress keeps."""
    totals: dict[str, int]
    action: ActionForm
    queen_done: bool
    neutral_left: int
    result: ResultForm | None = None


# Validation


def form_faults(form: PositionForm, components: Components, options: Options) -> list[Fault]:
    """Entries that name nothing among the components or the players, or that are out of range."""
    faults = table_faults("".join(form.identities), form.founder, "".join(form.ages), options)
    for where, letters in (("identities", form.identities), ("ages", form.ages)):
        if any(len(letter) != 1 for letter in letters):
            faults.append(position_fault(where, "position-single-letters", "L1.1"))
    if form.step not in layout.STEP_NAMES:
        known = ", ".join(layout.STEP_NAMES)
        faults.append(form_fault("step", "none-of", "L4.4", given=repr(form.step), known=known))
    if form.viewer is not None and not 0 <= form.viewer < options.players:
        faults.append(form_fault("viewer", "no-seat", seat=str(form.viewer)))
    for place, seat in (("seat", form.seat), ("decider", form.decider), ("first", form.first)):
        if seat is not None and not 0 <= seat < options.players:
            faults.append(form_fault(place, "no-seat", seat=str(seat)))
    if not 1 <= form.game <= (3 if "match" in options.variants else 1):
        faults.append(position_fault("game", "position-no-game", "L12.1", game=str(form.game)))
    if not 0 <= form.count <= 16:
        faults.append(_out_of_range("count", form.count, 16, ""))
    if not 0 <= form.neutral_left <= 10:
        faults.append(_out_of_range("neutral_left", form.neutral_left, 10, "L2.5"))
    if not 0 <= form.action.part <= 1 or not 0 <= form.action.points <= 60:
        faults.append(position_fault("action", "position-action", "L4.4"))
    places: dict[str, Sequence[str | None]] = {
        "start": [form.start],
        "rogues": [form.rogues],
        "dragon": [form.dragon.at],
        "explore": [token.at for token in form.explore],
        "citadels": form.citadels,
        "portals": form.portals,
        "merchants": form.merchants,
        "regions": list(form.regions),
    }
    faults += place_faults(form.slots, form.centre, places, components)
    return faults + _name_faults(form, components, options)


def place_faults(
    slots: Sequence[SlotForm | None], centre: int, places: Mapping[str, Sequence[str | None]], components: Components
) -> list[Fault]:
    """Boards and regions that do not exist, are repeated, or hold more than one token (L1.2, L12.2).

    ``places`` has the regions of a document by the name of their entry.
    """
    faults: list[Fault] = []
    sides = {side.name: side for side in components.sides}
    laid: list[Side] = []
    if len(slots) > 4:
        faults.append(position_fault("slots", "position-boards", "L1.2", given=str(len(slots))))
    for number, slot in enumerate(slots):
        if slot is None:
            continue
        side = sides.get(slot.side)
        if side is None:
            faults.append(position_fault(f"slots[{number}]", "position-no-side", "L1.2", name=repr(slot.side)))
            continue
        if any(other.board == side.board for other in laid):
            faults.append(position_fault(f"slots[{number}]", "position-side-laid", "L1.2", name=repr(slot.side)))
        if not 0 <= slot.turn <= 3:
            faults.append(position_fault(f"slots[{number}]", "position-turns", "L2.1", turn=str(slot.turn)))
        laid.append(side)
    if not 0 <= centre <= 3:
        faults.append(position_fault("centre", "position-no-slot", "L2.1", slot=str(centre)))
    for where in ("citadels", "portals", "merchants", "regions"):
        if len(set(places.get(where, ()))) != len(places.get(where, ())):
            faults.append(position_fault(where, "position-region-twice", "L12.2"))
    named = [(where, name) for where, names in places.items() for name in names if name is not None]
    on_map = {region for side in laid for region in side.regions}
    for where, name in named:
        if name not in on_map:
            faults.append(position_fault(where, "position-no-region", "L1.2", name=repr(name)))
    tokens = [name for where, name in named if where not in ("regions", "merchants")]
    for name in sorted({name for name in tokens if tokens.count(name) > 1}):
        faults.append(position_fault("tokens", "position-tokens-there", "L12.2", region=name))
    return faults


def _name_faults(form: PositionForm, components: Components, options: Options) -> list[Fault]:
    faults: list[Fault] = []
    letters = set(form.identities)
    for where, entries in (
        ("coins", form.coins),
        ("bids", form.bids),
        ("cards", form.cards),
        ("kept", form.kept),
        ("totals", form.totals),
    ):
        if set(entries) != letters:
            faults.append(form_fault(where, "each", "L1.1", letters=", ".join(form.identities)))
    if set(form.leaders) != (letters if "leaders" in options.variants else set()):
        faults.append(position_fault("leaders", "position-leaders", "L12.6"))
    leaders = [leader for leader in form.leaders.values() if leader is not None]
    if form.viewer is None and not _is_fresh(form) and len(leaders) != len(form.leaders):
        faults.append(position_fault("leaders", "position-leader-missing", "L12.6"))
    if len(set(leaders)) != len(leaders) or not set(leaders) <= set(layout.LEADER_NAMES):
        names = ", ".join(layout.LEADER_NAMES)
        faults.append(position_fault("leaders", "position-different", "L12.6", names=names))
    for where, counts, most in (("coins", form.coins, 250), ("kept", form.kept, 18)):
        for letter, number in counts.items():
            if not 0 <= number <= most:
                faults.append(_out_of_range(f"{where}.{letter}", number, most, "L1.4"))
    for letter, total in form.totals.items():
        if not -200 <= total <= 500:
            faults.append(position_fault(f"totals.{letter}", "position-total", "L12.1", total=str(total)))
    for letter, bid in form.bids.items():
        if bid is not None and not (0 <= bid <= 63 or (bid == layout.UNKNOWN and form.viewer is not None)):
            faults.append(position_fault(f"bids.{letter}", "position-bid", "L3.1", bid=str(bid)))
    for name, garrisons in form.regions.items():
        for letter, counts_here in garrisons.items():
            if letter not in letters | {"N"}:
                faults.append(form_fault(f"regions.{name}", "identity", "L1.1", letter=repr(letter)))
            if letter == "N" and any(counts_here[1:]):
                faults.append(position_fault(f"regions.{name}.N", "position-neutral-city", "L2.5"))
            if len(counts_here) != 2 or not 0 <= counts_here[0] <= 18 or not 0 <= counts_here[1] <= 3:
                faults.append(position_fault(f"regions.{name}.{letter}", "position-garrison", "L1.1"))
    faults += _token_faults(form, components, options, letters)
    faults += _card_name_faults(form, components, options)
    if form.die is not None and sorted(form.die) != sorted(form.identities):
        faults.append(position_fault("die", "position-everybody", "L12.8"))
    if form.die is None and form.viewer is None:
        faults.append(form_fault("die", "missing", "L12.8"))
    if form.result and not set(form.result.winners) <= letters:
        faults.append(position_fault("result.winners", "position-nobody", "L8.5"))
    return faults


def _token_faults(form: PositionForm, components: Components, options: Options, letters: set[str]) -> list[Fault]:
    faults: list[Fault] = []
    names = list(components.token_index)
    wanted = (6 if "swamp" in options.variants else 5) if "explore" in options.variants else 0
    if len(form.explore) != wanted:
        given = str(len(form.explore))
        faults.append(position_fault("explore", "position-explore-number", "L12.2", given=given, wanted=str(wanted)))
    faces = [token.face for token in form.explore if token.face is not None]
    if len(set(faces)) != len(faces) or not set(faces) <= set(names[: wanted or 1]):
        faults.append(position_fault("explore", "position-different", "L12.2", names=", ".join(names[:wanted])))
    swamp = "swamp" in options.variants
    if not swamp and faces != names[: len(faces)]:
        faults.append(position_fault("explore", "position-explore-order", "L12.2", names=", ".join(names[:wanted])))
    for number, token in enumerate(form.explore):
        if token.face is None and form.viewer is None:
            faults.append(position_fault(f"explore[{number}]", "position-no-face", "L12.9"))
        if not swamp and set(token.seen) != letters:
            faults.append(position_fault(f"explore[{number}]", "position-face-up", "L12.2"))
        if swamp and token.at is None and token.owner is None and token.seen:
            faults.append(position_fault(f"explore[{number}]", "position-not-placed", "L12.9"))
        if not set(token.seen) <= letters or (token.owner is not None and token.owner not in letters):
            faults.append(position_fault(f"explore[{number}]", "position-nobody", "L12.2"))
        if token.owner is not None and (token.at is not None or set(token.seen) != letters):
            faults.append(position_fault(f"explore[{number}]", "position-token-taken", "L12.2"))
    if form.dragon.owner is not None and form.dragon.owner not in letters:
        faults.append(position_fault("dragon", "position-slayer", "L12.4"))
    if form.dragon.owner is not None and form.dragon.at is not None:
        faults.append(position_fault("dragon", "position-slain", "L12.4"))
    for variant, present in (
        ("citadels", bool(form.citadels)),
        ("dragon", form.dragon.at is not None or form.dragon.owner is not None),
        ("portals", bool(form.portals)),
        ("rogues", form.rogues is not None),
        ("merchants", bool(form.merchants)),
    ):
        if present and variant not in options.variants:
            faults.append(position_fault(variant, "position-no-variant", "L12.4"))
    return faults


def _card_name_faults(form: PositionForm, components: Components, options: Options) -> list[Fault]:
    faults: list[Fault] = []
    places = 7 if "seven-cards" in options.variants else 6
    if len(form.row) != places:
        given = str(len(form.row))
        faults.append(position_fault("row", "position-row-places", "L12.5", given=given, places=str(places)))
    lying = [card for owned in form.cards.values() for card in owned]
    lying += [card for card in [*form.row, *form.deck] if card is not None]
    in_play = {card.id for card in components.cards if card.min_players <= options.players}
    for card in sorted(set(lying) - in_play):
        faults.append(position_fault("cards", "position-no-card", "L1.3", name=repr(card)))
    for card in sorted({card for card in lying if lying.count(card) > 1}):
        faults.append(position_fault("cards", "position-card-twice", "L1.3", name=repr(card)))
    hidden = sum(card is None for card in form.deck)
    if hidden and form.viewer is None:
        faults.append(position_fault("deck", "position-deck-names", "L9.1"))
    if not _is_fresh(form) and len(set(lying)) + hidden != len(in_play) and not faults:
        there = str(len(set(lying)) + hidden)
        faults.append(position_fault("cards", "position-cards-number", "L1.3", given=there, cards=str(len(in_play))))
    if form.action.card is not None and form.action.card not in set().union(*map(set, form.cards.values()), set()):
        faults.append(position_fault("action.card", "position-card-nowhere", "L4.1", name=repr(form.action.card)))
    return faults


def _out_of_range(where: str, number: int, most: int, rule: str) -> Fault:
    return form_fault(where, "range", rule, given=str(number), least="0", most=str(most))


def _is_fresh(form: PositionForm) -> bool:
    """Whether it is a table before its first deal, which is empty."""
    return form.step == "deal" and form.game == 1
