"""Exchanging captive Emperors (E6.3-E6.6)."""

from __future__ import annotations

from tests.eko.oracle.state import OracleState, Pile


def next_to_exchange(state: OracleState, capturer: str) -> str | None:
    """The first player, clockwise from the capturer, who must exchange, also one without discs (E6.4, E6.6)."""
    seat = state.identities.index(capturer)
    clockwise = state.identities[seat:] + state.identities[:seat]
    for player in clockwise:
        if holder_of(state, player) is not None and state.captives[player]:
            return player
    return None


def holder_of(state: OracleState, player: str) -> str | None:
    """Who holds this player's Emperor captive."""
    for holder, held in state.captives.items():
        if player in held:
            return holder
    return None


def exchange(state: OracleState, player: str, given: str) -> None:
    """Give one captive for one's own Emperor (E6.3)."""
    holder = holder_of(state, player)
    assert holder is not None
    state.captives[holder].remove(player)
    state.to_reserve(player, Pile(emperor=True))
    state.captives[player].remove(given)
    if given == holder:
        state.to_reserve(holder, Pile(emperor=True))
    else:
        state.captives[holder].add(given)
