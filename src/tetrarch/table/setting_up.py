"""Matches that begin with what somebody set up by hand: what may stand beside it in the settings."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from tetrarch.core.errors import SetupError, said_fault
from tetrarch.core.text.messages import message
from tetrarch.table.games import Moment
from tetrarch.table.refusal import PACKAGE


def check_set_up(
    position: Moment, players: int, options: Collection[str], rule: str, beside: Sequence[str] = ("position",)
) -> None:
    """Refuse options that contradict what was set up, another number of players, and a game that is over.

    Args:
        position: What was set up.
        players: How many the settings name.
        options: The names of the options that the settings have.
        rule: The rule about the number of players.
        beside: The names that may stand there.
    """
    faults = [
        said_fault(f"options.{name}", message(PACKAGE, "fault-set-beside")) for name in options if name not in beside
    ]
    if position.players != players:
        told = message(PACKAGE, "fault-position-for", players=str(players), given=str(position.players))
        faults.append(said_fault("players", told, rule))
    if position.is_over:
        faults.append(said_fault(f"options.{beside[0]}", message(PACKAGE, "fault-position-over")))
    if faults:
        raise SetupError("settings", faults)
