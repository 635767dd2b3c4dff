"""Ekö, as the commands see it."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import TYPE_CHECKING

from tetrarch import eko
from tetrarch.cli.games import GameTools, Peer
from tetrarch.cli.input.dealing import Wishes, unguessable_seed
from tetrarch.cli.input.faults import input_fault
from tetrarch.cli.input.files import read_text
from tetrarch.cli.input.options import split_names
from tetrarch.cli.input.sources import game_of_line
from tetrarch.cli.terminal.speech import language, listed, phrase
from tetrarch.core.record import Game, Record
from tetrarch.eko import Position
from tetrarch.eko.components.board_format import parse_board
from tetrarch.eko.drawing import text as drawing_text
from tetrarch.eko.rules import playout
from tetrarch.eko.words import description as drawing_words
from tetrarch.eko.words import notation

if TYPE_CHECKING:
    from rich.text import Text

    from tetrarch.bots.bot import Bot

BOTS_ROUND_LIMIT = 200
"""Bots among themselves might go on for ever; nobody is asked for a limit (E8.7)."""

NOTATION = {
    "swap": {"keep": "keep", "swap d5": "swap"},
    "draft": {"@d5": "draft", "@d5!": "draft-emperor"},
    "action": {
        "d5-f3": "go",
        "d5+f3": "regroup",
        "d5xf3": "attack",
        "d5*f3": "kamikaze",
        "d5^e6E": "construct",
        "d5^e6T!": "construct-emperor",
        "d5-f3~1.3": "tempest",
        "d5~1": "scatter",
        "sand d5": "sand",
        "pass": "pass",
    },
    "march": {"march": "march", "rest": "rest"},
    "exchange": {"give T": "exchange"},
    "reinforce": {"d5+2": "add", "d5+2!": "add-both", "d5+!": "add-emperor", "moon d5": "moon", "done": "done"},
}
"""How decisions are written, by step, and the message that says what each is."""

OF_VARIANTS = {"~": "labyrinth", "sand": "sand", "moon": "moon"}
"""Signs of decisions that only games with some variant have."""

NAME = r"[a-z]{1,3}\d{1,3}"
"""What the name of a space looks like."""


class EkoTools(GameTools[Position]):
    """Ekö's tools."""

    name = "eko"
    options = frozenset(
        (
            *("players", "seed", "variants", "printing", "layout", "board", "tiles", "pyramids"),
            *("round_limit", "repetition"),
        )
    )
    words = notation.WORDS
    place = "d5"
    bench_variants = ("labyrinth", "portals", "pyramids", "wind", "moon", "sand", "beacon")
    # All variants but the draft, whose many easy decisions would flatter the figures.
    bench_peers = (
        Peer("breakthrough", "breakthrough (C++)", "loop_plies_per_s", 1),
        Peer("chess", "chess (C++)", "loop_plies_per_s", 4),
        Peer("catanatron-2", "catanatron, 2", "python_moves_per_s", 20),
        Peer("catanatron-3", "catanatron, 3", "python_moves_per_s", 20),
        Peer("catanatron-4", "catanatron, 4", "python_moves_per_s", 20),
    )
    bench_plies = None
    bench_steps = Peer("chess", "chess (Python)", "python_moves_per_s", 5)

    def new_game(self, wishes: Wishes, names: Sequence[str]) -> Game[Position]:
        """Deal the game that was asked for."""
        board = None
        if wishes.board is not None:
            beside = [name for name in wishes.named() if name in ("--layout", "--tiles", "--pyramids")]
            if beside:
                raise input_fault("beside-board", options=listed(beside))
            text = read_text(wishes.board)
            if game_of_line(text) is not None:
                raise input_fault("line-no-board", name=str(wishes.board))
            board = parse_board(text, str(wishes.board))
            if wishes.players not in (None, board.players):
                raise input_fault("board-players", name=str(wishes.board), players=board.players)
        tile_set = None
        if wishes.tiles is not None:
            tile_set = eko.parse_tile_set(read_text(wishes.tiles), str(wishes.tiles))
        usual = board.players if board else 2
        return eko.new_game(
            usual if wishes.players is None else wishes.players,
            seed=unguessable_seed() if wishes.seed is None else wishes.seed,
            variants=split_names(wishes.variants),
            printing=wishes.printing or "complete",
            layout=wishes.layout or "bars",
            board=board,
            pyramids=wishes.pyramids,
            tile_set=tile_set,
            round_limit=wishes.round_limit,
            repetition=wishes.repetition,
            names=names,
        )

    def wishes_of_bots(self, wishes: Wishes) -> Wishes:
        """What was asked for, with an end that surely comes."""
        if wishes.repetition or wishes.round_limit is not None:
            return wishes
        return replace(wishes, repetition=True, round_limit=BOTS_ROUND_LIMIT)

    def verify_record(self, record: Record | str, subject: str) -> Game[Position]:
        """Play a record again and check all that it claims."""
        return eko.verify_record(record, subject)

    def position_from_json(self, data: object, subject: str) -> Position:
        """Read a position file."""
        return eko.position_from_json(data, subject)

    def parse_position(self, line: str, subject: str) -> Position:
        """Read a position in one line."""
        return eko.parse_position(line, subject)

    def position_to_line(self, position: Position) -> str:
        """Write a position in one line."""
        return eko.position_to_line(position)

    def turn_of(self, position: Position) -> int:
        """Which turn it is, from 1; 0 during set-up."""
        return position.turn

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
        from tetrarch.eko.drawing.svg import draw_svg

        return draw_svg(position, language=language())

    def step_sentence(self, position: Position) -> str:
        """Who must decide what, or how it ended."""
        return drawing_words.step_sentence(position, language())

    def moment_words(self, position: Position) -> str:
        """Round and turn."""
        return drawing_words.moment_words(position, language())

    def split_line(self, line: str) -> list[str]:
        """The decisions of a line: blanks stand between them, but not inside ``swap d5``."""
        return notation.split_line(line)

    def help_lines(self, position: Position) -> list[str]:
        """How the decisions of this step are written, as far as the game has them."""
        step = "action" if position.step == "march-action" else position.step
        lines = []
        for written, name in NOTATION.get(step, {}).items():
            needed = next((variant for sign, variant in OF_VARIANTS.items() if sign in written), "")
            if not needed or needed in position.options.variants or (needed == "labyrinth" and position.board.zones):
                lines.append(f"{written:<11} {phrase(f'write-{name}')}")
        return lines

    def places(self, position: Position) -> list[str]:
        """The names of all spaces and sites."""
        return [*position.board.space_index, *position.board.site_index]

    def place_named(self, text: str) -> str:
        """A typed name of a space as the game writes it."""
        return text.lower()

    def places_in(self, notation: str) -> list[str]:
        """The names of spaces in a notation, in order."""
        found = re.match(rf"@?({NAME})(?:[-+x*^]({NAME}))?", notation.split()[-1])
        return [name for name in found.groups() if name] if found else []

    def bots(self) -> list[str]:
        """The names of Ekö's bots."""
        from tetrarch.bots.roster import roster

        return list(roster("eko"))

    def make_bot(self, name: str, seed: str, seat: int) -> Bot[Position]:
        """A bot for a seat."""
        from tetrarch.bots.eko import eko_bot

        return eko_bot(name, seed, seat)

    def playouts(self) -> Callable[..., int]:
        """The kernel that plays many games at random."""
        return playout.playouts

    def perft(self) -> Callable[..., int]:
        """The kernel that counts sequences of decisions."""
        return playout.perft


TOOLS = EkoTools()
