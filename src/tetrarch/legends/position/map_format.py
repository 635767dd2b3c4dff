"""A map laid by hand: boards, and optionally the starting region and the tokens (L2)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, replace
from typing import Annotated

import msgspec

from tetrarch.core.errors import Fault, SetupError
from tetrarch.core.formats import IDENTITIES, described, read_form
from tetrarch.core.randomness import Generator
from tetrarch.legends.components.components import Components
from tetrarch.legends.position.deal import blank_position, random_deal, random_table
from tetrarch.legends.position.formats import position_form, position_from_json, position_to_json, read_game
from tetrarch.legends.position.forms import OptionsForm, Region, Regions, Slot, SlotForm, place_faults
from tetrarch.legends.position.options import Options, position_fault
from tetrarch.legends.position.position import Position
from tetrarch.legends.position.validation_setup import board_faults, map_faults
from tetrarch.legends.rules import layout
from tetrarch.legends.words.notation import format_decision

FORMAT = "tetrarch/legends-map"
VERSION = 1


class MapForm(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """A map in a document."""

    format: Annotated[str, described(const=FORMAT)] = FORMAT
    version: Annotated[int, described(const=VERSION)] = VERSION
    options: OptionsForm
    components: dict[str, object] | None = None
    """The cards, board sides and tokens, if they are not the published ones."""
    slots: Annotated[list[SlotForm | None], described("The boards by slot; null for an empty slot.", maxItems=4)]
    """The central board, the boards on its left and right, and the one below it; in a rectangle row by row."""
    centre: Slot | None = None
    """The central slot: 0 in a T; in a rectangle it is drawn if it is null."""
    start: Annotated[Region, described("The starting region; null if it is chosen later.")] | None = None
    """The starting region; what is null or left out is decided when the game is set up."""
    explore: Annotated[
        list[Region | None],
        described("The regions of the explore tokens, in the order of the tokens.", maxItems=layout.TOKENS),
    ] = []
    citadels: Annotated[Regions, described(maxItems=3)] = []
    dragon: Region | None = None
    portals: Annotated[Regions, described(maxItems=2)] = []
    rogues: Region | None = None
    merchants: Annotated[Regions, described(maxItems=4)] = []


@dataclass(frozen=True)
class LaidMap:
    """A valid map."""

    form: MapForm
    components: Components
    options: Options

    def position(self, generator: Generator) -> Position:
        """Start a game on this map: deal, and draw at random what the map leaves open.

        Without quick set-up, the founder decides what follows the last thing that the map determines (L2.0).
        """
        asked = replace(self.options, quick_setup=False)
        position = random_table(generator, self.components, asked)
        position.play_chance(random_deal(generator, position))
        planned = self.planned_decisions()
        while position.state[layout.STEP] <= layout.MERCHANT_STEP:
            if not self.options.quick_setup and not any(text for texts in planned.values() for text in texts):
                break
            position.push(self._decision(position, planned, generator))
        form = position.to_json() | {"options": msgspec.to_builtins(OptionsForm.of(self.options))}
        return position_from_json(form, "map")

    def planned_decisions(self) -> dict[int, list[str | None]]:
        """The founder's decisions that the map determines, by set-up step; None for what it leaves open."""
        form, side_of = self.form, {region: side.name for side in self.components.sides for region in side.regions}

        def named(word: str, regions: list[str | None]) -> list[str | None]:
            return [None if region is None else f"{word} {region}" for region in regions]

        coins = {side_of[region]: region for region in form.merchants}
        asks_centre = "rectangle" in self.options.variants
        return {
            layout.LAY_STEP: [f"{slot.side}@{90 * slot.turn}" for slot in form.slots if slot],
            layout.CENTRE_STEP: [f"centre {form.centre + 1}"] if asks_centre and form.centre is not None else [],
            layout.START_STEP: named("start", [form.start]),
            layout.EXPLORE_STEP: named("token", list(form.explore)),
            layout.CITADEL_STEP: named("token", list(form.citadels)),
            layout.DRAGON_STEP: named("token", [form.dragon]),
            layout.PORTAL_STEP: named("token", list(form.portals)),
            layout.ROGUES_STEP: named("token", [form.rogues]),
            layout.MERCHANT_STEP: named("coins", [coins.get(slot.side) for slot in form.slots if slot]),
        }

    def _decision(self, position: Position, planned: dict[int, list[str | None]], generator: Generator) -> int:
        """The decision that the map determines for this step, or a random one that leaves its later tokens possible."""
        legal = {format_decision(position, number): number for number in map(int, position.legal_ids())}
        texts = planned[int(position.state[layout.STEP])]
        text = texts.pop(0) if texts else None
        if text is not None:
            return legal[text]
        taken = {text.split()[-1] for later in planned.values() for text in later if text and text.startswith("token")}
        free = [number for text, number in legal.items() if text.split()[-1] not in taken]
        return generator.choice(free or list(legal.values()))


def map_from_json(data: object, subject: str = "map") -> LaidMap:
    """Read a map; a ``SetupError`` names every fault."""
    form = read_form(data, MapForm, subject, name=FORMAT, version=VERSION)
    options, components = read_game(form.options, form.components, subject)
    faults = [*_form_faults(form, components, options)] or _rule_faults(form, components, options)
    if faults:
        raise SetupError(subject, faults)
    return LaidMap(form, components, options)


def map_to_json(position: Position) -> dict[str, object]:
    """The map of a position."""
    form, parts = position_form(position), position_to_json(position)
    named = ("options", "components", "centre", "start", "citadels", "portals", "rogues", "merchants")
    slots = [*msgspec.to_builtins(form.slots), None, None, None, None][:4]
    found = {"format": FORMAT, "version": VERSION, **{name: parts[name] for name in named}}
    return found | {"slots": slots, "explore": [token.at for token in form.explore], "dragon": form.dragon.at}


def _form_faults(form: MapForm, components: Components, options: Options) -> Iterator[Fault]:
    """Entries that name nothing, or that exceed the number of places or need another variant."""
    places: dict[str, Sequence[str | None]] = {
        "start": [form.start],
        "rogues": [form.rogues],
        "dragon": [form.dragon],
        "explore": form.explore,
        "citadels": form.citadels,
        "portals": form.portals,
        "merchants": form.merchants,
    }
    yield from place_faults(form.slots, form.centre or 0, places, components)
    if len(form.slots) > 4:
        return
    for number, slot in enumerate([*form.slots, None, None, None, None][:4]):
        if slot is None:
            yield position_fault(f"slots[{number}]", "map-empty", "L2.1")
    tokens = (6 if "swamp" in options.variants else 5) if "explore" in options.variants else 0
    for name, given, most, rule in (
        ("explore", len(form.explore), tokens, "L12.2"),
        ("citadels", len(form.citadels), 3 if "citadels" in options.variants else 0, "L12.3"),
        ("dragon", int(form.dragon is not None), int("dragon" in options.variants), "L12.4"),
        ("portals", len(form.portals), 2 if "portals" in options.variants else 0, "L12.4"),
        ("rogues", int(form.rogues is not None), int("rogues" in options.variants), "L12.4"),
        ("merchants", len(form.merchants), 4 if "merchants" in options.variants else 0, "L12.7"),
    ):
        if given > most:
            yield position_fault(name, "map-number", rule, given=str(given), most=str(most))
    side_of = {region: side.name for side in components.sides for region in side.regions}
    sides = [side_of[region] for region in form.merchants if region in side_of]
    for side in sorted({side for side in sides if sides.count(side) > 1}):
        number_there = str(sides.count(side))
        yield position_fault("merchants", "map-merchants", "L12.7", side=side, number=number_there)


def _rule_faults(form: MapForm, components: Components, options: Options) -> list[Fault]:
    """Boards and a starting region that the rules do not allow (L2.1, L2.2)."""
    position = blank_position(components, options, IDENTITIES[: options.players])
    state, sides = position.state, [side.name for side in components.sides]
    for number, slot in enumerate(form.slots):
        if slot is not None:
            state[layout.SLOT_SIDE + number], state[layout.SLOT_TURN + number] = sides.index(slot.side), slot.turn
    state[layout.CENTRE_SLOT] = form.centre or 0
    if form.start is not None:
        state[layout.START_REGION] = components.region_index[form.start]
    has_centre = form.centre is not None or "rectangle" not in options.variants
    return list(map_faults(position) if has_centre else board_faults(position))
