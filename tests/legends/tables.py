"""Tables for tests of the rules: a position from a line of what stands where.

    position = table("M4:E3,T2^1 H4:N2", row="lake")

Players sit in the order Ember, Tide, Moon, Star. ``M4:E3,T2^1`` are three armies of Ember, and two armies and a city of
Tide, on M4; ``N`` is the neutral colour. Unless told otherwise the boards lie as ``MAP`` says, with the start on M4.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from tetrarch.core.errors import IllegalMove, SetupError
from tetrarch.core.game import Outcome
from tetrarch.legends import (
    Components,
    Position,
    components_from_dict,
    default_components,
    parse_components,
    position_from_json,
    score_sheet,
)

EMBER, TIDE, MOON, STAR = range(4)
LETTERS = "ETMS"

MAP = "meadows@0 horseshoe@0 volcano@0 fern@0"
"""The centre and the boards on its left, on its right and below: sea routes join M4-H4, M3-V6 and M5-F1."""

FACES = ("magic-spring", "cottage", "hidden-treasure", "magic-book", "stable", "poison-swamp")
LEADERS = ("white-knight", "bandit-king", "red-sorceress", "fairy-queen")
"""In the order in which those go to seats that nothing is said of."""
SPARE_REGIONS = ("V1", "V2", "V3", "V4", "V7", "F3", "V5", "F2", "H1", "H2")
"""Where explore tokens lie that nothing is said of."""
FILLERS = (
    *("noble-knight", "noble-unicorn", "cursed-mausoleum", "forest-tree-town", "arcane-manticore"),  # move
    *("night-village", "night-hydra", "forest-pixie", "forest-elf", "ancient-woods"),  # army
    *("dire-eye", "ancient-phoenix", "cursed-gargoyles", "dire-dragon", "arcane-sphinx"),  # flying
)
"""Cards that score nothing by themselves; they fill the hands of those who have fewer cards than the others."""
CARDS_EACH = {2: 11, 3: 10, 4: 8}
COINS = {2: 12, 3: 11, 4: 9}
COMPONENTS = Path(__file__).parent / "components"
"""Component files of people's own, good and faulty."""


def table(
    pieces: str = "",
    *,
    players: int = 2,
    to_move: str = "E",
    boards: str = MAP,
    start: str = "M4",
    variants: str = "",
    printing: str = "2018",
    cards: Mapping[str, str] | None = None,
    row: str = "",
    deck: str = "",
    last: bool = False,
    plain: bool = False,
    tokens: str = "",
    seen: Mapping[str, str] | None = None,
    leaders: str = "",
    **changes: Any,
) -> Position:
    """The position at the beginning of a turn; all players have as many cards as the longest given hand.

    ``row`` and ``deck`` are what they begin with; other cards follow. ``last`` is the last turn of the game. ``plain``
    plays with cards that only place one army. ``tokens``: ``H1:cottage`` lies there, ``E:stable`` is taken;
    ``seen``: who has looked at face-down tokens, by face. ``changes`` are fields of the position's form.
    """
    letters = LETTERS[:players]
    chosen = variants.split()
    components = plain_components() if plain else default_components()
    mover = letters.index(to_move)
    first = (mover + 1) % players if last else mover
    hands = dealt_hands(components, letters, cards or {}, row.split() + deck.split(), to_move, last)
    used = [card for hand in hands.values() for card in hand] + row.split() + deck.split()
    rest = [card.id for card in components.cards if card.min_players <= players and card.id not in used]
    size = 7 if "seven-cards" in chosen else 6
    shown = row.split() + rest[: max(0, size - len(row.split()))]
    under = deck.split() + rest[max(0, size - len(row.split())) :]
    form: dict[str, Any] = {
        **blank_form(players, chosen, printing, components),
        **{"step": "take", "seat": mover, "decider": mover, "first": first},
        **{"slots": parse_boards(boards), "start": start, "regions": parse_pieces(pieces)},
        "explore": explore_form(players, chosen, tokens, seen or {}, {start, *things(pieces), *named_regions(changes)}),
        "leaders": leaders_form(letters, things(leaders)) if "leaders" in chosen else {},
        "cards": {letter: [card.id for card in components.cards if card.id in hand] for letter, hand in hands.items()},
        **{"row": [*shown, *[None] * (size - len(shown))], "deck": under},
        **{"coins": dict.fromkeys(letters, COINS[players]), "bids": dict.fromkeys(letters, 0)},
    }
    return position_from_json(changed(form, changes))


def founding(
    players: int = 2,
    *,
    variants: str = "",
    printing: str = "2018",
    deck: str = "",
    leaders: str = "",
    faces: str = "",
    founder: str = "E",
    **changes: Any,
) -> Position:
    """A table just dealt, before the founder lays the first board."""
    letters = LETTERS[:players]
    chosen = variants.split()
    components = default_components()
    rest = [card.id for card in components.cards if card.min_players <= players and card.id not in deck.split()]
    count = (6 if "swamp" in chosen else 5) if "explore" in chosen else 0
    seen = [] if "swamp" in chosen else list(letters)
    seat = letters.index(founder)
    form: dict[str, Any] = {
        **blank_form(players, chosen, printing, components),
        **{"step": "lay", "seat": seat, "decider": seat, "founder": seat},
        "explore": [
            {"at": None, "face": face, "owner": None, "seen": seen} for face in (faces.split() or FACES)[:count]
        ],
        "leaders": leaders_form(letters, things(leaders)) if "leaders" in chosen else {},
        "deck": deck.split() + rest,
    }
    return position_from_json(changed(form, changes))


def founded(players: int = 2, *, boards: str = MAP, start: str = "M4", **details: Any) -> Position:
    """A table whose boards are laid and whose starting region is chosen."""
    return play(founding(players, **details), *boards.split(), f"start {start}")


def blank_form(players: int, variants: Sequence[str], printing: str, components: Components) -> dict[str, Any]:
    """The form of a table without anything on it, Ember its founder, the seats in order of age, the youngest last."""
    letters = list(LETTERS[:players])
    return {
        **{"format": "tetrarch/legends-position", "version": 1, "rules": "1.0"},
        "options": {"players": players, "printing": printing, "variants": list(variants), "quick_setup": False},
        "components": None if components == default_components() else components.to_dict(),
        **{"identities": letters, "game": 1, "founder": 0, "first": None, "count": 0, "ages": letters[::-1]},
        **{"slots": [], "centre": 0, "start": None, "regions": {}, "explore": []},
        **{"citadels": [], "dragon": {"at": None, "owner": None}, "portals": [], "rogues": None, "merchants": []},
        **{"coins": dict.fromkeys(letters, 0), "bids": dict.fromkeys(letters), "leaders": {}},
        **{"cards": {letter: [] for letter in letters}, "row": [None] * (7 if "seven-cards" in variants else 6)},
        **{"deck": [], "die": letters, "kept": dict.fromkeys(letters, 0), "totals": dict.fromkeys(letters, 0)},
        "action": {"card": None, "part": 0, "points": 0},
        **{"queen_done": False, "neutral_left": 0, "result": None},
    }


def changed(form: dict[str, Any], changes: Mapping[str, Any]) -> dict[str, Any]:
    """A form with some fields changed; of fields by player only the given players."""
    for field, value in changes.items():
        assert field in form, f"positions have no field {field}"
        form[field] = {**form[field], **value} if field in ("coins", "bids", "kept", "totals") else value
    return form


@cache
def plain_components() -> Components:
    """The published boards with 34 cards without abilities, each of which places one army."""
    data = default_components().to_dict()
    data["cards"] = [
        {
            **{"id": f"plain-{number}", "title": f"Plain {number}", "min_players": card.min_players},
            "action": {"mode": "single", "steps": [{"place": 1}]},
        }
        for number, card in enumerate(default_components().cards, 1)
    ]
    return components_from_dict(data)


@cache
def own_tokens() -> Components:
    """The published cards and boards with tokens that bring something else, under other names."""
    return parse_components(tokens_text=(COMPONENTS / "own-tokens.toml").read_text(encoding="utf-8"))


def dealt_hands(
    components: Components, letters: str, told: Mapping[str, str], kept_out: Sequence[str], mover: str, last: bool
) -> dict[str, list[str]]:
    """The cards of all players: the given ones, and others so that all have taken equally many turns."""
    hands = {letter: told.get(letter, "").split() for letter in letters}
    length = max(len(hand) for hand in hands.values())
    if last:
        length = CARDS_EACH[len(letters)]
    free = [card.id for card in components.cards if card.min_players <= len(letters)]
    used = {*kept_out, *(card for hand in hands.values() for card in hand)}
    free = [card for card in (*FILLERS, *free) if card in free and card not in used]
    free = list(dict.fromkeys(free))
    for letter, hand in hands.items():
        while len(hand) < length - (1 if last and letter == mover else 0):
            hand.append(free.pop(0))
    return hands


def leaders_form(letters: str, told: Mapping[str, str]) -> dict[str, str]:
    """The leaders of all players: the given ones, and others for the rest."""
    free = [leader for leader in LEADERS if leader not in told.values()]
    return {letter: told.get(letter) or free.pop(0) for letter in letters}


def explore_form(
    players: int, variants: Sequence[str], tokens: str, seen: Mapping[str, str], taken_regions: set[str]
) -> list[dict[str, Any]]:
    """The explore tokens in the order of their names: the given ones, and the others on spare regions."""
    if "explore" not in variants:
        return []
    letters = LETTERS[:players]
    where = {face: place for place, face in things(tokens).items()}
    free = [region for region in SPARE_REGIONS if region not in taken_regions and region not in where.values()]
    form = []
    for face in FACES if "swamp" in variants else FACES[:5]:
        place = where.get(face) or free.pop(0)
        owner = place if place in letters else None
        known = letters if owner or "swamp" not in variants else seen.get(face, "")
        form.append({"at": None if owner else place, "face": face, "owner": owner, "seen": list(known)})
    return form


def named_regions(changes: Mapping[str, Any]) -> list[str]:
    """The regions that hold tokens other than explore tokens."""
    single = [changes.get("rogues"), changes.get("dragon", {"at": None})["at"]]
    return [region for region in single if region] + [*changes.get("citadels", []), *changes.get("portals", [])]


def things(line: str) -> dict[str, str]:
    """A line such as ``H1:cottage E:stable`` as a mapping."""
    found: dict[str, str] = {}
    for thing in line.split():
        place, _, name = thing.partition(":")
        found[place] = name
    return found


def parse_boards(line: str) -> list[dict[str, Any]]:
    """Boards in the order of their places, as the founder's decisions name them."""
    return [{"side": board.split("@")[0], "turn": int(board.split("@")[1]) // 90} for board in line.split()]


def parse_pieces(line: str) -> dict[str, dict[str, list[int]]]:
    """The pieces by region, as in a position's form."""
    found: dict[str, dict[str, list[int]]] = {}
    for region, garrisons in things(line).items():
        for garrison in garrisons.split(","):
            armies, _, cities = garrison[1:].partition("^")
            found.setdefault(region, {})[garrison[0]] = [int(armies), int(cities or 0)]
    return found


# What is asked of positions


def stands(position: Position, region: str) -> str:
    """What stands on a region, written as for a table: ``E3,T2^1``."""
    garrisons = position.garrisons(position.components.region_index[region])
    return ",".join(
        f"{letter}{armies}" + (f"^{cities}" if cities else "") for letter, (armies, cities) in garrisons.items()
    )


def legal(position: Position) -> set[str]:
    """The notations of all legal decisions."""
    notations = [decision.notation for decision in position.legal_decisions()]
    assert len(set(notations)) == len(notations), "two decisions read alike"
    return set(notations)


def asked(position: Position) -> tuple[str, str]:
    """Who must decide, and what."""
    return "".join(position.identities[seat] for seat in position.to_decide), position.step


def row_of(position: Position) -> list[str]:
    """The cards in the row from the left; an empty text where none lies."""
    return [place.card.id if place else "" for place in position.row()]


def hand_of(position: Position, seat: int) -> list[str]:
    """The cards that lie before a seat."""
    return [card.id for card in position.cards(seat)]


def region_name(position: Position, region: int | None) -> str:
    """The name of a region, or an empty text."""
    return "" if region is None else position.components.regions[region]


def points_left(position: Position) -> int:
    """The armies or movement points that are left in this part of the action."""
    action = position.to_json()["action"]
    assert isinstance(action, dict)
    return int(action["points"])


def points(position: Position) -> tuple[int, ...]:
    """The points of all seats; each seat's score sheet must add up to them."""
    for seat in range(position.players):
        assert sum(line.points for line in score_sheet(position, seat)) == position.points(seat)
    return tuple(position.points(seat) for seat in range(position.players))


def scored(position: Position, seat: int, source: str) -> dict[str, int]:
    """The points of a seat from one kind of source, by name."""
    return {line.name: line.points for line in score_sheet(position, seat) if line.source == source}


def play(position: Position, *decisions: str) -> Position:
    """The position itself, after some decisions."""
    for decision in decisions:
        position.play(decision)
    return position


def play_on(position: Position, step: str) -> Position:
    """The position itself, after the first legal decisions up to a step."""
    while position.step != step:
        position.play(next(iter(position.legal_decisions())))
    return position


def refused_by(position: Position, decision: str) -> str:
    """The number of the rule that forbids a decision; it must be forbidden, and the attempt must change nothing."""
    before = position.copy()
    with pytest.raises(IllegalMove) as caught:
        position.play(decision)
    assert position == before
    assert decision not in legal(position)
    return caught.value.rule


def faulty(**details: Any) -> set[str]:
    """The numbers of the rules that a table breaks, so that it cannot be set up."""
    with pytest.raises(SetupError) as caught:
        table(**details)
    return {fault.rule for fault in caught.value.faults}


def outcome_of(position: Position) -> Outcome:
    """How the game ended; it must have ended, with nothing left to decide."""
    assert position.outcome is not None
    assert position.step == "over"
    assert position.to_decide == ()
    assert legal(position) == set()
    return position.outcome


def places(position: Position) -> str:
    """The identities by place, best first; tied ones together: ``M ET``."""
    return " ".join("".join(position.identities[seat] for seat in tied) for tied in outcome_of(position).standings)
