"""Makes the golden games again: the valid ones by playing, the rejected ones by breaking valid ones.

Run from the root of the repository when the rules' version or the record's format changes, and read the difference:

    python -m tests.legends.golden.make_golden
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tests.legends.tables import own_tokens, plain_components
from tetrarch.core.randomness import Generator, commitment
from tetrarch.core.record import Game
from tetrarch.legends import Position, deal_next, new_game, position_to_line
from tetrarch.legends.rules import layout

GOLDEN = Path(__file__).parent
VALID = GOLDEN / "valid"
REJECTED = GOLDEN / "rejected"

ENCOUNTERS = ["dragon", "portals", "rogues"]

Choose = Callable[[Position, Generator], int]


def lively(position: Position, dice: Generator) -> int:
    """At random, but actions are mostly done to their end."""
    ids = [int(decision) for decision in position.legal_ids()]
    if len(ids) > 1 and dice.below(8):
        ids = [decision for decision in ids if decision != layout.STOP]
    return dice.choice(ids)


def idle(position: Position, dice: Generator) -> int:
    """Bid nothing, take the first card and do as little as possible with it, so that the players differ little."""
    ids = [int(decision) for decision in position.legal_ids()]
    if position.step in ("bid", "take"):
        return ids[0]
    if layout.STOP in ids and dice.below(12):
        return layout.STOP
    return dice.choice(ids)


@dataclass(frozen=True)
class Recipe:
    """How a golden game comes about."""

    proves: str
    decided: str
    """What decides who wins (see ``decided_by``); empty for a game that is unfinished."""
    seed: int
    players: int = 2
    options: dict[str, Any] = field(default_factory=dict)
    events: tuple[str, ...] = ()
    """Patterns of decisions that must be in it."""
    check: Callable[[Game[Position]], bool] = lambda game: True
    """What else must be so."""
    choose: Choose = lively
    most: int = 10_000


def has_swamp(game: Game[Position]) -> bool:
    """Whether the poison swamp is taken, and a player has looked at a token that is not."""
    tokens = game.position.explore_tokens()
    return any(token.face == "poison-swamp" and token.owner is not None for token in tokens) and any(
        token.owner is None and token.seen for token in tokens
    )


def has_encounters(game: Game[Position]) -> bool:
    """Whether the dragon is slain, the portals are walked through, and the rogues are met."""
    data: dict[str, Any] = game.position.to_json()
    one, other = data["portals"]
    walked = {event.play for event in game.events} & {f"{one}-{other}", f"{other}-{one}"}
    met = any((event.play or "").endswith(f"-{data['rogues']}") for event in game.events)
    return data["dragon"]["owner"] is not None and bool(walked) and met


def has_tied_bids(game: Game[Position]) -> bool:
    """Whether several have bid the most, and not the youngest of them has won."""
    bids = [game.position.bid(seat) or 0 for seat in range(game.position.players)]
    tied = [seat for seat, bid in enumerate(bids) if bid == max(bids)]
    winner = next(event.seat for event in game.events if (event.play or "").startswith("first"))
    ages = [int(age) for age in game.position.state[layout.AGE : layout.AGE + 4]]
    return len(tied) > 1 and min(tied, key=lambda seat: ages[seat]) != winner


RECIPES = {
    "two-players": Recipe("the most points win (L8.5), with neutral armies about (L2.5)", "points", 1),
    "three-players-coins": Recipe("a tie goes to most coins (L8.5)", "coins", 147, 3),
    "four-players-armies": Recipe("then to most armies on the board (L8.5)", "armies", 16, 4),
    "regions": Recipe("then to most regions controlled (L8.5)", "regions", 19, choose=idle),
    "shared": Recipe("then the victory is shared (L8.5)", "shared", 22, 3, choose=idle),
    "book": Recipe("the Magic Book wins any tie (L12.2)", "book", 174, 2, {"variants": ["explore"]}),
    "citadels-and-merchants": Recipe(
        "citadels (L12.3) and merchant towns (L12.7) in a row of seven (L12.5)",
        "points",
        13,
        3,
        {"variants": ["citadels", "merchants", "seven-cards"]},
        check=lambda game: int(game.position.state[layout.MERCHANT_REGIONS]).bit_count() < 3,
    ),
    "encounters": Recipe(
        "the dragon is slain, the portals are used, the rogues are paid (L12.4)",
        "points",
        78,
        4,
        {"variants": ENCOUNTERS},
        check=has_encounters,
    ),
    "bandit-king-and-queen": Recipe(
        "leaders: the Bandit King takes a coin, the Fairy Queen one more card (L12.6)",
        "points",
        5,
        4,
        {"variants": ["leaders"]},
        events=(r"x\w+\$",),
        check=lambda game: (game.events[-1].play or "").startswith("take"),
    ),
    "queen-declines": Recipe(
        "the Fairy Queen leaves her last card (L12.6)",
        "points",
        101,
        3,
        {"variants": ["leaders"]},
        check=lambda game: game.events[-1].play == "stop" and bool(game.position.state[layout.QUEEN_DONE]),
    ),
    "red-sorceress-first-printing": Recipe(
        "the first printing (L13.2), and armies that the Red Sorceress keeps (L12.6)",
        "points",
        3,
        4,
        {"variants": ["leaders", "dragon"], "printing": "first-printing"},
        check=lambda game: sum(game.position.state[layout.KEPT : layout.KEPT + 4]) >= 3,
    ),
    "die": Recipe(
        "a die decides tied bids, against the ages (L12.8)", "points", 16, 3, {"variants": ["die"]}, check=has_tied_bids
    ),
    "swamp": Recipe(
        "tokens lie face down, and the swamp is taken (L12.9)",
        "points",
        11,
        3,
        {"variants": ["explore", "swamp"]},
        check=has_swamp,
    ),
    "founder-in-a-t": Recipe(
        "the founder decides the whole set-up (L2.0)",
        "points",
        17,
        2,
        {"variants": ["explore", "citadels", *ENCOUNTERS, "merchants"], "quick_setup": False},
        events=("desert@.*", "start D.*", "token .*", "coins .*"),
    ),
    "founder-in-a-rectangle": Recipe(
        "the founder names the central board of a rectangle (L12.10)",
        "points",
        1,
        3,
        {"variants": ["rectangle", "swamp", "explore"], "quick_setup": False},
        events=("centre [234]", r".*@180"),
    ),
    "match": Recipe("three games, the highest sum wins (L12.1)", "match", 1, 3, {"variants": ["match"]}),
    "all-variants": Recipe(
        "a match with every variant",
        "match",
        1,
        4,
        {
            "variants": [
                *(*ENCOUNTERS, "match", "explore", "citadels", "seven-cards", "leaders", "merchants"),
                *("die", "swamp", "rectangle"),
            ]
        },
        choose=idle,
    ),
    "own-cards-and-salts": Recipe(
        "one's own cards, with names, and salts of the players in the seed",
        "points",
        1,
        2,
        {"names": ["Ada", "Björn"], "salts": ["rose", "tulip"], "components": plain_components()},
    ),
    "own-tokens": Recipe(
        "one's own tokens, whose effects are others (L12.2, L12.9)",
        "points",
        2602,
        3,
        {"variants": ["explore", "swamp"], "components": own_tokens()},
        check=lambda game: sum(token.owner is not None for token in game.position.explore_tokens()) > 4,
    ),
    "unfinished": Recipe("a game that goes on keeps its seed to itself", "", 1, 4, most=40),
}


def play(recipe: Recipe, seed: int) -> Game[Position]:
    """One game by a recipe, with another seed perhaps."""
    game = new_game(recipe.players, seed=seed, **recipe.options)
    dice = Generator(seed, "golden")
    while game.outcome is None and len(game.events) < recipe.most:
        deal_next(game)
        seat = dice.choice(game.position.to_decide)
        asked = game.position if game.position.step != "bid" else game.position._for_decider(seat)
        game.play(recipe.choose(asked, dice), seat)
    return game


def decided_by(game: Game[Position]) -> str:
    """The difference between the winner and the second: points, book, coins, armies or regions, or none."""
    outcome, position = game.outcome, game.position
    if outcome is None:
        return ""
    if len(outcome.winners) > 1:
        return "shared"
    if outcome.reason == "match":
        return "match"
    best, second = outcome.standings[0][0], outcome.standings[1][0]
    books = [token.owner for token in position.explore_tokens() if token.face == "magic-book"]
    for name, value in (
        ("points", outcome.points),
        ("book", [seat in books for seat in range(position.players)]),
        ("coins", [position.coins(seat) for seat in range(position.players)]),
        ("armies", position.state[layout.ARMIES : layout.ARMIES + 4]),
    ):
        if value[best] != value[second]:
            return name
    return "regions"


def is_as_wanted(recipe: Recipe, game: Game[Position]) -> bool:
    """Whether a game proves what its recipe says."""
    played = [event.play or "" for event in game.events]
    if any(not any(re.fullmatch(pattern, text) for text in played) for pattern in recipe.events):
        return False
    return decided_by(game) == recipe.decided and recipe.check(game)


def games() -> Iterator[tuple[str, Recipe, Game[Position]]]:
    """The golden games; where a recipe's own seed does not do, the next one that does."""
    for name, recipe in RECIPES.items():
        seed = recipe.seed
        while not is_as_wanted(recipe, game := play(recipe, seed)):
            seed += 1
        print(f"{name}: seed {seed}, {len(game.events)} events")
        yield name, recipe, game


# Records that must be rejected


def broken_records(texts: dict[str, str]) -> Iterator[tuple[str, str]]:
    """The names and texts of records that are broken, each for one reason."""
    short = texts["shared"]

    def broken(change: Callable[[dict[str, Any]], object], source: str = short) -> str:
        record = json.loads(source)
        change(record)
        return json.dumps(record, indent=1, ensure_ascii=False) + "\n"

    def set_play(word: str, text: str, number: int = 0) -> Callable[[dict[str, Any]], object]:
        return lambda record: event_with(record, word, number).update(play=text)

    def set_deal(field_name: str, change: Callable[[str], str | None]) -> Callable[[dict[str, Any]], object]:
        return lambda record: change_deal(record["events"][0], field_name, change)

    yield "bid-over-the-purse", broken(set_play("bid", "bid 12"))
    yield (
        "second-bid",
        broken(lambda record: event_with(record, "bid", 1).update(seat=event_with(record, "bid")["seat"])),
    )
    yield "bid-after-the-bidding", broken(set_play("take", "bid 1"))
    yield "first-of-nobody", broken(set_play("first", f"first {absent_letter(short)}"))
    yield "card-too-dear", broken(lambda record: spend(record), texts["three-players-coins"])
    yield "card-not-in-the-row", broken(set_play("take", f"take {deck_of(short)[-1]}"))
    yield "unknown-card", broken(set_play("take", "take dragon"))
    yield "wrong-step", broken(set_play("take", "stop"))
    yield "wrong-seat", broken(lambda record: turn_seat(event_with(record, "take")))
    yield "no-such-seat", broken(lambda record: event_with(record, "take").update(seat=3))
    yield "unreadable-decision", broken(set_play("take", "take lake;"))
    yield "shared-army-at-the-centre", broken(lambda record: to_centre(record))
    yield "desert-outside", broken(lambda record: desert_outside(record), texts["founder-in-a-t"])
    yield "token-on-a-token", broken(lambda record: same_token(record), texts["founder-in-a-t"])
    yield "deal-missing", broken(lambda record: record["events"].pop(0))
    yield "deal-twice", broken(lambda record: record["events"].insert(1, record["events"][0]))
    yield "second-deal-missing", broken(lambda record: drop_deal(record), texts["match"])
    yield "card-twice-in-the-deck", broken(set_deal("deck", lambda deck: deck.replace("lake", "graveyard")))
    yield "card-of-four-players", broken(set_deal("deck", lambda deck: deck.replace("lake", "castle-or")))
    yield "deck-without-order", broken(set_deal("deck", lambda deck: None))
    yield (
        "leader-twice",
        broken(set_deal("leaders", lambda text: ",".join(text.split(",")[:1] * 4)), texts["bandit-king-and-queen"]),
    )
    yield "set-up-too-short", broken(set_deal("setup", lambda text: text.rpartition(",")[0]))
    yield "deck-that-contradicts-the-cards-taken", broken(set_deal("deck", reverse))
    yield "deck-not-dealt-by-the-seed", broken(set_deal("deck", swap_last))
    yield "faces-exchanged", broken(set_deal("tokens", reverse), texts["swamp"])
    yield "event-of-nobody", broken(lambda record: record["events"][3].pop("seat"))
    yield "decision-after-the-end", broken(lambda record: record["events"].append({"seat": 0, "play": "stop"}))
    yield "wrong-reason", broken(lambda record: record["result"].update(reason="match"))
    yield "wrong-winner", broken(lambda record: record["result"].update(winners=record["result"]["winners"][:1]))
    yield "wrong-points", broken(lambda record: record["result"]["points"].reverse(), texts["two-players"])
    yield "missing-result", broken(lambda record: record.update(result=None))
    yield "result-without-an-end", broken(lambda record: record["events"].pop())
    yield "founder-of-no-seat", broken(lambda record: record["start"].update(founder=3))
    yield "identity-twice", broken(lambda record: record["start"].update(identities="EET"))
    yield "ages-of-others", broken(lambda record: record["start"].update(ages="ET"))
    yield "unknown-variant", broken(lambda record: record["options"].update(variants=["leader"]))
    yield "swamp-without-explore", broken(lambda record: record["options"].update(variants=["swamp"]))
    yield "five-players", broken(lambda record: record["options"].update(players=5))
    yield "newer-version", broken(lambda record: record.update(version=4))
    yield "newer-rules", broken(lambda record: record.update(rules="2.0"))
    yield "another-game", broken(lambda record: record.update(game="eko"))
    yield "another-format", broken(lambda record: record.update(format="tetrarch/legends-position"))
    yield "unknown-field", broken(lambda record: record.update(remark="well played"))
    yield "seed-not-committed-to", broken(lambda record: record.update(seed="another"))
    yield "seed-without-a-commitment", broken(lambda record: record.update(commitment=None))
    yield (
        "start-not-drawn-by-the-seed",
        broken(lambda record: record.update(seed="other", commitment=commitment("other"))),
    )
    yield "faulty-cards", broken(lambda record: spoil_cards(record), texts["own-cards-and-salts"])
    yield "faulty-tokens", broken(lambda record: spoil_tokens(record), texts["own-tokens"])
    yield "truncated", short[: len(short) // 2]
    yield "garbage", "take lake; half 1 \N{GAME DIE}\n"


def event_with(record: dict[str, Any], word: str, number: int = 0) -> dict[str, Any]:
    """The first (second, ...) event whose decision begins with a word."""
    found: list[dict[str, Any]] = [event for event in record["events"] if event.get("play", "").startswith(word)]
    return found[number]


def change_deal(event: dict[str, Any], name: str, change: Callable[[str], str | None]) -> None:
    """Change or drop one field of a deal."""
    fields: dict[str, str | None] = dict(field.split("=", 1) for field in event["chance"].split())
    fields[name] = change(fields[name] or "")
    event["chance"] = " ".join(f"{key}={value}" for key, value in fields.items() if value is not None)


def deck_of(text: str) -> list[str]:
    """The cards of the first deal, next one first."""
    deal: str = json.loads(text)["events"][0]["chance"]
    return deal.split()[0].removeprefix("deck=").split(",")


def reverse(value: str) -> str:
    """A list the other way round."""
    return ",".join(reversed(value.split(",")))


def swap_last(value: str) -> str:
    """A list with its last two exchanged."""
    *rest, one, other = value.split(",")
    return ",".join([*rest, other, one])


def absent_letter(text: str) -> str:
    """An identity that no player has."""
    return (set("ETMS") - set(json.loads(text)["start"]["identities"])).pop()


def turn_seat(event: dict[str, Any]) -> None:
    """Another seat decides."""
    event["seat"] = (event["seat"] + 1) % 3


def spend(record: dict[str, Any]) -> None:
    """The first player bids all and then takes the dearest card."""
    for event in record["events"]:
        if event.get("play", "").startswith("bid"):
            event["play"] = "bid 11" if event["seat"] == 0 else "bid 0"
        elif event.get("play", "").startswith("first"):
            event.update(seat=0, play=f"first {record['start']['identities'][0]}")
    event_with(record, "take").update(seat=0, play="take 6")


def to_centre(record: dict[str, Any]) -> None:
    """The shared army goes to the starting region."""
    start = record["events"][0]["chance"].split("start:")[1].split(",")[0]
    event_with(record, "shared")["play"] = f"shared {start}"


def desert_outside(record: dict[str, Any]) -> None:
    """The first two boards change places, of which the first is the desert."""
    one, other = record["events"][1], record["events"][2]
    one["play"], other["play"] = other["play"], one["play"]


def same_token(record: dict[str, Any]) -> None:
    """The second token goes where the first lies."""
    event_with(record, "token", 1)["play"] = event_with(record, "token")["play"]


def drop_deal(record: dict[str, Any]) -> None:
    """The second game is not dealt."""
    del record["events"][[place for place, event in enumerate(record["events"]) if "chance" in event][1]]


def spoil_cards(record: dict[str, Any]) -> None:
    """A card has an unknown mode."""
    record["start"]["components"]["cards"][0]["action"]["mode"] = "both"


def spoil_tokens(record: dict[str, Any]) -> None:
    """The swamp is missing."""
    record["start"]["components"]["tokens"].pop()


def main() -> None:
    texts = {}
    index = ["# The golden games: what each proves, and the line of its last position. Written by make_golden.py.\n"]
    for name, recipe, game in games():
        texts[name] = game.to_record().to_text() + "\n"
        (VALID / f"{name}.json").write_text(texts[name], encoding="utf-8")
        index.append(
            f"[{name}]\nproves = {json.dumps(recipe.proves)}\ndecided = {json.dumps(recipe.decided)}\n"
            f'final = "{position_to_line(game.position)}"\n'
        )
    (GOLDEN / "valid.toml").write_text("\n".join(index), encoding="utf-8")
    for name, text in broken_records(texts):
        (REJECTED / f"{name}.json").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
