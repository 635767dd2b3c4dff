"""What the terminal says about Ekö: how decisions are written, and which spaces they name."""

from __future__ import annotations

import re

from tetrarch.eko.position.position import Position
from tetrarch.eko.words.sentences import say

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
"""How decisions are written, by step, and the message that explains each."""

OF_VARIANTS = {"~": "labyrinth", "sand": "sand", "moon": "moon"}
"""Signs of decisions that only exist with a variant."""

NAME = r"[a-z]{1,3}\d{1,3}"
"""The form of the name of a space."""


def help_lines(position: Position, language: str = "en") -> list[str]:
    """How the decisions of this step are written, as far as the game has them."""
    step = "action" if position.step == "march-action" else position.step
    lines = []
    for written, name in NOTATION.get(step, {}).items():
        needed = next((variant for sign, variant in OF_VARIANTS.items() if sign in written), "")
        if not needed or needed in position.options.variants or (needed == "labyrinth" and position.board.zones):
            lines.append(f"{written:<11} {say(language, f'write-{name}')}")
    return lines


def spaces_in(notation: str) -> list[str]:
    """The names of spaces in a notation, in order."""
    found = re.match(rf"@?({NAME})(?:[-+x*^]({NAME}))?", notation.split()[-1])
    return [name for name in found.groups() if name] if found else []
