"""What a decision met, in the words of the rules, so that a comparison can prove that it met it."""

from __future__ import annotations

from collections.abc import Iterator

from tests.legends.oracle import Decision, OracleState, score_sheet, standings
from tests.legends.oracle.acting import is_immune, part_points
from tests.legends.oracle.components import CARDS, SIDES
from tests.legends.oracle.founding import TOKEN_STEPS, regions_with_token
from tests.legends.oracle.ground import is_between, step_cost
from tests.legends.oracle.playing import PRICES, possible_halves
from tests.legends.oracle.scoring import elixir_points
from tests.legends.oracle.state import NEUTRAL

ACTION_STEPS = ("place", "move", "city", "destroy")
LEADERS = ("fairy-queen", "bandit-king", "red-sorceress", "white-knight")
FACES = ("magic-spring", "cottage", "hidden-treasure", "magic-book", "stable")
SCORING_CARDS = tuple(card.id for card in CARDS.values() if any(name.startswith("vp_") for name in card.ability))

SET_UP = {
    *(f"decision {kind}" for kind in ("lay", "centre", "start", "token", "merchant", "shared", "bid", "first")),
    *(f"step {step}" for step in TOKEN_STEPS),
    "L2.4 the shared army beside a token",
    "L12.7 coins beside a token",
    "L12.10 the desert is the centre of a rectangle",
    "L13.2 four armies on the starting region",
}
"""What only a game from its beginning meets."""

BIDS = {
    "L3.1 the highest bid alone pays",
    "L3.2 the youngest wins a tie",
    "L12.8 the die wins a tie against age",
}
"""What tied bids meet."""

WITH_TWO = {"decision neutral", "L5.4 a neutral army destroyed", "L12.6 a neutral army is not kept"}

TURN = {
    *(f"decision {kind}" for kind in ("take", "half", "place", "move", "city", "destroy", "stop")),
    *(f"L4.1 a price of {price}" for price in range(4)),
    "L4.1 a card too dear",
    "L4.3 all of an action left",
    "L4.4 a part passed over",
    "L4.4 both halves left",
    "L4.4 only one half can be done",
    "L4.4 a part left, and the next one begun",
    "L4.5 the row gets shorter",
    "L5.1 on the starting region",
    "L5.1 with a city of one's own",
    "L5.1 the supply is the limit",
    "L5.2 over land",
    "L5.2 over a bridge",
    *(f"L5.2 over the sea for {cost}" for cost in (1, 2, 3)),
    "L5.2 points are left over",
    "L5.2 the cheaper of two ways",
    "L5.3 a second city in the region",
    "L5.3 no city is left",
    "L5.4 a player's army destroyed",
    "L6.1 a move with a bonus",
    "L6.2 a placement with a bonus",
    "L6.9 the immune are spared",
    "L7.1 the game is over",
    "L8.4 most elixirs alone",
    "L8.4 most elixirs tied",
    *(f"L8.3 points for {card}" for card in SCORING_CARDS if CARDS[card].min_players == 2),
    *(f"L12.2 {face} taken" for face in FACES),
    "L12.3 a citadel scored",
    *(f"L12.4 the dragon falls to {what}" for what in ("a placed army", "a step", "the White Knight's army")),
    "L12.4 a step between portals",
    "L12.4 rogues are paid",
    "L12.4 rogues find nothing",
    "L12.5 the seventh place",
    "L12.6 a coin taken",
    "L12.6 a coin left",
    "L12.6 the Red Sorceress keeps an army",
    "L12.6 the White Knight brings an army",
    "L12.6 the White Knight has none to bring",
    "L12.6 the Fairy Queen takes a card",
    "L12.6 the Fairy Queen takes none",
    *(f"L12.6 points for the {leader}" for leader in LEADERS),
    "L12.7 coins of merchants",
    "L12.9 a look at a token",
    "L12.9 the poison swamp taken",
    "L13.2 a dragon that withstands six",
}
"""What scrambled positions meet, with any number of players."""

ENDINGS = {
    "L8.5 points decide",
    "L8.5 coins decide",
    "L8.5 armies decide",
    "L8.5 regions decide",
    "L8.5 a shared win",
    "L12.1 the next game of a match",
    "L12.1 the match is over",
    "L12.2 the Magic Book decides",
}
"""What positions near the end meet."""

WITH_THREE = {
    "L4.2 a card with coins",
    *(f"L8.3 points for {card}" for card in SCORING_CARDS if CARDS[card].min_players == 3),
}
WITH_FOUR = {"L4.4 a city in an or"}

KNOWN = SET_UP | BIDS | WITH_TWO | TURN | ENDINGS | WITH_THREE | WITH_FOUR


def situations(before: OracleState, decision: Decision, after: OracleState) -> set[str]:
    """The kind of the decision, and every situation that it began in, was, or led to."""
    found = {f"decision {decision[0]}", *circumstances(before), *consequences(before, after)}
    match decision:
        case ("token" | "shared" | "merchant" | "centre" | "bid", *_):
            found.update(of_founding(before, decision, after))
        case ("take", int(place)):
            found.update(of_taking(before, place, after))
        case ("place", str(region)):
            found.update(of_placing(before, region, after))
        case ("move", str(here), str(there)):
            found.update(of_step(before, here, there, after))
        case ("city", str(region)):
            found.update(of_city(before, region, after))
        case ("destroy", str(region), str(letter), bool(takes_coin)):
            found.update(of_destruction(before, letter, takes_coin))
        case ("stop",):
            found.update(of_stopping(before, after))
    return found


def circumstances(before: OracleState) -> Iterator[str]:
    """What there is before the decision."""
    mover = before.mover
    if before.step == "take":
        if any(card and PRICES[place] > before.coins[mover] for place, card in enumerate(before.row)):
            yield "L4.1 a card too dear"
    elif before.step == "half":
        if len(possible_halves(before)) == 1:
            yield "L4.4 only one half can be done"
        if "city" in dict(CARDS[before.action.card or ""].parts):
            yield "L4.4 a city in an or"
    elif before.step == "destroy":
        for (region, letter), count in before.armies.items():
            if count and letter != mover and before.armies[region, mover] and is_immune(before, letter):
                yield "L6.9 the immune are spared"


def consequences(before: OracleState, after: OracleState) -> Iterator[str]:
    """Changes after any decision."""
    if before.step in (*ACTION_STEPS, "take", "half") and after.action.card is None:
        if not before.deck and after.row[-1] is None:
            yield "L4.5 the row gets shorter"
        tokens = zip(before.explore, after.explore, strict=True)
        if any(token.at is not None and len(token.seen) > len(old.seen) for old, token in tokens):
            yield "L12.9 a look at a token"
    if before.dragon_at is not None and after.dragon_at is None and after.dragon_owner is not None:
        how = {"place": "a placed army", "move": "a step", "city": "the White Knight's army"}[before.step]
        yield f"L12.4 the dragon falls to {how}"
    if after.is_first_printing and after.dragon_at is not None:
        if sum(after.armies[after.dragon_at, letter] for letter in after.identities) == 6:
            yield "L13.2 a dragon that withstands six"
    if after.step in ("deal", "over"):
        yield from of_end(after)


def of_end(after: OracleState) -> Iterator[str]:
    """How a game ended, and where its points came from."""
    if after.step == "deal":
        yield "L12.1 the next game of a match"
    else:
        yield "L12.1 the match is over" if after.uses("match") else "L7.1 the game is over"
        yield deciding(after)
    for letter in after.identities:
        for source in score_sheet(after, letter):
            kind, _, name = source.partition(" ")
            if kind == "card":
                yield f"L8.3 points for {name}"
            elif kind == "citadel":
                yield "L12.3 a citadel scored"
            elif kind == "leader":
                yield f"L12.6 points for the {after.leaders[letter]}"
            elif kind == "elixirs":
                yield "L8.4 most elixirs alone" if elixir_points(after, letter) == 2 else "L8.4 most elixirs tied"


def deciding(after: OracleState) -> str:
    """The difference between the first place and the second."""
    first, *others = standings(after)
    if len(first) > 1:
        return "L8.5 a shared win"
    (winner,), second = first, min(others[0])
    if after.totals[winner] != after.totals[second]:
        return "L8.5 points decide"
    if not after.uses("match") and "magic-book" in after.tokens_of(winner):
        return "L12.2 the Magic Book decides"
    if after.coins[winner] != after.coins[second]:
        return "L8.5 coins decide"
    if after.armies_on_board(winner) != after.armies_on_board(second):
        return "L8.5 armies decide"
    return "L8.5 regions decide"


def of_founding(before: OracleState, decision: Decision, after: OracleState) -> Iterator[str]:
    kind, named = decision[0], decision[1]
    if kind == "token":
        yield f"step {before.step}"
    if kind in ("shared", "merchant") and named in regions_with_token(before):
        yield "L2.4 the shared army beside a token" if kind == "shared" else "L12.7 coins beside a token"
    if kind == "centre" and SIDES[before.slots[after.centre].side].must_be_central:
        yield "L12.10 the desert is the centre of a rectangle"
    if kind == "shared" and after.is_first_printing:
        yield "L13.2 four armies on the starting region"
    if after.step == "first":
        bids = {letter: bid for letter, bid in after.bids.items() if bid is not None}
        tied = [letter for letter in bids if bids[letter] == max(bids.values())]
        if len(tied) == 1:
            yield "L3.1 the highest bid alone pays"
        elif not after.uses("die"):
            yield "L3.2 the youngest wins a tie"
        elif min(tied, key=after.ages.index) != after.mover:
            yield "L12.8 the die wins a tie against age"


def of_taking(before: OracleState, place: int, after: OracleState) -> Iterator[str]:
    card = CARDS[before.row[place] or ""]
    yield f"L4.1 a price of {PRICES[place]}"
    if place == 6:
        yield "L12.5 the seventh place"
    if "coins" in card.ability:
        yield "L4.2 a card with coins"
    if before.step == "queen":
        yield "L12.6 the Fairy Queen takes a card"
        return
    if after.action.card is None or after.action.part > 0:
        yield "L4.4 a part passed over"
        if before.city_supply(before.mover) == 0 and card.parts[0][0] == "city":
            yield "L5.3 no city is left"
    if after.action.card is not None and after.step in ("place", "move"):
        kind, printed = card.parts[after.action.part]
        if after.action.points > printed:
            yield "L6.1 a move with a bonus" if kind == "move" else "L6.2 a placement with a bonus"
        if kind == "place" and after.action.points == after.army_supply(after.mover) < 4:
            yield "L5.1 the supply is the limit"


def of_placing(before: OracleState, region: str, after: OracleState) -> Iterator[str]:
    yield "L5.1 on the starting region" if region == before.start else "L5.1 with a city of one's own"


def of_step(before: OracleState, here: str, there: str, after: OracleState) -> Iterator[str]:
    mover = before.mover
    cost = step_cost(before, mover, here, there)
    sides = [SIDES[slot.side] for slot in before.slots]
    by_land = any(is_between(side.land, here, there) for side in sides)
    by_bridge = any(is_between(side.bridges, here, there) for side in sides)
    by_portal = {here, there} == set(before.portals)
    if by_land:
        yield "L5.2 over land"
    elif by_bridge:
        yield "L5.2 over a bridge"
    elif by_portal:
        yield "L12.4 a step between portals"
        if any(is_between(side.sea, here, there) for side in sides):
            yield "L5.2 the cheaper of two ways"
    else:
        yield f"L5.2 over the sea for {cost}"
    if after.action.card != before.action.card or after.action.part != before.action.part:
        if before.action.points - (cost or 0) > 0:
            yield "L5.2 points are left over"
    if there == before.rogues:
        yield "L12.4 rogues are paid" if before.coins[mover] > 0 else "L12.4 rogues find nothing"


def of_city(before: OracleState, region: str, after: OracleState) -> Iterator[str]:
    mover = before.mover
    if before.cities[region, mover]:
        yield "L5.3 a second city in the region"
    for token in before.explore:
        if token.at == region:
            yield "L12.9 the poison swamp taken" if token.face == "poison-swamp" else f"L12.2 {token.face} taken"
    if region in before.merchants:
        yield "L12.7 coins of merchants"
    if before.leader_of(mover) == "white-knight":
        brings = after.armies[region, mover] > before.armies[region, mover]
        yield "L12.6 the White Knight brings an army" if brings else "L12.6 the White Knight has none to bring"


def of_destruction(before: OracleState, letter: str, takes_coin: bool) -> Iterator[str]:
    leader = before.leader_of(before.mover)
    yield "L5.4 a neutral army destroyed" if letter == NEUTRAL else "L5.4 a player's army destroyed"
    if leader == "red-sorceress":
        yield "L12.6 a neutral army is not kept" if letter == NEUTRAL else "L12.6 the Red Sorceress keeps an army"
    if leader == "bandit-king" and letter != NEUTRAL:
        if takes_coin:
            yield "L12.6 a coin taken"
        elif before.coins[letter] > 0:
            yield "L12.6 a coin left"


def of_stopping(before: OracleState, after: OracleState) -> Iterator[str]:
    if before.step == "queen":
        yield "L12.6 the Fairy Queen takes none"
    elif before.step == "half":
        yield "L4.4 both halves left"
    elif after.action.card == before.action.card:
        yield "L4.4 a part left, and the next one begun"
    elif before.action.part == 0:
        kind, printed = CARDS[before.action.card or ""].parts[0]
        if before.action.points == part_points(before, kind, printed):
            yield "L4.3 all of an action left"
