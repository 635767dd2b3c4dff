"""The kernels of Legends as a program for a GPU calls them."""

from __future__ import annotations

from tetrarch.core.kernel import Flat
from tetrarch.legends.rules.chance import determinize, hide
from tetrarch.legends.rules.ending import points_of
from tetrarch.legends.rules.playout import playout
from tetrarch.legends.rules.turn import legal_decisions, play_decision


def play_on_gpu(board: Flat, state: Flat, scratch: Flat, out: Flat, words: Flat) -> None:
    out[0] = legal_decisions(board, state, scratch, out)
    play_decision(board, state, scratch, out[1])
    hide(board, state, 0)
    determinize(board, state, 0, words)
    out[2] = playout(board, state, scratch, words, 1000)
    out[3] = points_of(board, state, 0)
