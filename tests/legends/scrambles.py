"""Positions scrambled in the middle of a game, in which rare things are common."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tests.legends.agreement import Twins
from tests.legends.oracle import OracleState
from tests.legends.oracle.components import CARDS, SIDES, Card, deck_for
from tests.legends.oracle.ground import all_regions, routes_between_boards, start_regions
from tests.legends.oracle.state import COINS, LAST_CARD
from tetrarch.core.errors import SetupError
from tetrarch.core.randomness import Generator

FACES = ["magic-spring", "cottage", "hidden-treasure", "magic-book", "stable", "poison-swamp"]
LEADERS = ["fairy-queen", "bandit-king", "red-sorceress", "white-knight"]
STEPS = ["take"] * 3 + ["half"] * 2 + ["place"] * 2 + ["move"] * 4 + ["city"] * 4 + ["destroy"] * 3 + ["queen"]
LEVEL_STEPS = ["half", "place", "move", "city", "destroy"]


def scrambled(
    players: int, variants: Sequence[str], printing: str, dice: Generator, step: str = "", *, level: bool = False
) -> Twins:
    """A position that the rules allow, and its twins; drawn again until one does."""
    while True:
        data = scramble(players, variants, printing, dice, step or dice.choice(STEPS), level)
        try:
            return Twins.on(data)
        except SetupError:
            continue


def scramble(
    players: int, variants: Sequence[str], printing: str, dice: Generator, step: str, level: bool
) -> dict[str, Any]:
    """Position JSON at random, all pieces there, though perhaps not a position that the rules allow.

    A ``level`` one is in the last turn, and everybody has about as many coins and as many armies.
    """
    letters = list("ETMS")
    dice.shuffle(letters)
    letters = letters[:players]
    ages, die, leaders = letters.copy(), letters.copy(), LEADERS.copy()
    for order in (ages, die, leaders):
        dice.shuffle(order)
    if "leaders" not in variants:
        leaders = []
    elif step == "queen" and "fairy-queen" not in leaders[:players]:
        leaders.remove("fairy-queen")
        leaders.insert(dice.below(players), "fairy-queen")
    game = 1 + dice.below(3) if "match" in variants else 1
    if level and game > 1:
        game = 3
    data: dict[str, Any] = {
        "options": {
            "players": players,
            "printing": printing,
            "variants": sorted(variants),
            "quick_setup": dice.below(2) == 0,
        },
        **{"identities": letters, "game": game, "step": step, "founder": dice.below(players), "count": 0},
        **{"ages": ages, "die": die, "queen_done": False, "neutral_left": 0, "result": None},
        "leaders": dict(zip(letters, leaders, strict=False)),
        "coins": {letter: dice.choice([0, 0, 1, 1, 2, 3, 5, 9]) for letter in letters},
        "bids": {letter: dice.below(COINS[players] + 1) for letter in letters},
        "totals": {letter: 20 + dice.below(3) if game > 1 else 0 for letter in letters},
    }
    if level:
        purse, spread = dice.below(3), 1 + dice.below(2)
        data["coins"] = {letter: purse + dice.below(spread) for letter in letters}
    draw_turn(data, level, dice)
    draw_map(data, dice)
    draw_tokens(data, level, dice)
    draw_pieces(data, level, dice)
    return data


def draw_turn(data: dict[str, Any], level: bool, dice: Generator) -> None:
    """Whose turn it is, whose cards are whose, and the card that acts."""
    letters, step = data["identities"], data["step"]
    players, last = len(letters), LAST_CARD[len(letters)]
    first, late = dice.below(players), dice.below(3) == 0
    turn = players - 1 if level else dice.below(players)
    rounds = last - 1 if level or late else dice.below(last)
    seat = (first + turn) % players
    counts = {(first + place) % players: rounds + (place < turn) for place in range(players)}
    if step == "queen":
        seat = next(seat for seat, letter in enumerate(letters) if data["leaders"].get(letter) == "fairy-queen")
        counts = dict.fromkeys(range(players), last)
    deck = deck_for(players)
    dice.shuffle(deck)
    card, part, points = None, 0, 0
    if step not in ("take", "queen"):
        card, part, points = draw_action(step, deck, dice)
        deck.remove(card)
    hands = {letter: [deck.pop() for _ in range(counts[number])] for number, letter in enumerate(letters)}
    size = 7 if "seven-cards" in data["options"]["variants"] else 6
    row: list[str | None] = [deck.pop() for _ in range(min(size - (card is not None), len(deck)))]
    if card is not None:
        hands[letters[seat]].append(card)
        row.insert(dice.below(len(row) + 1), None)
    data.update(
        {
            **{"first": first, "seat": seat, "decider": seat, "deck": deck},
            "cards": {letter: [card for card in CARDS if card in hand] for letter, hand in hands.items()},
            "row": [*row, *[None] * (size - len(row))],
            "action": {"card": card, "part": part, "points": points},
        }
    )


def draw_action(step: str, deck: list[str], dice: Generator) -> tuple[str, int, int]:
    """A card whose action can be in this step, the part of it, and the points left."""
    if step == "half":
        return dice.choice([card for card in deck if CARDS[card].mode == "or"]), 0, 0
    fitting = [(CARDS[card], part) for card in deck for part in range(len(CARDS[card].parts))]
    fitting = [(card, part) for card, part in fitting if card.parts[part][0] == step]
    chosen: tuple[Card, int] = dice.choice(fitting)
    card, part = chosen
    return card.id, part, 1 + dice.below(7) if step in ("place", "move") else 1


def draw_map(data: dict[str, Any], dice: Generator) -> None:
    """Boards as they may be laid, and a starting region (L2.1, L2.2, L12.10)."""
    is_rectangle = "rectangle" in data["options"]["variants"]
    boards = [1, 2, 3, 4]
    dice.shuffle(boards)
    slots: list[dict[str, Any]] = []
    for slot, board in enumerate(boards):
        sides = [side for side in SIDES.values() if side.board == board]
        sides = [side for side in sides if is_rectangle or slot == 0 or not side.must_be_central]
        slots.append({"side": dice.choice(sides).name, "turn": dice.choice([0, 2] if is_rectangle else [0, 1, 2, 3])})
    central = [slot for slot in range(4) if SIDES[slots[slot]["side"]].must_be_central]
    data.update({"slots": slots, "centre": (central or [dice.below(4)])[0] if is_rectangle else 0, "start": None})
    data.update({"regions": {}, "explore": [], "citadels": [], "dragon": {"at": None, "owner": None}, "portals": []})
    data.update({"rogues": None, "merchants": [], "kept": dict.fromkeys(data["identities"], 0)})
    data["start"] = dice.choice(sorted(start_regions(OracleState.from_json(data))))


def draw_tokens(data: dict[str, Any], level: bool, dice: Generator) -> None:
    """Tokens on the map or before the players (L12.2-L12.4, L12.7, L12.9)."""
    state = OracleState.from_json(data)
    letters, variants = data["identities"], data["options"]["variants"]
    free = [region for region in all_regions(state) if region != data["start"]]
    dice.shuffle(free)
    if "portals" in variants:
        sea = [pair for slot in state.slots for pair in SIDES[slot.side].sea] + routes_between_boards(state)
        sea = [pair for pair in sea if data["start"] not in pair]
        pair = dice.choice(sea) if sea and dice.below(3) == 0 else (free[0], free[1])
        data["portals"] = list(pair)
        free = [region for region in free if region not in pair]
    faces = FACES[: 6 if "swamp" in variants else 5] if "explore" in variants else []
    if "swamp" in variants:
        dice.shuffle(faces)
    for face in faces:
        is_taken = dice.below(5) < (4 if level else 2)
        seen = [letter for letter in letters if is_taken or "swamp" not in variants or dice.below(2)]
        owner = dice.choice(letters) if is_taken else None
        data["explore"].append({"at": None if is_taken else free.pop(), "face": face, "owner": owner, "seen": seen})
    if "citadels" in variants:
        data["citadels"] = [free.pop() for _ in range(3)]
    if "dragon" in variants:
        slain = dice.below(4) == 0
        data["dragon"] = {"at": None if slain else free.pop(), "owner": dice.choice(letters) if slain else None}
    if "rogues" in variants:
        data["rogues"] = free.pop()
    if "merchants" in variants:
        choices = [dice.choice(SIDES[slot.side].regions) for slot in state.slots]
        data["merchants"] = [region for region in choices if dice.below(3)]


def draw_pieces(data: dict[str, Any], level: bool, dice: Generator) -> None:
    """Armies and cities, most of them where something lies; kept ones only of others than the Red Sorceress."""
    letters = data["identities"]
    if data["step"] == "city" and dice.below(3) == 0:
        crown_knight(data["leaders"], letters[data["seat"]])
    everywhere = all_regions(OracleState.from_json(data))
    lively = [data["start"], *data["portals"], data["rogues"], *data["merchants"], data["dragon"]["at"]]
    lively += [token["at"] for token in data["explore"]]
    pool = [region for region in lively if region is not None and dice.below(2)]
    pool += [dice.choice(everywhere) for _ in range(4)]
    armies = {letter: dice.choice([0, 1, 2, 3, 4, 6, 8, 10, 14, 16, 17, 18]) for letter in letters}
    cities = {letter: dice.choice([0, 0, 1, 1, 2, 3]) for letter in letters}
    if level:
        most, spread = dice.choice([1, 2, 4, 6]), 1 + dice.below(2)
        armies = {letter: most + dice.below(spread) for letter in letters}
        cities = {letter: dice.below(2) for letter in letters}
    elif "red-sorceress" in data["leaders"].values():
        for letter in letters:
            if data["leaders"][letter] != "red-sorceress":
                data["kept"][letter] = min(18 - armies[letter], dice.choice([0, 0, 1, 2, 4]))
    if dice.below(3):
        tempt_dragon(data, armies, cities, dice)
    strand_mover(data, everywhere, armies, dice)
    for letter in letters:
        while armies[letter] > 0:
            here = dice.choice(everywhere if level and dice.below(2) else pool)
            size = 1 if level else min(armies[letter], 1 + dice.below(5))
            put(data, here, letter, 0, size)
            armies[letter] -= size
        for _ in range(cities[letter]):
            put(data, dice.choice(pool), letter, 1, 1)
    for _ in range(dice.below(11) if len(letters) == 2 else 0):
        put(data, dice.choice(pool), "N", 0, 1)


def crown_knight(leaders: dict[str, str], mover: str) -> None:
    """The mover changes leaders with the White Knight, if there is one."""
    for letter, leader in leaders.items():
        if leader == "white-knight":
            leaders[letter], leaders[mover] = leaders[mover], leader
            return


def put(data: dict[str, Any], region: str, letter: str, kind: int, count: int) -> None:
    """So many armies (kind 0) or cities (kind 1) come to a region."""
    data["regions"].setdefault(region, {}).setdefault(letter, [0, 0])[kind] += count


def tempt_dragon(data: dict[str, Any], armies: dict[str, int], cities: dict[str, int], dice: Generator) -> None:
    """As many armies beside the dragon that one more may slay it, and perhaps a city of the mover (L12.4)."""
    lair, mover = data["dragon"]["at"], data["identities"][data["seat"]]
    if lair is None:
        return
    if data["step"] == "place":
        armies[mover] = min(armies[mover], 15)
    if cities[mover] > 0 and (data["step"] == "place" or dice.below(2)):
        cities[mover] -= 1
        put(data, lair, mover, 1, 1)
    is_first_printing = data["options"]["printing"] == "first-printing"
    for number in range(5 + dice.below(2) if is_first_printing else 5):
        letter = mover if number == 0 else dice.choice([one for one in armies if armies[one] > 0] or [mover])
        if armies[letter] > 0:
            armies[letter] -= 1
            put(data, lair, letter, 0, 1)


def strand_mover(data: dict[str, Any], everywhere: list[str], armies: dict[str, int], dice: Generator) -> None:
    """Now and then the mover has one army, beside a lone island from which no land leads away (L5.2)."""
    mover = data["identities"][data["seat"]]
    shores = [shore for shore, island in (("C2", "C3"), ("I2", "I3"), ("I4", "I3")) if island in everywhere]
    if data["step"] == "move" and not data["portals"] and shores and dice.below(2):
        for found in data["regions"].values():
            found.pop(mover, None)
        armies[mover] = 0
        put(data, dice.choice(shores), mover, 0, 1)
