"""Positions in words: for screen readers, for logs, and for the captions of drawings."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence
from typing import NamedTuple

from tetrarch.core.drawing import IDENTITY_NAMES
from tetrarch.legends import layout
from tetrarch.legends.boards import Side
from tetrarch.legends.cards import CARDS_EACH, Card
from tetrarch.legends.position import ExploreToken, Garrison, Position
from tetrarch.legends.score import score_sheet

SLOT_NAMES = (("centre", "left", "right", "below"), ("upper left", "upper right", "lower left", "lower right"))
"""Where the boards lie, in the order in which they are laid: in a T, and in a rectangle."""

TURNS = ("upright", "turned right", "upside down", "turned left")
"""How a board lies, by its quarter turns."""

LEADER_WORDS = {
    "fairy-queen": "Fairy Queen",
    "bandit-king": "Bandit King",
    "red-sorceress": "Red Sorceress",
    "white-knight": "White Knight",
}

STEP_SENTENCES = {
    "deal": "The next deal is due",
    "lay": "{player} to lay a board: {slot}",
    "centre": "{player} to name the central board",
    "start": "{player} to place the starting token",
    "explore": "{player} to place an explore token: {token}",
    "citadel": "{player} to place a citadel",
    "dragon": "{player} to place the dragon",
    "portal": "{player} to place a portal",
    "rogues": "{player} to place the rogues",
    "merchant": "{player} to place two coins of merchants: {slot}",
    "shared": "{player} to place one army of everybody away from the centre",
    "neutral": "{player} to place a neutral army, {left} left",
    "bid": "{players} to bid",
    "first": "{player} to name the first player",
    "take": "{player} to take a card",
    "half": "{player} to choose: {choice} ({card})",
    "place": "{player} to place armies, {left} left ({card})",
    "move": "{player} to move, {left} left ({card})",
    "city": "{player} to build a city ({card})",
    "destroy": "{player} to destroy an army ({card})",
    "queen": "{player} to take one more card for the Fairy Queen, or not",
}
"""What is asked in each step."""

SOURCES = {
    "region": "regions",
    "island": "islands",
    "citadel": "citadels",
    "card": "cards",
    "elixirs": "elixirs",
    "token": "tokens",
    "dragon": "dragon",
    "leader": "leader",
}
"""The sources of points, as the sums of a seat are named (L8)."""


class Ways(NamedTuple):
    """The regions that are one step away, by their names."""

    land: list[str]
    bridge: list[str]
    portal: list[str]
    sea: list[str]


# ------------------------------------------------------------------------------------------------------- what is where


def laid_boards(position: Position) -> list[tuple[int, Side, int]]:
    """The boards that are laid: slot, side, and quarter turns."""
    state, sides = position.state, position.components.sides
    return [
        (slot, sides[state[layout.SLOT_SIDE + slot]], int(state[layout.SLOT_TURN + slot]))
        for slot in range(4)
        if state[layout.SLOT_SIDE + slot] >= 0
    ]


def slot_name(position: Position, slot: int) -> str:
    """Where a slot is, such as ``left``."""
    return SLOT_NAMES[int(position.ground[layout.RECTANGLE])][slot]


def board_words(position: Position, slot: int, side: Side, turn: int) -> str:
    """A laid board, such as ``Left: volcano, upside down``."""
    is_centre = int(position.state[layout.CENTRE_SLOT]) == slot and position.ground[layout.RECTANGLE]
    centre = ", central board" if is_centre and position.state[layout.STEP] > layout.CENTRE_STEP else ""
    return f"{slot_name(position, slot).capitalize()}: {side.name}, {TURNS[turn]}{centre}"


def ways_from(position: Position, side: Side, region: str) -> Ways:
    """All neighbours of a region, the joined routes included."""
    components, state, ground = position.components, position.state, position.ground
    index = components.region_index[region]
    land, bridge = (
        [two if one == region else one for one, two in pairs if region in (one, two)]
        for pairs in (side.land, side.bridge)
    )
    portals = int(state[layout.PORTAL_REGIONS])
    beyond = portals & ~(1 << index) if portals >> index & 1 else 0
    sea = int(state[layout.SEA + index] | ground[layout.REGION_ROWS + layout.REGION_ROW * index + layout.REGION_SEA])
    names = components.regions
    return Ways(land, bridge, *([name for at, name in enumerate(names) if mask >> at & 1] for mask in (beyond, sea)))


def island_holder(position: Position, island: Sequence[str]) -> str | None:
    """The letter of who controls strictly more regions of an island than anybody else, or None (L8.2)."""
    index = position.components.region_index
    holders = [position.controller(index[region]) for region in island]
    counts = {letter: holders.count(letter) for letter in holders if letter}
    most = [letter for letter, count in counts.items() if count == max(counts.values())]
    return most[0] if len(most) == 1 else None


class Lying(NamedTuple):
    """A token or something else that lies in a region."""

    kind: str
    """``start``, ``citadel``, ``dragon``, ``portal``, ``rogues``, ``coins`` or ``token``."""
    face: str = ""
    """The id of an explore token, or ``?`` where it may not be known."""
    is_hidden: bool = False
    """Whether it lies face down."""
    title: str = ""
    """What people call an explore token that may be known."""
    seen: str = ""
    """The letters of those who have looked at it where it lies face down; that they have is public (L12.9)."""

    @property
    def words(self) -> str:
        """The thing in words."""
        return self._told(f", seen by {_and([IDENTITY_NAMES[letter] for letter in self.seen])}" if self.seen else "")

    @property
    def short_words(self) -> str:
        """The thing in few words, people by their letters."""
        return self._told(f", seen by {' '.join(self.seen)}" if self.seen else "")

    def _told(self, seen: str) -> str:
        if self.kind == "coins":
            return "2 coins"
        if self.kind != "token":
            return self.kind
        face = self.title or self.face
        return f"{face} (face down{seen})" if self.is_hidden else face


def things_lying(position: Position) -> dict[int, list[Lying]]:
    """What lies in the regions besides armies and cities, by region."""
    found: dict[int, list[Lying]] = {}

    def add(region: int | None, thing: Lying) -> None:
        if region is not None:
            found.setdefault(region, []).append(thing)

    add(position.start_region, Lying("start"))
    for token in position.explore_tokens():
        is_hidden = "swamp" in position.options.variants
        seen = "".join(position.identities[seat] for seat in token.seen) if is_hidden else ""
        add(token.region, Lying("token", token.face or "?", is_hidden, token_title(position, token), seen))
    kinds = (("citadel", position.citadels()), ("portal", position.portals()))
    for kind, regions in (*kinds, ("dragon", [position.dragon_region]), ("rogues", [position.rogues_region])):
        for region in regions:
            add(region, Lying(kind))
    for region in position.merchants():
        add(region, Lying("coins"))
    return found


def token_title(position: Position, token: ExploreToken) -> str:
    """What people call an explore token; nothing where its face may not be known."""
    components = position.components
    return "" if token.face is None else components.tokens[components.token_index[token.face]].title


def garrison_text(letter: str, garrison: Garrison) -> str:
    """What one colour has in a region: ``E3^1`` for 3 armies and 1 city."""
    return f"{letter}{garrison.armies}" + (f"^{garrison.cities}" if garrison.cities else "")


def garrison_words(letter: str, garrison: Garrison) -> str:
    """What one colour has in a region, in words."""
    parts = [count_words(garrison.armies, "army", "armies")] if garrison.armies else []
    parts += [count_words(garrison.cities, "city", "cities")] if garrison.cities else []
    return f"{IDENTITY_NAMES[letter]} {' and '.join(parts)}"


def region_words(position: Position, region: int, things: Sequence[Lying] = ()) -> str:
    """What is in a region and who controls it, in words."""
    parts = [garrison_words(letter, garrison) for letter, garrison in position.garrisons(region).items()]
    controller = position.controller(region)
    parts = [", ".join(parts) or "empty"]
    if controller:
        parts.append(f"controlled by {IDENTITY_NAMES[controller]}")
    return "; ".join(parts + [thing.words for thing in things])


# --------------------------------------------------------------------------------------------------------------- cards


def part_words(card: Card) -> list[str]:
    """The parts of a card's action, such as ``place 3``."""
    one = {"city": "build a city", "destroy": "destroy an army"}
    return [one.get(part.kind, f"{part.kind} {part.number}") for part in card.parts]


def action_words(card: Card) -> str:
    """What a card lets its taker do, such as ``place 3, then destroy an army``."""
    return {"or": " or ", "and": ", then "}.get(card.mode, "").join(part_words(card))


def ability_words(card: Card) -> str:
    """What a card brings its owner for the rest of the game."""
    found = [
        (f"+{card.move} move", card.move),
        (f"+{card.army} army", card.army),
        ("flying" if card.flying == 1 else f"flying {card.flying}", card.flying),
        (count_words(card.elixir, "elixir"), card.elixir),
        (count_words(card.coins, "coin"), card.coins),
        (f"1 point per {card.vp_per_family} card", card.vp_per_family),
        (
            f"{count_words(card.set_vp, 'point')} for {count_words(card.set_cards, f'{card.set_family} card')}",
            card.set_family,
        ),
        (f"{count_words(card.vp_per_flying, 'point')} per flying", card.vp_per_flying),
        (f"1 point per {count_words(card.vp_per_coins, 'coin')}", card.vp_per_coins),
        ("immune", card.immune),
    ]
    return ", ".join(words for words, has in found if has) or "nothing"


def cards_by_use(position: Position, seat: int) -> dict[str, list[str]]:
    """The titles of a seat's cards by what they do for it; cards that bring points with how many."""
    points = {line.name: line.points for line in score_sheet(position, seat) if line.source == "card"}
    groups: dict[str, list[str]] = {name: [] for name in ("move", "army", "flying", "elixirs", "points", "immune")}
    groups["other"] = []
    for card in position.cards(seat):
        if card.vp_per_family or card.set_family or card.vp_per_flying or card.vp_per_coins:
            groups["points"].append(f"{card.title} ({points.get(card.id, 0)})")
        elif card.elixir:
            groups["elixirs"].append(f"{card.title} ({card.elixir})")
        else:
            uses = (("move", card.move), ("army", card.army), ("flying", card.flying), ("immune", card.immune))
            groups[next((use for use, has in uses if has), "other")].append(card.title)
    return {use: titles for use, titles in groups.items() if titles}


# --------------------------------------------------------------------------------------------------------------- seats


def bonus_words(position: Position, seat: int) -> list[str]:
    """What cards and tokens bring a seat, added up."""
    move, army, flying = position.move_bonus(seat), position.army_bonus(seat), position.flying(seat)
    words = [(f"+{move} move", move), (f"+{army} army", army), (f"flying {flying}", flying)]
    elixirs = position.elixirs(seat)
    words += [(count_words(elixirs, "elixir"), elixirs), ("immune", int(position.is_immune(seat)))]
    return [text for text, has in words if has]


def points_by_source(position: Position, seat: int) -> dict[str, int]:
    """The points of a seat if the game ended now, by source; sources without points are left out."""
    sums: dict[str, int] = {}
    for line in score_sheet(position, seat):
        sums[SOURCES[line.source]] = sums.get(SOURCES[line.source], 0) + line.points
    return {source: sums[source] for source in SOURCES.values() if source in sums}


def leader_words(position: Position, seat: int) -> str:
    """A seat's leader, ``?`` where it may not be known, or nothing where there is none."""
    leader = position.leader(seat)
    if leader is None:
        return "?" if "leaders" in position.options.variants else ""
    return LEADER_WORDS[leader]


def bid_words(position: Position, seat: int) -> str:
    """A seat's bid while bids are made and used: a number, ``?`` where it may not be known, or nothing."""
    bid = position.bid(seat)
    if position.step not in ("bid", "first"):
        return ""
    if bid is None:
        return "?" if position.state[layout.BID + seat] == layout.UNKNOWN else "none yet"
    return str(bid)


def tie_words(position: Position) -> str:
    """While bids are made, what will break a tie of them (L3.2, L12.8)."""
    if position.step != "bid":
        return ""
    if "die" in position.options.variants:
        return "Tied bids: a die decides (L12.8)"
    names = ", ".join(_name(position, seat) for seat in position.ages)
    return f"Tied bids: the youngest wins; from the youngest on {names} (L3.2)"


def trophies(position: Position, seat: int) -> list[str]:
    """The tokens that a seat has taken, and the armies that it keeps."""
    found = [token_title(position, token) for token in position.explore_tokens() if token.owner == seat]
    if position.dragon_owner == seat:
        found.append("dragon")
    if position.leader(seat) == "red-sorceress":
        kept = sum(position.kept(other) for other in range(position.players))
        found += [f"{count_words(kept, 'army', 'armies')} kept"] if kept else []
    return found


def seat_state(position: Position, seat: int) -> str:
    """How a seat stands in the game: won, on turn, founder, or nothing to say."""
    outcome = position.outcome
    if outcome is not None:
        return "won" if seat in outcome.winners else ""
    if position.first is None or position.awaits_chance:
        return "founder" if seat == position.founder else ""
    return "on turn" if seat == position.seat else ""


def is_counted(position: Position) -> bool:
    """Whether the points on the table are final, and already in the totals of a match."""
    return position.is_over or position.awaits_chance


def total_words(position: Position, seat: int) -> list[str]:
    """The points of a match: those of the games before, or all of them when the last one is counted (L12.1)."""
    if "match" not in position.options.variants:
        return []
    return [f"{position.total(seat)} in all" if is_counted(position) else f"{position.total(seat)} before"]


def seat_words(position: Position, seat: int) -> str:
    """What a seat has, in one sentence."""
    armies, cities = position.supply(seat)
    sources = ", ".join(f"{source} {points}" for source, points in points_by_source(position, seat).items())
    when = "" if is_counted(position) else " if the game ended now"
    parts = [f"{count_words(position.points(seat), 'point')}{when}{f' ({sources})' if sources else ''}"]
    if "match" in position.options.variants:
        games = "in all" if is_counted(position) else "from games before"
        parts.append(f"{count_words(position.total(seat), 'point')} {games}")
    parts.append(count_words(position.coins(seat), "coin"))
    parts.append(f"{count_words(armies, 'army', 'armies')} and {count_words(cities, 'city', 'cities')} in supply")
    for words, value in (("leader", leader_words(position, seat)), ("bid", bid_words(position, seat))):
        parts += [f"{words} {value}"] if value else []
    parts += bonus_words(position, seat) + trophies(position, seat)
    cards = "; ".join(f"{use}: {', '.join(titles)}" for use, titles in cards_by_use(position, seat).items())
    parts.append(f"{count_words(len(position.cards(seat)), 'card')}{f' ({cards})' if cards else ''}")
    return "; ".join(parts)


# ----------------------------------------------------------------------------------------------------------- the moment


def moment_words(position: Position) -> str:
    """When it is, such as ``game 2 of 3, card 4 of 8``."""
    state, step = position.state, int(position.state[layout.STEP])
    cards = CARDS_EACH[position.players]
    if step == layout.DEAL_STEP:
        moment = "before the deal"
    elif step < layout.BID_STEP:
        moment = "set-up"
    elif step < layout.TAKE_STEP:
        moment = "bidding"
    elif step < layout.QUEEN_STEP:
        moment = f"card {int(state[layout.TAKEN + position.seat]) + (step == layout.TAKE_STEP)} of {cards}"
    else:
        moment = "the end"
    return f"game {position.match_game} of 3, {moment}" if "match" in position.options.variants else moment


def step_sentence(position: Position) -> str:
    """Who must decide what, or how the game ended, without a final stop."""
    outcome = position.outcome
    if outcome is not None:
        names = [_name(position, seat) for seat in outcome.winners]
        points = count_words(position.total(outcome.winners[0]), "point")
        return f"Game over. {_and(names)} {'win' if len(names) > 1 else 'wins'} with {points} ({outcome.rule})"
    step, taken = position.step, position.card_in_hand
    count = int(position.state[layout.COUNT])
    token = "one of six, face down"
    if step == "explore" and "swamp" not in position.options.variants:
        token = position.components.tokens[count].title
    return STEP_SENTENCES[step].format(
        player=_name(position, position.decider),
        players=_and([_name(position, seat) for seat in position.to_decide]),
        slot=slot_name(position, min(count, 3)),
        token=token,
        left=position.neutral_left if step == "neutral" else position.points_left,
        choice=action_words(taken) if taken else "",
        card=taken.title if taken else "",
    )


def describe_text(position: Position) -> str:
    """The whole position in words, line by line, in ASCII: for screen readers and for people without the picture."""
    names, things = position.components.regions, things_lying(position)
    lines = [f"Legends, {position.players} players, {moment_words(position)}.", f"{step_sentence(position)}."]
    lines += [f"{words}."] if (words := tie_words(position)) else []
    for seat, letter in enumerate(position.identities):
        state = seat_state(position, seat)
        state = f", {state}" if state else ""
        lines.append(f"Seat {seat}, {IDENTITY_NAMES[letter]} ({letter}){state}: {seat_words(position, seat)}.")
    for place, entry in enumerate(position.row(), 1):
        if entry:
            card = entry.card
            words = f"{card.title}: {ability_words(card)}; {action_words(card)}"
            lines.append(f"Place {place} of the row, {count_words(entry.price, 'coin')}, {words}.")
    lines.append(f"{count_words(position.deck_left, 'card')} left in the deck.")
    for slot, side, turn in laid_boards(position):
        lines.append(f"{board_words(position, slot, side, turn)}.")
        for island in side.islands:
            holder = island_holder(position, island)
            lines.append(f"Island of {_and(island)}: controlled by {IDENTITY_NAMES[holder] if holder else 'nobody'}.")
            for region in island:
                index = position.components.region_index[region]
                words = region_words(position, index, things.get(index, ()))
                lines.append(f"{names[index]}: {words}; {ways_words(ways_from(position, side, region))}.")
    return ascii_text("\n".join(lines))


def ways_words(ways: Ways) -> str:
    """The neighbours of a region, in words."""
    kinds = (("land to", ways.land), ("bridge to", ways.bridge), ("portal to", ways.portal), ("sea to", ways.sea))
    return ", ".join(f"{words} {_and(names)}" for words, names in kinds if names) or "no neighbours"


def ascii_text(text: str) -> str:
    """A text in ASCII alone: accents are dropped, and what is left becomes a question mark."""
    if text.isascii():
        return text
    plain = (character for character in unicodedata.normalize("NFKD", text) if not unicodedata.combining(character))
    return "".join(plain).encode("ascii", "replace").decode()


def _name(position: Position, seat: int) -> str:
    return IDENTITY_NAMES[position.identities[seat]]


def count_words(number: int, noun: str, plural: str = "") -> str:
    """How many of something there are."""
    return f"{number} {noun if number == 1 else plural or f'{noun}s'}"


def _and(words: Sequence[str]) -> str:
    return " and ".join([", ".join(words[:-1]), words[-1]] if len(words) > 1 else words)
