"""Ekö: stacks of discs on a desert of hexes, for 2 to 4 players.

``new_game`` deals a game, ``Game.play`` takes decisions in notation, and ``Position`` answers questions about a
position. The package ``rules`` has the rules as kernels over the flat state that ``rules.layout`` describes.
"""

from tetrarch.core.formats import IDENTITIES
from tetrarch.core.position import PositionServices
from tetrarch.eko.components.board import Board, Hex, PlacedTile
from tetrarch.eko.components.board_format import board_from_json, board_to_json
from tetrarch.eko.components.random_board import random_board
from tetrarch.eko.components.tile_set import TileSet
from tetrarch.eko.components.tiles import default_tile_set, parse_tile_set
from tetrarch.eko.definition import KIND, new_game, new_position, replay_record, verify_record
from tetrarch.eko.drawing.svg import draw_svg
from tetrarch.eko.position.deal import Deal, play_chance, random_deal, start_position
from tetrarch.eko.position.formats import parse_position, position_from_json, position_to_json, position_to_line
from tetrarch.eko.position.options import PRINTINGS, RULES_VERSION, VARIANTS, Options
from tetrarch.eko.position.position import Building, Position, Reserve, Stack
from tetrarch.eko.words.notation import format_decision, split_line
from tetrarch.eko.words.refusals import parse_decision
from tetrarch.eko.words.sentences import decision_message, decision_rules

__all__ = [
    "IDENTITIES",
    "KIND",
    "PRINTINGS",
    "RULES_VERSION",
    "VARIANTS",
    "Board",
    "Building",
    "Deal",
    "Hex",
    "Options",
    "PlacedTile",
    "Position",
    "Reserve",
    "Stack",
    "TileSet",
    "board_from_json",
    "board_to_json",
    "default_tile_set",
    "new_game",
    "new_position",
    "parse_position",
    "parse_tile_set",
    "position_from_json",
    "position_to_json",
    "position_to_line",
    "random_board",
    "random_deal",
    "replay_record",
    "split_line",
    "start_position",
    "verify_record",
]

Position.services = PositionServices(
    format_decision,
    parse_decision,
    decision_message,
    decision_rules,
    play_chance,
    position_to_json,
    position_to_line,
    draw_svg,
)
