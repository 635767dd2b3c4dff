"""The kernels of Legends as a program for a GPU calls them: rules, choices and observations."""

from __future__ import annotations

from tetrarch.core.kernel import Bytes, Flat
from tetrarch.core.spaces import random_choice, write_mask
from tetrarch.legends.encoding.decision_table import OFFER_WORDS, next_choice, settle
from tetrarch.legends.encoding.observation import observe
from tetrarch.legends.rules.chance import determinize, hide
from tetrarch.legends.rules.ending import points_of
from tetrarch.legends.rules.playout import playout
from tetrarch.legends.rules.turn import legal_decisions, play_decision

FLATS = 6
"""How many flat arrays the program takes; two arrays of bytes and a number follow them."""


def play_on_gpu(
    board: Flat,
    state: Flat,
    pending: Flat,
    words: Flat,
    scratch: Flat,
    out: Flat,
    mask: Bytes,
    seen: Bytes,
    seat: int,
) -> None:
    out[0] = legal_decisions(board, state, scratch, out)
    play_decision(board, state, scratch, out[1])
    hide(board, state, 0)
    determinize(board, state, 0, words)
    out[2] = playout(board, state, scratch, words, 1000)
    out[3] = points_of(board, state, 0)
    words[0] = settle(board, state, scratch, pending, random_choice(pending, OFFER_WORDS, words))
    words[1] = next_choice(board, state, pending, words[0])
    write_mask(pending, OFFER_WORDS, mask)
    observe(board, state, pending, seat, seen)
