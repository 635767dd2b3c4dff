"""What the terminal says about Legends: how decisions are written, the score sheet, and the boards to lay."""

from __future__ import annotations

import re
from collections.abc import Iterator

from tetrarch.legends.components.boards import BOARDS, EDGES, Side
from tetrarch.legends.position.position import Position
from tetrarch.legends.words.description import count_words, laid_boards
from tetrarch.legends.words.score import ScoreLine, score_sheet, score_words
from tetrarch.legends.words.sentences import player_name, say

_TOKEN = {"token D4": "token"}
NOTATION = {
    "lay": {"desert@90": "lay", "board": "see-boards"},
    "centre": {"centre 2": "centre"},
    "start": {"start D4": "start"},
    **dict.fromkeys(("explore", "citadel", "dragon", "portal", "rogues"), _TOKEN),
    "merchant": {"coins D4": "merchant"},
    "shared": {"shared D4": "shared"},
    "neutral": {"neutral D4": "neutral"},
    "bid": {"bid 3": "bid"},
    "first": {"first T": "first"},
    "take": {"take lake": "take", "take 2": "take-place", "take lake half 1 +D4 +D4": "whole-turn"},
    "half": {"half 1": "half", "half move": "half-named", "stop": "stop-half"},
    "place": {"+D4": "place", "+D4*3": "place-several", "stop": "stop-place"},
    "move": {"D4-D5": "walk", "D4-D5-D6": "walk-on", "D4-D5*2": "walk-several", "stop": "stop-walk"},
    "city": {"^D4": "city", "stop": "stop-city"},
    "destroy": {"xD4T": "destroy", "xD4T$": "rob", "stop": "stop-destroy"},
    "queen": {"take 2": "queen", "stop": "stop-queen"},
}
"""How decisions are written, by step, and the message that explains each."""

NAME = r"[A-Z]{1,2}\d{1,2}"
"""The form of the name of a region."""


def help_lines(position: Position, language: str = "en") -> list[str]:
    """How the decisions of this step are written."""
    lines = []
    for written, name in NOTATION.get(position.step, {}).items():
        if name == "whole-turn":
            lines += [written, f"{'':<12} {say(language, f'write-{name}')}"]
        elif name != "rob" or "leaders" in position.options.variants:
            written = say(language, "bid-or-number") if name == "bid" else written
            lines.append(f"{written:<12} {say(language, f'write-{name}')}")
    return lines


def complete_notation(position: Position, typed: str) -> str:
    """A typed decision; a number alone is a bid while bids are asked for."""
    return f"bid {typed}" if position.step == "bid" and re.fullmatch(r"\d{1,3}", typed) else typed


def regions_in(notation: str) -> list[str]:
    """The names of regions in a notation, in order; a side of a board or a card is none."""
    found = re.fullmatch(rf"[+^x]?({NAME})(?:-({NAME})|[ETMSN]\$?)?", notation.split()[-1])
    return [name for name in found.groups() if name] if found else []


def score_lines(position: Position, language: str = "en") -> list[str]:
    """The points of every seat, if the game ended now (L8)."""
    lines = []
    is_over = position.is_over or position.awaits_chance
    for seat in range(position.players):
        points = count_words(position.points(seat), "point", language)
        player = player_name(position, seat, language)
        lines.append(say(language, "score-of" if is_over else "score-of-now", player=player, points=points))
        for line in score_sheet(position, seat):
            lines.append(f"  {line.points:>3}  {_source(position, line, language)} ({line.rule})")
        if "match" in position.options.variants:
            games = say(language, "match-so-far" if is_over else "match-before")
            lines.append(f"  {position.total(seat):>3}  {games} (L12.1)")
    return lines


def _source(position: Position, line: ScoreLine, language: str) -> str:
    """The source of points: in English cards, tokens and leaders as they are typed, elsewhere by their titles."""
    is_titled = line.source in ("card", "token", "leader") and language != "en"
    name = score_words(position, line, language) if is_titled else line.name
    return say(language, f"points-of-{line.source}", name=name).rstrip()


def board_lines(position: Position, language: str = "en") -> list[str]:
    """The boards that the founder has still to lay, each with both of its sides (L2.1)."""
    if position.step != "lay":
        return []
    laid = {side.board for _, side, _ in laid_boards(position)}
    lines = [say(language, "boards-to-lay")]
    for board in range(1, BOARDS + 1):
        if board not in laid:
            lines.append(say(language, "board-number", number=board))
            for side in position.components.sides:
                lines += _side_lines(side, language) if side.board == board else []
    return lines


def _side_lines(side: Side, language: str) -> Iterator[str]:
    """One side: its islands, its ways, and from where the routes over its edges start when it lies upright."""
    name = f"  {side.name:<10} "
    indent = " " * len(name)
    islands = ", ".join(" ".join(island) for island in side.islands)
    told = say(language, "side-islands", count=len(side.islands), islands=islands)
    yield f"{name}{say(language, 'side-central', told=told) if side.must_be_central else told}"
    ways = ((side.land, "-"), (side.bridge, "="), (side.sea, "~"))
    inner = " ".join(f"{one}{sign}{other}" for pairs, sign in ways for one, other in pairs)
    if inner:
        yield f"{indent}{inner}"
    exits = ", ".join(say(language, f"edge-{edge}", region=side.exits[edge]) for edge in EDGES)
    yield f"{indent}{say(language, 'side-exits', exits=exits)}"
