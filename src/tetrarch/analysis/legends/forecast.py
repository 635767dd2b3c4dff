"""Forecasts in Legends: playouts to the end of the game or match, and the owners of regions."""

from __future__ import annotations

import numpy as np

from tetrarch.analysis.legends.playouts import finish_bids, sample_hidden, tally_playouts
from tetrarch.analysis.tally import OWNERS, PUBLIC, Forecast, read_tally
from tetrarch.core.randomness import Generator
from tetrarch.legends.position.position import Position
from tetrarch.legends.rules import layout as at
from tetrarch.legends.rules.state import controller_of


def known_to(position: Position, seat: int) -> Position:
    """What a seat may know, or a spectator, who has seen the face-down tokens that were taken (L9.1, L12.9)."""
    if seat != PUBLIC:
        return position.view(seat)
    view = position.public_view()
    if "swamp" in view.options.variants:
        for place in range(at.TOKENS):
            if view.state[at.TOKEN_OWNER + place] >= 0:
                view.state[at.TOKEN_SEEN + place] |= 1 << PUBLIC
    return view


def play_out(view: Position, seat: int, generator: Generator, playouts: int) -> Forecast:
    """The mean result of playouts, for what the seat of the view knows."""
    tally = np.zeros(OWNERS + 4 * at.MAX_REGIONS, dtype=np.int64)
    state = np.zeros(at.STATE_SIZE, dtype=np.int64)
    tally_playouts(view.static, view.state, state, view.scratch, generator.words, tally, seat, playouts)
    rows = [OWNERS + 4 * region + colour for region in view.regions() for colour in range(4)]
    return read_tally(tally[[*range(OWNERS), *rows]], view.players, playouts)


def is_searchable(view: Position, seat: int) -> bool:
    """Whether a search can start here: not at a deal, and at the bidding for a seat that has still to bid (L3.1)."""
    return not view.awaits_chance and (view.step != "bid" or seat in view.to_decide)


def resolved(view: Position, seat: int, generator: Generator) -> Position:
    """A possible view after the deal or the bids that come next; a search can start from it."""
    whole = view.copy()
    sample_hidden(view.static, view.state, whole.state, seat, generator.words)
    finish_bids(view.static, whole.state, view.scratch, generator.words)
    whole.viewer = None
    return known_to(whole, seat)


def is_single_game(view: Position) -> bool:
    """Whether this is no match (L12.1)."""
    return "match" not in view.options.variants


def owned_places(view: Position) -> dict[str, int]:
    """The names of the regions, each with the seat that controls it, or -1 (L8.1)."""
    owners = {region: int(controller_of(view.static, view.state.item(at.STACKS + region))) for region in view.regions()}
    return {
        view.components.regions[region]: owner if owner != at.NEUTRAL_COLOUR else -1 for region, owner in owners.items()
    }
