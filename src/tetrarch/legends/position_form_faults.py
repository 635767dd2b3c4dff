"""Entries of a position's form that mean nothing at this table: unknown names, numbers out of range, things twice."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from tetrarch.core.errors import Fault
from tetrarch.legends import layout
from tetrarch.legends.components import Components
from tetrarch.legends.options import Options
from tetrarch.legends.position_format import PositionForm, SlotForm
from tetrarch.legends.table_form import table_faults


def form_faults(form: PositionForm, components: Components, options: Options) -> list[Fault]:
    """Entries that name nothing among the components or at the table, or that are out of range."""
    faults = table_faults("".join(form.identities), form.founder, "".join(form.ages), options)
    for where, letters in (("identities", form.identities), ("ages", form.ages)):
        if any(len(letter) != 1 for letter in letters):
            faults.append(Fault(where, "must be a list of single letters", "L1.1"))
    if form.step not in layout.STEP_NAMES:
        faults.append(Fault("step", f"{form.step!r} is none of {', '.join(layout.STEP_NAMES)}", "L4.4"))
    if form.viewer is not None and not 0 <= form.viewer < options.players:
        faults.append(Fault("viewer", f"there is no seat {form.viewer}"))
    for place, seat in (("seat", form.seat), ("decider", form.decider), ("first", form.first)):
        if seat is not None and not 0 <= seat < options.players:
            faults.append(Fault(place, f"there is no seat {seat}"))
    if not 1 <= form.game <= (3 if "match" in options.variants else 1):
        faults.append(Fault("game", f"there is no game {form.game}", "L12.1"))
    if not 0 <= form.count <= 16:
        faults.append(Fault("count", f"{form.count} is not from 0 to 16"))
    if not 0 <= form.neutral_left <= 10:
        faults.append(Fault("neutral_left", f"{form.neutral_left} is not from 0 to 10", "L2.5"))
    if not 0 <= form.action.part <= 1 or not 0 <= form.action.points <= 60:
        faults.append(Fault("action", "part must be 0 or 1, and points 0 to 60", "L4.4"))
    places = MapPlaces(
        slots=form.slots,
        centre=form.centre,
        start=form.start,
        rogues=form.rogues,
        dragon=form.dragon.at,
        explore=[token.at for token in form.explore],
        citadels=form.citadels,
        portals=form.portals,
        merchants=form.merchants,
        regions=list(form.regions),
    )
    return faults + place_faults(places, components) + _name_faults(form, components, options)


@dataclass(frozen=True)
class MapPlaces:
    """Boards that are laid, and the regions that something is said to lie on."""

    slots: Sequence[SlotForm]
    centre: int
    start: str | None
    rogues: str | None
    dragon: str | None
    explore: Sequence[str | None]
    citadels: Sequence[str]
    portals: Sequence[str]
    merchants: Sequence[str]
    regions: Sequence[str]


def place_faults(form: MapPlaces, components: Components) -> list[Fault]:
    """Boards and regions that are not there, come twice, or hold more than one token (L1.2, L12.2)."""
    faults: list[Fault] = []
    sides = {side.name: side for side in components.sides}
    on_map: set[str] = set()
    if len(form.slots) > 4:
        faults.append(Fault("slots", f"{len(form.slots)} boards are laid, there are 4", "L1.2"))
    for number, slot in enumerate(form.slots):
        if slot.side not in sides:
            faults.append(Fault(f"slots[{number}]", f"{slot.side!r} is no board side", "L1.2"))
            continue
        on_map |= set(sides[slot.side].regions)
        if any(
            other.side in sides and sides[other.side].board == sides[slot.side].board for other in form.slots[:number]
        ):
            faults.append(Fault(f"slots[{number}]", f"the board of {slot.side!r} is laid already", "L1.2"))
        if not 0 <= slot.turn <= 3:
            faults.append(Fault(f"slots[{number}]", f"{slot.turn} is not 0 to 3 quarter turns", "L2.1"))
    if not 0 <= form.centre <= 3:
        faults.append(Fault("centre", f"there is no slot {form.centre}", "L2.1"))
    named: list[tuple[str, str | None]] = [("start", form.start), ("rogues", form.rogues), ("dragon", form.dragon)]
    named += [("explore", region) for region in form.explore]
    for where, names in (
        ("citadels", form.citadels),
        ("portals", form.portals),
        ("merchants", form.merchants),
        ("regions", form.regions),
    ):
        named += [(where, name) for name in names]
        if len(set(names)) != len(names):
            faults.append(Fault(where, "names a region twice", "L12.2"))
    for where, name in named:
        if name is not None and name not in on_map:
            faults.append(Fault(where, f"{name!r} is no region of this map", "L1.2"))
    tokens = [name for where, name in named if name is not None and where not in ("regions", "merchants", "portals")]
    tokens += form.portals
    for name in sorted({name for name in tokens if tokens.count(name) > 1}):
        faults.append(Fault("tokens", f"{name} holds more than one token", "L12.2"))
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
            faults.append(Fault(where, f"must have one entry for each of {', '.join(form.identities)}", "L1.1"))
    if set(form.leaders) != (letters if "leaders" in options.variants else set()):
        faults.append(Fault("leaders", "must have one entry for each seat, and none without the variant", "L12.6"))
    leaders = [leader for leader in form.leaders.values() if leader is not None]
    if form.viewer is None and not _is_fresh(form) and len(leaders) != len(form.leaders):
        faults.append(Fault("leaders", "one is missing", "L12.6"))
    if len(set(leaders)) != len(leaders) or not set(leaders) <= set(layout.LEADER_NAMES):
        faults.append(Fault("leaders", f"must be different ones of {', '.join(layout.LEADER_NAMES)}", "L12.6"))
    for where, counts, most in (("coins", form.coins, 250), ("kept", form.kept, 18)):
        for letter, number in counts.items():
            if not 0 <= number <= most:
                faults.append(Fault(f"{where}.{letter}", f"{number} is not from 0 to {most}", "L1.4"))
    for letter, total in form.totals.items():
        if not -200 <= total <= 500:
            faults.append(Fault(f"totals.{letter}", f"{total} is no sum of victory points", "L12.1"))
    for letter, bid in form.bids.items():
        if bid is not None and not (0 <= bid <= 63 or (bid == layout.UNKNOWN and form.viewer is not None)):
            faults.append(Fault(f"bids.{letter}", f"{bid} is no bid", "L3.1"))
    for name, garrisons in form.regions.items():
        for letter, counts_here in garrisons.items():
            if letter not in letters | {"N"}:
                faults.append(Fault(f"regions.{name}", f"{letter!r} is nobody's identity here", "L1.1"))
            if letter == "N" and any(counts_here[1:]):
                faults.append(Fault(f"regions.{name}.N", "the neutral colour builds no cities", "L2.5"))
            if len(counts_here) != 2 or not 0 <= counts_here[0] <= 18 or not 0 <= counts_here[1] <= 3:
                faults.append(Fault(f"regions.{name}.{letter}", "must be 0 to 18 armies and 0 to 3 cities", "L1.1"))
    faults += _token_faults(form, components, options, letters)
    faults += _card_name_faults(form, components, options)
    if form.die is not None and sorted(form.die) != sorted(form.identities):
        faults.append(Fault("die", "must name everybody once", "L12.8"))
    if form.die is None and form.viewer is None:
        faults.append(Fault("die", "is missing", "L12.8"))
    if form.result and not set(form.result.winners) <= letters:
        faults.append(Fault("result.winners", "names nobody at this table", "L8.5"))
    return faults


def _token_faults(form: PositionForm, components: Components, options: Options, letters: set[str]) -> list[Fault]:
    faults: list[Fault] = []
    names = list(components.token_index)
    wanted = (6 if "swamp" in options.variants else 5) if "explore" in options.variants else 0
    if len(form.explore) != wanted:
        faults.append(Fault("explore", f"has {len(form.explore)} tokens, this game has {wanted}", "L12.2"))
    faces = [token.face for token in form.explore if token.face is not None]
    if len(set(faces)) != len(faces) or not set(faces) <= set(names[: wanted or 1]):
        faults.append(Fault("explore", f"must be different ones of {', '.join(names[:wanted])}", "L12.2"))
    swamp = "swamp" in options.variants
    if not swamp and faces != names[: len(faces)]:
        faults.append(Fault("explore", f"must be in the order {', '.join(names[:wanted])}", "L12.2"))
    for number, token in enumerate(form.explore):
        if token.face is None and form.viewer is None:
            faults.append(Fault(f"explore[{number}]", "has no face", "L12.9"))
        if not swamp and set(token.seen) != letters:
            faults.append(Fault(f"explore[{number}]", "lies face up, so everybody knows it", "L12.2"))
        if swamp and token.at is None and token.owner is None and token.seen:
            faults.append(Fault(f"explore[{number}]", "is not placed, so nobody has seen it", "L12.9"))
        if not set(token.seen) <= letters or (token.owner is not None and token.owner not in letters):
            faults.append(Fault(f"explore[{number}]", "names nobody at this table", "L12.2"))
        if token.owner is not None and (token.at is not None or set(token.seen) != letters):
            faults.append(Fault(f"explore[{number}]", "is taken, so it lies nowhere and everybody knows it", "L12.2"))
    if form.dragon.owner is not None and form.dragon.owner not in letters:
        faults.append(Fault("dragon", "its slayer is nobody at this table", "L12.4"))
    if form.dragon.owner is not None and form.dragon.at is not None:
        faults.append(Fault("dragon", "is slain, so it lies nowhere", "L12.4"))
    for variant, present in (
        ("citadels", bool(form.citadels)),
        ("dragon", form.dragon.at is not None or form.dragon.owner is not None),
        ("portals", bool(form.portals)),
        ("rogues", form.rogues is not None),
        ("merchants", bool(form.merchants)),
    ):
        if present and variant not in options.variants:
            faults.append(Fault(variant, "is on the map, but not among the variants", "L12.4"))
    return faults


def _card_name_faults(form: PositionForm, components: Components, options: Options) -> list[Fault]:
    faults: list[Fault] = []
    places = 7 if "seven-cards" in options.variants else 6
    if len(form.row) != places:
        faults.append(Fault("row", f"has {len(form.row)} places, not {places}", "L12.5"))
    lying = [card for owned in form.cards.values() for card in owned]
    lying += [card for card in [*form.row, *form.deck] if card is not None]
    in_play = {card.id for card in components.cards if card.min_players <= options.players}
    for card in sorted(set(lying) - in_play):
        faults.append(Fault("cards", f"{card!r} is no card of this game", "L1.3"))
    for card in sorted({card for card in lying if lying.count(card) > 1}):
        faults.append(Fault("cards", f"{card!r} lies in more than one place", "L1.3"))
    hidden = sum(card is None for card in form.deck)
    if hidden and form.viewer is None:
        faults.append(Fault("deck", "has cards without a name", "L9.1"))
    if not _is_fresh(form) and len(set(lying)) + hidden != len(in_play) and not faults:
        faults.append(Fault("cards", f"{len(set(lying)) + hidden} of {len(in_play)} cards are there", "L1.3"))
    if form.action.card is not None and form.action.card not in set().union(*map(set, form.cards.values()), set()):
        faults.append(Fault("action.card", f"{form.action.card!r} lies before nobody", "L4.1"))
    return faults


def _is_fresh(form: PositionForm) -> bool:
    """Whether it is a table before its first deal, on which nothing lies."""
    return form.step == "deal" and form.game == 1
