"""The definition of Ekö: what other layers know about the game, and the functions that start and replay games."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import replace
from types import MappingProxyType
from typing import TYPE_CHECKING

import msgspec

from tetrarch.core.definition import Bench, Document, GameDefinition, Peer, check_set_up
from tetrarch.core.encoding import Encoding
from tetrarch.core.errors import SetupError, said_fault
from tetrarch.core.formats import form_fault, read_part
from tetrarch.core.options import GameOptions, load_facts
from tetrarch.core.randomness import Generator
from tetrarch.core.record import Game, Record, combined_seed
from tetrarch.core.schemas import RecordParts, Schema
from tetrarch.core.text.messages import message
from tetrarch.eko.components.board import Board
from tetrarch.eko.components.board_format import BOARD_FORMAT, board_from_json, board_to_json, format_board, parse_board
from tetrarch.eko.components.random_board import random_board
from tetrarch.eko.components.tile_set import TileSet
from tetrarch.eko.components.tiles import parse_tile_set, tile_set_from_dict
from tetrarch.eko.drawing import text as drawing_text
from tetrarch.eko.position import formats
from tetrarch.eko.position.deal import Deal, random_deal, start_position
from tetrarch.eko.position.formats import position_from_json
from tetrarch.eko.position.forms import FORMAT, OptionsForm, StartForm
from tetrarch.eko.position.options import (
    PACKAGE,
    RULES_VERSION,
    Options,
)
from tetrarch.eko.position.position import Position
from tetrarch.eko.rules import layout, playout
from tetrarch.eko.words import description, notation, sentences, terminal

if TYPE_CHECKING:
    from rich.text import Text

BOTS_ROUND_LIMIT = 200
"""The round limit of games between programs, which could go on for ever (E8.7)."""

FACTS = load_facts("tetrarch.eko")


class BoardDocument(Document):
    """A board without a game."""

    game = "eko"

    def __init__(self, data: object, subject: str) -> None:
        self.board = board_from_json(data, subject)

    def draw_text(self, *, plain: bool = False, language: str = "en") -> str:
        """The board as lines of text."""
        return drawing_text.draw_board_text(self.board, plain=plain, language=language)

    def draw_rich(self, language: str = "en") -> Text:
        """The board as coloured text."""
        return drawing_text.draw_board_rich(self.board, language=language)

    def draw_svg(self, language: str = "en") -> str:
        """The board as an SVG picture."""
        from tetrarch.eko.drawing.svg import draw_board_svg

        return draw_board_svg(self.board, language=language)

    def describe_text(self, language: str = "en") -> str:
        """The board in words."""
        return description.describe_board_text(self.board, language)

    def to_text(self) -> str:
        """The board as JSON text."""
        return format_board(self.board)


class EkoDefinition(GameDefinition[Position]):
    """Ekö."""

    name = "eko"
    title = FACTS.title
    rules_version = RULES_VERSION
    position_format = FORMAT
    line_prefix = "eko1 "
    options = FACTS.options
    players_rule = "E1.1"
    words = notation.WORDS
    place = "d5"
    documents = MappingProxyType({BOARD_FORMAT: BoardDocument})
    bench = Bench(
        # All variants but the draft, whose many simple decisions would raise the figures.
        variants=("labyrinth", "portals", "pyramids", "wind", "moon", "sand", "beacon"),
        peers=(
            Peer("breakthrough", "breakthrough (C++)", "loop_plies_per_s", 1),
            Peer("chess", "chess (C++)", "loop_plies_per_s", 4),
            Peer("catanatron-2", "catanatron, 2", "python_moves_per_s", 20),
            Peer("catanatron-3", "catanatron, 3", "python_moves_per_s", 20),
            Peer("catanatron-4", "catanatron, 4", "python_moves_per_s", 20),
        ),
        steps=Peer("chess", "chess (Python)", "python_moves_per_s", 5),
    )
    table_module = "tetrarch.eko.table"

    # Options and dealing

    def deal(self, players: int, options: GameOptions, seed: str) -> Position:
        """The position before the first decision."""
        chosen = self.read_options(options)
        if chosen["position"] is not None:
            position = position_from_json(chosen["position"], "options.position")
            check_set_up(position, players, options, "E1.1")
            return position
        board = None if chosen["board"] is None else board_from_json(chosen["board"], "options.board")
        tiles = None if chosen["tiles"] is None else tile_set_from_dict(chosen["tiles"], "options.tiles")
        if board is not None:
            beside = {"layout": chosen["layout"] != "bars", "pyramids": chosen["pyramids"], "tiles": chosen["tiles"]}
            told = message(PACKAGE, "fault-random-board")
            faults = [said_fault(f"options.{name}", told) for name, given in beside.items() if given]
            if board.players != players:
                told = message(PACKAGE, "fault-board-for", players=str(players), board=str(board.players))
                faults.append(said_fault("players", told, "E1.5"))
            if faults:
                raise SetupError("settings", faults)
        variants = frozenset(chosen["variants"]) | (board.variants if board else frozenset())
        agreed = Options(players, chosen["printing"], variants, chosen["round_limit"], chosen["repetition"])
        return new_position(
            agreed, seed, layout=chosen["layout"], board=board, pyramids=chosen["pyramids"], tile_set=tiles
        )

    def fixed_players(self, options: GameOptions) -> int | None:
        """The number of players that the board is for."""
        return board_from_json(options["board"]).players if options.get("board") else None

    def bounded_options(self, options: GameOptions, *, repetition: bool = True) -> GameOptions:
        """The options with a round limit, unless they limit the game themselves (E8.7)."""
        if options.get("repetition") or options.get("round_limit") is not None:
            return options
        return {**options, "round_limit": BOTS_ROUND_LIMIT, **({"repetition": True} if repetition else {})}

    def document_from_files(self, option: str, files: Mapping[str, tuple[str, str]]) -> Mapping[str, object]:
        """A board or a tile set from its file."""
        text, name = files[option]
        return board_to_json(parse_board(text, name)) if option == "board" else parse_tile_set(text, name).to_dict()

    # Records

    def start_to_json(self, position: Position) -> tuple[dict[str, object], dict[str, object]]:
        """The options and the deal; or the position itself if it was set up by hand."""
        options: dict[str, object] = msgspec.to_builtins(OptionsForm.of(position.options))
        if not is_dealt(position):
            return options, {"position": position.to_json()}
        deal = deal_of(position)
        start = StartForm(board_to_json(deal.board), deal.identities, deal.first, deal.discs)
        return options, msgspec.to_builtins(start)

    def start_from_json(self, options: dict[str, object], start: dict[str, object], subject: str) -> Position:
        """The position before the first decision."""
        agreed = read_part(options, OptionsForm, subject, "options").options(subject)
        if "position" in start:
            return set_up(start, agreed, subject)
        form = read_part(start, StartForm, subject, "start")
        board = board_from_json(form.board, f"{subject}: start.board")
        try:
            return start_position(Deal(board, form.identities, form.first, form.discs), agreed)
        except SetupError as error:
            raise SetupError(f"{subject}: start", error.faults) from None

    def deal_again(self, start: Position, seed: str) -> Position | None:
        """What the seed deals for the same options and the same hand-made board; None for a position set up by hand."""
        if not is_dealt(start):
            return None
        board = start.board
        return new_position(
            start.options,
            seed,
            layout=board.layout or "bars",
            board=None if board.layout else board,
            pyramids=len(board.pyramids) or None,
            tile_set=board.tile_set,
        )

    def split_line(self, line: str) -> list[str]:
        """The decisions of a line, such as a whole turn."""
        return notation.split_line(line)

    # Positions

    def position_from_json(self, data: object, subject: str = "position") -> Position:
        """Read a position file."""
        return position_from_json(data, subject)

    def parse_position(self, line: str, subject: str = "position") -> Position:
        """Read a position in one line."""
        return formats.parse_position(line, subject)

    def position_to_line(self, position: Position) -> str:
        """Write a position in one line."""
        return formats.position_to_line(position)

    def turn_of(self, position: Position) -> int:
        """The number of the turn, from 1; 0 during set-up."""
        return position.turn

    def first_seat(self, position: Position) -> int:
        """The seat of the first player."""
        return position.first

    # Drawing and words

    def draw_svg(
        self, position: Position, *, marks: Iterable[int] = (), theme: str = "light", language: str = "en"
    ) -> str:
        """A position as an SVG picture."""
        from tetrarch.eko.drawing.svg import draw_svg

        return draw_svg(position, marks=marks, theme=theme, language=language)

    def draw_text(self, position: Position, *, plain: bool = False, key: bool = True, language: str = "en") -> str:
        """A position as lines of text."""
        return drawing_text.draw_text(position, plain=plain, key=key, language=language)

    def draw_rich(self, position: Position, *, key: bool = True, language: str = "en") -> Text:
        """A position as coloured text."""
        return drawing_text.draw_rich(position, key=key, language=language)

    def describe_text(self, position: Position, language: str = "en") -> str:
        """A position in words."""
        return description.describe_text(position, language)

    def step_sentence(self, position: Position, language: str = "en") -> str:
        """Who must decide what, or how the game ended."""
        return description.step_sentence(position, language)

    def moment_words(self, position: Position, language: str = "en") -> str:
        """Round and turn."""
        return description.moment_words(position, language)

    def player_name(self, position: Position, seat: int, language: str = "en") -> str:
        """The name of a seat's colour."""
        return sentences.player_name(position, seat, language)

    # Notation

    def help_lines(self, position: Position, language: str = "en") -> list[str]:
        """How the decisions of this step are written."""
        return terminal.help_lines(position, language)

    def places(self, position: Position) -> list[str]:
        """The names of all spaces and sites."""
        return [*position.board.space_index, *position.board.site_index]

    def place_named(self, typed: str) -> str:
        """The name of a space as the game writes it."""
        return typed.lower()

    def places_in(self, notation: str) -> list[str]:
        """The names of spaces in a notation, in order."""
        return terminal.spaces_in(notation)

    # Schemas

    def schemas(self) -> dict[str, Schema]:
        """The JSON schemas of positions, boards and tile sets."""
        from tetrarch.eko.position.schemas import schemas

        return schemas()

    def record_parts(self) -> RecordParts:
        """The schemas of the options and the start of a record."""
        from tetrarch.eko.position.schemas import record_parts

        return record_parts()

    # Kernels

    @property
    def playouts(self) -> Callable[..., int]:
        """The kernel that plays many random games."""
        return playout.playouts

    @property
    def perft(self) -> Callable[..., int]:
        """The kernel that counts sequences of decisions."""
        return playout.perft

    @property
    def encoding(self) -> Encoding[Position]:
        """The decision table and the observation."""
        from tetrarch.eko.encoding.environment import ENCODING

        return ENCODING


GAME = EkoDefinition()
KIND = GAME


def set_up(start: dict[str, object], agreed: Options, subject: str) -> Position:
    """The start of a game that began with a position set up by hand."""
    faults = [form_fault(f"start.{name}", "beside") for name in start if name != "position"]
    position = position_from_json(start["position"], f"{subject}: start.position")
    if position.options != agreed:
        faults.append(form_fault("options", "options", "E2"))
    if faults:
        raise SetupError(subject, faults)
    return position


def is_dealt(position: Position) -> bool:
    """Whether a position is one that a deal leads to, before the first decision (E2.3)."""
    if position.turn or position.step not in ("swap", "draft"):
        return False
    try:
        return start_position(deal_of(position), position.options) == position
    except SetupError:
        return False


def deal_of(position: Position) -> Deal:
    """The deal that a position before the first decision stands for."""
    discs = ""
    if "draft" not in position.options.variants:
        for space, hex_ in enumerate(position.board.spaces):
            stack = position.stack_at(space)
            if hex_.kind == "." and stack:
                discs += position.identities[stack.seat] + ("!" if stack.emperor else "")
    return Deal(position.board, position.identities, int(position.state[layout.FIRST]), discs)


def new_position(
    options: Options,
    seed: int | str,
    *,
    layout: str = "bars",
    board: Board | None = None,
    pyramids: int | None = None,
    tile_set: TileSet | None = None,
) -> Position:
    """A freshly dealt position; the same seed and options give the same one."""
    if board is None:
        generator = Generator(seed, "eko board")
        board = random_board(
            generator,
            options.players,
            layout=layout,
            variants=options.variants,
            pyramids=pyramids,
            tile_set=tile_set,
        )
    elif board.layout:
        board = replace(board, layout=None)  # laid by hand, wherever its tiles lie: no seed deals it again
    return start_position(random_deal(Generator(seed, "eko deal"), board, options), options)


def new_game(
    players: int = 2,
    *,
    seed: int | str,
    variants: Iterable[str] = (),
    printing: str = "complete",
    layout: str = "bars",
    board: Board | None = None,
    pyramids: int | None = None,
    tile_set: TileSet | None = None,
    round_limit: int | None = None,
    repetition: bool = False,
    salts: Sequence[str] = (),
    names: Sequence[str] = (),
) -> Game[Position]:
    """A new game of Ekö; the tiles of a hand-made board determine the variants, and `draft` may be added."""
    chosen = frozenset(variants)
    if board is not None:
        chosen = board.variants | chosen
    options = Options(players, printing, chosen, round_limit, repetition)
    start = new_position(
        options,
        combined_seed(str(seed), salts),
        layout=layout,
        board=board,
        pyramids=pyramids,
        tile_set=tile_set,
    )
    return Game(GAME, start, seed=str(seed), salts=salts, names=names)


def replay_record(record: Record | str | bytes, subject: str = "record") -> Game[Position]:
    """Play a record of Ekö again, checking every move."""
    return GAME.replay(record, subject)


def verify_record(record: Record | str | bytes, subject: str = "record") -> Game[Position]:
    """Replay a record of Ekö and check everything that it claims."""
    return GAME.verify(record, subject)
