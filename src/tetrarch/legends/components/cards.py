"""The game cards, and the reader of card files, which reports every fault.

The comments of ``data/cards.toml`` explain the format.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass

from tetrarch.core.formats import MISSING
from tetrarch.core.text.messages import nearest_message
from tetrarch.legends.components.reader import ComponentReader
from tetrarch.legends.rules.layout import MAX_CARDS, MAX_FAMILIES

MODES = {"single": 1, "or": 2, "and": 2}
"""The modes of an action (L4.4), with their number of parts."""
MOST_PRINTED = {"place": 18, "move": 20, "city": 1, "destroy": 1}
"""The kinds of parts, with the largest number that each can have (L5)."""
ABILITY_NUMBERS = ("move", "army", "flying", "elixir", "coins", "vp_per_flying", "vp_per_coins")
"""The abilities that are a number from 1 to 9 (L6)."""
CARDS_EACH = {2: 11, 3: 10, 4: 8}
"""The number of cards that each player owns at the end, by the number of players (L7.1)."""

_MOST_ABILITY = 9
_MOST_SET_VP = 20
_ABILITIES = (*ABILITY_NUMBERS, "vp_per_family", "vp_set", "immune")


@dataclass(frozen=True)
class Part:
    """One part of a card's action (L5)."""

    kind: str
    """``place``, ``move``, ``city`` or ``destroy``."""
    number: int


@dataclass(frozen=True)
class Card:
    """A game card (L1.3, L6)."""

    id: str
    title: str
    family: str = ""
    """The keyword that other cards count; may be empty."""
    min_players: int = 2
    """The card is left out of games with fewer players (L2.3)."""
    move: int = 0
    army: int = 0
    flying: int = 0
    elixir: int = 0
    coins: int = 0
    vp_per_family: str = ""
    """The family that scores 1 VP for each card owned; may be empty (L6.6)."""
    set_family: str = ""
    """The family that scores ``set_vp`` once for ``set_cards`` cards; may be empty (L6.7)."""
    set_cards: int = 0
    set_vp: int = 0
    vp_per_flying: int = 0
    vp_per_coins: int = 0
    """The number of coins left that score 1 VP (L6.8); 0 for none."""
    immune: bool = False
    mode: str = "single"
    """``single``, ``or`` or ``and`` (L4.4)."""
    parts: tuple[Part, ...] = ()

    def to_dict(self) -> dict[str, object]:
        """The card as in its file."""
        fields: dict[str, object] = {"id": self.id, "title": self.title}
        if self.family:
            fields["family"] = self.family
        if self.min_players != 2:
            fields["min_players"] = self.min_players
        ability: dict[str, object] = {name: getattr(self, name) for name in ABILITY_NUMBERS if getattr(self, name)}
        if self.vp_per_family:
            ability["vp_per_family"] = self.vp_per_family
        if self.set_family:
            ability["vp_set"] = {"family": self.set_family, "cards": self.set_cards, "vp": self.set_vp}
        if self.immune:
            ability["immune"] = True
        fields["ability"] = ability
        fields["action"] = {"mode": self.mode, "steps": [{part.kind: part.number} for part in self.parts]}
        return fields


def read_cards(reader: ComponentReader, data: object) -> tuple[Card, ...]:
    """Read the list of cards of a card file."""
    entries = reader.entries(data, "cards", "cards")
    return _Cards(reader).read(entries) if entries is not None else ()


class _Cards:
    """Reads the cards of one file."""

    def __init__(self, reader: ComponentReader) -> None:
        self.reader = reader
        self.places: dict[str, str] = {}
        """The place in the list of each card id."""
        self.families_unsure = False
        """Whether the family of a card is unreadable, so that the families are not known."""
        self.decks_unsure = False
        """Whether the player count of a card is unreadable, so that decks cannot be counted."""

    def read(self, entries: Sequence[object]) -> tuple[Card, ...]:
        cards = dict(self.card(entry, f"cards[{number}]") for number, entry in enumerate(entries))
        if len(entries) > MAX_CARDS:
            self.reader.fault("cards", "cards-most", most=str(MAX_CARDS), given=str(len(entries)))
        self.check_families(cards)
        self.check_decks(cards.values())
        return tuple(cards.values())

    def card(self, entry: object, place: str) -> tuple[str, Card]:
        """Read one card; returns its name in faults and the card, with unreadable parts empty."""
        reader = self.reader
        fields = reader.table(entry, place)
        if not isinstance(entry, dict):
            self.families_unsure = self.decks_unsure = True
            return place, Card("", "")
        card_id = reader.id(reader.required(fields, "id", place), place, self.places, "night-wizard")
        where = f"cards.{card_id}" if card_id else place
        fields = reader.table(fields, where, ("id", "title", "family", "min_players", "ability", "action"))
        title = reader.words(reader.required(fields, "title", where), f"{where}.title")
        family = reader.words(fields.get("family", MISSING), f"{where}.family")
        self.families_unsure |= "family" in fields and not family
        players = reader.number(fields.get("min_players", 2), f"{where}.min_players", 2, 4)
        self.decks_unsure |= not players
        ability = reader.table(fields.get("ability", MISSING), f"{where}.ability", _ABILITIES)
        numbers = self.ability_numbers(ability, f"{where}.ability")
        set_family, set_cards, set_vp = self.card_set(ability.get("vp_set", MISSING), f"{where}.ability.vp_set")
        mode, parts = self.action(reader.required(fields, "action", where), f"{where}.action")
        return where, Card(
            id=card_id,
            title=title,
            family=family,
            min_players=players or 2,
            vp_per_family=reader.words(ability.get("vp_per_family", MISSING), f"{where}.ability.vp_per_family"),
            set_family=set_family,
            set_cards=set_cards,
            set_vp=set_vp,
            immune=reader.flag(ability.get("immune", MISSING), f"{where}.ability.immune"),
            mode=mode,
            parts=parts,
            **numbers,
        )

    # Abilities (L6)

    def ability_numbers(self, ability: Mapping[str, object], where: str) -> dict[str, int]:
        """Read the abilities that are numbers; 0 for abilities that the card does not have."""
        return {
            name: self.reader.number(ability.get(name, MISSING), f"{where}.{name}", 1, _MOST_ABILITY) or 0
            for name in ABILITY_NUMBERS
        }

    def card_set(self, value: object, where: str) -> tuple[str, int, int]:
        """Read the family, the number of cards and the points of a set (L6.7)."""
        fields = self.reader.table(value, where, ("family", "cards", "vp"))
        if not isinstance(value, dict):
            return "", 0, 0
        family = self.reader.words(self.reader.required(fields, "family", where), f"{where}.family")
        cards = self.reader.number(self.reader.required(fields, "cards", where), f"{where}.cards", 1, MAX_CARDS)
        points = self.reader.number(self.reader.required(fields, "vp", where), f"{where}.vp", 1, _MOST_SET_VP)
        return family, cards or 0, points or 0

    # Actions (L4.4, L5)

    def action(self, value: object, where: str) -> tuple[str, tuple[Part, ...]]:
        """Read the mode and the parts of an action."""
        fields = self.reader.table(value, where, ("mode", "steps"))
        if not isinstance(value, dict):
            return "", ()
        mode = self.mode(self.reader.required(fields, "mode", where), f"{where}.mode")
        given, where = self.reader.required(fields, "steps", where), f"{where}.steps"
        steps = self.reader.entries(given, where, "steps", example="{ place = 3 }")
        if steps is None:
            return mode, ()
        if mode and len(steps) != MODES[mode]:
            wanted = "mode-one" if MODES[mode] == 1 else "mode-two"
            self.reader.fault(where, wanted, "L4.4", mode=mode, given=str(len(steps)))
        parts = [self.part(step, f"{where}[{number}]") for number, step in enumerate(steps)]
        return mode, tuple(part for part in parts if part)

    def mode(self, value: object, where: str) -> str:
        if isinstance(value, str) and value in MODES:
            return value
        if isinstance(value, str):
            self.reader.fault(where, "mode-unknown", "L4.4", name=repr(value), near=nearest_message(value, MODES))
        elif value is not MISSING:
            self.reader.fault(where, "mode-text", "L4.4", known=", ".join(MODES))
        return ""

    def part(self, step: object, where: str) -> Part | None:
        """Read one part of an action."""
        fields = self.reader.table(step, where, MOST_PRINTED)
        if not isinstance(step, dict) or len(fields) < len(step):
            return None
        if len(fields) != 1:
            self.reader.fault(where, "step", "L4.4", known=", ".join(MOST_PRINTED), given=str(len(fields)))
            return None
        ((kind, value),) = fields.items()
        number = self.reader.number(value, f"{where}.{kind}", 1, MOST_PRINTED[kind])
        return Part(kind, number) if number else None

    # Checks of all cards

    def check_families(self, cards: Mapping[str, Card]) -> None:
        """Check that the families that score exist, and that their sets can be completed (L6.6, L6.7)."""
        sizes = Counter(card.family for card in cards.values() if card.family)
        if len(sizes) > MAX_FAMILIES:
            self.reader.fault("cards", "families-most", most=str(MAX_FAMILIES), given=str(len(sizes)))
        for where, card in cards.items() if not self.families_unsure else ():
            self.check_family(card.vp_per_family, f"{where}.ability.vp_per_family", sizes, "L6.6")
            self.check_family(card.set_family, f"{where}.ability.vp_set.family", sizes, "L6.7")
            size = sizes[card.set_family]
            if 0 < size < card.set_cards:
                values = {"size": str(size), "family": card.set_family, "wanted": str(card.set_cards)}
                self.reader.fault(f"{where}.ability.vp_set.cards", "family-size", "L6.7", **values)

    def check_family(self, family: str, where: str, known: Collection[str], rule: str) -> None:
        if family and family not in known:
            self.reader.fault(where, "family-unknown", rule, name=repr(family), near=nearest_message(family, known))

    def check_decks(self, cards: Collection[Card]) -> None:
        """Check that there are enough cards for every number of players (L1.3, L7.1)."""
        for players, each in CARDS_EACH.items() if not self.decks_unsure else ():
            deck = sum(card.min_players <= players for card in cards)
            if deck < players * each:
                values = {"deck": str(deck), "players": str(players), "each": str(each), "least": str(players * each)}
                self.reader.fault("cards", "deck", "L7.1", **values)
