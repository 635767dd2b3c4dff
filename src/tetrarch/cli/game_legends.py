"""Legends, as the commands see it."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

import numpy as np

from tetrarch import legends
from tetrarch.cli.board_sides import board_lines
from tetrarch.cli.dealing import Wishes, unguessable_seed
from tetrarch.cli.faults import InputFault
from tetrarch.cli.files import read_text
from tetrarch.cli.games import GameTools, Peer
from tetrarch.cli.options import split_names
from tetrarch.core.randomness import Generator
from tetrarch.core.record import Game, Record
from tetrarch.legends import Position, drawing_text, drawing_words, layout, notation, playout
from tetrarch.legends.components import parse_components
from tetrarch.legends.sentences import player_name

if TYPE_CHECKING:
    from rich.text import Text

    from tetrarch.bots.bot import Bot

_TOKEN = ["token D4     put the token on D4"]
NOTATION = {
    "lay": [
        "desert@90    lay the board side desert, turned clockwise by 90 degrees (0, 90, 180 or 270)",
        "board        see both sides of the boards that are left",
    ],
    "centre": ["centre 2     name the second board the central one"],
    "start": ["start D4     put the starting token on D4"],
    **dict.fromkeys(("explore", "citadel", "dragon", "portal", "rogues"), _TOKEN),
    "merchant": ["coins D4     put the merchants' coins of this board on D4"],
    "shared": ["shared D4    put one army of everybody on D4"],
    "neutral": ["neutral D4   put a neutral army on D4"],
    "bid": ["bid 3, or 3  bid 3 coins, in secret: nobody sees it until all bids are in"],
    "first": ["first T      let Tide begin"],
    "take": [
        "take lake    take the card Lake",
        "take 2       take the card in the second place",
        "take lake half 1 +D4 +D4",
        "             a whole turn in one line",
    ],
    "half": ["half 1       the first of the two actions", "half move    the action to move", "stop         neither"],
    "place": ["+D4          place an army on D4", "+D4*3        place three", "stop         place no more"],
    "move": [
        "D4-D5        move an army from D4 to D5",
        "D4-D5-D6     move it on to D6",
        "D4-D5*2      move two armies",
        "stop         move no more",
    ],
    "city": ["^D4          build a city on D4", "stop         build none"],
    "destroy": [
        "xD4T         destroy an army of Tide on D4 (N: a neutral one)",
        "xD4T$        the Bandit King also takes a coin of Tide",
        "stop         destroy none",
    ],
    "queen": ["take 2       take one more card, the second", "stop         take none"],
}
"""How decisions are written, by step."""

NAME = r"[A-Z]{1,2}\d{1,2}"
"""What the name of a region looks like."""

SOURCES = {
    "region": "region",
    "island": "island",
    "citadel": "citadel on",
    "card": "card",
    "elixirs": "elixirs",
    "token": "token",
    "dragon": "the dragon",
    "leader": "leader",
}
"""The sources of points, as the score sheet names them."""


class LegendsTools(GameTools[Position]):
    """Legends' tools."""

    name = "legends"
    options = frozenset(("players", "seed", "variants", "printing", "found", "cards", "boards", "tokens", "ages"))
    words = notation.WORDS
    place = ("region", "region", "D4")
    undo_rule = (
        "back to the last decision that a person made, but never past a bid, a deal, "
        "or a card or token that has come to light since"
    )
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
            raise InputFault("--tokens: there are no tokens without --variant explore (L12.2)")
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

    def deal_next(self, game: Game[Position]) -> None:
        """Let the game's own seed deal; a loaded game, whose seed is not revealed, is dealt from another."""
        if game.seed is not None:
            legends.deal_next(game)
        else:
            game.play_chance(legends.random_deal(Generator(unguessable_seed(), "legends deal"), game.position))

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
        return drawing_text.draw_text(position, plain=plain, key=key)

    def draw_rich(self, position: Position, *, key: bool = True) -> Text:
        """A position as text in colour."""
        return drawing_text.draw_rich(position, key=key)

    def describe_text(self, position: Position) -> str:
        """A position in words."""
        return drawing_text.describe_text(position)

    def draw_svg(self, position: Position) -> str:
        """A position as a picture."""
        from tetrarch.legends.drawing_svg import draw_svg

        return draw_svg(position)

    def step_sentence(self, position: Position) -> str:
        """Who must decide what, or how it ended."""
        return drawing_words.step_sentence(position)

    def moment_words(self, position: Position) -> str:
        """Which game and which card."""
        return drawing_words.moment_words(position)

    def player_name(self, position: Position, seat: int) -> str:
        """The name of a seat's colour."""
        return player_name(position, seat)

    def chance_sentence(self, after: Position) -> str:
        """What everybody sees of a deal."""
        laid = [f"{side.name}@{90 * turn}" for _, side, turn in drawing_words.laid_boards(after)]
        boards = f", and the boards are laid: {', '.join(laid)}" if len(laid) == 4 else ""
        return f"The deck of {after.deck_left + sum(map(bool, after.row()))} cards is shuffled{boards}."

    def consequences(self, before: Position, after: Position) -> list[str]:
        """What an event led to, each with its rule; bids that are revealed by the last of them, too."""
        return [f"{sentence} ({rule})" for sentence, rule in legends.consequences(before, after)]

    def score_lines(self, position: Position) -> list[str]:
        """Every point of every seat, as if the game ended now (L8)."""
        lines = []
        when = "" if position.is_over or position.awaits_chance else " if it ended now"
        for seat in range(position.players):
            points = drawing_words.count_words(position.points(seat), "point")
            lines.append(f"{player_name(position, seat)}: {points}{when}")
            for line in legends.score_sheet(position, seat):
                named = f"{SOURCES[line.source]} {line.name}".rstrip()
                lines.append(f"  {line.points:>3}  {named} ({line.rule})")
            if "match" in position.options.variants:
                games = "in all games of the match so far" if not when else "in the games of the match before"
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
        leaders = "leaders" in position.options.variants
        return [line for line in NOTATION.get(position.step, []) if leaders or "Bandit King" not in line]

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

    def is_secret(self, position: Position) -> bool:
        """Bids are secret until all are in (L3.1)."""
        return position.step == "bid"

    def secret_sentence(self, position: Position, seat: int) -> str:
        """That a bid is in."""
        return f"{player_name(position, seat)} has bid."

    def has_secrets(self, position: Position) -> bool:
        """Whether bids are made now, or somebody has looked at a token that others have not seen (L12.9)."""
        return position.step == "bid" or any(
            0 < len(token.seen) < position.players for token in position.explore_tokens()
        )

    def why_final(self, before: Position, after: Position) -> str:
        """A bid, a deal, a new card and the sight of a token are final."""
        if before.step == "bid":
            return "bids are final"
        if before.awaits_chance:
            return "the cards have been dealt"
        if before.deck_left != after.deck_left:
            return "a card has come to light"
        seen = slice(layout.TOKEN_SEEN, layout.TOKEN_SEEN + layout.TOKENS)
        return "" if np.array_equal(before.state[seen], after.state[seen]) else "a token has come to light"

    def public_view(self, position: Position) -> Position:
        """What somebody who only watches may know; who has a view may know all of it (L9.1)."""
        return position.public_view() if position.viewer is None else position

    def position_after(self, position: Position, decision: int, seat: int | None) -> Position | None:
        """Where a legal decision leads; None where a bid, card or token comes to light that the seat cannot know."""
        if seat is None:
            return super().position_after(position, decision, seat)
        whole = position if position.viewer is None else position.redealt(seat, Generator("any", "what may be"))
        after = whole.copy()
        after.push(decision)
        return None if self.why_final(whole, after) else after.view(seat)

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


def seats_named(text: str) -> list[int]:
    """The seats of a text such as ``2,0,1``; whether they are all seats of the table, the game itself says (L3.2)."""
    words = [word.strip() for word in text.split(",")]
    for word in words:
        if not re.fullmatch(r"[0-9]{1,3}", word):
            example = "seats are numbers with commas between them, the youngest's first, such as 1,0,2"
            raise InputFault(f"--ages: {word!r} is no seat; {example} (L3.2)")
    return [int(word) for word in words]


TOOLS = LegendsTools()
