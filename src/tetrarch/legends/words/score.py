"""The score sheet: the source of every victory point of a seat if the game ended now (L8)."""

from __future__ import annotations

from typing import NamedTuple

from tetrarch.core.text.messages import said
from tetrarch.legends.position.position import Position
from tetrarch.legends.rules import layout
from tetrarch.legends.rules.ending import card_points, controls_island, elixir_points, leader_points
from tetrarch.legends.words import say
from tetrarch.legends.words.sentences import player_name
from tetrarch.legends.words.titles import card_title, leader_title, token_title

SOURCES = ("region", "island", "citadel", "card", "elixirs", "token", "dragon", "leader")
"""The sources of points in display order (L8)."""


class ScoreLine(NamedTuple):
    """One source of points."""

    source: str
    """The kind of source: region, island, citadel, card, elixirs, token, dragon or leader."""
    name: str
    """A region, the regions of an island, a card id, a token or a leader; empty if there is only one."""
    points: int
    rule: str


def score_sheet(position: Position, seat: int) -> list[ScoreLine]:
    """Every source of points of a seat that is not zero; the sum is ``position.points(seat)``."""
    static, state, components = position.static, position.state, position.components
    lines: list[ScoreLine] = []
    controlled = position.regions_controlled(seat)
    for region in controlled:
        lines.append(ScoreLine("region", components.regions[region], 1, "L8.1"))
    on_map = {components.regions[region] for region in position.regions()}
    for number, island in enumerate(components.islands):
        if set(island) <= on_map and controls_island(static, state, seat, number):
            lines.append(ScoreLine("island", "+".join(island), 1, "L8.2"))
    for region in controlled:
        if int(state[layout.CITADEL_REGIONS]) >> region & 1:
            lines.append(ScoreLine("citadel", components.regions[region], 1, "L12.3"))
    for card in position.cards(seat):
        points = int(card_points(static, state, seat, components.card_index[card.id]))
        if points:
            lines.append(ScoreLine("card", card.id, points, "L8.3"))
    if points := int(elixir_points(static, state, seat)):
        lines.append(ScoreLine("elixirs", "", points, "L8.4"))
    for token in position.explore_tokens():
        if token.owner == seat and token.face is not None:
            taken = components.tokens[components.token_index[token.face]]
            if taken.vp:
                lines.append(ScoreLine("token", taken.id, taken.vp, "L12.9" if taken.swamp else "L12.2"))
    if int(state[layout.DRAGON_OWNER]) == seat:
        lines.append(ScoreLine("dragon", "", 2, "L12.4"))
    if points := int(leader_points(static, state, seat)):
        lines.append(ScoreLine("leader", position.leader(seat) or "", points, "L12.6"))
    return lines


def points_by_source(position: Position, seat: int, language: str = "en") -> dict[str, int]:
    """The points of a seat if the game ended now, by source; sources without points are left out."""
    sums: dict[str, int] = {}
    for line in score_sheet(position, seat):
        sums[line.source] = sums.get(line.source, 0) + line.points
    return {say(language, f"source-{source}"): sums[source] for source in SOURCES if source in sums}


def score_words(position: Position, line: ScoreLine, language: str = "en") -> str:
    """The name of a line of the score sheet, such as ``region H1`` or the title of a card."""
    components = position.components
    if line.source == "card":
        return said(card_title(components, components.cards[components.card_index[line.name]]), language)
    if line.source == "token":
        return said(token_title(components, components.tokens[components.token_index[line.name]]), language)
    if line.source == "leader":
        return leader_title(line.name).text(language)
    if line.source == "dragon":
        return say(language, "trophy-dragon")
    return say(language, f"score-{line.source}", name=line.name)


def is_counted(position: Position) -> bool:
    """Whether the points are final and already in the totals of the match."""
    return position.is_over or position.awaits_chance


def score_lines(position: Position, language: str = "en") -> list[str]:
    """The points of every seat, if the game ended now (L8)."""
    lines = []
    is_over = is_counted(position)
    for seat in range(position.players):
        points = say(language, "count-point", number=position.points(seat))
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
