"""The kernels of Ekö as a program for a GPU calls them: rules, choices and observations."""

from __future__ import annotations

from tetrarch.core.kernel import Bytes, Flat
from tetrarch.core.spaces import random_choice, write_mask
from tetrarch.eko.encoding.batch import deal
from tetrarch.eko.encoding.decision_table import OFFER_WORDS, next_choice, offer_first, settle
from tetrarch.eko.encoding.observation import draw_terrain, observe
from tetrarch.eko.rules.playout import playout
from tetrarch.eko.rules.turn import legal_decisions, play_decision

FLATS = 7
"""How many flat arrays the program takes; two arrays of bytes and a number follow them."""


def play_on_gpu(
    board: Flat,
    chart: Flat,
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
    out[2] = playout(board, state, scratch, words, 1000)
    deal(board, state, scratch, words)
    offer_first(board, chart, state, scratch, pending)
    words[0] = settle(board, chart, state, scratch, pending, random_choice(pending, OFFER_WORDS, words))
    words[1] = next_choice(board, chart, state, pending, words[0])
    write_mask(pending, OFFER_WORDS, mask)
    draw_terrain(chart, seen)
    observe(board, chart, state, pending, seat, seen)
