"""Positions that somebody set up by hand, made fit to be played from: what nobody may know is dealt anew."""

from __future__ import annotations

from tetrarch.core.randomness import Generator
from tetrarch.legends.position.position import Position
from tetrarch.legends.rules import layout
from tetrarch.legends.rules.chance import deal_leaders, shuffle
from tetrarch.legends.rules.determinize import determinize_deck


def dealt_anew(position: Position, generator: Generator) -> Position:
    """The same position with all that is hidden at a table dealt anew (L9.1): whoever set it up knows no more.

    The deck is shuffled, tokens that not everybody has seen change places, and who has bid in secret bids again.
    """
    dealt = position.copy()
    board, state, words = dealt.static, dealt.state, generator.words
    variants, step = position.options.variants, int(state[layout.STEP])
    determinize_deck(board, state, words)
    if layout.DEAL_STEP < step < layout.FIRST_STEP and "die" in variants:
        shuffle(state, layout.DIE_RANK, position.players, words)
    if layout.DEAL_STEP < step <= layout.MERCHANT_STEP and "leaders" in variants:
        deal_leaders(board, state, words)
    if "swamp" in variants:
        everybody = (1 << position.players) - 1
        hidden = [place for place in range(layout.TOKENS) if int(state[layout.TOKEN_SEEN + place]) != everybody]
        faces = [int(state[layout.TOKEN_FACE + place]) for place in hidden]
        generator.shuffle(faces)
        for place, face in zip(hidden, faces, strict=True):
            state[layout.TOKEN_FACE + place] = face
    if step == layout.BID_STEP:
        state[layout.BID : layout.BID + position.players] = -1
        state[layout.SEAT] = state[layout.DECIDER] = 0
    return dealt
