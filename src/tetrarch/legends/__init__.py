"""Eight-Minute Empire: Legends: armies, islands and a row of cards, for 2 to 4 players.

``new_game`` starts a game, and ``Game.play`` takes decisions in notation. ``Position`` answers queries about a
position, and ``Position.view(seat)`` returns what one seat may know. The rules are kernels in ``rules``, over the flat
state that ``rules.layout`` defines.
"""

from tetrarch.core.formats import IDENTITIES
from tetrarch.core.position import PositionServices
from tetrarch.core.table_adapter import Consequence
from tetrarch.legends.components.components import (
    Components,
    components_from_dict,
    default_components,
    parse_components,
)
from tetrarch.legends.definition import KIND, deal_next, new_game, replay_record, verify_record
from tetrarch.legends.drawing.svg import draw_svg
from tetrarch.legends.position.deal import play_chance, random_deal, random_table
from tetrarch.legends.position.formats import parse_position, position_from_json, position_to_json, position_to_line
from tetrarch.legends.position.map_format import LaidMap, map_from_json, map_to_json
from tetrarch.legends.position.options import PRINTINGS, RULES_VERSION, VARIANTS, Options
from tetrarch.legends.position.position import ExploreToken, Garrison, Place, Position
from tetrarch.legends.words.consequences import consequences
from tetrarch.legends.words.notation import format_decision, split_line
from tetrarch.legends.words.refusals import parse_decision
from tetrarch.legends.words.score import ScoreLine, score_sheet
from tetrarch.legends.words.sentences import decision_message, decision_rules

__all__ = [
    "IDENTITIES",
    "KIND",
    "PRINTINGS",
    "RULES_VERSION",
    "VARIANTS",
    "Components",
    "Consequence",
    "ExploreToken",
    "Garrison",
    "LaidMap",
    "Options",
    "Place",
    "Position",
    "ScoreLine",
    "components_from_dict",
    "consequences",
    "deal_next",
    "default_components",
    "map_from_json",
    "map_to_json",
    "new_game",
    "parse_components",
    "parse_position",
    "position_from_json",
    "position_to_json",
    "position_to_line",
    "random_deal",
    "random_table",
    "replay_record",
    "score_sheet",
    "split_line",
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
