"""Reasons in Legends: what a turn brings and costs, read from the positions before and after it."""

from __future__ import annotations

from collections.abc import Iterator
from collections.abc import Set as AbstractSet

from tetrarch.analysis.forms import Finding, ending_reason, reason
from tetrarch.core.randomness import Generator
from tetrarch.core.text.messages import Value, series
from tetrarch.legends.components.cards import CARDS_EACH, Card
from tetrarch.legends.position.position import Position
from tetrarch.legends.rules import layout
from tetrarch.legends.rules.ending import controls_island
from tetrarch.legends.rules.state import armies_in, cities_in, controller_of
from tetrarch.legends.rules.turn import price_of
from tetrarch.legends.words.notation import kind_of, one_of
from tetrarch.legends.words.score import score_sheet
from tetrarch.legends.words.sentences import player_message
from tetrarch.legends.words.titles import card_title, token_title

POINT = 100
ENEMY_POINT = 80
DENIED_POINT = 40
LEAD = 50
SET_PART = 50
"""Of the points for a set, the part that its cards are worth while it is not whole."""
CITY = 40
IMMUNE = 40
TOKEN = 60
ELIXIR = 30
DESTROYED = 30
COIN = 20
FREE = 15
"""A card for nothing."""
BONUS_PER_TURN = 12
FLYING_PER_TURN = 10
ARMY = 8
CLOSE = 25
"""A region that is held by one army only, or by more than that now."""
FORGONE = {"half": 40, "place": ARMY, "move": 6, "city": CITY, "destroy": DESTROYED, "queen": 40}
"""What a point of an action that is not performed is worth, by step."""

THEMES = {
    **dict.fromkeys(("takes-lead", "draws-level"), "lead"),
    **dict.fromkeys(("wins-regions", "takes-regions", "wins-islands", "takes-islands", "wins-citadels"), "control"),
    "secures-regions": "control",
    **dict.fromkeys(("denies-regions", "denies-islands", "denies-card"), "rival"),
    **dict.fromkeys(("completes-set", "card-points", "most-elixirs", "slays-dragon", "leader-points"), "points"),
    **dict.fromkeys(("set-progress", "more-moves", "more-armies", "more-flying", "more-elixirs", "immune"), "later"),
    **dict.fromkeys(("gains-coins", "free-card", "bids-nothing"), "coins"),
    **dict.fromkeys(("takes-token", "turns-up-token", "builds-city", "places-armies"), "strength"),
    "destroys": "capture",
}
"""What is at stake, by the names of reasons."""
PRICES = frozenset({"pays-coins", "bids-coins"})
"""The reasons that are only a price."""


# What advice asks


def playable(view: Position, seat: int, generator: Generator) -> Position:
    """A possible complete position, consistent with what the seat knows, in which the seat decides."""
    whole = view.determinize(seat, generator)
    if whole.step == "bid":
        whole.state[layout.SEAT] = whole.state[layout.DECIDER] = seat
    return whole


def comes_to_light(before: Position, after: Position, seat: int) -> bool:
    """Whether a bid, a card, a leader or a token showed that the seat cannot know before (L9.1)."""
    if before.step == "bid" or after.awaits_chance or before.deck_left != after.deck_left:
        return True
    if before.state[layout.STEP] <= layout.MERCHANT_STEP < after.state[layout.STEP]:
        return True
    seen = slice(layout.TOKEN_SEEN, layout.TOKEN_SEEN + layout.TOKENS)
    return bool(((before.state[seen] ^ after.state[seen]) >> seat & 1).any())


def is_turn_over(start: Position, position: Position) -> bool:
    """Whether another turn has begun, or the game has ended; a decision of the set-up stands alone (L4.1)."""
    is_set_up = start.state[layout.STEP] < layout.TAKE_STEP
    return position.step in ("take", "queen", "over", "deal") or position.seat != start.seat or bool(is_set_up)


def reasons(start: Position, decisions: list[int], seat: int) -> list[Finding]:
    """What these decisions of the seat's own turn bring it, and what they cost it."""
    if start.step == "bid":
        return _bids(start, decisions[0])
    before = without_unknown_tokens(start, seat)
    after = before.copy()
    for decision in decisions:
        if not after.is_legal(decision):  # what an unknown token would have made possible
            break
        after.push(decision)
    parts = [
        _regions,
        _islands,
        _citadels,
        _cards,
        _other_points,
        _taken,
        _tokens,
        _abilities,
        _coins,
        _overpriced,
        _pieces,
    ]
    parts = [_endings, *parts] if after.is_over else [*parts, _lead]
    found = [told for part in parts for told in part(before, after, seat)]
    return [*found, *_turned_up(start, decisions, seat), *_forgone(before, decisions)]


def without_unknown_tokens(position: Position, seat: int) -> Position:
    """The position as if no token lay where the seat does not know which: what it brings is no reason (L12.9)."""
    known = position.copy()
    for place in range(layout.TOKENS):
        if not int(known.state[layout.TOKEN_SEEN + place]) >> seat & 1:
            known.state[layout.TOKEN_REGION + place] = -1
    return known


# The end, the lead, and bids


def _endings(before: Position, after: Position, seat: int) -> Iterator[Finding]:
    """The game that ends with this turn (L7.1, L8.5)."""
    assert after.outcome is not None
    yield ending_reason(after.outcome, seat, "L8.5")


def _lead(before: Position, after: Position, seat: int) -> Iterator[Finding]:
    """The winners if the game ended now (L8.5)."""
    was, now = _margin(before, seat), _margin(after, seat)
    points = _standing(after, seat)
    if was <= 0 < now:
        yield reason("takes-lead", LEAD, "L8.5", points=points, behind=points - now)
    elif was < 0 and now == 0:
        yield reason("draws-level", LEAD // 2, "L8.5", points=points)


def _margin(position: Position, seat: int) -> int:
    """How many points the seat is ahead of the best of the others."""
    best = max(_standing(position, other) for other in range(position.players) if other != seat)
    return _standing(position, seat) - best


def _standing(position: Position, seat: int) -> int:
    """The points of a seat, those of the games of a match before included (L12.1)."""
    own = 0 if position.awaits_chance else position.points(seat)  # counted already when the game is over
    return own + position.total(seat)


def _bids(start: Position, decision: int) -> list[Finding]:
    """The cost of a bid if it wins (L3.1)."""
    coins = one_of(decision)
    if coins == 0:
        return [reason("bids-nothing", COIN, "L3.1")]
    return [reason("bids-coins", -COIN * coins, "L3.1", coins=coins)]


# Regions and islands


def _regions(before: Position, after: Position, seat: int) -> Iterator[Finding]:
    """Regions that change hands, and own ones that are held by one army only, or no longer (L8.1)."""
    changes: dict[tuple[int, int], list[str]] = {}
    close: set[str] = set()
    held: dict[str, list[str]] = {}
    for region in after.regions():
        was, now = _controller(before, region), _controller(after, region)
        name = after.components.regions[region]
        is_close = _is_close(after, region, now if now >= 0 else was)
        if was != now:
            changes.setdefault((was, now), []).append(name)
            close |= {name} if is_close else set()
        elif now == seat and is_close != _is_close(before, region, seat) and not after.is_over:
            held.setdefault("holds" if is_close else "secures", []).append(name)
    yield from _handed_over(after, seat, changes, "regions", "L8.1", close)
    for verb, names in held.items():
        values: dict[str, Value] = {"places": series(names), "count": len(names)}
        if verb == "holds":
            yield reason("holds-regions", -CLOSE * len(names), "L8.1", **values)
        else:
            yield reason("secures-regions", CLOSE * len(names), "L8.1", **values)


def _is_close(position: Position, region: int, colour: int) -> bool:
    """Whether one army decides about a colour's control of a region in which others have armies or cities (L8.1)."""
    stack = int(position.state[layout.STACKS + region])
    strengths = {other: armies_in(stack, other) + cities_in(stack, other) for other in range(position.players)}
    strengths[layout.NEUTRAL_COLOUR] = armies_in(stack, layout.NEUTRAL_COLOUR)
    own = strengths.pop(colour, 0)
    rival = max(strengths.values())
    return rival > 0 and own - rival in (0, 1)


def _islands(before: Position, after: Position, seat: int) -> Iterator[Finding]:
    """Islands that change hands (L8.2)."""
    changes: dict[tuple[int, int], list[str]] = {}
    on_map = {after.components.regions[region] for region in after.regions()}
    for number, island in enumerate(after.components.islands):
        if set(island) <= on_map:
            was, now = _island_holder(before, number), _island_holder(after, number)
            if was != now:
                changes.setdefault((was, now), []).append("+".join(island))
    yield from _handed_over(after, seat, changes, "islands", "L8.2")


def _handed_over(
    after: Position,
    seat: int,
    changes: dict[tuple[int, int], list[str]],
    what: str,
    rule: str,
    close: AbstractSet[str] = frozenset(),
) -> Iterator[Finding]:
    """What changes of control mean to a seat: each is worth a point to its owner; one army decides the close ones."""
    for (was, now), names in changes.items():
        near = [name for name in names if name in close]
        by_one = "no" if not near else "all" if near == names else "some"
        values: dict[str, Value] = {"places": series(names), "count": len(names)}
        if what == "regions":
            values |= {"by_one": by_one, "close": series(near)}
        of_old, of_new = 0 <= was < after.players, 0 <= now < after.players
        if now == seat and of_old:
            weight = (POINT + ENEMY_POINT) * len(names)
            yield reason(f"takes-{what}", weight, rule, player=player_message(after, was), **values)
        elif now == seat:
            yield reason(f"wins-{what}", POINT * len(names), rule, **values)
        elif was == seat:
            weight = -(POINT + (ENEMY_POINT if of_new else 0)) * len(names)
            yield reason(f"loses-{what}", weight, rule, **values)
        elif of_old and not of_new:
            yield reason(f"denies-{what}", ENEMY_POINT * len(names), rule, player=player_message(after, was), **values)
        elif of_new:
            yield reason(f"gives-{what}", -ENEMY_POINT * len(names), rule, player=player_message(after, now), **values)


def _controller(position: Position, region: int) -> int:
    return int(controller_of(position.static, int(position.state[layout.STACKS + region])))


def _island_holder(position: Position, island: int) -> int:
    """The seat that controls an island, or -1; the neutral colour scores nothing."""
    holders = [
        other for other in range(position.players) if controls_island(position.static, position.state, other, island)
    ]
    return holders[0] if holders else -1


def _citadels(before: Position, after: Position, seat: int) -> Iterator[Finding]:
    """Citadels that the seat holds, or does no longer (L12.3)."""
    was, now = _lines(before, seat, "citadel"), _lines(after, seat, "citadel")
    if now.keys() - was.keys():
        names = sorted(now.keys() - was.keys())
        yield reason("wins-citadels", POINT * len(names), "L12.3", places=series(names), count=len(names))
    if was.keys() - now.keys():
        names = sorted(was.keys() - now.keys())
        yield reason("loses-citadels", -POINT * len(names), "L12.3", places=series(names), count=len(names))


def _lines(position: Position, seat: int, source: str) -> dict[str, int]:
    """The points of one source on a seat's score sheet, by name."""
    return {line.name: line.points for line in score_sheet(position, seat) if line.source == source}


# Cards


def _cards(before: Position, after: Position, seat: int) -> Iterator[Finding]:
    """Points of the seat's cards, sets that are whole now, and progress with others (L6.6-L6.8, L6.10)."""
    was, now = _lines(before, seat, "card"), _lines(after, seat, "card")
    new = _new_cards(before, after, seat)
    for card in after.cards(seat):
        title = card_title(before.components, card)
        more = now.get(card.id, 0) - was.get(card.id, 0)
        is_whole = bool(card.set_family) and _of_family(after, seat, card.set_family) >= card.set_cards
        if is_whole and more >= card.set_vp:
            yield reason("completes-set", POINT * more, "L6.7", title=title, points=more)
        elif more > 0:
            yield reason("card-points", POINT * more, _card_rule(card), title=title, points=more)
        elif more < 0:
            yield reason("card-loses", POINT * more, _card_rule(card), title=title, points=-more)
        if card.set_family and not is_whole and (card in new or any(one.family == card.set_family for one in new)):
            have = _of_family(after, seat, card.set_family)
            weight = SET_PART * card.set_vp * have // card.set_cards
            yield reason("set-progress", weight, "L6.7", title=title, have=have, cards=card.set_cards)


def _card_rule(card: Card) -> str:
    return "L6.6" if card.vp_per_family else "L6.10" if card.vp_per_flying else "L6.8" if card.vp_per_coins else "L6.7"


def _new_cards(before: Position, after: Position, seat: int) -> list[Card]:
    """The cards that the seat has taken between two positions."""
    return [card for card in after.cards(seat) if card not in before.cards(seat)]


def _of_family(position: Position, seat: int, family: str) -> int:
    return sum(card.family == family for card in position.cards(seat))


def _taken(before: Position, after: Position, seat: int) -> Iterator[Finding]:
    """The points that a taken card would have given another seat at once, by sets and families (L8.3)."""
    for card in _new_cards(before, after, seat):
        index = before.components.card_index[card.id]
        for other in range(before.players):
            if other == seat or before.state[layout.TAKEN + other] >= CARDS_EACH[before.players]:
                continue
            with_card = before.copy()
            with_card.state[layout.OWNED + other] |= 1 << index
            points = _sum(with_card, other) - _sum(before, other)
            if points > 0:
                values: dict[str, Value] = {"title": card_title(before.components, card), "points": points}
                yield reason(
                    "denies-card", DENIED_POINT * points, "L8.3", player=player_message(before, other), **values
                )


def _sum(position: Position, seat: int) -> int:
    return sum(_lines(position, seat, "card").values())


# Other sources of points, tokens


def _other_points(before: Position, after: Position, seat: int) -> Iterator[Finding]:
    """Points for elixirs, the dragon and the leader (L8.4, L12.4, L12.6)."""
    elixirs = after.elixirs(seat)
    more = _lines(after, seat, "elixirs").get("", 0)
    gained = more - _lines(before, seat, "elixirs").get("", 0)
    if gained > 0:
        yield reason(
            "most-elixirs", POINT * gained, "L8.4", elixirs=elixirs, points=more, tied="no" if more == 2 else "yes"
        )
    if sum(_lines(after, seat, "dragon").values()) > sum(_lines(before, seat, "dragon").values()):
        yield reason("slays-dragon", 2 * POINT, "L12.4")
    led = sum(_lines(after, seat, "leader").values()) - sum(_lines(before, seat, "leader").values())
    if led > 0:
        yield reason("leader-points", POINT * led, "L12.6", points=led)
    elif led < 0:
        yield reason("leader-loses", POINT * led, "L12.6", points=-led)


def _tokens(before: Position, after: Position, seat: int) -> Iterator[Finding]:
    """Tokens that the seat has taken and knows (L12.2)."""
    components = before.components
    for token, taken in zip(before.explore_tokens(), after.explore_tokens(), strict=True):
        if token.region is not None and taken.owner == seat and taken.face is not None:
            face = components.tokens[components.token_index[taken.face]]
            yield reason("takes-token", TOKEN + POINT * face.vp, "L12.2", title=token_title(components, face))


def _turned_up(start: Position, decisions: list[int], seat: int) -> Iterator[Finding]:
    """Face-down tokens that a city takes, whatever they are (L12.9)."""
    unknown = {token.region for token in start.explore_tokens() if seat not in token.seen}
    for decision in decisions:
        if kind_of(decision) == layout.BUILD and one_of(decision) in unknown:
            yield reason("turns-up-token", TOKEN // 2, "L12.9", region=start.components.regions[one_of(decision)])


def _forgone(before: Position, decisions: list[int]) -> Iterator[Finding]:
    """Actions that the seat does not perform, and the Fairy Queen's card that it does not take (L4.3, L12.6)."""
    position = before.copy()
    for number, decision in enumerate(decisions):
        if not position.is_legal(decision):
            return
        if kind_of(decision) == layout.STOP and position.step == "queen":
            yield reason("declines-card", -FORGONE["queen"], "L12.6")
        elif kind_of(decision) == layout.STOP and position.card_in_hand is not None:
            weight = max(FORGONE[position.step] * max(position.points_left, 1), 0 if number else CITY)
            title = card_title(position.components, position.card_in_hand)
            yield reason("forgoes-action", -weight, "L4.3", title=title)
        position.push(decision)


# Abilities, coins, pieces


def _abilities(before: Position, after: Position, seat: int) -> Iterator[Finding]:
    """The abilities of the seat from now on (L6.1-L6.4, L6.9)."""
    left = CARDS_EACH[before.players] - int(after.state[layout.TAKEN + seat])
    bonuses = (
        ("more-moves", after.move_bonus(seat) - before.move_bonus(seat), BONUS_PER_TURN * left, "L6.1"),
        ("more-armies", after.army_bonus(seat) - before.army_bonus(seat), BONUS_PER_TURN * left, "L6.2"),
        ("more-flying", after.flying(seat) - before.flying(seat), FLYING_PER_TURN * left, "L6.3"),
        ("more-elixirs", after.elixirs(seat) - before.elixirs(seat), ELIXIR if left else 0, "L6.4"),
        ("immune", after.is_immune(seat) - before.is_immune(seat), IMMUNE if left else 0, "L6.9"),
    )
    for name, more, weight, rule in bonuses:
        if more > 0 and weight > 0:
            yield reason(name, more * weight, rule, number=more)


def _coins(before: Position, after: Position, seat: int) -> Iterator[Finding]:
    """Coins paid and gained, and cards for nothing (L4.1, L6.5)."""
    gained = after.coins(seat) - before.coins(seat)
    price = sum(
        int(price_of(place))
        for place, lying in enumerate(before.row())
        if lying is not None and lying.card in _new_cards(before, after, seat)
    )
    if gained > 0:
        yield reason("gains-coins", COIN * gained, "L6.5", coins=gained)
    elif gained < 0:
        yield reason("pays-coins", COIN * gained, "L4.1", coins=-gained)
    elif price == 0:
        for card in _new_cards(before, after, seat):
            yield reason("free-card", FREE, "L4.1", title=card_title(before.components, card))


def _overpriced(before: Position, after: Position, seat: int) -> Iterator[Finding]:
    """A card with the same action that was cheaper and brings at least as much (L4.1)."""
    new = _new_cards(before, after, seat)
    if before.step != "take" or len(new) != 1:
        return
    lying = {place: card.card for place, card in enumerate(before.row()) if card is not None}
    place = next(place for place, card in lying.items() if card == new[0])
    for other, card in lying.items():  # from the left of the row, so that the cheapest comes first
        more = int(price_of(place)) - int(price_of(other))
        is_alike = (card.mode, card.parts) == (new[0].mode, new[0].parts)
        if more > 0 and is_alike and _card_worth(before, other, seat) >= _card_worth(before, place, seat):
            titles: dict[str, Value] = {
                "title": card_title(before.components, new[0]),
                "other": card_title(before.components, card),
            }
            yield reason("overpriced", -COIN * more, "L4.1", coins=more, **titles)
            return


def _card_worth(before: Position, place: int, seat: int) -> int:
    """The weight of all that a card in the row brings without its action, its price not counted."""
    after = before.copy()
    after.push(layout.TAKE | place << layout.ONE_SHIFT)
    parts = (_cards, _other_points, _taken, _abilities)
    found = sum(told.weight for part in parts for told in part(before, after, seat))
    return found + COIN * sum(card.coins for card in _new_cards(before, after, seat))


def _pieces(before: Position, after: Position, seat: int) -> Iterator[Finding]:
    """Cities built, armies of others destroyed, armies placed (L5.1, L5.3, L5.4)."""
    regions = before.components.regions
    built = [
        regions[region]
        for region in before.regions()
        if cities_in(int(after.state[layout.STACKS + region]), seat)
        > cities_in(int(before.state[layout.STACKS + region]), seat)
    ]
    if built:
        yield reason("builds-city", CITY * len(built), "L5.3", places=series(built), count=len(built))
    colours = [*(other for other in range(before.players) if other != seat), layout.NEUTRAL_COLOUR]
    for colour in colours:
        destroyed = _armies(before, colour) - _armies(after, colour)
        if destroyed > 0:
            player = player_message(before, colour)
            yield reason("destroys", DESTROYED * destroyed, "L5.4", player=player, number=destroyed)
    placed = _armies(after, seat) - _armies(before, seat)
    if placed > 0 and before.state[layout.STEP] >= layout.TAKE_STEP:
        yield reason("places-armies", ARMY * placed, "L5.1", number=placed)


def _armies(position: Position, colour: int) -> int:
    """All armies of a colour on the map."""
    return sum(int(armies_in(int(position.state[layout.STACKS + region]), colour)) for region in position.regions())
