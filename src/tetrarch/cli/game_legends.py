"""Legends, as the commands see it."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from tetrarch import legends
from tetrarch.cli.games import GameTools, Peer
from tetrarch.cli.input.dealing import Wishes, unguessable_seed
from tetrarch.cli.input.faults import input_fault
from tetrarch.cli.input.files import read_text
from tetrarch.cli.input.options import split_names
from tetrarch.cli.terminal.board_sides import board_lines
from tetrarch.cli.terminal.speech import language, phrase, quoted
from tetrarch.core.record import Game, Record
from tetrarch.legends import Position
from tetrarch.legends.components.components import parse_components
from tetrarch.legends.drawing import text as drawing_text
from tetrarch.legends.rules import playout
from tetrarch.legends.words import description as drawing_words
from tetrarch.legends.words import notation, score

if TYPE_CHECKING:
    from rich.text import Text

    from tetrarch.bots.bot import Bot
    from tetrarch.legends.words.score import ScoreLine

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
"""How decisions are written, by step, and the message that says what each is."""

NAME = r"[A-Z]{1,2}\d{1,2}"
"""What the name of a region looks like."""


class LegendsTools(GameTools[Position]):
    """Legends' tools."""

    name = "legends"
    options = frozenset(("players", "seed", "variants", "printing", "found", "cards", "boards", "tokens", "ages"))
    words = notation.WORDS
    place = "D4"
    bench_variants = tuple(variant for variant in legends.VARIANTS if variant != "match")
    # All variants but the match, which is three games.
    bench_peers = (
        Peer("catanatron-2", "catanatron, 2", "python_moves_per_s", 30),
        Peer("catanatron-3", "catanatron, 3", "python_moves_per_s", 30),
        Peer("catanatron-4", "catanatron, 4", "python_moves_per_s", 30),
    )
    bench_plies = 1_000_000
    bench_steps = Peer("", "", "", 1)

    def new_game(self, wishes: Wishes, names: Sequence[str]) -> Game[Position]:
        """Deal the game that was asked for."""
        files = (wishes.cards, wishes.boards, wishes.tokens)
        cards, boards, tokens = (None if file is None else read_text(file) for file in files)
        components = parse_components(
            *(cards, boards, str(wishes.cards), str(wishes.boards), tokens, str(wishes.tokens))
        )
        if wishes.tokens is not None and "explore" not in split_names(wishes.variants):
            raise input_fault("tokens-without-explore")
        return legends.new_game(
            2 if wishes.players is None else wishes.players,
            seed=unguessable_seed() if wishes.seed is None else wishes.seed,
            variants=split_names(wishes.variants),
            printing=wishes.printing or "2018",
            quick_setup=not wishes.found,
            components=components,
            ages=None if wishes.ages is None else seats_named(wishes.ages),
            names=names,
        )

    def has_later_deals(self, position: Position) -> bool:
        """Whether more games of a match are to be dealt (L12.1)."""
        games_left = "match" in position.options.variants and position.match_game < 3
        return position.awaits_chance or games_left

    def verify_record(self, record: Record | str, subject: str) -> Game[Position]:
        """Play a record again and check all that it claims."""
        return legends.verify_record(record, subject)

    def position_from_json(self, data: object, subject: str) -> Position:
        """Read a position file."""
        return legends.position_from_json(data, subject)

    def parse_position(self, line: str, subject: str) -> Position:
        """Read a position in one line."""
        return legends.parse_position(line, subject)

    def position_to_line(self, position: Position) -> str:
        """Write a position in one line."""
        return legends.position_to_line(position)

    def turn_of(self, position: Position) -> int:
        """How many cards have been taken in this game, the one to be taken now included; 0 during set-up."""
        if position.step == "deal" or position.first is None:
            return 0
        taken = sum(len(position.cards(seat)) for seat in range(position.players))
        return taken + (position.step in ("take", "queen"))

    def draw_text(self, position: Position, *, plain: bool = False, key: bool = True) -> str:
        """A position as lines of text."""
        return drawing_text.draw_text(position, plain=plain, key=key, language=language())

    def draw_rich(self, position: Position, *, key: bool = True) -> Text:
        """A position as text in colour."""
        return drawing_text.draw_rich(position, key=key, language=language())

    def describe_text(self, position: Position) -> str:
        """A position in words."""
        return drawing_text.describe_text(position, language())

    def draw_svg(self, position: Position) -> str:
        """A position as a picture."""
        from tetrarch.legends.drawing.svg import draw_svg

        return draw_svg(position, language=language())

    def step_sentence(self, position: Position) -> str:
        """Who must decide what, or how it ended."""
        return drawing_words.step_sentence(position, language())

    def moment_words(self, position: Position) -> str:
        """Which game and which card."""
        return drawing_words.moment_words(position, language())

    def score_lines(self, position: Position) -> list[str]:
        """Every point of every seat, as if the game ended now (L8)."""
        lines = []
        is_over = position.is_over or position.awaits_chance
        for seat in range(position.players):
            points = drawing_words.count_words(position.points(seat), "point", language())
            player = self.player_name(position, seat)
            lines.append(phrase("score" if is_over else "score-now", player=player, points=points))
            for line in legends.score_sheet(position, seat):
                lines.append(f"  {line.points:>3}  {source_words(position, line)} ({line.rule})")
            if "match" in position.options.variants:
                games = phrase("match-so-far" if is_over else "match-before")
                lines.append(f"  {position.total(seat):>3}  {games} (L12.1)")
        return lines

    def aside_lines(self, position: Position) -> list[str]:
        """Both sides of the boards that the founder has still to lay."""
        return board_lines(position)

    def split_line(self, line: str) -> list[str]:
        """The decisions of a line; walks and repetitions are written out."""
        return legends.split_line(line)

    def completed(self, position: Position, text: str) -> str:
        """A mere number is a bid, where bids are asked for."""
        return f"bid {text}" if position.step == "bid" and re.fullmatch(r"\d{1,3}", text) else text

    def help_lines(self, position: Position) -> list[str]:
        """How the decisions of this step are written."""
        lines = []
        for written, name in NOTATION.get(position.step, {}).items():
            if name == "whole-turn":
                lines += [written, f"{'':<12} {phrase(f'write-{name}')}"]
            elif name != "rob" or "leaders" in position.options.variants:
                written = phrase("bid-or-number") if name == "bid" else written
                lines.append(f"{written:<12} {phrase(f'write-{name}')}")
        return lines

    def places(self, position: Position) -> list[str]:
        """The names of the regions on the map."""
        return [position.components.regions[region] for region in position.regions()]

    def place_named(self, text: str) -> str:
        """A typed name of a region as the game writes it."""
        return text.upper()

    def places_in(self, notation: str) -> list[str]:
        """The names of regions in a notation, in order; a side of a board or a card is none."""
        found = re.fullmatch(rf"[+^x]?({NAME})(?:-({NAME})|[ETMSN]\$?)?", notation.split()[-1])
        return [name for name in found.groups() if name] if found else []

    def public_view(self, position: Position) -> Position:
        """What somebody who only watches may know; who has a view may know all of it (L9.1)."""
        return position.public_view() if position.viewer is None else position

    def bots(self) -> list[str]:
        """The names of Legends' bots."""
        from tetrarch.bots.roster import roster

        return list(roster("legends"))

    def make_bot(self, name: str, seed: str, seat: int) -> Bot[Position]:
        """A bot for a seat."""
        from tetrarch.bots.legends import legends_bot

        return legends_bot(name, seed, seat)

    def playouts(self) -> Callable[..., int]:
        """The kernel that plays many games at random."""
        return playout.playouts

    def perft(self) -> Callable[..., int]:
        """The kernel that counts sequences of decisions."""
        return playout.perft


def source_words(position: Position, line: ScoreLine) -> str:
    """What points are for; in English cards, tokens and leaders as they are typed, elsewhere by their titles."""
    is_titled = line.source in ("card", "token", "leader") and language() != "en"
    name = score.score_words(position, line, language()) if is_titled else line.name
    return phrase(f"points-of-{line.source}", name=name).rstrip()


def seats_named(text: str) -> list[int]:
    """The seats of a text such as ``2,0,1``; whether they are all seats of the table, the game itself says (L3.2)."""
    words = [word.strip() for word in text.split(",")]
    for word in words:
        if not re.fullmatch(r"[0-9]{1,3}", word):
            raise input_fault("no-seat-number", name=quoted(word))
    return [int(word) for word in words]


TOOLS = LegendsTools()
