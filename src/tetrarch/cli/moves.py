"""``tetrarch moves``: all that can be decided in a position."""

from __future__ import annotations

import sys
from typing import TYPE_CHECKING

from tetrarch.cli.games import tools_of
from tetrarch.cli.jit import choose_jit
from tetrarch.cli.options import AtEvent, Json, Source
from tetrarch.cli.sources import read_position

if TYPE_CHECKING:
    from tetrarch.cli.games import Moment


def moves(file: Source, at: AtEvent = None, json: Json = False) -> None:
    """List what is legal: notation, sentence and rules.

    With --json each decision also comes with the position that it leads to (null where a seat's view cannot tell).
    """
    choose_jit("off")
    position = read_position(file, at)
    if json:
        print_json(position)
    else:
        print_table(position)


def print_table(position: Moment) -> None:
    """One line for each decision."""
    decisions = list(position.legal_decisions())
    width = max((len(decision.notation) for decision in decisions), default=0)
    for decision in decisions:
        print(f"{decision.notation:<{width}}  {decision.sentence}  ({', '.join(decision.rules)})")
    print(f"{tools_of(position).step_sentence(position)}: {len(decisions)} legal", file=sys.stderr)


def print_json(position: Moment) -> None:
    """One object; written piece by piece, for there may be thousands of decisions."""
    from tetrarch.core.formats import write_json

    head = {
        "game": position.game,
        "step": position.step,
        "seat": position.seat,
        "decider": position.decider,
        "count": len(position.legal_decisions()),
    }
    is_view = getattr(position, "viewer", None) is not None
    sys.stdout.write(write_json(head, pretty=False)[:-1] + ',"moves":[')
    for number, decision in enumerate(position.legal_decisions()):
        after = None if is_view else position.copy()
        if after is not None:
            after.push(decision.id)
        entry = {
            "id": decision.id,
            "notation": decision.notation,
            "sentence": decision.sentence,
            "rules": decision.rules,
            "position": after.to_json() if after is not None else None,
        }
        sys.stdout.write(("," if number else "") + "\n" + write_json(entry, pretty=False))
    sys.stdout.write("\n]}\n")
