"""Makes the golden games again: the valid ones by playing, the rejected ones by breaking valid ones.

Run from the root of the repository when the rules' version or the record's format changes, and read the difference:

    python -m tests.eko.golden.make_golden
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from tests.eko.plain_board import own_tiles
from tests.eko.soundness import lively_choice
from tetrarch.core.randomness import Generator, commitment
from tetrarch.core.record import Game
from tetrarch.eko import VARIANTS, Board, Position, new_game, position_to_line, random_board

GOLDEN = Path(__file__).parent
VALID = GOLDEN / "valid"
REJECTED = GOLDEN / "rejected"

Choose = Callable[[Position], str | int]


def at_random(seed: int | str) -> Choose:
    dice = Generator(seed, "golden")
    return lambda position: lively_choice(position, position.legal_ids().tolist(), dice)


def back_and_forth() -> Choose:
    """Make room, then move to an empty space and back again for ever."""
    last: dict[int, str] = {}

    def choose(position: Position) -> str:
        legal = [str(decision) for decision in position.legal_decisions()]
        if position.step == "swap":
            return "keep"
        start, _, end = last.get(position.seat, "").partition("-")
        quiet = [text for text in legal if "-" in text]
        wanted = [f"{end}-{start}", *quiet, *(text for text in legal if "+" in text)]
        last[position.seat] = next(text for text in wanted if text in legal)
        return last[position.seat]

    return choose


@dataclass(frozen=True)
class Recipe:
    """How a golden game comes about."""

    proves: str
    reason: str
    """The reason for its end; empty for one that is unfinished."""
    seed: int
    players: int = 2
    options: dict[str, Any] = field(default_factory=dict)
    events: tuple[str, ...] = ()
    """Patterns of decisions that must be in it."""
    most: int = 1500
    choose: Callable[[int], Choose] = at_random


RECIPES = {
    "two-players-points": Recipe("12 points with a capital end the game (E8.1)", "points", 2),
    "two-players-last": Recipe(
        "the last player on the board wins (E8.2), on the layout star", "last", 1, options={"layout": "star"}
    ),
    "three-players-round-limit": Recipe(
        "a round limit ends the game, ties shared (E8.7); portals and the Temple of the Wind",
        "round-limit",
        17,
        3,
        {"variants": ["portals", "wind"], "round_limit": 12, "layout": "star"},
        events=("done",),
    ),
    "four-players-chosen-exchange": Recipe(
        "a player out of turn chooses which captive to give (E6.4)", "points", 17, 4, events=("give .",)
    ),
    "empty-board": Recipe(
        "a last kamikaze against the last four leaves nobody, and both lose (E8.4)",
        "empty",
        11,
        3,
        {"variants": ["labyrinth"]},
        events=(r".*\*.*", r"\w+~1"),
    ),
    "shared-by-a-last-kamikaze": Recipe(
        "a last kamikaze that brings 12 points shares with the one who has discs (E8.5)", "shared", 585
    ),
    "everybody-passes": Recipe(
        "four players pass in succession, with nothing left but scattering (E3.7, E9.7)",
        "idle",
        825,
        4,
        {"variants": ["labyrinth", "pyramids"]},
        events=("pass",),
    ),
    "third-occurrence": Recipe(
        "the third occurrence of a position ends the game (E8.7)",
        "repetition",
        1,
        options={"repetition": True},
        choose=lambda seed: back_and_forth(),
    ),
    "temples-of-sand-and-moon": Recipe(
        "both temples that replace a tile are used (E13.1, E14.1)",
        "last",
        14,
        options={"variants": ["sand", "moon"]},
        events=("sand .*", r"moon \w+", r"moon \w+!", "march"),
    ),
    "beacon-and-pyramids": Recipe(
        "tempests that cost nothing under the Beacon (E15.1), points of pyramids (E11.2)",
        "points",
        13,
        3,
        {"variants": ["beacon", "pyramids", "labyrinth"]},
        events=(r".*~[0-9.]+",),
    ),
    "all-variants": Recipe(
        "every variant in one game, the draft included (E17.1)",
        "last",
        1,
        3,
        {"variants": list(VARIANTS)},
        events=("@.*!", "march", r".*x.*~[0-9.]+"),
    ),
    "first-printing-empty-board": Recipe(
        "in the first printing the two who were left share an empty board (E16.2)",
        "empty-shared",
        120,
        options={"variants": ["labyrinth"], "printing": "first-printing"},
        events=(r".*~[12]x",),
    ),
    "first-printing-all-tiles": Recipe(
        "all variants of the first printing (E16.2)",
        "last",
        1,
        4,
        {"variants": ["labyrinth", "portals", "pyramids", "wind"], "printing": "first-printing"},
    ),
    "own-tiles-and-salts": Recipe(
        "a hand-made board of one's own tiles, with names, and salts of the players in the seed",
        "last",
        1,
        options={"names": ["Ada", "Björn"], "salts": ["rose", "tulip"], "board": None},
    ),
    "unfinished": Recipe("a game that goes on keeps its seed to itself", "", 1, 4, most=60),
}


def play(recipe: Recipe, seed: int) -> Game[Position]:
    """One game by a recipe, with another seed perhaps."""
    options = dict(recipe.options)
    if "board" in options:
        tiles, variants = own_tiles(), {"portals", "labyrinth"}
        board = random_board(Generator(seed, "golden board"), 2, layout="ring", variants=variants, tile_set=tiles)
        options["board"] = Board.build(2, board.tiles, tiles)
    game = new_game(recipe.players, seed=seed, **options)
    choose = recipe.choose(seed)
    while game.outcome is None and len(game.events) < recipe.most:
        game.play(choose(game.position))
    return game


def is_as_wanted(recipe: Recipe, game: Game[Position]) -> bool:
    """Whether a game proves what its recipe says."""
    played = [event.play or "" for event in game.events]
    if any(not any(re.fullmatch(pattern, text) for text in played) for pattern in recipe.events):
        return False
    return (game.outcome.reason if game.outcome else "") == recipe.reason


def games() -> Iterator[tuple[str, Recipe, Game[Position]]]:
    """The golden games; where a recipe's own seed does not do, the next one that does."""
    for name, recipe in RECIPES.items():
        seed = recipe.seed
        while not is_as_wanted(recipe, game := play(recipe, seed)):
            seed += 1
        print(f"{name}: seed {seed}, {len(game.events)} decisions")
        yield name, recipe, game


# Records that must be rejected


def event_with(record: dict[str, Any], pattern: str) -> dict[str, Any]:
    """The first event whose decision is of this form."""
    found: dict[str, Any] = next(event for event in record["events"] if re.fullmatch(pattern, event["play"]))
    return found


def broken_records(texts: dict[str, str]) -> Iterator[tuple[str, str]]:
    """The names and texts of records that are broken, each for one reason."""
    short = texts["third-occurrence"]

    def broken(change: Callable[[dict[str, Any]], object], source: str = short) -> str:
        record = json.loads(source)
        change(record)
        return json.dumps(record, indent=1, ensure_ascii=False) + "\n"

    def set_play(number: int, text: str) -> Callable[[dict[str, Any]], object]:
        return lambda record: record["events"][number].update(play=text)

    start = new_game(2, seed=json.loads(short)["seed"]).position
    start.play("keep")
    start.play("keep")
    yield "illegal-attack", broken(set_play(2, weak_attack(start)))
    yield "illegal-construction", broken(set_play(2, tower_on_nothing(start)))
    yield "illegal-pass", broken(set_play(2, "pass"))
    yield "unreadable-move", broken(set_play(2, "d5>f3"))
    yield "ambiguous-move", broken(lambda record: shorten(event_with(record, r"\w+\+2")), texts["two-players-points"])
    yield "wrong-seat", broken(lambda record: record["events"][5].update(seat=1 - record["events"][5]["seat"]))
    yield "no-such-seat", broken(lambda record: record["events"][5].update(seat=2))
    yield "chance-after-the-deal", broken(lambda record: record["events"].insert(4, {"chance": "heads"}))
    yield "event-of-nobody", broken(lambda record: record["events"][3].pop("seat"))
    yield "decision-after-the-end", broken(lambda record: record["events"].append({"seat": 0, "play": "pass"}))
    yield "wrong-reason", broken(lambda record: record["result"].update(reason="last"))
    yield "wrong-winner", broken(lambda record: record["result"].update(winners=[0]))
    yield "wrong-points", broken(lambda record: record["result"].update(points=[1, 0]))
    yield "missing-result", broken(lambda record: record.update(result=None))
    yield "result-without-an-end", broken(lambda record: record["events"].pop())
    yield "seventeen-discs", broken(lambda record: recolour(record["start"]))
    yield "two-emperors", broken(lambda record: crown(record["start"]))
    yield "unknown-variant", broken(lambda record: record["options"].update(variants=["labyrint"]))
    yield (
        "first-printing-with-moon",
        broken(lambda record: record["options"].update(printing="first-printing"), texts["temples-of-sand-and-moon"]),
    )
    yield "variant-without-its-tiles", broken(lambda record: record["options"].update(variants=["moon"]))
    yield "five-players", broken(lambda record: record["options"].update(players=5))
    yield "newer-version", broken(lambda record: record.update(version=4))
    yield "newer-rules", broken(lambda record: record.update(rules="2.0"))
    yield "another-game", broken(lambda record: record.update(game="legends"))
    yield "another-format", broken(lambda record: record.update(format="tetrarch/eko-position"))
    yield "unknown-field", broken(lambda record: record.update(remark="well played"))
    yield "seed-not-committed-to", broken(lambda record: record.update(seed="another"))
    yield "seed-without-a-commitment", broken(lambda record: record.update(commitment=None))
    yield "start-not-dealt-by-the-seed", broken(lambda record: reseed(record, "another"))
    yield "unknown-tile", broken(lambda record: record["start"]["board"]["tiles"][0].update(tile="Y"))
    yield "overlapping-tiles", broken(lambda record: overlap(record["start"]["board"]["tiles"]))
    yield "newer-board", broken(lambda record: record["start"]["board"].update(version=7))
    yield "truncated", short[: len(short) // 2]
    yield "garbage", "d5-f3 d5-f3 \N{GAME DIE}\n"


def weak_attack(position: Position) -> str:
    """An attack of one disc on one, without the Emperor."""
    stacks = position.stacks()
    for space, stack in stacks.items():
        if stack.seat == position.seat and not stack.emperor:
            for near in position.board.neighbours[space]:
                if stacks[near].seat != position.seat:
                    return f"{position.board.spaces[space].name}x{position.board.spaces[near].name}"
    raise ValueError("nobody stands next to an enemy")


def tower_on_nothing(position: Position) -> str:
    """A tower where nothing stands."""
    for space, stack in position.stacks().items():
        for site in position.board.sites_near[space]:
            if stack.seat == position.seat and position.board.sites[site].kind == "m":
                return f"{position.board.spaces[space].name}^{position.board.sites[site].name}T"
    raise ValueError("nobody stands next to a mountain")


def shorten(event: dict[str, Any]) -> None:
    """Leave out how many discs are placed."""
    event["play"] = event["play"].rstrip("2")


def recolour(start: dict[str, Any]) -> None:
    """A soldier of the second player becomes one of the first."""
    one, other = start["identities"]
    start["discs"] = re.sub(f"{other}(?!!)", one, start["discs"], count=1)


def crown(start: dict[str, Any]) -> None:
    """A soldier of the first player becomes a second Emperor."""
    one = start["identities"][0]
    start["discs"] = re.sub(f"{one}(?!!)", f"{one}!", start["discs"], count=1)


def reseed(record: dict[str, Any], seed: str) -> None:
    """Another seed, with a commitment that belongs to it."""
    record.update(seed=seed, commitment=commitment(seed))


def overlap(tiles: list[dict[str, Any]]) -> None:
    """The second tile lies where the first does."""
    tiles[1]["at"] = tiles[0]["at"]


def main() -> None:
    texts = {}
    index = ["# The golden games: what each proves, and the line of its last position. Written by make_golden.py.\n"]
    for name, recipe, game in games():
        texts[name] = game.to_record().to_text() + "\n"
        (VALID / f"{name}.json").write_text(texts[name], encoding="utf-8")
        final = json.dumps(position_to_line(game.position), ensure_ascii=False)
        index.append(
            f"[{name}]\nproves = {json.dumps(recipe.proves)}\nreason = {json.dumps(recipe.reason)}\nfinal = {final}\n"
        )
    (GOLDEN / "valid.toml").write_text("\n".join(index), encoding="utf-8")
    for name, text in broken_records(texts):
        (REJECTED / f"{name}.json").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
