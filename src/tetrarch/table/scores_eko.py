"""Where the points of every seat come from in Ekö, if the game ended now."""

from __future__ import annotations

from functools import lru_cache

from tetrarch.eko.position.position import Position
from tetrarch.eko.rules import layout
from tetrarch.eko.rules.state import builder_of, worth_of
from tetrarch.eko.words import sentences
from tetrarch.eko.words.description import landmark_holders, landmarks
from tetrarch.table.messages import ScoreForm
from tetrarch.table.position_eko import CAPTIVE_POINTS
from tetrarch.table.refusal import say


def scores(position: Position, language: str) -> list[list[ScoreForm]]:
    """For each seat its buildings by site, 3 points for each captive and 2 for each pyramid (E8.1, E6.2, E11.2)."""
    board = position.board
    lines: list[list[ScoreForm]] = [[] for _ in range(position.players)]
    codes = position.state[layout.STACKS + len(board.spaces) :].tolist()
    for site, code in zip(board.sites, codes, strict=False):
        if code:
            worth = int(worth_of(code))
            line = ScoreForm("building", site.name, _building(worth, site.name, language), worth, "E8.1")
            lines[int(builder_of(code))].append(line)
    for seat in range(position.players):
        for held in position.captives(seat):
            title = say(language, "eko-score-captive", player=sentences.player_name(position, held, language))
            lines[seat].append(ScoreForm("captive", position.identities[held], title, CAPTIVE_POINTS, "E6.2"))
    if board.pyramids:
        # The pyramids come first among the landmarks; the Beacons after them bring no points.
        for (title, spaces), holder in zip(landmarks(board, language), landmark_holders(position), strict=True):
            if holder >= 0 and spaces in board.pyramids:
                name = "+".join(board.spaces[space].name for space in spaces)
                lines[holder].append(ScoreForm("pyramid", name, title, 2, "E11.2"))
    return lines


@lru_cache(4096)
def _building(worth: int, site: str, language: str) -> str:
    return say(language, "eko-score-building", building=sentences.say(language, f"building-name-{worth}"), site=site)
