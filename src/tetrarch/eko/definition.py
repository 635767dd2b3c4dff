"""The definition of Ekö: what other layers know about the game, and the functions that start and replay games."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace
from functools import partial
from types import MappingProxyType
from typing import TYPE_CHECKING

import msgspec

from tetrarch.core.definition import Bench, Document, GameDefinition, Peer, check_set_up
from tetrarch.core.errors import SetupError
from tetrarch.core.formats import form_fault, read_part
from tetrarch.core.options import GameOptions, load_facts
from tetrarch.core.randomness import Generator, seed_text
from tetrarch.core.record import Game, combined_seed
from tetrarch.eko.components.board import Board
from tetrarch.eko.components.board_format import BOARD_FORMAT, board_from_json, board_to_json, format_board, parse_board
from tetrarch.eko.components.random_board import random_board
from tetrarch.eko.components.tile_set import TileSet
from tetrarch.eko.components.tiles import parse_tile_set, tile_set_from_dict
from tetrarch.eko.drawing import svg as drawing_svg
from tetrarch.eko.drawing import text as drawing_text
from tetrarch.eko.position import formats
from tetrarch.eko.position.deal import Deal, random_deal, start_position
from tetrarch.eko.position.formats import position_from_json
from tetrarch.eko.position.forms import FORMAT, OptionsForm, StartForm
from tetrarch.eko.position.options import RULES_VERSION, Options, position_fault
from tetrarch.eko.position.position import Position
from tetrarch.eko.rules import layout, playout
from tetrarch.eko.words import description, notation, sentences

if TYPE_CHECKING:
    pass

BOTS_ROUND_LIMIT = 200
"""The round limit of games between programs, which could go on for ever (E8.7)."""

FACTS = load_facts("tetrarch.eko")


def board_document(data: object, subject: str) -> Document:
    """A board without a game."""
    board = board_from_json(data, subject)
    return Document(
        "eko",
        partial(drawing_text.draw_board_text, board),
        partial(drawing_text.draw_board_rich, board),
        partial(drawing_svg.draw_board_svg, board),
        partial(description.describe_board_text, board),
        partial(format_board, board),
    )


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
    documents = MappingProxyType({BOARD_FORMAT: board_document})
    bench = Bench(
        # All variants but the draft, whose many simple decisions would raise the figures.
        variants=("labyrinth", "portals", "pyramids", "wind", "moon", "sand", "beacon"),
        peers=(
            Peer("breakthrough", "breakthrough (C++)", "loop_plies_per_s", 1.8),
            Peer("chess", "chess (C++)", "loop_plies_per_s", 4),
            Peer("catanatron-2", "catanatron, 2", "python_moves_per_s", 20),
            Peer("catanatron-3", "catanatron, 3", "python_moves_per_s", 20),
            Peer("catanatron-4", "catanatron, 4", "python_moves_per_s", 20),
        ),
        all_variants=0.4,
        steps=Peer("chess", "chess (Python)", "python_moves_per_s", 5),
    )
    schemas_module = "tetrarch.eko.position.schemas"
    encoding_module = "tetrarch.eko.encoding.environment"
    table_module = "tetrarch.eko.table"
    playouts = staticmethod(playout.playouts)
    perft = staticmethod(playout.perft)

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
            wrong = [name for name, is_set in beside.items() if is_set]
            faults = [position_fault(f"options.{name}", "fault-random-board") for name in wrong]
            if board.players != players:
                numbers = {"players": str(players), "board": str(board.players)}
                faults.append(position_fault("players", "fault-board-for", "E1.5", **numbers))
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
        given = options.get("position")
        if isinstance(given, dict) and isinstance(own := given.get("options"), dict):
            if own.get("repetition") or own.get("round_limit") is not None:
                return options
            limit = BOTS_ROUND_LIMIT + (given["round"] if isinstance(given.get("round"), int) else 0)
            return {**options, "position": {**given, "options": {**own, "round_limit": limit}}}
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

    split_line = staticmethod(notation.split_line)

    # Positions

    position_from_json = staticmethod(formats.position_from_json)
    parse_position = staticmethod(formats.parse_position)
    position_to_line = staticmethod(formats.position_to_line)

    def turn_of(self, position: Position) -> int:
        """The number of the turn, from 1; 0 during set-up."""
        return position.turn

    def first_seat(self, position: Position) -> int:
        """The seat of the first player."""
        return position.first

    # Drawing and words

    draw_svg = staticmethod(drawing_svg.draw_svg)
    draw_text = staticmethod(drawing_text.draw_text)
    draw_rich = staticmethod(drawing_text.draw_rich)
    describe_text = staticmethod(description.describe_text)
    step_sentence = staticmethod(description.step_sentence)
    moment_words = staticmethod(description.moment_words)
    player_name = staticmethod(sentences.player_name)
    help_lines = staticmethod(notation.help_lines)
    places_in = staticmethod(notation.spaces_in)

    def places(self, position: Position) -> list[str]:
        """The names of all spaces and sites."""
        return [*position.board.space_index, *position.board.site_index]

    def place_named(self, typed: str) -> str:
        """The name of a space as the game writes it."""
        return typed.lower()


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
    seed: int | str | None,
    *,
    layout: str = "bars",
    board: Board | None = None,
    pyramids: int | None = None,
    tile_set: TileSet | None = None,
) -> Position:
    """A freshly dealt position; the same seed and options give the same one, and None gives a fresh seed."""
    seed = seed_text(seed)
    if board is None:
        generator, variants = Generator(seed, "eko board"), options.variants
        board = random_board(
            generator, options.players, layout=layout, variants=variants, pyramids=pyramids, tile_set=tile_set
        )
    elif board.layout:
        board = replace(board, layout=None)  # laid by hand, wherever its tiles lie: no seed deals it again
    return start_position(random_deal(Generator(seed, "eko deal"), board, options), options)


def new_game(
    players: int = 2,
    *,
    seed: int | str | None,
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
    """A new game of Ekö; the same seed and options give the same one, and the seed None gives a new one each time.

    The tiles of a hand-made board determine the variants, and `draft` may be added.
    """
    seed = seed_text(seed)
    chosen = frozenset(variants).union(board.variants if board else ())
    options = Options(players, printing, chosen, round_limit, repetition)
    chance = combined_seed(seed, salts)
    start = new_position(options, chance, layout=layout, board=board, pyramids=pyramids, tile_set=tile_set)
    return Game(GAME, start, seed=seed, salts=salts, names=names)


replay_record = GAME.replay
"""Play a record of Ekö again, checking every move."""
verify_record = GAME.verify
"""Replay a record of Ekö and check everything that it claims."""
