"""What the record of a game needs to know of Ekö, and the door through which new games come."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

import msgspec

from tetrarch.core.errors import SetupError
from tetrarch.core.formats.faults import form_fault
from tetrarch.core.formats.reading import read_part
from tetrarch.core.randomness import Generator
from tetrarch.core.record import Game, Record, combined_seed, parse_record, replay, verify
from tetrarch.eko.components.board import Board
from tetrarch.eko.components.board_format import board_from_json, board_to_json
from tetrarch.eko.components.random_board import random_board
from tetrarch.eko.components.tile_set import TileSet
from tetrarch.eko.position.deal import Deal, random_deal, start_position
from tetrarch.eko.position.json_format import OptionsForm, position_from_json
from tetrarch.eko.position.options import RULES_VERSION, Options
from tetrarch.eko.position.position import Position
from tetrarch.eko.rules import layout
from tetrarch.eko.words.notation import split_line


class StartForm(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A deal as it stands in a record."""

    board: dict[str, object]
    identities: str
    first: int
    discs: str


class EkoKind:
    """Ekö, as records see it."""

    name = "eko"
    rules_version = RULES_VERSION

    def start_to_json(self, position: Position) -> tuple[dict[str, object], dict[str, object]]:
        """The options, and the deal that the position stands for; or itself, where it was set up by hand."""
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
        """What the seed deals for the same options; a hand-made board is taken as it is, and so is a position."""
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

    def chance_again(self, position: Position, seed: str) -> str:
        """Never asked for: all of Ekö's chance is in the deal (E2)."""
        raise ValueError("chance has no part in Ekö after the deal")

    def split_line(self, line: str) -> list[str]:
        """The decisions of a line, such as a whole turn."""
        return split_line(line)


KIND = EkoKind()


def set_up(start: dict[str, object], agreed: Options, subject: str) -> Position:
    """The position that a game began with which was set up by hand."""
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
    """A new game of Ekö. With a hand-made board its tiles say which variants are played; `draft` may be added."""
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
    return Game(KIND, start, seed=str(seed), salts=salts, names=names)


def replay_record(record: Record | str | bytes, subject: str = "record") -> Game[Position]:
    """Play a record of Ekö again, checking every move."""
    return replay(record if isinstance(record, Record) else parse_record(record, subject), KIND, subject)


def verify_record(record: Record | str | bytes, subject: str = "record") -> Game[Position]:
    """Replay a record of Ekö and check all that it claims."""
    return verify(record if isinstance(record, Record) else parse_record(record, subject), KIND, subject)
