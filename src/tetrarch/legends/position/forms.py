"""The documents of Legends as typed structures, and entries of a document without meaning in its game."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Annotated

import msgspec

from tetrarch.core.errors import Fault, SetupError
from tetrarch.core.formats import Count, Identities, Identity, Players, Seat, described, form_fault
from tetrarch.legends.components.components import Components, Side
from tetrarch.legends.position.deal import table_faults
from tetrarch.legends.position.options import PRINTINGS, RULES_VERSION, VARIANTS, Options, broken, position_fault
from tetrarch.legends.rules import layout

FORMAT = "tetrarch/legends-position"
VERSION = 1
Region = Annotated[str, described(pattern="^[A-Z][1-9][0-9]?$")]
Name = Annotated[str, described(pattern="^[a-z][a-z0-9]*(-[a-z0-9]+)*$")]
"""The name of a card, a side or a token."""
Letters = Annotated[list[Identity], described(uniqueItems=True, maxItems=4)]
Regions = Annotated[list[Region], described(uniqueItems=True)]
Colour = Annotated[str, described(enum=[*"ETMS", "N"])]
Slot = Annotated[int, described("The slot of the central board.", minimum=0, maximum=3)]


class OptionsForm(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """The options of a game in a document."""

    players: Players
    printing: Annotated[str, described(enum=list(PRINTINGS))] = "2018"
    variants: Annotated[list[Annotated[str, described(enum=list(VARIANTS))]], described(uniqueItems=True)] = []
    quick_setup: Annotated[bool, described("Whether the map is drawn at random instead of set up by the founder.")] = (
        True
    )

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

    side: Name
    turn: Annotated[int, described("Quarter turns, clockwise.", minimum=0, maximum=3)]


class TokenForm(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """An explore token."""

    at: Region | None
    face: Name | None
    owner: Identity | None
    seen: Letters


class DragonForm(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The rampaging dragon."""

    at: Region | None = None
    owner: Identity | None = None


class ActionForm(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The action that is performed now."""

    card: str | None = None
    part: Annotated[int, described(minimum=0, maximum=1)] = 0
    points: Count = 0


class ResultForm(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The result of the game."""

    winners: Letters


class PositionForm(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A position in a document."""

    format: Annotated[str, described(const=FORMAT)] = FORMAT
    version: Annotated[int, described(const=VERSION)] = VERSION
    rules: Annotated[str, described("The version of the rules.", const=RULES_VERSION)] = RULES_VERSION
    options: OptionsForm
    components: dict[str, object] | None = None
    """The cards, board sides and tokens, if they are not the published ones."""
    viewer: Annotated[Seat, described("The seat whose view it is; null for a complete position.")] | None = None
    identities: Identities
    game: Annotated[int, described("The number of the game in the match.", minimum=1, maximum=3)]
    step: Annotated[str, described("The current step.", enum=list(layout.STEP_NAMES))]
    seat: Annotated[Seat, described("The seat whose turn it is.")]
    decider: Annotated[Seat, described("The seat that must decide now; at the bidding the first of them.")]
    founder: Annotated[Seat, described("The seat that sets the game up.")]
    first: Annotated[Seat, described("The first player; null before one is named.")] | None
    count: Annotated[Count, described("Decisions made in this set-up step.")]
    ages: Annotated[Letters, described("The identity letters, the youngest first.")]
    slots: Annotated[list[SlotForm], described("The laid boards by slot.", maxItems=4)]
    centre: Slot
    start: Annotated[Region, described("The starting region.")] | None
    regions: Annotated[
        dict[Region, dict[Colour, Annotated[list[Count], described(minItems=2, maxItems=2)]]],
        described("Armies and cities by region and colour."),
    ]
    explore: Annotated[
        list[TokenForm], described("The explore tokens in the order of placement.", maxItems=layout.TOKENS)
    ]
    citadels: Regions
    dragon: DragonForm
    portals: Regions
    rogues: Region | None
    merchants: Regions
    coins: Annotated[dict[Identity, Count], described("The coins of each player.")]
    bids: Annotated[
        dict[Identity, int | None],
        described("The bid of each player; null if it is missing, -2 in a view if it is secret."),
    ]
    leaders: Annotated[
        dict[Identity, str | None], described("The leader of each player; null in a view until it is revealed.")
    ]
    cards: Annotated[dict[Identity, list[Name]], described("The cards of each player.")]
    row: Annotated[
        list[str | None],
        described("The cards in the row; null for an empty place.", minItems=6, maxItems=layout.MAX_ROW),
    ]
    deck: Annotated[
        list[str | None],
        described("The deck, the next card first; null entries in a view.", maxItems=layout.MAX_CARDS),
    ]
    die: Annotated[list[str] | None, described("The winners of ties, best first; null in a view until it is revealed.")]
    kept: Annotated[dict[Identity, Count], described("By owner, the armies that the Red Sorceress keeps.")]
    totals: Annotated[dict[Identity, int], described("Points from finished games.")]
    action: ActionForm
    queen_done: bool
    neutral_left: Annotated[Count, described("Neutral armies that are still to be placed.")]
    result: ResultForm | None = None


# Validation


def form_faults(form: PositionForm, components: Components, options: Options) -> list[Fault]:
    """Entries that name nothing among the components or the players, or that are out of range."""
    faults = table_faults("".join(form.identities), form.founder, "".join(form.ages), options)
    faults += _table_form_faults(form, options)
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
    return [*faults, *_name_faults(form, components, options)]


def _table_form_faults(form: PositionForm, options: Options) -> Iterator[Fault]:
    for where, letters in (("identities", form.identities), ("ages", form.ages)):
        if any(len(letter) != 1 for letter in letters):
            yield position_fault(where, "position-single-letters", "L1.1")
    if form.step not in layout.STEP_NAMES:
        known = ", ".join(layout.STEP_NAMES)
        yield form_fault("step", "none-of", "L4.4", given=repr(form.step), known=known)
    for place in ("viewer", "seat", "decider", "first"):
        seat: int | None = getattr(form, place)
        if seat is not None and not 0 <= seat < options.players:
            yield form_fault(place, "no-seat", seat=str(seat))
    if not 1 <= form.game <= (3 if "match" in options.variants else 1):
        yield position_fault("game", "position-no-game", "L12.1", game=str(form.game))
    yield from _out_of_range("count", form.count, 16, "")
    yield from _out_of_range("neutral_left", form.neutral_left, 10, "L2.5")
    if not 0 <= form.action.part <= 1 or not 0 <= form.action.points <= 60:
        yield position_fault("action", "position-action", "L4.4")


def place_faults(
    slots: Sequence[SlotForm | None], centre: int, places: Mapping[str, Sequence[str | None]], components: Components
) -> Iterator[Fault]:
    """Boards and regions that do not exist, are repeated, or hold more than one token (L1.2, L12.2).

    ``places`` has the regions of a document by the name of their entry.
    """
    sides = {side.name: side for side in components.sides}
    laid: list[Side] = []
    if len(slots) > 4:
        yield position_fault("slots", "position-boards", "L1.2", given=str(len(slots)))
    for number, slot in enumerate(slots):
        if slot is None:
            continue
        side = sides.get(slot.side)
        if side is None:
            yield position_fault(f"slots[{number}]", "position-no-side", "L1.2", name=repr(slot.side))
            continue
        if any(other.board == side.board for other in laid):
            yield position_fault(f"slots[{number}]", "position-side-laid", "L1.2", name=repr(slot.side))
        if not 0 <= slot.turn <= 3:
            yield position_fault(f"slots[{number}]", "position-turns", "L2.1", turn=str(slot.turn))
        laid.append(side)
    if not 0 <= centre <= 3:
        yield position_fault("centre", "position-no-slot", "L2.1", slot=str(centre))
    for where in ("citadels", "portals", "merchants", "regions"):
        if len(set(places.get(where, ()))) != len(places.get(where, ())):
            yield position_fault(where, "position-region-twice", "L12.2")
    named = [(where, name) for where, names in places.items() for name in names if name is not None]
    on_map = {region for side in laid for region in side.regions}
    for where, name in named:
        if name not in on_map:
            yield position_fault(where, "position-no-region", "L1.2", name=repr(name))
    tokens = [name for where, name in named if where not in ("regions", "merchants")]
    for name in _repeated(tokens):
        yield position_fault("tokens", "position-tokens-there", "L12.2", region=name)


def _repeated(names: Sequence[str]) -> list[str]:
    """The names that occur more than once, in order."""
    return sorted({name for name in names if names.count(name) > 1})


def _name_faults(form: PositionForm, components: Components, options: Options) -> Iterator[Fault]:
    letters, is_whole = set(form.identities), form.viewer is None
    for where in ("coins", "bids", "cards", "kept", "totals"):
        if set(getattr(form, where)) != letters:
            yield form_fault(where, "each", "L1.1", letters=", ".join(form.identities))
    if set(form.leaders) != (letters if "leaders" in options.variants else set()):
        yield position_fault("leaders", "position-leaders", "L12.6")
    leaders = [leader for leader in form.leaders.values() if leader is not None]
    if is_whole and not _is_fresh(form) and len(leaders) != len(form.leaders):
        yield position_fault("leaders", "position-leader-missing", "L12.6")
    if len(set(leaders)) != len(leaders) or not set(leaders) <= set(layout.LEADER_NAMES):
        yield position_fault("leaders", "position-different", "L12.6", names=", ".join(layout.LEADER_NAMES))
    for where, counts, most in (("coins", form.coins, 250), ("kept", form.kept, 18)):
        for letter, number in counts.items():
            yield from _out_of_range(f"{where}.{letter}", number, most, "L1.4")
    for letter, total in form.totals.items():
        if not -200 <= total <= 500:
            yield position_fault(f"totals.{letter}", "position-total", "L12.1", total=str(total))
    for letter, bid in form.bids.items():
        if bid is not None and not (0 <= bid <= 63 or (bid == layout.UNKNOWN and not is_whole)):
            yield position_fault(f"bids.{letter}", "position-bid", "L3.1", bid=str(bid))
    for name, garrisons in form.regions.items():
        for letter, counts_here in garrisons.items():
            if letter not in letters | {"N"}:
                yield form_fault(f"regions.{name}", "identity", "L1.1", letter=repr(letter))
            if letter == "N" and any(counts_here[1:]):
                yield position_fault(f"regions.{name}.N", "position-neutral-city", "L2.5")
            if len(counts_here) != 2 or not 0 <= counts_here[0] <= 18 or not 0 <= counts_here[1] <= 3:
                yield position_fault(f"regions.{name}.{letter}", "position-garrison", "L1.1")
    yield from _token_faults(form, components, options, letters)
    yield from _card_name_faults(form, components, options)
    if form.die is not None and sorted(form.die) != sorted(form.identities):
        yield position_fault("die", "position-everybody", "L12.8")
    if form.die is None and is_whole:
        yield form_fault("die", "missing", "L12.8")
    if form.result and not set(form.result.winners) <= letters:
        yield position_fault("result.winners", "position-nobody", "L8.5")


def _token_faults(form: PositionForm, components: Components, options: Options, letters: set[str]) -> Iterator[Fault]:
    swamp, explore = "swamp" in options.variants, "explore" in options.variants
    names, wanted = list(components.token_index), (6 if swamp else 5) if explore else 0
    if len(form.explore) != wanted:
        given = str(len(form.explore))
        yield position_fault("explore", "position-explore-number", "L12.2", given=given, wanted=str(wanted))
    faces = [token.face for token in form.explore if token.face is not None]
    if len(set(faces)) != len(faces) or not set(faces) <= set(names[: wanted or 1]):
        yield position_fault("explore", "position-different", "L12.2", names=", ".join(names[:wanted]))
    if not swamp and faces != names[: len(faces)]:
        yield position_fault("explore", "position-explore-order", "L12.2", names=", ".join(names[:wanted]))
    for number, token in enumerate(form.explore):
        where, seen = f"explore[{number}]", set(token.seen)
        is_taken, is_placed = token.owner is not None, token.at is not None
        yield from broken(
            (token.face is None and form.viewer is None, where, "position-no-face", "L12.9"),
            (not swamp and seen != letters, where, "position-face-up", "L12.2"),
            (swamp and not is_placed and not is_taken and seen, where, "position-not-placed", "L12.9"),
            (not seen <= letters or (is_taken and token.owner not in letters), where, "position-nobody", "L12.2"),
            (is_taken and (is_placed or seen != letters), where, "position-token-taken", "L12.2"),
        )
    slayer = form.dragon.owner
    yield from broken(
        (slayer is not None and slayer not in letters, "dragon", "position-slayer", "L12.4"),
        (slayer is not None and form.dragon.at is not None, "dragon", "position-slain", "L12.4"),
    )
    given_tokens = {
        "citadels": form.citadels,
        "dragon": form.dragon != DragonForm(),
        "portals": form.portals,
        "rogues": form.rogues is not None,
        "merchants": form.merchants,
    }
    for variant, is_given in given_tokens.items():
        if is_given and variant not in options.variants:
            yield position_fault(variant, "position-no-variant", "L12.4")


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
    for card in _repeated(lying):
        faults.append(position_fault("cards", "position-card-twice", "L1.3", name=repr(card)))
    hidden = sum(card is None for card in form.deck)
    if hidden and form.viewer is None:
        faults.append(position_fault("deck", "position-deck-names", "L9.1"))
    there = len(set(lying)) + hidden
    if not _is_fresh(form) and there != len(in_play) and not faults:
        values = {"given": str(there), "cards": str(len(in_play))}
        faults.append(position_fault("cards", "position-cards-number", "L1.3", **values))
    in_hand = form.action.card
    if in_hand is not None and not any(in_hand in owned for owned in form.cards.values()):
        faults.append(position_fault("action.card", "position-card-nowhere", "L4.1", name=repr(in_hand)))
    return faults


def _out_of_range(where: str, number: int, most: int, rule: str) -> Iterator[Fault]:
    if not 0 <= number <= most:
        yield form_fault(where, "range", rule, given=str(number), least="0", most=str(most))


def _is_fresh(form: PositionForm) -> bool:
    """Whether it is a table before its first deal, which is empty."""
    return form.step == "deal" and form.game == 1
